"""What bad input gets (rules.md 10): an error that names the field, the value and what is allowed; nothing changed."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from doorcard.cards import DECK, Card, parse_cards, stack
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
    Illegal,
    Muck,
    Raise,
    Seat,
    Show,
    SpreadLimit,
    Stakes,
    Turn,
    acted,
    expired,
    house_named,
    started,
    to_act,
    variant_named,
)
from doorcard.stud.hand import Over

SEATS = [Seat(1, 1_000), Seat(2, 1_000), Seat(3, 1_000)]
STAKES = Stakes(10, 50, FixedLimit(200, 400))
UP = stack(parse_cards("3c4c5c 6d7d8d 2s9hTd"))
"""Seat 1 shows the deuce, seat 2 the nine, seat 3 the ten."""


def hand(**changes: Any) -> Hand:
    given: dict[str, Any] = {
        "variant": VARIANTS["stud"],
        "house": HOUSES["full_tilt"],
        "stakes": STAKES,
        "seats": SEATS,
        "deck": UP,
    }
    return started(**(given | changes))[0]


def refused(says: str, **changes: Any) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        hand(**changes)


def test_a_seat_taken_twice() -> None:
    refused("seat: 2 is there twice; every player has a seat of his own", seats=[*SEATS, Seat(2, 500)])


@pytest.mark.parametrize("chips", [0, -1])
def test_a_stack_of_nothing(chips: int) -> None:
    with pytest.raises(ValueError, match=f"stack: {chips} at seat 2; a whole number, 1 or more"):
        Seat(2, chips)


@pytest.mark.parametrize("chips", [500.5, 500.0, "500", None, True])
def test_a_stack_is_a_whole_number(chips: Any) -> None:
    with pytest.raises(ValueError, match=re.escape(f"stack: {chips!r} at seat 2; a whole number")):
        Seat(2, chips)


@pytest.mark.parametrize("seat", [2.0, "2", None])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    with pytest.raises(ValueError, match=re.escape(f"seat: {seat!r}; a whole number")):
        Seat(seat, 100)


@pytest.mark.parametrize("amount", [0.4, 50.0, "50", None])
def test_money_is_never_a_float(amount: Any) -> None:
    says = re.escape(f"{amount!r}; a whole number of minor units")
    for made in (
        lambda: Stakes(amount, 50, FixedLimit(200, 400)),
        lambda: Stakes(10, amount, FixedLimit(200, 400)),
        lambda: FixedLimit(amount, 400),
        lambda: FixedLimit(200, amount),
        lambda: SpreadLimit(amount, 400),
        lambda: SpreadLimit(200, amount),
    ):
        with pytest.raises(ValueError, match=says):
            made()


@pytest.mark.parametrize("to", [200.0, 200.5, "200", None])
def test_an_amount_asked_for_is_a_whole_number(to: Any) -> None:
    now = hand()
    seat = to_act(now)[0]
    for action in (BringIn(seat, to), Complete(seat, to)):
        with pytest.raises(Illegal, match=re.escape(f"{to}; allowed: bring_in 50")):
            acted(now, action)


@pytest.mark.parametrize("strange", ["xx", "", 7])
def test_a_deck_holds_cards_alone(strange: Any) -> None:
    rest = [card for card in DECK if card != strange]
    refused(f"deck: {strange!r} is in it; only cards", deck=(*rest, strange)[-52:])


def test_a_card_twice_in_the_deck() -> None:
    refused("deck: 2c is in it twice", deck=(DECK[0], *DECK[:51]))


@pytest.mark.parametrize("size", [0, 51, 53])
def test_a_deck_of_another_size(size: int) -> None:
    refused(f"deck: {size} cards; 52", deck=(*DECK, None)[:size])


@pytest.mark.parametrize(
    ("game", "players", "most"), [("stud", 1, 9), ("stud", 10, 9), ("roll_your_own", 7, 6)]
)
def test_too_few_or_too_many_players(game: str, players: int, most: int) -> None:
    seats = [Seat(seat, 100) for seat in range(1, players + 1)]
    refused(f"players: {players}; {game} takes 2 to {most}", variant=VARIANTS[game], seats=seats)


def test_a_game_with_more_cards_than_the_deck_is_refused_with_the_arithmetic() -> None:
    eight_down = msgspec.structs.replace(
        VARIANTS["stud"],
        streets=(msgspec.structs.replace(VARIANTS["stud"].streets[0], down=8), *VARIANTS["stud"].streets),
    )
    seats = [Seat(seat, 100) for seat in range(1, 9)]
    refused("players: 8 x 9 cards = 72; only 52 of 52 are left", variant=eight_down, seats=seats)


@pytest.mark.parametrize(
    ("stakes", "says"),
    [
        (Stakes(-1, 50, FixedLimit(200, 400)), "ante: -1; 0 or more"),
        (Stakes(10, 0, FixedLimit(200, 400)), "bring_in: 0; 1 to the small bet, 200"),
        (Stakes(10, -5, FixedLimit(200, 400)), "bring_in: -5; 1 to the small bet, 200"),
        (Stakes(10, 201, FixedLimit(200, 400)), "bring_in: 201; 1 to the small bet, 200"),
        (Stakes(10, 501, SpreadLimit(100, 500)), "bring_in: 501; 1 to the high limit, 500"),
        (Stakes(10, 50, FixedLimit(0, 400)), "small: 0; 1 to the big bet, 400"),
        (Stakes(10, 50, FixedLimit(400, 200)), "small: 400; 1 to the big bet, 200"),
        (Stakes(10, 50, SpreadLimit(0, 500)), "low: 0; 1 to the high limit, 500"),
        (Stakes(10, 50, SpreadLimit(600, 500)), "low: 600; 1 to the high limit, 500"),
    ],
)
def test_stakes_nobody_could_play(stakes: Stakes, says: str) -> None:
    refused(says, stakes=stakes)


def test_a_house_without_a_bring_in_asks_for_none() -> None:
    hand(house=HOUSES["home_ante_only"], stakes=Stakes(10, 0, FixedLimit(200, 400)))


def test_a_table_that_must_set_its_ante_says_so() -> None:
    with pytest.raises(ValueError, match="ante: not given; this house sets it for each table, 0 to 200"):
        HOUSES["home"].stakes(200, 400)


def test_unknown_names() -> None:
    with pytest.raises(ValueError, match="house: 'saloon' is none of full_tilt, timed"):
        house_named("saloon")
    with pytest.raises(ValueError, match="game: 'bridge' is none of stud, stud8"):
        variant_named("bridge")
    with pytest.raises(ValueError, match="card: '1x' is not a rank of"):
        parse_cards("As1x")
    with pytest.raises(ValueError, match="card: As is there twice"):
        parse_cards("AsKdAs")


AT_THE_START: list[tuple[Action, str]] = [
    (Fold(1), "action: fold; allowed: bring_in 50, complete 200"),
    (Check(1), "action: check; allowed: bring_in 50, complete 200"),
    (Call(1), "action: call; allowed: bring_in 50, complete 200"),
    (BringIn(1, 49), "action: bring_in 49; allowed: bring_in 50, complete 200"),
    (BringIn(1, 51), "action: bring_in 51; allowed: bring_in 50, complete 200"),
    (Complete(1, 199), "action: complete 199; allowed: bring_in 50, complete 200"),
    (Complete(1, 201), "action: complete 201; allowed: bring_in 50, complete 200"),
    (Complete(1, 990), "action: complete 990; allowed: bring_in 50, complete 200"),
    (Bet(1, 200), "action: bet 200; allowed: bring_in 50, complete 200"),
    (Raise(1, 200), "action: raise 200; allowed: bring_in 50, complete 200"),
    (Show(1), "action: show; allowed: bring_in 50, complete 200"),
    (Turn(1, Card("3c")), "action: turn; allowed: bring_in 50, complete 200"),
    (BringIn(2, 50), "seat: 2; allowed: seat 1"),
    (BringIn(4, 50), "seat: 4; allowed: seat 1"),
    (BringIn(-1, 50), "seat: -1; allowed: seat 1"),
]


@pytest.mark.parametrize(
    ("action", "says"), AT_THE_START, ids=lambda value: str(value) if isinstance(value, str) else ""
)
def test_an_action_not_on_offer_says_what_is_and_changes_nothing(action: Action, says: str) -> None:
    before = hand()
    text = msgspec.json.encode(before)
    with pytest.raises(Illegal) as caught:
        acted(before, action)
    assert str(caught.value) == says
    assert f"{caught.value.field}: {caught.value.value}; allowed: {caught.value.allowed}" == says
    assert msgspec.json.encode(before) == text
    assert acted(before, BringIn(1, 50))[0].street == 0


def test_the_same_action_twice_is_out_of_turn() -> None:
    after, _ = acted(hand(), BringIn(1, 50))
    with pytest.raises(Illegal, match="seat: 1; allowed: seat 2"):
        acted(after, BringIn(1, 50))


def test_a_folded_player_is_not_heard_again() -> None:
    after, _ = acted(hand(), BringIn(1, 50))
    after, _ = acted(after, Fold(2))
    after, _ = acted(after, Complete(3, 200))
    with pytest.raises(Illegal, match="seat: 2; allowed: seat 1"):
        acted(after, Call(2))


def test_nothing_is_possible_after_the_hand() -> None:
    over = hand()
    for action in (BringIn(1, 50), Fold(2), Fold(3), Muck(1)):
        over, _ = acted(over, action)
    assert isinstance(over.phase, Over)
    for late in (Fold(1), Bet(2, 200), Show(1)):
        with pytest.raises(Illegal, match="allowed: nobody, the hand is over"):
            acted(over, late)
    with pytest.raises(Illegal, match="nobody, the hand is over"):
        expired(over, 1)


def test_time_runs_out_only_for_the_one_to_act() -> None:
    with pytest.raises(Illegal, match="seat: 2; allowed: seat 1"):
        expired(hand(), 2)


def test_no_error_names_a_card_of_anyones() -> None:
    roll = hand(variant=VARIANTS["roll_your_own"])
    with pytest.raises(Illegal) as caught:
        acted(roll, Turn(1, Card("As")))
    assert str(caught.value) == "action: turn; allowed: turn one of your down cards"
