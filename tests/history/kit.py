"""Hands the engine played, written as another program would record them."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import dataclass

from doorcard.stud import Event, FixedLimit, Hand
from doorcard.stud import events as e
from tests.kit.deals import Deal, deals, play

RECORD = """\
variant = "F7S"
antes = [40, 40, 40]
bring_in = 50
small_bet = 200
big_bet = 400
starting_stacks = [5000, 5000, 5000]
actions = [
  "d dh p1 ????Kc", "d dh p2 ????9d", "d dh p3 ????2h",
  "p3 pb", "p1 cbr 200", "p2 f", "p3 cc",
  "d dh p1 4s", "d dh p3 5s",
  "p1 cbr 200", "p3 f",
]
"""
"""A hand as a record tells it, without its result: p1 wins 520 and has his last bet of 200 back."""
STACKS = "finishing_stacks = [5280, 4960, 4760]\n"
GAMES = {"stud": "F7S", "stud8": "F7S/8", "razz": "FR"}


@dataclass(frozen=True)
class Played:
    """A hand from its start to its end."""

    deal: Deal
    facts: tuple[Event, ...]
    hand: Hand

    @property
    def shared(self) -> bool:
        """Whether a card came to the middle."""
        return bool(self.hand.community)


def played(rng: random.Random, deal: Deal) -> Played:
    hand, facts = deal.started()
    for move in play(rng, deal, timeouts=0):
        hand = move.after
        facts += move.facts
    return Played(deal, facts, hand)


def hands(game: str, house: str, seed: int, count: int):
    """Random hands of fixed limit, each with the source it was drawn from."""
    from doorcard.stud import VARIANTS

    for rng, deal in deals(VARIANTS[game], house, seed, count):
        if isinstance(deal.stakes.limit, FixedLimit):
            yield rng, played(rng, deal)


def written(
    one: Played,
    seen: frozenset[int] = frozenset(),
    hidden: dict[int, int] | None = None,
    **changed: object,
) -> str:
    """The hand as a PHH file. Down cards are known of the places `seen` and of hands shown, save the
    last `hidden` of a place's; `changed` fields replace what is so, or with None leave the field out."""
    place = {seat: at for at, seat in enumerate(one.hand.order, 1)}
    limit = one.deal.stakes.limit
    assert isinstance(limit, FixedLimit)
    back, won = Counter[int](), Counter[int]()
    for fact in one.facts:
        if isinstance(fact, e.Returned):
            back[fact.seat] += fact.amount
        elif isinstance(fact, e.Awarded):
            won[fact.seat] += fact.amount
    fields: dict[str, object] = {
        "variant": GAMES[one.deal.variant.name],
        "antes": [min(one.deal.stakes.ante, seat.stack) for seat in one.deal.seats],
        "bring_in": one.deal.stakes.bring_in,
        "small_bet": limit.small,
        "big_bet": limit.big,
        "starting_stacks": [seat.stack for seat in one.deal.seats],
        "actions": _actions(one, place, seen, hidden or {}),
        "_house": one.deal.house.name,
        "finishing_stacks": [player.stack for player in one.hand.players],
        "winnings": [won[seat] for seat in one.hand.order],
        "returned": [won[seat] + back[seat] for seat in one.hand.order],
        "_rake": 0,
    }
    fields |= changed
    if fields["winnings"] == "returned":
        fields["winnings"] = fields["returned"]
    del fields["returned"]
    return "".join(f"{name} = {json.dumps(value)}\n" for name, value in fields.items() if value is not None)


def _actions(one: Played, place: dict[int, int], seen: frozenset[int], hidden: dict[int, int]) -> list[str]:
    actions: list[str] = []
    dealt: dict[int | None, list[str]] = {}

    def deal_now() -> None:
        for seat, cards in dealt.items():
            actions.append(
                f"d db {''.join(cards)}" if seat is None else f"d dh p{place[seat]} {''.join(cards)}"
            )
        dealt.clear()

    for fact in one.facts:
        match fact:
            case e.StreetBegan():
                deal_now()
            case e.Dealt(seat=seat, card=card, up=up):
                known = up or (place[seat] in seen and place[seat] not in hidden)
                dealt.setdefault(seat, []).append(str(card) if known else "??")
            case e.CommunityDealt(card=card):
                dealt.setdefault(None, []).append(str(card))
            case (
                e.Folded()
                | e.Checked()
                | e.Called()
                | e.BetMade()
                | e.Raised()
                | e.Completed()
                | e.BroughtIn()
            ):
                deal_now()
                actions.append(f"p{place[fact.seat]} {_verb(fact)}")
            case e.Shown(seat=seat):
                deal_now()
                player = one.hand.player(seat)
                down = [str(card) for card in player.down]
                for at in range(min(hidden.get(place[seat], 0), len(down))):
                    down[-1 - at] = "??"
                shown = (*down[:2], *map(str, player.up), *down[2:])
                actions.append(f"p{place[seat]} sm {''.join(shown)}")
            case e.Mucked(seat=seat):
                deal_now()
                actions.append(f"p{place[seat]} sm")
            case _:
                pass
    deal_now()
    return actions


def _verb(fact: Event) -> str:
    match fact:
        case e.Folded():
            return "f"
        case e.Checked() | e.Called():
            return "cc"
        case e.BroughtIn():
            return "pb"
        case e.BetMade(to=to) | e.Raised(to=to) | e.Completed(to=to):
            return f"cbr {to}"
    raise AssertionError(fact)
