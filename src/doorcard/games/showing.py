"""What somebody wrote, as an error repeats it: in one line, cut short, whatever it holds."""

import re
from typing import Any

from doorcard.i18n.own_games import OwnGameTexts

__all__ = ["LONG", "cut", "show_path", "show_value"]

LONG = 60
"""Characters of a value or a key that are repeated at most."""

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def show_path(path: tuple[str | int, ...]) -> str:
    """A path as "streets[1].level"; a key that is no plain word in quotation marks."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{_key(step)}" for step in path)[1:]


def show_value(value: Any, texts: OwnGameTexts) -> str:
    """The value as the file has it, control characters escaped."""
    try:
        return cut(_written(value))
    except RecursionError:
        return texts.nested
    except ValueError:  # Python writes no number of thousands of digits
        return texts.endless


def cut(text: str) -> str:
    """The text, the end left out of a long one."""
    return text if len(text) <= LONG else text[: LONG - 3] + "…"


def _written(value: Any) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case str() | list() | dict():
            return repr(value)
        case _:
            return str(value)


def _key(step: str) -> str:
    return cut(step if _BARE.fullmatch(step) else repr(step))
