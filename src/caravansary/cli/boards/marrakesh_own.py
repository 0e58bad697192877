"""The player boards of Marrakesh as text: one's own with all its areas, those of the others in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from caravansary.cli.boards import Flow, TableView, capital, titled
from caravansary.cli.boards.marrakesh_sahara import Player, line, next_cells, paths, short_sahara
from caravansary.cli.boards.marrakesh_words import (
    AREA_COLOURS,
    COLOURS,
    FREE,
    GOODS,
    KESHI,
    NOTHING,
    RESOURCES,
    SELLER,
    WORKER,
    colour_mark,
    colour_word,
    gain,
    gate_word,
    joined,
    keshi_list,
    points,
    provision_text,
    scroll_text,
    things,
)

MOST_KESHIS: Final = 8
RING: Final = ((7, 0, 1), (6, None, 2), (5, 4, 3))  # the cells of the main square as they lie
CITIZENS: Final = "×"


# --- the own board --------------------------------------------------------------------------------------------------
def own_board(table: TableView, player: Player) -> Iterator[RenderableType]:
    yield in_short(table, player)
    yield areas(table, player)
    yield _grid(
        (table.say("mksh-pawns"), _pawns(table, player)),
        (table.name("area", "square"), _ring(table, player)),
        (table.name("area", "medina"), _wall(table, player)),
        (table.name("area", "sahara"), paths(table, player)),
        (table.say("mksh-oasis-line"), line(table, player)),
        (table.say("mksh-scrolls"), _scrolls(table, player)),
        (table.say("mksh-luxuries"), _luxuries(table, player)),
        *supplies(table, player),
    )


def _grid(*rows: tuple[str, RenderableType | None]) -> Padding:
    return Padding(titled(*rows, style="dim"), (0, 0, 0, 2))


def papers(table: TableView, player: Player) -> Padding:
    """The things that matter for a decision: pawns, provisions, while the seat chooses also the screen."""
    rows: list[tuple[str, RenderableType | None]] = [
        (table.say("mksh-pawns"), _pawns(table, player)),
        (table.say("mksh-provisions"), _provisions(table, player)),
    ]
    if table.view["phase"] == "choosing":
        rows.append((table.say("mksh-screen"), _screen(table, player)))
    return _grid(*rows)


def _pawns(table: TableView, player: Player) -> Text:
    """Fisherman, adviser and disciple."""
    space = table.say("mksh-harbour") if player["harbour"] is not None else str(player["space"])
    steps = [f"{table.name('stair', stair)} {step}" for stair, step in player["steps"].items()]
    return joined([f"{table.name('area', 'river')} {space}", *steps])


def in_short(table: TableView, player: Player) -> Flow:
    """Name, points, resources; the goods of the others, since one's own are in the souk below."""
    is_own = player["who"] == table.view["seat"]
    resources = [_resource(table, thing, player["resources"][thing], is_own=is_own) for thing in RESOURCES]
    goods = things(table, player["goods"])
    parts = [
        Text.assemble(table.who(player["who"]), (f" {points(table, player['score'])}", "bold")),
        joined(resources, ", "),
    ]
    if goods and not is_own:
        parts.append(Text(goods))
    return Flow(parts, " · ")


def _resource(table: TableView, thing: str, n: int, *, is_own: bool) -> Text:
    mark = table.mark("resource", thing) if is_own else ""
    return Text.assemble((table.words.name("things", thing, n=n), "" if n else "dim"), (mark, "bold"))


def areas(table: TableView, player: Player) -> Padding:
    """The eight areas with their keshis, water seller and worker, and what a keshi placed next gives; the souk."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(5):
        grid.add_column()
    for area, colour in AREA_COLOURS.items():
        mark = table.mark("area", area) or colour_mark(table, colour, "choose_colour", "choose_return")
        grid.add_row(
            Text.assemble(capital(table.name("area", area)), (mark, "bold")),
            _row_of_keshis(player["keshis"][area], COLOURS[colour][0]),
            Text(SELLER if area in player["sellers"] else "", "red"),
            Text(WORKER * player["workers"].get(area, 0), "bold"),
            Text(_next_keshi(table, player, area), "dim"),
        )
    mark = table.mark("area", "souk")
    grid.add_row(
        Text.assemble(capital(table.name("area", "souk")), (mark, "bold")),
        "",
        Text(SELLER if "souk" in player["sellers"] else "", "red"),
        Text(WORKER * player["workers"].get("souk", 0), "bold"),
        _goods_row(table, player),
    )
    return Padding(grid, (0, 0, 0, 2))


def _row_of_keshis(count: int, style: str) -> Text:
    return Text.assemble((KESHI * count, style), (FREE * (MOST_KESHIS - count), "dim"), f" {count}")


def _goods_row(table: TableView, player: Player) -> Text:
    """The goods; some decisions speak of them as goods, others as keshis."""
    shown = keshi_list(table, player["goods"], "choose_colour")
    for good, text in zip(GOODS, shown, strict=True):
        text.append(table.mark("good", good), "bold")
    return joined(shown, "  ")


def _next_keshi(table: TableView, player: Player, area: str) -> str:
    """The bonus of the area for the next keshi placed there."""
    if player["keshis"][area] == MOST_KESHIS:
        return table.say("mksh-full")
    if area == "garden":
        return table.say("mksh-next", text=points(table, table.printed["placement"]["green"]))
    if area == "square":
        return table.say("mksh-next", text=table.say("mksh-cell-bonus"))
    if area == "sahara":
        return table.say("mksh-next", text=next_cells(table, player))
    return ""


# --- main square and medina -----------------------------------------------------------------------------------------
def _ring(table: TableView, player: Player) -> Table:
    """The eight cells around the disk: keshi or not, the bonus, how many citizens face it."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(3):
        grid.add_column()
    for row in RING:
        grid.add_row(*(_disk(table) if cell is None else _square_cell(table, player, cell) for cell in row))
    return grid


def _disk(table: TableView) -> Text:
    return Text(f"  ({CITIZENS} {table.say('mksh-citizens')})", "dim")


def _square_cell(table: TableView, player: Player, cell: int) -> Text:
    has_keshi = cell in player["square"]
    mark = table.mark("cell", cell) or table.mark("sector", cell)
    return Text.assemble(
        (f"{KESHI} ", COLOURS["pink"][0]) if has_keshi else (f"{FREE} ", "dim"),
        square_bonus(table, player, cell),
        (mark, "bold"),
    )


def square_bonus(table: TableView, player: Player, cell: int) -> str:
    bonus = gain(table, table.printed["square"][str(cell)])
    return f"{bonus} {CITIZENS}{player['citizens'][cell]}"


def _wall(table: TableView, player: Player) -> Group:
    slots = [_slot(table, player, number) for number in range(1, MOST_KESHIS + 1)]
    return Group(Text(table.say("mksh-watchtower", n=player["watchtower"])), Flow(slots))


def _slot(table: TableView, player: Player, number: int) -> Text:
    """A slot with its colours, and the gate on it."""
    gate = player["gates"][number - 1]
    built = Text.assemble("▛▜ ", gate_word(table, gate)) if gate else Text(NOTHING, "dim")
    mark = table.mark("slot", number)
    return Text.assemble(f"{number}", (mark, "bold"), " (", slot_colours(table, number), ") ", built)


def slot_colours(table: TableView, number: int) -> Text:
    return joined((gate_word(table, colour) for colour in table.printed["slot"][str(number)]), "/")


# --- what lies in front of a player ---------------------------------------------------------------------------------
def _scrolls(table: TableView, player: Player) -> Group | None:
    lines = [Text(scroll_text(table, scroll)) for scroll in player["scrolls"]]
    return Group(*lines) if lines else None


def _luxuries(table: TableView, player: Player) -> Text | None:
    names = [table.name("luxury", luxury) for luxury in player["luxuries"]]
    return Text(", ".join(names)) if names else None


def supplies(table: TableView, player: Player) -> Iterator[tuple[str, RenderableType | None]]:
    """Provision tiles with what is asked for in all, and the keshis behind the screen."""
    yield table.say("mksh-provisions"), _provisions(table, player)
    yield table.say("mksh-screen"), _screen(table, player)


def _provisions(table: TableView, player: Player) -> Group | None:
    lines: list[RenderableType] = []
    shown = [Text(provision_text(table, tile)) for tile in player["provisions_shown"]]
    if shown:
        lines += [Flow(shown), _demand(table, player)]
    hidden = [
        Text.assemble(provision_text(table, tile), (table.mark("provision", tile), "bold"))
        for tile in player["provisions_hidden"] or []
    ]
    if hidden:
        lines.append(Flow([Text(f"{table.say('mksh-hidden')}:", "dim"), *hidden]))
    return Group(*lines) if lines else None


def _demand(table: TableView, player: Player) -> Flow:
    """All that the people ask for, and what the seat still lacks of it."""
    demand = player["demand"]
    lacking = {thing: max(0, demand[thing] - player["resources"][thing]) for thing in RESOURCES}
    asks = Text(table.say("mksh-in-all", list=things(table, demand) or NOTHING))
    if any(lacking.values()):
        return Flow([asks, Text(table.say("mksh-missing", list=things(table, lacking)), "yellow")])
    return Flow([asks, Text("✓", "green")])


def _screen(table: TableView, player: Player) -> Flow | None:
    chosen = player["chosen"] or []
    left = [
        Text.assemble(colour_word(table, colour), (colour_mark(table, colour, "choose_keshis"), "bold"))
        for colour in player["screen"]
        if colour not in chosen
    ]
    if chosen:
        picked = joined((colour_word(table, colour) for colour in chosen), " ")
        left.append(Text.assemble(f"{table.say('mksh-chosen')}: ", picked, style="bold"))
    return Flow(left, "  ") if left else None


# --- the others -----------------------------------------------------------------------------------------------------
def other_board(table: TableView, player: Player) -> Padding:
    """All that can be seen on another player's board, in short."""
    return _grid(
        (table.say("mksh-areas"), Flow(short_areas(table, player) or [Text(NOTHING)], "  ")),
        (table.say("mksh-pawns"), _pawns(table, player)),
        (table.name("area", "square"), _short_square(table, player)),
        (table.name("area", "medina"), _short_wall(table, player)),
        (table.name("area", "sahara"), short_sahara(table, player)),
        (table.say("mksh-oasis-line"), line(table, player)),
        (table.say("mksh-scrolls"), _scrolls(table, player)),
        (table.say("mksh-luxuries"), _luxuries(table, player)),
        *supplies(table, player),
    )


def short_areas(table: TableView, player: Player) -> list[Text]:
    """ "◆ river 3 ≈♙": keshis, water seller, workers."""
    shown = []
    for area in (*AREA_COLOURS, "souk"):
        count = player["keshis"].get(area)
        workers = player["workers"].get(area, 0)
        seller = SELLER if area in player["sellers"] else ""
        if not count and not workers and not seller:
            continue
        colour = AREA_COLOURS.get(area)
        shown.append(
            Text.assemble(
                (f"{KESHI} ", COLOURS[colour][0] if colour else ""),
                table.name("area", area),
                "" if count is None else f" {count}",
                (f" {seller}" if seller else "", "red"),
                (f" {WORKER * workers}" if workers else "", "bold"),
            )
        )
    return shown


def _short_square(table: TableView, player: Player) -> Text | None:
    cells = [square_bonus(table, player, cell) for cell in player["square"]]
    return joined(cells) if cells else None


def _short_wall(table: TableView, player: Player) -> Text | None:
    gates = [
        Text.assemble(f"{number} ▛▜ ", gate_word(table, gate))
        for number, gate in enumerate(player["gates"], start=1)
        if gate
    ]
    if not gates and not player["watchtower"]:
        return None
    return joined([table.say("mksh-watchtower", n=player["watchtower"]), *gates])
