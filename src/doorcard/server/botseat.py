"""A bot at a table: told what a person in its seat is told, asking through the same door, at a human pace.

A quick bot decides in the event loop, where a thread would only wait for the same interpreter; a slow
one decides in the thread it is given, from a view that never changes, and its answer comes back to the
loop like anybody's request.
"""

import asyncio
import random
from concurrent.futures import Executor

import structlog
from msgspec import Struct

from doorcard.bots import Bot, CallingBot
from doorcard.server.log import where
from doorcard.server.room import Room
from doorcard.server.telling import Telling
from doorcard.server.wire import Asked, Done, Refused, Told, Welcome
from doorcard.stud import Action, Seen, View, watch
from doorcard.table import Fact, Who
from doorcard.table import facts as f
from doorcard.table import requests as r

__all__ = ["BotSeat", "Pace"]


class Pace(Struct, frozen=True):
    """How long a bot thinks, ms; both 0: not at all."""

    least: int = 600
    most: int = 2_500

    def delay(self) -> float:
        """Seconds until the bot acts: mostly quick, now and then slow."""
        return (self.least + (self.most - self.least) * random.random() ** 2) / 1000


class BotSeat:
    """One bot, listening. It sits down by `sit` and then plays by itself."""

    def __init__(self, room: Room, who: Who, bot: Bot, pace: Pace, beside: Executor) -> None:
        self.who: Who | None = who
        self._me = who
        self._room = room
        self._bot = bot
        self._pace = pace
        self._beside = beside
        self._view: View | None = None
        self._held: int | None = None
        self._seat: int | None = None
        self._number = 0
        self._thinking: asyncio.TimerHandle | asyncio.Future[None] | None = None
        self._ids = 0
        self._buy_in = 0

    def sit(self, seat: int, buy_in: int) -> None:
        """Ask for a seat."""
        self._ask(r.Sit(self._id(), seat, buy_in))

    def welcome(self, message: Welcome) -> None:
        self._seat, self._held = message.you.seat, message.hand_seat
        self._number = message.number
        self._view = None if message.hand is None else View(message.hand_seat, message.hand)
        buy_in = message.setup.buy_in
        self._buy_in = buy_in.least if buy_in.least == buy_in.most else min(buy_in.most, 40 * _big(message))
        own = next((seat for seat in message.seats if seat.seat == self._seat), None)
        if own is not None and own.sitting_out:
            self._return(own.stack)
        self._consider(message.asked)

    def missed(self, message: Told) -> None:
        """A bot is never away."""

    def tell(self, telling: Telling) -> None:
        for fact in telling.facts_for(self._me.player):
            self._learn(fact)
        self._consider(telling.asked(self._me.player))

    def answer(self, message: Done | Refused) -> None:
        if isinstance(message, Refused) and message.field not in ("turn", "hand", "seat", "action"):
            structlog.get_logger().warning("a bot was refused", bot=self._me.name, field=message.field)

    def close(self, code: int, reason: str) -> None:
        if self._thinking is not None:
            self._thinking.cancel()

    def _learn(self, fact: Fact) -> None:
        match fact:
            case f.Played(event=event):
                self._view = watch(self._view, Seen(event), self._held)
            case f.HandBegan(number=number, seats=seats):
                self._number, self._view = number, None
                self._held = next((one.seat for one in seats if one.player == self._me.player), None)
            case f.Sat(player=player, seat=seat) if player == self._me.player:
                self._seat = seat
            case f.SatOut(seat=seat, reason=reason) if seat == self._seat:
                self._return(0 if reason == "no_chips" else 1)
            case _:
                pass

    def _return(self, stack: int) -> None:
        request = r.SitOut(self._id(), False) if stack else r.AddChips(self._id(), self._buy_in)
        self._later(request)

    def _consider(self, asked: Asked | None) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        if asked is None or self._seat not in asked.seats:
            return
        loop = asyncio.get_running_loop()
        if self._pace.most == 0:
            loop.call_soon(self._reply, asked)
        else:
            self._thinking = loop.call_later(self._pace.delay(), self._reply, asked)

    def _reply(self, asked: Asked) -> None:
        seat, view = self._held, self._view
        if asked.what == "ante":
            self._ask(r.PostAnte(self._id(), True))
        elif asked.what == "game":
            self._ask(r.PickGame(self._id(), random.choice(asked.games)))
        elif seat is not None and view is not None:
            if self._bot.slow:
                self._thinking = asyncio.ensure_future(self._reply_later(view, seat, self._number, asked))
            else:
                self._act(self._decided(view, seat), self._number, asked)

    async def _reply_later(self, view: View, seat: int, number: int, asked: Asked) -> None:
        loop = asyncio.get_running_loop()
        action = await loop.run_in_executor(self._beside, self._decided, view, seat)
        self._act(action, number, asked)

    def _decided(self, view: View, seat: int) -> Action:
        try:
            return self._bot.decide(view, seat)
        except Exception as error:
            structlog.get_logger().error("a bot failed", bot=self._me.name, **where(error))
            return CallingBot().decide(view, seat)

    def _act(self, action: Action, number: int, asked: Asked) -> None:
        self._ask(r.Act(self._id(), action, number, asked.turn))

    def _later(self, request: r.Request) -> None:
        asyncio.get_running_loop().call_later(self._pace.delay(), self._ask, request)

    def _ask(self, request: r.Request) -> None:
        self._room.ask(self._me, request, self)

    def _id(self) -> str:
        self._ids += 1
        return f"{self._ids}-{random.getrandbits(48):x}"


def _big(message: Welcome) -> int:
    limit = message.setup.stakes.limit
    return getattr(limit, "big", 0) or getattr(limit, "high", 0)
