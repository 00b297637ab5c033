"""What every store must do, whichever it is."""

from __future__ import annotations

import pytest

from doorcard.store import Account, Commit, Conflict, FinishedHand, Numbered, Snapshot, Store
from doorcard.table import Entry, HandLine, Transfer
from doorcard.table.facts import Said
from tests.kit.tables import Desk


def said(seq: int, text: str = "hi", key: str | None = None) -> Numbered:
    return Numbered(seq, Said(None, "Ana", text), key)


def commit(table: str, *facts: Numbered, **more: object) -> Commit:
    return Commit(table, 1, facts, **more)  # type: ignore[arg-type]


def moved(seq: int, amount: int) -> Transfer:
    return Transfer(seq, "buy_in", (Entry("player:a", -amount), Entry("table:t:a", amount)))


def line(number: int) -> HandLine:
    return HandLine(number, "stud", 5, (), 100, (), ())


async def test_facts_come_back_in_order_and_whole(store: Store) -> None:
    desk = Desk()
    desk.sit(1, 2, 3)
    for _ in range(3):
        desk.begin()
        desk.finish()
    facts = tuple(Numbered(seq, fact) for seq, fact in enumerate(desk.facts, 1))
    await store.append([Commit("t", 1, facts[:40]), Commit("u", 1, facts[:1])])
    await store.append([Commit("t", 2, facts[40:])])
    assert await store.facts("t") == facts
    assert await store.facts("t", after=10, until=13) == facts[10:13]
    assert await store.tables() == ("t", "u")
    assert await store.facts("nowhere") == ()


async def test_a_number_is_taken_once(store: Store) -> None:
    await store.append([commit("t", said(1), said(2))])
    with pytest.raises(Conflict, match="seq"):
        await store.append([commit("t", said(2, "again"))])
    assert [one.seq for one in await store.facts("t")] == [1, 2]


async def test_all_commits_or_none(store: Store) -> None:
    await store.append([commit("t", said(1))])
    with pytest.raises(Conflict):
        await store.append([commit("u", said(1), transfers=(moved(1, 10),)), commit("t", said(1, "again"))])
    assert await store.facts("u") == ()
    assert await store.balance("player:a") == 0


async def test_transfers_are_written_with_the_facts(store: Store) -> None:
    await store.append([commit("t", said(1), transfers=(moved(1, 500),))])
    await store.append([commit("t", said(2), transfers=(moved(2, 20),))])
    assert await store.balance("player:a") == -520
    assert await store.balances("table:") == {"table:t:a": 520}
    assert await store.balance("nobody") == 0


async def test_a_transfer_that_makes_chips_is_not_written(store: Store) -> None:
    bad = Transfer(1, "hand", (Entry("player:a", 1),))
    with pytest.raises(ValueError, match="sums to 1"):
        await store.append([commit("t", said(1), transfers=(bad,))])
    assert await store.facts("t") == ()


async def test_keys_of_the_last_requests(store: Store) -> None:
    facts = [said(seq, key=f"a:{seq}" if seq % 2 else None) for seq in range(1, 8)]
    await store.append([commit("t", *facts)])
    assert await store.keys("t", 2) == ("a:5", "a:7")
    assert await store.keys("t", 9) == ("a:1", "a:3", "a:5", "a:7")


async def test_finished_hands_newest_first(store: Store) -> None:
    hands = tuple(FinishedHand(number * 10, number * 10 + 5, line(number)) for number in range(1, 5))
    await store.append([commit("t", said(1), hands=hands)])
    assert await store.hands("t", 2) == hands[:1:-1]
    assert await store.hand("t", 3) == hands[2]
    assert await store.hand("t", 9) is None


async def test_the_newest_snapshot_is_kept(store: Store) -> None:
    assert await store.snapshot("t") is None
    for seq in (1, 2):
        await store.append([commit("t", said(seq), snapshot=Snapshot(seq, "v", b"\x00%d" % seq))])
    assert await store.snapshot("t") == Snapshot(2, "v", b"\x002")


async def test_accounts_keep_their_newest_name(store: Store) -> None:
    await store.put(Account("a", "Ana", 1))
    await store.put(Account("a", "Ana María", 1))
    assert await store.get("a") == Account("a", "Ana María", 1)
    assert await store.get("b") is None


async def test_a_secret_stays_what_it_was_first(store: Store) -> None:
    assert await store.secret("session", "one") == "one"
    assert await store.secret("session", "two") == "one"
