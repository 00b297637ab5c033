"""The ranking tables as numpy arrays, for kernels to close over: module globals, never arguments.

numba bakes a global array into the code it compiles; an array that is an argument costs five to fifteen
times as much here. Cards are numbers 0 to 51, `Card.order`: rank times four plus suit, 2c 2d 2h 2s 3c … As.
"""

import numpy as np
from numpy.typing import NDArray

from doorcard.hands.tables import THREES, tables

__all__ = [
    "COLEX",
    "DISPLACE_7",
    "DISPLACE_W",
    "FLUSH",
    "HIGH_7",
    "HIGH_W",
    "KEYS_7",
    "KEYS_W",
    "LOW_7",
    "LOW_W",
    "MASKS",
    "PER_SUIT",
    "THREES",
    "WILD_KEY",
]

_seven, _wild = tables("seven"), tables("wild")


def _u16(items: object) -> NDArray[np.uint16]:
    return np.array(items, np.uint16)


def _card_keys(keys: tuple[int, ...]) -> NDArray[np.int64]:
    return np.array([keys[card // 4] | 1 << 4 * (card % 4) for card in range(52)], np.int64)


DISPLACE_7, HIGH_7, LOW_7 = _u16(_seven.displace), _u16(_seven.high), _u16(_seven.low)
DISPLACE_W, HIGH_W, LOW_W = _u16(_wild.displace), _u16(_wild.high), _u16(_wild.low)
FLUSH = _u16(_wild.flush)
"""Ten blocks of 8,192: for 0 to 4 wild cards, and the same again where wild cards in a flush are aces."""
KEYS_7, KEYS_W = _card_keys(_seven.keys), _card_keys(_wild.keys)
"""The key of each card, in its two sets of tables; a hand's sum starts at `THREES`."""
WILD_KEY = _wild.keys[13] | 0x1111
"""The key of any wild card, among `KEYS_W`."""
MASKS = np.array([1 << 16 * (card % 4) + card // 4 for card in range(52)], np.int64)
"""One bit for each card, sixteen to a suit; the masks of a hand's cards are added."""
PER_SUIT = 0x1FFF


def _colex() -> NDArray[np.int64]:
    from math import comb

    places = np.zeros(1 << 13, np.int64)
    for held in range(1, 1 << 13):
        top = held.bit_length() - 1
        places[held] = places[held & ~(1 << top)] + comb(top, held.bit_count())
    return places


COLEX = _colex()
"""The place of a set of ranks, as 13 bits, among all sets of its size, the greatest rank compared first."""
