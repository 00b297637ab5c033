"""Seats and chips: who may sit where with what, when chips come, what leaving does."""

from __future__ import annotations

import pytest

from doorcard.table import BuyIn, Gone, Joined
from doorcard.table import facts as f
from doorcard.table import requests as r
from tests.kit.tables import ANA, BEN, CAT, WHO, Desk, setup


def kinds(facts: list[f.Fact]) -> list[str]:
    return [type(fact).__name__ for fact in facts if not isinstance(fact, f.Played)]


def test_two_players_are_enough() -> None:
    desk = Desk()
    desk.sit(3)
    assert desk.table.ask is None
    desk.sit(5)
    desk.begin()
    assert [one.seat for one in desk.table.dealt] == [3, 5]


@pytest.mark.parametrize(
    ("seat", "buy_in", "field", "allowed"),
    [
        (2, 5000, "seat", "a free one: 1, 3, 4, 5, 6, 7, 8"),
        (0, 5000, "seat", "a free one: 1, 3, 4, 5, 6, 7, 8"),
        (9, 5000, "seat", "a free one: 1, 3, 4, 5, 6, 7, 8"),
        (1, 999, "buy_in", "1000 to 20000"),
        (1, 20_001, "buy_in", "1000 to 20000"),
        (1, 0, "buy_in", "1000 to 20000"),
    ],
)
def test_a_seat_or_an_amount_that_is_not_to_be_had(seat: int, buy_in: int, field: str, allowed: str) -> None:
    desk = Desk()
    desk.sit(2)
    error = desk.refused(ANA, r.Sit("id", seat, buy_in))
    assert (error.field, error.allowed) == (field, allowed)


def test_one_seat_a_player() -> None:
    desk = Desk()
    desk.sit(1)
    assert desk.refused(ANA, r.Sit("id", 2, 5000)).field == "seat"


def test_one_name_a_table() -> None:
    desk = Desk()
    desk.sit(1)
    assert desk.refused(r.Who("other", "ANA"), r.Sit("id", 2, 5000)).field == "name"


def test_a_range_house_takes_an_amount_within_its_range() -> None:
    desk = Desk(setup("full_tilt"))
    desk.sit(1, buy_in=1000)
    desk.sit(2, buy_in=20_000)
    assert [chair.stack for chair in desk.table.chairs] == [1000, 20_000]


def test_an_exact_house_takes_the_set_amount_alone() -> None:
    desk = Desk(setup("timed"))
    for amount in (4999, 5001):
        assert desk.refused(ANA, r.Sit("id", 1, amount)).allowed == "exactly 5000"
    desk.sit(1)


def test_a_free_house_takes_what_one_brings() -> None:
    desk = Desk(setup("home", buy_in=BuyIn(1, 1_000_000)))
    desk.sit(1, buy_in=200)
    desk.sit(2, buy_in=1_000_000)
    desk.begin()


def test_chips_asked_for_in_a_hand_come_when_it_is_over() -> None:
    desk = Desk()
    desk.sit(1, 2)
    desk.begin()
    before = desk.table.standing(1)
    assert kinds(desk.ask(ANA, r.AddChips("id", 700))) == ["ChipsPromised"]
    assert desk.table.standing(1) == before
    facts: list[f.Fact] = []
    while desk.table.playing:
        facts += desk.act()
    assert f.ChipsAdded(1, 700) in facts


def test_between_hands_chips_come_at_once() -> None:
    desk = Desk()
    desk.sit(1)
    assert desk.ask(ANA, r.AddChips("id", 700)) == [f.ChipsAdded(1, 700)]
    assert desk.refused(ANA, r.AddChips("id", 14_301)).allowed == "1 to 14300"
    assert desk.ask(ANA, r.AddChips("id", 14_300)) == [f.ChipsAdded(1, 14_300)]
    assert desk.refused(ANA, r.AddChips("id", 1)).allowed == "nothing: 20000 before you, at most 20000"


def test_leaving_between_hands_frees_the_seat_at_once() -> None:
    desk = Desk()
    desk.sit(1)
    assert desk.ask(ANA, r.Leave("id")) == [f.Left(1, "p1", 5000)]
    desk.ask(BEN, r.Sit("id", 1, 5000))


def test_leaving_in_a_hand_folds_when_the_turn_comes_and_keeps_the_chips_till_the_end() -> None:
    desk = Desk(setup("sbg", "stud"), seed=5)
    desk.sit(1, 2, 3)
    desk.begin()
    assert desk.table.ask is not None
    turn = desk.table.ask.seats[0]
    other = next(seat for seat in (1, 2, 3) if seat != turn)
    assert kinds(desk.ask(WHO[other], r.Leave("id"))) == ["Leaving"]
    assert desk.table.in_hand(other)
    assert kinds(desk.ask(WHO[other], r.Leave("id"))) == []
    facts: list[f.Fact] = []
    while desk.table.playing:
        facts += desk.act()
    hand = desk.table.hand
    assert hand is not None
    assert f.Left(other, f"p{other}", hand.player(other).stack) in facts
    assert desk.table.chair_of(f"p{other}") is None


def test_leaving_at_ones_turn_folds_at_once() -> None:
    desk = Desk(seed=3)
    desk.sit(1, 2, 3)
    desk.begin()
    desk.act()
    assert desk.table.ask is not None
    turn = desk.table.ask.seats[0]
    facts = desk.ask(WHO[turn], r.Leave("id"))
    hand = desk.table.hand
    assert hand is not None
    assert hand.player(turn).folded
    assert isinstance(facts[0], f.Leaving)


def test_sitting_out_is_from_the_next_hand() -> None:
    desk = Desk()
    desk.sit(1, 2, 3)
    desk.begin()
    desk.ask(ANA, r.SitOut("id", True))
    assert desk.table.in_hand(1)
    desk.finish()
    desk.begin()
    assert [one.seat for one in desk.table.dealt if one.seat == 1] == []
    desk.ask(ANA, r.SitOut("id", False))
    desk.finish()
    desk.begin()
    assert desk.table.in_hand(1)


def test_who_is_broke_sits_out_and_comes_back_with_chips() -> None:
    desk = Desk(seed=1)
    desk.sit(1, 2, buy_in=1000)
    while all(chair.stack for chair in desk.table.chairs):
        desk.begin()
        desk.finish()
    broke = next(chair for chair in desk.table.chairs if not chair.stack)
    who = WHO[broke.seat]
    assert broke.out == "no_chips"
    assert desk.table.ask is None
    assert desk.refused(who, r.SitOut("id", False)).field == "on"
    assert desk.refused(who, r.AddChips("id", 999)).allowed == "1000 to 20000"
    assert kinds(desk.ask(who, r.AddChips("id", 1000))) == ["ChipsAdded", "SatIn"]
    desk.begin()


def test_the_rail_may_only_talk() -> None:
    desk = Desk()
    for request in (r.Leave("id"), r.SitOut("id", True), r.AddChips("id", 5), r.PostAnte("id", True)):
        assert desk.refused(CAT, request).field == "seat"
    assert desk.ask(CAT, r.Chat("id", " hello \n\x00 all ")) == [f.Said(None, "Cat", "hello all")]
    assert desk.refused(CAT, r.Chat("id", " \n ")).field == "text"
    assert desk.refused(None, r.Chat("id", "hi")).field == "player"


def test_what_one_prefers_is_ones_own_affair() -> None:
    from doorcard.table import told

    desk = Desk()
    desk.sit(1)
    (fact,) = desk.ask(ANA, r.Prefer("id", auto_muck=True))
    assert told(fact, 1, None) == f.Preferred(1, None, True)
    assert told(fact, 2, None) == told(fact, None, None) == f.Preferred(1, None, None)
    assert desk.table.chair(1).auto_muck


def test_a_lost_connection_sits_out_and_its_return_sits_in() -> None:
    desk = Desk()
    desk.sit(1, 2, 3)
    desk.ask(None, Gone("p1"))
    assert not desk.table.chair(1).connected
    desk.begin()
    assert not desk.table.in_hand(1)
    assert desk.table.chair(1).out == "disconnected"
    assert kinds(desk.ask(None, Joined("p1"))) == ["Connected", "SatIn"]
    assert desk.ask(None, Joined("nobody")) == []


def test_who_stays_away_gives_the_seat_up() -> None:
    desk = Desk()
    desk.sit(1, 2, 3, buy_in=20_000)
    desk.ask(None, Gone("p1"))
    for _ in range(22):
        desk.begin()
        desk.finish()
        for chair in desk.table.chairs:
            if not chair.stack:
                desk.ask(WHO[chair.seat], r.AddChips("id", 20_000))
    assert desk.table.chair_of("p1") is None
    assert f.Left(1, "p1", 20_000) in desk.facts
