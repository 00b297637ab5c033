"""`doorcard houses`: whose rules can be played."""

from typing import Annotated

import typer

from doorcard.cli.words import as_json, table
from doorcard.stud import HOUSES, HouseRules

__all__ = ["houses"]


def houses(
    json: Annotated[bool, typer.Option("--json", help="One JSON object a house.")] = False,
) -> None:
    """List the houses: whose rules a table can play by."""
    if json:
        for house in HOUSES.values():
            typer.echo(as_json(house))
        return
    table([(house.name, _differs(house)) for house in HOUSES.values()])


def _differs(house: HouseRules) -> str:
    """The fields in which the house is not like the defaults."""
    plain = HouseRules(name=house.name)
    return ", ".join(
        f"{field} {getattr(house, field)}"
        for field in HouseRules.__struct_fields__
        if field not in ("ante_part", "bring_in_part") and getattr(house, field) != getattr(plain, field)
    )
