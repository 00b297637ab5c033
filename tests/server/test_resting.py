"""Bots do not play for ever when nobody looks: the table rests, and goes on when somebody comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from doorcard.server.botseat import Pace
from doorcard.server.room import REST_S, Room
from doorcard.server.rooms import Rooms
from doorcard.store import MemoryStore
from doorcard.table import BuyIn, Who
from doorcard.table.facts import HandEnded
from tests.kit.server import LONG, NO_PACE, served
from tests.kit.tables import AT_LEISURE, setup

DEEP = BuyIn(1_000_000, 1_000_000)
"""So many chips that nobody loses them all in a few hands, and nothing comes after a hand's end."""
QUICK = {**AT_LEISURE, "pause_ms": 0, "buy_in": DEEP}


class Ear:
    """A listener that keeps how often it was told something."""

    def __init__(self, who: Who | None = None) -> None:
        self.who = who
        self.told = 0

    def tell(self, *_: object) -> None:
        self.told += 1

    welcome = missed = answer = close = lambda *_: None


class Clock:
    """The time by which a table knows how long nobody has looked; it stands still until it is set on."""

    now = 1000.0

    def on(self, seconds: float = REST_S + 1) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    one = Clock()
    monkeypatch.setattr("doorcard.server.room.time", SimpleNamespace(monotonic=lambda: one.now))
    return one


async def comes(what: Callable[[], bool]) -> None:
    for _ in range(int(LONG * 100)):
        if what():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never comes")


async def rests(room: Room) -> None:
    """Wait until the table rests."""
    await comes(lambda: room.resting)


async def at_rest(rooms: Rooms, clock: Clock) -> Room:
    room = await rooms.open(setup(**QUICK), bots=4)
    await plays(room, 1)
    clock.on()
    await rests(room)
    return room


async def plays(room: Room, hands: int) -> None:
    """Wait until so many hands more have begun."""
    goal = room.table.number + hands
    await comes(lambda: room.table.number >= goal)


async def test_a_table_nobody_looks_at_finishes_its_hand_and_rests(clock: Clock) -> None:
    store = MemoryStore()
    rooms = Rooms(store, NO_PACE)
    room = await rooms.open(setup(**QUICK), bots=4)
    await plays(room, 3)
    clock.on(REST_S - 1)
    await plays(room, 2)
    clock.on(2)
    await rests(room)
    assert not room.table.playing
    seq = room.table.seq
    assert isinstance((await store.facts(room.name, seq - 1))[0].fact, HandEnded)
    await asyncio.sleep(0.2)
    assert room.table.seq == seq, "nothing more is written"
    await rooms.close()


@pytest.mark.parametrize("who", [None, Who("p-1", "Ana")], ids=["on the rail", "with a name"])
async def test_it_goes_on_at_once_for_whoever_opens_it_and_rests_when_he_is_gone(
    clock: Clock, who: Who | None
) -> None:
    rooms = Rooms(MemoryStore(), NO_PACE)
    room = await at_rest(rooms, clock)
    ear = Ear(who)
    room.join(ear)
    assert not room.resting
    await plays(room, 2)
    clock.on()
    await plays(room, 3)
    assert ear.told
    room.leave(ear)
    await plays(room, 2)
    clock.on()
    await rests(room)
    await rooms.close()


async def test_another_bot_is_nobody(clock: Clock) -> None:
    rooms = Rooms(MemoryStore(), NO_PACE)
    room = await at_rest(rooms, clock)
    room.join(Ear(Who("bot-x", "X", True)))
    assert room.resting
    await rooms.close()


async def test_a_host_may_let_bots_play_for_ever(clock: Clock) -> None:
    rooms = Rooms(MemoryStore(), NO_PACE, rest_s=None)
    room = await rooms.open(setup(**QUICK), bots=4)
    clock.on()
    await plays(room, 3)
    await rooms.close()


async def test_a_table_that_rests_rests_again_after_a_restart_and_wakes_the_same(clock: Clock) -> None:
    store = MemoryStore()
    rooms = Rooms(store, NO_PACE)
    room = await at_rest(rooms, clock)
    await rooms.close()
    again = Rooms(store, NO_PACE)
    await again.recover()
    room = again.rooms[room.name]
    await plays(room, 1)
    clock.on()
    await rests(room)
    room.look()
    await plays(room, 1)
    await again.close()


async def test_a_server_stopped_in_the_middle_of_a_hand_finishes_it_first(clock: Clock) -> None:
    store = MemoryStore()
    rooms = Rooms(store, Pace(3_600_000, 3_600_000))
    room = await rooms.open(setup(**QUICK), bots=4)
    await plays(room, 1)
    await rooms.close()
    assert room.table.playing
    number = room.table.number
    again = Rooms(store, NO_PACE)
    await again.recover()
    clock.on()
    room = again.rooms[room.name]
    await rests(room)
    assert (room.table.playing, room.table.number) == (False, number)
    await again.close()


async def test_people_at_the_table_are_never_kept_waiting(tmp_path: Path, clock: Clock) -> None:
    async with served(tmp_path) as server:
        # She may be dealt in before she is out, and then lets her time run out.
        table = await server.open(setup(pause_ms=0, show_ms=0, act_ms=300), bots=3)
        _, token = await server.person("Ana")
        client = await server.client(table, token)
        await client.until("Welcome")
        await client.ask("sit", seat=8, buy_in=5000)
        await client.ask("sit_out", on=True)
        clock.on()
        await client.until("HandEnded")
        await client.until("HandEnded")
        assert not server.app.rooms.rooms[table].resting


async def test_who_comes_to_the_lobby_finds_all_tables_playing(tmp_path: Path, clock: Clock) -> None:
    async with served(tmp_path) as server:
        rooms = server.app.rooms
        both = [rooms.rooms[await server.open(setup(**QUICK), bots=3)] for _ in range(2)]
        for room in both:
            await plays(room, 1)
        clock.on()
        for room in both:
            await rests(room)
        await server.http.get("/api/health")
        assert all(room.resting for room in both), "a monitor is nobody"
        assert len((await server.http.get("/api/tables")).json()) == 2
        for room in both:
            await plays(room, 1)
        clock.on()
        for room in both:
            await rests(room)
        rail = await server.client(both[0].name)
        await rail.until("HandBegan")
        assert [room.resting for room in both] == [False, True], "a table opened wakes that one alone"
