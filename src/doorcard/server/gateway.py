"""The sockets. No rules here: a message goes to the table, what the table tells goes out, and abuse is closed.

Whoever has too many sockets already gets HTTP 429 and no other. Close codes: 4404 no such table · 4001 too
slow, come back with `since` · 4008 too much · 1009 too long · 1012 the room is closing.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs, urlsplit

import structlog
from msgspec import Struct

from doorcard.server.allowance import address_of
from doorcard.server.auth import Auth, token_in
from doorcard.server.begun import Begun, begin
from doorcard.server.bodies import Problem
from doorcard.server.bus import Bus
from doorcard.server.inbound import Bucket, parse
from doorcard.server.language import language_in
from doorcard.server.reasons import Unreadable
from doorcard.server.telling import Telling, encode
from doorcard.server.turnstile import Crowded, Turnstile
from doorcard.server.wire import Done, Refused, Told, Welcome, refused
from doorcard.table import Who
from doorcard.table.denied import Denied

__all__ = ["PREFIX", "Gateway", "Patience"]

PREFIX = "/ws/tables/"

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Patience(Struct, frozen=True):
    """How much one socket may do. `frames` and `size`: waiting to go out, then it is too slow.

    `burst` messages at once and `a_second` after that; `garbage` unreadable ones, one more forgiven
    every ten seconds. `farewell_s`: seconds a closed socket has to take what was still said to it.
    """

    frames: int = 256
    size: int = 2_000_000
    burst: int = 60
    a_second: float = 20
    garbage: int = 10
    farewell_s: float = 5


USUAL = Patience()
BYTES = Denied("message", "bytes", Unreadable("text"))


class Gateway:
    """Every socket of this process."""

    def __init__(
        self, bus: Bus, auth: Auth, patience: Patience = USUAL, turnstile: Turnstile | None = None
    ) -> None:
        self._turnstile = turnstile or Turnstile()
        self._bus = bus
        self._auth = auth
        self._patience = patience

    @property
    def sockets(self) -> int:
        """How many are open."""
        return self._turnstile.count

    async def serve(self, scope: Message, receive: Receive, send: Send) -> None:
        """One socket, from its opening to its end (an ASGI application)."""
        await receive()
        headers = {key.decode("latin-1").lower(): value.decode("latin-1") for key, value in scope["headers"]}
        if not same_origin(headers):
            await send({"type": "websocket.close", "code": 4403, "reason": "another site's page"})
            return
        query = scope["query_string"].decode("latin-1")
        who = self._auth.who(token_in(headers.get("cookie", ""), query))
        address = address_of(scope["client"][0] if scope.get("client") else "")
        try:
            with self._turnstile.inside(address, None if who is None else who.player):
                await send({"type": "websocket.accept"})
                await self._serve(scope, receive, send, who)
        except Crowded as crowded:
            await _turned_away(send, crowded.problem(language_in(headers.get("accept-language", ""))))

    async def _serve(self, scope: Message, receive: Receive, send: Send, who: Who | None) -> None:
        table = scope["path"].removeprefix(PREFIX).strip("/")
        link = Link(who, send, self._patience)
        if not self._bus.join(table, link, _since(scope["query_string"].decode("latin-1"))):
            await send({"type": "websocket.close", "code": 4404, "reason": "no such table"})
            return
        writer = asyncio.create_task(link.write())
        reader = asyncio.create_task(self._read(table, link, receive))
        ending = asyncio.create_task(link.ending.wait())
        try:
            await asyncio.wait((writer, reader, ending), return_when=asyncio.FIRST_COMPLETED)
            self._bus.leave(table, link)
            if link.ending.is_set():
                await asyncio.wait((writer,), timeout=self._patience.farewell_s)
        finally:
            self._bus.leave(table, link)
            for task in (writer, reader, ending):
                task.cancel()
            await asyncio.gather(writer, reader, ending, return_exceptions=True)

    async def _read(self, table: str, link: "Link", receive: Receive) -> None:
        rate = Bucket(self._patience.burst, self._patience.a_second)
        garbage = Bucket(self._patience.garbage, 0.1)
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            now = time.monotonic()
            if not rate.take(now):
                link.close(4008, "too many messages")
                return
            text = message.get("text")
            request = parse(text) if text is not None else refused(None, BYTES)
            if not isinstance(request, Refused):
                self._bus.ask(table, link.who, request, link)
                continue
            if not garbage.take(now):
                link.close(4008, "too many unreadable messages")
                return
            link.answer(request)


class Link:
    """One socket as the table sees it: a bounded queue. Whoever reads too slowly is closed and may come back.

    As long as nothing is waiting a frame is sent at once; `write` sends what could not be.
    """

    def __init__(self, who: Who | None, send: Send, patience: Patience) -> None:
        self.who = who
        self.ending = asyncio.Event()
        self._send = send
        self._patience = patience
        self._waiting: deque[str] = deque()
        self._size = 0
        self._woken = asyncio.Event()
        self._end: tuple[int, str] | None = None
        self._idle = False
        self._rest: Begun | None = None

    def welcome(self, message: Welcome) -> None:
        self._put(encode(message).decode())

    def missed(self, message: Told) -> None:
        self._put(encode(message).decode())

    def tell(self, telling: Telling) -> None:
        self._put(telling.frame(None if self.who is None else self.who.player))

    def answer(self, message: Done | Refused) -> None:
        self._put(encode(message).decode())

    def close(self, code: int, reason: str) -> None:
        """Close it, after what is waiting unless that is too much already."""
        if self._end is None:
            self._end = (code, reason)
            self._woken.set()
            self.ending.set()

    def _put(self, frame: str) -> None:
        if self._end is not None:
            return
        if self._idle and not self._waiting:
            self._at_once(frame)
            return
        self._waiting.append(frame)
        self._size += len(frame)
        if len(self._waiting) > self._patience.frames or self._size > self._patience.size:
            self._waiting.clear()
            structlog.get_logger().info("a slow reader was closed")
            self.close(4001, "too slow; come back with since")
        self._woken.set()

    def _at_once(self, frame: str) -> None:
        try:
            self._rest = begin(self._send({"type": "websocket.send", "text": frame}))
        except Exception:  # whatever the server says of a socket that is gone
            self.close(1006, "gone")
            return
        if self._rest is not None:
            self._idle = False
            self._woken.set()

    async def write(self) -> None:
        """Send what is waiting, for as long as the socket lives."""
        while True:
            self._idle = True
            await self._woken.wait()
            self._idle = False
            self._woken.clear()
            if self._rest is not None:
                rest, self._rest = self._rest, None
                await rest
            while self._waiting:
                frame = self._waiting.popleft()
                self._size -= len(frame)
                await self._send({"type": "websocket.send", "text": frame})
            if self._end is not None:
                code, reason = self._end
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
                return


async def _turned_away(send: Send, problem: Problem) -> None:
    """Say no before the socket is open, in HTTP."""
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": 429, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": encode(problem)})


def same_origin(headers: MutableMapping[str, str]) -> bool:
    """Whether a browser's page of this very host asks; programs send no Origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def _since(query: str) -> int | None:
    values = parse_qs(query).get("since")
    return int(values[0]) if values and values[0].isdecimal() and len(values[0]) < 19 else None
