"""Trials of plain games: seven cards each, no wild cards, the pot to the high, a low or both."""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.chance import BITS, DRAWS, FRACTION, ONE, SPARE, STEP, UNIT, mixed, shuffle
from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.rank import suit_ranks
from doorcard.odds.kernels.tables import DISPLACE_7, FLUSH, HIGH_7, KEYS_7, LOW_7, MASKS, THREES

__all__ = ["sample_plain"]

Ints = NDArray[np.int64]
SIXTEEN, BUCKET, SLOT = np.uint64(16), np.uint64(8191), np.uint64(65535)


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
    cards = np.uint64(len(deck))
    strengths = np.zeros(players, np.int64)
    lows = np.zeros(players, np.int64)
    alone = np.zeros(players, np.int64)
    low = least_low >= 0
    low_at = 1 if high else 0
    for _ in range(trials):
        state, middle = shuffle(deck, shared, state), 0
        for at in range(shared):
            middle += deck[at]
        fraction, words = np.uint64(0), 0
        front = np.uint64(shared)
        left = cards - front
        begin = shared
        best = best_low = winner = low_winner = 0
        ties = low_ties = 1
        for player in range(players):
            total = totals[player] + middle
            for _ in range(draws[player]):
                if words == 0:
                    fraction, words = mixed(state) >> SPARE, DRAWS
                    state += STEP
                scaled = fraction * left
                fraction = scaled & FRACTION
                other = front + (scaled >> BITS)
                card = deck[other]
                deck[other] = deck[front]
                deck[front] = card
                total += card
                front, left, words = front + ONE, left - ONE, words - 1
            ranks = np.uint64(total) >> SIXTEEN
            slot = (ranks + np.uint64(DISPLACE_7[(ranks >> SIXTEEN) & BUCKET])) & SLOT
            end = begin + draws[player]
            if high:
                if total & 0x8888:
                    mask = masks[player]
                    for at in range(begin, end):
                        mask += MASKS[deck[at] >> 52]
                    for at in range(shared):
                        mask += MASKS[deck[at] >> 52]
                    strength = int(FLUSH[suit_ranks(total, mask)]) + 1
                else:
                    strength = int(HIGH_7[slot]) + 1
                strengths[player] = strength
                if strength > best:
                    best, ties, winner = strength, 1, player
                elif strength == best:
                    ties += 1
            if low:
                strength = int(LOW_7[slot])
                strength = strength if strength > least_low else 0
                lows[player] = strength
                if strength > best_low:
                    best_low, low_ties, low_winner = strength, 1, player
                elif strength == best_low:
                    low_ties += 1
            begin = end
        if high and best_low == 0 and ties == 1:
            alone[winner] += 1
            continue
        if not high and best_low and low_ties == 1:
            alone[low_winner] += 1
            continue
        share = UNIT // 2 if high and best_low else UNIT
        if not high and best_low == 0:
            low_ties = players
        unit = share if ties == 1 else share // ties
        low_unit = share if low_ties == 1 else share // low_ties
        for player in range(players):
            units = 0
            if high and strengths[player] == best:
                units = unit
                if ties == 1:
                    won[player, 0] += 1
                else:
                    tied[player, 0] += 1
            if low and lows[player] == best_low and (best_low or not high):
                units += low_unit
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
    for player in range(players):
        won[player, 0] += alone[player]
        scoops[player] += alone[player]
        pots[player] += alone[player] * UNIT
        squares[player] += alone[player] * UNIT * UNIT
