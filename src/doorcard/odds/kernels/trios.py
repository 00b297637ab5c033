"""Three players, exactly: for each finish of one, how many pairs of finishes of the others it beats.

The pairs that share no place with it nor with each other are counted by inclusion and exclusion twice
over. With N_B[S] the number of B's weaker finishes that contain S and keep off A's four places, the pairs
are the sum over all sets S of (-1)^|S| N_B[S] N_C[S]; and each N_B[S] is itself a sum over the subsets T of
A's places of (-1)^|T| times B's weaker finishes that contain S and T. Finishes have four places (shorter
ones are filled up with places of nobody's), so |S| + |T| <= 4 and all counters can be kept while the
finishes are gone through in rising strength. The sums over triples and pairs are plain loops over arrays
that run in step, many numbers to a machine instruction: third street's 10^15 deals take seconds.
"""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.pairs import PAIRS, QUADS, TRIPLES, in_order

__all__ = ["beaten"]

Rows = NDArray[np.int64]
Ints = NDArray[np.int32]
Shorts = NDArray[np.int16]
Held = tuple[Ints, Shorts, Shorts, Shorts, Shorts, Shorts, Ints]
"""One opponent's counters: by place (and all, last), by pair, by triple, by place and pair, by pair and pair, by
place and triple, by four places."""
FAR = 8000
"""In a counter of a set that has a place twice: so much that what is left falls below zero, and counts as none."""
_ZERO = np.int16(0)


@jit
def held(size: int) -> Held:
    """An opponent's counters with nothing in them."""
    with_pair = np.zeros((size, PAIRS[size]), np.int16)
    with_triple = np.zeros((size, TRIPLES[size]), np.int16)
    for z in range(size):
        for y in range(z):
            yz = PAIRS[z] + y
            with_pair[y, yz] = with_pair[z, yz] = FAR
            for x in range(y):
                xyz = TRIPLES[z] + PAIRS[y] + x
                with_triple[x, xyz] = with_triple[y, xyz] = with_triple[z, xyz] = FAR
    return (
        np.zeros(size + 1, np.int32),
        np.zeros(PAIRS[size], np.int16),
        np.zeros(TRIPLES[size], np.int16),
        with_pair,
        np.zeros((PAIRS[size], PAIRS[size]), np.int16),
        with_triple,
        np.zeros(QUADS[size], np.int32),
    )


@jit
def insert(row: int, weight: int, mine: Held, other: Held, joint: tuple[Ints, Ints, Ints, Ints]) -> None:
    """Bump an opponent's counters of a finish, and the joint ones if the `other` opponent has the very same."""
    singles, pairs, triples, with_pair, two_pairs, with_triple, fours = mine
    a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
    ab, ac, ad = PAIRS[b] + a, PAIRS[c] + a, PAIRS[d] + a
    bc, bd, cd = PAIRS[c] + b, PAIRS[d] + b, PAIRS[d] + c
    abc, abd = TRIPLES[c] + ab, TRIPLES[d] + ab
    acd, bcd = TRIPLES[d] + ac, TRIPLES[d] + bc
    at = QUADS[d] + abc
    fours[at] += weight
    singles[-1] += weight
    both = weight * other[6][at]
    if both:
        joint[0][-1] += both
        joint[3][at] += both
        for one in (a, b, c, d):
            joint[0][one] += both
        for one in (ab, ac, ad, bc, bd, cd):
            joint[1][one] += both
        for one in (abc, abd, acd, bcd):
            joint[2][one] += both
    for one in (a, b, c, d):
        singles[one] += weight
    for one in (ab, ac, ad, bc, bd, cd):
        pairs[one] += weight
    for one in (abc, abd, acd, bcd):
        triples[one] += weight
    for one, rest in ((a, bcd), (b, acd), (c, abd), (d, abc)):
        with_triple[one, rest] += weight
    for one, rest in ((ab, cd), (ac, bd), (ad, bc)):
        two_pairs[one, rest] += weight
        two_pairs[rest, one] += weight
    for one, two, three, four in ((a, bc, bd, cd), (b, ac, ad, cd), (c, ab, ad, bd), (d, ab, ac, bc)):
        with_pair[one, two] += weight
        with_pair[one, three] += weight
        with_pair[one, four] += weight


@jit
def off(singles: Ints, pairs: NDArray[np.generic], triples: NDArray[np.generic], four: int, row: int) -> int:
    """How many finishes share no place with `row`."""
    a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
    ab, ac, bc = PAIRS[b] + a, PAIRS[c] + a, PAIRS[c] + b
    found = singles[-1] - singles[a] - singles[b] - singles[c] - singles[d] + four
    found += (
        pairs[ab] + pairs[ac] + pairs[bc] + pairs[PAIRS[d] + a] + pairs[PAIRS[d] + b] + pairs[PAIRS[d] + c]
    )
    found -= triples[TRIPLES[c] + ab] + triples[TRIPLES[d] + ab] + triples[TRIPLES[d] + ac]
    return int(found - triples[TRIPLES[d] + bc])


@jit
def off_with(place: int, mine: Held, row: int) -> int:
    """How many finishes contain `place` and keep off `row`, which has it not."""
    singles, pairs, _, with_pair, _, with_triple, _ = mine
    a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
    found = int(singles[place])
    for one in (a, b, c, d):
        found -= pairs[PAIRS[max(one, place)] + min(one, place)]
    ab, ac, bc = PAIRS[b] + a, PAIRS[c] + a, PAIRS[c] + b
    for one in (ab, ac, bc, PAIRS[d] + a, PAIRS[d] + b, PAIRS[d] + c):
        found += with_pair[place, one]
    for one in (TRIPLES[c] + ab, TRIPLES[d] + ab, TRIPLES[d] + ac, TRIPLES[d] + bc):
        found -= with_triple[place, one]
    return found


@jit
def off_with_pairs(row: int, mine: Held, left: Shorts) -> None:
    """For every pair of places, how many finishes contain it and keep off `row`; zero where it has one of them."""
    _, pairs, _, with_pair, two_pairs, _, _ = mine
    a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
    one, two, three, four = with_pair[a], with_pair[b], with_pair[c], with_pair[d]
    for at in range(len(left)):
        left[at] = np.int16(pairs[at] - one[at] - two[at] - three[at] - four[at])
    one, two, three = two_pairs[PAIRS[b] + a], two_pairs[PAIRS[c] + a], two_pairs[PAIRS[c] + b]
    four, five, six = two_pairs[PAIRS[d] + a], two_pairs[PAIRS[d] + b], two_pairs[PAIRS[d] + c]
    for at in range(len(left)):
        more = np.int16(left[at] + one[at] + two[at] + three[at] + four[at] + five[at] + six[at])
        left[at] = max(more, _ZERO)


@jit
def over_triples(row: int, mine: Held, other: Held) -> int:
    """The sum over all triples of both opponents' finishes that contain it and keep off `row`, multiplied."""
    a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
    left_all, left_1, left_2, left_3, left_4 = mine[2], mine[5][a], mine[5][b], mine[5][c], mine[5][d]
    right_all, right_1, right_2, right_3, right_4 = (
        other[2],
        other[5][a],
        other[5][b],
        other[5][c],
        other[5][d],
    )
    total = np.int32(0)
    for at in range(len(left_all)):
        left = np.int16(left_all[at] - left_1[at] - left_2[at] - left_3[at] - left_4[at])
        right = np.int16(right_all[at] - right_1[at] - right_2[at] - right_3[at] - right_4[at])
        left = max(left, _ZERO)
        right = max(right, _ZERO)
        total = np.int32(total + np.int32(np.int32(left) * np.int32(right)))
    return int(total)


@jit
def pairs_off(
    row: int, mine: Held, other: Held, joint: tuple[Ints, Ints, Ints, Ints], left: Shorts, right: Shorts
) -> int:
    """How many pairs of the opponents' finishes share no place with `row` nor with each other."""
    a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
    at = QUADS[d] + TRIPLES[c] + PAIRS[b] + a
    met = off(mine[0], mine[1], mine[2], mine[6][at], row) * off(
        other[0], other[1], other[2], other[6][at], row
    )
    for place in range(len(mine[0]) - 1):
        if place not in (a, b, c, d):
            met -= off_with(place, mine, row) * off_with(place, other, row)
    off_with_pairs(row, mine, left)
    off_with_pairs(row, other, right)
    products = 0
    for one in range(len(left)):
        products += int(np.int32(left[one]) * np.int32(right[one]))
    met += products - over_triples(row, mine, other)
    return met + off(joint[0], joint[1], joint[2], joint[3][at], row)


@jit
def ask(
    rows: Rows,
    first: int,
    last: int,
    mine: Held,
    other: Held,
    joint: tuple[Ints, Ints, Ints, Ints],
    left: Shorts,
    right: Shorts,
) -> int:
    """`pairs_off` for all rows from `first` to `last` - 1."""
    met = 0
    for one in range(first, last):
        met += (rows[one] >> 40) * pairs_off(rows[one], mine, other, joint, left, right)
    return met


@jit
def beaten(
    rows: Rows,
    strengths: Ints,
    weights: Ints,
    b_rows: Rows,
    b_strengths: Ints,
    b_weights: Ints,
    c_rows: Rows,
    c_strengths: Ints,
    c_weights: Ints,
    size: int,
    top: int,
    begin: int,
    end: int,
    ties: int,
) -> tuple[int, int, int, int]:
    """For all finishes of A with a strength of `begin` to `end` - 1: the trios in which A beats both B and C, beats C
    and ties B, beats B and ties C, ties both. `ties`: 0 asks for the first alone, 1 for ties with C too, 2 for all.

    Rows (n) of four places below `size`, at most 50; strengths (n) 0 to `top`; weights (n) 0 to 6, whose product a
    trio counts.
    """
    mine, mine_from = in_order(rows, strengths, weights, top)
    bs, bs_from = in_order(b_rows, b_strengths, b_weights, top)
    cs, cs_from = in_order(c_rows, c_strengths, c_weights, top)
    b, c = held(size), held(size)
    joint = (
        np.zeros(size + 1, np.int32),
        np.zeros(PAIRS[size], np.int32),
        np.zeros(TRIPLES[size], np.int32),
        np.zeros(QUADS[size], np.int32),
    )
    left, right = np.zeros(PAIRS[size], np.int16), np.zeros(PAIRS[size], np.int16)
    won = tied_b = tied_c = tied_both = 0
    for strength in range(end):
        first, last = mine_from[strength], mine_from[strength + 1]
        if strength < begin:
            last = first
        below = with_b = with_c = with_both = 0
        b_equal = bs_from[strength + 1] - bs_from[strength]
        c_equal = cs_from[strength + 1] - cs_from[strength]
        if last > first:
            below = with_b = with_c = with_both = ask(mine, first, last, b, c, joint, left, right)
        for at in range(bs_from[strength], bs_from[strength + 1]):
            insert(bs[at], bs[at] >> 40, b, c, joint)
        if last > first and b_equal and ties == 2:
            with_b = with_both = ask(mine, first, last, b, c, joint, left, right)
        for at in range(cs_from[strength], cs_from[strength + 1]):
            insert(cs[at], cs[at] >> 40, c, b, joint)
        if last > first and c_equal and ties:
            if ties == 2:
                with_both = ask(mine, first, last, b, c, joint, left, right)
            with_c = with_both
            if b_equal:
                for at in range(bs_from[strength], bs_from[strength + 1]):
                    insert(bs[at], -(bs[at] >> 40), b, c, joint)
                with_c = ask(mine, first, last, b, c, joint, left, right)
                for at in range(bs_from[strength], bs_from[strength + 1]):
                    insert(bs[at], bs[at] >> 40, b, c, joint)
            elif ties == 1:
                with_c = ask(mine, first, last, b, c, joint, left, right)
        won += below
        tied_b += with_b - below
        tied_c += with_c - below
        tied_both += with_both - with_b - with_c + below
    return won, tied_b, tied_c, tied_both
