"""A PostgreSQL of our own in a temporary folder, for as long as the tests run."""

from __future__ import annotations

import contextlib
import getpass
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from glob import glob
from pathlib import Path


def find(name: str) -> str | None:
    """A PostgreSQL program: on the path, or where Debian puts it."""
    return shutil.which(name) or next(
        iter(sorted(glob(f"/usr/lib/postgresql/*/bin/{name}"), reverse=True)), None
    )


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a running server. Raises `FileNotFoundError` where PostgreSQL is not installed."""
    initdb, server = find("initdb"), find("postgres")
    if initdb is None or server is None:
        raise FileNotFoundError("initdb and postgres")
    user = owner()
    folder = Path(tempfile.mkdtemp(prefix="doorcard-pg-"))
    as_user: dict[str, object] = {}
    if user != getpass.getuser():
        shutil.chown(folder, user)
        as_user = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
    data, port = folder / "data", free_port()
    try:
        run = {"cwd": folder, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, **as_user}
        made = subprocess.run(
            [initdb, "-D", data, "-U", "doorcard", "-A", "trust", "--no-sync", "-E", "UTF8"],
            check=False,
            **run,
        )
        if made.returncode:
            raise RuntimeError(made.stdout.decode())
        arguments = ["-D", data, "-p", str(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"]
        process = subprocess.Popen(
            [server, *arguments, "-c", "fsync=off"],
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **as_user,
        )
        try:
            wait_for(port, process)
            yield f"postgresql://doorcard@127.0.0.1:{port}/postgres"
        finally:
            process.terminate()
            process.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def owner() -> str:
    """Who runs it: ourselves, but never root, whom PostgreSQL refuses."""
    if os.geteuid():
        return getpass.getuser()
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise FileNotFoundError("a user other than root")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    import time

    for _ in range(300):
        if process.poll() is not None:
            raise RuntimeError(f"postgres ended with {process.returncode}")
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
            return
        time.sleep(0.1)
    raise RuntimeError("postgres does not answer")
