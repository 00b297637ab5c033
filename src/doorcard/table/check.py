"""Whether a table can be opened on these terms."""

from collections.abc import Iterator

from doorcard.stud import FixedLimit, Illegal
from doorcard.table.setup import Rotation, Setup, games_of

__all__ = ["check_setup"]

DAY_MS = 86_400_000
MOST = 1_000_000_000
"""The most chips a player may bring, minor units."""


def check_setup(setup: Setup) -> None:
    """Raises `Illegal` for the first term that is wrong: field, value, what is allowed."""
    for wrong in _wrong(setup):
        raise wrong


def _wrong(setup: Setup) -> Iterator[Illegal]:
    if not 1 <= len(setup.name) <= 40 or not setup.name.isprintable() or not setup.name.strip():
        yield Illegal("name", repr(setup.name), "1 to 40 letters")
    if not 2 <= setup.seats <= 9:
        yield Illegal("seats", setup.seats, "2 to 9")
    yield from _wrong_games(setup)
    yield from _wrong_stakes(setup)
    buy_in = setup.buy_in
    if not 1 <= buy_in.least <= buy_in.most <= MOST:
        yield Illegal("buy_in", f"{buy_in.least} to {buy_in.most}", f"1 to {MOST}, the least first")
    if setup.house.buy_in == "exact" and buy_in.least != buy_in.most:
        yield Illegal("buy_in", f"{buy_in.least} to {buy_in.most}", "one set amount in this house")
    for field in ("act_ms", "bank_ms", "pause_ms", "show_ms", "ante_ms", "pick_ms"):
        if not 0 <= getattr(setup, field) <= DAY_MS:
            yield Illegal(field, getattr(setup, field), f"0 to {DAY_MS}")


def _wrong_games(setup: Setup) -> Iterator[Illegal]:
    games = games_of(setup.schedule)
    names = [game.name for game in games]
    if not games:
        yield Illegal("games", "none", "one or more")
    for name in names:
        if names.count(name) > 1:
            yield Illegal("games", name, "each game once")
    for game in games:
        refused = game.refuse(setup.seats)
        if refused is not None:
            yield Illegal("games", game.name, f"games for {setup.seats} seats ({refused})")
    if isinstance(setup.schedule, Rotation):
        every = setup.schedule.every
        if every != "orbit" and not 1 <= every <= 1000:
            yield Illegal("every", every, "orbit, or 1 to 1000 hands")


def _wrong_stakes(setup: Setup) -> Iterator[Illegal]:
    stakes, house = setup.stakes, setup.house
    if isinstance(stakes.limit, FixedLimit):
        least, most, kind = stakes.limit.small, stakes.limit.big, "fixed"
    else:
        least, most, kind = stakes.limit.low, stakes.limit.high, "spread"
    if kind not in house.limits:
        yield Illegal("limit", kind, " or ".join(house.limits))
    if not 1 <= least <= most <= MOST:
        yield Illegal("stakes", f"{least}/{most}", f"1 to {MOST}, the smaller bet first")
    top = least if kind == "fixed" else most
    if not 0 <= stakes.ante <= top:
        yield Illegal("ante", stakes.ante, f"0 to {top}")
    if house.bring_in == "none":
        if stakes.bring_in:
            yield Illegal("bring_in", stakes.bring_in, "0: this house has none")
    elif not 1 <= stakes.bring_in <= top:
        yield Illegal("bring_in", stakes.bring_in, f"1 to {top}")
