"""Ace-to-five lows without wild cards: razz and eight-or-better (rules.md 5)."""

import pytest

from doorcard.cards import Rank
from doorcard.hands import Category, Low, best_low
from tests.hands.kit import cards, draws, how_many


def razz(text: str) -> Low:
    low = best_low(cards(text))
    assert low is not None
    return low


def eight(text: str) -> Low | None:
    return best_low(cards(text), at_most=Rank.EIGHT)


@pytest.mark.parametrize(
    ("held", "category", "ranks", "played"),
    [
        ("As 2s 3s 4s 5s Kd Kc", Category.HIGH_CARD, "5432A", "5s 4s 3s 2s As"),
        ("8s 6d 4c 3h As Ad 8c", Category.HIGH_CARD, "8643A", "8s 6d 4c 3h As"),
        ("Ks Qd Jc Th 9s 9d 9c", Category.HIGH_CARD, "KQJT9", "Ks Qd Jc Th 9s"),
        ("As Ad Kc Kh 3s 3d 2c", Category.PAIR, "AK32", "As Ad Kh 3s 2c"),
        ("As Ad Ac Kc Kh Ks 3s", Category.TWO_PAIR, "KA3", "Ks Kh As Ad 3s"),
        ("As Ad Ac Ah Kh Qs", Category.THREE_OF_A_KIND, "AKQ", "As Ah Ad Kh Qs"),
        ("As Ad Ac Kc Kh Ks", Category.FULL_HOUSE, "AK", "As Ad Ac Ks Kh"),
        ("As Ad Ac Ah Kh", Category.FOUR_OF_A_KIND, "AK", "As Ah Ad Ac Kh"),
    ],
)
def test_lowest_five(held: str, category: Category, ranks: str, played: str) -> None:
    assert razz(held) == Low(category, tuple(map(Rank.of, ranks)), (), cards(played))


def test_lower_is_better_from_the_top_card_down() -> None:
    held = [
        "5s 4d 3c 2h As",
        "6s 4d 3c 2h As",
        "6s 5d 3c 2h As",
        "7s 4d 3c 2h As",
        "8s 7d 6c 5h 4s",
        "Ks Qd Jc Th 9s",
    ]
    keys = [razz(text).key for text in held]
    assert sorted(keys, reverse=True) == keys


def test_straights_and_flushes_do_not_count() -> None:
    assert razz("5s 4s 3s 2s As").key == razz("5s 4d 3c 2h As").key > razz("6s 4d 3c 2h As").key


def test_any_five_different_ranks_are_better_than_a_pair() -> None:
    assert razz("Ks Qd Jc Th 9s").key > razz("As Ad 2c 3h 4s").key


def test_fewer_pairs_are_better() -> None:
    held = ["As Ad Kc Qh Js", "As Ad 2c 2h 3s", "As Ad Ac 2h 3s", "As Ad Ac 2h 2s", "As Ad Ac Ah 2s"]
    keys = [razz(text).key for text in held]
    assert sorted(keys, reverse=True) == keys


def test_eight_or_better_asks_for_five_different_ranks_none_over_eight() -> None:
    assert eight("8s 7d 6c 5h 4s Kd Kc") is not None
    assert eight("9s 7d 6c 5h 4s Kd Kc") is None
    assert eight("8s 8d 6c 5h 4s Kd Kc") is None
    assert eight("As Ad 2c 3h 4s 4d 4c") is None
    assert eight("As 2d 3c 4h") is None


def test_other_limits_for_a_low() -> None:
    assert best_low(cards("9s 7d 6c 5h 4s"), at_most=Rank.NINE) is not None
    assert best_low(cards("5s 4d 3c 2h As"), at_most=Rank.FIVE) is not None
    assert best_low(cards("Ks Qd Jc Th 9s"), at_most=Rank.ACE) is None


def test_fewer_than_five_cards_go_as_far_as_they_go() -> None:
    assert razz("Ks").ranks == (Rank.KING,)
    assert razz("As 8d 2c").ranks == (Rank.EIGHT, Rank.TWO, Rank.ACE)
    assert razz("8s 8d 2c").category == Category.PAIR
    assert razz("8s 8d 2c 2d").ranks == (Rank.EIGHT, Rank.TWO)


def test_no_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="cards: none given"):
        best_low(())


def test_the_five_cards_played_are_worth_the_whole_low() -> None:
    for _, hand in draws(how_many(3_000), 61, sizes=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)):
        value = best_low(hand)
        assert value is not None
        assert len(value.cards) == len(set(value.cards)) == min(5, len(hand))
        assert set(value.cards) <= set(hand)
        assert best_low(value.cards) == value


def test_one_more_card_never_makes_a_low_worse() -> None:
    for _, hand in draws(2_000, 62, sizes=(6, 7, 8, 11)):
        more, fewer = best_low(hand), best_low(hand[:-1])
        assert more is not None and fewer is not None
        assert more.key >= fewer.key
