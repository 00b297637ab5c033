"""What the room costs: 250 tables of 8 over real sockets, beside a bare fan-out of the same sizes.

`python -m bench.room [--tables 250] [--seconds 15] [--json]`. One server process; the players are in
another. Everybody acts the moment he is asked, so both runs are flat out: as many actions wait as there
are tables. An action's time is from its sending to the last of its table's players having read it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import multiprocessing.connection
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from doorcard.server.wire import Asked
from tests.kit.lean import Lean, lean

SEATS = 8
HOST = "127.0.0.1"


class Told(msgspec.Struct):
    """As much of a `Told` as a player needs who acts by what he is offered."""

    asked: Asked | None = None


DECODER = msgspec.json.Decoder(Told)


def main() -> None:
    """Run both, print both, and the ratio."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=250)
    arguments.add_argument("--seconds", type=float, default=15)
    arguments.add_argument("--json", action="store_true")
    asked = arguments.parse_args()
    figures: dict[str, Any] = {"bench": "room", "tables": asked.tables, "seats": SEATS}
    with tempfile.TemporaryDirectory() as folder:
        figures["room"] = run(room_server, (folder, asked.tables), asked.tables, asked.seconds, "room")
    sizes = figures["room"].pop("sizes")
    figures["echo"] = run(echo_server, (), asked.tables, asked.seconds, "echo", sizes)
    figures["echo"].pop("sizes")
    figures["ratio"] = round(figures["room"]["actions_s"] / figures["echo"]["actions_s"], 3)
    for name in ("room", "echo"):
        one = figures[name]
        print(
            f"{name}: {one['actions_s']:.0f} actions/s, p50 {one['p50_ms']:.1f} ms, p99 {one['p99_ms']:.1f} ms, "
            f"{one['cpu_us']} µs of the server's CPU each, {one['bytes']} bytes a message"
        )
    print(f"ratio: {figures['ratio']} of a bare fan-out's actions a second")
    if asked.json:
        print(json.dumps(figures))


def run(server: Any, extra: tuple[Any, ...], tables: int, seconds: float, kind: str, sizes: Any = ()) -> Any:
    """One server in a process of its own, and the players here."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=server, args=(theirs, *extra))
    process.start()
    try:
        port, names, tokens = ours.recv()
        return uvloop.run(players(port, names, tokens, tables, seconds, kind, sizes, process.pid))
    finally:
        ours.send("stop")
        process.join(20)
        if process.is_alive():
            process.kill()


class Bench:
    """What all players measure together."""

    def __init__(self, sizes: Any) -> None:
        self.rng = random.Random(1)
        self.times: list[float] = []
        self.bytes = 0
        self.messages = 0
        self.measuring = False
        self.sizes: list[int] = list(sizes)
        self.actions = 0


class Place:
    """A table's players: who is asked acts at once; the action's time ends with the last one's reading."""

    def __init__(self, bench: Bench, kind: str) -> None:
        self.bench = bench
        self.room = kind == "room"
        self.sockets: list[Lean] = []
        self.began = 0.0
        self.heard = 0
        self.waiting = 0
        self.ids = 0

    def hear(self, seat: int, text: bytes) -> None:
        """Socket `seat` has read a text."""
        if not text.startswith(b'{"type":"told"'):
            return
        bench = self.bench
        if bench.measuring:
            bench.bytes += len(text)
            bench.messages += 1
            if self.room and seat == 1 and len(bench.sizes) < 5000:
                bench.sizes.append(len(text))
        if self.began:
            self.heard += 1
            if self.heard == SEATS:
                if bench.measuring:
                    bench.times.append(time.perf_counter() - self.began)
                    bench.actions += 1
                self.began = 0.0
                if not self.room:
                    self.echo()
        if self.room and (b'"options":{' in text or b'"sat_out"' in text):
            self.answer(seat, text)

    def answer(self, seat: int, text: bytes) -> None:
        """Act, and buy in again when broke."""
        if b'"sat_out","seat":%d' % seat in text:
            self.say(
                seat,
                {"type": "add_chips", "amount": 20_000}
                if b"no_chips" in text
                else {"type": "sit_out", "on": False},
            )
        asked = DECODER.decode(text).asked
        if asked is None or asked.options is None:
            return
        action = self.bench.rng.choice(asked.options.actions())
        self.began, self.heard = time.perf_counter(), 0
        self.say(
            seat,
            {"type": "act", "hand": self.number, "turn": asked.turn, "action": msgspec.to_builtins(action)},
        )

    number = 0

    def echo(self) -> None:
        """One player sends as much as the room's players were sent, to be told to all."""
        bench = self.bench
        size = bench.sizes[bench.actions % len(bench.sizes)]
        self.began, self.heard = time.perf_counter(), 0
        self.sockets[bench.actions % SEATS].say(b'{"act":%d}' % size + b" " * 120)

    def say(self, seat: int, request: dict[str, Any]) -> None:
        self.ids += 1
        self.sockets[seat - 1].say(msgspec.json.encode({"id": f"{seat}:{self.ids}", **request}))


async def players(
    port: int,
    names: list[str],
    tokens: list[list[str]],
    tables: int,
    seconds: float,
    kind: str,
    sizes: Any,
    server: int | None,
) -> Any:
    """Everybody comes, sits down, plays for a while to warm up, and is measured for `seconds`."""
    bench = Bench(sizes)
    places = []
    for table in range(tables):
        place = Place(bench, kind)
        places.append(place)
        for seat in range(1, SEATS + 1):
            path = f"/ws/tables/{names[table]}?token={tokens[table][seat - 1]}"
            place.sockets.append(await lean(heard(place, seat), path, HOST, port))
    for place in places:
        if kind == "room":
            for seat in range(1, SEATS + 1):
                place.say(seat, {"type": "sit", "seat": seat, "buy_in": 20_000})
        else:
            place.echo()
    await asyncio.sleep(min(5, seconds))
    bench.measuring = True
    began, worked = time.perf_counter(), cpu(server)
    await asyncio.sleep(seconds)
    bench.measuring = False
    took, worked = time.perf_counter() - began, cpu(server) - worked
    times = sorted(bench.times)
    for place in places:
        for socket in place.sockets:
            socket.close()
    return {
        "actions_s": round(len(times) / took, 1),
        "p50_ms": round(1000 * times[len(times) // 2], 2),
        "p99_ms": round(1000 * times[len(times) * 99 // 100], 2),
        "bytes": round(bench.bytes / max(1, bench.messages)),
        "actions": len(times),
        "cpu_us": round(1e6 * worked / max(1, len(times))),
        "sizes": bench.sizes,
    }


def cpu(process: int | None) -> float:
    """Seconds of CPU a process has used, where the system says so (Linux)."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def heard(place: Place, seat: int) -> Any:
    """What a socket calls; it also learns the number of the hand."""

    def hear(text: bytes) -> None:
        at = text.find(b'{"type":"hand_began","number":')
        if at >= 0:
            place.number = int(text[at + 30 : text.index(b",", at + 30)])
        place.hear(seat, text)

    return hear


def room_server(pipe: multiprocessing.connection.Connection, folder: str, tables: int) -> None:
    """Doorcard itself, with its database on the disk."""
    uvloop.run(_room(pipe, Path(folder), tables))


async def _room(pipe: multiprocessing.connection.Connection, folder: Path, tables: int) -> None:
    from doorcard.server.app import bind, running, serving, steady_memory
    from doorcard.server.config import Settings
    from doorcard.server.gateway import Patience
    from doorcard.stud import HOUSES, VARIANTS
    from doorcard.table import BuyIn, OneGame, Setup, Who

    house = HOUSES["sbg"]
    terms = Setup(
        name="Bench",
        house=house,
        stakes=house.stakes(200, 400),
        schedule=OneGame(VARIANTS["stud"]),
        buy_in=BuyIn(1000, 1_000_000),
        pause_ms=0,
        show_ms=0,
        act_ms=600_000,
    )
    settings = Settings(data=folder, patience=Patience(burst=10**6, a_second=10**6))
    with bind(HOST, 0) as listening:
        async with running(settings) as app, serving(app, listening):
            steady_memory()
            names = [(await app.rooms.open(terms)).name for _ in range(tables)]
            auth = app.http.state.auth
            tokens = [
                [auth.token(Who(f"p{table}x{seat}", f"Player {seat}")) for seat in range(1, SEATS + 1)]
                for table in range(tables)
            ]
            pipe.send((listening.getsockname()[1], names, tokens))
            await asyncio.get_running_loop().run_in_executor(None, pipe.recv)


def echo_server(pipe: multiprocessing.connection.Connection) -> None:
    """The same server software with nothing behind it: what one says, all at the table are told."""
    uvloop.run(_echo(pipe))


async def _echo(pipe: multiprocessing.connection.Connection) -> None:
    import logging

    import uvicorn

    from doorcard.server.app import bind

    tables: dict[str, list[Any]] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        others = tables.setdefault(scope["path"], [])
        others.append(send)
        while (message := await receive())["type"] == "websocket.receive":
            size = int(message["text"].partition(":")[2].partition("}")[0])
            text = '{"type":"told"' + " " * (size - 15) + "}"
            for one in others:
                await one({"type": "websocket.send", "text": text})

    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        timeout_graceful_shutdown=1,
    )
    with bind(HOST, 0) as listening:
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        names = [f"t{number}" for number in range(1000)]
        pipe.send((listening.getsockname()[1], names, [["x"] * SEATS] * len(names)))
        await asyncio.get_running_loop().run_in_executor(None, pipe.recv)
        server.should_exit = True
        await task


if __name__ == "__main__":
    main()
