"""Refusals say why in a form that any client can put into its own words; over the network, as a browser meets them."""

from __future__ import annotations

import ast
import secrets
from pathlib import Path
from typing import Any, get_args

import pytest

import doorcard
from doorcard.server import reasons as s
from doorcard.server.wire import Refused
from doorcard.stud import Illegal, acted
from doorcard.table import bounds as b
from doorcard.table import reasons as t
from doorcard.table.denied import Why
from tests.kit.server import COMPILING, Served, served
from tests.kit.tables import AT_LEISURE, setup

SOURCE = Path(doorcard.__file__).parent
IN_WORDS = {
    "table/dealing.py": "a deck no hand wants: the room's own request, which nobody is told of",
    "server/opening.py": "a game of somebody's own, said in the language asked for",
    "server/study_api.py": "the same",
    "server/allowance.py": "too many from one address, said in the language asked for",
    "table/denied.py": "where all others are made",
}
TABLE = {"name": "Mine", "house": "sbg", "games": ["stud"], "small": 200, "big": 400}


def test_every_kind_of_reason_travels() -> None:
    kinds = Why.__subclasses__()
    assert set(kinds) == set(get_args(s.Reason))
    assert len({kind.__struct_config__.tag for kind in kinds}) == len(kinds)


@pytest.mark.parametrize("folder", ["table", "server"])
def test_a_refusal_has_a_reason_unless_it_is_said_in_the_language_asked_for(folder: str) -> None:
    for file in (SOURCE / folder).glob("*.py"):
        for call in ast.walk(ast.parse(file.read_text())):
            name = call.func.id if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) else ""
            texts = name == "Illegal" or (
                name == "Refusal" and not isinstance(call.args[3], ast.Call | ast.Name)
            )
            if texts:
                assert f"{folder}/{file.name}" in IN_WORDS, ast.unparse(call)
            if name == "Refused":
                assert file.name == "wire.py", "made by `refused`, with its reason"


async def answer(server: Served, table: str, token: str | None, kind: str, **fields: Any) -> Refused:
    """What a socket is told that asks for this."""
    client = await server.client(table, token)
    refused = await client.ask(kind, id=secrets.token_hex(4), **fields)
    await client.close()
    assert isinstance(refused, Refused)
    assert refused.allowed == str(refused.reason), "the same in English"
    return refused


async def test_whoever_watches_is_told_so(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await server.open(setup())
        _, ana = await server.person("Ana")
        assert (await answer(server, table, None, "chat", text="hello")).reason == t.Nameless()
        assert (await answer(server, table, ana, "leave")).reason == t.Watching()
        assert (await answer(server, table, ana, "chat", text=" \n ")).reason == b.Letters(1, 500)
        assert isinstance((await answer(server, table, ana, "chat", text="")).reason, s.Unreadable)


async def test_a_seat_and_chips_one_cannot_have(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await server.open(setup(seats=3))
        _, ana = await server.person("Ana")
        _, other = await server.person("ana")
        refused = await answer(server, table, ana, "sit", seat=1, buy_in=5)
        assert (refused.field, refused.value, refused.reason) == ("buy_in", "5", b.Chips(1000, 20_000))
        client = await server.client(table, ana)
        await client.ask("sit", seat=1, buy_in=20_000)
        for token, kind, fields, reason in (
            (ana, "sit", {"seat": 2, "buy_in": 5000}, t.OneSeat(1)),
            (other, "sit", {"seat": 1, "buy_in": 5000}, t.FreeSeats((2, 3))),
            (other, "sit", {"seat": 2, "buy_in": 5000}, t.NameTaken()),
            (ana, "add_chips", {"amount": 1}, t.FullStack(20_000, 20_000)),
            (ana, "post_ante", {"post": True}, t.NotAskedIn()),
            (ana, "pick_game", {"game": "razz"}, t.NoChoice()),
            (ana, "act", {"hand": 0, "action": {"type": "fold", "seat": 1}}, t.NoHand()),
        ):
            assert (await answer(server, table, token, kind, **fields)).reason == reason


async def test_an_action_that_is_not_on_offer(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await server.open(setup(pause_ms=0, **AT_LEISURE))
        clients = []
        for seat, name in enumerate(("Ana", "Ben"), 1):
            _, token = await server.person(name)
            clients.append(await server.client(table, token))
            await clients[-1].ask("sit", seat=seat, buy_in=5000)
            await clients[-1].ask("prefer", auto_ante=True)
        for client in clients:
            while client.asked is None or client.asked.what != "act":
                await client.next()
        seat = clients[0].asked.seats[0]
        asked, other = clients[seat - 1], clients[2 - seat]

        async def act(client: Any, at: int, **terms: Any) -> Any:
            turn = {"turn": client.asked.turn, "hand": client.number} | terms
            return (await client.ask("act", action={"type": "check", "seat": at}, **turn)).reason

        assert await act(asked, seat) == t.OnOffer(t.moves(asked.options))
        assert await act(other, 3 - seat) == t.TurnOf((seat,))
        assert await act(asked, 3 - seat) == t.OwnSeat(seat)
        assert await act(asked, seat, hand=7) == t.OtherHand(1)
        assert await act(asked, seat, turn=0) == t.LateTurn()
        room = server.app.rooms.rooms[table]
        assert room.table.hand is not None
        with pytest.raises(Illegal) as refused:
            acted(room.table.hand, doorcard.stud.Check(seat))
        assert refused.value.allowed == str(t.OnOffer(t.moves(asked.options))), (
            "the table says what the rules say"
        )


@pytest.mark.parametrize(
    ("path", "body", "reason"),
    [
        ("session", {"name": "<b>"}, {"type": "player_name"}),
        ("tables", TABLE | {"name": " "}, {"type": "letters", "least": 1, "most": 40}),
        ("tables", TABLE | {"seats": 12}, {"type": "numbers", "least": 2, "most": 9}),
        ("tables", TABLE | {"bots": 9}, {"type": "numbers", "least": 0, "most": 8}),
        ("tables", TABLE | {"small": 500}, {"type": "chips", "least": 1, "most": 400}),
        ("tables", TABLE | {"ante": 300}, {"type": "chips", "least": 0, "most": 200}),
        ("tables", TABLE | {"limit": "spread"}, {"type": "one_of", "names": ["fixed"]}),
        ("tables", TABLE | {"games": []}, {"type": "some_games"}),
        ("tables", TABLE | {"games": ["stud", "stud"]}, {"type": "each_once"}),
        ("tables", TABLE | {"seconds_to_act": 86_401}, {"type": "seconds", "most": 86_400}),
        ("tables", TABLE | {"games": ["stud", "razz"], "every": 0}, {"type": "every_hands", "most": 1000}),
        (
            "tables",
            TABLE | {"house": "timed", "buy_in_least": 5, "buy_in_most": 7},
            {"type": "set_amount", "amount": 7},
        ),
        ("tables", TABLE | {"house": "home_ante_only", "bring_in": 5}, {"type": "no_bring_in"}),
        ("odds", {"game": "stud", "holdings": ["AsAhKd", "AsQhQd"]}, {"type": "cards_once"}),
        ("odds", {"game": "stud", "holdings": ["AsAhKd", "2c3c4c"], "house": "x"}, {"type": "one_of"}),
    ],
)
async def test_what_a_form_asks_for_in_vain(
    tmp_path: Path, path: str, body: dict[str, Any], reason: dict[str, Any]
) -> None:
    async with served(tmp_path) as server:
        if path != "session":
            await server.person("Ana")
        refused = await server.http.post(f"/api/{path}", json=body)
        problem = refused.json()
        assert refused.status_code == 400
        assert problem["reason"] | reason == problem["reason"], problem


async def test_where_there_is_nothing_to_find(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await server.open(setup())
        for address, kind in (
            ("session", "no_session"),
            ("tables/none", "no_such_table"),
            ("tables/none/hands", "no_such_table"),
            (f"tables/{table}/hands/9", "no_such_hand"),
            ("nothing", "unreadable"),
        ):
            problem = (await server.http.get(f"/api/{address}")).json()
            assert problem["reason"]["type"] == kind
        for path, body in (("tables", TABLE), ("odds", {"game": "stud", "holdings": ["", ""]})):
            problem = (await server.http.post(f"/api/{path}", json=body)).json()
            assert problem["reason"]["type"] == "no_session"


@pytest.mark.timeout(1_200)
async def test_a_deck_that_is_short_says_by_how_many_cards(tmp_path: Path) -> None:
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    asked = {"game": "stud", "holdings": ["????2c", "????2d"], "dead": "".join(deck[2:49])}
    async with served(tmp_path) as server:
        await server.person("Ana")
        problem = (await server.http.post("/api/odds", json=asked, timeout=COMPILING)).json()
        assert problem["field"] == "dead"
        assert problem["reason"]["type"] == "too_few_cards" and problem["reason"]["missing"] >= 1
