"""On which line of a TOML file each field stands; `tomllib` does not say."""

import re
import tomllib

__all__ = ["line_of", "lines_of", "path_on"]

Path = tuple[str | int, ...]

_PART = r"""(?:[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*')"""
_KEYS = rf"{_PART}(?:[ \t]*\.[ \t]*{_PART})*"
_A_PART = re.compile(_PART)
_TABLE = re.compile(rf"[ \t]*(\[\[?)[ \t]*({_KEYS})[ \t]*\]\]?[ \t\r]*(?:#.*)?$")
_KEY = re.compile(rf"[ \t]*({_KEYS})[ \t]*=")


def lines_of(text: str) -> dict[Path, int]:
    """The line, from 1, of every table and key written on a line of its own."""
    lines: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    table: Path = ()
    for number, line in enumerate(text.split("\n"), 1):
        if header := _TABLE.match(line):
            table = _inside(_parts(header[2]), counts)
            if header[1] == "[[":
                counts[table] = counts.get(table, -1) + 1
                lines.setdefault(table, number)
                table = (*table, counts[table])
            lines[table] = number
        elif key := _KEY.match(line):
            lines[(*table, *_parts(key[1]))] = number
    return lines


def line_of(lines: dict[Path, int], path: Path) -> int | None:
    """The line of `path`, or of the nearest thing around it that has one."""
    while path:
        if path in lines:
            return lines[path]
        path = path[:-1]
    return None


def path_on(lines: dict[Path, int], line: int) -> Path:
    """What stands on `line`, or begins last before it; nothing where nothing does."""
    begun = [(at, path) for path, at in lines.items() if at <= line]
    return max(begun, key=lambda one: one[0], default=(0, ()))[1]


def _inside(name: tuple[str, ...], counts: dict[Path, int]) -> Path:
    """The path of a table: what a list's name stands in front of is in the list's last table."""
    path: Path = ()
    for step in name:
        if path in counts:
            path = (*path, counts[path])
        path = (*path, step)
    return path


def _parts(keys: str) -> tuple[str, ...]:
    return tuple(map(_plain, _A_PART.findall(keys)))


def _plain(part: str) -> str:
    """A key without its quotation marks."""
    if part[0] not in "\"'":
        return part
    try:
        return str(tomllib.loads(f"key = {part}")["key"])
    except tomllib.TOMLDecodeError:
        return part
