"""A finished hand for the list of the last hands: who was in it, the pot, who won what."""

from collections.abc import Sequence

from msgspec import Struct

from doorcard.stud import events as e
from doorcard.table.facts import DealtIn, Fact, HandBegan, HandEnded, Played, Standing

__all__ = ["HandLine", "Won", "hand_line"]


class Won(Struct, frozen=True):
    """Chips pushed to a seat in one hand, all pots together."""

    seat: int
    name: str
    amount: int


class HandLine(Struct, frozen=True):
    """GET /api/tables/{id}/hands: the last 50 finished hands, newest first. `at`: ms since 1970.

    Nothing in it is anybody's secret: no cards, only chips. `pot`: all that was awarded.
    """

    number: int
    game: str
    at: int
    seats: tuple[DealtIn, ...]
    pot: int
    won: tuple[Won, ...]
    stacks: tuple[Standing, ...]


def hand_line(facts: Sequence[Fact]) -> HandLine:
    """The line for a hand, from `HandBegan` to `HandEnded`. Raises `ValueError` when either is missing."""
    began = next((fact for fact in facts if isinstance(fact, HandBegan)), None)
    ended = next((fact for fact in facts if isinstance(fact, HandEnded)), None)
    if began is None or ended is None:
        raise ValueError(f"facts: {len(facts)}; a whole hand, from HandBegan to HandEnded")
    won: dict[int, int] = {}
    for fact in facts:
        if isinstance(fact, Played) and isinstance(fact.event, e.Awarded):
            won[fact.event.seat] = won.get(fact.event.seat, 0) + fact.event.amount
    names = {one.seat: one.name for one in began.seats}
    return HandLine(
        number=began.number,
        game=began.game,
        at=began.at,
        seats=began.seats,
        pot=sum(won.values()),
        won=tuple(Won(seat, names[seat], amount) for seat, amount in won.items()),
        stacks=ended.stacks,
    )
