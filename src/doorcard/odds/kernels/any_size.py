"""Ranking hands of any size, eight cards and more as well, with any number of wild cards: by rank sets.

Slower than the tables of seven, but it needs none of that size. Four suits' ranks are folded into the
sets of ranks held at least once, twice, three and four times; each category is then a question about
sets. Strengths are the very ones of the tables.
"""

from doorcard.odds.kernels.jit import jit
from doorcard.odds.kernels.tables import COLEX, FLUSH

__all__ = ["bits", "high_any", "low_any", "top"]


@jit
def place_of(held: int) -> int:
    """A rank set's place among those of its size."""
    return int(COLEX[held])


@jit
def bits(held: int) -> int:
    """How many of 13 bits are set."""
    held = (held & 0x1555) + (held >> 1 & 0x1555)
    held = (held & 0x3333) + (held >> 2 & 0x3333)
    return (held + (held >> 4) & 0x0F0F) % 255


@jit
def top(held: int) -> int:
    """The place of the highest bit of 1 to 13."""
    place = 12
    while not held >> place & 1:
        place -= 1
    return place


@jit
def highest(held: int, size: int) -> int:
    """The `size` highest bits of a set that has at least as many."""
    left = bits(held) - size
    while left > 0:
        held &= held - 1
        left -= 1
    return held


@jit
def lowest(held: int, size: int) -> int:
    """The `size` lowest bits of a set, or all of them."""
    kept = 0
    while held and size > 0:
        kept |= held & -held
        held &= held - 1
        size -= 1
    return kept


@jit
def straight(held: int, wilds: int) -> int:
    """The top rank's place of the best straight with `wilds` ranks missing, or -1."""
    if bits(held) + wilds < 5:
        return -1
    low_ace = held << 1 | held >> 12
    for place in range(12, 2, -1):
        if 5 - bits(low_ace >> place - 3 & 31) <= wilds:
            return place
    return -1


@jit
def fold(mask: int) -> tuple[int, int, int, int]:
    """The ranks held at least once, twice, three and four times."""
    c, d, h, s = mask & 0x1FFF, mask >> 16 & 0x1FFF, mask >> 32 & 0x1FFF, mask >> 48 & 0x1FFF
    any_cd, both_cd, any_hs, both_hs = c | d, c & d, h | s, h & s
    return (
        any_cd | any_hs,
        both_cd | both_hs | any_cd & any_hs,
        both_cd & any_hs | any_cd & both_hs,
        both_cd & both_hs,
    )


@jit
def high_any(mask: int, wilds: int, aces: int) -> int:
    """The high strength of five cards or more: `mask` the natural ones', and `wilds` wild ones.

    `aces` is 5 where wild cards in a flush are all aces, else 0.
    """
    one, two, three, four = fold(mask)
    if wilds > 4:
        return 9 << 12 | 12
    alike = four if wilds == 1 else three if wilds == 2 else two if wilds == 3 else one if wilds == 4 else 0
    if alike:
        return 9 << 12 | top(alike)
    flush = 0
    for suit in range(4):
        flush = max(flush, int(FLUSH[(wilds + aces << 13) + (mask >> 16 * suit & 0x1FFF)]))
    if flush >> 12 == 8:
        return flush
    alike = four if wilds == 0 else three if wilds == 1 else two if wilds == 2 else one
    if alike and wilds < 4:
        lead = top(alike)
        return 7 << 12 | lead * 16 + top(one & ~(1 << lead))
    if wilds < 2:
        triple = three if wilds == 0 else two
        if triple:
            lead = top(triple)
            also = two & ~(1 << lead)
            if also:
                return 6 << 12 | lead * 16 + top(also)
    if flush:
        return flush
    run = straight(one, wilds)
    if run >= 0:
        return 4 << 12 | run
    triple = three if wilds == 0 else two if wilds == 1 else one
    if triple and wilds < 3:
        lead = top(triple)
        return 3 << 12 | lead * 78 + place_of(highest(one & ~(1 << lead), 2))
    if wilds == 0 and two & two - 1:
        pairs = highest(two, 2)
        return 2 << 12 | place_of(pairs) * 13 + top(one & ~pairs)
    pair = two if wilds == 0 else one
    if pair and (wilds or two):
        lead = top(pair)
        return 1 << 12 | lead * 286 + place_of(highest(one & ~(1 << lead), 3))
    return place_of(highest(one, 5))


@jit
def low_any(mask: int, wilds: int) -> int:
    """The ace-to-five strength of five cards or more; a wild card is the lowest rank not yet held."""
    one, two, three, four = fold(mask)
    one = (one << 1 | one >> 12) & 0x1FFF
    for _ in range(min(wilds, 5)):
        one |= one + 1
    one &= 0x1FFF
    distinct = bits(one)
    if distinct >= 5:
        return 0x7FFF - place_of(lowest(one, 5))
    two = lowest((two << 1 | two >> 12) & 0x1FFF, 5 - distinct)
    left = 5 - distinct - bits(two)
    three = lowest((three << 1 | three >> 12) & 0x1FFF, left)
    left -= bits(three)
    four = lowest((four << 1 | four >> 12) & 0x1FFF, left)
    if four:
        return 0x7FFF - (7 << 12 | top(four) * 16 + top(one & ~four))
    if three:
        if two & ~three:
            return 0x7FFF - (6 << 12 | top(three) * 16 + top(two & ~three))
        return 0x7FFF - (3 << 12 | top(three) * 78 + place_of(one & ~three))
    if two & two - 1:
        return 0x7FFF - (2 << 12 | place_of(two) * 13 + top(one & ~two))
    return 0x7FFF - (1 << 12 | top(two) * 286 + place_of(one & ~two))
