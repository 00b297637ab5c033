"""All ports together: what the server is given."""

from typing import Protocol

from doorcard.store.accounts import Accounts
from doorcard.store.ledger import Ledger
from doorcard.store.log import Log

__all__ = ["Store"]


class Store(Log, Ledger, Accounts, Protocol):
    """Facts, chips and accounts in one place."""

    async def close(self) -> None:
        """Let go of files and connections."""
