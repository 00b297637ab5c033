"""What comes next: the game, the dealer, the order of the deal."""

from doorcard.stud import Variant
from doorcard.table.setup import DealersChoice, OneGame, Rotation, Setup, games_of
from doorcard.table.table import Chair, Table

__all__ = ["deal_order", "game_named", "next_dealer", "next_game", "next_picker", "on_from"]


def on_from(seat: int | None, chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """The chairs clockwise, the first the next one after `seat`; from seat 1 when that is None."""
    if seat is None:
        return chairs
    later = [chair for chair in chairs if chair.seat > seat]
    return (*later, *[chair for chair in chairs if chair.seat <= seat])


def next_dealer(table: Table) -> int:
    """Who deals the next hand (rules.md 3).

    Fixed: the button lies beside the last seat. Rotating: the next player clockwise; the first deal
    of all starts at the lowest seat.
    """
    if table.setup.house.dealer == "fixed":
        return table.setup.seats
    ready = table.ready
    return ready[-1].seat if table.dealer is None else on_from(table.dealer, ready)[0].seat


def deal_order(dealer: int, ready: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """The players in dealing order, the first left of the dealer."""
    return on_from(dealer, ready)


def next_picker(table: Table) -> int:
    """Whose choice the next game is: the dealer's; where the button is fixed, each player's in turn."""
    if table.setup.house.dealer == "rotating":
        return next_dealer(table)
    return on_from(table.picker, table.ready)[0].seat


def next_game(table: Table) -> tuple[Variant, int, int]:
    """The game that is next in the schedule, its place there, and for how many hands."""
    schedule = table.setup.schedule
    games = games_of(schedule)
    match schedule:
        case OneGame():
            return games[0], 0, 1
        case Rotation(every=every):
            place = (table.place + 1) % len(games)
            return games[place], place, len(table.ready) if every == "orbit" else every
        case DealersChoice():
            return games[0], 0, 1


def game_named(setup: Setup, name: str | None) -> Variant:
    """The game of the schedule called `name`, the first when that is None."""
    games = games_of(setup.schedule)
    return next((game for game in games if game.name == name), games[0])
