"""A real server on a real port, and clients with real sockets that check what every client may rely on."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from doorcard.server.app import Application, bind, running, serving
from doorcard.server.auth import Auth
from doorcard.server.botseat import Pace
from doorcard.server.config import Settings
from doorcard.server.gateway import Patience
from doorcard.server.wire import Asked, FromServer
from doorcard.stud import Options
from doorcard.table import Setup, Who
from doorcard.table.facts import Fact

NO_PACE = Pace(0, 0)
UNLIMITED = {"new_sessions": "off", "new_tables": "off"}
LONG = 240.0
"""Seconds after which what has not come is not coming; no test passes or fails by less, however busy the machine."""
PATIENT = Patience(burst=100_000, a_second=100_000)
COMPILING = 1_000.0
"""The same for odds: the kernels are compiled once on a machine."""
DECODER: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)

NO_REUSE = httpx.Limits(max_keepalive_connections=0)
"""A connection left idle may be hung up by the server just as the next request goes out."""


class Served:
    """A server, and how to reach it."""

    def __init__(self, app: Application, port: int) -> None:
        self.app = app
        self.port = port
        self.http = httpx.AsyncClient(limits=NO_REUSE, base_url=f"http://127.0.0.1:{port}", timeout=LONG)
        self.clients: list[Client] = []

    async def open(self, terms: Setup, bots: int = 0) -> str:
        """A table; its name."""
        return (await self.app.rooms.open(terms, bots)).name

    async def person(self, name: str) -> tuple[Who, str]:
        """A session, made over HTTP; who it is, and the token."""
        self.http.cookies.clear()
        answer = await self.http.post("/api/session", json={"name": name})
        body = answer.json()
        return Who(body["player"], body["name"]), body["token"]

    async def client(self, table: str, token: str | None = None, since: int | None = None) -> Client:
        """A socket at the table; on the rail without a token."""
        query = "&".join([f"token={token}"] * (token is not None) + [f"since={since}"] * (since is not None))
        link = await connect(
            f"ws://127.0.0.1:{self.port}/ws/tables/{table}?{query}",
            compression=None,
            max_size=None,
            max_queue=None,  # who has much to read still answers the server's pings
            ping_interval=None,
            open_timeout=LONG,
        )
        self.clients.append(Client(link))
        return self.clients[-1]

    async def hang_up(self) -> None:
        """Drop every socket still open, so that none outlives the test that opened it."""
        for client in self.clients:
            client.link.transport.abort()
            await client.link.wait_closed()
        await self.http.aclose()


class Client:
    """One socket. Folds nothing; keeps every text it got, and checks that numbers have no holes."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.texts: list[str] = []
        self.facts: list[tuple[int, Fact]] = []
        self.seq: int | None = None
        self.asked: Asked | None = None
        self.seat: int | None = None
        self.number = 0
        self.welcome: Any = None
        self._ids = itertools.count(1)

    async def next(self, seconds: float = LONG) -> Any:
        """The next message, checked."""
        text = await asyncio.wait_for(self.link.recv(), seconds)
        assert isinstance(text, str)
        return self.took(text)

    def took(self, text: str) -> Any:
        """A message that has come."""
        self.texts.append(text)
        message = DECODER.decode(text)
        kind = type(message).__name__
        if kind == "Welcome":
            self.welcome, self.seq, self.asked = message, message.seq, message.asked
            self.seat, self.number = message.you.seat, message.number
        elif kind == "Told":
            if message.facts or self.seq is not None:
                assert self.seq is None or message.seq == self.seq + 1, "a hole in the numbers"
                self.seq = message.seq + len(message.facts) - 1
            self.facts += list(enumerate(message.facts, message.seq))
            for fact in message.facts:
                if type(fact).__name__ == "HandBegan":
                    self.number = fact.number
            self.asked = message.asked
        return message

    async def until(self, kind: str, seconds: float = LONG) -> Any:
        """The next message of a kind, or a `Told` with a fact or hand event of it."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.next(seconds)
                if type(message).__name__ == kind:
                    return message
                for fact in getattr(message, "facts", ()):
                    if kind in (type(fact).__name__, type(getattr(fact, "event", None)).__name__):
                        return fact

    async def send(self, type: str, **fields: Any) -> str:
        """A request; its id."""
        identity = fields.pop("id", None) or f"r{next(self._ids)}"
        await self.link.send(json.dumps({"type": type, "id": identity, **fields}))
        return identity

    async def ask(self, type: str, **fields: Any) -> Any:
        """A request, and its answer: `Done` or `Refused`."""
        identity = await self.send(type, **fields)
        while True:
            message = await self.next()
            if type_of(message) in ("Done", "Refused") and message.id == identity:
                return message

    async def act(self, action: Any) -> None:
        """An action, not waited for."""
        turn = None if self.asked is None else self.asked.turn
        await self.send("act", action=msgspec.to_builtins(action), hand=self.number, turn=turn)

    @property
    def options(self) -> Options | None:
        """What is on offer to this client."""
        return None if self.asked is None else self.asked.options

    async def close(self) -> None:
        await self.link.close()


def type_of(message: object) -> str:
    return type(message).__name__


@contextlib.asynccontextmanager
async def served(folder: Path, **changes: Any) -> AsyncIterator[Served]:
    """A server with its data in `folder`; bots do not think, and nobody asks too much."""
    terms = {"data": folder, "pace": NO_PACE, "patience": PATIENT, "port": 0, **UNLIMITED, **changes}
    settings = Settings(**terms)
    with bind("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        async with running(settings) as app, serving(app, listening):
            one = Served(app, port)
            try:
                yield one
            finally:
                await one.hang_up()


__all__ = ["Auth", "Client", "Served", "served"]
