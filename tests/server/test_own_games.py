"""Games of one's own, brought along by the host who opens a table."""

from pathlib import Path
from typing import Any

import pytest

from tests.kit.server import served

RAZZ_WILD: dict[str, Any] = {
    "name": "razz_deuces",
    "title": "Razz, deuces wild",
    "base": "razz",
    "wild": {"ranks": ["2"]},
}


async def test_a_game_being_written_is_checked_and_its_parts_come_back(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        answer = (await server.http.post("/api/games/check", json=RAZZ_WILD)).json()
        assert answer["problems"] == []
        assert answer["variant"]["wild"]["ranks"] == [2]
        assert answer["variant"]["boards"] == "low"


async def test_what_is_wrong_with_a_game_names_field_value_and_what_is_allowed(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        wrong = {**RAZZ_WILD, "seats": 9, "streets": [{"down": 3, "up": 3}, {"down": 2}]}
        answer = (await server.http.post("/api/games/check", json=wrong)).json()
        assert answer["variant"] is None
        problem = answer["problems"][0]
        assert problem["field"] == "seats" and "9 x 6" in problem["allowed"]
        unknown = (await server.http.post("/api/games/check", json={**RAZZ_WILD, "colour": "red"})).json()
        assert unknown["problems"][0]["field"] == "colour"


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("es", "solo quedan"),
        ("es-MX,es;q=0.9,en;q=0.8", "solo quedan"),
        ("en;q=0.5, es;q=0.7", "solo quedan"),
        ("fr, es;q=0.1", "solo quedan"),
        ("en", "are left"),
        ("en-GB,es;q=0.9", "are left"),
        ("fr", "are left"),
        ("es;q=0", "are left"),
        (";;,q=,es;q=x", "are left"),
    ],
)
async def test_it_is_said_in_the_language_asked_for(tmp_path: Path, asked: str, said: str) -> None:
    async with served(tmp_path) as server:
        await server.person("Ana")
        wrong = {**RAZZ_WILD, "seats": 9, "streets": [{"down": 3, "up": 3}, {"down": 2}]}
        headers = {"accept-language": asked}
        answer = (await server.http.post("/api/games/check", json=wrong, headers=headers)).json()
        assert said in answer["problems"][0]["allowed"]
        table = {"name": "Own", "house": "full_tilt", "games": ["razz_deuces"], "small": 200, "big": 400}
        answer = await server.http.post("/api/tables", json=table | {"own": [wrong]}, headers=headers)
        assert (answer.status_code, said in answer.json()["allowed"]) == (400, True)
        odds = {"game": "razz", "holdings": ["AsAh/Kd", "??"], "own": wrong}
        answer = await server.http.post("/api/odds", json=odds, headers=headers)
        assert (answer.status_code, said in answer.json()["allowed"]) == (400, True)


async def test_bots_play_a_game_the_host_brings_along(tmp_path: Path) -> None:
    async with served(tmp_path, pause_ms=0) as server:
        await server.person("Ana")
        asked = {
            "name": "Own",
            "house": "full_tilt",
            "games": ["razz_deuces"],
            "small": 200,
            "big": 400,
            "bots": 4,
            "own": [RAZZ_WILD],
        }
        opened = (await server.http.post("/api/tables", json=asked)).json()
        assert opened["games"] == ["razz_deuces"]
        assert opened["titles"] == {"razz_deuces": "Razz, deuces wild"}
        rail = await server.client(opened["table"])
        ended = await rail.until("HandEnded")
        assert sum(one.stack for one in ended.stacks) > 0


async def test_a_table_is_not_opened_with_a_game_that_cannot_be_played(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        await server.person("Ana")
        asked = {"name": "Own", "house": "full_tilt", "games": ["odd"], "small": 200, "big": 400}
        bad = {"name": "odd", "shares": [{"type": "hole"}]}
        answer = await server.http.post("/api/tables", json={**asked, "own": [bad]})
        assert answer.status_code == 400
        assert answer.json()["field"] == "own[0].shares"
        assert (await server.http.get("/api/tables")).json() == []
