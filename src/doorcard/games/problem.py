"""What is wrong with a game of one's own, and where."""

from msgspec import Struct

from doorcard.i18n import Language
from doorcard.i18n.own_games import OWN_GAME_TEXTS

__all__ = ["BadGame", "Problem"]


class Problem(Struct, frozen=True):
    """One thing wrong: the field as a path ("streets[1].level"), its value, what is allowed; the line from 1."""

    field: str
    value: str
    allowed: str
    line: int | None = None

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: Language) -> str:
        """All of it in one line; `value` and `allowed` are in the language they were made in."""
        texts = OWN_GAME_TEXTS[language]
        where = "" if self.line is None else texts.line.format(line=self.line)
        return where + texts.problem.format(field=self.field, value=self.value, allowed=self.allowed)


class BadGame(ValueError):
    """A game that cannot be read or cannot be played; `problems` says why, at least one."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(" | ".join(map(str, problems)))
        self.problems = problems
