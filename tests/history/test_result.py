"""Final stacks, winnings, seats: what a record may say of its chips, by every room's way of counting."""

from __future__ import annotations

import re

import pytest

from doorcard.history.phh import BadRecord, read_record
from doorcard.history.verify import verify
from tests.history.kit import RECORD, STACKS

RAKED = "finishing_stacks = [5260, 4960, 4760]\n_rake = 20\n"


def reason(text: str) -> str | None:
    try:
        return verify(read_record(RECORD + text)).reason
    except BadRecord as error:
        return str(error)


@pytest.mark.parametrize(
    "text",
    [
        "",
        STACKS,
        STACKS + "winnings = [520, 0, 0]",
        STACKS + "winnings = [720, 0, 0]",
        "winnings = [520, 0, 0]",
        "winnings = [720, 0, 0]",
        RAKED,
        RAKED + "winnings = [500, 0, 0]",
        RAKED + "winnings = [520, 0, 0]",
        RAKED + "winnings = [700, 0, 0]",
        RAKED + "winnings = [720, 0, 0]",
        "_rake = 20\nwinnings = [520, 0, 0]",
        "_rake = 20\nwinnings = [700, 0, 0]",
        STACKS + "seats = [8, 1, 2]",
        STACKS + "seats = [10, 2, 9]",
    ],
)
def test_a_room_counts_in_its_own_way(text: str) -> None:
    assert reason(text) is None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("winnings = [519, 0, 0]", "winnings: 519 of p1; 520 by the rules"),
        ("winnings = [0, 0, 520]", "winnings: 520 of p3; 0 by the rules"),
        ("winnings = [0, 0, 0]", "winnings: 0 of p1; 520 by the rules"),
        ("_rake = 20\nwinnings = [510, 0, 0]", "winnings: 510 in all; the pots had 520, _rake is 20"),
        (STACKS + "winnings = [519, 0, 0]", "winnings: 519 of p1; 520 by finishing_stacks"),
        (STACKS + "winnings = [0, 0, 520]", "winnings: 0 of p1; 520 by finishing_stacks"),
        (STACKS + "winnings = [520, 0, 1]", "winnings: 1 of p3; 0 by finishing_stacks"),
        (STACKS + "winnings = [521, 0, 0]", "winnings: 521 of p1; 520 by finishing_stacks"),
        (STACKS + "winnings = [721, 0, 0]", "winnings: 721 in all; 520 by finishing_stacks, _rake is 0"),
        (RAKED + "winnings = [510, 0, 0]", "winnings: 510 of p1; 500 by finishing_stacks"),
        (STACKS + "winnings = [-5, 0, 0]", "winnings: -5; 0 or more"),
        (STACKS + "seats = [1, 2, 1]", "seats: 1 is there twice"),
        (STACKS + "seats = [0, 1, 2]", "seats: 0; 1 to 99"),
        (STACKS + "seats = [-1, 1, 2]", "seats: -1; 1 to 99"),
        (STACKS + "seats = [1, 2, 100]", "seats: 100; 1 to 99"),
        ("_rake = 1000000000000000", "_rake: 1000000000000000; 999999999999999 at most"),
        ('winnings = [520, 0, "none"]', "winnings: 'none'; expected `int`, got `str`"),
        ("seats = [1, true, 2]", "seats: True; expected `int`, got `bool`"),
        ("_rake = []", "_rake: []; expected `int`, got `array`"),
        (f"_rake = '{'x' * 500}'", f"_rake: '{'x' * 39}…{'x' * 39}'; expected `int`"),
    ],
)
def test_no_room_counts_so(text: str, says: str) -> None:
    assert re.match(re.escape(says), reason(text) or "it was ok")
