"""The table of Merv as text, from the view: the city, the places around it, what everybody has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravansary.cli.boards import Flow, TableView, style_of, titled
from caravansary.cli.boards.merv_city import ATTACKED, GATE, SEGMENT, SOLDIER, City, line_of

NOBODY: Final = "·"
CAMEL: Final = "*"
THINGS: Final = ("scrolls", "common", "rare")
BUSY: Final = ("turns", "invasion", "ransom")  # phases in which the city counts
OWNED: Final = ("camels", "favour", "influence")


def draw(table: TableView) -> Iterator[RenderableType]:
    yield _heading(table)
    yield from City(table).lines()
    yield _legend(table)
    yield _places(table)
    yield _players(table)


def draw_brief(table: TableView) -> Iterator[RenderableType]:
    yield _heading(table)
    if table.view["phase"] in BUSY:
        yield from City(table).lines()
    for player in table.view["players"]:
        yield _in_short(table, player)


def moment(view: dict[str, Any]) -> object:
    return view["year"], view["round"], view["phase"] in BUSY, view["turn"]


# --- when and who ---------------------------------------------------------------------------------------------------
def _heading(table: TableView) -> Text:
    view = table.view
    phase = table.say(f"board-phase-{view['phase'].replace('_', '-')}", side=table.name("side", view["side"]))
    in_round = view["phase"] in ("turns", "round_end")
    when = table.words.name("heading", "round" if in_round else "year", year=view["year"], round=view["round"])
    text = Text.assemble((when, "bold"), f" · {phase}")
    if view["phase"] == "turns":
        text.append(f" · {table.say('board-order')}: ")
        _add_order(text, table, view["order"], view["turn"])
    elif view["phase"] == "round_end":
        text.append(f" · {table.say('board-next-order')}: ")
        _add_queue(text, table)
    return text


def _add_order(text: Text, table: TableView, order: list[int], turn: int) -> None:
    """The order of play; the seat to move in brackets, those that have moved dim."""
    for number, who in enumerate(order):
        name = table.who(who)
        if number == turn - 1:
            name = Text.assemble("[", name, "]")
        elif number < turn - 1:
            name.stylize("dim")
        text.append(" " if number else "")
        text.append_text(name)


def _add_queue(text: Text, table: TableView) -> None:
    for space in range(1, len(table.names) + 1):
        who = table.view["next_queue"][space - 1]
        text.append(f"{'  ' if space > 1 else ''}{space}{table.mark('space', space)} ", "dim")
        text.append_text(Text(NOBODY) if who is None else table.who(who))
        text.append(CAMEL * table.view["queue_camels"][space - 1])


def _legend(table: TableView) -> Text:
    signs = ((SOLDIER, "soldier"), (SEGMENT, "wall"), (GATE, "gate"), (CAMEL, "camel"), (ATTACKED, "attacked"))
    shown = [f"{sign} {table.say(f'board-{word}')}" for sign, word in signs if word != "attacked"]
    if table.view["attacked"]:
        shown.append(f"{ATTACKED} {table.say('board-attacked')}")
    return Text(f"   {'   '.join(shown)}", "dim")


# --- places ---------------------------------------------------------------------------------------------------------
def _places(table: TableView) -> Table:
    return titled(
        (table.name("board", "caravansary"), _caravan(table)),
        (table.name("board", "palace"), _palace(table)),
        (table.name("board", "library"), _library(table)),
        (table.name("board", "marketplace"), _marketplace(table)),
        (table.name("board", "mosque"), _mosque(table)),
        (table.name("board", "wall"), _walls(table)),
        (table.name("zone", "contracts"), _contracts(table)),
        (table.say("board-camel-market"), _camel_market(table)),
        (table.say("board-supply"), _supply(table)),
        (table.name("place", "magistrate"), _solo(table)),
    )


def _cubes(table: TableView, cubes: dict[str, int], between: str = " + ") -> Text:
    """ "2 purple + 1 tan" in colours."""
    parts = [Text(f"{n} {table.name('colour', colour)}", style_of(colour)) for colour, n in cubes.items() if n]
    return Text(between).join(parts)


def _caravan(table: TableView) -> Flow:
    caravan = table.view["caravan"]
    cards = []
    for number, spice in enumerate(caravan["queue"], start=1):
        camel = CAMEL if number <= caravan["camels"] else ""
        mark = table.mark("position", number)
        cards.append(Text.assemble((f"{number} ", "dim"), table.name("spice", spice), (camel, "bold"), (mark, "bold")))
    holds = ", ".join(f"{n} {table.name('spice', spice)}" for spice, n in caravan["deck_holds"].items() if n)
    deck = table.say("board-deck", n=caravan["deck"])
    cards.append(Text(f"({deck}: {holds})" if holds else f"({deck})", "dim"))
    return Flow(cards)


def _palace(table: TableView) -> Flow:
    return Flow(_hall(table, hall) for hall in table.view["players"][0]["courtiers"])


def _hall(table: TableView, hall: str) -> Text:
    """A hall, the colour of its cubes, who is in it and how many places are free."""
    printed = table.printed.get("palace", {}).get(hall, {})
    colour = printed.get("colour", "")
    text = Text(table.name("hall", hall))
    if colour:
        text.append(" (")
        text.append(table.name("colour", colour), style_of(colour))
        text.append(")")
    text.append(f"{table.mark('hall', hall)}: ", "bold")
    inside = [table.who(player["who"]) for player in table.view["players"] for _ in range(player["courtiers"][hall])]
    free = [Text(NOBODY)] * (printed.get("capacity", len(inside)) - len(inside))
    return text.append_text(Text(" ").join([*inside, *free]))


def _library(table: TableView) -> Group:
    taken = {tile for player in table.view["players"] for tile in player["breakthroughs"]}
    printed = table.printed.get("breakthrough", {})
    lines: list[RenderableType] = [Text(table.say("board-scrolls", n=table.view["supply"]["scrolls"]))]
    for level, scrolls in enumerate(printed.get("scrolls", []), start=1):
        left = [tile for tile in printed if tile.startswith(f"b{level}-") and tile not in taken]
        tiles = [Text(f"{table.name('tile', tile)}{table.mark('tile', tile)}") for tile in left]
        lines.append(Flow([Text(table.say("board-breakthrough", n=scrolls), "dim"), *tiles], "  "))
    return Group(*lines)


def _marketplace(table: TableView) -> Group:
    """The inner cities, then the outer ones."""
    printed = table.printed.get("marketplace", {})
    cities = [city for city in printed if city not in ("provenance", "provenance_of")]
    half = len(cities) // 2
    return Group(
        Flow(_city(table, city, printed[city]) for city in cities[:half]),
        Flow(_city(table, city, printed[city]) for city in cities[half:]),
    )


def _city(table: TableView, city: str, cost: dict[str, int]) -> Text:
    text = Text.assemble(table.name("city", city), " (", _cubes(table, cost), ")")
    text.append(f"{table.mark('city', city)}{CAMEL if city in table.view['city_camels'] else ''}", "bold")
    for player in table.view["players"]:
        if city in player["posts"]:
            text.append(" ")
            text.append_text(table.who(player["who"]))
    return text


def _mosque(table: TableView) -> Flow:
    """Where everybody stands and what the next step costs; the camels that still wait."""
    costs = table.printed.get("mosque_cost", {})
    parts = []
    for player in table.view["players"]:
        node = player["mosque"]
        if node is None:
            continue
        text = Text.assemble(table.who(player["who"]), ": ", table.name("node", node))
        if node in costs and player["kind"] == "seat":
            text = Text.assemble(text, " → ", _cubes(table, costs[node]))
        parts.append(text)
    for node in table.view["path_camels"]:
        cost = _cubes(table, costs.get(f"start-{node[-1]}", {}))
        parts.append(Text.assemble(table.name("node", node), " (", cost, ")", table.mark("node", node), CAMEL))
    return Flow(parts)


def _walls(table: TableView) -> Flow:
    """The pieces left, by their cost."""
    printed = table.printed.get("wall", {})
    groups: dict[tuple[str, int], list[Text]] = {}
    for piece, n in table.view["wall_supply"].items():
        colour, _, size = piece.rpartition("-")
        kind = "gates" if size == "3" else "segments"
        if n:
            text = Text(f"{n} {table.name('colour', colour)}{table.mark('piece', piece)}", style_of(colour))
            groups.setdefault((kind, printed.get(piece, {}).get("cost", int(size))), []).append(text)
    if not groups:
        return Flow([Text(table.say("board-none"))])
    return Flow(
        Text.assemble((f"{table.say(f'board-{kind}', n=cost)} ", "dim"), Text(", ").join(pieces))
        for (kind, cost), pieces in groups.items()
    )


def _contracts(table: TableView) -> Group:
    lines = []
    for stack, cards in table.view["contracts"].items():
        if cards:
            line = Text.assemble(table.name("stack", stack), (table.mark("stack", stack), "bold"), ": ")
            line.append_text(contract_text(table, cards[0]))
            line.append(f"  {table.say('board-left', n=len(cards))}", "dim")
            lines.append(line)
    return Group(*(lines or [Text(table.say("board-none"))]))


def contract_text(table: TableView, card: str) -> Text:
    """The gains and the requirements of a contract."""
    printed = table.printed.get("contract", {}).get(card)
    if printed is None:
        return Text(card)
    cube = printed["cube"]
    asks = [Text(f"1 {table.say('board-any-cube') if cube == 'any' else table.name('colour', cube)}", style_of(cube))]
    for thing in ("scrolls", "common", "rare", "any"):
        if printed[thing]:
            asks.append(Text(table.words.name("place", f"asks-{thing}", n=printed[thing])))
    return Text.assemble(table.say("board-points", n=printed["points"]), " ← ", Text(", ").join(asks))


def _camel_market(table: TableView) -> Flow:
    market = table.view["camel_market"]
    return Flow(
        Text.assemble(
            (f"{table.name('market_slot', slot)}: ", "dim"),
            slot_boon(table, slot),
            (f"{table.mark('market_slot', slot)}{CAMEL if camel else ''}", "bold"),
        )
        for slot, camel in market["camels"].items()
    )


def slot_boon(table: TableView, slot: str) -> str:
    side = f"side-{table.view['camel_market']['side'].lower()}"
    boon = table.printed.get("camel_market", {}).get(side, {}).get(slot)
    return table.name("boon", boon) if boon else ""


def _supply(table: TableView) -> Flow:
    supply = table.view["supply"]
    parts = [_cubes(table, supply["cubes"], ", ")]
    parts += [Text(table.words.name("place", f"asks-{thing}", n=supply[thing])) for thing in ("common", "rare")]
    upgrades = [table.name("colour", colour) for colour in supply["bonus_upgrades"]]
    parts.append(Text(table.say("board-upgrades", n=supply["white_upgrades"], bonus=", ".join(upgrades) or "0")))
    return Flow(parts)


def _solo(table: TableView) -> Flow | None:
    """The magistrate's cards: open ones, those to come (not their order), used ones."""
    solo = table.view["solo"]
    if solo is None:
        return None

    def cards(names: list[str]) -> str:
        return ", ".join(table.name("board", name) for name in names)

    parts = [f"{table.say('board-solo-open')}: {table.name('board', solo['open'])}"] if solo["open"] else []
    deck = " | ".join(cards(part) for part in solo["deck"])
    parts += [f"{table.say('board-solo-deck')}: {deck}"] if deck else []
    parts += [f"{table.say('board-solo-discard')}: {cards(solo['discard'])}"] if solo["discard"] else []
    parts += [f"{table.say('board-solo-removed')}: {cards(solo['removed'])}"] if solo["removed"] else []
    return Flow(Text(part) for part in parts)


# --- players --------------------------------------------------------------------------------------------------------
def _players(table: TableView) -> Table:
    shown = Table(show_lines=False)
    shown.add_column("")
    players = table.view["players"]
    for player in players:
        me = player["who"] == table.view["seat"]
        header = Text.assemble("► " if me else "", table.who(player["who"]))
        shown.add_column(header)
    for title, cells in _rows(table, players):
        if any(str(cell) for cell in cells):
            shown.add_row(title, *cells)
    return shown


def _rows(table: TableView, players: list[dict[str, Any]]) -> Iterator[tuple[str, list[Text | str]]]:
    yield table.say("board-score"), [Text(_count(player, "score"), "bold") for player in players]
    yield table.say("board-cubes"), [_cubes(table, player["cubes"], ", ") for player in players]
    for thing in OWNED:
        yield table.say(f"board-own-{thing}"), [_count(player, thing) for player in players]
    yield table.name("board", "mosque"), [_node(table, player) for player in players]
    yield table.say("board-own-scrolls"), [_with_committed(table, player, "scrolls") for player in players]
    yield table.say("board-own-common"), [_with_committed(table, player, "common") for player in players]
    yield table.say("board-own-rare"), [_with_committed(table, player, "rare") for player in players]
    yield table.say("board-own-cards"), [_named(table, "spice", player["spices"]) for player in players]
    yield table.say("board-own-courtiers"), [_named(table, "hall", player["courtiers"]) for player in players]
    yield table.say("board-own-posts"), [_listed(table, "city", player["posts"]) for player in players]
    yield table.say("board-own-tiles"), [_listed(table, "tile", player["breakthroughs"]) for player in players]
    yield (
        table.say("board-own-scoring-tile"),
        [table.name("board", player["scoring_tile"]) if player["scoring_tile"] else "" for player in players],
    )
    yield table.name("zone", "contracts"), [", ".join(player["contracts"]) for player in players]
    yield table.say("board-own-left"), [_left(table, player) for player in players]


def _count(player: dict[str, Any], thing: str) -> str:
    is_courtier = player["kind"] == "high_courtier"
    return str(player[thing]) if thing == "camels" or not is_courtier else ""


def _node(table: TableView, player: dict[str, Any]) -> str:
    return table.name("node", player["mosque"]) if player["mosque"] else ""


def _with_committed(table: TableView, player: dict[str, Any], thing: str) -> str:
    n, tied = player[thing], player[f"{thing}_committed"]
    return "" if not n else f"{n} ({table.say('board-committed', n=tied)})" if tied else str(n)


def _named(table: TableView, kind: str, counts: dict[str, int]) -> str:
    return ", ".join(f"{n} {table.name(kind, thing)}" for thing, n in counts.items() if n)


def _listed(table: TableView, kind: str, things: list[str]) -> str:
    return ", ".join(table.name(kind, thing) for thing in things)


def _left(table: TableView, player: dict[str, Any]) -> str:
    """Pieces that the participant has not used yet."""
    message = "board-buildings-left" if player["kind"] == "high_courtier" else "board-pieces-left"
    return table.say(message, buildings=player["buildings"], servants=player["servants"], discs=player["discs"])


def _in_short(table: TableView, player: dict[str, Any]) -> Text:
    """A participant in one line: its resources and achievements."""
    me = player["who"] == table.view["seat"]
    text = Text.assemble("► " if me else "  ", table.who(player["who"]), ": ")
    if player["kind"] == "high_courtier":
        return text.append(table.say("board-short-camels", n=player["camels"]))
    parts = [Text(table.say("board-points", n=player["score"]))]
    if player["kind"] == "seat":
        cubes = _cubes(table, player["cubes"], ", ")
        parts.append(cubes if cubes else Text(table.say("board-no-cubes")))
    parts.append(Text(table.say("board-short-camels", n=player["camels"])))
    parts += [Text(f"{table.say(f'board-own-{track}')} {player[track]}") for track in ("favour", "influence")]
    parts += [Text(table.words.name("place", f"asks-{thing}", n=player[thing])) for thing in THINGS if player[thing]]
    if any(player["spices"].values()):
        parts.append(Text(_named(table, "spice", player["spices"])))
    return text.append_text(Text(" · ").join(parts))


# --- options --------------------------------------------------------------------------------------------------------
def detail(table: TableView, option: dict[str, Any]) -> Text:
    """The thing that the option points to."""
    kind = option["kind"]
    if kind == "board" and table.view["site"]:
        action = table.view["city"][table.view["site"]]["site"].rpartition("-")[0]
        return Text(table.name("board", action))
    for argument, describe in _DETAILS.items():
        if argument in option:
            return describe(table, option[argument])
    return Text()


def _cell_detail(table: TableView, cell: str) -> Text:
    if cell not in table.view["city"]:
        return Text()
    found = table.view["city"][cell]
    text = Text(table.name("site", found["site"]), style_of(found["site"].rpartition("-")[2]))
    if found["upgrade"]:
        text.append(f" + {table.name('upgrade', found['upgrade'])}")
    owner = found["owner"]
    return Text.assemble(text, ", ", table.say("board-empty-site") if owner is None else table.who(owner))


def _slot_detail(table: TableView, slot: int) -> Text:
    line = line_of(table.view["side"], slot)
    return Text(line, "dim")


def _card_detail(table: TableView, position: int) -> Text:
    caravan = table.view["caravan"]
    camel = CAMEL if position <= caravan["camels"] else ""
    queue = caravan["queue"]
    return Text(f"{table.name('spice', queue[position - 1])}{camel}") if position <= len(queue) else Text()


def _city_detail(table: TableView, city: str) -> Text:
    cost = _cubes(table, table.printed.get("marketplace", {}).get(city, {}))
    return Text.assemble(cost, CAMEL if city in table.view["city_camels"] else "")


def _stack_detail(table: TableView, stack: str) -> Text:
    cards = table.view["contracts"][stack]
    return contract_text(table, cards[0]) if cards else Text()


def _node_detail(table: TableView, node: str) -> Text:
    printed = table.printed.get("mosque", {}).get(node, {})
    return Text(table.name("boon", printed["boon"]) if printed.get("boon", "nothing") != "nothing" else "")


def _piece_detail(table: TableView, piece: str) -> Text:
    cost = table.printed.get("wall", {}).get(piece, {})
    return _cubes(table, {cost["colour"]: cost["cost"]}) if cost else Text()


def _hall_detail(table: TableView, hall: str) -> Text:
    courtiers = sum(player["courtiers"][hall] for player in table.view["players"])
    capacity = table.printed.get("palace", {}).get(hall, {}).get("capacity", "")
    return Text(f"{courtiers}/{capacity}", "dim")


_DETAILS: Final[dict[str, Callable[[TableView, Any], Text]]] = {
    "cell": _cell_detail,
    "slot": _slot_detail,
    "position": _card_detail,
    "city": _city_detail,
    "stack": _stack_detail,
    "node": _node_detail,
    "piece": _piece_detail,
    "hall": _hall_detail,
    "market_slot": lambda table, slot: Text(slot_boon(table, slot)),
}
