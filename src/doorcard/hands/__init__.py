"""What a poker hand is worth. Imports only the cards."""

from doorcard.hands.high import best_high
from doorcard.hands.low import best_low
from doorcard.hands.rank import Category, High, HoleCard, Low, Value, low_rank
from doorcard.hands.reference import reference_high, reference_low
from doorcard.hands.showing import board_high, board_low
from doorcard.hands.wild import NO_WILDS, Wild, WildRules

__all__ = [
    "NO_WILDS",
    "Category",
    "High",
    "HoleCard",
    "Low",
    "Value",
    "Wild",
    "WildRules",
    "best_high",
    "best_low",
    "board_high",
    "board_low",
    "low_rank",
    "reference_high",
    "reference_low",
]
