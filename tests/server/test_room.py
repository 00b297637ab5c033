"""A real server, real sockets: sitting down, playing, coming back, being late."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from doorcard.server.room import TAIL
from doorcard.table import facts as f
from tests.kit.server import LONG, Client, Served, served
from tests.kit.tables import AT_LEISURE, setup


async def two_seated(server: Served, **changes: object) -> tuple[str, list[Client]]:
    table = await server.open(setup(**{**AT_LEISURE, "pause_ms": 50, **changes}))
    clients = []
    for seat, name in ((1, "Ana"), (2, "Ben")):
        _, token = await server.person(name)
        client = await server.client(table, token)
        await client.until("Welcome")
        assert type(await client.ask("sit", seat=seat, buy_in=5000)).__name__ == "Done"
        client.seat = seat
        clients.append(client)
    return table, clients


async def until_asked(clients: list[Client]) -> Client:
    """Whoever is asked to act next."""
    async with asyncio.timeout(LONG):
        while True:
            for client in clients:
                with contextlib.suppress(TimeoutError):
                    await client.next(0.05)
                if client.options is not None:
                    return client


async def until_hand(number: int, client: Client) -> None:
    while client.number < number:
        await client.next()


async def test_two_people_sit_down_and_are_dealt_a_hand(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        _, clients = await two_seated(server)
        began = await clients[0].until("HandBegan")
        assert [one.name for one in began.seats] == ["Ana", "Ben"]


async def test_everyone_has_the_same_numbers_without_a_hole(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await server.open(setup(pause_ms=0, show_ms=0), bots=6)
        rails = [await server.client(table) for _ in range(3)]
        for rail in rails:
            await rail.until("Welcome")
        last = max(rail.number for rail in rails) + 8
        await asyncio.gather(*(until_hand(last, rail) for rail in rails))
        shared = set.intersection(*({seq for seq, _ in rail.facts} for rail in rails))
        assert len(shared) > 100


async def test_who_comes_back_is_told_what_was_missed(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table, clients = await two_seated(server)
        ana, _ = clients
        asked = await until_asked(clients)
        since = ana.seq
        assert since is not None
        rail = await server.client(table)
        await rail.until("Welcome")
        await rail.ask("leave")
        await asked.act(asked.options.actions()[0])  # type: ignore[union-attr]
        await rail.next()
        back = await server.client(table, since=since)
        told = await back.next()
        assert told.seq == since + 1
        assert told.facts


async def test_who_was_away_too_long_is_welcomed_anew(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await server.open(setup(pause_ms=0, show_ms=0), bots=6)
        rail = await server.client(table)
        while len(rail.texts) <= TAIL + 1:
            await rail.next()
        for since in (1, 10**9):
            back = await server.client(table, since=since)
            assert type(await back.next()).__name__ == "Welcome"


async def test_a_request_sent_again_is_done_once(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await server.open(setup())
        _, token = await server.person("Ana")
        client = await server.client(table, token)
        for _ in range(2):
            assert type(await client.ask("chat", id="same", text="hi")).__name__ == "Done"
        assert sum(isinstance(fact, f.Said) for _, fact in client.facts) == 1


async def test_a_late_click_does_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        _, clients = await two_seated(server)
        asked = await until_asked(clients)
        action, turn = asked.options.actions()[0], asked.asked.turn  # type: ignore[union-attr]
        await asked.act(action)
        await asked.until("Done")
        answer = await asked.ask(
            "act", action={"type": "check", "seat": asked.seat}, hand=asked.number, turn=turn
        )
        assert answer.field in ("turn", "seat")


async def test_time_runs_out_by_itself(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        _, clients = await two_seated(server, act_ms=100)
        lapsed = await clients[0].until("Lapsed")
        assert lapsed.seat in (1, 2)


async def test_the_lost_connection_is_told_and_so_is_its_return(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table, clients = await two_seated(server)
        ana, ben = clients
        await ben.close()
        assert (await ana.until("Disconnected")).seat == 2
        answer = await server.http.get(f"/api/tables/{table}")
        assert [one["connected"] for one in answer.json()["players"]] == [True, False]
