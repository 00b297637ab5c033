"""Chance: SplitMix64 (Steele, Lea and Flood 2014), and cards drawn with it.

One 64-bit word draws five cards: its upper 58 bits are a fraction, multiplied by how many cards are left;
the whole part says which, the rest goes on. What that favours one card over another is below 2^-30.
"""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.jit import jit

__all__ = ["BITS", "DRAWS", "FRACTION", "ONE", "SPARE", "STEP", "UNIT", "mixed", "shuffle"]

STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_30, _27, _31 = np.uint64(30), np.uint64(27), np.uint64(31)
SPARE, BITS = np.uint64(6), np.uint64(58)
FRACTION = np.uint64((1 << 58) - 1)
ONE = np.uint64(1)
DRAWS = 5
"""So many cards are drawn from one word."""
UNIT = 15120
"""A whole pot in trials, so that halves and thirds of it split evenly among up to ten."""


@jit
def mixed(state: np.uint64) -> np.uint64:
    """The random word of a state; the next state is this one and `STEP`."""
    word = (state ^ (state >> _30)) * _FIRST
    word = (word ^ (word >> _27)) * _SECOND
    return word ^ (word >> _31)


@jit
def shuffle(deck: NDArray[np.int64], draws: int, state: np.uint64) -> np.uint64:
    """Put `draws` random items of `deck` at its front, each order alike; gives the next state."""
    fraction, left = np.uint64(0), np.uint64(len(deck))
    place, words = np.uint64(0), 0
    for _ in range(draws):
        if words == 0:
            fraction, words = mixed(state) >> SPARE, DRAWS
            state += STEP
        scaled = fraction * left
        fraction = scaled & FRACTION
        other = place + (scaled >> BITS)
        card = deck[other]
        deck[other] = deck[place]
        deck[place] = card
        place, left, words = place + ONE, left - ONE, words - 1
    return state
