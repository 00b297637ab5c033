"""A game has one title in a language: the client's, the dealer's and the command line's are the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doorcard.i18n import Language
from doorcard.i18n.games import also_called, game_title
from doorcard.i18n.rule_card import rule_card
from doorcard.stud import VARIANTS, variant_named

CLIENT = Path(__file__).parents[2] / "web" / "src" / "i18n"


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_client_calls_every_game_what_the_dealer_calls_it(language: Language) -> None:
    text = (CLIENT / f"{language}.ts").read_text(encoding="utf-8")
    block = re.search(r"^  game: \{\n(.*?)^  \}", text, re.M | re.S)
    assert block is not None
    titles = dict(re.findall(r"^    (\w+): '(.*)',$", block[1], re.M))
    assert titles == {name: game_title(variant, language) for name, variant in VARIANTS.items()}


def test_a_title_written_another_way_is_no_other_name() -> None:
    stud = variant_named("stud")
    assert game_title(stud, "en") == "Seven-card stud"
    assert also_called(stud, "en") == ("Down the River", "Seven-Toed Pete")
    assert also_called(stud, "es") == stud.also
    for variant in VARIANTS.values():
        assert rule_card(variant, None, "en").lower().replace("-", " ").count("seven card stud") == (
            variant is stud
        )
