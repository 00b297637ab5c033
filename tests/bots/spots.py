"""Positions for bots: players dealt the cards one wants, and taken to the moment one wants to ask about."""

from collections import Counter

from msgspec.structs import replace

from doorcard.bots import TIGHT, RuleBot, Temper
from doorcard.bots.reading import spot
from doorcard.cards import DECK, Card, parse_cards
from doorcard.stud import (
    VARIANTS,
    BringIn,
    Call,
    Check,
    Hand,
    HouseRules,
    Muck,
    Seat,
    Stakes,
    View,
    acted,
    options,
    started,
    to_act,
)
from tests.bots.arena import HOUSE, STACK, STAKES

_CALM = (Check, Call, BringIn, Muck)


def dealt(*holdings: str, game: str = "stud", house: HouseRules = HOUSE, stakes: Stakes = STAKES) -> Hand:
    """A hand in which seats 1, 2, … get these cards, "down / up", each in the order dealt; the rest are any."""
    variant = VARIANTS[game]
    wanted = [[list(parse_cards(part)) for part in holding.split("/")] for holding in holdings]
    named = {card for holding in wanted for part in holding for card in part}
    spare = [card for card in DECK if card not in named]
    deck: list[Card | None] = []
    for place, street in enumerate(variant.streets):
        if house.burns and place:
            deck.append(spare.pop())
        for face in [0] * street.down + [1] * street.up:
            for holding in wanted:
                deck.append(holding[face].pop(0) if holding[face] else spare.pop())
    seats = [Seat(seat, STACK) for seat in range(1, len(holdings) + 1)]
    hand, _ = started(variant, house, stakes, seats, tuple(deck) + tuple(spare))
    return hand


def play(hand: Hand, *verbs: str) -> Hand:
    """The hand after these verbs, each by the one to act, each the first such offer: "raise", "3:raise".

    With a seat before it, the others check, call or post the bring-in until it is that seat's turn.
    """
    for word in verbs:
        seat, _, verb = word.rpartition(":")
        if seat:
            hand = turn_of(hand, int(seat))
        offers = options(hand)
        assert offers is not None
        named = [one for one in offers.actions() if type(one).__name__.lower() == verb]
        assert named, f"{verb}: on offer are {offers}"
        hand, _ = acted(hand, named[0])
    return hand


def turn_of(hand: Hand, seat: int, street: int = 0) -> Hand:
    """The hand once it is `seat`'s turn, on that street (an index) or later; all others stay calm till then."""
    while hand.street < street or seat not in to_act(hand):
        offers = options(hand)
        assert offers is not None, "the hand is over"
        hand, _ = acted(hand, next(one for one in offers.actions() if isinstance(one, _CALM)))
    return hand


def view_of(hand: Hand, seat: int) -> View:
    """The hand as `seat` sees it: the cards of the others turned over."""
    players = [
        player if player.seat == seat else replace(player, down=(None,) * len(player.down))
        for player in hand.players
    ]
    return View(seat, replace(hand, players=tuple(players), deck=(None,) * len(hand.deck)))


def habits(hand: Hand, style: Temper = TIGHT, moods: int = 60) -> Counter[str]:
    """What a temperament does for the one to act, by verb, in as many moods."""
    seat = to_act(hand)[0]
    view = view_of(hand, seat)
    done = [type(RuleBot(seed, style).decide(view, seat)).__name__.lower() for seed in range(moods)]
    return Counter(done)


def share(hand: Hand, moods: int = 25) -> float:
    """The part of the pot the one to act expects, 0 to 1, averaged over moods."""
    offers = options(hand)
    assert offers is not None
    view = view_of(hand, offers.seat)
    now = spot(view.hand, offers)
    return sum(RuleBot(seed).share(now) for seed in range(moods)) / moods
