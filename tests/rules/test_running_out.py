"""Running out of cards (rules.md 4.4), where no whole hand is needed to show it."""

from __future__ import annotations

import pytest

from doorcard.cards import DECK, Card
from doorcard.stud import (
    HOUSES,
    VARIANTS,
    Call,
    Check,
    FixedLimit,
    Fold,
    Hand,
    Seat,
    Stakes,
    acted,
    options,
    started,
    to_act,
)
from doorcard.stud import events as e


def dealt(house: str, players: int, game: str = "stud", deck: tuple[Card, ...] = DECK) -> Hand:
    seats = [Seat(seat, 10_000) for seat in range(1, players + 1)]
    return started(VARIANTS[game], HOUSES[house], Stakes(10, 10, FixedLimit(100, 200)), seats, deck)[0]


def on(hand: Hand, street: int, leaving: int | None = None) -> tuple[Hand, list[e.Event]]:
    """Everybody calls and checks up to `street`; then all but `leaving` players fold, and the next street comes."""
    heard: list[e.Event] = []
    while hand.street <= street and options(hand) is not None:
        seat = to_act(hand)[0]
        offers = options(hand)
        assert offers is not None
        verbs = [offer.verb for offer in offers.offers]
        if hand.street == street and leaving is not None and hand.live > leaving:
            action = Fold(seat)
        elif "bring_in" in verbs:
            action = offers.actions()[verbs.index("bring_in")]
        else:
            action = Check(seat) if "check" in verbs else Call(seat)
        hand, facts = acted(hand, action)
        heard += facts
    return hand, heard


@pytest.mark.parametrize("house", ["full_tilt", "sbg", "regle"])
def test_eight_on_the_river_share_a_card_from_the_stub(house: str) -> None:
    hand, heard = on(dealt(house, 8), 3)
    assert [fact.card for fact in heard if isinstance(fact, e.CommunityDealt)] == [DECK[48]]
    assert [fact.source for fact in heard if isinstance(fact, e.StreetBegan)][-1] == "community"
    assert len(hand.stub) == 3


@pytest.mark.parametrize("house", ["timed", "home"])
def test_eight_on_the_river_with_burns_have_one_card_and_three_burns(house: str) -> None:
    before, _ = on(dealt(house, 8), 2)
    assert (before.dealt, len(before.stub), len(before.burned)) == (51, 1, 3)  # 8 × 6 + 3 = 51
    hand, heard = on(before, 3)
    assert len([fact for fact in heard if isinstance(fact, e.CommunityDealt)]) == 1
    shared = hand.community[0]
    assert shared in before.burned if house == "timed" else shared in (*before.stub, *before.burned)


@pytest.mark.parametrize("house", ["timed", "home"])
def test_six_of_eight_on_the_river_take_stub_and_burns_together(house: str) -> None:
    hand = dealt(house, 8)
    hand, _ = on(hand, 0, 8)
    hand, _ = on(hand, 1, 7)
    hand, _ = on(hand, 2, 6)
    assert (len(hand.stub), len(hand.burned)) == (4, 3)  # 32 + 7 + 6 = 45 dealt, 3 burned
    before = hand
    hand, heard = on(hand, 3)
    assert [fact.source for fact in heard if isinstance(fact, e.StreetBegan)] == ["burns"]
    assert not [fact for fact in heard if isinstance(fact, e.Burned | e.CommunityDealt)]
    got = {fact.card for fact in heard if isinstance(fact, e.Dealt)}
    assert len(got) == 6
    assert got <= {*before.stub, *before.burned}


@pytest.mark.parametrize("house", ["timed", "home"])
def test_folded_cards_are_never_dealt_again(house: str) -> None:
    hand = dealt(house, 8)
    hand, _ = on(hand, 2, 7)
    folded = {card for player in hand.players if player.folded for card in (*player.down, *player.up)}
    hand, _ = on(hand, 3)
    held = {card for player in hand.players if not player.folded for card in (*player.down, *player.up)}
    assert not folded & (held | {*hand.community, *hand.stub})


def test_the_burn_counts_among_the_cards_a_street_needs() -> None:
    hand = dealt("timed", 7)  # 7 × 6 + 3 = 45; 7 left: enough for seven, not for seven and a burn
    hand, heard = on(hand, 3)
    assert [fact.source for fact in heard if isinstance(fact, e.StreetBegan)][-1] == "burns"


@pytest.mark.parametrize("leaving", range(2, 10))
def test_nine_players_always_have_a_card_for_every_street_left(leaving: int) -> None:
    """Seven cards are left for sixth and seventh: were seven dealt on sixth, none would be left."""
    hand = dealt("full_tilt", 9)
    hand, _ = on(hand, 2, leaving)
    hand, heard = on(hand, 3)
    sources = [fact.source for fact in heard if isinstance(fact, e.StreetBegan)]
    assert hand.street == 4
    assert (hand.community != ()) == (leaving >= 7 or sources == ["community"])


def test_an_extra_card_leaves_enough_for_every_street_to_come() -> None:
    fours = [card for card in DECK if card.rank == 4]
    rest = [card for card in DECK if card not in fours]
    top = [*rest[:16], *fours[:4], *rest[16:]]
    hand = dealt("full_tilt", 8, "baseball", tuple(top))
    for street in range(4):
        hand, _ = on(hand, street)
    assert hand.street == 4
