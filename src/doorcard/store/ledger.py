"""The port to the ledger. It is written by `Log.append` alone, with the facts that moved the chips."""

from collections.abc import Iterable
from typing import Protocol

from doorcard.table import Transfer

__all__ = ["Ledger", "check_zero"]


class Ledger(Protocol):
    """Who has how many chips, minor units."""

    async def balance(self, account: str) -> int:
        """What the entries of `account` add up to; 0 without any."""

    async def balances(self, prefix: str) -> dict[str, int]:
        """The balance of every account whose name begins with `prefix`."""


def check_zero(transfers: Iterable[Transfer]) -> None:
    """Raises `ValueError` naming a transfer that makes or loses chips."""
    for transfer in transfers:
        total = sum(entry.amount for entry in transfer.entries)
        if total:
            raise ValueError(f"transfer: {transfer.reason} at {transfer.seq} sums to {total}; 0")
