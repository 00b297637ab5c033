"""The high hand beside the best card in the hole, where neither is decided yet, exactly: by classes of ranks.

As in `ranked`, all pairs of finishes are counted as if there were no flushes, and then what a flush changes is put
right. What counts of a pair is in how many ways both can hide a card so that mine is the better one, or neither is
worth anything: see `kernels.claims`. Where both are flushes, `kernels.holes` takes them one by one.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import islice
from math import comb

import numpy as np
from numpy.typing import NDArray

from doorcard.hands import Category
from doorcard.odds.encode import numbers
from doorcard.odds.holes import Holes
from doorcard.odds.ranked import FEW_PARTS
from doorcard.odds.sides import Side, counts, padded, portions, side_of, trees
from doorcard.odds.spot import Spot
from doorcard.odds.threads import side_by_side

__all__ = ["claimed"]

Ints = NDArray[np.int32]
Longs = NDArray[np.int64]
Task = Callable[[], Longs]


@dataclass(frozen=True)
class Hider:
    """One player's finishes, and by place among the unseen cards what the best in his hole is worth with that one."""

    side: Side
    worth: Longs


def claimed(spot: Spot, worths: tuple[Longs, Longs], threads: int) -> list[list[int]]:
    """Of all ways that two players can finish and hide a card each, two rows: those in which the first has the better
    high hand, those in which both are as good; in four columns: those in which the first one's best hole card is worth
    more than the other's, not less, neither is worth anything, all.

    `spot`: one that `ranked.can_count` with the high hand as its only share, at most four cards to come for either.
    `worths`: by place among the unseen cards what a player's best hole card is worth if that one comes there.
    """
    from doorcard.odds.kernels.claims import TWELFTHS

    sides = side_by_side([partial(side_of, spot, player) for player in (0, 1)], threads)
    mine, other = [Hider(side, worth) for side, worth in zip(sides, worths, strict=True)]
    cards = numbers(spot.unseen)
    true, bare = _flushes(mine, other, len(cards)) if all(len(one.rows) for one in sides) else ([], [])
    of_other = _tasks(cards, other, mine, False, 1) if len(other.side.rows) else []
    of_mine = _tasks(cards, mine, other, True, FEW_PARTS if threads > 1 else 1)
    found = iter(side_by_side([*true, *bare, *of_other, *of_mine], threads))
    met, met_bare = [_added(found, tasks, (3, 4)) for tasks in (true, bare)]
    back, sums = [_added(found, tasks, (2, 3)) for tasks in (of_other, of_mine)]
    sums += np.stack([back[0] + back[1], -back[1]])
    less, none = sums[:, 1] // TWELFTHS, sums[:, 2] // TWELFTHS
    made = np.stack([less, less + none, none, mine.side.more * other.side.more * sums[:, 0]], 1)
    made += met[:2] + met_bare[:2]
    made[0] -= met[2]
    return [[int(count) for count in row] for row in made]


def _added(found: Iterator[Longs], tasks: list[Task], shape: tuple[int, int]) -> Longs:
    """The next results, of so many tasks, together."""
    total: Longs = sum(islice(found, len(tasks)), np.zeros(shape, np.int64))
    return total


def _tasks(cards: Longs, mine: Hider, other: Hider, first: bool, parts: int) -> list[Task]:
    """What together makes the sums of `kernels.claims.meet_claims`. `first`: over all finishes of mine; else over the
    flushes, as if they were none less what they are."""
    from doorcard.odds.kernels.claims import meet_claims

    side, left = mine.side, np.bincount(cards >> 2, minlength=13).astype(np.int64)
    gains, claims = _gains(cards, mine.worth, other, first)
    plain, straight = side.often(False), side.often(True)
    terms = _terms_of_flushes(side, gains, claims, left)
    as_it_is = terms[:, 1] + terms[:, 2]
    if first:
        weights = np.stack([side.ways - plain - straight, plain, straight], 1)
        terms[:, 0] = _terms(side, cards, gains, claims, left) - as_it_is
    else:
        weights = np.stack([plain + straight, -plain, -straight], 1)
        terms[:, 0] = as_it_is
        terms[:, 1:] *= -1
    unheld, theirs = len(cards) - side.more, other.side.more
    sides = side.more, side.highs, weights, terms, theirs, _kinds(theirs), other.side.highs
    fixed = left, *trees(), *sides
    every, each = comb(unheld, theirs), comb(unheld - 1, theirs - 1)
    return [partial(meet_claims, *fixed, every, each, *portion) for portion in portions(side.more, parts)]


def _gains(cards: Longs, mine: Longs, other: Hider, first: bool) -> tuple[Ints, Longs]:
    """What each of my cards (places) adds to a finish's terms (places, 2, `KINDS`), and by place the rank in which it
    is theirs to claim with, or -1.

    The first terms are the ways for the first player's hole card to be better, the second for neither to be worth
    anything. A card of theirs counts as one that has no claim, and what it differs from that apart.
    """
    from doorcard.odds.kernels.claims import KINDS

    base = other.worth.min()
    claiming = other.worth > base
    claims = np.where(claiming, cards >> 2, -1)
    theirs = np.full(KINDS, base)
    theirs[1 + claims[claiming]] = other.worth[claiming]
    worth = mine[:, None]
    gains = np.stack([theirs < worth if first else worth < theirs, np.maximum(theirs, worth) == 0], 1)
    gains = gains.astype(np.int32)
    gains[:, :, 1:] -= gains[:, :, :1]
    gains[:, :, 0] *= other.side.more
    return gains, claims


def _terms_of_flushes(side: Side, gains: Ints, claims: Longs, left: Longs) -> Ints:
    """By class (n, 3, 2, `KINDS`): nothing for the class as it is, then for its flushes and its straight flushes."""
    from doorcard.odds.kernels.claims import KINDS, TWELFTHS, terms_of_flushes

    terms = np.zeros((len(side.highs), 3, 2, KINDS), np.int32)
    twelfths = np.array([TWELFTHS // max(many, 1) for many in range(5)], np.int32)
    shares = np.full((len(terms), 2, KINDS), TWELFTHS, np.int32)
    shares[:, :, 1:14] = twelfths[np.maximum(left - counts(side.more), 0)][:, None]
    straight = side.strengths >> 12 == Category.STRAIGHT_FLUSH
    pads = 4 - side.more
    gains = np.concatenate([gains, np.zeros((pads, 2, KINDS), np.int32)]).reshape(-1, 2 * KINDS)
    terms_of_flushes(
        *(padded(side, len(claims)), side.classes, straight),
        *(gains, np.append(claims, np.full(pads, -1))),
        *(shares.reshape(-1, 2 * KINDS), terms.reshape(-1, 3, 2 * KINDS)),
    )
    return terms


def _terms(side: Side, cards: Longs, gains: Ints, claims: Longs, left: Longs) -> Ints:
    """By class (n, 2, `KINDS`): the terms of all its finishes together.

    So many of them hold a given card of a rank; each adds to a term for their card of another rank where mine leaves
    it, and of the same rank where it is not the same card.
    """
    from doorcard.odds.kernels.claims import KINDS, TWELFTHS, terms_of_classes

    holding = side.ways[:, None] * counts(side.more) // np.maximum(left, 1)
    by_rank = np.zeros((13, 2, KINDS), np.int32)
    np.add.at(by_rank, cards >> 2, gains)
    for place in np.flatnonzero(claims >= 0):
        by_rank[claims[place], :, 1 + claims[place]] -= gains[place, :, 1 + claims[place]]
    shares = np.full((13, KINDS), TWELFTHS, np.int32)
    shares[:, 1:14] //= np.maximum(left - np.eye(13, dtype=np.int32), 1).astype(np.int32)
    by_rank *= shares[:, None, :]
    terms = np.zeros((len(holding), 2, KINDS), np.int32)
    terms_of_classes(holding, by_rank.reshape(13, -1), terms.reshape(len(terms), -1))
    return terms


def _flushes(mine: Hider, other: Hider, left: int) -> tuple[list[Task], list[Task]]:
    """Pairs of flushes by `Holes`: as they are, and as if they were none."""
    first, second = mine.side, other.side
    rows = padded(first, left), padded(second, left + 4 - first.more)
    size = left + 8 - first.more - second.more
    kinds = [
        (first.strengths, second.strengths),
        (first.highs[first.classes], second.highs[second.classes]),
    ]
    true, bare = [
        Holes((rows[0], one, mine.worth), (rows[1], two, other.worth), left, size).tasks([], every=True)
        for one, two in kinds
    ]
    return true, bare


@lru_cache(maxsize=8)
def _kinds(more: int) -> Ints:
    """As `kernels.claims.meet_claims` has `their_kinds`."""
    from doorcard.odds.kernels.claims import KINDS

    held = counts(more)
    kinds = np.zeros((KINDS, len(held)), np.int32)
    kinds[0], kinds[1:14] = 1, held.T
    return kinds
