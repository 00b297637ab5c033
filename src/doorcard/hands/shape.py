"""What is worked out once per pattern of ranks and remembered: the value, and which cards make it.

Values come from the tables that the odds use (`tables.py`), so a showdown and an equity cannot disagree. The
tables know no hand of fewer than five cards: those are only groups and high cards, and are told apart here.
Inside, ranks index lists and bits (bit 2 the two … bit 14 the ace): hashing an enum costs more than the rest.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import NamedTuple

from msgspec import Struct

from doorcard.cards import Card, Rank
from doorcard.hands.counted import high_of, low_of
from doorcard.hands.rank import Category, low_rank
from doorcard.hands.tables import flush_strength, high_words, low_words
from doorcard.hands.tally import RANK_COUNTS, RANKS, RANKS_DOWN

__all__ = ["OF_A_KIND", "Shape", "grouped", "lowest", "suited"]

OF_A_KIND = (
    Category.HIGH_CARD,
    Category.HIGH_CARD,
    Category.PAIR,
    Category.THREE_OF_A_KIND,
    Category.FOUR_OF_A_KIND,
    Category.FIVE_OF_A_KIND,
)
"""The category of so many alike, 0 to 5."""
_SIZES: dict[Category, tuple[int, ...]] = {
    Category.PAIR: (2, 1, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.FOUR_OF_A_KIND: (4, 1),
    Category.FIVE_OF_A_KIND: (5,),
}
"""How many cards of each of the value's ranks are played; in all others one of each."""
_WHEEL = (Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO, Rank.ACE)
_STRAIGHT_TO = {RANKS_DOWN[top]: RANKS_DOWN[top : top + 5] for top in range(9)} | {Rank.FIVE: _WHEEL}
_ACE_FIRST = (Rank.ACE, *RANKS[:-1])
_IN_A_ROW = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
_COUNTERS = range(0, 39, 3)
_NONE = (0,) * 13
_WILDS_AT = RANK_COUNTS.bit_length()


class Shape(Struct, frozen=True, gc=False):
    """A value still without its cards.

    `take` takes the cards played from the natural cards, highest first, followed by the wild cards
    in the order of `stands`: the rank each wild card played stands for.
    """

    category: Category
    ranks: tuple[Rank, ...]
    take: Callable[[Sequence[Card]], tuple[Card, ...]]
    stands: tuple[Rank, ...] = ()


@lru_cache(maxsize=1 << 16)
def grouped(key: int) -> Shape:
    """The best hand to be made without looking at suits.

    `key` is the rank bits of the natural cards' tally, with the number of wild cards above them.
    """
    counts, wilds = _counts(key), key >> _WILDS_AT
    naturals = sum(counts)
    plan = _high_plan(high_of(counts, wilds)) if naturals + wilds >= 5 else _few(counts, wilds)
    return _shape(plan, counts if wilds < 5 else _NONE, naturals)


@lru_cache(maxsize=1 << 16)
def lowest(key: int) -> tuple[Shape, int]:
    """The best ace-to-five low, `key` as for `grouped`; and its highest rank, the ace 1, if it has five, else 14."""
    counts, wilds = _counts(key), key >> _WILDS_AT
    naturals = sum(counts)
    plan = _low_plan(low_of(counts, wilds)) if naturals + wilds >= 5 else _few_low(counts, wilds)
    return _shape(plan, counts, naturals), low_rank(plan.ranks[0]) if len(plan.ranks) == 5 else 14


@lru_cache(maxsize=1 << 14)
def suited(bits: int, wilds: int, double_ace: bool) -> Shape | None:
    """The straight flush or flush in one suit, or None; `bits` are the ranks of its natural cards.

    None with five wild cards too: they are five aces, and no flush beats those.
    """
    strength = flush_strength(bits >> 2, wilds, double_ace)
    if not strength:
        return None
    plan, naturals = _high_plan(strength), bits.bit_count()
    if double_ace and plan.category == Category.FLUSH:
        places = (*range(naturals, naturals + wilds), *range(5 - wilds))
        return Shape(plan.category, plan.ranks, taking(places), (Rank.ACE,) * wilds)
    return _shape(plan, [bits >> place & 1 for place in range(2, 15)], naturals)


def _counts(key: int) -> list[int]:
    return [key >> at & 7 for at in _COUNTERS]


class _Plan(NamedTuple):
    """A value, and how many cards of which ranks it takes, each rank as its place from 0, the two's."""

    category: Category
    ranks: tuple[Rank, ...]
    played: tuple[tuple[int, int], ...]


def _plan(category: Category, ranks: tuple[Rank, ...]) -> _Plan:
    played = _STRAIGHT_TO[ranks[0]] if category in _IN_A_ROW else ranks
    sizes = _SIZES.get(category, (1,) * 5)
    return _Plan(
        category, ranks, tuple([(rank - 2, size) for rank, size in zip(played, sizes, strict=False)])
    )


@cache
def _high_plan(strength: int) -> _Plan:
    return _plan(*high_words(strength))


@cache
def _low_plan(strength: int) -> _Plan:
    return _plan(*low_words(strength))


def _few(counts: Sequence[int], wilds: int) -> _Plan:
    """The best high hand of fewer than five cards."""
    held = [rank for rank in RANKS_DOWN if counts[rank - 2]]
    if not held:
        return _plan(OF_A_KIND[wilds], (Rank.ACE,))
    return _alike(held, counts, wilds)


def _few_low(counts: Sequence[int], wilds: int) -> _Plan:
    """The lowest hand of fewer than five cards: all of them."""
    missing = [rank for rank in _ACE_FIRST if not counts[rank - 2]][:wilds]
    held = [rank for rank in _ACE_FIRST if counts[rank - 2] or rank in missing]
    return _alike(held[::-1], counts, 0)


def _alike(held: list[Rank], counts: Sequence[int], wilds: int) -> _Plan:
    """What fewer than five cards of these ranks are, the wild ones beside those there are most of."""
    sizes = [(max(1, counts[rank - 2]), rank) for rank in held]
    sizes.sort(key=itemgetter(0), reverse=True)
    ranks = tuple([rank for _, rank in sizes])
    two_pair = len(sizes) == 2 and sizes[1][0] == 2
    return _plan(Category.TWO_PAIR if two_pair else OF_A_KIND[sizes[0][0] + wilds], ranks)


def _shape(plan: _Plan, counts: Sequence[int], naturals: int) -> Shape:
    """With the places of the cards: wild ones stand for what the natural ones, so many of each rank, do not make up."""
    picks: list[int] = []
    stands: list[Rank] = []
    for place, size in plan.played:
        first, own = sum(counts[place + 1 :]), min(size, counts[place])
        picks += range(first, first + own)
        for _ in range(size - own):
            picks.append(naturals + len(stands))
            stands.append(RANKS[place])
    return Shape(plan.category, plan.ranks, taking(tuple(picks)), tuple(stands))


@lru_cache(maxsize=1 << 12)
def taking(picks: tuple[int, ...]) -> Callable[[Sequence[Card]], tuple[Card, ...]]:
    """What takes the cards at these places."""
    if len(picks) == 1:
        return lambda cards: (cards[picks[0]],)
    return itemgetter(*picks)
