"""Every five-card and every seven-card hand there is, counted by category: the proof of the tables."""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.rank import high_wild, suit_ranks
from doorcard.odds.kernels.tables import DISPLACE_7, FLUSH, HIGH_7, KEYS_7, KEYS_W, MASKS, THREES

__all__ = ["fives", "sevens"]


@jit
def fives() -> NDArray[np.int64]:
    """How many of the 2,598,960 five-card hands are of each category, high card to straight flush."""
    counts = np.zeros(9, np.int64)
    for a in range(52):
        for b in range(a):
            for c in range(b):
                for d in range(c):
                    total = THREES + KEYS_W[a] + KEYS_W[b] + KEYS_W[c] + KEYS_W[d]
                    mask = MASKS[a] + MASKS[b] + MASKS[c] + MASKS[d]
                    for e in range(d):
                        counts[high_wild(total + KEYS_W[e], mask + MASKS[e], 0, 0) >> 12] += 1
    return counts


@jit
def sevens(first: int, last: int) -> NDArray[np.int64]:
    """Of the 133,784,560 seven-card hands, those whose greatest card is `first` to `last` - 1, by category."""
    counts = np.zeros(16, np.int64)
    for a in range(first, last):
        for b in range(a):
            for c in range(b):
                for d in range(c):
                    four = THREES + KEYS_7[a] + KEYS_7[b] + KEYS_7[c] + KEYS_7[d]
                    suited = MASKS[a] + MASKS[b] + MASKS[c] + MASKS[d]
                    for e in range(d):
                        five = four + KEYS_7[e]
                        for f in range(e):
                            six = five + KEYS_7[f]
                            for g in range(f):
                                total = six + KEYS_7[g]
                                if total & 0x8888:
                                    mask = suited + MASKS[e] + MASKS[f] + MASKS[g]
                                    strength = int(FLUSH[suit_ranks(total, mask)])
                                else:
                                    ranks = total >> 16
                                    strength = int(HIGH_7[(ranks + DISPLACE_7[(ranks >> 16) & 8191]) & 65535])
                                counts[strength >> 12] += 1
    return counts[:9]
