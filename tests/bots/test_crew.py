"""A table full of bots: names, temperaments, and that they can be told apart by how they play."""

from collections import Counter
from random import Random

import pytest

from doorcard.bots import (
    AGGRESSIVE,
    CALLING,
    LOOSE,
    TEMPERS,
    TIGHT,
    CallingBot,
    OddsBot,
    RandomBot,
    RuleBot,
    crew,
    play_hand,
    shuffled,
)
from doorcard.stud import HOUSES, VARIANTS, Call, Seat
from doorcard.stud import events as e
from tests.bots.arena import HOUSE, STACK, STAKES
from tests.bots.spots import dealt, play, view_of


def test_a_crew_has_names_of_its_own_and_every_temperament() -> None:
    bots = crew(8, 5)
    assert len({bot.name for bot in bots}) == 8
    assert {bot.style for bot in bots} == {TIGHT, LOOSE, AGGRESSIVE, CALLING}
    assert [bot.name for bot in crew(8, 5)] == [bot.name for bot in bots]
    with pytest.raises(ValueError, match="count: 17; 0 to 16"):
        crew(17)


def test_the_first_of_a_crew_count_the_odds_and_nothing_else_about_it_changes() -> None:
    plain, counting = crew(5, 3), crew(5, 3, counting=2)
    assert [isinstance(bot, OddsBot) for bot in counting] == [True, True, False, False, False]
    assert [(bot.name, bot.style) for bot in counting] == [(bot.name, bot.style) for bot in plain]
    for asked in (-1, 6):
        with pytest.raises(ValueError, match=f"counting: {asked}; 0 to 5"):
            crew(5, 3, counting=asked)


def test_the_simple_bots_do_what_they_are_for() -> None:
    hand = play(dealt("4c 9d / 2c", "8h 3d / As", "Jd 6c / 5h"), "1:bringin", "2:complete")
    assert CallingBot().decide(view_of(hand, 3), 3) == Call(3)
    done = {type(RandomBot(seed).decide(view_of(hand, 3), 3)).__name__ for seed in range(40)}
    assert done == {"Fold", "Call", "Raise"}


def test_temperaments_can_be_told_apart() -> None:
    """The tight enter fewer hands than the loose and the calling; the aggressive raise where the calling call."""
    entered, raised, called = Counter[str](), Counter[str](), Counter[str]()
    rng = Random(4)
    for number in range(100):
        styles = {seat: TEMPERS[(seat + number) % 4] for seat in range(1, 5)}
        bots = {seat: RuleBot(number * 4 + seat, style) for seat, style in styles.items()}
        seats = [Seat(seat, STACK) for seat in styles]
        _, events = play_hand(VARIANTS["stud"], HOUSE, STAKES, seats, shuffled(rng), bots)
        street = 0
        for event in events:
            match event:
                case e.StreetBegan():
                    street = event.street
                case e.Called() | e.Completed() | e.Raised() | e.BetMade():
                    name = styles[event.seat].name
                    (called if isinstance(event, e.Called) else raised)[name] += 1
                    entered[name] += street == 0
                case _:
                    pass
    assert entered["tight"] < min(entered["loose"], entered["calling"])
    bold = {style.name: raised[style.name] / called[style.name] for style in TEMPERS}
    assert bold["calling"] < bold["loose"] < min(bold["tight"], bold["aggressive"])


def test_hands_in_a_row_move_the_deal_where_the_dealer_moves() -> None:
    from doorcard.bots import deal_hands

    def first_seats(house: str) -> list[int]:
        rules = HOUSES[house]
        stakes = rules.stakes(200, 400, ante=40, bring_in=50)
        deals = deal_hands(VARIANTS["stud"], rules, stakes, crew(3, 1), 4, 1, STACK)
        return [deal.events[0].seats[0].seat for deal in deals if isinstance(deal.events[0], e.Started)]

    assert first_seats("full_tilt") == [1, 1, 1, 1]
    assert first_seats("sbg") == [1, 2, 3, 1]
