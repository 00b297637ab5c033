"""When something fails: nothing half done, nothing told that was not kept, nothing secret in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from doorcard.server.log import where
from doorcard.server.rooms import Rooms
from doorcard.server.wire import Done, Refused, Welcome
from doorcard.store import Commit, Conflict, GroupCommit, MemoryStore, Numbered, StoreError
from doorcard.table import Who
from doorcard.table import facts as f
from doorcard.table import requests as r
from tests.kit.server import LONG, NO_PACE
from tests.kit.tables import ANA, setup


class Failing(MemoryStore):
    """A store whose disk is full for a while."""

    full = False

    async def append(self, commits: Sequence[Commit]) -> None:
        if self.full:
            raise StoreError("the database cannot be written: disk full")
        await super().append(commits)


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self, who: Who | None) -> None:
        self.who = who
        self.heard: list[Any] = []
        self.arrived = asyncio.Event()

    def _keep(self, message: Any) -> None:
        self.heard.append(message)
        self.arrived.set()

    welcome = missed = tell = answer = _keep

    def close(self, code: int, reason: str) -> None: ...

    async def next(self) -> Any:
        """The next thing heard."""
        async with asyncio.timeout(LONG):
            while not self.heard:
                self.arrived.clear()
                await self.arrived.wait()
        return self.heard.pop(0)


async def test_what_could_not_be_recorded_has_not_happened() -> None:
    store = Failing()
    rooms = Rooms(store, NO_PACE)
    room = await rooms.open(setup())
    ear = Ear(ANA)
    room.join(ear)
    assert isinstance(await ear.next(), Welcome)
    store.full = True
    room.ask(ANA, r.Sit("a", 1, 5000), ear)
    refused = await ear.next()
    assert isinstance(refused, Refused)
    assert (refused.id, refused.field) == ("a", "store")
    assert room.table.chairs == ()
    store.full = False
    room.ask(ANA, r.Sit("a", 1, 5000), ear)
    assert [type(await ear.next()).__name__ for _ in range(2)] == ["Telling", "Done"]
    assert room.table.chair(1).stack == 5000
    await rooms.close()


async def test_one_tables_conflict_does_not_stop_the_others() -> None:
    store = MemoryStore()
    commits = GroupCommit(store)

    def commit(table: str, seq: int) -> Commit:
        return Commit(table, 0, (Numbered(seq, f.Said(None, "Ana", "hi")),))

    await commits.append(commit("one", 1))
    results = await asyncio.gather(
        commits.append(commit("one", 1)),
        commits.append(commit("two", 1)),
        commits.append(commit("three", 1)),
        return_exceptions=True,
    )
    assert [type(one) for one in results] == [Conflict, type(None), type(None)]
    assert await store.tables() == ("one", "two", "three")


async def test_a_table_that_fails_says_so_plays_on_and_logs_no_card(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from doorcard.server import work

    rooms = Rooms(MemoryStore(), NO_PACE)
    room = await rooms.open(setup())
    ear = Ear(ANA)
    room.join(ear)
    await ear.next()

    def broken(*_: object) -> None:
        raise KeyError("the ace As and the token abcdef")

    with monkeypatch.context() as patched:
        patched.setattr(work, "handle", broken)
        room.ask(ANA, r.Sit("a", 1, 5000), ear)
        refused = await ear.next()
    assert isinstance(refused, Refused)
    assert "As" not in refused.allowed
    room.ask(ANA, r.Sit("b", 1, 5000), ear)
    await ear.next()
    assert isinstance(await ear.next(), Done)
    said = "".join(capsys.readouterr())
    assert "KeyError" in said
    assert "As" not in said
    assert "abcdef" not in said
    await rooms.close()


def test_only_the_stores_own_words_are_logged() -> None:
    assert "reason" not in where(ValueError("As Kd"))
    assert where(StoreError("disk full"))["reason"] == "disk full"
