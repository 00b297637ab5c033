"""The one schema: what goes over the WebSocket and over HTTP, as JSON. `web/src/wire.ts` is made from it.

The WebSocket is `/ws/tables/{table}`, with the session's cookie or `?token=`; without either one
watches from the rail. A client that comes back adds `?since=SEQ`, the last number it has: it is
told what it missed, or welcomed anew where that is too long ago.

The server first sends `Welcome` (or, after `since`, the missed `Told`); then a `Told` each time
something happens, its facts numbered without a hole; and `Done` or `Refused` for every request,
after the `Told` it caused. Amounts are minor units; times are milliseconds; a card one may not
see is null.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from doorcard.games import OwnGame
from doorcard.stud import Event, Hand, HouseRules, Options, Stakes, Variant
from doorcard.table.facts import DealtIn, Fact
from doorcard.table.record import HandLine, Won
from doorcard.table.requests import (
    Act,
    AddChips,
    Amount,
    Chat,
    Leave,
    PickGame,
    PostAnte,
    Prefer,
    Request,
    Sit,
    SitOut,
)
from doorcard.table.setup import BuyIn, Setup

__all__ = [
    "HTTP",
    "Act",
    "AddChips",
    "AskOdds",
    "Asked",
    "Chat",
    "CheckedGame",
    "DecisionOdds",
    "Done",
    "FromClient",
    "FromServer",
    "GameLine",
    "GameProblem",
    "HandLine",
    "HandOdds",
    "HandRecord",
    "Health",
    "Leave",
    "NewSession",
    "NewTable",
    "OddsAnswer",
    "OddsLine",
    "PickGame",
    "PlayerShare",
    "PostAnte",
    "Prefer",
    "Problem",
    "Refused",
    "SeatView",
    "Session",
    "Sit",
    "SitOut",
    "TableLine",
    "Told",
    "Welcome",
    "Won",
    "You",
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
    the viewer's seat in that hand, null when he was not dealt in.
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


class Told(Struct, frozen=True, tag="told"):
    """Facts, the first numbered `seq`, the others following on; and what the table waits for now."""

    seq: int
    facts: tuple[Fact, ...]
    asked: Asked | None


class Done(Struct, frozen=True, tag="done"):
    """The request was done (and its `Told` has been sent before)."""

    id: str


class Refused(Struct, frozen=True, tag="refused"):
    """The request was not done and nothing has changed. `id` null: it could not be read."""

    id: str | None
    field: str
    value: str
    allowed: str


FromServer = Welcome | Told | Done | Refused
"""Everything the server sends over the WebSocket."""


class NewSession(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/session: pick a name, 1 to 20 letters, digits, spaces or - _ . '. Play money: no password."""

    name: str


class Session(Struct, frozen=True):
    """POST and GET /api/session (401 without one). `token`, only from POST, is for clients without cookies.

    `balance`: what the player has won or lost and what is on the tables, play money; may be below 0.
    """

    player: str
    name: str
    balance: int
    token: str | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables. `small` and `big`: the two bets of fixed limit, or low and high of spread limit.

    `games`: one, or several played in turn (`every` an orbit or so many hands), or dealer's choice.
    What is null is the house's own or the room's default. `bots`: how many sit down at once. `own`:
    games of one's own that `games` may name beside the house's.
    """

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    house: str
    games: tuple[str, ...]
    small: Amount
    big: Amount
    limit: Literal["fixed", "spread"] | None = None
    every: Literal["orbit", "dealers_choice"] | int = "orbit"
    ante: Amount | None = None
    bring_in: Amount | None = None
    seats: int = 8
    buy_in_least: Amount | None = None
    buy_in_most: Amount | None = None
    seconds_to_act: int | None = None
    time_bank_seconds: int = 0
    bots: int = 0
    own: Annotated[tuple[OwnGame, ...], Meta(max_length=8)] = ()


class TableLine(Struct, frozen=True):
    """GET /api/tables: one line of the lobby; GET and POST /api/tables/{id} too."""

    table: str
    name: str
    house: str
    games: tuple[str, ...]
    stakes: Stakes
    seats: int
    buy_in: BuyIn
    players: tuple[SeatView, ...]
    number: int
    playing: bool


class HandRecord(Struct, frozen=True):
    """GET /api/tables/{id}/hands/{number}: a finished hand as the viewer may see it.

    `events` are the hand's facts, `LiveHandsRevealed` open to those dealt in where the house keeps
    it; `hand` is what they fold to. `your_seat` null: the viewer was not dealt in.
    """

    table: str
    number: int
    game: str
    dealer: int
    at: int
    seats: tuple[DealtIn, ...]
    your_seat: int | None
    events: tuple[Event, ...]
    hand: Hand


class GameLine(Struct, frozen=True):
    """GET /api/games."""

    name: str
    also: tuple[str, ...]
    variant: Variant


class GameProblem(Struct, frozen=True):
    """What is wrong with a game of one's own: the field as a path, its value, what is allowed."""

    field: str
    value: str
    allowed: str


class CheckedGame(Struct, frozen=True):
    """POST /api/games/check, with an `OwnGame`: the game, or every reason why it cannot be played."""

    variant: Variant | None
    problems: tuple[GameProblem, ...] = ()


class AskOdds(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/odds: what each holding wins on average. Answered with `OddsAnswer`.

    `holdings`: in dealing order, down cards first and then upcards, "??" for a card not known;
    "AsAh/Kd" says which are up. `dead`: cards that cannot come. `own`: a game of one's own, instead.
    """

    game: str
    holdings: Annotated[tuple[str, ...], Meta(min_length=2, max_length=9)]
    dead: str = ""
    house: str = "full_tilt"
    own: OwnGame | None = None


class OddsLine(Struct, frozen=True):
    """One holding: its part of the pot on average, 0 to 1; how many of `total` deals give it the whole pot
    alone (`win`) or a part of it (`tie`); the standard error of `equity`, 0 when counted exactly."""

    holding: str
    equity: float
    win: int
    tie: int
    total: int
    stderr: float


class OddsAnswer(Struct, frozen=True):
    """The odds asked for, and how they were had."""

    method: Literal["exact", "sampled"]
    seconds: float
    players: tuple[OddsLine, ...]


class PlayerShare(Struct, frozen=True):
    """A live seat's part of the pot on average, 0 to 1, and its standard error."""

    seat: int
    equity: float
    stderr: float


class DecisionOdds(Struct, frozen=True):
    """The odds when event number `at` of the hand (from 0), an action of `seat`, was still to come.

    `open`: from the upcards alone, as known to all. `own`: with the viewer's down cards as well, null
    where he was not in the hand or had folded.
    """

    at: int
    seat: int
    street: int
    open: tuple[PlayerShare, ...]
    own: tuple[PlayerShare, ...] | None


class HandOdds(Struct, frozen=True):
    """GET /api/tables/{id}/hands/{number}/odds: of a finished hand, never of one in play."""

    table: str
    number: int
    decisions: tuple[DecisionOdds, ...]


class HouseLine(Struct, frozen=True):
    """GET /api/houses."""

    name: str
    house: HouseRules


class Health(Struct, frozen=True):
    """GET /api/health."""

    ok: bool
    version: str
    tables: int
    sockets: int


class Problem(Struct, frozen=True):
    """What every HTTP error says: 400 for a bad field, 401 without a session, 404, 409."""

    field: str
    value: str
    allowed: str


HTTP: tuple[type[Struct], ...] = (
    NewSession,
    Session,
    NewTable,
    TableLine,
    HandLine,
    HandRecord,
    GameLine,
    OwnGame,
    CheckedGame,
    AskOdds,
    OddsAnswer,
    HandOdds,
    HouseLine,
    Health,
    Problem,
)
"""Everything said over HTTP (untagged; the address says which)."""
