"""The clock as a value: what is waited for, until when. A late timer carries an old token and does nothing."""

from msgspec.structs import replace

from doorcard.stud import to_act
from doorcard.stud.hand import Alone, Choosing, Showing
from doorcard.table.table import Ask, Asking, Picking, Playing, Table

__all__ = ["ABSENT_MS", "asked", "due"]

ABSENT_MS = 20_000
"""Where there is no clock, how long an absent player is waited for all the same."""


def due(table: Table, token: int, now: int) -> bool:
    """Whether the timer `token` is the running one, and its time has come."""
    ask = table.ask
    return ask is not None and ask.token == token and ask.at is not None and ask.at <= now


def asked(table: Table, now: int, anew: bool = False) -> Table:
    """The table with the question it now waits on; the clock of one already asked runs on, unless `anew`."""
    wait = _wait(table, now)
    if wait is None:
        return table if table.ask is None else replace(table, ask=None)
    ask = table.ask
    if not anew and ask is not None and ask.mark == wait.mark and ask.what == wait.what:
        return table if ask.seats == wait.seats else replace(table, ask=replace(ask, seats=wait.seats))
    return replace(table, ask=wait, token=wait.token)


def _wait(table: Table, now: int) -> Ask | None:
    setup = table.setup
    match table.stage:
        case Playing():
            return _act(table, now)
        case Picking(seat=seat):
            return Ask("game", (seat,), (table.number,), table.seq, table.token + 1, now, setup.pick_ms)
        case Asking(seats=seats) if seats:
            return Ask("ante", seats, (table.number,), table.seq, table.token + 1, now, setup.ante_ms)
        case _ if len(table.ready) > 1:
            return Ask("pause", (), (table.number,), table.seq, table.token + 1, now, setup.pause_ms)
        case _:
            return None


def _act(table: Table, now: int) -> Ask | None:
    hand, setup = table.hand, table.setup
    seats = () if hand is None else to_act(hand)
    if hand is None or not seats:
        return None
    bank = table.banking in seats
    mark: tuple[int, ...] = (table.number, table.moves, bank)
    of_ms: int | None = setup.act_ms
    if isinstance(hand.phase, Choosing):
        mark = (table.number, -1 - hand.street, bank)
    if isinstance(hand.phase, Showing | Alone):
        of_ms = setup.show_ms
    elif bank:
        of_ms = table.chair(seats[0]).bank_ms
    elif setup.act_ms == 0:
        absent = not all([table.chair(seat).connected for seat in seats])
        mark = (*mark, absent)
        of_ms = ABSENT_MS if absent else None
    return Ask("act", seats, mark, table.seq, table.token + 1, now, of_ms, bank)
