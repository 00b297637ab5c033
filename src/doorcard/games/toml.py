"""TOML read as one kind of Struct: every error with its line, field, value and what is allowed."""

import re
import tomllib
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from doorcard.games.lines import line_of, lines_of, path_on
from doorcard.games.problem import BadGame, Problem
from doorcard.games.schema import allowed_at
from doorcard.games.showing import cut, show_path, show_value
from doorcard.i18n import Language
from doorcard.i18n.own_games import OWN_GAME_TEXTS, OwnGameTexts

__all__ = ["as_kind", "parsed", "placed"]

Path = tuple[str | int, ...]
Kind = TypeVar("Kind", bound=Struct)

_SAID = re.compile(
    r"(?:Object contains unknown field `(?P<unknown>.*?)`"
    r"|Object missing required field `(?P<missing>\w+)`"
    r"|.*?)(?: - at `\$(?P<path>[\w.\[\]]*)`)?",
    re.DOTALL,
)
_STEP = re.compile(r"(\w+)|\[(\d+)\]")
_TOML_LINE = re.compile(r"\(at (?:line (\d+), column \d+|end of document)\)$")
_DIGITS = re.compile(r"\d[\d_]*")


def parsed(text: str, kind: type[Struct], most: int, language: Language = "en") -> dict[str, Any]:
    """What a text of at most `most` characters says, that is to be a `kind`.

    Raises `BadGame`; what is no TOML at all is said in the parser's own words.
    """
    texts = OWN_GAME_TEXTS[language]
    if len(text) > most:
        raise BadGame((Problem("file", texts.longer.format(most=most), texts.at_most.format(most=most)),))
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
        problem = Problem(show_path(path) or "file", texts.endless, _allowed(path, kind, language), line)
    raise BadGame((problem,))


def as_kind(
    said: dict[str, Any], kind: type[Kind], language: Language = "en", lines: dict[Path, int] | None = None
) -> Kind:
    """The words of `said`, which stand on `lines`, as a `kind`.

    Raises `BadGame` for the first that is none of its own.
    """
    try:
        return msgspec.convert(said, kind)
    except msgspec.ValidationError as error:
        path, problem = _wrong(str(error), said, kind, language)
    raise BadGame((msgspec.structs.replace(problem, line=line_of(lines or {}, path)),))


def placed(problem: Problem, lines: dict[Path, int]) -> Problem:
    """The problem with the line of its field."""
    return msgspec.structs.replace(problem, line=line_of(lines, _steps(problem.field)))


def _wrong(
    message: str, said: dict[str, Any], kind: type[Struct], language: Language
) -> tuple[Path, Problem]:
    """Where the mistake is that msgspec tells of, and what it is."""
    texts = OWN_GAME_TEXTS[language]
    found = _SAID.fullmatch(message)
    assert found is not None, "its last way to begin is anything"
    path = _steps(found["path"] or "")
    if found["missing"]:
        path = (*path, found["missing"])
    elif found["unknown"] is not None:
        path = (*path, found["unknown"])
    return path, Problem(show_path(path) or "file", _value(said, path, texts), _allowed(path, kind, language))


def _allowed(path: Path, kind: type[Struct], language: Language) -> str:
    """What may stand at `path`; where nothing may, the fields of the table around it."""
    texts = OWN_GAME_TEXTS[language]
    allowed = allowed_at(path, language, kind)
    if path and allowed == texts.nothing_here:
        return _allowed(path[:-1], kind, language).removeprefix(texts.table + texts.having)
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
