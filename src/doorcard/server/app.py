"""The application put together, and run: Litestar for HTTP, the gateway for sockets, on uvicorn."""

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import structlog
import uvicorn
from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig

from doorcard import __version__
from doorcard.server.allowance import Allowance
from doorcard.server.api import HANDLERS, as_problem
from doorcard.server.auth import Auth
from doorcard.server.config import ConfigError, Settings, data_folder
from doorcard.server.gateway import PREFIX, Gateway
from doorcard.server.log import setup_logs
from doorcard.server.opening import setup_of
from doorcard.server.rooms import Rooms
from doorcard.server.static import client_handlers, load_client
from doorcard.server.study import Study
from doorcard.server.turnstile import Turnstile
from doorcard.store import MemoryStore, Store
from doorcard.store.sql import open_store

__all__ = ["Application", "bind", "running", "serve", "serving", "steady_memory"]

MEMORY = "memory:"
"""The database that keeps nothing."""
LONGEST = 16_384
"""The longest message a client may send, bytes: uvicorn closes the socket with 1009 for a longer one."""


class Application:
    """One ASGI application: sockets to the gateway, everything else to Litestar."""

    def __init__(self, settings: Settings, store: Store, auth: Auth) -> None:
        self.settings = settings
        self.rooms = Rooms(
            store,
            settings.pace,
            rest_s=settings.rest_minutes * 60 or None,
            counting=settings.odds_bots,
        )
        turnstile = Turnstile(settings.address_sockets, settings.player_sockets)
        self.gateway = Gateway(self.rooms, auth, settings.patience, turnstile)
        self.http = Litestar(
            route_handlers=[*HANDLERS, *client_handlers],
            exception_handlers={Exception: as_problem},
            request_max_body_size=65_536,
            openapi_config=OpenAPIConfig("Doorcard", __version__, path="/api/schema"),
            logging_config=None,
        )
        self.http.state.update(
            {
                "auth": auth,
                "rooms": self.rooms,
                "gateway": self.gateway,
                "secure": settings.secure,
                "pause_ms": settings.pause_ms,
                "client": load_client(),
                "study": Study(),
                "allowances": {
                    "sessions": Allowance("sessions", settings.new_sessions),
                    "tables": Allowance("tables", settings.new_tables),
                },
            }
        )

    async def start(self) -> None:
        """Take every table out of the log; open the settings' tables where there is none."""
        await self.rooms.recover()
        if not self.rooms.rooms:
            for new in self.settings.tables:
                await self.rooms.open(setup_of(new, self.settings.pause_ms), new.bots)

    async def stop(self) -> None:
        """Stop every table."""
        await self.rooms.close()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            if scope["path"].startswith(PREFIX):
                await self.gateway.serve(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4404, "reason": "no such address"})
        elif scope["type"] == "http" and scope["method"] == "HEAD":
            await self.http(scope | {"method": "GET"}, receive, _without_body(send))
        else:
            await self.http(scope, receive, send)


def _without_body(send: Any) -> Any:
    """HEAD is answered as GET is, length and all, and no body comes."""

    async def head(message: Any) -> None:
        await send(message if message["type"] != "http.response.body" else {**message, "body": b""})

    return head


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Application]:
    """The application with its store, tables recovered; everything stopped at the end.

    Raises `StoreError` for a database that cannot be used.
    """
    store: Store = MemoryStore() if settings.database == MEMORY else await open_store(settings.url)
    try:
        app = Application(settings, store, await Auth.of(store))
        await app.start()
        try:
            yield app
        finally:
            await app.stop()
    finally:
        await store.close()


def bind(host: str, port: int) -> socket.socket:
    """A listening socket. Raises `ConfigError`, one line, for a port that is taken or not ours to use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    one = socket.socket(family)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        one.bind((host, port))
        one.listen(1024)
    except OSError as error:
        one.close()
        if error.errno == errno.EADDRINUSE:
            raise ConfigError(
                f"port: {port} on {host} is taken; stop what uses it, or choose another with --port"
            ) from error
        raise ConfigError(f"port: cannot listen on {host}:{port}: {error.strerror}") from error
    return one


@contextlib.asynccontextmanager
async def serving(app: Application, listening: socket.socket) -> AsyncIterator[asyncio.Task[None]]:
    """The application answering on a socket, for as long as the block lasts; the task ends when it is told to."""
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=app.settings.proxies,
        timeout_graceful_shutdown=3,
    )
    server = _Server(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    up = asyncio.create_task(server.up.wait())
    try:
        await asyncio.wait((task, up), return_when=asyncio.FIRST_COMPLETED)
        yield task
    finally:
        up.cancel()
        server.should_exit = True
        await task


class _Server(uvicorn.Server):
    """Says when it is up."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.up = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.up.set()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are the caller's: uvicorn would raise them again before the tables are stopped."""
        yield


def serve(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Serve until interrupted; `ready` is called with the address once it answers.

    Raises `ConfigError` or `StoreError`, one line each, for what keeps it from starting.
    """
    setup_logs(getattr(logging, settings.log_level.upper()), settings.log_json)
    with data_folder(settings.data), bind(settings.host, settings.port) as listening:
        host, port = listening.getsockname()[:2]
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
        run = asyncio.run
        with contextlib.suppress(ImportError):
            import uvloop

            run = uvloop.run
        with contextlib.suppress(KeyboardInterrupt):
            run(_serve(settings, listening, f"http://{shown}:{port}/", ready))


def steady_memory() -> None:
    """Let the collector leave what the start made alone, and look at the rest less often.

    A room makes frozen values and drops them, hardly ever in circles; walking all of them is a pause for
    every table at once.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


async def _serve(
    settings: Settings, listening: socket.socket, address: str, ready: Callable[[str], None] | None
) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C is a KeyboardInterrupt there
            loop.add_signal_handler(name, stop.set)
    async with running(settings) as app, serving(app, listening) as served:
        steady_memory()
        structlog.get_logger().info("serving", address=address, tables=len(app.rooms.rooms))
        if ready is not None:
            ready(address)
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait((served, stopped), return_when=asyncio.FIRST_COMPLETED)
