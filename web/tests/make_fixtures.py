"""Writes fixtures/hands.json.gz: random hands as one seat saw them, for the client's tests.

    python web/tests/make_fixtures.py

Every event is followed by what it changed in that seat's View, and each decision of that seat by the
options it had, so that the client's fold can be held against the engine's, fact for fact.
"""

import gzip
import json
import random
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from doorcard.cards import DECK
from doorcard.stud import (
    HOUSES,
    VARIANTS,
    Event,
    Hand,
    HouseRules,
    Seat,
    SpreadLimit,
    Stakes,
    View,
    act,
    apply,
    expire,
    options,
    pots,
    see,
    start,
    to_act,
    watch,
)

OUT = Path(__file__).parent / "fixtures" / "hands.json.gz"
HANDS = 72
WEIGHTS = {"fold": 1, "check": 4, "call": 6, "raise": 3, "bet": 4, "complete": 3, "bring_in": 4}


def stakes(house: HouseRules, rng: random.Random) -> Stakes:
    bring_in = 0 if house.bring_in == "none" else 50
    if "spread" in house.limits and rng.random() < 0.6:
        return Stakes(ante=25, bring_in=bring_in and 100, limit=SpreadLimit(100, 1000))
    return house.stakes(200, 400, None if house.ante_part else 40, None if house.bring_in_part else bring_in)


def choose(hand: Hand, rng: random.Random) -> tuple[Event, ...]:
    seat = rng.choice(to_act(hand))
    if rng.random() < 0.02:
        return expire(hand, seat)
    offered = options(hand, seat)
    assert offered is not None
    actions = offered.actions()
    weights = [WEIGHTS.get(type(one).__struct_config__.tag, 2) for one in actions]
    return act(hand, rng.choices(actions, weights)[0])


def plain(value: object) -> Any:
    return msgspec.to_builtins(value)


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in after.items() if name not in before or before[name] != value}


def tidy(hand: dict[str, Any]) -> dict[str, Any]:
    wild = {name: sorted(values) for name, values in hand["wild"].items()}
    return {**hand, "wild": wild}


def play(game: str, house: HouseRules, rng: random.Random) -> dict[str, Any]:
    variant = VARIANTS[game]
    deck = list(DECK)
    rng.shuffle(deck)
    count = rng.randint(2, min(8, variant.seats))
    seats = [
        Seat(seat, rng.choice((300, 900, 2500, 9000))) for seat in sorted(rng.sample(range(1, 9), count))
    ]
    viewer = rng.choice([None, *[seat.seat for seat in seats]])
    hand: Hand | None = None
    view: View | None = None
    steps: list[Any] = []
    known: dict[str, Any] = {}
    facts = start(variant, house, stakes(house, rng), seats, deck)
    while facts:
        for fact in facts:
            hand = apply(hand, fact)
            seen = see(fact, viewer)
            view = watch(view, seen, viewer)
            now = tidy(plain(view.hand))
            steps.append({"event": plain(seen.event), "changed": changes(known, now)})
            known = now
        assert hand is not None
        mine = options(hand, viewer) if viewer in to_act(hand) else None
        steps[-1]["pots"] = plain(pots(hand.players))
        if mine is not None:
            steps[-1]["options"] = plain(mine)
        facts = choose(hand, rng) if to_act(hand) else ()
    return {"game": game, "house": house.name, "viewer": viewer, "steps": steps}


def played() -> list[dict[str, Any]]:
    """The hands, the same every time as long as the rules are."""
    rng = random.Random(7)
    pairs = list(product(VARIANTS, HOUSES.values()))
    rng.shuffle(pairs)
    return [play(game, house, rng) for game, house in pairs[:HANDS]]


def main() -> None:
    hands = played()
    text = json.dumps(hands, separators=(",", ":"), ensure_ascii=False)
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    events = sum(len(hand["steps"]) for hand in hands)
    print(f"{OUT.name}: {len(hands)} hands, {events} events, {OUT.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
