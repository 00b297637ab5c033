"""HTTP: sessions, the lobby, the last hands; every error names field, value and what is allowed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from doorcard.stud import events as e
from doorcard.table import facts as f
from tests.kit.server import Client, Served, served
from tests.kit.tables import AT_LEISURE, setup

TABLE = {"name": "Mine", "house": "sbg", "games": ["stud"], "small": 200, "big": 400}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Served]:
    async with served(tmp_path) as one:
        yield one


async def test_health(server: Served) -> None:
    answer = (await server.http.get("/api/health")).json()
    assert answer["ok"] is True
    assert answer["tables"] == 0


async def test_a_name_is_picked_kept_and_changed(server: Served) -> None:
    assert (await server.http.get("/api/session")).status_code == 401
    first = await server.http.post("/api/session", json={"name": "  Ana   María "})
    assert first.status_code == 201
    assert first.json()["name"] == "Ana María"
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    again = (await server.http.get("/api/session")).json()
    assert (again["player"], again["balance"], again["token"]) == (first.json()["player"], 0, None)
    renamed = (await server.http.post("/api/session", json={"name": "Anita"})).json()
    assert (renamed["player"], renamed["name"]) == (again["player"], "Anita")


async def test_a_bearer_token_does_as_well_as_a_cookie(server: Served) -> None:
    who, token = await server.person("Ana")
    server.http.cookies.clear()
    answer = await server.http.get("/api/session", headers={"authorization": f"Bearer {token}"})
    assert answer.json()["player"] == who.player


@pytest.mark.parametrize(
    ("path", "body", "status", "field"),
    [
        ("/api/session", {"name": ""}, 400, "name"),
        ("/api/session", {"name": "x" * 21}, 400, "name"),
        ("/api/session", {"name": "<b>"}, 400, "name"),
        ("/api/session", {"name": 5}, 400, "name"),
        ("/api/session", {}, 400, "name"),
        ("/api/session", {"name": "Ana", "admin": True}, 400, "admin"),
        ("/api/tables", TABLE | {"house": "casino"}, 400, "house"),
        ("/api/tables", TABLE | {"games": []}, 400, "games"),
        ("/api/tables", TABLE | {"games": ["bridge"]}, 400, "games"),
        ("/api/tables", TABLE | {"games": ["roll_your_own"]}, 400, "games"),
        ("/api/tables", TABLE | {"small": 0}, 400, "small"),
        ("/api/tables", TABLE | {"small": 500}, 400, "small"),
        ("/api/tables", TABLE | {"small": -1}, 400, "small"),
        ("/api/tables", TABLE | {"seats": 12}, 400, "seats"),
        ("/api/tables", TABLE | {"limit": "spread"}, 400, "limit"),
        ("/api/tables", TABLE | {"ante": 500}, 400, "ante"),
        ("/api/tables", TABLE | {"bring_in": 0}, 400, "bring_in"),
        ("/api/tables", TABLE | {"bots": 9}, 400, "bots"),
        ("/api/tables", TABLE | {"buy_in_least": 900, "buy_in_most": 100}, 400, "buy_in_least"),
        ("/api/tables", TABLE | {"name": " "}, 400, "name"),
        ("/api/nothing", {}, 404, "request"),
    ],
)
async def test_bad_bodies_are_refused_by_field(
    server: Served, path: str, body: Any, status: int, field: str
) -> None:
    await server.person("Ana")
    if path == "/api/session":
        server.http.cookies.clear()
    answer = await server.http.post(path, json=body)
    problem = answer.json()
    assert (answer.status_code, problem["field"]) == (status, field), problem
    assert problem["allowed"]


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 10_000, b"x" * 70_000])
async def test_bodies_that_are_no_json_are_refused(server: Served, body: bytes) -> None:
    answer = await server.http.post("/api/session", content=body)
    assert answer.status_code in (400, 413)
    assert set(answer.json()) == {"field", "value", "allowed", "reason"}


async def test_tables_are_opened_with_a_session_alone(server: Served) -> None:
    assert (await server.http.post("/api/tables", json=TABLE)).status_code == 401
    await server.person("Ana")
    opened = await server.http.post("/api/tables", json=TABLE | {"bots": 3, "seats": 6})
    assert opened.status_code == 201
    name = opened.json()["table"]
    (line,) = (await server.http.get("/api/tables")).json()
    assert line["table"] == name
    assert line["stakes"] == {
        "ante": 20,
        "bring_in": 100,
        "limit": {"type": "fixed", "small": 200, "big": 400},
    }
    assert (await server.http.get(f"/api/tables/{name}")).json()["seats"] == 6
    missing = await server.http.get("/api/tables/nowhere")
    assert (missing.status_code, missing.json()["field"]) == (404, "table")


async def test_what_the_house_gives_is_told_before_a_table_is_opened(server: Served) -> None:
    async def checked(**change: Any) -> Any:
        return (await server.http.post("/api/tables/check", json=TABLE | change)).json()

    full = (await checked(house="full_tilt"))["setup"]
    assert (full["stakes"]["ante"], full["stakes"]["bring_in"], full["act_ms"]) == (40, 50, 20_000)
    assert full["buy_in"] == {"least": 4000, "most": 40_000}
    spread = (await checked(house="home", small=100, big=500, ante=None))["setup"]
    assert (spread["stakes"]["ante"], spread["stakes"]["bring_in"], spread["act_ms"]) == (25, 100, 0)
    refused = await checked(seats=1)
    assert (refused["setup"], refused["problem"]["field"]) == (None, "seats")
    assert (await server.http.get("/api/tables")).json() == []


@pytest.mark.parametrize("digits", ["-1", "9" * 30, "9" * 4_300])
@pytest.mark.parametrize(
    "field", ["small", "ante", "every", "seats", "seconds_to_act", "time_bank_seconds", "bots"]
)
async def test_a_number_no_table_can_have_is_refused_by_its_own_name(
    server: Served, field: str, digits: str
) -> None:
    await server.person("Ana")
    body = json.dumps(TABLE | {"games": ["stud", "razz"], field: "?"}).replace('"?"', digits)
    answer = await server.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["field"]) == (400, field)
    assert answer.json()["allowed"]


async def test_games_and_houses_are_listed(server: Served) -> None:
    games = (await server.http.get("/api/games")).json()
    houses = (await server.http.get("/api/houses")).json()
    assert {"stud", "razz", "baseball"} <= {one["name"] for one in games}
    assert {"full_tilt", "timed", "sbg", "home", "regle"} <= {one["name"] for one in houses}


async def test_the_last_hands_and_one_of_them(server: Served) -> None:
    table = await server.open(setup("full_tilt", pause_ms=0, show_ms=0), bots=4)
    rail = await server.client(table)
    while rail.number < 6:
        await rail.next()
    lines = (await server.http.get(f"/api/tables/{table}/hands")).json()
    assert [one["number"] for one in lines] == sorted((one["number"] for one in lines), reverse=True)
    last = lines[0]
    assert last["pot"] == sum(one["amount"] for one in last["won"])
    record = (await server.http.get(f"/api/tables/{table}/hands/{last['number']}")).json()
    assert record["your_seat"] is None
    assert record["events"][0]["type"] == "started"
    assert set(record["events"][0]["deck"]) == {None}
    assert record["events"][-1]["type"] == "ended"
    missing = await server.http.get(f"/api/tables/{table}/hands/100000")
    assert missing.status_code == 404


async def test_a_hand_in_play_has_no_record(server: Served) -> None:
    table = await server.open(setup(pause_ms=0, **AT_LEISURE))
    clients = []
    for seat, name in ((1, "Ana"), (2, "Ben")):
        _, token = await server.person(name)
        client = await server.client(table, token)
        await client.until("Welcome")
        await client.ask("sit", seat=seat, buy_in=5000)
        clients.append(client)
    await clients[0].until("HandBegan")
    assert (await server.http.get(f"/api/tables/{table}/hands/1")).status_code == 404
    assert (await server.http.get(f"/api/tables/{table}/hands")).json() == []


async def test_live_hands_are_in_the_record_of_those_dealt_in_where_the_house_keeps_them(
    server: Served,
) -> None:
    table = await server.open(setup("full_tilt", pause_ms=0, **AT_LEISURE))
    tokens, clients = [], []
    for seat, name in ((1, "Ana"), (2, "Ben"), (3, "Cat")):
        _, token = await server.person(name)
        client = await server.client(table, token)
        await client.until("Welcome")
        await client.ask("sit", seat=seat, buy_in=20_000)
        client.seat = seat
        tokens.append(token)
        clients.append(client)
    over: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    await asyncio.gather(*(call_down(client, over) for client in clients))
    server.http.cookies.clear()
    path = f"/api/tables/{table}/hands/{over.result()}"
    own = (await server.http.get(path, headers={"authorization": f"Bearer {tokens[0]}"})).json()
    rail = (await server.http.get(path)).json()
    (mine,) = [one for one in own["events"] if one["type"] == "live_hands_revealed"]
    (theirs,) = [one for one in rail["events"] if one["type"] == "live_hands_revealed"]
    assert mine["hands"]
    assert theirs["hands"] == []


def is_reveal(fact: f.Fact) -> bool:
    return isinstance(fact, f.Played) and isinstance(fact.event, e.LiveHandsRevealed)


async def call_down(client: Client, over: asyncio.Future[int]) -> None:
    """Check and call to the end, until a beaten hand has been mucked and the hand is over: which one it was."""
    revealed = False
    while not over.done():
        message = await client.next()
        for fact in getattr(message, "facts", ()):
            revealed = revealed or is_reveal(fact)
            if revealed and isinstance(fact, f.HandEnded) and not over.done():
                over.set_result(fact.number)
        asked = getattr(message, "asked", None)
        if asked is None or client.seat not in asked.seats:
            continue
        if asked.what == "ante":
            await client.send("post_ante", post=True)
        elif client.options is not None:
            offers = {type(one).__name__: one for one in client.options.actions()}
            order = ("Check", "Call", "BringIn", "Muck")
            await client.act(next(offers[kind] for kind in order if kind in offers))


@pytest.mark.parametrize("path", ["/", "/table/x", "/api/health", "/api/tables", "/api/tables/x", "/no.js"])
async def test_head_is_answered_as_get_without_a_body(server: Served, path: str) -> None:
    whole, head = await server.http.get(path), await server.http.head(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    assert head.headers["content-length"] == whole.headers["content-length"]
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert (await server.http.head("/api/session")).status_code == 401
    assert (await server.http.head("/api/odds")).status_code == 405
    assert (await server.http.get("/api/health")).json()["ok"], "the connection is as good as before"


async def test_the_page_is_served_with_its_headers(server: Served) -> None:
    answer = await server.http.get("/")
    assert answer.status_code in (200, 503)
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    outside = await server.http.get("/..%2f..%2fpyproject.toml")
    assert outside.status_code in (404, 503)
