"""What is typed on the command line, read: money, stakes, languages; and JSON written the same every time."""

import re
from collections.abc import Sequence

import msgspec
import typer

from doorcard.i18n.hands import Language
from doorcard.i18n.phrases import money
from doorcard.stud import FixedLimit, HouseRules, SpreadLimit, Stakes

__all__ = ["as_json", "read_language", "read_money", "read_stakes", "table"]

_MONEY = re.compile(r"(\d{1,9})(?:\.(\d{1,2}))?")


def as_json(value: object) -> str:
    """One line of JSON; sets in a fixed order, so that the same value is the same text in every process."""
    return msgspec.json.encode(value, order="deterministic").decode()


def table(rows: Sequence[tuple[str, ...]]) -> None:
    """Print rows of equal length in columns."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def read_money(field: str, text: str) -> int:
    """ "2", "0.40": minor units. Raises `ValueError` naming the field, the value and what is allowed."""
    found = _MONEY.fullmatch(text.strip())
    if found is None:
        raise ValueError(
            f"{field}: {text!r}; an amount like 2 or 0.40, of nine digits before the point at most"
        )
    return int(found[1]) * 100 + int((found[2] or "").ljust(2, "0"))


def read_language(text: str) -> Language:
    """ "en" or "es". Raises `ValueError` for any other."""
    if text == "en":
        return "en"
    if text == "es":
        return "es"
    raise ValueError(f"language: {text!r}; en or es")


def read_stakes(house: HouseRules, limits: str | None, ante: str | None, bring_in: str | None) -> Stakes:
    """The stakes for a house: `limits` as "2/4", or "1-5" for bets from 1 to 5; by default what the house plays.

    What the house leaves to the table is by default an ante of a fifth and a bring-in of a quarter of
    the small bet; with spread limit, a quarter of the low bet and the low bet. Raises `ValueError`
    naming what is wrong.
    """
    usual = "1-5" if house.limits[0] == "spread" else "2/4"
    text = usual if limits is None else limits
    kind = "spread" if "-" in text else "fixed"
    if kind not in house.limits:
        raise ValueError(f"stakes: {text!r} is {kind} limit; {house.name} plays {' or '.join(house.limits)}")
    low, _, high = text.partition("-" if kind == "spread" else "/")
    small = read_money("stakes", low)
    big = read_money("stakes", high) if high else 2 * small
    if not 0 < small <= big:
        raise ValueError(f"stakes: {text!r}; a low amount above 0 and a high one no smaller, like 2/4 or 1-5")
    most, of = (small, "small bet") if kind == "fixed" else (big, "high bet")
    given_ante = None if ante is None else _part("ante", ante, 0, most, of)
    if bring_in is not None and house.bring_in == "none":
        raise ValueError(f"bring-in: {bring_in!r}; {house.name} has none")
    given_open = None if bring_in is None else _part("bring-in", bring_in, 1, most, of)
    if kind == "fixed":
        if given_ante is None and house.ante_part is None:
            given_ante = max(1, small // 5)
        if given_open is None and house.bring_in_part is None:
            given_open = max(1, small // 4)
        stakes = house.stakes(small, big, given_ante, given_open)
        return Stakes(stakes.ante, stakes.bring_in, FixedLimit(small, big))
    posted = max(1, small // 4) if given_ante is None else given_ante
    opening = 0 if house.bring_in == "none" else small if given_open is None else given_open
    return Stakes(posted, opening, SpreadLimit(small, big))


def _part(field: str, typed: str, least: int, most: int, of: str) -> int:
    """An amount typed that is to be from `least` to `most`, which is the `of`."""
    amount = read_money(field, typed)
    if not least <= amount <= most:
        raise ValueError(f"{field}: {typed!r}; {money(least)} to the {of}, {money(most)}")
    return amount
