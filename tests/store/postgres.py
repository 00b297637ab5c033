"""A PostgreSQL of our own in a temporary folder, for as long as the tests run."""

from __future__ import annotations

import contextlib
import getpass
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
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
            wait_for(data, process)
            yield f"postgresql://doorcard@127.0.0.1:{port}/postgres"
        finally:
            process.send_signal(signal.SIGINT)  # at once, whoever is still connected
            process.wait(240)
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
    """A port nothing listens at, of those the system gives nobody by itself: it is still free when it is used."""
    file = Path("/proc/sys/net/ipv4/ip_local_port_range")
    lowest = int(file.read_text().split()[0]) if file.exists() else 32_768
    while True:
        port = random.randrange(min(10_000, lowest - 1_000), lowest)
        with contextlib.suppress(OSError), socket.socket() as one:
            one.bind(("127.0.0.1", port))
            return port


def wait_for(data: Path, process: subprocess.Popen[bytes]) -> None:
    """Until it takes connections: the last line of its own file of its state says so; a port open is too early."""
    for _ in range(2_400):
        if process.poll() is not None:
            raise RuntimeError(f"postgres ended with {process.returncode}")
        with contextlib.suppress(OSError):
            if (data / "postmaster.pid").read_text().split("\n")[7:8] == ["ready   "]:
                return
        time.sleep(0.1)
    raise RuntimeError("postgres does not answer")
