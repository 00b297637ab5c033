"""A betting round: how large a wager may be, what one does to the round, when the round is over."""

from msgspec.structs import replace

from doorcard.stud import events as e
from doorcard.stud.hand import Betting, BringInOwed, Hand, Phase, Player
from doorcard.stud.house import FixedLimit, Limit
from doorcard.stud.variant import Level

__all__ = [
    "able_seats",
    "another_able",
    "brought_in",
    "contested",
    "round_over",
    "sizes",
    "unmatched",
    "wagered",
]


def sizes(limit: Limit, level: Level, step: int, pair: bool) -> tuple[tuple[int, int], ...]:
    """The sizes a full bet or raise may have, each `(low, high)`, minor units, both included.

    Fixed limit: the street's bet alone, or while a live player shows an open `pair` the small and
    the big one, until a full big one has gone in. Spread limit: from the last bet or raise (`step`), at
    least the low, to the high (rules.md 4.3).
    """
    least = least_full(limit, level, step)
    if not isinstance(limit, FixedLimit):
        return ((least, limit.high),)
    if pair and least < limit.big:
        return ((least, least), (limit.big, limit.big))
    return ((least, least),)


def least_full(limit: Limit, level: Level, step: int) -> int:
    """The smallest full bet or raise, after a last one of `step`, minor units (rules.md 4.3)."""
    if isinstance(limit, FixedLimit):
        return limit.big if level == "big" or step >= limit.big else limit.small
    return max(limit.low, step)


def another_able(hand: Hand, player: Player) -> bool:
    """Whether anybody but `player` can still act."""
    for other in hand.players:
        if other.stack and not other.folded and not other.timed_out and other is not player:
            return True
    return False


def able_seats(players: tuple[Player, ...]) -> tuple[int, ...]:
    """The seats of those who can still act (`Player.able`, written out: a call for each is dear)."""
    return tuple([p.seat for p in players if not p.folded and p.stack and not p.timed_out])


def contested(players: tuple[Player, ...]) -> bool:
    """Whether two players or more can still act, so that there can be betting."""
    able = 0
    for player in players:
        if not player.folded and player.stack and not player.timed_out:
            if able:
                return True
            able = 1
    return False


def wagered(hand: Hand, place: int, to: int) -> Phase:
    """The round of `hand` once the player at `place` wagers more than was to be called: `to` in all.

    A full bet, or an all-in one of at least half (`house.reopen`), counts for the cap and reopens
    the betting. A smaller one does neither: who has acted may only call or fold (RRoP, 50% rule).
    """
    phase = hand.phase
    if type(phase) is not Betting:
        if type(phase) is not BringInOwed:
            return phase
        phase = Betting(phase.queue, opener=hand.order[place])
    players = hand.players
    size = to - phase.base
    full = least_full(hand.stakes.limit, hand.variant.streets[hand.street].level, phase.step)
    others = able_seats(players[place + 1 :] + players[:place])
    seat = hand.order[place]
    if size >= full or (hand.house.reopen == "half" and 2 * size >= full):
        step = size if size >= full else phase.step
        return Betting(others, phase.opener, to, to, step, phase.bets + 1, (), phase.open_pair, seat)
    closed = tuple([one for one in others if one not in phase.queue or one in phase.closed])
    return replace(phase, queue=others, to=to, closed=closed, aggressor=seat)


def brought_in(hand: Hand, seat: int, to: int) -> Phase:
    """The round of `hand` once `seat` posts the bring-in, in whole or all-in for less.

    The others call the full bring-in (`short_bring_in_call`). In fixed limit it is no bet, so the
    completion is measured from nothing, unless it is as large as the small bet and so the first bet
    itself; in spread limit a raise is measured from it.
    """
    phase = hand.phase
    if not isinstance(phase, BringInOwed):
        return phase
    price = max(to, hand.stakes.bring_in) if hand.house.short_bring_in_call == "full" else to
    limit = hand.stakes.limit
    queue = tuple([one for one in phase.queue if one != seat])
    if isinstance(limit, FixedLimit) and price < limit.small:
        return Betting(queue, opener=seat, to=price)
    whole = isinstance(limit, FixedLimit)
    return Betting(queue, opener=seat, to=price, base=price, step=price, bets=int(whole))


def round_over(hand: Hand, phase: Betting) -> bool:
    """Whether the one player left to act has nothing to call and nobody to bet against."""
    first = hand.players[hand.order.index(phase.queue[0])]
    return first.wager >= phase.to and not another_able(hand, first)


def unmatched(hand: Hand) -> e.Returned | None:
    """The last chips of a bettor, which nobody called, on their way back; None when all are matched."""
    paid = [player.paid for player in hand.players]
    most = max(paid)
    if paid.count(most) > 1:
        return None
    return e.Returned(hand.order[paid.index(most)], most - sorted(paid)[-2])
