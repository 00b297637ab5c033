"""Who acts first in a round, and why (rules.md 4.1, 4.2, 11)."""

from collections.abc import Callable, Sequence
from typing import Literal

from doorcard.cards import DECK, Card
from doorcard.hands import NO_WILDS, Category, Wild, board_high, board_low, low_rank
from doorcard.stud.events import RoundOpened
from doorcard.stud.hand import Hand, Player

__all__ = ["open_pair", "open_round"]

Tie = Literal["suit", "position"]

Claim = tuple[int, ...]
"""How strong a player's claim to act first is, by his upcards.

Of equal claims the one first left of the dealer is the stronger, so the earlier one, save where a
suit decides (rules.md 4.2).
"""


def open_round(hand: Hand) -> RoundOpened:
    """The fact that opens this street's betting; at least two players must be able to act.

    Raises `ValueError` naming the seat when an upcard of a live hand is not known.
    """
    house, low = hand.house, hand.variant.boards == "low"
    live = [player for player in hand.players if not player.folded]
    brings_in = hand.street == 0 and house.bring_in == "low_card"
    try:
        claims = (
            _door_claims(live, low) if brings_in else _boards(hand, live, board_low if low else board_high)
        )
    except (AttributeError, KeyError):
        _refuse_unknown(live)
        raise
    pair = not brings_in and open_pair(hand, None if low else claims)
    best = max(claims)
    first = claims.index(best)
    tied = None
    if claims.count(best) > 1:
        tied = _tie(hand, brings_in)
        first = _ranked(live, claims, tied, brings_in, low)[0]
    opener = live[first]
    passed: tuple[int, ...] = ()
    if opener.timed_out or not opener.stack:
        if (house.low_card_all_in == "left") if brings_in else (house.all_in_opener == "next_left"):
            seat = next(player.seat for player in hand.after(opener.seat) if player.able)
            return RoundOpened(seat, "left", None, (opener.seat,), pair, brings_in)
        tie = _tie(hand, brings_in)
        ranked = _ranked(live, claims, tie, brings_in, low)
        first = next(place for place in ranked if live[place].able)
        tied = tie if claims.count(claims[first]) > 1 else None
        passed = tuple([live[place].seat for place in sorted(ranked[: ranked.index(first)])])
    return RoundOpened(live[first].seat, _REASONS[brings_in, low], tied, passed, pair, brings_in)


_REASONS: dict[tuple[bool, bool], Literal["highest_card", "lowest_card", "lowest_board", "best_board"]] = {
    (True, False): "lowest_card",
    (True, True): "highest_card",
    (False, False): "best_board",
    (False, True): "lowest_board",
}


def _refuse_unknown(live: list[Player]) -> None:
    for player in live:
        if None in player.up:
            raise ValueError(
                f"seat: {player.seat} has an upcard nobody knows; who acts first goes by the upcards"
            ) from None


def _tie(hand: Hand, brings_in: bool) -> Tie:
    """What decides between equal claims. Before a second upcard only a bring-in goes by suits."""
    if brings_in:
        return hand.house.bring_in_tie
    return hand.house.tied_boards if hand.street else "position"


def _ranked(live: list[Player], claims: list[Claim], tie: Tie, brings_in: bool, low: bool) -> list[int]:
    """The places of the claims, the strongest first."""
    suits = [_suit(player, brings_in, low) if tie == "suit" else 0 for player in live]
    return sorted(range(len(live)), key=list(zip(claims, suits, strict=True)).__getitem__, reverse=True)


def _suit(player: Player, brings_in: bool, low: bool) -> int:
    """What counts between equal claims: the door card's suit as its rank does, or the board's highest card."""
    if not brings_in:
        return max(card.order for card in player.board)
    suit = player.board[0].suit
    return suit if low else -suit


def _door_claims(live: list[Player], low: bool) -> list[Claim]:
    """Each door card's claim to the bring-in: the lowest rank has it, the ace high.

    Where low boards act first the highest has it, the ace low.
    """
    claim = _DOORS[low]
    return [claim[player.up[0]] for player in live]  # type: ignore[index]


_DOORS: dict[bool, dict[Card, Claim]] = {
    False: {card: (-card.rank,) for card in DECK},
    True: {card: (low_rank(card.rank),) for card in DECK},
}


def _boards(hand: Hand, live: list[Player], rank: Callable[[Sequence[Card], Wild], Claim]) -> list[Claim]:
    """Each live board's key, wild cards wild there only where the house has them so."""
    wild = hand.wild if hand.house.wild.wild_boards_count else NO_WILDS
    return [rank(player.up, wild) for player in live]  # type: ignore[arg-type]


_OPEN_PAIR_KINDS: dict[str, tuple[str, ...]] = {
    "off": (),
    "high": ("high",),
    "high_and_split": ("high", "split"),
}


def open_pair(hand: Hand, boards: list[Claim] | None = None) -> bool:
    """Whether a live player's board shows a pair, where street, house and kind of game let it count.

    `boards`: the keys of all live boards as high ones, where they are known already.
    """
    if not hand.variant.streets[hand.street].open_pair:
        return False
    if hand.variant.kind not in _OPEN_PAIR_KINDS[hand.house.open_pair]:
        return False
    if boards is None:
        boards = _boards(hand, [player for player in hand.players if not player.folded], board_high)
    return any([board[0] >= Category.PAIR for board in boards])
