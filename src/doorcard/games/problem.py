"""What is wrong with a game of one's own, and where."""

from msgspec import Struct

__all__ = ["BadGame", "Problem"]


class Problem(Struct, frozen=True):
    """One thing wrong: the field as a path ("streets[1].level"), its value, what is allowed; the line from 1."""

    field: str
    value: str
    allowed: str
    line: int | None = None

    def __str__(self) -> str:
        where = "" if self.line is None else f"line {self.line}: "
        return f"{where}{self.field}: {self.value}; allowed: {self.allowed}"


class BadGame(ValueError):
    """A game that cannot be read or cannot be played; `problems` says why, at least one."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(" | ".join(map(str, problems)))
        self.problems = problems
