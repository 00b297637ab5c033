"""Where a room keeps what happened: the ports, and their two implementations (`memory`, `sql`)."""

from doorcard.store.accounts import Account, Accounts
from doorcard.store.group import GroupCommit
from doorcard.store.ledger import Ledger
from doorcard.store.log import Commit, Conflict, FinishedHand, Log, Numbered, Snapshot, StoreError
from doorcard.store.memory import MemoryStore
from doorcard.store.ports import Store

__all__ = [
    "Account",
    "Accounts",
    "Commit",
    "Conflict",
    "FinishedHand",
    "GroupCommit",
    "Ledger",
    "Log",
    "MemoryStore",
    "Numbered",
    "Snapshot",
    "Store",
    "StoreError",
]
