"""The Poker Hand History format (PHH, TOML): stud hands as other programs and rooms' records write them.

The format: Juho Kim, "Recording and Describing Poker Hands", 2023. Fields with an underscore are
ours: `_house`, whose rules were played, and `_rake`, what the room kept, minor units.
"""

from typing import Literal

import msgspec
from msgspec import Struct, field

from doorcard.cards import Card, parse_cards
from doorcard.stud import Stakes, Variant, variant_named
from doorcard.stud.house import FixedLimit

__all__ = ["GAMES", "Act", "BadRecord", "Deal", "Record", "Reveal", "Step", "read_record"]

GAMES: dict[str, str] = {"F7S": "stud", "F7S/8": "stud8", "FR": "razz"}
"""The format's names of the games it has in common with Doorcard."""


DIGITS = 15
"""Digits of an amount at most; a room's largest pots have far fewer."""


class BadRecord(ValueError):
    """A record that cannot be read: the text names the field, the value and what is allowed."""


class Deal(Struct, frozen=True):
    """Cards dealt to a player, or face up in the middle when `player` is None."""

    player: int | None
    cards: tuple[Card | None, ...]


class Act(Struct, frozen=True):
    """f: fold. cc: check or call. cbr: complete, bet or raise to `to`. pb: post the bring-in."""

    player: int
    verb: Literal["f", "cc", "cbr", "pb"]
    to: int = 0


class Reveal(Struct, frozen=True):
    """A showdown: the cards shown, none when the hand was mucked."""

    player: int
    cards: tuple[Card | None, ...]


Step = Deal | Act | Reveal


class Raw(Struct, frozen=True):
    """The file's fields, as they stand."""

    variant: str
    antes: list[int]
    bring_in: int
    small_bet: int
    big_bet: int
    starting_stacks: list[int]
    actions: list[str]
    finishing_stacks: list[int] | None = None
    winnings: list[int] | None = None
    seats: list[int] | None = None
    house: str = field(default="pokerstars", name="_house")
    rake: int = field(default=0, name="_rake")


class Record(Struct, frozen=True):
    """One hand as recorded. Players are 1 to n in dealing order; amounts are minor units."""

    variant: Variant
    house: str
    stakes: Stakes
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    finishing: tuple[int, ...] | None
    rake: int
    steps: tuple[Step, ...]


def read_record(text: str) -> Record:
    """The hand a PHH file holds.

    Raises `BadRecord` naming what is wrong: no TOML, a field missing or of the wrong kind, a game
    that is not stud, an action that cannot be read, a card that is there twice, totals that do not
    agree.
    """
    try:
        raw = msgspec.toml.decode(text.encode(), type=Raw)
    except msgspec.ValidationError as error:
        raise BadRecord(f"record: {error}") from None
    except (msgspec.DecodeError, ValueError) as error:
        raise BadRecord(f"record: not TOML: {error}") from None
    except RecursionError:
        raise BadRecord("record: not TOML of a hand: brackets within brackets without end") from None
    return _checked(raw)


def _checked(raw: Raw) -> Record:
    if raw.variant not in GAMES:
        raise BadRecord(f"variant: {raw.variant!r} is none of {', '.join(GAMES)}")
    players = len(raw.starting_stacks)
    for name, values in (
        ("antes", raw.antes),
        ("finishing_stacks", raw.finishing_stacks),
        ("winnings", raw.winnings),
        ("seats", raw.seats),
    ):
        if values is not None and len(values) != players:
            raise BadRecord(f"{name}: {len(values)} of them; {players}, one a player, as in starting_stacks")
    if not 0 < raw.small_bet <= raw.big_bet:
        raise BadRecord(f"small_bet: {raw.small_bet}; 1 to big_bet, {raw.big_bet}")
    for name, amounts in (
        ("antes", raw.antes),
        ("bring_in", [raw.bring_in]),
        ("starting_stacks", raw.starting_stacks),
        ("finishing_stacks", raw.finishing_stacks or []),
        ("_rake", [raw.rake]),
    ):
        if min(amounts, default=0) < 0:
            raise BadRecord(f"{name}: {min(amounts)}; 0 or more")
    ante = max(raw.antes, default=0)
    for place, (paid, stack) in enumerate(zip(raw.antes, raw.starting_stacks, strict=True), 1):
        if paid != min(ante, stack):
            raise BadRecord(f"antes: {paid} of player {place}; {ante}, or all of a shorter stack")
    if raw.finishing_stacks is not None:
        expected = sum(raw.starting_stacks) - raw.rake
        if sum(raw.finishing_stacks) != expected:
            raise BadRecord(
                f"finishing_stacks: {sum(raw.finishing_stacks)} in all; starting_stacks less _rake = {expected}"
            )
    steps = tuple(_step(text, place, players) for place, text in enumerate(raw.actions, 1) if _bare(text))
    _no_card_twice(steps)
    return Record(
        variant=variant_named(GAMES[raw.variant]),
        house=raw.house,
        stakes=Stakes(ante, raw.bring_in, FixedLimit(raw.small_bet, raw.big_bet)),
        seats=tuple(raw.seats or range(1, players + 1)),
        stacks=tuple(raw.starting_stacks),
        finishing=None if raw.finishing_stacks is None else tuple(raw.finishing_stacks),
        rake=raw.rake,
        steps=steps,
    )


def _bare(text: str) -> str:
    """The action without its commentary."""
    return text.split("#", 1)[0].strip()


def _step(text: str, place: int, players: int) -> Step:
    def cards(written: str) -> tuple[Card | None, ...]:
        try:
            return parse_cards(written)
        except ValueError as error:
            raise BadRecord(f"actions[{place}]: {text!r}: {error}") from None

    def player(name: str) -> int:
        number = name[1:]
        if name[:1] != "p" or not number.isdecimal() or not 1 <= int(number) <= players:
            raise BadRecord(f"actions[{place}]: {text!r}: player {name!r}; p1 to p{players}")
        return int(number)

    match _bare(text).split():
        case ["d", "dh", who, dealt]:
            return Deal(player(who), cards(dealt))
        case ["d", "db", dealt]:
            return Deal(None, cards(dealt))
        case [who, "f"]:
            return Act(player(who), "f")
        case [who, "cc"]:
            return Act(player(who), "cc")
        case [who, "pb"]:
            return Act(player(who), "pb")
        case [who, "cbr", to] if to.isdecimal() and len(to) <= DIGITS:
            return Act(player(who), "cbr", int(to))
        case [who, "sm"]:
            return Reveal(player(who), ())
        case [who, "sm", shown]:
            return Reveal(player(who), cards(shown))
        case _:
            raise BadRecord(
                f"actions[{place}]: {text!r}; d dh pN CARDS, d db CARDS, pN f|cc|pb, pN cbr AMOUNT, pN sm [CARDS]"
            )


def _no_card_twice(steps: tuple[Step, ...]) -> None:
    seen: set[Card] = set()
    for step in steps:
        if isinstance(step, Deal):
            for card in step.cards:
                if card is not None and card in seen:
                    raise BadRecord(f"actions: {card} is dealt twice; every card of the deck is there once")
                if card is not None:
                    seen.add(card)
