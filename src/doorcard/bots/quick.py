"""Hand values as plain numbers, for the thousands of finished holdings a bot looks at: no cards, no words.

A holding is one integer, the sum of its cards' codes: how many of each rank, how many of each suit,
how many wild. A bigger score is the better hand for its share, as with the values of `doorcard.hands`.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import assert_never

from doorcard.cards import Card, Rank, Suit
from doorcard.hands import Wild, WildRules, best_low, low_rank
from doorcard.hands.shape import grouped, suited
from doorcard.hands.tally import RANK_COUNTS
from doorcard.stud import HouseRules
from doorcard.stud.variant import HighShare, HoleShare, LowShare, Share

__all__ = ["codes", "score"]

_RANK_BITS = RANK_COUNTS.bit_length()
_SUIT_AT = tuple(_RANK_BITS + 5 * suit for suit in range(4))
_WILD_AT = _RANK_BITS + 20
_EACH_SUIT = sum(1 << at for at in _SUIT_AT)
_FIVE_OF_SUIT = 16 * _EACH_SUIT
"""A suit's counter with eleven more added has this bit from five cards on."""
_LOW_AT = (0, 36, *range(0, 36, 3))
"""Where each rank of a low, the ace 1, is counted."""


@lru_cache(maxsize=256)
def codes(wild: Wild) -> dict[Card, int]:
    """What each card adds to a holding's integer while these cards are wild."""
    return {
        card: 1 << _WILD_AT if wild.covers(card) else 1 << 3 * (card.rank - 2) | 1 << _SUIT_AT[card.suit]
        for card in Card
    }


def score(
    share: Share, held: int, cards: Sequence[Card], hole: Iterable[Card], wild: Wild, house: HouseRules
) -> int | None:
    """What a holding is worth for one share, None without a claim.

    `held` is the sum of the codes of `cards`; `hole` are those of them that lie face down.
    """
    match share:
        case HighShare():
            return _high(held, cards, wild, house.wild)
        case LowShare(at_most=at_most):
            return _low(held & RANK_COUNTS, held >> _WILD_AT, at_most)
        case HoleShare(suit=suit, lowest=lowest):
            ranks = [card.rank for card in hole if card.suit is suit]
            if not ranks:
                return None
            if not lowest:
                return max(ranks)
            return -min(map(low_rank, ranks)) if house.low_spade_ace == "low" else -min(ranks)
        case _:
            assert_never(share)


def _high(held: int, cards: Sequence[Card], wild: Wild, rules: WildRules) -> int:
    wilds = held >> _WILD_AT
    best = _of_ranks(held & RANK_COUNTS | wilds << _RANK_BITS)
    if not (held + (11 + wilds) * _EACH_SUIT) & _FIVE_OF_SUIT:
        return best
    for suit, at in enumerate(_SUIT_AT):
        if (held >> at & 31) + wilds >= 5:
            bits = 0
            for card in cards:
                if card.suit == suit and not (wilds and wild.covers(card)):
                    bits |= 1 << card.rank
            flush = _of_suit(bits, min(5, wilds), rules.double_ace_flush)
            best = max(best, flush)
    return best


@lru_cache(maxsize=1 << 16)
def _of_ranks(key: int) -> int:
    shape = grouped(key)
    return _number(shape.category, shape.ranks)


@lru_cache(maxsize=1 << 14)
def _of_suit(bits: int, wilds: int, double_ace: bool) -> int:
    shape = suited(bits, wilds, double_ace)
    return 0 if shape is None else _number(shape.category, shape.ranks)


@lru_cache(maxsize=1 << 16)
def _low(counts: int, wilds: int, at_most: Rank | None) -> int | None:
    """The low of so many cards of each rank; a wild card is the lowest rank not yet held."""
    lowest, spare = 0, wilds
    found = 0
    for low in range(1, 14):
        if counts >> _LOW_AT[low] & 7 or spare:
            spare -= not counts >> _LOW_AT[low] & 7
            lowest |= low << 4 * found
            found += 1
            if found == 5:
                if at_most is not None and low > low_rank(at_most):
                    return None
                return -lowest
    return None if at_most is not None else _paired(counts, wilds)


def _paired(counts: int, wilds: int) -> int:
    """The low of a holding without five different ranks."""
    cards: list[Card] = []
    for low in range(1, 14):
        count = counts >> _LOW_AT[low] & 7
        if not count and wilds:
            count, wilds = 1, wilds - 1
        rank = Rank.ACE if low == 1 else Rank(low)
        cards += [Card(rank.letter + suit.letter) for suit in tuple(Suit)[:count]]
    value = best_low(cards)
    if value is None:
        raise AssertionError("a low without a limit always has a value")
    return -_number(value.category, tuple(map(low_rank, value.ranks)))


def _number(category: int, ranks: Sequence[int]) -> int:
    """The category and up to five ranks as one number, the category first."""
    number = int(category)
    for place in range(5):
        number = number << 4 | (ranks[place] if place < len(ranks) else 0)
    return number
