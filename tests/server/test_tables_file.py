"""`serve --tables FILE`: whatever is in the file, one line says which file, field and value, and what is allowed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doorcard.cli.app import run
from doorcard.server.config import LARGEST, ConfigError, read_tables

GOOD = '[[table]]\nname = "Señor"\nhouse = "sbg"\ngames = ["stud", "razz"]\nsmall = 200\nbig = 400\n'
HOME = '[[table]]\nname = "x"\nhouse = "home"\ngames = ["stud"]\n'
TIMED = GOOD.replace("sbg", "timed")
NESTED = "brackets within brackets without end"
ENDLESS = "a number of thousands of digits"
TEXT = "allowed: a file of text in UTF-8"
WRONG: dict[str, tuple[str | bytes, tuple[str, ...]]] = {
    "lists": ("table = " + "[" * 5_000, ("file", NESTED, "TOML")),
    "closed lists": (GOOD + "own = " + "[" * 3_000 + "]" * 3_000, ("file", NESTED, "TOML")),
    "tables": (GOOD + "own = " + "{a = " * 3_000 + "1" + "}" * 3_000, ("file", NESTED, "TOML")),
    "dotted keys": (GOOD + "seats" + ".a" * 5_000 + " = 1", ("table[0].seats", NESTED, "2 to 9")),
    "digits": (GOOD + "seats = " + "9" * 5_000, ("line 7: table[0].seats", ENDLESS, "2 to 9")),
    "hexadecimal digits": (GOOD + "bots = 0x" + "f" * 5_000, ("line 7: table[0].bots", ENDLESS, "0 to 9")),
    "digits of an amount": (GOOD + "ante = 0x" + "f" * 5_000, ("line 7: table[0].ante", ENDLESS)),
    "digits of seconds": (
        GOOD + "seconds_to_act = 0x" + "f" * 5_000,
        ("line 7: table[0].seconds_to_act", "0 to 86400"),
    ),
    "digits alone": ("9" * 5_000, ("file", "TOML")),
    "Latin-1": (GOOD.encode("latin-1"), ("cannot be read", "not text in UTF-8", TEXT)),
    "UTF-16": (GOOD.encode("utf-16"), ("cannot be read", "not text in UTF-8", TEXT)),
    "large": ("#" * (LARGEST + 1), ("file", f"more than {LARGEST} characters", f"at most {LARGEST}")),
    "no TOML": ("\0", ("line 1: file", "TOML")),
    "broken off": ("[[table]", ("line 1: file", "TOML")),
    "another word": ("tables = 1", ("line 1: tables", "1", "allowed: table")),
    "no list": ("table = 1", ("line 1: table", "1", "a list")),
    "more than a room holds": ("table = [" + "{}," * 1_001 + "]", ("table", "a list of 0 to 1000")),
    "another field": (GOOD + "seat = 1", ("line 7: table[0].seat", "1", "time_bank_seconds")),
    "nothing": ("[[table]]\n", ("line 1: table[0].name", "missing", "1 to 40 characters")),
    "control characters": (
        GOOD.replace("Señor", "\\u001b[2J"),
        ("line 2: table[0].name", r"\x1b", "1 to 40"),
    ),
    "another kind": (GOOD + "seats = true", ("line 7: table[0].seats", "true", "2 to 9")),
    "another word for it": (
        GOOD + 'every = "week"',
        ("line 7: table[0].every", "'week'", "orbit", "1 to 1000"),
    ),
    "another house": (GOOD.replace("sbg", "casino"), ("line 3: table[0].house", "'casino'", "full_tilt")),
    "another game": (GOOD.replace("razz", "holdem"), ("line 4: table[0].games", "'holdem'", "stud, stud8")),
    "too many seats": (GOOD + "seats = 10", ("line 7: table[0].seats", "10", "2 to 9")),
    "too many bots": (GOOD + "seats = 4\nbots = 5", ("line 8: table[0].bots", "5", "0 to 4")),
    "no small bet": (GOOD.replace("200", "0"), ("line 5: table[0].small", "0", "1 to 400")),
    "a small bet above the big one": (
        GOOD.replace("200", "500"),
        ("line 5: table[0].small", "500", "1 to 400"),
    ),
    "no big bet": (GOOD.replace("400", "0"), ("line 6: table[0].big", "0", "1 to 1000000000")),
    "a big bet nobody can bring": (
        GOOD.replace("400", "2_000_000_000"),
        ("line 6: table[0].big", "2000000000", "1 to 1000000000"),
    ),
    "spread limit, the low bet above the high one": (
        HOME + "small = 600\nbig = 500",
        ("line 5: table[0].small", "600", "1 to 500"),
    ),
    "spread limit, no high bet": (HOME + "small = 1\nbig = 0", ("line 6: table[0].big", "0", "1 to 10")),
    "no bring-in in a house that has one": (
        GOOD + "bring_in = 0",
        ("line 7: table[0].bring_in", "0", "1 to 200"),
    ),
    "a bring-in in a house that has none": (
        GOOD.replace("sbg", "home_ante_only") + 'limit = "spread"\nbring_in = 5',
        ("line 8: table[0].bring_in", "5", "0: this house has none"),
    ),
    "a limit the house has not": (GOOD + 'limit = "spread"', ("line 7: table[0].limit", "spread", "fixed")),
    "a buy-in the wrong way round": (
        GOOD + "buy_in_least = 900\nbuy_in_most = 100",
        ("line 7: table[0].buy_in_least", "900", "1 to 100"),
    ),
    "no least buy-in": (GOOD + "buy_in_least = 0", ("line 7: table[0].buy_in_least", "0", "1 to 40000")),
    "a least buy-in too large": (
        GOOD + "buy_in_least = 2_000_000_000",
        ("line 7: table[0].buy_in_least", "2000000000", "1 to 1000000000"),
    ),
    "a most buy-in below the house's least": (
        GOOD + "buy_in_most = 100",
        ("line 7: table[0].buy_in_most", "100", "4000 to 1000000000"),
    ),
    "no most buy-in": (GOOD + "buy_in_most = 0", ("line 7: table[0].buy_in_most", "0", "4000 to 1000000000")),
    "two amounts where the house has one": (
        TIMED + "buy_in_least = 1000\nbuy_in_most = 2000",
        ("line 7: table[0].buy_in_least", "1000", "2000: one set amount in this house"),
    ),
    "no set amount": (TIMED + "buy_in_least = 0", ("line 7: table[0].buy_in_least", "0", "1 to 1000000000")),
    "nothing to play": (
        GOOD.replace('"stud", "razz"', ""),
        ("line 4: table[0].games", "none", "one or more"),
    ),
    "an ante too large": (GOOD + "ante = 201", ("line 7: table[0].ante", "201", "0 to 200")),
    "less than no time": (
        GOOD + "seconds_to_act = -1",
        ("line 7: table[0].seconds_to_act", "-1", "0 to 86400"),
    ),
    "the second table": (GOOD * 2 + "seats = 1", ("line 13: table[1].seats", "1", "2 to 9")),
    "an own game": (
        GOOD + '[[table.own]]\nname = "x"\nseats = 12\n',
        ("line 9: table[0].own[0].seats", "12", "2 to 9"),
    ),
    "an own game nobody could play": (
        GOOD + '[[table.own]]\nname = "x"\n[[table.own.streets]]\ndown = 4\n',
        ("line 9: table[0].own[0].streets[0].up", "0", "1 or more"),
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_with_a_file_of_tables_is_one_line(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    held, words = WRONG[what]
    file = tmp_path / "tables.toml"
    file.write_bytes(held if isinstance(held, bytes) else held.encode())
    with pytest.raises(ConfigError) as refused:
        read_tables(file)
    said = str(refused.value)
    assert said.startswith(f"tables: {file}: ") and said.isprintable() and len(said) < 500
    assert "allowed: " in said
    for word in words:
        assert word in said
    assert run(("serve", "--tables", str(file), "--data", str(tmp_path / "data"))) == 2
    assert capsys.readouterr().err == f"doorcard: {said}\n"


def test_so_are_files_that_cannot_be_read(tmp_path: Path) -> None:
    for file, why in ((tmp_path, "directory"), (tmp_path / "none.toml", "No such file")):
        with pytest.raises(
            ConfigError, match=f"tables: {re.escape(str(file))}: cannot be read: .*{why}.*; allowed: a file"
        ):
            read_tables(file)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no file without an end here")
def test_of_a_file_without_end_no_more_is_read_than_may_be() -> None:
    with pytest.raises(ConfigError, match=f"more than {LARGEST} characters"):
        read_tables(Path("/dev/zero"))


def test_a_file_of_tables_is_utf_8_with_or_without_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "tables.toml"
    for mark in (b"", b"\xef\xbb\xbf"):
        file.write_bytes(mark + GOOD.encode())
        (table,) = read_tables(file)
        assert (table.name, table.games) == ("Señor", ("stud", "razz"))
    file.write_text("")
    assert read_tables(file) == ()
