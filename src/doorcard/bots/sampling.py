"""What a hand may become: each player's unknown cards drawn at random, and the chance to take the pot.

Every player's holding is finished on its own many times, from the cards nobody has seen, and the
finished values are then compared all against all: far less noise for the same work than dealing the
whole table each time. Cards folded face up are dead and are never drawn.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from random import Random

from msgspec import Struct

from doorcard.bots.quick import codes, score
from doorcard.cards import DECK, Card
from doorcard.hands import Wild
from doorcard.stud import Hand, Player

__all__ = ["Finishes", "equity", "finish", "unseen", "worlds"]


class Finishes(Struct, frozen=True):
    """How a holding may end: for each share of the game its sampled scores, the best last.

    A sample with no claim to the share has no score, so a share may have fewer than `count`.
    """

    count: int
    scores: tuple[list[int], ...]

    def below(self, share: int, score: int) -> float:
        """The chance, 0 to 1, that this holding does not beat `score`; a tie is half of one."""
        scores = self.scores[share]
        beaten = bisect_left(scores, score)
        tied = bisect_right(scores, score) - beaten
        return (self.count - len(scores) + beaten + tied / 2) / self.count

    def none(self, share: int) -> float:
        """The chance, 0 to 1, that the holding has no claim to the share."""
        return 1 - len(self.scores[share]) / self.count


def unseen(hand: Hand) -> list[Card]:
    """The cards that no one at this table has turned up and the viewer does not hold, in the deck's order."""
    seen = {*hand.faceup, *hand.community}
    for player in hand.players:
        seen.update(player.down)
        seen.update(player.up)
    return [card for card in DECK if card not in seen]


def worlds(hand: Hand, stub: Sequence[Card], rng: Random) -> tuple[tuple[Wild, float], ...]:
    """What may be wild at the end, each with its chance: more than one only where upcards still decide it."""
    rule = hand.variant.wild
    if rule is None or rule.follow is None or not stub:
        return ((hand.wild, 1.0),)
    live = sum([player.live for player in hand.players])
    coming = live * sum([street.up + street.turn for street in hand.variant.streets[hand.street + 1 :]])
    leaders = sum([card.rank == rule.follow for card in stub])
    last = hand.faceup[-1] if hand.faceup else None
    armed = last is not None and last.rank == rule.follow
    stay = (1 - leaders / len(stub)) ** coming if coming else 1.0
    if armed and coming:
        stay = 0.0
    if stay > 0.97:
        return ((hand.wild, 1.0),)
    drawn = [rng.choice(stub).rank for _ in range(2)]
    cards = frozenset(rule.cards)
    others = [(Wild(frozenset({*rule.ranks, rule.follow, rank}), cards), (1 - stay) / 2) for rank in drawn]
    return ((hand.wild, stay), *others) if stay > 0.03 else tuple(others)


def finish(hand: Hand, player: Player, stub: Sequence[Card], wild: Wild, count: int, rng: Random) -> Finishes:
    """`count` ways the holding may end, its unknown and coming cards drawn from `stub`."""
    down = [card for card in player.down if card is not None]
    open_cards = [card for card in (*player.up, *hand.community) if card is not None]
    later = hand.variant.streets[hand.street + 1 :]
    hidden = len(player.down) - len(down) + sum([street.down for street in later])
    backs = len(player.up) + len(hand.community) - len(open_cards)
    draw = min(len(stub), hidden + backs + sum([street.up for street in later]))
    known = down + open_cards
    code = codes(wild)
    value, random = code.__getitem__, rng.random
    base = sum(map(value, known))
    shares = [(share, list[int]()) for share in hand.variant.shares]
    deck = list(stub)
    at, step = (
        len(deck),
        (draw + 1) // 2,
    )  # draws that overlap a little are as fair, and shuffle half as often
    for _ in range(count if draw else 1):
        if at + draw > len(deck):
            deck.sort(key=lambda _: random())
            at = 0
        drawn = deck[at : at + draw]
        at += step
        held = sum(map(value, drawn), base)
        for share, into in shares:
            found = score(share, held, known + drawn, down + drawn[:hidden], wild, hand.house)
            if found is not None:
                into.append(found)
    for _, into in shares:
        into.sort()
    return Finishes(count if draw else 1, tuple([into for _, into in shares]))


def equity(mine: Finishes, others: Sequence[tuple[Finishes, float]]) -> float:
    """The part of the pot to expect, 0 to 1.

    `others` come each with a heat: 1 plays any cards, more has shown strength, below 1 may yet fold.
    The chance to beat somebody is raised to the power of his heat.
    """
    wins = [_wins(mine, others, share) for share in range(len(mine.scores))]
    if len(wins) == 1:
        return wins[0]
    claimed = []
    for share in range(len(wins)):
        nobody = mine.none(share)
        for other, heat in others:
            nobody *= other.none(share) ** min(1.0, heat)
        claimed.append(1 - nobody)
    return sum([win * _part(claimed[:at] + claimed[at + 1 :]) for at, win in enumerate(wins)])


def _wins(mine: Finishes, others: Sequence[tuple[Finishes, float]], share: int) -> float:
    total = 0.0
    for one in mine.scores[share]:
        chance = 1.0
        for other, heat in others:
            below = other.below(share, one)
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
