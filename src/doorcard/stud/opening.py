"""Who acts first in a round, and why (rules.md 4.1, 4.2, 11)."""

from typing import Literal

from doorcard.cards import Card, Rank
from doorcard.hands import NO_WILDS, board_high, board_low, has_open_pair
from doorcard.stud.events import RoundOpened
from doorcard.stud.hand import Hand, Player

__all__ = ["door_card", "open_pair", "open_round"]


def open_round(hand: Hand) -> RoundOpened:
    """The fact that opens this street's betting; at least two players must be able to act."""
    if hand.street == 0 and hand.house.bring_in == "low_card":
        return _bring_in(hand)
    return _best_board(hand)


def door_card(player: Player) -> Card:
    """The player's first upcard. Raises `ValueError` when it is not known."""
    card = player.up[0]
    if card is None:
        raise ValueError(f"seat: {player.seat}; the door card is not known")
    return card


def _bring_in(hand: Hand) -> RoundOpened:
    low = hand.variant.boards == "low"
    by_suit = hand.house.bring_in_tie == "suit"

    def door(player: Player) -> int:
        """The claim to the bring-in by rank, the bigger the stronger: in razz the king, else the deuce."""
        rank = door_card(player).rank
        return (1 if rank == Rank.ACE else rank) if low else -rank

    def suit(player: Player) -> int:
        return door_card(player).suit * (1 if low else -1)

    live = [player for player in hand.players if player.live]
    left = hand.house.low_card_all_in == "left"
    asked = live if left else [player for player in live if player.able]
    most = max([door(player) for player in asked])
    tied = [player for player in asked if door(player) == most]
    owes = max(tied, key=suit) if by_suit else tied[0]
    passed = tuple(
        [
            player.seat
            for player in live
            if player.all_in and not left and (door(player), suit(player)) > (most, suit(owes))
        ]
    )
    seat: int = owes.seat
    reason: Literal["highest_card", "lowest_card", "left"] = "highest_card" if low else "lowest_card"
    if not owes.able:
        seat = next(player.seat for player in hand.after(owes.seat) if player.able)
        passed, reason = (owes.seat,), "left"
    return RoundOpened(
        seat=seat,
        reason=reason,
        tied=None if len(tied) == 1 else "suit" if by_suit else "position",
        passed=passed,
        bring_in=True,
    )


def _best_board(hand: Hand) -> RoundOpened:
    low = hand.variant.boards == "low"
    live = [player for player in hand.players if player.live]
    claims = _claims(hand, live)
    best = first = claims.index(max(claims))
    passed: tuple[int, ...] = ()
    if not live[best].able and hand.house.all_in_opener == "next_best":
        first = max((place for place, player in enumerate(live) if player.able), key=claims.__getitem__)
        passed = tuple(
            [player.seat for player, claim in zip(live, claims, strict=True) if claim > claims[first]]
        )
    elif not live[best].able:
        seat = next(player.seat for player in hand.after(live[best].seat) if player.able)
        return RoundOpened(seat, "left", passed=(live[best].seat,), open_pair=open_pair(hand))
    boards = [claim[0] for claim in claims if claim[0] == claims[first][0]]
    return RoundOpened(
        seat=live[first].seat,
        reason="lowest_board" if low else "best_board",
        tied=None if len(boards) == 1 else "suit" if claims[first][1] else "position",
        passed=passed,
        open_pair=open_pair(hand),
    )


def _claims(hand: Hand, live: list[Player]) -> list[tuple[tuple[int, ...], int, int]]:
    """How strong each player's claim to act first is: his board, its suit where the house asks, his place.

    Ties go to the first left of the dealer, so an earlier place is the stronger (rules.md 4.2).
    """
    rank = board_low if hand.variant.boards == "low" else board_high
    wild = hand.wild if hand.house.wild.wild_boards_count else NO_WILDS
    by_suit = hand.house.tied_boards == "suit" and hand.street > 0
    claims = []
    for place, player in enumerate(live):
        board = [card for card in player.up if card is not None]
        suit = 1 + max([card.order for card in board], default=0) if by_suit else 0
        claims.append((rank(board, wild), suit, -place))
    return claims


def open_pair(hand: Hand) -> bool:
    """Whether a live player's board shows a pair, where street, house and kind of game let it count."""
    if not hand.round.open_pair:
        return False
    kinds = {"off": (), "high": ("high",), "high_and_split": ("high", "split")}[hand.house.open_pair]
    if hand.variant.kind not in kinds:
        return False
    wild = hand.wild if hand.house.wild.wild_boards_count else NO_WILDS
    return any(
        has_open_pair([card for card in player.up if card is not None], wild)
        for player in hand.players
        if player.live
    )
