"""Dealing any game to its end, by chance or one deal after another: streets, burns, shared cards, wild cards
that follow an upcard, extra cards, every share of the pot. It decides as `doorcard.stud` does (rules.md 4.4, 6).
"""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.chance import UNIT, shuffle
from doorcard.odds.kernels.finish import high_of, low_of
from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.tables import KEYS_7, KEYS_W, MASKS, THREES, WILD_KEY

__all__ = ["MOST", "next_deal", "play"]

Ints = NDArray[np.int64]
MOST = 14
"""More cards than a player ever holds: seven or eight, and an extra one for each of four."""
HIGH, LOW = 0, 1


@jit
def next_deal(deck: Ints, draws: int) -> bool:
    """Go on to the next order of the first `draws` places, in lexicographic order; False after the last.

    The deck begins ascending, and the places after `draws` always are.
    """
    turn(deck, draws)
    place = len(deck) - 2
    while place >= 0 and deck[place] >= deck[place + 1]:
        place -= 1
    if place < 0:
        return False
    other = len(deck) - 1
    while deck[other] <= deck[place]:
        other -= 1
    deck[place], deck[other] = deck[other], deck[place]
    turn(deck, place + 1)
    return True


@jit
def turn(deck: Ints, begin: int) -> None:
    """The items from `begin` on in the opposite order."""
    end = len(deck) - 1
    while begin < end:
        deck[begin], deck[end] = deck[end], deck[begin]
        begin, end = begin + 1, end - 1


@jit
def play(
    state: np.uint64,
    trials: int,
    by_chance: bool,
    unseen: Ints,
    most: int,
    hands: Ints,
    sizes: Ints,
    downs: Ints,
    upcards: Ints,
    streets: Ints,
    deals: Ints,
    middle: Ints,
    settings: Ints,
    wild: NDArray[np.bool_],
    kinds: Ints,
    worth: Ints,
    pots: Ints,
    squares: Ints,
    scoops: Ints,
    parts: Ints,
    won: Ints,
    tied: Ints,
) -> int:
    """Deal and share the pot, adding to the tallies as `sample_plain` does; gives how many deals were made.

    `by_chance`: `trials` random deals; otherwise every order of `most` of the `unseen` cards once.
    `hands` (players, MOST): the cards held in order, -1 unknown, `sizes` (players) of them; `downs`: a bit
    for each place that is down. `upcards` (n, 2): player and place, in dealing order. `streets` (n, 7): its
    first deal and the one after its last, shared cards in its place, whether it is whole, turned cards, burns,
    cards the streets after it need at the least.
    `deals` (n, 2): player, and 1 for face up. `middle`: shared cards that lie there. `settings` (10): left
    in the stub, burned, burns used again, last card kept, shared from the stub alone, follow rank or -1, extra
    rank or -1, extra face up, least low, rules (as `high_of`). `wild` (52): always wild. `kinds`: a share each, 0 high,
    1 low, 2 hole; `worth` (52) of a card for the hole share.
    """
    players = len(sizes)
    cards = hands.copy()
    size = sizes.copy()
    down = downs.copy()
    table = np.zeros(MOST, np.int64)
    marks = np.zeros((len(kinds), players), np.int64)
    best = np.zeros(len(kinds), np.int64)
    ties = np.zeros(len(kinds), np.int64)
    deck = unseen.copy()
    follow, extra = settings[5], settings[6]
    dealt = 0
    more = True
    while more:
        if by_chance:
            state = shuffle(deck, most, state)
        drawn = 0
        left, burned = settings[0], settings[1]
        in_middle = len(middle)
        table[:in_middle] = middle
        led, armed = -1, False
        for player in range(players):
            size[player], down[player] = sizes[player], downs[player]
            for place in range(sizes[player]):
                cards[player, place] = hands[player, place]
                if cards[player, place] < 0:
                    cards[player, place] = deck[drawn]
                    drawn += 1
        for up in range(len(upcards)):
            led, armed = led_by(cards[upcards[up, 0], upcards[up, 1]], follow, led, armed)
        for street in range(len(streets)):
            begin, end, shared = streets[street, 0], streets[street, 1], streets[street, 2]
            if streets[street, 3]:
                burn, need = streets[street, 5], end - begin
                after = left + burned - streets[street, 6]
                if left >= need + burn + settings[3] and after >= need:
                    left, burned = left - burn, burned + burn
                elif settings[2] and after >= need + settings[3]:
                    left, burned = left + burned, 0
                else:
                    if not (settings[4] and left >= shared):
                        left, burned = left + burned, 0
                    for _ in range(shared):
                        table[in_middle] = deck[drawn]
                        in_middle, drawn, left = in_middle + 1, drawn + 1, left - 1
                    continue
            for deal in range(begin, end):
                player, up = deals[deal, 0], deals[deal, 1]
                while True:
                    card = deck[drawn]
                    drawn, left = drawn + 1, left - 1
                    cards[player, size[player]] = card
                    down[player] |= (1 - up) << size[player]
                    size[player] += 1
                    if not up:
                        break
                    led, armed = led_by(card, follow, led, armed)
                    spare = left - (end - deal)
                    if card >> 2 != extra or spare < settings[3] or spare + burned < streets[street, 6]:
                        break
                    up = settings[7]
            for player in range(players):
                turns = 0
                for deal in range(begin, end):
                    if deals[deal, 0] == player:
                        turns = streets[street, 4]
                for _ in range(turns):
                    place = size[player] - 1
                    while place > 0 and not down[player] >> place & 1:
                        place -= 1
                    down[player] &= ~(1 << place)
                    led, armed = led_by(cards[player, place], follow, led, armed)
        shares = 0
        for one in range(len(kinds)):
            best[one], ties[one] = 0, 0
        for player in range(players):
            printed, shape, total, mask, wilds = THREES, 0, THREES, 0, 0
            hole = 0
            count = size[player] + in_middle
            for place in range(count):
                card = cards[player, place] if place < size[player] else table[place - size[player]]
                printed += KEYS_7[card]
                shape += MASKS[card]
                if wild[card] or (follow >= 0 and (card >> 2 == follow or card >> 2 == led)):
                    total += WILD_KEY
                    wilds += 1
                else:
                    total += KEYS_W[card]
                    mask += MASKS[card]
                if place < size[player] and down[player] >> place & 1:
                    hole = max(hole, worth[card])
            for one in range(len(kinds)):
                if kinds[one] == HIGH:
                    mark = 1 + high_of(count, printed, shape, total, mask, wilds, settings[9])
                elif kinds[one] == LOW:
                    mark = low_of(count, printed, total, mask, wilds)
                    mark = mark if mark > settings[8] else 0
                else:
                    mark = hole
                marks[one, player] = mark
                if mark > best[one]:
                    best[one], ties[one] = mark, 1
                elif mark == best[one]:
                    ties[one] += 1
        shares = 0
        for one in range(len(kinds)):
            shares += 1 if best[one] else 0
        for player in range(players):
            units = 0 if shares else UNIT // players
            for one in range(len(kinds)):
                if marks[one, player] == best[one]:
                    if best[one]:
                        units += UNIT // shares // ties[one]
                    elif shares:
                        continue
                    if ties[one] == 1:
                        won[player, one] += 1
                    else:
                        tied[player, one] += 1
            if units:
                pots[player] += units
                squares[player] += units * units
                if units == UNIT:
                    scoops[player] += 1
                else:
                    parts[player] += 1
        dealt += 1
        more = dealt < trials if by_chance else next_deal(deck, most)
    return dealt


@jit
def led_by(card: int, follow: int, led: int, armed: bool) -> tuple[int, bool]:
    """The rank that follows, and whether the next upcard will be it, after one more upcard."""
    if card >> 2 == follow:
        return -1, True
    if armed:
        return card >> 2, False
    return led, False
