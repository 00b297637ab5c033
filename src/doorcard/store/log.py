"""The port to the log: append-only facts keyed (table, seq), and what must be true along with them.

A `Commit` is all that one table did since its last: its facts, the chips they moved, the requests they
answered, the hands they ended. `append` writes any number of commits in one transaction, all or none.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from doorcard.table import Fact, HandLine, Transfer

__all__ = ["Commit", "Conflict", "FinishedHand", "Log", "Numbered", "Snapshot", "StoreError"]


class StoreError(Exception):
    """The store cannot be used; the text is one line for the person who runs the server."""


class Conflict(StoreError):
    """A fact of that number is in the log already: somebody else owns the table now."""


class Numbered(Struct, frozen=True):
    """A fact with its number at the table, 1 the first; `key`: the request it answered, if it did."""

    seq: int
    fact: Fact
    key: str | None = None


class FinishedHand(Struct, frozen=True):
    """A hand in the log: the numbers of its first and last fact, and its line in the list of hands."""

    first: int
    last: int
    line: HandLine


class Snapshot(Struct, frozen=True):
    """A table after fact `seq`, encoded, so that a start need not fold the whole log. Only ever a shortcut."""

    seq: int
    version: str
    table: bytes


class Commit(Struct, frozen=True):
    """What one table did. `facts` are numbered without a hole, from the one after the last commit."""

    table: str
    at: int
    facts: tuple[Numbered, ...]
    transfers: tuple[Transfer, ...] = ()
    hands: tuple[FinishedHand, ...] = ()
    snapshot: Snapshot | None = None


class Log(Protocol):
    """Where the facts are."""

    async def append(self, commits: Sequence[Commit]) -> None:
        """Write all of them, or none. Raises `Conflict` for a number that is taken."""

    async def facts(self, table: str, after: int = 0, until: int | None = None) -> tuple[Numbered, ...]:
        """The facts numbered above `after`, up to and with `until`, in order."""

    async def tables(self) -> tuple[str, ...]:
        """Every table there is a fact of."""

    async def keys(self, table: str, last: int) -> tuple[str, ...]:
        """The keys of the last requests done at the table, the oldest first."""

    async def hands(self, table: str, last: int) -> tuple[FinishedHand, ...]:
        """The last finished hands, the newest first."""

    async def hand(self, table: str, number: int) -> FinishedHand | None:
        """The finished hand of that number."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of the table."""
