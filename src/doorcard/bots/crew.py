"""A table's worth of bots: names of their own, temperaments in turn, and as many that count as are asked for."""

from random import Random

from doorcard.bots.odds_player import OddsBot
from doorcard.bots.rules import RuleBot
from doorcard.bots.temper import NAMES, TEMPERS

__all__ = ["crew"]


def crew(count: int, seed: int = 0, counting: int = 0) -> tuple[RuleBot, ...]:
    """`count` bots, 0 to 16; `seed` orders names and temperaments.

    The first `counting` of them weigh their hands by the sampled odds, and need some milliseconds a
    decision (`OddsBot`). Raises `ValueError` when there are not so many names, or not so many bots.
    """
    if not 0 <= count <= len(NAMES):
        raise ValueError(f"count: {count}; 0 to {len(NAMES)} bots have a name")
    if not 0 <= counting <= count:
        raise ValueError(f"counting: {counting}; 0 to {count}, all of the bots")
    rng = Random(seed)
    names = rng.sample(NAMES, count)
    begin = rng.randrange(len(TEMPERS))
    bots: list[RuleBot] = []
    for place, name in enumerate(names):
        kind = OddsBot if place < counting else RuleBot
        bots.append(kind(rng.getrandbits(32), TEMPERS[(begin + place) % len(TEMPERS)], name))
    return tuple(bots)
