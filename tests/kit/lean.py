"""A WebSocket client of a few lines: no tasks, no copies, so that tests and benches measure the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

HELLO = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Lean(asyncio.Protocol):
    """Calls `heard` with every text as it comes. Frames are not split by our server, so none are joined."""

    def __init__(self, heard: Callable[[bytes], None], path: str, host: str, port: int) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._heard = heard
        self._hello = HELLO.format(path=path, host=host, port=port).encode()
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        at = 0
        if not self.open.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(data[:60].decode()))
                return
            self.open.set_result(None)
            at = end + 4
        size = len(data)
        while size - at >= 2:
            kind, length, start = data[at] & 15, data[at + 1], at + 2
            if length == 126:
                start += 2
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start += 8
                length = int.from_bytes(data[at + 2 : start], "big")
            if size < start + length:
                break
            body = data[start : start + length]
            at = start + length
            if kind == 1:
                self._heard(body)
            elif kind == 8 and not self.closed.done():
                self.closed.set_result(int.from_bytes(body[:2], "big"))
                self._frame(8, body[:2])
                self._transport.close()
            elif kind == 9:
                self._frame(10, body)
        self._rest = data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("lost before it was open"))
        if not self.closed.done():
            self.closed.set_result(1006)

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._frame(1, text)

    def close(self) -> None:
        self._transport.abort()

    def _frame(self, kind: int, body: bytes) -> None:
        """A masked frame; the mask is zeros, so the body stays as it is."""
        size = len(body)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + body)


async def lean(heard: Callable[[bytes], None], path: str, host: str, port: int) -> Lean:
    """An open socket."""
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Lean(heard, path, host, port), host, port)
    await client.open
    return client
