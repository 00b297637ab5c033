"""What is true of every hand of every game and house, at every moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import pairwise

from doorcard.cards import DECK
from doorcard.stud import Event, Hand, Seat, apply, pots

__all__ = ["fold_agrees", "nothing_made_or_lost", "sound"]


def nothing_made_or_lost(hand: Hand, seats: Sequence[Seat]) -> None:
    """Chips: stacks and what is in the middle are what was brought; no stack is below zero."""
    brought = sum(seat.stack for seat in seats)
    assert sum(player.stack for player in hand.players) + hand.pot == brought
    assert all(player.stack >= 0 and player.wager >= 0 for player in hand.players)
    assert all(player.wager <= player.paid for player in hand.players)
    assert 0 <= hand.awarded <= sum(player.paid for player in hand.players)


def sound(hand: Hand) -> None:
    """Cards: every one is in one place; pots: they hold every chip in the middle."""
    held = [card for player in hand.players for card in (*player.down, *player.up)]
    held += [*hand.community, *hand.stub, *hand.burned]
    known = [card for card in held if card is not None]
    assert len(set(known)) == len(known), "a card is in two places"
    assert set(known) <= set(DECK)
    if hand.awarded == 0:
        made = pots(hand.players)
        assert sum(pot.amount for pot in made) == hand.pot
        assert all(set(later.seats) < set(pot.seats) for pot, later in pairwise(made))


def fold_agrees(events: Iterable[Event], hand: Hand) -> None:
    """The fold of a hand's events is the hand."""
    folded: Hand | None = reduce(apply, events, None)
    assert folded == hand
