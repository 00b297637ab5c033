"""The store in memory: for tests and for tables nobody needs tomorrow."""

from collections.abc import Sequence

from doorcard.store.accounts import Account
from doorcard.store.ledger import check_zero
from doorcard.store.log import Commit, Conflict, FinishedHand, Numbered, Snapshot

__all__ = ["MemoryStore"]


class MemoryStore:
    """Every port, over plain lists."""

    def __init__(self) -> None:
        self._facts: dict[str, list[Numbered]] = {}
        self._hands: dict[str, list[FinishedHand]] = {}
        self._snapshots: dict[str, Snapshot] = {}
        self._balances: dict[str, int] = {}
        self._accounts: dict[str, Account] = {}
        self._secrets: dict[str, str] = {}

    async def append(self, commits: Sequence[Commit]) -> None:
        ends = {table: len(facts) for table, facts in self._facts.items()}
        for commit in commits:
            check_zero(commit.transfers)
            for numbered in commit.facts:
                end = ends.get(commit.table, 0)
                if numbered.seq != end + 1:
                    raise Conflict(f"seq: {numbered.seq} at table {commit.table}; {end + 1} is next")
                ends[commit.table] = numbered.seq
        for commit in commits:
            self._facts.setdefault(commit.table, []).extend(commit.facts)
            self._hands.setdefault(commit.table, []).extend(commit.hands)
            for transfer in commit.transfers:
                for entry in transfer.entries:
                    self._balances[entry.account] = self._balances.get(entry.account, 0) + entry.amount
            if commit.snapshot is not None:
                self._snapshots[commit.table] = commit.snapshot

    async def facts(self, table: str, after: int = 0, until: int | None = None) -> tuple[Numbered, ...]:
        return tuple(self._facts.get(table, [])[after:until])

    async def tables(self) -> tuple[str, ...]:
        return tuple(self._facts)

    async def keys(self, table: str, last: int) -> tuple[str, ...]:
        keys = [one.key for one in self._facts.get(table, []) if one.key is not None]
        return tuple(keys[-last:])

    async def hands(self, table: str, last: int) -> tuple[FinishedHand, ...]:
        return tuple(self._hands.get(table, [])[-last:][::-1])

    async def hand(self, table: str, number: int) -> FinishedHand | None:
        return next((one for one in self._hands.get(table, []) if one.line.number == number), None)

    async def snapshot(self, table: str) -> Snapshot | None:
        return self._snapshots.get(table)

    async def balance(self, account: str) -> int:
        return self._balances.get(account, 0)

    async def balances(self, prefix: str) -> dict[str, int]:
        return {name: amount for name, amount in self._balances.items() if name.startswith(prefix)}

    async def put(self, account: Account) -> None:
        self._accounts[account.player] = account

    async def get(self, player: str) -> Account | None:
        return self._accounts.get(player)

    async def secret(self, name: str, fresh: str) -> str:
        return self._secrets.setdefault(name, fresh)

    async def close(self) -> None:
        """Nothing to close."""
