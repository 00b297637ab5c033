"""What is true of random hands of every game in every house, with whatever stacks (issue: every game, 8).

DOORCARD_HANDS is how many hands of each game are played; `scripts/nightly` plays a hundred thousand.
"""

from __future__ import annotations

import random
import re
from functools import reduce

import msgspec
import pytest

from doorcard.cards import DECK
from doorcard.stud import (
    VARIANTS,
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Event,
    Fold,
    Hand,
    Illegal,
    Muck,
    Options,
    Raise,
    Show,
    Turn,
    View,
    acted,
    apply,
    expired,
    options,
    see,
    to_act,
    watch,
)
from doorcard.stud.hand import Over
from tests.kit.deals import HOUSE_NAMES, Deal, deals, hands_wanted, middling, play
from tests.kit.invariants import nothing_made_or_lost, sound
from tests.kit.secrecy import masked

HANDS = hands_wanted(200)
EACH = -(-HANDS // len(HOUSE_NAMES))
every_game_and_house = pytest.mark.parametrize(
    ("game", "house"), [(game, house) for game in VARIANTS for house in HOUSE_NAMES]
)
A_CARD = re.compile(r"\b[2-9TJQKA][cdhs]\b")
facts_to_json = msgspec.json.Encoder()
facts_from_json = msgspec.json.Decoder(list[Event])


@every_game_and_house
def test_random_hands(game: str, house: str) -> None:
    for nth, (rng, deal) in enumerate(deals(VARIANTS[game], house, 1, EACH)):
        try:
            examine(rng, deal, thorough=nth % 8 == 0)
        except Exception as error:
            raise AssertionError(f"hand {nth} of {game} at {house}: {error!r}; {deal}") from error


def examine(rng: random.Random, deal: Deal, thorough: bool) -> None:
    """One hand: every fact, every decision, every other decision there could have been, every view."""
    hand, facts = deal.started()
    events = list(facts)
    folded = unfold(deal, None, facts)
    assert folded == hand
    seats = [seat.seat for seat in deal.seats]
    viewers = [None, *seats] if thorough else [None, rng.choice(seats)]
    views = {viewer: watched(None, facts, viewer) for viewer in viewers}
    for move in play(rng, deal):
        seat = move.offers.seat
        for viewer, view in views.items():
            assert view.hand == masked(move.before, viewer)
        if seat in views:
            assert options(views[seat].hand, seat) == move.offers
        everything_offered_is_accepted(rng, move.before, move.offers, deal)
        everything_else_is_refused(
            rng, move.before, move.offers, None if thorough and rng.random() < 0.2 else 6
        )
        assert unfold(deal, move.before, move.facts) == move.after
        events += move.facts
        hand = move.after
        views = {viewer: watched(view, move.facts, viewer) for viewer, view in views.items()}
    assert isinstance(hand.phase, Over)
    assert hand.pot == 0
    assert options(hand) is None
    nothing_more_is_possible(hand, seats)
    assert facts_from_json.decode(facts_to_json.encode(events)) == events
    assert reduce(apply, events, None) == hand


def unfold(deal: Deal, hand: Hand | None, facts: tuple[Event, ...]) -> Hand:
    """The fold of the facts, chips counted after each, cards at the end."""
    for fact in facts:
        hand = apply(hand, fact)
        nothing_made_or_lost(hand, deal.seats)
    assert hand is not None
    sound(hand)
    return hand


def watched(view: View | None, facts: tuple[Event, ...], viewer: int | None) -> View:
    for fact in facts:
        view = watch(view, see(fact, viewer), viewer)
    assert view is not None
    return view


def everything_offered_is_accepted(rng: random.Random, hand: Hand, offers: Options, deal: Deal) -> None:
    verbs = [offer.verb for offer in offers.offers]
    assert len({(offer.verb, offer.low, offer.high) for offer in offers.offers}) == len(verbs)
    player = hand.player(offers.seat)
    for offer in offers.offers:
        assert 0 <= offer.low <= offer.high <= player.wager + player.stack
    for action in middling(rng, offers):
        assert action in offers
        after, facts = acted(hand, action)
        assert facts
        nothing_made_or_lost(after, deal.seats)
    expired(hand, offers.seat)


def on_offer(offers: Options, action: Action) -> bool:
    """Whether the offers, read plainly, hold the action."""
    verb = {"BringIn": "bring_in"}.get(type(action).__name__, type(action).__name__.lower())
    to = getattr(action, "to", None)
    return action.seat == offers.seat and any(
        offer.verb == verb
        and (to is None or offer.low <= to <= offer.high)
        and (not isinstance(action, Turn) or action.card in offer.cards)
        for offer in offers.offers
    )


def universe(hand: Hand, offers: Options) -> list[Action]:
    """Actions around what is on offer: every seat, every verb, amounts on and off by one, cards held and not."""
    player = hand.player(offers.seat)
    marks = {
        0,
        player.wager,
        player.stack,
        player.wager + player.stack,
        hand.stakes.bring_in,
        hand.stakes.ante,
    }
    marks |= {end for offer in offers.offers for end in (offer.low, offer.high)}
    amounts = sorted({mark + by for mark in marks for by in (-1, 0, 1)})
    found: list[Action] = []
    for seat in (0, 99, *[one.seat for one in hand.players]):
        found += [verb(seat) for verb in (Fold, Check, Call, Show, Muck)]
        found += [verb(seat, to) for verb in (BringIn, Complete, Bet, Raise) for to in amounts]
        found += [Turn(seat, card) for card in DECK[::5]]
        if seat == offers.seat:
            found += [Turn(seat, card) for card in (*player.up, *player.down) if card is not None]
    return found


def everything_else_is_refused(rng: random.Random, hand: Hand, offers: Options, most: int | None) -> None:
    waited = to_act(hand)
    around = universe(hand, offers)
    before = msgspec.json.encode(hand) if most is None else b""
    for action in around if most is None else rng.sample(around, min(most, len(around))):
        if on_offer(offers, action) or (isinstance(action, Turn) and action.seat in waited):
            if action.seat == offers.seat:
                assert (action in offers) == on_offer(offers, action)
            continue
        refused(hand, action)
    assert most is not None or msgspec.json.encode(hand) == before


def refused(hand: Hand, action: Action) -> None:
    try:
        acted(hand, action)
    except Illegal as error:
        assert error.field in ("seat", "action", "to", "card")
        assert error.allowed
        assert not A_CARD.search(str(error)), "a card in an error's text"
    else:
        raise AssertionError(f"accepted: {action}")


def nothing_more_is_possible(hand: Hand, seats: list[int]) -> None:
    for seat in seats:
        for action in (Fold(seat), Check(seat), Call(seat), Bet(seat, 1), Show(seat), Muck(seat)):
            refused(hand, action)
        with pytest.raises(Illegal, match="over"):
            expired(hand, seat)
