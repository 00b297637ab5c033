"""Pairs of finishes compared for the high hand and for the best card of a suit in the hole, as in `joint`.

Each of a finish's cards may be the one that lies in the hole, so it counts once for each, and has lanes: in how many
ways its best hole card is worth less than 0, 1, 2 and so on. Counters have the same lanes, four to a word, and
inserting a finish adds its words to theirs.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.pairs import PAIRS, QUADS, TRIPLES, in_order, taken

__all__ = ["NOBODYS", "meet_holes"]

LANES = 16
"""So many lanes at most; a whole number of words, and one more than there are worths."""
NOBODYS = 16
"""The worth of a place that is no card."""
Rows = NDArray[np.int64]
Ints = NDArray[np.int32]
Counts = NDArray[np.uint16]
Counters = tuple[Ints, Counts, Counts, Counts, NDArray[np.bool_]]
"""Of all, by place, by pair and by triple, each with lanes; and which four places were inserted."""
Meet = Callable[..., NDArray[np.int64]]
ABOVE = (np.arange(LANES)[None, :] > np.arange(NOBODYS + 1)[:, None]).astype(np.int32)
"""[worth, lane]: what a card adds to a lane; nothing where it is nobody's."""
WORDS = ABOVE.astype(np.uint16).view(np.uint64)
SAME, NEXT = np.eye(NOBODYS + 1, LANES, dtype=np.int32), np.eye(NOBODYS + 1, LANES, k=1, dtype=np.int32)
"""[worth, lane]: the lane that counts what is worth less, and the one that counts what is not worth more."""
FEW = 4
"""So many ties with one strength are looked at one by one."""


@jit
def same(row: int, worth: Rows, their_row: int, their_worth: Rows, sums: NDArray[np.int64]) -> None:
    """As `ask` for one pair of rows."""
    for i in range(0, 32, 8):
        for j in range(0, 32, 8):
            one, two = worth[row >> i & 63], their_worth[their_row >> j & 63]
            if one != NOBODYS and two != NOBODYS:
                sums[0] += two < one
                sums[1] += two <= one
                sums[2] += one == 0 and two == 0
                sums[3] += 1


@jit
def ask(
    counters: Counters, mine: Rows, first: int, last: int, worth: Rows, other: Rows, sums: NDArray[np.int64]
) -> None:
    """Of pairs of a row of `mine` from `first` to `last` - 1 and one inserted that share no place, in as many ways as
    there are, add to `sums` (4) those where the inserted is worth less, not more, neither anything, all."""
    everything, ones, twos, threes, fours = counters
    less_ = not_more_ = none_ = all_ = 0
    for at in range(first, last):
        row = mine[at]
        a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
        ab, ac, bc = PAIRS[b] + a, PAIRS[c] + a, PAIRS[c] + b
        ad, bd, cd = PAIRS[d] + a, PAIRS[d] + b, PAIRS[d] + c
        abc, abd, acd, bcd = TRIPLES[c] + ab, TRIPLES[d] + ab, TRIPLES[d] + ac, TRIPLES[d] + bc
        p, q, r, s = worth[a], worth[b], worth[c], worth[d]
        less = not_more = none = last_lane = np.int32(0)
        for lane in range(len(everything)):
            found = np.int32(everything[lane] - ones[a, lane] - ones[b, lane] - ones[c, lane] - ones[d, lane])
            found = np.int32(found + twos[ab, lane] + twos[ac, lane] + twos[bc, lane])
            found = np.int32(found + twos[ad, lane] + twos[bd, lane] + twos[cd, lane])
            found = np.int32(
                found - threes[abc, lane] - threes[abd, lane] - threes[acd, lane] - threes[bcd, lane]
            )
            below = np.int32(SAME[p, lane] + SAME[q, lane] + SAME[r, lane] + SAME[s, lane])
            to = np.int32(NEXT[p, lane] + NEXT[q, lane] + NEXT[r, lane] + NEXT[s, lane])
            less = np.int32(less + np.int32(found * below))
            not_more = np.int32(not_more + np.int32(found * to))
            none = np.int32(none + np.int32(found * NEXT[0, lane]))
            last_lane = found
        worthless = (p == 0) + (q == 0) + (r == 0) + (s == 0)
        ways = (p != NOBODYS) + (q != NOBODYS) + (r != NOBODYS) + (s != NOBODYS)
        less_ += int(less)
        not_more_ += int(not_more)
        none_ += int(none) * worthless
        all_ += int(last_lane) * ways
        if fours[QUADS[d] + abc]:
            same(row, worth, row, other, sums)
    sums[0] += less_
    sums[1] += not_more_
    sums[2] += none_
    sums[3] += all_


def _meet(words: int) -> Meet:
    """The kernel for counters of so many words."""

    @jit
    def meet(
        a_rows: Rows,
        a_firsts: Ints,
        a_worth: Rows,
        b_rows: Rows,
        b_firsts: Ints,
        b_worth: Rows,
        size: int,
        top: int,
    ) -> NDArray[np.int64]:
        ones = np.zeros((size, words), np.uint64)
        twos = np.zeros((PAIRS[size], words), np.uint64)
        threes = np.zeros((TRIPLES[size], words), np.uint64)
        everything, fours = np.zeros(4 * words, np.int32), np.zeros(QUADS[size], np.bool_)
        counters = everything, ones.view(np.uint16), twos.view(np.uint16), threes.view(np.uint16), fours
        mine, mine_from = in_order(a_rows, a_firsts, np.ones(len(a_rows), np.int32), top)
        theirs, theirs_from = in_order(b_rows, b_firsts, np.ones(len(b_rows), np.int32), top)
        sums, weaker = np.zeros((2, 4), np.int64), np.zeros(4, np.int64)
        for strength in range(top + 1):
            first, last = mine_from[strength], mine_from[strength + 1]
            begin, end = theirs_from[strength], theirs_from[strength + 1]
            if last > first:
                weaker[:] = 0
                ask(counters, mine, first, last, a_worth, b_worth, weaker)
                sums[0] += weaker
            for at in range(begin, end):
                row = theirs[at]
                a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
                ab, ac, bc = PAIRS[b] + a, PAIRS[c] + a, PAIRS[c] + b
                ad, bd, cd = PAIRS[d] + a, PAIRS[d] + b, PAIRS[d] + c
                abc, abd, acd, bcd = TRIPLES[c] + ab, TRIPLES[d] + ab, TRIPLES[d] + ac, TRIPLES[d] + bc
                p, q, r, s = b_worth[a], b_worth[b], b_worth[c], b_worth[d]
                fours[QUADS[d] + abc] = True
                for lane in range(len(everything)):
                    everything[lane] += ABOVE[p, lane] + ABOVE[q, lane] + ABOVE[r, lane] + ABOVE[s, lane]
                for word in range(words):
                    more = WORDS[p, word] + WORDS[q, word] + WORDS[r, word] + WORDS[s, word]
                    ones[a, word] += more
                    ones[b, word] += more
                    ones[c, word] += more
                    ones[d, word] += more
                    twos[ab, word] += more
                    twos[ac, word] += more
                    twos[ad, word] += more
                    twos[bc, word] += more
                    twos[bd, word] += more
                    twos[cd, word] += more
                    threes[abc, word] += more
                    threes[abd, word] += more
                    threes[acd, word] += more
                    threes[bcd, word] += more
            if last > first and end - begin <= FEW:
                for at in range(begin, end):
                    held = taken(theirs[at], 4)
                    for one in range(first, last):
                        if not held & taken(mine[one], 4):
                            same(mine[one], a_worth, theirs[at], b_worth, sums[1])
            elif last > first:
                ask(counters, mine, first, last, a_worth, b_worth, sums[1])
                sums[1] -= weaker
        return sums

    return meet


meet_holes = {words: _meet(words) for words in (1, 2, 4)}
"""Of all pairs of finishes that share no place, in as many ways as each has a card to hide, two rows: those B is weaker
in, those of equal strength; and in four columns: those in which B's best hole card is worth less than A's, not more,
neither is worth anything, all. By how many words of four lanes the counters have.

Arguments: A's rows (n) of four places; strengths (n) 0 to `top`; by place what the best hole card is worth if
that one lies there, from 0 for no claim, and `NOBODYS`; then B's; how many places there are; `top`. The lanes
are more than the worths.
"""
