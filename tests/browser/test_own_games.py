"""A game made in the browser: put together, checked while it is, and played at once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from tests.browser.kit import NARROW, WIDE, Person, room
from tests.browser.test_windows import check

pytestmark = pytest.mark.browser

SIZES = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
Launch = dict[str, Any]


async def making(nora: Person) -> Locator:
    """The form, opened from the lobby."""
    await nora.come_in("Nora")
    await nora.button(re.compile("^(Open a table|Abrir una mesa)")).click()
    await nora.button(re.compile("Make a game|Inventar un juego")).click()
    return nora.page.get_by_role("dialog", name=re.compile("A game of your own|Un juego tuyo"))


@SIZES
async def test_a_game_is_made_and_bots_play_it_at_once(
    tmp_path: Path, chromium_launch: Launch, size: tuple[int, int]
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser, size)
        form = await making(nora)
        await form.get_by_label("What is it called?").fill("Friday razz")
        await form.get_by_label("Begins as").select_option("razz")
        await form.get_by_role("button", name="My own").first.click()
        await form.get_by_role("button", name="deuces").click()
        await form.get_by_role("button", name="jack of hearts").click()
        await expect(form.locator("article")).to_contain_text(
            "Deuces and the jack of hearts", ignore_case=True
        )
        await form.get_by_role("button", name="Use this game").click()
        await expect(nora.button("Friday razz")).to_have_attribute("aria-pressed", "true")
        await nora.button("Open the table").click()
        wilds = nora.page.locator(".wilds")
        await wilds.wait_for()  # the first hand, however long a busy machine takes to deal it
        seen_and_read_out = re.compile(r"Wild: deuces and J♥\s*jack of hearts")
        await expect(wilds).to_have_text(seen_and_read_out)
        tables = (await server.http.get("/api/tables")).json()
        assert ["friday_razz"] in [line["games"] for line in tables]
        if size == WIDE:
            await expect(nora.page.locator(".terms")).to_contain_text("Friday razz")
        await nora.page.goto(f"http://127.0.0.1:{server.port}/")
        await expect(nora.page.locator("article").filter(has_text="Friday razz")).to_be_visible()
        assert await nora.page.get_by_text(re.compile("friday[_ ]razz")).count() == 0
        assert nora.errors == []


async def test_what_cannot_be_dealt_is_refused_with_the_arithmetic(
    tmp_path: Path, chromium_launch: Launch
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser)
        form = await making(nora)
        await form.get_by_label("What is it called?").fill("Too much")
        await form.get_by_text("Deal it another way").click()
        await form.get_by_role("button", name="My own").last.click()
        await form.get_by_label("Street 1: Down").select_option("4")
        await form.get_by_label("Street 1: Up").select_option("2")
        await form.get_by_label("Street 5: Down").select_option("0")
        await form.get_by_label("Street 5: Up").select_option("0")
        await form.get_by_label("Most players").select_option("9")
        alerts = form.get_by_role("alert")
        await expect(alerts.filter(has_text="9 x 6 cards = 54")).to_be_visible()
        await expect(alerts.filter(has_text="Street 5: no cards: a card dealt or turned")).to_be_visible()
        await form.get_by_role("button", name="Use this game").click()
        await expect(form).to_be_visible()
        await expect(form.locator("article")).to_have_count(0)


async def test_a_game_needs_a_name(tmp_path: Path, chromium_launch: Launch) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser)
        form = await making(nora)
        await form.get_by_role("button", name="Use this game").click()
        await expect(form.get_by_role("alert")).to_have_text("A game needs a name.")


async def test_a_game_is_kept_changed_and_thrown_away(tmp_path: Path, chromium_launch: Launch) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser)
        form = await making(nora)
        await form.get_by_label("What is it called?").fill("Porch")
        await form.get_by_role("button", name="Use this game").click()
        await nora.button("Porch").wait_for()
        await nora.page.reload()
        await nora.button("Open a table").click()
        await nora.button("Porch").click()
        await nora.button("Change it").click()
        await form.get_by_label("What is it called?").fill("Back porch")
        await form.get_by_role("button", name="Use this game").click()
        await expect(nora.button("Back porch")).to_be_visible()
        await expect(nora.page.get_by_role("button", name="Porch", exact=True)).to_have_count(0)
        await nora.button("Throw it away").click()
        await expect(nora.button("Back porch")).to_have_count(0)


@SIZES
async def test_axe_finds_nothing_serious_in_the_form(
    tmp_path: Path, chromium_launch: Launch, size: tuple[int, int]
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser, size, locale="es-ES")
        form = await making(nora)
        await form.get_by_label("¿Cómo se llama?").fill("Razz del sábado")
        await form.get_by_text("Repartir de otra manera").click()
        for place in range(3):
            await form.get_by_role("button", name="A mi manera").nth(place).click()
        await form.get_by_role("checkbox").nth(2).check()
        await form.locator("article").wait_for()
        await check(nora, "making a game")
        wide = await form.locator(".body").evaluate("one => one.scrollWidth - one.clientWidth")
        assert wide <= 0


async def test_what_is_wrong_is_said_in_spanish_in_the_spanish_form(
    tmp_path: Path, chromium_launch: Launch
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser, locale="es-ES")
        form = await making(nora)
        await form.get_by_label("¿Cómo se llama?").fill("Demasiado")
        await form.get_by_text("Repartir de otra manera").click()
        await form.get_by_role("button", name="A mi manera").last.click()
        await form.get_by_label("Calle 5: Tapadas").select_option("0")
        await form.get_by_label("Calle 5: Descubiertas").select_option("0")
        alerts = form.get_by_role("alert")
        await expect(alerts.filter(has_text="sin cartas: alguna carta que se reparta")).to_be_visible()
