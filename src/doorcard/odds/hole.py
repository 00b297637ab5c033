"""Two players in games that pay for a suit's best card in the hole, exactly, where each has one hole card to come.

Which hole card is the better one hangs on two cards alone, so its counts are short sums. Who takes the high hand as
well: where the hole is decided already, the high hands alone tell (`ranked`); else classes of ranks do (`claims`), or,
with wild cards, all pairs of finishes (`holes`).
"""

from functools import partial
from math import comb

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from doorcard.odds import ranked
from doorcard.odds.claims import claimed
from doorcard.odds.encode import hole_worth, numbers
from doorcard.odds.headsup import can_count as can_count_any
from doorcard.odds.headsup import finishes, tally_of, ways
from doorcard.odds.holes import Holes
from doorcard.odds.spot import Spot
from doorcard.odds.tally import Tally
from doorcard.odds.threads import side_by_side
from doorcard.stud.variant import HighShare, HoleShare

__all__ = ["can_count", "hole"]

Longs = NDArray[np.int64]
LOWER_PART = 0.43
"""Of one side's finishes so many are gone through by one of two threads, which has to hold all of the other's that are
stronger against them as well: so both take about as long."""
MANY = 4
"""With so many cards to come, ranks tell sooner than finishes one by one; with fewer there are few of these."""
SAMPLE = 64
"""Where that cut is, one finish in so many tells."""


def can_count(spot: Spot) -> bool:
    """Whether `hole` knows this spot: two players with at most four cards to come each, one of them down; a high hand
    and a card in the hole to win."""
    draws = [spot.draws(player) for player in range(spot.players)]
    return (
        can_count_any(spot)
        and [type(share) for share in spot.variant.shares] == [HighShare, HoleShare]
        and all(down == 1 and up <= 3 for down, up in draws)
    )


def hole(spot: Spot, threads: int) -> Tally:
    """The exact count of a spot that `can_count`."""
    mine, other = [_worth(spot, player) for player in (0, 1)]
    left, (one, two) = len(spot.unseen), _draws(spot)
    apart = ~np.eye(left, dtype=bool)
    pairs = [other < mine[:, None], other <= mine[:, None], np.maximum(other, mine[:, None]) == 0]
    rest = comb(left - 2, one - 1) * comb(left - 1 - one, two - 1)
    below, to, none = [int((which & apart).sum()) * rest for which in pairs]
    total = ways(spot)
    high = replace(spot, variant=replace(spot.variant, shares=spot.variant.shares[:1]))
    decided = [bool(which[apart].all()) for which in pairs]
    if ranked.can_count(high) and (decided[0] or decided[2] or not pairs[1][apart].any()):
        weaker, equal = [
            [count * one * two * known for known in (*decided, 1)]
            for count in ranked.ranked(high, threads).players[0].shares[0]
        ]
    else:
        count = claimed if ranked.can_count(high) and max(one, two) >= MANY else _met
        weaker, equal = count(high, (mine, other), threads)
    bare = weaker[2], none - weaker[2] - equal[2], equal[2]
    lost = (total - to) - (weaker[3] - weaker[1]) - (equal[3] - equal[1])
    return tally_of(
        (
            *(weaker[3], total - weaker[3] - equal[3], equal[3]),
            *(below, total - to, to - below - none),
            *bare,
            weaker[0] + weaker[2],
            lost + bare[1],
        ),
        total,
        False,
    )


def _draws(spot: Spot) -> tuple[int, int]:
    return sum(spot.draws(0)), sum(spot.draws(1))


def _worth(spot: Spot, player: int) -> Longs:
    """By place among the unseen cards: what the player's best hole card is worth if that one comes there."""
    share = spot.variant.shares[1]
    assert isinstance(share, HoleShare)
    worth = hole_worth(share, spot.house)
    known = worth[numbers(spot.holdings[player].down)]
    best: Longs = np.maximum(worth[numbers(spot.unseen)], known.max(initial=0))
    return best


def _met(high: Spot, worths: tuple[Longs, Longs], threads: int) -> list[list[int]]:
    """As `claims.claimed`, for any spot with the high hand as its only share."""
    left, (one, two) = len(high.unseen), _draws(high)
    first, second = side_by_side(
        [
            partial(finishes, high, 0, (), one, 4),
            partial(finishes, high, 1, (), two, 4, left + 4 - one),
        ],
        threads,
    )
    mine, other = [
        (side.rows, side.marks[0], worth) for side, worth in zip((first, second), worths, strict=True)
    ]
    pairs = Holes(mine, other, left, left + 8 - one - two)
    cuts = [] if threads == 1 else [int(np.quantile(second.marks[0][::SAMPLE], LOWER_PART))]
    found = sum(side_by_side(pairs.tasks(cuts), threads), np.zeros((3, 4), np.int64))
    return [[int(count) for count in row] for row in found[:2]]
