"""HTTP: sessions, the lobby, the last hands. Every error is a `Problem`: field, value, what is allowed."""

from typing import Any

import structlog
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody

from doorcard import __version__
from doorcard.games import BadGame, game_of
from doorcard.server.allowance import Allowance
from doorcard.server.asking import (
    Asker,
    Refusal,
    finished_hand,
    language_of,
    rooms_of,
    store_of,
    who_asks,
)
from doorcard.server.auth import COOKIE, Auth, check_name
from doorcard.server.bodies import (
    CheckedGame,
    CheckedTable,
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
from doorcard.server.inbound import read_reason
from doorcard.server.log import where
from doorcard.server.opening import setup_of
from doorcard.server.reasons import Failed, NoSession, NoSuchTable, Reason, Unreadable, reason_of
from doorcard.server.study_api import STUDY_HANDLERS
from doorcard.server.welcome import table_line
from doorcard.stud import HOUSES, VARIANTS, Illegal
from doorcard.table import HandLine, account_of

__all__ = ["HANDLERS", "LAST_HANDS", "as_problem"]

LAST_HANDS = 50
YEAR_S = 365 * 24 * 3600


def as_problem(request: Asker, error: Exception) -> Response[Problem]:
    """Any error as a `Problem`; of one nobody foresaw, only that it happened."""
    match error:
        case Refusal():
            return Response(error.problem, status_code=error.status_code, headers=error.headers)
        case Illegal():
            return Response(_illegal(error), status_code=400)
        case HTTPException():
            return Response(_foreign(request, error), status_code=error.status_code)
        case RecursionError():
            problem = _problem("message", "nested too deeply", Unreadable("a JSON object"))
            return Response(problem, status_code=400)
        case _:
            structlog.get_logger().error("a request failed", path=request.url.path, **where(error))
            return Response(_problem("request", request.url.path, Failed()), status_code=500)


def _illegal(error: Illegal) -> Problem:
    return Problem(error.field, str(error.value), error.allowed, reason_of(error))


def _problem(field: str, value: str, reason: Reason) -> Problem:
    return Problem(field, value, str(reason), reason)


def _foreign(request: Asker, error: HTTPException) -> Problem:
    """What Litestar refuses, in our words."""
    extra = error.extra if isinstance(error.extra, list) else []
    said = [one for one in extra if isinstance(one, dict)]
    if not said:
        return _problem("request", f"{request.method} {request.url.path}", Unreadable(error.detail))
    field, allowed = read_reason(str(said[0].get("message", "")))
    key = str(said[0].get("key") or "data")
    return _problem(field if key == "data" else key, "this one", Unreadable(allowed))


@post("/api/session", status_code=201)
async def make_session(request: Asker, data: JSONBody[NewSession]) -> Response[Session]:
    """Pick a name, or another one."""
    auth: Auth = request.app.state.auth
    before = who_asks(request)
    if before is None:
        check_name(data.name)
        _taken(request, "sessions")
    who = await auth.named(store_of(request), data.name, before)
    token = auth.token(who)
    balance = await store_of(request).balance(account_of(who.player))
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR_S,
        httponly=True,
        samesite="lax",
        secure=request.app.state.secure,
    )
    return Response(Session(who.player, who.name, balance, token), cookies=[cookie], status_code=201)


def _taken(request: Asker, what: str) -> None:
    """One more of what each address may have so many of. Raises `Refusal` (429)."""
    allowance: Allowance = request.app.state.allowances[what]
    allowance.take(request)


@get("/api/session")
async def read_session(request: Asker) -> Session:
    """Who one is."""
    who = who_asks(request)
    if who is None:
        raise Refusal(401, "session", "none", NoSession())
    return Session(who.player, who.name, await store_of(request).balance(account_of(who.player)))


@get("/api/tables")
async def list_tables(request: Asker) -> list[TableLine]:
    """The lobby; tables that rest go on for whoever looks."""
    rooms_of(request).look()
    return [table_line(name, room.table) for name, room in rooms_of(request).rooms.items()]


@post("/api/tables", status_code=201)
async def open_table(request: Asker, data: JSONBody[NewTable]) -> TableLine:
    """Open a table; whoever has a session may."""
    if who_asks(request) is None:
        raise Refusal(401, "session", "none", NoSession())
    setup = setup_of(data, request.app.state.pause_ms, language_of(request))
    _taken(request, "tables")
    room = await rooms_of(request).open(setup, data.bots)
    return table_line(room.name, room.table)


@post("/api/tables/check", status_code=200)
async def check_table(request: Asker, data: JSONBody[NewTable]) -> CheckedTable:
    """What the house gives for all that is left open; asked while it is being written, so no error."""
    try:
        return CheckedTable(setup_of(data, request.app.state.pause_ms, language_of(request)))
    except Illegal as error:
        return CheckedTable(None, _illegal(error))


@get("/api/tables/{table:str}")
async def read_table(request: Asker, table: FromPath[str]) -> TableLine:
    """One table."""
    room = rooms_of(request).rooms.get(table)
    if room is None:
        raise Refusal(404, "table", table, NoSuchTable())
    return table_line(table, room.table)


@get("/api/tables/{table:str}/hands")
async def list_hands(request: Asker, table: FromPath[str]) -> list[HandLine]:
    """The last hands, newest first."""
    if table not in rooms_of(request).rooms:
        raise Refusal(404, "table", table, NoSuchTable())
    return [hand.line for hand in await store_of(request).hands(table, LAST_HANDS)]


@get("/api/tables/{table:str}/hands/{number:int}")
async def read_hand(request: Asker, table: FromPath[str], number: FromPath[int]) -> HandRecord:
    """A finished hand as the viewer may see it; one still in play is not there yet."""
    return await finished_hand(request, table, number)


@get("/api/games")
async def list_games() -> list[GameLine]:
    """Every game there is."""
    return [GameLine(game.name, game.also, game) for game in VARIANTS.values()]


@post("/api/games/check", status_code=200)
async def check_game(request: Asker, data: JSONBody[dict[str, Any]]) -> CheckedGame:
    """Whether a game of one's own can be played; asked while it is being written, so no error."""
    try:
        return CheckedGame(game_of(data, language_of(request)))
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
    return Health(True, __version__, len(rooms_of(request).rooms), request.app.state.gateway.sockets)


HANDLERS = (
    *STUDY_HANDLERS,
    make_session,
    read_session,
    list_tables,
    open_table,
    check_table,
    read_table,
    list_hands,
    read_hand,
    list_games,
    check_game,
    list_houses,
    health,
)
