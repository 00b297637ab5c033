"""From cards to the numbers that kernels take: a card is its `order`, 0 to 51."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from doorcard.cards import DECK, Card, Rank
from doorcard.hands import Wild
from doorcard.hands.tables import worst_but
from doorcard.odds.spot import Spot
from doorcard.stud.house import HouseRules
from doorcard.stud.variant import HoleShare, LowShare, WildRule

__all__ = ["fixed_wild", "hole_worth", "least_low", "numbers", "rules_code", "wild_flags"]


def numbers(cards: Iterable[Card | None]) -> NDArray[np.int64]:
    """The cards' numbers, backs left out."""
    return np.array([card.order for card in cards if card is not None], np.int64)


def wild_flags(wild: Wild) -> NDArray[np.bool_]:
    """For each of the 52 cards, whether it is wild."""
    return np.array([wild.covers(card) for card in DECK], np.bool_)


def fixed_wild(spot: Spot) -> Wild | None:
    """The wild cards at the showdown, or None while upcards that may change them are still to come.

    The same reading of the upcards as `doorcard.stud.reactions`, in dealing order.
    """
    rule = spot.variant.wild
    if rule is None:
        return Wild()
    if rule.follow is None:
        return Wild(frozenset(rule.ranks), frozenset(rule.cards))
    if any(up or coming.street.turn for coming in spot.coming for _, up in coming.deals if not coming.shared):
        return None
    upcards = spot.faceup()
    if None in [card for _, _, card in upcards]:
        return None
    led: Rank | None = None
    armed = False
    for _, _, card in upcards:
        if card is not None and card.rank == rule.follow:
            led, armed = None, True
        elif armed and card is not None:
            led, armed = card.rank, False
    return _wild(rule, rule.follow, led)


def _wild(rule: WildRule, follow: Rank, led: Rank | None) -> Wild:
    ranks = {*rule.ranks, follow} | ({led} if led is not None else set())
    return Wild(frozenset(ranks), frozenset(rule.cards))


def rules_code(house: HouseRules) -> int:
    """The house's rules about wild cards as `kernels.finish.high_of` takes them."""
    return 5 * house.wild.double_ace_flush + 16 * house.wild.natural_beats_wild


def least_low(share: LowShare) -> int:
    """A low strength must be greater than this to win the share."""
    return 0 if share.at_most is None else worst_but(share.at_most)


def hole_worth(share: HoleShare, house: HouseRules) -> NDArray[np.int64]:
    """For each of the 52 cards, what it is worth for the hole-suit half: 1 to 13, or 0 in another suit."""
    worth = np.zeros(52, np.int64)
    ace_low = share.lowest and house.low_spade_ace == "low"
    for card in DECK:
        if card.suit == share.suit:
            place = (card.rank - 1) % 13 if ace_low else card.rank - 2
            worth[card.order] = 13 - place if share.lowest else place + 1
    return worth
