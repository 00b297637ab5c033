"""What the odds say: for each player his equity, and the counts behind it."""

from typing import Any, Literal

from msgspec import Struct

from doorcard.cards import show_cards
from doorcard.odds.spot import Spot
from doorcard.odds.tally import Tally, stderr
from doorcard.stud.variant import HighShare, HoleShare, LowShare, Share

__all__ = ["Method", "Odds", "PlayerOdds", "Taken", "odds_of"]

Method = Literal["exact", "sampled"]


class Taken(Struct, frozen=True):
    """One share of the pot: how often a player `win`s it alone, and how often he `tie`s for it."""

    win: int
    tie: int


class PlayerOdds(Struct, frozen=True, omit_defaults=True):
    """One player's odds.

    `equity`: his part of the pot on average, 0 to 1. Of `total` deals (trials, where sampled), `win` give him
    the whole pot alone and `tie` a part of it; `scoop` is `win` once more, the word in games with two
    shares. `high`, `low`, `hole`: the game's shares one by one; what nobody has a claim to counts for none of
    them (or is a tie, where it is the only share). `stderr`: the standard error of the equity, 0 when exact.
    """

    holding: str
    equity: float
    win: int
    tie: int
    total: int
    scoop: int
    stderr: float
    high: Taken | None = None
    low: Taken | None = None
    hole: Taken | None = None


class Odds(Struct, frozen=True, omit_defaults=True):
    """The odds of a spot: `game`, `method`, how long it took in seconds, the players in the order given.

    `seed`: what to give again for the same trials, where sampled.
    """

    game: str
    method: Method
    seconds: float
    players: tuple[PlayerOdds, ...]
    dead: str = ""
    seed: int | None = None

    def __getitem__(self, player: int) -> PlayerOdds:
        return self.players[player]


def odds_of(spot: Spot, tally: Tally, method: Method, seconds: float, seed: int | None) -> Odds:
    """The odds that a count comes to."""
    players: list[PlayerOdds] = []
    for holding, won in zip(spot.holdings, tally.players, strict=True):
        shares: dict[str, Any] = {
            _name(share): Taken(*taken) for share, taken in zip(spot.variant.shares, won.shares, strict=True)
        }
        players.append(
            PlayerOdds(
                holding=str(holding),
                equity=float(won.pot / tally.total),
                win=won.scoops,
                tie=won.parts,
                total=tally.total,
                scoop=won.scoops,
                stderr=0.0 if method == "exact" else stderr(won, tally.total),
                **shares,
            )
        )
    return Odds(spot.variant.name, method, seconds, tuple(players), show_cards(spot.dead), seed)


def _name(share: Share) -> str:
    match share:
        case HighShare():
            return "high"
        case LowShare():
            return "low"
        case HoleShare():
            return "hole"
