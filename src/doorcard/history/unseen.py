"""Hands shown with some of their cards unknown: whether any cards in their place give the record's result.

Down cards change nothing before the showdown, so no action is replayed: what counts is how the hands
compare, for each share of each pot.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import chain, combinations, product
from math import prod

from doorcard.cards import DECK, Card
from doorcard.hands.tables import high_strength, low_strength
from doorcard.history.result import Paid
from doorcard.stud import Hand, Player, pots
from doorcard.stud.variant import LowShare

__all__ = ["could_be", "unseen"]

Strengths = tuple[int, ...]
"""What a hand is worth for each share of the game, more is better; 0: no claim to it."""

Ways = Mapping[Strengths, Sequence[int]]
"""Each strength a hand can have, and the sets of cards, as bits, that give it."""

Winners = tuple[tuple[int, ...], ...]
"""Who wins each share of each pot, pot by pot."""

Fits = Callable[[Paid], bool]

EFFORT = 60_000
"""So many ways to set several unknown hands against each other are tried at most: about a second."""


def unseen(hand: Hand, shown: Collection[int]) -> tuple[int, ...]:
    """The seats that may have won with cards nobody knows: hands `shown` in part.

    Where nobody at the showdown was seen at all, each of them: one of them did win.
    """
    live = [player for player in hand.players if not player.folded]
    dark = [player.seat for player in live if None in player.down]
    if len(live) < 2:
        return ()
    if len(dark) == len(live) and not any(seat in shown for seat in dark):
        return tuple(dark)
    return tuple([seat for seat in dark if seat in shown])


def could_be(hand: Hand, seats: Sequence[int], known: Collection[Card | None], fits: Fits) -> bool:
    """Whether the unknown cards of `seats` could be such that what the pots pay `fits`.

    `known`: the cards that are somebody's. False only when it is certain: first each pot is judged
    on its own, without a thought for one card in two hands; then, where the ways are not too many,
    all hands are set against each other with cards of their own.
    """
    left = [card for card in DECK if card not in known]
    ways = {player.seat: _ways(hand, player, left, seats) for player in hand.players if not player.folded}
    shares = [(pot.amount, pot.seats, share) for pot in pots(hand.players) for share in range(_count(hand))]
    judge = Judge(hand, fits)
    spare = EFFORT
    possible = [list(_winners(contenders, share, ways)) for _, contenders, share in shares]
    if prod(map(len, possible)) <= EFFORT and not any(map(judge, product(*possible))):
        return False
    dark = [list(_from_both_ends(ways[seat])) for seat in seats]
    if prod(map(len, dark)) > EFFORT:
        return True
    fixed = {seat: next(iter(way)) for seat, way in ways.items() if seat not in seats}
    for strengths in product(*dark):
        held = fixed | dict(zip(seats, strengths, strict=True))
        won = tuple([_best(contenders, share, held) for _, contenders, share in shares])
        if not judge(won):
            continue
        apart = Apart(spare)
        if apart.found([ways[seat][held[seat]] for seat in seats]):
            return True
        spare = apart.spare
        if not spare:
            return True
    return False


def _count(hand: Hand) -> int:
    return len(hand.variant.shares)


def _ways(hand: Hand, player: Player, left: Sequence[Card], seats: Sequence[int]) -> Ways:
    """Every strength the hand can have; a hand mucked unseen has no claim to anything."""
    down = [card for card in player.down if card is not None]
    held = [card for card in (*down, *player.up, *hand.community) if card is not None]
    missing = player.down.count(None)
    if missing and player.seat not in seats:
        return {(0,) * _count(hand): (0,)}
    ways: dict[Strengths, list[int]] = {}
    for cards in combinations(left, missing):
        bits = sum([1 << card.order for card in cards])
        ways.setdefault(_strengths(hand, (*held, *cards)), []).append(bits)
    return ways


def _strengths(hand: Hand, cards: Sequence[Card]) -> Strengths:
    return tuple(
        [
            low_strength(cards, at_most=share.at_most)
            if isinstance(share, LowShare)
            else high_strength(cards)
            for share in hand.variant.shares
        ]
    )


def _winners(contenders: Sequence[int], share: int, ways: Mapping[int, Ways]) -> Iterator[tuple[int, ...]]:
    """The players who could share in this, each group of them once; none where nobody need qualify."""
    values = {seat: {strengths[share] for strengths in ways[seat]} for seat in contenders}
    if all(0 in some for some in values.values()):
        yield ()
    for group in chain.from_iterable(
        combinations(contenders, size) for size in range(1, len(contenders) + 1)
    ):
        common = set.intersection(*(values[seat] for seat in group)) - {0}
        others = max([min(values[seat]) for seat in contenders if seat not in group], default=0)
        if common and max(common) > others:
            yield group


def _best(contenders: Sequence[int], share: int, held: Mapping[int, Strengths]) -> tuple[int, ...]:
    best = max([held[seat][share] for seat in contenders])
    return tuple([seat for seat in contenders if held[seat][share] == best]) if best else ()


def _from_both_ends(ways: Ways) -> Iterator[Strengths]:
    """The best hand, the worst, the second best …: the ends decide most hands."""
    ranked = sorted(ways, reverse=True)
    for at in range(len(ranked)):
        yield ranked[at // 2] if at % 2 == 0 else ranked[-1 - at // 2]


class Judge:
    """Whether the pots, so won, pay what `fits`; each way to win them is judged once."""

    def __init__(self, hand: Hand, fits: Fits) -> None:
        self.pots = pots(hand.players)
        self.order = hand.order
        self.shares = _count(hand)
        self.fits = fits
        self.before: dict[Winners, bool] = {}

    def __call__(self, won: Winners) -> bool:
        if won not in self.before:
            self.before[won] = self.fits(self._paid(won))
        return self.before[won]

    def _paid(self, won: Winners) -> Paid:
        sure = dict.fromkeys(self.order, 0)
        odd = dict.fromkeys(self.order, 0)
        for place, pot in enumerate(self.pots):
            taken = [group for group in won[place * self.shares : (place + 1) * self.shares] if group]
            if len(pot.seats) == 1 or not taken:
                taken = [pot.seats]
            each, left = divmod(pot.amount, len(taken))
            for at, group in enumerate(taken):
                chips, over = divmod(each + (at < left), len(group))
                for seat in group:
                    sure[seat] += chips
                    odd[seat] += over > 0
        return Paid(tuple(sure.values()), tuple(odd.values()))


class Apart:
    """A search for cards of its own for each of several hands, `spare` steps long at most."""

    def __init__(self, spare: int) -> None:
        self.spare = spare

    def found(self, hands: Sequence[Sequence[int]], taken: int = 0) -> bool:
        """Whether there is a set of cards for each of `hands`, no card in two of them or in `taken`."""
        if not hands:
            return True
        for cards in hands[0]:
            if not self.spare:
                return False
            self.spare -= 1
            if not cards & taken and self.found(hands[1:], taken | cards):
                return True
        return False
