"""Odds over HTTP: of cards tapped in, and of finished hands; never of what the asker may not know."""

from pathlib import Path

import pytest

from doorcard.server.study import decisions
from doorcard.stud import Seat, act, house_named, options, see, start, variant_named
from doorcard.stud.apply import apply
from doorcard.stud.events import Event
from doorcard.stud.hand import Hand
from tests.kit.server import COMPILING, served

COMPILES = pytest.mark.timeout(1_200)  # the kernels are compiled once on a machine


def a_checked_down_hand(viewer: int | None) -> list[Event]:
    """Three players call and check to the river, as `viewer` sees it."""
    from doorcard.cards import DECK

    house = house_named("full_tilt")
    seats = [Seat(seat, 10_000) for seat in (1, 2, 3)]
    events = list(start(variant_named("stud"), house, house.stakes(200, 400), seats, DECK[::-1]))
    hand: Hand | None = None
    for event in events:
        hand = apply(hand, event)
    assert hand is not None
    while (offered := options(hand)) is not None:
        free = (one for one in offered.actions() if type(one).__name__ not in ("Fold", "Muck"))
        cheap = next(free)
        more = act(hand, cheap)
        for event in more:
            hand = apply(hand, event)
        events += more
    return [see(event, viewer).event for event in events]


def test_every_betting_decision_is_found_and_showing_is_none() -> None:
    found = decisions(a_checked_down_hand(1))
    assert [one.street for one in found] == [3] * 3 + [4] * 3 + [5] * 3 + [6] * 3 + [7] * 3
    assert found[0].live == (1, 2, 3)


def test_a_decision_knows_only_the_down_cards_asked_for_and_seen() -> None:
    one = decisions(a_checked_down_hand(1))[0]
    mine, *others = one.holdings((1,))
    assert "??" not in mine and all(other.startswith("????/") for other in others)
    assert all(holding.startswith("????/") for holding in one.holdings(()))
    assert all(
        holding.startswith("????/") for holding in decisions(a_checked_down_hand(None))[0].holdings((1,))
    )


@COMPILES
async def test_odds_of_cards_tapped_in_are_the_known_ones(tmp_path: Path) -> None:
    """Aces against trips on fourth street: counted exactly, once more, by another way than sampling."""
    async with served(tmp_path) as server:
        await server.person("Ana")
        asked = {"game": "stud", "holdings": ["AsAhKd7s", "2c3c4cJd"]}
        answer = (await server.http.post("/api/odds", json=asked, timeout=COMPILING)).json()
        assert answer["method"] == "exact"
        assert (answer["players"][0]["win"], answer["players"][0]["tie"]) == (103_411_036, 38)
        assert answer["players"][0]["total"] == 141_181_040


async def test_a_bad_card_or_one_there_twice_is_named(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        await server.person("Ana")
        for holdings, said in ((["AsAhKd", "AsQhQd"], "As"), (["AxAhKd", "2c3c4c"], "Ax")):
            answer = await server.http.post("/api/odds", json={"game": "stud", "holdings": holdings})
            assert answer.status_code == 400
            assert said in str(answer.json())


@COMPILES
async def test_a_finished_hand_has_odds_at_each_decision_and_one_in_play_has_none(tmp_path: Path) -> None:
    async with served(tmp_path, pause_ms=0) as server:
        await server.person("Ana")
        asked = {"name": "T", "house": "full_tilt", "games": ["stud"], "small": 200, "big": 400, "bots": 3}
        table = (await server.http.post("/api/tables", json=asked)).json()["table"]
        rail = await server.client(table)
        ended = await rail.until("HandEnded")
        odds = (
            await server.http.get(f"/api/tables/{table}/hands/{ended.number}/odds", timeout=COMPILING)
        ).json()
        assert odds["decisions"]
        for one in odds["decisions"]:
            assert abs(sum(share["equity"] for share in one["open"]) - 1) < 1e-9
            assert one["own"] is None
        later = await server.http.get(f"/api/tables/{table}/hands/1000000/odds")
        assert later.status_code == 404
