"""Writes for the page what the server knows: `python tools/typescript.py > web/src/wire.ts` for
types, `python tools/typescript.py custom > web/src/games/uno/language.ts` for Custom Wilds,
`python tools/typescript.py shapes > web/src/games/ubongo/shapes.ts` for pieces and symbols.

Tests hold the files to what this writes.
"""

from __future__ import annotations

import inspect
import json
import sys
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from stolik.games.ubongo import gems, pieces, symbols
from stolik.games.ubongo import view as ubongo
from stolik.games.ubongo.practice import PieceHint
from stolik.games.unikat import view as unikat
from stolik.games.uno import custom
from stolik.games.uno import view as uno
from stolik.games.uno.rules import note
from stolik.server import ladder_rest, practice, rest, review_rest, wire
from stolik.server.tournament import rest as tournaments

#: What the views of the games are called on the page, and the parts they are made of.
VIEWS: dict[str, Any] = {
    "UnikatView": unikat.ViewData,
    "LapseData": uno.LapseData,
    "HintData": uno.HintData,
    "NoteData": uno.NoteData,
    "UnoView": uno.ViewData,
    "TaskData": ubongo.TaskData,
    "UbongoView": ubongo.ViewData,
    "PieceHint": PieceHint,
}

HEADER = "// Made by tools/typescript.py from the server's types. Do not change by hand.\n"


def main() -> None:
    """Print the types, or what a game's page needs besides."""
    writers = {"custom": custom_text, "shapes": shapes_text}
    sys.stdout.write(writers.get("".join(sys.argv[1:]), text)())


def text() -> str:
    """The whole file."""
    modules = (wire, rest, practice, ladder_rest, tournaments, review_rest)
    classes = [cls for module in modules for cls in _structs(module)]
    parts = [HEADER, *[_interface(types.type_info(cls), inspect.getdoc(cls)) for cls in classes]]
    for name, cls in VIEWS.items():
        parts.append(_interface(types.type_info(cls), inspect.getdoc(cls), name))
    for name in ("ClientFrame", "ServerFrame"):
        members = " | ".join(cls.__name__ for cls in get_args(getattr(wire, name)))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def custom_text() -> str:
    """The language of Custom Wilds: its words, and which of them go together."""
    allowed = {
        effect: {who: may for who in custom.WHO if (may := custom.conditions_of(who, effect))}
        for effect in custom.EFFECTS
    }
    kinds = {effect: custom.kinds_of(effect) for effect in ("until", "discard")}
    constants: dict[str, tuple[str, Any]] = {
        "WHO": ("readonly string[]", custom.WHO),
        "EFFECTS": ("readonly string[]", custom.EFFECTS),
        "CONDITIONS": ("readonly string[]", ["", *custom.CONDITIONS]),
        "AMOUNTS": ("readonly number[]", list(custom.AMOUNTS)),
        "LONGEST_NOTE": ("number", custom.LONGEST_NOTE),
        "NOTE_AMOUNTS": ("readonly number[]", list(note.AMOUNTS)),
        "MOST_NOTE_DRAWS": ("number", note.MOST_DRAWS),
        "IDEAS": ("Readonly<Record<string, string>>", custom.IDEAS),
        "KINDS": ("Readonly<Record<string, readonly string[]>>", kinds),
        "ALLOWED": ("Readonly<Record<string, Record<string, readonly string[]>>>", allowed),
    }
    return _constants(constants)


def shapes_text() -> str:
    """Ubongo's pieces and symbols, as they are drawn, and the colours of its gems."""
    return _constants(
        {
            "DRAWINGS": ("Readonly<Record<string, string>>", pieces.DRAWINGS),
            "COLOURS": ("string", gems.COLOURS),
            "ROWS": ("number", gems.ROWS),
            "ROW": ("number", gems.ROW),
            "TAKEN": ("number", gems.TAKEN),
            "SYMBOL_BOX": ("number", symbols.BOX),
            "SYMBOL_PATHS": ("readonly string[]", symbols.SYMBOL_PATHS),
        }
    )


def _constants(constants: dict[str, tuple[str, Any]]) -> str:
    parts = ["// Made by tools/typescript.py from the rules. Do not change by hand.\n"]
    parts += [
        f"export const {name}: {kind} = {_value(it)};\n" for name, (kind, it) in constants.items()
    ]
    return "\n".join(parts)


def _value(it: Any, indent: str = "") -> str:
    """A value as TypeScript writes it, a line for each key."""
    if not isinstance(it, dict):
        return json.dumps(it)
    inner = indent + "  "
    lines = [f"{inner}{key}: {_value(value, inner)},\n" for key, value in it.items()]
    return "{\n" + "".join(lines) + indent + "}"


def _structs(module: Any) -> list[type[msgspec.Struct]]:
    """The structs that a module defines, in its order."""
    return [
        thing
        for thing in vars(module).values()
        if inspect.isclass(thing)
        and issubclass(thing, msgspec.Struct)
        and thing.__module__ == module.__name__
        and thing.__name__ not in ("Frame", "Data")
    ]


def _interface(info: types.Type, doc: str | None, name: str = "") -> str:
    assert isinstance(info, types.StructType | types.TypedDictType)
    lines = [f"/** {doc} */", f"export interface {name or info.cls.__name__} {{"]
    if isinstance(info, types.StructType) and info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    short = isinstance(info, types.StructType) and info.cls.__struct_config__.omit_defaults
    for field in info.fields:
        mark = "?" if not field.required and (short or issubclass(info.cls, rest.NewTable)) else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _type(info: types.Type) -> str:
    """A type as TypeScript writes it."""
    match info:
        case types.Metadata():
            return _type(info.type)
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.AnyType():
            return "unknown"
        case types.LiteralType():
            return " | ".join(f'"{value}"' for value in sorted(info.values, key=str))
        case types.ListType():
            return _list(_type(info.item_type))
        case types.TupleType():
            return f"[{', '.join(map(_type, info.item_types))}]"
        case types.DictType():
            return f"Record<string, {_type(info.value_type)}>"
        case types.UnionType():
            return " | ".join(map(_type, info.types))
        case types.StructType() | types.TypedDictType():
            return info.cls.__name__
        case _:
            raise TypeError(f"no TypeScript for {info}")


def _list(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


if __name__ == "__main__":
    main()
