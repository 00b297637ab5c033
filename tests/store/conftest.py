"""Every store, one after another: a contract test runs against each."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from doorcard.store import MemoryStore, Store
from doorcard.store.sql import open_store
from tests.store.postgres import postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    try:
        with postgres() as url:
            yield url
    except FileNotFoundError as error:
        pytest.skip(f"no PostgreSQL here: {error}")


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store
    if request.param == "memory":
        opened = MemoryStore()
    elif request.param == "sqlite":
        opened = await open_store(f"sqlite:///{tmp_path / 'doorcard.db'}")
    else:
        opened = await open_store(await fresh_database(request.getfixturevalue("postgres_server")))
    yield opened
    await opened.close()


async def fresh_database(server: str) -> str:
    """An empty database on the server."""
    import asyncpg

    name = f"doorcard_{secrets.token_hex(6)}"
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return server.rpartition("/")[0] + f"/{name}"
