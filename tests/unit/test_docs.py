"""The pages say what is so: links lead somewhere, commands print what is printed, the wire says what is written."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from doorcard.cards import parse_cards, stack
from doorcard.cli.app import COMMANDS
from doorcard.server.api import HANDLERS
from doorcard.server.bodies import NewTable
from doorcard.server.opening import setup_of
from tests.kit.server import Client, served

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\[[^]]*\]\(([^)\s]+)\)")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
PROTOCOL = ROOT / "docs" / "protocol.md"


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path, kind: str) -> list[str]:
    """The fenced blocks of a kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", text_of(page), re.M | re.S)


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    heads = re.findall(r"^#+ (.*)$", text_of(page), re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(text_of(page)):
        address, _, anchor = link.partition("#")
        if "://" in address or address.startswith("mailto:"):
            continue
        target = (page.parent / address).resolve() if address else page
        assert target.exists(), link
        assert ROOT in target.parents, link
        assert not anchor or anchor in anchors(target), link


def test_decisions_are_numbered_without_a_gap_and_all_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    records = sorted(folder.glob("[0-9]*.md"))
    assert [int(record.name[:4]) for record in records] == list(range(1, len(records) + 1))
    listed = LINK.findall(text_of(folder / "README.md"))
    assert listed == [record.name for record in records]
    for number, record in enumerate(records, 1):
        body = text_of(record)
        assert body.startswith(f"# {number}. ")
        for part in ("**Context.**", "**Decision.**", "**Consequences.**"):
            assert part in body, f"{record.name}: {part}"


@cache
def make_targets() -> set[str]:
    return set(re.findall(r"^(\w+):.*## ", text_of(ROOT / "Makefile"), re.M))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_that_are_named_are_there(page: Path) -> None:
    for block in [*blocks(page, "sh"), *blocks(page, "console")]:
        for line in block.splitlines():
            tokens = shlex.split(line.removeprefix("$ "), comments=True)
            for program, name in pairwise(tokens):
                if program.rpartition("/")[2] == "doorcard" and not name.startswith("-"):
                    assert name in COMMANDS, line
                if program == "make" and re.fullmatch(r"\w+", name):
                    assert name in make_targets(), line


def commands() -> list[tuple[str, str]]:
    """Every `$ …` of the pages' console blocks with what the page says it prints."""
    found = []
    for page in PAGES:
        for block in blocks(page, "console"):
            for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
                command, _, printed = part.partition("\n")
                found.append((command, printed))
    return found


@pytest.mark.timeout(1_200)  # the kernels are compiled once on a machine
@pytest.mark.parametrize(("command", "printed"), commands(), ids=[command for command, _ in commands()])
def test_a_command_prints_what_the_page_says(command: str, printed: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == "doorcard"
    ran = subprocess.run(
        [sys.executable, "-m", "doorcard", *arguments],
        cwd=ROOT,
        env=os.environ | {"COLUMNS": "100", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    pattern = ".*".join(map(re.escape, printed.rstrip("\n").split("…")))
    assert re.fullmatch(pattern, ran.stdout.rstrip("\n"), re.S), ran.stdout


def test_the_protocol_lists_every_address() -> None:
    said = set(re.findall(r"^\| `(GET|POST) (/api/[^`]*)`", text_of(PROTOCOL), re.M))
    served_here = {
        (method, re.sub(r":\w+\}", "}", path))
        for handler in HANDLERS
        for path in handler.paths
        for method in handler.http_methods
    }
    assert {(method, path) for method, path in served_here if method in ("GET", "POST")} <= said
    assert all(path in {one for _, one in served_here} for _, path in said)


def said_alike(page: Any, real: Any) -> bool:
    """Whether a message is what the page says; "…" stands for anything, alone or within a text."""
    if isinstance(page, str) and "…" in page:
        pattern = ".*".join(map(re.escape, page.split("…")))
        return page == "…" or (isinstance(real, str) and re.fullmatch(pattern, real) is not None)
    if isinstance(page, dict):
        return (
            isinstance(real, dict)
            and page.keys() == real.keys()
            and all(said_alike(value, real[key]) for key, value in page.items())
        )
    if isinstance(page, list):
        return (
            isinstance(real, list)
            and len(page) == len(real)
            and all(said_alike(one, two) for one, two in zip(page, real, strict=True))
        )
    return bool(page == real)


async def test_the_protocols_hand_is_what_a_server_says(tmp_path: Path) -> None:
    deck = stack(parse_cards("As Kd 7h 6c 9s 2d Ah Ks"))
    terms = NewTable(name="Friday", house="full_tilt", games=("stud",), small=200, big=400)
    async with served(tmp_path) as server:
        server.app.rooms._shuffle = lambda: deck  # type: ignore[assignment,return-value]
        table = await server.open(setup_of(terms, pause_ms=0))
        clients: dict[str, Client] = {}
        for name in ("Ana", "Ben"):
            _, token = await server.person(name)
            clients[name] = await server.client(table, token)
        lines = [line for block in blocks(PROTOCOL, "wire") for line in block.splitlines()]
        assert len(lines) > 20
        for line in lines:
            name, arrow, message = line.split(" ", 2)
            if arrow == ">":
                await clients[name].link.send(message)
                continue
            await clients[name].next()
            real = json.loads(clients[name].texts[-1])
            assert said_alike(json.loads(message), real), f"{line}\n{json.dumps(real)}"
        for client in clients.values():
            await client.close()


def test_the_glossary_uses_the_clients_spanish() -> None:
    page = text_of(ROOT / "docs" / "glossary.md").partition("## In the code")[0]
    sources = [
        *(ROOT / "web" / "src" / "i18n").glob("*.ts"),
        *(ROOT / "src" / "doorcard" / "i18n").glob("*.py"),
    ]
    client = " ".join(text_of(file) for file in sources).lower()
    unknown = [
        word
        for row in re.findall(r"^\| [^|]+ \| ([^|]+) \|", page, re.M)
        for word in re.split(r", | … ", row.strip())
        if word not in ("–", "---", "Español", "tercera") and word.lower().strip("«»") not in client
    ]
    assert unknown == []
