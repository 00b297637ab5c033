"""For every test: no silent skips where they are forbidden, and a Chromium where there is one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM_ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SKIPS_FORBIDDEN = bool(os.environ.get("DOORCARD_FORBID_SKIPS"))

# A shared machine is no stopwatch: a slow example is not a wrong one.
settings.register_profile("doorcard", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("doorcard")


def find_chromium() -> str | None:
    """The Chromium named by DOORCARD_CHROMIUM, else the first one on the path."""
    named = os.environ.get("DOORCARD_CHROMIUM")
    return next(filter(None, map(shutil.which, [named] if named else CHROMIUM_NAMES)), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium, for `playwright.chromium.launch(executable_path=…)`."""
    path = find_chromium()
    if path is None:
        pytest.skip("no Chromium here; install one or name it in DOORCARD_CHROMIUM")
    return path


@pytest.fixture(scope="session")
def chromium_launch(chromium: str) -> dict[str, Any]:
    """All of `playwright.chromium.launch`'s arguments: `launch(**chromium_launch)`."""
    return {"executable_path": chromium, "headless": True, "args": list(CHROMIUM_ARGS)}


def pytest_report_header() -> str:
    return f"chromium: {find_chromium() or 'none found, so browser tests cannot run here'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if find_chromium() is None:
        absent = pytest.mark.skip(reason="no Chromium here; install one or name it in DOORCARD_CHROMIUM")
        for item in items:
            if item.get_closest_marker("browser"):
                item.add_marker(absent)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    fail_if_skipped(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    fail_if_skipped(report)
    return report


def fail_if_skipped(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Where DOORCARD_FORBID_SKIPS is set, a test that did not run has not passed."""
    if SKIPS_FORBIDDEN and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was skipped, and DOORCARD_FORBID_SKIPS is set. {reason}"
