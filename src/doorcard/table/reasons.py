"""Why the table refuses a request: one type a reason, with what is allowed instead. No card is ever in one."""

from msgspec import Struct

from doorcard.stud import Offer, Options
from doorcard.stud.options import Verb
from doorcard.table.denied import Why

__all__ = [
    "DealOf",
    "FreeSeats",
    "FullStack",
    "LateTurn",
    "Move",
    "NameTaken",
    "Nameless",
    "NeedsChips",
    "NoChoice",
    "NoHand",
    "NotAskedIn",
    "OnOffer",
    "OneSeat",
    "OtherHand",
    "OwnSeat",
    "TableReason",
    "TurnOf",
    "Watching",
    "moves",
]


class Nameless(Why, frozen=True, tag="nameless"):
    """Whoever has no session only watches."""

    def __str__(self) -> str:
        return "players with a name"


class Watching(Why, frozen=True, tag="watching"):
    """Only who has a seat may ask that."""

    def __str__(self) -> str:
        return "players who have taken a seat; you are watching"


class OneSeat(Why, frozen=True, tag="one_seat"):
    """Whoever asks sits at `seat` already."""

    seat: int

    def __str__(self) -> str:
        return f"one seat a player; yours is {self.seat}"


class FreeSeats(Why, frozen=True, tag="free_seats"):
    """The seat is taken, or not there. `seats`: those that are free."""

    seats: tuple[int, ...]

    def __str__(self) -> str:
        return "a free one: " + (", ".join(map(str, self.seats)) or "none is free")


class NameTaken(Why, frozen=True, tag="name_taken"):
    """Somebody of that name sits there."""

    def __str__(self) -> str:
        return "a name nobody at the table has"


class FullStack(Why, frozen=True, tag="full_stack"):
    """No more chips: there are `has` before the player, and `most` is the most. Minor units."""

    has: int
    most: int

    def __str__(self) -> str:
        return f"nothing: {self.has} before you, at most {self.most}"


class NeedsChips(Why, frozen=True, tag="needs_chips"):
    """Whoever has no chips cannot come back."""

    def __str__(self) -> str:
        return "players with chips; add some first"


class NotAskedIn(Why, frozen=True, tag="not_asked_in"):
    """Nobody asks that seat whether it is in for the next hand."""

    def __str__(self) -> str:
        return "an answer when antes are asked"


class NoChoice(Why, frozen=True, tag="no_choice"):
    """No game is to be picked now."""

    def __str__(self) -> str:
        return "a choice when the dealer is asked for one"


class DealOf(Why, frozen=True, tag="deal_of"):
    """Another one, at `seat`, has the deal."""

    seat: int

    def __str__(self) -> str:
        return f"seat {self.seat}, which has the deal"


class NoHand(Why, frozen=True, tag="no_hand"):
    """No hand is in play."""

    def __str__(self) -> str:
        return "actions while a hand is in play"


class OtherHand(Why, frozen=True, tag="other_hand"):
    """Another hand, `number`, is in play."""

    number: int

    def __str__(self) -> str:
        return f"hand {self.number}, which is in play"


class OwnSeat(Why, frozen=True, tag="own_seat"):
    """Whoever asks sits at `seat`, and acts for no other."""

    seat: int

    def __str__(self) -> str:
        return f"your own seat, {self.seat}"


class LateTurn(Why, frozen=True, tag="late_turn"):
    """The request answers a question that is over."""

    def __str__(self) -> str:
        return "the turn being asked now"


class TurnOf(Why, frozen=True, tag="turn_of"):
    """Others, at `seats`, are asked; none when the hand is over."""

    seats: tuple[int, ...]

    def __str__(self) -> str:
        return "seat " + " or ".join(map(str, self.seats)) if self.seats else "nobody, the hand is over"


class Move(Struct, frozen=True):
    """One thing on offer. `low` to `high`, minor units: the whole wager on the street; 0 where there is none."""

    verb: Verb
    low: int
    high: int

    def __str__(self) -> str:  # the same words as the rules', without the cards
        return str(Offer(self.verb, self.low, self.high))


class OnOffer(Why, frozen=True, tag="on_offer"):
    """The rules offer the one who is asked something else."""

    moves: tuple[Move, ...]

    def __str__(self) -> str:
        return ", ".join(map(str, self.moves))


def moves(options: Options) -> tuple[Move, ...]:
    """What is on offer, without the cards."""
    return tuple(Move(offer.verb, offer.low, offer.high) for offer in options.offers)


TableReason = (
    Nameless
    | Watching
    | OneSeat
    | FreeSeats
    | NameTaken
    | FullStack
    | NeedsChips
    | NotAskedIn
    | NoChoice
    | DealOf
    | NoHand
    | OtherHand
    | OwnSeat
    | LateTurn
    | TurnOf
    | OnOffer
)
"""Why a table that is open refuses a request."""
