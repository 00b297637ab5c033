"""Every `.hand` file here is replayed under each of its houses; `tests/kit/handfile.py` describes the format."""

from pathlib import Path

import pytest

from doorcard.stud import HOUSES, VARIANTS
from tests.kit.handfile import BadHandFile, Replay, read_hand_file
from tests.kit.replay import follow

FILES = sorted(Path(__file__).parent.glob("*.hand"))
REPLAYS = [replay for file in FILES for replay in read_hand_file(file)]


@pytest.mark.parametrize("replay", REPLAYS, ids=[f"{one.file.stem}[{one.label}]" for one in REPLAYS])
def test_hand(replay: Replay) -> None:
    follow(replay)


def test_every_game_has_a_hand() -> None:
    assert {replay.variant.name for replay in REPLAYS} >= set(VARIANTS)


def test_every_sheet_has_a_hand() -> None:
    played = {replay.house.name for replay in REPLAYS}
    assert played >= set(HOUSES) - {"pokerstars", "bovada", "ipoker"}  # these are held to their own records


HAND = """
game: stud
house: full_tilt
limit: 2.00/4.00
seat 1: Ana 50.00
seat 2: Bruno 50.00
Third street
  Ana   ?? ?? Kc
  Bruno ?? ?? 5d
  Bruno brings in 0.50
  Ana folds
  Bruno mucks
"""
WRONG = {
    "a statement that is not so": ("Ana folds", "to act: Bruno", r":11 .*it is: Ana"),
    "an action out of turn": ("Ana folds", "Bruno folds", r"seat: 2; allowed: seat 1"),
    "an amount off by one": ("brings in 0.50", "brings in 0.51", r"allowed: bring_in 50, complete 200"),
    "refused what is accepted": ("Ana folds", "refused: Ana folds", r"it is accepted"),
    "a hand not over": ("  Bruno mucks\n", "", r"waits for Bruno"),
    "a card twice": ("?? ?? Kc", "?? 5d Kc", r"card: 5d is there twice"),
    "a word nobody knows": ("Ana folds", "Ana sighs", r"neither a street, nor an action"),
    "a statement nobody knows": ("Ana folds", "mood: glum", r"no such statement"),
    "a house nobody knows": ("full_tilt", "saloon", r"'saloon' is none of"),
    "a game nobody knows": ("game: stud", "game: bridge", r"'bridge' is none of"),
    "a street too early": ("Ana folds", "Fourth street", r"this street has not begun; Ana is to act"),
    "a card too many": ("?? ?? Kc", "?? ?? Kc Kd", r"Ana got"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_file_that_is_wrong_says_where_and_why(what: str, tmp_path: Path) -> None:
    right, wrong, said = WRONG[what]
    file = tmp_path / "wrong.hand"
    file.write_text(HAND)
    follow(*read_hand_file(file))
    file.write_text(HAND.replace(right, wrong))
    with pytest.raises(BadHandFile, match=rf"(?s)wrong\.hand.*{said}"):
        follow(*read_hand_file(file))
