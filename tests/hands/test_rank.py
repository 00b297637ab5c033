"""How values compare and travel."""

import msgspec
import pytest

from doorcard.cards import Card, Rank
from doorcard.hands import Category, High, HoleCard, Low, Value, best_high, best_low
from tests.hands.kit import cards, wild


@pytest.mark.parametrize(
    "value",
    [
        best_high(cards("As Ad Ac Ah Tc 2s 2d"), wild("2")),
        best_low(cards("As 2d 3c 4h 5s")),
        HoleCard(Card.S5, ace_low=True, lowest=True),
    ],
)
def test_a_value_travels_by_its_tag(value: Value) -> None:
    sent = msgspec.json.encode(value)
    assert msgspec.json.decode(sent, type=Value) == value
    assert msgspec.json.decode(sent)["type"] in ("high", "low", "hole")


def test_wilds_and_cards_take_no_part_in_the_comparison() -> None:
    plain = High(Category.PAIR, (Rank.KING, Rank.NINE))
    assert plain.key == High(Category.PAIR, (Rank.KING, Rank.NINE), (Rank.KING,), cards("Ks 2d 9c")).key
    assert Low(Category.HIGH_CARD, (Rank.ACE,)).key == Low(Category.HIGH_CARD, (Rank.ACE,), (Rank.ACE,)).key


def test_low_chicago_the_lowest_spade_in_the_hole() -> None:
    spades = [HoleCard(card, ace_low=True, lowest=True) for card in cards("As 2s 9s Ks")]
    assert sorted(spades, key=lambda value: value.key, reverse=True) == spades


def test_low_chicago_where_the_ace_is_high() -> None:
    spades = [HoleCard(card, ace_low=False, lowest=True) for card in cards("2s 9s Ks As")]
    assert sorted(spades, key=lambda value: value.key, reverse=True) == spades


def test_high_chicago_the_highest_spade_in_the_hole() -> None:
    spades = [HoleCard(card, ace_low=False, lowest=False) for card in cards("As Ks 9s 2s")]
    assert sorted(spades, key=lambda value: value.key, reverse=True) == spades
