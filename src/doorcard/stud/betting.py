"""A betting round: how large a wager may be, what one does to the round, when the round is over."""

from msgspec.structs import replace

from doorcard.stud.hand import Betting, BringInOwed, Hand, Player
from doorcard.stud.house import FixedLimit

__all__ = ["may_raise", "owed_bring_in", "round_over", "spans", "unmatched", "wager"]


def spans(hand: Hand, phase: Betting) -> tuple[tuple[int, int], ...]:
    """The sizes a full bet or raise may have now, each `(low, high)`, minor units, both included.

    Fixed limit: the street's bet alone, or with an open pair the small and the big one until a big
    one has gone in. Spread limit: from the last bet or raise, at least the low, to the high
    (rules.md 4.3).
    """
    limit = hand.stakes.limit
    if not isinstance(limit, FixedLimit):
        return ((max(limit.low, phase.step), limit.high),)
    if hand.round.level == "big":
        return ((limit.big, limit.big),)
    if not phase.open_pair or limit.small == limit.big:
        return ((limit.small, limit.small),)
    both = ((limit.small, limit.small), (limit.big, limit.big))
    return both[1:] if phase.step > limit.small else both


def may_raise(hand: Hand, phase: Betting, player: Player) -> bool:
    """Whether the player may bet or raise at all: not closed to him, the cap not reached, somebody to answer."""
    if player.seat in phase.closed or player.wager + player.stack <= phase.to:
        return False
    if phase.bets > hand.house.raises and (hand.house.cap_heads_up or _live(hand) > 2):
        return False
    return any([other.able for other in hand.players if other is not player])


def _live(hand: Hand) -> int:
    return sum([player.live for player in hand.players])


def wager(hand: Hand, seat: int, to: int) -> Hand:
    """The round after `seat` has wagered more than was to be called; the chips are already in.

    A full bet, or an all-in one of at least half (`house.reopen`), counts for the cap and reopens
    the betting. A smaller one does neither: who has acted may only call or fold (RRoP, 50% rule).
    """
    phase = hand.phase
    if isinstance(phase, BringInOwed):
        phase = Betting(phase.queue, opener=seat)
    if not isinstance(phase, Betting):
        return hand
    size = to - phase.base
    full = spans(hand, phase)[0][0]
    others = [player for player in hand.after(seat) if player.able]
    raised = replace(hand, aggressor=seat)
    if size >= full or (hand.house.reopen == "half" and 2 * size >= full):
        return replace(
            raised,
            phase=replace(
                phase,
                queue=tuple([player.seat for player in others]),
                to=to,
                base=to,
                step=size if size >= full else phase.step,
                bets=phase.bets + 1,
                closed=(),
                aggressor=seat,
            ),
        )
    closed = [one.seat for one in others if one.seat not in phase.queue or one.seat in phase.closed]
    return replace(
        raised,
        phase=replace(
            phase,
            queue=tuple([player.seat for player in others]),
            to=to,
            closed=tuple(closed),
            aggressor=seat,
        ),
    )


def owed_bring_in(hand: Hand, seat: int, to: int) -> Hand:
    """The round after `seat` has posted the bring-in, in whole or all-in for less.

    The others call the full bring-in (`short_bring_in_call`). In fixed limit it is no bet, so the
    completion is measured from nothing; in spread limit a raise is measured from it.
    """
    phase = hand.phase
    if not isinstance(phase, BringInOwed):
        return hand
    price = max(to, hand.stakes.bring_in) if hand.house.short_bring_in_call == "full" else to
    fixed = isinstance(hand.stakes.limit, FixedLimit)
    return replace(
        hand,
        aggressor=seat,
        phase=Betting(
            tuple([one for one in phase.queue if one != seat]),
            opener=seat,
            to=price,
            base=0 if fixed else price,
            step=0 if fixed else price,
        ),
    )


def round_over(hand: Hand, phase: Betting) -> bool:
    """Whether nobody is left to act, or the only one who could has nothing to call and nobody to bet against."""
    if not phase.queue or _live(hand) == 1:
        return True
    able = [player for player in hand.players if player.able]
    return len(able) == 1 and able[0].wager >= phase.to


def unmatched(hand: Hand) -> tuple[Player, int] | None:
    """The bettor whose last chips nobody called, and how many; None when all are matched."""
    most, second = sorted(hand.players, key=_paid, reverse=True)[:2]
    return (most, most.paid - second.paid) if most.paid > second.paid else None


def _paid(player: Player) -> int:
    return player.paid
