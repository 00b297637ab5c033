"""From what a host asks for to a table's terms: the house fills in what was left open."""

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from doorcard.games import BadGame, make_game
from doorcard.i18n import Language
from doorcard.server.bodies import NewTable
from doorcard.stud import (
    FixedLimit,
    HouseRules,
    Illegal,
    SpreadLimit,
    Stakes,
    Variant,
    house_named,
    variant_named,
)
from doorcard.stud.house import Part
from doorcard.table import BuyIn, DealersChoice, OneGame, Rotation, Schedule, Setup, check_setup
from doorcard.table.bounds import Chips, OneOf, Seconds, SomeGames
from doorcard.table.check import DAY_MS, MOST
from doorcard.table.denied import Denied

__all__ = ["ROOM_ACT_MS", "house_tables", "setup_of"]

T = TypeVar("T")

ROOM_ACT_MS = 20_000
"""The room's time to act, where the house leaves it to the room."""
FREE_MOST = 1_000_000
"""The most one may bring where the house lets everybody bring what he likes, minor units."""


def setup_of(new: NewTable, pause_ms: int | None = None, language: Language = "en") -> Setup:
    """The terms of the table asked for.

    Raises `Illegal` for the first that is wrong, by its name in `NewTable`, its value as it was asked for,
    and what is allowed; what is wrong with an own game is said in `language`.
    """
    house = _named("house", house_named, new.house)
    limit = new.limit or house.limits[0]
    act_ms = ROOM_ACT_MS if house.seconds_to_act is None else house.seconds_to_act * 1000
    if new.seconds_to_act is not None:
        act_ms = _ms("seconds_to_act", new.seconds_to_act)
    setup = Setup(
        name=new.name.strip(),
        house=house,
        stakes=_stakes(new, house, limit),
        schedule=_schedule(new, language),
        buy_in=_buy_in(new, house),
        seats=new.seats,
        act_ms=act_ms,
        bank_ms=_ms("time_bank_seconds", new.time_bank_seconds),
    )
    if pause_ms is not None:
        setup = replace(setup, pause_ms=pause_ms)
    try:
        check_setup(setup)
    except Denied as wrong:
        raise wrong.at(_asked(new, wrong.field)) from None
    return setup


def _asked(new: NewTable, field: str) -> str:
    """What `NewTable` calls a field of the terms. Of a buy-in of which one end was given, it is that end."""
    if field.startswith("buy_in.") and None in (new.buy_in_least, new.buy_in_most):
        return "buy_in_least" if new.buy_in_most is None else "buy_in_most"
    return {"low": "small", "high": "big"}.get(field, field.replace(".", "_"))


def house_tables(bots: int = 4) -> tuple[NewTable, ...]:
    """A table for each of the five houses of the sheets, and one that plays several games in turn."""
    games = ("stud", "stud8", "razz")
    return (
        NewTable(name="Full Tilt", house="full_tilt", games=("stud",), small=200, big=400, bots=bots),
        NewTable(name="Diez segundos", house="timed", games=("stud",), small=200, big=400, bots=bots),
        NewTable(name="SBG", house="sbg", games=("stud8",), small=300, big=600, bots=bots),
        NewTable(name="En casa", house="home", games=("stud",), small=100, big=500, bots=bots),
        NewTable(name="Regle", house="regle", games=("razz",), small=200, big=400, bots=bots),
        NewTable(name="Mixed", house="sbg", games=games, small=200, big=400, bots=bots),
    )


def _schedule(new: NewTable, language: Language) -> Schedule:
    own = _own(new, language)
    games = tuple(own.get(name) or _named("games", variant_named, name) for name in new.games)
    if not games:
        raise Denied("games", "none", SomeGames())
    if new.every == "dealers_choice":
        return DealersChoice(games)
    return OneGame(games[0]) if len(games) == 1 else Rotation(games, new.every)


def _own(new: NewTable, language: Language) -> dict[str, Variant]:
    """The games the host brings along, by name. Raises `Illegal` for the first thing wrong with one."""
    games: dict[str, Variant] = {}
    for place, own in enumerate(new.own):
        try:
            games[own.name] = make_game(own, language)
        except BadGame as error:
            first = error.problems[0]
            raise Illegal(f"own[{place}].{first.field}", first.value, first.allowed) from None
    return games


def _stakes(new: NewTable, house: HouseRules, limit: str) -> Stakes:
    """What is given; else the house's part of the small bet; else a fifth and a quarter of it.

    With spread limit a quarter and the whole of the low bet, as in the sheet's own game of 1 to 5.
    """
    fixed = limit == "fixed"
    ante = _part(new.ante, house.ante_part, new.small, 5 if fixed else 4)
    bring_in = _part(new.bring_in, house.bring_in_part, new.small, 4 if fixed else 1)
    if house.bring_in == "none":
        bring_in = new.bring_in or 0
    return Stakes(
        ante, bring_in, FixedLimit(new.small, new.big) if fixed else SpreadLimit(new.small, new.big)
    )


def _part(given: int | None, part: Part | None, small: int, bottom: int) -> int:
    if given is not None:
        return given
    return (part or Part(1, bottom)).of(small)


def _buy_in(new: NewTable, house: HouseRules) -> BuyIn:
    """What is given; else by the house's rule: forty big bets exactly, ten to a hundred, or anything."""
    least, most = new.buy_in_least, new.buy_in_most
    if house.buy_in == "exact":
        low = high = min(MOST, 40 * new.big)
    else:
        low, high = (1, FREE_MOST) if house.buy_in == "free" else (10 * new.big, 100 * new.big)
        low, high = min(MOST, low), min(MOST, high)
        if least is None and most is not None and most < low:
            raise Denied("buy_in_most", most, Chips(low, MOST))
    if most is None:
        most = high if least is None else least if house.buy_in == "exact" else max(high, least)
    if least is None:
        least = most if house.buy_in == "exact" else low
    return BuyIn(least, most)


def _ms(field: str, seconds: int) -> int:
    if not 0 <= seconds <= DAY_MS // 1000:
        raise Denied(field, seconds, Seconds(DAY_MS // 1000))
    return seconds * 1000


def _named(field: str, find: Callable[[str], T], name: str) -> T:
    try:
        return find(name)
    except ValueError as error:
        known = str(error).rpartition(" is none of ")[2]
        raise Denied(field, repr(name[:40]), OneOf(tuple(known.split(", ")))) from error
