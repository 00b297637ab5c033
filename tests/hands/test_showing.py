"""Boards ranked alone, to say who acts first (rules.md 4.2), and the open pair (4.3)."""

from itertools import pairwise

import pytest

from doorcard.hands import Category, board_high, board_low
from tests.hands.kit import cards, wild


def test_high_boards_four_over_three_over_two_pair_over_pair_over_high_cards() -> None:
    boards = ["2s 2d 2c 2h", "2s 2d 2c 3h", "2s 2d 3c 3h", "2s 2d 3c 4h", "As Kd Qc Jh"]
    keys = [board_high(cards(board)) for board in boards]
    assert [key[0] for key in keys] == [
        Category.FOUR_OF_A_KIND,
        Category.THREE_OF_A_KIND,
        Category.TWO_PAIR,
        Category.PAIR,
        Category.HIGH_CARD,
    ]
    assert all(better > worse for better, worse in pairwise(keys))


def test_boards_know_no_straight_and_no_flush() -> None:
    assert board_high(cards("As Ks Qs Js Ts")) == (Category.HIGH_CARD, 14, 13, 12, 11, 10)
    assert board_high(cards("As Ks Qs Js 9d")) < board_high(cards("2s 2d 3c 4h 5s"))


def test_boards_know_no_full_house() -> None:
    assert board_high(cards("7s 7d 7c 4h 4s")) == (Category.THREE_OF_A_KIND, 7, 4, 4)
    assert board_high(cards("7s 7d 7c 4h 4s")) < board_high(cards("8s 8d 8c 3h 2s"))
    assert board_low(cards("7s 7d 7c 4h 4s")) == (-Category.THREE_OF_A_KIND, -7, -4, -4)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("As 9d", "Ks Qd"),
        ("As 9d 3c", "Ah 9c 2c"),
        ("Ks Kd 4c", "Qs Qd Ac"),
        ("Ks Kd 4c", "Kc Kh 3c"),
        ("Ks Kd 4c 4d", "Kc Kh 3c 3d"),
    ],
)
def test_high_boards_compare_card_by_card(better: str, worse: str) -> None:
    assert board_high(cards(better)) > board_high(cards(worse))


def test_suits_never_rank_a_board() -> None:
    assert board_high(cards("Ks 9d")) == board_high(cards("Kc 9h"))
    assert board_low(cards("Ks 9d")) == board_low(cards("Kc 9h"))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("8s 6d", "8d 7c"),
        ("As 8d", "2s 8c"),
        ("Ks Qd Jc", "As Ad 2c"),
        ("As Ad 2c", "2s 2d Ac"),
        ("As Ad Kc Qh", "As Ad 2c 2h"),
        ("As Ad 2c 2h", "As Ad Ac 2h"),
        ("As Ad Ac 2h", "As Ad Ac Ah"),
    ],
)
def test_low_boards_fewest_pairs_then_lowest_cards_the_ace_low(better: str, worse: str) -> None:
    assert board_low(cards(better)) > board_low(cards(worse))


def test_a_longer_board_acts_first_when_all_is_equal_so_far() -> None:
    assert board_high(cards("Ks 9d 2c")) > board_high(cards("Kc 9h"))
    assert board_high(cards("Ks 9d 8c")) < board_high(cards("Ac 3h"))
    assert board_low(cards("9s 2d Ac")) > board_low(cards("9d 2c"))


def test_more_than_five_upcards_count_as_the_best_five() -> None:
    assert board_high(cards("Ks Kd 9c 9h 5s 5d")) == (Category.TWO_PAIR, 13, 9, 5)
    assert board_high(cards("As Kd Qc Jh 9s 8d")) == board_high(cards("Ac Kh Qd Js 9h 7d"))
    assert board_low(cards("As 2d 3c 4h 5s Kd")) == (0, -5, -4, -3, -2, -1)


def test_no_upcards_rank_below_every_board() -> None:
    assert board_high(()) < board_high(cards("2c"))
    assert board_low(()) < board_low(cards("Kc"))


@pytest.mark.parametrize(
    ("upcards", "key"),
    [
        ("2s 9d", (Category.PAIR, 9)),
        ("2s 9d Kc", (Category.PAIR, 13, 9)),
        ("2s 9d 9c Kc", (Category.THREE_OF_A_KIND, 9, 13)),
        ("2s Kd Kc 9c 9d", (Category.THREE_OF_A_KIND, 13, 9, 9)),
        ("2s 2d Kc", (Category.THREE_OF_A_KIND, 13)),
        ("2s 2d", (Category.PAIR, 14)),
        ("2s 2d 2h 9s 9d", (Category.FIVE_OF_A_KIND, 9)),
    ],
)
def test_wild_upcards_count_as_wild(upcards: str, key: tuple[int, ...]) -> None:
    assert board_high(cards(upcards), wild("2")) == key


def test_a_wild_upcard_in_a_low_board_is_the_lowest_rank_not_held() -> None:
    assert board_low(cards("Ks 9d"), wild("K")) == (0, -9, -1)
    assert board_low(cards("Ks Ad"), wild("K")) == (0, -2, -1)


def test_an_open_pair_is_a_pair_showing() -> None:
    assert board_high(cards("7s 7d"))[0] >= Category.PAIR
    assert board_high(cards("7s 8d"))[0] < Category.PAIR
    assert board_high(cards("7s"))[0] < Category.PAIR
    assert board_high(cards("7s 8d"), wild("8"))[0] >= Category.PAIR
