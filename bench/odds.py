"""Ranking and equity beside pokerkit, eval7 and phevaluator, in the same run.

Everybody ranks the same seven-card hands. Doorcard takes them as arrays, one after another and in
order, and once more one hand a call from plain Python, as the rules engine does; eval7 and phevaluator are
called hand by hand with what they like best, cards made beforehand. A trial of a peer deals the
missing cards and ranks every hand; of Doorcard it also shares the pot. Rounds take turns, so that a machine
that slows down slows all; the best round of each counts.

    python -m bench.odds [--rounds 5] [--quick] [--json]
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import eval7
import numpy as np
import phevaluator
from pokerkit import Card as PokerkitCard
from pokerkit import StandardHighHand

from doorcard.cards import DECK
from doorcard.hands.tables import high_strength
from doorcard.odds import equity
from doorcard.odds.kernels.census import sevens
from doorcard.odds.kernels.rank import high_many, low_many

HANDS = 200_000
HOLDINGS = ["AsAhKd", "2c3c4c", "5h6h7h", "Td9d8d", "QsQcJd", "7s6c2d"]
FIRST_CALL = """
import time
start = time.perf_counter()
from doorcard.odds import equity
print(time.perf_counter() - start)
equity("stud", ["AsAhKd", "2c3c4c"], exact=True)
print(time.perf_counter() - start)
"""


def best(run: Callable[[], object], rounds: int) -> float:
    """Seconds of the quickest of so many runs, more if they are short, after one that does not count."""
    run()
    found, spent = 1e9, 0.0
    while rounds > 0 or spent < 0.5:
        start = time.perf_counter()
        run()
        taken = time.perf_counter() - start
        found, spent, rounds = min(found, taken), spent + taken, rounds - 1
    return found


def ranks(rounds: int) -> dict[str, float]:
    """Seven-card hands ranked a second, by whom and how."""
    chance = random.Random(1)
    dealt = [chance.sample(DECK, 7) for _ in range(HANDS)]
    arrays = np.array([[card.order for card in hand] for hand in dealt], np.uint8)
    many = np.tile(arrays, (20, 1))
    strengths = np.zeros(len(many), np.uint16)
    of_eval7 = [[eval7.Card(card.value) for card in hand] for hand in dealt[:50_000]]
    of_phevaluator = [[phevaluator.Card(card.value).id_ for card in hand] for hand in dealt[:50_000]]
    of_pokerkit = [tuple(PokerkitCard.parse("".join(hand))) for hand in dealt[:300]]
    plans: dict[str, tuple[int, Callable[[], object]]] = {
        "doorcard, card arrays": (len(many), lambda: high_many(many, strengths)),
        "doorcard, card arrays, low": (len(many), lambda: low_many(many, strengths)),
        "doorcard, all hands in order": (133_784_560, lambda: sevens(0, 52)),
        "doorcard, a hand a call": (50_000, lambda: [high_strength(hand) for hand in dealt[:50_000]]),
        "eval7": (len(of_eval7), lambda: [eval7.evaluate(hand) for hand in of_eval7]),
        "phevaluator": (
            len(of_phevaluator),
            lambda: [phevaluator.evaluate_cards(*hand) for hand in of_phevaluator],
        ),
        "pokerkit": (len(of_pokerkit), lambda: [StandardHighHand.from_game(hand) for hand in of_pokerkit]),
    }
    return {name: count / best(run, rounds) for name, (count, run) in plans.items()}


def exact(rounds: int) -> dict[str, float]:
    """Seconds for exact counts, warm."""
    spots: dict[str, tuple[str, list[str], int]] = {
        "third street, high": ("stud", HOLDINGS[:2], 1),
        "third street, razz": ("razz", HOLDINGS[:2], 1),
        "third street, hi/lo with scoops": ("stud8", HOLDINGS[:2], 1),
        "third street, low Chicago with scoops": ("low_chicago", ["KhAhKd", "2c3d4c"], 1),
        "the same, three of a suit": ("low_chicago", ["KhAhKd", "2c3c4c"], 1),
        "the same, two threads": ("low_chicago", ["KhAhKd", "2c3c4c"], 2),
        "third street, low Chicago, hole decided": ("low_chicago", HOLDINGS[:2], 1),
        "third street, aces and deuces wild": ("acey_deucey", ["KsKhQd", "2c3c4c"], 1),
        "third street, one card of the opponent": ("stud", ["AsAhKd", "????2c"], 1),
        "one card of the opponent, two threads": ("stud", ["AsAhKd", "????2c"], 2),
        "the same, hi/lo with scoops": ("stud8", ["AsAhKd", "????2c"], 2),
        "fifth street, three players": ("stud", ["AsAhKd7s5c", "2c3c4cJd9h", "5h6h7hTc2s"], 1),
        "fourth street, three players": ("stud", ["AsAhKd7s", "2c3c4cJd", "5h6h7hTc"], 1),
        "third street, three players, two threads": ("stud", HOLDINGS[:3], 2),
    }
    found: dict[str, float] = {}
    for name, (game, holdings, threads) in spots.items():
        times = rounds if "three players, two" not in name else 1
        found[name] = best(lambda: equity(game, holdings, exact=True, threads=threads), times)  # noqa: B023
    return found


def trials(rounds: int) -> dict[str, float]:
    """Trials a second from third street."""
    found: dict[str, float] = {}
    for players in (2, 3, 6):
        for threads in (1, 2):
            count = 4_000_000 * threads
            found[f"doorcard, {players} players, threads {threads}"] = count / best(
                lambda: equity("stud", HOLDINGS[:players], trials=count, seed=1, threads=threads),  # noqa: B023
                rounds,
            )
        found[f"eval7, {players} players"] = 10_000 / best(lambda: eval7_trials(players, 10_000), rounds)  # noqa: B023
        found[f"pokerkit, {players} players"] = 200 / best(lambda: pokerkit_trials(players, 200), rounds)  # noqa: B023
    for game in ("stud8", "razz", "acey_deucey", "follow_the_queen", "baseball", "low_chicago"):
        found[f"doorcard, {game}, 2 players, threads 1"] = 500_000 / best(
            lambda: equity(game, ["KsKhQd", "4c3c5c"], trials=500_000, seed=1, threads=1),  # noqa: B023
            rounds,
        )
    return found


def eval7_trials(players: int, count: int) -> None:
    """Deal and rank with eval7."""
    known = [[eval7.Card(text[at : at + 2]) for at in (0, 2, 4)] for text in HOLDINGS[:players]]
    deck = [card for card in eval7.Deck().cards if all(card not in hand for hand in known)]
    for _ in range(count):
        drawn = random.sample(deck, 4 * players)
        max(eval7.evaluate(hand + drawn[4 * place : 4 * place + 4]) for place, hand in enumerate(known))


def pokerkit_trials(players: int, count: int) -> None:
    """Deal and rank with pokerkit."""
    known = [tuple(PokerkitCard.parse(text)) for text in HOLDINGS[:players]]
    gone = {card for hand in known for card in hand}
    deck = [card for card in PokerkitCard.parse("".join(DECK)) if card not in gone]
    for _ in range(count):
        drawn = random.sample(deck, 4 * players)
        max(
            StandardHighHand.from_game(hand + tuple(drawn[4 * place : 4 * place + 4]))
            for place, hand in enumerate(known)
        )


def first_calls() -> dict[str, float]:
    """Seconds until the first result of a new process: nothing compiled before, then everything on disk."""
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        for name in ("cold", "warm"):
            env = os.environ | {"DOORCARD_CACHE": folder}
            run = subprocess.run(
                [sys.executable, "-c", FIRST_CALL], env=env, capture_output=True, text=True, check=True
            )
            imported, done = map(float, run.stdout.split())
            found[f"import doorcard.odds, {name}"] = imported
            found[f"first exact third street, {name}"] = done
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--quick", action="store_true", help="two rounds, no cold start")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rounds = 2 if asked.quick else asked.rounds
    figures: dict[str, Any] = {"ranks_per_second": ranks(rounds)}
    figures["exact_seconds"] = exact(rounds)
    figures["trials_per_second"] = trials(rounds)
    if not asked.quick:
        figures["first_call_seconds"] = first_calls()
    rank, trial = figures["ranks_per_second"], figures["trials_per_second"]
    figures["ratios"] = {
        "ranks from card arrays : eval7": rank["doorcard, card arrays"] / rank["eval7"],
        "ranks from card arrays : phevaluator": rank["doorcard, card arrays"] / rank["phevaluator"],
        "ranks from card arrays : pokerkit": rank["doorcard, card arrays"] / rank["pokerkit"],
        **{
            f"trials, {players} players : {peer}": trial[f"doorcard, {players} players, threads 1"]
            / trial[f"{peer}, {players} players"]
            for players in (2, 3, 6)
            for peer in ("eval7", "pokerkit")
        },
    }
    if asked.json:
        print(json.dumps(figures, indent=2))
        return
    for title, column in figures.items():
        print(title.replace("_", " "))
        for name, figure in column.items():
            shown = f"{figure:,.4f} s" if "seconds" in title else f"{figure:,.0f}"
            print(f"  {name:45} {shown:>18}")


if __name__ == "__main__":
    main()
