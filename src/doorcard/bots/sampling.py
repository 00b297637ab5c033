"""What a hand may become: each player's unknown cards drawn at random, and the chance to take the pot.

Every player's holding is finished on its own many times, from the cards nobody has seen, and the
finished values are then compared all against all: far less noise for the same work than dealing the
whole table each time. Cards folded face up are dead and are never drawn.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from random import Random
from typing import assert_never

from msgspec import Struct

from doorcard.cards import DECK, Card
from doorcard.hands import Wild, best_high, best_low, low_rank
from doorcard.stud import Hand, HouseRules, Player
from doorcard.stud.variant import HighShare, HoleShare, LowShare, Share

__all__ = ["Finishes", "equity", "finish", "unseen"]

Key = tuple[int, ...]


class Finishes(Struct, frozen=True):
    """How a holding may end: for each share of the game, its sampled keys, best last.

    A sample with no claim to the share has no key, so a share may have fewer than `count` keys.
    """

    count: int
    keys: tuple[tuple[Key, ...], ...]

    def below(self, share: int, key: Key) -> float:
        """The chance, 0 to 1, that this holding does not beat `key`; a tie is half of one."""
        keys = self.keys[share]
        beaten = bisect_left(keys, key)
        tied = bisect_right(keys, key) - beaten
        return (self.count - len(keys) + beaten + tied / 2) / self.count

    def none(self, share: int) -> float:
        """The chance, 0 to 1, that the holding has no claim to the share."""
        return 1 - len(self.keys[share]) / self.count


def unseen(hand: Hand) -> list[Card]:
    """The cards that no one at this table has turned up and the viewer does not hold, in the deck's order."""
    seen = {*hand.faceup, *hand.community}
    for player in hand.players:
        seen.update(player.down)
        seen.update(player.up)
    return [card for card in DECK if card not in seen]


def finish(hand: Hand, player: Player, stub: Sequence[Card], wild: Wild, count: int, rng: Random) -> Finishes:
    """`count` ways the holding may end, its unknown and coming cards drawn from `stub`."""
    down = [card for card in player.down if card is not None]
    shared = [card for card in (*player.up, *hand.community) if card is not None]
    later = hand.variant.streets[hand.street + 1 :]
    hidden = len(player.down) - len(down) + sum([street.down for street in later])
    draw = hidden + len(player.up) + len(hand.community) - len(shared) + sum([street.up for street in later])
    if not draw:
        count = 1
    keys: list[list[Key]] = [[] for _ in hand.variant.shares]
    deck = list(stub)
    at = len(deck)
    draw = min(draw, at)
    for _ in range(count):
        if at + draw > len(deck):
            rng.shuffle(deck)
            at = 0
        drawn = deck[at : at + draw]
        at += draw
        held = down + drawn[:hidden]
        cards = held + shared + drawn[hidden:]
        for share, into in zip(hand.variant.shares, keys, strict=True):
            key = _key(share, cards, held, wild, hand.house)
            if key is not None:
                into.append(key)
    return Finishes(count, tuple([tuple(sorted(each)) for each in keys]))


def equity(mine: Finishes, others: Sequence[tuple[Finishes, float]]) -> tuple[float, tuple[float, ...]]:
    """The part of the pot to expect, 0 to 1, and the chance to win each share outright.

    `others` come each with a heat: 1 plays any cards, more has shown strength, below 1 may yet fold.
    The chance to beat somebody is raised to the power of his heat.
    """
    wins = [_wins(mine, others, share) for share in range(len(mine.keys))]
    if len(wins) == 1:
        return wins[0], tuple(wins)
    claimed = []
    for share in range(len(wins)):
        nobody = mine.none(share)
        for other, heat in others:
            nobody *= other.none(share) ** min(1.0, heat)
        claimed.append(1 - nobody)
    total = sum([win * _part(claimed[:at] + claimed[at + 1 :]) for at, win in enumerate(wins)])
    return total, tuple(wins)


def _wins(mine: Finishes, others: Sequence[tuple[Finishes, float]], share: int) -> float:
    total = 0.0
    for key in mine.keys[share]:
        chance = 1.0
        for other, heat in others:
            below = other.below(share, key)
            chance *= below if heat == 1 else below**heat
        total += chance
    return total / mine.count


def _part(rest: list[float]) -> float:
    """The part of the pot a share is worth when each of the `rest` is claimed with its chance."""
    worth = [1.0]
    for chance in rest:
        worth = [
            (worth[at] if at < len(worth) else 0.0) * (1 - chance) + (worth[at - 1] * chance if at else 0.0)
            for at in range(len(worth) + 1)
        ]
    return sum([chance / (count + 1) for count, chance in enumerate(worth)])


def _key(share: Share, cards: list[Card], held: list[Card], wild: Wild, house: HouseRules) -> Key | None:
    match share:
        case HighShare():
            return best_high(cards, wild, house.wild).key
        case LowShare(at_most=at_most):
            low = best_low(cards, wild, at_most)
            return None if low is None else low.key
        case HoleShare(suit=suit, lowest=lowest):
            ranks = [card.rank for card in held if card.suit is suit]
            if not ranks:
                return None
            if not lowest:
                return (max(ranks),)
            if house.low_spade_ace == "low":
                return (-min([low_rank(rank) for rank in ranks]),)
            return (-min(ranks),)
        case _:
            assert_never(share)
