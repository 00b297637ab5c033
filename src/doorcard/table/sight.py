"""What a viewer is told of a table's fact. The hand's own facts go through `stud.sight`, the one redactor of cards."""

from msgspec.structs import replace

from doorcard.stud import see
from doorcard.table.facts import Fact, Played, Preferred

__all__ = ["told"]


def told(fact: Fact, seat: int | None, hand_seat: int | None) -> Fact:
    """`fact` for a viewer at `seat` (None: the rail) who holds the cards at `hand_seat` in this hand.

    The two differ when a seat has changed hands since the deal, or when the viewer sat down after it.
    """
    if isinstance(fact, Played):
        event = see(fact.event, hand_seat).event
        return fact if event is fact.event else Played(event)
    if isinstance(fact, Preferred) and fact.seat != seat:
        return replace(fact, auto_ante=None, auto_muck=None)
    return fact
