"""What comes next: the button, the antes, the game."""

from __future__ import annotations

import pytest
from msgspec import structs

from doorcard.stud import VARIANTS, Illegal
from doorcard.table import BuyIn, DealersChoice, OneGame, Rotation, opened, titles_of
from doorcard.table import facts as f
from doorcard.table import requests as r
from tests.kit.tables import ANA, WHO, Desk, setup

STUD, RAZZ, STUD8 = VARIANTS["stud"], VARIANTS["razz"], VARIANTS["stud8"]


def order(desk: Desk) -> tuple[int, list[int]]:
    desk.begin()
    found = desk.table.dealer, [one.seat for one in desk.table.dealt]
    desk.finish()
    assert found[0] is not None
    return found[0], found[1]


def test_the_fixed_button_lies_beside_the_last_seat_and_deals_start_at_seat_one() -> None:
    desk = Desk(setup("full_tilt"))
    desk.sit(2, 5, 7, buy_in=20_000)
    assert [order(desk) for _ in range(3)] == [(8, [2, 5, 7])] * 3


def test_the_rotating_dealer_moves_one_seat_clockwise_and_the_deal_starts_left_of_him() -> None:
    desk = Desk(setup("sbg"))
    desk.sit(2, 5, 7, buy_in=20_000)
    assert [order(desk) for _ in range(4)] == [
        (7, [2, 5, 7]),
        (2, [5, 7, 2]),
        (5, [7, 2, 5]),
        (7, [2, 5, 7]),
    ]


def test_the_dealer_passes_over_who_sits_out() -> None:
    desk = Desk(setup("sbg"))
    desk.sit(2, 5, 7, buy_in=20_000)
    desk.ask(WHO[2], r.SitOut("id", True))
    assert [order(desk)[0] for _ in range(3)] == [7, 5, 7]


def test_the_ante_is_asked_when_first_seated_and_then_posted() -> None:
    desk = Desk(setup("full_tilt"))
    desk.sit(1, 2)
    assert desk.tick() == [f.AntesAsked((1, 2))]
    desk.ask(ANA, r.PostAnte("id", True))
    facts = desk.ask(WHO[2], r.PostAnte("id", True))
    assert isinstance(facts[1], f.HandBegan)
    desk.finish()
    assert not any(isinstance(fact, f.AntesAsked) for fact in desk.tick())


def test_where_antes_are_posted_by_themselves_they_can_be_turned_off() -> None:
    desk = Desk(setup("timed"))
    desk.sit(1, 2, 3)
    desk.ask(ANA, r.Prefer("id", auto_ante=False))
    for _ in range(2):
        assert desk.tick()[0] == f.AntesAsked((1,))
        desk.ask(ANA, r.PostAnte("id", True))
        assert desk.table.in_hand(1)
        desk.finish()


def test_who_does_not_answer_about_the_ante_sits_out_and_the_others_play() -> None:
    desk = Desk(setup("timed"))
    desk.sit(1, 2, 3)
    desk.ask(ANA, r.Prefer("id", auto_ante=False))
    desk.tick()
    facts = desk.tick()
    assert facts[0] == f.SatOut(1, "no_ante")
    assert [one.seat for one in desk.table.dealt] == [2, 3]


def test_who_says_no_to_the_ante_sits_out() -> None:
    desk = Desk(setup("full_tilt"))
    desk.sit(1, 2)
    desk.tick()
    assert desk.ask(ANA, r.PostAnte("id", False)) == [f.SatOut(1, "no_ante")]
    assert desk.refused(ANA, r.PostAnte("id", True)).field == "post"


def games(desk: Desk, hands: int) -> list[str]:
    found = []
    for _ in range(hands):
        desk.begin()
        hand = desk.table.hand
        assert hand is not None
        found.append(hand.variant.name)
        desk.finish()
        for chair in desk.table.chairs:
            if chair.stack < 1000:
                desk.ask(WHO[chair.seat], r.AddChips("id", 10_000))
    return found


def test_games_in_turn_by_number_of_hands() -> None:
    desk = Desk(setup(schedule=Rotation((STUD, RAZZ, STUD8), 2)))
    desk.sit(1, 2, 3, buy_in=20_000)
    assert games(desk, 7) == ["stud", "stud", "razz", "razz", "stud8", "stud8", "stud"]


def test_games_in_turn_by_orbit() -> None:
    desk = Desk(setup(schedule=Rotation((STUD, RAZZ))))
    desk.sit(1, 2, 3, buy_in=20_000)
    assert games(desk, 7) == ["stud"] * 3 + ["razz"] * 3 + ["stud"]


def test_dealers_choice_is_the_dealers() -> None:
    desk = Desk(setup(schedule=DealersChoice((STUD, RAZZ))))
    desk.sit(1, 2, 3, buy_in=20_000)
    for dealer in (3, 1, 2):
        assert desk.tick() == [f.GameAsked(dealer, ("stud", "razz"))]
        other = WHO[dealer % 3 + 1]
        assert desk.refused(other, r.PickGame("id", "razz")).field == "seat"
        assert desk.refused(WHO[dealer], r.PickGame("id", "stud8")).allowed == "stud, razz"
        desk.ask(WHO[dealer], r.PickGame("id", "razz"))
        hand = desk.table.hand
        assert hand is not None
        assert hand.variant.name == "razz"
        assert desk.table.dealer == dealer
        desk.finish()


def test_dealers_choice_not_made_in_time_is_the_first_game() -> None:
    desk = Desk(setup(schedule=DealersChoice((RAZZ, STUD))))
    desk.sit(1, 2)
    desk.tick()
    assert desk.tick()[0] == f.GamePicked(None, "razz", 1, 0)


def test_where_the_button_is_fixed_the_choice_goes_round_all_the_same() -> None:
    desk = Desk(setup("full_tilt", schedule=DealersChoice((STUD, RAZZ))))
    desk.sit(1, 2, 3, buy_in=20_000)
    games(desk, 6)
    assert [fact.seat for fact in desk.facts if isinstance(fact, f.GameAsked)] == [1, 2, 3, 1, 2, 3]


def test_the_game_is_named_before_the_antes_are_asked() -> None:
    desk = Desk(setup("full_tilt", schedule=DealersChoice((STUD, RAZZ))))
    desk.sit(1, 2)
    desk.begin()
    kinds = [type(fact).__name__ for fact in desk.facts]
    assert kinds.index("GamePicked") < kinds.index("AntesAsked") < kinds.index("HandBegan")


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 41}, "name"),
        ({"seats": 1}, "seats"),
        ({"seats": 10}, "seats"),
        ({"game": "roll_your_own", "seats": 8}, "games"),
        ({"schedule": DealersChoice(())}, "games"),
        ({"schedule": Rotation((STUD, STUD))}, "games"),
        ({"schedule": Rotation((STUD, RAZZ), 0)}, "every"),
        ({"buy_in": BuyIn(0, 5)}, "buy_in.least"),
        ({"buy_in": BuyIn(10, 5)}, "buy_in.least"),
        ({"house": "timed", "buy_in": BuyIn(10, 50)}, "buy_in.least"),
        ({"act_ms": -1}, "act_ms"),
    ],
)
def test_terms_nobody_could_play_by_are_refused(changes: dict[str, object], field: str) -> None:
    with pytest.raises(Illegal) as refused:
        opened(setup(**changes))  # type: ignore[arg-type]
    assert refused.value.field == field


def test_titles_are_those_of_somebodys_own_games_alone() -> None:
    own = structs.replace(VARIANTS["razz"], name="friday", also=("Friday razz", "the one with deuces"))
    untitled = structs.replace(VARIANTS["razz"], name="plain", also=())
    assert titles_of(Rotation((VARIANTS["stud8"], own, untitled))) == {"friday": "Friday razz"}
    assert titles_of(OneGame(VARIANTS["follow_the_queen"])) == {}
