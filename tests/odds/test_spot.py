"""What a typed holding is, and what is still to come in a spot."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from doorcard.cards import Card, parse_cards, show_cards
from doorcard.odds.holding import holding_of
from doorcard.odds.spot import spot_of
from doorcard.stud import HOUSES, VARIANTS

HOUSE = HOUSES["full_tilt"]


@pytest.mark.parametrize(
    ("game", "given", "down", "up"),
    [
        ("stud", "AsAhKd", "AsAh", "Kd"),
        ("stud", "AsAh", "AsAh", ""),
        ("stud", "AsAhKd2c3c4c5c", "AsAhKd", "2c3c4c5c"),
        ("stud", "????Kd", "????", "Kd"),
        ("mississippi", "AsAhKd2c3c4c5c", "AsAh", "Kd2c3c4c5c"),
        ("roll_your_own", "AsAh", "As", "Ah"),
        ("roll_your_own", "AsAhKd2c", "AsAh", "Kd2c"),
        ("roll_your_own", "AsAhKd", "AsAh", "Kd"),
        ("baseball", "AsAh4d2c", "AsAh", "4d2c"),
        ("baseball", "AsAhKd4c", "AsAhKd", "4c"),
        ("baseball", "AsAh2d5c4h4s", "AsAh2d5c", "4h4s"),
        ("baseball", "AsAhKd2c4c5c6c7c", "AsAhKd2c", "4c5c6c7c"),
        ("baseball", "AsAhKd2c/4c5c6c7c", "AsAhKd2c", "4c5c6c7c"),
        ("baseball", "????/Kd", "????", "Kd"),
    ],
)
def test_down_cards_come_first(game: str, given: str, down: str, up: str) -> None:
    if (game, given) == ("baseball", "AsAh4d2c"):
        down, up = (
            "AsAh",
            "4d2c",
        )  # four cards with no four showing last: two down and two up, an extra refused
    holding = holding_of(VARIANTS[game], HOUSE, given)
    assert (show_cards(holding.down), show_cards(holding.up)) == (down, up)


def test_an_extra_card_dealt_up_is_an_upcard() -> None:
    holding = holding_of(VARIANTS["baseball"], replace(HOUSE, extra_card="up"), "AsAh4d2c")
    assert (show_cards(holding.down), show_cards(holding.up), holding.dealt) == ("AsAh", "4d2c", 3)


def test_cards_may_be_given_as_cards() -> None:
    holding = holding_of(VARIANTS["stud"], HOUSE, (Card("As"), None, Card("Kd")))
    assert str(holding) == "As??Kd"


@pytest.mark.parametrize(
    ("game", "given", "named"),
    [
        ("stud", "AsAh/Kd/2c", "2"),
        ("stud", "AsAhKd/2c", "AsAhKd/2c"),
        ("stud", "AsAhKd2c3c4c5c6c", "8 cards"),
        ("baseball", "????????", "slash"),
    ],
)
def test_a_holding_that_cannot_be_is_refused(game: str, given: str, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        holding_of(VARIANTS[game], HOUSE, given)


def test_what_is_still_to_come() -> None:
    spot = spot_of(VARIANTS["stud"], HOUSE, ["AsAhKd2c", "????3c"], "4c??")
    assert [len(coming.deals) for coming in spot.coming] == [1, 2, 2, 2]
    assert (spot.draws(0), spot.draws(1)) == ((1, 2), (3, 3))
    assert (spot.size(0), spot.size(1)) == (7, 7)
    assert spot.backs == 1
    assert len(spot.unseen) == 52 - 6


@pytest.mark.parametrize(
    ("house", "dead", "shared"),
    [
        ("full_tilt", 0, True),  # 8 x 6 = 48 are out, four are left for eight players
        ("home", 0, True),  # three of those are burned as well
    ],
)
def test_a_street_too_large_for_the_stub_is_shared(house: str, dead: int, shared: bool) -> None:
    spot = spot_of(VARIANTS["stud"], HOUSES[house], [""] * 8)
    assert spot.shared == int(shared)
    assert {spot.size(player) for player in range(8)} == {7}


@pytest.mark.parametrize(("house", "shared"), [("home", 0), ("full_tilt", 1)])
def test_burned_cards_may_be_dealt_again(house: str, shared: int) -> None:
    """Six of eight are left on sixth, the others folded on fourth and third: 32 + 7 + 6 cards are out."""
    six = ["2c2d2h2s3c3d", "3h3s4c4d4h4s", "5c5d5h5s6c6d", "6h6s7c7d7h7s", "8c8d8h8s9c9d", "9h9sTcTdThTs"]
    folded = "JcJdJhJsQcQd" + "Qh"
    rules = replace(HOUSES[house], burns=True)
    spot = spot_of(VARIANTS["stud"], rules, six, folded + "KcKd")
    assert spot.burned == 3
    assert spot.shared == shared


def test_shared_cards_that_lie_there_are_in_every_hand() -> None:
    eight = ["2c2d2h2s3c3d", "3h3s4c4d4h4s", "5c5d5h5s6c6d", "6h6s7c7d7h7s"]
    eight += ["8c8d8h8s9c9d", "9h9sTcTdThTs", "JcJdJhJsQcQd", "QhQsKcKdKhKs"]
    spot = spot_of(VARIANTS["stud"], HOUSE, eight, community="Ac")
    assert spot.coming == ()
    assert spot.size(0) == 7
    assert parse_cards("Ac") == spot.community
