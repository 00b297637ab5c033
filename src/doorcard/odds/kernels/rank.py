"""Ranking: the strength of a hand from the sum of its cards' keys (see `doorcard.hands.tables`).

A `total` is THREES plus the keys, a `mask` the sum of the cards' `MASKS`, wild cards left out. High
strengths are 0 to 40,959, lows 1 to 32,767, the bigger the better for their own share of the pot.
"""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.tables import (
    DISPLACE_7,
    DISPLACE_W,
    FLUSH,
    HIGH_7,
    HIGH_W,
    KEYS_7,
    KEYS_W,
    LOW_7,
    LOW_W,
    MASKS,
    THREES,
)

__all__ = ["high_7", "high_five", "high_many", "high_wild", "low_7", "low_many", "low_wild", "suit_ranks"]


@jit
def suit_ranks(total: int, mask: int) -> int:
    """The ranks, as 13 bits, held in the suit that `total` says has five cards."""
    if total & 0x88:
        return mask & 0x1FFF if total & 0x8 else mask >> 16 & 0x1FFF
    return mask >> 32 & 0x1FFF if total & 0x800 else mask >> 48 & 0x1FFF


@jit
def high_7(total: int, mask: int) -> int:
    """The high strength of seven cards without wild ones; `mask` matters only where there is a flush."""
    if total & 0x8888:
        return int(FLUSH[suit_ranks(total, mask)])
    ranks = total >> 16
    return int(HIGH_7[(ranks + DISPLACE_7[(ranks >> 16) & 8191]) & 65535])


@jit
def low_7(total: int) -> int:
    """The ace-to-five strength of seven cards without wild ones."""
    ranks = total >> 16
    return int(LOW_7[(ranks + DISPLACE_7[(ranks >> 16) & 8191]) & 65535])


@jit
def high_wild(total: int, mask: int, wilds: int, aces: int) -> int:
    """The high strength of seven cards of which 1 to 7 are wild; `aces` 5 where wild cards in a flush are aces.

    Also of five or six cards with no wild card among them. Totals are of `KEYS_W`.
    """
    ranks = total >> 16
    best = int(HIGH_W[(ranks + DISPLACE_W[(ranks >> 16) & 8191]) & 65535])
    if total & 0x8888 and wilds < 5:
        block = (wilds + aces) << 13
        for suit in range(4):
            if total >> 4 * suit & 8:
                best = max(best, int(FLUSH[block + (mask >> 16 * suit & 0x1FFF)]))
    return best


@jit
def low_wild(total: int) -> int:
    """The ace-to-five strength of seven cards, some wild, or of five or six without; totals of `KEYS_W`."""
    ranks = total >> 16
    return int(LOW_W[(ranks + DISPLACE_W[(ranks >> 16) & 8191]) & 65535])


@jit
def high_many(cards: NDArray[np.uint8], strengths: NDArray[np.uint16]) -> None:
    """Rank hands: `cards` of shape (n, 7), 0 to 51; fills `strengths` (n). No wild cards."""
    for hand in range(len(cards)):
        total = THREES
        for place in range(7):
            total += KEYS_7[cards[hand, place]]
        if total & 0x8888:
            mask = 0
            for place in range(7):
                mask += MASKS[cards[hand, place]]
            strengths[hand] = FLUSH[suit_ranks(total, mask)]
        else:
            ranks = total >> 16
            strengths[hand] = HIGH_7[(ranks + DISPLACE_7[(ranks >> 16) & 8191]) & 65535]


@jit
def low_many(cards: NDArray[np.uint8], strengths: NDArray[np.uint16]) -> None:
    """Ace-to-five strengths: `cards` of shape (n, 7), 0 to 51; fills `strengths` (n). No wild cards."""
    for hand in range(len(cards)):
        total = 0
        for place in range(7):
            total += KEYS_7[cards[hand, place]]
        ranks = total >> 16
        strengths[hand] = LOW_7[(ranks + DISPLACE_7[(ranks >> 16) & 8191]) & 65535]


@jit
def high_five(cards: NDArray[np.uint8], strengths: NDArray[np.uint16]) -> None:
    """As `high_many` for hands of five or six cards: `cards` of shape (n, 5) or (n, 6)."""
    for hand in range(len(cards)):
        total, mask = THREES, 0
        for place in range(cards.shape[1]):
            total += KEYS_W[cards[hand, place]]
            mask += MASKS[cards[hand, place]]
        strengths[hand] = high_wild(total, mask, 0, 0)
