"""Two players in games that pay for a suit's best card in the hole, exactly, where each has one hole card to come.

Which hole card is the better one hangs on two cards alone, so its counts are short sums. Who takes the high hand as
well is told by `kernels.holes`, or, where the hole is decided already, by the high hands alone (`ranked`).
"""

from functools import partial
from itertools import pairwise
from math import comb

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from doorcard.odds import ranked
from doorcard.odds.encode import hole_worth, numbers
from doorcard.odds.headsup import can_count as can_count_any
from doorcard.odds.headsup import finishes, tally_of, ways
from doorcard.odds.spot import Spot
from doorcard.odds.tally import Tally
from doorcard.odds.threads import side_by_side
from doorcard.stud.variant import HighShare, HoleShare

__all__ = ["can_count", "hole"]

Longs = NDArray[np.int64]
LOWER_PART = 0.43
"""Of one side's finishes so many are gone through by one of two threads, which has to hold all of the other's that are
stronger against them as well: so both take about as long."""
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
        weaker, equal = _met(high, mine, other, threads)
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


def _met(spot: Spot, mine: Longs, other: Longs, threads: int) -> list[list[int]]:
    """The rows of `kernels.holes`; the spot with the high hand as its only share."""
    from doorcard.odds.kernels.holes import NOBODYS, meet_holes, same_cards

    left, (one, two) = len(spot.unseen), _draws(spot)
    first, second = side_by_side(
        [
            partial(finishes, spot, 0, (), one, 4),
            partial(finishes, spot, 1, (), two, 4, left + 4 - one),
        ],
        threads,
    )
    size = left + 8 - one - two
    places, many = _merged(mine, other)
    worths = [np.append(places[worth], np.full(size - left, NOBODYS)) for worth in (mine, other)]
    top = int(max(side.marks[0].max() for side in (first, second)))
    meet = meet_holes[next(lanes for lanes in meet_holes if lanes > many)]
    fixed = first.rows, first.marks[0], worths[0], second.rows, second.marks[0], worths[1], size, top
    cuts = [0, top + 1]
    if threads > 1:
        cuts.insert(1, int(np.quantile(second.marks[0][::SAMPLE], LOWER_PART)))
    tasks = [partial(meet, *fixed, lowest, highest) for lowest, highest in pairwise(cuts)]
    if one == two == 4:
        tasks.append(partial(same_cards, first.rows, first.marks[0], worths[0], second.marks[0], worths[1]))
    found: Longs = sum(side_by_side(tasks, threads), np.zeros((2, 4), np.int64))
    return [[int(count) for count in row] for row in found]


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
