"""What a method counts before anything is divided: deals, and what they gave to whom."""

from fractions import Fraction

from msgspec import Struct

__all__ = ["Tally", "Won"]


class Won(Struct):
    """One player's count. Numbers of deals, or of trials.

    `pot`: the parts of the pot he got, added up. `scoops`: deals that gave him the whole of it; `parts`:
    deals that gave him some of it. `shares`: for each share of the game, (won alone, tied).
    `squares`: the squares of his parts added up, where trials were drawn.
    """

    pot: Fraction
    scoops: int
    parts: int
    shares: list[tuple[int, int]]
    squares: float = 0.0


class Tally(Struct):
    """The whole count: `total` deals or trials, and each player's part of them, in order."""

    total: int
    players: list[Won]
