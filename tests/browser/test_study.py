"""Odds in the browser: cards tapped in, street by street, and the odds of a hand that is over."""

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
COMPILING_MS = 1_000_000
COMPILES = pytest.mark.timeout(1_200)  # the kernels are compiled once on a machine


def slots(nora: Person, player: int) -> Locator:
    return nora.page.locator(".slots").nth(player - 1).get_by_role("button")


async def tap(nora: Person, *cards: str) -> None:
    for card in cards:
        await nora.page.locator(f'[data-pick="{card}"]').click()


async def at_the_odds(nora: Person) -> None:
    await nora.come_in("Nora")
    await nora.button(re.compile("^(Odds|Probabilidades)$")).click()
    await nora.page.locator("[data-pick]").first.wait_for()


@COMPILES
@SIZES
async def test_cards_tapped_in_are_counted_street_by_street(
    tmp_path: Path, chromium_launch: Launch, size: tuple[int, int]
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser, size)
        await at_the_odds(nora)
        await slots(nora, 1).first.click()
        await tap(nora, "As", "Ah", "Ad", "2c", "7d", "9h")
        await tap(nora, "Ac", "3s", "Kd", "4h")
        parts = nora.page.locator(".line b")
        await expect(parts.first).to_have_text(re.compile(r"^\d+\.\d%$"), timeout=COMPILING_MS)
        await expect(nora.page.locator(".method")).to_contain_text("Exact: every deal counted")
        both = [float((await part.inner_text()).rstrip("%")) for part in await parts.all()]
        assert sum(both) == pytest.approx(100, abs=0.11) and both[0] > 90
        await expect(nora.page.locator("figure circle")).to_have_count(6, timeout=COMPILING_MS)
        assert nora.errors == []


async def test_a_card_is_used_once_and_can_be_taken_back(tmp_path: Path, chromium_launch: Launch) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser)
        await at_the_odds(nora)
        await slots(nora, 1).first.click()
        await tap(nora, "As")
        await expect(nora.button("ace of spades, used: take it back")).to_be_visible()
        await expect(slots(nora, 1).first.locator("[data-card]")).to_have_attribute("data-card", "As")
        await tap(nora, "As")
        await expect(slots(nora, 1).first.locator("[data-card]")).to_have_count(0)
        await nora.page.locator(".tray .add").click()
        await tap(nora, "Kd")
        await nora.button("Take back king of diamonds").click()
        await expect(nora.page.locator(".tray li")).to_have_count(0)


async def test_the_deck_is_walked_with_the_arrow_keys(tmp_path: Path, chromium_launch: Launch) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser)
        await at_the_odds(nora)
        await nora.page.locator('[data-pick="As"]').focus()
        for key in ("ArrowRight", "ArrowDown", "Enter"):
            await nora.page.keyboard.press(key)
        await expect(nora.page.locator('.slots [data-card="Kh"]')).to_be_visible()


async def test_the_server_s_refusal_stands_at_the_dead_cards(tmp_path: Path, chromium_launch: Launch) -> None:
    reason = '{"type": "too_few_cards", "missing": 9}'
    problem = f'{{"field": "dead", "value": "3 cannot do", "allowed": "9 fewer", "reason": {reason}}}'
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser)
        await nora.page.route(
            "**/api/odds",
            lambda route: route.fulfill(status=400, content_type="application/json", body=problem),
        )
        await at_the_odds(nora)
        await slots(nora, 1).first.click()
        await tap(nora, "As")
        await expect(nora.page.locator(".dead [role=alert]")).to_contain_text("9 cards too few")


async def test_a_game_with_extra_cards_shows_the_place_they_come_to(
    tmp_path: Path, chromium_launch: Launch
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser)
        await at_the_odds(nora)
        await nora.page.get_by_label("Game").select_option("baseball")
        await nora.page.get_by_label("House").select_option("home")
        before = await slots(nora, 1).count()
        await slots(nora, 1).nth(2).click()
        await tap(nora, "4s")
        await expect(slots(nora, 1)).to_have_count(before + 1)


@COMPILES
async def test_the_replay_shows_the_odds_of_each_decision_to_all_and_to_me(
    tmp_path: Path, chromium_launch: Launch
) -> None:
    async with room(tmp_path, chromium_launch, ante_ms=20_000) as (server, browser, table):
        nora = await Person.at(server, browser)
        await nora.sit_down()
        while not await dealt_in(server, table):
            await nora.play()
            await nora.page.wait_for_timeout(300)
        await nora.button("Last hand").click()
        window = nora.page.get_by_role("dialog")
        number = await dealt_in(server, table)
        await window.get_by_role("button", name=re.compile(rf"^{number} ")).click()
        await window.get_by_role("button", name="Show odds").click()
        await window.get_by_text("As known to me").wait_for(timeout=COMPILING_MS)
        slider = window.get_by_role("slider")
        await slider.fill("0")
        await expect(window.get_by_role("img", name=re.compile(r"^Nora, to me: \d+%"))).to_be_visible()
        to_all = window.get_by_role("img", name=re.compile(r", to all: (\d+)%"))
        names = [await one.get_attribute("aria-label") or "" for one in await to_all.all()]
        assert sum(int(name.rstrip("%").rpartition(" ")[2]) for name in names) == pytest.approx(100, abs=5)
        await check(nora, "the odds of a hand")
        assert nora.errors == []


@COMPILES
@SIZES
async def test_axe_finds_nothing_serious_on_the_odds_page(
    tmp_path: Path, chromium_launch: Launch, size: tuple[int, int]
) -> None:
    async with room(tmp_path, chromium_launch) as (server, browser, _):
        nora = await Person.at(server, browser, size, locale="es-ES")
        await nora.page.goto(f"http://127.0.0.1:{server.port}/odds")
        await check(nora, "outside")
        await nora.come_in("Nora")
        await nora.page.locator("[data-pick]").first.wait_for()
        await slots(nora, 1).first.click()
        await tap(nora, "As", "Kd", "Qh")
        await nora.page.locator(".tray .add").click()
        await tap(nora, "2c")
        await nora.page.locator("figure circle").first.wait_for(timeout=COMPILING_MS)
        await check(nora, "with cards")
        wide = await nora.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0]


async def dealt_in(server: Any, table: str) -> int:
    """The number of the last finished hand that Nora was dealt into; 0: none yet."""
    lines = (await server.http.get(f"/api/tables/{table}/hands")).json()
    numbers = [line["number"] for line in lines if any(seat["name"] == "Nora" for seat in line["seats"])]
    return max(numbers, default=0)
