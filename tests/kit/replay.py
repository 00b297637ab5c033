"""Following a `.hand` file through the engine, line by line."""

from __future__ import annotations

import re
from typing import TypeVar

from doorcard.cards import Card
from doorcard.stud import (
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Event,
    Fold,
    Illegal,
    Muck,
    Raise,
    Show,
    Turn,
    acted,
    expired,
    options,
    started,
    to_act,
)
from doorcard.stud import events as e
from doorcard.stud.hand import Over
from tests.kit.handfile import BadHandFile, Line, Replay, is_street, money
from tests.kit.invariants import fold_agrees, nothing_made_or_lost, sound
from tests.kit.statements import STATEMENTS, say_offers

__all__ = ["Follower", "follow"]

Fact = TypeVar("Fact")

WAGERS = {
    "brings in": BringIn,
    "bring in": BringIn,
    "completes to": Complete,
    "bets": Bet,
    "raises to": Raise,
}
PLAIN = {"checks": Check, "calls": Call, "folds": Fold, "shows": Show, "mucks": Muck}
WORDS = "|".join(
    [*WAGERS, *PLAIN, *[verb.removesuffix("s") for verb in PLAIN], "turns", "times out", "time out"]
)
NUMBERS = ("third", "fourth", "fifth", "sixth", "seventh")


def follow(replay: Replay) -> Follower:
    """The whole file. Raises `BadHandFile` at the first line that is not so."""
    at = Follower(replay)
    for line in replay.lines:
        try:
            at.take(line)
        except (ValueError, AssertionError) as error:
            raise BadHandFile(
                f"{replay.file.name}:{line.number} [{replay.label}] {line.text}\n  {error}"
            ) from None
    last = replay.lines[-1].text
    if last != "unfinished" and not isinstance(at.hand.phase, Over):
        waiting = ", ".join(at.names[seat] for seat in to_act(at.hand))
        raise BadHandFile(f"{replay.file.name} [{replay.label}]: the file ends, the hand waits for {waiting}")
    fold_agrees(at.events, at.hand)
    return at


class Follower:
    """A hand on its way through a file."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.names = replay.names
        self.hand, facts = started(replay.variant, replay.house, replay.stakes, replay.seats, replay.deck)
        self.events: list[Event] = []
        self.since: tuple[Event, ...] = ()
        self.street = -1
        self.heard(facts)

    def heard(self, facts: tuple[Event, ...]) -> None:
        self.events += facts
        self.since = facts
        nothing_made_or_lost(self.hand, self.replay.seats)
        sound(self.hand)

    def all(self, kind: type[Fact]) -> list[Fact]:
        """All facts of one kind so far."""
        return [fact for fact in self.events if isinstance(fact, kind)]

    def just(self, kind: type[Fact]) -> list[Fact]:
        """The facts of one kind since the last action."""
        return [fact for fact in self.since if isinstance(fact, kind)]

    def take(self, line: Line) -> None:
        """One line: a street, an action, or a statement."""
        key, colon, value = line.text.partition(":")
        if is_street(line.text):
            self.begin_street(line)
        elif line.text == "unfinished":
            return
        elif colon and key == "refused":
            self.refuse(value.strip())
        elif colon:
            if key not in STATEMENTS:
                raise ValueError(f"no such statement; {', '.join(STATEMENTS)}, refused")
            found, said = STATEMENTS[key](self), value.strip()
            if found != said:
                raise ValueError(f"it is: {found}")
        else:
            self.act(line.text)

    def begin_street(self, line: Line) -> None:
        """The next street: it must have been dealt, and as the file says."""
        self.street += 1
        if self.hand.street < self.street:
            waiting = " or ".join(self.names[seat] for seat in to_act(self.hand)) or "nobody"
            raise ValueError(f"this street has not begun; {waiting} is to act")
        number = line.text.lower().split()[0]
        if number in NUMBERS and self.replay.variant.name not in ("mississippi", "roll_your_own"):
            expected = self.replay.variant.number(self.street)
            if NUMBERS.index(number) + 3 != expected:
                raise ValueError(f"this is street {expected}")
        said = self.replay.streets[self.street]
        dealt: dict[str, list[Card | None]] = {}
        for name in self.names.values():
            dealt[name] = []
        middle: list[Card | None] = []
        street = -1
        for fact in self.events:
            match fact:
                case e.StreetBegan():
                    street = fact.street
                case e.Dealt() if street == self.street:
                    dealt[self.names[fact.seat]].append(fact.card)
                case e.CommunityDealt() if street == self.street:
                    middle.append(fact.card)
                case _:
                    pass
        for name, cards in dealt.items():
            self._same(name, said.of(name), cards)
        self._same("the middle", said.middle, middle)

    def _same(self, who: str, said: list[Card | None], dealt: list[Card | None]) -> None:
        if len(said) != len(dealt) or any(
            one not in (None, other) for one, other in zip(said, dealt, strict=True)
        ):
            raise ValueError(f"{who} got {' '.join(map(str, dealt)) or 'nothing'}")

    def parsed(self, text: str) -> list[tuple[int, Action | None]]:
        """The actions a line asks for, one for each player it names; None is a time-out."""
        found = re.fullmatch(rf"(.+?) ({WORDS})(?: (\S+))?", text)
        if found is None:
            raise ValueError("neither a street, nor an action, nor a statement")
        names, verb, operand = found[1].split(", "), found[2], found[3]
        taken: list[tuple[int, Action | None]] = []
        for name in names:
            seat = self.replay.seat(name)
            if verb.startswith("time"):
                taken.append((seat, None))
            elif verb == "turns":
                taken.append((seat, Turn(seat, Card(operand))))
            elif verb in WAGERS:
                taken.append((seat, WAGERS[verb](seat, money(operand))))
            else:
                plain = verb if verb.endswith("s") else verb + "s"
                taken.append((seat, PLAIN[plain](seat)))
                if operand is not None:
                    self._price(seat, money(operand))
        return taken

    def _price(self, seat: int, said: int) -> None:
        offered = options(self.hand, seat)
        prices = [offer.low for offer in offered.offers if offer.verb == "call"] if offered else []
        if prices != [said]:
            raise ValueError(f"the call is {prices}")

    def act(self, text: str) -> None:
        """An action in words, or several players' same action."""
        heard: tuple[Event, ...] = ()
        for seat, action in self.parsed(text):
            self.hand, facts = expired(self.hand, seat) if action is None else acted(self.hand, action)
            heard += facts
            self.heard(facts)
        self.since = heard

    def refuse(self, text: str) -> None:
        """An action that must be refused, saying what is allowed, and change nothing."""
        before = self.hand
        for seat, action in self.parsed(text):
            try:
                facts = expired(self.hand, seat) if action is None else acted(self.hand, action)
            except Illegal as error:
                assert error.allowed, "the error says nothing of what is allowed"
                assert self.hand == before
                continue
            offered = options(self.hand)
            raise ValueError(f"it is accepted: {facts[1]}; {say_offers(offered.offers) if offered else ''}")
