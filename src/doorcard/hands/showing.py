"""Boards ranked alone, to say who acts first (rules.md 4.2).

A board has no straights, flushes or full houses: five alike (with wild cards) > four > three >
two pair > pair > high cards, then card by card. Three with a pair beside them are three of a kind
and two more cards. More than five upcards count as the best five. Boards of different length
compare card by card as far as the shorter goes; if all is equal so far, the longer acts first.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter

from doorcard.cards import Card, Rank
from doorcard.hands.low import best_low
from doorcard.hands.rank import Category, low_rank
from doorcard.hands.shape import OF_A_KIND
from doorcard.hands.tally import PAIRED, rank_code, rank_counts
from doorcard.hands.wild import NO_WILDS, Wild

__all__ = ["board_high", "board_low"]


def board_high(upcards: Sequence[Card], wild: Wild = NO_WILDS) -> tuple[int, ...]:
    """The board's key: a bigger one acts first in games where the high board does. No upcards: (0,).

    It begins with a `Category`: of two upcards `PAIR` is an open pair (rules.md 4.3), which a wild
    upcard beside any other card makes too.
    """
    if not wild.ranks and not wild.cards:
        return _natural(sum(map(rank_code, upcards)))
    naturals = [card for card in upcards if not wild.covers(card)]
    return _key(sum(map(rank_code, naturals)), len(upcards) - len(naturals))


@lru_cache(maxsize=8192)
def _natural(counts: int) -> tuple[int, ...]:
    """The key of a board without wild cards; there are few such boards, and each is asked for often."""
    return _key(counts, 0)


def _key(counts: int, wilds: int) -> tuple[int, ...]:
    """The key of a board by its rank bits, as `tally` has them, and how many wild cards it has."""
    held = rank_counts(counts)
    if not wilds and held and not counts & PAIRED:
        return (Category.HIGH_CARD, *[rank for rank, _ in held[:5]])
    held.sort(key=itemgetter(1), reverse=True)
    best, alike = held.pop(0) if held else (Rank.ACE, 0)
    alike = min(5, alike + wilds)
    category = OF_A_KIND[alike]
    lead = [best] if alike else []
    if alike == 2 and held and held[0][1] == 2:
        category = Category.TWO_PAIR
        lead.append(held.pop(0)[0])
        alike = 4
    rest = sorted([rank for rank, count in held for _ in range(count)], reverse=True)
    return (category, *lead, *rest[: 5 - alike])


def board_low(upcards: Sequence[Card], wild: Wild = NO_WILDS) -> tuple[int, ...]:
    """The board's key where the best low board acts first: bigger is the lower board. No upcards: (0,).

    Fewest pairs first, then the lowest cards, the ace low; a wild card is the lowest rank not held.
    """
    if not upcards:
        return (-Category.HIGH_CARD,)
    low = best_low(upcards, wild)
    if low is None:
        raise AssertionError("a low without a limit always has a value")
    if low.category == Category.FULL_HOUSE:
        three, two = (-low_rank(rank) for rank in low.ranks)
        return (-Category.THREE_OF_A_KIND, three, two, two)
    return low.key
