"""Games people make up: read from a file, checked, and then a `Variant` like any other."""

from doorcard.games.making import make_game
from doorcard.games.problem import BadGame, Problem
from doorcard.games.reading import game_of, read_toml
from doorcard.games.schema import json_schema
from doorcard.games.vocabulary import OwnGame

__all__ = ["BadGame", "OwnGame", "Problem", "game_of", "json_schema", "make_game", "read_toml"]
