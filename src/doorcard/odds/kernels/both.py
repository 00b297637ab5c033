"""Pairs of finishes in which one side is strictly the better for both shares of the pot: a scoop.

Dominance in two dimensions, with a third condition that the two share no place. The second mark is cut in
halves, bit by bit: where the better side has the upper half and the other the lower one, the first mark
decides, and `pairs` counts that in rising order; the two halves are then looked at by themselves.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.pairs import QUADS, THREES, TRIPLES, count, count_fifth, insert

__all__ = ["dominate_4", "dominate_5"]

Rows = NDArray[np.int64]
Ints = NDArray[np.int32]
Dominate = Callable[[Rows, Ints, Ints, Ints, Rows, Ints, Ints, Ints, int, int, int], int]


@jit
def by_first(rows: Rows, firsts: Ints, seconds: Ints, weights: Ints, top: int) -> tuple[Rows, Rows]:
    """The rows, weight from bit 40 on, in rising order of their first mark; and as one number both marks."""
    begins = np.zeros(top + 2, np.int64)
    for place in range(len(rows)):
        begins[firsts[place] + 1] += 1
    for first in range(1, len(begins)):
        begins[first] += begins[first - 1]
    ordered, marks = np.empty(len(rows), np.int64), np.empty(len(rows), np.int64)
    for place in range(len(rows)):
        slot = begins[firsts[place]]
        begins[firsts[place]] = slot + 1
        ordered[slot] = rows[place] | np.int64(weights[place]) << 40
        marks[slot] = np.int64(firsts[place]) << 32 | np.int64(seconds[place])
    return ordered, marks


@jit
def part(rows: Rows, marks: Rows, first: int, last: int, bit: int, spare: Rows, spare_marks: Rows) -> int:
    """Put rows `first` to `last` - 1 whose mark lacks the bit before the others, each in order; where those begin."""
    low, high = first, 0
    for at in range(first, last):
        if marks[at] >> bit & 1:
            spare[high], spare_marks[high] = rows[at], marks[at]
            high += 1
        else:
            rows[low], marks[low] = rows[at], marks[at]
            low += 1
    for at in range(high):
        rows[low + at], marks[low + at] = spare[at], spare_marks[at]
    return low


def _dominate(width: int) -> Dominate:
    """The kernel where the better side's rows have `width` places, 4 or 5."""

    @jit
    def dominate(
        a_rows: Rows,
        a_firsts: Ints,
        a_seconds: Ints,
        a_weights: Ints,
        b_rows: Rows,
        b_firsts: Ints,
        b_seconds: Ints,
        b_weights: Ints,
        size: int,
        top: int,
        bits: int,
    ) -> int:
        mine, my_marks = by_first(a_rows, a_firsts, a_seconds, a_weights, top)
        theirs, their_marks = by_first(b_rows, b_firsts, b_seconds, b_weights, top)
        spare = np.empty(max(len(mine), len(theirs)), np.int64)
        spare_marks = np.empty(len(spare), np.int64)
        counters = np.zeros(THREES + TRIPLES[size], np.int32)
        fours = np.zeros(QUADS[size], np.int8)
        todo = np.zeros((2 * bits + 2, 5), np.int64)
        todo[0, 1], todo[0, 3], todo[0, 4] = len(mine), len(theirs), bits
        waiting, won = 1, 0
        while waiting:
            waiting -= 1
            first, last, begin, end = todo[waiting, 0], todo[waiting, 1], todo[waiting, 2], todo[waiting, 3]
            bit = todo[waiting, 4] - 1
            if bit < 0 or first == last or begin == end:
                continue
            upper = part(mine, my_marks, first, last, bit, spare, spare_marks)
            lower = part(theirs, their_marks, begin, end, bit, spare, spare_marks)
            total, weaker = 0, begin
            for a in range(upper, last):
                while weaker < lower and their_marks[weaker] >> 32 < my_marks[a] >> 32:
                    insert(counters, fours, theirs[weaker], theirs[weaker] >> 40)
                    total += theirs[weaker] >> 40
                    weaker += 1
                found = total + count(counters, fours, mine[a])
                if width == 5:
                    found += count_fifth(counters, fours, mine[a])
                won += found * (mine[a] >> 40)
            if weaker - begin > 4_000:
                counters[:] = 0
                fours[:] = 0
            else:
                for b in range(begin, weaker):
                    insert(counters, fours, theirs[b], -(theirs[b] >> 40))
            todo[waiting, 0], todo[waiting, 1], todo[waiting, 2], todo[waiting, 3] = (
                first,
                upper,
                begin,
                lower,
            )
            todo[waiting, 4] = bit
            waiting += 1
            todo[waiting, 0], todo[waiting, 1], todo[waiting, 2], todo[waiting, 3] = upper, last, lower, end
            todo[waiting, 4] = bit
            waiting += 1
        return won

    return dominate


dominate_4, dominate_5 = _dominate(4), _dominate(5)
"""The weight of all pairs in which A is strictly better than B for both marks, and they share no place.

Arguments: A's rows (n) of four or five places, first marks (n) 0 to `top`, second marks (n) below 2 to the power of
`bits`, weights (n); B's, rows of four places; how many places there are; `top`; `bits`.
"""
