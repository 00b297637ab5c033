"""Random hands of any game and house: stacks, stakes, decks and choices, all from one seeded source."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args, get_type_hints

from msgspec.structs import fields, replace

from doorcard.cards import DECK, Card
from doorcard.hands import WildRules
from doorcard.stud import (
    HOUSES,
    Action,
    Event,
    FixedLimit,
    Hand,
    HouseRules,
    Options,
    Seat,
    SpreadLimit,
    Stakes,
    Variant,
    acted,
    expired,
    options,
    started,
    to_act,
)
from doorcard.stud.options import offered

__all__ = ["ANY_HOUSE", "HOUSE_NAMES", "Deal", "Move", "deals", "hands_wanted", "middling", "play"]

ANY_HOUSE = "any"
"""A house that answers every question at random, anew for each hand."""
HOUSE_NAMES = [*HOUSES, ANY_HOUSE]

_FOR_THE_TABLE = {"name", "dealer", "seconds_to_act", "post_ante", "auto_muck", "buy_in", "limits"}
MOST_EVENTS = 1_500
"""More facts than any hand of these stakes can have: past it, a hand does not end."""


def hands_wanted(default: int) -> int:
    """How many random hands to play: DOORCARD_HANDS, else `default`."""
    return int(os.environ.get("DOORCARD_HANDS", default))


@dataclass(frozen=True)
class Deal:
    """Everything a hand begins with."""

    variant: Variant
    house: HouseRules
    stakes: Stakes
    seats: tuple[Seat, ...]
    deck: tuple[Card, ...]

    def started(self) -> tuple[Hand, tuple[Event, ...]]:
        return started(self.variant, self.house, self.stakes, self.seats, self.deck)


@dataclass(frozen=True)
class Move:
    """One decision: the hand before, who decided what (None: time ran out), the facts and the hand after."""

    before: Hand
    offers: Options
    action: Action | None
    facts: tuple[Event, ...]
    after: Hand


def any_house(rng: random.Random) -> HouseRules:
    """A house with a random answer to every question of the engine's."""
    hints = get_type_hints(HouseRules)
    answers: dict[str, Any] = {"name": ANY_HOUSE, "raises": rng.randint(1, 4)}
    for one in fields(HouseRules):
        choices = (True, False) if hints[one.name] is bool else get_args(hints[one.name])
        if (
            one.name not in _FOR_THE_TABLE
            and all(isinstance(choice, str | bool) for choice in choices)
            and choices
        ):
            answers[one.name] = rng.choice(choices)
    return HouseRules(**answers, wild=WildRules(*[rng.random() < 0.5 for _ in range(3)]))


def deals(variant: Variant, house: str, seed: int, count: int) -> Iterator[tuple[random.Random, Deal]]:
    """`count` hands to play, each with the source its choices are drawn from."""
    for nth in range(count):
        rng = random.Random(f"{variant.name} {house} {seed} {nth}")
        rules = any_house(rng) if house == ANY_HOUSE else HOUSES[house]
        yield rng, deal(rng, variant, rules)


def deal(rng: random.Random, variant: Variant, house: HouseRules) -> Deal:
    players = rng.choice([n for n in range(2, 10) if variant.refuse(n) is None])
    stakes = _stakes(rng, house)
    big = stakes.limit.big if isinstance(stakes.limit, FixedLimit) else stakes.limit.high
    short = rng.random() < 0.5
    seats = []
    for seat in sorted(rng.sample(range(1, 10), players)):
        low = max(1, stakes.ante - 3) if short and rng.random() < 0.5 else 1
        most = rng.choice([stakes.ante + stakes.bring_in + 2, big * 2]) if short else big * 30
        seats.append(Seat(seat, rng.randint(low, max(low, most))))
    first = rng.randrange(players)
    deck = rng.sample(DECK, len(DECK))
    return Deal(variant, house, stakes, (*seats[first:], *seats[:first]), tuple(deck))


def _stakes(rng: random.Random, house: HouseRules) -> Stakes:
    small = rng.choice([1, 2, 3, 7, 20, 200])
    ante = rng.choice([0, max(1, small // 10), max(1, small // 5), small, small * 4])
    bring_in = 0 if house.bring_in == "none" else max(1, small // rng.choice([1, 2, 4]))
    if rng.random() < 0.4:
        return Stakes(ante, bring_in, SpreadLimit(small, small * rng.choice([1, 3, 10])))
    return Stakes(ante, bring_in, FixedLimit(small, small * rng.choice([1, 2, 2, 2, 3])))


STYLES: dict[str, dict[str, int]] = {
    "loose": {"fold": 1, "call": 20, "raise": 4, "complete": 4, "bet": 4, "bring_in": 6},
    "wild": {"fold": 1, "call": 6, "raise": 12, "complete": 12, "bet": 12, "bring_in": 3},
    "tight": {"fold": 12, "call": 8, "raise": 2, "complete": 2, "bet": 2, "bring_in": 6},
    "stations": {"fold": 0, "call": 20, "raise": 0, "complete": 1, "bet": 0, "bring_in": 6},
}


def middling(rng: random.Random, offers: Options) -> list[Action]:
    """Every offer as an action: the ends of a span, and one amount between them."""
    return [
        action
        for offer in offers.offers
        for to in dict.fromkeys((offer.low, rng.randint(offer.low, offer.high), offer.high))
        for action in offered(offers.seat, offer, to)
    ]


def play(rng: random.Random, deal: Deal, timeouts: float = 0.03) -> Iterator[Move]:
    """The hand, decision by decision, to its end; facts before the first decision are not among them."""
    style = STYLES[rng.choice(list(STYLES))]
    late = timeouts if rng.random() < 0.4 else 0.0
    hand, facts = deal.started()
    told = len(facts)
    while seats := to_act(hand):
        seat = rng.choice(seats)
        offers = options(hand, seat)
        assert offers is not None and offers.offers, f"seat {seat} is waited for and may do nothing"
        action: Action | None = None
        if late and rng.random() < late:
            after, facts = expired(hand, seat)
        else:
            actions = middling(rng, offers)
            weights = [style.get(_verb(one), 5) for one in actions]
            action = rng.choices(actions, weights if any(weights) else None)[0]
            after, facts = acted(hand, action)
        yield Move(hand, offers, action, facts, after)
        hand = after
        told += len(facts)
        assert told < MOST_EVENTS, "the hand does not end"


_VERBS = {"BringIn": "bring_in"}


def _verb(action: Action) -> str:
    name = type(action).__name__
    return _VERBS.get(name, name.lower())


def unchanged(before: Hand, copy: Hand) -> bool:
    """Whether a hand is still what it was."""
    return before == copy


def with_deck(deal: Deal, deck: tuple[Card, ...]) -> Deal:
    """The same deal from another deck."""
    return Deal(deal.variant, deal.house, deal.stakes, deal.seats, deck)


def with_house(deal: Deal, **changes: Any) -> Deal:
    """The same deal in a house that answers some questions otherwise."""
    return Deal(deal.variant, replace(deal.house, **changes), deal.stakes, deal.seats, deal.deck)
