"""The deck: fifty-two cards in some order. Whoever deals brings the order; the rules never shuffle."""

from collections.abc import Iterable

from doorcard.cards.card import Card

__all__ = ["DECK", "stack"]

DECK: tuple[Card, ...] = tuple(Card)
"""All fifty-two cards, by rank and then suit."""


def stack(top: Iterable[Card | None], rest: Iterable[Card] = DECK) -> tuple[Card | None, ...]:
    """A full deck that deals `top` first, then what `rest` still has, in its order.

    A back (`None`) in `top` is a card nobody knows; the deck keeps its fifty-two places by
    dropping as many from the end. Raises `ValueError` naming a card that is in `top` twice.
    """
    first = tuple(top)
    known = [card for card in first if card is not None]
    twice = next((card for card in known if known.count(card) > 1), None)
    if twice is not None:
        raise ValueError(f"deck: {twice} is in it twice; every card of the deck is there once")
    left = tuple(card for card in rest if card not in known)
    return (first + left)[: max(len(DECK), len(first))]
