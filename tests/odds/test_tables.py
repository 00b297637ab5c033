"""The ranking tables and what reads them, held to the ranking by definition."""

from __future__ import annotations

import random
import zlib
from importlib.resources import files
from itertools import pairwise

import numpy as np
import pytest

from doorcard.cards import DECK, Card, Rank
from doorcard.hands import (
    NO_WILDS,
    Category,
    Wild,
    WildRules,
    best_high,
    best_low,
    reference_high,
    reference_low,
)
from doorcard.hands.tables import high_strength, high_words, low_strength, low_words, tables
from doorcard.odds.build import build

pytestmark = pytest.mark.timeout(900)  # the first test of a fresh machine compiles the kernels

WILDS = {
    "none": NO_WILDS,
    "deuces": Wild(ranks=frozenset({Rank.TWO})),
    "threes and nines": Wild(ranks=frozenset({Rank.THREE, Rank.NINE})),
    "aces and deuces": Wild(ranks=frozenset({Rank.TWO, Rank.ACE})),
    "the king of hearts": Wild(cards=frozenset({Card.HK})),
    "nearly all": Wild(ranks=frozenset(list(Rank)[:9])),
}
FIVES = [40, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540]
SEVENS = [41_584, 224_848, 3_473_184, 4_047_644, 6_180_020, 6_461_620, 31_433_400, 58_627_800, 23_294_460]


@pytest.mark.parametrize("name", ["seven", "wild"])
def test_the_shipped_tables_are_what_the_script_builds(name: str) -> None:
    shipped = files("doorcard.hands").joinpath(f"{name}.tables").read_bytes()
    assert zlib.decompress(shipped) == zlib.decompress(build(name))


def test_all_five_card_hands_count_right() -> None:
    from doorcard.odds.kernels.census import fives

    assert fives().tolist()[::-1] == FIVES


@pytest.mark.slow
def test_all_seven_card_hands_count_right() -> None:
    from doorcard.odds.kernels.census import sevens

    assert sevens(0, 52).tolist()[::-1] == SEVENS


def ordered(found: dict[int, object]) -> bool:
    """Whether bigger strengths are better values."""
    values = [found[strength] for strength in sorted(found)]
    return all(one < two for one, two in pairwise(values))  # type: ignore[operator]


@pytest.mark.parametrize("wild", WILDS.values(), ids=WILDS)
def test_strengths_are_the_values_by_definition(wild: Wild) -> None:
    chance = random.Random(1)
    highs: dict[int, object] = {}
    lows: dict[int, object] = {}
    for _ in range(1_500 if not wild else 250):
        cards = chance.sample(DECK, 7)
        high, low = high_strength(cards, wild), low_strength(cards, wild)
        assert highs.setdefault(high, reference_high(cards, wild)) == reference_high(cards, wild)
        assert lows.setdefault(low, reference_low(cards, wild)) == reference_low(cards, wild)
        eight = reference_low(cards, wild, Rank.EIGHT)
        assert low_strength(cards, wild, Rank.EIGHT) == (0 if eight is None else low)
        best = best_high(cards, wild)
        assert high_words(high) == (best.category, best.ranks)
        worst = best_low(cards, wild)
        assert worst is not None
        assert low_words(low) == (worst.category, worst.ranks)
    assert ordered(highs)
    assert ordered(lows)


@pytest.mark.parametrize("wild", WILDS.values(), ids=WILDS)
@pytest.mark.parametrize("size", range(5, 12))
def test_kernels_rank_any_number_of_cards_as_defined(size: int, wild: Wild) -> None:
    chance = random.Random(size)
    highs: dict[int, object] = {}
    lows: dict[int, object] = {}
    for _ in range(40 if size < 9 else 8):
        cards = chance.sample(DECK, size)
        high, low = kernel(cards, wild, 0)
        assert highs.setdefault(high, reference_high(cards, wild)) == reference_high(cards, wild)
        assert lows.setdefault(low, reference_low(cards, wild)) == reference_low(cards, wild)
        best, lowest = best_high(cards, wild), best_low(cards, wild)
        assert lowest is not None
        assert (high_words(high), low_words(low)) == (
            (best.category, best.ranks),
            (lowest.category, lowest.ranks),
        )
        if size == 7:
            assert (high, low) == (high_strength(cards, wild), low_strength(cards, wild))
    assert ordered(highs)
    assert ordered(lows)


def kernel(cards: list[Card], wild: Wild, rules: int) -> tuple[int, int]:
    """The strengths as the kernels have them."""
    from doorcard.odds.kernels.finish import high_of, low_of
    from doorcard.odds.kernels.tables import KEYS_7, KEYS_W, MASKS, THREES, WILD_KEY

    places = [card.order for card in cards]
    wilds = [wild.covers(card) for card in cards]
    printed = THREES + int(KEYS_7[places].sum())
    shape = int(MASKS[places].sum())
    total = THREES + sum(
        WILD_KEY if is_wild else int(KEYS_W[place]) for place, is_wild in zip(places, wilds, strict=True)
    )
    mask = sum(int(MASKS[place]) for place, is_wild in zip(places, wilds, strict=True) if not is_wild)
    count = len(cards)
    return (
        high_of(count, printed, shape, total, mask, sum(wilds), rules),
        low_of(count, printed, total, mask, sum(wilds)),
    )


@pytest.mark.parametrize("rules", [WildRules(natural_beats_wild=True), WildRules(double_ace_flush=True)])
@pytest.mark.parametrize("size", [7, 8])
def test_kernels_keep_the_house_rules_about_wild_cards(size: int, rules: WildRules) -> None:
    code = 5 * rules.double_ace_flush + 16 * rules.natural_beats_wild
    wild = WILDS["aces and deuces"]
    chance = random.Random(size)
    highs: dict[int, object] = {}
    for _ in range(120):
        cards = chance.sample(DECK[:8] + DECK[24:], size)
        high, _ = kernel(cards, wild, code)
        value = reference_high(cards, wild, rules)
        assert highs.setdefault(high, value) == value
        best = best_high(cards, wild, rules)
        assert high_words(high >> rules.natural_beats_wild) == (best.category, best.ranks)
    assert ordered(highs)


def test_hands_by_the_thousand_rank_as_one_by_one() -> None:
    from doorcard.odds.kernels.rank import high_five, high_many, low_many

    chance = np.random.default_rng(1)
    cards = np.array([chance.permutation(52)[:7] for _ in range(2_000)], np.uint8)
    strengths = np.zeros(len(cards), np.uint16)
    high_many(cards, strengths)
    assert strengths.tolist() == [high_strength([DECK[card] for card in hand]) for hand in cards]
    low_many(cards, strengths)
    assert strengths.tolist() == [low_strength([DECK[card] for card in hand]) for hand in cards]
    high_five(cards[:, :5], strengths)
    assert [high_words(int(one))[0] for one in strengths[:200]] == [
        best_high([DECK[card] for card in hand]).category for hand in cards[:200, :5]
    ]


def test_there_are_7462_strengths_of_five_cards_and_4824_of_seven() -> None:
    table = tables("seven")
    assert len(set(table.high) | set(table.flush)) - 1 == 4_824
    assert high_words(table.high[0])[0] in Category


def test_no_low_has_no_words() -> None:
    with pytest.raises(ValueError, match="strength: 0"):
        low_words(0)
