"""What a hand is after a fact about cards: a street, a card, a wild rank, a card chosen to turn."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from doorcard.cards import Card
from doorcard.stud import events as e
from doorcard.stud.hand import Choice, Choosing, Deal, Dealing, Hand, Phase

__all__ = ["AFTER_CARDS"]


def _street_began(hand: Hand, event: e.StreetBegan) -> Hand:
    street = hand.variant.streets[event.street]
    if event.source == "community":
        todo = (Deal(None, True),) * street.cards
    else:
        live = tuple([player.seat for player in hand.players if not player.folded])
        todo = _deals(live, street.down, street.up)
    players = tuple([replace(p, wager=0) if p.wager else p for p in hand.players])
    return replace(hand, street=event.street, players=players, phase=Dealing(todo))


@lru_cache(maxsize=1024)
def _deals(seats: tuple[int, ...], down: int, up: int) -> tuple[Deal, ...]:
    """The cards of a street, one at a time around the table, those face down first."""
    return tuple([Deal(seat, face) for face in [False] * down + [True] * up for seat in seats])


def _burned(hand: Hand, event: e.Burned) -> Hand:
    return replace(hand, dealt=hand.dealt + 1, burned=(*hand.burned, event.card))


def _deck_renewed(hand: Hand, event: e.DeckRenewed) -> Hand:
    return replace(hand, deck=event.cards, dealt=0, burned=())


def _dealing(phase: Phase, fresh: Deal | None) -> Phase:
    return Dealing(phase.todo[1:], fresh) if isinstance(phase, Dealing) else phase


def _dealt(hand: Hand, event: e.Dealt) -> Hand:
    place = hand.place(event.seat)
    player = hand.players[place]
    if event.up:
        return replace(
            hand,
            players=hand.put(place, replace(player, up=(*player.up, event.card))),
            dealt=hand.dealt + 1,
            faceup=(*hand.faceup, event.card),
            phase=_dealing(hand.phase, Deal(event.seat, True)),
        )
    return replace(
        hand,
        players=hand.put(place, replace(player, down=(*player.down, event.card))),
        dealt=hand.dealt + 1,
        phase=_dealing(hand.phase, None),
    )


def _community_dealt(hand: Hand, event: e.CommunityDealt) -> Hand:
    return replace(
        hand,
        dealt=hand.dealt + 1,
        community=(*hand.community, event.card),
        phase=_dealing(hand.phase, None),
    )


def _extra_earned(hand: Hand, event: e.ExtraEarned) -> Hand:
    todo = hand.phase.todo if isinstance(hand.phase, Dealing) else ()
    return replace(hand, phase=Dealing((Deal(event.seat, event.up), *todo)))


def _wilds_named(hand: Hand, event: e.WildsNamed) -> Hand:
    return replace(hand, wild=event.wild)


def _choice_opened(hand: Hand, event: e.ChoiceOpened) -> Hand:
    return replace(hand, phase=Choosing(event.seats))


def _chosen(hand: Hand, event: e.Chosen) -> Hand:
    phase = hand.phase
    if not isinstance(phase, Choosing):
        return hand
    place = phase.waiting.index(event.seat)
    waiting = phase.waiting[:place] + phase.waiting[place + 1 :]
    return replace(hand, phase=Choosing(waiting, (*phase.chosen, Choice(event.seat, event.card))))


def _turned(hand: Hand, event: e.Turned) -> Hand:
    place = hand.place(event.seat)
    player = hand.players[place]
    turned = replace(player, down=_without(player.down, event.card), up=(*player.up, event.card))
    phase = hand.phase
    if isinstance(phase, Choosing):
        spot = next(at for at, choice in enumerate(phase.chosen) if choice.seat == event.seat)
        phase = Choosing(phase.waiting, phase.chosen[:spot] + phase.chosen[spot + 1 :])
    return replace(hand, players=hand.put(place, turned), faceup=(*hand.faceup, event.card), phase=phase)


def _without(down: tuple[Card | None, ...], card: Card) -> tuple[Card | None, ...]:
    """The down cards less `card`; where it is not known which it was, less the last unknown one."""
    place = down.index(card) if card in down else len(down) - 1
    return down[:place] + down[place + 1 :]


AFTER_CARDS: dict[type, Callable[[Hand, Any], Hand]] = {
    e.StreetBegan: _street_began,
    e.Burned: _burned,
    e.DeckRenewed: _deck_renewed,
    e.Dealt: _dealt,
    e.CommunityDealt: _community_dealt,
    e.ExtraEarned: _extra_earned,
    e.WildsNamed: _wilds_named,
    e.ChoiceOpened: _choice_opened,
    e.Chosen: _chosen,
    e.Turned: _turned,
}
"""The hand after each kind of fact told here."""
