"""An own game read from TOML, or from the same words as JSON: every error with its line, field and value."""

import re
import tomllib
from typing import Any

import msgspec

from doorcard.games.lines import line_of, lines_of
from doorcard.games.making import make_game
from doorcard.games.problem import BadGame, Problem
from doorcard.games.schema import allowed_at
from doorcard.games.vocabulary import OwnGame
from doorcard.i18n import Language
from doorcard.i18n.own_games import OWN_GAME_TEXTS
from doorcard.stud import Variant

__all__ = ["LARGEST", "game_of", "read_toml"]

LARGEST = 20_000
"""Characters of a file at most."""

Path = tuple[str | int, ...]

_AT = re.compile(r"^(?P<what>.*?)(?: - at `\$(?P<path>[^`]*)`)?$")
_STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+)\]")
_UNKNOWN = re.compile(r"unknown field `([^`]+)`")
_MISSING = re.compile(r"missing required field `([^`]+)`")
_TOML_LINE = re.compile(r"\(at line (\d+), column \d+\)$")


def read_toml(text: str, language: Language = "en") -> Variant:
    """The game a TOML file describes.

    Raises `BadGame` naming line, field, value and what is allowed, in `language`; what is no TOML at
    all is said in the parser's own words.
    """
    texts = OWN_GAME_TEXTS[language]
    if len(text) > LARGEST:
        many = texts.characters.format(count=len(text))
        raise BadGame((Problem("file", many, texts.at_most.format(most=LARGEST)),))
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _TOML_LINE.search(str(error))
        line = int(found[1]) if found else None
        what = _TOML_LINE.sub("", str(error)).strip()
        raise BadGame((Problem("file", what, texts.toml, line),)) from None
    try:
        return game_of(said, language)
    except BadGame as error:
        lines = lines_of(text)
        placed = [
            Problem(one.field, one.value, one.allowed, line_of(lines, _steps(one.field)))
            for one in error.problems
        ]
        raise BadGame(tuple(placed)) from None


def game_of(said: dict[str, Any], language: Language = "en") -> Variant:
    """The game the words of `said` describe.

    Raises `BadGame` with every reason that can be told at once, in `language`.
    """
    try:
        own = msgspec.convert(said, OwnGame)
    except msgspec.ValidationError as error:
        raise BadGame((_problem(str(error), said, language),)) from None
    return make_game(own, language)


def _problem(message: str, said: dict[str, Any], language: Language) -> Problem:
    texts = OWN_GAME_TEXTS[language]
    found = _AT.match(message)
    what, at = (found["what"], found["path"] or "") if found else (message, "")
    path = _steps(at)
    if unknown := _UNKNOWN.search(what):
        fields = allowed_at(path, language).removeprefix(texts.table + texts.having)
        return Problem(_field((*path, unknown[1])), _value(said, (*path, unknown[1]), texts.missing), fields)
    if missing := _MISSING.search(what):
        return Problem(_field((*path, missing[1])), texts.missing, allowed_at((*path, missing[1]), language))
    return Problem(_field(path) or "file", _value(said, path, texts.missing), allowed_at(path, language))


def _steps(text: str) -> Path:
    return tuple([int(found[2]) if found[2] else found[1] for found in _STEP.finditer(text)])


def _field(path: Path) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")


def _value(said: Any, path: Path, missing: str) -> str:
    for step in path:
        try:
            said = said[step]
        except (KeyError, IndexError, TypeError):
            return missing
    text = str(said).lower() if isinstance(said, bool) else repr(said)
    return text if len(text) <= 60 else text[:57] + "…"
