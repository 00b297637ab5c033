"""Heads-up, exactly, without walking the pairs: inclusion and exclusion over what two finishes share.

Both players' finishes are gone through in rising strength. For a finish of A (four places of the deck),
the number of B's weaker finishes that share no place with it is the sum over its subsets S of
(-1)^|S| N[S], where N[S] counts B's weaker finishes that contain S. Each of B's finishes bumps its
sixteen counters once, each of A's asks for sixteen: five million steps instead of 18 billion pairs.

A row is a finish's places, ascending, eight bits each from the lowest. Places are 0 to 63.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.jit import jit

__all__ = ["PAIRS", "QUADS", "TRIPLES", "compare_4", "compare_5", "meet_4", "meet_5"]

_PLACES = np.arange(64)
PAIRS = _PLACES * (_PLACES - 1) // 2
TRIPLES = PAIRS * (_PLACES - 2) // 3
QUADS = TRIPLES * (_PLACES - 3) // 4
TWOS, THREES = 64, 64 + 2016
"""Where the counters of pairs and triples begin, after those of single places; fours have small ones apart."""
FEW = 12
"""So many ties with one strength are looked at one by one."""

Rows = NDArray[np.int64]
Ints = NDArray[np.int32]
Bytes = NDArray[np.int8]
Compare = Callable[[Rows, Ints, Ints, Rows, Ints, Ints, int, int], tuple[int, int]]
Meet = Callable[[Rows, Ints, Rows, Ints, int], int]


@jit
def in_order(rows: Rows, strengths: Ints, weights: Ints, top: int) -> tuple[Rows, Ints]:
    """The rows in rising strength, each with its weight from bit 40 on (a counting sort, stable), and where
    each strength from 0 to `top` begins; rows without a weight are left out."""
    begins = np.zeros(top + 3, np.int32)
    for place in range(len(strengths)):
        if weights[place]:
            begins[strengths[place] + 2] += 1
    for strength in range(2, len(begins)):
        begins[strength] += begins[strength - 1]
    ordered = np.empty(begins[-1], np.int64)
    for place in range(len(strengths)):
        weight = np.int64(weights[place])
        if weight:
            slot = begins[strengths[place] + 1]
            ordered[slot] = rows[place] | weight << 40
            begins[strengths[place] + 1] = slot + 1
    return ordered, begins


@jit
def insert(counters: Ints, fours: Bytes, row: int, weight: int) -> None:
    """Bump the counters of a finish of four: those of every one, two, three and four of its places."""
    a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
    ab, ac, bc = PAIRS[b] + a, PAIRS[c] + a, PAIRS[c] + b
    counters[a] += weight
    counters[b] += weight
    counters[c] += weight
    counters[d] += weight
    counters[TWOS + ab] += weight
    counters[TWOS + ac] += weight
    counters[TWOS + bc] += weight
    counters[TWOS + PAIRS[d] + a] += weight
    counters[TWOS + PAIRS[d] + b] += weight
    counters[TWOS + PAIRS[d] + c] += weight
    counters[THREES + TRIPLES[c] + ab] += weight
    counters[THREES + TRIPLES[d] + ab] += weight
    counters[THREES + TRIPLES[d] + ac] += weight
    counters[THREES + TRIPLES[d] + bc] += weight
    fours[QUADS[d] + TRIPLES[c] + ab] += weight


@jit
def count(counters: Ints, fours: Bytes, row: int) -> int:
    """Of the inserted finishes, those that share a place with `row` (4) taken from those that do not: less all."""
    a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
    ab, ac, bc = PAIRS[b] + a, PAIRS[c] + a, PAIRS[c] + b
    found = counters[TWOS + ab] + counters[TWOS + ac] + counters[TWOS + bc]
    found += counters[TWOS + PAIRS[d] + a] + counters[TWOS + PAIRS[d] + b] + counters[TWOS + PAIRS[d] + c]
    found -= counters[THREES + TRIPLES[c] + ab] + counters[THREES + TRIPLES[d] + ab]
    found -= counters[THREES + TRIPLES[d] + ac] + counters[THREES + TRIPLES[d] + bc]
    found -= counters[a] + counters[b] + counters[c] + counters[d]
    return int(found + fours[QUADS[d] + TRIPLES[c] + ab])


@jit
def count_fifth(counters: Ints, fours: Bytes, row: int) -> int:
    """What a fifth place adds to `count`: the subsets of up to four places that hold it."""
    a, b, c, d, e = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63, row >> 32 & 63
    ab, ac, bc = PAIRS[b] + a, PAIRS[c] + a, PAIRS[c] + b
    ad, bd, cd = PAIRS[d] + a, PAIRS[d] + b, PAIRS[d] + c
    two, three, four = TWOS + PAIRS[e], THREES + TRIPLES[e], QUADS[e]
    found = counters[two + a] + counters[two + b] + counters[two + c] + counters[two + d] - counters[e]
    found -= counters[three + ab] + counters[three + ac] + counters[three + bc]
    found -= counters[three + ad] + counters[three + bd] + counters[three + cd]
    found += fours[four + TRIPLES[c] + ab] + fours[four + TRIPLES[d] + ab]
    return int(found + fours[four + TRIPLES[d] + ac] + fours[four + TRIPLES[d] + bc])


@jit
def taken(row: int, width: int) -> int:
    """The places of a row as bits."""
    held = 0
    for place in range(width):
        held |= 1 << (row >> 8 * place & 63)
    return held


@jit
def asked(counters: Ints, fours: Bytes, mine: Rows, first: int, last: int, total: int, width: int) -> int:
    """The weight of all pairs of a row of `mine` from `first` to `last` - 1 and one inserted that share no place."""
    met = 0
    for a in range(first, last):
        found = total + count(counters, fours, mine[a])
        if width == 5:
            found += count_fifth(counters, fours, mine[a])
        met += found * (mine[a] >> 40)
    return met


def _compare(width: int) -> Compare:
    """The comparing kernel for A's rows of `width` places, 4 or 5."""

    @jit
    def compare(
        a_rows: Rows,
        a_strengths: Ints,
        a_weights: Ints,
        b_rows: Rows,
        b_strengths: Ints,
        b_weights: Ints,
        size: int,
        top: int,
    ) -> tuple[int, int]:
        if len(a_rows) == 0 or len(b_rows) == 0:
            return 0, 0
        mine, mine_from = in_order(a_rows, a_strengths, a_weights, top)
        theirs, theirs_from = in_order(b_rows, b_strengths, b_weights, top)
        counters = np.zeros(THREES + TRIPLES[size], np.int32)
        fours = np.zeros(QUADS[size], np.int8)
        total = won = tied = 0
        for strength in range(top + 1):
            first, last = mine_from[strength], mine_from[strength + 1]
            weaker, equal = theirs_from[strength], theirs_from[strength + 1]
            if first == last:
                for b in range(weaker, equal):
                    insert(counters, fours, theirs[b], theirs[b] >> 40)
                    total += theirs[b] >> 40
                continue
            group = asked(counters, fours, mine, first, last, total, width)
            won += group
            for b in range(weaker, equal):
                insert(counters, fours, theirs[b], theirs[b] >> 40)
                total += theirs[b] >> 40
            if equal - weaker <= FEW:
                for b in range(weaker, equal):
                    held = taken(theirs[b], 4)
                    for a in range(first, last):
                        if not held & taken(mine[a], width):
                            tied += (mine[a] >> 40) * (theirs[b] >> 40)
            else:
                tied += asked(counters, fours, mine, first, last, total, width) - group
        return won, tied

    return compare


def _meet(width: int) -> Meet:
    """The counting kernel for A's rows of `width` places, 4 or 5."""

    @jit
    def meet(a_rows: Rows, a_weights: Ints, b_rows: Rows, b_weights: Ints, size: int) -> int:
        counters = np.zeros(THREES + TRIPLES[size], np.int32)
        fours = np.zeros(QUADS[size], np.int8)
        total = met = 0
        for b in range(len(b_rows)):
            if b_weights[b]:
                insert(counters, fours, b_rows[b], b_weights[b])
                total += b_weights[b]
        for a in range(len(a_rows)):
            if a_weights[a]:
                found = total + count(counters, fours, a_rows[a])
                if width == 5:
                    found += count_fifth(counters, fours, a_rows[a])
                met += a_weights[a] * found
        return met

    return meet


compare_4, compare_5 = _compare(4), _compare(5)
"""Of all pairs of finishes that share no place: the weight of those A wins, and of the ties.

Arguments: A's rows (n) of four or five places, strengths (n) 0 or more, weights (n); B's, rows of four
places; how many places there are; the greatest strength. A pair counts the product of its weights, so a
weight of zero leaves a finish out.
"""
meet_4, meet_5 = _meet(4), _meet(5)
"""The weight of all pairs of finishes that share no place: A's rows (n) and weights (n), B's, the places."""
