"""The table of Marrakesh as text, from the view: tower, game board, the own player board, the others' in short."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from caravansary.cli.boards import Flow, TableView, capital
from caravansary.cli.boards.marrakesh_city import city, tower, workshop_cost
from caravansary.cli.boards.marrakesh_own import (
    CITIZENS,
    MOST_KESHIS,
    areas,
    in_short,
    other_board,
    own_board,
    papers,
    short_areas,
    slot_colours,
    square_bonus,
)
from caravansary.cli.boards.marrakesh_sahara import CARAVAN, oasis_state, starting_bonus
from caravansary.cli.boards.marrakesh_words import (
    AREA_COLOURS,
    AREA_OF,
    COLOURS,
    GOODS,
    KESHI,
    NOTHING,
    PAWN,
    SELLER,
    WORKER,
    asked,
    cell_bonus,
    exchange_text,
    gain,
    joined,
    keshi_list,
    oasis_text,
    points,
    provision_text,
    scroll_cost,
    scroll_text,
    side_bonus,
    things,
    town_effect,
    town_text,
)

PHASES: Final = (  # those in which something is decided
    *("setup", "choosing", "jokers", "draft", "workers", "river_bonuses", "season_scrolls", "river_tile"),
    *("provisions", "next_provision", "over"),
)
SECTORS: Final = 8


def draw(table: TableView) -> Iterator[RenderableType]:
    yield _heading(table)
    yield tower(table)
    yield Text()
    yield from city(table)
    yield signs(table)
    for player in _own_first(table):
        yield Text()
        if player["who"] == table.view["seat"]:
            yield from own_board(table, player)
        else:
            yield in_short(table, player)
            yield other_board(table, player)


def draw_brief(table: TableView) -> Iterator[RenderableType]:
    """Before a turn: the tray, the own areas, the others in a line or two."""
    yield _heading(table)
    yield tower(table)
    for player in _own_first(table):
        yield in_short(table, player)
        if player["who"] == table.view["seat"]:
            yield areas(table, player)
            yield Padding(signs(table, SELLER, WORKER), (0, 0, 0, 2))
            yield papers(table, player)
        elif found := short_areas(table, player):
            yield Padding(Flow(found, "  "), (0, 0, 0, 4))


def moment(view: dict[str, Any]) -> object:
    return view["season"], view["round"], view["phase"], view["active"]


def _own_first(table: TableView) -> list[dict[str, Any]]:
    return sorted(table.view["players"], key=lambda player: player["who"] != table.view["seat"])


# --- when and who ---------------------------------------------------------------------------------------------------
def _heading(table: TableView) -> Text:
    view = table.view
    phase = table.say(f"mksh-phase-{view['phase'].replace('_', '-')}") if view["phase"] in PHASES else ""
    if view["phase"] in ("setup", "over"):
        return Text(capital(phase), "bold")
    text = Text(table.say("mksh-when", season=view["season"], round=view["round"]), "bold")
    if phase:
        text.append(f" · {phase}", "not bold")
    order = [_in_order(table, who) for who in view["order"]]
    return Text.assemble(text, f" · {table.say('mksh-order')}: ", joined(order, " "))


def _in_order(table: TableView, who: int) -> Text:
    """In brackets whose turn it is."""
    name = table.who(who)
    return Text.assemble("[", name, "]") if who == table.view["to_move"] else name


def signs(table: TableView, *only: str) -> Text:
    """The meaning of the signs."""
    words = {
        KESHI: table.say("mksh-sign-keshi"),
        SELLER: table.say("mksh-seller"),
        WORKER: table.say("mksh-worker"),
        PAWN: table.say("mksh-sign-pawn"),
        CARAVAN: table.say("mksh-sign-caravan"),
        CITIZENS: table.say("mksh-citizens"),
        "+": table.say("mksh-below"),
    }
    return Text("   ".join(f"{sign} {words[sign]}" for sign in only or words), "dim")


# --- options --------------------------------------------------------------------------------------------------------
def detail(table: TableView, option: dict[str, Any]) -> Text:
    """The thing that the option points to."""
    describe = _DETAILS.get(option["kind"])
    if describe is None:
        return Text()
    value = next((value for name, value in option.items() if name != "kind"), None)
    return describe(table, value)


def _own(table: TableView) -> dict[str, Any]:
    player: dict[str, Any] = table.view["players"][table.view["seat"]]
    return player


def _area(table: TableView, area: str) -> Text:
    """How many keshis an area has, its water seller."""
    player = _own(table)
    if area not in AREA_COLOURS:
        return Text(things(table, player["goods"]) or NOTHING, "dim")
    count = f"{player['keshis'][area]}/{MOST_KESHIS}"
    seller = SELLER if area in player["sellers"] else ""
    return Text.assemble((f"{KESHI} ", COLOURS[AREA_COLOURS[area]][0]), (count, "dim"), (f" {seller}", "red"))


def _colour(table: TableView, colour: str) -> Text:
    """Where a keshi of a colour goes and how many there are."""
    if colour == "red":
        return Text(table.say("mksh-sellers", n=len(_own(table)["sellers"])), "dim")
    if colour in GOODS:
        return Text(things(table, {colour: _own(table)["goods"][colour]}) or table.name("area", "souk"), "dim")
    area = AREA_OF[colour]
    return Text.assemble((f"{table.name('area', area)} ", "dim"), _area(table, area))


def _draft(table: TableView, colour: str) -> Text:
    """How many lie in the tray, where they go."""
    lying = Text(f"{table.view['tray'].get(colour, 0)} {KESHI}", COLOURS[colour][0])
    return joined([lying, _colour(table, colour)], " → ")


def _disk(table: TableView, sector: int) -> Text:
    """The cells that most citizens would face."""
    disk = table.printed["disk"]["purple" if "citizens" in table.view["expansions"] else "pink"]
    most = max(disk)
    cells = [
        gain(table, table.printed["square"][str(cell)])
        for cell in range(SECTORS)
        if disk[(cell - sector) % SECTORS] == most
    ]
    return Text(f"{CITIZENS}{most}: {', '.join(cells)}", "dim")


def _cell(table: TableView, cell: int) -> Text:
    """A pink keshi gives the bonus once, the action once for each citizen."""
    if asked(table) == "choose_square":
        return Text(square_bonus(table, _own(table), cell))
    return Text.assemble(
        gain(table, table.printed["square"][str(cell)]),
        (f"  ({table.say('mksh-facing', n=_own(table)['citizens'][cell])})", "dim"),
    )


def _path(table: TableView, path: str) -> Text:
    """The cell that the caravan reaches."""
    if path == "start":
        return Text(starting_bonus(table, _own(table)))
    place = _own(table)["caravans"][path] + 1
    cell = f"{path}-{place}"
    if cell not in table.printed["oasis_cost"]:
        return Text(points(table, table.printed["towns"]["cell_points"]))
    cost = things(table, table.printed["oasis_cost"][cell])
    return Text(table.say("mksh-reveals", n=place, cost=cost), "dim")


def _resource(table: TableView, resource: str) -> Text:
    player = _own(table)
    return Text(
        table.say("mksh-have-and-demand", n=player["resources"][resource], demand=player["demand"][resource]), "dim"
    )


def _good(table: TableView, good: str) -> Text:
    has = table.say("mksh-have", n=_own(table)["goods"][good])
    return Text(f"{has}, {table.say('mksh-exchange')} → {exchange_text(table, good)}", "dim")


def _stair(table: TableView, stair: str) -> Text:
    """Where the pawn stands and where the next flight begins."""
    step = _own(table)["steps"][stair]
    above = [first for first in table.printed["stairs"]["flight_from"] if first > step]
    text = table.say("mksh-on-step", n=step)
    return Text(f"{text}, {table.say('mksh-next-flight', n=above[0])}" if above else text, "dim")


def _luxury(table: TableView, luxury: str) -> Text:
    printed = table.printed["luxury"][luxury]
    cost = joined(keshi_list(table, printed["cost"]), " ")
    return Text.assemble(cost, f" → {gain(table, printed['bonus'])}")


def _scroll(table: TableView, stack: str) -> Text:
    """The effect of the scroll and the scholars that it takes."""
    up = table.view["stacks"][stack]["up"]
    text = Text(NOTHING if up is None else scroll_text(table, up))
    if asked(table) == "choose_scroll":
        scholars = table.printed["scroll_colour"][stack.partition("-")[0]]["scholars"]
        text.append(f"  {scholars} {KESHI}", COLOURS["grey"][0])
    return text


def _refresh(table: TableView, colour: str) -> Text:
    price = things(table, {"dinar": table.printed["refresh"]["dinars"]})
    return Text(f"{price}; {scroll_cost(table, colour)}", "dim")


def _gate(table: TableView, gate: str) -> Text:
    return Text(workshop_cost(table, gate.partition("-")[0]), "dim")


def _explore(table: TableView, cell: str) -> Text:
    cost = things(table, table.printed["oasis_cost"][cell])
    return Text.assemble(oasis_state(table, _own(table)["oases"][cell]), (f"  ({cost})", "dim"))


def _explore_town(table: TableView, cell: str) -> Text:
    town = _own(table)["towns"][cell]
    cost = things(table, table.printed["towns"]["cost"])
    return Text.assemble("" if town is None else town_text(table, town["town"]), (f"  ({cost})", "dim"))


def _tile_bonus(table: TableView, number: int) -> Text:
    return Text(side_bonus(table, table.view["river_sides"][table.view["season"] - 1], number))


def _supplying(table: TableView, way: str) -> Text:
    """What the people get, in full or less."""
    player = _own(table)
    if way == "all":
        return Text(things(table, player["demand"]))
    return Text(table.say("mksh-gain-resource", n=player["demand_less"] or 0))


_DETAILS: Final[dict[str, Callable[[TableView, Any], Text]]] = {
    "disk": _disk,
    "provision": lambda table, tile: Text(provision_text(table, tile)),
    "pick": _colour,
    "joker": _area,
    "draft": _draft,
    "cell": _cell,
    "path": _path,
    "seller": _area,
    "town": lambda table, town: Text(town_effect(table, town)),
    "resource": _resource,
    "good": _good,
    "keshi": _colour,
    "stair": _stair,
    "worker": _area,
    "exchange": lambda table, good: Text(exchange_text(table, good)),
    "buy": _luxury,
    "connect": lambda table, cell: Text(gain(table, cell_bonus(table, cell))),
    "refresh": _refresh,
    "scroll": _scroll,
    "action": _area,
    "gate": _gate,
    "slot": lambda table, slot: slot_colours(table, slot),
    "explore": _explore,
    "explore_town": _explore_town,
    "give_back": _colour,
    "rapid": lambda table, rapid: Text(gain(table, table.printed["rapid"][str(rapid)]["bonus"])),
    "tile_bonus": _tile_bonus,
    "pay": _resource,
    "take_luxury": lambda table, luxury: Text(gain(table, table.printed["luxury"][luxury]["bonus"])),
    "take_oasis": lambda table, oasis: Text(oasis_text(table, oasis)),
    "score_oasis": lambda table, oasis: Text(oasis_text(table, oasis)),
    "provide": _supplying,
}
