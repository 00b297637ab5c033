"""Whole hands as text files a poker player can read: the `.hand` format.

    # Deuces of spades, hearts and diamonds show: the deuce of diamonds brings in (rules.md 4.1, FT).
    game: stud
    house: full_tilt
    house: regle                            the same cards and actions, replayed once for each house
    limit: 2.00/4.00                        fixed; `limit: 1.00-10.00` is a spread
    ante: 0.40                              left out: what the house makes of the small bet
    bring-in: 0.50
    seat 1: Ana 100.00                      the order of the lines is the order around the table
    seat 2: Bruno 100.00
    dealer: Bruno                           left out: the deal begins with the first seat named

    Third street
      Ana    As Kd 2s                       cards in the order dealt; ?? is any unused card
      Bruno  ?? ?? 4d +9c                   +: the extra card the one before it has earned
      [full_tilt] to act: Ana               [house]: only in that house's replay
      offers: bring in 0.40, complete to 2.00
      refused: Ana checks
      Ana brings in 0.40                    also: completes to, bets, calls, raises to (the whole wager
      Bruno, Carla fold                     on the street), checks, shows, mucks, turns Kd, times out

A street's name ends in "street" or "round". Under it also stand `burn: 7d` and `middle: Qh` (a card
face up for all). "Seventh street, from the burns" says that its cards come from cards named before.
A line `deck: As Kd …` before the first street gives the deck from the top; the cards of the streets
then only say where they must go.

`house: full = sbg, reopen full, burns on` names a replay and changes fields of its house;
`game: razz, wild 2, follow Q, extra 4` changes a game. Every other `word: …` line is a statement
about the hand at that point; `STATEMENTS` in `tests/kit/statements.py` is the list of them. A hand must be over
when its file ends, unless the last line is `unfinished`. A # begins a comment.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from msgspec.structs import replace

from doorcard.cards import DECK, Card, Rank, parse_cards
from doorcard.stud import (
    FixedLimit,
    HouseRules,
    Seat,
    SpreadLimit,
    Stakes,
    Variant,
    house_named,
    variant_named,
)
from doorcard.stud.variant import ExtraRule, WildRule

__all__ = ["BadHandFile", "Line", "Replay", "StreetCards", "money", "read_hand_file", "say_money"]

HEADERS = ("game", "house", "limit", "ante", "bring-in", "dealer", "deck")
FILLING = 2
"""The seed by which unnamed cards are picked from the unused ones."""


class BadHandFile(ValueError):
    """A `.hand` file that cannot be read or whose statement is not so; the text begins with file and line."""


@dataclass(frozen=True)
class Line:
    """One line of one replay, its number for error messages."""

    number: int
    text: str


@dataclass
class StreetCards:
    """What one street of a file deals: to each player by name, and to the middle."""

    line: Line
    burn: Card | None = None
    cards: dict[str, list[list[Card | None]]] = field(default_factory=dict)
    middle: list[Card | None] = field(default_factory=list)

    @property
    def from_burns(self) -> bool:
        return self.line.text.endswith("from the burns")

    def of(self, name: str) -> list[Card | None]:
        """The player's cards of this street, in the order dealt."""
        return [card for chain in self.cards.get(name, []) for card in chain]


@dataclass
class Replay:
    """A file as one house plays it: what to start the engine with, and the lines to follow."""

    file: Path
    label: str
    variant: Variant
    house: HouseRules
    stakes: Stakes
    names: dict[int, str]
    """Seat number to name, in dealing order."""
    seats: list[Seat]
    deck: tuple[Card | None, ...]
    streets: list[StreetCards]
    lines: list[Line]

    def seat(self, name: str) -> int:
        """The seat of the player called `name`."""
        for seat, called in self.names.items():
            if called == name:
                return seat
        raise ValueError(f"player: {name!r}; {', '.join(self.names.values())}")


def money(text: str) -> int:
    """Minor units of "12.50" or "12"."""
    found = re.fullmatch(r"(\d+)(?:\.(\d\d))?", text.strip())
    if found is None:
        raise ValueError(f"amount: {text!r}; written like 2.50 or 2")
    return int(found[1]) * 100 + int(found[2] or 0)


def say_money(amount: int) -> str:
    return f"{amount // 100}.{amount % 100:02}"


def read_hand_file(path: Path) -> list[Replay]:
    """The file's replays, one for each of its houses. Raises `BadHandFile` naming file, line and what is wrong."""
    lines = [
        Line(number, text)
        for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (text := " ".join(raw.split("#", 1)[0].split()))
    ]
    labels = {}
    for line in lines:
        if line.text.startswith("house:"):
            label, _, said = line.text.removeprefix("house:").rpartition("=")
            labels[label.strip() or said.split(",")[0].strip()] = said.strip()
    if not labels:
        raise BadHandFile(f"{path.name}: no house; a line like `house: full_tilt` is needed")
    return [
        _replay(path, label, said, _guarded(path, lines, label, set(labels)))
        for label, said in labels.items()
    ]


def _guarded(path: Path, lines: list[Line], label: str, labels: set[str]) -> list[Line]:
    """The lines that hold in the replay called `label`, without their guards."""
    kept = []
    for line in lines:
        found = re.match(r"\[([^]]+)\]\s*(.*)", line.text)
        if found is None:
            kept.append(line)
            continue
        wanted = {one.strip() for one in found[1].split(",")}
        if not wanted <= labels:
            raise BadHandFile(f"{path.name}:{line.number}: {found[1]!r}; {', '.join(labels)}")
        if label in wanted:
            kept.append(Line(line.number, found[2]))
    return kept


def is_street(text: str) -> bool:
    """Whether a line begins a street."""
    return re.fullmatch(r"[\w ]+ (street|round)(, from the burns)?", text) is not None


def _replay(path: Path, label: str, said: str, lines: list[Line]) -> Replay:
    first = next((at for at, line in enumerate(lines) if is_street(line.text)), None)
    if first is None:
        raise BadHandFile(f"{path.name}: no street; a line like `Third street` is needed")
    try:
        header, names = _header(lines[:first])
        house = _house(said)
        variant = _game(header["game"])
        seats = _order(names, header.get("dealer"), house)
        called = {seat.seat: name for seat, name in seats}
        streets, body = _streets(lines[first:], set(called.values()))
        deck = _deck(header.get("deck"), streets, list(called.values()), house)
        stakes = _stakes(header, house)
    except (ValueError, KeyError) as error:
        raise BadHandFile(f"{path.name} [{label}]: {error}") from None
    return Replay(
        path, label, variant, house, stakes, called, [seat for seat, _ in seats], deck, streets, body
    )


def _header(lines: list[Line]) -> tuple[dict[str, str], list[tuple[Seat, str]]]:
    header: dict[str, str] = {}
    seats = []
    for line in lines:
        key, colon, value = line.text.partition(":")
        seat = re.fullmatch(r"seat (\d+)", key)
        if seat is not None:
            name, stack = value.split()
            seats.append((Seat(int(seat[1]), money(stack)), name))
        elif colon and key in HEADERS:
            header[key] = value.strip()
        else:
            raise ValueError(f"line {line.number}: {line.text!r}; {', '.join(HEADERS)}, seat N")
    return header, seats


def _house(said: str) -> HouseRules:
    name, *changes = [piece.strip() for piece in said.split(",")]
    house = house_named(name)
    fields = msgspec.to_builtins(house)
    for change in changes:
        key, _, value = change.partition(" ")
        plain = {"on": True, "off": False}.get(value, value) if key != "open_pair" else value
        group = fields["wild"] if key in fields["wild"] else fields
        if key not in group:
            raise ValueError(f"house: {change!r}; no field {key!r}")
        if key == "raises":
            plain = int(value)
        group[key] = plain
    return msgspec.convert(fields, HouseRules)


def _game(said: str) -> Variant:
    name, *changes = [piece.strip() for piece in said.split(",")]
    variant = variant_named(name)
    for change in changes:
        key, *values = change.split()
        rule = variant.wild or WildRule()
        match key:
            case "wild":
                ranks = tuple(Rank.of(value) for value in values if len(value) == 1)
                cards = tuple(Card(value) for value in values if len(value) == 2)
                variant = replace(variant, wild=replace(rule, ranks=ranks, cards=cards))
            case "follow":
                variant = replace(variant, wild=replace(rule, follow=Rank.of(values[0])))
            case "extra":
                variant = replace(variant, extra=ExtraRule(Rank.of(values[0])))
            case "seats":
                variant = replace(variant, seats=int(values[0]))
            case _:
                raise ValueError(f"game: {change!r}; wild, follow, extra or seats")
    return variant


def _stakes(header: dict[str, str], house: HouseRules) -> Stakes:
    ante, bring_in = (money(header[key]) if key in header else None for key in ("ante", "bring-in"))
    low, dash, high = header["limit"].partition("-")
    if dash:
        if ante is None or (bring_in is None and house.bring_in != "none"):
            raise ValueError("limit: a spread needs `ante:` and `bring-in:`")
        return Stakes(
            ante, 0 if house.bring_in == "none" else bring_in or 0, SpreadLimit(money(low), money(high))
        )
    small, big = (money(part) for part in header["limit"].split("/"))
    given = house.stakes(small, big, ante, bring_in)
    return Stakes(given.ante, given.bring_in, FixedLimit(small, big))


def _order(seats: list[tuple[Seat, str]], dealer: str | None, house: HouseRules) -> list[tuple[Seat, str]]:
    """The dealing order: from the left of the dealer, or from the first seat where the button stands still."""
    if dealer is None:
        return seats
    if dealer not in [name for _, name in seats]:
        raise ValueError(f"dealer: {dealer!r}; {', '.join(name for _, name in seats)}")
    if house.dealer == "fixed":
        return sorted(seats, key=lambda one: one[0].seat)
    place = [name for _, name in seats].index(dealer) + 1
    return seats[place:] + seats[:place]


def _streets(lines: list[Line], names: set[str]) -> tuple[list[StreetCards], list[Line]]:
    """The cards of each street, and the lines left to follow: street names, actions, statements."""
    streets: list[StreetCards] = []
    body = []
    for line in lines:
        key, colon, value = line.text.partition(":")
        name, _, rest = line.text.partition(" ")
        if is_street(line.text):
            streets.append(StreetCards(line))
            body.append(line)
        elif colon and key == "burn":
            (streets[-1].burn,) = parse_cards(value)
        elif colon and key == "middle":
            streets[-1].middle += parse_cards(value)
        elif name in names and re.fullmatch(r"(\+?([2-9TJQKA][cdhs]|\?\?) ?)+", rest):
            chains: list[list[Card | None]] = []
            for piece in rest.split():
                card = parse_cards(piece.removeprefix("+"))[0]
                if piece.startswith("+"):
                    chains[-1].append(card)
                else:
                    chains.append([card])
            streets[-1].cards[name] = chains
        else:
            body.append(line)
    return streets, body


def _deck(
    given: str | None, streets: list[StreetCards], order: list[str], house: HouseRules
) -> tuple[Card | None, ...]:
    """Fifty-two cards that deal what the streets say; unnamed ones are drawn from the unused."""
    top: list[Card | None] = list(parse_cards(given)) if given is not None else []
    if given is None:
        for place, street in enumerate(streets):
            if not street.from_burns:
                top += _dealt(street, order, burn=house.burns and place > 0)
    named = {card for card in top if card is not None}
    named |= {card for street in streets for name in street.cards for card in street.of(name) if card}
    twice = sorted({card for card in top if card is not None and top.count(card) > 1})
    if twice:
        raise ValueError(f"card: {twice[0]} is there twice")
    unused = [card for card in DECK if card not in named]
    random.Random(FILLING).shuffle(unused)
    filled = [unused.pop() if card is None else card for card in top]
    return (
        *filled,
        *reversed(unused),
        *[card for card in DECK if card in named - set(filled)],
    )


def _dealt(street: StreetCards, order: list[str], burn: bool) -> list[Card | None]:
    top: list[Card | None] = [street.burn] if burn and not street.middle else []
    chains = [street.cards[name] for name in order if name in street.cards]
    for nth in range(max(map(len, chains), default=0)):
        for held in chains:
            if nth < len(held):
                top += held[nth]
    return top + street.middle
