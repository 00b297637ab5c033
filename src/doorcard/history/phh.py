"""The Poker Hand History format (PHH, TOML): stud hands as other programs and rooms' records write them.

The format: Juho Kim, "Recording and Describing Poker Hands", 2023. Fields with an underscore are
ours: `_house`, whose rules were played, and `_rake`, what the room kept, minor units.
"""

import re
from typing import Literal

from msgspec import Struct

from doorcard.cards import Card, parse_cards
from doorcard.history.raw import GAMES, BadRecord, raw_of, short
from doorcard.stud import Stakes, Variant, variant_named
from doorcard.stud.house import FixedLimit

__all__ = ["GAMES", "Act", "BadRecord", "Deal", "Record", "Reveal", "Step", "read_record"]

DIGITS = 15
"""Digits of an amount at most; a room's largest pots have far fewer."""

_PLAYER = re.compile(r"[1-9]\d?", re.ASCII)


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


class Record(Struct, frozen=True):
    """One hand as recorded. Players are 1 to n in dealing order; amounts are minor units."""

    variant: Variant
    house: str
    stakes: Stakes
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    finishing: tuple[int, ...] | None
    winnings: tuple[int, ...] | None
    rake: int
    steps: tuple[Step, ...]


def read_record(text: str) -> Record:
    """The hand a PHH file holds.

    Raises `BadRecord` naming what is wrong: no TOML, a field missing or of the wrong kind, a game
    that is not stud, an action that cannot be read, a card that is there twice, totals that do not
    agree.
    """
    raw = raw_of(text)
    players = len(raw.starting_stacks)
    steps = tuple(_step(text, place, players) for place, text in enumerate(raw.actions, 1) if _bare(text))
    _no_card_twice(steps)
    return Record(
        variant=variant_named(GAMES[raw.variant]),
        house=raw.house,
        stakes=Stakes(max(raw.antes, default=0), raw.bring_in, FixedLimit(raw.small_bet, raw.big_bet)),
        seats=tuple(raw.seats or range(1, players + 1)),
        stacks=tuple(raw.starting_stacks),
        finishing=None if raw.finishing_stacks is None else tuple(raw.finishing_stacks),
        winnings=None if raw.winnings is None else tuple(raw.winnings),
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
            raise BadRecord(f"actions[{place}]: {short(text)}: {error}") from None

    def player(name: str) -> int:
        number = name[1:]
        if name[:1] != "p" or not _PLAYER.fullmatch(number) or not 1 <= int(number) <= players:
            raise BadRecord(f"actions[{place}]: {short(text)}: player {short(name)}; p1 to p{players}")
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
                f"actions[{place}]: {short(text)}; d dh pN CARDS, d db CARDS, pN f|cc|pb, pN cbr AMOUNT, pN sm [CARDS]"
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
