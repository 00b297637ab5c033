"""Every five-card hand there is, counted (2,598,960)."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from doorcard.cards import DECK, Card, Rank, Suit
from doorcard.hands import Category, best_high, best_low


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_all_five_card_high_hands() -> None:
    values = Counter(best_high(five).key for five in combinations(DECK, 5))
    categories: Counter[int] = Counter()
    for key, count in values.items():
        categories[key[0]] += count
    assert len(values) == 7_462
    assert categories == {
        Category.STRAIGHT_FLUSH: 40,
        Category.FOUR_OF_A_KIND: 624,
        Category.FULL_HOUSE: 3_744,
        Category.FLUSH: 5_108,
        Category.STRAIGHT: 10_200,
        Category.THREE_OF_A_KIND: 54_912,
        Category.TWO_PAIR: 123_552,
        Category.PAIR: 1_098_240,
        Category.HIGH_CARD: 1_302_540,
    }


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_all_five_card_low_hands() -> None:
    lows = (best_low(five) for five in combinations(DECK, 5))
    values = Counter(low.key if low else None for low in lows)
    categories: Counter[int] = Counter()
    for key, count in values.items():
        assert key is not None
        categories[-key[0]] += count
    assert len(values) == 6_175
    assert categories == {
        Category.HIGH_CARD: comb(13, 5) * 4**5,
        Category.PAIR: 1_098_240,
        Category.TWO_PAIR: 123_552,
        Category.THREE_OF_A_KIND: 54_912,
        Category.FULL_HOUSE: 3_744,
        Category.FOUR_OF_A_KIND: 624,
    }
    eights = sum(count for key, count in values.items() if key is not None and key[0] == 0 and key[1] >= -8)
    assert eights == comb(8, 5) * 4**5


@pytest.mark.parametrize("at_most", [Rank.SEVEN, Rank.EIGHT, Rank.NINE])
def test_all_qualifying_low_hands(at_most: Rank) -> None:
    """Of one suit and the aces of another, so that a pair is met as well."""
    suit = [card for card in DECK if card.suit == Suit.SPADES or card == Card.HA]
    qualifying = sum(best_low(five, at_most=at_most) is not None for five in combinations(suit, 5))
    below = int(at_most) - 1
    assert qualifying == comb(below, 5) + 2 * comb(below, 4)
