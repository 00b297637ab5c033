"""The best ace-to-five low, for razz and for the low half (rules.md 5)."""

from collections.abc import Sequence

from doorcard.cards import Card, Rank
from doorcard.hands.high import substituted
from doorcard.hands.rank import Low, low_rank
from doorcard.hands.shape import lowest
from doorcard.hands.tally import RANK_COUNTS, check_cards, high_first, rank_code
from doorcard.hands.wild import NO_WILDS, Wild

__all__ = ["best_low"]

_WILDS_AT = RANK_COUNTS.bit_length()


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
    shape, highest = lowest(sum(map(rank_code, naturals)) | len(wilds) << _WILDS_AT)
    if at_most is not None and highest > low_rank(at_most):
        return None
    pool = sorted(naturals, key=high_first)
    stands: tuple[Rank, ...] = ()
    if wilds:
        substitutes, stands = substituted(shape.stands, wilds, None)
        pool += substitutes
    return Low(shape.category, shape.ranks, stands, shape.take(pool))
