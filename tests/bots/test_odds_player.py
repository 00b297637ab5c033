"""The bot that counts: it plays every game, from its own view, and better than those who do not look."""

import pytest

from doorcard.bots import OddsBot, RandomBot
from doorcard.bots.reading import spot
from doorcard.stud import VARIANTS, Fold, options
from tests.bots.arena import duel
from tests.bots.spots import dealt, play, view_of


def counting(seed: int) -> OddsBot:
    return OddsBot(seed, trials=300)


@pytest.mark.timeout(900)  # the kernels are compiled once on a machine
@pytest.mark.parametrize("game", VARIANTS)
def test_it_plays_every_game_to_the_end_and_wins_from_random_play(game: str) -> None:
    won, sure = duel(VARIANTS[game], RandomBot, 60, 11, sense=counting)
    assert won > 0 and sure > 1, f"{won:.0f} chips per 100 hands, {sure:.1f} standard errors"


@pytest.mark.timeout(900)
def test_rolled_up_aces_are_worth_more_than_a_deuce_and_never_folded() -> None:
    hand = play(dealt("Ac Ad / Ah", "8h 3d / 2s", "Jd 6c / 5h"), "2:bringin", "3:complete")
    view = view_of(hand, 1)
    offers = options(view.hand, 1)
    assert offers is not None
    shares = [OddsBot(seed).share(spot(view.hand, offers)) for seed in range(5)]
    assert min(shares) > 0.6
    assert not any(isinstance(OddsBot(seed).decide(view, 1), Fold) for seed in range(20))
