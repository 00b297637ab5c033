"""Dealing: what the next street is dealt from, card by card, and what an upcard sets off."""

from functools import lru_cache

from doorcard.cards import Card
from doorcard.stud import events as e
from doorcard.stud.hand import Choosing, Deal, Dealing, Hand
from doorcard.stud.reactions import earns_extra, wilds_now

__all__ = ["begin_street", "deal_on", "turn_on"]


def begin_street(hand: Hand, number: int, seats: tuple[int, ...]) -> tuple[e.Event, ...]:
    """The facts that begin a street of `seats`: dealt from the stub, from stub and burns, or as shared cards.

    From the stub, and where upcards set nothing off, the whole street comes at once. No order is
    drawn here (rules.md 4.4 has the burns shuffled): the deck came in a random order and nobody has
    seen a burned card, so any fixed order of stub and burns is as random as a shuffle. The stub
    comes before the burns, save where the house takes the shared card from the burns. A card each
    is dealt only if that leaves a shared card for every street after.
    """
    house, variant, deck, dealt, burned = hand.house, hand.variant, hand.deck, hand.dealt, hand.burned
    street = variant.streets[number]
    need = (street.down + street.up) * len(seats)
    left = len(deck) - dealt
    burn = 1 if house.burns and number else 0
    most = left + len(burned) - variant.still_needed[number]
    if left >= need + burn + house.keep_last_card and most >= need:
        began = e.StreetBegan(number, "stub")
        if variant.reacts:
            return (began, e.Burned(deck[dealt])) if burn else (began,)
        places, faces = _around(seats, street.down, street.up)
        cards = map(e.Dealt, places, deck[dealt + burn : dealt + burn + need], faces)
        return (began, e.Burned(deck[dealt]), *cards) if burn else (began, *cards)
    if house.exhaustion == "burns_then_community" and most >= need + house.keep_last_card:
        return (e.StreetBegan(number, "burns"), e.DeckRenewed(hand.stub + burned))
    began = e.StreetBegan(number, "community")
    if house.community_from == "stub" and left >= street.cards:
        return (began,)
    burns_first = house.community_from == "burns"
    return (began, e.DeckRenewed(burned + hand.stub if burns_first else hand.stub + burned))


@lru_cache(maxsize=1024)
def _around(seats: tuple[int, ...], down: int, up: int) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """The seats of a street's cards and their faces: one at a time around the table, those face down first."""
    players = len(seats)
    return seats * (down + up), (False,) * (down * players) + (True,) * (up * players)


def deal_on(hand: Hand, phase: Dealing) -> tuple[e.Event, ...]:
    """What follows in the middle of a street: a reaction to the last upcard, cards, or nothing more."""
    if not hand.variant.reacts:
        stub = hand.deck[hand.dealt : hand.dealt + len(phase.todo)]
        return tuple([_card(deal, card) for deal, card in zip(phase.todo, stub, strict=True)])
    wild = wilds_now(hand)
    if wild != hand.wild:
        return (e.WildsNamed(wild),)
    if phase.fresh is not None and phase.fresh.seat is not None and earns_extra(hand, phase):
        return (e.ExtraEarned(phase.fresh.seat, hand.house.extra_card == "up"),)
    return (_card(phase.todo[0], hand.deck[hand.dealt]),) if phase.todo else ()


def _card(deal: Deal, card: Card | None) -> e.Event:
    return e.CommunityDealt(card) if deal.seat is None else e.Dealt(deal.seat, card, deal.up)


def turn_on(hand: Hand, phase: Choosing) -> tuple[e.Event, ...]:
    """Once all have chosen, every choice is turned at the same moment, told in dealing order."""
    if phase.waiting:
        return ()
    wild = wilds_now(hand)
    if not phase.chosen:
        return () if wild == hand.wild else (e.WildsNamed(wild),)
    return tuple(
        e.Turned(choice.seat, choice.card)
        for player in hand.players
        for choice in phase.chosen
        if choice.seat == player.seat and choice.card is not None
    )
