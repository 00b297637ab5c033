"""What a hand is worth: three kinds of value, each comparable within its kind and nameable in words.

A value travels in events as a tagged union (field "type"), so it carries what the announcement
needs: the category, the ranks that decide, what the wild cards stand for, the cards played.
Two values of one kind are compared by `key`; a bigger key is the better hand for its own share
of the pot and equal keys tie. `==` compares every field, the cards as well: it is not the tie.
"""

from enum import IntEnum

from msgspec import Struct

from doorcard.cards import Card, Rank

__all__ = ["Category", "High", "HoleCard", "Low", "Value", "low_rank"]


class Category(IntEnum):
    """The kinds of poker hand, the better one bigger for a high hand (rules.md 5)."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    FIVE_OF_A_KIND = 9


class High(Struct, frozen=True, gc=False, tag="high"):
    """A high hand: the best five cards, or as many as there are below five.

    `ranks`, in order of importance: full house (7, 4); two pair (13, 9, 5); a flush or high
    cards all five; a straight its top rank alone, FIVE for the wheel; of a kind, the rank and then
    the kickers. `wilds` are the ranks wild cards played stand for; one that plays as the very card
    it is printed as is natural and not among them. `natural` is None unless the house says that a
    natural hand beats its equal with wilds (`WildRules.natural_beats_wild`).
    """

    category: Category
    ranks: tuple[Rank, ...]
    wilds: tuple[Rank, ...] = ()
    cards: tuple[Card, ...] = ()
    natural: bool | None = None

    @property
    def key(self) -> tuple[int, ...]:
        """Bigger is the better high hand: category, ranks, and last `natural` where the house counts it."""
        if self.natural is None:
            return (self.category, *self.ranks)
        return (self.category, *self.ranks, self.natural)


class Low(Struct, frozen=True, gc=False, tag="low"):
    """An ace-to-five low: aces low, straights and flushes nothing (rules.md 5).

    `category` is HIGH_CARD for five different ranks, else the pairs a razz hand could not avoid.
    `ranks` most significant first: (8, 6, 4, 3, ACE); a pair comes before its kickers.
    """

    category: Category
    ranks: tuple[Rank, ...]
    wilds: tuple[Rank, ...] = ()
    cards: tuple[Card, ...] = ()

    @property
    def key(self) -> tuple[int, ...]:
        """Bigger is the better (lower) low: every number with its sign turned, the ace as one."""
        return (-self.category, *(-low_rank(rank) for rank in self.ranks))


class HoleCard(Struct, frozen=True, gc=False, tag="hole"):
    """The one down card that takes a hole-suit half, such as low Chicago's spade (rules.md 6).

    `ace_low` says whether the ace counts as one; `lowest` whether the lowest such card takes the half.
    """

    card: Card
    ace_low: bool
    lowest: bool

    @property
    def key(self) -> tuple[int, ...]:
        """Bigger is the better card for the half."""
        rank = low_rank(self.card.rank) if self.ace_low else int(self.card.rank)
        return (-rank,) if self.lowest else (rank,)


Value = High | Low | HoleCard


def low_rank(rank: Rank) -> int:
    """A rank as lows count it, 1 to 13: the ace is one."""
    return 1 if rank == Rank.ACE else int(rank)
