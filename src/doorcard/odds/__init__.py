"""Equity, exact and sampled: `equity("stud", ["AsAhKd", "2c3c4c"])`.

Importing this is cheap: numpy and numba come with the first call, which also compiles the kernels if
they have not been on this machine before. `warm` does that ahead of time.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from doorcard.odds.equity import equity
    from doorcard.odds.outcome import Odds, PlayerOdds, Taken

__all__ = ["Odds", "PlayerOdds", "Taken", "equity", "warm"]


def __getattr__(name: str) -> object:
    if name == "equity":
        from doorcard.odds.equity import equity

        return equity
    if name in {"Odds", "PlayerOdds", "Taken"}:
        from doorcard.odds import outcome

        return getattr(outcome, name)
    raise AttributeError(f"module 'doorcard.odds' has no attribute {name!r}")


def warm(tell: Callable[[str], None] | None = None) -> None:
    """Load the kernels that most calls need, and compile them if they never were; some seconds then.

    `tell` is given a line to show while that goes on.
    """
    from doorcard.odds.warming import warm_up

    warm_up(tell)
