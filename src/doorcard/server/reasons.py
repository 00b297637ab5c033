"""Why the server refuses what was asked; with the table's own reasons, all there are."""

from typing import cast

from doorcard.stud import Illegal
from doorcard.table.bounds import Bound
from doorcard.table.denied import Denied, Why
from doorcard.table.reasons import TableReason

__all__ = [
    "CardsOnce",
    "Failed",
    "NoSession",
    "NoSuchHand",
    "NoSuchTable",
    "NotWritten",
    "PlayerName",
    "Reason",
    "RoomFull",
    "TooFewCards",
    "Unreadable",
    "reason_of",
]


class NoSession(Why, frozen=True, tag="no_session"):
    """Only who has picked a name may ask that."""

    def __str__(self) -> str:
        return "a session from POST /api/session"


class NoSuchTable(Why, frozen=True, tag="no_such_table"):
    """There is no such table."""

    def __str__(self) -> str:
        return "a table of GET /api/tables"


class NoSuchHand(Why, frozen=True, tag="no_such_hand"):
    """There is no such hand, or it is still in play."""

    def __str__(self) -> str:
        return "a finished hand of this table"


class PlayerName(Why, frozen=True, tag="player_name"):
    """That is no name for a player."""

    def __str__(self) -> str:
        return "1 to 20 letters, digits, spaces or - _ . '"


class RoomFull(Why, frozen=True, tag="room_full"):
    """There are `most` tables already."""

    most: int

    def __str__(self) -> str:
        return f"at most {self.most}"


class TooFewCards(Why, frozen=True, tag="too_few_cards"):
    """The deck has `missing` cards too few for what is still to be dealt."""

    missing: int

    def __str__(self) -> str:
        return f"{self.missing} fewer cards known"


class CardsOnce(Why, frozen=True, tag="cards_once"):
    """Those cards cannot be held so; `value` says which."""

    def __str__(self) -> str:
        return "cards like As, Td or ??, each once"


class NotWritten(Why, frozen=True, tag="not_written"):
    """The database took nothing, so nothing has happened."""

    def __str__(self) -> str:
        return "another try in a moment"


class Failed(Why, frozen=True, tag="failed"):
    """An error nobody foresaw."""

    def __str__(self) -> str:
        return "another; this one failed here"


class Unreadable(Why, frozen=True, tag="unreadable"):
    """What came is not what the schema has at that field. `schema`: what it has, in English."""

    schema: str

    def __str__(self) -> str:
        return self.schema


Reason = (
    TableReason
    | Bound
    | NoSession
    | NoSuchTable
    | NoSuchHand
    | PlayerName
    | RoomFull
    | TooFewCards
    | CardsOnce
    | NotWritten
    | Failed
    | Unreadable
)
"""Every reason there is; a client says each in its own words."""


def reason_of(error: Illegal) -> Reason | None:
    """The error's reason; None: it is said in words alone, in the language of whoever asked."""
    return cast(Reason, error.reason) if isinstance(error, Denied) else None
