"""What a player's holding is worth for each share of the game."""

from doorcard.cards import Card
from doorcard.hands import HoleCard, Value, best_high, best_low
from doorcard.stud.hand import Hand, Player
from doorcard.stud.variant import HighShare, LowShare, Share

__all__ = ["known", "worth"]


def known(player: Player) -> bool:
    """Whether every card of the holding is known here."""
    return None not in player.down and None not in player.up


def worth(hand: Hand, player: Player) -> tuple[Value | None, ...]:
    """The value for each of the variant's shares, in order; None where the holding has no claim.

    Raises `ValueError` when a card of the holding is not known.
    """
    if not known(player):
        raise ValueError(f"seat: {player.seat}; the holding has cards nobody knows")
    held = (*player.down, *player.up, *hand.community)
    cards = [card for card in held if card is not None]
    return tuple([_share(hand, share, cards, player) for share in hand.variant.shares])


def _share(hand: Hand, share: Share, cards: list[Card], player: Player) -> Value | None:
    if isinstance(share, HighShare):
        return best_high(cards, hand.wild, hand.house.wild)
    if isinstance(share, LowShare):
        return best_low(cards, hand.wild, share.at_most)
    ace_low = share.lowest and hand.house.low_spade_ace == "low"
    down = [card for card in player.down if card is not None and card.suit == share.suit]
    return max(
        [HoleCard(card, ace_low, share.lowest) for card in down], key=lambda value: value.key, default=None
    )
