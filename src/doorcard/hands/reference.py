"""Slow and obvious: the same values by definition alone, to hold the fast ones to (rules.md 5).

Every five of the cards are looked at, and every card a wild card could be. Keys only: they equal
`best_high(…).key` and `best_low(…).key`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement

from doorcard.cards import Card, Rank
from doorcard.hands.rank import Category
from doorcard.hands.wild import NO_WILDS, Wild, WildRules

__all__ = ["reference_high", "reference_low"]

_DEFAULTS = WildRules()
_ANY_RANK = range(2, 15)
Key = tuple[int, ...]
Plain = tuple[int, int]
"""A card as a rank of 2 to 14 and a suit: all that counts of a card that is only stood for."""


def reference_high(cards: Sequence[Card], wild: Wild = NO_WILDS, rules: WildRules = _DEFAULTS) -> Key:
    """The key of the best high hand of any five of `cards` (all of them below five)."""
    best = max(_high_of(five, wild, rules) for five in _fives(cards))
    if not rules.natural_beats_wild:
        return best
    natural = max(_high_of(five, NO_WILDS, rules) for five in _fives(cards))
    return (*best, natural == best)


def reference_low(cards: Sequence[Card], wild: Wild = NO_WILDS, at_most: Rank | None = None) -> Key | None:
    """The key of the best ace-to-five low of any five of `cards`; None when `at_most` asks for more."""
    lows: list[Key] = []
    for five in _fives(cards):
        naturals = tuple(sorted(card.rank for card in five if not wild.covers(card)))
        low = _substituted_low(naturals, len(five) - len(naturals))
        if at_most is None or (len(five) == 5 and _qualifies(low, at_most)):
            lows.append(low)
    return max(lows) if lows else None


def _fives(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    return combinations(cards, min(5, len(cards)))


def _high_of(five: tuple[Card, ...], wild: Wild, rules: WildRules) -> Key:
    naturals = [card for card in five if not wild.covers(card)]
    ranks = tuple(sorted(card.rank for card in naturals))
    one_suit = len({card.suit for card in naturals}) <= 1
    return _substituted_high(ranks, one_suit, len(five) - len(naturals), rules.double_ace_flush)


@cache
def _substituted_high(ranks: tuple[int, ...], one_suit: bool, wilds: int, double_ace: bool) -> Key:
    """The best of everything the wild cards could be.

    They could be any of fifty-two cards, but all suits other than the natural cards' own are alike,
    so two suits are enough to try; and one, if the natural cards have several.
    """
    naturals = [(rank, 0 if one_suit or place else 1) for place, rank in enumerate(ranks)]
    any_card = [(rank, suit) for rank in _ANY_RANK for suit in ((0, 1) if one_suit else (0,))]
    substitutes = combinations_with_replacement(any_card, wilds)
    return max(high_key((*naturals, *stand_ins), double_ace) for stand_ins in substitutes)


def high_key(hand: Sequence[Plain], double_ace: bool) -> Key:
    """Category and ranks of at most five cards, by definition.

    The same card may be there twice, as wild cards make it: five alike are five of a kind, but a
    flush takes one rank twice only under `double_ace`.
    """
    counts = Counter(rank for rank, _ in hand)
    ordered = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    sizes = sorted(counts.values(), reverse=True)
    high_cards = sorted((rank for rank, _ in hand), reverse=True)
    different = sizes[0] == 1
    top = _straight_top(high_cards) if len(hand) == 5 and different else None
    flush = len(hand) == 5 and len({suit for _, suit in hand}) == 1 and (different or double_ace)
    if sizes[0] == 5:
        return (Category.FIVE_OF_A_KIND, *ordered)
    if flush and top:
        return (Category.STRAIGHT_FLUSH, top)
    if sizes[0] == 4:
        return (Category.FOUR_OF_A_KIND, *ordered)
    if sizes[:2] == [3, 2]:
        return (Category.FULL_HOUSE, *ordered)
    if flush:
        return (Category.FLUSH, *high_cards)
    if top:
        return (Category.STRAIGHT, top)
    if sizes[0] == 3:
        return (Category.THREE_OF_A_KIND, *ordered)
    if sizes[:2] == [2, 2]:
        return (Category.TWO_PAIR, *ordered)
    return (Category.PAIR if sizes[0] == 2 else Category.HIGH_CARD, *ordered)


def _straight_top(high_cards: list[int]) -> int | None:
    if high_cards == [14, 5, 4, 3, 2]:
        return 5
    return high_cards[0] if high_cards[0] - high_cards[4] == 4 else None


@cache
def _substituted_low(ranks: tuple[int, ...], wilds: int) -> Key:
    substitutes = combinations_with_replacement(_ANY_RANK, wilds)
    return max(_low_key((*ranks, *stand_ins)) for stand_ins in substitutes)


def _low_key(ranks: Sequence[int]) -> Key:
    """Worse first by pairs and then by rank, the ace as one; all signs turned, so that lower is bigger."""
    counts = Counter(1 if rank == 14 else rank for rank in ranks)
    sizes = sorted(counts.values(), reverse=True)
    category = {
        (5,): Category.FIVE_OF_A_KIND,
        (4,): Category.FOUR_OF_A_KIND,
        (3, 2): Category.FULL_HOUSE,
        (3,): Category.THREE_OF_A_KIND,
        (2, 2): Category.TWO_PAIR,
        (2,): Category.PAIR,
        (): Category.HIGH_CARD,
    }[tuple(size for size in sizes if size > 1)]
    ordered = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return (-category, *(-rank for rank in ordered))


def _qualifies(low: Key, at_most: Rank) -> bool:
    category, highest = low[0], -low[1]
    return category == -Category.HIGH_CARD and highest <= (1 if at_most == Rank.ACE else at_most)
