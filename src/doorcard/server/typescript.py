"""TypeScript made from the Structs of `wire.py` and `bodies.py`; run as a module it prints web/src/wire.ts.

Every Struct becomes an interface, every union a type. What a client sends may leave out what has
a default; what the server sends is always whole.
"""

import inspect
import sys
from enum import Enum
from typing import Any, get_args

import msgspec.inspect as m

from doorcard.cards import Card, Rank, Suit
from doorcard.games import vocabulary as own
from doorcard.hands import Category, Value
from doorcard.server import bodies, wire
from doorcard.server.reasons import Reason
from doorcard.stud import Action, Event
from doorcard.stud.hand import Phase
from doorcard.stud.house import Limit
from doorcard.stud.options import Verb
from doorcard.stud.variant import Share
from doorcard.table.facts import Fact
from doorcard.table.setup import Schedule

__all__ = ["typescript"]

UNIONS: dict[str, Any] = {
    "FromClient": wire.FromClient,
    "FromServer": wire.FromServer,
    "Fact": Fact,
    "StudEvent": Event,
    "Action": Action,
    "Phase": Phase,
    "Limit": Limit,
    "Share": Share,
    "Value": Value,
    "Schedule": Schedule,
    "Reason": Reason,
}
ENUMS: tuple[type[Enum], ...] = (Card, Rank, Suit, Category)
RENAMED = {"doorcard.stud.events.Seat": "SeatStack", "doorcard.stud.hand.Choice": "ChosenCard"}
CLIENT: tuple[Any, ...] = (
    *get_args(wire.FromClient),
    bodies.NewSession,
    bodies.NewTable,
    own.OwnGame,
    own.OwnStreet,
    own.OwnLow,
    own.OwnHole,
    own.OwnWild,
)


def typescript() -> str:
    """The whole file, ready to write. Raises `TypeError` where two Structs would share a name."""
    writer = _Writer()
    for root in (wire.FromServer, wire.FromClient, *bodies.HTTP):
        writer.walk(m.type_info(root))
    return "\n\n".join([HEAD, *writer.enums(), *writer.unions(), *writer.interfaces()]) + "\n"


HEAD = "// Made from src/doorcard/server/wire.py and bodies.py by scripts/wire. Do not edit."


class _Writer:
    def __init__(self) -> None:
        self.structs: dict[str, m.StructType] = {}
        self.sets = {self._members(union): name for name, union in UNIONS.items()}

    def _members(self, union: Any) -> frozenset[Any]:
        return frozenset(get_args(union))

    def walk(self, info: m.Type) -> None:
        """Find every Struct reachable from `info`."""
        match info:
            case m.StructType():
                name = _name(info.cls)
                known = self.structs.get(name)
                if known is not None:
                    if known.cls is not info.cls:
                        raise TypeError(f"two Structs are called {name}: {known.cls}, {info.cls}")
                    return
                self.structs[name] = info
                for one in info.fields:
                    self.walk(one.type)
            case m.Metadata():
                self.walk(info.type)
            case m.UnionType():
                for member in info.types:
                    self.walk(member)
            case m.VarTupleType() | m.FrozenSetType() | m.ListType() | m.SetType():
                self.walk(info.item_type)
            case m.TupleType():
                for member in info.item_types:
                    self.walk(member)
            case _:
                pass

    def text(self, info: m.Type) -> str:
        """The TypeScript type of `info`."""
        match info:
            case m.StructType():
                return _name(info.cls)
            case m.Metadata():
                return self.text(info.type)
            case m.UnionType():
                return self._union(info)
            case m.VarTupleType() | m.FrozenSetType() | m.ListType() | m.SetType():
                item = self.text(info.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case m.TupleType():
                return f"[{', '.join(self.text(one) for one in info.item_types)}]"
            case m.EnumType():
                return info.cls.__name__
            case m.LiteralType():
                if set(info.values) == set(get_args(Verb)):
                    return "Verb"
                return " | ".join(_literal(value) for value in info.values)
            case m.IntType() | m.FloatType():
                return "number"
            case m.StrType():
                return "string"
            case m.BoolType():
                return "boolean"
            case m.NoneType():
                return "null"
            case m.DictType(value_type=value):
                return f"Record<string, {self.text(value)}>"
            case _:
                raise TypeError(f"no TypeScript for {info}")

    def _union(self, info: m.UnionType) -> str:
        structs = frozenset(one.cls for one in info.types if isinstance(one, m.StructType))
        others = [self.text(one) for one in info.types if not isinstance(one, m.StructType)]
        named = self.sets.get(structs)
        parts = [named] if named else sorted(_name(one) for one in structs)
        return " | ".join([*parts, *others])

    def enums(self) -> list[str]:
        out = []
        for enum in ENUMS:
            values = " | ".join(_literal(member.value) for member in enum)
            names = "" if enum is Card else f" {', '.join(f'{o.value} {o.name.lower()}' for o in enum)}."
            out.append(f"/** {_doc(enum)}{names} */\nexport type {enum.__name__} = {values}")
        verbs = " | ".join(_literal(verb) for verb in get_args(Verb))
        return [*out, f"export type Verb = {verbs}"]

    def unions(self) -> list[str]:
        return [
            f"export type {name} =\n" + "\n".join(f"  | {_name(member)}" for member in get_args(union))
            for name, union in UNIONS.items()
        ]

    def interfaces(self) -> list[str]:
        return [self._interface(name, info) for name, info in sorted(self.structs.items())]

    def _interface(self, name: str, info: m.StructType) -> str:
        lines = [f"/** {_doc(info.cls)} */"] if _doc(info.cls) else []
        lines.append(f"export interface {name} {{")
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: {_literal(info.tag)}")
        for one in info.fields:
            maybe = "?" if info.cls in CLIENT and not one.required else ""
            lines.append(f"  {one.encode_name}{maybe}: {self.text(one.type)}")
        return "\n".join([*lines, "}"])


def _name(cls: type) -> str:
    return RENAMED.get(f"{cls.__module__}.{cls.__qualname__}", cls.__name__)


def _doc(cls: type) -> str:
    text = inspect.cleandoc(cls.__dict__.get("__doc__") or "")
    if text.startswith(f"{cls.__name__}("):
        return ""
    return "\n * ".join(text.splitlines()).replace("\n * \n", "\n *\n")


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


if __name__ == "__main__":
    sys.stdout.write(typescript())
