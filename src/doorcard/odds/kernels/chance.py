"""Chance: SplitMix64 (Steele, Lea and Flood 2014), and cards drawn with it.

One 64-bit word draws five cards: its upper 58 bits are a fraction, multiplied by how many cards are left;
the whole part says which, the rest goes on. What that favours one card over another is below 2^-30.
"""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.jit import jit

__all__ = ["STEP", "UNIT", "mixed", "shuffle"]

STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_30, _27, _31, _6, _58 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(6), np.uint64(58)
_FRACTION = np.uint64((1 << 58) - 1)
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
    fraction = np.uint64(0)
    left = len(deck)
    for place in range(draws):
        if place % 5 == 0:
            fraction = mixed(state) >> _6
            state += STEP
        scaled = fraction * np.uint64(left - place)
        fraction = scaled & _FRACTION
        other = place + np.int64(scaled >> _58)
        deck[place], deck[other] = deck[other], deck[place]
    return state
