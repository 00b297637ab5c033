"""The hand as it runs: a request is judged once and becomes facts, up to the next decision.

`start`, `act` and `expire` return the facts; `started`, `acted` and `expired` also return the hand
after them, so that whoever keeps a hand does not fold the same facts twice.
"""

from collections.abc import Callable, Sequence
from typing import Any

from doorcard.cards import DECK, Card
from doorcard.stud import actions as a
from doorcard.stud import events as e
from doorcard.stud.apply import AFTER, Played, anted, apply, told
from doorcard.stud.betting import contested, round_over, unmatched
from doorcard.stud.deal import deal_on, deal_street, turn_on
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
from doorcard.stud.house import HouseRules, Stakes
from doorcard.stud.opening import open_round
from doorcard.stud.options import Offer, Options, options, to_act
from doorcard.stud.showdown import open_showdown, settle, show, show_on
from doorcard.stud.variant import Variant

__all__ = ["act", "acted", "expire", "expired", "start", "started"]


def start(
    variant: Variant, house: HouseRules, stakes: Stakes, seats: Sequence[e.Seat], deck: Sequence[Card | None]
) -> tuple[e.Event, ...]:
    """Deal a hand: the facts from the antes to the first decision.

    `seats`: the players in dealing order, the first left of the dealer, each with the chips before
    the hand, in minor units. `deck`: all 52 cards, top first; None for a card
    nobody knows. Raises `ValueError` naming the field, the value and what is allowed.
    """
    return started(variant, house, stakes, seats, deck)[1]


def started(
    variant: Variant, house: HouseRules, stakes: Stakes, seats: Sequence[e.Seat], deck: Sequence[Card | None]
) -> Played:
    """As `start`, with the hand those facts make."""
    _check(variant, house, stakes, seats, deck)
    first = e.Started(variant, house, stakes, tuple(seats), tuple(deck))
    return _run(*anted(first))


def act(hand: Hand, action: a.Action) -> tuple[e.Event, ...]:
    """The facts that follow from `action`, up to the next decision.

    Raises `Illegal` when the action is not on offer; the hand is a value, so nothing has changed.
    """
    return acted(hand, action)[1]


def acted(hand: Hand, action: a.Action) -> Played:
    """As `act`, with the hand after those facts."""
    offered = options(hand, action.seat)
    taken = offered.taken_by(action) if offered else None
    if taken is None:
        raise _illegal(hand, action, offered)
    fact = _FACTS[type(action)](hand, action, taken)
    hand = AFTER[type(fact)](hand, fact)
    phase = hand.phase
    if type(phase) is Betting and (queue := phase.queue) and (len(queue) > 1 or taken.verb in _ANSWERED):
        return hand, (fact,)
    return _run(hand, (fact,))


_ANSWERED = frozenset({"bring_in", "complete", "check", "bet", "raise"})
"""After these the next in the queue always has a choice: there is something to call, or one to bet against."""


def expire(hand: Hand, seat: int) -> tuple[e.Event, ...]:
    """The facts when the time of `seat` has run out (rules.md 8, `on_timeout`).

    check_or_fold: it checks if it can, else folds. all_in: it is all-in for what is in the pot. The
    bring-in is posted by the player who owes it. A beaten or uncalled hand is mucked. A card to turn is the
    last one dealt down. Raises `Illegal` when nothing is asked of the seat.
    """
    return expired(hand, seat)[1]


def expired(hand: Hand, seat: int) -> Played:
    """As `expire`, with the hand after those facts."""
    offer = options(hand, seat)
    if offer is None:
        raise a.Illegal("seat", seat, _turn(hand))
    fact = _default(hand, offer)
    return _run(apply(hand, fact), (fact,))


def _check(
    variant: Variant, house: HouseRules, stakes: Stakes, seats: Sequence[e.Seat], deck: Sequence[Card | None]
) -> None:
    refused = variant.refuse(len(seats)) or stakes.refuse(house.bring_in)
    if refused is not None:
        raise ValueError(refused)
    if len({seat.seat for seat in seats}) < len(seats):
        numbers = [seat.seat for seat in seats]
        twice = next(number for number in numbers if numbers.count(number) > 1)
        raise ValueError(f"seat: {twice} is there twice; every player has a seat of his own")
    if len(deck) != len(DECK) or _WHOLE.difference(deck):
        _check_deck(deck)


_WHOLE = frozenset(DECK)


def _check_deck(deck: Sequence[Card | None]) -> None:
    """Of a deck that is not just the fifty-two cards, in some order: whether it is one with unknown cards."""
    strange = next((card for card in deck if card is not None and type(card) is not Card), None)
    if strange is not None:
        raise ValueError(f"deck: {strange!r} is in it; only cards, and None for one nobody knows")
    cards = [card for card in deck if card is not None]
    twice = next((card for card in cards if cards.count(card) > 1), None)
    if twice is not None:
        raise ValueError(f"deck: {twice} is in it twice; every card of the deck is there once")
    if len(deck) != len(DECK):
        raise ValueError(f"deck: {len(deck)} cards; {len(DECK)}")


def _illegal(hand: Hand, action: a.Action, offered: Options | None) -> a.Illegal:
    """Why `action` is refused."""
    if offered is None:
        return a.Illegal("seat", action.seat, _turn(hand))
    value = type(action).__struct_config__.tag
    asked = f"{value} {action.to}" if hasattr(action, "to") else value
    return a.Illegal("action", asked, str(offered))


def _turn(hand: Hand) -> str:
    waited = to_act(hand)
    if not waited:
        return "nobody, the hand is over"
    return "seat " + " or ".join(str(seat) for seat in waited)


_FACTS: dict[type, Callable[[Hand, Any, Offer], e.Event]] = {
    a.Fold: lambda hand, action, taken: e.Folded(action.seat),
    a.Call: lambda hand, action, taken: e.Called(action.seat, taken.low),
    a.Check: lambda hand, action, taken: e.Checked(action.seat),
    a.Bet: lambda hand, action, taken: e.BetMade(action.seat, action.to),
    a.Raise: lambda hand, action, taken: e.Raised(action.seat, action.to),
    a.Complete: lambda hand, action, taken: e.Completed(action.seat, action.to),
    a.BringIn: lambda hand, action, taken: e.BroughtIn(action.seat, action.to),
    a.Show: lambda hand, action, taken: show(hand, action.seat),
    a.Muck: lambda hand, action, taken: e.Mucked(action.seat),
    a.Turn: lambda hand, action, taken: e.Chosen(action.seat, action.card),
}
"""The fact that each kind of accepted request becomes."""


def _default(hand: Hand, offer: Options) -> e.Event:
    """What a player whose time is up has done, by what was on offer to him."""
    verbs = {one.verb: one for one in offer.offers}
    seat = offer.seat
    if "turn" in verbs:
        return e.Chosen(seat, verbs["turn"].cards[-1])
    if "muck" in verbs:
        return e.Mucked(seat)
    if "bring_in" in verbs and "fold" not in verbs:
        return e.BroughtIn(seat, verbs["bring_in"].low)
    if hand.house.on_timeout == "all_in":
        return e.TimedOut(seat)
    return e.Checked(seat) if "check" in verbs else e.Folded(seat)


def _run(hand: Hand, events: tuple[e.Event, ...]) -> Played:
    """All that follows without anybody's decision: the hand then, and those facts after `events`."""
    phase = hand.phase
    while played := _NEXT[type(phase)](hand, phase):
        hand, facts = played
        events += facts
        if type(facts[-1]) in _RESTS:
            break
        phase = hand.phase
    return hand, events


_RESTS = frozenset({e.ChoiceOpened, e.RoundOpened, e.Uncontested, e.Ended})
"""The facts after which the dealer waits for a player, or the hand is over."""


def _in_round(hand: Hand, phase: Betting) -> Played | None:
    waiting = len(phase.queue)
    if waiting > 1 or (waiting and not round_over(hand, phase)):
        return None
    return _after_round(hand)


def _in_deal(hand: Hand, phase: Dealing) -> Played | None:
    if (phase.todo or hand.variant.reacts) and (facts := deal_on(hand, phase)):
        return told(hand, facts)
    turns = hand.variant.streets[hand.street].turn
    if turns and hand.community == ():
        return told(
            hand, (e.ChoiceOpened(tuple(p.seat for p in hand.players if p.live for _ in range(turns))),)
        )
    return _open(hand)


def _in_choice(hand: Hand, phase: Choosing) -> Played | None:
    if facts := turn_on(hand, phase):
        return told(hand, facts)
    return None if phase.waiting else _open(hand)


def _in_showdown(hand: Hand, phase: Showing) -> Played | None:
    facts = show_on(hand, phase) if phase.queue else settle(hand)
    return told(hand, facts) if facts else None


def _alone(hand: Hand, phase: Alone) -> Played | None:
    player = hand.players[hand.order.index(phase.seat)]
    return told(hand, (e.Ended(),)) if player.mucked or player.shown else None


_NEXT: dict[type[Phase], Callable[[Hand, Any], Played | None]] = {
    Anteing: lambda hand, phase: deal_street(hand, 0, hand.order),
    Dealing: _in_deal,
    Choosing: _in_choice,
    BringInOwed: lambda hand, phase: _after_round(hand) if len(phase.queue) < 2 else None,
    Betting: _in_round,
    Showing: _in_showdown,
    Alone: _alone,
    Over: lambda hand, phase: None,
}
"""What the dealer does now, by phase, and the hand after it; None while a player is waited for, or at the end."""


def _open(hand: Hand) -> Played:
    """The betting round, or what comes after it when at most one player could bet (rules.md 4)."""
    if not contested(hand.players):
        return _after_round(hand)
    fact = open_round(hand)
    return AFTER[e.RoundOpened](hand, fact), (fact,)


def _after_round(hand: Hand) -> Played:
    """Uncalled chips go back; then the last player takes the pot, or the next street, or the showdown."""
    back = unmatched(hand)
    live = tuple([player.seat for player in hand.players if not player.folded])
    if len(live) == 1:
        pot = hand.pot - (back.amount if back else 0)
        alone = (e.Awarded(live[0], pot, 0, None), e.Uncontested(live[0]))
        return told(hand, (back, *alone) if back else alone)
    if back:
        return told(hand, (back,))
    if hand.street == hand.variant.last:
        return told(hand, (open_showdown(hand),))
    return deal_street(hand, hand.street + 1, live)
