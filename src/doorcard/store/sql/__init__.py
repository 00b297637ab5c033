"""The store over SQL: SQLite or PostgreSQL."""

from doorcard.store.sql.store import SqlStore, open_store

__all__ = ["SqlStore", "open_store"]
