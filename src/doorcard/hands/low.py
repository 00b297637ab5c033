"""The best ace-to-five low, for razz and for the low half (rules.md 5)."""

from collections.abc import Sequence
from functools import lru_cache

from doorcard.cards import Card, Rank
from doorcard.hands.high import substituted
from doorcard.hands.rank import Category, Low, low_rank
from doorcard.hands.seven import seven_low
from doorcard.hands.shape import Shape, taking
from doorcard.hands.tally import RANK_COUNTS, RANKS, check_cards, high_first, rank_counts, tally
from doorcard.hands.wild import NO_WILDS, Wild

__all__ = ["best_low"]

_WILDS_AT = RANK_COUNTS.bit_length()
_ACE_FIRST = (Rank.ACE, *RANKS[:-1])


def best_low(cards: Sequence[Card], wild: Wild = NO_WILDS, at_most: Rank | None = None) -> Low | None:
    """The lowest five of `cards`, or all of them below five.

    With `at_most` (EIGHT for eight-or-better): five different ranks, none over it, or None. Without
    it (razz) there always is a value, with pairs if need be. A wild card is the lowest rank not yet
    held. Raises `ValueError` without a card and for a card given twice.
    """
    check_cards(cards, "low")
    wilds: list[Card] = []
    naturals: Sequence[Card] = cards
    if wild is not NO_WILDS and wild:
        wilds = [card for card in cards if wild.covers(card)]
        naturals = [card for card in cards if not wild.covers(card)]
    if not wilds and len(cards) == 7:
        return seven_low(cards, at_most)
    shape = _lowest(tally(naturals) & RANK_COUNTS | len(wilds) << _WILDS_AT)
    if at_most is not None and (
        shape.category or len(shape.ranks) < 5 or low_rank(shape.ranks[0]) > low_rank(at_most)
    ):
        return None
    pool = sorted(naturals, key=high_first)
    stands: tuple[Rank, ...] = ()
    if wilds:
        substitutes, stands = substituted(shape.stands, wilds, None)
        pool += substitutes
    return Low(shape.category, shape.ranks, stands, shape.take(pool))


@lru_cache(maxsize=1 << 15)
def _lowest(key: int) -> Shape:
    wilds = key >> _WILDS_AT
    counts, starts = [0] * 15, [0] * 15
    naturals = 0
    for rank, count in rank_counts(key & RANK_COUNTS):
        counts[rank] = count
        starts[rank] = naturals
        naturals += count
    missing = [rank for rank in _ACE_FIRST if not counts[rank]][:wilds] if wilds else []
    lowest = [rank for rank in _ACE_FIRST if counts[rank] or rank in missing]
    played = lowest[:5]
    sizes = dict.fromkeys(map(int, played), 1)
    still = min(5, naturals + wilds) - len(played)
    layer = 2
    while still:
        again = [rank for rank in lowest if counts[rank] >= layer][:still]
        for rank in again:
            sizes[rank] += 1
        still -= len(again)
        layer += 1
    played.reverse()
    if layer > 2:
        played.sort(key=lambda rank: sizes[rank], reverse=True)
    picks: list[int] = []
    stands: list[Rank] = []
    for rank in played:
        if counts[rank]:
            picks.extend(range(starts[rank], starts[rank] + sizes[rank]))
        else:
            picks.append(naturals + len(stands))
            stands.append(rank)
    category = _category([sizes[rank] for rank in played]) if layer > 2 else Category.HIGH_CARD
    return Shape(category, tuple(played), taking(tuple(picks)), tuple(stands))


def _category(sizes: list[int]) -> Category:
    match sizes:
        case [4, *_]:
            return Category.FOUR_OF_A_KIND
        case [3, 2, *_]:
            return Category.FULL_HOUSE
        case [3, *_]:
            return Category.THREE_OF_A_KIND
        case [2, 2, *_]:
            return Category.TWO_PAIR
        case [2, *_]:
            return Category.PAIR
        case _:
            return Category.HIGH_CARD
