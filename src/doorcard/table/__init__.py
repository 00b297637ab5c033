"""A table: seats, chips, the button, the clock, one hand after another. Pure: time and decks come from outside.

`handle(table, who, request, now)` is all of it; `apply` folds the facts it made.
"""

from doorcard.table.check import check_setup
from doorcard.table.effects import Effect, Record, Shuffle, Wake
from doorcard.table.facts import Fact
from doorcard.table.fold import apply
from doorcard.table.handle import handle, opened
from doorcard.table.ledger import Entry, Transfer, account_of, transfers
from doorcard.table.record import HandLine, Won, hand_line
from doorcard.table.requests import Deal, Gone, Inner, Joined, Request, Resume, Tick, Who
from doorcard.table.setup import BuyIn, DealersChoice, OneGame, Rotation, Schedule, Setup, games_of, titles_of
from doorcard.table.sight import told
from doorcard.table.table import Ask, Chair, Table

__all__ = [
    "Ask",
    "BuyIn",
    "Chair",
    "Deal",
    "DealersChoice",
    "Effect",
    "Entry",
    "Fact",
    "Gone",
    "HandLine",
    "Inner",
    "Joined",
    "OneGame",
    "Record",
    "Request",
    "Resume",
    "Rotation",
    "Schedule",
    "Setup",
    "Shuffle",
    "Table",
    "Tick",
    "Transfer",
    "Wake",
    "Who",
    "Won",
    "account_of",
    "apply",
    "check_setup",
    "games_of",
    "hand_line",
    "handle",
    "opened",
    "titles_of",
    "told",
    "transfers",
]
