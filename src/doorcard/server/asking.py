"""What every HTTP handler asks first: who it is, which tables there are, and a hand that is over."""

from typing import Any

from litestar import Request
from litestar.exceptions import HTTPException

from doorcard.i18n import Language
from doorcard.server.auth import Auth, token_in
from doorcard.server.bodies import HandRecord, Problem
from doorcard.server.language import language_in
from doorcard.server.reasons import NoSuchHand, Reason
from doorcard.server.rooms import Rooms
from doorcard.server.welcome import view_of
from doorcard.store import Store
from doorcard.table import Who, told
from doorcard.table.facts import HandBegan, Played

__all__ = ["Asker", "Refusal", "finished_hand", "language_of", "rooms_of", "store_of", "who_asks"]

Asker = Request[Any, Any, Any]


class Refusal(HTTPException):
    """A `Problem` with its status."""

    def __init__(
        self, status: int, field: str, value: str, reason: Reason | str, headers: dict[str, str] | None = None
    ) -> None:
        """`reason` as text: in the language of whoever asks."""
        super().__init__(status_code=status, detail=field, headers=headers)
        self.problem = Problem(field, value, str(reason), None if isinstance(reason, str) else reason)


def who_asks(request: Asker) -> Who | None:
    """Whose session it is, by cookie or bearer token; None without one."""
    auth: Auth = request.app.state.auth
    bearer = request.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return auth.who(bearer[7:].strip())
    return auth.who(token_in(request.headers.get("cookie", "")))


def language_of(request: Asker) -> Language:
    """The language the answer is wanted in, by `Accept-Language`; English where it names none we speak."""
    return language_in(request.headers.get("accept-language", ""))


def rooms_of(request: Asker) -> Rooms:
    """The tables."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def store_of(request: Asker) -> Store:
    """Where everything is kept."""
    return rooms_of(request).store


async def finished_hand(request: Asker, table: str, number: int) -> HandRecord:
    """A finished hand as the viewer may see it. Raises `Refusal` for one that is not there, or still in play."""
    store, who = store_of(request), who_asks(request)
    hand = await store.hand(table, number)
    if hand is None:
        raise Refusal(404, "hand", str(number), NoSuchHand())
    facts = [one.fact for one in await store.facts(table, hand.first - 1, hand.last)]
    began = next(fact for fact in facts if isinstance(fact, HandBegan))
    held = next((one.seat for one in began.seats if who is not None and one.player == who.player), None)
    view = view_of(facts, held)
    if view is None:
        raise Refusal(404, "hand", str(number), NoSuchHand())
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
