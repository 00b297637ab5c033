"""The dealer's announcements: what happened and why, both languages, nothing the viewer may not know."""

import string
from typing import Any, get_args

import msgspec
import pytest

from doorcard.bots import crew, deal_hands
from doorcard.cards import DECK, Card, Rank, parse_cards, stack
from doorcard.hands import NO_WILDS, Wild
from doorcard.history.narrate import narrate
from doorcard.i18n.announcements import ANNOUNCEMENTS
from doorcard.i18n.card_texts import CARD_TEXTS
from doorcard.i18n.hands import Language
from doorcard.i18n.phrases import faces, money
from doorcard.stud import (
    HOUSES,
    VARIANTS,
    Event,
    Hand,
    Seat,
    Variant,
    acted,
    apply,
    options,
    see,
    started,
    watch,
)
from doorcard.stud import events as e

NAMES = {1: "Pavel", 2: "Jimmy", 3: "Marisol"}
FULL_TILT = HOUSES["full_tilt"]
STAKES = FULL_TILT.stakes(200, 400)
LANGUAGES: tuple[Language, ...] = ("en", "es")


def told(
    game: str | Variant,
    deck: str,
    script: str,
    language: Language = "en",
    house: str = "full_tilt",
    stacks: tuple[int, ...] = (10_000, 10_000, 10_000),
) -> list[str]:
    """Every line of a hand: `deck` from the top, `script` of verbs, each taking the first such offer."""
    variant = VARIANTS[game] if isinstance(game, str) else game
    rules = HOUSES[house]
    seats = [Seat(seat, chips) for seat, chips in enumerate(stacks, 1)]
    stakes = rules.stakes(200, 400, ante=40, bring_in=50)
    hand, events = started(variant, rules, stakes, seats, stack(parse_cards(deck)))
    facts = list(events)
    for verb in script.split():
        offers = options(hand)
        assert offers is not None
        action = next(one for one in offers.actions() if type(one).__name__.lower() == verb.replace("_", ""))
        hand, events = acted(hand, action)
        facts += events
    return lines_of(facts, language)


def lines_of(facts: list[Event], language: Language) -> list[str]:
    lines: list[str] = []
    hand: Hand | None = None
    for fact in facts:
        lines += narrate(hand, fact, language, NAMES)
        hand = apply(hand, fact)
    return lines


# Three players, one card at a time: two down each, the door cards, then a card each street.
DOORS = "2c3c4c 5h6h7h 8sKd2d "


def test_money_is_written_in_units() -> None:
    assert [money(amount) for amount in (0, 5, 50, 200, 6320, -75)] == [
        "0.00",
        "0.05",
        "0.50",
        "2.00",
        "63.20",
        "-0.75",
    ]


def test_cards_are_written_with_their_suits() -> None:
    assert faces((Card.SA, Card.DT, None)) == "A♠ 10♦ ??"


def test_a_hand_begins_with_its_game_and_stakes() -> None:
    assert told("stud", DOORS, "")[0] == "Seven-card stud, limit 2.00/4.00, ante 0.40, bring-in 0.50."
    assert (
        told("stud", DOORS, "", "es")[0]
        == "Stud de siete cartas, límite 2.00/4.00, ante 0.40, bring-in 0.50."
    )
    assert told("stud", DOORS, "", house="home_ante_only")[0].endswith("ante 0.40, no bring-in.")


def test_seats_without_a_name_are_called_by_number() -> None:
    hand, _ = started(VARIANTS["stud"], FULL_TILT, STAKES, [Seat(1, 900), Seat(3, 900)], DECK)
    assert narrate(hand, e.Completed(3, 200)) == ("Seat 3 completes to 2.00",)
    assert narrate(hand, e.Completed(3, 200), "es") == ("Asiento 3 completa a 2.00",)


def test_the_bring_in_is_given_its_reason() -> None:
    assert "Marisol has the lowest card, the deuce of diamonds, and must open" in told("stud", DOORS, "")
    lines = told("stud", "2c3c4c 5h6h7h 2s2h2d", "")
    assert lines[-1] == "Marisol has the lowest card, the deuce of diamonds by suit, and must open"
    lines = told("stud", "2c3c4c 5h6h7h 2s2h2d", "", house="regle")
    assert lines[-1] == (
        "Pavel has the lowest card, the deuce of spades and is nearest the dealer's left, and must open"
    )
    assert told("razz", DOORS, "")[-1] == "Jimmy has the highest card, the king of diamonds, and must open"


def test_actions_are_told_with_their_amounts() -> None:
    lines = told("stud", DOORS, "bring_in call complete fold call")
    begin = lines.index("Marisol brings in for 0.50")
    assert lines[begin : begin + 5] == [
        "Marisol brings in for 0.50",
        "Pavel calls 0.50",
        "Jimmy completes to 2.00",
        "Marisol folds",
        "Pavel calls 1.50",
    ]
    assert lines[begin + 5] == "Fourth street"


def test_the_first_to_act_is_told_with_his_board() -> None:
    lines = told("stud", DOORS + "8d Kh 3h", "bring_in call call")
    assert "Jimmy: king of hearts (kings showing)" in lines
    assert "Jimmy acts first with kings" in lines
    assert "A pair is showing: bets of 4.00 are allowed as well as 2.00." in lines


def test_high_boards_are_named_as_far_as_they_differ() -> None:
    lines = told("stud", "2c3c4c 5h6h7h KsKd2d Th 9h 3d", "bring_in call call")
    assert lines[-1] == "Pavel acts first with king-ten high"
    lines = told("stud", "2c3c4c 5h6h7h KsKd2d Th Td 3d", "bring_in call call", "es")
    assert (
        lines[-1]
        == "Pavel habla primero con rey-diez como carta alta y es quien está más cerca a la izquierda del repartidor"
    )


def test_pairs_are_told_apart_by_what_lies_beside_them() -> None:
    cards = "2c3c4c 5h6h7h KsKd2d Kh Kc 3d "
    for fifth, best in (("Qs Jd 5d", "kings and a queen"), ("As Qd 5d", "kings and an ace")):
        lines = told("stud", cards + fifth, "bring_in call call check check check")
        assert lines[-1] == f"Pavel acts first with {best}"
    lines = told("stud", cards + "Qs Jd 5d", "bring_in call call check check check", "es")
    assert lines[-1] == "Pavel habla primero con pareja de reyes y reina"


def test_a_best_board_that_is_all_in_is_passed_over_and_said_so() -> None:
    lines = told("stud", DOORS + "8d Kh 3h", "bring_in call call", stacks=(10_000, 90, 10_000))
    assert lines[-2] == "Kings would act first but Jimmy is all-in: Pavel acts first with eights"
    lines = told("stud", DOORS + "8d Kh 3h", "bring_in call call", "es", stacks=(10_000, 90, 10_000))
    assert (
        lines[-2]
        == "Pareja de reyes hablaría primero pero Jimmy está all-in: Pavel habla primero con pareja de ochos"
    )


def test_side_pots_are_named_with_who_can_win_them() -> None:
    lines = told("stud", DOORS + "8d Kh 3h", "bring_in complete call call", stacks=(10_000, 90, 10_000))
    assert "The main pot: 2.70 (Pavel, Jimmy and Marisol)." in lines
    assert "Side pot 1: 3.00 (Pavel and Marisol)." in lines


def test_all_in_is_said_with_the_wager() -> None:
    lines = told("stud", DOORS, "bring_in call call", stacks=(10_000, 90, 10_000))
    assert "Jimmy calls 0.50 and is all-in" in lines


def test_chips_nobody_called_go_back_and_the_pot_is_uncontested() -> None:
    lines = told("stud", DOORS, "bring_in complete fold fold")
    assert lines[-3:] == [
        "1.50 goes back to Pavel: nobody called it",
        "Pavel wins 2.20, uncontested",
        "All the others have folded; Pavel need not show.",
    ]


RIVER = "AsKsQs AhKhQh AdKd2d 7s7h7d 7c4h4d 4s3d3h 9c9d9h"


def test_the_showdown_says_who_shows_first_and_why() -> None:
    checked = "bring_in call call" + " check" * 12
    lines = told("stud", RIVER, checked)
    first = next(line for line in lines if line.startswith("Showdown"))
    assert first == "Showdown: Marisol shows first, the last to bet or raise."
    lines = told("stud", RIVER, checked, house="sbg")
    first = next(line for line in lines if line.startswith("Showdown"))
    assert first == "Showdown: Pavel shows first, the first to act."


def test_winners_are_told_with_the_hand_in_words() -> None:
    lines = told("stud", RIVER, "bring_in call call" + " check" * 12 + " muck")
    shown = next(line for line in lines if line.startswith("Pavel shows"))
    assert shown == "Pavel shows A♠ A♥ 9♣ A♦ 7♠ 7♣ 4♠: full house, aces over sevens"
    assert "Pavel wins 2.70 from the pot with full house, aces over sevens" in lines
    lines = told("stud", RIVER, "bring_in call call" + " check" * 12 + " muck", "es")
    assert "Pavel gana 2.70 del bote con full de ases y sietes" in lines


def test_halves_are_told_apart() -> None:
    deck = "As8hQs 2c8cQh Kd4d3c 4hKs9h 5dKh9d 7cTh9s JsJcJh"
    lines = told("stud8", deck, "bring_in call call" + " check" * 12 + " muck")
    assert "Marisol shows Q♠ Q♥ J♥ 3♣ 9♥ 9♦ 9♠: full house, nines over queens; no low" in lines
    assert "Marisol wins 1.35 of the pot for the high with full house, nines over queens" in lines
    assert "Pavel wins 1.35 of the pot for the low with 7-5-4-2-A low" in lines
    lines = told("stud8", deck, "bring_in call call" + " check" * 12 + " muck", "es")
    assert "Pavel gana 1.35 del bote por la mano baja con baja 7-5-4-2-A" in lines


def test_burned_cards_and_a_new_stub_are_told() -> None:
    lines = told("stud", DOORS, "bring_in call call", house="timed")
    assert "A card is burned." in lines
    hand, _ = started(VARIANTS["stud"], HOUSES["timed"], STAKES, [Seat(1, 900), Seat(2, 900)], DECK)
    assert narrate(hand, e.StreetBegan(4, "burns"))[1].startswith("The stub is short")
    assert narrate(hand, e.StreetBegan(4, "community"))[1].startswith("There are not enough cards")
    assert narrate(hand, e.DeckRenewed((None,) * 7)) == (
        "The cards left to deal, the burned ones among them: 7.",
    )


def test_what_is_wild_is_said_whenever_it_changes() -> None:
    lines = told("follow_the_queen", "2c3c4c 5h6h7h Qs7d2d", "")
    assert lines[1] == "Wild: queens."
    assert lines.index("Wild: queens and sevens.") == lines.index("Jimmy: seven of diamonds") + 1
    assert told("one_eyed_jacks", DOORS, "", "es")[1] == "Comodines: jota de corazones y jota de picas."


def test_an_extra_card_is_given_its_reason() -> None:
    lines = told("baseball", "2c3c4c 5h6h7h 8s4d2d", "")
    assert "Jimmy gets one more card for the four, face down" in lines


def test_a_viewer_is_not_told_what_he_may_not_know() -> None:
    deck = stack(parse_cards("2c3c4c 5h6h7h"))
    _, facts = started(VARIANTS["stud"], FULL_TILT, STAKES, [Seat(seat, 900) for seat in (1, 2, 3)], deck)
    view, lines = None, []
    for fact in facts:
        seen = see(fact, 1)
        lines += narrate(None if view is None else view.hand, seen, "en", NAMES)
        view = watch(view, seen, 1)
    assert "Pavel: deuce of clubs, face down" in lines
    assert lines.count("Jimmy: a card face down") == 2
    assert not any("three of clubs" in line for line in lines)


def samples() -> list[tuple[Hand | None, Event]]:
    """A hand before and a fact, for every kind of fact: from hands of every game, and the rare ones by hand."""
    found: dict[type, tuple[Hand | None, Event]] = {}
    house = HOUSES["timed"]
    stakes = house.stakes(200, 400, ante=40, bring_in=50)
    for variant in VARIANTS.values():
        for deal in deal_hands(variant, house, stakes, crew(4, 1), 6, 2, 3_000):
            hand: Hand | None = None
            for fact in deal.events:
                found.setdefault(type(fact), (hand, fact))
                hand = apply(hand, fact)
    hand, _ = started(VARIANTS["stud"], house, stakes, [Seat(seat, 900) for seat in (1, 2, 3)], DECK)
    rare: tuple[Event, ...] = (
        e.DeckRenewed(DECK[:5]),
        e.CommunityDealt(Card.S5),
        e.TimedOut(1),
        e.LiveHandsRevealed((1, 2, 3), (e.Live(2, (Card.SA, Card.HA)),)),
        e.Returned(1, 50),
        e.WildsNamed(NO_WILDS),
        e.WildsNamed(Wild(frozenset({Rank.TWO, Rank.ACE}))),
    )
    return [*found.values(), *((hand, fact) for fact in rare)]


SAMPLES = samples()


def test_there_is_a_sample_of_every_fact() -> None:
    assert {type(fact) for _, fact in SAMPLES} == set(get_args(Event))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("before", "fact"), SAMPLES, ids=[type(fact).__name__ for _, fact in SAMPLES])
def test_every_fact_has_a_line(before: Hand | None, fact: Event, language: Language) -> None:
    lines = narrate(before, fact, language, NAMES)
    assert lines
    assert all(line and "{" not in line and "??" not in line for line in lines)
    assert narrate(before, fact, "en", NAMES) != narrate(before, fact, "es", NAMES) or isinstance(
        fact, e.Dealt
    )


def fields(text: Any) -> list[str]:
    texts = text if isinstance(text, tuple) else (text,)
    return sorted({name for one in texts for _, name, _, _ in string.Formatter().parse(one) if name})


@pytest.mark.parametrize("texts", [ANNOUNCEMENTS, CARD_TEXTS], ids=["announcements", "rule cards"])
def test_both_languages_fill_in_the_same_words(texts: dict[Language, msgspec.Struct]) -> None:
    english, spanish = texts["en"], texts["es"]
    for field in english.__struct_fields__:
        assert fields(getattr(english, field)) == fields(getattr(spanish, field)), field
