"""The command line: `doorcard deal stud`, `doorcard games`, `doorcard rank razz "As 2d 3c 4h 6s"` …

What a command needs is imported when it runs: naming the games must not load a web server.
"""

import sys

__all__ = ["main"]


def main(arguments: list[str] | None = None) -> None:
    """Run one command and exit: 0 done, 1 the answer is no, 2 asked wrongly (one line on stderr)."""
    from doorcard.cli.app import run

    sys.exit(run(sys.argv[1:] if arguments is None else arguments))
