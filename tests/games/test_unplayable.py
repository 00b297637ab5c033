"""Texts that cannot be shown and lows that nobody can make: refused with field, value and what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from doorcard.cards import Card, Rank
from doorcard.games import BadGame, OwnGame, Problem, game_of, make_game
from doorcard.games.vocabulary import OwnWild
from doorcard.hands.reference import reference_low
from doorcard.stud.variant import LowShare

HIGH = {"type": "high"}
LENGTHS = "1 to 60 printable characters in one line, not all of them spaces"
KEY = "a small letter, then up to 39 small letters, digits and underscores"
CARDS = "A rank and a suit: As, 10d, 2c."
UNSHOWN = ("\n", "\r", "\t", "\0", "\x07", "\x1b[31m", "\x7f", "\x85", "\x9b2J", "\u2028", "\u202e", "\u200b")


def problem(said: dict[str, Any]) -> Problem:
    with pytest.raises(BadGame) as caught:
        game_of({"name": "x", **said})
    (only,) = caught.value.problems
    return only


@pytest.mark.parametrize("title", ["", "y" * 61, "y" * 100, " ", "   "])
def test_a_title_of_a_length_that_cannot_be_is_told_the_limit(title: str) -> None:
    assert problem({"title": title}).allowed == LENGTHS


@pytest.mark.parametrize("name", ["", "y" * 41, "Y", "_y", "1", "y z", "y-z", "ñ"])
def test_a_name_that_cannot_be_is_told_the_limit(name: str) -> None:
    assert problem({"name": name}).allowed == KEY


@pytest.mark.parametrize("title", ["y", "y" * 60, "Mañana – ¿sí?", "七張", "9's & 3's (\"wild\")"])
def test_a_title_may_be_in_any_language(title: str) -> None:
    assert game_of({"name": "x", "title": title}).also == (title,)


@pytest.mark.parametrize("sign", UNSHOWN, ids=ascii)
@pytest.mark.parametrize(
    ("said", "field", "allowed"),
    [
        ({"name": "y{}"}, "name", KEY),
        ({"title": "{}"}, "title", LENGTHS),
        ({"title": "y{}"}, "title", LENGTHS),
        ({"title": "{}y"}, "title", LENGTHS),
        ({"base": "razz{}"}, "base", "stud, stud8, razz"),
        ({"boards": "low{}"}, "boards", "high, low"),
        ({"streets": [{"level": "small{}"}]}, "streets[0].level", "big, small"),
        ({"shares": [{"type": "high{}"}]}, "shares[0].type", "high or low or hole"),
        ({"shares": [HIGH, {"type": "low", "at_most": "8{}"}]}, "shares[1].at_most", "A rank: "),
        ({"shares": [HIGH, {"type": "hole", "suit": "spades{}"}]}, "shares[1].suit", "clubs, "),
        ({"wild": {"cards": ["Js", "Jh{}"]}}, "wild.cards[1]", CARDS),
        ({"wild": {"ranks": ["2{}"]}}, "wild.ranks[0]", "A rank: "),
        ({"wild": {"follow": "Q{}"}}, "wild.follow", "A rank: "),
        ({"extra": {"rank": "4{}"}}, "extra.rank", "A rank: "),
        ({"y{}": "1"}, "", "name, title, base"),
        ({"wild": {"y{}": "1"}}, "wild.", "ranks, cards, follow"),
    ],
)
def test_nothing_that_moves_the_cursor_is_accepted_or_repeated(
    said: dict[str, Any], field: str, allowed: str, sign: str
) -> None:
    told = problem(_with(said, sign))
    assert told.field.startswith(field)
    assert told.allowed.startswith(allowed)
    assert str(told).isprintable()


def _with(said: Any, sign: str) -> Any:
    match said:
        case dict():
            return {_with(key, sign): _with(value, sign) for key, value in said.items()}
        case list():
            return [_with(one, sign) for one in said]
        case _:
            return said.replace("{}", sign)


@pytest.mark.parametrize(
    ("own", "field"),
    [
        (OwnGame(name="x\n"), "name"),
        (OwnGame(name="x", title="y\x1b[31m"), "title"),
        (OwnGame(name="x", wild=OwnWild(cards=("Jh\n",))), "wild.cards[0]"),
        (OwnGame(name="x", base="y\n" * 1_000), "base"),
    ],
)
def test_a_game_that_was_read_elsewhere_is_refused_as_well(own: OwnGame, field: str) -> None:
    with pytest.raises(BadGame) as caught:
        make_game(own)
    (told,) = caught.value.problems
    assert told.field == field
    assert str(told).isprintable() and len(told.value) <= 60


@pytest.mark.parametrize("rank", ["2", "3", "4", "5", "6", "7", "8", "9", "10", "T", "J", "Q", "K", "A"])
def test_a_low_is_limited_to_what_five_cards_can_be(rank: str) -> None:
    said = {"shares": [HIGH, {"type": "low", "at_most": rank}]}
    limit = Rank.of(rank.replace("10", "T"))
    five = [Card(f"{one}c") for one in "A2345"]
    if limit != Rank.ACE and limit >= Rank.FIVE:
        assert reference_low(five, at_most=limit) is not None
        assert game_of({"name": "x", **said}).shares[1] == LowShare(limit)
        return
    assert reference_low(five, at_most=limit) is None
    told = problem(said)
    assert (told.field, told.value) == ("shares[1].at_most", repr(rank))
    assert told.allowed.startswith("5 to 9, 10 or T, J, Q, K: ")
