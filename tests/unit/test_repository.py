"""The repository keeps to itself: it names no registry and no folder of the machine it was written on."""

from __future__ import annotations

import os
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Written in pieces, so that this file does not hold what it looks for.
HOSTS = ["pypi" + ".org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com", "deb" + "ian.org"]
UNWANTED = {
    "a registry's host": re.compile("|".join(map(re.escape, HOSTS))),
    "an index option": re.compile(r"(^|[^\w])index" + r"-url|^registry\s*=", re.M),
    "a path of one machine": re.compile(r"(?<![\w.*-])/(work|root)/\w"),
    "a lock entry with a host": re.compile(r'"resol' + r'ved":\s*"http'),
}


@cache
def tracked_files() -> list[Path]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    return [file for name in listing.stdout.split("\0") if name and (file := ROOT / name).is_file()]


@pytest.mark.parametrize("what", UNWANTED)
def test_no_tracked_file_holds(what: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}: {match.group()}"
        for file in tracked_files()
        if (match := UNWANTED[what].search(file.read_text(errors="replace")))
    ]
    assert found == []


def test_scripts_can_be_run() -> None:
    scripts = [file for file in tracked_files() if file.read_bytes().startswith(b"#!")]
    assert ROOT / "scripts" / "test" in scripts
    assert [file.name for file in scripts if not os.access(file, os.X_OK)] == []


def test_the_version_is_written_alike_everywhere() -> None:
    import doorcard

    project = (ROOT / "pyproject.toml").read_text()
    client = (ROOT / "web" / "package.json").read_text()
    assert f'\nversion = "{doorcard.__version__}"\n' in project
    assert f'"version": "{doorcard.__version__}"' in client
