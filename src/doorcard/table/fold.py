"""The fold: what a table is after one more fact. Total: it judges nothing and chooses nothing."""

from typing import assert_never

from msgspec.structs import replace

from doorcard.stud import Hand
from doorcard.stud import apply as apply_to_hand
from doorcard.table import facts as f
from doorcard.table.setup import Setup
from doorcard.table.table import Asking, Chair, Picking, Playing, Resting, Table

__all__ = ["apply", "played"]


def apply(table: Table | None, fact: f.Fact) -> Table:
    """The table after `fact`; `table` is None before `Opened`. Raises `TypeError` on a log that begins otherwise."""
    if table is None:
        if not isinstance(fact, f.Opened):
            raise TypeError(f"a table's log begins with Opened, not with {type(fact).__name__}")
        return Table(setup=fact.setup, seq=1)
    if isinstance(fact, f.Played):
        return played(table, apply_to_hand(table.hand if table.moves else None, fact.event), 1)
    return replace(_after(table, fact), seq=table.seq + 1)


def played(table: Table, hand: Hand, moves: int) -> Table:
    """The table after `moves` facts of the hand, which made it `hand`."""
    return replace(table, hand=hand, moves=table.moves + moves, seq=table.seq + moves)


def _after(table: Table, fact: f.Fact) -> Table:
    match fact:
        case f.Sat():
            chairs = (*table.chairs, _chair(table.setup, fact))
            return replace(table, chairs=tuple(sorted(chairs, key=lambda chair: chair.seat)))
        case f.ChipsPromised():
            chair = table.chair(fact.seat)
            return _with(table, replace(chair, adding=chair.adding + fact.amount))
        case f.ChipsAdded():
            chair = table.chair(fact.seat)
            return _with(table, replace(chair, stack=chair.stack + fact.amount, adding=0))
        case f.SatOut():
            out = replace(table.chair(fact.seat), out=fact.reason, agreed=False)
            return _unasked(_with(table, out), fact.seat)
        case f.SatIn():
            return _with(table, replace(table.chair(fact.seat), out=None, missed=0))
        case f.Leaving():
            return _unasked(_with(table, replace(table.chair(fact.seat), leaving=True)), fact.seat)
        case f.Left():
            chairs = tuple([chair for chair in table.chairs if chair.seat != fact.seat])
            return _unasked(replace(table, chairs=chairs), fact.seat)
        case f.Connected():
            return _with(table, replace(table.chair(fact.seat), connected=True))
        case f.Disconnected():
            return _with(table, replace(table.chair(fact.seat), connected=False))
        case f.Preferred():
            return _with(table, _preferring(table.chair(fact.seat), fact))
        case f.GameAsked():
            return replace(table, stage=Picking(fact.seat), picker=fact.seat)
        case f.GamePicked():
            return replace(table, stage=Resting(), game=fact.game, left=fact.hands, place=fact.place)
        case f.AntesAsked():
            return replace(table, stage=Asking(fact.seats))
        case f.AnteAgreed():
            chair = table.chair(fact.seat)
            auto = chair.auto_ante or table.setup.house.post_ante == "ask_first"
            return _unasked(_with(table, replace(chair, agreed=True, auto_ante=auto)), fact.seat)
        case f.HandBegan():
            return _began(table, fact)
        case f.BankOpened():
            return replace(table, banking=fact.seat)
        case f.BankSpent():
            chair = table.chair(fact.seat)
            spent = replace(chair, bank_ms=max(0, chair.bank_ms - fact.spent_ms))
            return replace(_with(table, spent), banking=None)
        case f.HandEnded():
            return _ended(table, fact)
        case f.Said() | f.Lapsed():
            return table
        case f.Opened() | f.Played():
            raise TypeError(f"{type(fact).__name__} cannot come here")
        case _:
            assert_never(fact)


def _chair(setup: Setup, fact: f.Sat) -> Chair:
    house = setup.house
    return Chair(
        seat=fact.seat,
        player=fact.player,
        name=fact.name,
        bot=fact.bot,
        stack=fact.stack,
        auto_ante=fact.bot or house.post_ante == "auto",
        auto_muck=fact.bot or house.auto_muck == "on",
        bank_ms=setup.bank_ms,
    )


def _with(table: Table, chair: Chair) -> Table:
    return replace(table, chairs=tuple([chair if one.seat == chair.seat else one for one in table.chairs]))


def _unasked(table: Table, seat: int) -> Table:
    """The seat no longer owes an answer about its ante."""
    if isinstance(table.stage, Asking) and seat in table.stage.seats:
        return replace(table, stage=Asking(tuple([one for one in table.stage.seats if one != seat])))
    return table


def _preferring(chair: Chair, fact: f.Preferred) -> Chair:
    return replace(
        chair,
        auto_ante=chair.auto_ante if fact.auto_ante is None else fact.auto_ante,
        auto_muck=chair.auto_muck if fact.auto_muck is None else fact.auto_muck,
    )


def _began(table: Table, fact: f.HandBegan) -> Table:
    seats = [one.seat for one in fact.seats]
    chairs = [
        replace(chair, agreed=False, missed=0 if chair.seat in seats else chair.missed + 1)
        for chair in table.chairs
    ]
    return replace(
        table,
        chairs=tuple(chairs),
        stage=Playing(),
        number=fact.number,
        dealer=fact.dealer,
        dealt=fact.seats,
        game=fact.game,
        left=table.left - 1,
        hand=None,
        moves=0,
        banking=None,
    )


def _ended(table: Table, fact: f.HandEnded) -> Table:
    stacks = {one.seat: one.stack for one in fact.stacks}
    chairs = [replace(chair, stack=stacks.get(chair.seat, chair.stack)) for chair in table.chairs]
    game = table.game if table.left > 0 else None
    return replace(table, chairs=tuple(chairs), stage=Resting(), game=game)
