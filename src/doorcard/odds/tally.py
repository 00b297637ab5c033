"""What a method counts before anything is divided: deals, and what they gave to whom."""

from fractions import Fraction
from math import sqrt

from msgspec import Struct

__all__ = ["Tally", "Won", "stderr"]


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


def stderr(won: Won, trials: int) -> float:
    """The standard error of a player's equity."""
    mean = float(won.pot) / trials
    return sqrt(max(0.0, won.squares / trials - mean * mean) / trials)
