"""Betting trees, counted like chess perft: every course a betting round can take, by structure and stacks.

The counts are data (`trees.toml`). The engine must walk exactly as many; so must `plain.py`, a second
counter written from the rules' text alone.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from doorcard.cards import Card, stack
from doorcard.stud import (
    HOUSES,
    VARIANTS,
    Action,
    BringIn,
    Call,
    Check,
    FixedLimit,
    Hand,
    Seat,
    SpreadLimit,
    Stakes,
    acted,
    options,
    started,
)
from doorcard.stud.hand import Betting, BringInOwed
from doorcard.stud.options import offered
from tests.trees.plain import Round, third_street, ways

TREES: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "trees.toml").read_text(encoding="utf-8")
)
LOW, HIGH = ("2c", "3c", "4c", "5c", "6c"), ("Ks", "Jd", "9h", "8s", "7d")
"""Door cards: seat 1 brings in on third street. Then upcards by which seat 1 acts first."""


def at_the_street(tree: dict[str, Any]) -> Hand:
    """The hand where the street to be counted begins, everybody still in with the stacks of the tree."""
    stacks, street = tree["stacks"], tree["street"] - 3
    small, big = tree.get("fixed", (0, 0))
    limit = FixedLimit(small, big) if "fixed" in tree else SpreadLimit(*tree["spread"])
    bring_in = tree.get("bring_in", 0)
    posted = bring_in if street else 0
    house = replace(HOUSES["sbg"], **tree.get("house", {}))
    if not bring_in:
        house = replace(house, bring_in="none")
    seats = [Seat(seat, chips + posted) for seat, chips in enumerate(stacks, 1)]
    deck = deck_for(len(seats), tree.get("pair", False), first_high=not bring_in)
    hand, _ = started(VARIANTS["stud"], house, Stakes(0, bring_in, limit), seats, deck)
    while hand.street < street:
        hand, _ = acted(hand, quiet(hand))
    return hand


def deck_for(players: int, pair: bool, first_high: bool) -> tuple[Card | None, ...]:
    doors = [Card(text) for text in (HIGH if first_high else LOW)[:players]]
    fourth = [Card("2d" if pair else "As")] + [Card(text) for text in ("Td", "9d", "8d", "6d")[: players - 1]]
    later = [Card(text) for text in ("Ah", "Jc", "Tc", "7h", "6h")[:players]]
    named = {*doors, *fourth, *later}
    down = [card for card in Card if card not in named][: 2 * players]
    return stack([*down, *doors, *fourth, *later])


def quiet(hand: Hand) -> Action:
    """The action that costs least and keeps everybody in."""
    offers = options(hand)
    assert offers is not None
    for action in offers.actions():
        if isinstance(action, BringIn | Check | Call):
            return action
    raise AssertionError(offers)


def courses(hand: Hand, street: int) -> int:
    """How many courses the engine's betting round can take from here."""
    if hand.street != street or not isinstance(hand.phase, Betting | BringInOwed):
        return 1
    offers = options(hand)
    assert offers is not None
    return sum(
        courses(acted(hand, action)[0], street)
        for offer in offers.offers
        for to in range(offer.low, offer.high + 1)
        for action in offered(offers.seat, offer, to)
    )


def plainly(tree: dict[str, Any]) -> int:
    house = tree.get("house", {})
    fields = {
        "raises": house.get("raises", 3),
        "cap_heads_up": house.get("cap_heads_up", True),
        "half_reopens": house.get("reopen", "half") == "half",
    }
    if tree["street"] == 3 and tree.get("bring_in"):
        return third_street(tree["stacks"], tree["fixed"][0], tree["bring_in"], **fields)
    if "spread" in tree:
        return ways(Round.begin(tree["stacks"], [tree["spread"]], **fields))
    small, big = tree["fixed"]
    sizes = (
        [[big, big]]
        if tree["street"] > 4
        else [[small, small], [big, big]]
        if tree.get("pair")
        else [[small, small]]
    )
    return ways(Round.begin(tree["stacks"], sizes, **fields))


@pytest.mark.parametrize("name", TREES)
def test_the_engine_walks_the_tree(name: str) -> None:
    tree = TREES[name]
    hand = at_the_street(tree)
    assert hand.street == tree["street"] - 3
    assert options(hand) is not None
    assert options(hand).seat == 1  # type: ignore[union-attr]
    assert [player.stack for player in hand.players] == tree["stacks"]
    assert courses(hand, hand.street) == tree["courses"]


@pytest.mark.parametrize("name", TREES)
def test_a_second_counter_agrees(name: str) -> None:
    assert plainly(TREES[name]) == TREES[name]["courses"]
