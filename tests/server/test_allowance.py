"""How many sessions and tables one address may make; behind a proxy the address is the one it forwards."""

from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from doorcard.server.allowance import check_allowance
from doorcard.server.config import Settings
from tests.kit.server import Served, served

TABLE = {"name": "Mine", "house": "sbg", "games": ["stud"], "small": 200, "big": 400}


async def come(server: Served, forwarded: str = "", **headers: str) -> httpx.Response:
    """Somebody new picks a name."""
    server.http.cookies.clear()
    sent = headers | ({"x-forwarded-for": forwarded} if forwarded else {})
    return await server.http.post("/api/session", json={"name": "Ana"}, headers=sent)


async def test_one_address_makes_so_many_sessions_and_is_told_when_it_may_again(tmp_path: Path) -> None:
    async with served(tmp_path, new_sessions="3/minute") as server:
        assert [(await come(server)).status_code for _ in range(4)] == [201, 201, 201, 429]
        refused = await come(server)
        wait = int(refused.headers["retry-after"])
        assert 1 <= wait <= 60
        problem = refused.json()
        assert (problem["field"], problem["value"]) == ("sessions", "too many from one address")
        assert problem["allowed"].startswith("3 a minute; try again in ")
        spanish = (await come(server, **{"accept-language": "es"})).json()
        assert spanish["allowed"].startswith("3 por minuto; prueba otra vez dentro de ")


async def test_the_allowance_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = 0.0
    clock = SimpleNamespace(time=lambda: time.time() + later)
    monkeypatch.setattr("limits.storage.memory.time", clock)
    async with served(tmp_path, new_sessions="1/minute") as server:
        assert [(await come(server)).status_code for _ in range(2)] == [201, 429]
        later = 61.0
        assert [(await come(server)).status_code for _ in range(2)] == [201, 429]


async def test_what_is_refused_or_only_renamed_is_not_counted(tmp_path: Path) -> None:
    async with served(tmp_path, new_sessions="2/minute", new_tables="1/hour") as server:
        server.http.cookies.clear()
        for _ in range(3):
            assert (await server.http.post("/api/session", json={"name": "<b>"})).status_code == 400
        assert (await come(server)).status_code == 201
        for name in ("Ben", "Cat", "Dan"):
            assert (await server.http.post("/api/session", json={"name": name})).status_code == 201
        for _ in range(3):
            bad = await server.http.post("/api/tables", json=TABLE | {"seats": 12})
            assert bad.status_code == 400
        assert (await server.http.post("/api/tables", json=TABLE)).status_code == 201
        refused = await server.http.post("/api/tables", json=TABLE)
        assert (refused.status_code, refused.json()["field"]) == (429, "tables")
        assert refused.json()["allowed"] == "1 a hour; try again in 60 minutes"
        assert len((await server.http.get("/api/tables")).json()) == 1


async def test_behind_a_proxy_everybody_has_an_allowance_of_his_own(tmp_path: Path) -> None:
    async with served(tmp_path, new_sessions="1/minute") as server:
        told = [(await come(server, f"203.0.113.{one}")).status_code for one in (1, 2, 1)]
        assert told == [201, 201, 429]
        invented = [(await come(server, f"198.51.100.{one}, 203.0.113.9")).status_code for one in (1, 2)]
        assert invented == [201, 429], "only what the proxy itself added counts"
        sixes = [(await come(server, f"2001:db8:1:2::{one}")).status_code for one in (1, 2)]
        assert sixes == [201, 429], "whoever has one IPv6 address has a whole network of them"
        assert (await come(server, "2001:db8:1:3::1")).status_code == 201


async def test_nobody_else_may_say_where_he_comes_from(tmp_path: Path) -> None:
    async with served(tmp_path, new_sessions="1/minute", proxies="192.0.2.1") as server:
        told = [(await come(server, f"203.0.113.{one}")).status_code for one in (1, 2)]
        assert told == [201, 429]


async def test_a_class_behind_one_address_comes_in(tmp_path: Path) -> None:
    usual = {"new_sessions": Settings().new_sessions, "new_tables": Settings().new_tables}
    async with served(tmp_path, **usual) as server:
        assert {(await come(server)).status_code for _ in range(40)} == {201}
        opened = {(await server.http.post("/api/tables", json=TABLE)).status_code for _ in range(12)}
        assert opened == {201}


@pytest.mark.parametrize("text", ["", "x", "60", "0/minute", "-1/minute", "3/fortnight"])
def test_an_allowance_that_cannot_be_read_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=r"new-sessions: .*60/minute"):
        check_allowance("new-sessions", text)


@pytest.mark.parametrize(
    ("text", "counts"), [("off", []), ("60/minute; 200/day", [60, 200]), ("5 per 2 hours", [5])]
)
def test_allowances_as_a_host_writes_them(text: str, counts: list[Any]) -> None:
    assert [item.amount for item in check_allowance("new-tables", text)] == counts
