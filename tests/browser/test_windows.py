"""The windows over the table, the lobby, the two languages, and what a screen reader gets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import expect

from tests.browser.kit import NARROW, WIDE, Person, room

pytestmark = pytest.mark.browser

SIZES = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
Launch = dict[str, Any]


async def test_last_hand_shows_the_hands_that_were_live_and_replays_them(
    tmp_path: Path, chromium_launch: Launch
) -> None:
    async with room(tmp_path, chromium_launch, house="full_tilt", ante_ms=20_000) as (server, browser, _):
        nora = await Person.at(server, browser)
        await nora.sit_down()
        await nora.button("Post my ante every hand").click()
        await nora.play(2)
        await nora.button("Last hand").click()
        window = nora.page.get_by_role("dialog")
        await expect(window.get_by_text(re.compile(r"^Step (\d+) of \1$"))).to_be_visible()
        await expect(window.locator(".log")).to_contain_text(re.compile("[Yy]ou win|wins"))
        await window.get_by_role("button", name="First", exact=True).click()
        await expect(window.get_by_text(re.compile(r"^Step 1 of "))).to_be_visible()
        await window.get_by_role("button", name="Next", exact=True).click()
        await expect(window.get_by_text(re.compile(r"^Step 2 of "))).to_be_visible()


async def test_the_language_follows_the_browser_and_the_switch(
    tmp_path: Path, chromium_launch: Launch
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser, locale="es-MX")
        await expect(nora.page.get_by_text("¿Cómo te llamamos?")).to_be_visible()
        await nora.sit_down()
        await nora.button("Ajustes").click()
        await nora.button("English").click()
        await expect(nora.page.get_by_role("dialog", name="Settings")).to_be_visible()
        assert await nora.page.evaluate("document.documentElement.lang") == "en"


async def test_a_table_is_opened_with_bots_from_the_lobby(tmp_path: Path, chromium_launch: Launch) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser)
        await nora.come_in("Nora")
        await nora.button("Open a table").click()
        window = nora.page.get_by_role("dialog")
        await window.get_by_label("Table name").fill("Friday stud")
        await window.get_by_role("button", name="Baseball").click()
        await window.get_by_label("House").select_option("home")
        await window.get_by_label("Bots at the table").select_option("5")
        await window.get_by_role("button", name="Open the table").click()
        await expect(nora.page.get_by_role("heading", name="Friday stud")).to_be_visible()
        await expect(nora.page.locator(".bot")).to_have_count(5)


async def test_chat_reaches_the_rail(tmp_path: Path, chromium_launch: Launch) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, table):
        nora, rail = await Person.at(server, browser), await Person.at(server, browser)
        await nora.sit_down()
        await rail.page.goto(f"http://127.0.0.1:{server.port}/t/{table}")
        await rail.page.get_by_role("tab", name="Chat").click()
        await nora.page.get_by_role("tab", name="Chat").click()
        await nora.page.get_by_label("Say something").fill("Good evening")
        await nora.page.keyboard.press("Enter")
        await expect(rail.page.get_by_text("Good evening")).to_be_visible()


async def test_the_rail_is_shown_backs(tmp_path: Path, chromium_launch: Launch) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, table):
        rail = await Person.at(server, browser)
        await rail.page.goto(f"http://127.0.0.1:{server.port}/t/{table}")
        await rail.page.locator(".place.down .back").first.wait_for()


async def test_a_table_that_is_not_there_is_said_to_be_so(tmp_path: Path, chromium_launch: Launch) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser)
        await nora.page.goto(f"http://127.0.0.1:{server.port}/t/nowhere")
        await expect(nora.page.get_by_text("There is no such table.")).to_be_visible()


@SIZES
async def test_axe_finds_nothing_serious(
    tmp_path: Path, chromium_launch: Launch, size: tuple[int, int]
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser, size)
        await check(nora, "the lobby, outside")
        await nora.come_in("Nora")
        await nora.button("Open a table").click()
        await nora.page.get_by_role("dialog").get_by_text("The pot goes to").wait_for()
        await check(nora, "opening a table")
        await nora.page.keyboard.press("Escape")
        await nora.button(re.compile("^Sit down")).click()
        await nora.button(re.compile("^Sit here")).click()
        await check(nora, "buying in")
        await nora.page.get_by_role("dialog").get_by_role("button").last.click()
        await nora.page.locator("button.act").first.wait_for()
        await check(nora, "my turn")
        await nora.play()
        await check(nora, "the hand is over")
        for name in ("Last hand", "Rules", "Settings"):
            if size == NARROW:
                await nora.button("Menu").click()
                await check(nora, "the menu")
            await nora.button(name).click()
            window = nora.page.get_by_role("dialog")
            await window.wait_for()
            if name == "Last hand":
                await window.get_by_text(re.compile("^Step ")).wait_for()
            await check(nora, name)
            await nora.page.keyboard.press("Escape")


async def check(person: Person, where: str) -> None:
    results = await Axe().run(person.page)
    found = [
        (one["id"], [node["html"][:160] for node in one["nodes"]][:3])
        for one in results.response["violations"]
        if one["impact"] in ("serious", "critical")
    ]
    assert found == [], where
