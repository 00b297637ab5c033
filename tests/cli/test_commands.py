"""The command line: what it prints, how it ends, what it does not load."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from doorcard import __version__
from doorcard.cli.app import COMMANDS, run
from doorcard.stud import HOUSES, VARIANTS

Said = tuple[int, str, str]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]):
    def call(*arguments: str) -> Said:
        code = run(arguments)
        out, err = capsys.readouterr()
        return code, out, err

    return call


def process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "doorcard", *arguments]
    return subprocess.run(
        command, check=False, capture_output=True, text=True, env={**os.environ, **environment}
    )


def test_the_version_is_told(said) -> None:
    assert said("--version") == (0, f"{__version__}\n", "")


def test_games_lists_every_game(said) -> None:
    code, out, _ = said("games")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == list(VARIANTS)
    code, out, _ = said("games", "--json", "--language", "es")
    games = [json.loads(line) for line in out.splitlines()]
    assert [game["name"] for game in games] == list(VARIANTS)
    assert games[0]["title"] == "Stud de siete cartas"


def test_houses_lists_every_house(said) -> None:
    code, out, _ = said("houses")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == list(HOUSES)
    _, out, _ = said("houses", "--json")
    assert [json.loads(line)["name"] for line in out.splitlines()] == list(HOUSES)


@pytest.mark.parametrize("game", VARIANTS)
def test_deal_tells_a_hand_of_every_game(said, game: str) -> None:
    code, out, err = said("deal", game, "--players", "5", "--seed", "11")
    assert (code, err) == (0, "")
    assert "wins" in out


def test_deal_speaks_spanish(said) -> None:
    _, out, _ = said("deal", "razz", "--language", "es", "--seed", "2")
    assert out.startswith("Mano 1 ")
    assert "gana" in out


def test_deal_as_json_is_one_object_a_hand_that_adds_up(said) -> None:
    code, out, _ = said("deal", "stud8", "--hands", "3", "--players", "3", "--seed", "5", "--json")
    assert code == 0
    hands = [json.loads(line) for line in out.splitlines()]
    assert [hand["hand"] for hand in hands] == [1, 2, 3]
    for hand in hands:
        kinds = [event["type"] for event in hand["events"]]
        assert (kinds[0], kinds[-1]) == ("started", "ended")
        assert sorted(hand["players"]) == ["1", "2", "3"]


@pytest.mark.parametrize("game", ["one_eyed_jacks", "follow_the_queen"])
def test_the_same_seed_deals_the_same_hands_in_every_process(game: str) -> None:
    arguments = ("deal", game, "--hands", "3", "--seed", "7", "--json")
    first = process(*arguments, PYTHONHASHSEED="1")
    assert (first.returncode, first.stderr) == (0, "")
    assert process(*arguments, PYTHONHASHSEED="2").stdout == first.stdout
    assert process("deal", game, "--hands", "3", "--seed", "8", "--json").stdout != first.stdout


def test_each_house_deals_with_its_own_stakes(said) -> None:
    for house in HOUSES:
        code, out, _ = said("deal", "stud", "--house", house)
        assert code == 0
        spread = HOUSES[house].limits[0] == "spread"
        assert ("bets from 1.00 to 5.00" in out) is spread
    assert (
        "limit 5.00/10.00, ante 1.00, bring-in 2.00"
        in said("deal", "stud", "--stakes", "5/10", "--ante", "1", "--bring-in", "2", "--house", "sbg")[1]
    )


def test_rank_says_both_halves(said) -> None:
    code, out, _ = said("rank", "stud8", "As 2d 3c 4h 8s", "--down", "Ks Kd")
    assert code == 0
    assert out.splitlines() == ["high: pair of kings, kickers A-8-4", "low: 8-4-3-2-A"]
    _, out, _ = said("rank", "low_chicago", "As Ad Ac 9h", "--down", "5s 2s Kd", "--language", "es")
    assert out.splitlines()[1].endswith("el dos de picas tapado")


@pytest.mark.parametrize(
    ("cards", "language", "line"),
    [
        ("Kc Kd", "en", "low: pair of kings"),
        ("Kc Kd", "es", "mano baja: pareja de reyes"),
        ("Ac 2d 3c 4d 6d", "en", "low: 6-4-3-2-A"),
        ("Ac 2d 3c 4d 6d", "es", "mano baja: 6-4-3-2-A"),
        ("Ac 2d 3c 4d 5d", "en", "low: wheel, 5-4-3-2-A"),
        ("Ac 2d 3c 4d 5d", "es", "mano baja: rueda, 5-4-3-2-A"),
    ],
)
def test_a_low_is_not_called_low_twice(said, cards: str, language: str, line: str) -> None:
    assert said("rank", "razz", cards, "--language", language)[1] == f"{line}\n"


def test_rank_knows_what_is_wild(said) -> None:
    _, out, _ = said("rank", "acey_deucey", "5c 6h 7d 9c 4d Tc 2s")
    assert out.splitlines()[0] == "wild: aces and deuces"
    _, out, _ = said("rank", "stud", "As Ad Ac Ah Tc 2c 2d", "--wild", "2")
    assert out.splitlines()[1].startswith("high: five aces")
    _, out, _ = said("rank", "stud", "5c 6h 7d 9c 4d Tc 2s", "--wild", "2s,10", "--json")
    told = json.loads(out)
    assert told["wild"] == {"ranks": ["T"], "cards": ["2s"]}
    assert told["shares"][0]["share"] == "high"


def test_a_hole_card_counts_only_when_it_is_down(said) -> None:
    _, out, _ = said("rank", "high_chicago", "As Kd 9c 4h 2d")
    assert out.splitlines()[1].endswith(": –")


def test_games_check_shows_the_rule_card_or_what_is_wrong(said, tmp_path: Path) -> None:
    good = tmp_path / "good.toml"
    good.write_text('name = "mine"\ntitle = "My razz"\nbase = "razz"\n[wild]\nranks = ["2"]\n')
    code, out, _ = said("games", "check", str(good))
    assert (code, out.splitlines()[0]) == (0, "My razz")
    assert "Wild: deuces." in out
    bad = tmp_path / "bad.toml"
    bad.write_text('name = "mine"\nseats = 12\n')
    code, out, _ = said("games", "check", str(bad))
    assert (code, out) == (1, f"{bad}: line 2: seats: 12; allowed: a whole number, 2 to 9\n")
    code, out, _ = said("games", "check", str(bad), "--json")
    assert (code, json.loads(out)["problems"][0]["line"]) == (1, 2)


def test_own_games_can_be_dealt_and_ranked(said, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "mine"\ntitle = "My razz"\nbase = "razz"\n[wild]\nranks = ["2"]\n')
    code, out, _ = said("deal", str(file), "--players", "6")
    assert code == 0
    assert "My razz, limit" in out
    code, out, _ = said("rank", str(file), "5c 6h 7d 2c 2d")
    assert out.splitlines()[1].startswith("low: ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("deal", "holdem"), ["game", "'holdem'", "stud, stud8, razz"]),
        (("deal",), ["game"]),
        (("deal", "stud", "--house", "casino"), ["house", "'casino'", "full_tilt"]),
        (("deal", "stud", "--players", "10"), ["players", "10", "2 to 9"]),
        (("deal", "stud", "--players", "1"), ["players", "1", "2 to 9"]),
        (("deal", "stud", "--players", "x"), ["players", "x"]),
        (("deal", "stud", "--hands", "0"), ["hands", "0", "1 or more"]),
        (("deal", "stud", "--language", "fr"), ["language", "'fr'", "en or es"]),
        (("deal", "stud", "--stakes", "4/2"), ["stakes", "'4/2'"]),
        (("deal", "stud", "--stakes", "1-5"), ["stakes", "spread", "fixed"]),
        (("deal", "stud", "--ante", "-1"), ["ante", "'-1'"]),
        (("deal", "stud", "--ante", "3"), ["ante: '3'", "0.00 to the small bet, 2.00"]),
        (("deal", "stud", "--bring-in", "5"), ["bring-in: '5'", "0.01 to the small bet, 2.00"]),
        (("deal", "stud", "--bring-in", "0"), ["bring-in: '0'", "0.01 to the small bet, 2.00"]),
        (("deal", "stud", "--house", "home", "--ante", "7"), ["ante: '7'", "0.00 to the high bet, 5.00"]),
        (("deal", "stud", "--house", "home", "--bring-in", "7"), ["bring-in: '7'", "high bet, 5.00"]),
        (
            ("deal", "stud", "--house", "home_ante_only", "--bring-in", "5"),
            ["bring-in: '5'", "home_ante_only has none"],
        ),
        (("deal", "stud", "--stakes", ""), ["stakes: ''", "an amount like 2 or 0.40"]),
        (("deal", "stud", "--ante", ""), ["ante: ''", "an amount like 2 or 0.40"]),
        (("deal", "stud", "--buy-in", "0.10"), ["buy-in", "0.10", "more than the ante, 0.40"]),
        (("deal", "stud", "--buy-in", "9999999999"), ["buy-in: '9999999999'", "nine digits"]),
        (("deal", "nothere.toml"), ["file", "nothere.toml"]),
        (("rank", "stud", "Zs"), ["card", "'Zs'"]),
        (("rank", "stud", "As As"), ["As", "twice"]),
        (("rank", "stud", "As", "--down", "As"), ["As", "twice"]),
        (("rank", "stud", "As", "--wild", "1"), ["rank", "'1'"]),
        (("rank", "stud", "?? As"), ["cards"]),
        (("games", "check"), ["file"]),
        (("games", "check", "nothere.toml"), ["file", "nothere.toml"]),
        (("sing",), ["sing"]),
        (("games", "--loud"), ["--loud"]),
    ],
)
def test_bad_input_is_one_line_that_names_it(said, arguments: tuple[str, ...], words: list[str]) -> None:
    code, out, err = said(*arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    for word in words:
        assert word.lower() in err.lower()


def test_help_names_every_command(said) -> None:
    code, out, _ = said("--help")
    assert code == 0
    assert all(name in out for name in COMMANDS)


def test_a_command_loads_only_what_it_needs() -> None:
    script = (
        "import sys; from doorcard.cli.app import run; run(['games']); "
        "print([name for name in ('numba', 'numpy', 'litestar', 'uvicorn', 'sqlalchemy', 'asyncio', "
        "'doorcard.server', 'doorcard.odds', 'doorcard.bots') if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True)
    assert done.stderr == "[]\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("--version",),
        ("--help",),
        ("games",),
        ("games", "--json"),
        ("rank", "stud", "As Kd"),
        ("deal", "stud"),
        ("deal", "stud", "--json", "--hands", "20"),
        ("odds", "razz", "As2d3c4h5s6c7d", "2c3d4s5h8c9cTd"),
        ("verify", "nothere.phh"),
    ],
    ids=" ".join,
)
def test_a_disk_that_is_full_is_said_in_one_line(arguments: tuple[str, ...]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "doorcard", *arguments],
            check=False,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert (done.returncode, done.stderr) == (2, "doorcard: output: No space left on device\n")


def test_a_terminal_without_suits_has_them_in_letters() -> None:
    done = process("deal", "stud", "--seed", "3", "--language", "es", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"\[.*\b(10|[2-9JQKA])[cdhs] (10|[2-9JQKA])[cdhs]\] ", done.stdout)
    assert "?" not in done.stdout
    assert done.stdout.isascii()
    assert process("rank", "razz", "As", "--house", "ñ\udcff", PYTHONIOENCODING="ascii").stderr.startswith(
        "doorcard: house: "
    )


def test_odds_say_where_the_games_are_named(said) -> None:
    assert "doorcard games" in said("odds", "--help")[1]


@pytest.mark.parametrize("columns", [20, 28, 40, 60, 80, 120])
@pytest.mark.parametrize("game", ["stud", "stud8"])
def test_no_figure_of_the_odds_is_cut_in_a_narrow_terminal(
    said, monkeypatch: pytest.MonkeyPatch, game: str, columns: int
) -> None:
    asked = ("odds", game, "AsAhKd7s2d4c9h", "2c3c4hJd8h5s??", "--trials", "500", "--seed", "1")
    monkeypatch.setenv("COLUMNS", "200")
    _, wide, _ = said(*asked)
    figures = re.findall(r"[\d.]+ %", wide)
    assert len(figures) == (10 if game == "stud8" else 6)
    monkeypatch.setenv("COLUMNS", str(columns))
    _, out, _ = said(*asked)
    assert re.findall(r"[\d.]+ %", out) == figures
    assert "…" not in out
    assert all(len(line) <= columns for line in out.splitlines())


def test_a_reader_that_stops_early_is_no_error() -> None:
    script = f"{sys.executable} -m doorcard deal stud --hands 300 --json | head -1 | wc -l"
    done = subprocess.run(["sh", "-c", script], check=False, capture_output=True, text=True)
    assert (done.stdout.strip(), done.stderr) == ("1", "")
