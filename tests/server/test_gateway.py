"""One socket: what it may send, and when it is closed."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from doorcard.server.auth import Auth
from doorcard.server.gateway import Gateway, Patience
from doorcard.server.inbound import Bucket, parse
from doorcard.server.rooms import Rooms
from doorcard.server.wire import Refused
from doorcard.store import MemoryStore
from doorcard.table import Who
from tests.kit.server import LONG, NO_PACE
from tests.kit.tables import setup

AUTH = Auth("secret")
SMALL = Patience(frames=5, size=20_000, burst=20, a_second=0, garbage=3, farewell_s=0.05)


class Socket:
    """A socket without a network: what an ASGI server would give and take."""

    def __init__(self, path: str, headers: dict[str, str] | None = None, query: str = "") -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.sent: list[dict[str, Any]] = []
        self.reading = asyncio.Event()
        self.reading.set()
        self.arrived = asyncio.Event()
        self.scope = {
            "type": "websocket",
            "path": path,
            "query_string": query.encode(),
            "headers": [(key.encode(), value.encode()) for key, value in (headers or {}).items()],
        }

    async def send(self, message: Any) -> None:
        await self.reading.wait()
        self.sent.append(message)
        self.arrived.set()

    async def until(self, count: int) -> None:
        """Wait for so many messages."""
        async with asyncio.timeout(LONG):
            while len(self.messages()) < count:
                self.arrived.clear()
                await self.arrived.wait()

    def says(self, text: str | bytes) -> None:
        kind = "text" if isinstance(text, str) else "bytes"
        self.inbox.put_nowait({"type": "websocket.receive", kind: text})

    def messages(self) -> list[Any]:
        return [json.loads(one["text"]) for one in self.sent if one["type"] == "websocket.send"]

    @property
    def closed(self) -> int | None:
        return next((one["code"] for one in self.sent if one["type"] == "websocket.close"), None)


async def gateway(patience: Patience = SMALL, bots: int = 0) -> tuple[Gateway, Rooms, str]:
    rooms = Rooms(MemoryStore(), NO_PACE)
    room = await rooms.open(setup(pause_ms=0, show_ms=0), bots)
    return Gateway(rooms, AUTH, patience), rooms, f"/ws/tables/{room.name}"


async def spoken(
    *texts: str | bytes, heard: int | None = None, headers: dict[str, str] | None = None
) -> Socket:
    """A socket of Ana's that said all that, when it has heard so much; None: when it is served no more."""
    door, rooms, path = await gateway()
    socket = Socket(path, headers, f"token={AUTH.token(Who('p', 'Ana'))}")
    for text in texts:
        socket.says(text)
    served = asyncio.create_task(door.serve(socket.scope, socket.inbox.get, socket.send))
    await (asyncio.wait_for(served, LONG) if heard is None else socket.until(heard))
    served.cancel()
    await asyncio.gather(served, return_exceptions=True)
    await rooms.close()
    return socket


@pytest.mark.parametrize(
    ("text", "identity", "field"),
    [
        ("", None, "message"),
        ("{", None, "message"),
        ("nonsense", None, "message"),
        ("[" * 5000, None, "message"),
        ("null", None, "message"),
        ("[]", None, "message"),
        ("{}", None, "type"),
        ('{"id":"a"}', "a", "type"),
        ('{"type":"steal","id":"a"}', "a", "type"),
        ('{"type":5,"id":"a"}', "a", "type"),
        ('{"type":"sit","id":"a"}', "a", "seat"),
        ('{"type":"sit","id":"a","seat":"1","buy_in":5}', "a", "seat"),
        ('{"type":"sit","id":"a","seat":1.5,"buy_in":5}', "a", "seat"),
        ('{"type":"sit","id":"a","seat":1,"buy_in":-5}', "a", "buy_in"),
        ('{"type":"sit","id":"a","seat":1,"buy_in":99999999999999999999999}', "a", "buy_in"),
        ('{"type":"sit","id":"a","seat":1,"buy_in":5,"player":"other"}', "a", "player"),
        ('{"type":"sit","id":"","seat":1,"buy_in":5}', "", "id"),
        ('{"type":"chat","id":7,"text":"hi"}', None, "id"),
        ('{"type":"chat","id":"%s","text":"hi"}' % ("x" * 65), None, "id"),
        ('{"type":"chat","id":"a","text":""}', "a", "text"),
        ('{"type":"chat","id":"a","text":"%s"}' % ("x" * 501), "a", "text"),
        ('{"type":"act","id":"a","hand":1,"action":{"type":"peek","seat":1}}', "a", "action.type"),
        ('{"type":"act","id":"a","hand":1,"action":{"type":"bet","seat":1}}', "a", "action.to"),
        (
            '{"type":"act","id":"a","hand":1,"action":{"type":"turn","seat":1,"card":"1x"}}',
            "a",
            "action.card",
        ),
        ('{"type":"welcome","id":"a"}', "a", "type"),
        ('{"type":"deal","id":"a","deck":[]}', "a", "type"),
        ('{"type":"tick","id":"a","token":1}', "a", "type"),
    ],
)
def test_bad_input_is_refused_by_field(text: str, identity: str | None, field: str) -> None:
    refused = parse(text)
    assert isinstance(refused, Refused)
    assert (refused.id, refused.field) == (identity, field)
    assert refused.allowed


async def test_honest_errors_keep_the_connection() -> None:
    texts = (
        '{"type":"sit","id":"a"}',
        '{"type":"sit","id":"b","seat":99,"buy_in":5000}',
        '{"type":"chat","id":"c","text":"hi"}',
    )
    socket = await spoken(*texts, heard=5)
    first, *others = [one["type"] for one in socket.messages()]
    assert (first, sorted(others)) == ("welcome", ["done", "refused", "refused", "told"])
    assert socket.closed is None


async def test_bytes_are_refused_then_closed_when_they_go_on() -> None:
    socket = await spoken(*[b"\x00\xff"] * 10)
    assert [one["type"] for one in socket.messages()] == ["welcome", "refused", "refused", "refused"]
    assert socket.closed == 4008


async def test_a_flood_is_closed() -> None:
    socket = await spoken(*['{"type":"leave","id":"a"}'] * 30)
    assert socket.closed == 4008


async def test_a_slow_reader_is_closed_and_the_table_plays_on() -> None:
    door, rooms, path = await gateway(bots=4)
    socket = Socket(path)
    served = asyncio.create_task(door.serve(socket.scope, socket.inbox.get, socket.send))
    await socket.until(1)
    socket.reading.clear()
    await asyncio.wait_for(served, LONG)
    assert door.sockets == 0
    other = Socket(path)
    watching = asyncio.create_task(door.serve(other.scope, other.inbox.get, other.send))
    await other.until(3)
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    await rooms.close()


async def test_another_sites_page_gets_no_socket() -> None:
    socket = await spoken(headers={"origin": "https://evil.example", "host": "127.0.0.1:7777"})
    assert socket.closed == 4403
    assert not socket.messages()


async def test_ones_own_page_does() -> None:
    socket = await spoken(heard=1, headers={"origin": "http://127.0.0.1:7777", "host": "127.0.0.1:7777"})
    assert [one["type"] for one in socket.messages()] == ["welcome"]


async def test_no_such_table() -> None:
    door, rooms, _ = await gateway()
    socket = Socket("/ws/tables/nowhere")
    await door.serve(socket.scope, socket.inbox.get, socket.send)
    assert socket.closed == 4404
    await rooms.close()


@pytest.mark.parametrize(
    "token", ["", "x", "x" * 10_000, "WyJwIl0.abc", Auth("other").token(Who("p", "Ana"))]
)
def test_a_token_not_made_here_is_nobody(token: str) -> None:
    assert AUTH.who(token) is None


def test_a_bucket_refills() -> None:
    bucket = Bucket(2, 1)
    assert [bucket.take(now) for now in (0, 0, 0, 0.5, 1.6, 9, 9, 9)] == [
        True,
        True,
        False,
        False,
        True,
        True,
        True,
        False,
    ]
