"""A request on its way: the table as it becomes, and the facts so far. Lives for one `handle` alone."""

from doorcard.stud import Event, Hand
from doorcard.table.facts import Fact, Played
from doorcard.table.fold import apply, played
from doorcard.table.table import Table

__all__ = ["Course"]


class Course:
    """What one request makes of a table. `now`: ms on the room's clock; `shuffle`: a deck is wanted."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.now = now
        self.facts: list[Fact] = []
        self.shuffle = False

    def add(self, fact: Fact) -> None:
        """One more fact."""
        self.table = apply(self.table, fact)
        self.facts.append(fact)

    def play(self, hand: Hand, events: tuple[Event, ...]) -> None:
        """The hand went on by `events`, and is now `hand`."""
        self.table = played(self.table, hand, len(events))
        self.facts += [Played(event) for event in events]
