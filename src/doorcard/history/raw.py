"""The fields of a record as they stand in the file, and what each of them may be."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, field

__all__ = ["GAMES", "BadRecord", "Raw", "raw_of", "short"]

GAMES: dict[str, str] = {"F7S": "stud", "F7S/8": "stud8", "FR": "razz"}
"""The format's names of the games it has in common with Doorcard."""

SEATS = 99
"""No seat has a larger number; the rooms' own go to ten."""


class BadRecord(ValueError):
    """A record that cannot be read: the text names the field, the value and what is allowed."""


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


def raw_of(text: str) -> Raw:
    """The fields in a PHH file's text. Raises `BadRecord` for what no hand's record can hold."""
    try:
        found = msgspec.toml.decode(text.encode())
    except (msgspec.DecodeError, ValueError) as error:
        raise BadRecord(f"record: not TOML: {error}") from None
    except RecursionError:
        raise BadRecord("record: not TOML of a hand: brackets within brackets without end") from None
    try:
        raw = msgspec.convert(found, Raw)
    except msgspec.ValidationError as error:
        raise BadRecord(_of_a_wrong_kind(str(error), found)) from None
    _lengths(raw)
    _amounts(raw)
    _antes(raw)
    _seats(raw)
    _totals(raw)
    return raw


def short(value: object) -> str:
    """The value as it would be written, the middle left out of a long one."""
    try:
        written = repr(value)
    except ValueError:  # a number of thousands of digits
        return "a number without end"
    return written if len(written) <= LONG else f"{written[: LONG // 2]}…{written[-LONG // 2 :]}"


LONG = 80


def _of_a_wrong_kind(error: str, found: Mapping[str, Any]) -> str:
    """msgspec's error with the value put in that it is about, which it leaves out."""
    what, _, path = error.partition(" - at ")
    name = re.match(r"`\$\.(\w+)", path)
    if name is None:
        return f"record: {error}"
    value = found[name[1]]
    if isinstance(value, Sequence) and not isinstance(value, str):
        kind = str if name[1] == "actions" else int
        value = next((one for one in value if type(one) is not kind), value)
    return f"{name[1]}: {short(value)}; {what[0].lower()}{what[1:]}"


def _lengths(raw: Raw) -> None:
    if raw.variant not in GAMES:
        raise BadRecord(f"variant: {short(raw.variant)} is none of {', '.join(GAMES)}")
    players = len(raw.starting_stacks)
    if players > SEATS:
        raise BadRecord(f"starting_stacks: {players} of them; no table has so many seats")
    for name, values in (
        ("antes", raw.antes),
        ("finishing_stacks", raw.finishing_stacks),
        ("winnings", raw.winnings),
        ("seats", raw.seats),
    ):
        if values is not None and len(values) != players:
            raise BadRecord(f"{name}: {len(values)} of them; {players}, one a player, as in starting_stacks")


def _amounts(raw: Raw) -> None:
    if not 0 < raw.small_bet <= raw.big_bet:
        raise BadRecord(f"small_bet: {short(raw.small_bet)}; 1 to big_bet, {short(raw.big_bet)}")
    for name, amounts in (
        ("antes", raw.antes),
        ("bring_in", [raw.bring_in]),
        ("starting_stacks", raw.starting_stacks),
        ("finishing_stacks", raw.finishing_stacks or []),
        ("winnings", raw.winnings or []),
        ("_rake", [raw.rake]),
    ):
        if min(amounts, default=0) < 0:
            raise BadRecord(f"{name}: {short(min(amounts))}; 0 or more")
        if max(amounts, default=0) > MOST:
            raise BadRecord(f"{name}: {short(max(amounts))}; {MOST} at most")
    if raw.big_bet > MOST:
        raise BadRecord(f"big_bet: {short(raw.big_bet)}; {MOST} at most")


MOST = 10**15 - 1
"""No amount is larger: fifteen digits, in minor units."""


def _antes(raw: Raw) -> None:
    """Each pays the same ante; of a stack that is shorter, some programs write all of it, some the ante."""
    ante = max(raw.antes, default=0)
    for place, (paid, stack) in enumerate(zip(raw.antes, raw.starting_stacks, strict=True), 1):
        if paid not in (ante, min(ante, stack)):
            raise BadRecord(f"antes: {paid} of player {place}; {ante}, or all of a shorter stack")


def _seats(raw: Raw) -> None:
    seats = raw.seats or []
    for seat in seats:
        if not 1 <= seat <= SEATS:
            raise BadRecord(f"seats: {short(seat)}; 1 to {SEATS}")
        if seats.count(seat) > 1:
            raise BadRecord(f"seats: {seat} is there twice; every player has a seat of his own")


def _totals(raw: Raw) -> None:
    if raw.finishing_stacks is None:
        return
    found, expected = sum(raw.finishing_stacks), sum(raw.starting_stacks) - raw.rake
    if found != expected:
        raise BadRecord(f"finishing_stacks: {found} in all; starting_stacks less _rake = {expected}")
