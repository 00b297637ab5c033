"""Every record of a real room agrees with the rules: each action, each turn, each chip (issue: verify)."""

from __future__ import annotations

from pathlib import Path

import pytest

from doorcard.history.phh import read_record
from doorcard.history.verify import Verdict, verify

FILES = sorted((Path(__file__).parents[1] / "histories").glob("*.phh"))


def test_all_of_them_are_here() -> None:
    assert len(FILES) == 125


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_history(file: Path) -> None:
    verdict = verify(read_record(file.read_text(encoding="utf-8")))
    assert verdict == Verdict(True, verdict.street, None)
    assert verdict.street in range(3, 8)
