"""`doorcard games`, `doorcard games check FILE`, `doorcard houses`: what can be played, and by whose rules."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
import typer

from doorcard.cli.words import as_json, read_language
from doorcard.stud import HOUSES, VARIANTS, HouseRules, Variant, variant_named

__all__ = ["app", "houses", "read_game"]

app = typer.Typer(help="The games there are; games of your own.", invoke_without_command=True)


@app.callback()
def games(
    context: typer.Context,
    language: Annotated[str, typer.Option(help="en or es.")] = "en",
    json: Annotated[bool, typer.Option("--json", help="One JSON object a game.")] = False,
) -> None:
    """List the games, or check a game of your own."""
    if context.invoked_subcommand is not None:
        return
    from doorcard.i18n.games import game_title

    spoken = read_language(language)
    if json:
        for variant in VARIANTS.values():
            whole: dict[str, Any] = msgspec.to_builtins(variant)
            typer.echo(as_json({"name": variant.name, "title": game_title(variant, spoken), **whole}))
        return
    rows = [
        (variant.name, game_title(variant, spoken), ", ".join(variant.also)) for variant in VARIANTS.values()
    ]
    _table(rows)


def houses(
    json: Annotated[bool, typer.Option("--json", help="One JSON object a house.")] = False,
) -> None:
    """List the houses: whose rules a table can play by."""
    if json:
        for house in HOUSES.values():
            typer.echo(as_json(house))
        return
    _table([(house.name, _differs(house)) for house in HOUSES.values()])


def read_game(name: str) -> Variant:
    """The game called `name`. Raises `ValueError` naming what is wrong."""
    return variant_named(name)


def _differs(house: HouseRules) -> str:
    """The fields in which the house is not like the defaults."""
    plain = HouseRules(name=house.name)
    return ", ".join(
        f"{field} {getattr(house, field)}"
        for field in HouseRules.__struct_fields__
        if field not in ("ante_part", "bring_in_part") and getattr(house, field) != getattr(plain, field)
    )


def _table(rows: Sequence[tuple[str, ...]]) -> None:
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
