"""What a card is. Imports nothing of Doorcard; everything else imports it."""

from doorcard.cards.card import Card, Rank, Suit, parse_cards, show_cards
from doorcard.cards.deck import DECK, stack

__all__ = ["DECK", "Card", "Rank", "Suit", "parse_cards", "show_cards", "stack"]
