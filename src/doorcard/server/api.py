"""HTTP: sessions, the lobby, the last hands. Every error is a `Problem`: field, value, what is allowed."""

from typing import Any

import structlog
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody

from doorcard import __version__
from doorcard.games import BadGame, game_of
from doorcard.server.auth import COOKIE, Auth, token_in
from doorcard.server.inbound import read_reason
from doorcard.server.log import where
from doorcard.server.opening import setup_of
from doorcard.server.rooms import Rooms
from doorcard.server.welcome import table_line, view_of
from doorcard.server.wire import (
    CheckedGame,
    GameLine,
    GameProblem,
    HandRecord,
    Health,
    HouseLine,
    NewSession,
    NewTable,
    Problem,
    Session,
    TableLine,
)
from doorcard.store import Store
from doorcard.stud import HOUSES, VARIANTS, Illegal
from doorcard.table import HandLine, Who, account_of, told
from doorcard.table.facts import HandBegan, Played

__all__ = ["HANDLERS", "LAST_HANDS", "as_problem"]

Asker = Request[Any, Any, Any]

LAST_HANDS = 50
YEAR_S = 365 * 24 * 3600


class Refusal(HTTPException):
    """A `Problem` with its status."""

    def __init__(self, status: int, field: str, value: str, allowed: str) -> None:
        super().__init__(status_code=status, detail=field)
        self.problem = Problem(field, value, allowed)


def as_problem(request: Asker, error: Exception) -> Response[Problem]:
    """Any error as a `Problem`; of one nobody foresaw, only that it happened."""
    match error:
        case Refusal():
            return Response(error.problem, status_code=error.status_code)
        case Illegal():
            return Response(Problem(error.field, str(error.value), error.allowed), status_code=400)
        case HTTPException():
            return Response(_foreign(request, error), status_code=error.status_code)
        case _:
            structlog.get_logger().error("a request failed", path=request.url.path, **where(error))
            return Response(
                Problem("request", request.url.path, "another; this one failed here"), status_code=500
            )


def _foreign(request: Asker, error: HTTPException) -> Problem:
    """What Litestar refuses, in our words."""
    extra = error.extra if isinstance(error.extra, list) else []
    said = [one for one in extra if isinstance(one, dict)]
    if not said:
        return Problem("request", f"{request.method} {request.url.path}", error.detail)
    field, allowed = read_reason(str(said[0].get("message", "")))
    return Problem(str(said[0].get("key") or field), "this one", allowed)


def _who(request: Asker) -> Who | None:
    auth: Auth = request.app.state.auth
    bearer = request.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return auth.who(bearer[7:].strip())
    return auth.who(token_in(request.headers.get("cookie", "")))


def _rooms(request: Asker) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def _store(request: Asker) -> Store:
    return _rooms(request).store


@post("/api/session", status_code=201)
async def make_session(request: Asker, data: JSONBody[NewSession]) -> Response[Session]:
    """Pick a name, or another one."""
    auth: Auth = request.app.state.auth
    who = await auth.named(_store(request), data.name, _who(request))
    token = auth.token(who)
    balance = await _store(request).balance(account_of(who.player))
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR_S,
        httponly=True,
        samesite="lax",
        secure=request.app.state.secure,
    )
    return Response(Session(who.player, who.name, balance, token), cookies=[cookie], status_code=201)


@get("/api/session")
async def read_session(request: Asker) -> Session:
    """Who one is."""
    who = _who(request)
    if who is None:
        raise Refusal(401, "session", "none", "a session from POST /api/session")
    return Session(who.player, who.name, await _store(request).balance(account_of(who.player)))


@get("/api/tables")
async def list_tables(request: Asker) -> list[TableLine]:
    """The lobby."""
    return [table_line(name, room.table) for name, room in _rooms(request).rooms.items()]


@post("/api/tables", status_code=201)
async def open_table(request: Asker, data: JSONBody[NewTable]) -> TableLine:
    """Open a table; whoever has a session may."""
    if _who(request) is None:
        raise Refusal(401, "session", "none", "a session from POST /api/session")
    room = await _rooms(request).open(setup_of(data, request.app.state.pause_ms), data.bots)
    return table_line(room.name, room.table)


@get("/api/tables/{table:str}")
async def read_table(request: Asker, table: FromPath[str]) -> TableLine:
    """One table."""
    room = _rooms(request).rooms.get(table)
    if room is None:
        raise Refusal(404, "table", table, "a table of GET /api/tables")
    return table_line(table, room.table)


@get("/api/tables/{table:str}/hands")
async def list_hands(request: Asker, table: FromPath[str]) -> list[HandLine]:
    """The last hands, newest first."""
    if table not in _rooms(request).rooms:
        raise Refusal(404, "table", table, "a table of GET /api/tables")
    return [hand.line for hand in await _store(request).hands(table, LAST_HANDS)]


@get("/api/tables/{table:str}/hands/{number:int}")
async def read_hand(request: Asker, table: FromPath[str], number: FromPath[int]) -> HandRecord:
    """A finished hand as the viewer may see it; one still in play is not there yet."""
    store, who = _store(request), _who(request)
    hand = await store.hand(table, number)
    if hand is None:
        raise Refusal(404, "hand", str(number), "a finished hand of this table")
    facts = [one.fact for one in await store.facts(table, hand.first - 1, hand.last)]
    began = next(fact for fact in facts if isinstance(fact, HandBegan))
    held = next((one.seat for one in began.seats if who is not None and one.player == who.player), None)
    view = view_of(facts, held)
    if view is None:
        raise Refusal(404, "hand", str(number), "a finished hand of this table")
    seen = [told(fact, None, held) for fact in facts if isinstance(fact, Played)]
    return HandRecord(
        table=table,
        number=number,
        game=began.game,
        dealer=began.dealer,
        at=began.at,
        seats=began.seats,
        your_seat=held,
        events=tuple(fact.event for fact in seen if isinstance(fact, Played)),
        hand=view.hand,
    )


@get("/api/games")
async def list_games() -> list[GameLine]:
    """Every game there is."""
    return [GameLine(game.name, game.also, game) for game in VARIANTS.values()]


@post("/api/games/check", status_code=200)
async def check_game(data: JSONBody[dict[str, Any]]) -> CheckedGame:
    """Whether a game of one's own can be played; asked while it is being written, so no error."""
    try:
        return CheckedGame(game_of(data))
    except BadGame as error:
        return CheckedGame(
            None, tuple(GameProblem(one.field, one.value, one.allowed) for one in error.problems)
        )


@get("/api/houses")
async def list_houses() -> list[HouseLine]:
    """Every house there is."""
    return [HouseLine(house.name, house) for house in HOUSES.values()]


@get("/api/health")
async def health(request: Asker) -> Health:
    """Whether it runs."""
    return Health(True, __version__, len(_rooms(request).rooms), request.app.state.gateway.sockets)


HANDLERS = (
    make_session,
    read_session,
    list_tables,
    open_table,
    read_table,
    list_hands,
    read_hand,
    list_games,
    check_game,
    list_houses,
    health,
)
