"""Finishes by their ranks alone: how all classes of one side fare against all classes of the other.

A class is a multiset of ranks (`multisets`). Suits aside, its finishes have one high and one low strength,
and how many finishes of class B share no card with a finish of class A is a product over the ranks of
binomials: of what A leaves of a rank, B takes some. Three million pairs of classes stand for third street's
18 billion pairs of finishes.
"""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.against import alone, with_low, without_low
from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.multisets import (
    LOWER,
    ROOM,
    SPLIT,
    UPPER,
    products,
    runs,
    spread,
    sum_of,
    with_upper,
)
from doorcard.odds.kernels.tables import DISPLACE_7, HIGH_7, KEYS_7, LOW_7

__all__ = ["SUMS", "meet_classes", "rank_classes"]

FULL = 6 << 12
"""The least high strength that beats a flush, straight flushes aside."""
SUMS = 9
"""How many sums `meet_classes` makes."""
Ints = NDArray[np.int32]
Longs = NDArray[np.int64]


@jit
def rank_classes(
    known: Longs, unseen: Longs, more: int, lower: Longs, upper: Longs, highs: Ints, lows: Ints, ways: Ints
) -> None:
    """Rank every class of `more` unseen cards beside `known` ones, seven in all and suits aside.

    Fills the strengths and in how many ways the class can come; all are 0 where it cannot. `lower` and
    `upper` are the trees of `products`.
    """
    left, choices = np.zeros(13, np.int64), np.zeros(ROOM, np.int32)
    for card in unseen:
        left[card >> 2] += 1
    total = 0
    for card in known:
        total += KEYS_7[card] >> 16
    lower_ways, upper_ways = np.zeros(len(lower), np.int32), np.zeros(len(upper), np.int32)
    products(lower, 0, left, choices, lower_ways)
    products(upper, SPLIT, left, choices, upper_ways)
    layout = runs(more)
    spread(lower_ways, upper_ways, layout, ways)
    lower_keys, upper_keys = np.zeros(len(lower), np.int64), np.zeros(len(upper), np.int64)
    for at in range(1, len(lower)):
        lower_keys[at] = lower_keys[lower[at, 0]] + (KEYS_7[lower[at, 1] >> 1 & -4] >> 16) * (
            lower[at, 1] & 7
        )
    for at in range(1, len(upper)):
        card = (upper[at, 1] >> 1 & -4) + 4 * SPLIT
        upper_keys[at] = upper_keys[upper[at, 0]] + (KEYS_7[card] >> 16) * (upper[at, 1] & 7)
    for run in range(len(layout)):
        part, begin, place, length = layout[run, 0], layout[run, 1], layout[run, 2], layout[run, 3]
        for at in range(length):
            ranks = total + lower_keys[part] + upper_keys[begin + at]
            slot = (ranks + DISPLACE_7[(ranks >> 16) & 8191]) & 65535
            highs[place + at] = HIGH_7[slot] if ways[place + at] else 0
            lows[place + at] = LOW_7[slot] if ways[place + at] else 0


@jit
def meet_class(
    ways: Ints,
    every: int,
    fuller: int,
    highs: Ints,
    lows: Ints,
    high: int,
    low: int,
    weights: Longs,
    sums: Longs,
) -> None:
    """Add to the sums of `meet_classes` what one class of mine does: `ways` (n) are those of the others that leave its
    cards alone, `every` all of these together, `fuller` those that beat a flush: they have no low."""
    as_it_is, flush, straight = weights
    often = as_it_is + flush + straight
    if len(lows) == 0:
        below, same = alone(ways, highs, high)
    elif low == 0:
        below, same, bare, bare_below, bare_same = without_low(ways, highs, lows, high)
        sums[4] += often * bare
        sums[5] += as_it_is * bare_below + flush * (bare - fuller) + straight * bare
        sums[6] += as_it_is * bare_same
        sums[8] += as_it_is * (every - below - same - bare + bare_below + bare_same)
    else:
        below, same, low_below, low_same, both_below, both_above = with_low(ways, highs, lows, high, low)
        sums[2] += often * low_below
        sums[3] += often * low_same
        sums[7] += as_it_is * both_below + flush * (low_below - fuller) + straight * low_below
        sums[8] += as_it_is * both_above
    sums[0] += as_it_is * below + flush * (every - fuller) + straight * every
    sums[1] += as_it_is * same


@jit
def meet_classes(
    left: Longs,
    lower: Longs,
    upper: Longs,
    mine: int,
    my_highs: Ints,
    my_lows: Ints,
    weights: Longs,
    theirs: int,
    their_highs: Ints,
    their_lows: Ints,
    every: int,
    begin: int,
    end: int,
) -> Longs:
    """What the classes of `mine` cards whose upper part is at `begin` to `end` - 1 do against all classes of `theirs`
    cards, over all pairs of finishes that share no card.

    `left` (13): the unseen cards of each rank. `weights` (n, 3): how often a class of mine counts as it is, with any
    flush instead, with any straight flush. Lows are empty where there is but one share, whose strengths the
    highs are. `every`: how many finishes of theirs leave a finish of mine alone. Sums (9): won and tied for
    high, won and tied for low with a claim; of the pairs without a claim on either side all, those won and those
    tied for high; won for both; lost for both.
    """
    sums = np.zeros(SUMS, np.int64)
    fuller = np.flatnonzero(their_highs >= FULL) if weights[:, 1].any() else np.empty(0, np.int64)
    lower_ways = np.zeros(LOWER[: theirs + 1].sum(), np.int32)
    upper_ways = np.zeros(UPPER[: theirs + 1].sum(), np.int32)
    ways, choices = np.zeros(len(their_highs), np.int32), np.zeros(ROOM, np.int32)
    now, layout = left.copy(), runs(theirs)
    for up in range(begin, end):
        sum_of(upper, up, SPLIT, now, -1)
        if now.min() >= 0:
            products(upper, SPLIT, now, choices, upper_ways)
            place, down, many, apart = with_upper(up, mine)
            for _ in range(many):
                if weights[place, 0] or weights[place, 1] or weights[place, 2]:
                    sum_of(lower, down, 0, now, -1)
                    products(lower, 0, now, choices, lower_ways)
                    sum_of(lower, down, 0, now, 1)
                    spread(lower_ways, upper_ways, layout, ways)
                    beaten = 0
                    for at in fuller:
                        beaten += ways[at]
                    low = my_lows[place] if len(my_lows) else 0
                    meet_class(
                        *(ways, every, beaten, their_highs, their_lows),
                        *(my_highs[place], low, weights[place], sums),
                    )
                place += apart
                down += 1
        sum_of(upper, up, SPLIT, now, 1)
    return sums
