"""The schema of the WebSocket: what goes over it, as JSON. `web/src/wire.ts` is made from it and `bodies.py`.

The WebSocket is `/ws/tables/{table}`, with the session's cookie or `?token=`; without either one
watches from the rail. A client that comes back adds `?since=SEQ`, the last number it has: it is
told what it missed, or welcomed anew where that is too long ago.

The server first sends `Welcome` (or, after `since`, the missed `Told`); then a `Told` each time
something happens, its facts numbered without a hole; and `Done` or `Refused` for every request,
after the `Told` it caused. Amounts are minor units; times are milliseconds; a card one may not
see is null.
"""

from typing import Literal

from msgspec import Struct

from doorcard.server.reasons import Reason, reason_of
from doorcard.stud import Hand, Illegal, Options
from doorcard.table.facts import Fact
from doorcard.table.record import HandLine, Won
from doorcard.table.requests import (
    Act,
    AddChips,
    Chat,
    Leave,
    PickGame,
    PostAnte,
    Prefer,
    Request,
    Sit,
    SitOut,
)
from doorcard.table.setup import Setup

__all__ = [
    "Act",
    "AddChips",
    "Asked",
    "Chat",
    "Done",
    "FromClient",
    "FromServer",
    "HandLine",
    "Leave",
    "PickGame",
    "PostAnte",
    "Prefer",
    "Refused",
    "SeatView",
    "Sit",
    "SitOut",
    "Told",
    "Welcome",
    "Won",
    "You",
    "refused",
]

FromClient = Request
"""Everything a client may send."""


class Asked(Struct, frozen=True):
    """What the table waits for now. `seats`: whose answer.

    act: an action of the hand, showing and choosing cards included; `options` only to the one asked.
    ante: whether the seats are in for the next hand. game: which of `games` the next hand is.
    `left_ms` of `of_ms` are left when this is sent, null: no clock; `bank`: the time bank is running.
    """

    what: Literal["act", "ante", "game"]
    seats: tuple[int, ...]
    turn: int
    left_ms: int | None = None
    of_ms: int | None = None
    bank: bool = False
    options: Options | None = None
    games: tuple[str, ...] = ()


class SeatView(Struct, frozen=True):
    """A taken seat. `stack` is what is before the player now, in the middle of a hand as well."""

    seat: int
    player: str
    name: str
    bot: bool
    stack: int
    sitting_out: bool
    connected: bool
    leaving: bool


class You(Struct, frozen=True):
    """The viewer. `adding`: chips that come when the hand is over. `seat` null: on the rail."""

    player: str | None
    name: str | None
    seat: int | None
    auto_ante: bool
    auto_muck: bool
    adding: int
    bank_ms: int


class Welcome(Struct, frozen=True, tag="welcome"):
    """The table as the viewer may see it after fact number `seq`.

    `hand`: the hand in play, or the last one until the next begins; `number` is its number and
    `playing` says whether it is still in play. `game`: its game, or the next hand's once that is
    picked. `recent`: the facts since that hand began, for the log of announcements. `hand_seat`:
    the viewer's seat in that hand, null when he was not dealt in. `titles`: what people call the
    games of somebody's own, by the name they travel under.
    """

    seq: int
    table: str
    setup: Setup
    seats: tuple[SeatView, ...]
    dealer: int | None
    number: int
    playing: bool
    game: str | None
    hand: Hand | None
    hand_seat: int | None
    recent: tuple[Fact, ...]
    asked: Asked | None
    you: You
    titles: dict[str, str] = {}


class Told(Struct, frozen=True, tag="told"):
    """Facts, the first numbered `seq`, the others following on; and what the table waits for now."""

    seq: int
    facts: tuple[Fact, ...]
    asked: Asked | None


class Done(Struct, frozen=True, tag="done"):
    """The request was done (and its `Told` has been sent before)."""

    id: str


class Refused(Struct, frozen=True, tag="refused"):
    """The request was not done and nothing has changed. `id` null: it could not be read.

    `reason` says why for programs, and for clients that speak any language; `allowed` is the same in
    English, for whoever reads it as it is.
    """

    id: str | None
    field: str
    value: str
    allowed: str
    reason: Reason | None


def refused(identity: str | None, error: Illegal) -> Refused:
    """The error as it is told to whoever asked; of its value at most 100 letters."""
    return Refused(identity, error.field, str(error.value)[:100], error.allowed, reason_of(error))


FromServer = Welcome | Told | Done | Refused
"""Everything the server sends over the WebSocket."""
