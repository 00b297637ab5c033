"""The tree of commands, and how a run of it ends."""

import importlib
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from doorcard import __version__
from doorcard.cli.output import flush, let_go, speak_plainly

__all__ = ["COMMANDS", "build", "run"]

COMMANDS: dict[str, tuple[str, str, str]] = {
    "play": ("doorcard.server.commands", "play", "Serve a room with a table of bots already playing."),
    "serve": ("doorcard.server.commands", "serve", "Serve a room in the browser."),
    "deal": ("doorcard.cli.deal", "deal", "Deal hands among bots and tell them as they happen."),
    "games": ("doorcard.cli.games", "app", "List the games, or check a game of your own."),
    "houses": ("doorcard.cli.houses", "houses", "List the houses: whose rules a table can play by."),
    "rank": ("doorcard.cli.rank", "rank", "Say what a holding is worth for each share of the game."),
    "odds": ("doorcard.odds.commands", "odds", "Say how often each holding wins."),
    "verify": ("doorcard.history.commands", "verify_files", "Replay hands from real rooms and compare."),
}
"""Every command: its module, the function or Typer there, one line of help."""


def build(wanted: str | None) -> typer.Typer:
    """The command tree; only the command called `wanted` is loaded, the others are names with a line of help."""
    app = typer.Typer(
        name="doorcard",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        add_completion=False,
    )
    app.callback()(_root)
    for name, (module, attribute, summary) in COMMANDS.items():
        command = _load(module, attribute) if name == wanted else _unloaded
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name, help=summary)
        else:
            app.command(name, help=summary)(command)
    return app


def run(arguments: Sequence[str]) -> int:
    """Run the command `arguments` name; the exit code: 0 done, 1 the answer is no, 2 asked wrongly."""
    speak_plainly()
    try:
        code = build(arguments[0] if arguments else None)(list(arguments), standalone_mode=False)
        flush()
    except BrokenPipeError:
        let_go()
        return 1
    except KeyboardInterrupt:
        return 1
    except OSError as error:
        let_go()
        return _refused(f"{error.filename or 'output'}: {error.strerror or error}")
    except ValueError as error:
        return _refused(str(error))
    except Exception as error:  # click's errors, wherever this version of typer keeps them
        said: Callable[[], str] | None = getattr(error, "format_message", None)
        if said is None:
            raise
        return _refused((said() or "a command is missing; see --help") + _given(error, arguments))
    return code if isinstance(code, int) else 0


def _refused(reason: str) -> int:
    typer.echo(f"doorcard: {' '.join(reason.split())}", err=True)
    return 2


def _given(error: Exception, arguments: Sequence[str]) -> str:
    """The value that was refused, as it was typed after its option."""
    spellings = getattr(getattr(error, "param", None), "opts", ())
    for at, argument in enumerate(arguments):
        option, equals, value = argument.partition("=")
        if option in spellings and (equals or at + 1 < len(arguments)):
            return f" ({(value if equals else arguments[at + 1])!r})"
    return ""


def _version(asked: bool) -> None:
    if asked:
        typer.echo(__version__)
        raise typer.Exit


def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """A seven-card stud room anyone can host: deal, study, serve."""


def _load(module: str, attribute: str) -> Callable[..., Any] | typer.Typer:
    try:
        found = getattr(importlib.import_module(module), attribute)
    except ModuleNotFoundError as error:
        missing = f"command: {module} is not part of this installation ({error})"
        raise ValueError(missing) from error
    return found  # type: ignore[no-any-return]


def _unloaded() -> None:
    """Stands in for a command that this run does not call."""
