"""How many sockets one address, and one player, may hold open at once."""

import contextlib
from collections import Counter
from collections.abc import Iterator

from doorcard.i18n import Language
from doorcard.i18n.allowances import ALLOWANCE_TEXTS
from doorcard.server.allowance import OFF
from doorcard.server.bodies import Problem

__all__ = ["Crowded", "Turnstile", "check_most"]

MOST = 1_000_000
"""No limit is larger."""


class Crowded(Exception):
    """There are as many sockets already as there may be; `whose` has them."""

    def __init__(self, whose: str, most: int) -> None:
        super().__init__(f"{most} sockets of one {whose}")
        self._whose = whose
        self._most = most

    def problem(self, language: Language) -> Problem:
        """What whoever asked is told."""
        texts = ALLOWANCE_TEXTS[language]
        value = texts.too_many if self._whose == "address" else texts.too_many_of_player
        return Problem("sockets", value, texts.at_once.format(count=self._most))


class Turnstile:
    """Counts who is inside; `address` and `player`: how many sockets each may hold open, 1 or more, or "off".

    Raises `ValueError` for a limit that cannot be read.
    """

    def __init__(self, address: str = OFF, player: str = OFF) -> None:
        limits = {
            "address": check_most("address-sockets", address),
            "player": check_most("player-sockets", player),
        }
        self._most = {whose: most for whose, most in limits.items() if most is not None}
        self._inside: Counter[tuple[str, str]] = Counter()
        self.count = 0

    @contextlib.contextmanager
    def inside(self, address: str, player: str | None) -> Iterator[None]:
        """One more socket, for as long as the block lasts; `player` None: the rail.

        Raises `Crowded`, and counts nothing, where one of the two has as many as it may.
        """
        keys = [("address", address)] if player is None else [("address", address), ("player", player)]
        for whose, name in keys:
            most = self._most.get(whose)
            if most is not None and self._inside[whose, name] >= most:
                raise Crowded(whose, most)
        self._inside.update(keys)
        self.count += 1
        try:
            yield
        finally:
            self.count -= 1
            self._inside.subtract(keys)
            for key in keys:
                if not self._inside[key]:
                    del self._inside[key]


def check_most(field: str, text: str) -> int | None:
    """How many `text` allows; None where there is no limit. Raises `ValueError` for what cannot be read."""
    tidy = text.strip()
    if tidy.lower() == OFF:
        return None
    if not (tidy.isascii() and tidy.isdecimal() and len(tidy) <= 7 and 1 <= int(tidy) <= MOST):
        raise ValueError(f"{field}: {text!r}; 1 to {MOST}, or {OFF}")
    return int(tidy)
