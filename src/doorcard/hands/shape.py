"""What is worked out once per pattern of ranks and remembered: the value, and which cards make it.

Inside, ranks index lists and bits (bit 2 the two … bit 14 the ace): hashing an enum costs more than the rest.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter

from msgspec import Struct

from doorcard.cards import Card, Rank
from doorcard.hands.rank import Category
from doorcard.hands.tally import RANK_COUNTS, RANKS_DOWN, rank_counts

__all__ = ["OF_A_KIND", "Shape", "grouped", "suited", "taking"]

OF_A_KIND = (
    Category.HIGH_CARD,
    Category.HIGH_CARD,
    Category.PAIR,
    Category.THREE_OF_A_KIND,
    Category.FOUR_OF_A_KIND,
    Category.FIVE_OF_A_KIND,
)
"""The category of so many alike, 0 to 5."""
_WHEEL = (Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO, Rank.ACE)
_STRAIGHTS: tuple[tuple[Rank, ...], ...] = (*(RANKS_DOWN[top : top + 5] for top in range(9)), _WHEEL)
_STRAIGHT_BITS = tuple((straight, sum(1 << rank for rank in straight)) for straight in _STRAIGHTS)
_STRAIGHT_TO: dict[int, tuple[Rank, ...]] = {int(straight[0]): straight for straight in _STRAIGHTS}
_PLACES = tuple(range(64))


class Shape(Struct, frozen=True, gc=False):
    """A value still without its cards.

    `take` takes the cards played from the natural cards, highest first, followed by the wild cards
    in the order of `stands`: the rank each wild card played stands for.
    """

    category: Category
    ranks: tuple[Rank, ...]
    take: Callable[[Sequence[Card]], tuple[Card, ...]]
    stands: tuple[Rank, ...] = ()


@lru_cache(maxsize=1 << 12)
def taking(picks: tuple[int, ...]) -> Callable[[Sequence[Card]], tuple[Card, ...]]:
    """What takes the cards at these places."""
    if len(picks) == 1:
        return lambda cards: (cards[picks[0]],)
    return itemgetter(*picks)


@lru_cache(maxsize=1 << 15)
def grouped(key: int) -> Shape:
    """The best hand to be made without looking at suits.

    `key` is the rank bits of the natural cards' tally, with the number of wild cards above them.
    """
    wilds = key >> RANK_COUNTS.bit_length()
    held = rank_counts(key & RANK_COUNTS)
    if not held or wilds >= 5:
        naturals = sum(count for _, count in held)
        alike = min(5, wilds)
        return Shape(
            OF_A_KIND[alike], (Rank.ACE,), taking(_PLACES[naturals : naturals + alike]), (Rank.ACE,) * alike
        )
    starts = [0] * 15
    naturals = bits = most = less = 0
    best = second = Rank.TWO
    for rank, count in held:
        starts[rank] = naturals
        naturals += count
        bits |= 1 << rank
        if count > most:
            best, most, second, less = rank, count, best, most
        elif count > less:
            second, less = rank, count
    alike = min(5, most + wilds)
    if most + wilds > 5:
        best, most = next((rank, count) for rank, count in held if count + wilds >= 5)
    at = starts[best]
    if alike == 3 and less >= 2:
        mates = next(rank for rank, count in held if count >= 2 and rank is not best)
        also = starts[mates]
        picks = _PLACES[at : at + most] + _PLACES[naturals : naturals + 3 - most] + (also, also + 1)
        return Shape(Category.FULL_HOUSE, (best, mates), taking(picks), (best,) * (3 - most))
    if alike <= 3 and len(held) + wilds >= 5:
        straight = _straight(bits, wilds)
        if straight is not None:
            return _in_a_row(Category.STRAIGHT, straight, bits, starts, naturals)
    if alike == 2 and less == 2:
        others = [rank for rank, _ in held if rank is not best and rank is not second][:1]
        also = starts[second]
        picks = (at, at + 1, also, also + 1, *[starts[rank] for rank in others])
        return Shape(Category.TWO_PAIR, (best, second, *others), taking(picks))
    substitutes = max(0, alike - most)
    others = [rank for rank, _ in held if rank is not best][: 5 - alike]
    picks = _PLACES[at : at + most] + _PLACES[naturals : naturals + substitutes]
    picks += tuple([starts[rank] for rank in others])
    return Shape(OF_A_KIND[alike], (best, *others), taking(picks), (best,) * substitutes)


@lru_cache(maxsize=1 << 14)
def suited(bits: int, wilds: int, double_ace: bool) -> Shape | None:
    """The straight flush or flush in one suit, or None; `bits` are the ranks of its natural cards."""
    naturals = bits.bit_count()
    if naturals + wilds < 5:
        return None
    ranks = [rank for rank in RANKS_DOWN if bits >> rank & 1]
    starts = [0] * 15
    for place, rank in enumerate(ranks):
        starts[rank] = place
    straight = _straight(bits, wilds)
    if straight is not None:
        return _in_a_row(Category.STRAIGHT_FLUSH, straight, bits, starts, naturals)
    if double_ace:
        aces = (Rank.ACE,) * wilds
        picks = _PLACES[naturals : naturals + wilds] + _PLACES[: 5 - wilds]
        return Shape(Category.FLUSH, (*aces, *ranks[: 5 - wilds]), taking(picks), aces)
    missing = [rank for rank in RANKS_DOWN if not bits >> rank & 1][:wilds]
    played = tuple(sorted(ranks + missing, reverse=True)[:5])
    return _each(Category.FLUSH, played, played, bits, starts, naturals)


def _straight(bits: int, wilds: int) -> tuple[Rank, ...] | None:
    if wilds:
        for straight, needed in _STRAIGHT_BITS:
            if (needed & ~bits).bit_count() <= wilds:
                return straight
        return None
    low_ace = bits | bits >> 13 & 2
    pairs = low_ace & low_ace << 1
    tops = pairs & pairs << 2 & low_ace << 4
    return _STRAIGHT_TO[tops.bit_length() - 1] if tops else None


def _in_a_row(
    category: Category, straight: tuple[Rank, ...], bits: int, starts: list[int], naturals: int
) -> Shape:
    return _each(category, straight[:1], straight, bits, starts, naturals)


def _each(
    category: Category,
    ranks: tuple[Rank, ...],
    played: tuple[Rank, ...],
    bits: int,
    starts: list[int],
    naturals: int,
) -> Shape:
    """One card of each rank in `played`, a wild card for each that is not in `bits`."""
    picks: list[int] = []
    stands: list[Rank] = []
    for rank in played:
        if bits >> rank & 1:
            picks.append(starts[rank])
        else:
            picks.append(naturals + len(stands))
            stands.append(rank)
    return Shape(category, ranks, taking(tuple(picks)), tuple(stands))
