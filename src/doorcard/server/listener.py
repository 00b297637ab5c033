"""Whoever is told what happens at a table."""

from typing import Protocol

from doorcard.server.telling import Telling
from doorcard.server.wire import Done, Refused, Told, Welcome
from doorcard.table import Who

__all__ = ["Listener"]


class Listener(Protocol):
    """Somebody at the table: a socket or a bot. None of these may wait or fail."""

    who: Who | None

    def welcome(self, message: Welcome) -> None:
        """The table as it is."""

    def missed(self, message: Told) -> None:
        """Something that happened while the listener was away."""

    def tell(self, telling: Telling) -> None:
        """Something has happened."""

    def answer(self, message: Done | Refused) -> None:
        """The answer to a request of this listener."""

    def close(self, code: int, reason: str) -> None:
        """The table is closing."""
