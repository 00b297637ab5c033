"""How many complete hands of stud a second, beside pokerkit, in the same run.

Both engines play seven-card stud, fixed limit, with the same stakes and the same mix of actions: at
each decision one of those on offer, all equally likely, and no fold where a check is free. Both
shuffle, check every action, run the showdown and push every chip. The two take turns of less than a
tenth of a second, or little more, so that a machine that slows down slows both, and not so short that
they measure how caches fill again; only this process's processor time counts.

    python bench/engine.py [--hands 200] [--rounds 50] [--seed 1] [--json]
"""

import argparse
import json
import random
import time
import warnings
from collections.abc import Callable
from functools import partial
from itertools import repeat, starmap

from pokerkit import Automation, FixedLimitSevenCardStud

from doorcard.cards import DECK
from doorcard.stud import Muck, Seat, acted, house_named, options, started, variant_named
from doorcard.stud.options import offered

ANTE, BRING_IN, SMALL, BIG, STACK = 5, 10, 20, 40, 2_000
PLAYERS = (2, 6, 8)
STUD, HOUSE = variant_named("stud"), house_named("pokerstars")
SEATS = {players: [Seat(place, STACK) for place in range(1, players + 1)] for players in PLAYERS}
STAKES = HOUSE.stakes(SMALL, BIG, ANTE, BRING_IN)


def doorcard_hand(rng: random.Random, players: int) -> int:
    """One hand through Doorcard; returns the actions players took. Beaten hands are mucked."""
    draw = rng.random
    deck = sorted(DECK, key=partial(next, starmap(draw, repeat(()))))
    hand, _ = started(STUD, HOUSE, STAKES, SEATS[players], deck)
    actions = 0
    while asked := options(hand):
        seat, offers = asked.seat, asked.offers
        if offers[-1].verb == "muck":
            hand, _ = acted(hand, Muck(seat))
            continue
        free = offers[1].verb == "check"
        chosen = offers[free + int(draw() * (len(offers) - free))]
        hand, _ = acted(hand, offered(seat, chosen, chosen.low)[0])
        actions += 1
    return actions


def pokerkit_hand(rng: random.Random, players: int) -> int:
    """One hand through pokerkit, everything but the players' actions automated."""
    state = FixedLimitSevenCardStud.create_state(
        tuple(Automation), True, ANTE, BRING_IN, SMALL, BIG, STACK, players
    )
    actions = 0
    while state.status:
        choices: list[Callable[[], object]] = []
        if state.can_post_bring_in():
            choices.append(state.post_bring_in)
        if state.can_check_or_call():
            choices.append(state.check_or_call)
            if state.checking_or_calling_amount and state.can_fold():
                choices.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            choices.append(state.complete_bet_or_raise_to)
        choices[int(rng.random() * len(choices))]()
        actions += 1
    return actions


def timed(
    play: Callable[[random.Random, int], int], seed: int, players: int, hands: int
) -> tuple[float, int]:
    """Seconds of processor time for so many hands, and the actions in them."""
    rng = random.Random(seed)
    random.seed(seed)
    began = time.process_time()
    actions = sum(play(rng, players) for _ in range(hands))
    return time.process_time() - began, actions


def compare(players: int, hands: int, rounds: int, seed: int) -> dict[str, float]:
    """Hands a second of both over all rounds, and how many times as many ours are; round 0 warms up."""
    peer_hands = max(3, hands // 10)
    spent = [0.0, 0.0]
    mix = [0, 0]
    for turn in range(rounds + 1):
        seconds, actions = timed(doorcard_hand, seed + turn, players, hands)
        peer_seconds, peer_actions = timed(pokerkit_hand, seed + turn, players, peer_hands)
        if turn == 0:
            continue
        spent[0] += seconds
        spent[1] += peer_seconds
        mix[0] += actions
        mix[1] += peer_actions
    ours, theirs = rounds * hands / spent[0], rounds * peer_hands / spent[1]
    return {
        "doorcard": ours,
        "pokerkit": theirs,
        "ratio": ours / theirs,
        "actions_a_hand": mix[0] / (rounds * hands),
        "pokerkit_actions_a_hand": mix[1] / (rounds * peer_hands),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "--hands", type=int, default=200, help="hands a round for Doorcard, a tenth for the peer"
    )
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one JSON object as the last line")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    results = {str(n): compare(n, asked.hands, asked.rounds, asked.seed) for n in PLAYERS}
    print(f"{'players':>7} {'doorcard':>12} {'pokerkit':>12} {'ratio':>7}   actions a hand")
    for players, found in results.items():
        print(
            f"{players:>7} {found['doorcard']:>8.0f} h/s {found['pokerkit']:>8.1f} h/s {found['ratio']:>6.1f}x"
            f"   {found['actions_a_hand']:.1f} / {found['pokerkit_actions_a_hand']:.1f}"
        )
    if asked.json:
        ratio = {players: found["ratio"] for players, found in results.items()}
        print(json.dumps({"bench": "engine", "players": results, "ratio": ratio}))


if __name__ == "__main__":
    main()
