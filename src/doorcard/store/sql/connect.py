"""Two ways to a database, one shape: a function of a connection, run without holding up the event loop.

SQLite has no sockets to wait on: its work is done in threads, a whole transaction in one hop. (A driver
that hops for every statement makes a busy loop's commit ten times as slow.) PostgreSQL is awaited.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from doorcard.store.log import StoreError

__all__ = ["Database", "connect"]

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(Protocol):
    """Where the statements go. `name` has no password in it."""

    name: str
    dialect: str

    async def write(self, work: Work[T]) -> T:
        """Run `work` in one transaction, committed when it returns."""

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads."""

    async def close(self) -> None:
        """Let go of every connection."""


def connect(url: str) -> Database:
    """The database at `url`; nothing is opened yet. Raises `StoreError` for an address of another kind."""
    scheme, found, rest = url.partition("://")
    kind = scheme.partition("+")[0]
    try:
        if found and kind == "sqlite":
            return _Threaded(create_engine(f"sqlite://{rest}"))
        if found and kind in ("postgresql", "postgres"):
            return _Awaited(create_async_engine(make_url(f"postgresql+asyncpg://{rest}")))
    except ArgumentError as error:
        raise StoreError(f"database: not an address: {kind}://…") from error
    except ModuleNotFoundError as error:
        raise StoreError(
            f"database: {kind} needs the package {error.name}: pip install doorcard[postgres]"
        ) from error
    raise StoreError(
        f"database: {scheme or 'nothing'}; sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME"
    )


class _Threaded:
    """SQLite: one thread writes, another reads beside it."""

    def __init__(self, engine: Engine) -> None:
        self.name = engine.url.render_as_string(hide_password=True)
        self.dialect = engine.dialect.name
        self._engine = engine
        self._writer = ThreadPoolExecutor(1, "writes")
        self._reader = ThreadPoolExecutor(1, "reads")
        event.listen(engine, "connect", _tune)

    async def write(self, work: Work[T]) -> T:
        def run() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, run)

    async def read(self, work: Work[T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reader, run)

    async def close(self) -> None:
        self._writer.shutdown()
        self._reader.shutdown()
        self._engine.dispose()


def _tune(connection: Any, _: object) -> None:
    """WAL, so that readers do not wait; synchronous FULL, so that what was told is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class _Awaited:
    """PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.name = engine.url.render_as_string(hide_password=True)
        self.dialect = engine.dialect.name
        self._engine = engine

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()
