"""At a real table in a real browser: sit down with seven bots and play, on a desk and on a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from doorcard.stud import VARIANTS
from tests.browser.kit import NARROW, WIDE, Person, room

pytestmark = pytest.mark.browser

SIZES = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
Launch = dict[str, Any]


@SIZES
async def test_a_hand_is_played_to_its_end_by_clicking_what_is_offered(
    tmp_path: Path, chromium_launch: Launch, size: tuple[int, int]
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, table):
        nora = await Person.at(server, browser, size)
        await nora.sit_down()
        while "Nora" not in dealt_in(await hands(server, table)):
            await nora.play()
            await nora.page.wait_for_timeout(300)
        line = (await hands(server, table))[0]
        assert sum(won["amount"] for won in line["won"]) == line["pot"]
        assert nora.errors == []


@SIZES
async def test_nothing_has_to_be_panned_to(
    tmp_path: Path, chromium_launch: Launch, size: tuple[int, int]
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser, size)
        await nora.sit_down()
        await nora.page.locator("button.act").first.wait_for()
        wide, high = await nora.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert wide <= size[0] and high <= size[1]
        for button in await nora.page.locator("button.act").all():
            box = await button.bounding_box()
            assert box is not None
            assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
            assert box["y"] + box["height"] <= size[1] and box["height"] >= 44


async def test_keys_do_what_the_buttons_do(tmp_path: Path, chromium_launch: Launch) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser)
        await nora.sit_down()
        await nora.page.locator("button.along").first.wait_for()
        key = await nora.page.locator("button.along kbd").first.inner_text()
        await nora.page.keyboard.press(key.lower())
        await nora.has_said("call|check|bring in")


async def test_after_a_break_the_table_goes_on_where_it_was(tmp_path: Path, chromium_launch: Launch) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser)
        await nora.sit_down()
        await nora.page.locator("button.act").first.wait_for()
        await nora.page.evaluate("window.sockets.at(-1).close()")
        while await nora.page.evaluate("window.sockets.length < 2 || window.sockets.at(-1).readyState !== 1"):
            await nora.page.wait_for_timeout(50)
        assert "since=" in await nora.page.evaluate("window.sockets.at(-1).url")
        await nora.play()
        assert nora.errors == []


async def test_who_comes_back_to_the_page_finds_his_seat_and_his_cards(
    tmp_path: Path, chromium_launch: Launch
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser)
        await nora.sit_down()
        await nora.page.locator("button.act").first.wait_for()
        before = await nora.page.locator(".me [data-card]").all_inner_texts()
        await nora.page.reload()
        await nora.page.locator("button.act").first.wait_for()
        assert await nora.page.locator(".me [data-card]").all_inner_texts() == before


async def test_what_is_wild_is_always_in_sight(tmp_path: Path, chromium_launch: Launch) -> None:
    async with room(tmp_path, chromium_launch, game="acey_deucey") as (server, browser, _):
        nora = await Person.at(server, browser)
        await nora.sit_down()
        await expect(nora.page.locator(".wilds")).to_have_text("Wild: aces and deuces")


async def test_in_roll_your_own_a_tap_turns_the_card(tmp_path: Path, chromium_launch: Launch) -> None:
    assert any(street.turn for street in VARIANTS["roll_your_own"].streets)
    async with room(tmp_path, chromium_launch, game="roll_your_own", bots=4) as (server, browser, _):
        nora = await Person.at(server, browser)
        await nora.sit_down()
        card = nora.page.locator(".me .turn").last
        await card.wait_for()
        picked = await card.locator("[data-card]").get_attribute("data-card")
        await card.click()
        await expect(nora.page.locator(".log")).to_contain_text("You turn")
        up = nora.page.locator(".me .place:not(.down) [data-card]")
        await expect(up).to_have_attribute("data-card", picked or "")


async def test_a_spread_limit_takes_an_exact_amount_and_says_why_not(
    tmp_path: Path, chromium_launch: Launch
) -> None:
    async with room(tmp_path, chromium_launch, house="home", act_ms=0) as (server, browser, _):
        nora = await Person.at(server, browser)
        await nora.sit_down()
        amount = nora.page.locator("input.exact")
        bar = nora.page.locator("button.along:not([disabled])")
        while not await amount.count():
            if await bar.count():
                await bar.first.click()
            await nora.page.wait_for_timeout(50)
        await amount.fill("900")
        await expect(nora.page.locator(".bar [role=alert]")).to_contain_text(" to ")
        least = await nora.page.locator(".bar input[type=range]").get_attribute("min")
        assert least is not None
        await amount.fill(f"{int(least) / 100:.2f}")
        await nora.page.locator(".bar form button").click()
        await nora.has_said("bet|raise|complete")


async def hands(server: Any, table: str) -> list[dict[str, Any]]:
    answer = await server.http.get(f"/api/tables/{table}/hands")
    return list(answer.json())


def dealt_in(lines: list[dict[str, Any]]) -> set[str]:
    return {seat["name"] for seat in lines[0]["seats"]} if lines else set()


async def test_nothing_is_complained_of_in_the_console_from_the_first_visit_on(
    tmp_path: Path, chromium_launch: dict[str, Any]
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        said: list[tuple[str, str]] = []
        nora = await Person.at(server, browser)
        page = await nora.page.context.new_page()
        page.on("console", lambda message: said.append((message.type, message.text)))
        first = Person(page, server)
        await page.goto(f"http://127.0.0.1:{server.port}/")
        await first.sit_down()
        await first.play()
        await page.reload()
        await page.locator(".plate, .board").filter(has_text=re.compile("^You")).wait_for()
        assert [one for one in said if one[0] == "error"] == []
        assert first.errors == []
