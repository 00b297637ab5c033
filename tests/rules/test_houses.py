"""The five houses say what their sheets say (rules.md 7), field by field."""

from __future__ import annotations

import pytest

from doorcard.stud import HOUSES, FixedLimit, Stakes
from doorcard.stud.house import Part

SHEETS = ("full_tilt", "timed", "sbg", "home", "regle")
TABLE = {
    "bring_in_tie": ("suit", "suit", "suit", "suit", "position"),
    "dealer": ("fixed", "rotating", "rotating", "rotating", "rotating"),
    "burns": (False, True, False, True, False),
    "open_pair": ("high", "high", "high_and_split", "off", "high"),
    "raises": (3, 3, 3, 3, 3),
    "cap_heads_up": (True, True, True, True, True),
    "exhaustion": ("community", "burns_then_community", "community", "burns_then_community", "community"),
    "community_from": ("stub", "burns", "stub", "burns_and_stub", "stub"),
    "first_to_show": ("last_aggressor_any_street", *("last_aggressor_river",) * 4),
    "on_timeout": ("check_or_fold", "all_in", "check_or_fold", "check_or_fold", "check_or_fold"),
    "seconds_to_act": (None, 10, None, 0, None),
    "post_ante": ("ask_first", "auto", "auto", "auto", "auto"),
    "auto_muck": ("ask", "ask", "ask", "ask", "on"),
    "buy_in": ("range", "exact", "range", "free", "range"),
    "reveal_live_hands": (True, True, False, False, False),
    "tied_boards": ("position",) * 5,
    "ante_part": (Part(1, 5), None, Part(1, 10), None, Part(1, 5)),
    "bring_in_part": (Part(1, 4), None, Part(1, 2), None, Part(1, 2)),
    "limits": (("fixed",), ("fixed", "spread"), ("fixed",), ("spread", "fixed"), ("fixed",)),
}


@pytest.mark.parametrize("field", TABLE)
def test_field(field: str) -> None:
    assert tuple(getattr(HOUSES[house], field) for house in SHEETS) == TABLE[field]


@pytest.mark.parametrize(
    "field", ["all_in_opener", "low_card_all_in", "short_bring_in_call", "odd_chip", "reopen"]
)
def test_what_the_sheets_leave_open_is_the_first_answer_everywhere(field: str) -> None:
    first = {
        "all_in_opener": "next_best",
        "low_card_all_in": "next_lowest",
        "short_bring_in_call": "full",
        "odd_chip": "card",
        "reopen": "half",
    }
    assert {getattr(house, field) for house in HOUSES.values()} == {first[field]}


@pytest.mark.parametrize(
    ("house", "small", "big", "ante", "bring_in"),
    [
        ("full_tilt", 200, 400, 40, 50),
        ("sbg", 300, 600, 30, 150),
        ("regle", 300, 600, 60, 150),
        ("full_tilt", 1, 2, 1, 1),  # never to zero
        ("full_tilt", 6, 12, 1, 2),  # 1.2 and 1.5: to the nearest, halves up
        ("regle", 25, 50, 5, 13),
    ],
)
def test_antes_and_bring_ins_are_parts_of_the_small_bet(
    house: str, small: int, big: int, ante: int, bring_in: int
) -> None:
    assert HOUSES[house].stakes(small, big) == Stakes(ante, bring_in, FixedLimit(small, big))


def test_an_own_ante_or_bring_in_may_be_set() -> None:
    assert HOUSES["full_tilt"].stakes(200, 400, 25, 100) == Stakes(25, 100, FixedLimit(200, 400))
    with pytest.raises(ValueError, match="bring_in: 201; 1 to the small bet, 200"):
        HOUSES["full_tilt"].stakes(200, 400, 25, 201)


def test_rooms_records_are_played_by_one_reading() -> None:
    for name in ("pokerstars", "bovada", "ipoker"):
        house = HOUSES[name]
        assert (house.bring_in_tie, house.burns, house.open_pair) == ("suit", False, "high")
        assert (house.cap_heads_up, house.exhaustion, house.first_to_show) == (
            True,
            "community",
            "last_aggressor_river",
        )
