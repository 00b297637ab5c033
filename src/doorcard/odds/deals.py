"""Deals made one by one, by chance or all of them, for any game and any number of players."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from math import factorial, perm, prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from doorcard.hands import Wild
from doorcard.odds.encode import hole_worth, least_low, numbers, rules_code, wild_flags
from doorcard.odds.headsup import extras_may_come
from doorcard.odds.spot import Spot
from doorcard.odds.tally import Tally, Won, stderr
from doorcard.odds.threads import side_by_side
from doorcard.stud.variant import HighShare, HoleShare, LowShare

__all__ = ["CHUNK", "Counters", "all_deals", "drawn_deals", "kernel_arguments", "orders"]

Ints = NDArray[np.int64]
CHUNK = 1 << 16
"""Trials a thread makes at a stretch, with chance of their own: results do not depend on the threads."""
NO_RANK = -1


class Counters:
    """The arrays a kernel adds to."""

    def __init__(self, players: int, shares: int) -> None:
        self.pots = np.zeros(players, np.int64)
        self.squares = np.zeros(players, np.int64)
        self.scoops = np.zeros(players, np.int64)
        self.parts = np.zeros(players, np.int64)
        self.won = np.zeros((players, shares), np.int64)
        self.tied = np.zeros((players, shares), np.int64)

    @property
    def arrays(self) -> tuple[Ints, ...]:
        """In the order kernels take them."""
        return self.pots, self.squares, self.scoops, self.parts, self.won, self.tied

    def add(self, other: "Counters") -> None:
        """Take over what another has counted."""
        for mine, more in zip(self.arrays, other.arrays, strict=True):
            mine += more


def drawn_deals(
    spot: Spot, trials: int, seed: int, precision: float | None, threads: int, progress: Callable[[int], None]
) -> Tally:
    """`trials` random deals; with `precision`, fewer if every player's standard error is that small before."""
    run = _plain(spot) if _is_plain(spot) else partial(_any, spot, kernel_arguments(spot))
    counters = Counters(spot.players, len(spot.variant.shares))
    done = 0
    while done < trials:
        batch = min(trials - done, CHUNK * max(2 * threads, 8))
        sizes = [min(CHUNK, batch - begin) for begin in range(0, batch, CHUNK)]
        tasks = [partial(run, size, _state(seed, done + CHUNK * place)) for place, size in enumerate(sizes)]
        for one in side_by_side(tasks, threads):
            counters.add(one)
        done += batch
        progress(batch)
        if (
            precision is not None
            and max(map(stderr, _tally(counters, done, 1).players, [done] * 9)) <= precision
        ):
            break
    return _tally(counters, done, 1)


def orders(spot: Spot) -> int | None:
    """How many deals `all_deals` would make: the orders in which the cards to come can come. None where extra
    cards may be earned, so that their number is not settled."""
    if extras_may_come(spot):
        return None
    return perm(len(spot.unseen), _draws(spot))


def all_deals(spot: Spot) -> Tally:
    """Every deal there is, once. The total leaves out orders that change nothing."""
    from doorcard.odds.kernels.play import play

    counters = Counters(spot.players, len(spot.variant.shares))
    dealt = play(np.uint64(0), 0, False, *kernel_arguments(spot), *counters.arrays)
    return _tally(counters, dealt, 1 if _ordered(spot) else _alike(spot))


def _ordered(spot: Spot) -> bool:
    return spot.variant.wild is not None and spot.variant.wild.follow is not None


def _alike(spot: Spot) -> int:
    """In how many orders the same cards reach the same players, where the order does not matter."""
    hole = any(isinstance(share, HoleShare) for share in spot.variant.shares)
    draws = [spot.draws(player) for player in range(spot.players)]
    groups = [size for down, up in draws for size in ((down, up) if hole else (down + up,))]
    return prod(map(factorial, [*groups, spot.shared]))


def _draws(spot: Spot) -> int:
    return sum(sum(spot.draws(player)) for player in range(spot.players)) + spot.shared


def _tally(counters: Counters, total: int, alike: int) -> Tally:
    from doorcard.odds.kernels.chance import UNIT

    players = [
        Won(
            Fraction(int(counters.pots[player]), UNIT * alike),
            int(counters.scoops[player]) // alike,
            int(counters.parts[player]) // alike,
            [
                (int(won) // alike, int(tied) // alike)
                for won, tied in zip(counters.won[player], counters.tied[player], strict=True)
            ],
            float(counters.squares[player]) / UNIT / UNIT / alike,
        )
        for player in range(len(counters.pots))
    ]
    return Tally(total // alike, players)


def _state(seed: int, begin: int) -> np.uint64:
    return np.uint64(np.random.SeedSequence((seed, begin)).generate_state(1, np.uint64)[0])


def _is_plain(spot: Spot) -> bool:
    """Whether the faster kernel will do: seven cards each, no wild cards, a high and a low share at most."""
    shares = spot.variant.shares
    return (
        spot.variant.wild is None
        and spot.variant.extra is None
        and all(spot.size(player) == 7 for player in range(spot.players))
        and len(shares) <= 2
        and not any(isinstance(share, HoleShare) for share in shares)
        and sum(isinstance(share, HighShare) for share in shares) <= 1
        and sum(isinstance(share, LowShare) for share in shares) <= 1
        and (len(shares) == 1 or isinstance(shares[0], HighShare))
    )


def _plain(spot: Spot) -> Callable[[int, np.uint64], Counters]:
    from doorcard.odds.kernels.sample import sample_plain

    players = range(spot.players)
    known = np.full((spot.players, 7), -1, np.int64)
    for player, holding in enumerate(spot.holdings):
        cards = numbers((*holding.cards, *spot.community))
        known[player, : len(cards)] = cards
    draws = np.array([sum(spot.draws(player)) for player in players], np.int64)
    shares = spot.variant.shares
    high = isinstance(shares[0], HighShare)
    lows = [least_low(share) for share in shares if isinstance(share, LowShare)]
    fixed = (numbers(spot.unseen), known, draws, spot.shared, high, lows[0] if lows else -1)

    def run(trials: int, state: np.uint64) -> Counters:
        counters = Counters(spot.players, len(shares))
        sample_plain(state, trials, *fixed, *counters.arrays)
        return counters

    return run


def _any(spot: Spot, arguments: tuple[Any, ...], trials: int, state: np.uint64) -> Counters:
    from doorcard.odds.kernels.play import play

    counters = Counters(spot.players, len(spot.variant.shares))
    play(state, trials, True, *arguments, *counters.arrays)
    return counters


def kernel_arguments(spot: Spot) -> tuple[Any, ...]:
    """The spot as `kernels.play.play` takes it, from `unseen` to `worth`."""
    from doorcard.odds.kernels.play import MOST

    house, variant = spot.house, spot.variant
    hands = np.full((spot.players, MOST), -1, np.int64)
    sizes = np.array([len(holding.cards) for holding in spot.holdings], np.int64)
    downs = np.array([(1 << len(holding.down)) - 1 for holding in spot.holdings], np.int64)
    for player, holding in enumerate(spot.holdings):
        for place, card in enumerate(holding.cards):
            hands[player, place] = -1 if card is None else card.order
    upcards = [(who, len(spot.holdings[who].down) + place) for who, place, _ in spot.faceup()]
    streets: list[tuple[int, ...]] = []
    deals: list[tuple[int, int]] = []
    for coming in spot.coming:
        begin = len(deals)
        deals += [(player, int(up)) for player, up in coming.deals]
        street = coming.street
        burn, needed = int(house.burns and coming.place > 0), variant.still_needed[coming.place]
        streets.append((begin, len(deals), street.cards, int(coming.whole), street.turn, burn, needed))
    wild, extra = variant.wild, variant.extra
    follow = NO_RANK if wild is None or wild.follow is None else wild.follow - 2
    always = Wild() if wild is None else Wild(frozenset(wild.ranks), frozenset(wild.cards))
    lows = [least_low(share) for share in variant.shares if isinstance(share, LowShare)]
    holes = [hole_worth(share, house) for share in variant.shares if isinstance(share, HoleShare)]
    backs = sum(holding.cards.count(None) for holding in spot.holdings)
    settings = [
        len(spot.unseen) - spot.backs - spot.burned - backs,
        spot.burned,
        int(house.exhaustion == "burns_then_community"),
        int(house.keep_last_card),
        int(house.community_from == "stub"),
        follow,
        NO_RANK if extra is None else extra.rank - 2,
        int(house.extra_card == "up"),
        lows[0] if lows else 0,
        rules_code(house),
    ]
    most = _draws(spot) + (4 if extras_may_come(spot) else 0)
    kinds = [
        0 if isinstance(one, HighShare) else 1 if isinstance(one, LowShare) else 2 for one in variant.shares
    ]
    return (
        numbers(spot.unseen),
        min(most, len(spot.unseen)),
        hands,
        sizes,
        downs,
        np.array(upcards, np.int64).reshape(-1, 2),
        np.array(streets, np.int64).reshape(-1, 7),
        np.array(deals, np.int64).reshape(-1, 2),
        numbers(spot.community),
        np.array(settings, np.int64),
        wild_flags(always),
        np.array(kinds, np.int64),
        holes[0] if holes else np.zeros(52, np.int64),
    )
