"""What the server says, in English and Spanish."""

from doorcard.i18n.hands import Language, card_name, in_words, rank_name, suit_name

__all__ = ["Language", "card_name", "in_words", "rank_name", "suit_name"]
