"""The finishes that make a flush: few, and the only ones whose suits matter."""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.finish import sets_of
from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.multisets import multiset_of
from doorcard.odds.kernels.tables import FLUSH

__all__ = ["flushes"]

Longs = NDArray[np.int64]
Ints = NDArray[np.int32]


@jit
def merged(suited: int, size: int, other: int, more: int) -> int:
    """The row of the places that two rows hold, `size` of one and `more` of the other, all ascending."""
    row = at = 0
    while size or more:
        if more == 0 or (size and suited & 63 < other & 63):
            row |= (suited & 63) << at
            suited, size = suited >> 8, size - 1
        else:
            row |= (other & 63) << at
            other, more = other >> 8, more - 1
        at += 8
    return row


@jit
def sets_in(places: Longs, more: int) -> Longs:
    """All sets of `more` of these places, as rows."""
    if more > len(places):
        return np.empty(0, np.int64)
    rows = sets_of(0, len(places), more, 0, more)
    for at in range(len(rows)):
        row = 0
        for one in range(more):
            row |= places[rows[at] >> 8 * one & 63] << 8 * one
        rows[at] = row
    return rows


@jit
def flushes(known: Longs, unseen: Longs, more: int) -> tuple[Longs, Ints, Ints]:
    """All finishes of seven cards that make a flush: rows of `more` places of unseen cards, ascending, eight bits each
    from the lowest; high strengths; the places of their ranks among multisets."""
    every = np.arange(len(unseen))
    rows, highs, classes = np.empty(0, np.int64), np.empty(0, np.int32), np.empty(0, np.int32)
    for filling in range(2):
        count = 0
        for suit in range(4):
            held = had = 0
            for card in known:
                if card & 3 == suit:
                    held |= 1 << (card >> 2)
                    had += 1
            for size in range(max(0, 5 - had), more + 1):
                suited = sets_in(every[unseen & 3 == suit], size)
                others = sets_in(every[unseen & 3 != suit], more - size)
                if not filling:
                    count += len(suited) * len(others)
                    continue
                for one in suited:
                    ranks = held
                    for at in range(size):
                        ranks |= 1 << (unseen[one >> 8 * at & 63] >> 2)
                    for other in others:
                        rows[count] = merged(one, size, other, more - size)
                        highs[count] = FLUSH[ranks]
                        classes[count] = multiset_of(rows[count], more, unseen)
                        count += 1
        if not filling:
            rows, highs, classes = (
                np.empty(count, np.int64),
                np.empty(count, np.int32),
                np.empty(count, np.int32),
            )
    return rows, highs, classes
