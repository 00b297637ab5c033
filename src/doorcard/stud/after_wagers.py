"""What a hand is after a fact about chips put in: antes, a round opened, whatever a player does in it."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from doorcard.stud import events as e
from doorcard.stud.betting import able_seats, brought_in, wagered
from doorcard.stud.hand import Betting, BringInOwed, Hand, Phase, Player

__all__ = ["AFTER_WAGERS"]


def _ante_posted(hand: Hand, event: e.AntePosted) -> Hand:
    place = hand.order.index(event.seat)
    player = hand.players[place]
    posted = replace(player, stack=player.stack - event.amount, paid=player.paid + event.amount)
    return replace(hand, players=hand.put(place, posted))


def _paying(players: tuple[Player, ...], place: int, to: int) -> tuple[Player, ...]:
    """The players once the one at `place` has brought his wager on this street up to `to`."""
    player = players[place]
    more = to - player.wager
    paying = replace(player, stack=player.stack - more, paid=player.paid + more, wager=to)
    return (*players[:place], paying, *players[place + 1 :])


def _passed_on(phase: Phase) -> Phase:
    """The round once the one to act has acted, and left it at that."""
    if type(phase) is Betting or type(phase) is BringInOwed:
        return replace(phase, queue=phase.queue[1:])
    return phase


def _round_opened(hand: Hand, event: e.RoundOpened) -> Hand:
    place = hand.order.index(event.seat)
    queue = able_seats(hand.players[place:] + hand.players[:place])
    if event.bring_in:
        return replace(hand, phase=BringInOwed(queue, may_fold=event.reason == "left"))
    return replace(hand, phase=Betting(queue, opener=event.seat, open_pair=event.open_pair))


def _brought_in(hand: Hand, event: e.BroughtIn) -> Hand:
    place = hand.order.index(event.seat)
    return replace(
        hand,
        players=_paying(hand.players, place, event.to),
        aggressor=event.seat,
        phase=brought_in(hand, event.seat, event.to),
    )


def _wagered(hand: Hand, event: e.BetMade | e.Raised | e.Completed) -> Hand:
    place = hand.order.index(event.seat)
    return replace(
        hand,
        players=_paying(hand.players, place, event.to),
        aggressor=event.seat,
        phase=wagered(hand, place, event.to),
    )


def _called(hand: Hand, event: e.Called) -> Hand:
    players = _paying(hand.players, hand.order.index(event.seat), event.to)
    return replace(hand, players=players, phase=_passed_on(hand.phase))


def _checked(hand: Hand, event: e.Checked) -> Hand:
    return replace(hand, phase=_passed_on(hand.phase))


def _folded(hand: Hand, event: e.Folded) -> Hand:
    place = hand.order.index(event.seat)
    players = hand.put(place, replace(hand.players[place], folded=True))
    return replace(hand, players=players, phase=_passed_on(hand.phase))


def _timed_out(hand: Hand, event: e.TimedOut) -> Hand:
    place = hand.order.index(event.seat)
    players = hand.put(place, replace(hand.players[place], timed_out=True))
    return replace(hand, players=players, phase=_passed_on(hand.phase))


def _returned(hand: Hand, event: e.Returned) -> Hand:
    place = hand.order.index(event.seat)
    player = hand.players[place]
    richer = replace(
        player,
        stack=player.stack + event.amount,
        paid=player.paid - event.amount,
        wager=max(0, player.wager - event.amount),
    )
    return replace(hand, players=hand.put(place, richer))


AFTER_WAGERS: dict[type, Callable[[Hand, Any], Hand]] = {
    e.AntePosted: _ante_posted,
    e.RoundOpened: _round_opened,
    e.BroughtIn: _brought_in,
    e.Completed: _wagered,
    e.BetMade: _wagered,
    e.Raised: _wagered,
    e.Called: _called,
    e.Checked: _checked,
    e.Folded: _folded,
    e.TimedOut: _timed_out,
    e.Returned: _returned,
}
"""The hand after each kind of fact told here."""
