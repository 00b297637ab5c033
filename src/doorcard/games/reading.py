"""An own game read from TOML, or from the same words as JSON: every error with its line, field and value."""

from typing import Any

from doorcard.games.lines import lines_of
from doorcard.games.making import make_game
from doorcard.games.problem import BadGame
from doorcard.games.toml import as_kind, parsed, placed
from doorcard.games.vocabulary import OwnGame
from doorcard.i18n import Language
from doorcard.stud import Variant

__all__ = ["LARGEST", "game_of", "read_toml"]

LARGEST = 20_000
"""Characters of a file at most."""


def read_toml(text: str, language: Language = "en") -> Variant:
    """The game a TOML file describes; a byte-order mark in front of it is left out.

    Raises `BadGame` naming line, field, value and what is allowed, in `language`; what is no TOML at
    all is said in the parser's own words.
    """
    text = text.removeprefix("\ufeff")
    said = parsed(text, OwnGame, LARGEST, language)
    lines = lines_of(text)
    try:
        return make_game(as_kind(said, OwnGame, language, lines), language)
    except BadGame as error:
        known = [one if one.line is not None else placed(one, lines) for one in error.problems]
    raise BadGame(tuple(known))


def game_of(said: dict[str, Any], language: Language = "en") -> Variant:
    """The game the words of `said` describe.

    Raises `BadGame` with every reason that can be told at once, in `language`.
    """
    return make_game(as_kind(said, OwnGame, language), language)
