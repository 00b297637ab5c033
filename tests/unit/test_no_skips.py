"""In CI a test that was skipped has not passed: DOORCARD_FORBID_SKIPS turns every skip into a failure."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SKIPPING = {
    "test_inside.py": "import pytest\ndef test_it(): pytest.skip('no luck')",
    "test_marked.py": "import pytest\n@pytest.mark.skip(reason='no luck')\ndef test_it(): pass",
    "test_whole_file.py": "import pytest\npytest.skip('no luck', allow_module_level=True)",
    "test_without_chromium.py": "import pytest\n@pytest.mark.browser\ndef test_it(): pass",
}
NOT_SKIPPING = {
    "test_expected_to_fail.py": "import pytest\n@pytest.mark.xfail\ndef test_it(): raise ValueError",
    "test_passing.py": "def test_it(): pass",
}


def run(folder: Path, files: dict[str, str], **more: str) -> subprocess.CompletedProcess[str]:
    for name, source in files.items():
        (folder / name).write_text(source)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "tests.conftest"]
    command += ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder), str(folder)]
    plain = {
        name: value for name, value in os.environ.items() if not name.startswith(("DOORCARD_", "PYTEST_"))
    }
    env = plain | {"DOORCARD_CHROMIUM": "no-such-browser"} | more
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def test_every_kind_of_skip_fails_where_skips_are_forbidden(tmp_path: Path) -> None:
    result = run(
        tmp_path, SKIPPING, DOORCARD_FORBID_SKIPS="1", PYTEST_ADDOPTS="--continue-on-collection-errors"
    )
    assert result.returncode == 1, result.stdout
    assert "1 failed, 3 errors" in result.stdout
    for name in SKIPPING:
        assert name in result.stdout


def test_elsewhere_a_skip_is_a_skip(tmp_path: Path) -> None:
    result = run(tmp_path, SKIPPING | NOT_SKIPPING)
    assert result.returncode == 0, result.stdout
    assert "1 passed, 4 skipped, 1 xfailed" in result.stdout
    assert "no Chromium here" in result.stdout


def test_what_is_no_skip_is_left_alone(tmp_path: Path) -> None:
    result = run(tmp_path, NOT_SKIPPING, DOORCARD_FORBID_SKIPS="1")
    assert result.returncode == 0, result.stdout
    assert "1 passed, 1 xfailed" in result.stdout
