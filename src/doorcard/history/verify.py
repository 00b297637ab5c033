"""Whether the engine agrees with a recorded hand: every action on offer, every turn, every chip."""

from collections import Counter, defaultdict
from itertools import takewhile

from msgspec import Struct

from doorcard.cards import Card
from doorcard.history.decks import deck_of
from doorcard.history.phh import Act, BadRecord, Deal, Record, Reveal
from doorcard.history.result import Middle, Paid, differs
from doorcard.history.unseen import could_be, unseen
from doorcard.stud import (
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    Hand,
    HouseRules,
    Muck,
    Raise,
    Seat,
    Show,
    acted,
    house_named,
    options,
    started,
)
from doorcard.stud import events as e
from doorcard.stud.hand import Alone, Over, Showing

__all__ = ["Verdict", "verify"]


class Verdict(Struct, frozen=True):
    """`ok`, or the street's number (3 to 7) where record and engine part, and why."""

    ok: bool
    street: int | None
    reason: str | None


class Parted(Exception):
    """The record and the engine disagree; the text says how."""


def verify(record: Record, house: HouseRules | None = None) -> Verdict:
    """Replay the record under its house's rules, or under those of the `house` given, and compare.

    It is ok when each recorded action was on offer to the player who took it, when it was his turn
    each time, when every card went where the record says, and when the final stacks are the
    recorded ones, save that the winners together lack exactly the rake. The order in which hands
    were shown is not judged: the records' rooms differ in it from hand to hand (rules.md 11).

    A hand mucked unseen does not win. A hand shown with some of its cards unknown is not guessed
    at: the record is refused only when no cards in their place would give its result.
    Raises `BadRecord` when the house is not known.
    """
    try:
        house = house or house_named(record.house)
    except ValueError as error:
        raise BadRecord(f"_house: {error}") from None
    refused = record.variant.refuse(len(record.stacks)) or record.stakes.refuse(house.bring_in)
    if refused is not None:
        return Verdict(False, None, refused)
    return _replay(record, house, deck_of(record, house))


def _replay(record: Record, house: HouseRules, deck: tuple[Card | None, ...]) -> Verdict:
    seats = [Seat(place, chips) for place, chips in enumerate(record.stacks, 1)]
    short = _short_of_cards(record)
    if short is not None:
        return Verdict(False, record.variant.number(0), short)
    try:
        hand, facts = started(record.variant, house, record.stakes, seats, deck)
    except ValueError as error:
        return Verdict(False, None, str(error))
    replay = Replay(hand, record, deck)
    try:
        replay.heard(facts)
        replay.run()
    except (Parted, ValueError) as error:
        return Verdict(False, record.variant.number(replay.hand.street), str(error))
    return Verdict(True, record.variant.number(replay.hand.street), None)


def _short_of_cards(record: Record) -> str | None:
    """Who was dealt too few cards for the first street, which the hand cannot begin without."""
    dealt: dict[int | None, int] = Counter()
    for step in takewhile(lambda step: isinstance(step, Deal), record.steps):
        if isinstance(step, Deal):
            dealt[step.player] += len(step.cards)
    need = record.variant.sizes[0]
    for player in range(1, len(record.stacks) + 1):
        if dealt[player] < need:
            return f"p{player} has {dealt[player]} cards in the record; {need} by the rules"
    return None


class Replay:
    """A hand on its way through a record."""

    def __init__(self, hand: Hand, record: Record, deck: tuple[Card | None, ...]) -> None:
        self.hand = hand
        self.record = record
        self.deck = deck
        self.won: dict[int, int] = Counter()
        self.back: dict[int, int] = Counter()
        self.shows = {step.player for step in record.steps if isinstance(step, Reveal) and step.cards}
        self.got: dict[int | None, int] = defaultdict(int)

    def run(self) -> None:
        """Take every step in turn. Raises `Parted` at the first that the engine does not agree with."""
        owed: dict[int | None, int] = defaultdict(int)
        for step in self.record.steps:
            if isinstance(step, Deal):
                owed[step.player] += len(step.cards)
            elif isinstance(step, Act):
                self._same_cards(owed)
                self.take(self.action(step))
        self._same_cards(owed)
        self.showdown()
        self.result()

    def heard(self, facts: tuple[e.Event, ...]) -> None:
        """Note which cards went where, who was paid and what came back."""
        for fact in facts:
            match fact:
                case e.Dealt(seat=seat):
                    self.got[seat] += 1
                case e.CommunityDealt():
                    self.got[None] += 1
                case e.Awarded(seat=seat, amount=amount):
                    self.won[seat] += amount
                case e.Returned(seat=seat, amount=amount):
                    self.back[seat] += amount
                case _:
                    pass

    def take(self, action: Action) -> None:
        """One action through the engine."""
        self.hand, facts = acted(self.hand, action)
        self.heard(facts)

    def action(self, step: Act) -> Action:
        """The engine's action for a recorded one. Raises `Parted` when it was not that player's to take."""
        offered = options(self.hand)
        said = f"p{step.player} {step.verb}" + (f" {step.to}" if step.verb == "cbr" else "")
        if offered is None or isinstance(self.hand.phase, Showing | Alone):
            raise Parted(f"{said}: no action is asked of anybody")
        if offered.seat != step.player:
            raise Parted(f"{said}: it is p{offered.seat}'s turn, who may {offered}")
        seat = step.player
        bring_in = [offer.low for offer in offered.offers if offer.verb == "bring_in"]
        wanted: tuple[Action, ...]
        match step.verb:
            case "f":
                wanted = (Fold(seat),)
            case "cc":
                wanted = (Call(seat), Check(seat))
            case "pb":
                wanted = tuple(BringIn(seat, to) for to in bring_in)
            case "cbr":
                wanted = (Bet(seat, step.to), Raise(seat, step.to), Complete(seat, step.to))
        for action in wanted:
            if action in offered:
                return action
        raise Parted(f"{said}: not on offer; allowed: {offered}")

    def showdown(self) -> None:
        """Show or muck as recorded, unseen hands mucked, to the end of the hand."""
        while (offered := options(self.hand)) is not None:
            if not isinstance(self.hand.phase, Showing | Alone):
                raise Parted(f"the record ends; it is p{offered.seat}'s turn, who may {offered}")
            seat = offered.seat
            self.take(Show(seat) if seat in self.shows and _known(self.hand, seat) else Muck(seat))
        if not isinstance(self.hand.phase, Over):
            raise Parted("the hand does not end")
        self._shown_last()

    def _shown_last(self) -> None:
        """A live hand is shown when the betting is over; cards may still come, when players are all-in."""
        folded: set[int] = set()
        shown = False
        for step in self.record.steps:
            if isinstance(step, Act):
                if shown:
                    raise Parted("the record goes on after a showdown")
                if step.verb == "f":
                    folded.add(step.player)
            elif isinstance(step, Reveal):
                shown = shown or step.player not in folded

    def result(self) -> None:
        """What each player was paid, the winners' less the rake. Raises `Parted` naming the player that differs."""
        players = self.hand.players
        middle = Middle(
            kept=tuple([player.stack - self.won[player.seat] for player in players]),
            back=tuple([self.back[player.seat] for player in players]),
        )
        dark = unseen(self.hand, self.shows)
        if dark:
            if not could_be(
                self.hand, dark, self.deck, lambda paid: differs(self.record, middle, paid) is None
            ):
                names = ", ".join(f"p{seat}" for seat in dark)
                raise Parted(
                    f"finishing_stacks: no cards in the place of the unknown ones of {names} give them"
                )
            return
        sure = tuple([self.won[player.seat] for player in players])
        wrong = differs(self.record, middle, Paid(sure, (0,) * len(sure)))
        if wrong is not None:
            raise Parted(wrong)

    def _same_cards(self, owed: dict[int | None, int]) -> None:
        for who in sorted({*owed, *self.got}, key=lambda player: player or 0):
            if owed[who] != self.got[who]:
                name = "the middle" if who is None else f"p{who}"
                raise Parted(f"{name} has {owed[who]} cards in the record; {self.got[who]} by the rules")


def _known(hand: Hand, seat: int) -> bool:
    return None not in hand.player(seat).down
