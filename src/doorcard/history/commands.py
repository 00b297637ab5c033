"""`doorcard verify FILE…`: hands from real rooms, replayed and compared."""

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from doorcard.history.phh import BadRecord, read_record
from doorcard.history.verify import Verdict, verify

__all__ = ["verify_files"]

LARGEST = 1_000_000
"""Bytes of a record at most; a hand of stud is about one thousand."""


def verify_files(
    files: Annotated[list[Path], typer.Argument(help="Hands in the PHH format: F7S, F7S/8, FR.")],
    as_json: Annotated[bool, typer.Option("--json", help="A line of JSON for each file.")] = False,
) -> None:
    """Replay recorded hands and say whether the rules agree with every action and every chip."""
    agreed = 0
    for file in files:
        verdict = judge(file)
        agreed += verdict.ok
        if as_json:
            typer.echo(msgspec.json.encode({"file": _name(file), **msgspec.to_builtins(verdict)}).decode())
        elif not verdict.ok:
            where = "" if verdict.street is None else f" (street {verdict.street})"
            typer.echo(f"{_name(file)}{where}: {verdict.reason}")
    if not as_json:
        typer.echo(f"{agreed} of {len(files)} hands ok")
    raise typer.Exit(0 if agreed == len(files) else 1)


def judge(file: Path) -> Verdict:
    """The verdict on one file, whatever it holds; one that cannot be read is not ok, and the reason says why."""
    try:
        return verify(read_record(_text(file)))
    except BadRecord as error:
        return Verdict(False, None, str(error))
    except OSError as error:
        return Verdict(False, None, f"file: {error.strerror or error}")
    except UnicodeDecodeError:
        return Verdict(False, None, "file: not text; a PHH file is TOML in UTF-8")
    except Exception as error:
        return Verdict(False, None, f"record: not a hand of stud ({type(error).__name__})")


def _text(file: Path) -> str:
    """The file's text, a byte-order mark or another system's ends of lines left out."""
    with file.open("rb") as opened:
        data = opened.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BadRecord(f"file: more than {LARGEST} bytes; a record is one hand")
    return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")


def _name(file: Path) -> str:
    """The file's name as text; bytes that are none in this system's encoding as \\xNN."""
    return os.fsencode(file).decode(errors="backslashreplace")
