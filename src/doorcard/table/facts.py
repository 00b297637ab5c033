"""What has happened at a table: facts, past tense. The log is these, numbered from 1 without a hole.

Every viewer is told every fact, with what he may not know turned over (`sight.py`).
"""

from typing import Literal

from msgspec import Struct

from doorcard.stud import Event
from doorcard.table.setup import Setup

__all__ = [
    "AnteAgreed",
    "AntesAsked",
    "BankOpened",
    "BankSpent",
    "ChipsAdded",
    "ChipsPromised",
    "Connected",
    "DealtIn",
    "Disconnected",
    "Fact",
    "GameAsked",
    "GamePicked",
    "HandBegan",
    "HandEnded",
    "Lapsed",
    "Leaving",
    "Left",
    "Opened",
    "Played",
    "Preferred",
    "Said",
    "Sat",
    "SatIn",
    "SatOut",
    "Standing",
]


class Opened(Struct, frozen=True, tag="opened"):
    """The table is open. The first fact of every log."""

    setup: Setup


class Sat(Struct, frozen=True, tag="sat"):
    """A player took a seat with `stack` chips from his account."""

    seat: int
    player: str
    name: str
    bot: bool
    stack: int


class ChipsPromised(Struct, frozen=True, tag="chips_promised"):
    """Chips asked for during a hand: they are added when it is over (table stakes, rules.md 2)."""

    seat: int
    amount: int


class ChipsAdded(Struct, frozen=True, tag="chips_added"):
    """Chips came from the player's account to his stack."""

    seat: int
    amount: int


class SatOut(Struct, frozen=True, tag="sat_out"):
    """From the next hand on the seat is not dealt in."""

    seat: int
    reason: Literal["asked", "timed_out", "disconnected", "no_chips", "no_ante"]


class SatIn(Struct, frozen=True, tag="sat_in"):
    """The seat is dealt in again from the next hand on."""

    seat: int


class Leaving(Struct, frozen=True, tag="leaving"):
    """The player goes as soon as the hand is over; until then his hand is folded when its turn comes."""

    seat: int


class Left(Struct, frozen=True, tag="left"):
    """The seat is free; its `stack` went back to the player's account."""

    seat: int
    player: str
    stack: int


class Connected(Struct, frozen=True, tag="connected"):
    """The seated player is there again."""

    seat: int


class Disconnected(Struct, frozen=True, tag="disconnected"):
    """The seated player has lost the connection: his time runs out, then he sits out (rules.md 8)."""

    seat: int


class Preferred(Struct, frozen=True, tag="preferred"):
    """The player changed what happens by itself. Both are None to everybody else."""

    seat: int
    auto_ante: bool | None
    auto_muck: bool | None


class Said(Struct, frozen=True, tag="said"):
    """Chat. `seat` None: someone on the rail."""

    seat: int | None
    name: str
    text: str


class GameAsked(Struct, frozen=True, tag="game_asked"):
    """Dealer's choice: `seat` has the deal and picks the next hand's game."""

    seat: int
    games: tuple[str, ...]


class GamePicked(Struct, frozen=True, tag="game_picked"):
    """The next `hands` hands are `game`; `seat` None: nobody picked in time, or the schedule moved on.

    `place`: where the game stands in the schedule's list, 0 the first.
    """

    seat: int | None
    game: str
    hands: int
    place: int


class AntesAsked(Struct, frozen=True, tag="antes_asked"):
    """These seats are asked whether they are in for the next hand."""

    seats: tuple[int, ...]


class AnteAgreed(Struct, frozen=True, tag="ante_agreed"):
    """The seat is in for the next hand."""

    seat: int


class DealtIn(Struct, frozen=True):
    """Who holds the cards at a seat, in one hand."""

    seat: int
    player: str
    name: str


class HandBegan(Struct, frozen=True, tag="hand_began"):
    """Hand `number` of this table, at `at` (ms since 1970). `seats` in dealing order; `dealer`: the stud button."""

    number: int
    game: str
    dealer: int
    seats: tuple[DealtIn, ...]
    at: int


class Played(Struct, frozen=True, tag="played"):
    """Something happened in the hand."""

    event: Event


class Lapsed(Struct, frozen=True, tag="lapsed"):
    """The seat's time ran out: what it then did by the house's rule follows (rules.md 8)."""

    seat: int


class BankOpened(Struct, frozen=True, tag="bank_opened"):
    """The time to act is over and the seat's time bank runs, `bank_ms` long."""

    seat: int
    bank_ms: int


class BankSpent(Struct, frozen=True, tag="bank_spent"):
    """The seat acted, or not, after `spent_ms` of its time bank."""

    seat: int
    spent_ms: int


class Standing(Struct, frozen=True):
    """A seat's chips after a hand."""

    seat: int
    stack: int


class HandEnded(Struct, frozen=True, tag="hand_ended"):
    """Hand `number` is over; the stacks of all who were dealt in."""

    number: int
    stacks: tuple[Standing, ...]


Fact = (
    Opened
    | Sat
    | ChipsPromised
    | ChipsAdded
    | SatOut
    | SatIn
    | Leaving
    | Left
    | Connected
    | Disconnected
    | Preferred
    | Said
    | GameAsked
    | GamePicked
    | AntesAsked
    | AnteAgreed
    | HandBegan
    | Played
    | Lapsed
    | BankOpened
    | BankSpent
    | HandEnded
)
