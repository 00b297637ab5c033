"""Where the words go: terminals that lack some letters, disks that are full, readers that have gone."""

import codecs
import io
import os
import sys
import unicodedata

__all__ = ["flush", "let_go", "speak_plainly"]

PLAIN = {
    "♣": "c",
    "♦": "d",
    "♥": "h",
    "♠": "s",
    "–": "-",
    "—": "-",
    "─": "-",
    "−": "-",
    "±": "+-",
    "×": "x",
    "…": "...",
    "·": "-",
    "→": "->",
    "¿": "",
    "¡": "",
    "«": '"',
    "»": '"',
    "“": '"',
    "”": '"',
    "’": "'",
}
"""What is written for signs that an output's encoding lacks."""


def speak_plainly() -> None:
    """Have both outputs write what their encoding lacks in letters it has: suits as c, d, h, s."""
    codecs.register_error("doorcard.plain", _plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="doorcard.plain")


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_letters, error.object[error.start : error.end])), error.end


def _letters(sign: str) -> str:
    if "\udc80" <= sign <= "\udcff":  # a byte of the command line that was no text
        return f"\\x{ord(sign) - 0xDC00:02x}"
    spelled = PLAIN.get(sign)
    if spelled is None:
        spelled = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return spelled or ("" if sign in PLAIN else "?")


def flush() -> None:
    """Have everything written now, so that a disk that is full is told of here and not at the very end."""
    if sys.stdout is not None:
        sys.stdout.flush()


def let_go() -> None:
    """What is still to be written goes nowhere: there is nobody to read it, or no room."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (AttributeError, OSError, ValueError):
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - open to the end of the process
