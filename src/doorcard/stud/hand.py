"""One deal, frozen between two facts: the players, the deck, and the phase the hand is in.

`Hand` is changed by `apply` alone. The same type serves the viewer who may not see everything:
there, a card he may not see is `None` (`sight.py`). Frozen values cannot form a cycle, so the garbage
collector need not follow them (`gc=False`).
"""

from msgspec import Struct, field

from doorcard.cards import Card
from doorcard.hands import NO_WILDS, Value, Wild
from doorcard.stud.house import HouseRules, Stakes
from doorcard.stud.variant import Variant

__all__ = [
    "Alone",
    "Anteing",
    "Betting",
    "BringInOwed",
    "Choice",
    "Choosing",
    "Deal",
    "Dealing",
    "Hand",
    "Over",
    "Phase",
    "Player",
    "Showing",
]

Cards = tuple[Card | None, ...]


class Player(Struct, frozen=True, gc=False):
    """One player's part in the hand. Amounts in minor units.

    `stack` is what he still has, `paid` what is his in the pot (antes and bets, less what came
    back), `wager` his bets on this street. `down` and `up` are his holding, each in the order dealt
    or turned. `timed_out`: he acts no more, though he may have chips (TS). `values`: what the hand is
    worth for each share of the game, once it is face up at the showdown.
    """

    seat: int
    stack: int
    paid: int = 0
    wager: int = 0
    down: Cards = ()
    up: Cards = ()
    folded: bool = False
    timed_out: bool = False
    values: tuple[Value | None, ...] = ()
    mucked: bool = False

    @property
    def live(self) -> bool:
        """Whether the hand is still in: not folded, not mucked."""
        return not self.folded and not self.mucked

    @property
    def board(self) -> tuple[Card, ...]:
        """The upcards. They are dealt for all to see, so none of them is ever unknown."""
        return self.up  # type: ignore[return-value]

    @property
    def shown(self) -> bool:
        """Whether the whole holding is face up."""
        return bool(self.values)

    @property
    def able(self) -> bool:
        """Whether the player can still act: live, with chips, and not timed out."""
        return self.stack > 0 and not self.folded and not self.timed_out

    @property
    def all_in(self) -> bool:
        """Whether the player is live and acts no more."""
        return not self.folded and (self.stack == 0 or self.timed_out)


class Anteing(Struct, frozen=True, gc=False, tag="anteing"):
    """Antes are being posted."""


class Deal(Struct, frozen=True, gc=False):
    """A card still to be dealt on this street; `seat` None: face up in the middle."""

    seat: int | None
    up: bool


class Dealing(Struct, frozen=True, gc=False, tag="dealing"):
    """A street is being dealt. `fresh`: the upcard just dealt, while it may still earn its owner another."""

    todo: tuple[Deal, ...]
    fresh: Deal | None = None


class Choice(Struct, frozen=True, gc=False):
    """The card a player has chosen to turn; None when the viewer may not know it."""

    seat: int
    card: Card | None


class Choosing(Struct, frozen=True, gc=False, tag="choosing"):
    """Each player chooses the down cards he will turn. `waiting`: a seat for each choice still open."""

    waiting: tuple[int, ...]
    chosen: tuple[Choice, ...] = ()


class BringInOwed(Struct, frozen=True, gc=False, tag="bring_in_owed"):
    """The first seat of `queue` owes the bring-in; `may_fold`: it came to him because another is all-in."""

    queue: tuple[int, ...]
    may_fold: bool = False


class Betting(Struct, frozen=True, gc=False, tag="betting"):
    """A betting round.

    `queue`: the seats still to act, the first one now. `to`: the wager to match. `base`: the last
    full wager, raises are measured from it. `step`: the size of the last full bet or raise, 0 before
    one. `bets`: full bets and raises made, for the cap. `closed`: seats that may only call or fold.
    """

    queue: tuple[int, ...]
    opener: int
    to: int = 0
    base: int = 0
    step: int = 0
    bets: int = 0
    closed: tuple[int, ...] = ()
    open_pair: bool = False
    aggressor: int | None = None


class Showing(Struct, frozen=True, gc=False, tag="showing"):
    """The showdown. `queue`: the seats still to show; `best`: the best key shown, for each share."""

    queue: tuple[int, ...]
    all: bool
    best: tuple[tuple[int, ...] | None, ...] = ()


class Alone(Struct, frozen=True, gc=False, tag="alone"):
    """All others folded; the winner may show or not."""

    seat: int


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The hand is over."""


Phase = Anteing | Dealing | Choosing | BringInOwed | Betting | Showing | Alone | Over


class Hand(Struct, frozen=True, gc=False):
    """One deal of one game.

    `players` sit in dealing order, the first is left of the dealer; `order` are their seats, which
    never change. The next card is `deck[dealt]`. `faceup` are all upcards in the order they came,
    over the whole table (follow the queen). `aggressor`: the last seat to bet or raise on any
    street, or the bring-in. `awarded`: what has been pushed from the pots, minor units.
    """

    variant: Variant
    house: HouseRules
    stakes: Stakes
    players: tuple[Player, ...]
    order: tuple[int, ...]
    deck: Cards
    dealt: int = 0
    burned: Cards = ()
    community: Cards = ()
    faceup: Cards = ()
    wild: Wild = NO_WILDS
    street: int = -1
    aggressor: int | None = None
    awarded: int = 0
    phase: Phase = field(default_factory=Anteing)

    @property
    def pot(self) -> int:
        """Chips in the middle, bets of this street included."""
        return sum([player.paid for player in self.players]) - self.awarded

    @property
    def live(self) -> int:
        """How many hands are still in."""
        return sum([not player.folded and not player.mucked for player in self.players])

    @property
    def stub(self) -> Cards:
        """The undealt cards."""
        return self.deck[self.dealt :]

    def place(self, seat: int) -> int:
        """Where `seat` sits in `players`. Raises `KeyError` when nobody there was dealt in."""
        try:
            return self.order.index(seat)
        except ValueError:
            raise KeyError(seat) from None

    def player(self, seat: int) -> Player:
        """The player at `seat`. Raises `KeyError` when nobody there was dealt in."""
        return self.players[self.place(seat)]

    def put(self, place: int, player: Player) -> tuple[Player, ...]:
        """The players, `player` now the one at `place`."""
        players = list(self.players)
        players[place] = player
        return tuple(players)

    def after(self, seat: int) -> tuple[Player, ...]:
        """All other players, clockwise from the left of `seat`."""
        place = self.order.index(seat)
        return self.players[place + 1 :] + self.players[:place]
