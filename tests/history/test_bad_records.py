"""Records that cannot be read, and records that are not true: each refused, in words (rules.md 10)."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.history.commands import judge
from doorcard.history.phh import BadRecord, read_record
from doorcard.history.verify import Verdict, verify
from tests.history.kit import RECORD, STACKS

HISTORIES = sorted((Path(__file__).parents[1] / "histories").glob("*.phh"))
GOOD = RECORD + STACKS
ALLOWED = "d dh pN CARDS, d db CARDS, pN f|cc|pb, pN cbr AMOUNT, pN sm [CARDS]"


def test_the_record_the_others_are_made_of_is_good() -> None:
    assert verify(read_record(GOOD)) == Verdict(True, 4, None)


CANNOT_BE_READ = {
    "empty": (GOOD, "", "record: Object missing required field `variant`"),
    "not TOML": (GOOD, "variant: F7S", "record: not TOML"),
    "truncated in the middle of an action": (GOOD, GOOD[:300], "record: not TOML"),
    "truncated at a line's end": (
        GOOD,
        GOOD[: GOOD.index("starting")],
        "missing required field `starting_stacks`",
    ),
    "another game": ('"F7S"', '"NT"', "variant: 'NT' is none of F7S, F7S/8, FR"),
    "an ante too few": ("[40, 40, 40]", "[40, 40]", "antes: 2 of them; 3, one a player"),
    "a finishing stack too many": ("4760]", "4760, 0]", "finishing_stacks: 4 of them; 3, one a player"),
    "seats too few": ("bring_in", "seats = [1, 2]\nbring_in", "seats: 2 of them; 3, one a player"),
    "an ante of its own": (
        "[40, 40, 40]",
        "[40, 40, 39]",
        "antes: 39 of player 3; 40, or all of a shorter stack",
    ),
    "a stack below zero": ("[5000, 5000, 5000]", "[5000, 5000, -1]", "starting_stacks: -1; 0 or more"),
    "a bet of nothing": ("small_bet = 200", "small_bet = 0", "small_bet: 0; 1 to big_bet, 400"),
    "an amount in words": (
        "bring_in = 50",
        'bring_in = "half"',
        "bring_in: 'half'; expected `int`, got `str`",
    ),
    "an amount with a fraction": (
        "bring_in = 50",
        "bring_in = 0.5",
        "bring_in: 0.5; expected `int`, got `float`",
    ),
    "a wrong total": (
        "[5280, 4960",
        "[5281, 4960",
        "finishing_stacks: 15001 in all; starting_stacks less _rake = 15000",
    ),
    "a rake that was not taken": ("bring_in = 50", "bring_in = 50\n_rake = 5", "less _rake = 14995"),
    "a card twice": ("p3 ????2h", "p3 ??Kc2h", "actions: Kc is dealt twice"),
    "a card twice in one deal": ("p3 ????2h", "p3 2h??2h", "card: 2h is there twice"),
    "no card": ("p3 ????2h", "p3 ????1h", "card: '1h' is not a rank of 23456789TJQKA and a suit of cdhs"),
    "half a card": ("p1 4s", "p1 4", "card: '4' is not a rank"),
    "an upcard unknown": ("d dh p3 5s", "d dh p3 ??", "actions: p3 is dealt an upcard ??"),
    "a player who is not there": ("p2 f", "p4 f", "actions[6]: 'p4 f': player 'p4'; p1 to p3"),
    "a player of thousands of digits": ("p2 f", f"p{'9' * 5_000} f", "player 'p999"),
    "a player in other digits": ("p2 f", "p\u0662 f", "player 'p\u0662'; p1 to p3"),
    "more players than anywhere": (
        "[5000, 5000, 5000]",
        str([5000] * 100),
        "starting_stacks: 100 of them; no table has so many seats",
    ),
    "player zero": ("p2 f", "p0 f", "player 'p0'; p1 to p3"),
    "no player": ("p2 f", "q2 f", "player 'q2'; p1 to p3"),
    "a verb nobody knows": ("p2 f", "p2 sighs", f"actions[6]: 'p2 sighs'; {ALLOWED}"),
    "an amount that is none": ("cbr 200", "cbr -200", f"actions[5]: 'p1 cbr -200'; {ALLOWED}"),
    "a bet without an amount": ("cbr 200", "cbr", f"actions[5]: 'p1 cbr'; {ALLOWED}"),
    "a house nobody knows": (
        "bring_in = 50",
        'bring_in = 50\n_house = "saloon"',
        "_house: house: 'saloon' is none of",
    ),
}


@pytest.mark.parametrize("what", CANNOT_BE_READ)
def test_a_record_that_cannot_be_read(what: str) -> None:
    right, wrong, says = CANNOT_BE_READ[what]
    assert right in GOOD
    with pytest.raises(BadRecord, match=re.escape(says)):
        verify(read_record(GOOD.replace(right, wrong, 1)))


NOT_TRUE = {
    "an amount off by one": (
        "cbr 200",
        "cbr 201",
        3,
        "p1 cbr 201: not on offer; allowed: fold, call 50, complete 200",
    ),
    "one less": ("cbr 200", "cbr 199", 3, "p1 cbr 199: not on offer"),
    "the wrong player": ('"p2 f"', '"p3 f"', 3, "p3 f: it is p2's turn"),
    "actions in each other's place": ('"p2 f", "p3 cc"', '"p3 cc", "p2 f"', 3, "p3 cc: it is p2's turn"),
    "no bring-in": ('"p3 pb", ', "", 3, "p1 cbr 200: it is p3's turn, who may bring_in 50, complete 200"),
    "a bring-in by another": ('"p3 pb"', '"p1 pb"', 3, "p1 pb: it is p3's turn"),
    "a street not dealt": ('"d dh p1 4s", "d dh p3 5s",', "", 3, "seat: 1 has an upcard nobody knows"),
    "a card not dealt": ('"d dh p3 5s",', "", 3, "seat: 3 has an upcard nobody knows"),
    "a down card not dealt": ("p2 ????9d", "p2 ??9d", 3, "p2 has 2 cards in the record; 3 by the rules"),
    "a card too many": (
        '"d dh p3 5s",',
        '"d dh p3 5s6s",',
        4,
        "p3 has 5 cards in the record; 4 by the rules",
    ),
    "a street too early": ('"p3 cc",', "", 3, "p1 has 4 cards in the record; 3 by the rules"),
    "an end too early": (',\n  "p1 cbr 200", "p3 f"', "", 4, "the record ends; it is p1's turn"),
    "an action after the end": (
        '"p3 f",\n]',
        '"p3 f", "p1 cc",\n]',
        4,
        "p1 cc: no action is asked of anybody",
    ),
    "an action twice": ('"p2 f", ', '"p2 f", "p2 f", ', 3, "p2 f: it is p3's turn"),
    "stacks of one another": (
        "[5280, 4960, 4760]",
        "[5280, 4760, 4960]",
        4,
        "finishing_stacks: 4760 of p2; 4960",
    ),
    "the wrong winner": (
        "[5280, 4960, 4760]",
        "[4760, 4960, 5280]",
        4,
        "finishing_stacks: 5280 of p3; 4760 by the rules",
    ),
    "a rake the winner did not pay": (
        "finishing_stacks = [5280, 4960, 4760]",
        "_rake = 5\nfinishing_stacks = [5280, 4955, 4760]",
        4,
        "finishing_stacks: 4955 of p2",
    ),
}


@pytest.mark.parametrize("what", NOT_TRUE)
def test_a_record_that_is_not_true(what: str) -> None:
    right, wrong, street, says = NOT_TRUE[what]
    assert right in GOOD
    verdict = verify(read_record(GOOD.replace(right, wrong, 1)))
    assert not verdict.ok
    assert says in (verdict.reason or "")
    assert verdict.street == street


def tampered(text: str) -> list[str]:
    """A real record with one thing wrong, in every way that can be made of it."""
    steps = re.findall(r'"(.*?)"', text.split("actions = [", 1)[1].split("]", 1)[0])
    acts = [place for place, step in enumerate(steps) if step[0] == "p" and " sm" not in step]
    made = []
    for place in acts:
        who, verb, *amount = steps[place].split()
        if verb == "cbr":
            made += [
                [*steps[:place], f"{who} cbr {int(amount[0]) + by}", *steps[place + 1 :]] for by in (-1, 1)
            ]
        made.append([*steps[:place], *steps[place + 1 :]])
        other = f"p{int(who[1:]) % 2 + 1}"
        if other != who:
            made.append([*steps[:place], " ".join([other, verb, *amount]), *steps[place + 1 :]])
    for one, other in pairwise(acts):
        if other == one + 1 and steps[one].split()[0] != steps[other].split()[0]:
            made.append([*steps[:one], steps[other], steps[one], *steps[other + 1 :]])
    whole = ", ".join(f'"{step}"' for step in steps)
    return [text.replace(whole, ", ".join(f'"{step}"' for step in changed)) for changed in made]


@pytest.mark.parametrize("file", HISTORIES[::6], ids=lambda file: file.stem)
def test_a_real_record_with_one_thing_wrong_is_refused(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    changed = tampered(text)
    assert len(changed) > 4
    assert text not in changed
    for wrong in changed:
        try:
            verdict = verify(read_record(wrong))
        except BadRecord as error:
            verdict = Verdict(False, None, str(error))
        assert not verdict.ok, wrong
        assert verdict.reason


@pytest.mark.parametrize("file", HISTORIES[::6], ids=lambda file: file.stem)
def test_a_real_record_with_stacks_moved_is_refused(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    found = re.search(r"finishing_stacks = \[(.*?)\]", text)
    assert found is not None
    stacks = [int(amount) for amount in found[1].split(",")]
    for one in range(len(stacks)):
        moved = list(stacks)
        moved[one] += 1
        moved[one - 1] -= 1
        wrong = text.replace(found[0], f"finishing_stacks = {moved}")
        if moved[one - 1] >= 0:
            assert not verify(read_record(wrong)).ok


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "record: Object missing required field"),
        (b"\xff\xfe\x00\x01", "file: not text"),
        (bytes(range(256)), "file: not text"),
        (b"#" * 1_000_001, "file: more than 1000000 bytes"),
        (b"a = " + b"[" * 20_000, "record:"),
        (b"a = " + b"9" * 5_000, "record:"),
    ],
    ids=["empty", "binary", "every byte", "huge", "deep", "digits"],
)
def test_a_file_that_is_no_record(content: bytes, says: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.phh"
    file.write_bytes(content)
    verdict = judge(file)
    assert not verdict.ok
    assert says in (verdict.reason or "")


def test_a_file_without_an_end_is_read_in_part() -> None:
    assert "file: more than" in (judge(Path("/dev/zero")).reason or "")


@pytest.mark.parametrize(
    "content",
    [
        "\ufeff".encode() + GOOD.encode(),
        GOOD.replace("\n", "\r\n").encode(),
        GOOD.replace("\n", "\r").encode(),
        GOOD.replace('"p2 f"', '"p2 f # sighs, señor"').encode(),
    ],
    ids=["byte-order mark", "line ends of Windows", "line ends of an old Macintosh", "comment"],
)
def test_a_file_of_another_system_is_read(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "good.phh"
    file.write_bytes(content)
    assert judge(file) == Verdict(True, 4, None)


def test_whatever_goes_wrong_inside_is_a_verdict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(_: str) -> None:
        raise RuntimeError("inside")

    monkeypatch.setattr("doorcard.history.commands.read_record", breaks)
    file = tmp_path / "good.phh"
    file.write_text(GOOD, encoding="utf-8")
    assert judge(file) == Verdict(False, None, "record: not a hand of stud (RuntimeError)")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert "file:" in (judge(tmp_path / "none.phh").reason or "")
    assert "file:" in (judge(tmp_path).reason or "")


@given(st.text(max_size=60))
def test_any_text_at_all_is_read_or_refused_as_a_bad_record(text: str) -> None:
    whole = GOOD.replace('"p2 f"', '"""' + text.replace("\\", "").replace('"', "") + '"""')
    for record in (text, whole):
        try:
            verify(read_record(record))
        except BadRecord as error:
            assert str(error)


@given(st.integers(), st.sampled_from(["bring_in = 50", "200]", "big_bet = 400", "5000]", "cbr 200", "40]"]))
def test_any_number_at_all_is_read_or_refused_as_a_bad_record(number: int, where: str) -> None:
    wrong = GOOD.replace(where, re.sub(r"\d+", str(number), where))
    try:
        verify(read_record(wrong))
    except BadRecord as error:
        assert str(error)


def test_an_amount_with_thousands_of_digits() -> None:
    wrong = GOOD.replace("cbr 200", "cbr " + "9" * 5_000, 1)
    with pytest.raises(BadRecord, match=r"actions\[5\]"):
        verify(read_record(wrong))
