"""Pairs of finishes compared for two shares at once, by inclusion and exclusion as in `pairs`.

The second share has few values, so every counter is a row of them: how many of the finishes inserted contain
these places and are below this value. One walk in rising strength of the first share then tells all:
who wins both shares, who one, who none. The side asked about may have up to seven places a row, as
only the other side's are inserted.
"""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.pairs import FEW, PAIRS, QUADS, TRIPLES, in_order, taken

__all__ = ["VALUES", "joint"]

VALUES = 63
"""So many values at most may the second share have, none among them."""
COLUMNS = 64
"""A counter's items: a fixed number, so that they are bumped some at a time."""
MARK = 56
"""The bit at which the value and one begins, in rows that are asked about or inserted."""
Rows = NDArray[np.int64]
Ints = NDArray[np.int32]
Lanes = tuple[Ints, NDArray[np.int16], NDArray[np.int16], NDArray[np.uint8], NDArray[np.uint8]]
"""Counters of all, by place, by pair and by triple, each a row; and by four places, the value and one."""
STEP_32 = (np.arange(COLUMNS)[None, :] > np.arange(COLUMNS)[:, None]).astype(np.int32)
STEP_16, STEP_8 = STEP_32.astype(np.int16), STEP_32.astype(np.uint8)


@jit
def insert(lanes: Lanes, row: int) -> None:
    """Bump the counters of a finish of four places."""
    everything, ones, twos, threes, fours = lanes
    a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
    value = (row >> MARK) - 1
    ab, ac, bc = PAIRS[b] + a, PAIRS[c] + a, PAIRS[c] + b
    for at in range(COLUMNS):
        everything[at] += STEP_32[value, at]
    for one in (a, b, c, d):
        for at in range(COLUMNS):
            ones[one, at] += STEP_16[value, at]
    for two in (ab, ac, bc, PAIRS[d] + a, PAIRS[d] + b, PAIRS[d] + c):
        for at in range(COLUMNS):
            twos[two, at] += STEP_16[value, at]
    for three in (TRIPLES[c] + ab, TRIPLES[d] + ab, TRIPLES[d] + ac, TRIPLES[d] + bc):
        for at in range(COLUMNS):
            threes[three, at] += STEP_8[value, at]
    fours[QUADS[d] + TRIPLES[c] + ab] = value + 1


@jit
def off_four(lanes: Lanes, row: int, column: int) -> int:
    """Of the finishes inserted that are below value `column`, how many share no place with a row of four; less one
    where the very same places were inserted."""
    everything, ones, twos, threes, _ = lanes
    a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
    ab, ac, bc = PAIRS[b] + a, PAIRS[c] + a, PAIRS[c] + b
    found = everything[column] - ones[a, column] - ones[b, column] - ones[c, column] - ones[d, column]
    found += twos[ab, column] + twos[ac, column] + twos[bc, column]
    found += twos[PAIRS[d] + a, column] + twos[PAIRS[d] + b, column] + twos[PAIRS[d] + c, column]
    found -= np.int32(threes[TRIPLES[c] + ab, column]) + np.int32(threes[TRIPLES[d] + ab, column])
    found -= np.int32(threes[TRIPLES[d] + ac, column]) + np.int32(threes[TRIPLES[d] + bc, column])
    return int(found)


@jit
def off_any(lanes: Lanes, row: int, width: int, one: int, two: int, three: int) -> tuple[int, int, int]:
    """As `off_four`, for a row of `width` places and three columns."""
    everything, ones, twos, threes, _ = lanes
    found, more, most = int(everything[one]), int(everything[two]), int(everything[three])
    for i in range(width):
        a = row >> 8 * i & 63
        found -= ones[a, one]
        more -= ones[a, two]
        most -= ones[a, three]
        for j in range(i):
            b = row >> 8 * j & 63
            ab = PAIRS[a] + b
            found += twos[ab, one]
            more += twos[ab, two]
            most += twos[ab, three]
            ab = TRIPLES[a] + PAIRS[b]
            for k in range(j):
                c = row >> 8 * k & 63
                found -= threes[ab + c, one]
                more -= threes[ab + c, two]
                most -= threes[ab + c, three]
    return found, more, most


@jit
def ask(
    lanes: Lanes, mine: Rows, first: int, last: int, width: int, values: int, sums: NDArray[np.int64]
) -> None:
    """Of pairs of a row of `mine` from `first` to `last` - 1 and one inserted that share no place, add to `sums` (4)
    those where the inserted has a lower value, those where not a higher, those where neither has one, all."""
    fours = lanes[4]
    for one in range(first, last):
        row = mine[one]
        value = (row >> MARK) - 1
        if width == 4:
            met = off_four(lanes, row, VALUES)
            to = met if value + 1 == values else off_four(lanes, row, value + 1)
            below = 0 if value == 0 else off_four(lanes, row, value)
        else:
            below, to, met = off_any(lanes, row, width, value, value + 1, VALUES)
        for i in range(3, width):
            for j in range(2, i):
                for k in range(1, j):
                    base = QUADS[row >> 8 * i & 63] + TRIPLES[row >> 8 * j & 63] + PAIRS[row >> 8 * k & 63]
                    for m in range(k):
                        other = int(np.int64(fours[base + (row >> 8 * m & 63)]))
                        met += other > 0
                        to += 0 < other <= value + 1
                        below += 0 < other <= value
        sums[0] += below
        sums[1] += to
        sums[3] += met
        if value == 0:
            sums[2] += to


@jit
def joint(
    a_rows: Rows,
    a_firsts: Ints,
    a_seconds: Ints,
    width: int,
    b_rows: Rows,
    b_firsts: Ints,
    b_seconds: Ints,
    size: int,
    top: int,
    values: int,
    every: bool,
) -> NDArray[np.int64]:
    """Of all pairs of finishes that share no place, three rows: those B is weaker in, those of equal strength, all;
    and in four columns: those B has the lower value in, not the higher one, those without a value, all.

    A's rows (n) of `width` places, first marks (n) 0 to `top`, second marks (n) below `values`; B's, rows of four
    places; how many places there are. No finish comes twice.
    """
    lanes = (
        np.zeros(COLUMNS, np.int32),
        np.zeros((size, COLUMNS), np.int16),
        np.zeros((PAIRS[size], COLUMNS), np.int16),
        np.zeros((TRIPLES[size], COLUMNS), np.uint8),
        np.zeros(QUADS[size], np.uint8),
    )
    mine, mine_from = in_order(a_rows, a_firsts, (a_seconds + np.int32(1)) << np.int32(16), top)
    theirs, theirs_from = in_order(b_rows, b_firsts, (b_seconds + np.int32(1)) << np.int32(16), top)
    sums, weaker = np.zeros((3, 4), np.int64), np.zeros(4, np.int64)
    for strength in range(top + 1):
        first, last = mine_from[strength], mine_from[strength + 1]
        begin, end = theirs_from[strength], theirs_from[strength + 1]
        if last > first:
            weaker[:] = 0
            ask(lanes, mine, first, last, width, values, weaker)
            sums[0] += weaker
        for b in range(begin, end):
            insert(lanes, theirs[b])
        if last > first and end - begin > FEW:
            ask(lanes, mine, first, last, width, values, sums[1])
            sums[1] -= weaker
        elif last > first:
            for b in range(begin, end):
                held, other = taken(theirs[b], 4), theirs[b] >> MARK
                for a in range(first, last):
                    value = mine[a] >> MARK
                    if not held & taken(mine[a], width):
                        sums[1, 0] += other < value
                        sums[1, 1] += other <= value
                        sums[1, 2] += other == 1 and value == 1
                        sums[1, 3] += 1
    if every:
        ask(lanes, mine, 0, len(mine), width, values, sums[2])
    return sums
