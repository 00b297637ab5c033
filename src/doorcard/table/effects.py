"""What a table wants done. The room records first and tells after; every fact is told to everyone.

Telling needs no effect of its own: whatever was recorded is told, to each as he may see it.
"""

from msgspec import Struct

from doorcard.table.facts import Fact

__all__ = ["Effect", "Record", "Shuffle", "Wake"]


class Record(Struct, frozen=True):
    """Append these facts to the log, then tell them."""

    facts: tuple[Fact, ...]


class Wake(Struct, frozen=True):
    """Send `Tick(token)` at `at`, ms on the room's clock."""

    at: int
    token: int


class Shuffle(Struct, frozen=True):
    """A hand is to be dealt: send `Deal` with a shuffled deck, before anything else."""


Effect = Record | Wake | Shuffle
