"""One request at a table: judged once, it becomes facts; the room does the rest."""

from typing import assert_never

from doorcard.table import dealing, seating
from doorcard.table import requests as r
from doorcard.table.check import check_setup
from doorcard.table.clock import asked, due
from doorcard.table.course import Course
from doorcard.table.denied import Denied
from doorcard.table.effects import Effect, Record, Shuffle, Wake
from doorcard.table.facts import Opened
from doorcard.table.fold import apply
from doorcard.table.reasons import Nameless
from doorcard.table.setup import Setup
from doorcard.table.table import Table

__all__ = ["handle", "opened"]


def opened(setup: Setup) -> tuple[Table, Opened]:
    """A new table and its first fact. Raises `Illegal` for terms nobody could play by."""
    check_setup(setup)
    fact = Opened(setup)
    return apply(None, fact), fact


def handle(
    table: Table, who: r.Who | None, request: r.Request | r.Inner, now: int
) -> tuple[Table, tuple[Effect, ...]]:
    """The table after `request`, and what is to be done.

    `who` asks, None: the room itself. `now`: ms since 1970. Raises `Illegal` (field, value, what is
    allowed) when the request is refused; then nothing has changed.
    """
    course = Course(table, now)
    if isinstance(request, r.Joined | r.Gone | r.Tick | r.Deal | r.Resume):
        _inner(course, request)
    elif who is None:
        raise Denied("player", "none", Nameless())
    else:
        _asked(course, who, request)
    dealing.run_on(course)
    after = asked(course.table, now, anew=isinstance(request, r.Resume))
    effects: list[Effect] = [Record(tuple(course.facts))] if course.facts else []
    if course.shuffle:
        effects.append(Shuffle())
    elif after.ask is not None and after.ask.at is not None:
        early = isinstance(request, r.Tick) and request.token == after.ask.token
        if early or after.ask is not table.ask:
            effects.append(Wake(after.ask.at, after.ask.token))
    return after, tuple(effects)


def _inner(course: Course, request: r.Inner) -> None:
    match request:
        case r.Joined(player=player):
            seating.joined(course, player)
        case r.Gone(player=player):
            seating.gone(course, player)
        case r.Tick(token=token):
            if due(course.table, token, course.now):
                dealing.expire(course)
        case r.Deal(deck=deck):
            dealing.deal(course, deck)
        case r.Resume():
            pass
        case _:
            assert_never(request)


def _asked(course: Course, who: r.Who, request: r.Request) -> None:
    match request:
        case r.Act():
            dealing.act(course, seating.chair_for(course.table, who), request)
        case r.Sit():
            seating.sit(course, who, request)
        case r.Leave():
            seating.leave(course, seating.chair_for(course.table, who))
        case r.SitOut(on=on):
            seating.sit_out(course, seating.chair_for(course.table, who), on)
        case r.AddChips(amount=amount):
            seating.add_chips(course, seating.chair_for(course.table, who), amount)
        case r.PostAnte(post=post):
            seating.post_ante(course, seating.chair_for(course.table, who), post)
        case r.PickGame(game=game):
            dealing.pick(course, seating.chair_for(course.table, who), game)
        case r.Prefer():
            seating.prefer(course, seating.chair_for(course.table, who), request)
        case r.Chat(text=text):
            seating.say(course, who, text)
        case _:
            assert_never(request)
