"""Every `.hand` file here is replayed under each of its houses; `tests/kit/handfile.py` describes the format."""

from pathlib import Path

import pytest

from tests.kit.handfile import Replay, read_hand_file
from tests.kit.replay import follow

FILES = sorted(Path(__file__).parent.rglob("*.hand"))
REPLAYS = [replay for file in FILES for replay in read_hand_file(file)]


@pytest.mark.parametrize("replay", REPLAYS, ids=[f"{one.file.stem}[{one.label}]" for one in REPLAYS])
def test_hand(replay: Replay) -> None:
    follow(replay)
