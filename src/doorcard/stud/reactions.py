"""What a card dealt up sets off: wild ranks that follow it, an extra card for its owner (rules.md 6)."""

from doorcard.cards import Rank
from doorcard.hands import Wild
from doorcard.stud.hand import Dealing, Hand

__all__ = ["earns_extra", "wilds_now"]


def wilds_now(hand: Hand) -> Wild:
    """The wild cards after the upcards so far.

    With a follow rank: that rank, and the rank of the card dealt up right after the last upcard of
    it. A new one ends the old rank's reign; one after another, the card after the last of them
    counts; one as the very last upcard leaves only its own rank.
    """
    rule = hand.variant.wild
    if rule is None or rule.follow is None:
        return hand.wild
    led: Rank | None = None
    armed = False
    for card in hand.faceup:
        if card is None:
            continue
        if card.rank == rule.follow:
            led, armed = None, True
        elif armed:
            led, armed = card.rank, False
    ranks = {*rule.ranks, rule.follow} | ({led} if led is not None else set())
    return Wild(ranks=frozenset(ranks), cards=frozenset(rule.cards))


def earns_extra(hand: Hand, phase: Dealing) -> bool:
    """Whether the upcard just dealt brings one more: the right rank, and a stub that can spare it.

    After the extra card the stub must still do for the rest of the street, and leave a shared card
    for every street after.
    """
    rule = hand.variant.extra
    last = hand.faceup[-1] if hand.faceup else None
    if rule is None or phase.fresh is None or last is None or last.rank != rule.rank:
        return False
    stub = len(hand.deck) - hand.dealt
    left = stub - 1 - len(phase.todo)
    enough = left + len(hand.burned) >= hand.variant.still_needed[hand.street]
    return left >= hand.house.keep_last_card and enough
