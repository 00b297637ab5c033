"""`doorcard games check --json` writes its line, whatever the file is."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from doorcard.cli.app import run
from doorcard.games.reading import LARGEST

FILES = {
    "good": (b'name = "x"\n', 0),
    "with a byte-order mark": (b'\xef\xbb\xbfname = "x"\n', 0),
    "empty": (b"", 1),
    "no TOML": (b"\x00\x01", 1),
    "nested without end": (b"a = " + b"[" * 6_000, 1),
    "a number without end": (b"seats = " + b"9" * 5_000, 1),
    "Latin-1": ('name = "x"\ntitle = "a\u00f1o"\n'.encode("latin-1"), 2),
    "UTF-16": ('name = "x"\n'.encode("utf-16"), 2),
    "missing": (None, 2),
    "a folder": (None, 2),
}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("what", FILES)
def test_every_file_has_its_line_of_json(
    what: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    held, code = FILES[what]
    file = tmp_path / "mine.toml"
    if held is not None:
        file.write_bytes(held)
    elif what == "a folder":
        file.mkdir()
    assert run(("games", "check", str(file), "--json", "--language", language)) == code
    out, err = capsys.readouterr()
    (line,) = out.splitlines()
    told = json.loads(line)
    assert (told["file"], told["ok"], err) == (str(file), code == 0, "")
    assert code == 0 or all(one["field"] and one["value"] and one["allowed"] for one in told["problems"])
    assert run(("games", "check", str(file), "--language", language)) == code


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names of files are text there")
@pytest.mark.parametrize("held", [b'name = "x"\n', b"", b"\xff"])
def test_a_file_whose_name_is_no_text_has_its_line_too(
    held: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff.toml"))
    file.write_bytes(held)
    run(("games", "check", str(file), "--json"))
    assert json.loads(capsys.readouterr().out)["file"].endswith("\\xff.toml")
    run(("games", "check", str(file)))


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no file without an end here")
@pytest.mark.parametrize("arguments", [("games", "check", "{}"), ("deal", "{}"), ("rank", "{}", "As")])
def test_of_a_file_without_end_no_more_is_read_than_may_be(
    arguments: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "endless.toml"
    file.symlink_to("/dev/zero")
    assert run([one.format(file) for one in arguments]) in (1, 2)
    out, err = capsys.readouterr()
    assert (out + err).count("\n") == 1
    assert f"file: more than {LARGEST} characters; allowed: at most {LARGEST}" in out + err


@pytest.mark.parametrize(("more", "code"), [(0, 0), (1, 1)])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_the_limit_is_of_characters_without_the_byte_order_mark(
    more: int, code: int, mark: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    game = 'name = "x"\n#'
    file.write_bytes(mark + (game + "ñ" * (LARGEST - len(game) + more)).encode())
    assert run(("games", "check", str(file))) == code
