"""The hands the client's fold is held against are the ones today's rules play."""

from __future__ import annotations

import gzip
import importlib.util
import json
from pathlib import Path

MAKER = Path(__file__).resolve().parents[2] / "web" / "tests" / "make_fixtures.py"


def test_the_client_is_tested_with_hands_of_todays_rules() -> None:
    spec = importlib.util.spec_from_file_location("make_fixtures", MAKER)
    assert spec is not None and spec.loader is not None
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    kept = json.loads(gzip.decompress(maker.OUT.read_bytes()))
    fresh = json.loads(json.dumps(maker.played()))
    stale = [at for at, (one, other) in enumerate(zip(kept, fresh, strict=True)) if one != other]
    assert not stale, (
        f"python {MAKER.relative_to(MAKER.parents[2])}, then npm test: hands {stale[:5]} have changed"
    )
