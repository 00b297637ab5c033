"""What may be asked of a table. People and bots ask the first kind, over the wire; the room the second.

The Structs are the wire's own, so there is no twin of them there. `id` is the request's idempotency
key; the table itself does not look at it. Amounts are minor units.
"""

from typing import Annotated

from msgspec import Meta, Struct

from doorcard.cards import Card
from doorcard.stud import Action

__all__ = [
    "Act",
    "AddChips",
    "Chat",
    "Deal",
    "Gone",
    "Inner",
    "Joined",
    "Leave",
    "PickGame",
    "PostAnte",
    "Prefer",
    "Request",
    "Resume",
    "Sit",
    "SitOut",
    "Tick",
    "Who",
]

Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""A request's own name, chosen by the client, new for each: sent again, it is not done again."""
Amount = Annotated[int, Meta(ge=0, le=1_000_000_000_000)]
"""Minor units."""


class Who(Struct, frozen=True):
    """Who asks: an account, the name he goes by, and whether a bot plays it."""

    player: str
    name: str
    bot: bool = False


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Take a free seat, 1 to the table's seats, with `buy_in` chips."""

    id: Id
    seat: int
    buy_in: Amount


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Give the seat up: at once, or when the hand one is in is over."""

    id: Id


class SitOut(Struct, frozen=True, forbid_unknown_fields=True, tag="sit_out"):
    """Sit out from the next hand (`on`), or come back."""

    id: Id
    on: bool


class AddChips(Struct, frozen=True, forbid_unknown_fields=True, tag="add_chips"):
    """Add chips to the stack; during a hand they are added when it is over."""

    id: Id
    amount: Amount


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag="act"):
    """Do one of the things on offer in `Asked.options`. `turn`: `Asked.turn`, so that a late click does nothing."""

    id: Id
    action: Action
    hand: int
    turn: int | None = None


class PostAnte(Struct, frozen=True, forbid_unknown_fields=True, tag="post_ante"):
    """The answer to `Asked` with `what` "ante": in for the next hand, or not (then one sits out)."""

    id: Id
    post: bool


class PickGame(Struct, frozen=True, forbid_unknown_fields=True, tag="pick_game"):
    """The answer to `Asked` with `what` "game": a name out of `Asked.games`."""

    id: Id
    game: str


class Prefer(Struct, frozen=True, forbid_unknown_fields=True, tag="prefer"):
    """Post antes by itself; muck beaten hands by itself. null leaves it as it is."""

    id: Id
    auto_ante: bool | None = None
    auto_muck: bool | None = None


class Chat(Struct, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Say something to the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


Request = Sit | Leave | SitOut | AddChips | Act | PostAnte | PickGame | Prefer | Chat
"""What a person or a bot may ask."""


class Joined(Struct, frozen=True):
    """The player has a connection again."""

    player: str


class Gone(Struct, frozen=True):
    """The player's last connection is lost."""

    player: str


class Tick(Struct, frozen=True):
    """A `Wake` has come. One with an old token does nothing."""

    token: int


class Deal(Struct, frozen=True):
    """A shuffled deck, top first: the answer to `Shuffle`."""

    deck: tuple[Card, ...]


class Resume(Struct, frozen=True):
    """The table comes out of its log: the clock of whatever is waited for starts anew."""


Inner = Joined | Gone | Tick | Deal | Resume
"""What only the room asks."""
