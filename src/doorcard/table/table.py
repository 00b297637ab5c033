"""A table between two facts: who sits where with what, the hand in play, what is waited for."""

from typing import Literal

from msgspec import Struct

from doorcard.stud import Hand
from doorcard.table.facts import DealtIn
from doorcard.table.setup import Setup

__all__ = ["Ask", "Asking", "Chair", "Picking", "Playing", "Resting", "Stage", "Table"]

Away = Literal["asked", "timed_out", "disconnected", "no_chips", "no_ante"]


class Chair(Struct, frozen=True):
    """A taken seat. Amounts in minor units.

    `stack` is what the player has outside the hand: in the middle of one, what he began it with.
    `out`: why he is not dealt in, None: he is. `adding`: chips that come when the hand is over.
    `agreed`: he has said he is in for the next hand. `missed`: hands not dealt to him in a row.
    """

    seat: int
    player: str
    name: str
    bot: bool
    stack: int
    auto_ante: bool
    auto_muck: bool
    bank_ms: int
    out: Away | None = None
    leaving: bool = False
    connected: bool = True
    adding: int = 0
    agreed: bool = False
    missed: int = 0

    @property
    def ready(self) -> bool:
        """Whether the player can be dealt into the next hand."""
        return self.out is None and self.stack > 0 and not self.leaving and (self.connected or self.bot)


class Resting(Struct, frozen=True, tag="resting"):
    """Between two hands."""


class Picking(Struct, frozen=True, tag="picking"):
    """`seat` picks the next hand's game."""

    seat: int


class Asking(Struct, frozen=True, tag="asking"):
    """`seats` are asked whether they are in for the next hand."""

    seats: tuple[int, ...]


class Playing(Struct, frozen=True, tag="playing"):
    """A hand is in play."""


Stage = Resting | Picking | Asking | Playing


class Ask(Struct, frozen=True):
    """What is waited for, and the clock as a value. Not in the log: after a restart it starts anew.

    `turn`: the number of the last fact when it was asked. `at`: when time is up, None: no clock.
    `mark`: what would have to change for this to be another question.
    """

    what: Literal["act", "ante", "game", "pause"]
    seats: tuple[int, ...]
    mark: tuple[int, ...]
    turn: int
    token: int
    began: int
    of_ms: int | None
    bank: bool = False

    @property
    def at(self) -> int | None:
        """When time is up, ms on the room's clock."""
        return None if self.of_ms is None else self.began + self.of_ms


class Table(Struct, frozen=True, kw_only=True):
    """One table. `chairs` by seat; `seq`: how many facts there have been.

    `hand`: the hand in play or the last one, `dealt` whose cards it holds, `moves` its facts so far.
    `game`: the next hand's, None: not yet known; it is dealt `left` times more, and is number
    `place` of the schedule's list. `picker`: who last had dealer's choice. `banking`: the seat whose
    time bank runs. `token`: the last clock's.
    """

    setup: Setup
    seq: int = 0
    chairs: tuple[Chair, ...] = ()
    number: int = 0
    dealer: int | None = None
    hand: Hand | None = None
    dealt: tuple[DealtIn, ...] = ()
    moves: int = 0
    stage: Stage = Resting()
    game: str | None = None
    place: int = -1
    left: int = 0
    picker: int | None = None
    banking: int | None = None
    ask: Ask | None = None
    token: int = 0

    @property
    def playing(self) -> bool:
        """Whether a hand is in play."""
        return isinstance(self.stage, Playing)

    @property
    def ready(self) -> tuple[Chair, ...]:
        """The chairs that can be dealt into the next hand."""
        return tuple([chair for chair in self.chairs if chair.ready])

    def chair(self, seat: int) -> Chair:
        """The chair at `seat`. Raises `KeyError` when it is free."""
        for chair in self.chairs:
            if chair.seat == seat:
                return chair
        raise KeyError(seat)

    def chair_of(self, player: str) -> Chair | None:
        """The chair `player` sits in."""
        return next((chair for chair in self.chairs if chair.player == player), None)

    def in_hand(self, seat: int) -> bool:
        """Whether the seat was dealt into the hand in play."""
        return self.playing and any([one.seat == seat for one in self.dealt])

    def standing(self, seat: int) -> int:
        """The chips before the player now, in the middle of a hand as well."""
        if self.hand is not None and self.in_hand(seat):
            return self.hand.player(seat).stack
        return self.chair(seat).stack
