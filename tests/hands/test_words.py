"""Hand values in words, in both languages (rules.md 4.5)."""

from typing import Any

import pytest

from doorcard.cards import DECK, Card, Rank
from doorcard.hands import HoleCard, Value, WildRules, best_high, best_low
from doorcard.i18n import Language, card_name, in_words, rank_name, suit_name
from tests.hands.kit import cards, draws, some_wilds, wild


def high(text: str, ranks: str = "", single: str = "") -> Value:
    return best_high(cards(text), wild(ranks, single))


def low(text: str, ranks: str = "") -> Value:
    value = best_low(cards(text), wild(ranks))
    assert value is not None
    return value


@pytest.mark.parametrize(
    ("value", "english", "spanish"),
    [
        (high("7c 7d 7h 4c 4d"), "full house, sevens over fours", "full de sietes y cuatros"),
        (high("As Ks Qs Js Ts"), "royal flush", "escalera real"),
        (high("9s Ks Qs Js Ts"), "straight flush, king high", "escalera de color al rey"),
        (high("As 2s 3s 4s 5s"), "straight flush, five high", "escalera de color al cinco"),
        (high("6c 6d 6h 6s 4d"), "four sixes", "póker de seises"),
        (high("As Js 9s 5s 3s"), "flush, ace high", "color al as"),
        (high("Qs Js 9s 5s 3s"), "flush, queen high", "color a la reina"),
        (high("As Ks Qs Js Td"), "straight, ace high", "escalera al as"),
        (high("7s Js 9s 8s Td"), "straight, jack high", "escalera a la jota"),
        (high("Qc Qd Qh 4s 3d"), "three queens", "trío de reinas"),
        (high("Kc Kd 9h 9s 3d"), "two pair, kings and nines", "doble pareja de reyes y nueves"),
        (high("Qc Qd Ah 9s 3d"), "pair of queens", "pareja de reinas"),
        (high("2c 2d Ah 9s 3d"), "pair of deuces", "pareja de doses"),
        (high("Ac Kd Jh 9s 3d"), "ace high", "as como carta alta"),
        (high("7c 7d 7h 2c 2d", "2"), "five sevens, two wild", "repóker de sietes, dos comodines"),
        (high("7c 7d 2h 9c 4d", "2"), "three sevens, one wild", "trío de sietes, un comodín"),
        (
            high("5c 6h 7d 9c 2s", "2"),
            "straight, nine high, wild as eight",
            "escalera al nueve, comodín como ocho",
        ),
        (
            high("Ks 9s 5s 2d 2h", "2"),
            "flush, ace high, wild as ace and queen",
            "color al as, comodines como as y reina",
        ),
        (
            high("Ts 9s 2c 2d 2h", "2"),
            "straight flush, king high, wild as king, queen and jack",
            "escalera de color al rey, comodines como rey, reina y jota",
        ),
        (high("Ah Kh Qh Jh Th", single="Kh"), "royal flush", "escalera real"),
        (low("8s 6d 4c 3h As"), "8-6-4-3-A low", "baja 8-6-4-3-A"),
        (low("Ts 6d 4c 3h As"), "10-6-4-3-A low", "baja 10-6-4-3-A"),
        (low("5s 2d 4c 3h As"), "wheel, 5-4-3-2-A", "rueda, 5-4-3-2-A"),
        (low("8s 6d 4c 3h 2s", "2"), "8-6-4-3-A low, wild as ace", "baja 8-6-4-3-A, comodín como as"),
        (low("2s 2d 4c 3h As"), "low, pair of deuces", "baja, pareja de doses"),
        (HoleCard(Card.S5, True, True), "the five of spades in the hole", "el cinco de picas tapado"),
        (HoleCard(Card.SQ, True, False), "the queen of spades in the hole", "la reina de picas tapada"),
        (HoleCard(Card.SA, True, True), "the ace of spades in the hole", "el as de picas tapado"),
    ],
)
def test_a_value_in_words(value: Value, english: str, spanish: str) -> None:
    assert in_words(value, "en") == english
    assert in_words(value, "es") == spanish


def test_two_aces_in_a_double_ace_flush() -> None:
    value = best_high(cards("Ks 9s 5s 2d 2h"), wild("2"), WildRules(double_ace_flush=True))
    assert in_words(value, "en") == "flush, ace high, wild as two aces"
    assert in_words(value, "es") == "color al as, comodines como dos ases"


@pytest.mark.parametrize(
    ("held", "english"),
    [
        ("Qc Qd Ah 9s 4d", "pair of queens, kickers A-9-4"),
        ("Kc Kd 9h 9s Td", "two pair, kings and nines, kicker 10"),
        ("6c 6d 6h 6s 4d", "four sixes, kicker 4"),
        ("As Js 9s 5s 3s", "flush, ace high, A-J-9-5-3"),
        ("Ac Kd Jh 9s 3d", "ace high, kickers K-J-9-3"),
        ("As Ks Qs Js Td", "straight, ace high"),
        ("7c 7d 7h 4c 4d", "full house, sevens over fours"),
    ],
)
def test_kickers_on_demand(held: str, english: str) -> None:
    assert in_words(high(held), "en", kickers=True) == english


@pytest.mark.parametrize(
    ("held", "english", "spanish"),
    [
        ("As Ad 2h 3d 9s", "low, pair of aces, kickers 9-3-2", "baja, pareja de ases, kickers 9-3-2"),
        ("As Ad 2h 3d Ts", "low, pair of aces, kickers 10-3-2", "baja, pareja de ases, kickers 10-3-2"),
        (
            "As Ad 2h 2d Ts",
            "low, two pair, deuces and aces, kicker 10",
            "baja, doble pareja de doses y ases, kicker 10",
        ),
        ("As Ad Ah 2d Ts", "low, three aces, kickers 10-2", "baja, trío de ases, kickers 10-2"),
        ("As Ad Ah 2d 2s", "low, full house, aces over deuces", "baja, full de ases y doses"),
        ("As Ad Ah Ac 2s", "low, four aces, kicker 2", "baja, póker de ases, kicker 2"),
        ("8s 6d 4c 3h As", "8-6-4-3-A low", "baja 8-6-4-3-A"),
    ],
)
def test_kickers_of_a_paired_low_on_demand(held: str, english: str, spanish: str) -> None:
    assert in_words(low(held), "en", kickers=True) == english
    assert in_words(low(held), "es", kickers=True) == spanish


def test_names_of_ranks_suits_and_cards() -> None:
    assert rank_name(Rank.SIX, "en", plural=True) == "sixes"
    assert rank_name(Rank.KING, "es", plural=True) == "reyes"
    assert [suit_name(card.suit, "es") for card in DECK[:4]] == [
        "tréboles",
        "diamantes",
        "corazones",
        "picas",
    ]
    assert card_name(Card.D2, "en") == "deuce of diamonds"
    assert card_name(Card.HJ, "es") == "jota de corazones"


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_card_has_a_name_of_its_own(language: Language) -> None:
    assert len({card_name(card, language) for card in DECK}) == 52
    assert len({rank_name(rank, language, plural) for rank in Rank for plural in (False, True)}) == 26


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_value_can_be_said(language: Language) -> None:
    for dice, hand in draws(2_000, 81, sizes=(1, 2, 3, 5, 7, 8)):
        wilds = some_wilds(dice, hand, most=8)
        for value in (best_high(hand, wilds), best_low(hand, wilds)):
            assert value is not None
            said = in_words(value, language, kickers=dice.random() < 0.5)
            assert "{" not in said and "  " not in said and said.strip(", ") == said


def test_a_language_not_spoken_is_refused() -> None:
    unspoken: Any = "fr"
    with pytest.raises(ValueError, match="language: 'fr' is not spoken here; en and es are"):
        in_words(high("As"), unspoken)
    with pytest.raises(ValueError, match="language: 'fr'"):
        rank_name(Rank.ACE, unspoken)
