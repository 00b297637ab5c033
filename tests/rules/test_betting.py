"""Betting rounds (rules.md 4.3): sizes, the cap, all-in wagers, who may still do what."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from doorcard.cards import Card, stack
from doorcard.stud import (
    HOUSES,
    VARIANTS,
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    FixedLimit,
    Fold,
    Hand,
    Raise,
    Seat,
    SpreadLimit,
    Stakes,
    acted,
    options,
    started,
    to_act,
)
from doorcard.stud.house import Limit

UP = [Card(text) for text in ("2c", "9h", "Jd", "4s", "As", "Kd", "8s", "7c")]
"""Door cards of four seats, then fourth street: seat 1 brings in, and is first on fourth with his ace."""


def third(*chips: int, limit: Limit | None = None, bring_in: int = 5, **fields: Any) -> Hand:
    count = len(chips)
    doors, fourth = UP[:count], UP[4 : 4 + count]
    down = [card for card in Card if card not in UP][: 2 * count]
    house = replace(HOUSES["sbg"], **fields)
    seats = [Seat(seat, chip) for seat, chip in enumerate(chips, 1)]
    stakes = Stakes(0, bring_in, limit or FixedLimit(20, 40))
    return started(VARIANTS["stud"], house, stakes, seats, stack([*down, *doors, *fourth]))[0]


def fourth(*chips: int, **fields: Any) -> Hand:
    """On fourth street with these chips left, seat 1 to act."""
    hand = third(*[chip + 5 for chip in chips], **fields)
    hand = after(hand, BringIn(1, 5), *[Call(seat) for seat in range(2, len(chips) + 1)])
    assert hand.street == 1
    assert to_act(hand) == (1,)
    return hand


def after(hand: Hand, *actions: Action) -> Hand:
    for action in actions:
        hand, _ = acted(hand, action)
    return hand


def said(hand: Hand) -> str:
    return f"{to_act(hand)[0]}: {options(hand)}"


def test_bets_and_raises_are_one_small_bet_on_fourth_street() -> None:
    hand = fourth(500, 500)
    assert said(hand) == "1: fold, check, bet 20"
    assert said(after(hand, Bet(1, 20))) == "2: fold, call 20, raise 40"


def test_one_bet_and_three_raises() -> None:
    hand = after(fourth(500, 500, 500), Bet(1, 20), Raise(2, 40), Raise(3, 60), Raise(1, 80))
    assert said(hand) == "2: fold, call 80"


def test_the_cap_counts_for_the_round_and_not_for_the_street_after() -> None:
    hand = after(fourth(500, 500), Bet(1, 20), Raise(2, 40), Raise(1, 60), Raise(2, 80), Call(1))
    assert said(hand).endswith("fold, check, bet 40")


def test_a_call_for_less_is_all_in_and_reopens_nothing() -> None:
    hand = after(fourth(500, 15, 500), Bet(1, 20), Call(2))
    assert hand.player(2).all_in
    assert said(hand) == "3: fold, call 20, raise 40"
    assert after(hand, Call(3)).street == 2


def test_fifteen_of_twenty_counts_as_a_bet() -> None:
    hand = after(fourth(15, 500, 500), Bet(1, 15))
    assert said(hand) == "2: fold, call 15, raise 35"
    capped = after(hand, Raise(2, 35), Raise(3, 55), Raise(2, 75))
    assert said(capped) == "3: fold, call 75"


def test_exactly_half_counts_as_a_bet() -> None:
    hand = after(fourth(500, 10, 500), Check(1), Bet(2, 10), Call(3))
    assert said(hand) == "1: fold, call 10, raise 30"


def test_one_chip_less_than_half_does_not() -> None:
    hand = after(fourth(500, 9, 500), Check(1), Bet(2, 9))
    assert said(hand) == "3: fold, call 9, complete 20"
    assert said(after(hand, Call(3))) == "1: fold, call 9"


def test_a_short_all_in_is_completed_to_the_full_bet_which_reopens_the_betting() -> None:
    hand = after(fourth(500, 9, 500), Check(1), Bet(2, 9), Complete(3, 20))
    assert said(hand) == "1: fold, call 20, raise 40"


def test_a_short_all_in_raise_leaves_the_bettor_to_call_or_fold() -> None:
    hand = after(fourth(500, 25, 500), Bet(1, 20), Raise(2, 25))
    assert said(hand) == "3: fold, call 25, complete 40"
    assert said(after(hand, Call(3))) == "1: fold, call 25"


def test_a_short_all_in_raise_is_no_bet_for_the_cap() -> None:
    hand = after(
        fourth(500, 25, 500, 500), Bet(1, 20), Raise(2, 25), Complete(3, 40), Raise(4, 60), Raise(1, 80)
    )
    assert said(hand) == "3: fold, call 80"


def test_two_short_raises_that_make_half_together_count() -> None:
    hand = after(fourth(500, 25, 31, 500), Bet(1, 20), Raise(2, 25), Complete(3, 31))
    assert said(hand) == "4: fold, call 31, raise 51"


@pytest.mark.parametrize(
    ("reopen", "says"), [("half", "1: fold, call 35, raise 55"), ("full", "1: fold, call 35")]
)
def test_what_reopens_is_the_houses_field(reopen: str, says: str) -> None:
    hand = after(fourth(500, 35, 500, reopen=reopen), Bet(1, 20), Raise(2, 35), Call(3))
    assert said(hand) == says


def test_nobody_raises_where_nobody_could_answer() -> None:
    hand = after(fourth(500, 20), Bet(1, 20), Call(2))
    assert hand.street == 4
    hand = after(fourth(500, 30), Check(1), Bet(2, 20))
    assert said(hand) == "1: fold, call 20, raise 40"
    assert said(after(hand, Raise(1, 40))) == "2: fold, call 30"


def test_the_last_player_with_chips_calls_or_folds() -> None:
    hand = after(fourth(15, 500), Bet(1, 15))
    assert said(hand) == "2: fold, call 15"


def test_uncalled_chips_go_back() -> None:
    hand = after(fourth(500, 500), Bet(1, 20), Raise(2, 40), Fold(1))
    assert [player.stack for player in hand.players] == [480, 525 + 5]


def test_an_all_in_completion_of_less_than_half() -> None:
    hand = after(third(500, 8, 500), BringIn(1, 5), Complete(2, 8))
    assert said(hand) == "3: fold, call 8, complete 20"
    assert said(after(hand, Call(3))) == "1: fold, call 8"


def test_an_all_in_completion_of_more_than_half() -> None:
    hand = after(third(500, 12, 500), BringIn(1, 5), Complete(2, 12))
    assert said(hand) == "3: fold, call 12, raise 32"
    assert said(after(hand, Call(3))) == "1: fold, call 12, raise 32"


def test_spread_bets_are_any_whole_amount() -> None:
    hand = fourth(500, 500, limit=SpreadLimit(5, 25))
    assert said(hand) == "1: fold, check, bet 5 to 25"
    assert said(after(hand, Bet(1, 7))) == "2: fold, call 7, raise 14 to 32"
    assert said(after(hand, Bet(1, 7), Raise(2, 20))) == "1: fold, call 20, raise 33 to 45"


def test_spread_raises_are_capped_too() -> None:
    hand = after(
        fourth(500, 500, limit=SpreadLimit(5, 25)), Bet(1, 5), Raise(2, 10), Raise(1, 15), Raise(2, 20)
    )
    assert said(hand) == "1: fold, call 20"


def test_a_spread_span_ends_with_the_stack() -> None:
    hand = fourth(500, 18, limit=SpreadLimit(5, 25))
    assert said(after(hand, Bet(1, 7))) == "2: fold, call 7, raise 14 to 18"
    assert said(after(hand, Bet(1, 25))) == "2: fold, call 18"


def test_a_second_short_all_in_does_not_open_again_what_the_first_closed() -> None:
    hand = after(fourth(500, 23, 26, 500), Bet(1, 20), Raise(2, 23), Complete(3, 26))
    assert said(hand) == "4: fold, call 26, complete 40"
    assert said(after(hand, Call(4))) == "1: fold, call 26"


def test_after_an_all_in_of_more_than_half_a_spread_raise_is_still_as_large_as_the_last_whole_one() -> None:
    hand = after(fourth(500, 16, 500, limit=SpreadLimit(5, 25)), Bet(1, 10), Raise(2, 16))
    assert said(hand) == "3: fold, call 16, raise 26 to 41"
