"""What a record may say of a showdown: hands shown in part, late, twice; cards in the middle (decision 6)."""

from __future__ import annotations

import json
import re

import pytest

from doorcard.history.phh import BadRecord, read_record
from doorcard.history.unseen import Apart
from doorcard.history.verify import Verdict, verify


def record(actions: list[str], stacks: list[int], finishing: list[int] | None, **fields: object) -> str:
    whole: dict[str, object] = {
        "variant": "F7S",
        "antes": [min(10, stack) for stack in stacks],
        "bring_in": 25,
        "small_bet": 100,
        "big_bet": 200,
        "starting_stacks": stacks,
        "actions": actions,
        "_house": "pokerstars",
        "finishing_stacks": finishing,
        **fields,
    }
    return "".join(f"{name} = {json.dumps(value)}\n" for name, value in whole.items() if value is not None)


def judged(text: str) -> Verdict:
    return verify(read_record(text))


SEEN_DOWN = ["5c5d", "5s6c", "6d6h", "7d7h", "7s8c", "8h8s", "9c9d", "9sTc"]
UP = [
    ["2c", "3c", "4d", "5h", "6s", "7c", "8d", "9h"],
    ["Th", "Ts", "Td", "Jh", "Js", "Jd", "Qh", "Qs"],
    ["Qd", "Kh", "Ks", "Kd", "Ah", "As", "Ad", "2d"],
    ["2h", "2s", "3d", "3h", "3s", "4c", "4h", "4s"],
]
ALL_IN = [
    *[f"d dh p{at} {SEEN_DOWN[at - 1]}{UP[0][at - 1]}" for at in range(1, 9)],
    "p1 cbr 90",
    *[f"p{at} cc" for at in range(2, 9)],
    *[f"d dh p{at} {street[at - 1]}" for street in UP[1:] for at in range(1, 9)],
]


def test_a_shared_river_may_follow_streets_without_betting() -> None:
    shown = [f"p{at} sm" for at in range(1, 9)]
    text = record([*ALL_IN, "d db Jc", *shown], [100] * 8, [0, 0, 0, 0, 0, 800, 0, 0])
    assert judged(text) == Verdict(True, 7, None)


def test_a_shared_card_that_the_rules_do_not_deal_is_refused() -> None:
    verdict = judged(record([*ALL_IN, "d db JcQc"], [100] * 8, [0, 0, 0, 0, 0, 800, 0, 0]))
    assert (verdict.ok, verdict.reason) == (False, "the middle has 2 cards in the record; 1 by the rules")


CHECKED = [
    *["d dh p1 ????9h", "d dh p2 ????Ad", "p1 pb", "p2 cc", "d dh p1 8s", "d dh p2 Ac", "p2 cc", "p1 cc"],
    *["d dh p1 Kd", "d dh p2 Qs", "p2 cc", "p1 cc", "d dh p1 Jc", "d dh p2 Qc", "p2 cc", "p1 cc"],
    *["d dh p1 ??", "d dh p2 ??", "p2 cc", "p1 cc"],
]
WON, LOST = [1035, 965], [965, 1035]


@pytest.mark.parametrize(
    ("shows", "finishing", "ok"),
    [
        (["p2 sm 2c3cAdAcQsQc5d", "p1 sm JdJs9h8sKdJc2d"], WON, True),
        (["p2 sm 2c3cAdAcQsQc5d", "p1 sm ????9h8sKdJc2d"], WON, True),
        (["p2 sm 2c3cAdAcQsQc5d", "p1 sm 4c??9h8sKdJc2d"], WON, False),
        (["p2 sm ????AdAcQsQc5d", "p1 sm ????9h8sKdJc3s"], WON, True),
        (["p2 sm ????AdAcQsQc5d", "p1 sm ????9h8sKdJc3s"], LOST, True),
        (["p2 sm ????AdAcQsQc5d", "p1 sm ????9h8sKdJc3s"], [1034, 966], False),
        (["p2 sm ??AhAdAcQsQc??", "p1 sm 7c6c9h8sKdJc??"], WON, False),
        (["p2 sm ????AdAcQsQc??", "p1 sm ????9h8sKdJc??"], WON, True),
        (["p2 sm ????AdAcQsQc??", "p1 sm"], LOST, True),
        (["p2 sm ????AdAcQsQc??", "p1 sm"], WON, False),
        (["p2 sm", "p1 sm"], WON, True),
        ([], WON, True),
        ([], [1000, 1000], True),
    ],
)
def test_cards_nobody_knows_are_not_guessed_at(shows: list[str], finishing: list[int], ok: bool) -> None:
    verdict = judged(record([*CHECKED, *shows], [1000, 1000], finishing))
    assert verdict.ok is ok, verdict
    if not ok:
        assert (verdict.reason or "").startswith("finishing_stacks: ")


@pytest.mark.parametrize(
    ("hands", "found"),
    [([[0b01], [0b01]], False), ([[0b01, 0b10], [0b01]], True), ([[0b011, 0b110], [0b010, 0b011]], False)],
)
def test_a_card_nobody_knows_is_in_one_hand_only(hands: list[list[int]], found: bool) -> None:
    assert Apart(100).found(hands) is found


UNCALLED = [
    *["d dh p1 2c3s9h", "d dh p2 4c5dAd", "d dh p3 6h6dKc", "p1 pb", "p2 f", "p3 cbr 100", "p1 f"],
]
TAKEN = [965, 990, 1045]


@pytest.mark.parametrize(
    "shows",
    [
        ["p2 sm 4c5dAd", "p1 sm 2c3s9h"],
        ["p3 sm 6h6dKc"],
        ["p3 sm", "p3 sm 6h6dKc"],
        ["p3 sm 6h??Kc", "p3 sm ??6dKc"],
        ["p2 sm ????Ad"],
    ],
)
def test_a_hand_folded_or_uncalled_may_be_shown_afterwards(shows: list[str]) -> None:
    assert judged(record([*UNCALLED, *shows], [1000] * 3, TAKEN)).reason is None


def test_a_folded_hand_may_be_shown_while_the_others_play_on() -> None:
    actions = [*UNCALLED[:5], "p2 sm 4c5dAd", *UNCALLED[5:]]
    assert judged(record(actions, [1000] * 3, TAKEN)).reason is None


def test_hands_may_be_shown_when_all_are_all_in_and_streets_are_still_to_come() -> None:
    early = [step for step in ALL_IN if step[0] == "p" or ALL_IN.index(step) < 8]
    deals = ALL_IN[len(early) :]
    shown = [f"p{at} sm {SEEN_DOWN[at - 1]}{UP[0][at - 1]}" for at in range(1, 9)]
    text = record([*early, *shown, *deals, "d db Jc"], [100] * 8, [0, 0, 0, 0, 0, 800, 0, 0])
    assert judged(text).reason is None


@pytest.mark.parametrize(
    ("shows", "says"),
    [
        (["p2 sm 4c5sAd"], "p2 shows 5s, which was not dealt to him"),
        (["p2 sm 4c6hAd"], "p2 shows 6h, which was dealt to another"),
        (["p3 sm 6h6dKc", "p3 sm 6h6sKc"], "p3 shows 6s, which was not dealt to him"),
        (["p3 sm 6h6dKc2s"], "p3 shows 2s, which was not dealt to him"),
    ],
)
def test_cards_shown_that_were_not_dealt_so_are_refused(shows: list[str], says: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(says)):
        judged(record([*UNCALLED, *shows], [1000] * 3, TAKEN))


def test_two_shows_of_an_unseen_hand_that_contradict_each_other_are_refused() -> None:
    unseen = [step.replace("6h6dKc", "????Kc") for step in UNCALLED]
    with pytest.raises(BadRecord, match="p3 shows 7s, which was not dealt to him"):
        judged(record([*unseen, "p3 sm 6h6dKc", "p3 sm 6h7sKc"], [1000] * 3, TAKEN))


def test_betting_does_not_go_on_once_a_live_hand_is_shown() -> None:
    actions = [*UNCALLED[:6], "p3 sm 6h6dKc", UNCALLED[6]]
    assert judged(record(actions, [1000] * 3, TAKEN)).reason == "the record goes on after a showdown"


SHORT = [
    *["d dh p1 2c3s9h", "d dh p2 4c5dAd", "d dh p3 6h6dKc", "p1 pb", "p3 cbr 100", "p1 f"],
    *[f"d dh p{who} {card}" for who, card in ((2, "2d"), (3, "3d"), (2, "2h"), (3, "3h"))],
    *[f"d dh p{who} {card}" for who, card in ((2, "9s"), (3, "Ts"), (2, "Jc"), (3, "Qc"))],
]


@pytest.mark.parametrize("antes", [[10, 6, 10], [10, 10, 10]])
def test_a_short_ante_is_written_as_paid_or_as_the_ante(antes: list[int]) -> None:
    assert judged(record(SHORT, [1000, 6, 1000], [965, 0, 1041], antes=antes)).reason is None
