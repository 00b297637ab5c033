"""The schema of HTTP: what goes in and out of `/api`, as JSON. `web/src/wire.ts` is made from it and `wire.py`.

Amounts are minor units, times milliseconds; a card one may not see is null.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from doorcard.games import OwnGame
from doorcard.server.reasons import Reason
from doorcard.server.wire import SeatView
from doorcard.stud import Event, Hand, HouseRules, Stakes, Variant
from doorcard.table.facts import DealtIn
from doorcard.table.record import HandLine
from doorcard.table.requests import Amount
from doorcard.table.setup import BuyIn, Setup

__all__ = [
    "HTTP",
    "AskOdds",
    "CheckedGame",
    "CheckedTable",
    "DecisionOdds",
    "GameLine",
    "GameProblem",
    "HandOdds",
    "HandRecord",
    "Health",
    "HouseLine",
    "NewSession",
    "NewTable",
    "OddsAnswer",
    "OddsLine",
    "PlayerShare",
    "Problem",
    "Session",
    "TableLine",
]


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
    """GET /api/tables: one line of the lobby; GET and POST /api/tables/{id} too.

    `titles`: what people call those of `games` that are somebody's own.
    """

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
    titles: dict[str, str] = {}


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
    """What every HTTP error says: 400 for a bad field, 401 without a session, 404, 409, 429.

    `reason` says why for programs, and for clients that speak any language; `allowed` is the same in
    English. Where `reason` is null, `value` and `allowed` are in the language of `Accept-Language`.
    """

    field: str
    value: str
    allowed: str
    reason: Reason | None = None


class CheckedTable(Struct, frozen=True):
    """POST /api/tables/check: the terms the table asked for would have, or why it cannot be opened."""

    setup: Setup | None
    problem: Problem | None = None


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
    CheckedTable,
    AskOdds,
    OddsAnswer,
    HandOdds,
    HouseLine,
    Health,
    Problem,
)
"""Everything said over HTTP (untagged; the address says which)."""
