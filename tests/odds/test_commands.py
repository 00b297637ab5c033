"""`doorcard odds`: what it prints, what it chooses, what it refuses."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from doorcard.odds import equity
from doorcard.odds.commands import odds

pytestmark = pytest.mark.timeout(900)  # the first test of a fresh machine compiles the kernels

APP = typer.Typer()
APP.command()(odds)
EIGHT = ["AsAhKd", "2c3c4c", "5h6h7h", "Td9d8d", "QsQcJd", "7s6c2d", "4d4sTc", "KhKc9s"]


def asked(*words: str) -> dict[str, Any]:
    result = CliRunner().invoke(APP, [*words, "--json"])
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    return found


def test_json_has_integer_counts_when_exact() -> None:
    found = asked("stud", "AsAhKd7s", "2c3c4cJd")
    assert list(found) == ["game", "method", "seconds", "players"]
    assert (found["game"], found["method"]) == ("stud", "exact")
    assert found["seconds"] > 0
    first = found["players"][0]
    assert {"holding", "equity", "win", "tie", "total", "scoop", "stderr"} <= set(first)
    assert (first["holding"], first["win"], first["tie"]) == ("AsAhKd7s", 103_411_036, 38)
    assert first["total"] == 141_181_040
    assert first["stderr"] == 0


def test_json_of_a_split_game_has_its_shares() -> None:
    first = asked("stud8", "AsAhKd7s2d", "2c3c4cJd8h")["players"][0]
    assert set(first["high"]) == set(first["low"]) == {"win", "tie"}
    assert first["scoop"] == first["win"] <= first["high"]["win"]


def test_trials_and_seed_are_kept() -> None:
    found = asked("baseball", "AsAhKd", "2c3c4c", "--trials", "5000", "--seed", "9")
    assert found["method"] == "sampled"
    assert found["seed"] == 9
    assert found["players"][0]["total"] == 5000
    assert found["players"][0]["stderr"] > 0
    assert (
        found["players"]
        == asked("baseball", "AsAhKd", "2c3c4c", "--trials", "5000", "--seed", "9")["players"]
    )


def test_exact_is_chosen_where_it_is_quick() -> None:
    assert asked("stud", "AsAhKd", "2c3c4c")["method"] == "exact"
    assert asked("stud", "AsAhKd7s5d", "2c3c4cJd9d", "5h6h7hTc2s")["method"] == "exact"
    assert asked("stud8", "AsAhKd", "????Kc")["method"] == "exact"
    assert asked("stud", *EIGHT)["method"] == "sampled"


def test_dead_cards_leave_the_deck() -> None:
    alive = asked("stud", "AsAhKd7s", "2c3c4cJd")["players"][0]
    dead = asked("stud", "AsAhKd7s", "2c3c4cJd", "--dead", "AcAd")["players"][0]
    assert dead["total"] < alive["total"]
    assert dead["equity"] < alive["equity"]


def test_the_table_is_for_people() -> None:
    result = CliRunner().invoke(APP, ["stud8", "AsAhKd7s2d", "2c3c4cJd8h"])
    assert result.exit_code == 0
    lines = [line.split() for line in result.stdout.splitlines()]
    assert lines[0] == ["holding", "equity", "scoop", "part", "high", "low"]
    assert lines[1][0] == "AsAhKd7s2d"
    assert "deals, all of them" in result.stdout


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["stud", "AsAhKd", "2c3c4x"], ["'4x'"]),
        (["stud", "AsAhKd", "2c3cAs"], ["As", "AsAhKd", "2c3cAs"]),
        (["stud", "AsAsKd", "2c3c4c"], ["As", "twice"]),
        (["stud", "AsAhKd", "2c3c4c", "--dead", "Kd"], ["Kd", "dead"]),
        (["stud", "AsAhKd", "2c3c4c", "--dead", "Kz"], ["'Kz'"]),
        (["stud", "AsAhKd2d3d4d5d6d", "2c3c4c"], ["AsAhKd2d3d4d5d6d", "8 cards", "7"]),
        (["stud", "AsAhKd"], ["players: 1"]),
        (["stud", "AsAh/Kd4d", "2c3c/4c5c", "--house", "nobody"], ["'nobody'"]),
        (["studs", "AsAhKd", "2c3c4c"], ["'studs'", "razz"]),
        (["stud", "A/sAhKd", "2c3c4c"], ["A"]),
        (["stud", "AsAhKd", "2c3c4c", "--trials", "0"], ["trials: 0"]),
        (["stud", "AsAhKd", "2c3c4c", "--precision", "2"], ["precision: 2"]),
        (["stud", "AsAhKd", "2c3c4c", "--seed", "-1"], ["seed: -1"]),
        (["stud", "AsAhKd", "2c3c4c", "--threads", "0"], ["threads: 0"]),
        (["stud", "AsAhKd", "2c3c4c", "--exact", "--trials", "5"], ["exact", "trials"]),
        (["baseball", "AsAhKd", "2c3c4c", "--exact"], ["exact", "extra cards"]),
        (["stud", *EIGHT, "--exact"], ["exact", "8 players"]),
        (["stud", "AsAhKdQd7s6s5d", "2c3c4c9d8d9h8h", "--community", "5h"], ["community", "5h"]),
        (["stud", "AsAhKd", "2c3c4c", "--community", "??"], ["community"]),
    ],
)
def test_a_refusal_names_what_is_wrong(words: list[str], named: list[str]) -> None:
    result = CliRunner().invoke(APP, words)
    assert result.exit_code == 2
    message = result.stderr
    assert message.startswith("odds: ")
    assert len(message.splitlines()) == 1
    for name in named:
        assert name in message


def test_too_many_dead_cards_are_refused() -> None:
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    dead = "".join(
        card for card in deck if card not in ("As", "Ah", "Kd", "2c", "3c", "4c", "5h", "5s", "5d")
    )
    with pytest.raises(ValueError, match="dead: "):
        equity("stud", ["AsAhKd", "2c3c4c"], dead)


def test_importing_the_odds_loads_neither_numpy_nor_numba() -> None:
    code = "import sys, doorcard.odds, doorcard.odds.commands; print({'numpy', 'numba'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_ranking_from_tables_loads_neither_numpy_nor_numba() -> None:
    code = (
        "import sys; from doorcard.cards import parse_cards; from doorcard.hands.tables import high_strength;"
        "print(high_strength(parse_cards('AsKsQsJsTs2c2d')) >> 12, {'numpy', 'numba'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "8 set()"
