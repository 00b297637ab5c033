"""At the wire: random hands over real sockets, every socket's text searched for cards it must not have.

DOORCARD_WIRE_HANDS says how many hands, all games together; 10,000 where no test may be skipped (CI).
"""

from __future__ import annotations

import asyncio
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from doorcard.cards import Card
from doorcard.server.wire import Asked
from doorcard.stud import events as e
from doorcard.table import Fact, Who, games_of
from doorcard.table import facts as f
from tests.kit.lean import Lean, lean
from tests.kit.server import Served, served
from tests.kit.tables import setup

try:
    from uvloop import run
except ImportError:
    from asyncio import run

IN_CI = bool(os.environ.get("DOORCARD_FORBID_SKIPS"))
HANDS = int(os.environ.get("DOORCARD_WIRE_HANDS", "10000" if IN_CI else "800"))
EACH = 25
"""Hands a table, before its sockets' texts are searched."""
AT_ONCE = 8

GAMES = [
    ("full_tilt", "stud", 8),
    ("timed", "stud8", 6),
    ("sbg", "razz", 4),
    ("home", "follow_the_queen", 7),
    ("regle", "baseball", 5),
    ("sbg", "roll_your_own", 6),
    ("full_tilt", "low_chicago", 8),
    ("home_ante_only", "mississippi", 3),
]
PUBLIC = re.compile(rb'"(?:player|table|id|token)":"[^"]*"')
CARD = re.compile(rb"(?<![0-9A-Za-z])[2-9TJQKA][cdhs](?![0-9A-Za-z])")
HEAD = re.compile(rb'\{"type":"(?:told|welcome)","seq":(\d+)')


class Told(msgspec.Struct):
    """As much of a `Told` as a player needs who takes random offers."""

    asked: Asked | None = None


DECODER = msgspec.json.Decoder(Told)


class Viewer:
    """A socket: all it read, and, with a seat, its answers."""

    def __init__(self, table: Play, seat: int | None, who: Who | None) -> None:
        self.table = table
        self.seat = seat
        self.who = who
        self.texts: list[bytes] = []
        self.socket: Lean | None = None

    def hear(self, text: bytes) -> None:
        self.texts.append(text)
        if self.seat is None or text.startswith(b'{"type":"done"'):
            return
        if b'"hand_began"' in text:
            self.table.began(text)
        if b'"sat_out","seat":%d,' % self.seat in text:
            broke = b"no_chips" in text
            self.say({"type": "add_chips", "amount": 5000} if broke else {"type": "sit_out", "on": False})
        if b'"options":{' in text:
            asked = DECODER.decode(text).asked
            if asked is not None and asked.options is not None and not self.table.done.is_set():
                action = msgspec.to_builtins(self.table.rng.choice(asked.options.actions()))
                self.say({"type": "act", "hand": self.table.number, "turn": asked.turn, "action": action})

    def say(self, request: dict[str, Any]) -> None:
        assert self.socket is not None
        identity = f"{self.seat}:{next(self.table.ids)}"
        self.socket.say(msgspec.json.encode({"id": identity, **request}))


class Play:
    """One table: its players, two on the rail, and one more who comes in the middle of a hand."""

    def __init__(self, house: str, game: str, seats: int, seed: int) -> None:
        self.terms = setup(house, game, pause_ms=0, show_ms=60_000, act_ms=60_000)
        self.seats = seats
        self.rng = random.Random(seed)
        self.ids = iter(range(10**9))
        self.number = 0
        self.done = asyncio.Event()
        self.middle = asyncio.Event()
        self.viewers: list[Viewer] = []

    def began(self, text: bytes) -> None:
        """The number of the hand; after `EACH` it is over."""
        at = text.index(b'"hand_began","number":') + 22
        self.number = max(self.number, int(text[at : text.index(b",", at)]))
        if self.number == 3:
            self.middle.set()
        if self.number > EACH:
            self.done.set()

    async def add(self, server: Served, table: str, seat: int | None, name: str | None) -> None:
        """A socket more."""
        who, query = None, ""
        if name is not None:
            who = Who(f"p{name}", name)
            query = f"?token={server.app.http.state.auth.token(who)}"
        viewer = Viewer(self, seat, who)
        self.viewers.append(viewer)
        viewer.socket = await lean(viewer.hear, f"/ws/tables/{table}{query}", "127.0.0.1", server.port)
        if seat is not None:
            viewer.say({"type": "prefer", "auto_ante": True})
            viewer.say({"type": "sit", "seat": seat, "buy_in": 5000})
            viewer.say({"type": "prefer", "auto_ante": True})

    async def run(self, server: Served) -> int:
        """Play, then search; how many texts there were."""
        table = await server.open(self.terms)
        for seat in range(1, self.seats + 1):
            await self.add(server, table, seat, f"Player {seat}")
        await self.add(server, table, None, None)
        await self.add(server, table, None, "Watcher")
        async with asyncio.timeout(1_500):
            await self.middle.wait()
            await self.add(server, table, None, None)
            await self.add(server, table, None, "Player 1")
            await self.done.wait()
        await server.app.rooms.release(table)
        await asyncio.gather(*(one.socket.closed for one in self.viewers if one.socket is not None))
        facts = [one.fact for one in await server.app.rooms.store.facts(table)]
        rule = games_of(self.terms.schedule)[0].wild
        always = {card.value for card in (rule.cards if rule is not None else ())}
        for viewer in self.viewers:
            known = readable(facts, viewer.who)
            search(viewer, known, always)
            await self.look_back(server, table, viewer, known, always)
        return sum(len(viewer.texts) for viewer in self.viewers)

    async def look_back(
        self, server: Served, table: str, viewer: Viewer, known: list[frozenset[str]], always: set[str]
    ) -> None:
        """The record of a finished hand holds no card that could not be read at its end."""
        number = self.rng.randint(1, EACH)
        hand = await server.app.rooms.store.hand(table, number)
        assert hand is not None
        headers = {}
        if viewer.who is not None:
            headers["authorization"] = f"Bearer {server.app.http.state.auth.token(viewer.who)}"
        answer = await server.http.get(f"/api/tables/{table}/hands/{number}", headers=headers)
        assert answer.status_code == 200
        found = {card.decode() for card in CARD.findall(PUBLIC.sub(b"", answer.content))}
        assert found <= always | known[hand.last], f"{viewer.who} could read {found - known[hand.last]}"


def readable(facts: list[Fact], who: Who | None) -> list[frozenset[str]]:
    """By every fact, the cards of the hand in play the viewer may have read: the log knows them all."""
    known: frozenset[str] = frozenset()
    seats: dict[str, int] = {}
    out = [known]
    for fact in facts:
        if isinstance(fact, f.HandBegan):
            known, seats = frozenset(), {one.player: one.seat for one in fact.seats}
        elif isinstance(fact, f.Played):
            own = None if who is None else seats.get(who.player)
            more = {card.value for card in may_read(fact.event, own) if card is not None}
            known = known | more if more else known
        out.append(known)
    return out


def may_read(event: e.Event, own: int | None) -> tuple[Card | None, ...]:
    """What an event shows a seat, said once more and differently from `stud.sight`."""
    if isinstance(event, e.Dealt):
        return (event.card,) if event.up or event.seat == own else ()
    if isinstance(event, e.CommunityDealt | e.Turned):
        return (event.card,)
    if isinstance(event, e.Shown):
        return event.down
    if isinstance(event, e.LiveHandsRevealed) and own in event.dealt_in:
        return tuple(card for hand in event.hands for card in hand.down)
    return ()


def search(viewer: Viewer, known: list[frozenset[str]], always: set[str]) -> None:
    """Every text of one socket holds no card that the viewer could not have read by then."""
    for first, last, text in spans(viewer.texts, len(known) - 1):
        found = {card.decode() for card in CARD.findall(PUBLIC.sub(b"", text))}
        if found:
            allowed = always.union(*known[first : last + 1])
            name = "the rail" if viewer.who is None else viewer.who.name
            assert found <= allowed, f"{name} could read {found - allowed} at {first} to {last}"


def spans(texts: list[bytes], end: int) -> Iterator[tuple[int, int, bytes]]:
    """Each text with the numbers of its first and last fact; numbers have no holes, so the next text tells."""
    starts = [HEAD.match(text) for text in texts]
    after = end + 1
    for text, head in reversed(list(zip(texts, starts, strict=True))):
        if head is None:
            yield 0, 0, text
        elif text.startswith(b'{"type":"welcome"'):
            yield int(head[1]), int(head[1]), text
        else:
            yield int(head[1]), after - 1, text
            after = int(head[1])


@pytest.mark.timeout(3_600)
@pytest.mark.parametrize(("house", "game", "seats"), GAMES)
def test_no_socket_reads_a_card_it_must_not_have(tmp_path: Path, house: str, game: str, seats: int) -> None:
    tables = -(-HANDS // EACH // len(GAMES))
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(server: Served, number: int) -> int:
        async with gate:
            return await Play(house, game, seats, seed=number).run(server)

    async def main() -> list[int]:
        async with served(tmp_path, database="memory:") as server:
            return await asyncio.gather(*(one(server, number) for number in range(tables)))

    searched = run(main())
    assert min(searched) > EACH * 10


def test_the_search_would_find_a_card() -> None:
    viewer = Viewer(Play("sbg", "stud", 2, 0), None, None)
    viewer.texts = [b'{"type":"told","seq":1,"facts":[{"type":"dealt","card":"As"}],"asked":null}']
    search(viewer, [frozenset(), frozenset({"As"})], set())
    with pytest.raises(AssertionError, match=r"the rail could read \{'As'\}"):
        search(viewer, [frozenset(), frozenset()], set())
