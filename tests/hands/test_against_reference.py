"""The fast values against the slow and obvious ones, on random hands."""

from itertools import combinations_with_replacement, product

import pytest

from doorcard.cards import Rank
from doorcard.hands import WildRules, best_high, best_low, reference_high, reference_low
from doorcard.hands.reference import high_key
from tests.hands.kit import cards, draws, how_many, some_wilds, wild

LONG = pytest.mark.timeout(7_200)
MANY_SIZES = (1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11)
MOSTLY_SEVEN = (7,) * 24 + MANY_SIZES


def low_key(value: object) -> object:
    return getattr(value, "key", None)


@LONG
def test_high_hands() -> None:
    for _, hand in draws(how_many(20_000), 1):
        assert best_high(hand).key == reference_high(hand), hand


@LONG
def test_razz_lows() -> None:
    for _, hand in draws(how_many(20_000), 2):
        assert low_key(best_low(hand)) == reference_low(hand), hand


@LONG
def test_eight_or_better_lows() -> None:
    for _, hand in draws(how_many(20_000), 3):
        assert low_key(best_low(hand, at_most=Rank.EIGHT)) == reference_low(hand, at_most=Rank.EIGHT), hand


@LONG
def test_any_number_of_cards_from_one_to_eleven() -> None:
    for _, hand in draws(how_many(2_000), 4, sizes=MANY_SIZES):
        assert best_high(hand).key == reference_high(hand), hand
        assert low_key(best_low(hand)) == reference_low(hand), hand
        assert low_key(best_low(hand, at_most=Rank.NINE)) == reference_low(hand, at_most=Rank.NINE), hand


@LONG
@pytest.mark.parametrize("natural_beats_wild", [False, True])
@pytest.mark.parametrize("double_ace_flush", [False, True])
def test_high_hands_with_up_to_four_wilds(natural_beats_wild: bool, double_ace_flush: bool) -> None:
    rules = WildRules(natural_beats_wild=natural_beats_wild, double_ace_flush=double_ace_flush)
    for dice, hand in draws(how_many(3_000), 5, sizes=MOSTLY_SEVEN):
        wilds = some_wilds(dice, hand, most=4)
        assert best_high(hand, wilds, rules).key == reference_high(hand, wilds, rules), (hand, wilds)


@LONG
def test_lows_with_up_to_four_wilds() -> None:
    for dice, hand in draws(how_many(6_000), 6, sizes=MOSTLY_SEVEN):
        wilds = some_wilds(dice, hand, most=4)
        at_most = dice.choice((None, None, Rank.SEVEN, Rank.EIGHT, Rank.NINE))
        assert low_key(best_low(hand, wilds, at_most)) == reference_low(hand, wilds, at_most), (hand, wilds)


@LONG
@pytest.mark.parametrize("ranks", ["2", "39", "A2", "Q", "Q7"])
def test_the_wild_ranks_of_the_games(ranks: str) -> None:
    wilds = wild(ranks)
    for _, hand in draws(how_many(1_000), 7, sizes=(7, 7, 7, 8)):
        assert best_high(hand, wilds).key == reference_high(hand, wilds), hand
        assert low_key(best_low(hand, wilds)) == reference_low(hand, wilds), hand


@LONG
@pytest.mark.parametrize("single", ["Js Jh", "Kh", "Js Jh Kh"])
def test_the_wild_cards_of_the_games(single: str) -> None:
    wilds = wild(single=single)
    for dice, hand in draws(how_many(1_000), 8):
        hand[0] = dice.choice(list(wilds.cards - set(hand[1:])) or hand[:1])
        assert best_high(hand, wilds).key == reference_high(hand, wilds), hand
        assert low_key(best_low(hand, wilds)) == reference_low(hand, wilds), hand


@pytest.mark.parametrize(
    "held",
    [
        "Ks 9s 5s 4s 2d",
        "Ks 9s 5s 2d 2c",
        "7d 8d Th 2d 2c",
        "Ac 3c 4c 2d 2c",
        "Ks Kd 9c 2d 2c",
        "9h 8h 4h 2d 2c",
    ],
)
def test_the_reference_tries_enough_substitutes(held: str) -> None:
    """Its two suits a wild card do for all fifty-two cards."""
    hand = cards(held)
    naturals = [(int(card.rank), int(card.suit)) for card in hand if card.rank != Rank.TWO]
    deck = list(product(range(2, 15), range(4)))
    every = combinations_with_replacement(deck, len(hand) - len(naturals))
    for double_ace in (False, True):
        best = max(high_key([*naturals, *stand_ins], double_ace) for stand_ins in every)
        assert reference_high(hand, wild("2"), WildRules(double_ace_flush=double_ace)) == best
        every = combinations_with_replacement(deck, len(hand) - len(naturals))
