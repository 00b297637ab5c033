"""Cards counted into one small integer, so that a whole hand is looked up at once.

Bits 0–38: thirteen counters of three bits, how many of each rank (TWO first). From bit 39: four
counters of five bits, how many of each suit, begun at eleven so that the fifth card sets the top bit.
"""

from collections.abc import Iterable, Sequence

from doorcard.cards import Card, Rank, Suit

__all__ = [
    "PAIRED",
    "RANKS",
    "RANKS_DOWN",
    "RANK_COUNTS",
    "check_cards",
    "flush_suits",
    "high_first",
    "rank_code",
    "rank_counts",
    "tally",
]

_SUITS_AT = 39
_CODE = {card: 1 << 3 * (card.rank - 2) | 1 << _SUITS_AT + 5 * card.suit for card in Card}
_code = _CODE.__getitem__
_BEGIN = sum(11 << _SUITS_AT + 5 * suit for suit in Suit)
_FIFTH = {suit: 16 << _SUITS_AT + 5 * suit for suit in Suit}
_ANY_FIFTH = sum(_FIFTH.values())

RANKS = tuple(Rank)
"""All ranks, the two first."""
RANKS_DOWN = tuple(reversed(RANKS))
"""All ranks, the ace first."""
RANK_COUNTS = (1 << _SUITS_AT) - 1
"""The bits of a tally that count ranks."""
PAIRED = sum(6 << 3 * place for place in range(13))
"""The bits of `RANK_COUNTS` one of which is set when two cards or more have the same rank."""
rank_code = {card: 1 << 3 * (card.rank - 2) for card in Card}.__getitem__
"""A card's one in the `RANK_COUNTS`: added up over cards, these are their rank bits without the rest."""
high_first = {card: -card.order for card in Card}.__getitem__
"""Sort key: the highest rank first, then by suit."""


def tally(cards: Iterable[Card]) -> int:
    """How many cards of each rank and each suit, as one integer below 2**59."""
    return sum(map(_code, cards), _BEGIN)


def check_cards(cards: Sequence[Card], hand: str) -> None:
    """Raises `ValueError` naming what is wrong when there is no card, or one of them twice."""
    if not cards:
        raise ValueError(f"cards: none given; a {hand} hand needs at least one")
    if len(set(cards)) < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise ValueError(f"card: {twice} is there twice; every card of the deck is there once")


def flush_suits(tallied: int) -> tuple[Suit, ...]:
    """The suits with five cards or more."""
    if not tallied & _ANY_FIFTH:
        return ()
    return tuple(suit for suit, fifth in _FIFTH.items() if tallied & fifth)


def rank_counts(tallied: int) -> list[tuple[Rank, int]]:
    """Each rank held and how many of it, the highest rank first; `tallied` has rank bits alone."""
    held: list[tuple[Rank, int]] = []
    while tallied:
        place = (tallied.bit_length() - 1) // 3
        held.append((RANKS[place], tallied >> 3 * place))
        tallied &= (1 << 3 * place) - 1
    return held
