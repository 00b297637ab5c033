"""Equity: what part of the pot each holding will get on average, exactly where that can be had.

Methods, in the order they are tried: two players by the ranks of their finishes (`ranked`), or by inclusion and
exclusion over all of these (`hole` and `headsup`), three by the same over two opponents at once (`three`), every deal
one by one (`deals`), and random deals with their standard error (`deals`). All but the last are exact: their
counts are whole numbers.
"""

import secrets
import time
from collections.abc import Callable, Sequence
from math import comb

from doorcard.cards import Card
from doorcard.odds.outcome import Odds, odds_of
from doorcard.odds.spot import Spot, spot_of
from doorcard.odds.tally import Tally
from doorcard.odds.threads import available
from doorcard.stud.house import HouseRules
from doorcard.stud.houses import house_named
from doorcard.stud.variant import Variant
from doorcard.stud.variants import variant_named

__all__ = ["TRIALS", "equity", "exact_seconds"]

TRIALS = 1_000_000
"""Trials where neither their number nor a precision is asked for."""
MOST_TRIALS = 1_000_000_000
SOON = 1.0
"""Seconds: an exact count expected to take less is made without being asked for."""


def equity(
    game: str | Variant,
    holdings: Sequence[str | Sequence[Card | None]],
    dead: str | Sequence[Card | None] = (),
    *,
    community: str | Sequence[Card] = (),
    house: str | HouseRules = "full_tilt",
    exact: bool | None = None,
    trials: int | None = None,
    precision: float | None = None,
    seed: int | None = None,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Odds:
    """The odds of two to nine holdings, all of which stay to the showdown.

    `game`: a variant or its name. `holdings`: in dealing order, each as text or cards, down cards first and
    then upcards in order, "??" (None) for a card not known; "AsAh/Kd" says which are up. `dead`: cards that
    cannot come, "??" among them for one nobody knows. `community`: shared cards that lie in the middle.
    `house`: whose rules say what happens when cards run out, and what is wild in doubt.

    `exact`: True insists on every deal, False on random ones; None lets the time decide, exact below about a
    second. `trials`: random deals to make (a million). `precision`: stop once each player's standard error,
    as a part of the pot, is that small. `seed`: 0 or more; the same one gives the same trials,
    with any number of `threads` (all there are). `progress` is told trials done and trials asked for.

    Raises `ValueError` naming the game, card, holding or number that is wrong, and what is allowed; also when
    `exact` is asked for what cannot be had exactly. The first call compiles or loads the kernels
    (`doorcard.odds.warm`).
    """
    variant = variant_named(game) if isinstance(game, str) else game
    rules = house_named(house) if isinstance(house, str) else house
    _check(exact, trials, precision, seed, threads)
    spot = spot_of(variant, rules, holdings, dead, community)
    from doorcard.odds import deals

    workers = available() if threads is None else threads
    drawn = exact is False or trials is not None or precision is not None
    seconds = None if drawn else exact_seconds(spot)
    if exact and seconds is None:
        raise ValueError(f"exact: {_why_not(spot)}; leave it out to have the odds sampled")
    begun = time.perf_counter()
    if seconds is not None and (exact or seconds < SOON):
        counted = _counted(spot, workers)
        return odds_of(spot, counted, "exact", time.perf_counter() - begun, None)
    wanted = trials if trials is not None else TRIALS if precision is None else MOST_TRIALS
    chosen = secrets.randbits(32) if seed is None else seed
    done = 0

    def told(more: int) -> None:
        nonlocal done
        done += more
        if progress is not None:
            progress(done, wanted)

    sampled = deals.drawn_deals(spot, wanted, chosen, precision, workers, told)
    return odds_of(spot, sampled, "sampled", time.perf_counter() - begun, chosen)


def _check(
    exact: bool | None, trials: int | None, precision: float | None, seed: int | None, threads: int | None
) -> None:
    if exact and (trials is not None or precision is not None):
        raise ValueError("exact: it makes every deal, so it goes with neither trials nor precision")
    if trials is not None and not 1 <= trials <= MOST_TRIALS:
        raise ValueError(f"trials: {trials}; 1 to {MOST_TRIALS:,}")
    if precision is not None and not 0 < precision < 1:
        raise ValueError(f"precision: {precision}; a standard error between 0 and 1, like 0.0005")
    if seed is not None and not 0 <= seed < 1 << 64:
        raise ValueError(f"seed: {seed}; 0 to 2**64 - 1")
    if threads is not None and threads < 1:
        raise ValueError(f"threads: {threads}; 1 or more")


def exact_seconds(spot: Spot) -> float | None:
    """About how long an exact count takes on one thread, in seconds; None where there is none.

    The figures are those of one machine: they only need to tell milliseconds from minutes.
    """
    from doorcard.odds import deals, headsup, ranked, three

    if ranked.can_count(spot):
        few, many = sorted(sum(spot.draws(player)) for player in (0, 1))
        classes = comb(12 + few, few) * comb(12 + many, many)
        return 0.001 + 5e-9 * classes + 4e-8 * comb(len(spot.unseen), many)
    if headsup.can_count(spot):
        draws = sorted(sum(spot.draws(player)) for player in (0, 1))
        left = len(spot.unseen)
        asked = comb(left, draws[1]) * (1 << min(draws[1], 5)) + comb(left, draws[0]) * 16
        passes = 1 if len(spot.variant.shares) == 1 else 7
        return 0.001 + 4.3e-9 * passes * asked
    if three.can_count(spot):
        finishes = [comb(len(spot.unseen), sum(spot.draws(player))) for player in range(3)]
        rounds = 12 if len(spot.variant.shares) == 1 else 80
        return 0.02 + 5e-6 * rounds * max(finishes)
    orders = deals.orders(spot)
    return None if orders is None or orders > 1_000_000_000 else 0.001 + 1.2e-7 * spot.players * orders


def _counted(spot: Spot, threads: int) -> Tally:
    from doorcard.odds import deals, headsup, hole, ranked, three

    if ranked.can_count(spot):
        return ranked.ranked(spot, threads)
    if hole.can_count(spot):
        return hole.hole(spot, threads)
    if headsup.can_count(spot):
        return headsup.heads_up(spot, threads)
    if three.can_count(spot):
        return three.three(spot, threads)
    return deals.all_deals(spot)


def _why_not(spot: Spot) -> str:
    from doorcard.odds.headsup import extras_may_come

    if extras_may_come(spot):
        return "extra cards may still be earned, so the number of cards to come is not settled"
    coming = sum(sum(spot.draws(player)) for player in range(spot.players)) + spot.shared
    return f"{spot.players} players and {coming} unknown cards are too many deals to make one by one"
