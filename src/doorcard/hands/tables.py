"""Hand strengths by table: one integer a hand, the bigger the better, from pure Python.

The tables are package data (`seven.tables`, `wild.tables`), built and checked by `python -m
doorcard.odds.build`; the numeric kernels of `doorcard.odds` read the very same bytes. They are read
at first use, in a few milliseconds, and need neither numpy nor a compiler.

A card has a key, and the keys of a hand are added. Bits 0 to 15 of a sum count the cards of each
suit (four counters of four bits); from bit 16 the sum names the ranks: thirteen random numbers whose
sums differ for all hands, found through a two-step table ("hash and displace": Belazzougui, Botelho
and Dietzfelbinger 2009; adding keys is Senzee's and OMPEval's way of ranking hands).

A high strength is `category << 12 | index`, the category as in `Category`, 0 to 40,959. A low
strength is `0x7FFF - (category << 12 | index)`, 1 to 0x7FFF; 0 is no low at all.
"""

import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import comb

from msgspec import Struct

from doorcard.cards import Card, Rank
from doorcard.hands.rank import Category
from doorcard.hands.wild import NO_WILDS, Wild

__all__ = [
    "LIMIT",
    "Tables",
    "colex",
    "flush_strength",
    "high_strength",
    "high_words",
    "low_strength",
    "low_words",
    "tables",
]

SLOTS = 1 << 16
BUCKETS = 1 << 13
RANK_SETS = 1 << 13
ANY_FIFTH = 0x8888
"""The bits of a sum that tell a suit with five cards, when each counter starts at three."""
THREES = 0x3333
LIMIT = 0x7FFF
"""A low strength is this less `category << 12 | index`, so that bigger is better there as well."""


class Tables(Struct, frozen=True):
    """One set of tables. Each array has unsigned 16-bit items.

    `keys`: fourteen numbers, the ranks' from the two to the ace, and a wild card's. `displace`:
    8,192 items; `high` and `low`: 65,536 strengths. `flush`: blocks of 8,192 by the rank set in one
    suit (bit 0 the two): for no wild card and, in `wild.tables`, for one to four, and then the same
    five again for houses whose wild cards in a flush are all aces.
    """

    keys: tuple[int, ...]
    displace: "array[int]"
    high: "array[int]"
    low: "array[int]"
    flush: "array[int]"

    def slot(self, total: int) -> int:
        """Where the ranks of a hand, whose keys add to `total`, stand in `high` and `low`."""
        ranks = total >> 16
        return ranks + self.displace[ranks >> 16 & BUCKETS - 1] & SLOTS - 1


@cache
def tables(name: str) -> Tables:
    """The shipped tables: "seven" (seven cards, no wild) or "wild" (seven with wilds; five and six without)."""
    return unpack(files("doorcard.hands").joinpath(f"{name}.tables").read_bytes())


def unpack(data: bytes) -> Tables:
    """Tables as `doorcard.odds.build` packs them: little-endian, compressed by zlib."""
    raw = zlib.decompress(data)
    keys = tuple(int.from_bytes(raw[8 * place : 8 * place + 8], "little") for place in range(14))
    items = array("H")
    items.frombytes(raw[112:])
    if items.itemsize != 2:
        raise RuntimeError("tables: this Python's array('H') has no 16-bit items")
    if memoryview(array("H", [1])).tobytes() != b"\1\0":
        items.byteswap()
    high = BUCKETS + SLOTS
    low = high + SLOTS
    return Tables(keys, items[:BUCKETS], items[BUCKETS:high], items[high:low], items[low:])


@cache
def _codes(name: str, wild: Wild) -> dict[Card, int]:
    """Each card's key in one set of tables; a wild card adds to every suit."""
    keys = tables(name).keys
    return {
        card: keys[13] | 0x1111 if wild.covers(card) else keys[card.rank - 2] | 1 << 4 * card.suit
        for card in Card
    }


_seven = tables("seven")
key_of = _codes("seven", NO_WILDS).__getitem__
"""A natural card's key in the tables for seven cards."""
_displace, _high, _low = _seven.displace, _seven.high, _seven.low


def high_strength(cards: Sequence[Card], wild: Wild = NO_WILDS) -> int:
    """The strength of the best high hand of exactly seven cards.

    Two hands compare as `best_high` compares them (where the house lets a natural hand win its ties,
    that is for the caller to see to). Raises `KeyError` when something is no card; any other number
    of cards gives a meaningless figure.
    """
    if wild is not NO_WILDS and (wilds := sum(map(wild.covers, cards))):
        return _high_wild(cards, wild, wilds)
    total = sum(map(key_of, cards), THREES)
    if total & ANY_FIFTH:
        return _flush(_seven, cards, NO_WILDS, 0, total)
    ranks = total >> 16
    return _high[ranks + _displace[ranks >> 16 & 8191] & 65535]


def low_strength(cards: Sequence[Card], wild: Wild = NO_WILDS, at_most: Rank | None = None) -> int:
    """The strength of the best ace-to-five low of exactly seven cards, 0 when `at_most` rules it out."""
    if wild is not NO_WILDS and any(map(wild.covers, cards)):
        table = tables("wild")
        strength = table.low[table.slot(sum(map(_codes("wild", wild).__getitem__, cards)))]
    else:
        ranks = sum(map(key_of, cards)) >> 16
        strength = _low[ranks + _displace[ranks >> 16 & 8191] & 65535]
    return strength if at_most is None or strength > worst_but(at_most) else 0


def _high_wild(cards: Sequence[Card], wild: Wild, wilds: int) -> int:
    table = tables("wild")
    total = sum(map(_codes("wild", wild).__getitem__, cards), THREES)
    grouped = table.high[table.slot(total)]
    if not total & ANY_FIFTH or wilds > 4:
        return grouped
    return max(grouped, _flush(table, cards, wild, wilds, total))


def _flush(table: Tables, cards: Sequence[Card], wild: Wild, wilds: int, total: int) -> int:
    best = 0
    for suit in range(4):
        if total >> 4 * suit & 8:
            held = sum([1 << card.rank - 2 for card in cards if card.suit == suit and not wild.covers(card)])
            best = max(best, table.flush[wilds * RANK_SETS + held])
    return best


def flush_strength(held: int, wilds: int = 0, aces: bool = False) -> int:
    """The strength of the flush or straight flush of any number of cards in one suit, 0 where they make none.

    `held`: the natural ones' ranks, bit 0 the two; `wilds` wild ones beside them, all aces with `aces`. Five wild
    cards or more make five of a kind, so with them there is no flush.
    """
    if not wilds:
        return _seven.flush[held]
    return 0 if wilds > 4 else tables("wild").flush[(wilds + 5 * aces) * RANK_SETS + held]


@cache
def worst_but(at_most: Rank) -> int:
    """A low of five different ranks none over `at_most` has a greater strength than this."""
    return LIMIT - comb(1 if at_most == Rank.ACE else int(at_most), 5)


_RANKS, _CATEGORIES = tuple(Rank), tuple(Category)


def high_words(strength: int) -> tuple[Category, tuple[Rank, ...]]:
    """A high strength's category and ranks, as `High` has them."""
    category, places = _unfold(strength)
    return category, tuple([_RANKS[place] for place in places])


def low_words(strength: int) -> tuple[Category, tuple[Rank, ...]]:
    """A low strength's category and ranks, as `Low` has them. Raises `ValueError` for 0, which is none."""
    if not strength:
        raise ValueError("strength: 0; that is no low at all")
    category, places = _unfold(LIMIT - strength)
    return category, tuple([_RANKS[place - 1] for place in places])


def _unfold(code: int) -> tuple[Category, tuple[int, ...]]:
    """The places 0 to 12 of the ranks, most important first; see `doorcard.odds.build` for the folding."""
    category, index = _CATEGORIES[code >> 12], code & 0xFFF
    match category:
        case Category.PAIR:
            return category, (index // 286, *_sets(3)[index % 286])
        case Category.TWO_PAIR:
            return category, (*_sets(2)[index // 13], index % 13)
        case Category.THREE_OF_A_KIND:
            return category, (index // 78, *_sets(2)[index % 78])
        case Category.FULL_HOUSE | Category.FOUR_OF_A_KIND:
            return category, divmod(index, 16)
        case Category.HIGH_CARD | Category.FLUSH if index < len(_sets(5)):
            return category, _sets(5)[index]
        case Category.FLUSH:
            return category, _aces(index - len(_sets(5)))
        case _:
            return category, (index,)


def _aces(index: int) -> tuple[int, ...]:
    """The places of a flush with two aces or more, as wild cards make it in some houses."""
    aces = 2
    while index >= comb(12, 5 - aces):
        index -= comb(12, 5 - aces)
        aces += 1
    return (12,) * aces + colex(index, 5 - aces)


@cache
def _sets(size: int) -> tuple[tuple[int, ...], ...]:
    """All sets of `size` of the thirteen places, in colexicographic order."""
    return tuple([colex(index, size) for index in range(comb(13, size))])


def colex(index: int, size: int) -> tuple[int, ...]:
    """The set of `size` numbers at `index` in colexicographic order, greatest first."""
    numbers: list[int] = []
    for left in range(size, 0, -1):
        number = next(one for one in range(left - 1, 64) if comb(one + 1, left) > index)
        numbers.append(number)
        index -= comb(number, left)
    return tuple(numbers)
