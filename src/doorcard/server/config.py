"""What the server is told by whoever runs it: flags, or DOORCARD_… in the environment."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from doorcard.games import BadGame, Problem
from doorcard.games.file import Unreadable, text_of
from doorcard.games.lines import lines_of
from doorcard.games.showing import cut
from doorcard.games.toml import as_kind, parsed, placed
from doorcard.i18n.own_games import OWN_GAME_TEXTS
from doorcard.server.allowance import OFF
from doorcard.server.bodies import NewTable
from doorcard.server.botseat import Pace
from doorcard.server.gateway import USUAL, Patience
from doorcard.server.opening import setup_of
from doorcard.server.rooms import MOST, check_bots
from doorcard.stud import Illegal
from doorcard.table.check import DAY_MS

__all__ = ["ConfigError", "Settings", "data_folder", "read_tables"]


class ConfigError(ValueError):
    """The server cannot start so; the text is one line for whoever runs it."""


class Settings(Struct, frozen=True, kw_only=True):
    """One server. `port` 0: any free one. `database` None: SQLite in `data`. `pause_ms` None: the usual.

    `tables`: opened when the database has none. `secure`: the cookie travels by HTTPS alone.
    `new_sessions`, `new_tables`: how many one address may make; `address_sockets`, `player_sockets`:
    how many sockets each may hold open; "off" for any number. `proxies`: whose `X-Forwarded-For` is
    believed, addresses and networks with commas between. `rest_minutes`: how long bots play when
    nobody looks, 0: for ever. `odds_bots`: how many of each table's bots weigh their hands by the
    sampled odds.
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
    address_sockets: str = OFF
    player_sockets: str = OFF
    proxies: str = "127.0.0.1,::1"
    rest_minutes: float = 10
    odds_bots: int = 0
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


Seconds = Annotated[int, Meta(ge=0, le=DAY_MS // 1000)]


class _Table(NewTable, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table as a file has it: its numbers are bounded by their fields' own names, however long they are."""

    every: Literal["orbit", "dealers_choice"] | Annotated[int, Meta(ge=1, le=1000)] = "orbit"
    seats: Annotated[int, Meta(ge=2, le=9)] = 8
    seconds_to_act: Seconds | None = None
    time_bank_seconds: Seconds = 0
    bots: Annotated[int, Meta(ge=0, le=9)] = 0


class _File(Struct, forbid_unknown_fields=True):
    table: Annotated[tuple[_Table, ...], Meta(max_length=MOST)] = ()


LARGEST = 100_000
"""Characters of a file of tables at most."""


def read_tables(file: Path) -> tuple[NewTable, ...]:
    """The tables of a TOML file, one [[table]] each with the fields of `NewTable`.

    Raises `ConfigError` naming the file, the line, the field, its value and what is allowed.
    """
    try:
        text = text_of(file, LARGEST)
        said = parsed(text, _File, LARGEST)
        lines = lines_of(text)
        tables = as_kind(said, _File, lines=lines).table
    except Unreadable as error:
        allowed = OWN_GAME_TEXTS["en"].readable
        raise ConfigError(f"tables: {file}: cannot be read: {error.why}; allowed: {allowed}") from None
    except BadGame as error:
        raise ConfigError(f"tables: {file}: {error}") from None
    for place, table in enumerate(tables):
        try:
            check_bots(setup_of(table), table.bots)
        except Illegal as error:
            wrong = Problem(f"table[{place}].{error.field}", cut(str(error.value)), error.allowed)
            raise ConfigError(f"tables: {file}: {placed(wrong, lines)}") from None
    return tables
