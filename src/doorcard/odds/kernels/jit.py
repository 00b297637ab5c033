"""How a kernel is compiled: once, for any thread, kept on disk until a source or a table changes.

Kernels let go of the interpreter lock, so `doorcard.odds.threads` runs them side by side in plain threads;
numba's own parallel loops are not used (they compile long and cannot be entered from two threads).
"""

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar, cast

__all__ = ["compiled_before", "jit"]

UNUSED = 60 * 60 * 24 * 30
"""Seconds after which compiled kernels nobody has asked for are thrown away."""
Function = TypeVar("Function", bound=Callable[..., object])


@cache
def _folder() -> Path | None:
    """Where compiled kernels are kept: a folder for just these sources, tables and versions.

    numba looks only at the file of the function itself, so a change in a file it calls, or in a table
    that is baked into it, would go unseen. None where nothing can be written: then every process compiles.
    `DOORCARD_CACHE` names another place than the user's cache folder.
    """
    home = os.environ.get("DOORCARD_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(home) / "doorcard" / f"kernels-{_fingerprint()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return None
    _tidy(folder.parent)
    return folder if os.access(folder, os.W_OK) else None


def _tidy(home: Path) -> None:
    for folder in home.glob("kernels-*"):
        with suppress(OSError):
            if folder.stat().st_mtime < time.time() - UNUSED:
                shutil.rmtree(folder)


def _fingerprint() -> str:
    import numba
    import numpy as np

    total = hashlib.blake2b(f"{numba.__version__} {np.__version__} {sys.version}".encode(), digest_size=8)
    sources = [one for one in files("doorcard.odds.kernels").iterdir() if one.name.endswith(".py")]
    tables = [files("doorcard.hands").joinpath(f"{name}.tables") for name in ("seven", "wild")]
    for file in (*sorted(sources, key=lambda one: one.name), *tables):
        total.update(file.read_bytes())
    return total.hexdigest()


def compiled_before() -> bool:
    """Whether some kernel is on disk already. The first ones ever take seconds, later ones milliseconds."""
    folder = _folder()
    return folder is not None and any(folder.rglob("*.nbi"))


def jit(function: Function) -> Function:
    """Compile `function` at its first call: native integers, no bounds checks, no interpreter lock."""
    import numba

    folder = _folder()
    settings: Any = numba.config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(folder or "")
    try:
        compiled = numba.njit(nogil=True, cache=folder is not None, error_model="numpy")(function)
    finally:
        settings.CACHE_DIR = before
    return cast(Function, compiled)
