"""The fold: what a hand is after one more fact. Total: it judges nothing and chooses nothing."""

from collections.abc import Callable, Sequence
from typing import Any

from doorcard.hands import NO_WILDS, Wild
from doorcard.stud import events as e
from doorcard.stud.after_cards import AFTER_CARDS, street_dealt
from doorcard.stud.after_showdown import AFTER_SHOWDOWN
from doorcard.stud.after_wagers import AFTER_WAGERS, antes_posted
from doorcard.stud.hand import Hand, Player
from doorcard.stud.variant import WildRule

__all__ = ["AFTER", "apply", "fold"]


def apply(hand: Hand | None, event: e.Event) -> Hand:
    """The hand after `event`; `hand` is None before `Started`.

    Works the same on a hand somebody sees only in part: cards he may not see are None in both.
    """
    if hand is None:
        if type(event) is e.Started:
            return _started(event)
        raise TypeError(f"a hand begins with Started, not with {type(event).__name__}")
    return AFTER[type(event)](hand, event)


def fold(hand: Hand, facts: Sequence[e.Event]) -> Hand:
    """The hand after `facts`, as applying them one by one makes it.

    Everybody's antes, and a street with all its cards, come at once and are folded so.
    """
    first = type(facts[0])
    if first is e.StreetBegan and type(facts[-1]) is e.Dealt:
        return street_dealt(hand, facts)
    if first is e.AntePosted:
        return antes_posted(hand, facts)
    for fact in facts:
        hand = AFTER[type(fact)](hand, fact)
    return hand


def _started(event: e.Started) -> Hand:
    rule = event.variant.wild
    return Hand(
        variant=event.variant,
        house=event.house,
        stakes=event.stakes,
        players=tuple([Player(seat.seat, seat.stack) for seat in event.seats]),
        order=tuple([seat.seat for seat in event.seats]),
        deck=event.deck,
        wild=NO_WILDS if rule is None else _wild_at_first(rule),
    )


def _wild_at_first(rule: WildRule) -> Wild:
    ranks = rule.ranks if rule.follow is None else (*rule.ranks, rule.follow)
    return Wild(ranks=frozenset(ranks), cards=frozenset(rule.cards))


def _started_again(hand: Hand, event: e.Started) -> Hand:
    raise TypeError("a hand begins once")


AFTER: dict[type, Callable[[Hand, Any], Hand]] = {
    e.Started: _started_again,
    **AFTER_CARDS,
    **AFTER_WAGERS,
    **AFTER_SHOWDOWN,
}
"""One fold for each kind of event: a table, since a `match` of thirty arms costs more than the fold."""
