"""A bot that counts: its part of the pot comes from the room's own odds, sampled against all it can see."""

from statistics import fmean

from doorcard.bots.reading import Spot, heat
from doorcard.bots.rules import RuleBot
from doorcard.bots.temper import TIGHT, Temper
from doorcard.cards import show_cards
from doorcard.stud import Player

__all__ = ["OddsBot"]

TRIALS = 4_000
"""Random deals for a decision: a standard error below one hundredth of the pot."""


class OddsBot(RuleBot):
    """Plays as a `RuleBot` does, but weighs its hand by `doorcard.odds` instead of a quick guess.

    Others' down cards are unknown to it and folded upcards are dead, as for anybody in its seat. The
    first decision loads the numeric kernels, some seconds, and compiles them once on a machine.
    """

    slow = True

    def __init__(
        self, seed: int, style: Temper = TIGHT, name: str | None = None, trials: int = TRIALS
    ) -> None:
        super().__init__(seed, style, name)
        self._trials = trials

    def share(self, now: Spot) -> float:
        """The part of the pot this hand can expect, 0 to 1, less where others have shown strength."""
        from doorcard.odds.equity import equity

        hand = now.hand
        folded = [card for player in hand.players if player.folded for card in player.board]
        odds = equity(
            hand.variant,
            [_holding(now.me), *[_holding(player) for player in now.others]],
            show_cards(tuple(folded)),
            community=show_cards(hand.community),
            house=hand.house,
            trials=self._trials,
            seed=self._rng.getrandbits(32),
            threads=1,
        )
        heats = [heat(now, player, self.style.trust) for player in now.others]
        expected: float = odds.players[0].equity ** fmean(heats)
        return expected


def _holding(player: Player) -> str:
    return f"{show_cards(player.down)}/{show_cards(player.up)}"
