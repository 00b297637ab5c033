"""One player's cards as they are typed, down cards first: told apart by what the game has dealt so far."""

from collections.abc import Sequence

from msgspec import Struct

from doorcard.cards import Card, parse_cards, show_cards
from doorcard.stud.house import HouseRules
from doorcard.stud.variant import Variant

__all__ = ["Cards", "Holding", "holding_of"]

Cards = tuple[Card | None, ...]


class Holding(Struct, frozen=True):
    """A player's `down` cards and `up` cards, each in the order dealt; None is a card nobody here knows.

    `dealt`: how many of the game's regular cards that is, extra cards (baseball's) not counted.
    """

    down: Cards
    up: Cards
    dealt: int

    @property
    def cards(self) -> Cards:
        """All of them, down cards first."""
        return self.down + self.up

    def __str__(self) -> str:
        return show_cards(self.cards)


def holding_of(variant: Variant, house: HouseRules, given: str | Sequence[Card | None]) -> Holding:
    """The holding written as `given`: down cards first, then upcards in order, "??" unknown.

    How many are down follows from how many there are; "AsAh/Kd" says it outright. Raises `ValueError`
    that names the card or the holding: a bad card, more cards than the game deals.
    """
    if isinstance(given, str):
        down, slash, up = given.partition("/")
        cards = parse_cards(down + up)
        split = len(parse_cards(down)) if slash else None
    else:
        cards, split = tuple(given), None
    faces = [_faces(variant, dealt) for dealt in range(variant.number(variant.last) + 1)]
    extra = variant.extra
    if extra is not None and split is None and None in cards[2:3]:
        raise ValueError(f"holding: {show_cards(cards)}; say which cards are up with a slash, like ????/Kd")
    best: tuple[int, int, Holding] | None = None
    for dealt, (downs, ups) in enumerate(faces):
        extras = len(cards) - dealt
        if extras < 0 or (extras and extra is None):
            continue
        at = downs + (extras if house.extra_card == "down" else 0) if split is None else split
        if len(cards) - at != ups + (extras if house.extra_card == "up" else 0):
            continue
        earned = sum(
            card is not None and extra is not None and card.rank == extra.rank for card in cards[at:]
        )
        missing = earned - extras
        if missing >= 0 and (best is None or (missing, -dealt) < best[:2]):
            best = missing, -dealt, Holding(cards[:at], cards[at:], dealt)
    if best is not None:
        return best[2]
    most = variant.number(variant.last)
    if len(cards) > most:
        more = " and one more for each extra card earned" if extra is not None else ""
        raise ValueError(
            f"holding: {show_cards(cards)} is {len(cards)} cards; {variant.name} deals {most}{more}"
        )
    ways = ", ".join(f"{downs}/{ups}" for downs, ups in faces if downs + ups == len(cards)) or "other"
    raise ValueError(
        f"holding: {given} does not fit {variant.name}, where {len(cards)} cards are {ways} down/up"
    )


def _faces(variant: Variant, dealt: int) -> tuple[int, int]:
    """How many of the first `dealt` regular cards are down and up; cards are turned when a street is full."""
    down = up = 0
    for street in variant.streets:
        now = min(dealt, street.cards)
        dealt -= now
        down += min(now, street.down)
        up += max(0, now - street.down)
        if now == street.cards:
            down, up = down - street.turn, up + street.turn
    return down, up
