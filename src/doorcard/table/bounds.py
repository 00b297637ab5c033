"""What may be asked for where there is a range, a list or a length: at a table, and for a table's terms."""

from doorcard.table.denied import Why

__all__ = [
    "Bound",
    "Chips",
    "EachOnce",
    "EveryHands",
    "Letters",
    "NoBringIn",
    "Numbers",
    "OneOf",
    "SeatsOfGame",
    "Seconds",
    "SetAmount",
    "SomeGames",
]


class Chips(Why, frozen=True, tag="chips"):
    """An amount, `least` to `most` minor units."""

    least: int
    most: int

    def __str__(self) -> str:
        return f"exactly {self.least}" if self.least == self.most else f"{self.least} to {self.most}"


class SetAmount(Why, frozen=True, tag="set_amount"):
    """The house has one amount for all, `amount` minor units."""

    amount: int

    def __str__(self) -> str:
        return f"{self.amount}: one set amount in this house"


class NoBringIn(Why, frozen=True, tag="no_bring_in"):
    """The house has no bring-in."""

    def __str__(self) -> str:
        return "0: this house has none"


class Numbers(Why, frozen=True, tag="numbers"):
    """A whole number, `least` to `most`; no amount."""

    least: int
    most: int

    def __str__(self) -> str:
        return f"{self.least} to {self.most}"


class Seconds(Why, frozen=True, tag="seconds"):
    """0 to `most` seconds."""

    most: int

    def __str__(self) -> str:
        return f"0 to {self.most} seconds"


class Letters(Why, frozen=True, tag="letters"):
    """A text of `least` to `most` letters."""

    least: int
    most: int

    def __str__(self) -> str:
        return f"{self.least} to {self.most} letters"


class OneOf(Why, frozen=True, tag="one_of"):
    """One of these names: of games, houses, limits, as the field says."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        return ", ".join(self.names)


class SomeGames(Why, frozen=True, tag="some_games"):
    """A table needs a game."""

    def __str__(self) -> str:
        return "one or more"


class EachOnce(Why, frozen=True, tag="each_once"):
    """A game is named twice."""

    def __str__(self) -> str:
        return "each game once"


class SeatsOfGame(Why, frozen=True, tag="seats_of_game"):
    """The game cannot be played by `seats`; `most` is the most it can. `because`: the arithmetic, in English."""

    seats: int
    most: int
    because: str

    def __str__(self) -> str:
        return f"games for {self.seats} seats ({self.because})"


class EveryHands(Why, frozen=True, tag="every_hands"):
    """Games in turn change after an orbit, or after 1 to `most` hands."""

    most: int

    def __str__(self) -> str:
        return f"orbit, or 1 to {self.most} hands"


Bound = (
    Chips
    | SetAmount
    | NoBringIn
    | Numbers
    | Seconds
    | Letters
    | OneOf
    | SomeGames
    | EachOnce
    | SeatsOfGame
    | EveryHands
)
"""What is allowed where a number, a list or a text is not."""
