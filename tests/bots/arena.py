"""Bots against bots on the same cards: each deck is played twice, the seats changed over."""

from collections.abc import Callable
from random import Random
from statistics import fmean, stdev

from doorcard.bots import TIGHT, Bot, RuleBot, Temper, play_hand, shuffled
from doorcard.stud import HOUSES, HouseRules, Seat, Stakes, Variant

STACK = 20_000
HOUSE = HOUSES["pokerstars"]
STAKES = HOUSE.stakes(200, 400)


def duel(
    variant: Variant,
    foe: Callable[[int], Bot],
    decks: int,
    seed: int,
    style: Temper = TIGHT,
    house: HouseRules = HOUSE,
    stakes: Stakes = STAKES,
    sense: Callable[[int], Bot] | None = None,
) -> tuple[float, float]:
    """Two bots with sense against two foes: chips won per 100 hands and seat, and how sure that is.

    `sense` makes the former, by default bots of the given style; both makers are called with a seed.
    The second number is the mean over its standard error, one pair of hands (a deck, both seatings) a sample.
    """
    rng = Random(seed)
    ours = sense or (lambda seed: RuleBot(seed, style))
    won: list[float] = []
    for number in range(decks):
        deck = shuffled(rng)
        pair = 0
        for shift in (0, 1):
            mine = [seat for seat in range(1, 5) if (seat + shift) % 2]
            bots = {
                seat: ours(number * 10 + seat) if seat in mine else foe(number * 10 + seat + 5)
                for seat in range(1, 5)
            }
            hand, _ = play_hand(variant, house, stakes, [Seat(seat, STACK) for seat in bots], deck, bots)
            pair += sum(hand.player(seat).stack - STACK for seat in mine)
        won.append(pair / 4)
    return 100 * fmean(won), fmean(won) / (stdev(won) / len(won) ** 0.5)
