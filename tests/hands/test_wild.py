"""Wild cards in high and low hands (rules.md 5)."""

from itertools import combinations

import pytest

from doorcard.cards import Rank
from doorcard.hands import NO_WILDS, Category, High, Wild, WildRules, best_high, best_low
from doorcard.hands.reference import high_key
from tests.hands.kit import cards, draws, how_many, some_wilds, wild

DEUCES = wild("2")
BASEBALL = wild("39")
NATURAL = WildRules(natural_beats_wild=True)
DOUBLE_ACE = WildRules(double_ace_flush=True)


@pytest.mark.parametrize(
    ("held", "wilds", "category", "ranks", "stand_for"),
    [
        ("5c 6h 7d 9c 4d Tc 2s", DEUCES, Category.STRAIGHT, "T", "8"),
        ("As Ad Ac Ah Tc 2s 2d", DEUCES, Category.FIVE_OF_A_KIND, "A", "A"),
        ("2s 2d 2c 2h Ks", DEUCES, Category.FIVE_OF_A_KIND, "K", "KKKK"),
        ("2s 2d 2c 2h Ks Qd 5h", DEUCES, Category.FIVE_OF_A_KIND, "K", "KKKK"),
        ("3s 3d 3c 9h 9s Kd 5h", BASEBALL, Category.FIVE_OF_A_KIND, "A", "AAAAA"),
        ("Ts Js Qs 2d 2h 5c 7d", DEUCES, Category.STRAIGHT_FLUSH, "A", "AK"),
        ("4s 5s 6s 2d 2h Kc Kd", DEUCES, Category.STRAIGHT_FLUSH, "8", "87"),
        ("As 3s 4s 2d 2h Kc Qd", DEUCES, Category.STRAIGHT_FLUSH, "5", "52"),
        ("As 3s 4s 2s 2h Kc Qd", DEUCES, Category.STRAIGHT_FLUSH, "5", "5"),
        ("Ks Kd 7c 5h 2d 2h 4s", DEUCES, Category.FOUR_OF_A_KIND, "K7", "KK"),
        ("Ks Kd 7c 7h 2d 4s Jh", DEUCES, Category.FULL_HOUSE, "K7", "K"),
        ("As Ks 9s 5s 2d Qc 7c", DEUCES, Category.FLUSH, "AKQ95", "Q"),
        ("Ks 9s 5s 2d Qc 7s", DEUCES, Category.FLUSH, "AK975", "A"),
        ("Ks 9s 5s 2d 2h Qc 7d", DEUCES, Category.FLUSH, "AKQ95", "AQ"),
        ("Ks Kd 7c 5h 2d 4s Jh", DEUCES, Category.THREE_OF_A_KIND, "KJ7", "K"),
        ("Ks Td 7c 5h 2d", DEUCES, Category.PAIR, "KT75", "K"),
        ("2d", DEUCES, Category.HIGH_CARD, "A", "A"),
        ("2d Kc", DEUCES, Category.PAIR, "K", "K"),
        ("2d 2c", DEUCES, Category.PAIR, "A", "AA"),
        ("2d 2c 2h", DEUCES, Category.THREE_OF_A_KIND, "A", "AAA"),
        ("2d 2c 2h 2s", DEUCES, Category.FOUR_OF_A_KIND, "A", "AAAA"),
        ("2d 2c 2h 9s", DEUCES, Category.FOUR_OF_A_KIND, "9", "999"),
        ("Ks Kd Kc 9s 9d 9c 2h 2d", DEUCES, Category.FIVE_OF_A_KIND, "K", "KK"),
        ("4s 4d 4c 4h 9s 9d 9c 2h 2d", DEUCES, Category.FIVE_OF_A_KIND, "9", "99"),
    ],
)
def test_a_wild_card_is_any_card_its_holder_lacks(
    held: str, wilds: Wild, category: Category, ranks: str, stand_for: str
) -> None:
    value = best_high(cards(held), wilds)
    assert (value.category, value.ranks) == (category, tuple(map(Rank.of, ranks)))
    assert value.wilds == tuple(map(Rank.of, stand_for))


def test_wild_cards_are_among_the_cards_played() -> None:
    assert best_high(cards("5c 6h 7d 9c 4d Tc 2s"), DEUCES).cards == cards("Tc 9c 2s 7d 6h")
    assert best_high(cards("As Ad Ac Ah Tc 2s 2d"), DEUCES).cards == cards("As Ah Ad Ac 2s")


def test_five_of_a_kind_beats_every_straight_flush_and_goes_by_rank() -> None:
    royal = best_high(cards("As Ks Qs Js Ts"))
    threes = best_high(cards("3s 3d 3c 2h 2d"), DEUCES)
    fours = best_high(cards("4s 4d 4c 2h 2d"), DEUCES)
    assert royal.key < threes.key < fours.key


def test_a_wild_card_ties_the_natural_hand() -> None:
    assert best_high(cards("Ks Kd 2c 9h 8s"), DEUCES).key == best_high(cards("Ks Kd Kc 9h 8s"), DEUCES).key


def test_no_double_ace_flush() -> None:
    flush = cards("As Qs 9s 5s 2d")
    assert best_high(flush, DEUCES).ranks == tuple(map(Rank.of, "AKQ95"))
    assert best_high(flush, DEUCES, DOUBLE_ACE).ranks == tuple(map(Rank.of, "AAQ95"))
    assert best_high(flush, DEUCES, DOUBLE_ACE).wilds == (Rank.ACE,)


def test_particular_wild_cards_and_not_their_rank() -> None:
    one_eyed = wild(single="Js Jh")
    assert one_eyed.covers(cards("Js")[0])
    assert not one_eyed.covers(cards("Jd")[0])
    assert best_high(cards("Js Kd 9c 5h 4s"), one_eyed).key == (Category.PAIR, 13, 9, 5, 4)
    assert best_high(cards("Jd Kd 9c 5h 4s"), one_eyed).category == Category.HIGH_CARD


def test_wild_ranks_and_wild_cards_at_once() -> None:
    both = wild("2", "Kh")
    assert best_high(cards("2d Kh 9c 9h 4s"), both).key == (Category.FOUR_OF_A_KIND, 9, 4)


def test_no_wilds_is_false_and_any_wild_is_true() -> None:
    assert not NO_WILDS
    assert not Wild()
    assert wild("2")
    assert wild(single="Kh")


def test_a_wild_card_that_plays_as_itself_is_natural() -> None:
    royal = best_high(cards("Ah Kh Qh Jh Th"), wild(single="Kh"))
    assert (royal.category, royal.wilds) == (Category.STRAIGHT_FLUSH, ())
    other_suit = best_high(cards("Ah Ks Qh Jh Th"), wild(single="Ks"))
    assert (other_suit.category, other_suit.wilds) == (Category.STRAIGHT_FLUSH, (Rank.KING,))


def test_natural_beats_wild_only_where_the_house_says_so() -> None:
    natural, made = cards("Ks Kd Kc 9h 8s"), cards("Ks Kd 2c 9h 8s")
    assert best_high(natural, DEUCES, NATURAL).key > best_high(made, DEUCES, NATURAL).key
    assert best_high(natural, NO_WILDS, NATURAL).key == best_high(natural, DEUCES, NATURAL).key
    assert best_high(natural, DEUCES).key == best_high(made, DEUCES).key


def test_natural_never_beats_a_better_hand_with_wilds() -> None:
    assert (
        best_high(cards("Ks Kd 2c 9h 8s"), DEUCES, NATURAL).key
        > best_high(cards("Qs Qd Qc 9h 8s"), DEUCES, NATURAL).key
    )


def test_the_natural_way_is_taken_where_a_hand_has_both() -> None:
    held = cards("Ah Qh Jh 9h 7h As Qs Js 9s 7s Ks")
    with_wild = best_high(held, wild(single="Kh"), NATURAL)
    assert with_wild.natural is True
    assert with_wild.wilds == ()


@pytest.mark.parametrize(
    ("held", "ranks", "stand_for"),
    [
        ("Ks 3s 4d 5c 7h", "7543A", "A"),
        ("Ks As 3s 4d 5c 7h 8d", "5432A", "2"),
        ("Ks 9s 5c 7h 8d 8c", "8752A", "2A"),
        ("Ks 2d 3s 4d 5c Ac", "5432A", ""),
        ("Ks Kd Kc Qs", "KQA", "A"),
    ],
)
def test_in_a_low_a_wild_card_is_the_lowest_rank_not_yet_held(held: str, ranks: str, stand_for: str) -> None:
    low = best_low(cards(held), wild(single="Ks 9s"))
    assert low is not None
    assert low.ranks == tuple(map(Rank.of, ranks))
    assert low.wilds == tuple(map(Rank.of, stand_for))


def test_wild_cards_qualify_a_low() -> None:
    held = cards("8s 7d 6c 2h 2d Ks Kd")
    low = best_low(held, DEUCES, at_most=Rank.EIGHT)
    assert low is not None
    assert low.ranks == tuple(map(Rank.of, "8762A"))
    assert low.wilds == (Rank.ACE,)
    assert best_low(cards("9s 9d 6c 2h 2d Ks Kd"), DEUCES, at_most=Rank.EIGHT) is None


def test_wild_cards_spare_a_low_its_pairs() -> None:
    low = best_low(cards("Ks Kd Kc 2h 2d"), DEUCES)
    assert low is not None
    assert (low.category, low.ranks) == (Category.THREE_OF_A_KIND, (Rank.KING, Rank.TWO, Rank.ACE))


def substitutes(value: High, wilds: Wild) -> int | None:
    """The fewest of the wild cards played that need not be what is printed on them, for this very value."""
    covered = [card for card in value.cards if wilds.covers(card)]
    for count in range(len(covered) + 1):
        for stood_for in combinations(covered, count):
            printed = [(int(card.rank), int(card.suit)) for card in value.cards if card not in stood_for]
            for suit in range(4):
                hand = printed + [(int(rank), suit) for rank in value.wilds]
                if len(hand) == len(value.cards) and high_key(hand, False) == (value.category, *value.ranks):
                    return count
    return None


def test_wilds_name_exactly_what_makes_the_hand() -> None:
    for dice, hand in draws(how_many(4_000), 71, sizes=(3, 5, 7, 7, 7, 9)):
        wilds = some_wilds(dice, hand, most=5)
        value = best_high(hand, wilds)
        assert set(value.cards) <= set(hand)
        assert len(set(value.cards)) == len(value.cards) == min(5, len(hand))
        assert substitutes(value, wilds) == len(value.wilds)


def test_wilds_name_exactly_what_makes_the_low() -> None:
    for dice, hand in draws(how_many(4_000), 72, sizes=(3, 5, 7, 7, 7, 9)):
        wilds = some_wilds(dice, hand, most=5)
        low = best_low(hand, wilds)
        assert low is not None
        naturals = [card.rank for card in low.cards if not wilds.covers(card)]
        as_printed = [card.rank for card in low.cards if wilds.covers(card) and card.rank in low.ranks]
        assert len(set(low.cards)) == len(low.cards) == min(5, len(hand))
        assert {*naturals, *as_printed, *low.wilds} == set(low.ranks)
        assert not set(low.wilds) & set(naturals)


def test_a_wild_card_never_makes_a_hand_worse() -> None:
    for dice, hand in draws(2_000, 73):
        wilds = some_wilds(dice, hand, most=7)
        assert best_high(hand, wilds).key >= best_high(hand).key
        low, plain = best_low(hand, wilds), best_low(hand)
        assert low is not None and plain is not None
        assert low.key >= plain.key
