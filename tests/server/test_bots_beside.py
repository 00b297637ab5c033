"""A bot that thinks long does so beside the event loop: nobody waits for it but its own table."""

from __future__ import annotations

import asyncio
import threading

import pytest

from doorcard.bots import CallingBot, OddsBot, RuleBot
from doorcard.bots.reading import Spot
from doorcard.server.rooms import Rooms
from doorcard.store import MemoryStore
from doorcard.stud import Action, View
from tests.kit.server import LONG, NO_PACE
from tests.kit.tables import AT_LEISURE, setup

QUICK = {**AT_LEISURE, "pause_ms": 0}


class Ponderer(CallingBot):
    """A slow bot that thinks until it is told to go on, and remembers where it thought."""

    slow = True

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.began, self.go_on = threading.Event(), threading.Event()
        self.threads: list[str] = []
        self.fails = False

    def decide(self, view: View, seat: int) -> Action:
        self.threads.append(threading.current_thread().name)
        self.began.set()
        assert self.go_on.wait(LONG)
        if self.fails:
            raise KeyError("As")
        return super().decide(view, seat)


def ponderers() -> list[Ponderer]:
    """Two of them; `began` is set when the first question has come to either."""
    bots = [Ponderer("One"), Ponderer("Two")]
    bots[1].began = bots[0].began
    return bots


class Rail:
    """A listener that only wakes whoever waits for something to happen."""

    who = None

    def __init__(self) -> None:
        self.happened = asyncio.Event()

    def _wake(self, *_: object) -> None:
        self.happened.set()

    welcome = missed = tell = answer = close = _wake


async def number_reaches(rooms: Rooms, name: str, number: int) -> None:
    rail = Rail()
    rooms.join(name, rail, None)
    async with asyncio.timeout(LONG):
        while rooms.rooms[name].table.number < number:
            rail.happened.clear()
            await rail.happened.wait()
    rooms.leave(name, rail)


async def test_other_tables_play_on_while_a_bot_thinks() -> None:
    rooms = Rooms(MemoryStore(), NO_PACE)
    slow = await rooms.open(setup(**QUICK))
    bots = ponderers()
    rooms.seat_bots(slow, bots)
    quick = await rooms.open(setup(**QUICK), bots=4)
    assert await asyncio.to_thread(bots[0].began.wait, LONG)
    await number_reaches(rooms, quick.name, quick.table.number + 5)
    assert slow.table.number == 1
    thinking = [bot for bot in bots if bot.threads]
    assert [len(bot.threads) for bot in thinking] == [1], "one question, asked once"
    for bot in bots:
        bot.go_on.set()
    await number_reaches(rooms, slow.name, 3)
    assert all(name.startswith("bots") for bot in bots for name in bot.threads)
    await rooms.close()


async def test_an_answer_that_comes_too_late_is_nobodys() -> None:
    rooms = Rooms(MemoryStore(), NO_PACE)
    room = await rooms.open(setup(pause_ms=0, show_ms=0, act_ms=150))
    bots = ponderers()
    rooms.seat_bots(room, bots)
    await number_reaches(rooms, room.name, 2)
    for bot in bots:
        bot.go_on.set()
    await number_reaches(rooms, room.name, room.table.number + 2)
    await rooms.close()


async def test_a_slow_bot_that_fails_calls() -> None:
    rooms = Rooms(MemoryStore(), NO_PACE)
    room = await rooms.open(setup(**QUICK))
    bots = ponderers()
    for bot in bots:
        bot.fails = True
        bot.go_on.set()
    rooms.seat_bots(room, bots)
    await number_reaches(rooms, room.name, 3)
    await rooms.close()


async def test_a_room_closes_while_a_bot_thinks() -> None:
    rooms = Rooms(MemoryStore(), NO_PACE)
    room = await rooms.open(setup(**QUICK))
    bots = ponderers()
    rooms.seat_bots(room, bots)
    assert await asyncio.to_thread(bots[0].began.wait, LONG)
    await asyncio.wait_for(rooms.close(), LONG / 4)
    for bot in bots:
        bot.go_on.set()


def test_bots_say_whether_they_are_slow() -> None:
    assert (RuleBot(1).slow, OddsBot(1).slow) == (False, True)


async def test_a_room_seats_as_many_bots_that_count_as_it_is_told_and_again_when_it_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted: set[str] = set()
    share = OddsBot.share

    def watched(bot: OddsBot, now: Spot) -> float:
        counted.add(bot.name)
        return share(bot, now)

    monkeypatch.setattr(OddsBot, "share", watched)
    store = MemoryStore()
    rooms = Rooms(store, NO_PACE, counting=1)
    room = await rooms.open(setup(**QUICK), bots=3)
    await number_reaches(rooms, room.name, 4)
    await rooms.close()
    assert len(counted) == 1
    counted.clear()
    again = Rooms(store, NO_PACE, counting=2)
    await again.recover()
    await number_reaches(again, room.name, again.rooms[room.name].table.number + 4)
    await again.close()
    assert len(counted) == 2
