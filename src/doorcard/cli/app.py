"""The tree of commands, and how a run of it ends."""

import importlib
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from doorcard import __version__
from doorcard.cli import deal, games, rank

__all__ = ["MOUNTED", "build", "run"]

MOUNTED: dict[str, tuple[str, str, str]] = {
    "play": ("doorcard.server.commands", "play", "Serve a room with a table of bots already playing."),
    "serve": ("doorcard.server.commands", "serve", "Serve a room in the browser."),
    "verify": (
        "doorcard.history.commands",
        "verify_files",
        "Replay recorded hands from real rooms and compare.",
    ),
    "odds": ("doorcard.odds.commands", "odds", "Say how often each holding wins."),
}
"""Commands written beside what they drive: name → module, function, one line of help."""


def build(wanted: Sequence[str]) -> typer.Typer:
    """The command tree; of the mounted commands only those named in `wanted` are loaded."""
    app = typer.Typer(
        name="doorcard",
        help="A Seven Card Stud room anyone can host.",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        add_completion=False,
    )
    app.callback()(_root)
    app.command("deal")(deal.deal)
    app.add_typer(games.app, name="games")
    app.command("houses")(games.houses)
    app.command("rank")(rank.rank)
    for name, (module, function, summary) in MOUNTED.items():
        app.command(name, help=summary)(_load(module, function) if name in wanted else _unloaded)
    return app


def run(arguments: Sequence[str]) -> int:
    """Run the command `arguments` name; the exit code: 0 done, 1 the answer is no, 2 asked wrongly."""
    try:
        code = build(arguments[:1])(list(arguments), standalone_mode=False)
    except (BrokenPipeError, KeyboardInterrupt):
        return 1
    except ValueError as error:
        return _refused(str(error))
    except Exception as error:  # click's errors, wherever this version of typer keeps them
        said: Callable[[], str] | None = getattr(error, "format_message", None)
        if said is None:
            raise
        return _refused(said() or "a command is missing; see --help")
    return code if isinstance(code, int) else 0


def _refused(reason: str) -> int:
    typer.echo(f"doorcard: {' '.join(reason.split())}", err=True)
    return 2


def _version(asked: bool) -> None:
    if asked:
        typer.echo(__version__)
        raise typer.Exit


def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """A Seven Card Stud room anyone can host: deal, study, serve."""


def _load(module: str, function: str) -> Callable[..., Any]:
    try:
        found = getattr(importlib.import_module(module), function)
    except ModuleNotFoundError as error:
        missing = f"command: {module} is not part of this installation ({error})"
        raise ValueError(missing) from error
    return found  # type: ignore[no-any-return]


def _unloaded() -> None:
    """Stands in for a command that this run does not call."""
