"""What a `.hand` file can say of a hand: each statement is a check of the state or of what just happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from doorcard.cards import show_cards
from doorcard.hands import Wild
from doorcard.i18n.hands import in_words, rank_name
from doorcard.stud import Offer, options, pots, to_act
from doorcard.stud import events as e
from tests.kit.handfile import say_money

if TYPE_CHECKING:
    from tests.kit.replay import Follower

__all__ = ["STATEMENTS", "say_offers"]

VERBS = {"bring_in": "bring in", "complete": "complete to", "raise": "raise to"}
REASONS = {
    "lowest_card": "lowest card",
    "highest_card": "highest card",
    "best_board": "best board",
    "lowest_board": "lowest board",
    "left": "next to the left",
}


def say_offers(offers: tuple[Offer, ...]) -> str:
    """The offers in words: "fold, call 0.50, complete to 2.00", "bet 1.00 to 10.00", "turn As or Kd"."""
    said = []
    for offer in offers:
        verb = VERBS.get(offer.verb, offer.verb)
        if offer.verb == "turn":
            said.append("turn " + " or ".join(offer.cards))
        elif offer.high:
            span = "" if offer.low == offer.high else f" up to {say_money(offer.high)}"
            said.append(f"{verb} {say_money(offer.low)}{span}")
        else:
            said.append(verb)
    return ", ".join(said)


def _names(at: Follower, seats: tuple[int, ...]) -> str:
    return ", ".join(at.names[seat] for seat in seats) or "nobody"


def _wild(wild: Wild) -> str:
    ranks = [rank_name(rank, "en", plural=True) for rank in sorted(wild.ranks, reverse=True)]
    return ", ".join([*ranks, *sorted(wild.cards)]) or "none"


def _amounts(at: Follower, amounts: dict[int, int]) -> str:
    return (
        ", ".join(f"{at.names[seat]} {say_money(amounts[seat])}" for seat in at.names if seat in amounts)
        or "nobody"
    )


def to_act_now(at: Follower) -> str:
    """to act: Ana — or nobody, or several while cards to turn are chosen."""
    return _names(at, to_act(at.hand))


def offers(at: Follower) -> str:
    """offers: exactly what the one to act may do."""
    found = options(at.hand)
    return "nothing" if found is None else say_offers(found.offers)


def pot(at: Follower) -> str:
    """pot: 3.20 — the chips in the middle, bets of this street too."""
    return say_money(at.hand.pot)


def each_pot(at: Follower) -> str:
    """pots: main 3.00 Ana Bruno; side 2.00 Bruno."""
    names = ["main", *[f"side {nth}" for nth in range(1, 9)]]
    made = pots(at.hand.players)
    return "; ".join(
        f"{name} {say_money(one.amount)} {' '.join(at.names[seat] for seat in one.seats)}"
        for name, one in zip(names, made, strict=False)
    )


def returned(at: Follower) -> str:
    """returned: Ana 2.00 — chips nobody called, given back just now."""
    return _amounts(at, {fact.seat: fact.amount for fact in at.just(e.Returned)})


def antes(at: Follower) -> str:
    """antes: Ana 0.40, Bruno 0.10."""
    return _amounts(at, {fact.seat: fact.amount for fact in at.all(e.AntePosted)})


def opens(at: Follower) -> str:
    """opens: Ana, lowest card, by suit, past Bruno, open pair — who opened the round, and why."""
    fact = at.all(e.RoundOpened)[-1]
    tied = [f"by {fact.tied}"] if fact.tied else []
    passed = ["past " + " and ".join(at.names[seat] for seat in fact.passed)] if fact.passed else []
    pair = ["open pair"] if fact.open_pair else []
    return ", ".join([at.names[fact.seat], REASONS[fact.reason], *tied, *passed, *pair])


def rounds(at: Follower) -> str:
    """betting rounds so far: 4."""
    return str(len(at.all(e.RoundOpened)))


def wild(at: Follower) -> str:
    """wild: queens, sevens — what is wild now."""
    return _wild(at.hand.wild)


def named(at: Follower) -> str:
    """named: queens, fives; queens, deuces — every change of the wild cards told just now."""
    return "; ".join(_wild(fact.wild) for fact in at.just(e.WildsNamed)) or "nothing"


def earns(at: Follower) -> str:
    """earns: Ana, Ana — who got extra cards just now."""
    return ", ".join(at.names[fact.seat] for fact in at.just(e.ExtraEarned)) or "nobody"


def dealt_from(at: Follower) -> str:
    """dealt from: stub, burns or community — where the latest street's cards came from."""
    return at.all(e.StreetBegan)[-1].source


def holds(at: Follower) -> str:
    """holding: Ana As Kd / 2s 3h; Bruno … — each live player's down cards / upcards."""
    return "; ".join(
        f"{at.names[player.seat]} {_spaced(player.down)} / {_spaced(player.up)}".strip()
        for player in at.hand.players
        if player.live
    )


def _spaced(cards: tuple[object, ...]) -> str:
    return " ".join("??" if card is None else str(card) for card in cards)


def showdown(at: Follower) -> str:
    """showdown: Ana, Bruno — the order in which hands are shown; `, all shown` when nobody may muck."""
    fact = at.all(e.ShowdownOpened)[-1]
    return _names(at, fact.order) + (", all shown" if fact.all else "")


def shown(at: Follower) -> str:
    """shown: each hand face up so far, in the order shown: Ana flush, ace high / no; Bruno …"""
    return (
        "; ".join(
            f"{at.names[fact.seat]} "
            + " / ".join("no" if value is None else in_words(value, "en") for value in fact.values)
            for fact in at.all(e.Shown)
        )
        or "nothing"
    )


def mucked(at: Follower) -> str:
    """mucked: Bruno — who gave a hand back unseen."""
    return ", ".join(at.names[fact.seat] for fact in at.all(e.Mucked)) or "nobody"


def wins(at: Follower) -> str:
    """wins: Ana 6.00, Bruno 3.00 — all that each has been pushed, in dealing order."""
    total: Counter[int] = Counter()
    for fact in at.all(e.Awarded):
        total[fact.seat] += fact.amount
    return _amounts(at, dict(total))


def awards(at: Follower) -> str:
    """awards: main high Ana 3.00; main low Bruno 3.00 — every push: from which pot, for which share."""
    shares = [type(share).__name__.removesuffix("Share").lower() for share in at.hand.variant.shares]
    said = []
    for fact in at.all(e.Awarded):
        name = f"side {fact.pot}" if fact.pot else "main"
        share = "" if fact.share is None else f" {shares[fact.share]}"
        said.append(f"{name}{share} {at.names[fact.seat]} {say_money(fact.amount)}")
    return "; ".join(said)


def revealed(at: Follower) -> str:
    """revealed: Bruno 2c 3d 9h — live hands mucked, for the record; or nobody."""
    return (
        "; ".join(
            f"{at.names[live.seat]} {' '.join(str(card) for card in live.down)}"
            for fact in at.all(e.LiveHandsRevealed)
            for live in fact.hands
        )
        or "nobody"
    )


def stacks(at: Follower) -> str:
    """stacks: Ana 101.00, Bruno 99.00 — everybody's chips now."""
    return _amounts(at, {player.seat: player.stack for player in at.hand.players})


def middle(at: Follower) -> str:
    """shared: Qh — the cards face up in the middle."""
    return show_cards(at.hand.community) or "nothing"


STATEMENTS: dict[str, Callable[[Follower], str]] = {
    "to act": to_act_now,
    "offers": offers,
    "pot": pot,
    "pots": each_pot,
    "returned": returned,
    "antes": antes,
    "opens": opens,
    "rounds": rounds,
    "wild": wild,
    "named": named,
    "earns": earns,
    "dealt from": dealt_from,
    "holding": holds,
    "shared": middle,
    "showdown": showdown,
    "shown": shown,
    "mucked": mucked,
    "wins": wins,
    "awards": awards,
    "revealed": revealed,
    "stacks": stacks,
}
"""Every statement by the word before its colon. `refused: Ana checks` is the one besides."""
