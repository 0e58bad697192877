"""The Sahara of Marrakesh as text: paths with caravans, oases and towns; the oasis line."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from caravansary.cli.boards import Flow, TableView, capital, two_columns
from caravansary.cli.boards.marrakesh_words import (
    COLOURS,
    NOTHING,
    colour_word,
    gain,
    joined,
    oasis_text,
    points,
    things,
    town_text,
)

Player = dict[str, Any]
PATHS: Final = ("left", "right")
PATH_LENGTH: Final = 3
START_CELLS: Final = ("right", "left")  # of the starting oasis, in the order of filling
CARAVAN: Final = "▲"
NO_CARAVAN: Final = "△"
_SHORT: Final = {"left": "mksh-left", "right": "mksh-right", "start": "mksh-start"}
_LINE: Final = {
    "keshi": "mksh-line-keshi",
    "swap": "mksh-line-swap",
    "yellow_scroll": "mksh-line-scroll",
}


def paths(table: TableView, player: Player) -> Table:
    """Both paths, cell by cell, and the starting oasis."""
    grid = two_columns()
    for path in PATHS:
        cells = [_oasis(table, player, path, place) for place in range(1, PATH_LENGTH + 1)]
        if has_towns(table):
            cells.append(_town(table, player, path))
        grid.add_row(_path_name(table, path), Group(*cells))
    if not has_towns(table):
        grid.add_row(_path_name(table, "start"), _starting_oasis(table, player))
    return grid


def has_towns(table: TableView) -> bool:
    return "towns" in table.view["expansions"]


def _path_name(table: TableView, path: str) -> Text:
    return Text.assemble(capital(table.name("path", path)), (table.mark("path", path), "bold"))


def next_cells(table: TableView, player: Player) -> str:
    """Where the next caravan may go, and what it gets there."""
    found = []
    for path in PATHS:
        place = player["caravans"][path] + 1
        if place <= PATH_LENGTH:
            found.append(f"{table.say(_SHORT[path])} {place}")
        elif has_towns(table) and place == PATH_LENGTH + 1:
            bonus = points(table, table.printed["towns"]["cell_points"])
            found.append(f"{table.say(_SHORT[path])} {place} ({bonus})")
    if not has_towns(table) and player["caravans"]["start"] < len(START_CELLS):
        found.append(f"{table.say(_SHORT['start'])} ({starting_bonus(table, player)})")
    return ", ".join(found)


def starting_bonus(table: TableView, player: Player) -> str:
    """Of the next free cell of the starting oasis."""
    return gain(table, table.printed["starting_oasis"][START_CELLS[player["caravans"]["start"]]])


def _caravan(player: Player, path: str, place: int) -> Text:
    return Text(CARAVAN, COLOURS["brown"][0]) if player["caravans"][path] >= place else Text(NO_CARAVAN, "dim")


def _oasis(table: TableView, player: Player, path: str, place: int) -> Text:
    cell = f"{path}-{place}"
    oasis = player["oases"][cell]
    return Text.assemble(
        f"{place} ",
        _caravan(player, path, place),
        " ",
        (oasis_state(table, oasis), "" if oasis["state"] == "revealed" else "dim"),
        (table.mark("oasis_cell", cell), "bold"),
        "" if oasis["state"] == "explored" else (f"  ({things(table, table.printed['oasis_cost'][cell])})", "dim"),
    )


def oasis_state(table: TableView, oasis: dict[str, Any]) -> str:
    if oasis["state"] == "revealed":
        return oasis_text(table, oasis["oasis"])
    return table.say("mksh-explored" if oasis["state"] == "explored" else "mksh-hidden")


def _town(table: TableView, player: Player, path: str) -> Text:
    """The end of a path: points for the caravan, and a town to take and to explore."""
    cell = f"{path}-{PATH_LENGTH + 1}"
    town = player["towns"][cell]
    shown = Text.assemble(f"{PATH_LENGTH + 1} ", _caravan(player, path, PATH_LENGTH + 1), " ")
    if town is None:
        return shown.append(points(table, table.printed["towns"]["cell_points"]), "dim")
    state = table.say("mksh-explored") if town["explored"] else things(table, table.printed["towns"]["cost"])
    shown.append(town_text(table, town["town"]))
    shown.append(table.mark("town_cell", cell), "bold")
    return shown.append(f"  ({state})", "dim")


def _starting_oasis(table: TableView, player: Player) -> Text:
    """The right cell is filled first."""
    cells = [
        Text.assemble(_caravan(player, "start", place), f" {gain(table, table.printed['starting_oasis'][side])}")
        for place, side in enumerate(START_CELLS, start=1)
    ]
    return joined(cells)


def line(table: TableView, player: Player) -> Group:
    """The explored oases, then what waits on the next cells."""
    is_own = player["who"] == table.view["seat"]
    explored = [
        Text.assemble(f"{place} {oasis_text(table, oasis)}", (table.mark("oasis", oasis) if is_own else "", "bold"))
        for place, oasis in enumerate(player["line"], start=1)
    ]
    waiting = [_line_cell(table, player, place) for place in range(len(explored) + 1, len(player["line_keshis"]) + 1)]
    return Group(*explored, *([Flow(waiting)] if waiting else []))


def _line_cell(table: TableView, player: Player, place: int) -> Text:
    keshi = player["line_keshis"][place - 1]
    effect = table.printed["line"][str(place)]
    if keshi is not None:
        return Text.assemble(f"{place} ", colour_word(table, keshi))
    is_empty = effect == "keshi_of_two" and len(table.view["players"]) > len(PATHS)
    word = NOTHING if is_empty else table.say(_LINE.get(effect, "mksh-line-keshi"))
    return Text(f"{place} {word}", "dim")


def short_sahara(table: TableView, player: Player) -> Flow | None:
    """Revealed oases and towns; caravans by path."""
    found = [
        f"{CARAVAN} {table.say(_SHORT[path])} {player['caravans'][path]}"
        for path in (*PATHS, "start")
        if player["caravans"][path]
    ]
    found += [oasis_text(table, oasis["oasis"]) for oasis in player["oases"].values() if oasis["state"] == "revealed"]
    for town in player["towns"].values():
        if town is not None:
            state = f" {table.say('mksh-explored')}" if town["explored"] else ""
            found.append(f"{town_text(table, town['town'])}{state}")
    return Flow(map(Text, found)) if found else None
