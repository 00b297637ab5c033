"""The fold: what a hand is after one more fact. Total: it judges nothing and chooses nothing."""

from collections.abc import Callable
from typing import Any

from doorcard.hands import NO_WILDS, Wild
from doorcard.stud import events as e
from doorcard.stud.after_cards import AFTER_CARDS
from doorcard.stud.after_showdown import AFTER_SHOWDOWN
from doorcard.stud.after_wagers import AFTER_WAGERS
from doorcard.stud.hand import Hand, Player
from doorcard.stud.variant import WildRule

__all__ = ["AFTER", "Played", "anted", "apply", "told"]

Played = tuple[Hand, tuple[e.Event, ...]]
"""Facts, and the hand after them."""


def apply(hand: Hand | None, event: e.Event) -> Hand:
    """The hand after `event`; `hand` is None before `Started`.

    Works the same on a hand somebody sees only in part: cards he may not see are None in both.
    """
    if hand is None:
        if type(event) is e.Started:
            return _started(event)
        raise TypeError(f"a hand begins with Started, not with {type(event).__name__}")
    return AFTER[type(event)](hand, event)


def told(hand: Hand, facts: tuple[e.Event, ...]) -> Played:
    """These facts, and the hand after them, one after another."""
    for fact in facts:
        hand = AFTER[type(fact)](hand, fact)
    return hand, facts


def anted(first: e.Started) -> Played:
    """A hand begun and everybody's ante posted, a short stack all it has, in one step."""
    ante = first.stakes.ante
    if not ante:
        return _started(first), (first,)
    facts: list[e.Event] = [first]
    players = []
    for seat in first.seats:
        stack = seat.stack
        amount = ante if stack >= ante else stack
        facts.append(e.AntePosted(seat.seat, amount))
        players.append(Player(seat.seat, stack - amount, amount))
    return _begun(first, tuple(players)), tuple(facts)


def _started(event: e.Started) -> Hand:
    return _begun(event, tuple([Player(seat.seat, seat.stack) for seat in event.seats]))


def _begun(event: e.Started, players: tuple[Player, ...]) -> Hand:
    rule = event.variant.wild
    return Hand(
        variant=event.variant,
        house=event.house,
        stakes=event.stakes,
        players=players,
        order=tuple([player.seat for player in players]),
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
