"""Opening a table: what the house gives stands in the form before the table is there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.kit import Person, room

pytestmark = pytest.mark.browser


async def test_what_the_house_gives_is_seen_before_the_table_is_opened(
    tmp_path: Path, chromium_launch: dict[str, Any]
) -> None:
    async with room(tmp_path, chromium_launch, bots=1) as (server, browser, _):
        nora = await Person.at(server, browser)
        await nora.come_in("Nora")
        await nora.button("Open a table").click()
        form = nora.page.get_by_role("dialog")

        async def given(**amounts: str) -> None:
            for label, amount in amounts.items():
                field = form.get_by_label(label.replace("_", " ").replace("Bring in", "Bring-in"), exact=True)
                await expect(field).to_have_attribute("placeholder", amount)

        await given(Ante="0.40", Bring_in="0.50", Seconds_to_act="20")
        await form.get_by_label("House").select_option("sbg")
        await given(Ante="0.20", Bring_in="1.00")
        await form.get_by_label("Small bet").fill("10")
        await form.get_by_label("Big bet").fill("20")
        await given(Ante="1.00", Bring_in="5.00")
        await form.get_by_label("House").select_option("home_ante_only")
        await expect(form.get_by_label("Bring-in")).to_have_count(0)
        await given(Seconds_to_act="0: no clock")
