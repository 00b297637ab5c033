"""Dealing: what the next street is dealt from, card by card, and what an upcard sets off."""

from msgspec.structs import replace

from doorcard.cards import Card
from doorcard.stud import events as e
from doorcard.stud.apply import Played, told
from doorcard.stud.hand import Choosing, Deal, Dealing, Hand
from doorcard.stud.reactions import earns_extra, wilds_now

__all__ = ["deal_on", "deal_street", "turn_on"]


def deal_street(hand: Hand, number: int, seats: tuple[int, ...]) -> Played:
    """A street of `seats` begun: dealt from the stub, from stub and burns, or as shared cards.

    From the stub, and where upcards set nothing off, the whole street comes at once. No order is
    drawn here (rules.md 4.4 has the burns shuffled): the deck came in a random order and nobody has
    seen a burned card, so any fixed order of stub and burns is as random as a shuffle. The stub
    comes before the burns, save where the house takes the shared card from the burns. A card each
    is dealt only if that leaves a shared card for every street after.
    """
    house, variant, deck, dealt, burned = hand.house, hand.variant, hand.deck, hand.dealt, hand.burned
    need = variant.sizes[number] * len(seats)
    left = len(deck) - dealt
    burn = 1 if house.burns and number else 0
    most = left + len(burned) - variant.still_needed[number]
    if left >= need + burn + house.keep_last_card and most >= need:
        if not variant.reacts:
            return _whole_street(hand, number, seats, burn)
        began = e.StreetBegan(number, "stub")
        return told(hand, (began, e.Burned(deck[dealt])) if burn else (began,))
    if house.exhaustion == "burns_then_community" and most >= need + house.keep_last_card:
        return told(hand, (e.StreetBegan(number, "burns"), e.DeckRenewed(hand.stub + burned)))
    began = e.StreetBegan(number, "community")
    if house.community_from == "stub" and left >= variant.sizes[number]:
        return told(hand, (began,))
    burns_first = house.community_from == "burns"
    return told(hand, (began, e.DeckRenewed(burned + hand.stub if burns_first else hand.stub + burned)))


def _whole_street(hand: Hand, number: int, seats: tuple[int, ...], burn: int) -> Played:
    """A street from the stub, all its cards at once: the facts, and the hand that folding them would make.

    A card each in turn, so each of the `seats` has every n-th card, those face down first.
    """
    street = hand.variant.streets[number]
    down = street.down
    up = street.up
    live = len(seats)
    begin = hand.dealt + burn
    end = begin + (down + up) * live
    cards = hand.deck[begin:end]
    faces = (False,) * (down * live) + (True,) * (up * live)
    facts: tuple[e.Event, ...] = (
        e.StreetBegan(number, "stub"),
        *map(e.Dealt, seats * (down + up), cards, faces),
    )
    burned = hand.burned
    if burn:
        burned = (*burned, hand.deck[begin - 1])
        facts = (facts[0], e.Burned(burned[-1]), *facts[1:])
    place = 0
    players = []
    for player in hand.players:
        if player.folded:
            players.append(replace(player, wager=0) if player.wager else player)
            continue
        own = cards[place::live]
        place += 1
        if down:
            players.append(replace(player, wager=0, down=player.down + own[:down], up=player.up + own[down:]))
        else:
            players.append(replace(player, wager=0, up=player.up + own))
    dealt = replace(
        hand,
        street=number,
        players=tuple(players),
        dealt=end,
        burned=burned,
        faceup=hand.faceup + cards[live * down :],
        phase=_DEALT,
    )
    return dealt, facts


_DEALT = Dealing(())


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
