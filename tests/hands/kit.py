"""Written cards, written wilds, and random draws from a seed, for the tests of hand values."""

import os
import random
from collections.abc import Iterator

from doorcard.cards import DECK, Card, Rank, parse_cards
from doorcard.hands import NO_WILDS, Wild

DEEP = bool(os.environ.get("DOORCARD_DEEP"))
"""Whether to compare 200,000 hands each, which takes many minutes, rather than a few thousand."""


def cards(text: str) -> tuple[Card, ...]:
    """The cards written in `text`; a back is none of them."""
    return tuple(card for card in parse_cards(text) if card is not None)


def wild(ranks: str = "", single: str = "") -> Wild:
    """Wild ranks by their letters, wild cards by their names: `wild("2", "Kh")`."""
    return Wild(frozenset(map(Rank.of, ranks)), frozenset(cards(single)))


def how_many(usual: int) -> int:
    """`usual`, or 200,000 where a deep run is asked for."""
    return 200_000 if DEEP else usual


def draws(count: int, seed: int, sizes: tuple[int, ...] = (7,)) -> Iterator[tuple[random.Random, list[Card]]]:
    """`count` random hands, with the dice that drew them for whatever else is to be drawn."""
    dice = random.Random(seed)
    for _ in range(count):
        yield dice, dice.sample(DECK, dice.choice(sizes))


def some_wilds(dice: random.Random, hand: list[Card], most: int) -> Wild:
    """One or two wild ranks, or particular cards, or both; at most `most` wild cards in the hand."""
    while True:
        ranks = frozenset(dice.sample(list(Rank), dice.choice((0, 1, 1, 2))))
        own = dice.sample(hand, min(len(hand), dice.choice((0, 0, 1, 2))))
        single = frozenset(own + dice.sample(DECK, dice.choice((0, 1))))
        drawn = Wild(ranks, single)
        if sum(map(drawn.covers, hand)) <= most:
            return drawn or NO_WILDS
