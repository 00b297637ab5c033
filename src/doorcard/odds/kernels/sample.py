"""Trials of plain games: seven cards each, no wild cards, the pot to the high, a low or both."""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.chance import UNIT, shuffle
from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.rank import suit_ranks
from doorcard.odds.kernels.tables import DISPLACE_7, FLUSH, HIGH_7, KEYS_7, LOW_7, MASKS, THREES

__all__ = ["sample_plain"]

Ints = NDArray[np.int64]


@jit
def sample_plain(
    state: np.uint64,
    trials: int,
    unseen: Ints,
    known: Ints,
    draws: Ints,
    shared: int,
    high: bool,
    least_low: int,
    pots: Ints,
    squares: Ints,
    scoops: Ints,
    parts: Ints,
    won: Ints,
    tied: Ints,
) -> None:
    """Deal and share the pot `trials` times, adding to the tallies.

    `unseen`: the cards that may come. `known` (players, 7): each player's cards, -1 for none; `draws`
    (players): how many more of his own, and `shared` for all. `high`: a share for the high hand.
    `least_low`: a share for lows of greater strength, or -1 for none. `pots`, `squares` (players): parts
    of the pot in units, and their squares; `scoops`, `parts` (players): trials with all of it, with some.
    `won`, `tied` (players, shares): trials in which a share was won alone, or tied.
    """
    players = len(draws)
    deck = np.empty(len(unseen), np.int64)
    for place in range(len(unseen)):
        deck[place] = KEYS_7[unseen[place]] | unseen[place] << 52
    totals = np.empty(players, np.int64)
    masks = np.zeros(players, np.int64)
    for player in range(players):
        totals[player] = THREES
        for place in range(7):
            card = known[player, place]
            if card >= 0:
                totals[player] += KEYS_7[card]
                masks[player] += MASKS[card]
    all_draws = draws.sum() + shared
    strengths = np.zeros(players, np.int64)
    lows = np.zeros(players, np.int64)
    low = least_low >= 0
    low_at = 1 if high else 0
    for _ in range(trials):
        state = shuffle(deck, all_draws, state)
        middle = 0
        for place in range(all_draws - shared, all_draws):
            middle += deck[place]
        begin = best = best_low = 0
        ties = low_ties = 1
        for player in range(players):
            end = begin + draws[player]
            total = totals[player] + middle
            for place in range(begin, end):
                total += deck[place]
            ranks = total >> 16
            slot = (ranks + DISPLACE_7[(ranks >> 16) & 8191]) & 65535
            if high:
                strength = int(HIGH_7[slot]) + 1
                if total & 0x8888:
                    mask = masks[player]
                    for place in range(begin, end):
                        mask += MASKS[deck[place] >> 52]
                    for place in range(all_draws - shared, all_draws):
                        mask += MASKS[deck[place] >> 52]
                    strength = int(FLUSH[suit_ranks(total, mask)]) + 1
                strengths[player] = strength
                if strength > best:
                    best, ties = strength, 1
                elif strength == best:
                    ties += 1
            if low:
                strength = int(LOW_7[slot])
                strength = strength if strength > least_low else 0
                lows[player] = strength
                if strength > best_low:
                    best_low, low_ties = strength, 1
                elif strength == best_low:
                    low_ties += 1
            begin = end
        share = UNIT
        if high and best_low:
            share = UNIT // 2
        if low and best_low == 0 and not high:
            low_ties = players
        for player in range(players):
            units = 0
            if high and strengths[player] == best:
                units = share // ties
                if ties == 1:
                    won[player, 0] += 1
                else:
                    tied[player, 0] += 1
            if low and lows[player] == best_low and (best_low or not high):
                units += share // low_ties
                if low_ties == 1:
                    won[player, low_at] += 1
                else:
                    tied[player, low_at] += 1
            if units:
                pots[player] += units
                squares[player] += units * units
                if units == UNIT:
                    scoops[player] += 1
                else:
                    parts[player] += 1
