"""Where chips go when something happens: entries that sum to zero. Play money, minor units.

A player's account is `player:ID`, the chips before him at a table `table:TABLE:ID`. An account of
a player may go below zero: it says what he has won or lost, with what is still on the tables.
"""

from collections.abc import Iterable

from msgspec import Struct

from doorcard.table import facts as f
from doorcard.table.fold import apply
from doorcard.table.table import Table

__all__ = ["Entry", "Transfer", "account_of", "transfer", "transfers"]


class Entry(Struct, frozen=True):
    """`amount` chips to `account`; from it, when below zero."""

    account: str
    amount: int


class Transfer(Struct, frozen=True):
    """Chips moved by one fact, whose number at the table is `seq`. The entries sum to zero."""

    seq: int
    reason: str
    entries: tuple[Entry, ...]


def account_of(player: str) -> str:
    """The name of a player's account."""
    return f"player:{player}"


def transfers(name: str, table: Table, facts: Iterable[f.Fact]) -> tuple[Transfer, ...]:
    """What `facts` move, in order, at the table called `name`, which was `table` before them."""
    moved = []
    for seq, fact in enumerate(facts, table.seq + 1):
        if not isinstance(fact, f.Played):  # chips move between players only when a hand is over
            one = transfer(name, seq, table, fact)
            moved += [] if one is None else [one]
            table = apply(table, fact)
    return tuple(moved)


def transfer(name: str, seq: int, table: Table, fact: f.Fact) -> Transfer | None:
    """What `fact`, number `seq` at the table called `name`, moves; None: no chips."""
    match fact:
        case f.Sat(player=player, stack=amount):
            return _between(seq, "buy_in", account_of(player), f"table:{name}:{player}", amount)
        case f.ChipsAdded(seat=seat, amount=amount) if amount:
            player = table.chair(seat).player
            return _between(seq, "add_chips", account_of(player), f"table:{name}:{player}", amount)
        case f.Left(player=player, stack=amount) if amount:
            return _between(seq, "cash_out", f"table:{name}:{player}", account_of(player), amount)
        case f.HandEnded(stacks=stacks):
            entries = [
                Entry(f"table:{name}:{chair.player}", one.stack - chair.stack)
                for one in stacks
                if one.stack != (chair := table.chair(one.seat)).stack
            ]
            return Transfer(seq, "hand", tuple(entries)) if entries else None
        case _:
            return None


def _between(seq: int, reason: str, source: str, target: str, amount: int) -> Transfer:
    return Transfer(seq, reason, (Entry(source, -amount), Entry(target, amount)))
