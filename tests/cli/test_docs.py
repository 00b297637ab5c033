"""The pages of docs/ that are made from the values say what the values say."""

from pathlib import Path

import pytest

from doorcard.cli.docs import HOUSE_FIELDS, pages
from doorcard.stud import HouseRules

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", pages())
def test_the_page_is_the_one_made_from_the_values(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == pages()[name], "run python -m doorcard.cli.docs"


def test_every_field_of_a_house_is_on_its_page() -> None:
    assert {*HOUSE_FIELDS, "name"} == set(HouseRules.__struct_fields__)
