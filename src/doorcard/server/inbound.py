"""What comes in over a socket, made a request or refused in words; and how much of it is too much."""

import re
from typing import Any

import msgspec

from doorcard.server.reasons import Unreadable
from doorcard.server.wire import FromClient, Refused, refused
from doorcard.table import Request
from doorcard.table.denied import Denied

__all__ = ["Bucket", "parse", "read_reason"]

_DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(FromClient)
_PATH = re.compile(r" - at `\$\.?([^`]*)`$")
_FIELD = re.compile(r"(?:field|property) `([^`]+)`")


class Bucket:
    """So many at once, refilled by so many a second."""

    def __init__(self, size: float, a_second: float) -> None:
        self._size = size
        self._a_second = a_second
        self._left = size
        self._at = 0.0

    def take(self, now: float) -> bool:
        """Whether there was one left. `now`: seconds on any clock that does not go back."""
        self._left = min(self._size, self._left + (now - self._at) * self._a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


def parse(text: str) -> Request | Refused:
    """The request, or why it is none: its id where it can be read, the field, the value, what is allowed."""
    try:
        return _DECODER.decode(text)
    except msgspec.ValidationError as error:
        raw = _raw(text)
        return _refused(raw, str(error))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return _unreadable(None, "message", _short(text), "a JSON object as web/src/wire.ts describes")


def read_reason(reason: str) -> tuple[str, str]:
    """What msgspec says of a value, taken apart: the field, and what is allowed in words."""
    path, named = _PATH.search(reason), _FIELD.search(reason)
    field = path.group(1) if path else ""
    if named:
        field = f"{field}.{named.group(1)}" if field else named.group(1)
    return field.replace("[...]", "") or "message", _PATH.sub("", reason)


def _refused(raw: Any, reason: str) -> Refused:
    field, allowed = read_reason(reason)
    if field == "type":
        allowed = ", ".join(_types())
    elif not isinstance(raw, dict):
        allowed = "an object with a type of " + ", ".join(_types())
    identity = raw.get("id") if isinstance(raw, dict) else None
    known = identity if isinstance(identity, str) and len(identity) <= 64 else None
    return _unreadable(known, field, _short(_value(raw, field)), allowed)


def _unreadable(identity: str | None, field: str, value: str, schema: str) -> Refused:
    return refused(identity, Denied(field, value, Unreadable(schema)))


def _types() -> list[str]:
    return [str(one.__struct_config__.tag) for one in FromClient.__args__]


def _value(raw: Any, field: str) -> str:
    for part in field.split("."):
        raw = raw.get(part, None) if isinstance(raw, dict) else raw
    return "nothing" if raw is None else str(raw)


def _raw(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "…"
