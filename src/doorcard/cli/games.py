"""`doorcard games`, `doorcard games check FILE`: what can be played."""

import os
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from doorcard.cli.words import as_json, read_language, table
from doorcard.stud import VARIANTS, Variant, variant_named

__all__ = ["app", "read_game"]

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
    from doorcard.i18n.games import also_called, game_title

    spoken = read_language(language)
    if json:
        for variant in VARIANTS.values():
            whole: dict[str, Any] = msgspec.to_builtins(variant)
            typer.echo(as_json({"name": variant.name, "title": game_title(variant, spoken), **whole}))
        return
    rows = [
        (variant.name, game_title(variant, spoken), ", ".join(also_called(variant, spoken)))
        for variant in VARIANTS.values()
    ]
    table(rows)


@app.command("check")
def check(
    file: Annotated[Path, typer.Argument(help="A TOML file that describes a game: docs/own-games.md.")],
    language: Annotated[str, typer.Option(help="en or es.")] = "en",
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Say whether a game of your own can be played, and show its rule card; or what is wrong, and where."""
    from doorcard.games import BadGame, Problem, read_toml
    from doorcard.games.file import Unreadable, text_of
    from doorcard.games.reading import LARGEST
    from doorcard.i18n.own_games import OWN_GAME_TEXTS
    from doorcard.i18n.rule_card import rule_card

    spoken = read_language(language)
    named = os.fsencode(file).decode(errors="backslashreplace")
    try:
        variant = read_toml(text_of(file, LARGEST), spoken)
    except BadGame as error:
        if json:
            typer.echo(as_json({"file": named, "ok": False, "problems": error.problems}))
        else:
            for problem in error.problems:
                typer.echo(f"{named}: {problem.said(spoken)}")
        raise typer.Exit(1) from None
    except Unreadable as error:
        if not json:
            raise
        unread = Problem("file", error.why, OWN_GAME_TEXTS[spoken].readable)
        typer.echo(as_json({"file": named, "ok": False, "problems": [unread]}))
        raise typer.Exit(2) from None
    if json:
        typer.echo(as_json({"file": named, "ok": True, "game": variant}))
    else:
        typer.echo(rule_card(variant, None, spoken))


def read_game(name: str) -> Variant:
    """The game called `name`, or the one a TOML file of that name describes.

    Raises `ValueError` naming what is wrong.
    """
    if name.endswith(".toml"):
        from doorcard.games import read_toml
        from doorcard.games.file import text_of
        from doorcard.games.reading import LARGEST

        return read_toml(text_of(Path(name), LARGEST))
    return variant_named(name)
