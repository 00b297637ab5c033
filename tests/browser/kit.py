"""A person at a browser: comes in, sits down, reads what is on offer and clicks it."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from doorcard.server.botseat import Pace
from doorcard.server.static import STATIC
from tests.kit.server import LONG, Served, served
from tests.kit.tables import AT_LEISURE, setup

WIDE = (1280, 800)
NARROW = (390, 844)
QUICK = Pace(60, 200)
expect.set_options(timeout=1000 * LONG)

# Keeps every socket the page opens, so that a test can break one as a bad line does.
WATCH_SOCKETS = """
  window.sockets = []
  window.WebSocket = class extends WebSocket {
    constructor(...given) { super(...given); window.sockets.push(this) }
  }
"""


@contextlib.asynccontextmanager
async def room(
    tmp_path: Path, launch: dict[str, Any], **terms: Any
) -> AsyncIterator[tuple[Served, Browser, str]]:
    """A server with one table of seven quick bots, a browser, and the table's name."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built: scripts/build")
    bots = terms.pop("bots", 7)
    async with served(tmp_path, pace=QUICK) as server, async_playwright() as playwright:
        table = await server.open(setup(**{**AT_LEISURE, "pause_ms": 900, **terms}), bots=bots)
        browser = await playwright.chromium.launch(**launch)
        try:
            yield server, browser, table
        finally:
            await browser.close()


class Person:
    """One person, one page."""

    def __init__(self, page: Page, server: Served) -> None:
        self.page = page
        self.server = server
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    @classmethod
    async def at(
        cls, server: Served, browser: Browser, size: tuple[int, int] = WIDE, locale: str = "en-GB"
    ) -> Person:
        """A person with a window of this size and this language."""
        width, height = size
        context = await browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce"
        )
        context.set_default_timeout(1000 * LONG)
        await context.add_init_script(WATCH_SOCKETS)
        person = cls(await context.new_page(), server)
        await person.page.goto(f"http://127.0.0.1:{server.port}/")
        return person

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """The first button called so."""
        return self.page.get_by_role("button", name=name).first

    async def come_in(self, name: str) -> None:
        """Pick a name in the lobby."""
        await self.page.get_by_role("textbox").fill(name)
        await self.page.get_by_role("button", name=re.compile("Come in|Entrar")).click()

    async def sit_down(self, name: str = "Nora") -> None:
        """From the lobby to a seat with chips."""
        await self.come_in(name)
        await self.button(re.compile("^(Sit down|Sentarse)")).click()
        await self.button(re.compile("^(Sit here|Sentarse aquí)")).click()
        await self.page.get_by_role("dialog").get_by_role("button").last.click()
        await self.page.locator(".plate, .board").filter(has_text=re.compile("^(You|Tú)")).wait_for()

    async def play(self, hands: int = 1) -> list[str]:
        """Go along with everything until so many hands have ended; what was offered and clicked."""
        clicked: list[str] = []
        offers = self.page.locator("button.act:not([disabled])")
        over = self.page.locator(".result")
        for _ in range(hands):
            await expect(over).to_have_count(0)
            await self.page.locator(".holding").first.wait_for()
            while not await over.count():
                await self.page.wait_for_timeout(40)
                if not await offers.count():
                    continue
                along = self.page.locator("button.along:not([disabled])")
                one = along if await along.count() else offers
                text = await one.first.inner_text()
                await one.first.click()
                clicked.append(text.split("\n")[0])
        return clicked

    async def has_said(self, verbs: str) -> None:
        """Until the dealer has said that I did one of these; others may be named beside me who did the same."""
        line = self.page.locator(".log p").filter(has_text=re.compile(rf"\b[Yy]ou\b.* ({verbs})\b"))
        await expect(line.first).to_be_visible()
