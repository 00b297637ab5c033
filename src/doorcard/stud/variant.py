"""What a game is: streets, who opens, who shares the pot, which cards are wild. The vocabulary only.

A game is a value of these types (rules.md 6); the engine reads the parts and never a name. A new
game made of known parts is a dozen lines in `variants.py`; a new part is one class here and the
arms the type checker then asks for.
"""

from functools import cached_property
from typing import Literal

from msgspec import Struct

from doorcard.cards import DECK, Card, Rank, Suit

__all__ = [
    "Boards",
    "ExtraRule",
    "HighShare",
    "HoleShare",
    "Level",
    "LowShare",
    "Share",
    "Street",
    "Variant",
    "WildRule",
]

Level = Literal["small", "big"]
"""Which of the two limits a street is played at (rules.md 4)."""

Boards = Literal["high", "low"]
"""How door cards and boards are read. high: the lowest door card brings in (ace high) and the best
high board acts first later. low: the highest door card brings in (king high) and the best low
board acts first (rules.md 4.1, 4.2)."""


class Street(Struct, frozen=True):
    """One deal and the betting round after it.

    `down` cards come first, then `up` cards, one at a time around the table; then each player
    turns `turn` of his down cards face up, all at the same moment. `open_pair`: a house may allow
    the big bet here while a board shows a pair (fourth street, rules.md 4.3).
    """

    level: Level
    down: int = 0
    up: int = 0
    turn: int = 0
    open_pair: bool = False

    @property
    def cards(self) -> int:
        """How many cards each player gets on this street."""
        return self.down + self.up


class HighShare(Struct, frozen=True, tag="high"):
    """The best five-card high hand (rules.md 5)."""


class LowShare(Struct, frozen=True, tag="low"):
    """The best ace-to-five low. `at_most`: five different ranks, none over it; None: any low wins."""

    at_most: Rank | None = None


class HoleShare(Struct, frozen=True, tag="hole"):
    """The lowest or highest card of `suit` among the down cards (Chicago)."""

    suit: Suit
    lowest: bool


Share = HighShare | LowShare | HoleShare
"""What a part of the pot goes to. Shares nobody qualifies for leave the pot to the others."""


class WildRule(Struct, frozen=True):
    """Which cards are wild: always these ranks and cards, and what follows an upcard of `follow`.

    With `follow`, that rank is wild, and so is the rank of the card dealt up right after the last
    upcard of it, in the dealing order of the whole table (follow the queen).
    """

    ranks: tuple[Rank, ...] = ()
    cards: tuple[Card, ...] = ()
    follow: Rank | None = None


class ExtraRule(Struct, frozen=True):
    """A card of `rank` dealt up brings its owner one more card at once (baseball's fours)."""

    rank: Rank


class Variant(Struct, frozen=True, kw_only=True, dict=True):
    """One game: everything the engine needs to know about what is played.

    `name` is the game's key in lists and files, lower case with underscores; `also` are other
    names people use. `seats` is the most players the game takes, 2 to 9.
    """

    name: str
    streets: tuple[Street, ...]
    shares: tuple[Share, ...] = (HighShare(),)
    boards: Boards = "high"
    wild: WildRule | None = None
    extra: ExtraRule | None = None
    seats: int = 9
    also: tuple[str, ...] = ()

    def number(self, street: int) -> int:
        """The street's number, 3 for third street: how many cards a player holds once it is dealt."""
        return sum(self.sizes[: street + 1])

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """For each street, how many cards a player gets on it."""
        return tuple([one.cards for one in self.streets])

    @cached_property
    def still_needed(self) -> tuple[int, ...]:
        """For each street, the cards the streets after it need at the least: all of them shared cards."""
        return tuple([sum(self.sizes[place + 1 :]) for place in range(len(self.sizes))])

    @cached_property
    def reacts(self) -> bool:
        """Whether a card dealt up sets something off: another wild rank, an extra card."""
        return self.extra is not None or (self.wild is not None and self.wild.follow is not None)

    @property
    def last(self) -> int:
        """The index of the last street."""
        return len(self.streets) - 1

    @cached_property
    def kind(self) -> Literal["high", "split", "low"]:
        """What the pot goes to: a high game, a split one with a low, or a low alone (for open pairs)."""
        lows = any(isinstance(share, LowShare) for share in self.shares)
        highs = any(isinstance(share, HighShare) for share in self.shares)
        return ("split" if lows else "high") if highs else "low"

    @cached_property
    def tables(self) -> frozenset[int]:
        """How many players the game can be played by."""
        return frozenset(n for n in range(2, self.seats + 1) if self._short(n) is None)

    def refuse(self, players: int) -> str | None:
        """Why so many players cannot play this game, with the arithmetic, or None when they can.

        Everybody is taken to stay to the end. A street too large for the stub is dealt as shared
        cards, one for each card of the street (rules.md 4.4), but the first must be dealt in full.
        """
        if players in self.tables:
            return None
        if not 2 <= players <= self.seats:
            return f"players: {players}; {self.name} takes 2 to {self.seats}"
        return self._short(players)

    def _short(self, players: int) -> str | None:
        left = len(DECK)
        for place, cards in enumerate(self.sizes):
            need = players * cards
            if need > left and place:
                need = cards
            if need > left:
                return f"players: {players} x {cards} cards = {need}; only {left} of {len(DECK)} are left"
            left -= need
        return None
