"""Exact counts: the known ones, and all games against dealing every deal."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from msgspec.structs import replace

from doorcard.cards import DECK
from doorcard.odds import equity
from doorcard.odds.deals import all_deals
from doorcard.odds.headsup import can_count, heads_up, ways
from doorcard.odds.hole import can_count as can_count_hole
from doorcard.odds.hole import hole
from doorcard.odds.ranked import can_count as can_count_ranked
from doorcard.odds.ranked import ranked
from doorcard.odds.spot import Spot, spot_of
from doorcard.odds.tally import Tally
from doorcard.odds.three import can_count as can_count_three
from doorcard.odds.three import three
from doorcard.odds.three import ways as ways_of_three
from doorcard.stud import HOUSES, VARIANTS
from tests.odds.judge import few_unseen, judge

pytestmark = pytest.mark.timeout(900)  # the first test of a fresh machine compiles the kernels

HOUSE = HOUSES["full_tilt"]
FIXED = [name for name, one in VARIANTS.items() if not (one.wild and one.wild.follow) and not one.extra]
"""The games whose wild cards are settled and whose cards are counted: exact on every street."""


RANKED = ["stud", "razz", "stud8", "mississippi"]
"""The games in which suits matter for nothing but flushes."""


def spot(game: str, *holdings: str, dead: str = "", house: str = "full_tilt") -> Spot:
    return spot_of(VARIANTS[game], HOUSES[house], holdings, dead)


@pytest.mark.parametrize(
    ("game", "holding", "other", "won", "tied", "total"),
    [
        ("stud", "AsAhKd7s", "2c3c4cJd", 103_411_036, 38, 141_181_040),
        ("razz", "AsAhKd7s", "2c3c4cJd", 23_020_086, 4_779, 141_181_040),
        ("stud", "AsAhKd", "2c3c4c", 11_473_521_478, 274_486, 18_265_297_050),
        ("razz", "AsAhKd", "2c3c4c", 2_170_933_365, 1_731_699, 18_265_297_050),
    ],
)
def test_known_counts(game: str, holding: str, other: str, won: int, tied: int, total: int) -> None:
    first = equity(game, [holding, other], exact=True)[0]
    assert (first.win, first.tie, first.total) == (won, tied, total)
    assert first.equity == (won + tied / 2) / total


def test_known_equity_of_hi_lo() -> None:
    odds = equity("stud8", ["AsAhKd", "2c3c4c"], exact=True)
    assert round(odds[0].equity, 8) == 0.50464244
    assert odds[0].high is not None and odds[0].high.win == 11_473_521_478


def agree(counted: Tally, other: Tally) -> None:
    assert counted.total == other.total
    for mine, theirs in zip(counted.players, other.players, strict=True):
        assert (mine.pot, mine.scoops, mine.parts, mine.shares) == (
            theirs.pot,
            theirs.scoops,
            theirs.parts,
            theirs.shares,
        )


STREETS = {
    "third, seven cards left": ("As2h3s", "8s8c7d", "2c5sKs9h4s6d7s3c"),
    "fourth": ("As2h3s8h", "8s8c7d2d", "2c5sKs9h4s6d7s"),
    "fifth": ("As2h3s8h6c", "8s8c7d2d5d", "2c5sKs9h4s6d7sJs"),
    "sixth": ("As2h3s8h6c4c", "8s8c7d2d5d3d", "2c5sKs9h4s6d7sJsQsTs"),
    "seventh": ("As2h3s8h6c4cJd", "8s8c7d2d5d3dQh", "2c5sKs"),
    "an opponent who shows one card": ("As2h3s8h", "????7d", "2c5sKs9h4s6d7s3c2s"),
    "uneven": ("As2h3s8h6c4c", "8s8c7d2d", "2c5sKs9h4s6d7s"),
}


@pytest.mark.parametrize("street", STREETS)
@pytest.mark.parametrize("game", [name for name in FIXED if name != "roll_your_own"])
def test_two_players_count_as_dealing_every_deal_does(game: str, street: str) -> None:
    first, second, unseen = STREETS[street]
    dead = few_unseen(unseen, first, second)
    asked = spot(game, first, second, dead=dead)
    assert can_count(asked)
    counted = heads_up(asked, 1)
    agree(counted, all_deals(asked))
    assert counted.total == ways(asked)
    assert sum(won.pot for won in counted.players) == counted.total


@pytest.mark.parametrize("street", STREETS)
@pytest.mark.parametrize("game", RANKED)
def test_ranks_and_flushes_count_as_dealing_every_deal_does(game: str, street: str) -> None:
    first, second, unseen = STREETS[street]
    for holdings in ((first, second), (second, first)):
        asked = spot(game, *holdings, dead=few_unseen(unseen, first, second))
        assert can_count_ranked(asked)
        agree(ranked(asked, 1), all_deals(asked))


@pytest.mark.parametrize("game", RANKED)
@pytest.mark.parametrize(
    "holdings",
    [
        ("AsAhKd", "2c3c4c"),
        ("As2s3s", "4s5s6s"),
        ("As2s3s", "4c5c6c"),
        ("AsKhQd", "AdKcQh"),
        ("8s7s6s", "8h7h6h"),
        ("9s9h9d9c", "Ts5s3s2s"),
        ("As2s3s4s5s", "Ac2c3c4c"),
        ("As2s3s4s7h", "????4c5c"),
        ("KsJsTs9s8s4h", "????4c"),
        ("????Kh", "AsKsQsJsTs2c3d"),
    ],
)
def test_ranks_and_flushes_count_as_all_finishes_do(game: str, holdings: tuple[str, str]) -> None:
    asked = spot(game, *holdings)
    assert can_count_ranked(asked)
    agree(ranked(asked, 2), heads_up(asked, 2))


@pytest.mark.parametrize("street", ["third, seven cards left", "fourth", "fifth", "sixth", "uneven"])
@pytest.mark.parametrize("game", ["low_chicago", "high_chicago"])
def test_hole_cards_count_as_dealing_every_deal_does(game: str, street: str) -> None:
    first, second, unseen = STREETS[street]
    for holdings in ((first, second), (second, first)):
        asked = spot(game, *holdings, dead=few_unseen(unseen, first, second))
        assert can_count_hole(asked)
        dealt = all_deals(asked)
        agree(hole(asked, 1), dealt)
        agree(hole(asked, 2), dealt)


@pytest.mark.parametrize("game", ["low_chicago", "high_chicago"])
@pytest.mark.parametrize(
    "holdings",
    [
        ("AsAhKd", "2c3c4c"),
        ("KhAhKd", "KcAcQd"),
        ("Ts9hKd", "9s8sQd"),
        ("2s3sKs", "KcAcQs"),
        ("Kh9h2h", "2c3c4c"),
        ("Ks9s2s", "Qs3s4s"),
        ("8h7h6h", "5h4h3h"),
        ("Td9d8d", "KsQh4cKd"),
        ("KhAhKdKc", "2c3c4c"),
        ("KhAhKdKc", "7s7c7d"),
        ("JhAhKd6s", "AsAcQd5d"),
    ],
)
def test_hole_cards_count_as_all_finishes_do(game: str, holdings: tuple[str, str]) -> None:
    asked = spot(game, *holdings)
    assert can_count_hole(asked)
    alone = hole(asked, 1)
    agree(alone, heads_up(asked, 2))
    agree(alone, hole(asked, 2))


@pytest.mark.parametrize("street", ["third, seven cards left", "fourth", "uneven"])
def test_hole_cards_beside_wild_cards_count_as_dealing_every_deal_does(street: str) -> None:
    first, second, unseen = STREETS[street]
    wild = replace(VARIANTS["low_chicago"], wild=VARIANTS["acey_deucey"].wild)
    asked = spot_of(wild, HOUSE, (first, second), few_unseen(unseen, first, second))
    assert can_count_hole(asked) and not can_count_ranked(replace(asked, variant=VARIANTS["acey_deucey"]))
    dealt = all_deals(asked)
    agree(hole(asked, 1), dealt)
    agree(hole(asked, 2), dealt)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", ["low_chicago", "high_chicago"])
def test_hole_cards_count_as_all_finishes_do_whatever_is_dealt_and_dead(game: str, seed: int) -> None:
    chance = Random(seed)
    dealt = chance.sample(DECK, 6 + chance.choice([0, 5, 15, 25]))
    first, second = "".join(dealt[:3]), "".join(dealt[3:6])
    asked = spot(game, first, second, dead="".join(dealt[6:]))
    agree(hole(asked, 1), heads_up(asked, 2))


@pytest.mark.parametrize("first", ["8s7h9c", "8h7h9c"])
@pytest.mark.parametrize("second", ["7c7d6c", "7c9d6c"])
def test_hole_cards_count_right_where_no_spade_can_come(first: str, second: str) -> None:
    dead = "".join(card for card in DECK if card[1] == "s" and card not in first)
    asked = spot("high_chicago", first, second, dead=dead)
    agree(hole(asked, 1), heads_up(asked, 1))


@pytest.mark.parametrize("game", [name for name in FIXED if name != "roll_your_own"])
def test_two_players_count_as_the_judge_does(game: str) -> None:
    first, second, unseen = "As2h3s8h6c4c", "8s8c7d2d5dKd", "2c5sKs9h4s6d7sJsQsTs"
    dead = few_unseen(unseen, first, second)
    counted = heads_up(spot(game, first, second, dead=dead), 1)
    pots, scoops, parts, total = judge(VARIANTS[game], HOUSE, [first, second], dead)
    assert [won.pot / counted.total for won in counted.players] == [pot / total for pot in pots]
    assert [Fraction(won.scoops, counted.total) for won in counted.players] == [
        Fraction(one, total) for one in scoops
    ]
    assert [Fraction(won.parts, counted.total) for won in counted.players] == [
        Fraction(one, total) for one in parts
    ]


@pytest.mark.parametrize("game", ["stud", "stud8", "razz", "low_chicago", "acey_deucey"])
def test_fourth_street_counts_as_the_judge_does(game: str) -> None:
    first, second, unseen = "As2h3s8h", "8s8c7d2d", "2c5sKs9h4s6d7s"
    dead = few_unseen(unseen, first, second)
    counted = heads_up(spot(game, first, second, dead=dead), 1)
    pots, scoops, _, total = judge(VARIANTS[game], HOUSE, [first, second], dead)
    assert [won.pot / counted.total for won in counted.players] == [pot / total for pot in pots]
    assert [Fraction(won.scoops, counted.total) for won in counted.players] == [
        Fraction(one, total) for one in scoops
    ]


@pytest.mark.parametrize(
    "holdings",
    [
        ("As2h3s8h6c", "8s8c7d2d5d", "JcJdTh9d4h"),
        ("As2h3s8h6c4c", "8s8c7d2d5d", "JcJdTh9d4h3d"),
        ("As2h3s8h", "8s8c7d2d5d4d", "JcJdTh9d4h3d"),
    ],
    ids=["fifth", "fifth and sixth", "fourth and sixth"],
)
@pytest.mark.parametrize("game", [name for name in FIXED if name != "roll_your_own"])
def test_three_players_count_as_dealing_every_deal_does(game: str, holdings: tuple[str, ...]) -> None:
    asked = spot(game, *holdings, dead=few_unseen("2c5sKs9h6d7sQs3c4s", *holdings))
    assert can_count_three(asked)
    counted = three(asked, 1)
    agree(counted, all_deals(asked))
    assert counted.total == ways_of_three(asked)
    assert sum(won.pot for won in counted.players) == counted.total


def test_three_players_on_fourth_street_fill_the_whole_count() -> None:
    odds = equity("stud", ["AsAhKd7s", "2c3c4cJd", "5h6h7hTc"], exact=True)
    wins = [player.win for player in odds.players]
    ties = [player.tie for player in odds.players]
    assert wins == [239_782_735_963, 99_302_923_844, 120_274_991_397]
    assert sum(wins) + sum(ties) // 2 == odds[0].total == 459_377_318_400


@pytest.mark.slow
def test_three_players_on_third_street_add_up() -> None:
    odds = equity("stud", ["AsAhKd", "2c3c4c", "5h6h7h"], exact=True)
    assert abs(sum(player.equity for player in odds.players) - 1) < 1e-12
    sampled = equity("stud", ["AsAhKd", "2c3c4c", "5h6h7h"], trials=8_000_000, seed=1)
    for exact, drawn in zip(odds.players, sampled.players, strict=True):
        assert abs(exact.equity - drawn.equity) < 4 * drawn.stderr


@pytest.mark.parametrize("game", ["roll_your_own"])
def test_eight_cards_count_as_dealing_every_deal_does(game: str) -> None:
    first, second, unseen = "As2h3s8h6c4c", "8s8c7d2d5d3d", "2c5sKs9h4s6dJs"
    asked = spot(game, first, second, dead=few_unseen(unseen, first, second))
    agree(heads_up(asked, 1), all_deals(asked))


def test_follow_the_queen_is_exact_once_no_upcard_can_come() -> None:
    holdings = ("AsQh3s8h6c4c", "8s8c7d2d5d3d")
    asked = spot("follow_the_queen", *holdings)
    assert can_count(asked)
    counted, dealt = heads_up(asked, 1), all_deals(asked)
    agree(counted, dealt)


def test_follow_the_queen_deals_every_order_before_that() -> None:
    holdings = ("AsJh3s8hQc", "8s8c7d2d5d")
    dead = few_unseen("2c5sKs9h4s6dQsQdTs", *holdings)
    asked = spot("follow_the_queen", *holdings, dead=dead)
    assert not can_count(asked)
    counted = all_deals(asked)
    assert counted.total == 9 * 8 * 7 * 6
    assert sum(won.pot for won in counted.players) == counted.total


@pytest.mark.parametrize("house", ["full_tilt", "home"])
def test_four_players_and_more_are_dealt_out_on_sixth_street(house: str) -> None:
    holdings = ["AsAh4dKd7c8d", "2c3c4c9d8sTh", "5h6h7hQdQcQs", "3d3h4sJh9hTc"]
    odds = equity("stud8", holdings, house=house, exact=True)
    assert odds[0].total == 28 * 27 * 26 * 25
    assert abs(sum(player.equity for player in odds.players) - 1) < 1e-12


def test_an_opponent_who_shows_one_card_on_third_street() -> None:
    odds = equity("stud", ["AsAhKd", "????Jc"], exact=True)
    assert odds[0].total == 1_373_550_338_160
    assert odds[0].win == 1_048_514_245_344
    assert odds[0].tie == 126_265_870


def test_an_opponent_who_shows_one_card_in_hi_lo() -> None:
    first = equity("stud8", ["AsAhKd", "????Kc"], exact=True)[0]
    assert (first.total, first.scoop) == (1_373_550_338_160, 982_988_609_676)
    assert first.high is not None and first.high.win == 1_081_266_255_303


def test_threads_do_not_change_a_count() -> None:
    asked = spot("stud8", "As2h3s8h", "8s8c7d2d")
    agree(heads_up(asked, 1), heads_up(asked, 3))
    third = spot("stud", "AsAhKd7s", "2c3c4cJd", "5h6h7hTc")
    agree(three(third, 1), three(third, 2))
