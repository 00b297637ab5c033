"""The database: one append-only table of facts, and what is written in the same transaction."""

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

__all__ = ["ACCOUNTS", "EVENTS", "HANDS", "LEDGER", "METADATA", "SECRETS", "SNAPSHOTS"]

METADATA = MetaData()

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(120)),
    Column("payload", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""Facts. Two owners of one table cannot both write a number: the key fences them."""

HANDS = Table(
    "hands",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("first", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("line", Text, nullable=False),
)
"""Where each finished hand is among the facts."""

LEDGER = Table(
    "ledger",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("account", String(120), nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("reason", String(20), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ledger_account", "account"),
)
"""Entries; those of one (table_id, seq) sum to zero."""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("version", String(40), nullable=False),
    Column("payload", LargeBinary, nullable=False),
)
"""A shortcut for the start: nothing is lost when it is emptied."""

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(120), nullable=False),
)
