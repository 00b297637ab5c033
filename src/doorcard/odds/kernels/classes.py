"""Finishes by their ranks alone: how all classes of one side fare against all classes of the other.

A class is a multiset of ranks (`multisets`). Suits aside, its finishes have one high and one low strength,
and how many finishes of class B share no card with a finish of class A is a product over the ranks of
binomials: of what A leaves of a rank, B takes some. Three million pairs of classes stand for third street's
18 billion pairs of finishes.
"""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.multisets import LOWER, ROOM, SPLIT, UPPER, products, spread, sum_of
from doorcard.odds.kernels.tables import DISPLACE_7, HIGH_7, KEYS_7, LOW_7

__all__ = ["ANY_FLUSH", "ANY_STRAIGHT_FLUSH", "SUMS", "meet_classes", "rank_classes"]

ANY_FLUSH, ANY_STRAIGHT_FLUSH = 5 << 12, 8 << 12
"""High strengths that stand for a flush, or straight flush, beside strengths that never are one."""
SUMS = 9
"""How many sums `meet_classes` makes."""
INTO = np.array([0, 5, 7, 8, 1, 6, 2, 3])
"""Which of the sums each item of `compared_both` and `tied_both` goes into; the last one only with a claim."""
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
    spread(lower_ways, upper_ways, more, ways)
    lower_keys, upper_keys = np.zeros(len(lower), np.int64), np.zeros(len(upper), np.int64)
    for at in range(1, len(lower)):
        lower_keys[at] = lower_keys[lower[at, 0]] + (KEYS_7[lower[at, 1] >> 1 & -4] >> 16) * (
            lower[at, 1] & 7
        )
    for at in range(1, len(upper)):
        card = (upper[at, 1] >> 1 & -4) + 4 * SPLIT
        upper_keys[at] = upper_keys[upper[at, 0]] + (KEYS_7[card] >> 16) * (upper[at, 1] & 7)
    place = part = 0
    for size in range(more + 1):
        begin = 0
        for smaller in range(more - size):
            begin += UPPER[smaller]
        for _ in range(LOWER[size]):
            for at in range(begin, begin + UPPER[more - size]):
                ranks = total + lower_keys[part] + upper_keys[at]
                slot = (ranks + DISPLACE_7[(ranks >> 16) & 8191]) & 65535
                highs[place] = HIGH_7[slot] if ways[place] else 0
                lows[place] = LOW_7[slot] if ways[place] else 0
                place += 1
            part += 1


@jit
def compared(ways: Ints, marks: Ints, mine: int) -> tuple[int, int]:
    """How many of the others have a lower mark than `mine`, and how many the same."""
    mark = np.int32(mine)
    below = same = np.int32(0)
    for at in range(len(ways)):
        more = np.int32(marks[at] - mark)
        is_below, is_above = np.int32(more >> 31), np.int32(np.int32(-more) >> 31)
        below = np.int32(below + np.int32(ways[at] & is_below))
        same = np.int32(same + np.int32(ways[at] & ~(is_below | is_above)))
    return int(below), int(same)


@jit
def compared_both(ways: Ints, highs: Ints, lows: Ints, high: int, low: int, found: Longs) -> None:
    """How many of the others have a lower first mark, a lower one with the same second mark, a lower one and a lower
    second mark, a higher one and a higher second mark: into the first four items of `found`."""
    mine, my_low = np.int32(high), np.int32(low)
    below = below_same = both_below = both_above = np.int32(0)
    for at in range(len(ways)):
        many, more, more_low = ways[at], np.int32(highs[at] - mine), np.int32(lows[at] - my_low)
        is_below, is_above = np.int32(more >> 31), np.int32(np.int32(-more) >> 31)
        is_low_below, is_low_above = np.int32(more_low >> 31), np.int32(np.int32(-more_low) >> 31)
        now = np.int32(many & is_below)
        below = np.int32(below + now)
        both_below = np.int32(both_below + np.int32(now & is_low_below))
        below_same = np.int32(below_same + np.int32(now & ~(is_low_below | is_low_above)))
        both_above = np.int32(both_above + np.int32(many & is_above & is_low_above))
    found[0], found[1], found[2], found[3] = below, below_same, both_below, both_above


@jit
def tied_both(ways: Ints, highs: Ints, lows: Ints, high: int, low: int, found: Longs) -> None:
    """How many of the others have the same first mark, both the same, a lower second mark, the same second mark: into
    the next four items of `found`."""
    mine, my_low = np.int32(high), np.int32(low)
    same = same_both = low_below = low_same = np.int32(0)
    for at in range(len(ways)):
        many, more, more_low = ways[at], np.int32(highs[at] - mine), np.int32(lows[at] - my_low)
        differs = np.int32(np.int32(more | np.int32(-more)) >> 31)
        low_differs = np.int32(np.int32(more_low | np.int32(-more_low)) >> 31)
        same = np.int32(same + np.int32(many & ~differs))
        same_both = np.int32(same_both + np.int32(many & ~(differs | low_differs)))
        low_below = np.int32(low_below + np.int32(many & (more_low >> 31)))
        low_same = np.int32(low_same + np.int32(many & ~low_differs))
    found[4], found[5], found[6], found[7] = same, same_both, low_below, low_same


@jit
def add(sums: Longs, found: Longs, weight: int, low: int, first: int, last: int) -> None:
    """Add items `first` to `last` - 1 of what `compared_both` and `tied_both` found to the sums of `meet_classes`."""
    for at in range(first, last):
        if low == 0 or (at != 1 and at != 5):
            sums[4 if low == 0 and at == 7 else INTO[at]] += weight * found[at]


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
    begin: int,
    end: int,
) -> Longs:
    """What the classes of `mine` cards whose upper part is at `begin` to `end` - 1 do against all classes of `theirs`
    cards, over all pairs of finishes that share no card.

    `left` (13): the unseen cards of each rank. `weights` (n, 3): how often a class of mine counts as it is, with any
    flush instead, with any straight flush. Lows are empty where there is but one share, whose strengths the
    highs are. Sums (9): won and tied for high, won and tied for low with a claim; of the pairs without a claim on
    either side all, those won and those tied for high; won for both; lost for both.
    """
    sums, found = np.zeros(SUMS, np.int64), np.zeros(8, np.int64)
    lower_ways = np.zeros(LOWER[: theirs + 1].sum(), np.int32)
    upper_ways = np.zeros(UPPER[: theirs + 1].sum(), np.int32)
    ways, choices = np.zeros(len(their_highs), np.int32), np.zeros(ROOM, np.int32)
    now = left.copy()
    size = upper_first = 0
    for up in range(begin, end):
        while up >= upper_first + UPPER[size]:
            upper_first += UPPER[size]
            size += 1
        sum_of(upper, up, SPLIT, now, -1)
        if now.min() >= 0:
            products(upper, SPLIT, now, choices, upper_ways)
            place, begun = up - upper_first, 0
            for smaller in range(mine - size):
                place += LOWER[smaller] * UPPER[mine - smaller]
                begun += LOWER[smaller]
            for down in range(begun, begun + LOWER[mine - size]):
                if weights[place, 0] or weights[place, 1] or weights[place, 2]:
                    sum_of(lower, down, 0, now, -1)
                    products(lower, 0, now, choices, lower_ways)
                    sum_of(lower, down, 0, now, 1)
                    spread(lower_ways, upper_ways, theirs, ways)
                    for variant in range(3):
                        weight = weights[place, variant]
                        high = (
                            my_highs[place]
                            if variant == 0
                            else ANY_FLUSH
                            if variant == 1
                            else ANY_STRAIGHT_FLUSH
                        )
                        if len(their_lows) == 0:
                            if weight:
                                won, tied = compared(ways, their_highs, high)
                                sums[0] += weight * won
                                sums[1] += weight * tied
                            continue
                        low = my_lows[place]
                        if weight:
                            compared_both(ways, their_highs, their_lows, high, low, found)
                            add(sums, found, weight, low, 0, 4)
                        if variant == 0:
                            tied_both(ways, their_highs, their_lows, high, low, found)
                            add(sums, found, weight, low, 4, 6)
                            add(sums, found, weights[place].sum(), low, 6, 8)
                place += UPPER[size]
        sum_of(upper, up, SPLIT, now, 1)
    return sums
