"""Starting: what keeps it from starting is one line that says what to do."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from doorcard.server.app import bind
from doorcard.server.config import ConfigError, data_folder, read_tables
from doorcard.server.static import load_client
from doorcard.store import StoreError
from doorcard.store.sql import open_store
from tests.kit.server import LONG


def test_a_port_that_is_taken() -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ConfigError, match=f"port: {port} on 127.0.0.1 is taken.*--port"):
            bind("127.0.0.1", port)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with (
        pytest.raises(ConfigError, match=r"data: cannot write to .*file.*--data"),
        data_folder(tmp_path / "file"),
    ):
        pass


def test_a_folder_another_server_is_using(tmp_path: Path) -> None:
    with (
        data_folder(tmp_path),
        pytest.raises(ConfigError, match="in use by another Doorcard"),
        data_folder(tmp_path),
    ):
        pass


async def test_a_database_newer_than_the_program(tmp_path: Path) -> None:
    file = tmp_path / "doorcard.db"
    store = await open_store(f"sqlite:///{file}")
    await store.close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreError, match="of version 9999, newer than this Doorcard, which knows up to 0001"):
        await open_store(f"sqlite:///{file}")


async def test_a_database_of_something_else(tmp_path: Path) -> None:
    file = tmp_path / "doorcard.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    connection.close()
    with pytest.raises(StoreError, match="not Doorcard's"):
        await open_store(f"sqlite:///{file}")


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "doorcard.db"
    file.write_bytes(b"not a database at all, but long enough to look like one" * 20)
    with pytest.raises(StoreError, match="cannot be used: file is not a database"):
        await open_store(f"sqlite:///{file}")


@pytest.mark.parametrize("url", ["mysql://x", "nonsense", "postgresql://%zz@["])
async def test_an_address_of_another_kind(url: str) -> None:
    with pytest.raises(StoreError, match="database"):
        await open_store(url)


async def test_a_postgresql_that_does_not_answer_and_no_password_in_the_text() -> None:
    with pytest.raises(StoreError, match="cannot be used") as refused:
        await open_store("postgresql://me:secretword@127.0.0.1:1/x")
    assert "secretword" not in str(refused.value)


def test_tables_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.toml"
    file.write_text(
        '[[table]]\nname = "One"\nhouse = "sbg"\ngames = ["stud"]\nsmall = 200\nbig = 400\nbots = 3\n'
    )
    (table,) = read_tables(file)
    assert (table.name, table.bots) == ("One", 3)


def test_without_a_built_client_there_is_nothing_to_load(tmp_path: Path) -> None:
    assert load_client(tmp_path) == {}
    (tmp_path / "index.html").write_text("<p>" + "x" * 600)
    (tmp_path / ".built").write_text("stamp")
    client = load_client(tmp_path)
    assert set(client) == {"/index.html"}
    assert client["/index.html"].pressed is not None


def test_the_command_says_it_in_one_line() -> None:
    with bind("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        ran = subprocess.run(
            [sys.executable, "-m", "doorcard", "play", "--port", port, "--no-browser"],
            capture_output=True,
            text=True,
            timeout=LONG,
            check=False,
        )
    assert ran.returncode == 2
    assert ran.stderr.splitlines() == [
        f"doorcard: port: {port} on 127.0.0.1 is taken; stop what uses it, or choose another with --port"
    ]
