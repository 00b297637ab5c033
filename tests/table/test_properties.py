"""Whatever is asked of a table, in whatever order: chips are conserved, the fold agrees, the ledger balances."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from doorcard.stud import HOUSES, VARIANTS, Fold, Illegal
from doorcard.table import DealersChoice, Gone, Joined, Rotation, Tick, apply
from doorcard.table import requests as r
from tests.kit.tables import WHO, Desk, setup

SCHEDULES = [
    None,
    Rotation((VARIANTS["stud"], VARIANTS["razz"], VARIANTS["baseball"])),
    DealersChoice((VARIANTS["stud8"], VARIANTS["follow_the_queen"])),
]


def anything(desk: Desk, rng: random.Random) -> None:
    """Something somebody might ask, sensible or not."""
    seat = rng.randint(1, 6)
    who, ask = WHO[seat], desk.table.ask
    choice = rng.random()
    if ask is not None and choice < 0.55:
        if ask.what == "pause" or (rng.random() < 0.05 and ask.at is not None):
            desk.tick()
        else:
            desk.act()
        return
    requests = (
        r.Sit("id", seat, rng.choice((0, 1000, 5000, 20_000, 30_000))),
        r.Leave("id"),
        r.SitOut("id", rng.random() < 0.3),
        r.AddChips("id", rng.choice((0, 1, 1000, 5000, 19_000))),
        r.Act("id", Fold(seat), desk.table.number, None),
        r.PostAnte("id", rng.random() < 0.8),
        r.Prefer("id", rng.choice((None, True, False)), rng.choice((None, True, False))),
        r.PickGame("id", "razz"),
        r.Chat("id", "hi"),
    )
    try:
        if choice < 0.9:
            desk.ask(who, rng.choice(requests))
        elif choice < 0.95:
            desk.ask(None, rng.choice((Gone(who.player), Joined(who.player))))
        else:
            desk.ask(None, Tick(rng.randint(0, desk.table.token)))
    except Illegal:
        pass


@given(
    seed=st.integers(0, 2**32),
    house=st.sampled_from(sorted(HOUSES)),
    schedule=st.sampled_from(SCHEDULES),
)
def test_chips_the_fold_and_the_ledger_agree(seed: int, house: str, schedule: object) -> None:
    changes = {} if schedule is None else {"schedule": schedule}
    desk = Desk(setup(house, seats=6, **changes), seed=seed)
    rng = random.Random(seed)
    for _ in range(150):
        before, brought = desk.chips(), sum(balance(desk, "player:"))
        anything(desk, rng)
        assert desk.chips() - before == brought - sum(balance(desk, "player:"))
    folded = None
    for fact in desk.facts:
        folded = apply(folded, fact)
    assert folded is not None
    assert replace(folded, ask=None, token=0) == replace(desk.table, ask=None, token=0)
    for transfer in desk.transfers:
        assert sum(entry.amount for entry in transfer.entries) == 0
    assert sum(balance(desk, "table:")) == sum(chair.stack for chair in desk.table.chairs)


def balance(desk: Desk, prefix: str) -> list[int]:
    return [
        entry.amount
        for transfer in desk.transfers
        for entry in transfer.entries
        if entry.account.startswith(prefix)
    ]
