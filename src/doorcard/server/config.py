"""What the server is told by whoever runs it: flags, or DOORCARD_… in the environment."""

import contextlib
import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from doorcard.server.bodies import NewTable
from doorcard.server.botseat import Pace
from doorcard.server.gateway import USUAL, Patience

__all__ = ["ConfigError", "Settings", "data_folder", "read_tables"]


class ConfigError(ValueError):
    """The server cannot start so; the text is one line for whoever runs it."""


class Settings(Struct, frozen=True, kw_only=True):
    """One server. `port` 0: any free one. `database` None: SQLite in `data`. `pause_ms` None: the usual.

    `tables`: opened when the database has none. `secure`: the cookie travels by HTTPS alone.
    `new_sessions`, `new_tables`: how many one address may make, "off" for any number. `proxies`:
    whose `X-Forwarded-For` is believed, addresses and networks with commas between. `rest_minutes`:
    how long bots play when nobody looks, 0: for ever.
    """

    host: str = "127.0.0.1"
    port: int = 7777
    data: Path = Path("data")
    database: str | None = None
    tables: tuple[NewTable, ...] = ()
    pace: Pace = Pace()
    patience: Patience = USUAL
    pause_ms: int | None = None
    secure: bool = False
    new_sessions: str = "60/minute"
    new_tables: str = "20/hour"
    proxies: str = "127.0.0.1,::1"
    rest_minutes: float = 10
    log_json: bool = False
    log_level: str = "info"

    @property
    def url(self) -> str:
        """The database's address."""
        return self.database or f"sqlite:///{self.data.resolve() / 'doorcard.db'}"


@contextlib.contextmanager
def data_folder(folder: Path) -> Iterator[None]:
    """The folder, made where it is missing, and ours alone while we run.

    What is new in it others on the machine cannot read: it holds decks and the sessions' secret.

    Raises `ConfigError` when it cannot be written, or another server is using it.
    """
    mask = os.umask(0o077)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / "doorcard.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        os.umask(mask)
        raise ConfigError(
            f"data: cannot write to {folder}: {error.strerror}; name another with --data"
        ) from error
    try:
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise ConfigError(
                f"data: {folder} is in use by another Doorcard; stop that one, or name another with --data"
            ) from error
        yield
    finally:
        os.close(lock)
        os.umask(mask)


class _File(Struct, forbid_unknown_fields=True):
    table: tuple[NewTable, ...] = ()


def read_tables(file: Path) -> tuple[NewTable, ...]:
    """The tables of a TOML file, one [[table]] each with the fields of `NewTable`.

    Raises `ConfigError` naming the field.
    """
    try:
        return msgspec.convert(tomllib.loads(file.read_text()), _File).table
    except OSError as error:
        raise ConfigError(f"tables: cannot read {file}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ConfigError(f"tables: {file}: {error}") from error
