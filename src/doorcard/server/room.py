"""The only loop: one task a table. Take what has come, let the table judge it, record it, and only then tell.

Bots would play for ever, so a table that no person has looked at for a while rests: the hand in play is
finished, and the clock between two hands is not heard until somebody looks.
"""

import asyncio
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Callable

import structlog
from msgspec import Struct

from doorcard.cards import DECK, Card
from doorcard.server.listener import Listener
from doorcard.server.log import where
from doorcard.server.reasons import Failed, NotWritten
from doorcard.server.telling import Telling
from doorcard.server.welcome import welcome
from doorcard.server.wire import Done, Refused, Told, refused
from doorcard.server.work import Work, now_ms
from doorcard.store import Commit, FinishedHand, GroupCommit, Numbered, Snapshot
from doorcard.store.codec import SNAPSHOT_VERSION, encode_table
from doorcard.stud import Illegal
from doorcard.table import (
    Fact,
    Gone,
    Inner,
    Joined,
    Request,
    Resume,
    Table,
    Tick,
    Wake,
    Who,
    hand_line,
)
from doorcard.table.denied import Denied
from doorcard.table.facts import HandBegan, HandEnded, Said

__all__ = ["Listener", "Room", "now_ms", "shuffled"]

KEYS = 512
"""How many done requests a table remembers, so as not to do them again."""
TAIL = 100
"""How many tellings are kept for those who come back."""
GRACE_S = 2.0
"""How long a lost connection may be away before the table is told."""
SNAPSHOT_HANDS = 20
REST_S = 600.0
"""How long a table plays on when nobody looks."""


def shuffled() -> tuple[Card, ...]:
    """A deck in an order nobody can foretell."""
    deck = list(DECK)
    secrets.SystemRandom().shuffle(deck)
    return tuple(deck)


class Item(Struct):
    """Something in the inbox."""

    request: Request | Inner
    who: Who | None = None
    reply: Listener | None = None


class Room:
    """A table with its log, its clock and those who watch it. `table` is what has been recorded, nothing more."""

    def __init__(
        self,
        name: str,
        table: Table,
        commits: GroupCommit,
        recent: tuple[Fact, ...] = (),
        keys: tuple[str, ...] = (),
        shuffle: Callable[[], tuple[Card, ...]] = shuffled,
        rest_s: float | None = REST_S,
    ) -> None:
        self.name = name
        self.table = table
        self.listeners: dict[Listener, None] = {}
        self._commits = commits
        self._shuffle = shuffle
        self._recent: list[Fact] = list(recent)
        self._since = table.seq - len(recent) + 1
        self._tail: deque[Telling] = deque(maxlen=TAIL)
        self._keys: OrderedDict[str, None] = OrderedDict.fromkeys(keys)
        self._inbox: deque[Item] = deque()
        self._woken = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._rest_s = rest_s
        self._looked = time.monotonic()
        self._resting: Wake | None = None
        self._log = structlog.get_logger().bind(table=name)

    @property
    def resting(self) -> bool:
        """Whether the next hand waits for somebody to look."""
        return self._resting is not None

    def start(self) -> None:
        """Begin, or go on where the log ends."""
        self.put(Item(Resume()))
        for chair in self.table.chairs:
            if chair.connected and not chair.bot:
                self._check_later(chair.player)
        self._task = asyncio.create_task(self._run(), name=f"table {self.name}")

    async def stop(self) -> None:
        """End the loop; what was told is on the disk, what was not is forgotten."""
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for listener in tuple(self.listeners):
            listener.close(1012, "the room is closing")

    def ask(self, who: Who | None, request: Request, reply: Listener | None = None) -> None:
        """Put a request in the inbox; `reply` is answered when it is done or refused."""
        self.put(Item(request, who, reply))

    def put(self, item: Item) -> None:
        """Put anything in the inbox."""
        self._inbox.append(item)
        self._woken.set()

    def join(self, listener: Listener, since: int | None = None) -> None:
        """From now on the listener is told everything. `since`: the last number it already has."""
        self.listeners[listener] = None
        if _person(listener):
            self.look()
        missed = None if since is None else self._missed(listener, since)
        if missed is None:
            who = listener.who
            listener.welcome(welcome(self.name, self.table, self._recent, who, now_ms()))
        else:
            for message in missed:
                listener.missed(message)
        if listener.who is not None:
            chair = self.table.chair_of(listener.who.player)
            if chair is not None and (not chair.connected or chair.out == "disconnected"):
                self.put(Item(Joined(chair.player)))

    def leave(self, listener: Listener) -> None:
        """The listener is gone; when it was the player's last, the table is told after a moment."""
        self.listeners.pop(listener, None)
        if _person(listener):
            self._looked = time.monotonic()
        if listener.who is not None and not self.present(listener.who.player):
            self._check_later(listener.who.player)

    def look(self) -> None:
        """Somebody looks at the table, in the lobby too: if it rests, it goes on at once."""
        self._looked = time.monotonic()
        if self._resting is not None:
            wake, self._resting = self._resting, None
            self._log.info("the table goes on")
            self.put(Item(Tick(wake.token)))

    def present(self, player: str) -> bool:
        """Whether the player has a connection."""
        return any(one.who is not None and one.who.player == player for one in self.listeners)

    def _check_later(self, player: str) -> None:
        def check() -> None:
            if not self.present(player):
                self.put(Item(Gone(player)))

        asyncio.get_running_loop().call_later(GRACE_S, check)

    def _missed(self, listener: Listener, since: int) -> list[Told] | None:
        """What came after `since`, and last what is waited for now; None when that is too long ago."""
        first = self._tail[0].seq if self._tail else self.table.seq + 1
        if not first - 1 <= since <= self.table.seq:
            return None
        who = listener.who
        player = None if who is None else who.player
        messages = [telling.after(since, player) for telling in self._tail if telling.last > since]
        fresh = welcome(self.name, self.table, (), who, now_ms())
        return [*messages, Told(self.table.seq + 1, (), fresh.asked)]

    async def _run(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._inbox:
                items, self._inbox = self._inbox, deque()
                await self._do(items)

    async def _do(self, items: deque[Item]) -> None:
        work = Work(self.name, self.table, list(self._recent), self._since)
        for item in items:
            self._one(work, item)
        if work.tellings:
            try:
                await self._commits.append(self._commit(work))
            except Exception as error:
                self._failed(work, items, error)
                return
        self._told(work)
        for listener, message in work.answers:
            listener.answer(message)
        if work.wake is not None:
            self._wake(work.wake)

    def _one(self, work: Work, item: Item) -> None:
        request, identity = item.request, getattr(item.request, "id", None)
        key = None if identity is None or item.who is None else f"{item.who.player}:{identity}"
        answer: Done | Refused = Done(identity or "")
        if key is None or (key not in self._keys and key not in work.keys.values()):
            try:
                work.handle(item.who, request, self._shuffle, key)
            except Illegal as error:
                answer = refused(identity, error)
            except Exception as error:
                self._log.error("a request failed", request=type(request).__name__, **where(error))
                answer = refused(identity, Denied("request", type(request).__name__, Failed()))
        if item.reply is not None and identity is not None:
            work.answers.append((item.reply, answer))

    def _commit(self, work: Work) -> Commit:
        facts: list[Numbered] = []
        hands: list[FinishedHand] = []
        for telling in work.tellings:
            for seq, fact in enumerate(telling.facts, telling.seq):
                facts.append(Numbered(seq, fact, work.keys.get(seq)))
                if isinstance(fact, HandBegan):
                    work.recent, work.since = [], seq
                work.recent.append(fact)
                if isinstance(fact, HandEnded):
                    hands.append(FinishedHand(work.since, seq, hand_line(work.recent)))
        snapshot = None
        if hands and hands[-1].line.number % SNAPSHOT_HANDS == 0 and not work.table.playing:
            snapshot = Snapshot(work.table.seq, SNAPSHOT_VERSION, encode_table(work.table))
        return Commit(self.name, now_ms(), tuple(facts), tuple(work.transfers), tuple(hands), snapshot)

    def _failed(self, work: Work, items: deque[Item], error: Exception) -> None:
        """Nothing was recorded, so nothing has happened: say so, and try the clock again."""
        self._log.error("nothing could be recorded", **where(error))
        for listener, message in work.answers:
            if message.id is not None:
                listener.answer(refused(message.id, Denied("store", "not written", NotWritten())))
        inner = [item for item in items if item.who is None]

        def again() -> None:
            for item in inner:
                self.put(item)

        asyncio.get_running_loop().call_later(1.0, again)

    def _told(self, work: Work) -> None:
        """It is on the disk: so it has happened, and everybody hears of it.

        Of what is asked anew without a fact too: the clock of a turn that begins again at the start, after
        the first have joined.
        """
        before = self.table.ask
        self.table, self._recent, self._since = work.table, work.recent, work.since
        if len(self._recent) > 2000:
            self._recent = [fact for fact in self._recent if not isinstance(fact, Said)]
        for key in work.keys.values():
            self._keys[key] = None
        while len(self._keys) > KEYS:
            self._keys.popitem(last=False)
        for telling in work.tellings:
            self._tail.append(telling)
            for listener in tuple(self.listeners):
                listener.tell(telling)
        if not work.tellings and self.table.ask != before:
            anew = Telling(self.table.seq + 1, (), self.table, now_ms())
            for listener in tuple(self.listeners):
                listener.tell(anew)

    def _wake(self, wake: Wake) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._resting = None
        delay = max(0, wake.at + 1 - now_ms()) / 1000  # a timer may be early by less than a tick
        self._timer = asyncio.get_running_loop().call_later(delay, self._due, wake)

    def _due(self, wake: Wake) -> None:
        ask = self.table.ask
        if ask is not None and ask.what == "pause" and ask.token == wake.token and self._forsaken():
            self._resting = wake
            self._log.info("the table rests: nobody looks")
        else:
            self.put(Item(Tick(wake.token)))

    def _forsaken(self) -> bool:
        if self._rest_s is None or any(map(_person, self.listeners)):
            return False
        return time.monotonic() - self._looked > self._rest_s


def _person(listener: Listener) -> bool:
    """Whether it is a socket and no bot; on the rail too."""
    return listener.who is None or not listener.who.bot
