"""`doorcard play` and `doorcard serve`."""

import contextlib
import os
import sys
import tempfile
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

__all__ = ["ADDRESS_SOCKETS", "PLAYER_SOCKETS", "play", "serve"]

ADDRESS_SOCKETS = "200"
"""Sockets one address may hold open: a club behind one router has fewer."""
PLAYER_SOCKETS = "20"
"""Sockets one player may hold open: one for each page he has open."""

Port = Annotated[int, typer.Option(help="Where to listen.", min=0, max=65535, envvar="DOORCARD_PORT")]
Host = Annotated[str, typer.Option(help="The address to listen on.", envvar="DOORCARD_HOST")]
Database = Annotated[
    str | None,
    typer.Option(
        help="postgresql://… or sqlite:///…; SQLite in the data folder.", envvar="DOORCARD_DATABASE"
    ),
]


def play(
    house: Annotated[str, typer.Option(help="Whose rules.")] = "full_tilt",
    game: Annotated[str, typer.Option(help="Which game.")] = "stud",
    bots: Annotated[int, typer.Option(help="How many bots sit down.", min=0, max=8)] = 7,
    port: Port = 7777,
    host: Host = "127.0.0.1",
    data: Annotated[
        Path | None, typer.Option(help="Keep everything in this folder; by default nothing is kept.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
) -> None:
    """A table of bots and a seat for you, in the browser."""
    from doorcard.server.app import serve as run
    from doorcard.server.bodies import NewTable
    from doorcard.server.config import Settings
    from doorcard.stud import variant_named

    with _plainly():
        seats = min(8, variant_named(game).seats)
        tables = (
            NewTable(
                name="Doorcard",
                house=house,
                games=(game,),
                small=200,
                big=400,
                seats=seats,
                bots=min(bots, seats),
            ),
        )
        with _folder(data) as folder:
            settings = Settings(
                host=host,
                port=port,
                data=folder,
                tables=tables,
                address_sockets=ADDRESS_SOCKETS,
                player_sockets=PLAYER_SOCKETS,
                log_level="warning",
            )
            run(settings, lambda address: _ready(address, browser))


def serve(
    host: Host = "127.0.0.1",
    port: Port = 7777,
    data: Annotated[
        Path, typer.Option(help="The folder everything is kept in.", envvar="DOORCARD_DATA")
    ] = Path("data"),
    database: Database = None,
    tables: Annotated[
        Path | None,
        typer.Option(
            help="A TOML file of the tables to open when there are none yet.", envvar="DOORCARD_TABLES"
        ),
    ] = None,
    secure: Annotated[
        bool, typer.Option(help="Behind HTTPS: cookies travel by it alone.", envvar="DOORCARD_SECURE")
    ] = False,
    new_sessions: Annotated[
        str,
        typer.Option(
            help="How many names one address may pick; off: any number.", envvar="DOORCARD_NEW_SESSIONS"
        ),
    ] = "60/minute",
    new_tables: Annotated[
        str,
        typer.Option(
            help="How many tables one address may open; off: any number.", envvar="DOORCARD_NEW_TABLES"
        ),
    ] = "20/hour",
    address_sockets: Annotated[
        str,
        typer.Option(
            help="How many sockets one address may hold open; off: any number.",
            envvar="DOORCARD_ADDRESS_SOCKETS",
        ),
    ] = ADDRESS_SOCKETS,
    player_sockets: Annotated[
        str,
        typer.Option(
            help="How many sockets one player may hold open; off: any number.",
            envvar="DOORCARD_PLAYER_SOCKETS",
        ),
    ] = PLAYER_SOCKETS,
    proxies: Annotated[
        str,
        typer.Option(help="The proxies whose X-Forwarded-For is believed.", envvar="DOORCARD_PROXIES"),
    ] = "127.0.0.1,::1",
    rest_minutes: Annotated[
        float,
        typer.Option(
            help="How long bots play when nobody looks; 0: for ever.", min=0, envvar="DOORCARD_REST_MINUTES"
        ),
    ] = 10,
    odds_bots: Annotated[
        int,
        typer.Option(
            help="How many of each table's bots weigh their hands by the odds.",
            min=0,
            max=8,
            envvar="DOORCARD_ODDS_BOTS",
        ),
    ] = 0,
    log_json: Annotated[bool, typer.Option(help="Logs for programs.", envvar="DOORCARD_LOG_JSON")] = False,
) -> None:
    """A room to host: several tables, kept in a database."""
    from doorcard.odds.warming import warm_games
    from doorcard.server.allowance import check_allowance
    from doorcard.server.app import serve as run
    from doorcard.server.config import Settings, read_tables
    from doorcard.server.opening import house_tables
    from doorcard.server.turnstile import check_most

    with _plainly():
        check_allowance("new-sessions", new_sessions)
        check_allowance("new-tables", new_tables)
        check_most("address-sockets", address_sockets)
        check_most("player-sockets", player_sockets)
        opened = house_tables() if tables is None else read_tables(tables)
        settings = Settings(
            host=host,
            port=port,
            data=data,
            database=database,
            tables=opened,
            secure=secure,
            new_sessions=new_sessions,
            new_tables=new_tables,
            address_sockets=address_sockets,
            player_sockets=player_sockets,
            proxies=proxies,
            rest_minutes=rest_minutes,
            odds_bots=odds_bots,
            log_json=log_json,
        )
        if odds_bots:
            warm_games(typer.echo)
        run(settings, lambda address: typer.echo(f"Doorcard is open at {address}"))


@contextlib.contextmanager
def _plainly() -> Iterator[None]:
    """What keeps the server from starting, as the command line says it: one line."""
    from doorcard.store import StoreError

    try:
        yield
    except StoreError as error:
        raise ValueError(str(error)) from error


@contextlib.contextmanager
def _folder(data: Path | None) -> Iterator[Path]:
    if data is not None:
        yield data
        return
    with tempfile.TemporaryDirectory(prefix="doorcard-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def _ready(address: str, browser: bool) -> None:
    typer.echo(f"Your table is open at {address}   (Ctrl-C to stop)")
    if browser and _has_display():
        webbrowser.open(address)


def _has_display() -> bool:
    named = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(named) or sys.platform in ("win32", "darwin")
