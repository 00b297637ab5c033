"""What a table is opened with: the house, the stakes, the games and when each is played, the times.

A setup never changes while the table is open. Amounts are minor units, times milliseconds.
"""

from typing import Literal

from msgspec import Struct

from doorcard.stud import VARIANTS, HouseRules, Stakes, Variant

__all__ = ["BuyIn", "DealersChoice", "OneGame", "Rotation", "Schedule", "Setup", "games_of", "titles_of"]


class OneGame(Struct, frozen=True, tag="one_game"):
    """Every hand is the same game."""

    game: Variant


class Rotation(Struct, frozen=True, tag="rotation"):
    """The games in turn: each for an orbit (as many hands as players when it began), or for `every` hands."""

    games: tuple[Variant, ...]
    every: Literal["orbit"] | int = "orbit"


class DealersChoice(Struct, frozen=True, tag="dealers_choice"):
    """The player with the deal picks one of `games` within the table's `pick_ms`, else it is the first."""

    games: tuple[Variant, ...]


Schedule = OneGame | Rotation | DealersChoice
"""Which game the next hand is."""


class BuyIn(Struct, frozen=True):
    """What a player may bring to the table, `least` to `most` minor units; equal where the amount is set."""

    least: int
    most: int


class Setup(Struct, frozen=True, kw_only=True):
    """A table's terms. `act_ms` 0: no clock; `bank_ms`: extra time a player has for the whole session.

    `pause_ms`: between two hands. `show_ms`: to show or muck. `ante_ms`: to say whether one is in,
    where antes are not posted by themselves. `pick_ms`: to pick the game (dealer's choice).
    """

    name: str
    house: HouseRules
    stakes: Stakes
    schedule: Schedule
    buy_in: BuyIn
    seats: int = 8
    act_ms: int = 20_000
    bank_ms: int = 0
    pause_ms: int = 4_000
    show_ms: int = 5_000
    ante_ms: int = 10_000
    pick_ms: int = 20_000


def games_of(schedule: Schedule) -> tuple[Variant, ...]:
    """Every game the table may play, in the schedule's order."""
    return (schedule.game,) if isinstance(schedule, OneGame) else schedule.games


def titles_of(schedule: Schedule) -> dict[str, str]:
    """What people call the games of somebody's own, by name; the house's games are called what each language has."""
    return {game.name: game.also[0] for game in games_of(schedule) if game.also and game.name not in VARIANTS}
