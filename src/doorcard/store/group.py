"""Group commit: what all tables have waiting goes into one transaction, since a disk sync costs milliseconds."""

import asyncio
from collections.abc import Sequence

from doorcard.store.log import Commit, Conflict, Log

__all__ = ["GroupCommit"]


class GroupCommit:
    """Appends for many tables at once. `append` returns when the commit is on the disk.

    While one transaction is written, commits pile up for the next. At most one commit of a table is
    waiting at a time, so their order is kept.
    """

    def __init__(self, log: Log, most: int = 512) -> None:
        self._log = log
        self._most = most
        self._waiting: list[tuple[Commit, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, commit: Commit) -> None:
        """Write it. Raises what the log raises; then nothing of it is written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((commit, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        await done

    async def drain(self) -> None:
        """Wait until nothing is waiting."""
        while self._task is not None and not self._task.done():
            await asyncio.shield(self._task)

    async def _write(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
            try:
                await self._log.append([commit for commit, _ in group])
            except Exception as error:
                await self._one_by_one(group, error)
            else:
                for _, done in group:
                    _finish(done, None)

    async def _one_by_one(
        self, group: Sequence[tuple[Commit, asyncio.Future[None]]], error: Exception
    ) -> None:
        """One table's conflict must not stop the others: each alone. Any other failure is everybody's."""
        for commit, done in group:
            failed: Exception | None = error
            if isinstance(error, Conflict) and len(group) > 1:
                try:
                    await self._log.append([commit])
                    failed = None
                except Exception as own:
                    failed = own
            _finish(done, failed)


def _finish(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
