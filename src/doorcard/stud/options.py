"""What may be done now: the exact actions and amounts, for the seat asked about."""

from typing import Literal

from msgspec import Struct

from doorcard.cards import Card
from doorcard.stud import actions as a
from doorcard.stud.betting import may_raise, round_over, spans
from doorcard.stud.hand import Alone, Betting, BringInOwed, Choosing, Hand, Player, Showing
from doorcard.stud.house import FixedLimit

__all__ = ["Offer", "Options", "Verb", "options", "to_act"]

Verb = Literal["bring_in", "complete", "check", "bet", "call", "raise", "fold", "show", "muck", "turn"]

_VERBS: dict[type, Verb] = {
    a.BringIn: "bring_in",
    a.Complete: "complete",
    a.Check: "check",
    a.Bet: "bet",
    a.Call: "call",
    a.Raise: "raise",
    a.Fold: "fold",
    a.Show: "show",
    a.Muck: "muck",
    a.Turn: "turn",
}
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


class Offer(Struct, frozen=True):
    """One thing on offer. `low` to `high`, minor units: the player's whole wager on the street after it.

    An exact amount has `low == high`; check, fold, show and muck have 0. `cards`: the down cards
    one of which may be turned.
    """

    verb: Verb
    low: int = 0
    high: int = 0
    cards: tuple[Card, ...] = ()

    def __str__(self) -> str:
        if self.cards:
            return f"{self.verb} one of your down cards"
        if not self.high:
            return self.verb
        return f"{self.verb} {self.low}" + (f" to {self.high}" if self.high > self.low else "")


class Options(Struct, frozen=True):
    """Everything on offer to one seat. `action in options` says whether it would be accepted."""

    seat: int
    offers: tuple[Offer, ...]

    def __contains__(self, action: a.Action) -> bool:
        if action.seat != self.seat:
            return False
        verb = _VERBS[type(action)]
        if isinstance(action, a.Turn):
            return any([action.card in offer.cards for offer in self.offers])
        if isinstance(action, a.BringIn | a.Complete | a.Bet | a.Raise):
            return any([offer.verb == verb and offer.low <= action.to <= offer.high for offer in self.offers])
        return any([offer.verb == verb for offer in self.offers])

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


def offered(seat: int, offer: Offer, to: int) -> tuple[a.Action, ...]:
    """The actions that take up `offer` with the whole wager `to`; one for each card to turn."""
    if offer.verb == "turn":
        return tuple(a.Turn(seat, card) for card in offer.cards)
    if offer.verb in _WAGERS:
        return (_WAGERS[offer.verb](seat, to),)
    return (_PLAIN[offer.verb](seat),)


def to_act(hand: Hand) -> tuple[int, ...]:
    """The seats a decision is waited for; more than one only while cards to turn are chosen."""
    match hand.phase:
        case Betting(queue=queue) | BringInOwed(queue=queue):
            return queue[:1]
        case Choosing(waiting=waiting):
            return tuple(dict.fromkeys(waiting))
        case Showing(queue=queue):
            return queue[:1]
        case Alone(seat=seat):
            return (seat,)
        case _:
            return ()


def options(hand: Hand, seat: int | None = None) -> Options | None:
    """What `seat`, by default the first to act, may do; None when nothing is asked of it."""
    waited = to_act(hand)
    if seat is None:
        if not waited:
            return None
        seat = waited[0]
    if seat not in waited:
        return None
    phase = hand.phase
    player = hand.player(seat)
    if isinstance(phase, Betting):
        if round_over(hand, phase):
            return None
        return Options(seat, tuple(_betting(hand, phase, player)))
    if isinstance(phase, BringInOwed):
        return Options(seat, tuple(_bring_in(hand, phase, player)))
    if isinstance(phase, Choosing):
        taken = [choice.card for choice in phase.chosen if choice.seat == seat]
        cards = tuple([card for card in player.down if card is not None and card not in taken])
        return Options(seat, (Offer("turn", cards=cards),))
    return Options(seat, (Offer("show"), Offer("muck")))


def _betting(hand: Hand, phase: Betting, player: Player) -> list[Offer]:
    most = player.wager + player.stack
    offers = [Offer("fold")]
    if phase.to > player.wager:
        price = min(phase.to, most)
        offers.append(Offer("call", price, price))
    else:
        offers.append(Offer("check"))
    if may_raise(hand, phase, player):
        verb: Verb = "bet" if phase.to == 0 else "complete" if phase.to > phase.base else "raise"
        offers += _sizes(hand, phase, most, verb)
    return offers


def _sizes(hand: Hand, phase: Betting, most: int, verb: Verb) -> list[Offer]:
    offers: list[Offer] = []
    for low, high in spans(hand, phase):
        least, top = phase.base + low, phase.base + high
        if most <= least:
            offers.append(Offer(verb, most, most))
            break
        offers.append(Offer(verb, least, min(top, most)))
    return offers


def _bring_in(hand: Hand, phase: BringInOwed, player: Player) -> list[Offer]:
    price = min(hand.stakes.bring_in, player.stack)
    offers = [Offer("fold")] if phase.may_fold else []
    offers.append(Offer("bring_in", price, price))
    if player.stack > price:
        limit = hand.stakes.limit
        if isinstance(limit, FixedLimit):
            least, top = limit.small, limit.small
        else:
            least, top = price + 1, max(limit.high, price + 1)
        offers.append(Offer("complete", min(least, player.stack), min(top, player.stack)))
    return offers
