"""One finish against many: how many are weaker or the same, in plain loops that take several at a time.

`ways` (n) says how many finishes are of each of the others' classes, `highs` and `lows` (n) what those are worth,
a low of 0 that there is none. Sums stay below 2^31, as no more finishes are left than that.
"""

import numpy as np
from numpy.typing import NDArray

from doorcard.odds.kernels.jit import jit

__all__ = ["alone", "with_low", "with_terms", "without_low"]

Ints = NDArray[np.int32]


@jit
def alone(ways: Ints, marks: Ints, mine: int) -> tuple[int, int]:
    """How many of the others have a lower mark than `mine`, and how many the same."""
    mark = np.int32(mine)
    below = same = np.int32(0)
    for at in range(len(ways)):
        more = np.int32(marks[at] - mark)
        is_below, differs = np.int32(more >> 31), np.int32(np.int32(more | np.int32(-more)) >> 31)
        below = np.int32(below + np.int32(ways[at] & is_below))
        same = np.int32(same + np.int32(ways[at] & ~differs))
    return int(below), int(same)


@jit
def without_low(ways: Ints, highs: Ints, lows: Ints, high: int) -> tuple[int, int, int, int, int]:
    """How many of the others have a lower high, and how many the same; how many have no low, and of these again."""
    mine = np.int32(high)
    below = same = bare = bare_below = bare_same = np.int32(0)
    for at in range(len(ways)):
        many, more = ways[at], np.int32(highs[at] - mine)
        is_bare = np.int32(many & ~np.int32(np.int32(-lows[at]) >> 31))
        is_below, differs = np.int32(more >> 31), np.int32(np.int32(more | np.int32(-more)) >> 31)
        below = np.int32(below + np.int32(many & is_below))
        same = np.int32(same + np.int32(many & ~differs))
        bare = np.int32(bare + is_bare)
        bare_below = np.int32(bare_below + np.int32(is_bare & is_below))
        bare_same = np.int32(bare_same + np.int32(is_bare & ~differs))
    return int(below), int(same), int(bare), int(bare_below), int(bare_same)


@jit
def with_low(ways: Ints, highs: Ints, lows: Ints, high: int, low: int) -> tuple[int, int, int, int, int, int]:
    """How many of the others have a lower high, and the same; a lower low, and the same; less of both, more of both."""
    mine, my_low = np.int32(high), np.int32(low)
    below = same = low_below = low_same = both_below = both_above = np.int32(0)
    for at in range(len(ways)):
        many, more, more_low = ways[at], np.int32(highs[at] - mine), np.int32(lows[at] - my_low)
        is_below, is_above = np.int32(more >> 31), np.int32(np.int32(-more) >> 31)
        is_low_below, is_low_above = np.int32(more_low >> 31), np.int32(np.int32(-more_low) >> 31)
        now_below, now_above = np.int32(many & is_below), np.int32(many & is_above)
        below = np.int32(below + now_below)
        same = np.int32(same + np.int32(many & ~(is_below | is_above)))
        low_below = np.int32(low_below + np.int32(many & is_low_below))
        low_same = np.int32(low_same + np.int32(many & ~(is_low_below | is_low_above)))
        both_below = np.int32(both_below + np.int32(now_below & is_low_below))
        both_above = np.int32(both_above + np.int32(now_above & is_low_above))
    return int(below), int(same), int(low_below), int(low_same), int(both_below), int(both_above)


@jit
def with_terms(
    ways: Ints, highs: Ints, firsts: Ints, seconds: Ints, high: int, often: int, sums: NDArray[np.int64]
) -> None:
    """Add to `sums` (2, 3) how many of the others have a lower high, and how many the same, each so `often`; and what
    these come to by `firsts` and by `seconds` (n), so many for each finish of a class: below 2^32 in all, and not
    negative."""
    mine = np.int32(high)
    below = same = below_0 = same_0 = below_1 = same_1 = np.int32(0)
    for at in range(len(ways)):
        many, more = ways[at], np.int32(highs[at] - mine)
        is_below, differs = np.int32(more >> 31), np.int32(np.int32(more | np.int32(-more)) >> 31)
        now_below, now_same = np.int32(many & is_below), np.int32(many & ~differs)
        below = np.int32(below + now_below)
        same = np.int32(same + now_same)
        below_0 = np.int32(below_0 + np.int32(now_below * firsts[at]))
        same_0 = np.int32(same_0 + np.int32(now_same * firsts[at]))
        below_1 = np.int32(below_1 + np.int32(now_below * seconds[at]))
        same_1 = np.int32(same_1 + np.int32(now_same * seconds[at]))
    sums[0, 0] += often * below
    sums[0, 1] += np.uint32(below_0)
    sums[0, 2] += np.uint32(below_1)
    sums[1, 0] += often * same
    sums[1, 1] += np.uint32(same_0)
    sums[1, 2] += np.uint32(same_1)
