"""What is refused is told where it was asked, in the language of whoever asked."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.kit import NARROW, WIDE, Person, room
from tests.browser.test_windows import check

pytestmark = pytest.mark.browser

Launch = dict[str, Any]
SPANISH = {
    "name": "Un nombre tiene de 1 a 20 letras",
    "ante": "Ante: 3.00. Se admite de 0.00 a 2.00.",
    "number": "Compra de: eso no es un número.",
    "taken": "En esta mesa ya hay alguien con tu nombre. Elige otro en la sala.",
}
ENGLISH = {
    "name": "A name has 1 to 20 letters",
    "ante": "Ante: 3.00. Allowed: 0.00 to 2.00.",
    "number": "Buy-in from: that is no number.",
    "taken": "Somebody of your name sits at this table. Pick another name in the lobby.",
}


@pytest.mark.parametrize(("locale", "words"), [("es-ES", SPANISH), ("en-GB", ENGLISH)], ids=["es", "en"])
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
async def test_refusals_are_in_the_language_of_the_page(
    tmp_path: Path, chromium_launch: Launch, size: tuple[int, int], locale: str, words: dict[str, str]
) -> None:
    async with room(tmp_path, chromium_launch, bots=2) as (server, browser, table):
        nora = await Person.at(server, browser, size, locale)
        alert = nora.page.get_by_role("alert")
        await nora.come_in("<Nora>")
        await expect(alert).to_contain_text(words["name"])
        await check(nora, f"refused-name-{locale}")
        await nora.come_in("Nora")

        await nora.button(re.compile("^(Open a table|Abrir una mesa)")).click()
        form = nora.page.get_by_role("dialog")
        await form.get_by_role("textbox", name="Ante").fill("3")
        await form.get_by_role("button", name=re.compile("^(Open the table|Abrir la mesa)")).click()
        await expect(alert).to_have_text(words["ante"])
        await expect(alert).to_be_in_viewport(ratio=1)
        await check(nora, f"refused-ante-{locale}")
        await form.get_by_role("textbox", name=re.compile("^(Buy-in from|Compra de)")).fill("x")
        await expect(alert).to_have_count(0)
        await form.get_by_role("button", name=re.compile("^(Open the table|Abrir la mesa)")).click()
        await expect(alert).to_have_text(words["number"])

        _, other = await server.person("nora")
        rival = await server.client(table, other)
        await rival.ask("sit", seat=8, buy_in=5000)
        await nora.page.goto(f"http://127.0.0.1:{server.port}/t/{table}")
        await nora.button(re.compile("^(Sit here|Sentarse aquí)")).click()
        await nora.page.get_by_role("dialog").get_by_role("button").last.click()
        await expect(nora.page.get_by_role("dialog").get_by_role("alert")).to_have_text(words["taken"])
        await check(nora, f"refused-seat-{locale}")
        assert not nora.errors


async def test_a_refusal_follows_the_language_that_is_switched_to(
    tmp_path: Path, chromium_launch: Launch
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser)
        await nora.come_in("<Nora>")
        await expect(nora.page.get_by_role("alert")).to_contain_text(ENGLISH["name"])
        await nora.button("Español").click()
        await expect(nora.page.get_by_role("alert")).to_contain_text(SPANISH["name"])
