"""Why an own game is refused, in both languages."""

from __future__ import annotations

import re
from string import Formatter

import pytest
from msgspec import structs

from doorcard.games import BadGame, Problem, read_toml
from doorcard.i18n.own_games import OWN_GAME_TEXTS
from doorcard.stud import Variant
from doorcard.stud.variant import Street

BAD = {
    "name": 'name = "stud"\n',
    "base": 'name = "x"\nbase = "studd"\n',
    "base of another kind": 'name = "x"\nbase = 3\n',
    "name missing": 'base = "stud"\n',
    "name in capitals": 'name = "X"\n',
    "title too long": f'name = "x"\ntitle = "{"y" * 61}"\n',
    "title of nothing": 'name = "x"\ntitle = ""\n',
    "title of spaces": 'name = "x"\ntitle = "  "\n',
    "title of two lines": 'name = "x"\ntitle = "y\\nz"\n',
    "a low of too few ranks": 'name = "x"\n[[shares]]\ntype = "high"\n[[shares]]\ntype = "low"\nat_most = "4"\n',
    "brackets without end": 'name = "x"\nseats = ' + "[" * 6_000,
    "digits without end": 'name = "x"\nseats = ' + "9" * 5_000,
    "a word too many": 'name = "x"\ncolour = "red"\n',
    "a word too many in a street": 'name = "x"\n[[streets]]\nsideways = 1\n',
    "not a table": 'name = "x"\nwild = 3\n',
    "not a rank": 'name = "x"\n[wild]\nranks = ["11"]\n',
    "not a card": 'name = "x"\n[wild]\ncards = ["Jx"]\n',
    "not a share": 'name = "x"\n[[shares]]\ntype = "mid"\n',
    "an empty list": 'name = "x"\nstreets = []\n',
    "a number too large": 'name = "x"\nseats = 10\n',
    "nobody opens": 'name = "x"\n[[streets]]\ndown = 3\n[[streets]]\nup = 2\n',
    "a street of nothing": 'name = "x"\n[[streets]]\ndown = 2\nup = 3\n[[streets]]\n',
    "nothing to turn": 'name = "x"\n[[streets]]\nup = 3\nturn = 1\n[[streets]]\nup = 3\n',
    "too few cards": 'name = "x"\n[[streets]]\nup = 3\n',
    "nothing in the hole": 'name = "x"\n[[shares]]\ntype = "high"\n[[shares]]\ntype = "hole"\n'
    + "[[streets]]\nup = 3\n[[streets]]\nup = 4\n",
    "a share twice": 'name = "x"\n[[shares]]\ntype = "high"\n[[shares]]\ntype = "high"\n',
    "a hole card alone": 'name = "x"\n[[shares]]\ntype = "hole"\n',
    "a limited low alone": 'name = "x"\n[[shares]]\ntype = "low"\nat_most = "8"\n',
    "too many seats": 'name = "x"\nseats = 9\n[[streets]]\ndown = 4\nup = 4\n',
    "too many seats to turn": 'name = "x"\nbase = "roll_your_own"\nseats = 8\n',
    "no TOML": "name = \n",
    "too long": "#" * 30_000,
}
ENGLISH = re.compile(
    r"\b(an|the|with|or|list|whole|number|missing|nothing|here|players?|most|name|people|rank|left)\b"
)
WORDS = re.compile(r"name, title|title, base|level, down|type = |\[\[|TOML")
"""What is the same in all languages: the words of the file."""


def problems(text: str, language: str) -> tuple[Problem, ...]:
    with pytest.raises(BadGame) as caught:
        read_toml(text, "es" if language == "es" else "en")
    return caught.value.problems


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_every_reason_is_told_in_spanish(text: str) -> None:
    for english, spanish in zip(problems(text, "en"), problems(text, "es"), strict=True):
        assert (english.field, english.line) == (spanish.field, spanish.line)
        same = english.allowed == spanish.allowed
        assert not same or WORDS.search(spanish.allowed) or "stud" in spanish.allowed, spanish
        if not WORDS.search(spanish.allowed):
            assert not ENGLISH.search(spanish.allowed), spanish


def test_a_reason_in_spanish_in_full() -> None:
    (problem,) = problems(BAD["too many seats"], "es")
    assert problem.said("es") == (
        "línea 2: seats: 9; se admite: 6 como mucho: 7 jugadores x 8 cartas = 56; solo quedan 52 de 52"
    )


def test_both_languages_fill_in_the_same_numbers() -> None:
    english, spanish = (structs.asdict(OWN_GAME_TEXTS[one]) for one in ("en", "es"))
    for field, text in english.items():
        assert blanks(text) == blanks(spanish[field]), field


def blanks(text: str) -> set[str | None]:
    return {blank for _, blank, _, _ in Formatter().parse(text)} - {None}


@pytest.mark.parametrize("cards", [(3, 1, 1, 1, 1), (8,), (2, 6), (1, 8), (5, 4), (1, 1, 7)])
def test_the_arithmetic_is_that_of_the_rules(cards: tuple[int, ...]) -> None:
    game = Variant(name="x", streets=tuple(Street("small", up=one) for one in cards))
    refused = next((said for players in range(2, 10) if (said := game.refuse(players))), None)
    text = 'name = "x"\nseats = 9\n' + "".join(
        f"[[streets]]\nup = {min(4, one)}\ndown = {max(0, one - 4)}\n" for one in cards
    )
    if refused is None:
        assert read_toml(text).seats == 9
    else:
        assert any(refused in one.allowed for one in problems(text, "en"))
