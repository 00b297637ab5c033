"""Choices without chips: the card to turn face up, and whether to show a hand nobody has called."""

from random import Random

from doorcard.bots.temper import Temper
from doorcard.cards import Card
from doorcard.hands import best_high, best_low, low_rank
from doorcard.stud import Action, Hand, Muck, Offer, Show, Turn
from doorcard.stud.hand import Alone
from doorcard.stud.variant import HighShare, HoleShare, LowShare

__all__ = ["show_or_muck", "turn"]


def turn(hand: Hand, seat: int, offer: Offer, temper: Temper, rng: Random) -> Action:
    """Turns the card that gives least away: not wild, not of the hole suit, no part of the hand if it can be.

    A poor card would have to bring in, so the first one turned is more often a good one.
    """
    keep = _kept(hand, seat)
    owes = hand.street == 0 and hand.house.bring_in == "low_card"
    scare = rng.random() < (0.6 if owes else temper.bluff / 2)
    low = hand.variant.boards == "low"

    def giveaway(card: Card) -> tuple[bool, bool, bool, int]:
        rank = low_rank(card.rank) if low else int(card.rank)
        hole = any(
            [isinstance(share, HoleShare) and card.suit is share.suit for share in hand.variant.shares]
        )
        scary = -rank if scare != low else rank
        return hand.wild.covers(card), hole, card in keep, scary

    return Turn(seat, min(offer.cards, key=giveaway))


def _kept(hand: Hand, seat: int) -> tuple[Card, ...]:
    """The cards that make the hand for the first five-card share of the game."""
    player = hand.player(seat)
    cards = [card for card in (*player.down, *player.up) if card is not None]
    for share in hand.variant.shares:
        if isinstance(share, HighShare):
            return _alike(best_high(cards, hand.wild).cards)
        if isinstance(share, LowShare):
            low = best_low(cards, hand.wild)
            return () if low is None else low.cards
    return ()


def _alike(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Of a high hand below five cards, those that pair: the rest are only high cards."""
    ranks = [card.rank for card in cards]
    return tuple([card for card in cards if len(cards) == 5 or ranks.count(card.rank) > 1])


def show_or_muck(hand: Hand, seat: int, temper: Temper, rng: Random) -> Action:
    """Mucks a beaten hand; after an uncontested pot, a bluffer shows his hand now and then."""
    alone = isinstance(hand.phase, Alone)
    return Show(seat) if alone and rng.random() < temper.bluff / 5 else Muck(seat)
