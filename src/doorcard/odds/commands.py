"""`doorcard odds GAME HOLDING HOLDING…`: equities in the terminal, or as JSON."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from doorcard.odds.outcome import Odds, PlayerOdds

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["odds"]


def odds(
    game: Annotated[str, typer.Argument(help="stud, stud8, razz, … (doorcard games names them all)")],
    holdings: Annotated[
        list[str],
        typer.Argument(
            help="each player's cards in dealing order, down cards first, ?? unknown: AsAhKd ????2c"
        ),
    ],
    dead: Annotated[str, typer.Option(help="cards that cannot come; ?? for one nobody knows")] = "",
    community: Annotated[str, typer.Option(help="shared cards face up in the middle")] = "",
    house: Annotated[str, typer.Option(help="whose rules apply when the cards run out")] = "full_tilt",
    exact: Annotated[bool, typer.Option("--exact", help="make every deal, however long it takes")] = False,
    trials: Annotated[int | None, typer.Option(help="make so many random deals instead")] = None,
    precision: Annotated[
        float | None, typer.Option(help="stop once each standard error is this small, like 0.0005")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="the same seed makes the same trials")] = None,
    threads: Annotated[int | None, typer.Option(help="how many to use; all there are if left out")] = None,
    json: Annotated[bool, typer.Option("--json", help="print JSON, counts as integers")] = False,
) -> None:
    """What part of the pot each holding gets on average when all stay to the end.

    Exact when that takes under about a second (two players nearly always, three from fifth street), otherwise
    sampled, with the standard error.
    """
    try:
        found = _asked(game, holdings, dead, community, house, exact, trials, precision, seed, threads)
    except ValueError as error:
        print(f"odds: {error}", file=sys.stderr)
        raise typer.Exit(2) from None
    if json:
        import msgspec

        print(msgspec.json.encode(found).decode())
    else:
        _show(found)


def _asked(
    game: str,
    holdings: list[str],
    dead: str,
    community: str,
    house: str,
    exact: bool,
    trials: int | None,
    precision: float | None,
    seed: int | None,
    threads: int | None,
) -> Odds:
    from doorcard.odds.equity import equity
    from doorcard.odds.spot import spot_of
    from doorcard.stud.houses import house_named
    from doorcard.stud.variants import variant_named

    spot_of(variant_named(game), house_named(house), holdings, dead, community)  # before anything slow
    with _waiting() as bar:
        return equity(
            game,
            holdings,
            dead,
            community=community,
            house=house,
            exact=True if exact else None,
            trials=trials,
            precision=precision,
            seed=seed,
            threads=threads,
            progress=bar,
        )


class Bar:
    """What a person sees while waiting, on the error stream: that the kernels are warming up, then trials done."""

    def __init__(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        from doorcard.odds.warming import what_is_coming

        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self.task = self.progress.add_task(what_is_coming(), total=None)

    def __call__(self, done: int, wanted: int) -> None:
        self.progress.update(self.task, description=f"{done:,} trials", completed=done, total=wanted)


@contextmanager
def _waiting() -> Iterator[Bar | None]:
    if not sys.stderr.isatty():
        from doorcard.odds.kernels.jit import compiled_before
        from doorcard.odds.warming import what_is_coming

        if not compiled_before():
            print(what_is_coming(), file=sys.stderr)
        yield None
        return
    bar = Bar()
    with bar.progress:
        yield bar


def _show(found: Odds) -> None:
    from rich.console import Console
    from rich.table import Table

    sampled = found.method == "sampled"
    shares = [name for name in ("high", "low", "hole") if getattr(found[0], name) is not None]
    split = len(shares) > 1
    headings = ["equity", *(["±"] if sampled else []), *(["scoop", "part"] if split else ["win", "tie"])]
    headings += shares if split else []
    rows = [[player.holding, *_cells(player, sampled, shares if split else [])] for player in found.players]
    console = Console()
    widths = [max(map(len, column)) for column in zip(["holding", *headings], *rows, strict=True)]
    if sum(widths) + 2 * len(headings) > console.width:
        _stack(console, headings, rows)
    else:
        table = Table(box=None, pad_edge=False)
        table.add_column("holding", no_wrap=True)
        for heading in headings:
            table.add_column(heading, justify="right", no_wrap=True)
        for row in rows:
            table.add_row(*row)
        console.print(table, highlight=False)
    what = "trials" if sampled else "deals, all of them"
    again = f"; seed {found.seed}" if sampled else ""
    dead = f"; dead {found.dead}" if found.dead else ""
    console.print(
        f"{found.game}: {found[0].total:,} {what}{dead}{again}; {found.seconds:.3f} s",
        highlight=False,
        style="dim",
    )


def _stack(console: "Console", headings: list[str], rows: list[list[str]]) -> None:
    """The figures under each other, where the terminal is too narrow for a table with all of them."""
    left = max(map(len, headings))
    right = max(len(cell) for row in rows for cell in row[1:])
    for holding, *cells in rows:
        console.print(holding, highlight=False, soft_wrap=True)
        for heading, cell in zip(headings, cells, strict=True):
            console.print(f"  {heading:<{left}}  {cell:>{right}}", highlight=False, soft_wrap=True)


def _cells(player: PlayerOdds, sampled: bool, shares: list[str]) -> list[str]:
    def part(count: float) -> str:
        return f"{100 * count / player.total:.3f} %"

    cells = [f"{100 * player.equity:.3f} %"]
    if sampled:
        cells.append(f"{100 * player.stderr:.3f}")
    cells += [part(player.win), part(player.tie)]
    for name in shares:
        taken = getattr(player, name)
        cells.append(part(taken.win + taken.tie / 2))
    return cells
