"""Coroutines begun without a task: most sends never wait, and a task for each costs more than the send."""

from collections.abc import Awaitable, Coroutine, Generator
from typing import Any

__all__ = ["Begun", "begin"]


class Begun(Awaitable[None]):
    """The rest of a coroutine that had to wait. Await it once."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._coroutine = coroutine
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for = self._waits_for
        while True:
            error: BaseException | None = None
            answer = None
            try:
                answer = yield waits_for
            except BaseException as thrown:
                error = thrown
            try:
                waits_for = self._coroutine.send(answer) if error is None else self._coroutine.throw(error)
            except StopIteration:
                return


def begin(awaitable: Awaitable[None]) -> Begun | None:
    """Run it up to where it must wait, and return the rest; None when it is already done.

    Raises what it raises. Only for code that waits on futures of the running loop, as ASGI servers do.
    """
    coroutine: Coroutine[Any, Any, None] = awaitable if isinstance(awaitable, Coroutine) else _of(awaitable)
    try:
        return Begun(coroutine, coroutine.send(None))
    except StopIteration:
        return None


async def _of(awaitable: Awaitable[None]) -> None:
    await awaitable
