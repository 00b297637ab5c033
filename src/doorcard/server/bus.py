"""The seam between the gateways and the tables: who owns a table, and how a request finds it.

Here it is one process: the owner of every table is `Rooms`, and the bus is a method call. With many
processes a gateway would keep no state, `Owner.claim` would take a lease in the database, and the
bus would carry requests and tellings between them. Two owners of one table cannot both write, lease
or not: the log's key (table, seq) refuses the second.
"""

from typing import Protocol

from doorcard.server.listener import Listener
from doorcard.table import Request, Who

__all__ = ["Bus", "Owner"]


class Bus(Protocol):
    """How a gateway reaches a table, wherever it is played."""

    def join(self, table: str, listener: Listener, since: int | None) -> bool:
        """Tell the listener everything from now on; False: there is no such table."""

    def leave(self, table: str, listener: Listener) -> None:
        """Tell it no more."""

    def ask(self, table: str, who: Who | None, request: Request, reply: Listener) -> None:
        """Bring a request to the table; `reply` hears what became of it."""


class Owner(Protocol):
    """Who plays which tables."""

    async def claim(self, table: str) -> None:
        """Fold the table's log and play it from here on. Raises `Conflict` when another has it."""

    async def release(self, table: str) -> None:
        """Play it no more."""
