"""Whether to fold, call or raise, and how much: pot odds against the chance to take the pot."""

from random import Random

from doorcard.bots.reading import Spot, board
from doorcard.bots.temper import Temper
from doorcard.stud import Action, Bet, BringIn, Call, Check, Complete, Fold, Offer, Options, Raise
from doorcard.stud.hand import Betting

__all__ = ["wager"]

_SURE = 0.995
"""With this share of the pot or more there is nothing to fold to."""
_LOST = 0.005
"""With this share or less the boards already beat the hand, whatever comes."""


def wager(spot: Spot, offers: Options, share: float, temper: Temper, rng: Random) -> Action:
    """The action for an expected `share` of the pot, 0 to 1. Never folds what costs nothing, nor a sure winner."""
    seat = offers.seat
    verbs = {offer.verb for offer in offers.offers}
    sizes = [offer for offer in offers.offers if offer.verb in ("bet", "complete", "raise")]
    mood = share + rng.gauss(0, temper.wobble)
    if sizes and (_strong(spot, mood, temper, rng) or _steals(spot, mood, temper, rng)):
        return _sized(seat, sizes, spot, mood, rng)
    if "check" in verbs:
        return Check(seat)
    if "bring_in" in verbs:
        return BringIn(seat, next(offer.low for offer in offers.offers if offer.verb == "bring_in"))
    need = spot.need * (1 + temper.margin * spot.left)
    if share > _SURE or (share > _LOST and mood >= need):
        return Call(seat)
    return Fold(seat)


def _strong(spot: Spot, share: float, temper: Temper, rng: Random) -> bool:
    """Whether the hand is worth a bet or a raise: more than its even share against those who will pay."""
    phase = spot.hand.phase
    paying = 0.0
    for player in spot.others:
        waits = not isinstance(phase, Betting) or player.wager < phase.to
        paying += 0.45 if waits and player.able else 1.0
    even = 1 / (1 + max(1.0, paying))
    limit = even * (1 + temper.edge + 0.12 * spot.bets)
    return share > min(limit, 0.97) and rng.random() > 0.06


def _steals(spot: Spot, share: float, temper: Temper, rng: Random) -> bool:
    """Whether to bet without the hand for it: a scary board against few, and nobody has bet."""
    if spot.bets or len(spot.others) > 3:
        return False
    mine = board(spot.hand, spot.me)
    if any([board(spot.hand, player) >= mine for player in spot.others]):
        return False
    if spot.left == 0 and share > 0.25:
        return False
    return rng.random() < temper.bluff / len(spot.others)


def _sized(seat: int, sizes: list[Offer], spot: Spot, share: float, rng: Random) -> Action:
    """The bet itself: the larger the surer, and not so regular that it can be read."""
    sure = min(1.0, max(0.0, (share * (1 + len(spot.others)) - 1) / 1.1))
    pick = sizes[-1] if sure > 0.3 + 0.2 * rng.random() else sizes[0]
    to = pick.low
    if pick.high > pick.low:
        part = min(1.0, max(0.0, sure + rng.uniform(-0.2, 0.2)))
        to = _round(pick.low + round((pick.high - pick.low) * part), pick, _unit(spot))
    if pick.verb == "bet":
        return Bet(seat, to)
    return Complete(seat, to) if pick.verb == "complete" else Raise(seat, to)


def _round(to: int, offer: Offer, unit: int) -> int:
    """The amount as a person would say it: whole units where the offer has some, else as it is."""
    whole = to - to % unit
    if whole < offer.low:
        whole += unit
    return whole if whole <= offer.high else to


def _unit(spot: Spot) -> int:
    """The step of a spread bet: the smallest bet, so that amounts look like a person's."""
    limit = spot.hand.stakes.limit
    return max(1, getattr(limit, "low", 1))
