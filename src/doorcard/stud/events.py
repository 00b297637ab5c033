"""What has happened: facts, in the past tense, in the order of the hand. The log is made of these.

A card is `None` in an event told to somebody who may not see it (`sight.py`), or in the replay of a
record that does not know it. Amounts are minor units; `to` is a player's whole wager on the street.
"""

from typing import Literal

from msgspec import Struct

from doorcard.cards import Card
from doorcard.hands import Value, Wild
from doorcard.stud.house import HouseRules, Stakes
from doorcard.stud.variant import Variant

__all__ = [
    "AntePosted",
    "Awarded",
    "BetMade",
    "BroughtIn",
    "Burned",
    "Called",
    "Checked",
    "ChoiceOpened",
    "Chosen",
    "CommunityDealt",
    "Completed",
    "Dealt",
    "DeckRenewed",
    "Ended",
    "Event",
    "ExtraEarned",
    "Folded",
    "Live",
    "LiveHandsRevealed",
    "Mucked",
    "Raised",
    "Returned",
    "RoundOpened",
    "Seat",
    "ShowdownOpened",
    "Shown",
    "Started",
    "StreetBegan",
    "TimedOut",
    "Turned",
    "Uncontested",
    "WildsNamed",
]


class Seat(Struct, frozen=True, gc=False):
    """A player dealt in: the seat's number at the table and the chips before the hand, in minor units.

    Raises `ValueError` naming the field when a number is not whole or there are no chips.
    """

    seat: int
    stack: int

    def __post_init__(self) -> None:
        if type(self.seat) is not int:
            raise ValueError(f"seat: {self.seat!r}; a whole number")
        if type(self.stack) is not int or self.stack < 1:
            raise ValueError(f"stack: {self.stack!r} at seat {self.seat}; a whole number, 1 or more")


class Started(Struct, frozen=True, gc=False, tag="started"):
    """A hand begins. `seats` are in dealing order: the first is the one left of the dealer.

    `deck` is the whole deck, top first; only the log has it.
    """

    variant: Variant
    house: HouseRules
    stakes: Stakes
    seats: tuple[Seat, ...]
    deck: tuple[Card | None, ...]


class AntePosted(Struct, frozen=True, gc=False, tag="ante_posted"):
    seat: int
    amount: int


class StreetBegan(Struct, frozen=True, gc=False, tag="street_began"):
    """A street is about to be dealt. `source` is what it is dealt from (rules.md 4.4).

    stub: a card each. burns: the stub and the burned cards together, a card each. community: the
    cards are turned face up in the middle and play in every live hand.
    """

    street: int
    source: Literal["stub", "burns", "community"]


class Burned(Struct, frozen=True, gc=False, tag="burned"):
    card: Card | None


class DeckRenewed(Struct, frozen=True, gc=False, tag="deck_renewed"):
    """What is left to deal is now this many cards: the stub, the burns, or both (rules.md 4.4)."""

    cards: tuple[Card | None, ...]


class Dealt(Struct, frozen=True, gc=False, tag="dealt"):
    """One card to one player, face `up` or down."""

    seat: int
    card: Card | None
    up: bool


class CommunityDealt(Struct, frozen=True, gc=False, tag="community_dealt"):
    card: Card | None


class ExtraEarned(Struct, frozen=True, gc=False, tag="extra_earned"):
    """The card just dealt up brings its owner one more, at once (baseball)."""

    seat: int
    up: bool


class WildsNamed(Struct, frozen=True, gc=False, tag="wilds_named"):
    """From now on these cards are wild, and no others."""

    wild: Wild


class ChoiceOpened(Struct, frozen=True, gc=False, tag="choice_opened"):
    """Each of these seats now chooses a down card to turn; a seat stands here once a card."""

    seats: tuple[int, ...]


class Chosen(Struct, frozen=True, gc=False, tag="chosen"):
    """A player has chosen the card he will turn; which one is his alone until all have."""

    seat: int
    card: Card | None


class Turned(Struct, frozen=True, gc=False, tag="turned"):
    """A chosen down card is turned face up."""

    seat: int
    card: Card


class RoundOpened(Struct, frozen=True, gc=False, tag="round_opened"):
    """A betting round begins. `seat` acts first, because of `reason`; `tied`: how a tie was broken.

    `passed` are the seats that would have come before it but are all-in. `open_pair`: the big bet
    is allowed on a small-bet street (rules.md 4.3). `bring_in`: the first to act owes the bring-in.
    """

    seat: int
    reason: Literal["lowest_card", "highest_card", "best_board", "lowest_board", "left"]
    tied: Literal["suit", "position"] | None = None
    passed: tuple[int, ...] = ()
    open_pair: bool = False
    bring_in: bool = False


class BroughtIn(Struct, frozen=True, gc=False, tag="brought_in"):
    seat: int
    to: int


class Completed(Struct, frozen=True, gc=False, tag="completed"):
    seat: int
    to: int


class Checked(Struct, frozen=True, gc=False, tag="checked"):
    seat: int


class BetMade(Struct, frozen=True, gc=False, tag="bet_made"):
    seat: int
    to: int


class Called(Struct, frozen=True, gc=False, tag="called"):
    seat: int
    to: int


class Raised(Struct, frozen=True, gc=False, tag="raised"):
    seat: int
    to: int


class Folded(Struct, frozen=True, gc=False, tag="folded"):
    seat: int


class TimedOut(Struct, frozen=True, gc=False, tag="timed_out"):
    """The player's time ran out: he is all-in for what is in the pot, and acts no more (TS)."""

    seat: int


class Returned(Struct, frozen=True, gc=False, tag="returned"):
    """Chips nobody called go back to the bettor."""

    seat: int
    amount: int


class ShowdownOpened(Struct, frozen=True, gc=False, tag="showdown_opened"):
    """Live hands are shown in this order. `all`: betting ended with an all-in, so nobody mucks."""

    order: tuple[int, ...]
    all: bool


class Shown(Struct, frozen=True, gc=False, tag="shown"):
    """A live hand is face up. `values`: what it is worth for each share of the game, None: nothing."""

    seat: int
    down: tuple[Card | None, ...]
    values: tuple[Value | None, ...]


class Mucked(Struct, frozen=True, gc=False, tag="mucked"):
    seat: int


class Uncontested(Struct, frozen=True, gc=False, tag="uncontested"):
    """All others have folded; the last live player may show or not."""

    seat: int


class Awarded(Struct, frozen=True, gc=False, tag="awarded"):
    """Chips pushed to a winner: from pot `pot` (0 is the main pot), for the game's share `share`.

    `share` is the index in the variant's shares, None when the pot was not contested.
    """

    seat: int
    amount: int
    pot: int
    share: int | None


class Live(Struct, frozen=True, gc=False):
    """A hand that was live at the showdown and was not shown there."""

    seat: int
    down: tuple[Card | None, ...]


class LiveHandsRevealed(Struct, frozen=True, gc=False, tag="live_hands_revealed"):
    """For the record of the hand: the live hands mucked at the showdown.

    `dealt_in` are the seats that may see them (FT's LAST HAND window, TS's e-mail).
    """

    dealt_in: tuple[int, ...]
    hands: tuple[Live, ...]


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    """The hand is over."""


Event = (
    Started
    | AntePosted
    | StreetBegan
    | Burned
    | DeckRenewed
    | Dealt
    | CommunityDealt
    | ExtraEarned
    | WildsNamed
    | ChoiceOpened
    | Chosen
    | Turned
    | RoundOpened
    | BroughtIn
    | Completed
    | Checked
    | BetMade
    | Called
    | Raised
    | Folded
    | TimedOut
    | Returned
    | ShowdownOpened
    | Shown
    | Mucked
    | Uncontested
    | Awarded
    | LiveHandsRevealed
    | Ended
)
