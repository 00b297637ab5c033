"""All tables of this process: opening them, taking them out of the log again, seating bots."""

import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import structlog

from doorcard.bots import Bot, crew
from doorcard.cards import Card
from doorcard.server.botseat import BotSeat, Pace
from doorcard.server.reasons import RoomFull
from doorcard.server.room import REST_S, Listener, Room, now_ms, shuffled
from doorcard.store import Commit, Conflict, GroupCommit, Numbered, Store
from doorcard.store.codec import SNAPSHOT_VERSION, decode_table
from doorcard.table import Fact, Request, Setup, Table, Who, apply, opened
from doorcard.table.bounds import Numbers
from doorcard.table.denied import Denied
from doorcard.table.facts import HandBegan

__all__ = ["MOST", "Rooms", "check_bots", "recovered"]

KEYS = 512
MOST = 1000
"""Tables in one process."""
HUMAN = Pace()


class Rooms:
    """The owner of every table in this process, and the bus to them."""

    def __init__(
        self,
        store: Store,
        pace: Pace = HUMAN,
        most: int = MOST,
        shuffle: Callable[[], tuple[Card, ...]] = shuffled,
        rest_s: float | None = REST_S,
        counting: int = 0,
    ) -> None:
        """`counting`: how many of each table's bots weigh their hands by the sampled odds."""
        self.store = store
        self.rooms: dict[str, Room] = {}
        self._pace = pace
        self._most = most
        self._shuffle = shuffle
        self._rest_s = rest_s
        self._counting = counting
        self._commits = GroupCommit(store)
        self._beside = ThreadPoolExecutor(1, "bots")

    async def recover(self) -> None:
        """Every table in the store, as it was: hand, stacks and turn; the clock of the turn starts anew."""
        for name in await self.store.tables():
            await self.claim(name)

    async def claim(self, table: str) -> None:
        """Play the table of that name from its log on."""
        state, recent = await recovered(self.store, table)
        keys = await self.store.keys(table, KEYS)
        room = Room(table, state, self._commits, recent, keys, self._shuffle, self._rest_s)
        self.rooms[table] = room
        room.start()
        bots = [chair for chair in state.chairs if chair.bot and not chair.leaving]
        for chair, bot in zip(bots, self._crew(len(bots)), strict=True):
            room.join(BotSeat(room, Who(chair.player, chair.name, True), bot, self._pace, self._beside))

    async def release(self, table: str) -> None:
        """Play the table no more."""
        room = self.rooms.pop(table, None)
        if room is not None:
            await room.stop()

    async def open(self, setup: Setup, bots: int = 0) -> Room:
        """A new table with `bots` of its seats taken by bots. Raises `Illegal` for terms nobody could play by."""
        if len(self.rooms) >= self._most:
            raise Denied("tables", len(self.rooms), RoomFull(self._most))
        check_bots(setup, bots)
        table, fact = opened(setup)
        name = secrets.token_hex(4)
        await self._commits.append(Commit(name, now_ms(), (Numbered(1, fact),)))
        room = self.rooms[name] = Room(name, table, self._commits, (), (), self._shuffle, self._rest_s)
        room.start()
        self.seat_bots(room, self._crew(bots))
        return room

    def seat_bots(self, room: Room, bots: Sequence[Bot]) -> None:
        """Let bots ask for the lowest free seats, with a usual buy-in."""
        taken = {chair.seat for chair in room.table.chairs}
        free = [seat for seat in range(1, room.table.setup.seats + 1) if seat not in taken]
        for seat, bot in zip(free, bots, strict=False):
            who = Who(f"bot-{secrets.token_hex(4)}", bot.name, True)
            place = BotSeat(room, who, bot, self._pace, self._beside)
            room.join(place)
            place.sit(seat, usual_buy_in(room.table.setup))

    def _crew(self, count: int) -> Sequence[Bot]:
        return crew(count, secrets.randbits(32), min(count, self._counting))

    def look(self) -> None:
        """Somebody is in the lobby: every table that rests goes on."""
        for room in self.rooms.values():
            room.look()

    async def close(self) -> None:
        """Stop every table; what was told is on the disk."""
        for name in tuple(self.rooms):
            await self.release(name)
        self._beside.shutdown(wait=False, cancel_futures=True)
        await self._commits.drain()

    def join(self, table: str, listener: Listener, since: int | None) -> bool:
        """See `Bus`."""
        room = self.rooms.get(table)
        if room is None:
            return False
        room.join(listener, since)
        return True

    def leave(self, table: str, listener: Listener) -> None:
        """See `Bus`."""
        room = self.rooms.get(table)
        if room is not None:
            room.leave(listener)

    def ask(self, table: str, who: Who | None, request: Request, reply: Listener) -> None:
        """See `Bus`."""
        room = self.rooms.get(table)
        if room is not None:
            room.ask(who, request, reply)


async def recovered(store: Store, name: str) -> tuple[Table, tuple[Fact, ...]]:
    """The table as its log tells it, and the facts since its last hand began.

    Raises `Conflict` for a table without a log.
    """
    table: Table | None = None
    recent: list[Fact] = []
    snapshot = await store.snapshot(name)
    if snapshot is not None and snapshot.version == SNAPSHOT_VERSION:
        table = decode_table(snapshot.table)
        last = await store.hand(name, table.number)
        if last is not None:
            recent = [one.fact for one in await store.facts(name, last.first - 1, table.seq)]
    for numbered in await store.facts(name, 0 if table is None else table.seq):
        table = apply(table, numbered.fact)
        if isinstance(numbered.fact, HandBegan):
            recent = []
        if table.number:
            recent.append(numbered.fact)
    if table is None:
        raise Conflict(f"table: {name} has no log")
    structlog.get_logger().info("table recovered", table=name, seq=table.seq, hand=table.number)
    return table, tuple(recent)


def usual_buy_in(setup: Setup) -> int:
    """What a bot brings: forty big bets, within the table's limits."""
    limit = setup.stakes.limit
    big = limit.big if hasattr(limit, "big") else limit.high
    return max(setup.buy_in.least, min(setup.buy_in.most, 40 * big))


def check_bots(setup: Setup, bots: int) -> None:
    """Raises `Illegal` for more bots than sit down at such a table."""
    if not 0 <= bots <= min(setup.seats, 16):
        raise Denied("bots", bots, Numbers(0, min(setup.seats, 16)))
