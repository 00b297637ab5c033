"""A spot: who holds what, what is dead, and what is still to be dealt to whom (rules.md 4.4)."""

from collections.abc import Sequence

from msgspec import Struct

from doorcard.cards import DECK, Card, parse_cards, show_cards
from doorcard.odds.holding import Cards, Holding, holding_of
from doorcard.stud.house import HouseRules
from doorcard.stud.variant import Street, Variant

__all__ = ["Coming", "Spot", "spot_of"]


class Coming(Struct, frozen=True):
    """Cards still to come of one street, the one at `place` in the game.

    `deals` are (player, face up) in dealing order.
    `whole`: nothing of the street is there yet, so it may have to be dealt as `shared` cards instead.
    `turned`: each player has as many of his down cards turned up when it has been dealt.
    """

    place: int
    street: Street
    deals: tuple[tuple[int, bool], ...]
    whole: bool
    shared: bool


class Spot(Struct, frozen=True):
    """Everything that is known before the odds are asked.

    `holdings` in dealing order. `unseen` are the cards nobody here has seen, in the deck's order;
    `backs` of them lie unknown among the dead cards and `burned` are burned, so they cannot come.
    `coming`: the streets left, planned as if no upcard brought an extra one.
    """

    variant: Variant
    house: HouseRules
    holdings: tuple[Holding, ...]
    community: tuple[Card, ...]
    dead: Cards
    unseen: tuple[Card, ...]
    burned: int
    coming: tuple[Coming, ...]

    @property
    def players(self) -> int:
        """How many holdings there are."""
        return len(self.holdings)

    @property
    def backs(self) -> int:
        """How many dead cards are unknown."""
        return self.dead.count(None)

    @property
    def shared(self) -> int:
        """How many shared cards are still to come."""
        return sum(coming.street.cards for coming in self.coming if coming.shared)

    def draws(self, player: int) -> tuple[int, int]:
        """How many unknown down cards and upcards of his own the player ends with, backs included.

        A card that he will turn up counts as an upcard.
        """
        holding = self.holdings[player]
        down, up = holding.down.count(None), holding.up.count(None)
        for coming in self.coming:
            if not coming.shared:
                mine = [face for who, face in coming.deals if who == player]
                turned = coming.street.turn if mine else 0
                up += sum(mine) + turned
                down += len(mine) - sum(mine) - turned
        return down, up

    def size(self, player: int) -> int:
        """How many cards the player's hand is made of in the end, shared ones included."""
        known = [card for card in self.holdings[player].cards if card is not None]
        return len(known) + sum(self.draws(player)) + len(self.community) + self.shared

    def faceup(self) -> list[tuple[int, int, Card | None]]:
        """The upcards so far in dealing order: the player, the upcard's place among his, the card.

        Cards of one street come round by round, turned ones player by player; an extra upcard comes right
        after the one that earned it.
        """
        placed: list[tuple[tuple[int, int, int, int], tuple[int, int, Card | None]]] = []
        extra = self.variant.extra
        for player, holding in enumerate(self.holdings):
            rounds = [
                (place, one)
                for place, street in enumerate(self.variant.streets)
                for one in range(street.up + street.turn)
            ]
            at = again = 0
            for place, card in enumerate(holding.up):
                street, one = rounds[min(at, len(rounds) - 1)]
                placed.append(((street, one, player, again), (player, place, card)))
                earned = extra is not None and card is not None and card.rank == extra.rank
                if earned and self.house.extra_card == "up":
                    again += 1
                else:
                    at, again = at + 1, 0
        return [card for _, card in sorted(placed, key=lambda one: one[0])]


def spot_of(
    variant: Variant,
    house: HouseRules,
    holdings: Sequence[str | Sequence[Card | None]],
    dead: str | Sequence[Card | None] = (),
    community: str | Sequence[Card] = (),
) -> Spot:
    """The spot, checked. Raises `ValueError` naming the card, holding or number that is wrong."""
    refused = variant.refuse(len(holdings))
    if refused is not None:
        raise ValueError(refused)
    held = tuple([holding_of(variant, house, given) for given in holdings])
    gone: Cards = parse_cards(dead) if isinstance(dead, str) else tuple(dead)
    middle = _community(community)
    _once(
        [(str(holding), holding.cards) for holding in held]
        + [("the dead cards", gone), ("the middle", middle)]
    )
    known = {card for cards in (*[one.cards for one in held], gone, middle) for card in cards}
    unseen = tuple([card for card in DECK if card not in known])
    coming, burned = _coming(variant, house, held, middle, len(unseen) - gone.count(None))
    return Spot(variant, house, held, middle, gone, unseen, burned, coming)


def _community(given: str | Sequence[Card]) -> tuple[Card, ...]:
    cards = parse_cards(given) if isinstance(given, str) else tuple(given)
    known = tuple([card for card in cards if card is not None])
    if len(known) < len(cards):
        raise ValueError("community: ??; shared cards lie face up, so each is known")
    return known


def _once(groups: list[tuple[str, Cards]]) -> None:
    seen: dict[Card, str] = {}
    for name, cards in groups:
        for card in cards:
            if card in seen:
                both = "twice in" if seen[card] == name else f"in {seen[card]} and in"
                raise ValueError(f"card: {card} is {both} {name}; every card of the deck is there once")
            if card is not None:
                seen[card] = name


def _coming(
    variant: Variant, house: HouseRules, held: tuple[Holding, ...], middle: tuple[Card, ...], unseen: int
) -> tuple[tuple[Coming, ...], int]:
    """The streets left, and how many of the unseen cards are burned so far.

    `unseen`: how many cards nobody has seen, those among the dead left out.
    """
    dealt = max(holding.dealt for holding in held)
    left = unseen - sum(holding.cards.count(None) for holding in held)
    burned = begin = 0
    burned_so_far: int | None = None
    shared = len(middle)
    coming: list[Coming] = []
    for place, street in enumerate(variant.streets):
        end = begin + street.cards
        began = dealt > begin
        if began or shared >= street.cards:
            burn = 1 if house.burns and place and began else 0
            burned, left = burned + burn, left - burn
            if not began:
                shared -= street.cards
                begin = end
                continue
        deals = _deals(street, [holding.dealt for holding in held], begin)
        if deals:
            burned_so_far = burned if burned_so_far is None else burned_so_far
            short, burned, left = _short(variant, house, place, len(deals), began, burned, left)
            coming.append(Coming(place, street, deals, not began, short))
            left -= street.cards if short else len(deals)
            if left < 0:
                raise ValueError(
                    f"dead: {unseen} unseen cards cannot do for what {variant.name} has still to deal;"
                    f" {-left} too few"
                )
        begin = end
    if shared:
        raise ValueError(f"community: {show_cards(middle)}; the players' cards leave no street for it")
    return tuple(coming), burned if burned_so_far is None else burned_so_far


def _deals(street: Street, dealt: list[int], begin: int) -> tuple[tuple[int, bool], ...]:
    """What is still to be dealt of the street that begins after `begin` cards: one round at a time."""
    rounds = [False] * street.down + [True] * street.up
    return tuple(
        [
            (player, up)
            for place, up in enumerate(rounds)
            for player, already in enumerate(dealt)
            if already <= begin + place
        ]
    )


def _short(
    variant: Variant, house: HouseRules, place: int, need: int, began: bool, burned: int, left: int
) -> tuple[bool, int, int]:
    """Whether the street must be dealt as shared cards; and the burned and the left, after its burn.

    As `doorcard.stud.deal.deal_street` decides it.
    """
    if began:
        return False, burned, left
    cards = variant.streets[place].cards
    burn = 1 if house.burns and place else 0
    most = left + burned - variant.still_needed[place]
    if left >= need + burn + house.keep_last_card and most >= need:
        return False, burned + burn, left - burn
    if house.exhaustion == "burns_then_community" and most >= need + house.keep_last_card:
        return False, 0, left + burned
    if house.community_from == "stub" and left >= cards:
        return True, burned, left
    return True, 0, left + burned
