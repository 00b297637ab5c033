"""`python -m doorcard.cli.docs`: writes the pages made from the values, into docs/ of the current folder.

A test compares them, so a game or a house cannot change without its page.
"""

from pathlib import Path

import msgspec

from doorcard.cli.wilds import read_wilds
from doorcard.games import json_schema
from doorcard.i18n.games import game_title
from doorcard.i18n.hands import Language
from doorcard.i18n.phrases import share_name, wild_words
from doorcard.i18n.rule_card import rule_card
from doorcard.stud import HOUSES, VARIANTS, Variant
from doorcard.stud.house import Part

__all__ = ["HOUSE_FIELDS", "games_page", "houses_page", "pages", "schema_file"]

_MADE = "<!-- Made by `python -m doorcard.cli.docs` from the values in `src/doorcard/stud`; do not edit. -->"

HOUSE_FIELDS: dict[str, str] = {
    "ante_part": "ante, as a part of the small bet (– set for each table)",
    "bring_in_part": "bring-in, as a part of the small bet (– set for each table)",
    "limits": "betting, the first one usual",
    "bring_in": "who opens third street",
    "bring_in_tie": "a tie for the bring-in is broken by",
    "dealer": "the deal",
    "burns": "a card is burned before each later street",
    "open_pair": "kinds of game in which a pair showing on fourth street allows the big bet",
    "raises": "raises a round, after the bet",
    "cap_heads_up": "the cap holds with two players left",
    "reopen": "how much of a bet an all-in must be to reopen the betting",
    "tied_boards": "tied boards: first to act by",
    "exhaustion": "when the deck is short",
    "community_from": "the shared card comes from",
    "keep_last_card": "the last card of the deck is never dealt",
    "first_to_show": "first to show",
    "reveal_live_hands": "mucked live hands may be seen afterwards",
    "all_in_opener": "the best board is all-in: first to act",
    "low_card_all_in": "the low card is all-in: who brings in",
    "short_bring_in_call": "after a short bring-in the others call",
    "odd_chip": "odd chips go by",
    "on_timeout": "time runs out",
    "seconds_to_act": "seconds to act (– the room's default, 0 no clock)",
    "extra_card": "an extra card earned is dealt",
    "low_spade_ace": "the ace of a lowest-card-in-the-hole half",
    "wild": "wild cards: natural beats wild, double-ace flush, wild boards count",
    "post_ante": "posting the ante",
    "auto_muck": "beaten hands are mucked",
    "buy_in": "buy-in",
}
"""Every field of a house, in words."""


def games_page() -> str:
    """docs/games.md: a table of all games, and a rule card each in English and Spanish."""
    rows = [
        "| name | English | Español | players | cards | rounds | the pot goes to | wild | first to open |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
        *map(_game_row, VARIANTS.values()),
    ]
    cards = [line for variant in VARIANTS.values() for line in _cards(variant)]
    return "\n".join([_MADE, "", "# Games", "", *rows, "", *cards])


def _game_row(variant: Variant) -> str:
    down = sum(street.down - street.turn for street in variant.streets)
    up = sum(street.up + street.turn for street in variant.streets)
    rule, extra = variant.wild, variant.extra
    wild = wild_words(read_wilds(variant, ""), "en")
    if rule is not None and rule.follow is not None:
        wild += " and the rank that follows"
    if extra is not None:
        wild += f"; an extra card for each upcard {extra.rank.letter}"
    cells = (
        f"`{variant.name}`",
        game_title(variant, "en"),
        game_title(variant, "es"),
        f"2–{variant.seats}",
        f"{down} down, {up} up",
        str(len(variant.streets)),
        " / ".join(share_name(share, "en") for share in variant.shares),
        wild or "–",
        "lowest door card" if variant.boards == "high" else "highest door card",
    )
    return f"| {' | '.join(cells)} |"


def _cards(variant: Variant) -> list[str]:
    lines = [f"## {game_title(variant, 'en')}", ""]
    languages: tuple[Language, ...] = ("en", "es")
    for language in languages:
        title, *rules = rule_card(variant, None, language).splitlines()
        lines += [f"**{title}**", "", *[f"- {rule}" for rule in rules], ""]
    return lines


def houses_page() -> str:
    """docs/houses.md: every field of every house."""
    houses = list(HOUSES.values())
    head = ["", *(f"`{house.name}`" for house in houses)]
    rows = [
        [words, *(_said(getattr(house, field)) for house in houses)] for field, words in HOUSE_FIELDS.items()
    ]
    table = [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]
    return "\n".join([_MADE, "", *_HOUSES_HEAD.splitlines(), "", *table, ""])


_HOUSES_HEAD = """# Houses

A house is a set of answers to what rule sheets disagree on. The first five play by five published sheets (`home`
with a bring-in and with an ante only); the last three follow the records of real rooms. `doorcard houses --json`
prints them for programs; a room can be opened by any of them. Amounts that do not divide are rounded to the nearest
unit, halves up, and never to zero."""


def _said(value: object) -> str:
    match value:
        case None:
            return "–"
        case bool():
            return "yes" if value else "no"
        case Part(top=top, bottom=bottom):
            return f"{top}/{bottom}"
        case tuple():
            return ", ".join(map(str, value))
        case msgspec.Struct():
            return ", ".join(_said(getattr(value, field)) for field in value.__struct_fields__)
        case _:
            return str(value).replace("_", " ")


def schema_file() -> str:
    """docs/own-games.schema.json: what an own game's file may say."""
    return msgspec.json.format(msgspec.json.encode(json_schema(), order="sorted"), indent=2).decode() + "\n"


def pages() -> dict[str, str]:
    """Every made file of docs/, by name."""
    return {"games.md": games_page(), "houses.md": houses_page(), "own-games.schema.json": schema_file()}


def main() -> None:
    """Write the pages into docs/ of the current folder, which must be there."""
    for name, text in pages().items():
        Path("docs", name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
