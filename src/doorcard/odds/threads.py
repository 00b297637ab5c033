"""Kernels side by side: they let go of the interpreter lock, so plain threads will do."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

__all__ = ["available", "side_by_side"]

Result = TypeVar("Result")


def available() -> int:
    """How many threads may run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def side_by_side(tasks: Sequence[Callable[[], Result]], threads: int) -> list[Result]:
    """The results of all tasks, in their order, at most so many at once."""
    if threads < 2 or len(tasks) < 2:
        return [task() for task in tasks]
    with ThreadPoolExecutor(min(threads, len(tasks))) as pool:
        return list(pool.map(lambda task: task(), tasks))
