"""Sense pays: in every game the bots win clearly from players at random and from players who call everything.

Each deck is played twice with the seats changed over, so that luck in the cards cancels; the bar is
one-sided at the 1 % level, and a bot that played no better than its foe would miss it 99 times in 100.
"""

from collections.abc import Callable

import pytest

from doorcard.bots import AGGRESSIVE, CALLING, LOOSE, Bot, CallingBot, RandomBot, Temper
from doorcard.games import game_of
from doorcard.stud import HOUSES, VARIANTS, SpreadLimit, Stakes
from tests.bots.arena import duel

ONE_IN_A_HUNDRED = 2.33
FOES: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "calling": lambda _: CallingBot()}
DECKS = {"random": 100, "calling": 160}  # who calls everything makes large pots, and luck a larger part

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("foe", FOES)
@pytest.mark.parametrize("game", VARIANTS)
def test_sense_beats_none_in_every_game(game: str, foe: str) -> None:
    won, sure = duel(VARIANTS[game], FOES[foe], decks=DECKS[foe], seed=17)
    assert sure > ONE_IN_A_HUNDRED, f"{won:+.0f} chips per 100 hands, {sure:.1f} standard errors"


@pytest.mark.parametrize("style", [LOOSE, AGGRESSIVE, CALLING], ids=lambda style: style.name)
def test_every_temperament_beats_the_random_player(style: Temper) -> None:
    _, sure = duel(VARIANTS["stud"], RandomBot, decks=80, seed=23, style=style)
    assert sure > ONE_IN_A_HUNDRED


def test_sense_pays_in_spread_limit_too() -> None:
    house = HOUSES["home"]
    stakes = Stakes(ante=25, bring_in=100, limit=SpreadLimit(100, 500))
    _, sure = duel(VARIANTS["stud"], FOES["calling"], decks=160, seed=29, house=house, stakes=stakes)
    assert sure > ONE_IN_A_HUNDRED


def test_sense_pays_in_a_game_nobody_has_played_before() -> None:
    words = {"name": "new", "base": "razz", "wild": {"ranks": ["2"], "follow": "Q"}}
    _, sure = duel(game_of(words), RandomBot, decks=80, seed=31)
    assert sure > ONE_IN_A_HUNDRED


def test_the_bar_can_be_missed() -> None:
    """The random player has no edge on himself: the arena does not hand one out."""
    assert abs(duel(VARIANTS["stud"], RandomBot, decks=120, seed=37, sense=RandomBot)[1]) < ONE_IN_A_HUNDRED
