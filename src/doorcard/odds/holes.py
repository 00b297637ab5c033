"""All pairs of two players' finishes, for the high hand and what lies in the hole, one by one: `kernels.holes`."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

__all__ = ["Holes"]

Ints = NDArray[np.int32]
Longs = NDArray[np.int64]


class Holes:
    """Two sides, each with rows of four places, strengths, and by place what the best hole card is worth with that one.

    `left`: how many places are cards; `size`: how many there are, the rows' padding among them.
    """

    def __init__(
        self, first: tuple[Longs, Ints, Longs], second: tuple[Longs, Ints, Longs], left: int, size: int
    ) -> None:
        from doorcard.odds.kernels.holes import NOBODYS, meet_holes

        places, many = _merged(first[2], second[2])
        pads = np.full(size - left, NOBODYS)
        self._sides = [
            (rows, strengths, np.append(places[worth], pads)) for rows, strengths, worth in (first, second)
        ]
        self._size, self._padded = size, size > left
        self._top = int(max(first[1].max(), second[1].max()))
        self._meet = meet_holes[next(lanes for lanes in meet_holes if lanes > many)]

    def tasks(self, cuts: list[int], every: bool = False) -> list[Callable[[], Longs]]:
        """What together makes three rows, all pairs in the last if `every`, by four columns: see `meet_holes`. `cuts`:
        strengths at which the work is parted."""
        from doorcard.odds.kernels.holes import same_cards

        first, second = self._sides
        edges = [0, *cuts, self._top + 1]
        tasks: list[Callable[[], Longs]] = [
            partial(self._meet, *first, *second, self._size, self._top, lowest, highest, every)
            for lowest, highest in pairwise(edges)
        ]
        if not self._padded:
            tasks.append(partial(same_cards, *first, *second, every))
        return tasks


def _merged(mine: Longs, other: Longs) -> tuple[Longs, int]:
    """What each worth counts as, none 0, and how many that makes: what only one side may have is one between two that
    the other may have."""
    places = np.zeros(1 + int(max(mine.max(), other.max())), np.int64)
    many, before = 1, (True, True)
    for worth in range(1, len(places)):
        who = bool((mine == worth).any()), bool((other == worth).any())
        if any(who):
            many += who != before or all(who)
            before = who
        places[worth] = many - 1
    return places, many
