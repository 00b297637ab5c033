"""Sounds: off until switched on, remembered, at the right moment, and no complaint from the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.kit import Person, room
from tests.kit.server import Served

pytestmark = pytest.mark.browser

Launch = dict[str, Any]

# Counts what is begun to be played, notes and noises apart.
LISTEN = """
  window.begun = {notes: 0, noises: 0}
  const heard = (kind, what) => {
    const start = kind.prototype.start
    kind.prototype.start = function (...given) {
      window.begun[what]++
      console.debug(what)
      return start.apply(this, given)
    }
  }
  heard(OscillatorNode, 'notes')
  heard(AudioBufferSourceNode, 'noises')
"""
# Asking a page anything counts as somebody's touch to the browser driver, so an untouched page has to speak for itself:
# each time it begins to sound (above), when it asks for a move, and each time the dealer has said something more.
SPEAK = """
  let asked = false, said = ''
  const look = () => {
    if (!asked && (asked = document.querySelector('button.along:not([disabled])') !== null)) console.debug('asked')
    const now = document.querySelector('.log')?.textContent ?? ''
    if (now !== said) console.debug('dealer')
    said = now
  }
  new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true, characterData: true})
"""
HIDE = """(hidden) => Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden})"""


async def begun(page: Page) -> dict[str, int]:
    return dict(await page.evaluate("window.begun"))


async def switch_on(nora: Person) -> None:
    """In the settings, at my turn, when nothing else is to be heard; what it is like is heard once the machine can."""
    await nora.button("Settings").click()
    sound = nora.page.get_by_role("switch", name="Sounds")
    before = await begun(nora.page)
    await sound.click()
    await expect(sound).to_have_attribute("aria-checked", "true")
    await nora.page.wait_for_function("(before) => window.begun.notes > before", arg=before["notes"])
    assert (await begun(nora.page))["notes"] == before["notes"] + 2
    await nora.page.keyboard.press("Escape")


async def until_asked(page: Page) -> None:
    await page.locator("button.along:not([disabled])").wait_for()


async def asked_with_open_ears(server: Served, browser: Browser) -> Person:
    """Nora, seated and asked to act, on a page that counts the sounds it begins."""
    nora = await Person.at(server, browser)
    await nora.page.add_init_script(LISTEN)
    await nora.page.reload()
    await nora.sit_down()
    await until_asked(nora.page)
    return nora


async def test_sounds_are_off_until_switched_on_and_then_remembered(
    tmp_path: Path, chromium_launch: Launch
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await asked_with_open_ears(server, browser)
        page = nora.page
        assert await begun(page) == {"notes": 0, "noises": 0}
        await switch_on(nora)
        before = await begun(page)
        await page.locator("button.along:not([disabled])").click()
        await page.wait_for_function("(before) => window.begun.noises > before", arg=before["noises"])

        await until_asked(page)
        fresh = await page.context.new_page()
        said: list[str] = []
        fresh.on("console", lambda message: said.append(message.text))
        await fresh.add_init_script(LISTEN)
        await fresh.add_init_script(SPEAK)
        async with fresh.expect_console_message(lambda message: message.text == "asked"):
            await fresh.goto(page.url)
        async with fresh.expect_console_message(lambda message: message.text == "dealer"):
            await page.locator("button.along:not([disabled])").click()
        await until_asked(page)
        assert set(said) == {"asked", "dealer"}, (
            "nobody has touched this page yet: it is silent, and nobody complains"
        )

        await fresh.get_by_role("button", name="Settings").click()
        await expect(fresh.get_by_role("switch", name="Sounds")).to_have_attribute("aria-checked", "true")
        await fresh.keyboard.press("Escape")
        await fresh.locator("button.along:not([disabled])").click()
        await fresh.wait_for_function("() => window.begun.noises > 0")
        assert [one for one in said if "AudioContext" in one] == []
        assert nora.errors == []


async def test_a_page_nobody_looks_at_sounds_only_when_it_is_ones_turn(
    tmp_path: Path, chromium_launch: Launch
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await asked_with_open_ears(server, browser)
        page = nora.page
        await switch_on(nora)
        before = await begun(page)
        await page.evaluate(HIDE, True)
        await page.keyboard.press("c")
        await until_asked(page)
        await page.wait_for_function("(before) => window.begun.notes > before", arg=before["notes"])
        assert (await begun(page))["noises"] == before["noises"], (
            "neither cards nor chips, though both went about"
        )
