"""Random deals: they agree with the rules engine deal by deal, and with exact counts on average."""

from __future__ import annotations

import random

import numpy as np
import pytest
from msgspec.structs import replace

from doorcard.cards import DECK, Card
from doorcard.odds import Odds, equity
from doorcard.odds.deals import Counters, kernel_arguments
from doorcard.odds.spot import spot_of
from doorcard.stud import (
    HOUSES,
    VARIANTS,
    FixedLimit,
    Hand,
    HouseRules,
    Seat,
    Stakes,
    Variant,
    expired,
    started,
    to_act,
)
from doorcard.stud.events import CommunityDealt, Dealt

pytestmark = pytest.mark.timeout(900)  # the first test of a fresh machine compiles the kernels

STACK = 30_240
"""Splits evenly among up to ten players and three shares, so that the engine has no odd chip."""


@pytest.mark.parametrize("house", ["full_tilt", "timed", "home", "sbg"])
@pytest.mark.parametrize("game", VARIANTS)
def test_a_deal_ends_as_the_rules_engine_ends_it(game: str, house: str) -> None:
    from doorcard.odds.kernels.chance import UNIT
    from doorcard.odds.kernels.play import play

    chance = random.Random(f"{game} in {house}")
    variant = VARIANTS[game]
    for _ in range(8):
        rules = replace(
            HOUSES[house],
            extra_card=chance.choice(["up", "down"]),
            keep_last_card=chance.random() < 0.3,
            low_spade_ace=chance.choice(["low", "high"]),
        )
        players = chance.randint(2, min(8, variant.seats))
        hand, dealt = dealt_out(variant, rules, players, chance.sample(DECK, 52))
        counters = Counters(players, len(variant.shares))
        _, _, *arguments = kernel_arguments(spot_of(variant, rules, [""] * players))
        order = np.array([card.order for card in dealt], np.int64)
        play(np.uint64(0), 1, True, order, 0, *arguments, *counters.arrays)
        engine = [player.stack / (STACK * players) for player in hand.players]
        assert [units / UNIT for units in counters.pots] == pytest.approx(engine, abs=1e-12)


def dealt_out(variant: Variant, house: HouseRules, players: int, deck: list[Card]) -> tuple[Hand, list[Card]]:
    """The hand's end when all are all-in from the ante, and the cards in the order they were really dealt."""
    seats = [Seat(seat + 1, STACK) for seat in range(players)]
    hand, events = started(variant, house, Stakes(STACK, 1, FixedLimit(2, 4)), seats, deck)
    while waited := to_act(hand):
        hand, more = expired(hand, waited[0])
        events += more
    dealt = [event.card for event in events if isinstance(event, Dealt | CommunityDealt) and event.card]
    return hand, dealt + [card for card in deck if card not in dealt]


@pytest.mark.parametrize(
    ("game", "holdings"),
    [
        ("stud", ["AsAhKd", "2c3c4c"]),
        ("stud", ["AsAhKd", "????4c"]),
        ("stud8", ["AsAhKd", "2c3c4c"]),
        ("razz", ["As2hKd", "3c4cQc"]),
        ("mississippi", ["AsAhKd", "2c3c4c"]),
        ("roll_your_own", ["AsAhKd2d", "2c3c4c5h"]),
        ("low_chicago", ["KsAhKd", "2c3c4c"]),
        ("high_chicago", ["KsAhKd", "2c3c4c"]),
        ("acey_deucey", ["KsKhQd", "2c3c4c"]),
        ("one_eyed_jacks", ["KsKhQd", "2c3c4c"]),
        ("suicide_king", ["KsKcQd", "2c3c4c"]),
        ("follow_the_queen", ["AsQh3s8h6c4c", "8s8c7d2d5d3d"]),
        ("stud8", ["As2h3d5c", "2c3c4c8s", "5h6h7h8d"]),
    ],
)
def test_trials_agree_with_the_exact_count(game: str, holdings: list[str]) -> None:
    exact = equity(game, holdings, exact=True)
    sampled = equity(game, holdings, trials=300_000, seed=7)
    assert (exact.method, sampled.method) == ("exact", "sampled")
    for one, other in zip(exact.players, sampled.players, strict=True):
        assert abs(one.equity - other.equity) < 4 * other.stderr + 1e-9
        error = 4 * 0.5 / 300_000**0.5
        assert abs(one.win / one.total - other.win / other.total) < error
        assert abs(one.tie / one.total - other.tie / other.total) < error


def test_both_kernels_play_the_same_game() -> None:
    """The plain one and the one for every game, of the same spot."""
    holdings = ["AsAhKd", "2c3c4c", "5h6h7h"]
    plain = equity("stud8", holdings, trials=400_000, seed=1)
    every = equity(
        replace(VARIANTS["stud8"], wild=VARIANTS["stud8"].wild, extra=None, seats=3), holdings, trials=1
    )
    assert every[0].total == 1
    wildless = replace(VARIANTS["acey_deucey"].wild, ranks=())  # type: ignore[type-var]
    general = equity(replace(VARIANTS["stud8"], wild=wildless), holdings, trials=400_000, seed=2)
    for one, other in zip(plain.players, general.players, strict=True):
        assert abs(one.equity - other.equity) < 4 * (one.stderr**2 + other.stderr**2) ** 0.5


def numbers(odds: Odds) -> list[tuple[float, int, int, float]]:
    return [(player.equity, player.win, player.tie, player.stderr) for player in odds.players]


@pytest.mark.parametrize("game", ["stud", "baseball"])
def test_the_same_seed_gives_the_same_trials_with_any_number_of_threads(game: str) -> None:
    holdings = ["AsAhKd", "2c3c4c", "Th6h7h"]
    one, two, other = (
        equity(game, holdings, trials=200_000, seed=seed, threads=threads)
        for seed, threads in ((5, 1), (5, 3), (6, 3))
    )
    assert numbers(one) == numbers(two) != numbers(other)


def test_trials_stop_when_the_standard_error_is_small_enough() -> None:
    holdings = ["AsAhKd", "2c3c4c", "5h6h7h"]
    rough = equity("stud", holdings, precision=0.001, seed=1)
    fine = equity("stud", holdings, precision=0.0003, seed=1)
    assert max(player.stderr for player in rough.players) <= 0.001
    assert max(player.stderr for player in fine.players) <= 0.0003
    assert rough[0].total < fine[0].total < 10_000_000


def test_a_share_of_the_pot_always_goes_to_somebody() -> None:
    for game, variant in VARIANTS.items():
        players = min(8, variant.seats)
        odds = equity(game, [""] * players, trials=20_000, seed=3)
        assert sum(player.equity for player in odds.players) == pytest.approx(1)
        assert all(abs(player.equity - 1 / players) < 5 * player.stderr for player in odds.players)


@pytest.mark.parametrize("house", ["full_tilt", "home"])
def test_eight_players_share_a_card_on_seventh_street(house: str) -> None:
    eight = ["AsAhKd", "2c3c4c", "5h6h7h", "Td9d8d", "QsQcJd", "7s6c2d", "4d4sTc", "KhKc9s"]
    spot = spot_of(VARIANTS["stud"], HOUSES[house], eight)
    assert [coming.shared for coming in spot.coming] == [False, False, False, True]
    odds = equity("stud", eight, trials=100_000, seed=1, house=house)
    assert sum(player.equity for player in odds.players) == pytest.approx(1)


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    holdings = ["AsAhKd", "2c3c4c"]
    equity(
        "stud", holdings, trials=3_000_000, seed=1, progress=lambda done, wanted: told.append((done, wanted))
    )
    assert told[-1] == (3_000_000, 3_000_000)
    assert [done for done, _ in told] == sorted({done for done, _ in told})
