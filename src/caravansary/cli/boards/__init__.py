"""Tables as text. A game may have a module here that draws its table from the view; the others are printed plainly.

A board module knows the places of its game, not its rules: `draw(table)` gives what is to be printed, part by part,
`draw_brief(table)` what a person looks at before a turn, `detail(table, option)` what lies where an option points,
`moment(view)` something that changes from turn to turn.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from caravansary.cli.output import Words
from caravansary.core.state import State

STYLES: Final = {
    "red": "red",
    "blue": "bright_blue",
    "yellow": "yellow",
    "green": "green",
    "purple": "magenta",
    "tan": "color(180)",
    "teal": "cyan",
    "orange": "color(208)",
    "white": "bright_white",
}
Marks = dict[tuple[str, Any], int]  # the number of the option that speaks of a place: ("cell", "r2c4") -> 3


class TableView:
    """The table for a board module: the view of a seat, the names of all participants, the options to be marked."""

    def __init__(self, state: State, seat: int | None, words: Words, names: list[str], marks: Marks) -> None:
        self.view = state.view(seat)
        self.words = words
        self.names = names_of(state, words, names)
        self.colours = [participant.colour for participant in state.participants]
        self.marks = marks
        self.printed = printed_values(state)

    def who(self, number: int, width: int = 60) -> Text:
        """A participant's name in its colour, cut to a width."""
        return Text(short(self.names[number], width), style_of(self.colours[number]))

    def mark(self, kind: str, value: Any) -> str:
        """The number of the option for a place, such as "[3]", or nothing."""
        number = self.marks.get((kind, value))
        return "" if number is None else f"[{number}]"

    def say(self, message: str, **args: Any) -> str:
        return self.words.say(message, **args)

    def name(self, kind: str, thing: str) -> str:
        return self.words.name(kind, thing)


def _board_of(state: State) -> Any:
    """The board module of the state's game, None if it has none."""
    module = f"{__name__}.{state.game.name}"
    return None if importlib.util.find_spec(module) is None else importlib.import_module(module)


def draw_table(
    state: State, seat: int | None, words: Words, names: list[str], marks: Marks | None = None
) -> list[RenderableType]:
    """The table as the seat (None: a spectator) sees it."""
    board = _board_of(state)
    if board is None:
        return [plain(state.game.name, state.view(seat))]
    return list(board.draw(TableView(state, seat, words, names, marks or {})))


def draw_brief(state: State, seat: int, words: Words, names: list[str]) -> list[RenderableType]:
    """The table as a person sees it before a turn."""
    board = _board_of(state)
    if board is None:
        return [plain(state.game.name, state.view(seat))]
    return list(board.draw_brief(TableView(state, seat, words, names, {})))


def moment_of(state: State, seat: int) -> object:
    """Changes whenever a person at the table would look up again; None for games without a board."""
    board = _board_of(state)
    return None if board is None else board.moment(state.view(seat))


def option_details(state: State, seat: int, words: Words, names: list[str], actions: list[int]) -> list[Text]:
    """The thing of each option as it lies on the table: the site, the card, the cost."""
    board = _board_of(state)
    if board is None:
        return [Text() for _ in actions]
    table = TableView(state, seat, words, names, {})
    return [board.detail(table, state.game.describe_action(action)) for action in actions]


# --- names and styles -----------------------------------------------------------------------------------------------
def names_of(state: State, words: Words, names: list[str]) -> list[str]:
    """The name of each participant, seats first."""
    return [printable(words.speaker.participant(one.who, state, names)) for one in state.participants]


def printable(name: str) -> str:
    """A name may contain anything; letters that would move the cursor or worse become question marks."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)


def style_of(colour: str) -> str:
    return STYLES.get(colour, "default")


def short(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Flow:
    """Things side by side, as many as fit into a line; a thing is broken only where it is longer than a line."""

    def __init__(self, things: Iterable[Text], between: str = "   ") -> None:
        self.things = list(things)
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines: list[Text] = []
        for thing in self.things:
            if lines and lines[-1].cell_len + len(self.between) + thing.cell_len <= options.max_width:
                lines[-1] = Text.assemble(lines[-1], self.between, thing)
            else:
                lines.append(thing)
        yield from lines


def two_columns(style: str = "") -> Table:
    """An empty grid; the style is that of the first column."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=style, no_wrap=True)
    grid.add_column()
    return grid


def titled(*rows: tuple[str, RenderableType | None], style: str = "bold") -> Table:
    """In each row a title and the thing beside it; a row without anything is left out."""
    grid = two_columns(style)
    for title, content in rows:
        if content is not None:
            grid.add_row(capital(title), content)
    return grid


# --- printed values -------------------------------------------------------------------------------------------------
def printed_values(state: State) -> dict[str, Any]:
    """The printed values of the board and the cards, by the edition of the state."""
    saved = state.to_dict().get("edition")
    changes = saved.get("overrides") if isinstance(saved, dict) else None
    return state.game.printed(changes if isinstance(changes, dict) else None)


# --- any game -------------------------------------------------------------------------------------------------------
def plain(title: str, view: Any) -> Tree:
    """A view as a tree: for games that have no board of their own here."""
    tree = Tree(Text(title, "bold"))
    _grow(tree, view)
    return tree


def _grow(tree: Tree, value: Any) -> None:
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, one in items:
        label = str(key).replace("_", " ")
        if isinstance(one, dict) or (isinstance(one, list) and any(isinstance(part, dict | list) for part in one)):
            _grow(tree.add(Text(label)), one)
        else:
            shown = ", ".join(map(str, one)) if isinstance(one, list) else one
            tree.add(Text(f"{label}: {'-' if shown in (None, '') else shown}"))
