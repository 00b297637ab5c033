"""Games of one's own: read from TOML, refused with line, field, value and reason, and playable at once."""

import re
import tomllib
from pathlib import Path

import jsonschema
import pytest

from doorcard.bots import crew, deal_hands
from doorcard.cards import Card, Rank, Suit
from doorcard.games import BadGame, Problem, game_of, json_schema, read_toml
from doorcard.games.schema import allowed_at
from doorcard.stud import HOUSES, VARIANTS, Variant
from doorcard.stud.variant import HighShare, HoleShare, LowShare, WildRule

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = re.findall(r"```toml\n(.*?)```", (DOCS / "own-games.md").read_text(), re.S)
HOUSE = HOUSES["sbg"]
STAKES = HOUSE.stakes(300, 600)


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(BadGame) as error:
        read_toml(text)
    return error.value.problems


def test_razz_with_deuces_wild_is_razz_but_for_the_wild_rank() -> None:
    game = read_toml(EXAMPLES[0])
    assert game.wild == WildRule(ranks=(Rank.TWO,))
    assert (game.streets, game.shares, game.boards) == (
        VARIANTS["razz"].streets,
        VARIANTS["razz"].shares,
        VARIANTS["razz"].boards,
    )


def test_follow_the_queen_can_be_played_high_and_low() -> None:
    game = read_toml(EXAMPLES[1])
    assert game.wild == WildRule(follow=Rank.QUEEN)
    assert game.shares == (HighShare(), LowShare(Rank.EIGHT))
    assert game.boards == "high"


def test_low_chicago_takes_the_wilds_and_the_extra_card_of_baseball() -> None:
    game = read_toml(EXAMPLES[2])
    assert game.wild == VARIANTS["baseball"].wild
    assert game.extra == VARIANTS["baseball"].extra
    assert game.shares == VARIANTS["low_chicago"].shares


def test_a_game_can_be_made_from_parts_alone() -> None:
    game = read_toml(EXAMPLES[3])
    assert game.wild == WildRule(cards=(Card.HJ, Card.SJ))
    assert game.shares == (HighShare(), HoleShare(Suit.HEARTS, lowest=False))
    assert [street.cards for street in game.streets] == [3, 1, 2, 2]


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: tomllib.loads(text)["name"])
def test_bots_play_every_example_at_once(text: str) -> None:
    game = read_toml(text)
    players = min(6, game.seats)
    for deal in deal_hands(game, HOUSE, STAKES, crew(players, 3), 12, 5, 60_000):
        assert sum(player.stack for player in deal.hand.players) % 60_000 == 0


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: tomllib.loads(text)["name"])
def test_the_schema_accepts_every_example(text: str) -> None:
    jsonschema.validate(tomllib.loads(text), json_schema())


@pytest.mark.parametrize(
    ("text", "field", "value", "line"),
    [
        ('name = "x"\nbase = "studd"\n', "base", "'studd'", 2),
        ('name = "x"\n\n[[streets]]\nlevel = "medium"\n', "streets[0].level", "'medium'", 4),
        ('name = "x"\n[[streets]]\nup = 1\n[[streets]]\ndown = 11\n', "streets[1].down", "11", 5),
        ('name = "X y"\n', "name", "'X y'", 1),
        ('base = "stud"\n', "name", "missing", None),
        ('name = "x"\ncolour = "red"\n', "colour", "'red'", 2),
        ('name = "x"\nwild = 3\n', "wild", "3", 2),
        ('name = "x"\n[wild]\nranks = ["2", "11"]\n', "wild.ranks[1]", "'11'", 3),
        ('name = "x"\n[wild]\ncards = ["Jx"]\n', "wild.cards[0]", "'Jx'", 3),
        ('name = "x"\n[[shares]]\ntype = "mid"\n', "shares[0].type", "'mid'", 3),
        ('name = "x"\n[[shares]]\nat_most = "8"\n', "shares[0].type", "missing", 2),
        ('name = "x"\n[[shares]]\ntype = "high"\nat_most = "8"\n', "shares[0].at_most", "'8'", 4),
        ('name = "x"\nseats = 10\n', "seats", "10", 2),
        ('name = "x"\n[[streets]]\nup = true\n', "streets[0].up", "true", 3),
        ('name = "x"\n[extra]\n', "extra.rank", "missing", 2),
        ('name = "x\n', "file", "Illegal character '\\n'", 1),
        ('name = "x"\nname = "y"\n', "file", "Cannot overwrite a value", 2),
    ],
)
def test_a_wrong_word_is_named_with_its_line(text: str, field: str, value: str, line: int | None) -> None:
    (problem,) = problems(text)
    assert (problem.field, problem.value, problem.line) == (field, value, line)
    assert problem.allowed


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ('name = "x"\n[[streets]]\nlevel = "medium"\n', "big, small"),
        ('name = "x"\n[[streets]]\ndown = 9\n', "a whole number, 0 to 4"),
        ('name = "x"\nboards = "both"\n', "high, low"),
        ('name = "x"\n[[streets]]\nopen_pair = 1\n', "true, false"),
        ('name = "x"\n[extra]\nrank = "1"\n', "A rank: 2 to 9, 10 or T, J, Q, K, A."),
        ('name = "x"\n[[streets]]\nsideways = 1\n', "level, down, up, turn, open_pair"),
    ],
)
def test_it_is_said_what_is_allowed(text: str, allowed: str) -> None:
    assert problems(text)[0].allowed == allowed


def test_a_game_the_deck_cannot_deal_is_refused_with_the_arithmetic() -> None:
    (problem,) = problems('name = "x"\nseats = 9\n[[streets]]\ndown = 4\nup = 4\n')
    assert str(problem) == (
        "line 2: seats: 9; allowed: at most 6: players: 7 x 8 cards = 56; only 52 of 52 are left"
    )
    (problem,) = problems('name = "x"\nbase = "roll_your_own"\nseats = 8\n')
    assert "8 x 8 cards = 64 of 52" in problem.allowed


def test_seats_not_given_are_as_many_as_the_deck_holds() -> None:
    text = 'name = "x"\n[[streets]]\ndown = 2\nturn = 1\n' + "[[streets]]\ndown = 2\nturn = 1\n" * 3
    assert read_toml(text).seats == 6


def test_every_reason_a_game_cannot_be_played_is_told_at_once() -> None:
    text = """
name = "stud"
[[streets]]
down = 2
[[streets]]
[[streets]]
down = 4
turn = 2
[[streets]]
down = 4
turn = 2
[[shares]]
type = "hole"
"""
    told = {(problem.field, problem.line) for problem in problems(text)}
    assert {("name", 2), ("streets[0].up", 3), ("streets[1]", 5), ("streets", 3), ("shares", 12)} <= told


def test_a_share_nobody_may_have_needs_another_beside_it() -> None:
    (problem,) = problems('name = "x"\n[[shares]]\ntype = "low"\nat_most = "8"\n')
    assert problem.field == "shares"
    (problem,) = problems('name = "x"\n[[shares]]\ntype = "hole"\n')
    assert problem.field == "shares"


def test_the_high_share_comes_first_for_the_odd_chip() -> None:
    game = read_toml('name = "x"\n[[shares]]\ntype = "low"\n[[shares]]\ntype = "high"\n')
    assert game.shares == (HighShare(), LowShare())


def test_a_hand_that_is_only_low_is_read_with_low_boards() -> None:
    assert read_toml('name = "x"\n[[shares]]\ntype = "low"\n').boards == "low"


def test_an_empty_wild_table_takes_the_wild_cards_away() -> None:
    assert read_toml('name = "x"\nbase = "baseball"\n[wild]\n').wild is None


def test_the_words_may_come_as_json_too() -> None:
    game = game_of({"name": "x", "base": "razz", "wild": {"ranks": ["10"]}})
    assert isinstance(game, Variant)
    assert game.wild == WildRule(ranks=(Rank.TEN,))


def test_a_file_too_large_is_refused_unread() -> None:
    assert problems("#" * 30_000)[0].field == "file"


def test_what_is_allowed_at_the_top_are_all_the_words() -> None:
    assert allowed_at(()).startswith("a table with name, title, base")
