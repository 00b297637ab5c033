"""The one redactor: what a viewer is told of a fact, and the view those telling make.

An allow-list: every event has an arm, and the type checker demands one for a new event. A viewer is
a seat, or None for the rail. A `View` is the fold of what was seen, so nothing else needs to hide.
"""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from doorcard.stud import events as e
from doorcard.stud.apply import apply
from doorcard.stud.hand import Hand

__all__ = ["Seen", "View", "see", "watch"]

Viewer = int | None


class Seen(Struct, frozen=True):
    """A fact as one viewer may know it. Only `see` makes one."""

    event: e.Event


class View(Struct, frozen=True):
    """A hand as one viewer knows it: what he may not see is None in it. Only `watch` makes one."""

    viewer: Viewer
    hand: Hand


def see(event: e.Event, viewer: Viewer) -> Seen:
    """What `viewer` is told: the fact itself, with the cards he may not see turned over."""
    return Seen(_seen(event, viewer))


def watch(view: View | None, seen: Seen, viewer: Viewer = None) -> View:
    """The view after one more thing seen; before the first, `viewer` says whose it is."""
    if view is None:
        return View(viewer, apply(None, seen.event))
    return replace(view, hand=apply(view.hand, seen.event))


def _seen(event: e.Event, viewer: Viewer) -> e.Event:
    match event:
        case e.Dealt():
            return event if event.up or event.seat == viewer else replace(event, card=None)
        case e.Started():
            return replace(event, deck=(None,) * len(event.deck))
        case e.Burned():
            return replace(event, card=None)
        case e.DeckRenewed():
            return replace(event, cards=(None,) * len(event.cards))
        case e.Chosen():
            return event if event.seat == viewer else replace(event, card=None)
        case e.LiveHandsRevealed():
            return event if viewer in event.dealt_in else replace(event, hands=())
        case (
            e.AntePosted()
            | e.StreetBegan()
            | e.CommunityDealt()
            | e.ExtraEarned()
            | e.WildsNamed()
            | e.ChoiceOpened()
            | e.Turned()
            | e.RoundOpened()
            | e.BroughtIn()
            | e.Completed()
            | e.Checked()
            | e.BetMade()
            | e.Called()
            | e.Raised()
            | e.Folded()
            | e.TimedOut()
            | e.Returned()
            | e.ShowdownOpened()
            | e.Shown()
            | e.Mucked()
            | e.Uncontested()
            | e.Awarded()
            | e.Ended()
        ):
            return event
        case _:
            assert_never(event)
