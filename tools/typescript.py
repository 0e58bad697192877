"""Writes the page's TypeScript types from the Python ones: messages of the service, views and kinds of the games.

uv run python tools/typescript.py            writes web/src/types.ts and, for each game, view.ts and kinds.ts
uv run python tools/typescript.py --check    only says whether they are fresh
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
from msgspec import inspect

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

import caravansary  # noqa: E402 - from this checkout

HEAD: Final = "// Written by tools/typescript.py from the Python types: do not edit.\n"
SIMPLE: Final[dict[type, str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


class Writer:
    """Collects the types that are named, in the order in which they are met."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def add(self, types: list[Any]) -> None:
        for info in inspect.multi_type_info(types):
            self.text(info)

    def text(self, info: inspect.Type) -> str:
        """The TypeScript of a type; named ones are written down beside."""
        if type(info) in SIMPLE:
            return SIMPLE[type(info)]
        if isinstance(info, inspect.Metadata):
            return self.text(info.type)
        if isinstance(info, inspect.LiteralType):
            return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
        if isinstance(info, inspect.UnionType):
            if (base := _tagged_base(info)) is not None:
                return self.text(inspect.type_info(base))
            return " | ".join(dict.fromkeys(self.text(one) for one in info.types))
        if isinstance(info, inspect.ListType):
            return f"{_in_brackets(self.text(info.item_type))}[]"
        if isinstance(info, inspect.DictType):
            return f"Record<string, {self.text(info.value_type)}>"
        if isinstance(info, inspect.StructType | inspect.TypedDictType):
            return self._named(info)
        raise TypeError(f"no TypeScript for {info}")

    def _named(self, info: inspect.StructType | inspect.TypedDictType) -> str:
        name = info.cls.__name__
        if name not in self.written:
            self.written[name] = ""  # may name itself
            lines = [f"export interface {name} {{"]
            if isinstance(info, inspect.StructType) and info.tag is not None:
                tags = [str(kind.__struct_config__.tag) for kind in info.cls.__subclasses__()] or [str(info.tag)]
                lines.append(f"  {info.tag_field}: {' | '.join(map(_quoted, tags))};")
            is_request = isinstance(info, inspect.StructType) and info.forbid_unknown_fields
            for field in info.fields:
                optional = "?" if is_request and not field.required else ""
                lines.append(f"  {field.encode_name}{optional}: {self.text(field.type)};")
            self.written[name] = "\n".join([*_comment(info.cls.__doc__), *lines, "}"])
        return name

    def whole(self, unions: dict[str, list[Any]]) -> str:
        lines = [HEAD, *(f"{text}\n" for text in self.written.values())]
        lines += [
            f"export type {name} = {' | '.join(one.__name__ for one in types)};\n" for name, types in unions.items()
        ]
        return "\n".join(lines)


def _tagged_base(info: inspect.UnionType) -> type | None:
    """The struct of which all of these are kinds: it is written with all their tags."""
    bases = {one.cls.__base__ if isinstance(one, inspect.StructType) else None for one in info.types}
    base = bases.pop() if len(bases) == 1 else None
    return None if base in (None, msgspec.Struct) else base


def _quoted(word: str) -> str:
    return msgspec.json.encode(word).decode()


def _in_brackets(text: str) -> str:
    return f"({text})" if " | " in text else text


def _comment(doc: str | None) -> list[str]:
    if not doc or doc.startswith(("Struct(", "dict(")):
        return []
    return [f"/** {' '.join(doc.split())} */"]


def messages() -> str:
    from caravansary.server.http import hint_messages, position_messages, review_messages
    from caravansary.server.http import messages as wire

    structs = [
        one
        for module in (wire, position_messages, hint_messages, review_messages)
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    ]
    writer = Writer()
    writer.add([one for one in structs if one is not wire.Request and one.__base__ is not wire.Move])
    return writer.whole({"FromClient": list(wire.FromClient.__args__), "ToClient": list(wire.ToClient.__args__)})


def part_of(game: str, part: str) -> ModuleType:
    return importlib.import_module(f"caravansary.games.{game}.{part}")


def has_view(game: str) -> bool:
    """Whether the game has a typed view; without one it has no page of its own."""
    name = f"caravansary.games.{game}.view"
    return importlib.util.find_spec(name) is not None and hasattr(part_of(game, "view"), "View")


def view_of(game: str) -> str:
    """The types of a game's view, from the typed dictionaries of its `view.py`."""
    writer = Writer()
    writer.add([part_of(game, "view").View])
    return writer.whole({})


def kinds_of(name: str) -> str:
    """What can happen, be asked and be done in a game, each as a union of its kinds."""
    game = caravansary.game(name)
    return "\n".join(
        [
            HEAD,
            union("EventKind", game.event_kinds),
            union("DecisionKind", game.engine.decision_kinds),
            union("ActionKind", (block.kind for block in game.table.blocks)),
        ]
    )


def union(name: str, kinds: Iterable[str]) -> str:
    """The union of the kinds, in the order of the alphabet, as many to a line as there is room for."""
    members = " ".join(f"|\0'{kind}'" for kind in sorted(set(kinds)))
    lines = textwrap.wrap(members, 120, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
    return "\n".join([f"export type {name} =", *lines]).replace("\0", " ") + ";\n"


def files() -> dict[Path, str]:
    """Every file that is written, with its content."""

    source = ROOT / "web" / "src"
    found = {source / "types.ts": messages()}
    for game in filter(has_view, caravansary.list_games()):
        found[source / "games" / game / "view.ts"] = view_of(game)
        found[source / "games" / game / "kinds.ts"] = kinds_of(game)
    return found


def main() -> int:
    stale = [path for path, text in files().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"not fresh: {path.relative_to(ROOT)} (run tools/typescript.py)")
        return 1 if stale else 0
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
