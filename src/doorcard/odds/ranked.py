"""Two players in games without wild cards, exactly: by the ranks of their finishes, suits only where flushes meet.

All pairs are counted as if there were no flushes, class of ranks against class of ranks (`kernels.classes`). Then
what a flush changes is put right. Let x and y be finishes, x° and y° the same without their flushes, and P what is
counted, over pairs that share no card:

    Σ P(x, y) = Σ P(x, y°) + Σ [P(x°, y) - P(x°, y°)] over y that are flushes
              + Σ [P(x, y) - P(x, y°) - P(x°, y) + P(x°, y°)] over x and y that both are

In the first two sums a flush meets what is none, so only its being one matters, and classes do. The last is small
and takes finishes one by one (`kernels.joint`). A hand with a flush is never four of a kind or a full house, so there
P(x, y°) and P(x°, y) are simply won and lost.
"""

from collections.abc import Callable
from functools import partial
from math import comb

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.encode import numbers
from doorcard.odds.headsup import can_count as can_count_any
from doorcard.odds.headsup import tally_of, ways
from doorcard.odds.sides import Side, padded, portions, side_of, trees
from doorcard.odds.spot import Spot
from doorcard.odds.tally import Tally
from doorcard.odds.threads import side_by_side
from doorcard.stud.variant import HighShare, LowShare

__all__ = ["can_count", "ranked"]

Ints = NDArray[np.int32]
Longs = NDArray[np.int64]
PARTS = 16
"""Into so many parts the classes are cut for threads to share."""
FEW_PARTS = 4
"""The same where no player has more than four cards to come."""
Task = Callable[[], Longs]


def can_count(spot: Spot) -> bool:
    """Whether `ranked` knows this spot: two players, seven cards each, no wild cards, high, low or high and a low with
    a qualifier."""
    from doorcard.odds.kernels.joint import VALUES

    shares = spot.variant.shares
    lows = [share for share in shares if isinstance(share, LowShare)]
    return (
        can_count_any(spot)
        and spot.variant.wild is None
        and spot.size(0) == spot.size(1) == 7
        and all(isinstance(share, HighShare | LowShare) for share in shares)
        and (
            len(shares) == 1 or all(one.at_most is not None and comb(one.at_most, 5) < VALUES for one in lows)
        )
    )


def ranked(spot: Spot, threads: int) -> Tally:
    """The exact count of a spot that `can_count`."""
    sides = side_by_side([partial(side_of, spot, player) for player in (0, 1)], threads)
    wide = 1 if sides[1].more >= sides[0].more else 0
    mine, other = sides[1 - wide], sides[wide]
    plain, straight = mine.often(False), mine.often(True)
    weights = np.stack([mine.ways - plain - straight, plain, straight], 1)
    of_mine = _classes(spot, mine, other, weights, threads)
    of_other: list[Task] = []
    if len(other.rows):
        plain, straight = other.often(False), other.often(True)
        weights = np.stack([-plain - straight, plain, straight], 1)
        of_other = _classes(spot, other, mine, weights, 1)
    of_both = Flushes(spot, mine, other) if len(mine.rows) and len(other.rows) else None
    tasks = [*(of_both.tasks() if of_both else []), *of_mine, *of_other]
    found = side_by_side(tasks, threads)
    sums = np.zeros(9, np.int64)
    if of_other:
        sums += _turned(found.pop())
    if of_both:
        sums += of_both.sums(found.pop(0), found.pop(0))
    sums += sum(found, np.zeros(9, np.int64))
    return tally_of(
        _counts([int(one) for one in sums], ways(spot), len(spot.variant.shares)), ways(spot), wide == 0
    )


def _classes(spot: Spot, mine: Side, other: Side, weights: Longs, threads: int) -> list[Task]:
    """What together makes the sums of `kernels.classes.meet_classes`."""
    from doorcard.odds.kernels.classes import meet_classes

    left = np.bincount(numbers(spot.unseen) >> 2, minlength=13).astype(np.int64)
    every = comb(len(spot.unseen) - mine.more, other.more)
    sides = mine.more, mine.highs, mine.lows, weights, other.more, other.highs, other.lows
    fixed = left, *trees(), *sides, every
    parts = 1 if threads == 1 else PARTS if other.more > 4 else FEW_PARTS
    return [partial(meet_classes, *fixed, *portion) for portion in portions(mine.more, parts)]


def _turned(sums: Longs) -> Longs:
    """The other side's sums, where all pairs weigh nothing together."""
    won, tied, low_won, low_tied, bare, bare_won, bare_tied, both, neither = sums
    lows = -low_tied - low_won - bare, low_tied, bare
    return np.array([-tied - won, tied, *lows, bare - bare_tied - bare_won, bare_tied, neither, both])


class Flushes:
    """What is still wrong where both finishes are flushes: two tasks, and the sums that their results come to."""

    def __init__(self, spot: Spot, mine: Side, other: Side) -> None:
        self.size = len(spot.unseen) + 4 - mine.more + max(0, 4 - other.more)
        left = len(spot.unseen)
        one, two = padded(mine, left), padded(other, left + 4 - mine.more)
        lows = [
            side.lows[side.classes] if len(side.lows) else np.zeros_like(side.classes)
            for side in (mine, other)
        ]
        values, self.many = _values(lows[0], lows[1])
        first = one, (mine.strengths, mine.highs[mine.classes]), values[0]
        second = two, (other.strengths, other.highs[other.classes]), values[1]
        self.turn = other.more <= 4 and len(two) > len(one)
        self.asked, self.told = (first, second) if self.turn else (second, first)
        self.width = 4 if self.turn else max(4, other.more)

    def tasks(self) -> list[Task]:
        """The flushes as they are, and as if they were none."""
        from doorcard.odds.kernels.joint import joint

        asked, told = self.asked, self.told
        if self.many == 1 and self.width <= 5:
            return [
                partial(
                    _alone, asked[0], asked[1][kind], told[0], told[1][kind], self.width, self.size, kind == 0
                )
                for kind in (0, 1)
            ]
        return [
            partial(
                joint,
                *(asked[0], asked[1][kind], asked[2], self.width),
                *(told[0], told[1][kind], told[2], self.size),
                int(max(asked[1][kind].max(), told[1][kind].max())),
                self.many,
                kind == 0,
            )
            for kind in (0, 1)
        ]

    def sums(self, true: Longs, bare: Longs) -> Longs:
        """To be added to those of the classes."""
        below, to, none, every = [int(one) for one in true[2]]
        weaker, equal = true[0] + bare[0], true[1] + bare[1]
        sums = np.array(
            [
                weaker[3] - every,
                equal[3],
                0,
                0,
                0,
                weaker[2] - none,
                equal[2],
                weaker[0] - below,
                (every - to) - (weaker[3] - weaker[1]) - (equal[3] - equal[1]),
            ]
        )
        return sums if self.turn else _turned(sums)


def _alone(
    rows: Longs, firsts: Ints, their_rows: Longs, their_firsts: Ints, width: int, size: int, every: bool
) -> Longs:
    """The sums of `kernels.joint` where there is no second share: their last column, in rows of four or five places."""
    from doorcard.odds.kernels.pairs import compare_4, compare_5, meet_4, meet_5

    compare, meet = (compare_4, meet_4) if width == 4 else (compare_5, meet_5)
    once, once_theirs = np.ones(len(rows), np.int32), np.ones(len(their_rows), np.int32)
    top = int(max(firsts.max(), their_firsts.max()))
    sums = np.zeros((3, 4), np.int64)
    sums[:2, 3] = compare(rows, firsts, once, their_rows, their_firsts, once_theirs, size, top)
    sums[2, 3] = meet(rows, once, their_rows, once_theirs, size) if every else 0
    return sums


def _values(mine: Ints, other: Ints) -> tuple[tuple[Ints, Ints], int]:
    """Marks as values that follow one another, none 0; and how many there are."""
    seen = np.zeros(1 + int(max(mine.max(), other.max())), np.int32)
    seen[mine] = seen[other] = 1
    seen[0] = 0
    places = np.cumsum(seen, dtype=np.int32)
    many = int(places[-1]) + 1
    return (places[mine], places[other]), many


def _counts(sums: list[int], total: int, shares: int) -> tuple[int, ...]:
    """As `headsup.tally_of` takes them."""
    won, tied, low_won, low_tied, bare, bare_won, bare_tied, both, neither = sums
    high = won, total - won - tied, tied
    if shares == 1:
        return high
    low = low_won, total - low_won - low_tied - bare, low_tied
    bare_lost = bare - bare_won - bare_tied
    return (*high, *low, bare_won, bare_lost, bare_tied, both + bare_won, neither + bare_lost)
