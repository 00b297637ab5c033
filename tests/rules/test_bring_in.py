"""The bring-in and who owes it (rules.md 4.1, 11), where no whole hand is needed to show it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from doorcard.cards import Card, stack
from doorcard.stud import (
    HOUSES,
    VARIANTS,
    BringIn,
    Call,
    Complete,
    FixedLimit,
    Fold,
    Hand,
    Raise,
    Seat,
    SpreadLimit,
    Stakes,
    acted,
    expired,
    options,
    started,
    to_act,
)
from doorcard.stud.hand import BringInOwed, Over
from doorcard.stud.house import Limit


def dealt(
    doors: str,
    house: str = "full_tilt",
    game: str = "stud",
    limit: Limit | None = None,
    bring_in: int = 50,
    stacks: tuple[int, ...] = (),
    ante: int = 10,
    **fields: object,
) -> Hand:
    """A hand on third street with these door cards, seat 1 first."""
    up = [Card(doors[at : at + 2]) for at in range(0, len(doors), 2)]
    spare = [card for card in Card if card not in up and card.rank not in (2, 13)]
    top = [*spare[: 2 * len(up)], *up]
    seats = [Seat(seat, chips) for seat, chips in enumerate(stacks or (10_000,) * len(up), 1)]
    stakes = Stakes(ante, bring_in, limit or FixedLimit(200, 400))
    return started(VARIANTS[game], replace(HOUSES[house], **fields), stakes, seats, stack(top))[0]


def said(hand: Hand) -> str:
    return f"{to_act(hand)[0]}: {options(hand)}"


def test_bring_in_ties_go_by_suit() -> None:
    assert said(dealt("2s2h2d")) == "3: bring_in 50, complete 200"


def test_bring_in_ties_go_by_position_at_regle() -> None:
    assert said(dealt("Ks2h2d", "regle")) == "2: bring_in 50, complete 200"


def test_the_ace_is_high_for_the_bring_in() -> None:
    assert to_act(dealt("AcKc3s")) == (3,)


def test_razz_the_highest_door_card_brings_in_and_the_ace_is_low() -> None:
    assert to_act(dealt("AsQdKc", game="razz")) == (3,)


def test_razz_ties_go_to_the_highest_suit() -> None:
    assert to_act(dealt("KcKsKh", game="razz")) == (2,)


def test_without_a_bring_in_the_highest_door_card_acts_first_and_may_check() -> None:
    hand = dealt("Kc7dKs", "home_ante_only", bring_in=0)
    assert said(hand) == "1: fold, check, bet 200"


def test_wild_door_cards_bring_in_at_their_printed_rank() -> None:
    assert to_act(dealt("5c3d7h", game="baseball")) == (2,)


def test_all_calling_the_bring_in_ends_the_round() -> None:
    hand = dealt("2s8hTd")
    for action in (BringIn(1, 50), Call(2), Call(3)):
        hand, _ = acted(hand, action)
    assert hand.street == 1


def test_the_completion_is_the_first_of_four_bets() -> None:
    hand = dealt("2s8hTd")
    for action in (BringIn(1, 50), Complete(2, 200), Raise(3, 400), Raise(1, 600), Raise(2, 800)):
        hand, _ = acted(hand, action)
    assert said(hand) == "3: fold, call 800"


def test_a_bring_in_as_large_as_the_small_bet_is_the_completion() -> None:
    """A table of 1 and 2 units has one unit for a bring-in: there is nothing to complete (SBG)."""
    hand = dealt("2s8hTd", limit=FixedLimit(1, 2), bring_in=1, ante=1)
    assert said(hand) == "1: bring_in 1"
    hand, _ = acted(hand, BringIn(1, 1))
    assert said(hand) == "2: fold, call 1, raise 2"
    for action in (Raise(2, 2), Raise(3, 3), Raise(1, 4)):
        hand, _ = acted(hand, action)
    assert said(hand) == "2: fold, call 4"


def test_at_spread_limit_the_bring_in_may_be_opened_for_more() -> None:
    assert (
        said(dealt("2s8hTd", limit=SpreadLimit(100, 500), bring_in=100))
        == "1: bring_in 100, complete 101 to 500"
    )


def test_opening_for_more_is_at_least_the_low_limit() -> None:
    assert (
        said(dealt("2s8hTd", limit=SpreadLimit(200, 500), bring_in=50))
        == "1: bring_in 50, complete 200 to 500"
    )


def test_a_bring_in_as_large_as_the_high_limit_cannot_be_opened_for_more() -> None:
    hand = dealt("2s8hTd", limit=SpreadLimit(100, 100), bring_in=100)
    assert said(hand) == "1: bring_in 100"
    hand, _ = acted(hand, BringIn(1, 100))
    assert said(hand) == "2: fold, call 100, raise 200"


def test_a_short_bring_in_is_all_in_and_the_others_face_the_whole_of_it() -> None:
    hand = dealt("2s8hTd", stacks=(40, 1_000, 1_000))
    assert said(hand) == "1: bring_in 30"
    hand, _ = acted(hand, BringIn(1, 30))
    assert said(hand) == "2: fold, call 50, complete 200"


def test_a_short_bring_in_is_called_short_where_the_house_says_so() -> None:
    hand = dealt("2s8hTd", stacks=(40, 1_000, 1_000), short_bring_in_call="short")
    hand, _ = acted(hand, BringIn(1, 30))
    assert said(hand) == "2: fold, call 30, complete 200"


def test_a_player_all_in_from_the_ante_does_not_bring_in() -> None:
    assert said(dealt("2s8h5d", stacks=(10, 1_000, 1_000))) == "3: bring_in 50, complete 200"


def test_the_player_to_his_left_may_act_first_instead_and_may_fold() -> None:
    hand = dealt("2s8h5d", stacks=(10, 1_000, 1_000), low_card_all_in="left")
    assert said(hand) == "2: fold, bring_in 50, complete 200"


def test_the_duty_moves_on_when_he_folds() -> None:
    hand = dealt("2s8h5dTc", stacks=(10, 1_000, 1_000, 1_000), low_card_all_in="left")
    hand, _ = acted(hand, Fold(2))
    assert said(hand) == "3: fold, bring_in 50, complete 200"


@pytest.mark.parametrize("all_in", [1, 2])
def test_nobody_is_asked_once_all_others_are_all_in_or_gone(all_in: int) -> None:
    """The last player with chips has nothing to bring in against: the streets are dealt (rules.md 4)."""
    stacks = (10,) * all_in + (1_000, 1_000)
    hand = dealt("2s8h5dTc"[: 2 * len(stacks)], stacks=stacks, low_card_all_in="left")
    hand, _ = acted(hand, Fold(to_act(hand)[0]))
    assert not isinstance(hand.phase, BringInOwed)
    assert isinstance(hand.phase, Over)
    assert len([player for player in hand.players if player.shown]) == all_in + 1


def test_time_running_out_on_the_bring_in_posts_it() -> None:
    hand, _ = expired(dealt("2s8hTd", "timed"), 1)
    assert said(hand) == "2: fold, call 50, complete 200"


def test_time_running_out_where_the_bring_in_may_be_folded_folds() -> None:
    hand = dealt("2s8h5dTc", stacks=(10, 1_000, 1_000, 1_000), low_card_all_in="left")
    hand, _ = expired(hand, 2)
    assert hand.player(2).folded
    assert to_act(hand) == (3,)
