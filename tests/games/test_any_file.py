"""Whatever a file holds, it is a game that can be dealt or it is refused in words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from doorcard.bots import crew, deal_hands
from doorcard.games import BadGame, game_of, read_toml
from doorcard.i18n.own_games import OWN_GAME_TEXTS
from doorcard.i18n.rule_card import rule_card
from doorcard.stud import HOUSES, VARIANTS, Variant

EXAMPLES = re.findall(
    r"```toml\n(.*?)```",
    (Path(__file__).parents[2] / "docs" / "own-games.md").read_text(encoding="utf-8"),
    re.S,
)
HOUSE = HOUSES["sbg"]
_FIELDS = """
name title base seats boards streets level down up turn open_pair shares type at_most suit which wild ranks cards
follow extra rank
"""
_TEXTS = "small big high low hole spades hearts lowest highest 2 4 5 8 10 T K A Jh 10d x"
_SIGNS = r"""
[ ] { } [[ ]] = == , . # " ' \ \u001b \ud800 \x true false nan -inf 1e999 0 1 2 3 4 5 9 10 -1 1.5 0x1f 1_0
1979-05-27 07:32:00 1979-05-27T07:32:00+24:00 2020-99-99
"""
WORDS = _FIELDS.split()
VALUES = [*VARIANTS, *_TEXTS.split()]
PIECES = [
    *WORDS,
    *map(json.dumps, VALUES),
    *_SIGNS.split(),
    *("\n", "\r\n", "\r", '"""', "'''", "\0", "\x1b[2J", "\ufeff", "\u2028", "ñ", "\U0001f0a1"),
    *("9" * 5_000, "0x" + "f" * 5_000, "[" * 2_000, "{a=" * 2_000, "a." * 2_000),
    *('"a`b - at `$.c`" = 1\n', "[streets.up]\n", "[[streets]]\n"),
]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """An example with some of it cut out, doubled or put elsewhere, and pieces put in."""
    text = draw(st.sampled_from(EXAMPLES))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        piece = draw(st.one_of(st.sampled_from(PIECES), st.just(text[start:end] * 2), st.text(max_size=3)))
        text = text[:start] + piece + text[end:]
    return text


@st.composite
def changed(draw: st.DrawFn) -> str:
    """An example with the values of some lines changed for other values."""
    lines = draw(st.sampled_from(EXAMPLES)).splitlines()
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(lines) - 1))
        key, equals, _ = lines[place].partition("=")
        lines[place] = (
            key + equals + draw(st.sampled_from(PIECES)) if equals else draw(st.sampled_from(PIECES))
        )
    return "\n".join(lines)


anything = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-1, 10),
        st.floats(),
        st.sampled_from(VALUES),
        st.text(max_size=3),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.sampled_from(WORDS), st.text()), inner, max_size=4),
    ),
    max_leaves=8,
)
ranks = st.sampled_from(["2", "3", "4", "5", "6", "7", "8", "9", "10", "T", "J", "Q", "K", "A"])
street = st.fixed_dictionaries(
    {"down": st.integers(0, 4), "up": st.integers(0, 4)},
    optional={
        "turn": st.integers(0, 2),
        "open_pair": st.booleans(),
        "level": st.sampled_from(["small", "big"]),
    },
)
share = st.one_of(
    st.just({"type": "high"}),
    st.fixed_dictionaries({"type": st.just("low")}, optional={"at_most": ranks}),
    st.fixed_dictionaries(
        {"type": st.just("hole")},
        optional={
            "suit": st.sampled_from(["clubs", "diamonds", "hearts", "spades"]),
            "which": st.sampled_from(["lowest", "highest"]),
        },
    ),
)
spoken = st.fixed_dictionaries(
    {"name": st.just("x"), "base": st.sampled_from(list(VARIANTS))},
    optional={
        "title": st.text(max_size=61),
        "seats": st.integers(2, 9),
        "boards": st.sampled_from(["high", "low"]),
        "streets": st.lists(street, min_size=1, max_size=5),
        "shares": st.lists(share, min_size=1, max_size=3),
        "wild": st.fixed_dictionaries(
            {},
            optional={
                "ranks": st.lists(ranks, max_size=13),
                "cards": st.just(["Jh", "10s"]),
                "follow": ranks,
            },
        ),
        "extra": st.fixed_dictionaries({"rank": ranks}),
    },
)
words = st.one_of(
    st.dictionaries(st.one_of(st.sampled_from(WORDS), st.text(max_size=4)), anything, max_size=6),
    st.builds(lambda said, key, value: {**said, key: value}, spoken, st.sampled_from(WORDS), anything),
)


@given(st.one_of(mutated(), changed()))
def test_a_file_is_a_game_or_every_reason_names_field_value_and_what_is_allowed(text: str) -> None:
    try:
        game = read_toml(text)
    except BadGame as error:
        _told(error, text.count("\n") + 1)
        _same_in_spanish(error, lambda: read_toml(text, "es"))
    else:
        _shown(game)


@given(words)
def test_so_are_the_same_words_without_a_file(said: dict[str, Any]) -> None:
    try:
        game = game_of(said)
    except BadGame as error:
        _told(error, 0)
        _same_in_spanish(error, lambda: game_of(said, "es"))
    else:
        _shown(game)


@given(spoken, st.integers(0, 999))
def test_a_game_that_is_not_refused_is_dealt_to_as_many_as_it_seats(said: dict[str, Any], seed: int) -> None:
    try:
        game = game_of(said)
    except BadGame as error:
        _told(error, 0)
        return
    _shown(game)
    for players in {2, game.seats}:
        for deal in deal_hands(game, HOUSE, HOUSE.stakes(300, 600), crew(players, seed), 1, seed, 6_000):
            assert sum(player.stack for player in deal.hand.players) == players * 6_000


def _told(error: BadGame, lines: int) -> None:
    nothing = OWN_GAME_TEXTS["en"].nothing_here
    for problem in error.problems:
        assert problem.field and problem.value and problem.allowed not in ("", nothing), problem
        assert str(problem).isprintable(), problem
        assert len(problem.field) < 200 and len(problem.value) <= 60, problem
        assert problem.line is None or 1 <= problem.line <= lines, problem


def _same_in_spanish(error: BadGame, again: Any) -> None:
    try:
        again()
    except BadGame as spanish:
        assert [(one.field, one.line) for one in spanish.problems] == [
            (one.field, one.line) for one in error.problems
        ]
        assert all(one.said("es").isprintable() for one in spanish.problems)
    else:
        raise AssertionError("refused in English alone")


def _shown(game: Variant) -> None:
    for text in (game.name, *game.also):
        assert text.isprintable() and text.strip()
    for language in ("en", "es"):
        assert rule_card(game, HOUSE, "es" if language == "es" else "en").replace("\n", "").isprintable()
