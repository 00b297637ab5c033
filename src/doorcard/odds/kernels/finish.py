"""Every way to finish one holding: the strengths it comes to, set by set."""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.any_size import high_any, low_any
from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.rank import high_7, high_wild, low_7, low_wild, suit_ranks
from doorcard.odds.kernels.tables import (
    DISPLACE_7,
    FLUSH,
    HIGH_7,
    KEYS_7,
    KEYS_W,
    LOW_7,
    MASKS,
    THREES,
    WILD_KEY,
)

__all__ = ["finish", "finish_plain", "high_of", "low_of", "sets_of"]

Strengths = NDArray[np.int32]


@jit
def high_of(size: int, printed: int, shape: int, total: int, mask: int, wilds: int, rules: int) -> int:
    """The high strength of `size` cards, wild cards or not.

    `printed` and `shape` are the total (of `KEYS_7`) and mask of all cards as printed; `total` (of
    `KEYS_W`) and `mask` take wild cards as wild. `rules`: 5 where wild cards in a flush are aces; 16 more
    where a natural hand wins its ties: then strengths are doubled, a natural hand one above.
    """
    aces = rules & 15
    if size == 7:
        best = high_wild(total, mask, wilds, aces) if wilds else high_7(printed, shape)
    else:
        best = high_any(mask, wilds, aces)
    if rules < 16:
        return best
    if not wilds:
        return 2 * best + 1
    plain = high_7(printed, shape) if size == 7 else high_any(shape, 0, aces)
    return 2 * best + (1 if plain == best else 0)


@jit
def low_of(size: int, printed: int, total: int, mask: int, wilds: int) -> int:
    """The ace-to-five strength of `size` cards; the sums as for `high_of`."""
    if size != 7:
        return low_any(mask, wilds)
    return low_wild(total) if wilds else low_7(printed)


@jit
def finish(
    known: NDArray[np.int64],
    unseen: NDArray[np.int64],
    more: int,
    wild: NDArray[np.bool_],
    rules: int,
    highs: Strengths,
    lows: Strengths,
) -> None:
    """Rank `known` (cards 0 to 51) with every set of `more` cards of `unseen`.

    Fills `highs` and `lows`, each with C(len(unseen), more) items in colexicographic order of places in
    `unseen`, or leaves one that is empty. `wild` (52): which cards are. Five cards or more in all.
    """
    left, size = len(unseen), len(known) + more
    sums = np.zeros((more + 2, 5), np.int64)
    at = np.arange(-1, more + 1)
    sums[more + 1, 0] = sums[more + 1, 2] = THREES
    for card in known:
        add(sums, more + 1, more + 1, card, wild)
    for level in range(more, 1, -1):
        add(sums, level, level + 1, unseen[at[level]], wild)
    place = 0
    while True:
        last = 1 if more == 0 else left if more == 1 else at[2]
        for first in range(last):
            printed, shape, total, mask, wilds = sums[2] if more else sums[1]
            if more:
                card = unseen[first]
                printed += KEYS_7[card]
                shape += MASKS[card]
                if wild[card]:
                    total += WILD_KEY
                    wilds += 1
                else:
                    total += KEYS_W[card]
                    mask += MASKS[card]
            if len(highs):
                highs[place] = high_of(size, printed, shape, total, mask, wilds, rules)
            if len(lows):
                lows[place] = low_of(size, printed, total, mask, wilds)
            place += 1
        level = 2
        while level <= more and at[level] + 1 == (at[level + 1] if level < more else left):
            at[level] = level - 1
            level += 1
        if level > more:
            return
        at[level] += 1
        for again in range(level, 1, -1):
            add(sums, again, again + 1, unseen[at[again]], wild)


@jit
def finish_plain(
    known: NDArray[np.int64], unseen: NDArray[np.int64], highs: Strengths, lows: Strengths
) -> None:
    """As `finish`, for seven cards without wild ones."""
    left, more = len(unseen), 7 - len(known)
    totals, masks = np.zeros(more + 2, np.int64), np.zeros(more + 2, np.int64)
    at = np.arange(-1, more + 1)
    totals[more + 1] = THREES
    for card in known:
        totals[more + 1] += KEYS_7[card]
        masks[more + 1] += MASKS[card]
    keys, shapes = np.zeros(left + 1, np.int64), np.zeros(left + 1, np.int64)
    for one in range(left if more else 0):
        keys[one], shapes[one] = KEYS_7[unseen[one]], MASKS[unseen[one]]
    place, level = 0, more
    while True:
        for again in range(level, 1, -1):
            totals[again] = totals[again + 1] + keys[at[again]]
            masks[again] = masks[again + 1] + shapes[at[again]]
        begun, shape = (totals[2], masks[2]) if more else (totals[1], masks[1])
        last = 1 if more == 0 else left if more == 1 else at[2]
        for first in range(last if len(highs) else 0):
            total = begun + keys[first]
            if total & 0x8888:
                highs[place + first] = FLUSH[suit_ranks(total, shape + shapes[first])]
            else:
                ranks = total >> 16
                highs[place + first] = HIGH_7[(ranks + DISPLACE_7[(ranks >> 16) & 8191]) & 65535]
        for first in range(last if len(lows) else 0):
            ranks = begun + keys[first] >> 16
            lows[place + first] = LOW_7[(ranks + DISPLACE_7[(ranks >> 16) & 8191]) & 65535]
        place += last
        level = 2
        while level <= more and at[level] + 1 == (at[level + 1] if level < more else left):
            at[level] = level - 1
            level += 1
        if level > more:
            return
        at[level] += 1


@jit
def add(sums: NDArray[np.int64], to: int, begin: int, card: int, wild: NDArray[np.bool_]) -> None:
    """Row `to` of the sums: row `begin` and one more card."""
    is_wild = wild[card]
    sums[to, 0] = sums[begin, 0] + KEYS_7[card]
    sums[to, 1] = sums[begin, 1] + MASKS[card]
    sums[to, 2] = sums[begin, 2] + (WILD_KEY if is_wild else KEYS_W[card])
    sums[to, 3] = sums[begin, 3] + (0 if is_wild else MASKS[card])
    sums[to, 4] = sums[begin, 4] + (1 if is_wild else 0)


@jit
def sets_of(begin: int, end: int, more: int, pad: int, width: int) -> NDArray[np.int64]:
    """All sets of `more` places from `begin` to `end` - 1 in colexicographic order, each as a row.

    A row has its places ascending, eight bits each from the lowest, and is filled up to `width` places with
    `pad`, `pad` + 1 and so on: places nobody else has.
    """
    count = 1
    for size in range(more):
        count = count * (end - begin - size) // (size + 1)
    rows = np.empty(count, np.int64)
    at = np.arange(begin, begin + more + 1)
    for row in range(count):
        packed = 0
        for column in range(width):
            packed |= (at[column] if column < more else pad + column - more) << 8 * column
        rows[row] = packed
        level = 0
        while level < more - 1 and at[level] + 1 == at[level + 1]:
            at[level] = begin + level
            level += 1
        at[level] += 1
    return rows
