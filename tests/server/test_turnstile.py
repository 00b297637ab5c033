"""How many sockets one address and one player may hold open; over the network, as a browser opens them."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from doorcard.server.commands import ADDRESS_SOCKETS, PLAYER_SOCKETS, play, serve
from doorcard.server.gateway import Patience
from doorcard.server.turnstile import check_most
from tests.kit.server import LONG, Served, served
from tests.kit.tables import setup


async def opened(server: Served, table: str, token: str = "", **headers: str) -> ClientConnection:
    """A socket that has been welcomed."""
    link = await connect(
        f"ws://127.0.0.1:{server.port}/ws/tables/{table}?token={token}",
        additional_headers={key.replace("_", "-"): value for key, value in headers.items()},
        ping_interval=None,
        open_timeout=LONG,
    )
    await asyncio.wait_for(link.recv(), LONG)
    return link


async def refused(server: Served, table: str, token: str = "", **headers: str) -> tuple[int, dict[str, Any]]:
    """The status and the problem of a socket that was not opened."""
    with pytest.raises(InvalidStatus) as caught:
        await opened(server, table, token, **headers)
    response = caught.value.response
    assert response.body is not None
    return response.status_code, json.loads(response.body)


async def inside(server: Served, count: int) -> None:
    """Wait until so many sockets are counted."""
    for _ in range(int(LONG * 100)):
        if (await server.http.get("/api/health")).json()["sockets"] == count:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"never {count} sockets")


async def test_one_address_holds_so_many_sockets_and_is_told_so_before_one_too_many_opens(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, address_sockets="3") as server:
        table = await server.open(setup())
        links = [await opened(server, table) for _ in range(3)]
        assert await refused(server, table) == (
            429,
            {
                "field": "sockets",
                "value": "too many from one address",
                "allowed": "3 at once",
                "reason": None,
            },
        )
        _, spanish = await refused(server, table, accept_language="es-ES,en;q=0.5")
        assert spanish == {
            "field": "sockets",
            "value": "demasiadas desde una misma dirección",
            "allowed": "3 a la vez",
            "reason": None,
        }
        assert (await server.http.get("/api/tables")).status_code == 200, "HTTP goes on"
        await links[0].close()
        await inside(server, 2)
        links[0] = await opened(server, table)
        assert (await refused(server, table))[0] == 429
        for link in links:
            await link.close()


async def test_one_player_holds_so_many_sockets_at_all_tables_together(tmp_path: Path) -> None:
    async with served(tmp_path, player_sockets="2") as server:
        one, other = await server.open(setup()), await server.open(setup())
        _, ana = await server.person("Ana")
        _, ben = await server.person("Ben")
        links = [await opened(server, one, ana), await opened(server, other, ana)]
        status, problem = await refused(server, one, ana)
        assert (status, problem["value"], problem["allowed"]) == (429, "too many of one player", "2 at once")
        links += [await opened(server, one, ben), await opened(server, one)]
        for link in links:
            await link.close()


async def hang_up(server: Served, link: ClientConnection, table: str) -> None:
    link.transport.abort()


async def good_bye(server: Served, link: ClientConnection, table: str) -> None:
    await link.close()


async def flood(server: Served, link: ClientConnection, table: str) -> None:
    with contextlib.suppress(ConnectionClosed):  # it may be closed before all has been said
        for _ in range(30):
            await link.send("nonsense")


async def too_long(server: Served, link: ClientConnection, table: str) -> None:
    await link.send("x" * 20_000)


async def table_closes(server: Served, link: ClientConnection, table: str) -> None:
    await server.app.rooms.release(table)


@pytest.mark.parametrize("ending", [hang_up, good_bye, flood, too_long, table_closes])
async def test_a_socket_is_counted_down_however_it_ends(tmp_path: Path, ending: Any) -> None:
    patience = Patience(garbage=3, farewell_s=0.2)
    async with served(tmp_path, address_sockets="1", player_sockets="1", patience=patience) as server:
        table, other = await server.open(setup()), await server.open(setup())
        _, ana = await server.person("Ana")
        link = await opened(server, table, ana)
        assert (await refused(server, other, ana))[0] == 429
        await ending(server, link, table)
        await inside(server, 0)
        await link.wait_closed()
        await (await opened(server, other, ana)).close()


async def test_a_socket_that_finds_no_table_or_comes_from_another_site_is_not_counted(tmp_path: Path) -> None:
    async with served(tmp_path, address_sockets="1") as server:
        table = await server.open(setup())
        for _ in range(3):
            link = await connect(f"ws://127.0.0.1:{server.port}/ws/tables/nowhere")
            await link.wait_closed()
            assert link.close_code == 4404
            with pytest.raises(InvalidStatus, match="403"):
                await opened(server, table, origin="https://evil.example")
        await (await opened(server, table)).close()


async def test_behind_a_proxy_everybody_has_sockets_of_his_own(tmp_path: Path) -> None:
    async with served(tmp_path, address_sockets="1") as server:
        table = await server.open(setup())
        links = [await opened(server, table, x_forwarded_for=f"203.0.113.{one}") for one in (1, 2)]
        assert (await refused(server, table, x_forwarded_for="203.0.113.1"))[0] == 429
        for link in links:
            await link.close()


async def test_a_club_behind_one_address_comes_in(tmp_path: Path) -> None:
    usual = {"address_sockets": ADDRESS_SOCKETS, "player_sockets": PLAYER_SOCKETS}
    async with served(tmp_path, **usual) as server:
        table = await server.open(setup())
        links = []
        for number in range(15):
            _, token = await server.person(f"Member {number}")
            links += [await opened(server, table, token) for _ in range(10)]
        await inside(server, 150)
        for link in links:
            link.transport.abort()
            await link.wait_closed()


def test_whoever_serves_has_the_limits_unless_he_says_otherwise() -> None:
    chosen = inspect.signature(serve).parameters
    assert chosen["address_sockets"].default == "200" and chosen["player_sockets"].default == "20"
    assert {"ADDRESS_SOCKETS", "PLAYER_SOCKETS"} <= set(play.__code__.co_names)


@pytest.mark.parametrize("text", ["", "x", "0", "-1", "2.5", "20/minute", "²", "9" * 8, "9" * 5000])
def test_a_limit_that_cannot_be_read_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=r"player-sockets: .*; 1 to 1000000, or off"):
        check_most("player-sockets", text)


@pytest.mark.parametrize(("text", "most"), [("off", None), (" OFF ", None), ("1", 1), (" 200 ", 200)])
def test_limits_as_a_host_writes_them(text: str, most: int | None) -> None:
    assert check_most("address-sockets", text) == most
