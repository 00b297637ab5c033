"""The first use of the kernels: loading them takes a moment, compiling them the first time ever much longer."""

from collections.abc import Callable

__all__ = ["warm", "warm_games", "what_is_coming"]


def what_is_coming() -> str:
    """A line for whoever waits for the first result."""
    from doorcard.odds.kernels.jit import compiled_before

    if compiled_before():
        return "warming up: loading the ranking kernels"
    return "warming up: compiling the ranking kernels, once on this machine, which may take half a minute"


def warm(tell: Callable[[str], None] | None = None) -> None:
    """Load the kernels that most calls need, and compile them if they never were; that takes some seconds.

    `tell` is given a line to show while it goes on.
    """
    from doorcard.odds.equity import equity

    if tell is not None:
        tell(what_is_coming())
    for game, holding, other in (("stud", "AsAhKd7s6c", "2c3c4cJd9d"), ("stud8", "AsAhKd7s6c", "2c3c4cJd9d")):
        equity(game, [holding, other], exact=True)
    equity("stud", ["AsAhKd", "2c3c4c"], trials=1, seed=1)


def warm_games(tell: Callable[[str], None]) -> None:
    """Load what sampling any game needs, so that nobody at a table waits for it; as `warm` does."""
    from doorcard.odds.equity import equity
    from doorcard.stud.variants import VARIANTS

    tell(what_is_coming())
    for variant in VARIANTS.values():
        third = variant.streets[0].cards
        dealt = ("AsAhKd", "2c3c4c")
        equity(variant, [cards[: 2 * third] for cards in dealt], trials=1, seed=1)
