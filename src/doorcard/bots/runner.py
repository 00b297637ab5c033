"""Hands flat out, bots only: for the terminal, for tests and for benchmarks. The shuffle is seeded here."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from msgspec import Struct

from doorcard.bots.player import Bot
from doorcard.cards import DECK, Card
from doorcard.stud import (
    Event,
    Hand,
    HouseRules,
    Seat,
    Stakes,
    Variant,
    View,
    acted,
    see,
    started,
    to_act,
    watch,
)

__all__ = ["Deal", "deal_hands", "play_hand", "shuffled"]


class Deal(Struct, frozen=True):
    """One hand dealt and played out: its number from 1, all its facts, and the hand at its end."""

    number: int
    events: tuple[Event, ...]
    hand: Hand


def shuffled(rng: Random) -> tuple[Card, ...]:
    """A fresh deck in an order drawn from `rng`; for play among bots only."""
    deck = list(DECK)
    rng.shuffle(deck)
    return tuple(deck)


def play_hand(
    variant: Variant,
    house: HouseRules,
    stakes: Stakes,
    seats: Sequence[Seat],
    deck: Sequence[Card | None],
    bots: Mapping[int, Bot],
) -> tuple[Hand, tuple[Event, ...]]:
    """One hand from the ante to the last chip; `bots` by seat, each shown no more than its own view."""
    hand, events = started(variant, house, stakes, seats, deck)
    views: dict[int, View] = {}
    told: dict[int, int] = dict.fromkeys(bots, 0)
    facts = list(events)
    while waited := to_act(hand):
        seat = waited[0]
        view = views.get(seat)
        for fact in facts[told[seat] :]:
            view = watch(view, see(fact, seat), seat)
        if view is None:
            raise ValueError(f"seat: {seat}; it has seen nothing")
        views[seat] = view
        told[seat] = len(facts)
        hand, events = acted(hand, bots[seat].decide(view, seat))
        facts += events
    return hand, tuple(facts)


def deal_hands(
    variant: Variant,
    house: HouseRules,
    stakes: Stakes,
    bots: Sequence[Bot],
    hands: int,
    seed: int,
    buy_in: int,
) -> Iterator[Deal]:
    """`hands` hands in a row among `bots` in seats 1, 2, …; the same seed deals the same hands.

    Stacks carry over, in minor units; who has too little for a completion buys in again. The deal
    moves a seat each hand where the house's dealer does.
    """
    rng = Random(seed)
    stacks = dict.fromkeys(range(1, len(bots) + 1), buy_in)
    by_seat = dict(enumerate(bots, 1))
    for number in range(1, hands + 1):
        for seat, stack in stacks.items():
            if stack < buy_in // 10:
                stacks[seat] = buy_in
        first = (number - 1) % len(bots) if house.dealer == "rotating" else 0
        order = [1 + (first + place) % len(bots) for place in range(len(bots))]
        seats = [Seat(seat, stacks[seat]) for seat in order]
        hand, events = play_hand(variant, house, stakes, seats, shuffled(rng), by_seat)
        stacks = {seat: hand.player(seat).stack for seat in stacks}
        yield Deal(number, events, hand)
