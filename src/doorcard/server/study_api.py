"""HTTP for those who study: odds of cards tapped in, and at each decision of a finished hand."""

import re
from typing import TYPE_CHECKING

from litestar import get, post
from litestar.params import FromPath, JSONBody

from doorcard.games import BadGame, make_game
from doorcard.i18n import Language
from doorcard.server.asking import Asker, Refusal, finished_hand, language_of, who_asks
from doorcard.server.bodies import AskOdds, DecisionOdds, HandOdds, OddsAnswer, OddsLine, PlayerShare
from doorcard.server.reasons import CardsOnce, NoSession, TooFewCards
from doorcard.server.study import Study
from doorcard.stud import HouseRules, Variant, house_named, variant_named
from doorcard.table.bounds import OneOf

if TYPE_CHECKING:
    from doorcard.odds import Odds

__all__ = ["STUDY_HANDLERS"]

_TOO_FEW = re.compile(r"; (\d+) too few$")


def _study(request: Asker) -> Study:
    study: Study = request.app.state.study
    return study


@post("/api/odds", status_code=200)
async def ask_odds(request: Asker, data: JSONBody[AskOdds]) -> OddsAnswer:
    """What each holding wins on average."""
    if who_asks(request) is None:
        raise Refusal(401, "session", "none", NoSession())
    game, house = _terms(data, language_of(request))
    try:
        odds = await _study(request).odds(game, house, data.holdings, data.dead)
    except ValueError as error:
        field, _, rest = str(error).partition(": ")
        few = _TOO_FEW.search(rest)
        reason = CardsOnce() if few is None else TooFewCards(int(few[1]))
        raise Refusal(400, field, rest or "this one", reason) from None
    lines = [
        OddsLine(one.holding, one.equity, one.win, one.tie, one.total, one.stderr) for one in odds.players
    ]
    return OddsAnswer(odds.method, odds.seconds, tuple(lines))


def _terms(data: AskOdds, language: Language) -> tuple[Variant, HouseRules]:
    try:
        game = variant_named(data.game) if data.own is None else make_game(data.own, language)
        return game, house_named(data.house)
    except BadGame as error:
        first = error.problems[0]
        raise Refusal(400, f"own.{first.field}", first.value, first.allowed) from None
    except ValueError as error:
        field, _, rest = str(error).partition(": ")
        value, _, allowed = rest.partition(" is none of ")
        raise Refusal(400, field, value[:60], OneOf(tuple(allowed.split(", ")))) from None


@get("/api/tables/{table:str}/hands/{number:int}/odds")
async def hand_odds(request: Asker, table: FromPath[str], number: FromPath[int]) -> HandOdds:
    """The odds at each decision of a finished hand, from what the viewer may know."""
    record = await finished_hand(request, table, number)
    hand = record.hand
    found = await _study(request).hand(hand.variant, hand.house, record.events, record.your_seat)
    lines = [
        DecisionOdds(
            at=one.at,
            seat=one.seat,
            street=one.street,
            open=_shares(one.live, open_odds),
            own=None if own is None else _shares(one.live, own),
        )
        for one, open_odds, own in found
    ]
    return HandOdds(table, number, tuple(lines))


def _shares(seats: tuple[int, ...], odds: "Odds") -> tuple[PlayerShare, ...]:
    players = zip(seats, odds.players, strict=True)
    return tuple(PlayerShare(seat, one.equity, one.stderr) for seat, one in players)


STUDY_HANDLERS = (ask_odds, hand_odds)
