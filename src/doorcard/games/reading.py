"""An own game read from TOML, or from the same words as JSON: every error with its line, field and value."""

import re
import tomllib
from typing import Any

import msgspec

from doorcard.games.lines import line_of, lines_of, path_on
from doorcard.games.making import make_game
from doorcard.games.problem import BadGame, Problem
from doorcard.games.schema import allowed_at
from doorcard.games.showing import cut, show_path, show_value
from doorcard.games.vocabulary import OwnGame
from doorcard.i18n import Language
from doorcard.i18n.own_games import OWN_GAME_TEXTS, OwnGameTexts
from doorcard.stud import Variant

__all__ = ["LARGEST", "game_of", "read_toml"]

LARGEST = 20_000
"""Characters of a file at most."""

Path = tuple[str | int, ...]

_SAID = re.compile(
    r"(?:Object contains unknown field `(?P<unknown>.*?)`"
    r"|Object missing required field `(?P<missing>\w+)`"
    r"|.*?)(?: - at `\$(?P<path>[\w.\[\]]*)`)?",
    re.DOTALL,
)
_STEP = re.compile(r"(\w+)|\[(\d+)\]")
_TOML_LINE = re.compile(r"\(at (?:line (\d+), column \d+|end of document)\)$")
_DIGITS = re.compile(r"\d[\d_]*")


def read_toml(text: str, language: Language = "en") -> Variant:
    """The game a TOML file describes; a byte-order mark in front of it is left out.

    Raises `BadGame` naming line, field, value and what is allowed, in `language`; what is no TOML at
    all is said in the parser's own words.
    """
    text = text.removeprefix("\ufeff")
    if len(text) > LARGEST:
        texts = OWN_GAME_TEXTS[language]
        many = texts.characters.format(count=len(text))
        raise BadGame((Problem("file", many, texts.at_most.format(most=LARGEST)),))
    return _game(_parsed(text, language), language, lines_of(text))


def game_of(said: dict[str, Any], language: Language = "en") -> Variant:
    """The game the words of `said` describe.

    Raises `BadGame` with every reason that can be told at once, in `language`.
    """
    return _game(said, language, {})


def _parsed(text: str, language: Language) -> dict[str, Any]:
    texts = OWN_GAME_TEXTS[language]
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _TOML_LINE.search(str(error))
        line = None if found is None else int(found[1] or text.count("\n") + 1)
        what = _TOML_LINE.sub("", str(error)).strip()
        problem = Problem("file", cut(what), texts.toml, line)
    except RecursionError:
        problem = Problem("file", texts.nested, texts.toml)
    except ValueError:  # Python reads no number of thousands of digits
        longest = max(_DIGITS.finditer(text), key=lambda one: one.end() - one.start())
        line = text.count("\n", 0, longest.start()) + 1
        path = path_on(lines_of(text), line)
        problem = Problem(show_path(path), texts.endless, _allowed(path, language), line)
    raise BadGame((problem,))


def _game(said: dict[str, Any], language: Language, lines: dict[Path, int]) -> Variant:
    try:
        return make_game(msgspec.convert(said, OwnGame), language)
    except msgspec.ValidationError as error:
        path, problem = _wrong(str(error), said, language)
        placed = [msgspec.structs.replace(problem, line=line_of(lines, path))]
    except BadGame as error:
        placed = [
            msgspec.structs.replace(one, line=line_of(lines, _steps(one.field))) for one in error.problems
        ]
    raise BadGame(tuple(placed))


def _wrong(message: str, said: dict[str, Any], language: Language) -> tuple[Path, Problem]:
    """Where the mistake is that msgspec tells of, and what it is."""
    texts = OWN_GAME_TEXTS[language]
    found = _SAID.fullmatch(message)
    assert found is not None, "its last way to begin is anything"
    path = _steps(found["path"] or "")
    if found["missing"]:
        path = (*path, found["missing"])
    elif found["unknown"] is not None:
        path = (*path, found["unknown"])
    return path, Problem(show_path(path) or "file", _value(said, path, texts), _allowed(path, language))


def _allowed(path: Path, language: Language) -> str:
    """What may stand at `path`; where nothing may, the fields of the table around it."""
    texts = OWN_GAME_TEXTS[language]
    allowed = allowed_at(path, language)
    if path and allowed == texts.nothing_here:
        return _allowed(path[:-1], language).removeprefix(texts.table + texts.having)
    return allowed


def _steps(text: str) -> Path:
    return tuple([int(found[2]) if found[2] else found[1] for found in _STEP.finditer(text)])


def _value(said: Any, path: Path, texts: OwnGameTexts) -> str:
    for step in path:
        try:
            said = said[step]
        except (KeyError, IndexError, TypeError):
            return texts.missing
    return show_value(said, texts)
