"""Wild cards as they are typed: ranks and cards in any mix."""

from doorcard.cards import Card, Rank, parse_cards
from doorcard.hands import Wild
from doorcard.stud import Variant

__all__ = ["read_wilds"]


def read_wilds(variant: Variant, text: str) -> Wild:
    """What is wild in `variant` from the start, and besides what `text` says: "7,Q", "2s", "JsJh".

    Raises `ValueError` naming the piece that is neither a rank nor a card.
    """
    rule = variant.wild
    ranks: set[Rank] = set() if rule is None else set(rule.ranks)
    cards: set[Card] = set() if rule is None else set(rule.cards)
    if rule is not None and rule.follow is not None:
        ranks.add(rule.follow)
    for piece in text.replace(",", " ").replace("10", "T").split():
        if len(piece) == 1:
            ranks.add(Rank.of(piece))
        else:
            cards.update(card for card in parse_cards(piece) if card is not None)
    return Wild(frozenset(ranks), frozenset(cards))
