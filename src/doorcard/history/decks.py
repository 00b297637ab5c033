"""The deck a recorded hand was dealt from, as far as the record knows it."""

from collections import Counter, defaultdict

from msgspec import Struct
from msgspec.structs import replace

from doorcard.cards import DECK, Card
from doorcard.history.phh import Act, BadRecord, Deal, Record, Reveal
from doorcard.stud import Hand, HouseRules, Seat, apply
from doorcard.stud import events as e
from doorcard.stud.apply import told
from doorcard.stud.deal import deal_on, deal_street
from doorcard.stud.hand import Dealing

__all__ = ["deck_of"]

Cards = list[Card | None]
Known = dict[int | None, Cards]


class Place(Struct, frozen=True):
    """Where in the deck a card came from, and whether it was dealt face up."""

    at: int
    up: bool


def deck_of(record: Record, house: HouseRules) -> tuple[Card | None, ...]:
    """A deck of 52 that deals the record's cards to the record's players, unknown ones as None.

    Down cards shown later are known from the start. Raises `BadRecord` for an upcard nobody knows,
    and for a hand shown that was not the one dealt.
    """
    places = _places(record, house)
    known: Known = defaultdict(list)
    for step in record.steps:
        if isinstance(step, Deal):
            known[step.player] += step.cards
    for player, cards in known.items():
        if any(place.up and card is None for place, card in zip(places[player], cards, strict=False)):
            raise BadRecord(f"actions: p{player} is dealt an upcard ??; upcards are there for all to see")
    for step in record.steps:
        if isinstance(step, Reveal):
            _reveal(known, step.player, step.cards)
    deck: Cards = [None] * len(DECK)
    for player, cards in known.items():
        for place, card in zip(places[player], cards, strict=False):
            deck[place.at] = card
    return tuple(deck)


def _places(record: Record, house: HouseRules) -> dict[int | None, list[Place]]:
    """For each player, and None for the middle, where his cards lie in the deck, in the order dealt.

    The engine is asked: it deals the streets from a deck whose cards stand for their places, each
    street when the record has a card for somebody who has had all of those before it. So what is
    burned, and what is dealt from the burned cards, is as in the hand itself.
    """
    seats = tuple([Seat(place, chips) for place, chips in enumerate(record.stacks, 1)])
    hand = apply(None, e.Started(record.variant, house, record.stakes, seats, DECK))
    places: dict[int | None, list[Place]] = defaultdict(list)
    had: dict[int | None, int] = Counter()
    for step in record.steps:
        if isinstance(step, Act) and step.verb == "f":
            player = hand.player(step.player)
            hand = replace(hand, players=hand.put(hand.place(step.player), replace(player, folded=True)))
        elif isinstance(step, Deal):
            for _ in step.cards:
                had[step.player] += 1
                if had[step.player] > len(places[step.player]) and hand.street < record.variant.last:
                    hand = _next_street(hand, places)
    return places


def _next_street(hand: Hand, places: dict[int | None, list[Place]]) -> Hand:
    live = tuple([player.seat for player in hand.players if not player.folded])
    hand, facts = deal_street(hand, hand.street + 1, live)
    if isinstance(hand.phase, Dealing) and hand.phase.todo:
        hand, rest = told(hand, deal_on(hand, hand.phase))
        facts += rest
    for fact in facts:
        if isinstance(fact, e.Dealt) and fact.card is not None:
            places[fact.seat].append(Place(_AT[fact.card], fact.up))
        elif isinstance(fact, e.CommunityDealt) and fact.card is not None:
            places[None].append(Place(_AT[fact.card], up=True))
    return hand


_AT = {card: at for at, card in enumerate(DECK)}


def _reveal(known: Known, player: int, cards: tuple[Card | None, ...]) -> None:
    """Put the cards a player showed in the place of his unknown ones, in their order."""
    held = known[player]
    for card in cards:
        if card is None or card in held:
            continue
        if any(card in others for others in known.values()):
            raise BadRecord(f"actions: p{player} shows {card}, which was dealt to another")
        if None not in held:
            raise BadRecord(f"actions: p{player} shows {card}, which was not dealt to him")
        held[held.index(None)] = card
