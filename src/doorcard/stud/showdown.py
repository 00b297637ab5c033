"""The showdown: who shows in which order, who may muck, who wins what (rules.md 4.5, 4.6)."""

from doorcard.hands import Value, low_rank
from doorcard.stud import events as e
from doorcard.stud.hand import Betting, Hand, Player, Showing
from doorcard.stud.pots import pots
from doorcard.stud.variant import LowShare
from doorcard.stud.worth import known, worth

__all__ = ["open_showdown", "settle", "show", "show_on"]


def open_showdown(hand: Hand) -> e.ShowdownOpened:
    """Who shows, in order, and whether all must: with an all-in nobody mucks (TDA)."""
    first = hand.order.index(_first_to_show(hand))
    around = hand.players[first:] + hand.players[:first]
    order = tuple([player.seat for player in around if not player.folded and not player.mucked])
    return e.ShowdownOpened(order, all=any([player.all_in for player in around if not player.folded]))


def _first_to_show(hand: Hand) -> int:
    """The last aggressor, of the river or of any street; where there is none left: the river's first to act."""
    phase = hand.phase
    latest = hand.players[0].seat if hand.aggressor is None else hand.aggressor
    if not isinstance(phase, Betting):
        return latest
    if phase.aggressor is not None:
        return phase.aggressor
    any_street = hand.house.first_to_show == "last_aggressor_any_street"
    return latest if any_street and not hand.player(latest).folded else phase.opener


def show_on(hand: Hand, phase: Showing) -> tuple[e.Event, ...]:
    """What the dealer does next: show the hand that must be seen, or nothing while its owner chooses.

    The first hand is shown, and each that is at least as good as the best so far for any share. A
    hand with cards nobody knows cannot be shown, so it is mucked.
    """
    seat = phase.queue[0]
    player = hand.player(seat)
    if not known(player):
        return (e.Mucked(seat),)
    values = worth(hand, player)
    if phase.all or not phase.best or _as_good(values, phase.best):
        return (e.Shown(seat, player.down, values),)
    return ()


def show(hand: Hand, seat: int) -> e.Shown:
    """The hand at `seat`, face up."""
    player = hand.player(seat)
    return e.Shown(seat, player.down, worth(hand, player))


def _as_good(values: tuple[Value | None, ...], best: tuple[tuple[int, ...] | None, ...]) -> bool:
    return any(
        value is not None and (key is None or value.key >= key)
        for value, key in zip(values, best, strict=True)
    )


def settle(hand: Hand) -> tuple[e.Event, ...]:
    """Every chip pushed, the mucked live hands for the record where the house keeps them, the end."""
    pushed: list[e.Event] = []
    for place, pot in enumerate(pots(hand.players)):
        contenders = [hand.player(seat) for seat in pot.seats]
        pushed += _push(hand, place, pot.amount, contenders)
    if hand.house.reveal_live_hands:
        mucked = tuple([e.Live(player.seat, player.down) for player in hand.players if player.mucked])
        if mucked:
            pushed.append(e.LiveHandsRevealed(hand.order, mucked))
    return (*pushed, e.Ended())


def _push(hand: Hand, pot: int, amount: int, contenders: list[Player]) -> list[e.Event]:
    """One pot to its winners, share by share; odd chips to the first share, the high one (RRoP)."""
    if len(contenders) == 1:
        return [e.Awarded(contenders[0].seat, amount, pot, None)]
    shares = [
        (share, winners)
        for share in range(len(hand.variant.shares))
        if (winners := _winners(share, contenders))
    ]
    if not shares:
        return [
            e.Awarded(player.seat, part, pot, None)
            for player, part in zip(contenders, _split(amount, len(contenders)), strict=True)
        ]
    pushed: list[e.Event] = []
    for (share, winners), part in zip(shares, _split(amount, len(shares)), strict=True):
        ranked = _for_odd_chips(hand, share, winners)
        for player, chips in zip(ranked, _split(part, len(ranked)), strict=True):
            if chips:
                pushed.append(e.Awarded(player.seat, chips, pot, share))
    return pushed


def _winners(share: int, contenders: list[Player]) -> list[Player]:
    keys = [
        (value.key, player)
        for player in contenders
        if player.values and not player.mucked and (value := player.values[share]) is not None
    ]
    best = max([key for key, _ in keys], default=None)
    return [player for key, player in keys if key == best]


def _split(amount: int, parts: int) -> list[int]:
    """Equal whole parts; the chips left over go one each to the first ones."""
    if parts == 1:
        return [amount]
    each, odd = divmod(amount, parts)
    return [each + (place < odd) for place in range(parts)]


def _for_odd_chips(hand: Hand, share: int, winners: list[Player]) -> list[Player]:
    """The winners in the order odd chips go to them (rules.md 4.6, `odd_chip`).

    By card: the highest card by suit among all his cards; for a low the lowest one. By position:
    the first left of the dealer.
    """
    if hand.house.odd_chip == "position" or len(winners) == 1:
        return winners
    if isinstance(hand.variant.shares[share], LowShare):
        return sorted(winners, key=_lowest_card)
    return sorted(winners, key=_highest_card, reverse=True)


def _lowest_card(player: Player) -> tuple[int, int]:
    return min((low_rank(card.rank), card.suit) for card in (*player.down, *player.up) if card is not None)


def _highest_card(player: Player) -> int:
    return max(card.order for card in (*player.down, *player.up) if card is not None)
