"""The showdown and time running out (rules.md 4.5, 8), where no whole hand is needed to show it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from doorcard.cards import parse_cards, stack
from doorcard.stud import (
    HOUSES,
    VARIANTS,
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Event,
    FixedLimit,
    Fold,
    Hand,
    Muck,
    Seat,
    Show,
    Stakes,
    acted,
    expired,
    options,
    see,
    started,
    to_act,
)
from doorcard.stud import events as e
from doorcard.stud.hand import Betting, Over

DEALS = {
    "thirds": "AcKh2c AdKs8d 7h8s9s",
    "fourth": "AhAs3d",
    "later": "4c4d5h 6c6h7c ThTsJd",
}
"""Seat 1 shows the deuce and has aces on board later; seats 2 and 3 are behind him."""


def hand(house: str = "full_tilt", chips: int = 5_000, **fields: Any) -> Hand:
    one, two, three = DEALS["thirds"].split()
    seconds = [hole[:4] for hole in (one, two, three)]
    doors = [hole[4:] for hole in (one, two, three)]
    order = [seconds[0][:2], seconds[1][:2], seconds[2][:2], seconds[0][2:], seconds[1][2:], seconds[2][2:]]
    text = "".join([*order, *doors, DEALS["fourth"], *DEALS["later"].split()])
    seats = [Seat(seat, chips) for seat in (1, 2, 3)]
    rules = replace(HOUSES[house], burns=False, **fields)
    return started(
        VARIANTS["stud"], rules, Stakes(10, 50, FixedLimit(200, 400)), seats, stack(parse_cards(text))
    )[0]


def play(now: Hand, *actions: Action) -> tuple[Hand, list[Event]]:
    heard: list[Event] = []
    for action in actions:
        now, facts = acted(now, action)
        heard += facts
    return now, heard


def to_the_river(now: Hand) -> Hand:
    """Everybody calls and checks up to the river's first action."""
    now, _ = play(now, BringIn(1, 50), Call(2), Call(3))
    while now.street < 4:
        now, _ = play(now, Check(to_act(now)[0]))
    return now


def checked_round(now: Hand) -> tuple[Hand, list[Event]]:
    heard: list[Event] = []
    while not any(isinstance(fact, e.ShowdownOpened) for fact in heard):
        now, facts = play(now, Check(to_act(now)[0]))
        heard += facts
    return now, heard


def order(heard: list[Event]) -> tuple[int, ...]:
    return next(fact.order for fact in heard if isinstance(fact, e.ShowdownOpened))


def test_the_last_aggressor_who_has_folded_leaves_the_first_show_to_the_rivers_first_to_act() -> None:
    now, _ = play(hand(), BringIn(1, 50), Call(2), Call(3))
    while now.street < 3:
        now, _ = play(now, Check(to_act(now)[0]))
    assert isinstance(now.phase, Betting)
    checker, bettor, caller = now.phase.queue
    now, _ = play(now, Check(checker), Bet(bettor, 400), Call(caller), Call(checker))
    opener = to_act(now)[0]
    heard: list[Event] = []
    while isinstance(now.phase, Betting):
        seat = to_act(now)[0]
        now, facts = acted(now, Fold(seat) if seat == bettor else Check(seat))
        heard += facts
    assert opener != bettor
    assert order(heard) == (opener, *[seat for seat in (1, 2, 3) if seat not in (opener, bettor)])


@pytest.mark.parametrize(("house", "first"), [("full_tilt", 1), ("sbg", None)])
def test_the_bring_in_counts_as_the_opener_where_the_house_looks_back(house: str, first: int | None) -> None:
    river = to_the_river(hand(house))
    opener = to_act(river)[0]
    _, heard = checked_round(river)
    assert order(heard)[0] == (first or opener)


def test_the_rivers_bettor_shows_first_everywhere() -> None:
    for house in HOUSES:
        if house == "home_ante_only":
            continue
        river = to_the_river(hand(house))
        bettor = to_act(river)[0]
        callers = [(bettor + step - 1) % 3 + 1 for step in (1, 2)]
        _, heard = play(river, Bet(bettor, 400), *map(Call, callers))
        assert order(heard)[0] == bettor


def test_time_running_out_on_a_beaten_hand_mucks_it() -> None:
    now, _ = checked_round(to_the_river(hand("sbg")))
    while not isinstance(now.phase, Over):
        seat = to_act(now)[0]
        assert str(options(now)) == "show, muck"
        now, facts = expired(now, seat)
        assert isinstance(facts[0], e.Mucked)
    assert any(player.mucked for player in now.players)


def test_time_running_out_on_an_uncalled_hand_mucks_it() -> None:
    now, _ = play(hand(), BringIn(1, 50), Fold(2), Fold(3))
    now, facts = expired(now, 1)
    assert facts == (e.Mucked(1), e.Ended())


@pytest.mark.parametrize("house", ["sbg", "timed"])
def test_time_running_out_where_a_check_is_free(house: str) -> None:
    now, _ = play(hand(house), BringIn(1, 50), Call(2), Call(3))
    seat = to_act(now)[0]
    _, facts = expired(now, seat)
    assert facts[0] == (e.Checked(seat) if house == "sbg" else e.TimedOut(seat))


def test_a_mucked_live_hand_is_for_those_dealt_in_and_never_a_folded_one() -> None:
    now, _ = play(hand(), BringIn(1, 50), Call(2), Call(3))
    folder = to_act(now)[0]
    now, _ = play(now, Fold(folder))
    while now.street < 4:
        now, _ = play(now, Check(to_act(now)[0]))
    now, heard = checked_round(now)
    while not isinstance(now.phase, Over):
        now, facts = play(now, Muck(to_act(now)[0]))
        heard += facts
    record = [fact for fact in heard if isinstance(fact, e.LiveHandsRevealed)]
    if record:
        assert folder not in [live.seat for live in record[0].hands]
        for seat in (1, 2, 3):
            assert see(record[0], seat).event == record[0]
        assert see(record[0], None).event == e.LiveHandsRevealed(record[0].dealt_in, ())
    assert any(player.mucked for player in now.players) == bool(record)


def test_the_uncontested_winner_may_show() -> None:
    now, _ = play(hand(), BringIn(1, 50), Fold(2), Fold(3))
    over, facts = play(now, Show(1))
    assert isinstance(over.phase, Over)
    assert isinstance(facts[0], e.Shown)
    assert facts[0].down == tuple(parse_cards("AcKh"))
