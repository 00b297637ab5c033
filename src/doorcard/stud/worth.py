"""What a player's holding is worth for each share of the game."""

from typing import assert_never

from doorcard.cards import Card
from doorcard.hands import HoleCard, Value, best_high, best_low
from doorcard.stud.hand import Hand, Player
from doorcard.stud.variant import HighShare, HoleShare, LowShare, Share

__all__ = ["known", "worth"]


def known(player: Player) -> bool:
    """Whether every card of the holding is known here."""
    return None not in player.down and None not in player.up


def worth(hand: Hand, player: Player) -> tuple[Value | None, ...]:
    """The value for each of the variant's shares, in order; None where the holding has no claim.

    Raises `ValueError` when a card of the holding is not known.
    """
    cards = [card for card in (*player.down, *player.up, *hand.community) if card is not None]
    if not known(player):
        raise ValueError(f"seat: {player.seat}; the holding has cards nobody knows")
    down = [card for card in player.down if card is not None]
    return tuple([_share(hand, share, cards, down) for share in hand.variant.shares])


def _share(hand: Hand, share: Share, cards: list[Card], down: list[Card]) -> Value | None:
    match share:
        case HighShare():
            return best_high(cards, hand.wild, hand.house.wild)
        case LowShare(at_most=at_most):
            return best_low(cards, hand.wild, at_most)
        case HoleShare(suit=suit, lowest=lowest):
            ace_low = lowest and hand.house.low_spade_ace == "low"
            held = [HoleCard(card, ace_low, lowest) for card in down if card.suit == suit]
            return max(held, key=lambda value: value.key, default=None)
        case _:
            assert_never(share)
