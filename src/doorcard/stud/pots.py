"""The pots: main and side, by what each player has put in (rules.md 4.6)."""

from msgspec import Struct

from doorcard.stud.hand import Player

__all__ = ["Pot", "pots"]


class Pot(Struct, frozen=True, gc=False):
    """Chips, minor units, and the seats that can win them; the first pot is the main one."""

    amount: int
    seats: tuple[int, ...]


def pots(players: tuple[Player, ...]) -> tuple[Pot, ...]:
    """The pots of these players' `paid` chips, antes and bets together, main pot first.

    A side pot begins where a player still in has put in no more. Chips of folded hands go to the
    pots they reached.
    """
    staying = [player for player in players if not player.folded]
    levels = sorted({player.paid for player in staying if player.paid})
    if not levels:
        return ()
    made: list[Pot] = []
    below = 0
    for level in levels:
        top = level == levels[-1]
        amount = sum(
            [
                (player.paid if top else min(player.paid, level)) - below
                for player in players
                if player.paid > below
            ]
        )
        made.append(Pot(amount, tuple([player.seat for player in staying if player.paid >= level])))
        below = level
    return tuple(made)
