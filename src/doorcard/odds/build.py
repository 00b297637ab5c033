"""Builds the ranking tables that `doorcard.hands.tables` reads: `python -m doorcard.odds.build [--check]`.

Everything is worked out here from rank counts alone, in plain Python; numpy only looks for the places.
A hand's value becomes one number, `category << 12 | index`, where the index orders hands of one
category: a set of ranks by its place in colexicographic order (which compares the greatest first),
a pair as `rank * 286 + three kickers`, and so on. It takes some seconds and gives the same bytes anywhere.
"""

import random
import sys
import zlib
from collections.abc import Iterator, Sequence
from math import comb
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from doorcard.hands import Category
from doorcard.hands.tables import BUCKETS, LIMIT, RANK_SETS, SLOTS

__all__ = ["build", "colex_index", "high_code", "low_code", "main"]

Counts = tuple[int, ...]
"""How many cards of each of the thirteen ranks a hand has."""
HANDS = Path(__file__).resolve().parents[1] / "hands"
SEED = 7


def colex_index(places: Sequence[int]) -> int:
    """The place of a set among all sets of its size, comparing the greatest members first."""
    return sum(comb(place, size) for size, place in enumerate(sorted(places), 1))


def straight_top(held: Sequence[int], wilds: int) -> int | None:
    """The top rank's place of the best straight of ranks in `held` and `wilds` others; 3 is the wheel's."""
    for top in range(12, 2, -1):
        needed = {top, top - 1, top - 2, top - 3, 12 if top == 3 else top - 4}
        if len(needed.difference(held)) <= wilds:
            return top
    return None


def high_code(counts: Counts, wilds: int) -> int:
    """The best high hand of these ranks and wild cards, suits aside. Place 0 is the two, 12 the ace."""
    down = [place for place in range(12, -1, -1) if counts[place]]

    def best(size: int) -> int | None:
        ranks = range(12, -1, -1) if wilds >= size else down
        return next((place for place in ranks if counts[place] + wilds >= size), None)

    def others(lead: int, size: int) -> list[int]:
        return [place for place in down if place != lead][:size]

    if (five := best(5)) is not None:
        return Category.FIVE_OF_A_KIND << 12 | five
    if (four := best(4)) is not None:
        return Category.FOUR_OF_A_KIND << 12 | four * 16 + others(four, 1)[0]
    three = best(3)
    pairs = [place for place in down if counts[place] >= 2 and place != three]
    if three is not None and pairs:
        return Category.FULL_HOUSE << 12 | three * 16 + pairs[0]
    if (top := straight_top(down, wilds)) is not None:
        return Category.STRAIGHT << 12 | top
    if three is not None:
        return Category.THREE_OF_A_KIND << 12 | three * 78 + colex_index(others(three, 2))
    if len(pairs) >= 2:
        kicker = next(place for place in down if place not in pairs[:2])
        return Category.TWO_PAIR << 12 | colex_index(pairs[:2]) * 13 + kicker
    if (two := best(2)) is not None:
        return Category.PAIR << 12 | two * 286 + colex_index(others(two, 3))
    return Category.HIGH_CARD << 12 | colex_index(down[:5])


def low_code(counts: Counts, wilds: int) -> int:
    """The best ace-to-five low as a strength, the bigger the lower. Counts are by high place, ace last."""
    held = [counts[12], *counts[:12]]
    missing = [place for place in range(13) if not held[place]][:wilds]
    for place in missing:
        held[place] = 1
    sizes: dict[int, int] = {}
    left, layer = 5, 1
    while left:
        again = [place for place in range(13) if held[place] >= layer][:left]
        for place in again:
            sizes[place] = sizes.get(place, 0) + 1
        left -= len(again)
        layer += 1
    ordered = sorted(sizes, key=lambda place: (sizes[place], place), reverse=True)
    lead, rest = ordered[0], ordered[1:]
    match sorted(sizes.values(), reverse=True):
        case [4, 1]:
            code = Category.FOUR_OF_A_KIND << 12 | lead * 16 + rest[0]
        case [3, 2]:
            code = Category.FULL_HOUSE << 12 | lead * 16 + rest[0]
        case [3, 1, 1]:
            code = Category.THREE_OF_A_KIND << 12 | lead * 78 + colex_index(rest)
        case [2, 2, 1]:
            code = Category.TWO_PAIR << 12 | colex_index(ordered[:2]) * 13 + rest[1]
        case [2, 1, 1, 1]:
            code = Category.PAIR << 12 | lead * 286 + colex_index(rest)
        case _:
            code = colex_index(ordered)
    return LIMIT - code


def flush_codes(wilds: int, aces: bool) -> list[int]:
    """For every rank set in one suit, the flush or straight flush it makes with `wilds`, or 0.

    A wild card stands for the highest rank missing; with `aces`, for an ace beside any other ace.
    """
    codes: list[int] = []
    for held in range(RANK_SETS):
        down = [place for place in range(12, -1, -1) if held >> place & 1]
        if len(down) + wilds < 5:
            codes.append(0)
        elif (top := straight_top(down, wilds)) is not None:
            codes.append(Category.STRAIGHT_FLUSH << 12 | top)
        elif aces:
            codes.append(Category.FLUSH << 12 | _aces_index(([12] * wilds + down)[:5]))
        else:
            missing = [place for place in range(12, -1, -1) if place not in down][:wilds]
            codes.append(Category.FLUSH << 12 | colex_index(sorted(down + missing)[-5:]))
    return codes


def _aces_index(places: list[int]) -> int:
    aces = places.count(12)
    if aces < 2:
        return colex_index(places)
    rest = [place for place in places if place != 12]
    return comb(13, 5) + sum(comb(12, 5 - fewer) for fewer in range(2, aces)) + colex_index(rest)


def rank_counts(cards: int, ranks: int = 13) -> Iterator[Counts]:
    """Every way to have `cards` cards of `ranks` ranks, at most four of each."""
    if ranks == 0:
        if cards == 0:
            yield ()
        return
    for first in range(min(4, cards) + 1):
        for rest in rank_counts(cards - first, ranks - 1):
            yield (first, *rest)


def build(name: str) -> bytes:
    """The bytes of one shipped file, "seven" or "wild"."""
    if name == "seven":
        hands = [(counts, 0) for counts in rank_counts(7)]
        flushes = [flush_codes(0, False)]
    else:
        hands = [(counts, wilds) for wilds in range(1, 8) for counts in rank_counts(7 - wilds)]
        hands += [(counts, 0) for cards in (5, 6) for counts in rank_counts(cards)]
        flushes = [flush_codes(wilds, aces) for aces in (False, True) for wilds in range(5)]
    keys, displace, slots = _placed(np.array([(*counts, wilds) for counts, wilds in hands], np.int64))
    high, low = np.zeros(SLOTS, "<u2"), np.zeros(SLOTS, "<u2")
    high[slots] = [high_code(counts, wilds) for counts, wilds in hands]
    low[slots] = [low_code(counts, wilds) for counts, wilds in hands]
    parts = [keys.astype("<u8"), displace.astype("<u2"), high, low, np.array(flushes, "<u2")]
    return zlib.compress(b"".join(part.tobytes() for part in parts), 9)


def _placed(hands: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """Keys, displacements and every hand's slot; tries keys until all hands find a place."""
    chance = random.Random(SEED)
    while True:
        keys = np.array([chance.getrandbits(29) << 16 for _ in range(14)], np.int64)
        ranks = (hands @ keys) >> 16
        if len(np.unique(ranks & (1 << 29) - 1)) < len(ranks):
            continue
        bucket, low = ranks >> 16 & BUCKETS - 1, ranks & SLOTS - 1
        displace = _displaced(bucket, low)
        if displace is not None:
            return keys, displace, low + displace[bucket] & SLOTS - 1


def _displaced(bucket: NDArray[np.int64], low: NDArray[np.int64]) -> NDArray[np.int64] | None:
    """For each bucket, the largest first, the first displacement that puts all its hands in empty slots."""
    displace = np.zeros(BUCKETS, np.int64)
    taken = np.zeros(SLOTS, bool)
    order = np.argsort(bucket, kind="stable")
    starts = np.searchsorted(bucket[order], np.arange(BUCKETS + 1))
    for one in sorted(range(BUCKETS), key=lambda one: int(starts[one] - starts[one + 1])):
        mine = low[order[starts[one] : starts[one + 1]]]
        if len(np.unique(mine)) < len(mine):
            return None
        for begin in range(0, SLOTS, 2048):
            tried = np.arange(begin, begin + 2048)
            free = ~taken[mine[:, None] + tried & SLOTS - 1].any(axis=0)
            if free.any():
                displace[one] = tried[free.argmax()]
                break
        else:
            return None
        taken[mine + displace[one] & SLOTS - 1] = True
    return displace


def main(check: bool) -> int:
    """Write both files, or with `check` only compare them; the exit code."""
    wrong = 0
    for name in ("seven", "wild"):
        path, data = HANDS / f"{name}.tables", build(name)
        if check:
            same = path.exists() and zlib.decompress(path.read_bytes()) == zlib.decompress(data)
            wrong += not same
            print(f"{path.name}: {'as built' if same else 'differs from a rebuild'}")
        else:
            path.write_bytes(data)
            print(f"{path.name}: {len(data):,} bytes")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
