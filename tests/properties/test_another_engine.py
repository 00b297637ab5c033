"""Random hands played by pokerkit, an engine that shares nothing with this one: every action, turn and chip agrees.

Where the two follow different rules on purpose, Doorcard plays by the house that has pokerkit's, or the hand is not
dealt: pokerkit lets any all-in raise, however short, reopen the betting; after an all-in bring-in it asks for no more
than that; and it gives a side pot's low half away where only the main pot has a low.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from pokerkit import (
    Automation,
    Deck,
    FixedLimitRazz,
    FixedLimitSevenCardStud,
    FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    HandHistory,
)

from doorcard.history.phh import read_record
from doorcard.history.verify import verify
from doorcard.stud import house_named
from tests.kit.deals import hands_wanted

GAMES = {
    "F7S": FixedLimitSevenCardStud,
    "F7S/8": FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    "FR": FixedLimitRazz,
}
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
ANTE, BRING_IN, SMALL, BIG = 10, 20, 50, 100
DEEP = 2_000
"""Nobody can lose so many in a hand of four bets a street."""
HOUSE = replace(house_named("pokerstars"), all_in_opener="next_left")
EACH = max(40, hands_wanted(200) // 10)


def dealt(code: str, rng: Random) -> str | None:
    """A hand in the hand history format; None where the two follow different rules."""
    players = rng.randint(2, 7)
    least, most = rng.choice([(DEEP, DEEP)] if code == "F7S/8" else [(31, 120), (31, 900), (DEEP, DEEP)])
    stacks = tuple([rng.randint(least, most) for _ in range(players)])
    game = GAMES[code](AUTOMATIONS, True, ANTE, BRING_IN, SMALL, BIG)
    state: Any = game(stacks, players)
    deck = [repr(card) for card in Deck.STANDARD]
    rng.shuffle(deck)
    while state.status:
        if state.can_burn_card():
            state.burn_card("??")
        elif state.can_deal_hole():
            state.deal_hole(deck.pop())
        elif not acted(state, rng):
            return None
    text: str = HandHistory.from_game_state(game, state).dumps()
    return text + f"\nfinishing_stacks = {list(state.stacks)}\n_rake = 0\n"


def acted(state: Any, rng: Random) -> bool:
    """Whether the player whose turn it is did something that both have the same rules for."""
    verbs = ["fold"] * (state.can_fold() and rng.random() < 0.5) + ["along"] * 4 * state.can_check_or_call()
    verbs += ["more"] * 2 * state.can_complete_bet_or_raise_to() + ["pay"] * 3 * state.can_post_bring_in()
    match rng.choice(verbs):
        case "fold":
            state.fold()
        case "along":
            state.check_or_call()
        case "pay":
            state.post_bring_in()
        case _:
            highest = max(state.bets)
            full = SMALL if highest <= BRING_IN else highest + (SMALL if state.street_index < 2 else BIG)
            to = state.min_completion_betting_or_raising_to_amount
            if highest == 0 and state.street_index >= 2:
                full = BIG
            if 2 * (to - highest) < full - highest:
                return False
            state.complete_bet_or_raise_to()
    return True


@pytest.mark.parametrize("code", GAMES)
def test_pokerkit_and_doorcard_play_the_same_hand(code: str) -> None:
    rng, agreed = Random(f"pokerkit {code}"), 0
    while agreed < EACH:
        text = dealt(code, rng)
        if text is not None:
            verdict = verify(read_record(text), HOUSE)
            assert verdict.ok, (verdict, text)
            agreed += 1
