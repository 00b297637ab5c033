"""Strengths from how many cards of each rank a hand has and how many wild ones, for any five cards or more.

The tables know seven cards, wild ones among them or not, and five or six natural ones. Other hands are brought to
these: of more cards, the best seven count; wild cards among five or six are tried as all ranks.
"""

from array import array
from collections.abc import Iterable, Sequence
from itertools import combinations, combinations_with_replacement
from operator import mul

from doorcard.hands.rank import Category
from doorcard.hands.tables import Tables, tables

__all__ = ["high_of", "low_of"]

_ACE = 12
_ACE_FIRST = (_ACE, *range(_ACE))


def high_of(counts: Sequence[int], wilds: int) -> int:
    """The strength of the best high hand, suits aside, as the tables have it.

    `counts`: how many natural cards of each of the thirteen ranks, the two first.
    """
    if max(counts) + wilds >= 5:
        lead = _ACE if wilds >= 5 else max(place for place in range(13) if counts[place] + wilds >= 5)
        return Category.FIVE_OF_A_KIND << 12 | lead
    cards = sum(counts) + wilds
    table = _table(cards, wilds)
    total = sum(map(mul, table.keys, counts))
    if wilds and cards < 7:
        tried = combinations_with_replacement(table.keys[:13], wilds)
        return _best(table, table.high, [total + sum(ranks) for ranks in tried])
    return _best(table, table.high, _sevens(table, total + wilds * table.keys[13], counts, cards))


def low_of(counts: Sequence[int], wilds: int) -> int:
    """The strength of the lowest five, as the tables have it; arguments as for `high_of`."""
    cards = sum(counts) + wilds
    if wilds and cards != 7:
        missing = [place for place in _ACE_FIRST if not counts[place]][:wilds]
        counts = [1 if place in missing else count for place, count in enumerate(counts)]
        cards, wilds = sum(counts), 0
    table = _table(cards, wilds)
    total = sum(map(mul, table.keys, (*counts, wilds)))
    return _best(table, table.low, _sevens(table, total, counts, cards))


def _table(cards: int, wilds: int) -> Tables:
    return tables("wild" if wilds or cards < 7 else "seven")


def _sevens(table: Tables, total: int, counts: Sequence[int], cards: int) -> Iterable[int]:
    """The totals of any seven of the cards, all wild ones among them; the whole total up to seven."""
    if cards <= 7:
        return (total,)
    held = [key for key, count in zip(table.keys, counts, strict=False) for _ in range(count)]
    return {total - sum(left_out) for left_out in combinations(held, cards - 7)}


def _best(table: Tables, strengths: "array[int]", totals: Iterable[int]) -> int:
    return max([strengths[table.slot(total)] for total in totals])
