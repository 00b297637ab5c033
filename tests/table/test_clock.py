"""The clock as a value: whose time runs, what happens when it is over, and that a late timer does nothing."""

from __future__ import annotations

from doorcard.stud import events as e
from doorcard.table import Gone, Resume, Tick
from doorcard.table import facts as f
from doorcard.table import requests as r
from tests.kit.tables import WHO, Desk, setup


def events(facts: list[f.Fact]) -> list[e.Event]:
    return [fact.event for fact in facts if isinstance(fact, f.Played)]


def begun(**changes: object) -> Desk:
    house = str(changes.pop("house", "sbg"))
    desk = Desk(setup(house, **changes), seed=2)  # type: ignore[arg-type]
    desk.sit(1, 2, 3)
    desk.begin()
    return desk


def test_time_over_posts_the_bring_in_that_is_owed() -> None:
    desk = begun()
    assert desk.table.ask is not None
    seat = desk.table.ask.seats[0]
    facts = desk.tick()
    assert f.Lapsed(seat) in facts
    assert isinstance(events(facts)[0], e.BroughtIn)


def test_time_over_checks_or_folds() -> None:
    desk = begun()
    desk.tick()
    assert isinstance(events(desk.tick())[0], e.Folded)


def test_time_over_is_all_in_where_the_house_says_so() -> None:
    desk = begun(house="timed", act_ms=10_000)
    desk.tick()
    assert isinstance(events(desk.tick())[0], e.TimedOut)


def test_whoever_let_time_run_out_sits_out_from_the_next_hand() -> None:
    desk = begun()
    assert desk.table.ask is not None
    seat = desk.table.ask.seats[0]
    assert f.SatOut(seat, "timed_out") in desk.tick()
    assert desk.table.in_hand(seat)


def test_a_late_timer_does_nothing() -> None:
    desk = begun()
    ask = desk.table.ask
    assert ask is not None
    assert ask.at is not None
    desk.act()
    desk.now = ask.at + 1_000_000
    before = desk.table
    assert desk.ask(None, Tick(ask.token)) == []
    assert desk.table.hand is before.hand


def test_an_early_timer_is_set_again() -> None:
    desk = begun()
    ask = desk.table.ask
    assert ask is not None
    wakes = len(desk.wakes)
    assert desk.ask(None, Tick(ask.token)) == []
    assert len(desk.wakes) == wakes + 1


def test_talk_does_not_stop_the_clock_nor_start_it_anew() -> None:
    desk = begun()
    before = desk.table.ask
    desk.now += 5000
    desk.ask(WHO[1], r.Chat("id", "hurry"))
    assert desk.table.ask == before


def test_every_turn_has_its_own_clock() -> None:
    desk = begun()
    first = desk.table.ask
    desk.now += 5000
    desk.act()
    second = desk.table.ask
    assert first is not None
    assert second is not None
    assert second.began == desk.now
    assert second.token > first.token


def test_no_clock_where_the_house_has_none_unless_somebody_is_away() -> None:
    desk = begun(house="home", act_ms=0)
    ask = desk.table.ask
    assert ask is not None
    assert ask.at is None
    desk.ask(None, Gone(f"p{ask.seats[0]}"))
    assert desk.table.ask is not None
    assert desk.table.ask.at is not None


def test_a_time_bank_is_opened_once_the_time_is_over() -> None:
    desk = begun(bank_ms=30_000)
    ask = desk.table.ask
    assert ask is not None
    seat = ask.seats[0]
    assert desk.tick() == [f.BankOpened(seat, 30_000)]
    assert desk.table.ask is not None
    assert desk.table.ask.bank
    desk.now += 12_345
    assert desk.act()[0] == f.BankSpent(seat, 12_345)
    assert desk.table.chair(seat).bank_ms == 30_000 - 12_345


def test_a_time_bank_used_up_is_time_over() -> None:
    desk = begun(bank_ms=30_000)
    assert desk.table.ask is not None
    seat = desk.table.ask.seats[0]
    desk.tick()
    facts = desk.tick()
    assert facts[:2] == [f.BankSpent(seat, 30_000), f.Lapsed(seat)]
    assert desk.table.chair(seat).bank_ms == 0


def test_after_a_restart_the_clock_starts_anew() -> None:
    desk = begun()
    before = desk.table.ask
    desk.now += 15_000
    desk.ask(None, Resume())
    after = desk.table.ask
    assert before is not None
    assert after is not None
    assert after.began == desk.now
    assert after.seats == before.seats
    assert desk.wakes[-1].token == after.token


def test_the_pause_is_between_two_hands() -> None:
    desk = begun(pause_ms=4000)
    desk.finish()
    ask = desk.table.ask
    assert ask is not None
    assert (ask.what, ask.of_ms) == ("pause", 4000)


def test_a_beaten_hand_may_be_shown_for_a_moment_then_it_is_mucked() -> None:
    desk = begun(show_ms=5000)
    for _ in range(200):
        while desk.table.playing:
            ask, hand = desk.table.ask, desk.table.hand
            assert ask is not None
            assert hand is not None
            if type(hand.phase).__name__ in ("Showing", "Alone"):
                assert ask.of_ms == 5000
                facts = desk.tick()
                assert e.Mucked(ask.seats[0]) in events(facts)
                assert not any(isinstance(fact, f.Lapsed | f.SatOut) for fact in facts)
                return
            desk.act()
        desk.begin()
    raise AssertionError("nobody was ever asked")


def test_auto_muck_is_not_asked() -> None:
    desk = Desk(setup("regle"), seed=2)
    desk.sit(1, 2, 3)
    for _ in range(20):
        desk.begin()
        while desk.table.playing:
            hand = desk.table.hand
            assert hand is not None
            assert type(hand.phase).__name__ not in ("Showing", "Alone")
            desk.act()
        for chair in desk.table.chairs:
            if not chair.stack:
                desk.ask(WHO[chair.seat], r.AddChips("id", 5000))
