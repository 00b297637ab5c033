"""Multisets of ranks, in which finishes differ when suits are left aside: 1,820 of four cards, 18,564 of six.

A multiset of ranks is split at rank `SPLIT`. Each part has a place among the multisets of its own ranks,
smallest size first and colexicographic within a size. The place of the whole: by the size of its lower
part, by the lower part, by the upper part. So what is a product of one number for each part comes in long runs
of one number times a row of numbers.
"""

from math import comb

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.jit import jit

__all__ = [
    "LOWER",
    "ROOM",
    "SPLIT",
    "UPPER",
    "multiset_of",
    "products",
    "runs",
    "spread",
    "spread_sums",
    "sum_of",
    "with_upper",
]

SPLIT = 4
"""Ranks below this one are the lower part."""
ROOM = 8 * (13 - SPLIT)
"""How many items `products` needs to work in."""
Ints = NDArray[np.int32]
Longs = NDArray[np.int64]
LOWER = np.array([comb(SPLIT + size - 1, size) for size in range(8)])
"""How many lower parts of each size there are."""
UPPER = np.array([comb(13 - SPLIT + size - 1, size) for size in range(8)])
COLEX = np.array([[comb(rank + at, at + 1) for at in range(8)] for rank in range(13)])
"""[rank, at]: what a rank adds to a multiset's place, when `at` of its items come before it in rising order."""
CHOOSE = np.array([[comb(left, many) for many in range(5)] for left in range(5)], np.int32)


@jit
def products(tree: Longs, first: int, left: Longs, choices: Ints, found: Ints) -> None:
    """For every multiset of a part, in how many ways its cards can be taken where `left` (13) are left of each rank.

    `tree` (n, 2): the place of a multiset without its greatest rank, and 8 times that rank, counted from
    `first`, and how often. `choices` (`ROOM`) is room to work in, zero from the start; fills `found` (n or fewer).
    """
    for rank in range(len(choices) // 8 if first else SPLIT):
        for many in range(5):
            choices[8 * rank + many] = CHOOSE[left[first + rank], many]
    found[0] = 1
    for at in range(1, len(found)):
        found[at] = found[tree[at, 0]] * choices[tree[at, 1]]


@jit
def sum_of(tree: Longs, at: int, first: int, left: Longs, sign: int) -> None:
    """Add `sign` for each card of the multiset at that place to `left` (13)."""
    while at:
        left[first + (tree[at, 1] >> 3)] += sign * (tree[at, 1] & 7)
        at = tree[at, 0]


@jit
def runs(more: int) -> Longs:
    """How the multisets of `more` ranks lie, one row (n, 4) for each lower part: that part, the first upper part that
    goes with it, the place of the two together, and how many follow one another. To be read item by item: a row
    unpacked at once is a view, and made in an inner loop these take as long as the work."""
    found = np.zeros((LOWER[: more + 1].sum(), 4), np.int64)
    part = place = 0
    for size in range(more + 1):
        begin = UPPER[: more - size].sum()
        for _ in range(LOWER[size]):
            found[part, 0], found[part, 1], found[part, 2], found[part, 3] = (
                part,
                begin,
                place,
                UPPER[more - size],
            )
            place += UPPER[more - size]
            part += 1
    return found


@jit
def spread(lower: Ints, upper: Ints, layout: Longs, found: Ints) -> None:
    """For every multiset of a layout (see `runs`) the product of its parts' numbers."""
    for run in range(len(layout)):
        part, begin, place, length = layout[run, 0], layout[run, 1], layout[run, 2], layout[run, 3]
        factor, row, to = lower[part], upper[begin : begin + length], found[place : place + length]
        for at in range(length):
            to[at] = row[at] * factor


@jit
def spread_sums(lower: Ints, upper: Ints, layout: Longs, every: int, found: Ints) -> None:
    """For every multiset of a layout the sum of its parts' numbers, and `every`."""
    for run in range(len(layout)):
        part, begin, place, length = layout[run, 0], layout[run, 1], layout[run, 2], layout[run, 3]
        term, row, to = (
            np.int32(lower[part] + every),
            upper[begin : begin + length],
            found[place : place + length],
        )
        for at in range(length):
            to[at] = np.int32(row[at] + term)


@jit
def with_upper(up: int, more: int) -> tuple[int, int, int, int]:
    """The multisets of `more` ranks with a given upper part: the place of the first, its lower part, how many there
    are, and how far apart their places are, one for each lower part that follows."""
    size = first = begin = 0
    while up >= first + UPPER[size]:
        first += UPPER[size]
        size += 1
    place = up - first
    for smaller in range(more - size):
        place += LOWER[smaller] * UPPER[more - smaller]
        begin += LOWER[smaller]
    return place, begin, LOWER[more - size], UPPER[size]


@jit
def multiset_of(row: int, more: int, unseen: Longs) -> int:
    """The place of a finish's ranks: `row` has `more` places of unseen cards, eight bits each from the lowest, and
    the unseen cards rise in rank."""
    size = lower = upper = place = 0
    for at in range(more):
        rank = unseen[row >> 8 * at & 63] >> 2
        if rank < SPLIT:
            lower += COLEX[rank, at]
            size += 1
        else:
            upper += COLEX[rank - SPLIT, at - size]
    for smaller in range(size):
        place += LOWER[smaller] * UPPER[more - smaller]
    return int(place + lower * UPPER[more - size] + upper)
