"""Three players, exactly: `kernels.trios` for each of them in turn.

A second share of the pot is raced for separately, and once more the first one where nobody has a claim to
the second. Who gets the whole pot, or some of both shares, is counted value by value of the second share: the
finishes with that value against those of the others with less.
"""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import partial
from math import comb

import numpy as np

from doorcard.odds.headsup import Finishes, drawn, finishes, settled
from doorcard.odds.spot import Spot
from doorcard.odds.tally import Tally, Won
from doorcard.odds.threads import side_by_side

__all__ = ["can_count", "three", "ways"]

Trio = tuple[Finishes, Finishes, Finishes]
AHEAD = 20_000
"""So many finishes of one player are asked about in one go, so that threads have enough to share."""


def can_count(spot: Spot) -> bool:
    """Whether `three` knows this spot: three players, settled as for two, each with at most four cards to come."""
    return (
        spot.players == 3
        and settled(spot)
        and max(sum(spot.draws(player)) for player in range(3)) <= 4
        and len(spot.unseen) <= 44
    )


def ways(spot: Spot) -> int:
    """In how many ways the three hands can be finished; the total of an exact count."""
    left, total = len(spot.unseen), 1
    for player in range(3):
        cards, hole = drawn(spot, player)
        total *= comb(left, cards) * comb(cards, hole)
        left -= cards
    return total


def three(spot: Spot, threads: int) -> Tally:
    """The exact count of a spot that `can_count`."""
    pad = len(spot.unseen)
    sides: list[Finishes] = []
    for player in range(3):
        more = sum(spot.draws(player))
        sides.append(finishes(spot, player, (), more, 4, pad))
        pad += 4 - more
    trio: Trio = (sides[0], sides[1], sides[2])
    total = ways(spot)
    first = _race(trio, 0, pad, threads)
    if len(spot.variant.shares) == 1:
        return Tally(total, [Won(pot, won, tied, [(won, tied)]) for pot, won, tied in first])
    claimed = [(side.only(side.marks[1] > 0), *_others(trio, player)) for player, side in enumerate(trio)]
    second = [_race((one, two, three_), 1, pad, threads)[0] for one, two, three_ in claimed]
    none = [side.only(side.marks[1] == 0) for side in trio]
    bare = _race((none[0], none[1], none[2]), 0, pad, threads)
    players: list[Won] = []
    for player in range(3):
        of_both = (first[player], second[player])
        alone, both = _joint((trio[player], *_others(trio, player)), pad, threads)
        scoops = bare[player][1] + alone
        parts = sum(won + tied for _, won, tied in of_both) - both - scoops
        pot = (first[player][0] + second[player][0] + bare[player][0]) / 2
        players.append(Won(pot, scoops, parts, [(won, tied) for _, won, tied in of_both]))
    return Tally(total, players)


def _others(trio: Trio, player: int) -> tuple[Finishes, Finishes]:
    return trio[(player + 1) % 3], trio[(player + 2) % 3]


def _race(trio: Trio, share: int, size: int, threads: int) -> list[tuple[Fraction, int, int]]:
    """For each player: his part of what is raced for, how often he wins it alone, how often he ties."""
    tasks = [
        partial(_beaten, (side, *_others(trio, player)), share, size, span, 2)
        for player, side in enumerate(trio)
        for span in _spans(side, share)
    ]
    owners = [player for player, side in enumerate(trio) for _ in _spans(side, share)]
    found = [[0, 0, 0, 0] for _ in trio]
    for player, counts in zip(owners, side_by_side(tasks, threads), strict=True):
        found[player] = [one + more for one, more in zip(found[player], counts, strict=True)]
    return [
        (
            won + Fraction(with_one + with_other, 2) + Fraction(with_both, 3),
            won,
            with_one + with_other + with_both,
        )
        for won, with_one, with_other, with_both in found
    ]


def _joint(trio: Trio, size: int, threads: int) -> tuple[int, int]:
    """How often the first of the trio is strictly the best of all for both shares, with a claim to the second;
    and how often nobody is better than he for either."""
    tasks: list[Callable[[], tuple[int, int, int, int]]] = []
    values = [int(value) for value in np.unique(trio[0].marks[1]) if value]
    for at_most in (False, True):
        for value in values:
            mine = trio[0].only(trio[0].marks[1] == value)
            others = [side.only(side.marks[1] < value + at_most) for side in trio[1:]]
            lead = _marked(mine, at_most)
            rest = [_marked(side, False) for side in others]
            span = [(0, int(lead.marks[0].max(initial=0)) + 1)]
            tasks += [partial(_beaten, (lead, rest[0], rest[1]), 0, size, one, 0) for one in span]
    found = [counts[0] for counts in side_by_side(tasks, threads)]
    return sum(found[: len(values)]), sum(found[len(values) :])


def _marked(side: Finishes, above: bool) -> Finishes:
    """With the first mark doubled, and one `above`: then strictly better is what was at least as good."""
    return replace(side, marks=(side.marks[0] * np.int32(2) + np.int32(above), *side.marks[1:]))


def _spans(side: Finishes, share: int) -> list[tuple[int, int]]:
    """Ranges of marks that cut a player's finishes into parts of about the same size."""
    marks = np.sort(side.marks[share])
    cuts = sorted({0, *[int(marks[at]) for at in range(AHEAD, len(marks), AHEAD)]})
    return list(zip(cuts, [*cuts[1:], int(marks.max(initial=0)) + 1], strict=True))


def _beaten(trio: Trio, share: int, size: int, span: tuple[int, int], ties: int) -> tuple[int, int, int, int]:
    from doorcard.odds.kernels.trios import beaten

    top = int(max(side.marks[share].max(initial=0) for side in trio))
    a, b, c = [(side.rows, side.marks[share], side.weights) for side in trio]
    return beaten(*a, *b, *c, size, top, span[0], span[1], ties)
