"""What a bot is, and the two simplest: one that plays at random and one that calls everything."""

from random import Random
from typing import Protocol

from doorcard.stud import Action, BringIn, Call, Check, Muck, Options, Turn, View, options

__all__ = ["Bot", "CallingBot", "RandomBot", "asked"]


class Bot(Protocol):
    """Somebody who plays from what a person in his seat sees, through the same options.

    `slow`: a decision takes more than a few milliseconds, so a server makes it beside its event loop.
    """

    name: str
    slow: bool

    def decide(self, view: View, seat: int) -> Action:
        """What `seat` does now; always one of `options(view.hand, seat)`.

        Raises `ValueError` when nothing is asked of the seat.
        """
        ...


def asked(view: View, seat: int) -> Options:
    """The options of `seat` as its view shows them. Raises `ValueError` when nothing is asked of it."""
    offers = options(view.hand, seat)
    if offers is None:
        raise ValueError(f"seat: {seat}; nothing is asked of it now")
    return offers


class RandomBot:
    """Takes any action on offer, all equally likely: the yardstick every game's tests begin with."""

    slow = False

    def __init__(self, seed: int = 0, name: str = "Random") -> None:
        self.name = name
        self._rng = Random(seed)

    def decide(self, view: View, seat: int) -> Action:
        """Any offered action; of a span of amounts, one of its ends."""
        return self._rng.choice(asked(view, seat).actions())


class CallingBot:
    """Checks and calls to the end, whatever it holds."""

    slow = False

    _ORDER = (Check, Call, BringIn, Turn, Muck)

    def __init__(self, name: str = "Caller") -> None:
        self.name = name

    def decide(self, view: View, seat: int) -> Action:
        """A check, else a call, else the bring-in; turns the first card, mucks a beaten hand."""
        actions = asked(view, seat).actions()
        return next(action for kind in self._ORDER for action in actions if isinstance(action, kind))
