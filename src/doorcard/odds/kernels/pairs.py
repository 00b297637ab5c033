"""Heads-up, exactly, without walking the pairs: inclusion and exclusion over what two finishes share.

Both players' finishes are gone through in rising strength. For a finish of A (four places of the deck),
the number of B's weaker finishes that share no place with it is the sum over its subsets S of
(-1)^|S| N[S], where N[S] counts B's weaker finishes that contain S. Each of B's finishes bumps its
sixteen counters once, each of A's asks for sixteen: five million steps instead of 18 billion pairs.
"""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.jit import jit

__all__ = ["FEW", "PAIRS", "QUADS", "TRIPLES", "compare", "count", "in_order", "insert"]

_PLACES = np.arange(64)
PAIRS = _PLACES * (_PLACES - 1) // 2
TRIPLES = PAIRS * (_PLACES - 2) // 3
QUADS = TRIPLES * (_PLACES - 3) // 4
FEW = 12
"""So many ties with one strength are looked at one by one."""


@jit
def in_order(strengths: NDArray[np.int32], weights: NDArray[np.int32]) -> NDArray[np.int32]:
    """The places with a weight, in rising strength (a counting sort; strengths are 0 or more)."""
    begins = np.zeros(strengths.max() + 2, np.int64)
    for place in range(len(strengths)):
        if weights[place]:
            begins[strengths[place] + 1] += 1
    for strength in range(1, len(begins)):
        begins[strength] += begins[strength - 1]
    order = np.empty(begins[-1], np.int32)
    for place in range(len(strengths)):
        if weights[place]:
            order[begins[strengths[place]]] = place
            begins[strengths[place]] += 1
    return order


@jit
def insert(
    ones: NDArray[np.int32],
    twos: NDArray[np.int32],
    threes: NDArray[np.int32],
    fours: NDArray[np.int16],
    row: NDArray[np.uint8],
    weight: int,
) -> None:
    """Bump the counters of a finish: those of one to four of its places, `row` (4) ascending."""
    a, b, c, d = int(row[0]), int(row[1]), int(row[2]), int(row[3])
    ab, ac, bc = PAIRS[b] + a, PAIRS[c] + a, PAIRS[c] + b
    ones[a] += weight
    ones[b] += weight
    ones[c] += weight
    ones[d] += weight
    twos[ab] += weight
    twos[ac] += weight
    twos[bc] += weight
    twos[PAIRS[d] + a] += weight
    twos[PAIRS[d] + b] += weight
    twos[PAIRS[d] + c] += weight
    threes[TRIPLES[c] + ab] += weight
    threes[TRIPLES[d] + ab] += weight
    threes[TRIPLES[d] + ac] += weight
    threes[TRIPLES[d] + bc] += weight
    fours[QUADS[d] + TRIPLES[c] + ab] += weight


@jit
def count(
    total: int,
    ones: NDArray[np.int32],
    twos: NDArray[np.int32],
    threes: NDArray[np.int32],
    fours: NDArray[np.int16],
    row: NDArray[np.uint8],
) -> int:
    """How many of the inserted finishes share no place with `row` (4, ascending)."""
    a, b, c, d = int(row[0]), int(row[1]), int(row[2]), int(row[3])
    ab, ac, bc = PAIRS[b] + a, PAIRS[c] + a, PAIRS[c] + b
    pairs = twos[ab] + twos[ac] + twos[bc] + twos[PAIRS[d] + a] + twos[PAIRS[d] + b] + twos[PAIRS[d] + c]
    triples = threes[TRIPLES[c] + ab] + threes[TRIPLES[d] + ab]
    triples += threes[TRIPLES[d] + ac] + threes[TRIPLES[d] + bc]
    singles = ones[a] + ones[b] + ones[c] + ones[d]
    return int(total - singles + pairs - triples + fours[QUADS[d] + TRIPLES[c] + ab])


@jit
def compare(
    a_rows: NDArray[np.uint8],
    a_strengths: NDArray[np.int32],
    a_weights: NDArray[np.int32],
    b_rows: NDArray[np.uint8],
    b_strengths: NDArray[np.int32],
    b_weights: NDArray[np.int32],
    size: int,
) -> tuple[int, int]:
    """Of all pairs of finishes that share no place: the weight of those A wins, and of the ties.

    Rows (n, 4) ascending places 0 to `size` - 1, at most 64; strengths (n) 0 or more; weights (n), a
    pair counts their product and zero leaves a finish out.
    """
    a_order, b_order = in_order(a_strengths, a_weights), in_order(b_strengths, b_weights)
    ones = np.zeros(size, np.int32)
    twos = np.zeros(PAIRS[size], np.int32)
    threes = np.zeros(TRIPLES[size], np.int32)
    fours = np.zeros(QUADS[size], np.int16)
    total = won = tied = 0
    first = weaker = 0
    while first < len(a_order):
        strength = a_strengths[a_order[first]]
        while weaker < len(b_order) and b_strengths[b_order[weaker]] < strength:
            b = b_order[weaker]
            insert(ones, twos, threes, fours, b_rows[b], b_weights[b])
            total += b_weights[b]
            weaker += 1
        last = first
        group = 0
        while last < len(a_order) and a_strengths[a_order[last]] == strength:
            a = a_order[last]
            group += a_weights[a] * count(total, ones, twos, threes, fours, a_rows[a])
            last += 1
        won += group
        equal = weaker
        while equal < len(b_order) and b_strengths[b_order[equal]] == strength:
            equal += 1
        if 0 < equal - weaker <= FEW:
            for other in range(weaker, equal):
                b = b_order[other]
                held = taken(b_rows[b])
                for one in range(first, last):
                    a = a_order[one]
                    if not held & taken(a_rows[a]):
                        tied += a_weights[a] * b_weights[b]
        elif equal > weaker:
            for other in range(weaker, equal):
                b = b_order[other]
                insert(ones, twos, threes, fours, b_rows[b], b_weights[b])
                total += b_weights[b]
            weaker = equal
            for one in range(first, last):
                a = a_order[one]
                tied += a_weights[a] * count(total, ones, twos, threes, fours, a_rows[a])
            tied -= group
        first = last
    return won, tied


@jit
def taken(row: NDArray[np.uint8]) -> int:
    """The places of a row as bits."""
    return 1 << int(row[0]) | 1 << int(row[1]) | 1 << int(row[2]) | 1 << int(row[3])
