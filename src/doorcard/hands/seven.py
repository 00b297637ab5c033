"""Seven natural cards, what a player of stud holds at the end: ranked by table, then named.

The strength comes from the tables the odds use (`tables.py`), so that a showdown and an equity
cannot disagree. Which of the cards make it is worked out once for each of the 49,205 patterns of
seven ranks, as they come up, and remembered.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct

from doorcard.cards import Card, Rank
from doorcard.hands.rank import Category, High, Low
from doorcard.hands.shape import taking
from doorcard.hands.tables import (
    ANY_FIFTH,
    THREES,
    high_strength,
    high_words,
    key_of,
    low_strength,
    low_words,
    worst_but,
)
from doorcard.hands.tally import high_first, rank_of

__all__ = ["seven_high", "seven_low"]


class Named(Struct, frozen=True, gc=False):
    """A value, and what takes the five cards that make it from the seven, highest first."""

    strength: int
    category: Category
    ranks: tuple[Rank, ...]
    take: Callable[[Sequence[Card]], tuple[Card, ...]]


_highs: dict[int, Named] = {}
_lows: dict[int, Named] = {}


def seven_high(cards: Sequence[Card], natural: bool | None) -> High:
    """The best five of exactly seven cards; `natural` as in `High`."""
    total = sum(map(key_of, cards), THREES)
    pool = sorted(cards, key=high_first)
    if total & ANY_FIFTH:
        return _flush(cards, pool, natural)
    named = _highs.get(total >> 16)
    if named is None:
        strength = high_strength(cards)
        named = _highs[total >> 16] = _name(strength, *high_words(strength), pool)
    return High(named.category, named.ranks, (), named.take(pool), natural)


def seven_low(cards: Sequence[Card], at_most: Rank | None) -> Low | None:
    """The lowest five of exactly seven cards; None when `at_most` rules them out."""
    total = sum(map(key_of, cards), THREES)
    named = _lows.get(total >> 16)
    if named is None:
        strength = low_strength(cards)
        named = _lows[total >> 16] = _name(strength, *low_words(strength), sorted(cards, key=high_first))
    if at_most is not None and named.strength <= worst_but(at_most):
        return None
    return Low(named.category, named.ranks, (), named.take(sorted(cards, key=high_first)))


def _flush(cards: Sequence[Card], pool: list[Card], natural: bool | None) -> High:
    suits = [card.suit for card in cards]
    suit = max(suits, key=suits.count)
    of_suit = [card for card in pool if card.suit is suit]
    strength = high_strength(cards)
    named = _name(strength, *high_words(strength), of_suit)
    return High(named.category, named.ranks, (), named.take(of_suit), natural)


_GROUPS: dict[Category, tuple[int, ...]] = {
    Category.PAIR: (2, 1, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.FOUR_OF_A_KIND: (4, 1),
}
"""How many cards of each of the value's ranks are played; in all others one of each."""
_WHEEL = (Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO, Rank.ACE)


def _name(strength: int, category: Category, ranks: tuple[Rank, ...], pool: list[Card]) -> Named:
    played = ranks
    if category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
        top = ranks[0]
        played = _WHEEL if top == Rank.FIVE else tuple([Rank(top - step) for step in range(5)])
    held = list(map(rank_of, pool))
    places: list[int] = []
    for rank, count in zip(played, _GROUPS.get(category, (1,) * len(played)), strict=True):
        first = held.index(rank)
        places += range(first, first + count)
    return Named(strength, category, ranks, taking(tuple(places)))
