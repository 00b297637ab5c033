"""What a screenshot would show: nothing lies over anything, everything can be hit, the newest is in sight."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.kit import NARROW, WIDE, Person, room

pytestmark = pytest.mark.browser

SIZES = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
Launch = dict[str, Any]

# Boards whose words or chips lie over a card. Empty words lie nowhere.
OVERLAID = """() => [...document.querySelectorAll('.others .board')].filter((board) => {
  const foot = board.querySelector('.foot, .worth')?.getBoundingClientRect()
  const cards = [...board.querySelectorAll('.card')].map((card) => card.getBoundingClientRect())
  return foot && cards.some((card) => card.bottom > foot.top + 1 && card.right > foot.left && card.left < foot.right)
}).map((board) => board.innerText)"""

# Buttons and boxes lower than a thumb needs. The deck's cards are a grid of their own.
LOW = """() => [...document.querySelectorAll('button, select')]
  .filter((one) => one.offsetParent !== null && !one.dataset.pick)
  .filter((one) => one.getBoundingClientRect().height < 44)
  .map((one) => one.outerHTML.slice(0, 80))"""

# What is seen when a hand is over, at that moment: what went to whom, and how much of the log lies below its window.
END = """() => new Promise((done) => {
  const all = (one) => [...document.querySelectorAll(one)].map((at) => at.innerText)
  const settled = (then) => requestAnimationFrame(() => requestAnimationFrame(then))
  const look = () => {
    const [won, pushed, log] = [all('.result .money'), all('.pushed'), document.querySelector('.log')]
    if (won.length === 0) return
    watching.disconnect()
    settled(() => done({ won, pushed, below: log.scrollHeight - log.scrollTop - log.clientHeight }))
  }
  const watching = new MutationObserver(look)
  watching.observe(document.body, { childList: true, subtree: true })
  look()
})"""


async def test_on_a_phone_what_a_player_did_lies_below_his_cards(
    tmp_path: Path, chromium_launch: Launch
) -> None:
    async with room(tmp_path, chromium_launch, house="pokerstars") as (server, browser, _):
        nora = await Person.at(server, browser, NARROW)
        await nora.sit_down()
        await nora.page.locator(".others .holding").first.wait_for()
        for _ in range(40):
            assert await nora.page.evaluate(OVERLAID) == []
            along = nora.page.locator("button.along:not([disabled])")
            if await along.count():
                await nora.page.keyboard.press("c")
            await nora.page.wait_for_timeout(120)


async def test_on_a_phone_everything_to_press_is_as_high_as_a_thumb(
    tmp_path: Path, chromium_launch: Launch
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser, NARROW)
        await nora.come_in("Nora")
        await nora.button("Open a table").click()
        await nora.page.get_by_role("dialog").get_by_text("The pot goes to").wait_for()
        assert await nora.page.evaluate(LOW) == []
        await nora.page.keyboard.press("Escape")
        await nora.button(re.compile("^Sit down")).click()
        await nora.button(re.compile("^Sit here")).click()
        await nora.page.get_by_role("dialog").get_by_role("button").last.click()
        await nora.page.locator("button.act").first.wait_for()
        assert await nora.page.evaluate(LOW) == []


async def test_an_ante_for_every_hand_is_answered_once(tmp_path: Path, chromium_launch: Launch) -> None:
    async with room(tmp_path, chromium_launch, house="full_tilt", ante_ms=20_000) as (server, browser, _):
        nora = await Person.at(server, browser)
        await nora.sit_down()
        await nora.button("Post my ante every hand").click()
        await nora.page.locator(".me .holding").wait_for()
        await expect(nora.page.locator(".toast")).to_have_count(0)


async def test_the_pot_goes_to_its_winner_and_the_log_is_at_its_newest(
    tmp_path: Path, chromium_launch: Launch
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser)
        await nora.sit_down()
        end, _ = await asyncio.gather(nora.page.evaluate(END), nora.play())
        assert sorted(end["won"]) == sorted(f"+{amount.strip()}" for amount in end["pushed"])
        assert end["below"] < 2


@SIZES
async def test_whose_turn_it_is_and_for_how_long_is_said(
    tmp_path: Path, chromium_launch: Launch, size: tuple[int, int]
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser, size)
        await nora.sit_down()
        await nora.page.locator("button.act").first.wait_for()
        await expect(nora.page.get_by_text(re.compile(r"^\s*Your turn: \d+ s\s*$")).first).to_be_visible()
        await expect(nora.page.locator(".acting .clock").first).to_be_attached()


async def test_the_buttons_can_be_reached_and_seen_by_the_keyboard(
    tmp_path: Path, chromium_launch: Launch
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser)
        await nora.sit_down()
        along = nora.page.locator("button.along")
        await along.wait_for()
        for _ in range(30):
            await nora.page.keyboard.press("Tab")
            if await along.evaluate("(one) => one === document.activeElement"):
                break
        assert await along.evaluate("(one) => getComputedStyle(one).outlineStyle") == "solid"
        await nora.page.keyboard.press("Enter")
        await nora.has_said("call|check|bring in")
