"""Facts as bytes and back: JSON, with the number of the schema they were written under."""

import hashlib

import msgspec

from doorcard.store.upcast import VERSION, upcast
from doorcard.table import Fact, HandLine, Table

__all__ = [
    "SNAPSHOT_VERSION",
    "decode_fact",
    "decode_line",
    "decode_table",
    "encode_fact",
    "encode_line",
    "encode_table",
]

_ENCODER = msgspec.json.Encoder()
_FACT: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Fact)
_LINE = msgspec.json.Decoder(HandLine)
_TABLE = msgspec.json.Decoder(Table)

SNAPSHOT_VERSION = hashlib.sha256(repr(msgspec.json.schema(Table)).encode()).hexdigest()[:16]
"""Changes whenever the shape of a table does; a snapshot of another version is not used."""


def encode_fact(fact: Fact) -> str:
    """The fact as JSON of version `VERSION`."""
    return _ENCODER.encode(fact).decode()


def decode_fact(payload: str, version: int) -> Fact:
    """The fact, whatever version wrote it. Raises `ValueError` for one newer than this program."""
    return _FACT.decode(payload if version == VERSION else upcast(payload, version))


def encode_line(line: HandLine) -> str:
    """A hand's line as JSON."""
    return _ENCODER.encode(line).decode()


def decode_line(payload: str) -> HandLine:
    """A hand's line."""
    return _LINE.decode(payload)


def encode_table(table: Table) -> bytes:
    """A whole table, for a snapshot."""
    return _ENCODER.encode(table)


def decode_table(payload: bytes) -> Table:
    """The table of a snapshot written under `SNAPSHOT_VERSION`."""
    return _TABLE.decode(payload)
