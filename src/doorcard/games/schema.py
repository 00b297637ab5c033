"""The JSON Schema of an own game's file, and what it allows at one place of it."""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from doorcard.games import vocabulary
from doorcard.games.vocabulary import OwnGame
from doorcard.i18n import Language
from doorcard.i18n.own_games import OWN_GAME_TEXTS, OwnGameTexts
from doorcard.stud import VARIANTS

__all__ = ["allowed_at", "json_schema"]

Path = tuple[str | int, ...]


def json_schema() -> dict[str, Any]:
    """The schema, for editors and for other programs."""
    reference, parts = _schema(OwnGame)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A game of one's own",
        **reference,
        "$defs": parts,
    }


def allowed_at(path: Path, language: Language = "en", kind: type[Struct] = OwnGame) -> str:
    """In words, what may stand at `path` of a `kind`; at a table, the fields it may have."""
    return _said(_found(kind, path), OWN_GAME_TEXTS[language])


@cache
def _schema(kind: type[Struct]) -> tuple[dict[str, Any], dict[str, Any]]:
    """A reference to the kind, and what it and the parts of it are."""
    (reference,), parts = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    return reference, parts


def _found(kind: type[Struct], path: Path) -> list[dict[str, Any]]:
    reference, parts = _schema(kind)
    nodes = _open(reference, parts)
    for step in path:
        nodes = [
            opened
            for one in nodes
            for child in (
                [one.get("items")] if isinstance(step, int) else [one.get("properties", {}).get(step)]
            )
            if isinstance(child, dict)
            for opened in _open(child, parts)
        ]
    return nodes


def _open(node: dict[str, Any], parts: dict[str, Any]) -> list[dict[str, Any]]:
    """The node with references followed and alternatives apart."""
    if "$ref" in node:
        return _open(parts[node["$ref"].rsplit("/", 1)[1]], parts)
    if "anyOf" in node:
        return [opened for one in node["anyOf"] for opened in _open(one, parts)]
    return [node]


def _said(nodes: list[dict[str, Any]], texts: OwnGameTexts) -> str:
    words = dict.fromkeys(word for node in nodes if (word := _word(node, texts)))
    return texts.either.join(words) or texts.nothing_here


def _word(node: dict[str, Any], texts: OwnGameTexts) -> str:
    described = _described(node, texts)
    if described:
        return described
    if "enum" in node:
        return ", ".join(str(one) for one in node["enum"] if one is not None)
    if "properties" in node:
        fields = {name: one for name, one in node["properties"].items() if name != "type"}
        kind = node["properties"].get("type", {}).get("enum")
        begun = f'type = "{kind[0]}"' if kind else texts.table
        return begun + (texts.having + ", ".join(fields) if fields else "")
    match node.get("type"):
        case "integer":
            if "maximum" not in node:
                return texts.any_whole
            return texts.whole.format(least=node["minimum"], most=node["maximum"])
        case "boolean":
            return "true, false"
        case "array":
            if "maxItems" not in node:
                return texts.any_items
            return texts.items.format(least=node.get("minItems", 0), most=node["maxItems"])
        case "string":
            if "maxLength" not in node:
                return texts.text
            return texts.letters.format(least=node.get("minLength", 0), most=node["maxLength"])
        case _:
            return ""


def _described(node: dict[str, Any], texts: OwnGameTexts) -> str:
    """What one of the vocabulary's own kinds of text may be, in the language of `texts`."""
    match node.get("description"):
        case vocabulary.RANK:
            return texts.rank
        case vocabulary.CARD:
            return texts.card
        case vocabulary.NAME:
            return texts.name
        case vocabulary.TITLE:
            return texts.title.format(least=node["minLength"], most=node["maxLength"])
        case vocabulary.BASE:
            return ", ".join(VARIANTS)
        case _:
            return ""
