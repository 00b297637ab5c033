"""What is worked out once per pattern of ranks and remembered: the value, and which cards make it."""

from functools import lru_cache

from msgspec import Struct

from doorcard.cards import Rank
from doorcard.hands.rank import Category
from doorcard.hands.tally import RANK_COUNTS, RANKS_DOWN, rank_counts

__all__ = ["OF_A_KIND", "STRAIGHTS", "Shape", "grouped", "suited"]

OF_A_KIND = (
    Category.HIGH_CARD,
    Category.HIGH_CARD,
    Category.PAIR,
    Category.THREE_OF_A_KIND,
    Category.FOUR_OF_A_KIND,
    Category.FIVE_OF_A_KIND,
)
_WHEEL = (Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO, Rank.ACE)
STRAIGHTS: tuple[tuple[Rank, ...], ...] = (*(RANKS_DOWN[top : top + 5] for top in range(9)), _WHEEL)
"""The ten straights, best first, each from its top rank down; the wheel ends in the ace."""
_BITS = tuple((straight, sum(1 << rank for rank in straight)) for straight in STRAIGHTS)


class Shape(Struct, frozen=True):
    """A value still without its cards.

    `picks` are places among the natural cards, highest first, followed by the wild cards in the
    order of `stands`: the rank each wild card played stands for.
    """

    category: Category
    ranks: tuple[Rank, ...]
    picks: tuple[int, ...]
    stands: tuple[Rank, ...] = ()


@lru_cache(maxsize=1 << 15)
def grouped(key: int) -> Shape:
    """The best hand to be made without looking at suits.

    `key` is the rank bits of the natural cards' tally, with the number of wild cards above them.
    """
    wilds = key >> RANK_COUNTS.bit_length()
    held = rank_counts(key & RANK_COUNTS)
    if not held:
        return _all_wild(min(5, wilds))
    starts: dict[Rank, int] = {}
    naturals = 0
    best, most = Rank.TWO, 0
    second, less = Rank.TWO, 0
    for rank, count in held:
        starts[rank] = naturals
        naturals += count
        if count > most:
            best, most, second, less = rank, count, best, most
        elif count > less:
            second, less = rank, count
    alike = min(5, most + wilds)
    if alike == 3 and less >= 2:
        mates = next(rank for rank, count in held if count >= 2 and rank != best)
        group = [*_span(starts[best], most), *_span(naturals, 3 - most), *_span(starts[mates], 2)]
        return Shape(Category.FULL_HOUSE, (best, mates), tuple(group), (best,) * (3 - most))
    if alike <= 3 and len(held) + wilds >= 5:
        straight = _straight(starts, naturals, wilds)
        if straight is not None:
            return straight
    if alike == 2 and less == 2:
        return _two_pair(starts, naturals, best, second)
    substitutes = max(0, alike - most)
    group = [*_span(starts[best], min(5, most)), *_span(naturals, substitutes)]
    kickers = min(5 - alike, naturals - most)
    ranks = [best]
    for rank, _ in held:
        if len(ranks) > kickers:
            break
        if rank != best:
            ranks.append(rank)
            group.append(starts[rank])
    return Shape(OF_A_KIND[alike], tuple(ranks), tuple(group), (best,) * substitutes)


def _span(start: int, length: int) -> range:
    return range(start, start + length)


def _all_wild(wilds: int) -> Shape:
    return Shape(OF_A_KIND[wilds], (Rank.ACE,), tuple(range(wilds)), (Rank.ACE,) * wilds)


def _two_pair(starts: dict[Rank, int], naturals: int, best: Rank, second: Rank) -> Shape:
    first, other = starts[best], starts[second]
    group = (first, first + 1, other, other + 1)
    for rank, start in starts.items():
        if rank not in (best, second):
            return Shape(Category.TWO_PAIR, (best, second, rank), (*group, start))
    return Shape(Category.TWO_PAIR, (best, second), group)


def _straight(starts: dict[Rank, int], naturals: int, wilds: int) -> Shape | None:
    mask = sum(1 << rank for rank in starts)
    for straight, bits in _BITS:
        if (bits & ~mask).bit_count() <= wilds:
            return _in_a_row(Category.STRAIGHT, straight, starts, naturals)
    return None


def _in_a_row(
    category: Category, straight: tuple[Rank, ...], starts: dict[Rank, int], naturals: int
) -> Shape:
    stands = tuple(rank for rank in straight if rank not in starts)
    picks = tuple(starts[rank] if rank in starts else naturals + stands.index(rank) for rank in straight)
    return Shape(category, straight[:1], picks, stands)


@lru_cache(maxsize=1 << 14)
def suited(ranks: tuple[Rank, ...], wilds: int, double_ace: bool) -> Shape | None:
    """The straight flush or flush in one suit, or None; `ranks` are its natural cards, highest first."""
    naturals = len(ranks)
    if naturals + wilds < 5:
        return None
    starts = {rank: place for place, rank in enumerate(ranks)}
    mask = sum(1 << rank for rank in ranks)
    for straight, bits in _BITS:
        if (bits & ~mask).bit_count() <= wilds:
            return _in_a_row(Category.STRAIGHT_FLUSH, straight, starts, naturals)
    if double_ace:
        stands = (Rank.ACE,) * wilds
        played = (*stands, *ranks[: 5 - wilds])
        return Shape(Category.FLUSH, played, (*_span(naturals, wilds), *range(5 - wilds)), stands)
    missing = [rank for rank in RANKS_DOWN if rank not in starts][:wilds]
    played = tuple(sorted((*ranks, *missing), reverse=True)[:5])
    stands = tuple(rank for rank in missing if rank in played)
    picks = tuple(starts[rank] if rank in starts else naturals + stands.index(rank) for rank in played)
    return Shape(Category.FLUSH, played, picks, stands)
