"""What a bot reads off the table: who is in, what it costs, what can be won, who has shown strength."""

from msgspec import Struct

from doorcard.hands import NO_WILDS, board_high, board_low
from doorcard.stud import Hand, Options, Player
from doorcard.stud.hand import Betting

__all__ = ["Spot", "board", "heat", "spot"]


class Spot(Struct, frozen=True):
    """One decision. Amounts in minor units.

    `price` is what a call costs, 0 when nothing is to be called; `pot` what can be won of it, the
    call included; `left` the streets still to be dealt; `bets` the full bets made on this one.
    """

    hand: Hand
    me: Player
    others: tuple[Player, ...]
    price: int
    pot: int
    left: int
    bets: int

    @property
    def need(self) -> float:
        """The part of the pot a call must win to pay for itself, 0 to 1."""
        return self.price / self.pot if self.price else 0.0


def spot(hand: Hand, offers: Options) -> Spot:
    """The decision `offers` ask for, as its seat sees it."""
    me = hand.player(offers.seat)
    call = next((offer.low for offer in offers.offers if offer.verb == "call"), 0)
    price = max(0, call - me.wager)
    pot = sum([min(player.paid, me.paid + price) for player in hand.players if player is not me])
    return Spot(
        hand=hand,
        me=me,
        others=tuple([player for player in hand.players if player.live and player is not me]),
        price=price,
        pot=pot + me.paid + price,
        left=hand.variant.last - hand.street,
        bets=hand.phase.bets if isinstance(hand.phase, Betting) else 0,
    )


def heat(spot: Spot, player: Player, trust: float) -> float:
    """How much better than any cards a live opponent's are taken to be: 1 is any cards.

    Whoever has bet or raised is taken seriously, the more so the more bets; one who has paid to
    stay a little; one who has yet to act on the first street will often fold.
    """
    hand, phase = spot.hand, spot.hand.phase
    value = 1 + 0.12 * hand.street * trust
    if hand.aggressor == player.seat and hand.street:
        value += 0.25 * trust
    if not isinstance(phase, Betting):
        return value if hand.street else 0.5
    if player.seat == phase.aggressor:
        return value + (0.5 + 0.35 * phase.bets) * trust
    if phase.to and player.wager >= phase.to and player.seat != phase.opener:
        return value + 0.25 * trust
    if not hand.street and player.wager < phase.to and player.able:
        return 0.5
    return value


def board(hand: Hand, player: Player) -> tuple[int, ...]:
    """The key of the player's upcards by which this game says who acts first."""
    wild = hand.wild if hand.house.wild.wild_boards_count else NO_WILDS
    upcards = [card for card in player.up if card is not None]
    return (board_low if hand.variant.boards == "low" else board_high)(upcards, wild)
