"""At the wire: random hands over real sockets, every socket's text searched for cards it must not have.

DOORCARD_WIRE_HANDS says how many hands, all games together.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
from pathlib import Path

import pytest

from doorcard.cards import Card
from doorcard.stud import events as e
from doorcard.table import Fact, games_of
from doorcard.table import facts as f
from tests.kit.server import Client, Served, served
from tests.kit.tables import setup

HANDS = int(os.environ.get("DOORCARD_WIRE_HANDS", "600"))
NAMED = re.compile(r'"(?:player|table|id|token)":"[^"]*"')
CARD = re.compile(r"(?<![0-9A-Za-z])[2-9TJQKA][cdhs](?![0-9A-Za-z])")

TABLES = [
    ("full_tilt", "stud", 8),
    ("timed", "stud8", 6),
    ("sbg", "razz", 4),
    ("home", "follow_the_queen", 7),
    ("regle", "baseball", 5),
    ("sbg", "roll_your_own", 6),
    ("full_tilt", "low_chicago", 8),
    ("home_ante_only", "mississippi", 3),
]


class Truth:
    """The log, which knows everything: what a seat may have read by any fact's number."""

    def __init__(self, facts: list[tuple[int, Fact]]) -> None:
        self.facts = facts
        self.hands: list[tuple[int, int, dict[str, int]]] = []
        for seq, fact in facts:
            if isinstance(fact, f.HandBegan):
                if self.hands:
                    self.hands[-1] = (self.hands[-1][0], seq - 1, self.hands[-1][2])
                self.hands.append((seq, facts[-1][0], {one.player: one.seat for one in fact.seats}))

    def readable(self, player: str | None) -> list[tuple[int, frozenset[str]]]:
        """For every fact's number, the cards of the hand in play the player may have read by then."""
        known: set[str] = set()
        seats: dict[str, int] = {}
        out = []
        for seq, fact in self.facts:
            if isinstance(fact, f.HandBegan):
                known, seats = set(), {one.player: one.seat for one in fact.seats}
            if isinstance(fact, f.Played):
                own = None if player is None else seats.get(player)
                known |= {card.value for card in may_read(fact.event, own) if card is not None}
            out.append((seq, frozenset(known)))
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


async def play(server: Served, house: str, game: str, seats: int, hands: int) -> int:
    """One table of people and two on the rail; returns how many texts were searched."""
    rng = random.Random(f"{house} {game}")
    table = await server.open(setup(house, game, pause_ms=0, show_ms=60_000, act_ms=60_000))
    setting = server.app.rooms.rooms[table].table.setup
    clients: list[Client] = []
    players: list[str | None] = []
    for seat in range(1, seats + 1):
        who, token = await server.person(f"Player {seat}")
        client = await server.client(table, token)
        await client.until("Welcome")
        await client.ask("sit", seat=seat, buy_in=5000)
        client.seat = seat
        clients.append(client)
        players.append(who.player)
    for token in (None, (await server.person("Watcher"))[1]):
        clients.append(await server.client(table, token))
        players.append(None)
    done = asyncio.Event()
    await asyncio.gather(*(drive(client, rng, hands, done) for client in clients))
    await asyncio.sleep(0.05)
    facts = [(one.seq, one.fact) for one in await server.app.rooms.store.facts(table)]
    truth = Truth(facts)
    rule = games_of(setting.schedule)[0].wild
    always = {card.value for card in (rule.cards if rule is not None else ())}
    searched = 0
    for client, player in zip(clients, players, strict=True):
        searched += search(client, dict(truth.readable(player)), always, player)
        await client.close()
    return searched


async def drive(client: Client, rng: random.Random, hands: int, done: asyncio.Event) -> None:
    """Take a random offer whenever asked; buy in again when broke; stop after so many hands."""
    while not done.is_set():
        message = await client.next(30)
        if client.number > hands:
            done.set()
        for fact in getattr(message, "facts", ()):
            if isinstance(fact, f.SatOut) and fact.seat == client.seat:
                broke = fact.reason == "no_chips"
                if broke:
                    await client.send("add_chips", amount=5000)
                else:
                    await client.send("sit_out", on=False)
        asked = getattr(message, "asked", None)
        if asked is None or client.seat not in asked.seats:
            continue
        if asked.what == "ante":
            await client.send("post_ante", post=True)
        elif client.options is not None:
            await client.act(rng.choice(client.options.actions()))
    if client.seat is not None:
        await client.send("leave")


def search(client: Client, readable: dict[int, frozenset[str]], always: set[str], player: str | None) -> int:
    """Every text of one socket: no card in it that the viewer could not have read by then."""
    last = 0
    for text in client.texts:
        number = re.match(r'\{"type":"(?:told|welcome)","seq":(\d+)', text)
        if number is None:
            assert not CARD.search(NAMED.sub("", text)), "a card where no card belongs"
            continue
        first = int(number.group(1))
        count = text.count('"type":"played"') if '"type":"told"' in text[:20] else 1
        last = max(last, first)
        found = set(CARD.findall(NAMED.sub("", text)))
        if not found:
            continue
        told = [seq for seq in range(first, first + max(1, count) + 20) if seq in readable]
        bound = end_of(client, text, first)
        allowed = set(always).union(*(readable[seq] for seq in told if seq <= bound))
        assert found <= allowed, f"{player or 'the rail'} could read {found - allowed} at {first} to {bound}"
    return len(client.texts)


def end_of(client: Client, text: str, first: int) -> int:
    """The number of the last fact in a text."""
    from tests.kit.server import DECODER

    message = DECODER.decode(text)
    facts = getattr(message, "facts", ())
    return first + len(facts) - 1 if facts else first


@pytest.mark.timeout(900)
async def test_no_socket_reads_a_card_it_must_not_have(tmp_path: Path) -> None:
    each = -(-HANDS // len(TABLES))
    async with served(tmp_path) as server:
        searched = await asyncio.gather(*(play(server, *table, each) for table in TABLES))
    assert all(count > each * 3 for count in searched)
