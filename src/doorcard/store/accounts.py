"""The port to the accounts: a name, kept by whoever holds the session. Play money, so no password."""

from typing import Protocol

from msgspec import Struct

__all__ = ["Account", "Accounts"]


class Account(Struct, frozen=True):
    """A person known here. `created`: ms since 1970."""

    player: str
    name: str
    created: int


class Accounts(Protocol):
    """Who is known here."""

    async def put(self, account: Account) -> None:
        """Keep a new account, or the new name of one."""

    async def get(self, player: str) -> Account | None:
        """The account with that id."""

    async def secret(self, name: str, fresh: str) -> str:
        """The secret kept under `name`; the first time, `fresh` is kept as it."""
