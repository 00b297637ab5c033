"""Equity, exact and sampled: `equity("stud", ["AsAhKd", "2c3c4c"])`.

Importing this is cheap: numpy and numba come with the first call, which also compiles the kernels if
they have not been on this machine before. `warm` does that ahead of time.
"""

from doorcard.odds.equity import equity
from doorcard.odds.outcome import Odds, PlayerOdds, Taken
from doorcard.odds.warming import warm

__all__ = ["Odds", "PlayerOdds", "Taken", "equity", "warm"]
