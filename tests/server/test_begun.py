"""Coroutines begun without a task: done at once, or awaited later, or cancelled on the way."""

from __future__ import annotations

import asyncio

import pytest

from doorcard.server.begun import begin


async def test_what_need_not_wait_is_done_at_once() -> None:
    done = []

    async def quick() -> None:
        done.append(1)

    assert begin(quick()) is None
    assert done == [1]


async def test_the_rest_is_awaited_later() -> None:
    gate, done = asyncio.Event(), []

    async def slow() -> None:
        await gate.wait()
        await asyncio.sleep(0)
        done.append(1)

    rest = begin(slow())
    assert rest is not None
    asyncio.get_running_loop().call_later(0.01, gate.set)
    await rest
    assert done == [1]


async def test_what_it_raises_is_raised() -> None:
    async def bad(wait: bool) -> None:
        if wait:
            await asyncio.sleep(0)
        raise OSError("gone")

    with pytest.raises(OSError, match="gone"):
        begin(bad(False))
    rest = begin(bad(True))
    assert rest is not None
    with pytest.raises(OSError, match="gone"):
        await rest


async def test_it_is_cancelled_with_whoever_awaits_it() -> None:
    undone = []

    async def forever() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            undone.append(1)

    rest = begin(forever())
    assert rest is not None

    async def wait() -> None:
        await rest

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert undone == [1]
