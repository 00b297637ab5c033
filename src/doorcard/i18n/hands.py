"""Cards and hand values in words, English and Spanish: what the dealer announces (rules.md 4.5).

Spanish as it is spoken at the table: pareja, doble pareja, trío, escalera, color, full, póker,
escalera de color, escalera real, repóker; a wild card is a comodín.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Literal, assert_never, get_args

from doorcard.cards import Card, Rank, Suit
from doorcard.hands import Category, High, HoleCard, Low, Value

__all__ = ["Language", "card_name", "in_words", "rank_name", "suit_name"]

Language = Literal["en", "es"]
"""The languages spoken: English and Spanish."""

_SINGULAR: dict[Language, str] = {
    "en": "deuce three four five six seven eight nine ten jack queen king ace",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez jota reina rey as",
}
_PLURAL: dict[Language, str] = {
    "en": "deuces threes fours fives sixes sevens eights nines tens jacks queens kings aces",
    "es": "doses treses cuatros cincos seises sietes ochos nueves dieces jotas reinas reyes ases",
}
_SUITS: dict[Language, tuple[str, ...]] = {
    "en": ("clubs", "diamonds", "hearts", "spades"),
    "es": ("tréboles", "diamantes", "corazones", "picas"),
}
_NUMBERS: dict[Language, tuple[str, ...]] = {
    "en": ("no", "one", "two", "three", "four", "five"),
    "es": ("ningún", "un", "dos", "tres", "cuatro", "cinco"),
}
_FEMININE = (Rank.JACK, Rank.QUEEN)
_OF_A_KIND = (
    Category.PAIR,
    Category.THREE_OF_A_KIND,
    Category.FULL_HOUSE,
    Category.FOUR_OF_A_KIND,
    Category.FIVE_OF_A_KIND,
)
_WITH_KICKERS = (Category.HIGH_CARD, Category.PAIR, Category.THREE_OF_A_KIND, Category.FOUR_OF_A_KIND)

# {one} the first rank, {many} its plural, {to} "al as" or "a la reina"; {others} the second rank's plural.
_HANDS: dict[Language, dict[Category, str]] = {
    "en": {
        Category.HIGH_CARD: "{one} high",
        Category.PAIR: "pair of {many}",
        Category.TWO_PAIR: "two pair, {many} and {others}",
        Category.THREE_OF_A_KIND: "three {many}",
        Category.STRAIGHT: "straight, {one} high",
        Category.FLUSH: "flush, {one} high",
        Category.FULL_HOUSE: "full house, {many} over {others}",
        Category.FOUR_OF_A_KIND: "four {many}",
        Category.STRAIGHT_FLUSH: "straight flush, {one} high",
        Category.FIVE_OF_A_KIND: "five {many}",
    },
    "es": {
        Category.HIGH_CARD: "{one} como carta alta",
        Category.PAIR: "pareja de {many}",
        Category.TWO_PAIR: "doble pareja de {many} y {others}",
        Category.THREE_OF_A_KIND: "trío de {many}",
        Category.STRAIGHT: "escalera {to}",
        Category.FLUSH: "color {to}",
        Category.FULL_HOUSE: "full de {many} y {others}",
        Category.FOUR_OF_A_KIND: "póker de {many}",
        Category.STRAIGHT_FLUSH: "escalera de color {to}",
        Category.FIVE_OF_A_KIND: "repóker de {many}",
    },
}
_ROYAL: dict[Language, str] = {"en": "royal flush", "es": "escalera real"}
_LOW: dict[Language, str] = {"en": "{ranks} low", "es": "baja {ranks}"}
_WHEEL: dict[Language, str] = {"en": "wheel, {ranks}", "es": "rueda, {ranks}"}
_PAIRED_LOW: dict[Language, str] = {"en": "low, {hand}", "es": "baja, {hand}"}
_AS: dict[Language, str] = {"en": "as", "es": "como"}
_AND: dict[Language, str] = {"en": " and ", "es": " y "}


def rank_name(rank: Rank, language: Language, plural: bool = False) -> str:
    """ "queen" or "queens", "reina" or "reinas". Raises `ValueError` for a language not spoken."""
    return (_PLURAL if plural else _SINGULAR)[_spoken(language)].split()[rank - 2]


def suit_name(suit: Suit, language: Language) -> str:
    """ "spades", "picas". Raises `ValueError` for a language not spoken."""
    return _SUITS[_spoken(language)][suit]


def card_name(card: Card, language: Language) -> str:
    """ "five of spades", "cinco de picas". Raises `ValueError` for a language not spoken."""
    of = "of" if _spoken(language) == "en" else "de"
    return f"{rank_name(card.rank, language)} {of} {suit_name(card.suit, language)}"


def in_words(value: Value, language: Language, kickers: bool = False, named: bool = False) -> str:
    """A hand's value as the dealer says it: "full house, sevens over fours", "full de sietes y cuatros".

    Wild cards played are named: "five sevens, two wild", "straight, ten high, wild as eight". With
    `kickers` the cards that break ties are added: "pair of queens, kickers A-9-4". Where the share is
    `named` beside it, a low does not say once more that it is one: "8-6-4-2-A", "pair of kings".
    Raises `ValueError` for a language not spoken.
    """
    _spoken(language)
    match value:
        case High():
            return _high(value, language, kickers) + _wilds(value, language)
        case Low():
            return _low(value, language, kickers, named) + _wilds(value, language)
        case HoleCard(card=card):
            return _hole_card(card, language)
        case _:
            assert_never(value)


def _spoken(language: Language) -> Language:
    if language not in get_args(Language):
        raise ValueError(f"language: {language!r} is not spoken here; en and es are")
    return language


def _high(value: High, language: Language, kickers: bool) -> str:
    if value.category == Category.STRAIGHT_FLUSH and value.ranks[0] == Rank.ACE:
        return _ROYAL[language]
    said = _hand(value.category, value.ranks, language)
    return said + _kickers(value) if kickers else said


def _kickers(value: High | Low) -> str:
    """The cards that break ties, after the hand's name: ", kickers A-9-4"."""
    category, ranks = value.category, value.ranks
    if category == Category.FLUSH:
        return f", {_letters(ranks)}"
    rest = ranks[2:] if category == Category.TWO_PAIR else ranks[1:] if category in _WITH_KICKERS else ()
    return f", kicker{'s' if len(rest) > 1 else ''} {_letters(rest)}" if rest else ""


def _low(value: Low, language: Language, kickers: bool, named: bool) -> str:
    if value.category != Category.HIGH_CARD:
        hand = _hand(value.category, value.ranks, language) + (_kickers(value) if kickers else "")
        return hand if named else _PAIRED_LOW[language].format(hand=hand)
    ranks = _letters(value.ranks)
    if value.ranks == (Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO, Rank.ACE):
        return _WHEEL[language].format(ranks=ranks)
    return ranks if named else _LOW[language].format(ranks=ranks)


def _hole_card(card: Card, language: Language) -> str:
    if language == "en":
        return f"the {card_name(card, language)} in the hole"
    article, adjective = ("la", "tapada") if card.rank in _FEMININE else ("el", "tapado")
    return f"{article} {card_name(card, language)} {adjective}"


def _hand(category: Category, ranks: Sequence[Rank], language: Language) -> str:
    one = rank_name(ranks[0], language)
    return _HANDS[language][category].format(
        one=one,
        many=rank_name(ranks[0], language, plural=True),
        others=rank_name(ranks[1], language, plural=True) if len(ranks) > 1 else "",
        to=f"a la {one}" if ranks[0] in _FEMININE else f"al {one}",
    )


def _letters(ranks: Sequence[Rank]) -> str:
    return "-".join("10" if rank == Rank.TEN else rank.letter for rank in ranks)


def _wilds(value: High | Low, language: Language) -> str:
    """What the wild cards do: how many are in a group of a kind, or what each stands for elsewhere."""
    if not value.wilds:
        return ""
    wild = "wild" if language == "en" else "comodín" if len(value.wilds) == 1 else "comodines"
    if isinstance(value, High) and value.category in _OF_A_KIND:
        return f", {_NUMBERS[language][len(value.wilds)]} {wild}"
    named = [
        f"{_NUMBERS[language][count]} {rank_name(rank, language, plural=True)}"
        if count > 1
        else rank_name(rank, language)
        for rank, count in Counter(value.wilds).items()
    ]
    listed = ", ".join(named[:-1]) + _AND[language] + named[-1] if len(named) > 1 else named[0]
    return f", {wild} {_AS[language]} {listed}"
