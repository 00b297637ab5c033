"""`doorcard verify FILE…`: a line a file, exit 0 only if all are ok."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from doorcard.cli.app import build

HISTORIES = sorted((Path(__file__).parents[1] / "histories").glob("*.phh"))
runner = CliRunner()


def verify(*arguments: str | Path) -> tuple[int, list[str]]:
    result = runner.invoke(build("verify"), ["verify", *map(str, arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout.splitlines()


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    file = tmp_path / "wrong.phh"
    text = HISTORIES[0].read_text(encoding="utf-8")
    file.write_text(text.replace("cbr 80", "cbr 81"), encoding="utf-8")
    return file


def test_all_of_them_at_once() -> None:
    code, lines = verify(*HISTORIES)
    assert (code, lines) == (0, ["125 of 125 hands ok"])


def test_as_json_a_line_a_file() -> None:
    code, lines = verify("--json", *HISTORIES[:5])
    assert code == 0
    said = [json.loads(line) for line in lines]
    assert [one["file"] for one in said] == [str(file) for file in HISTORIES[:5]]
    assert all(set(one) == {"file", "ok", "street", "reason"} for one in said)
    assert all(one["ok"] is True and one["reason"] is None and one["street"] in range(3, 8) for one in said)


def test_one_wrong_hand_among_good_ones(wrong: Path) -> None:
    code, lines = verify(HISTORIES[1], wrong, HISTORIES[2])
    assert code == 1
    assert lines == [
        f"{wrong} (street 3): p1 cbr 81: not on offer; allowed: fold, call 40, complete 80",
        "2 of 3 hands ok",
    ]


def test_one_wrong_hand_as_json(wrong: Path) -> None:
    code, lines = verify("--json", wrong)
    assert code == 1
    (said,) = map(json.loads, lines)
    assert said["ok"] is False
    assert said["street"] == 3
    assert said["reason"].startswith("p1 cbr 81: not on offer")


def test_a_file_that_cannot_be_read_has_no_street(tmp_path: Path) -> None:
    code, lines = verify("--json", tmp_path / "none.phh")
    assert code == 1
    (said,) = map(json.loads, lines)
    assert said == {"file": str(tmp_path / "none.phh"), "ok": False, "street": None, "reason": said["reason"]}
    assert said["reason"].startswith("file: ")


def test_a_name_that_is_no_text_has_a_line_as_well(tmp_path: Path) -> None:
    file = tmp_path / os.fsdecode(b"n\xff.phh")
    try:
        file.write_bytes(HISTORIES[0].read_bytes())
    except OSError:
        return  # a file system that has no such names
    code, lines = verify("--json", file, HISTORIES[1])
    assert code == 0
    assert [json.loads(line)["file"] for line in lines] == [f"{tmp_path}/n\\xff.phh", str(HISTORIES[1])]
    file.write_text("", encoding="utf-8")
    code, lines = verify(file)
    assert code == 1
    assert lines[0].startswith(f"{tmp_path}/n\\xff.phh: record: ")


def test_no_file_at_all_is_asked_wrongly() -> None:
    assert verify()[0] == 2
