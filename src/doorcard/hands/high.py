"""The best high hand among up to eleven cards (rules.md 5)."""

from collections.abc import Sequence

from doorcard.cards import Card, Rank, Suit
from doorcard.hands.rank import High
from doorcard.hands.shape import Shape, grouped, suited
from doorcard.hands.tally import RANK_COUNTS, check_cards, flush_suits, high_first, tally
from doorcard.hands.wild import NO_WILDS, Wild, WildRules

__all__ = ["best_high"]

_DEFAULTS = WildRules()
_WILDS_AT = RANK_COUNTS.bit_length()


def best_high(cards: Sequence[Card], wild: Wild = NO_WILDS, rules: WildRules = _DEFAULTS) -> High:
    """The best five of `cards`, or all of them below five (then only pairs, of a kind and high cards).

    A wild card is any card its holder lacks nothing by calling. Raises `ValueError` without a card
    and for a card given twice.
    """
    check_cards(cards, "high")
    if wild is not NO_WILDS and wild:
        wilds = [card for card in cards if wild.covers(card)]
        if wilds:
            naturals = [card for card in cards if not wild.covers(card)]
            return _with_wilds(naturals, wilds, rules)
    natural = True if rules.natural_beats_wild else None
    tallied = tally(cards)
    pool = sorted(cards, key=high_first)
    made_of = pool
    shape = grouped(tallied & RANK_COUNTS)
    for suit in flush_suits(tallied):
        of_suit = [card for card in pool if card.suit is suit]
        flush = suited(_bits(of_suit), 0, False)
        if flush is not None and (flush.category, flush.ranks) > (shape.category, shape.ranks):
            shape, made_of = flush, of_suit
    played = shape.take(made_of)
    return High(shape.category, shape.ranks, (), played, natural)


def _bits(cards: list[Card]) -> int:
    return sum(1 << card.rank for card in cards)


def _with_wilds(naturals: list[Card], wilds: list[Card], rules: WildRules) -> High:
    pool = sorted(naturals, key=high_first)
    shape = grouped(tally(naturals) & RANK_COUNTS | len(wilds) << _WILDS_AT)
    best = _played(shape, pool, wilds, None, rules)
    for suit in Suit:
        of_suit = [card for card in pool if card.suit is suit]
        flush = suited(_bits(of_suit), min(5, len(wilds)), rules.double_ace_flush)
        if flush is not None and (flush.category, flush.ranks) >= (best.category, best.ranks):
            hand = _played(flush, of_suit, wilds, suit, rules)
            if (hand.key, -len(hand.wilds)) > (best.key, -len(best.wilds)):
                best = hand
    return best


def _played(shape: Shape, pool: list[Card], wilds: list[Card], suit: Suit | None, rules: WildRules) -> High:
    substitutes, stands = substituted(shape.stands, wilds, suit)
    cards = pool + substitutes
    played = shape.take(cards)
    natural = not stands if rules.natural_beats_wild else None
    return High(shape.category, shape.ranks, stands, played, natural)


def substituted(
    stands: tuple[Rank, ...], wilds: list[Card], suit: Suit | None
) -> tuple[list[Card], tuple[Rank, ...]]:
    """A wild card for each rank of `stands`, and the ranks not printed on their card.

    A wild card printed with the very rank asked for (in `suit`, when a flush asks) takes that place first.
    """
    spare = list(wilds)
    places: list[Card | None] = []
    for rank in stands:
        printed = next((card for card in spare if card.rank == rank and suit in (None, card.suit)), None)
        if printed is not None:
            spare.remove(printed)
        places.append(printed)
    substitutes = [spare.pop(0) if card is None else card for card in places]
    return substitutes, tuple(rank for rank, card in zip(stands, places, strict=True) if card is None)
