"""What a player may ask for: one type a verb. `to` is the player's whole wager on this street, minor units."""

from msgspec import Struct

from doorcard.cards import Card

__all__ = [
    "Action",
    "Bet",
    "BringIn",
    "Call",
    "Check",
    "Complete",
    "Fold",
    "Illegal",
    "Muck",
    "Raise",
    "Show",
    "Turn",
]


class BringIn(Struct, frozen=True, gc=False, tag="bring_in"):
    """Post the bring-in."""

    seat: int
    to: int


class Complete(Struct, frozen=True, gc=False, tag="complete"):
    """Make a bring-in, or an all-in wager short of a full bet, up to a full one."""

    seat: int
    to: int


class Check(Struct, frozen=True, gc=False, tag="check"):
    """Pass: there is nothing to call."""

    seat: int


class Bet(Struct, frozen=True, gc=False, tag="bet"):
    """The first wager of a round."""

    seat: int
    to: int


class Call(Struct, frozen=True, gc=False, tag="call"):
    """Match the wager, or go all-in for less."""

    seat: int


class Raise(Struct, frozen=True, gc=False, tag="raise"):
    """Wager more than the bet to be called."""

    seat: int
    to: int


class Fold(Struct, frozen=True, gc=False, tag="fold"):
    """Give the hand up."""

    seat: int


class Show(Struct, frozen=True, gc=False, tag="show"):
    """At the showdown: turn the hand face up."""

    seat: int


class Muck(Struct, frozen=True, gc=False, tag="muck"):
    """At the showdown: give a beaten hand, or an uncalled one, back unseen."""

    seat: int


class Turn(Struct, frozen=True, gc=False, tag="turn"):
    """Choose the down card to turn face up (roll your own)."""

    seat: int
    card: Card


Action = BringIn | Complete | Check | Bet | Call | Raise | Fold | Show | Muck | Turn


class Illegal(ValueError):
    """A request the rules refuse. Nothing has changed.

    `field` is what is wrong with it ("seat", "action", "to", "card"), `value` what was asked,
    `allowed` what could have been, in words. No card of anyone's is ever part of the text.
    """

    def __init__(self, field: str, value: object, allowed: str) -> None:
        super().__init__(f"{field}: {value}; allowed: {allowed}")
        self.field = field
        self.value = value
        self.allowed = allowed
