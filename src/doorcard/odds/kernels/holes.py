"""Pairs of finishes compared for the high hand and for the best card of a suit in the hole, as in `joint`.

Each of a finish's cards may be the one that lies in the hole, so it counts once for each, and has lanes: in how many
ways its best hole card is worth less than 0, 1, 2 and so on. Counters have the same lanes, several to a word, and
inserting a finish adds its words to theirs. Two finishes of the very same cards are left to `same_cards`.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.pairs import PAIRS, QUADS, TRIPLES, in_order, taken

__all__ = ["NOBODYS", "meet_holes", "same_cards"]

LANES = 16
"""So many lanes at most; a whole number of words, and one more than there are worths."""
NOBODYS = 16
"""The worth of a place that is no card."""
Rows = NDArray[np.int64]
Ints = NDArray[np.int32]
Words = NDArray[np.uint64]
Found = NDArray[np.int32]
Counters = tuple[Ints, NDArray[np.uint16], NDArray[np.uint16], NDArray[np.uint8]]
"""Of all, by place, by pair and by triple, each with lanes. Of 46 cards, four to come, a triple is in 43 finishes, a
pair in 946, a place in 14,190; each counts four times, for the card in the hole."""
Meet = Callable[..., NDArray[np.int64]]
_ABOVE = np.arange(LANES)[None, :] > np.arange(NOBODYS + 1)[:, None]
"""[worth, lane]: what a card adds to a lane; nothing where it is nobody's."""
ABOVE, WORDS, BYTES = (
    _ABOVE.astype(np.int32),
    _ABOVE.astype(np.uint16).view(np.uint64),
    _ABOVE.astype(np.uint8).view(np.uint64),
)
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
def place_of(row: int) -> int:
    """The place of four cards among all sets of four."""
    a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
    return int(QUADS[d] + TRIPLES[c] + PAIRS[b] + a)


@jit
def same_cards(
    a_rows: Rows, a_firsts: Ints, a_worth: Rows, b_rows: Rows, b_firsts: Ints, b_worth: Rows, every: bool
) -> NDArray[np.int64]:
    """What is to be added to the sums of `meet_holes` where both sides finish with the very same four cards: inclusion
    and exclusion without the sets of four counts each such pair once too little."""
    sums = np.zeros((3, 4), np.int64)
    many = np.zeros(1 + max(a_firsts.max(), b_firsts.max()), np.int32)
    whose = np.zeros(QUADS[len(a_worth)], np.int32)
    for at in range(len(b_rows)):
        many[b_firsts[at]] += 1
        whose[place_of(b_rows[at])] = at + 1
    for at in range(len(a_rows)):
        row, other = a_rows[at], whose[place_of(a_rows[at])] - 1
        if other >= 0:
            if b_firsts[other] < a_firsts[at]:
                same(row, a_worth, row, b_worth, sums[0])
            elif b_firsts[other] == a_firsts[at] and many[a_firsts[at]] > FEW:
                same(row, a_worth, row, b_worth, sums[1])
            if every:
                same(row, a_worth, row, b_worth, sums[2])
    return sums


def _meet(lanes: int) -> Meet:
    """The kernel for counters of so many lanes, a multiple of four."""
    words, octets = lanes // 4, max(1, lanes // 8)

    @jit
    def ask(
        counters: Counters,
        mine: Rows,
        first: int,
        last: int,
        worth: Rows,
        found: Found,
        sums: NDArray[np.int64],
    ) -> None:
        everything, ones, twos, threes = counters
        less = not_more = none = all_ = 0
        for at in range(first, last):
            row = mine[at]
            a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
            ab, ac, bc = PAIRS[b] + a, PAIRS[c] + a, PAIRS[c] + b
            ad, bd, cd = PAIRS[d] + a, PAIRS[d] + b, PAIRS[d] + c
            abc, abd, acd, bcd = TRIPLES[c] + ab, TRIPLES[d] + ab, TRIPLES[d] + ac, TRIPLES[d] + bc
            for lane in range(lanes):
                off = np.uint16(np.uint16(twos[ab, lane] + twos[ac, lane]) + twos[bc, lane])
                off = np.uint16(np.uint16(off + twos[ad, lane]) + np.uint16(twos[bd, lane] + twos[cd, lane]))
                off = np.uint16(off - np.uint16(threes[abc, lane]) - np.uint16(threes[abd, lane]))
                off = np.uint16(off - np.uint16(threes[acd, lane]) - np.uint16(threes[bcd, lane]))
                on = np.int32(np.int32(ones[a, lane]) + np.int32(ones[b, lane]))
                on = np.int32(on + np.int32(np.int32(ones[c, lane]) + np.int32(ones[d, lane])))
                found[lane] = np.int32(np.int32(everything[lane] - on) + np.int32(off))
            p, q, r, s = worth[a], worth[b], worth[c], worth[d]
            less += found[p] + found[q] + found[r] + found[s]
            not_more += found[p + 1] + found[q + 1] + found[r + 1] + found[s + 1]
            none += found[1] * ((p == 0) + (q == 0) + (r == 0) + (s == 0))
            all_ += found[lanes - 1] * ((p != NOBODYS) + (q != NOBODYS) + (r != NOBODYS) + (s != NOBODYS))
        sums[0] += less
        sums[1] += not_more
        sums[2] += none
        sums[3] += all_

    @jit
    def insert(everything: Ints, ones: Words, twos: Words, threes: Words, row: int, worth: Rows) -> None:
        a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
        ab, ac, bc = PAIRS[b] + a, PAIRS[c] + a, PAIRS[c] + b
        ad, bd, cd = PAIRS[d] + a, PAIRS[d] + b, PAIRS[d] + c
        abc, abd, acd, bcd = TRIPLES[c] + ab, TRIPLES[d] + ab, TRIPLES[d] + ac, TRIPLES[d] + bc
        p, q, r, s = worth[a], worth[b], worth[c], worth[d]
        for lane in range(lanes):
            everything[lane] += ABOVE[p, lane] + ABOVE[q, lane] + ABOVE[r, lane] + ABOVE[s, lane]
        for word in range(octets):
            more = BYTES[p, word] + BYTES[q, word] + BYTES[r, word] + BYTES[s, word]
            threes[abc, word] += more
            threes[abd, word] += more
            threes[acd, word] += more
            threes[bcd, word] += more
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
        lowest: int,
        highest: int,
        every: bool,
    ) -> NDArray[np.int64]:
        ones = np.zeros((size, words), np.uint64)
        twos = np.zeros((PAIRS[size], words), np.uint64)
        threes = np.zeros((TRIPLES[size], octets), np.uint64)
        everything, found = np.zeros(lanes, np.int32), np.zeros(LANES + 2, np.int32)
        counters = everything, ones.view(np.uint16), twos.view(np.uint16), threes.view(np.uint8)
        mine, mine_from = in_order(a_rows, a_firsts, np.ones(len(a_rows), np.int32), top)
        theirs, theirs_from = in_order(b_rows, b_firsts, np.ones(len(b_rows), np.int32), top)
        sums, weaker = np.zeros((3, 4), np.int64), np.zeros(4, np.int64)
        for strength in range(lowest, highest):
            first, last = mine_from[strength], mine_from[strength + 1]
            begin, end = theirs_from[strength], theirs_from[strength + 1]
            if last > first:
                weaker[:] = 0
                ask(counters, mine, first, last, a_worth, found, weaker)
                sums[0] += weaker
            for at in range(begin, end):
                insert(everything, ones, twos, threes, theirs[at], b_worth)
            if last > first and end - begin <= FEW:
                for at in range(begin, end):
                    held = taken(theirs[at], 4)
                    for one in range(first, last):
                        if not held & taken(mine[one], 4):
                            same(mine[one], a_worth, theirs[at], b_worth, sums[1])
            elif last > first:
                ask(counters, mine, first, last, a_worth, found, sums[1])
                sums[1] -= weaker
        ask(counters, mine, mine_from[highest], len(mine), a_worth, found, sums[0])
        if every:
            ask(counters, mine, 0, len(mine), a_worth, found, sums[2])
        return sums

    return meet


meet_holes = {lanes: _meet(lanes) for lanes in (4, 8, 16)}
"""Of all pairs of finishes that share no place, in as many ways as each has a card to hide, three rows: those B is
weaker in, those of equal strength, and if wanted all; and in four columns: those in which B's best hole card is worth
less than A's, not more, neither is worth anything, all. Only those with a B of a strength from `lowest` on and below
`highest`. Pairs of the same places: see `same_cards`. By how many lanes the counters have.

Arguments: A's rows (n) of four places; strengths (n) 0 to `top`; by place what the best hole card is worth if
that one lies there, from 0 for no claim, and `NOBODYS`; then B's; how many places there are; `top`, `lowest`,
`highest`; whether all are wanted. The lanes are more than the worths.
"""
