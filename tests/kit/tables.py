"""Tables to test with: a setup in a line, and a room without IO that answers a table's effects."""

from __future__ import annotations

import random
from typing import Any

from doorcard.cards import DECK
from doorcard.stud import HOUSES, VARIANTS, Illegal, SpreadLimit, Stakes, options
from doorcard.table import (
    BuyIn,
    Deal,
    Fact,
    Inner,
    OneGame,
    Record,
    Request,
    Setup,
    Shuffle,
    Tick,
    Transfer,
    Wake,
    Who,
    handle,
    opened,
    transfers,
)
from doorcard.table import requests as r

ANA, BEN, CAT, DAN = (Who(f"p{seat}", name) for seat, name in enumerate(("Ana", "Ben", "Cat", "Dan"), 1))
WHO = {1: ANA, 2: BEN, 3: CAT, 4: DAN} | {seat: Who(f"p{seat}", f"Player {seat}") for seat in range(5, 10)}

AT_LEISURE = dict.fromkeys(("act_ms", "show_ms", "ante_ms", "pick_ms"), 600_000)
"""Terms under which nobody's time runs out as long as a test lasts."""


def setup(house: str = "sbg", game: str = "stud", **changes: Any) -> Setup:
    """A table of 2.00/4.00, antes and bring-in as the house has them, 10.00 to 200.00 to sit down."""
    rules = HOUSES[house]
    if "fixed" not in rules.limits or rules.limits[0] == "spread":
        stakes = Stakes(25, 0 if rules.bring_in == "none" else 100, SpreadLimit(100, 500))
    else:
        bring_in = None if rules.bring_in_part else 50
        stakes = rules.stakes(200, 400, None if rules.ante_part else 20, bring_in)
    terms: dict[str, Any] = {
        "name": "Test",
        "house": rules,
        "stakes": stakes,
        "schedule": OneGame(VARIANTS[game]),
        "buy_in": BuyIn(5000, 5000) if rules.buy_in == "exact" else BuyIn(1000, 20_000),
        "seats": min(8, VARIANTS[game].seats),
    }
    return Setup(**(terms | changes))


class Desk:
    """The room without IO: answers `Shuffle`, keeps every fact, timer and transfer, and a clock one sets."""

    def __init__(self, terms: Setup | None = None, seed: int = 0) -> None:
        self.table, first = opened(setup() if terms is None else terms)
        self.facts: list[Fact] = [first]
        self.transfers: list[Transfer] = []
        self.wakes: list[Wake] = []
        self.now = 1_000_000
        self.rng = random.Random(seed)

    def ask(self, who: Who | None, request: Request | Inner) -> list[Fact]:
        """One request; what it made, or `Illegal`."""
        before = len(self.facts)
        self._run(who, request)
        return self.facts[before:]

    def refused(self, who: Who | None, request: Request | Inner) -> Illegal:
        """The refusal of a request that must be refused, and must change nothing."""
        before, facts = self.table, len(self.facts)
        try:
            self.ask(who, request)
        except Illegal as error:
            assert self.table is before
            assert len(self.facts) == facts
            return error
        raise AssertionError(f"{request} was not refused")

    def sit(self, *seats: int, buy_in: int = 5000) -> None:
        """`WHO[seat]` at each of the seats."""
        for seat in seats:
            self.ask(WHO[seat], r.Sit("id", seat, buy_in))

    def tick(self) -> list[Fact]:
        """Time passes until the running clock is over."""
        ask = self.table.ask
        assert ask is not None
        assert ask.at is not None
        self.now = ask.at
        return self.ask(None, Tick(ask.token))

    def act(self, action: r.Act | None = None) -> list[Fact]:
        """The one asked does something on offer, at random; or the first of those asked answers yes."""
        ask, hand = self.table.ask, self.table.hand
        assert ask is not None
        seat = ask.seats[0]
        chair = self.table.chair(seat)
        who = Who(chair.player, chair.name, chair.bot)
        if ask.what == "ante":
            return self.ask(who, r.PostAnte("id", True))
        if ask.what == "game":
            terms = self.table.setup.schedule
            return self.ask(who, r.PickGame("id", self.rng.choice([game.name for game in terms.games])))  # type: ignore[union-attr]
        assert hand is not None
        offer = options(hand, seat)
        assert offer is not None
        return self.ask(who, r.Act("id", self.rng.choice(offer.actions()), self.table.number, ask.turn))

    def begin(self) -> None:
        """On to the next hand's first decision."""
        number = self.table.number
        while self.table.number == number or not self.table.playing:
            ask = self.table.ask
            assert ask is not None
            if ask.what == "pause":
                self.tick()
            else:
                self.act()

    def finish(self) -> None:
        """The hand in play, with random actions, to its end."""
        number = self.table.number
        while self.table.playing and self.table.number == number:
            self.act()

    def chips(self) -> int:
        """All chips at the table, the pot as well."""
        table = self.table
        pot = table.hand.pot if table.playing and table.hand is not None else 0
        return sum(table.standing(chair.seat) for chair in table.chairs) + pot

    def _run(self, who: Who | None, request: Request | Inner) -> None:
        after, effects = handle(self.table, who, request, self.now)
        for effect in effects:
            if isinstance(effect, Record):
                self.transfers += transfers("T", self.table, effect.facts)
                self.facts += effect.facts
            elif isinstance(effect, Wake):
                self.wakes.append(effect)
        self.table = after
        if any(isinstance(effect, Shuffle) for effect in effects):
            deck = list(DECK)
            self.rng.shuffle(deck)
            self._run(None, Deal(tuple(deck)))
