"""One player's finishes for `ranked`: by class of ranks, and one by one where they are flushes."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, pairwise
from math import comb

import numpy as np
from numpy.typing import NDArray

from doorcard.hands import Category
from doorcard.odds.encode import least_low, numbers
from doorcard.odds.spot import Spot
from doorcard.stud.variant import HighShare, LowShare

__all__ = ["Side", "counts", "padded", "portions", "side_of", "trees"]

Ints = NDArray[np.int32]
Longs = NDArray[np.int64]
MOST = 6
"""So many cards at most may a player have to come."""


@dataclass(frozen=True)
class Side:
    """One player's finishes by class, and those that are flushes.

    `more`: cards to come. By class (n): `highs` (or the strengths for the only share), `lows` (empty with
    one share), `ways`. By flush (m): `rows`, `strengths`, `classes`; none where no high is played for.
    """

    more: int
    highs: Ints
    lows: Ints
    ways: Ints
    rows: Longs
    strengths: Ints
    classes: Ints

    def often(self, above: bool) -> Longs:
        """How many finishes of each class (n) are flushes below a straight flush, or straight flushes."""
        which = (self.strengths >> 12 == Category.STRAIGHT_FLUSH) == above
        return np.bincount(self.classes[which], minlength=len(self.highs)).astype(np.int64)


def side_of(spot: Spot, player: int) -> Side:
    """The player's finishes, in a spot that `ranked.can_count`."""
    from doorcard.odds.kernels.classes import rank_classes
    from doorcard.odds.kernels.flush import flushes

    shares = spot.variant.shares
    more = sum(spot.draws(player))
    unseen = numbers(spot.unseen)
    known = numbers((*spot.holdings[player].cards, *spot.community))
    highs, lows, many = [np.zeros(comb(12 + more, more), np.int32) for _ in range(3)]
    rank_classes(known, unseen, more, *trees(), highs, lows, many)
    for share in shares:
        if isinstance(share, LowShare):
            lows = np.where(lows > least_low(share), lows, np.int32(0))
    none = np.empty(0, np.int32)
    if not isinstance(shares[0], HighShare):
        return Side(more, lows, none, many, np.empty(0, np.int64), none, none)
    return Side(more, highs, lows if len(shares) > 1 else none, many, *flushes(known, unseen, more))


def padded(side: Side, place: int) -> Longs:
    """The flushes' rows, filled up to four places with `place` and those after it."""
    ahead = sum(place + at << 8 * (side.more + at) for at in range(4 - side.more))
    return side.rows | ahead


@lru_cache(maxsize=1)
def trees() -> tuple[Longs, Longs]:
    """The multisets of the lower and of the upper ranks, as `kernels.multisets.products` takes them."""
    from doorcard.odds.kernels.multisets import SPLIT

    return _tree(SPLIT), _tree(13 - SPLIT)


def portions(more: int, parts: int) -> list[tuple[int, int]]:
    """The classes of `more` cards in so many parts, each a first upper part and one after the last."""
    from doorcard.odds.kernels.multisets import UPPER

    end = int(UPPER[: more + 1].sum())
    return list(pairwise([end * part // parts for part in range(parts + 1)]))


@lru_cache(maxsize=8)
def counts(more: int) -> Longs:
    """How many cards of each rank a class of `more` cards has (n, 13)."""
    from doorcard.odds.kernels.multisets import SPLIT, runs

    halves = []
    for tree, ranks in zip(trees(), (SPLIT, 13 - SPLIT), strict=True):
        half = np.zeros((len(tree), ranks), np.int64)
        for at in range(1, len(tree)):
            half[at] = half[tree[at, 0]]
            half[at, tree[at, 1] >> 3] = tree[at, 1] & 7
        halves.append(half)
    found = np.zeros((comb(12 + more, more), 13), np.int64)
    for part, begin, place, length in runs(more):
        found[place : place + length, :SPLIT] = halves[0][part]
        found[place : place + length, SPLIT:] = halves[1][begin : begin + length]
    return found


def _tree(ranks: int) -> Longs:
    rows = [(0, 0)]
    places: dict[tuple[int, ...], int] = {(): 0}
    for size in range(1, MOST + 1):
        alike = combinations_with_replacement(range(ranks), size)
        for one in sorted(alike, key=lambda ranks: ranks[::-1]):
            often = one.count(one[-1])
            places[one] = len(rows)
            rows.append((places[one[:-often]], 8 * one[-1] + often))
    return np.array(rows, np.int64)
