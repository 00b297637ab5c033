"""The deck a recorded hand was dealt from, as far as the record knows it."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import permutations

from doorcard.cards import DECK, Card, stack
from doorcard.history.phh import BadRecord, Deal, Record, Reveal
from doorcard.stud import HouseRules

__all__ = ["decks_of"]

Cards = list[Card | None]
Known = dict[int | None, Cards]


def decks_of(record: Record, house: HouseRules) -> Iterator[tuple[Card | None, ...]]:
    """Decks of 52 that deal the record's cards to the record's players, unknown ones as None.

    Down cards shown later are known from the start; a card burned before a street is unknown. Where
    a hand is shown with some of its cards unknown there is a deck for each way to complete it, else
    there is one. Raises `BadRecord` for a hand shown that was not the one dealt.
    """
    streets = _streets(record)
    known: Known = defaultdict(list)
    for deals in streets:
        for deal in deals:
            known[deal.player] += deal.cards
    _upcards_known(known)
    shown = {step.player: step.cards for step in record.steps if isinstance(step, Reveal)}
    for player, cards in shown.items():
        _reveal(known, player, cards)
    gaps = [
        (player, place)
        for player, cards in shown.items()
        if _partly_seen(known[player], cards)
        for place, card in enumerate(known[player])
        if card is None
    ]
    held = {card for cards in known.values() for card in cards}
    left = [card for card in DECK if card not in held]
    for filling in permutations(left, len(gaps)):
        for (player, place), card in zip(gaps, filling, strict=True):
            known[player][place] = card
        yield _deck(streets, known, house)


def _upcards_known(known: Known) -> None:
    for player, cards in known.items():
        if player is not None and None in cards[2:6]:
            raise BadRecord(f"actions: p{player} is dealt an upcard ??; upcards are there for all to see")


def _streets(record: Record) -> list[list[Deal]]:
    """The deals of each street: a new one after an action, or when a player gets a second deal."""
    streets: list[list[Deal]] = []
    dealing = False
    for step in record.steps:
        if isinstance(step, Deal):
            if not dealing or any(step.player == other.player for other in streets[-1]):
                streets.append([])
            streets[-1].append(step)
        dealing = isinstance(step, Deal)
    return streets


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


def _partly_seen(held: Cards, shown: tuple[Card | None, ...]) -> bool:
    """Whether a hand was shown, but not all of it: some of its unseen cards came to light."""
    return None in held and any(card is not None for card in shown) and held.count(None) < DOWN


DOWN = 3
"""The down cards of a stud hand: a hand with all of them unknown was not shown at all."""


def _deck(streets: list[list[Deal]], known: Known, house: HouseRules) -> tuple[Card | None, ...]:
    dealt: dict[int | None, int] = defaultdict(int)
    top: Cards = []
    for street, deals in enumerate(streets):
        if street and house.burns and deals[0].player is not None:
            top.append(None)
        ordered = sorted(deals, key=lambda deal: deal.player or 0)
        for nth in range(max(len(deal.cards) for deal in ordered)):
            for deal in ordered:
                if nth < len(deal.cards):
                    top.append(known[deal.player][dealt[deal.player]])
                    dealt[deal.player] += 1
    return (*stack(top, ())[:52], *[None] * (52 - len(top)))
