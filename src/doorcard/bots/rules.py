"""A bot with sense: it weighs its hand against the boards it sees, and pays no more than that is worth."""

from random import Random

from doorcard.bots.player import asked
from doorcard.bots.reading import Spot, heat, spot
from doorcard.bots.sampling import equity, finish, unseen, worlds
from doorcard.bots.temper import NAMES, TIGHT, Temper
from doorcard.bots.turning import show_or_muck, turn
from doorcard.bots.wagers import wager
from doorcard.cards import Card
from doorcard.hands import Wild
from doorcard.stud import Action, View

__all__ = ["RuleBot"]

SAMPLES = 130
"""Finished holdings sampled for a decision, all players together."""


class RuleBot:
    """Plays any game made of the known parts from its View alone. `seed` is all its chance comes from."""

    slow = False

    def __init__(self, seed: int, style: Temper = TIGHT, name: str | None = None) -> None:
        self.name = name or NAMES[seed % len(NAMES)]
        self.style = style
        self._rng = Random(seed)

    def decide(self, view: View, seat: int) -> Action:
        """What `seat` does now. Raises `ValueError` when nothing is asked of it."""
        offers = asked(view, seat)
        hand, first = view.hand, offers.offers[0]
        if first.verb == "turn":
            return turn(hand, seat, first, self.style, self._rng)
        if first.verb in ("show", "muck"):
            return show_or_muck(hand, seat, self.style, self._rng)
        now = spot(hand, offers)
        return wager(now, offers, self.share(now), self.style, self._rng)

    def share(self, now: Spot) -> float:
        """The part of the pot this hand can expect, 0 to 1."""
        stub = unseen(now.hand)
        heats = [heat(now, player, self.style.trust) for player in now.others]
        ends = worlds(now.hand, stub, self._rng)
        count = max(12, SAMPLES // (2 + len(now.others)) // len(ends))
        return sum([chance * self._equity(now, stub, wild, heats, count) for wild, chance in ends])

    def _equity(self, now: Spot, stub: list[Card], wild: Wild, heats: list[float], count: int) -> float:
        mine = finish(now.hand, now.me, stub, wild, 2 * count, self._rng)
        others = [finish(now.hand, player, stub, wild, count, self._rng) for player in now.others]
        return equity(mine, list(zip(others, heats, strict=True)))
