"""What may be done now: the exact actions and amounts, for the seat asked about."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from doorcard.cards import Card
from doorcard.stud import actions as a
from doorcard.stud.betting import another_able, sizes
from doorcard.stud.hand import (
    Alone,
    Anteing,
    Betting,
    BringInOwed,
    Choosing,
    Dealing,
    Hand,
    Over,
    Phase,
    Showing,
)
from doorcard.stud.house import FixedLimit, Limit, Stakes
from doorcard.stud.opening import open_pair
from doorcard.stud.variant import Level

__all__ = ["Offer", "Options", "Verb", "options", "to_act"]

Verb = Literal["bring_in", "complete", "check", "bet", "call", "raise", "fold", "show", "muck", "turn"]

_WAGERS: dict[Verb, type[a.BringIn] | type[a.Complete] | type[a.Bet] | type[a.Raise]] = {
    "bring_in": a.BringIn,
    "complete": a.Complete,
    "bet": a.Bet,
    "raise": a.Raise,
}
_PLAIN: dict[Verb, type[a.Check] | type[a.Call] | type[a.Fold] | type[a.Show] | type[a.Muck]] = {
    "check": a.Check,
    "call": a.Call,
    "fold": a.Fold,
    "show": a.Show,
    "muck": a.Muck,
}


class Offer(Struct, frozen=True, gc=False):
    """One thing on offer. `low` to `high`, minor units: the player's whole wager on the street after it.

    An exact amount has `low == high`; check, fold, show and muck have 0. `cards`: the down cards
    one of which may be turned.
    """

    verb: Verb
    low: int = 0
    high: int = 0
    cards: tuple[Card, ...] = ()

    def __str__(self) -> str:
        if self.verb == "turn":
            return "turn one of your down cards"
        if not self.high:
            return self.verb
        return f"{self.verb} {self.low}" + (f" to {self.high}" if self.high > self.low else "")


class Options(Struct, frozen=True, gc=False):
    """Everything on offer to one seat. `action in options` says whether it would be accepted."""

    seat: int
    offers: tuple[Offer, ...]

    def __contains__(self, action: a.Action) -> bool:
        return self.taken_by(action) is not None

    def taken_by(self, action: a.Action) -> Offer | None:
        """The offer that `action` takes up; None when it is not on offer."""
        if action.seat != self.seat:
            return None
        verb, named = _TAKES[type(action)]
        asked: Any = action
        for offer in self.offers:
            if offer.verb == verb and (
                named is None
                or (named == "to" and type(asked.to) is int and offer.low <= asked.to <= offer.high)
                or (named == "card" and asked.card in offer.cards)
            ):
                return offer
        return None

    def __str__(self) -> str:
        return ", ".join(str(offer) for offer in self.offers)

    def actions(self) -> tuple[a.Action, ...]:
        """The offers as actions; of a span of amounts, its two ends."""
        return tuple(
            action
            for offer in self.offers
            for to in dict.fromkeys((offer.low, offer.high))
            for action in offered(self.seat, offer, to)
        )


_TAKES: dict[type, tuple[Verb, Literal["to", "card"] | None]] = {
    a.BringIn: ("bring_in", "to"),
    a.Complete: ("complete", "to"),
    a.Check: ("check", None),
    a.Bet: ("bet", "to"),
    a.Call: ("call", None),
    a.Raise: ("raise", "to"),
    a.Fold: ("fold", None),
    a.Show: ("show", None),
    a.Muck: ("muck", None),
    a.Turn: ("turn", "card"),
}
"""What each kind of action takes up: the verb, and the field of it that must be on offer too."""


def offered(seat: int, offer: Offer, to: int) -> tuple[a.Action, ...]:
    """The actions that take up `offer` with the whole wager `to`; one for each card to turn."""
    if offer.verb == "turn":
        return tuple(a.Turn(seat, card) for card in offer.cards)
    if offer.verb in _WAGERS:
        return (_WAGERS[offer.verb](seat, to),)
    return (_PLAIN[offer.verb](seat),)


def to_act(hand: Hand) -> tuple[int, ...]:
    """The seats a decision is waited for; more than one only while cards to turn are chosen."""
    phase = hand.phase
    if isinstance(phase, (Betting, BringInOwed, Showing)):
        return phase.queue[:1]
    if isinstance(phase, Choosing):
        return tuple(dict.fromkeys(phase.waiting))
    return (phase.seat,) if isinstance(phase, Alone) else ()


def options(hand: Hand, seat: int | None = None) -> Options | None:
    """What `seat`, by default the first to act, may do; None when nothing is asked of it.

    The hand must be at rest: after all the facts that one request, or the start, gave rise to. The
    last answer about the first to act is kept, since at each decision the player asks, then the judge.
    """
    global _last  # noqa: PLW0603  (a memory of a pure answer; forgetting it changes nothing)
    kept, first = _last
    if kept is not hand:
        first = _FIRST[type(hand.phase)](hand, hand.phase)
        _last = (hand, first)
    if seat is None or first is None or seat == first.seat:
        return first
    phase = hand.phase
    return _to_turn(hand, phase, seat) if type(phase) is Choosing and seat in phase.waiting else None


_last: tuple[Hand | None, Options | None] = (None, None)
_FOLD, _CHECK = Offer("fold"), Offer("check")


def _to_turn(hand: Hand, phase: Choosing, seat: int) -> Options:
    taken = [choice.card for choice in phase.chosen if choice.seat == seat]
    cards = tuple([card for card in hand.player(seat).down if card is not None and card not in taken])
    return Options(seat, (Offer("turn", cards=cards),))


@lru_cache(maxsize=64)
def _show_or_muck(seat: int) -> Options:
    return Options(seat, (Offer("show"), Offer("muck")))


def _in_round(hand: Hand, phase: Betting) -> Options | None:
    """What is on offer to the one who acts now in a betting round.

    He may not bet or raise if he has no more than a call, the betting is closed to him, the cap is
    reached, or nobody is there to answer.
    """
    if not phase.queue:
        return None
    seat = phase.queue[0]
    player = hand.players[hand.order.index(seat)]
    wager = player.wager
    reach = wager + player.stack
    to = phase.to
    house = hand.house
    if (
        reach <= to
        or seat in phase.closed
        or (phase.bets > house.raises and (house.cap_heads_up or hand.live > 2))
        or not (len(phase.queue) > 1 or another_able(hand, player))
    ):
        return _to_call(seat, to, wager, reach if reach < to else to)
    limit = hand.stakes.limit
    most = phase.base + limit.most
    return _to_raise(
        seat,
        to,
        phase.base,
        wager,
        reach if reach < most else most,
        limit,
        hand.variant.streets[hand.street].level,
        phase.step,
        phase.open_pair and open_pair(hand),
    )


@lru_cache(maxsize=4096)
def _to_call(seat: int, to: int, wager: int, reach: int) -> Options:
    """What is on offer where `to` is to be matched by one who has `wager` in and may raise no more."""
    return Options(seat, (_FOLD, Offer("call", reach, reach) if to > wager else _CHECK))


@lru_cache(maxsize=8192)
def _to_raise(
    seat: int, to: int, base: int, wager: int, reach: int, limit: Limit, level: Level, step: int, pair: bool
) -> Options:
    """What is on offer where `to` is to be matched by one who may bet or raise.

    He has `wager` in and can bring it to `reach`, counted no further than any bet could go: so deep
    stacks are all alike here, and the same few answers come again and again.
    """
    offers = [_FOLD, Offer("call", to, to) if to > wager else _CHECK]
    verb: Verb = "bet" if to == 0 else "complete" if to > base else "raise"
    for low, high in sizes(limit, level, step, pair):
        least, top = base + low, base + high
        if reach <= least:
            offers.append(Offer(verb, reach, reach))
            break
        offers.append(Offer(verb, least, min(top, reach)))
    return Options(seat, tuple(offers))


@lru_cache(maxsize=1024)
def _bring_in(stakes: Stakes, may_fold: bool, stack: int) -> tuple[Offer, ...]:
    """The offers to one who owes the bring-in and has `stack` to post it from."""
    price = min(stakes.bring_in, stack)
    offers = [_FOLD] if may_fold else []
    offers.append(Offer("bring_in", price, price))
    limit = stakes.limit
    if isinstance(limit, FixedLimit):
        least = top = limit.small
    else:
        least, top = max(limit.low, price + 1), limit.high
    if stack > price and top >= least > price:
        offers.append(Offer("complete", min(least, stack), min(top, stack)))
    return tuple(offers)


def _bringing_in(hand: Hand, phase: BringInOwed) -> Options | None:
    if not phase.queue:
        return None
    seat = phase.queue[0]
    return Options(seat, _bring_in(hand.stakes, phase.may_fold, hand.player(seat).stack))


_FIRST: dict[type[Phase], Callable[[Hand, Any], Options | None]] = {
    Anteing: lambda hand, phase: None,
    Dealing: lambda hand, phase: None,
    Choosing: lambda hand, phase: _to_turn(hand, phase, phase.waiting[0]) if phase.waiting else None,
    BringInOwed: _bringing_in,
    Betting: _in_round,
    Showing: lambda hand, phase: _show_or_muck(phase.queue[0]) if phase.queue else None,
    Alone: lambda hand, phase: _show_or_muck(phase.seat),
    Over: lambda hand, phase: None,
}
"""What the first to act may do, by phase; None where nobody is asked."""
