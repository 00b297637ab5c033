"""What a game of one's own may say: the words of its file, and nothing else (the same parts as `stud.variant`).

The JSON Schema is made from these types and they read the file, so the two cannot disagree.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

__all__ = [
    "BASE",
    "CARD",
    "NAME",
    "RANK",
    "TITLE",
    "OwnExtra",
    "OwnGame",
    "OwnHigh",
    "OwnHole",
    "OwnLow",
    "OwnShare",
    "OwnStreet",
    "OwnWild",
]

RANK = "A rank: 2 to 9, 10 or T, J, Q, K, A."
CARD = "A rank and a suit: As, 10d, 2c."
NAME = "The key of the game in lists: small letters, digits and underscores."
TITLE = "What people call it."
BASE = "The game that everything not said here is taken from."

RankText = Annotated[
    Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "T", "J", "Q", "K", "A"],
    Meta(description=RANK),
]
CardText = Annotated[
    str,
    Meta(pattern="^(10|[2-9TJQKA])[cdhs]$", description=CARD, examples=["Jh"]),
]
NameText = Annotated[
    str,
    Meta(pattern="^[a-z][a-z0-9_]{0,39}$", description=NAME),
]
TitleText = Annotated[str, Meta(min_length=1, max_length=60, description=TITLE)]
SuitText = Literal["clubs", "diamonds", "hearts", "spades"]


class OwnStreet(Struct, frozen=True, forbid_unknown_fields=True):
    """One deal and the betting round after it."""

    level: Annotated[Literal["small", "big"], Meta(description="Which of the two limits is bet.")] = "small"
    down: Annotated[int, Meta(ge=0, le=4, description="Cards dealt face down, first.")] = 0
    up: Annotated[int, Meta(ge=0, le=4, description="Cards dealt face up, after them.")] = 0
    turn: Annotated[int, Meta(ge=0, le=2, description="Down cards each player then turns face up.")] = 0
    open_pair: Annotated[bool, Meta(description="A pair showing may allow the big bet here.")] = False


class OwnHigh(Struct, frozen=True, forbid_unknown_fields=True, tag="high"):
    """The best high hand."""


class OwnLow(Struct, frozen=True, forbid_unknown_fields=True, tag="low"):
    """The best ace-to-five low; with `at_most`, five different ranks and none above it."""

    at_most: Annotated[RankText | None, Meta(description="The highest rank of a low that counts.")] = None


class OwnHole(Struct, frozen=True, forbid_unknown_fields=True, tag="hole"):
    """The lowest or highest card of a suit among the down cards."""

    suit: SuitText = "spades"
    which: Literal["lowest", "highest"] = "lowest"


OwnShare = OwnHigh | OwnLow | OwnHole


class OwnWild(Struct, frozen=True, forbid_unknown_fields=True):
    """What is wild; an empty table: nothing."""

    ranks: Annotated[tuple[RankText, ...], Meta(max_length=13, description="Ranks that are wild.")] = ()
    cards: Annotated[
        tuple[CardText, ...], Meta(max_length=52, description="Single cards that are wild.")
    ] = ()
    follow: Annotated[
        RankText | None,
        Meta(description="This rank is wild, and so is the rank dealt up right after the last one showing."),
    ] = None


class OwnExtra(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of this rank dealt up brings its owner one more."""

    rank: RankText


class OwnGame(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game of one's own: a game that exists, and what is different."""

    name: NameText
    title: TitleText | None = None
    base: Annotated[str, Meta(description=BASE)] = "stud"
    seats: Annotated[int, Meta(ge=2, le=9, description="The most players.")] | None = None
    boards: Annotated[
        Literal["high", "low"] | None,
        Meta(description="Which boards act first: the high ones or the low ones."),
    ] = None
    streets: Annotated[tuple[OwnStreet, ...], Meta(min_length=1, max_length=8)] | None = None
    shares: Annotated[tuple[OwnShare, ...], Meta(min_length=1, max_length=3)] | None = None
    wild: OwnWild | None = None
    extra: OwnExtra | None = None
