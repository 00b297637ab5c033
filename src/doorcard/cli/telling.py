"""A finished hand told in the terminal: the dealer's lines, and the table's cards at each round."""

from rich.console import Console

from doorcard.bots import Deal
from doorcard.history.narrate import narrate
from doorcard.i18n.hands import Language
from doorcard.i18n.phrases import faces, money
from doorcard.stud import Event, Hand, apply
from doorcard.stud import events as e

__all__ = ["Teller"]

_HAND: dict[Language, str] = {"en": "Hand {number}", "es": "Mano {number}"}
_QUIET = (e.AntePosted, e.Dealt, e.Turned, e.Chosen, e.Burned, e.Ended)
_MOMENTS = (e.RoundOpened, e.ShowdownOpened, e.ChoiceOpened, e.Awarded)
_REACTIONS = (e.WildsNamed, e.ExtraEarned)


class Teller:
    """Tells hands in one language; `names` by seat."""

    def __init__(self, language: Language, names: dict[int, str]) -> None:
        self.language: Language = language
        self.names = names
        self.console = Console(highlight=False, soft_wrap=True)

    def tell(self, deal: Deal) -> None:
        """The whole hand, as somebody sees it who may look at every card."""
        self.console.rule(_HAND[self.language].format(number=deal.number), align="left", characters="─")
        hand: Hand | None = None
        fresh = False
        upcard: tuple[Hand, Event] | None = None
        for event in deal.events:
            if hand is not None and isinstance(event, _MOMENTS) and fresh:
                self._cards(hand)
                fresh = False
            if upcard is not None and isinstance(event, _REACTIONS):
                self._say(*upcard)
            if not isinstance(event, _QUIET) or self._short_ante(hand, event):
                self._say(hand, event)
            upcard = (hand, event) if hand is not None and self._faceup(event) else None
            fresh = fresh or isinstance(event, e.Dealt | e.Turned | e.CommunityDealt)
            hand = apply(hand, event)
            if isinstance(event, e.Started):
                self._stacks(hand)
        self.console.print()

    def _say(self, hand: Hand | None, event: Event) -> None:
        gold = isinstance(event, e.Awarded)
        street = isinstance(event, e.StreetBegan)
        for line in narrate(hand, event, self.language, self.names):
            self.console.print(
                line, style="bold yellow" if gold else "bold" if street else None, markup=False
            )

    def _cards(self, hand: Hand) -> None:
        for player in hand.players:
            if player.live:
                down, up = faces(player.down), faces(player.up)
                text = f"    {self.names[player.seat]:<10} [{down}] {up}"
                self.console.print(text.rstrip(), style="cyan", markup=False)
        self.console.print(f"    {money(hand.pot):>10}", style="yellow", markup=False)

    def _stacks(self, hand: Hand) -> None:
        for player in hand.players:
            self.console.print(f"    {self.names[player.seat]:<10} {money(player.stack):>10}", markup=False)

    @staticmethod
    def _faceup(event: Event) -> bool:
        return isinstance(event, e.Turned) or (isinstance(event, e.Dealt) and event.up)

    @staticmethod
    def _short_ante(hand: Hand | None, event: Event) -> bool:
        return isinstance(event, e.AntePosted) and hand is not None and event.amount < hand.stakes.ante
