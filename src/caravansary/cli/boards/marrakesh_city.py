"""The game board of Marrakesh as text: river, stairs with the cells between them, market, academy, workshops, tower."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravansary.cli.boards import Flow, TableView, capital, style_of, titled, two_columns
from caravansary.cli.boards.marrakesh_words import (
    COLOURS,
    GOODS,
    NAME,
    NOTHING,
    PAWN,
    asked,
    cell_bonus,
    colour_word,
    exchange_text,
    gain,
    gate_word,
    joined,
    keshi_list,
    luxury_text,
    oasis_text,
    points,
    scroll_cost,
    scroll_text,
    side_bonus,
    town_text,
)

HARBOUR: Final = 12
SPACE: Final = 6  # columns of a river space
FLIGHTS: Final = (5, 4, 3, 2, 1)
LAST_STEP: Final = 15
RAPIDS: Final = ("1", "2", "3", "4")
SEASONS: Final = ("1", "2", "3")
SCROLL_COLOURS: Final = ("grey", "yellow", "pink", "orange")
RAPID: Final = "≋"
HEAD_START: Final = "09"  # the river side of the crocodile


def city(table: TableView) -> Iterator[RenderableType]:
    """Everything that all players share, the tower apart."""
    yield from river(table)
    yield Text()
    yield _stairs(table)
    yield Text()
    yield titled(
        (table.say("mksh-market"), _market(table)),
        (table.say("mksh-exchange"), _exchange(table)),
        (table.say("mksh-academy"), _academy(table)),
        (table.say("mksh-workshops"), _workshops(table)),
        (table.say("mksh-loose-oases"), _loose_oases(table)),
        (table.say("mksh-towns"), _towns(table)),
    )


# --- river ----------------------------------------------------------------------------------------------------------
def river(table: TableView) -> Iterator[RenderableType]:
    """The spaces with the rapids between them, the fishermen below, then what rapids, harbour and river tile bring."""
    rapids = {table.printed["rapid"][rapid]["crossed_at"] for rapid in RAPIDS}
    spaces, pawns = Text(no_wrap=True), Text(no_wrap=True)
    for space in range(HARBOUR + 1):
        name = table.say("mksh-harbour") if space == HARBOUR else str(space)
        spaces.append_text(Text.assemble((f"{RAPID} " if space in rapids else "  ", "cyan"), name))
        pawns.append("  ")
        for player in table.view["players"]:
            if player["space"] == space:
                pawns.append(PAWN, style_of(player["colour"]))
        _pad(spaces, SPACE * (space + 1))
        _pad(pawns, SPACE * (space + 1))
    yield titled(
        (table.name("area", "river"), Group(spaces, pawns)),
        (table.say("mksh-rapids"), _rapids(table)),
        (table.say("mksh-harbour"), _harbour(table)),
        (table.say("mksh-river-tiles"), _river_tiles(table)),
        (table.say("mksh-crocodile"), _crocodile(table)),
    )


def _pad(line: Text, width: int) -> None:
    line.append(" " * max(0, width - line.cell_len))


def _rapids(table: TableView) -> Text:
    return joined(
        Text.assemble(
            f"{rapid}: {gain(table, table.printed['rapid'][rapid]['bonus'])}",
            (table.mark("rapid", int(rapid)), "bold"),
        )
        for rapid in RAPIDS
    )


def _harbour(table: TableView) -> Text:
    """The cells, with who has reached them."""
    owners = {player["harbour"]: player["who"] for player in table.view["players"]}
    return joined(
        Text.assemble(
            f"{points(table, table.printed['harbour'][str(cell + 1)])} ",
            table.who(owners[cell], NAME) if cell in owners else NOTHING,
        )
        for cell in range(len(RAPIDS))
    )


def _river_tiles(table: TableView) -> Text:
    """The gains of the leader at the end of each season; those still to come are dim."""
    shown = []
    for season, side in zip(SEASONS, table.view["river_sides"], strict=True):
        is_now = int(season) == table.view["season"]
        bonus = Text(f"{season}: {side} {_tile_bonus(table, side, 1, is_now=is_now)}")
        if "other" in table.printed["river_side"][side]:
            bonus.append(f" / {_tile_bonus(table, side, 2, is_now=is_now)}")
        bonus.stylize("" if is_now else "dim")
        shown.append(bonus)
    return joined(shown)


def _tile_bonus(table: TableView, side: str, number: int, *, is_now: bool) -> str:
    is_asked = is_now and asked(table) == "choose_tile_bonus"
    return f"{side_bonus(table, side, number)}{table.mark('n', number) if is_asked else ''}"


def _crocodile(table: TableView) -> Text | None:
    """Where the winner of river side 09 begins the last season, and who that is."""
    if HEAD_START not in table.view["river_sides"]:
        return None
    winner = table.view["crocodile"]
    who = Text(NOTHING) if winner is None else table.who(winner, NAME)
    return Text.assemble(f"{table.printed['crocodile']['space']} ", who)


# --- stairs ---------------------------------------------------------------------------------------------------------
def _stairs(table: TableView) -> Group:
    """Both stairs from the top, the connecting cells between their flights."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(7):
        grid.add_column()
    head = [capital(table.name("stair", "palace")), *[""] * 5, capital(table.name("stair", "mosque"))]
    grid.add_row(*(Text(title, "bold") for title in head))
    for flight in FLIGHTS:
        cells = [_cell(table, f"{column}{flight}") for column in ("ps", "cl", "cm", "cr", "ms")]
        grid.add_row(_flight(table, "palace", flight), *cells, _flight(table, "mosque", flight))
    lines: list[RenderableType] = [grid]
    marks = [
        Text.assemble(table.name("stair", stair), (table.mark("stair", stair), "bold"))
        for stair in ("palace", "mosque")
        if table.mark("stair", stair)
    ]
    if marks:
        lines.append(joined(marks))
    if table.view["companions"] is not None:
        lines.append(joined(_companions(table)))
    return Group(*lines)


def _cell(table: TableView, cell: str) -> Text:
    """A connecting cell; the line of the seat to move is bright."""
    line = table.view["line"]
    shown = Text(", ").join(_cell_gain(table, thing, n) for thing, n in cell_bonus(table, cell).items() if n)
    if line and cell not in line:
        shown.stylize("dim")
    return Text.assemble(shown, (table.mark("connecting", cell), "bold"))


def _cell_gain(table: TableView, thing: str, n: int) -> Text:
    """Keshis by their colour alone: there is little room between the stairs."""
    if thing not in COLOURS:
        return Text(gain(table, {thing: n}))
    return Text.assemble("" if n == 1 else f"{n} ", colour_word(table, thing))


def _flight(table: TableView, stair: str, flight: int) -> Text:
    """The steps of a flight, each with the pawns that stand there."""
    first = table.printed["stairs"]["flight_from"]
    last = first[flight] - 1 if flight < len(FLIGHTS) else LAST_STEP
    shown = Text(no_wrap=True)
    for step in range(first[flight - 1], last + 1):
        here = [player for player in table.view["players"] if player["steps"][stair] == step]
        shown.append(f"{step}", "bold" if here else "dim")
        for player in here:
            shown.append(PAWN, style_of(player["colour"]))
        shown.append(" ")
    return shown


def _companions(table: TableView) -> Iterator[Text]:
    for name, companion in table.view["companions"].items():
        if companion["owner"] is not None:
            where = table.say("mksh-with", who=table.who(companion["owner"], NAME).plain)
        elif companion["step"] is not None:
            where = table.say("mksh-on-step", n=companion["step"])
        else:
            where = table.say("mksh-gone")
        yield Text(f"{table.name('companion', name)}: {where}")


# --- souk and madrasa -----------------------------------------------------------------------------------------------
def _market(table: TableView) -> Group:
    lines = []
    for place in table.view["market"]:
        up, more = place["up"], Text(f"+{place['count']}", "dim")
        if up is None:
            lines.append(Text.assemble(NOTHING, " ", more))
        else:
            lines.append(Text.assemble(luxury_text(table, up), (table.mark("luxury", up), "bold"), " ", more))
    return Group(*lines)


def _exchange(table: TableView) -> Flow:
    return Flow(Text(f"{table.name('good', good)} → {exchange_text(table, good)}") for good in GOODS)


def _academy(table: TableView) -> Table:
    grid = two_columns()
    for colour in SCROLL_COLOURS:
        title = Text.assemble(
            capital(table.name("scroll_colour", colour)), (table.mark("scroll_colour", colour), "bold")
        )
        for place, side in enumerate((title, Text(scroll_cost(table, colour), "dim"), Text()), start=1):
            grid.add_row(side, _stack(table, f"{colour}-{place}"))
    return grid


def _stack(table: TableView, name: str) -> Text:
    stack = table.view["stacks"][name]
    shown = Text(NOTHING if stack["up"] is None else scroll_text(table, stack["up"]))
    shown.append(table.mark("stack", name), "bold")
    shown.append(f" +{stack['count']}", "dim")
    if stack["known"]:
        bottom = ", ".join(table.name("scroll", scroll) for scroll in stack["known"])
        shown.append(f" ({table.say('mksh-bottom', list=bottom)})", "dim")
    return shown


# --- workshops, towns, tower ----------------------------------------------------------------------------------------
def _workshops(table: TableView) -> Table:
    grid = two_columns()
    for workshop, gates in table.view["workshops"].items():
        title = f"{capital(table.name('workshop', workshop))} ({workshop_cost(table, workshop)})"
        shown = [
            Text.assemble(f"{n}× ", gate_word(table, colour), (table.mark("gate", f"{workshop}-{colour}"), "bold"))
            for colour, n in gates.items()
        ]
        grid.add_row(title, Flow(shown or [Text(NOTHING)], "  "))
    return grid


def workshop_cost(table: TableView, workshop: str) -> str:
    printed = table.printed["workshop"][workshop]
    price = table.words.name("things", "dinar", n=printed["dinars"])
    return f"{price} → {points(table, printed['points'])}"


def _loose_oases(table: TableView) -> Group | None:
    """The oases beside the board with river side 02."""
    tiles = table.view["loose_oases"]
    shown = [Text.assemble(oasis_text(table, tile), (table.mark("oasis", tile), "bold")) for tile in tiles]
    return Group(*shown) if shown else None


def _towns(table: TableView) -> Flow | None:
    towns = table.view["towns"]
    if "towns" not in table.view["expansions"]:
        return None
    shown = [Text.assemble(town_text(table, town), (table.mark("town", town), "bold")) for town in towns]
    return Flow(shown or [Text(NOTHING)])


def tower(table: TableView) -> Table:
    """The keshis in the tray, those stuck in the tower, those of gates that are not placed yet."""
    view = table.view
    aside: dict[str, int] = {}
    for colour in view["set_aside"]:
        aside[colour] = aside.get(colour, 0) + 1
    rows: list[tuple[str, RenderableType | None]] = [(table.say("mksh-tower"), _counted(table, view["tower"]))]
    if view["tray"]:
        rows.append((table.say("mksh-tray"), _counted(table, view["tray"], "choose_draft")))
    if aside:
        rows.append((table.say("mksh-set-aside"), _counted(table, aside, "choose_next_keshi")))
    return titled(*rows)


def _counted(table: TableView, keshis: dict[str, int], mark_when: str = "") -> Flow:
    return Flow(keshi_list(table, keshis, mark_when) or [Text(NOTHING)], "  ")
