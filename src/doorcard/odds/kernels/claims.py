"""The high hand and the best card of a suit in the hole, both at once, by classes of ranks as in `classes`.

In how many ways a finish of mine and one of theirs can hide their cards so that the better card is mine: that is a
number for the finish of mine, and for each of theirs that may claim the hole one more. Of their cards of one rank
each is as likely as the next, save those that mine holds. So a class of mine has a term for them all and one for each
rank, and what all pairs with a class of theirs come to is the sum of its cards' terms times the pairs there are. Terms
are in twelfths, as up to four cards are left of a rank.
"""

from math import comb

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.against import with_terms
from doorcard.odds.kernels.classes import FULL
from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.multisets import (
    LOWER,
    ROOM,
    SPLIT,
    UPPER,
    products,
    runs,
    spread,
    spread_sums,
    sum_of,
    with_upper,
)

__all__ = ["KINDS", "TWELFTHS", "meet_claims", "terms_of_classes", "terms_of_flushes"]

TWELFTHS = 12
"""Whole terms are so many."""
KINDS = 16
"""Room for terms: one for all of their cards, one for each rank; a round number, to be added some at a time."""
Ints = NDArray[np.int32]
Longs = NDArray[np.int64]
UP_TO = np.array([[comb(rank + size, size) for size in range(8)] for rank in range(13)])
"""[rank, size]: how many multisets of so many ranks there are with none above this one."""


@jit
def terms_of_classes(holding: Longs, gains: Ints, terms: Ints) -> None:
    """Add up the terms of classes: `terms` (n, twice `KINDS`), from how many of a class's finishes hold a given card of
    each rank (n, 13), and what these cards add (13, twice `KINDS`)."""
    for place in range(len(holding)):
        for rank in range(13):
            many = np.int32(holding[place, rank])
            if many:
                for term in range(2 * KINDS):
                    terms[place, term] = np.int32(terms[place, term] + np.int32(gains[rank, term] * many))


@jit
def terms_of_flushes(
    rows: Longs,
    classes: Ints,
    straight: NDArray[np.bool_],
    gains: Ints,
    claims: Longs,
    shares: Ints,
    terms: Ints,
) -> None:
    """Add up the terms of flushes (m) by class, straight flushes apart: `terms` (n, 3, twice `KINDS`).

    `rows`: four places; `gains` (places, twice `KINDS`): what a card adds to each term; `claims`: by place, the rank in
    which it is the card that may claim, -1 for none: theirs it is not, where a row holds it; `shares` (n, twice
    `KINDS`): the twelfths that each term counts.
    """
    for at in range(len(rows)):
        row, place, kind = rows[at], classes[at], 1 + straight[at]
        a, b, c, d = row & 63, row >> 8 & 63, row >> 16 & 63, row >> 24 & 63
        for term in range(2 * KINDS):
            own = np.int32(
                np.int32(gains[a, term] + gains[b, term]) + np.int32(gains[c, term] + gains[d, term])
            )
            terms[place, kind, term] = np.int32(
                terms[place, kind, term] + np.int32(own * shares[place, term])
            )
        for card in (a, b, c, d):
            if claims[card] >= 0:
                for term in (1 + claims[card], KINDS + 1 + claims[card]):
                    own = gains[a, term] + gains[b, term] + gains[c, term] + gains[d, term]
                    terms[place, kind, term] -= own * shares[place, term]


@jit
def sums_of(more: int, ranks: int, terms: Ints, found: Ints) -> None:
    """For every multiset of up to `more` ranks of a part the sum of its ranks' terms."""
    found[0] = 0
    smaller, place = 0, 1
    for size in range(1, more + 1):
        begin = place
        for rank in range(ranks):
            length = UP_TO[rank, size - 1]
            fewer, to, term = found[smaller : smaller + length], found[place : place + length], terms[rank]
            for at in range(length):
                to[at] = fewer[at] + term
            place += length
        smaller = begin


@jit
def add_class(
    ways: Ints, highs: Ints, theirs: int, firsts: Ints, seconds: Ints, high: int, often: int, sums: Longs
) -> None:
    """Add to `sums` of `meet_claims` what a class of mine, so `often`, does as it is: by those of theirs with as many
    cards in the lower part. With 42 cards left for four that is less than 50,000 finishes, a class of mine has at most
    256, and each pair 16 ways to hide cards: less than 2^32 twelfths."""
    begin = 0
    for size in range(theirs + 1):
        end = begin + LOWER[size] * UPPER[theirs - size]
        with_terms(
            *(ways[begin:end], highs[begin:end], firsts[begin:end], seconds[begin:end], high, often, sums)
        )
        begin = end


@jit
def add_flushes(
    fuller: Ints, kinds: Ints, terms: Ints, now: Longs, every: int, each: int, sums: Longs
) -> int:
    """Add what a class of mine does as flushes: they beat all of theirs but so many `fuller` (m) ones, straight flushes
    beat those too. Tells how many are fuller.

    `kinds` (`KINDS`, m): how many cards of theirs count for each term; `terms` (3, 2, `KINDS`); `now` (13): the cards
    left of each rank.
    """
    beaten = np.int32(0)
    for kind in range(14):
        held = np.int32(0)
        for at in range(len(fuller)):
            held = np.int32(held + np.int32(fuller[at] * kinds[kind, at]))
        all_of = every if kind == 0 else each * now[kind - 1]
        beaten = held if kind == 0 else beaten
        for column in range(2):
            sums[0, 1 + column] += (all_of - held) * terms[1, column, kind] + all_of * terms[2, column, kind]
    return int(beaten)


@jit
def meet_claims(
    left: Longs,
    lower: Longs,
    upper: Longs,
    mine: int,
    my_highs: Ints,
    weights: Longs,
    terms: Ints,
    theirs: int,
    their_kinds: Ints,
    their_highs: Ints,
    every: int,
    each: int,
    begin: int,
    end: int,
) -> Longs:
    """As `classes.meet_classes` for the high hand alone, and what those pairs come to by their terms.

    `weights` (n, 3) and `terms` (n, 3, 2, `KINDS`): of a class of mine as it is, as flushes, as straight flushes; what
    it comes to as it is must not be negative. `their_kinds` (`KINDS`, n): how many cards of a class of theirs count for
    each term, one for the first. `theirs`: how many cards they have to come. `every`: how many finishes of theirs leave
    a finish of mine alone; `each`: how many of these hold a given card. Sums (2, 3): won and tied; all pairs, by the
    first terms, by the second.
    """
    sums = np.zeros((2, 3), np.int64)
    fuller = np.flatnonzero(their_highs >= FULL)
    fuller_ways, fuller_kinds = np.zeros(len(fuller), np.int32), np.zeros((KINDS, len(fuller)), np.int32)
    for kind in range(KINDS):
        for at in range(len(fuller)):
            fuller_kinds[kind, at] = their_kinds[kind, fuller[at]]
    low_size, up_size = LOWER[: theirs + 1].sum(), UPPER[: theirs + 1].sum()
    lower_ways, upper_ways = np.zeros(low_size, np.int32), np.zeros(up_size, np.int32)
    lower_terms, upper_terms = np.zeros(low_size, np.int32), np.zeros(up_size, np.int32)
    ways, choices = np.zeros(len(their_highs), np.int32), np.zeros(ROOM, np.int32)
    firsts, seconds = np.zeros(len(their_highs), np.int32), np.zeros(len(their_highs), np.int32)
    now, layout = left.copy(), runs(theirs)
    for up in range(begin, end):
        sum_of(upper, up, SPLIT, now, -1)
        if now.min() >= 0:
            products(upper, SPLIT, now, choices, upper_ways)
            place, down, many, apart = with_upper(up, mine)
            for _ in range(many):
                as_it_is, flush, straight = weights[place]
                if as_it_is or flush or straight:
                    sum_of(lower, down, 0, now, -1)
                    products(lower, 0, now, choices, lower_ways)
                    spread(lower_ways, upper_ways, layout, ways)
                    for column in range(2):
                        by_kind, found = terms[place, 0, column], firsts if column == 0 else seconds
                        sums_of(theirs, SPLIT, by_kind[1:], lower_terms)
                        sums_of(theirs, 13 - SPLIT, by_kind[1 + SPLIT :], upper_terms)
                        spread_sums(lower_terms, upper_terms, layout, by_kind[0], found)
                    add_class(ways, their_highs, theirs, firsts, seconds, my_highs[place], as_it_is, sums)
                    if flush or straight:
                        for at in range(len(fuller)):
                            fuller_ways[at] = ways[fuller[at]]
                        beaten = add_flushes(fuller_ways, fuller_kinds, terms[place], now, every, each, sums)
                        sums[0, 0] += flush * (every - beaten) + straight * every
                    sum_of(lower, down, 0, now, 1)
                place += apart
                down += 1
        sum_of(upper, up, SPLIT, now, 1)
    return sums
