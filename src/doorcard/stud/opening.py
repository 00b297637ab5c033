"""Who acts first in a round, and why (rules.md 4.1, 4.2, 11)."""

from typing import Literal

from doorcard.cards import Rank
from doorcard.hands import NO_WILDS, board_high, board_low, has_open_pair
from doorcard.stud.events import RoundOpened
from doorcard.stud.hand import Hand, Player

__all__ = ["open_pair", "open_round"]


def open_round(hand: Hand) -> RoundOpened:
    """The fact that opens this street's betting; at least two players must be able to act.

    Raises `ValueError` naming the seat when an upcard of a live hand is not known.
    """
    for player in hand.players:
        if None in player.up and not player.folded:
            raise ValueError(
                f"seat: {player.seat} has an upcard nobody knows; who acts first goes by the upcards"
            )
    if hand.street == 0 and hand.house.bring_in == "low_card":
        return _bring_in(hand)
    return _best_board(hand)


def _bring_in(hand: Hand) -> RoundOpened:
    low = hand.variant.boards == "low"
    by_suit = hand.house.bring_in_tie == "suit"
    live = [player for player in hand.players if not player.folded]
    claims = _door_claims(live, low, by_suit)
    first = claims.index(max(claims))
    reason: Literal["highest_card", "lowest_card"] = "highest_card" if low else "lowest_card"
    passed: tuple[int, ...] = ()
    if not live[first].able:
        if hand.house.low_card_all_in == "left":
            owes = next(player.seat for player in hand.after(live[first].seat) if player.able)
            return RoundOpened(owes, "left", passed=(live[first].seat,), bring_in=True)
        first = max((place for place, player in enumerate(live) if player.able), key=claims.__getitem__)
        ahead = zip(live, claims, strict=True)
        passed = tuple([player.seat for player, claim in ahead if claim > claims[first]])
    alike = [claim for claim in claims if claim[0] == claims[first][0]]
    tied: Literal["suit", "position"] = "suit" if by_suit else "position"
    return RoundOpened(
        live[first].seat, reason, tied if len(alike) > 1 else None, passed=passed, bring_in=True
    )


def _door_claims(live: list[Player], low: bool, by_suit: bool) -> list[tuple[int, int, int]]:
    """How strong each player's claim to the bring-in is: his door card's rank, its suit or nothing, his place.

    The lowest rank and suit, the ace high; where low boards act first the highest, the ace low.
    """
    claims = []
    for place, player in enumerate(live):
        card = player.board[0]
        rank = (1 if card.rank == Rank.ACE else int(card.rank)) if low else -card.rank
        suit = (int(card.suit) if low else -card.suit) if by_suit else 0
        claims.append((rank, suit, -place))
    return claims


def _best_board(hand: Hand) -> RoundOpened:
    live = [player for player in hand.players if not player.folded]
    claims = _claims(hand, live)
    first = claims.index(max(claims))
    passed: tuple[int, ...] = ()
    if not live[first].able:
        if hand.house.all_in_opener == "next_left":
            return _left_of(hand, live[first])
        first = max((place for place, player in enumerate(live) if player.able), key=claims.__getitem__)
        ahead = zip(live, claims, strict=True)
        passed = tuple([player.seat for player, claim in ahead if claim > claims[first]])
    board, suit, _ = claims[first]
    alike = [claim for claim in claims if claim[0] == board]
    return RoundOpened(
        seat=live[first].seat,
        reason="lowest_board" if hand.variant.boards == "low" else "best_board",
        tied=None if len(alike) == 1 else "suit" if suit else "position",
        passed=passed,
        open_pair=open_pair(hand),
    )


def _left_of(hand: Hand, best: Player) -> RoundOpened:
    """The best board is all-in, and the house lets the next player to its left begin."""
    seat = next(player.seat for player in hand.after(best.seat) if player.able)
    return RoundOpened(seat, "left", passed=(best.seat,), open_pair=open_pair(hand))


def _claims(hand: Hand, live: list[Player]) -> list[tuple[tuple[int, ...], int, int]]:
    """How strong each player's claim to act first is: his board, its suit where the house asks, his place.

    Ties go to the first left of the dealer, so an earlier place is the stronger (rules.md 4.2).
    """
    rank = board_low if hand.variant.boards == "low" else board_high
    wild = hand.wild if hand.house.wild.wild_boards_count else NO_WILDS
    by_suit = hand.house.tied_boards == "suit" and hand.street > 0
    claims = []
    for place, player in enumerate(live):
        board = player.board
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
    return any(has_open_pair(player.board, wild) for player in hand.players if not player.folded)
