"""Writes the tables of the vocabulary pages from the code: decisions, actions, events and observations of every game.

uv run python tools/notation.py            writes the tables of docs/games/notation-*.md
uv run python tools/notation.py --check    only says whether they are fresh

A table stands between two comments that name it; what stands around them is written by hand.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

import caravansary  # noqa: E402 - from this checkout
from caravansary.core.actions import Block  # noqa: E402
from caravansary.core.engine import Ask  # noqa: E402
from caravansary.core.features import Span  # noqa: E402
from caravansary.core.game import Game  # noqa: E402

PAGES: Final = ROOT / "docs" / "games"
FEW: Final = 8  # values that are all listed
TABLE: Final = re.compile(r"(<!-- (\w+): written by tools/notation\.py -->\n).*?(<!-- end -->)", re.DOTALL)


def page_of(game: Game) -> Path:
    return PAGES / f"notation-{game.name.replace('_', '-')}.md"


def written(game: Game) -> str:
    """The page with fresh tables."""
    tables = {"decisions": decisions(game), "actions": actions(game), "events": events(game)}
    tables["observation"] = observation(game)
    text = page_of(game).read_text(encoding="utf-8")
    return TABLE.sub(lambda found: f"{found[1]}{tables[found[2]]}{found[3]}", text)


def decisions(game: Game) -> str:
    texts = game.speaker("en").texts
    rows = [
        (f"`{ask.name}`", ask.rule, texts.format(f"decision-{ask.name}"), ", ".join(traits(ask)))
        for ask in game.engine.asks.values()
    ]
    return table(("decision", "rule", "what is chosen", "how it is asked"), rows)


def traits(ask: Ask[Any]) -> list[str]:
    """What is special about a decision."""
    found = [f"with `{field.asked}`" for field in ask.holds if field.asked]
    if ask.pick is not None:
        found.append("a set")
    if ask.seats is not None:
        found.append("all seats at once, in secret")
    if ask.for_whom is not None:
        found.append("on behalf of an automatic opponent")
    if ask.window:
        found.append("a window")
    return found


def actions(game: Game) -> str:
    rows = [(numbers(game, block), f"`{block.kind}`", names(block), argument(block)) for block in game.table.blocks]
    return table(("numbers", "kind", "names", "argument"), rows)


def numbers(game: Game, block: Block) -> str:
    first = game.table.start(block.kind)
    last = first + len(block.values) - 1
    return str(first) if first == last else f"{first}-{last}"


def names(block: Block) -> str:
    first, last = block.name(block.values[0]), block.name(block.values[-1])
    return f"`{first}`" if first == last else f"`{first}` ... `{last}`"


def argument(block: Block) -> str:
    if not block.arg:
        return ""
    values = block.values if len(block.values) <= FEW else (*block.values[:2], f"... {block.values[-1]}")
    return f"{block.arg}: {', '.join(values)}"


def events(game: Game) -> str:
    rows = [(f"`{kind}`", ", ".join(f"`{arg}`" for arg in args)) for kind, args in game.event_kinds.items()]
    return table(("event", "arguments"), rows)


def observation(game: Game) -> str:
    """What stands where in the vector; things that are described alike are listed once."""
    rows: list[tuple[str, str, str]] = []
    first: dict[Any, str] = {}
    for thing, spans in groupby(game.observation_layout(), key=lambda span: span.name.rpartition(".")[0]):
        described = list(spans)
        fields = tuple((span.name.removeprefix(thing), span.size, span.meaning) for span in described)
        if thing and len(fields) > 1 and first.setdefault(fields, thing) != thing:
            end = described[-1].offset + described[-1].size - 1
            rows.append((f"{described[0].offset}-{end}", f"`{thing}`", f"as `{first[fields]}`"))
        else:
            rows += [(places(span), f"`{span.name}`", span.meaning) for span in described]
    return table(("numbers", "name", "meaning"), rows)


def places(span: Span) -> str:
    last = span.offset + span.size - 1
    return str(last) if span.size == 1 else f"{span.offset}-{last}"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(cells)} |" for cells in (heads, *rows)]
    lines.insert(1, "|---" * len(heads) + "|")
    return "\n".join([*lines, ""])


def main(check: bool) -> int:
    stale = []
    for name in caravansary.list_games():
        game = caravansary.game(name)
        fresh = written(game)
        if fresh != page_of(game).read_text(encoding="utf-8"):
            stale.append(page_of(game).relative_to(ROOT).as_posix())
            if not check:
                page_of(game).write_text(fresh, encoding="utf-8")
    if check and stale:
        print(f"not fresh, run tools/notation.py: {', '.join(stale)}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
