"""What a hand is after a fact of its end: hands shown or mucked, chips pushed, the hand over."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from doorcard.stud import events as e
from doorcard.stud.hand import Alone, Hand, Over, Showing

__all__ = ["AFTER_SHOWDOWN"]


def _showdown_opened(hand: Hand, event: e.ShowdownOpened) -> Hand:
    return replace(hand, phase=Showing(event.order, event.all))


def _shown(hand: Hand, event: e.Shown) -> Hand:
    place = hand.order.index(event.seat)
    shown = replace(hand.players[place], down=event.down, values=event.values)
    keys = tuple([None if value is None else value.key for value in event.values])
    phase = hand.phase
    if isinstance(phase, Showing):
        old = phase.best or (None,) * len(keys)
        best = tuple([_better(one, other) for one, other in zip(old, keys, strict=True)])
        phase = Showing(_rest(phase, event.seat), phase.all, best)
    return replace(hand, players=hand.put(place, shown), phase=phase)


def _mucked(hand: Hand, event: e.Mucked) -> Hand:
    place = hand.order.index(event.seat)
    players = hand.put(place, replace(hand.players[place], mucked=True))
    phase = hand.phase
    if isinstance(phase, Showing):
        phase = Showing(_rest(phase, event.seat), phase.all, phase.best)
    return replace(hand, players=players, phase=phase)


def _rest(phase: Showing, seat: int) -> tuple[int, ...]:
    return tuple([one for one in phase.queue if one != seat])


def _better(old: tuple[int, ...] | None, new: tuple[int, ...] | None) -> tuple[int, ...] | None:
    if old is None or new is None:
        return new if old is None else old
    return max(old, new)


def _uncontested(hand: Hand, event: e.Uncontested) -> Hand:
    return replace(hand, phase=Alone(event.seat))


def _awarded(hand: Hand, event: e.Awarded) -> Hand:
    place = hand.order.index(event.seat)
    player = hand.players[place]
    richer = replace(player, stack=player.stack + event.amount)
    return replace(hand, players=hand.put(place, richer), awarded=hand.awarded + event.amount)


def _revealed(hand: Hand, event: e.LiveHandsRevealed) -> Hand:
    return hand


def _ended(hand: Hand, event: e.Ended) -> Hand:
    return replace(hand, phase=Over())


AFTER_SHOWDOWN: dict[type, Callable[[Hand, Any], Hand]] = {
    e.ShowdownOpened: _showdown_opened,
    e.Shown: _shown,
    e.Mucked: _mucked,
    e.Uncontested: _uncontested,
    e.Awarded: _awarded,
    e.LiveHandsRevealed: _revealed,
    e.Ended: _ended,
}
"""The hand after each kind of fact told here."""
