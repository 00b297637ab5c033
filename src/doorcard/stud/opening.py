"""Who acts first in a round, and why (rules.md 4.1, 4.2, 11)."""

from collections.abc import Callable

from doorcard.cards import Card, Rank
from doorcard.hands import NO_WILDS, board_high, board_low, has_open_pair
from doorcard.stud.events import RoundOpened
from doorcard.stud.hand import Hand, Player

__all__ = ["door_card", "open_round"]

Key = Callable[[Player], tuple[int, ...]]


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
    seat, reason = owes.seat, "highest_card" if low else "lowest_card"
    if not owes.able:
        seat = next(player.seat for player in hand.after(owes.seat) if player.able)
        passed, reason = (owes.seat,), "left"
    return RoundOpened(
        seat=seat,
        reason=reason,  # type: ignore[arg-type]
        tied=None if len(tied) == 1 else "suit" if by_suit else "position",
        passed=passed,
        bring_in=True,
    )


def _best_board(hand: Hand) -> RoundOpened:
    low = hand.variant.boards == "low"
    rank = board_low if low else board_high
    wild = hand.wild if hand.house.wild.wild_boards_count else NO_WILDS
    boards = {
        player.seat: rank([card for card in player.up if card is not None], wild)
        for player in hand.players
        if player.live
    }
    by_suit = hand.house.tied_boards == "suit" and hand.street > 0

    def claim(player: Player) -> tuple[tuple[int, ...], int]:
        suits = max([card.order for card in player.up if card is not None], default=0) if by_suit else 0
        return boards[player.seat], suits

    live = [player for player in hand.players if player.live]
    best = max(live, key=claim)
    asked = live if hand.house.all_in_opener == "next_left" else [player for player in live if player.able]
    first = max(asked, key=claim)
    tied = [player for player in asked if boards[player.seat] == boards[first.seat]]
    passed = tuple([p.seat for p in live if not p.able and _before(hand, claim, p, first)])
    seat, reason = first.seat, "lowest_board" if low else "best_board"
    if not first.able:
        seat = next(player.seat for player in hand.after(best.seat) if player.able)
        passed, reason = (best.seat,), "left"
    return RoundOpened(
        seat=seat,
        reason=reason,  # type: ignore[arg-type]
        tied=None if len(tied) == 1 else "suit" if by_suit else "position",
        passed=passed,
        open_pair=_open_pair(hand),
    )


def _before(
    hand: Hand, claim: Callable[[Player], tuple[tuple[int, ...], int]], one: Player, other: Player
) -> bool:
    """Whether `one` would act before `other`: a better board, or an equal one nearer the dealer's left."""
    mine, his = claim(one), claim(other)
    return mine > his or (mine == his and hand.place(one.seat) < hand.place(other.seat))


def _open_pair(hand: Hand) -> bool:
    """Whether a board shows a pair where this street, this house and this kind of game let it count."""
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
