"""Whether a table can be opened on these terms."""

from collections.abc import Iterator

from doorcard.stud import FixedLimit, Variant
from doorcard.table import bounds as b
from doorcard.table.denied import Denied
from doorcard.table.setup import Rotation, Setup, games_of

__all__ = ["DAY_MS", "MOST", "check_setup"]

DAY_MS = 86_400_000
MOST = 1_000_000_000
"""The most chips a player may bring, minor units."""


def check_setup(setup: Setup) -> None:
    """Raises `Denied` for the first term that is wrong: field, value, what is allowed.

    The bets are named as their limit has them, "small" and "big" or "low" and "high", and what a
    player may bring "buy_in.least" and "buy_in.most".
    """
    for wrong in _wrong(setup):
        raise wrong


def _wrong(setup: Setup) -> Iterator[Denied]:
    if not 1 <= len(setup.name) <= 40 or not setup.name.isprintable() or not setup.name.strip():
        yield Denied("name", repr(setup.name), b.Letters(1, 40))
    if not 2 <= setup.seats <= 9:
        yield Denied("seats", setup.seats, b.Numbers(2, 9))
    yield from _wrong_games(setup)
    yield from _wrong_stakes(setup)
    yield from _wrong_buy_in(setup)
    for field in ("act_ms", "bank_ms", "pause_ms", "show_ms", "ante_ms", "pick_ms"):
        if not 0 <= getattr(setup, field) <= DAY_MS:
            yield Denied(field, getattr(setup, field), b.Numbers(0, DAY_MS))


def _wrong_games(setup: Setup) -> Iterator[Denied]:
    games = games_of(setup.schedule)
    names = [game.name for game in games]
    if not games:
        yield Denied("games", "none", b.SomeGames())
    for name in names:
        if names.count(name) > 1:
            yield Denied("games", name, b.EachOnce())
    for game in games:
        refused = game.refuse(setup.seats)
        if refused is not None:
            yield Denied("games", game.name, b.SeatsOfGame(setup.seats, _most_seats(game), refused))
    if isinstance(setup.schedule, Rotation):
        every = setup.schedule.every
        if every != "orbit" and not 1 <= every <= 1000:
            yield Denied("every", every, b.EveryHands(1000))


def _most_seats(game: Variant) -> int:
    return max((seats for seats in range(2, 10) if game.refuse(seats) is None), default=0)


def _wrong_stakes(setup: Setup) -> Iterator[Denied]:
    stakes, house, limit = setup.stakes, setup.house, setup.stakes.limit
    if isinstance(limit, FixedLimit):
        kind, bets, top = "fixed", {"small": limit.small, "big": limit.big}, limit.small
    else:
        kind, bets, top = "spread", {"low": limit.low, "high": limit.high}, limit.high
    if kind not in house.limits:
        yield Denied("limit", kind, b.OneOf(house.limits))
    yield from _wrong_pair(bets)
    if not 0 <= stakes.ante <= top:
        yield Denied("ante", stakes.ante, b.Chips(0, top))
    if house.bring_in == "none":
        if stakes.bring_in:
            yield Denied("bring_in", stakes.bring_in, b.NoBringIn())
    elif not 1 <= stakes.bring_in <= top:
        yield Denied("bring_in", stakes.bring_in, b.Chips(1, top))


def _wrong_buy_in(setup: Setup) -> Iterator[Denied]:
    buy_in = setup.buy_in
    yield from _wrong_pair({"buy_in.least": buy_in.least, "buy_in.most": buy_in.most})
    if setup.house.buy_in == "exact" and buy_in.least != buy_in.most:
        yield Denied("buy_in.least", buy_in.least, b.SetAmount(buy_in.most))


def _wrong_pair(amounts: dict[str, int]) -> Iterator[Denied]:
    """Of two amounts, the smaller first: the larger is 1 to `MOST`, the smaller 1 to the larger."""
    (least, low), (most, high) = amounts.items()
    if not 1 <= high <= MOST:
        yield Denied(most, high, b.Chips(1, MOST))
    elif not 1 <= low <= high:
        yield Denied(least, low, b.Chips(1, high))
