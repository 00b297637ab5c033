"""Phrases the sentences are made of: money, cards, boards, what is wild, which pot."""

from collections.abc import Iterable, Sequence

from doorcard.cards import Card, Rank, Suit
from doorcard.hands import NO_WILDS, Category, Wild, board_high, board_low
from doorcard.i18n.announcements import ANNOUNCEMENTS
from doorcard.i18n.hands import Language, card_name, rank_name, suit_name
from doorcard.stud import Hand, Player, Variant
from doorcard.stud.variant import Boards, HighShare, HoleShare, LowShare, Share

__all__ = ["board_key", "board_words", "faces", "listed", "money", "share_name", "street_name", "wild_words"]

_SYMBOLS = "♣♦♥♠"
_ALIKE: dict[Language, dict[Category, str]] = {
    "en": {
        Category.THREE_OF_A_KIND: "three ",
        Category.FOUR_OF_A_KIND: "four ",
        Category.FIVE_OF_A_KIND: "five ",
    },
    "es": {
        Category.PAIR: "pareja de ",
        Category.TWO_PAIR: "doble pareja de ",
        Category.THREE_OF_A_KIND: "trío de ",
        Category.FOUR_OF_A_KIND: "póker de ",
        Category.FIVE_OF_A_KIND: "repóker de ",
    },
}


def money(amount: int) -> str:
    """Minor units as units: 50 is "0.50", 6320 is "63.20"."""
    sign = "-" if amount < 0 else ""
    return f"{sign}{abs(amount) // 100}.{abs(amount) % 100:02}"


def faces(cards: Iterable[Card | None]) -> str:
    """Cards as on their faces: "A♠ 10♦ ??"; a back is "??"."""
    return " ".join("??" if card is None else face(card) for card in cards)


def face(card: Card) -> str:
    """One card as on its face: "10♦"."""
    return ("10" if card.rank == Rank.TEN else card.rank.letter) + _SYMBOLS[card.suit]


def listed(words: Sequence[str], language: Language) -> str:
    """ "one, two and three"; in Spanish "e", not "y", before the sound of i."""
    if len(words) < 2:
        return "".join(words)
    last = words[-1].lower()
    sounds_alike = language == "es" and last.startswith(("i", "í", "hi")) and not last.startswith("hie")
    conjunction = " e " if sounds_alike else ANNOUNCEMENTS[language].conjunction
    return ", ".join(words[:-1]) + conjunction + words[-1]


def wild_words(wild: Wild, language: Language) -> str:
    """What is wild, ranks first: "queens and sevens", "jack of hearts and jack of spades"; empty if nothing."""
    ranks = [rank_name(rank, language, plural=True) for rank in sorted(wild.ranks, reverse=True)]
    cards = [card_name(card, language) for card in sorted(wild.cards, key=lambda card: card.order)]
    return listed(ranks + cards, language)


def street_name(variant: Variant, street: int, language: Language) -> str:
    """What a street is called: "Third street", "Fourth and fifth street", "The first 2 cards"."""
    texts = ANNOUNCEMENTS[language]
    dealt, number = variant.streets[street].cards, variant.number(street)
    if not street and number < 3:
        return texts.first_cards.format(count=number)
    if street and dealt > 1:
        before = texts.ordinals[number - dealt + 1]
        return texts.streets.format(before=before, ordinal=texts.ordinals[number].lower())
    return texts.street.format(ordinal=texts.ordinals[number])


def share_name(share: Share, language: Language) -> str:
    """What a part of the pot goes to: "high", "low", "spade in the hole"."""
    texts = ANNOUNCEMENTS[language]
    match share:
        case HighShare():
            return texts.high
        case LowShare():
            return texts.low
        case HoleShare(suit=suit, lowest=lowest):
            return hole_name(suit, lowest, language)


def hole_name(suit: Suit, lowest: bool, language: Language) -> str:
    """ "low spades in the hole"."""
    if language == "en":
        return (
            f"{'lowest' if lowest else 'highest'} {suit_name(suit, language).removesuffix('s')} in the hole"
        )
    return f"carta de {suit_name(suit, language)} tapada más {'baja' if lowest else 'alta'}"


def board_key(hand: Hand, player: Player) -> tuple[int, ...]:
    """The key of the player's upcards by which this game says who acts first."""
    wild = hand.wild if hand.house.wild.wild_boards_count else NO_WILDS
    upcards = [card for card in player.up if card is not None]
    return (board_low if hand.variant.boards == "low" else board_high)(upcards, wild)


def board_words(hand: Hand, player: Player, language: Language) -> str:
    """The player's upcards as the dealer says them: "eights", "king-ten high", "8-5-3".

    The cards are named as far as they differ from the other live boards.
    """
    key = board_key(hand, player)
    others = [board_key(hand, one) for one in hand.players if one.live and one is not player]
    return key_words(key, others, hand.variant.boards, language)


def key_words(
    key: tuple[int, ...], others: Sequence[tuple[int, ...]], boards: Boards, language: Language
) -> str:
    """A board's key in words, told apart from `others`."""
    category = Category(abs(key[0]))
    ranks = [Rank.ACE if abs(number) == 1 else Rank(abs(number)) for number in key[1:]]
    if category == Category.HIGH_CARD and boards == "low":
        return "-".join("10" if rank == Rank.TEN else rank.letter for rank in ranks)
    needed = 1 + max([_alike(key[1:], other[1:]) for other in others if other[:1] == key[:1]], default=0)
    if category == Category.HIGH_CARD:
        named = "-".join(rank_name(rank, language) for rank in ranks[:needed])
        return f"{named} high" if language == "en" else f"{named} como carta alta"
    groups = 2 if category == Category.TWO_PAIR else 1
    named = listed([rank_name(rank, language, plural=True) for rank in ranks[:groups]], language)
    kickers = "-".join(rank_name(rank, language) for rank in ranks[groups:needed])
    return _ALIKE[language].get(category, "") + named + _beside(kickers, language)


def _beside(kickers: str, language: Language) -> str:
    """ " and an ace", " and ace-nine", " y as"; nothing beside nothing."""
    if not kickers:
        return ""
    article = "" if language == "es" or "-" in kickers else "an " if kickers[0] in "ae" else "a "
    return f" {ANNOUNCEMENTS[language].conjunction.strip()} {article}{kickers}"


def _alike(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    count = 0
    for mine, his in zip(one, other, strict=False):
        if mine != his:
            break
        count += 1
    return count
