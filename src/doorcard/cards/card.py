"""A playing card: one of fifty-two values, written rank then suit ("As", "Td", "2c").

A card nobody here may see is no `Card` at all: wherever a card can be face down, the type is
`Card | None`, and `None` is the back of a card.
"""

from enum import IntEnum, StrEnum

__all__ = ["Card", "Rank", "Suit", "parse_cards", "show_cards"]


class Rank(IntEnum):
    """A card's rank, 2 to 14: the ace is high here; a rule that plays it low says so itself."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The rank as one character of "23456789TJQKA"."""
        return "23456789TJQKA"[self - 2]

    @classmethod
    def of(cls, letter: str) -> "Rank":
        """The rank written as `letter` (either case). Raises `ValueError` naming it and the thirteen allowed."""
        place = "23456789TJQKA".find(letter.upper()) if len(letter) == 1 else -1
        if place < 0:
            raise ValueError(f"rank: {letter!r} is none of 2 3 4 5 6 7 8 9 T J Q K A")
        return cls(place + 2)


class Suit(IntEnum):
    """A suit, 0 to 3, in the order that breaks ties (rules.md 4.1): clubs, diamonds, hearts, spades."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The suit as one character of "cdhs"."""
        return "cdhs"[self]


class Card(StrEnum):
    """One of the fifty-two cards. Its value is its text, so `Card("As")` is the ace of spades."""

    rank: Rank
    suit: Suit
    order: int
    """0 to 51, by rank and then suit: 2c 2d 2h 2s 3c … As."""

    def __init__(self, text: str) -> None:
        self.rank = Rank.of(text[0])
        self.suit = Suit("cdhs".index(text[1]))
        self.order = (self.rank - 2) * 4 + self.suit

    __hash__ = str.__hash__

    @classmethod
    def _missing_(cls, value: object) -> "Card | None":
        text = value if isinstance(value, str) else ""
        tidy = text[:-1].upper().replace("10", "T") + text[-1:].lower()
        if tidy != value and tidy in cls._value2member_map_:
            return cls(tidy)
        raise ValueError(f"card: {value!r} is not a rank of 23456789TJQKA and a suit of cdhs, like As or Td")

    C2 = "2c"
    D2 = "2d"
    H2 = "2h"
    S2 = "2s"
    C3 = "3c"
    D3 = "3d"
    H3 = "3h"
    S3 = "3s"
    C4 = "4c"
    D4 = "4d"
    H4 = "4h"
    S4 = "4s"
    C5 = "5c"
    D5 = "5d"
    H5 = "5h"
    S5 = "5s"
    C6 = "6c"
    D6 = "6d"
    H6 = "6h"
    S6 = "6s"
    C7 = "7c"
    D7 = "7d"
    H7 = "7h"
    S7 = "7s"
    C8 = "8c"
    D8 = "8d"
    H8 = "8h"
    S8 = "8s"
    C9 = "9c"
    D9 = "9d"
    H9 = "9h"
    S9 = "9s"
    CT = "Tc"
    DT = "Td"
    HT = "Th"
    ST = "Ts"
    CJ = "Jc"
    DJ = "Jd"
    HJ = "Jh"
    SJ = "Js"
    CQ = "Qc"
    DQ = "Qd"
    HQ = "Qh"
    SQ = "Qs"
    CK = "Kc"
    DK = "Kd"
    HK = "Kh"
    SK = "Ks"
    CA = "Ac"
    DA = "Ad"
    HA = "Ah"
    SA = "As"


def parse_cards(text: str) -> tuple[Card | None, ...]:
    """Cards written one after another, spaces and commas free: "AsKd ??" is two cards and a back.

    Raises `ValueError` naming the piece that is no card, or the card written twice.
    """
    tidy = text.replace(" ", "").replace(",", "").replace("10", "T")
    pieces = [tidy[i : i + 2] for i in range(0, len(tidy), 2)]
    cards = tuple(None if piece == "??" else Card(piece) for piece in pieces)
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise ValueError(f"card: {card} is there twice; every card of the deck is there once")
        if card is not None:
            seen.add(card)
    return cards


def show_cards(cards: tuple[Card | None, ...]) -> str:
    """The cards as `parse_cards` reads them, a back as "??"."""
    return "".join("??" if card is None else card.value for card in cards)
