"""On which line of a TOML file each field stands; `tomllib` does not say."""

import re

__all__ = ["line_of", "lines_of"]

Path = tuple[str | int, ...]

_TABLE = re.compile(r"^\s*(\[{1,2})\s*([A-Za-z0-9_.\"\- ]+?)\s*\]{1,2}\s*(?:#.*)?$")
_KEY = re.compile(r"^\s*([A-Za-z0-9_.\"\-]+)\s*=")


def lines_of(text: str) -> dict[Path, int]:
    """The line, from 1, of every table and key written on a line of its own."""
    lines: dict[Path, int] = {}
    counts: dict[str, int] = {}
    table: Path = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := _TABLE.match(line):
            name = header[2].replace('"', "")
            table = tuple(name.split("."))
            if header[1] == "[[":
                counts[name] = counts.get(name, -1) + 1
                lines.setdefault(table, number)
                table = (*table, counts[name])
            lines[table] = number
        elif key := _KEY.match(line):
            lines[(*table, *key[1].replace('"', "").split("."))] = number
    return lines


def line_of(lines: dict[Path, int], path: Path) -> int | None:
    """The line of `path`, or of the nearest thing around it that has one."""
    while path:
        if path in lines:
            return lines[path]
        path = path[:-1]
    return None
