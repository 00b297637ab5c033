"""A handful of requests judged, before anything is recorded: what the table would be, and what to tell then."""

import time
from collections.abc import Callable

from doorcard.cards import Card
from doorcard.server.listener import Listener
from doorcard.server.telling import Telling
from doorcard.server.wire import Done, Refused
from doorcard.table import (
    Deal,
    Fact,
    Inner,
    Record,
    Request,
    Shuffle,
    Table,
    Transfer,
    Wake,
    Who,
    handle,
    transfers,
)

__all__ = ["Work", "now_ms"]

_BEGAN = time.time() - time.monotonic()


def now_ms() -> int:
    """Milliseconds since 1970, on a clock that never goes back."""
    return int((_BEGAN + time.monotonic()) * 1000)


class Work:
    """What a handful of requests makes of the table, before it is recorded."""

    def __init__(self, name: str, table: Table, recent: list[Fact], since: int) -> None:
        self.name = name
        self.table = table
        self.recent = recent
        self.since = since
        self.tellings: list[Telling] = []
        self.transfers: list[Transfer] = []
        self.keys: dict[int, str] = {}
        self.answers: list[tuple[Listener, Done | Refused]] = []
        self.wake: Wake | None = None

    def handle(
        self,
        who: Who | None,
        request: Request | Inner,
        shuffle: Callable[[], tuple[Card, ...]],
        key: str | None,
    ) -> None:
        """One request, and the deal that follows from it. Raises what the table raises; then nothing is kept."""
        before, now = self.table, now_ms()
        after, effects = handle(before, who, request, now)
        self.table = after
        for effect in effects:
            match effect:
                case Record(facts=facts):
                    if key is not None:
                        self.keys[before.seq + 1] = key
                    self.tellings.append(Telling(before.seq + 1, facts, after, now))
                    self.transfers += transfers(self.name, before, facts)
                case Wake():
                    self.wake = effect
                case Shuffle():
                    self.handle(None, Deal(shuffle()), shuffle, None)
