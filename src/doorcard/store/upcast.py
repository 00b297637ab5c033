"""Old facts made new. When a fact's shape changes, raise `VERSION` and add the step from the one before."""

import json
from collections.abc import Callable, Mapping
from typing import Any

__all__ = ["VERSION", "upcast"]

VERSION = 1
"""The schema facts are written under now."""

Step = Callable[[dict[str, Any]], dict[str, Any]]

STEPS: dict[int, Step] = {}
"""From version N, what makes a fact of version N + 1."""


def upcast(payload: str, version: int, steps: Mapping[int, Step] = STEPS, current: int = VERSION) -> str:
    """`payload`, written under `version`, as it is written now. Raises `ValueError` where no step leads there."""
    if version > current:
        raise ValueError(f"version: {version}; this program knows up to {current}: run a newer one")
    fact: dict[str, Any] = json.loads(payload)
    for number in range(version, current):
        if number not in steps:
            raise ValueError(f"version: {version}; no step from {number} to {number + 1}")
        fact = steps[number](fact)
    return json.dumps(fact)
