"""What a viewer may know, said a second time and independently of `doorcard.stud.sight`."""

from __future__ import annotations

import random

import msgspec
from msgspec.structs import replace

from doorcard.cards import Card
from doorcard.stud import Action, Event, Hand, Illegal, Turn, acted, expired
from doorcard.stud import events as e
from doorcard.stud.hand import Choosing
from tests.kit.deals import Deal

__all__ = ["Course", "cards_in", "masked", "open_to", "replayed", "shuffled_unseen", "unseen"]

Choice = tuple[int, Action | None]
"""Who decided, and what; None: his time ran out."""


class Course:
    """A played hand as one can play it again: the deal and every decision."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.choices: list[Choice] = []


def masked(hand: Hand, viewer: int | None) -> Hand:
    """The hand with every card turned over that `viewer` may not see."""
    phase = hand.phase
    if isinstance(phase, Choosing):
        hidden = [one if one.seat == viewer else replace(one, card=None) for one in phase.chosen]
        phase = Choosing(phase.waiting, tuple(hidden))
    players = [
        player if player.seat == viewer or player.shown else replace(player, down=(None,) * len(player.down))
        for player in hand.players
    ]
    return replace(
        hand,
        players=tuple(players),
        deck=(None,) * len(hand.deck),
        burned=(None,) * len(hand.burned),
        phase=phase,
    )


def cards_in(facts: object) -> set[Card]:
    """Every card written anywhere in a fact, found in its JSON: no knowledge of its fields is needed."""
    found: set[Card] = set()

    def walk(value: object) -> None:
        if isinstance(value, str) and value in _CARDS:
            found.add(Card(value))
        elif isinstance(value, dict):
            for inner in value.values():
                walk(inner)
        elif isinstance(value, list | tuple | set | frozenset):
            for inner in value:
                walk(inner)

    walk(msgspec.to_builtins(facts))
    return found


_CARDS = {card.value for card in Card}


def open_to(event: Event, viewer: int | None) -> set[Card]:
    """The cards that `viewer` may learn from a fact, by the rules of the table and not by `see`."""
    cards: tuple[Card | None, ...]
    match event:
        case e.Dealt(seat=seat, card=card, up=up):
            cards = (card,) if up or seat == viewer else ()
        case e.CommunityDealt(card=card) | e.Turned(card=card):
            cards = (card,)
        case e.Shown(down=down):
            cards = down
        case e.LiveHandsRevealed(dealt_in=dealt_in, hands=hands):
            cards = tuple([card for live in hands for card in live.down]) if viewer in dealt_in else ()
        case _:
            cards = ()
    return {card for card in cards if card is not None}


def unseen(rng: random.Random, deal: Deal, events: list[Event], viewer: int | None) -> list[Card]:
    """The cards of the deck `viewer` has no right to know up to some moment; often, all through the hand."""
    until = len(events) if rng.random() < 0.5 else rng.randint(1, len(events))
    told: set[Card] = set()
    for event in events[:until]:
        told |= open_to(event, viewer)
    return [card for card in deal.deck if card not in told]


def shuffled_unseen(rng: random.Random, deal: Deal, hidden: list[Card]) -> tuple[Deal, dict[Card, Card]]:
    """The same deal with the hidden cards, or only two of them, in each other's places."""
    chosen = hidden if rng.random() < 0.5 else rng.sample(hidden, min(2, len(hidden)))
    swap = dict(zip(chosen, rng.sample(chosen, len(chosen)), strict=True))
    if len(chosen) == 2:
        swap = {chosen[0]: chosen[1], chosen[1]: chosen[0]}
    deck = tuple([swap.get(card, card) for card in deal.deck])
    return Deal(deal.variant, deal.house, deal.stakes, deal.seats, deck), swap


def replayed(deal: Deal, choices: list[Choice], swap: dict[Card, Card]) -> list[Event]:
    """The facts when the same is decided again, as far as it is still on offer."""
    hand, facts = deal.started()
    events = list(facts)
    for seat, action in choices:
        if isinstance(action, Turn):
            action = Turn(action.seat, swap.get(action.card, action.card))
        try:
            hand, facts = expired(hand, seat) if action is None else acted(hand, action)
        except Illegal:
            break
        events += facts
    return events
