"""What one change of the table is to each who watches it: encoded once, and again only where cards differ."""

from collections.abc import Mapping

import msgspec

from doorcard.server.wire import Asked, Told
from doorcard.stud import options
from doorcard.table import Fact, Table, told
from doorcard.table.setup import games_of

__all__ = ["Telling", "asked_of", "encode"]

encode = msgspec.json.Encoder().encode
"""A message as JSON."""


def asked_of(table: Table, seat: int | None, now: int) -> Asked | None:
    """What the table waits for, as the viewer at `seat` may know it; None: nothing of anybody."""
    ask = table.ask
    if ask is None or ask.what == "pause":
        return None
    own = None
    if ask.what == "act" and table.hand is not None and seat is not None and seat in ask.seats:
        own = options(table.hand, seat)
    return Asked(
        what=ask.what,
        seats=ask.seats,
        turn=ask.turn,
        left_ms=None if ask.at is None else max(0, ask.at - now),
        of_ms=ask.of_ms,
        bank=ask.bank,
        options=own,
        games=tuple(game.name for game in games_of(table.setup.schedule)) if ask.what == "game" else (),
    )


class Telling:
    """Facts that came together, numbered from `seq`, at a table that then was `table`.

    Remembers who sat where and who held which cards, so that it can be told again to one who comes
    back: never to whoever sits there by then.
    """

    def __init__(self, seq: int, facts: tuple[Fact, ...], table: Table, now: int) -> None:
        self.seq = seq
        self.facts = facts
        self.last = seq + len(facts) - 1
        self._seats = {chair.player: chair.seat for chair in table.chairs}
        self._held = {one.player: one.seat for one in table.dealt}
        self._asked = asked_of(table, None, now)
        ask = table.ask
        own = ask.seats if ask is not None and ask.what == "act" else ()
        self._own: Mapping[int, Asked | None] = {seat: asked_of(table, seat, now) for seat in own}
        self._rail = tuple([told(fact, None, None) for fact in facts])
        self._private = tuple([at for at, fact in enumerate(facts) if self._rail[at] is not fact])
        self._pieces: list[bytes] = []
        self._frame: str | None = None

    def facts_for(self, player: str | None) -> tuple[Fact, ...]:
        """The facts as `player` may see them; None: the rail."""
        seat, held = self._places(player)
        if seat is None and held is None:
            return self._rail
        return tuple([told(fact, seat, held) for fact in self.facts])

    def asked(self, player: str | None) -> Asked | None:
        """What is waited for after these facts, with the options where `player` is asked."""
        seat = self._places(player)[0]
        return self._asked if seat is None else self._own.get(seat, self._asked)

    def frame(self, player: str | None) -> str:
        """The `Told` for `player`, as JSON. Those who may know no more than the rail share one text."""
        seat, held = self._places(player)
        asks = seat in self._own
        if not asks and (not self._private or (seat is None and held is None)):
            if self._frame is None:
                self._frame = self._text(self._encoded(), self._asked)
            return self._frame
        pieces = list(self._encoded())
        for at in self._private:
            fact = told(self.facts[at], seat, held)
            if fact != self._rail[at]:
                pieces[at] = encode(fact)
        return self._text(pieces, self._own[seat] if seat is not None and asks else self._asked)

    def after(self, seq: int, player: str | None) -> Told:
        """What of this comes after fact number `seq`, for one who comes back."""
        skip = max(0, seq - self.seq + 1)
        return Told(self.seq + skip, self.facts_for(player)[skip:], self.asked(player))

    def _places(self, player: str | None) -> tuple[int | None, int | None]:
        if player is None:
            return None, None
        return self._seats.get(player), self._held.get(player)

    def _encoded(self) -> list[bytes]:
        if not self._pieces:
            self._pieces = [encode(fact) for fact in self._rail]
        return self._pieces

    def _text(self, pieces: list[bytes], asked: Asked | None) -> str:
        parts = (b'{"type":"told","seq":%d,"facts":[' % self.seq, b",".join(pieces), b'],"asked":')
        return b"".join((*parts, encode(asked), b"}")).decode()
