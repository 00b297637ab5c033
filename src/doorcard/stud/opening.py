"""Who acts first in a round, and why (rules.md 4.1, 4.2, 11)."""

from functools import cache
from operator import attrgetter
from typing import Literal

from doorcard.cards import DECK, Card, Rank
from doorcard.hands import NO_WILDS, board_high, board_low, has_open_pair
from doorcard.stud.events import RoundOpened
from doorcard.stud.hand import Hand, Player

__all__ = ["open_pair", "open_round"]

Claim = tuple[tuple[int, ...], int]
"""How strong a player's claim to act first is: by his upcards, then by suit, 0 where suits do not count.

Of equal claims the one first left of the dealer is the stronger, so the earlier one (rules.md 4.2).
"""


def open_round(hand: Hand) -> RoundOpened:
    """The fact that opens this street's betting; at least two players must be able to act.

    Raises `ValueError` naming the seat when an upcard of a live hand is not known.
    """
    house, low = hand.house, hand.variant.boards == "low"
    live = [player for player in hand.players if not player.folded]
    brings_in = hand.street == 0 and house.bring_in == "low_card"
    reason: Literal["highest_card", "lowest_card", "lowest_board", "best_board"]
    try:
        if brings_in:
            claim = _door_claims(low, house.bring_in_tie == "suit")
            claims = [claim[player.up[0]] for player in live]  # type: ignore[index]
            reason, left = "highest_card" if low else "lowest_card", house.low_card_all_in == "left"
        else:
            claims = _board_claims(hand, live, low)
            reason, left = "lowest_board" if low else "best_board", house.all_in_opener == "next_left"
    except (AttributeError, KeyError):
        _refuse_unknown(live)
        raise
    pair = not brings_in and open_pair(hand)
    first = claims.index(max(claims))
    opener = live[first]
    passed: tuple[int, ...] = ()
    if opener.timed_out or not opener.stack:
        if left:
            seat = next(player.seat for player in hand.after(live[first].seat) if player.able)
            return RoundOpened(seat, "left", None, (live[first].seat,), pair, brings_in)
        first, passed = _first_able(live, claims)
    best, suit = claims[first]
    tied: Literal["suit", "position"] | None = None
    if [cards for cards, _ in claims].count(best) > 1:
        tied = "suit" if suit else "position"
    return RoundOpened(live[first].seat, reason, tied, passed, pair, brings_in)


def _refuse_unknown(live: list[Player]) -> None:
    for player in live:
        if None in player.up:
            raise ValueError(
                f"seat: {player.seat} has an upcard nobody knows; who acts first goes by the upcards"
            ) from None


def _first_able(live: list[Player], claims: list[Claim]) -> tuple[int, tuple[int, ...]]:
    """Where the strongest claim of those who can act stands, and the seats of the stronger ones."""
    order = sorted(range(len(live)), key=claims.__getitem__, reverse=True)
    first = next(place for place in order if live[place].able)
    ahead = sorted(order[: order.index(first)])
    return first, tuple([live[place].seat for place in ahead])


@cache
def _door_claims(low: bool, by_suit: bool) -> dict[Card, Claim]:
    """Each door card's claim to the bring-in: the lowest rank and suit have it, the ace high.

    Where low boards act first the highest have it, the ace low.
    """
    sign = 1 if low else -1
    return {
        card: (
            (1 if low and card.rank == Rank.ACE else sign * card.rank,),
            sign * (card.suit + 1) if by_suit else 0,
        )
        for card in DECK
    }


def _board_claims(hand: Hand, live: list[Player], low: bool) -> list[Claim]:
    """Each board's claim: its rank, and in a tie its highest card's suit where the house asks for that."""
    rank = board_low if low else board_high
    house = hand.house
    wild = hand.wild if house.wild.wild_boards_count else NO_WILDS
    if house.tied_boards == "position" or hand.street == 0:
        return [(rank(player.up, wild), 0) for player in live]  # type: ignore[arg-type]
    highest = attrgetter("order")
    return [(rank(p.board, wild), 1 + max(map(highest, p.board), default=0)) for p in live]


_OPEN_PAIR_KINDS: dict[str, tuple[str, ...]] = {
    "off": (),
    "high": ("high",),
    "high_and_split": ("high", "split"),
}


def open_pair(hand: Hand) -> bool:
    """Whether a live player's board shows a pair, where street, house and kind of game let it count."""
    if not hand.variant.streets[hand.street].open_pair:
        return False
    if hand.variant.kind not in _OPEN_PAIR_KINDS[hand.house.open_pair]:
        return False
    wild = hand.wild if hand.house.wild.wild_boards_count else NO_WILDS
    return any([has_open_pair(player.board, wild) for player in hand.players if not player.folded])
