"""High hands without wild cards (rules.md 5)."""

from collections.abc import Callable, Sequence

import pytest

from doorcard.cards import Card, Rank
from doorcard.hands import Category, High, Value, best_high, best_low
from tests.hands.kit import cards, draws, how_many


def best(text: str) -> High:
    return best_high(cards(text))


@pytest.mark.parametrize(
    ("held", "category", "ranks", "played"),
    [
        ("As Ks Qs Js Ts 9s 8s", Category.STRAIGHT_FLUSH, "A", "As Ks Qs Js Ts"),
        ("5h 4h 3h 2h Ah Kh Qh", Category.STRAIGHT_FLUSH, "5", "5h 4h 3h 2h Ah"),
        ("7c 7d 7h 7s As Ks Kd", Category.FOUR_OF_A_KIND, "7A", "7s 7h 7d 7c As"),
        ("7c 7d 7h 4c 4d 4h As", Category.FULL_HOUSE, "74", "7h 7d 7c 4h 4d"),
        ("7c 7d 7h 4c 4d As Ac", Category.FULL_HOUSE, "7A", "7h 7d 7c As Ac"),
        ("Kh Qh 9h 6h 3h 2h As", Category.FLUSH, "KQ963", "Kh Qh 9h 6h 3h"),
        ("Ac Kd Qh Js Tc 9d 8h", Category.STRAIGHT, "A", "Ac Kd Qh Js Tc"),
        ("As 2d 3c 4h 5d 9c Kh", Category.STRAIGHT, "5", "5d 4h 3c 2d As"),
        ("As 2d 3c 4h 5d 6c Kh", Category.STRAIGHT, "6", "6c 5d 4h 3c 2d"),
        ("Qs Qd Qc Kh 9s 4d 2c", Category.THREE_OF_A_KIND, "QK9", "Qs Qd Qc Kh 9s"),
        ("Kc Kd 9h 9s 5d 5c Ah", Category.TWO_PAIR, "K9A", "Kd Kc 9s 9h Ah"),
        ("Kc Kd 9h 9s 5d 5c 2h", Category.TWO_PAIR, "K95", "Kd Kc 9s 9h 5d"),
        ("Qs Qd Ac 9h 7s 4d 2c", Category.PAIR, "QA97", "Qs Qd Ac 9h 7s"),
        ("As Kd Jc 9h 7s 4d 2c", Category.HIGH_CARD, "AKJ97", "As Kd Jc 9h 7s"),
    ],
)
def test_best_five_of_seven(held: str, category: Category, ranks: str, played: str) -> None:
    assert best(held) == High(category, tuple(map(Rank.of, ranks)), (), cards(played))


def test_categories_in_order() -> None:
    held = [
        "As Kd Jc 9h 7s",
        "2s 2d 3c 4h 5s",
        "2s 2d 3c 3h 4s",
        "2s 2d 2c 3h 4s",
        "As 2d 3c 4h 5s",
        "2s 3s 4s 5s 7s",
        "2s 2d 2c 3h 3s",
        "2s 2d 2c 2h 3s",
        "As 2s 3s 4s 5s",
    ]
    values = [best(text) for text in held]
    assert [value.category for value in values] == list(Category)[:9]
    assert sorted(values, key=lambda value: value.key) == values


def test_an_ace_is_high_or_low_in_a_straight_but_does_not_wrap() -> None:
    assert best("Qs Kd Ac 2h 3s").category == Category.HIGH_CARD
    assert best("Ks Ad 2c 3h 4s").category == Category.HIGH_CARD
    assert best("As 2d 3c 4h 5s").key < best("2s 3d 4c 5h 6s").key < best("Ts Jd Qc Kh As").key


def test_suits_never_rank_hands() -> None:
    assert best("As Ks Qs Js Ts").key == best("Ac Kc Qc Jc Tc").key
    assert best("Qs Qd Ac 9h 7s").key == best("Qc Qh Ad 9s 7c").key


def test_kickers_decide() -> None:
    assert best("Qs Qd Ac 9h 7s").key > best("Qc Qh Kd Js Tc").key
    assert best("Qs Qd Ac 9h 7s").key > best("Qc Qh Ad 9s 6c").key
    assert best("Ks Kd 9c 9h 5s").key > best("Kc Kh 9s 9d 4s").key


def test_full_houses_by_their_three_first() -> None:
    assert best("7s 7d 7c 2h 2s").key > best("6s 6d 6c Ah As").key


def test_fewer_than_five_cards_make_only_groups_and_high_cards() -> None:
    assert best("5s 4s 3s 2s").category == Category.HIGH_CARD
    assert best("Ks").key == (Category.HIGH_CARD, Rank.KING)
    assert best("Ks Kd").key == (Category.PAIR, Rank.KING)
    assert best("Ks Kd 9c 9h").key == (Category.TWO_PAIR, Rank.KING, Rank.NINE)
    assert best("Ks Kd Kc 2h").key == (Category.THREE_OF_A_KIND, Rank.KING, Rank.TWO)
    assert best("Ks Kd Kc Kh").key == (Category.FOUR_OF_A_KIND, Rank.KING)


def test_two_flushes_in_eleven_cards_leave_the_better() -> None:
    value = best("8d Jd Td Ad Kd Qc Kc 5c 2c 4c")
    assert (value.category, value.cards) == (Category.FLUSH, cards("Ad Kd Jd Td 8d"))


def test_four_of_a_kind_beats_the_flush_beside_it_in_eight_cards() -> None:
    assert best("Ah Kh 9h 5h 2h 2c 2d 2s").category == Category.FOUR_OF_A_KIND


def test_no_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="cards: none given"):
        best_high(())


def test_the_five_cards_played_are_worth_the_whole_hand() -> None:
    for _, hand in draws(how_many(3_000), 51, sizes=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)):
        value = best_high(hand)
        assert len(value.cards) == len(set(value.cards)) == min(5, len(hand))
        assert set(value.cards) <= set(hand)
        assert best_high(value.cards) == value


def test_the_order_of_the_cards_changes_nothing() -> None:
    for dice, hand in draws(1_000, 52, sizes=(5, 7, 8, 11)):
        assert best_high(hand) == best_high(dice.sample(hand, len(hand)))


def test_one_more_card_never_makes_a_high_hand_worse() -> None:
    for _, hand in draws(2_000, 53, sizes=(6, 7, 8, 11)):
        assert best_high(hand).key >= best_high(hand[:-1]).key


@pytest.mark.parametrize("ranked", [best_high, best_low])
@pytest.mark.parametrize("held", ["As As", "As As As As As", "Kd 2c 3c 4c 5c 6c Kd"])
def test_a_card_given_twice_is_named(ranked: Callable[[Sequence[Card]], Value | None], held: str) -> None:
    with pytest.raises(ValueError, match=f"card: {held[:2]} is there twice"):
        ranked([Card(text) for text in held.split()])
