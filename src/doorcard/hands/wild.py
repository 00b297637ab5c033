"""Which cards are wild, and what the house says where groups dispute about wild cards."""

from msgspec import Struct

from doorcard.cards import Card, Rank

__all__ = ["NO_WILDS", "Wild", "WildRules"]


class Wild(Struct, frozen=True):
    """The wild cards at one moment of a hand: whole ranks, single cards, or both. False if none."""

    ranks: frozenset[Rank] = frozenset()
    cards: frozenset[Card] = frozenset()

    def covers(self, card: Card) -> bool:
        """Whether `card` is wild."""
        return card.rank in self.ranks or card in self.cards

    def __bool__(self) -> bool:
        return bool(self.ranks or self.cards)


NO_WILDS = Wild()
"""No card is wild."""


class WildRules(Struct, frozen=True):
    """House fields for what groups dispute; the defaults are rules.md 5."""

    natural_beats_wild: bool = False
    """Of two high hands otherwise equal, one without substitutes beats one with any."""
    double_ace_flush: bool = False
    """Every wild card in a flush is an ace, even beside another ace."""
    wild_boards_count: bool = True
    """A board is ranked with its wild upcards as wild when asking who acts first (rules.md 4.2)."""
