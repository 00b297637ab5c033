"""Files that hold no game at all, or what no game could say: refused in words, and never with a traceback."""

from __future__ import annotations

import pytest

from doorcard.games import BadGame, Problem, game_of, read_toml
from doorcard.games.lines import lines_of
from doorcard.games.reading import LARGEST

DEEP = {
    "lists": 'name = "x"\nseats = ' + "[" * 3_000 + "]" * 3_000 + "\n",
    "lists without end": 'name = "x"\nseats = ' + "[" * 6_000,
    "tables": 'name = "x"\nwild = ' + "{a = " * 3_000 + "1" + "}" * 3_000 + "\n",
    "dotted keys": 'name = "x"\nseats' + ".a" * 5_000 + " = 1\n",
    "a table's name": 'name = "x"\n[seats' + ".a" * 5_000 + "]\n",
}


def problems(text: str, language: str = "en") -> tuple[Problem, ...]:
    with pytest.raises(BadGame) as caught:
        read_toml(text, "es" if language == "es" else "en")
    return caught.value.problems


@pytest.mark.parametrize("text", DEEP.values(), ids=DEEP)
def test_what_is_nested_without_end_is_refused(text: str) -> None:
    (problem,) = problems(text)
    assert problem.field in ("file", "seats")
    assert problem.value == "brackets within brackets without end"
    assert problem.allowed
    assert problems(text, "es")[0].value == "corchetes dentro de corchetes sin fin"


def test_words_nested_without_end_are_refused_however_they_came() -> None:
    deep: list[object] = []
    for _ in range(3_000):
        deep = [deep]
    with pytest.raises(BadGame, match="seats: brackets within brackets"):
        game_of({"name": "x", "seats": deep})


@pytest.mark.parametrize(
    "number", ["9" * 5_000, "-" + "9_9" * 2_500, "0x" + "f" * 5_000, "0b" + "1" * 18_000]
)
@pytest.mark.parametrize(
    ("before", "field", "line", "allowed"),
    [
        ('name = "x"\nseats = ', "seats", 2, "a whole number, 2 to 9"),
        ("name = ", "name", 1, "a small letter"),
        ('name = "x"\n\n[[streets]]\nup = 1\n[[streets]]\ndown = ', "streets[1].down", 6, "0 to 4"),
        ('name = "x"\nwild = ', "wild", 2, "a table with ranks"),
        ('name = "x"\n"a b" = ', "'a b'", 2, "name, title, base"),
    ],
)
def test_a_number_of_thousands_of_digits_is_named_with_its_line(
    number: str, before: str, field: str, line: int, allowed: str
) -> None:
    (problem,) = problems(before + number + '\nbase = "stud"\n')
    assert (problem.field, problem.value, problem.line) == (field, "a number of thousands of digits", line)
    assert allowed in problem.allowed
    (problem,) = problems(before + number + "\n", "es")
    assert problem.value == "un número de miles de cifras"


def test_a_number_of_thousands_of_digits_is_refused_however_it_came() -> None:
    with pytest.raises(
        BadGame, match="seats: a number of thousands of digits; allowed: a whole number, 2 to 9"
    ):
        game_of({"name": "x", "seats": 10**5_000})


def test_a_byte_order_mark_is_left_out() -> None:
    assert read_toml('\ufeffname = "mine"\nbase = "razz"\n').name == "mine"
    assert problems('\ufeffname = "x"\nseats = 99\n')[0].line == 2


def test_what_breaks_off_is_named_with_its_last_line() -> None:
    (problem,) = problems('name = "x"\nwild = {')
    assert (problem.field, problem.line) == ("file", 2)


@pytest.mark.parametrize(
    ("text", "field", "value", "line"),
    [
        ('name = "x"\n"a.b" = 1\n', "'a.b'", "1", 2),
        ('name = "x"\n"a`b" = 1\n', "'a`b'", "1", 2),
        ('name = "x"\n"a - at `$.b`" = 1\n', "'a - at `$.b`'", "1", 2),
        ('name = "x"\n"a - at `$.b" = 1\n', "'a - at `$.b'", "1", 2),
        ('name = "x"\n"" = 1\n', "''", "1", 2),
        ('name = "x"\n\'a"b\' = 1\n', "'a\"b'", "1", 2),
        ('name = "x"\n[wild]\n"\\u001b[31m" = 2\n', "wild.'\\x1b[31m'", "2", 3),
        ('name = "x"\n[wild]\n"a\\nb" = "\\u001b"\n', "wild.'a\\nb'", "'\\x1b'", 3),
        (f'name = "x"\n{"a" * 200} = 1\n', "a" * 57 + "…", "1", 2),
        (f'name = "x"\nbase = "{"a" * 200}"\n', "base", "'" + "a" * 56 + "…", 2),
        ('name = "x"\nseats = 2020-01-02\n', "seats", "2020-01-02", 2),
        ('name = "x"\nwild . ranks = ["11"]\n', "wild.ranks[0]", "'11'", 2),
        ('name = "x"\n[ "wild" ]\nranks = ["11"]\n', "wild.ranks[0]", "'11'", 3),
        ('name = "x"\r\n[[streets]] # one\r\n[streets.up]\r\na = 1\r\n', "streets[0].up", "{'a': 1}", 3),
        ('name = "x" # \u2028 \x85 \nseats = 99\n', "seats", "99", 2),
    ],
)
def test_keys_and_values_are_repeated_in_one_line(text: str, field: str, value: str, line: int) -> None:
    (problem,) = problems(text)
    assert (problem.field, problem.value, problem.line) == (field, value, line)
    assert str(problem).isprintable() and problem.allowed


@pytest.mark.parametrize("line", ["[" + " " * 19_000 + "!", "[" + "a" * 19_000, "a." * 9_500, '"' * 19_000])
def test_a_line_is_looked_for_in_no_more_time_than_it_takes_to_read(line: str) -> None:
    assert len(line) <= LARGEST and lines_of(line) == {}
    assert problems(f"name = 'x'\nseats = 99\ntitle = '''\n{line}'''\n")
