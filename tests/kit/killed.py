"""A server in a process of its own, to be killed: same folder, same port, again and again."""

from __future__ import annotations

from pathlib import Path

from doorcard.server.app import serve
from doorcard.server.bodies import NewTable
from doorcard.server.botseat import Pace
from doorcard.server.config import Settings
from doorcard.server.gateway import Patience

TABLES = (
    NewTable(name="One", house="full_tilt", games=("stud",), small=200, big=400, bots=7),
    NewTable(
        name="Two", house="timed", games=("stud8", "razz"), small=200, big=400, every=2, ante=40, bots=5
    ),
    NewTable(name="Three", house="home", games=("baseball",), small=100, big=500, seats=6, bots=4),
)


def run(folder: Path, port: int) -> None:
    """Serve until killed. Bots think a little, so that most moments are in the middle of a hand."""
    serve(
        Settings(
            data=folder,
            port=port,
            tables=TABLES,
            pace=Pace(1, 30),
            patience=Patience(burst=10**6, a_second=10**6),
            pause_ms=30,
            log_level="error",
        )
    )
