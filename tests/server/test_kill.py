"""Killed at any moment and started again: the table, the hand, the stacks and the turn are as they were.

DOORCARD_KILLS says how often.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from doorcard.server.rooms import recovered
from doorcard.server.welcome import welcome
from doorcard.server.wire import Welcome
from doorcard.store import Commit, MemoryStore, Numbered
from doorcard.store.sql import open_store
from doorcard.table import Table, Who, apply, told
from doorcard.table import facts as f
from tests.kit import killed
from tests.kit.server import LONG, Client
from tests.store.postgres import free_port

KILLS = int(os.environ.get("DOORCARD_KILLS", "20"))
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.kit.killed"])


class Killed:
    """The server, its port and its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: BaseProcess | None = None

    async def start(self) -> list[dict[str, Any]]:
        """Start it; the lobby once it answers."""
        self.process = PROCESSES.Process(target=killed.run, args=(self.folder, self.port), daemon=True)
        self.process.start()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as http:
            async with asyncio.timeout(LONG):
                while True:
                    try:
                        return list((await http.get("/api/tables")).json())
                    except httpx.HTTPError:
                        assert self.process.is_alive(), "the server did not start"
                        await asyncio.sleep(0.05)

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.join()

    async def join(self, table: str, token: str | None = None) -> Client:
        """A socket, welcomed."""
        query = "" if token is None else f"?token={token}"
        address = f"ws://127.0.0.1:{self.port}/ws/tables/{table}{query}"
        link = await connect(address, compression=None, max_queue=None, open_timeout=LONG)
        client = Client(link)
        await client.until("Welcome")
        return client


async def watch(client: Client, rng: random.Random) -> None:
    """Act when asked, by the welcome too, and read, until the socket breaks."""
    while True:
        if client.asked is not None and client.asked.what == "ante" and client.seat in client.asked.seats:
            await client.send("post_ante", id=f"{rng.random()}", post=True)
        if client.options is not None and rng.random() < 0.9:
            await client.act(rng.choice(client.options.actions()))
        await client.next()


@pytest.mark.timeout(1_800)
async def test_killed_at_any_moment_nothing_told_is_lost(tmp_path: Path) -> None:
    rng = random.Random(9)
    server = Killed(tmp_path)
    tables = [one["table"] for one in await server.start()]
    token, player = await sit_down(server, tables[0])
    logs: dict[str, list[f.Fact]] = {table: [] for table in tables}
    middles = 0
    try:
        for _ in range(KILLS):
            clients = [await server.join(table) for table in tables]
            clients.append(await server.join(tables[0], token))
            for table, client in zip([*tables, tables[0]], clients, strict=True):
                logs[table] = await check(server, table, client.welcome, logs[table], client is clients[-1])
                middles += client.welcome.playing
            playing = [asyncio.create_task(watch(client, rng)) for client in clients]
            await asyncio.sleep(rng.uniform(0.02, 0.8))
            server.kill()
            await asyncio.gather(*playing, return_exceptions=True)
            for table, client in zip(tables, clients, strict=False):
                facts = await log_of(server, table)
                for seq, fact in client.facts:
                    assert told(facts[seq - 1], None, None) == fact, "what was told was not kept"
            await check_chips(server, tables)
            await server.start()
    finally:
        server.kill()
    assert player
    assert middles > KILLS, "the moments were not in the middle of hands"


async def sit_down(server: Killed, table: str) -> tuple[str, str]:
    """A person at the table; the token and the id."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=LONG) as http:
        session = (await http.post("/api/session", json={"name": "Ana"})).json()
    client = await server.join(table, session["token"])
    answer = await client.ask("sit", seat=8, buy_in=10_000)
    assert type(answer).__name__ == "Done", answer
    await client.close()
    return session["token"], session["player"]


async def log_of(server: Killed, table: str) -> list[f.Fact]:
    """The table's facts on the disk."""
    store = await open_store(f"sqlite:///{server.folder / 'doorcard.db'}")
    facts = [one.fact for one in await store.facts(table)]
    await store.close()
    return facts


async def check(
    server: Killed, table: str, message: Welcome, before: list[f.Fact], own: bool
) -> list[f.Fact]:
    """The welcome after a start is the fold of the log, and the log goes on where it ended."""
    facts = await log_of(server, table)
    assert facts[: len(before)] == before, "the log was changed"
    memory = MemoryStore()
    await memory.append(
        [Commit(table, 0, tuple(Numbered(at, fact) for at, fact in enumerate(facts[: message.seq], 1)))]
    )
    state, recent = await recovered(memory, table)
    who = None if message.you.player is None else Who(message.you.player, message.you.name or "")
    expected = welcome(table, state, recent, who, 0)
    for field in (
        "seq",
        "seats",
        "dealer",
        "number",
        "playing",
        "game",
        "hand",
        "hand_seat",
        "recent",
        "you",
    ):
        assert getattr(message, field) == getattr(expected, field), field
    assert own == (message.you.seat is not None)
    if message.asked is not None and message.asked.what == "act":
        hand = state.hand
        assert hand is not None
        from doorcard.stud import options, to_act

        assert message.asked.seats == to_act(hand)
        seat = message.you.seat
        assert message.asked.options == (options(hand, seat) if seat in to_act(hand) else None)
    return facts


async def check_chips(server: Killed, tables: list[str]) -> None:
    """The ledger sums to zero, and says of every player what the table says."""
    store = await open_store(f"sqlite:///{server.folder / 'doorcard.db'}")
    for name in tables:
        state: Table | None = None
        for one in await store.facts(name):
            state = apply(state, one.fact)
        assert state is not None
        balances = await store.balances(f"table:{name}:")
        seated = {f"table:{name}:{chair.player}": chair.stack for chair in state.chairs}
        assert {account: amount for account, amount in balances.items() if amount} == {
            account: amount for account, amount in seated.items() if amount
        }
        if state.playing and state.hand is not None:
            started = sum(state.chair(one.seat).stack for one in state.dealt)
            assert sum(player.stack for player in state.hand.players) + state.hand.pot == started
    everything = await store.balances("")
    assert sum(everything.values()) == 0
    await store.close()
