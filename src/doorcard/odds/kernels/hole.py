"""The hole-suit half (Chicago): what the unknown down cards among a finish's cards may come to."""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.jit import jit

__all__ = ["hole_items"]


@jit
def hole_items(
    rows: NDArray[np.int64], more: int, down: int, known: int, worth: NDArray[np.int64]
) -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]:
    """Each finish once for each best hole card it can have: its row, that card's worth, in how many ways.

    The lowest `more` places of each row are cards, `down` of which lie in the hole. `worth`: by place, 0
    where the card has not the suit; `known`: the best worth among the down cards known.
    """
    at = np.empty(len(rows) * (more + 1), np.int32)
    values = np.empty(len(at), np.int32)
    weights = np.empty(len(at), np.int32)
    size = 0
    for row in range(len(rows)):
        begin = size
        for hole in range(1 << more):
            best, cards = known, 0
            for place in range(more):
                if hole >> place & 1:
                    cards += 1
                    best = max(best, worth[rows[row] >> 8 * place & 63])
            if cards != down:
                continue
            slot = begin
            while slot < size and values[slot] != best:
                slot += 1
            if slot == size:
                at[slot], values[slot], weights[slot] = row, best, 0
                size += 1
            weights[slot] += 1
    return at[:size], values[:size], weights[:size]
