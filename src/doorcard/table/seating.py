"""Seats and chips: sitting down, leaving, sitting out, buying in by the house's rule, preferences."""

from doorcard.table import facts as f
from doorcard.table import reasons
from doorcard.table import requests as r
from doorcard.table.bounds import Chips, Letters
from doorcard.table.course import Course
from doorcard.table.denied import Denied
from doorcard.table.table import Asking, Chair, Table

__all__ = [
    "MISSED",
    "add_chips",
    "chair_for",
    "gone",
    "joined",
    "leave",
    "post_ante",
    "prefer",
    "say",
    "sit",
    "sit_out",
    "tidy",
]

MISSED = 20
"""A player who is not connected gives his seat up after missing so many hands in a row."""


def chair_for(table: Table, who: r.Who) -> Chair:
    """The chair of whoever asks. Raises `Illegal` for the rail."""
    chair = table.chair_of(who.player)
    if chair is None:
        raise Denied("seat", "none", reasons.Watching())
    return chair


def sit(course: Course, who: r.Who, request: r.Sit) -> None:
    """Take a seat. Raises `Illegal`: seat (not there, taken, already seated), name, buy_in."""
    table, setup = course.table, course.table.setup
    free = [seat for seat in range(1, setup.seats + 1) if all(chair.seat != seat for chair in table.chairs)]
    own = table.chair_of(who.player)
    if own is not None:
        raise Denied("seat", request.seat, reasons.OneSeat(own.seat))
    if request.seat not in free:
        raise Denied("seat", request.seat, reasons.FreeSeats(tuple(free)))
    if any(chair.name.casefold() == who.name.casefold() for chair in table.chairs):
        raise Denied("name", who.name, reasons.NameTaken())
    least, most = setup.buy_in.least, setup.buy_in.most
    if not least <= request.buy_in <= most:
        raise Denied("buy_in", request.buy_in, Chips(least, most))
    course.add(f.Sat(request.seat, who.player, who.name, who.bot, request.buy_in))


def leave(course: Course, chair: Chair) -> None:
    """Give the seat up: at once, or when the hand is over."""
    if course.table.in_hand(chair.seat):
        if not chair.leaving:
            course.add(f.Leaving(chair.seat))
    else:
        course.add(f.Left(chair.seat, chair.player, chair.stack))


def sit_out(course: Course, chair: Chair, on: bool) -> None:
    """Sit out from the next hand, or come back. Raises `Illegal`: on, coming back without chips."""
    if on:
        if chair.out != "asked":
            course.add(f.SatOut(chair.seat, "asked"))
    elif chair.out is not None:
        if chair.stack + chair.adding == 0 and not course.table.in_hand(chair.seat):
            raise Denied("on", "false", reasons.NeedsChips())
        course.add(f.SatIn(chair.seat))


def add_chips(course: Course, chair: Chair, amount: int) -> None:
    """Add chips, during a hand when it is over. Raises `Illegal`: amount, by the house's buy-in rule."""
    table, buy_in = course.table, course.table.setup.buy_in
    has = table.standing(chair.seat) + chair.adding
    low, high = max(1, buy_in.least - has), buy_in.most - has
    if not low <= amount <= high:
        if high < low:
            raise Denied("amount", amount, reasons.FullStack(has, buy_in.most))
        raise Denied("amount", amount, Chips(low, high))
    if table.in_hand(chair.seat):
        course.add(f.ChipsPromised(chair.seat, amount))
        return
    course.add(f.ChipsAdded(chair.seat, amount))
    if chair.out == "no_chips":
        course.add(f.SatIn(chair.seat))


def post_ante(course: Course, chair: Chair, post: bool) -> None:
    """In for the next hand, or not. Raises `Illegal` when it was not asked."""
    stage = course.table.stage
    if not isinstance(stage, Asking) or chair.seat not in stage.seats:
        raise Denied("post", post, reasons.NotAskedIn())
    course.add(f.AnteAgreed(chair.seat) if post else f.SatOut(chair.seat, "no_ante"))


def prefer(course: Course, chair: Chair, request: r.Prefer) -> None:
    """Change what happens by itself; antes by themselves answer the question about this one too."""
    course.add(f.Preferred(chair.seat, request.auto_ante, request.auto_muck))
    stage = course.table.stage
    if request.auto_ante and isinstance(stage, Asking) and chair.seat in stage.seats:
        course.add(f.AnteAgreed(chair.seat))


def say(course: Course, who: r.Who, text: str) -> None:
    """Chat. Control characters are dropped. Raises `Illegal` when nothing is left."""
    tidy_text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not tidy_text:
        raise Denied("text", "nothing", Letters(1, 500))
    chair = course.table.chair_of(who.player)
    course.add(f.Said(None if chair is None else chair.seat, who.name, tidy_text))


def joined(course: Course, player: str) -> None:
    """A player's connection is there; one who sat out because it was lost is in again."""
    chair = course.table.chair_of(player)
    if chair is None:
        return
    if not chair.connected:
        course.add(f.Connected(chair.seat))
    if chair.out == "disconnected":
        course.add(f.SatIn(chair.seat))


def gone(course: Course, player: str) -> None:
    """A player's last connection is lost."""
    chair = course.table.chair_of(player)
    if chair is not None and chair.connected:
        course.add(f.Disconnected(chair.seat))


def tidy(course: Course) -> None:
    """After a hand: promised chips, those who leave, those without chips."""
    most = course.table.setup.buy_in.most
    for chair in course.table.chairs:
        added = min(chair.adding, max(0, most - chair.stack)) if chair.adding else 0
        if chair.adding and not chair.leaving:
            course.add(f.ChipsAdded(chair.seat, added))
        if chair.leaving:
            course.add(f.Left(chair.seat, chair.player, chair.stack))
        elif chair.stack + added == 0 and chair.out is None:
            course.add(f.SatOut(chair.seat, "no_chips"))
        elif chair.stack + added > 0 and chair.out == "no_chips":
            course.add(f.SatIn(chair.seat))
