"""Two players, exactly: wins, ties, scoops and shares of every deal there is, without walking the deals.

The method is `kernels.pairs`: inclusion and exclusion over the cards two finishes share. A second share of
the pot (a low, a hole card) is a second mark on each finish, and a scoop a pair in which both marks win:
those are counted by halving the second mark's values, as in two-dimensional dominance counting.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.encode import fixed_wild, hole_worth, least_low, numbers, rules_code, wild_flags
from doorcard.odds.spot import Spot
from doorcard.odds.tally import Tally, Won
from doorcard.odds.threads import side_by_side
from doorcard.stud.variant import HighShare, HoleShare, LowShare

__all__ = [
    "Finishes",
    "can_count",
    "drawn",
    "extras_may_come",
    "finishes",
    "heads_up",
    "settled",
    "tally_of",
    "ways",
]

Ints = NDArray[np.int32]


@dataclass(frozen=True)
class Finishes:
    """One side's ways to finish.

    `rows` (n): the places of the deck each takes, packed as `kernels.pairs` has them, `width` (4 or 5) to a
    row, with places of nobody's after them.
    `marks`: for each share (n) how good it is, 0 for no claim. `weights` (n): in how many ways.
    """

    rows: NDArray[np.int64]
    marks: tuple[Ints, ...]
    weights: Ints
    width: int

    def only(self, which: NDArray[np.bool_]) -> "Finishes":
        """Those of them that `which` (n) says."""
        return Finishes(
            self.rows[which], tuple([mark[which] for mark in self.marks]), self.weights[which], self.width
        )

    def turned(self, tops: list[int]) -> "Finishes":
        """The same with every mark upside down, taken from its top, so that the worst is the best."""
        marks = tuple([np.int32(top) - mark for top, mark in zip(tops, self.marks, strict=True)])
        return Finishes(self.rows, marks, self.weights, self.width)


def can_count(spot: Spot) -> bool:
    """Whether `heads_up` knows this spot: two players, at most one of them with over four cards to come."""
    draws = sorted(sum(spot.draws(player)) for player in range(spot.players))
    return spot.players == 2 and settled(spot) and draws[0] <= 4 and draws[1] <= 6


def settled(spot: Spot) -> bool:
    """Whether what may come is settled: no shared or extra cards, the wilds fixed, the pot's shares at most the
    high hand's and one other's."""
    shares = spot.variant.shares
    return (
        not spot.shared
        and not extras_may_come(spot)
        and fixed_wild(spot) is not None
        and len(shares) <= 2
        and (len(shares) == 1 or isinstance(shares[0], HighShare))
    )


def extras_may_come(spot: Spot) -> bool:
    """Whether an upcard still to come may bring its owner an extra card."""
    return spot.variant.extra is not None and any(up for coming in spot.coming for _, up in coming.deals)


def ways(spot: Spot) -> int:
    """In how many ways the two hands can be finished, all equally likely; the total of an exact count."""
    (first, first_hole), (second, second_hole) = [drawn(spot, player) for player in (0, 1)]
    left = len(spot.unseen)
    deals = comb(left, first) * comb(left - first, second)
    return deals * comb(first, first_hole) * comb(second, second_hole)


def drawn(spot: Spot, player: int) -> tuple[int, int]:
    """How many cards the player draws, and how many of them, where it matters, into the hole."""
    down, up = spot.draws(player)
    hole = any(isinstance(share, HoleShare) for share in spot.variant.shares)
    return down + up, down if hole else 0


def heads_up(spot: Spot, threads: int) -> Tally:
    """The exact count of a spot that `can_count`."""
    draws = [sum(spot.draws(player)) for player in (0, 1)]
    wide, narrow = (1, 0) if draws[1] >= draws[0] else (0, 1)
    first = finishes(spot, narrow, (), draws[narrow], 4)
    ahead = max(0, draws[wide] - 5)
    begins = list(combinations(range(len(spot.unseen) - draws[wide] + ahead), ahead))
    within = threads if len(begins) == 1 else 1
    parts = side_by_side([partial(_part, spot, first, wide, begin, within) for begin in begins], threads)
    counts = [sum(column) for column in zip(*parts, strict=True)]
    total = ways(spot)
    return tally_of(counts, total, wide == 0)


def _part(spot: Spot, narrow: Finishes, wide: int, begin: tuple[int, ...], threads: int) -> tuple[int, ...]:
    """The count where the wide side's lowest places are `begin`: from the narrow side's point of view."""
    if begin:
        held = sum(narrow.rows >> 8 * at & 255 == place for at in range(4) for place in begin)
        narrow = narrow.only(held == 0)
    left, few, many = len(spot.unseen), sum(spot.draws(1 - wide)), sum(spot.draws(wide))
    more = many - len(begin)
    other = finishes(spot, wide, begin, more, max(4, more), left + 4 - few)
    met = int(other.weights.sum()) * comb(left - many, few) * comb(*drawn(spot, 1 - wide))
    return _counts(narrow, other, met, left + 4 - few + max(4, more) - more, threads)


def _counts(mine: Finishes, other: Finishes, met: int, size: int, threads: int) -> tuple[int, ...]:
    """Of every share: (won, lost, tied). With a second share also the first one's among the pairs without
    a claim to the second, and the scoops of both sides. `met`: how many pairs there are."""
    if len(mine.marks) == 1:
        return _race(mine, other, 0, size, met)
    none_mine, none_other = mine.only(mine.marks[1] == 0), other.only(other.marks[1] == 0)
    tops = [int(max(one.max(), two.max())) for one, two in zip(mine.marks, other.marks, strict=True)]
    tasks: list[Callable[[], tuple[int, ...]]] = [
        partial(_race, mine, other, 0, size, met),
        partial(_race, mine, other, 1, size, met),
        partial(_race, none_mine, none_other, 0, size),
        partial(_dominated, other, mine, size),
        partial(_dominated, other.turned(tops), mine.turned(tops), size),
    ]
    first, second, bare, (losses,), (wins,) = side_by_side(tasks, threads)
    claimed = (second[0], second[1], second[2] - sum(bare))
    return (*first, *claimed, *bare, wins + bare[0], losses + bare[1])


def _race(
    mine: Finishes, other: Finishes, share: int, size: int, met: int | None = None
) -> tuple[int, int, int]:
    """Pairs in which mine is better for a share, worse, and as good; `met` pairs in all, if that is known."""
    from doorcard.odds.kernels.pairs import compare_4, compare_5, meet_4, meet_5

    compare, meet = (compare_4, meet_4) if other.width == 4 else (compare_5, meet_5)
    marks = mine.marks[share], other.marks[share]
    top = int(max(marks[0].max(initial=0), marks[1].max(initial=0)))
    lost, tied = compare(other.rows, marks[1], other.weights, mine.rows, marks[0], mine.weights, size, top)
    if met is None:
        met = meet(other.rows, other.weights, mine.rows, mine.weights, size)
    return met - lost - tied, lost, tied


def _dominated(better: Finishes, worse: Finishes, size: int) -> tuple[int]:
    """Pairs in which `better` is strictly the better of the two for both shares."""
    from doorcard.odds.kernels.both import dominate_4, dominate_5

    top = int(max(better.marks[0].max(initial=0), worse.marks[0].max(initial=0)))
    seen = np.zeros(1 + int(max(better.marks[1].max(initial=0), worse.marks[1].max(initial=0))), np.int32)
    seen[better.marks[1]] = seen[worse.marks[1]] = 1
    places = np.cumsum(seen, dtype=np.int32) - np.int32(1)
    better_second, worse_second = places[better.marks[1]], places[worse.marks[1]]
    mine = better.rows, better.marks[0], better_second, better.weights
    theirs = worse.rows, worse.marks[0], worse_second, worse.weights
    dominate = dominate_4 if better.width == 4 else dominate_5
    return (dominate(*mine, *theirs, size, top, int(places[-1]).bit_length()),)


def tally_of(counts: Sequence[int], total: int, turned: bool) -> Tally:
    """The tally of what `_counts` gives, added up; `turned` where it is told from the second player's side."""
    mine, theirs = _won(counts, total)
    return Tally(total, [theirs, mine] if turned else [mine, theirs])


def _won(counts: Sequence[int], total: int) -> tuple[Won, Won]:
    first = counts[0:3]
    if len(counts) == 3:
        sides = [(first[0], first[2], first[0]), (first[1], first[2], first[1])]
        players = [Won(won + Fraction(tied, 2), scoops, tied, [(won, tied)]) for won, tied, scoops in sides]
        return players[0], players[1]
    second, bare, scoops_mine, scoops_theirs = counts[3:6], counts[6:9], counts[9], counts[10]
    parts = total - scoops_mine - scoops_theirs
    made: list[Won] = []
    for side, scoops in enumerate((scoops_mine, scoops_theirs)):
        halves = [Fraction(2 * count[side] + count[2], 4) for count in (first, second, bare)]
        shares = [(first[side], first[2]), (second[side], second[2])]
        made.append(Won(sum(halves, Fraction(0)), scoops, parts, shares))
    return made[0], made[1]


def finishes(
    spot: Spot, player: int, begin: tuple[int, ...], more: int, width: int, pad: int | None = None
) -> Finishes:
    """All ways `player` can finish with the places `begin` of the unseen cards and `more` places after them."""
    from doorcard.odds.kernels.finish import finish, finish_plain
    from doorcard.odds.kernels.hole import hole_items

    offset = begin[-1] + 1 if begin else 0
    unseen = numbers(spot.unseen)
    known = numbers((*spot.holdings[player].cards, *spot.community))
    known = np.concatenate([known, unseen[list(begin)]])
    rows = _rows(offset, len(unseen), more, len(unseen) if pad is None else pad, width)
    shares = spot.variant.shares
    none = np.empty(0, np.int32)
    highs = np.empty(len(rows), np.int32) if any(isinstance(one, HighShare) for one in shares) else none
    lows = np.empty(len(rows), np.int32) if any(isinstance(one, LowShare) for one in shares) else none
    wild = fixed_wild(spot)
    if wild is None:
        raise ValueError("wild: the wild cards are not settled yet")
    if wild or len(known) + more != 7:
        finish(known, unseen[offset:], more, wild_flags(wild), rules_code(spot.house), highs, lows)
    else:
        finish_plain(known, unseen[offset:], highs, lows)
    weights = np.ones(len(rows), np.int32)
    marks: list[Ints] = []
    hole: tuple[Ints, Ints, Ints] | None = None
    for share in shares:
        match share:
            case HighShare():
                marks.append(highs + np.int32(1))
            case LowShare():
                marks.append(np.where(lows > least_low(share), lows, np.int32(0)))
            case HoleShare():
                worth = hole_worth(share, spot.house)
                down = numbers(spot.holdings[player].down)
                best = int(max(worth[down], default=0))
                ahead = sum(place << 8 * at for at, place in enumerate(begin))
                full = (rows << 8 * len(begin)) + ahead
                hole = hole_items(full, len(begin) + more, spot.draws(player)[0], best, worth[unseen])
                marks.append(hole[1])
    if hole is None:
        return Finishes(rows, tuple(marks), weights, width)
    at, worths, weights = hole
    return Finishes(rows[at], tuple([one if one is worths else one[at] for one in marks]), weights, width)


@lru_cache(maxsize=8)
def _rows(begin: int, end: int, more: int, pad: int, width: int) -> NDArray[np.int64]:
    from doorcard.odds.kernels.finish import sets_of

    return sets_of(begin, end, more, pad, width)
