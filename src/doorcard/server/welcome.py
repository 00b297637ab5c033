"""The table as one viewer may see it: what he is sent when he comes, or when he has missed too much."""

from collections.abc import Sequence

from doorcard.server.bodies import TableLine
from doorcard.server.telling import asked_of
from doorcard.server.wire import SeatView, Welcome, You
from doorcard.stud import View, see, watch
from doorcard.table import Fact, Table, Who, games_of, titles_of, told
from doorcard.table.facts import Played
from doorcard.table.setup import OneGame

__all__ = ["game_of", "seat_views", "table_line", "view_of", "welcome"]


def welcome(name: str, table: Table, recent: Sequence[Fact], who: Who | None, now: int) -> Welcome:
    """Everything `who` may know (None: the rail). `recent`: the facts since the last hand began."""
    chair = None if who is None else table.chair_of(who.player)
    seat = None if chair is None else chair.seat
    held = next((one.seat for one in table.dealt if who is not None and one.player == who.player), None)
    view = view_of(recent, held)
    you = You(
        player=None if who is None else who.player,
        name=None if who is None else who.name,
        seat=seat,
        auto_ante=chair is not None and chair.auto_ante,
        auto_muck=chair is not None and chair.auto_muck,
        adding=0 if chair is None else chair.adding,
        bank_ms=0 if chair is None else chair.bank_ms,
    )
    return Welcome(
        seq=table.seq,
        table=name,
        setup=table.setup,
        seats=seat_views(table),
        dealer=table.dealer,
        number=table.number,
        playing=table.playing,
        game=game_of(table),
        hand=None if view is None else view.hand,
        hand_seat=held,
        recent=tuple(told(fact, seat, held) for fact in recent),
        asked=asked_of(table, seat, now),
        you=you,
        titles=titles_of(table.setup.schedule),
    )


def view_of(facts: Sequence[Fact], seat: int | None) -> View | None:
    """The hand those facts tell, as `seat` may see it; None when they tell none."""
    view: View | None = None
    for fact in facts:
        if isinstance(fact, Played):
            view = watch(view, see(fact.event, seat), seat)
    return view


def seat_views(table: Table) -> tuple[SeatView, ...]:
    """Who sits where, for everybody."""
    return tuple(
        SeatView(
            seat=chair.seat,
            player=chair.player,
            name=chair.name,
            bot=chair.bot,
            stack=table.standing(chair.seat),
            sitting_out=chair.out is not None,
            connected=chair.connected,
            leaving=chair.leaving,
        )
        for chair in table.chairs
    )


def game_of(table: Table) -> str | None:
    """The game in play, or the next hand's once it is known."""
    if table.playing and table.hand is not None:
        return table.hand.variant.name
    schedule = table.setup.schedule
    return schedule.game.name if isinstance(schedule, OneGame) else table.game


def table_line(name: str, table: Table) -> TableLine:
    """The table's line in the lobby."""
    setup = table.setup
    return TableLine(
        table=name,
        name=setup.name,
        house=setup.house.name,
        games=tuple(game.name for game in games_of(setup.schedule)),
        stakes=setup.stakes,
        seats=setup.seats,
        buy_in=setup.buy_in,
        players=seat_views(table),
        number=table.number,
        playing=table.playing,
        titles=titles_of(setup.schedule),
    )
