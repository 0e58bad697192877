"""The map of Marco Polo as text: a sketch of the roads, then what lies in each place; and what is printed on things."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from caravansary.cli.boards import Flow, TableView, style_of, two_columns

FIGURE: Final = "●"
CAMELS: Final = "*"
COINS: Final = "$"
NOBODY: Final = "·"
REACHED: Final = "✓"
NAME: Final = 12  # of a participant in a list

# The roads; the names of nodes and what the roads cost are put on them: in each line, at which column
SKETCH: Final = (
    f"{'─' * 76}┐",
    f"  │{' ' * 54}│{' ' * 9}│  │{' ' * 5}│",
    f"  ├{'─' * 64}┘  │{' ' * 5}│",
    f"  │{' ' * 9}│{' ' * 57}│{' ' * 5}│",
    f"  │     ┌{'─' * 61}┘{' ' * 5}│",
    f"  │     │{' ' * 48}│{' ' * 18}│",
    "─" * 77,
)
_NODES: Final = {
    0: "venezia 0, oasis-a 12, moscow 16, anxi 31, karakorum 42, oasis-b 57, oasis-c 62, beijing 66",
    2: "oasis-e 12, samarcanda 16, oasis-f 31, kashgar 36, lan-zhou 47, oasis-d 57, xian 69, oasis-j 76",
    4: "oasis-g 12, ormuz 19, karachi 33, oasis-h 57",
    6: "alexandria 0, oasis-i 14, adana 21, kochi 55, sumatra 70",
}
_ROADS: Final = {
    0: "venezia_oasis-a 9, oasis-a_moscow 13, moscow_anxi 27, anxi_karakorum 38, "
    "karakorum_oasis-b 54, oasis-b_oasis-c 59, oasis-c_beijing 63",
    1: "oasis-b_oasis-d 58, beijing_xian 71, beijing_oasis-j 77",
    2: "venezia_oasis-e 6, oasis-e_samarcanda 13, samarcanda_oasis-f 28, oasis-f_kashgar 33, "
    "kashgar_lan-zhou 44, oasis-d_lan-zhou 55, oasis-d_beijing 61",
    3: "oasis-e_oasis-g 13",
    4: "venezia_alexandria 3, alexandria_oasis-g 9, oasis-g_ormuz 15, ormuz_karachi 28, "
    "karachi_oasis-h 48, xian_oasis-h 64, oasis-j_sumatra 75",
    5: "oasis-h_kochi 58",
    6: "alexandria_oasis-i 11, oasis-i_adana 17, adana_kochi 38, sumatra_kochi 64",
}


def _positions(lines: dict[int, str]) -> dict[str, tuple[int, int]]:
    """Line and column of each thing."""
    named = [(line, one.split()) for line, names in lines.items() for one in names.split(", ")]
    return {name: (line, int(column)) for line, (name, column) in named}


WHERE: Final = _positions(_NODES)
TOLLS: Final = _positions(_ROADS)


# --- what is printed ------------------------------------------------------------------------------------------------
def amounts(table: TableView, things: dict[str, int]) -> str:
    """ "2 camels, 1 silk"; points come first."""
    ordered = sorted(things.items(), key=lambda item: item[0] != "points")
    return ", ".join(table.words.name("amount", thing, n=n) for thing, n in ordered if n)


def exchange(table: TableView, cost: dict[str, int], reward: dict[str, int]) -> str:
    return f"{amounts(table, cost)} → {amounts(table, reward)}"


def contract_text(table: TableView, contract: str) -> Text:
    """A contract's number, what it asks for and what it brings."""
    printed = table.printed["contract"][contract]
    return Text.assemble((contract.upper(), "bold"), " ", exchange(table, printed["cost"], printed["reward"]))


def goal_text(table: TableView, goal: str, posts: list[str]) -> Text:
    """The two places of a goal card, ticked where the seat has a post, and its points."""
    printed = table.printed["goal"][goal]
    ticked = [
        f"{table.name('node', place)}{f' {REACHED}' if place in posts else ''}"
        for place in (printed["city"], printed["province"])
    ]
    return Text(f"{' – '.join(ticked)} ({amounts(table, {'points': printed['points']})})")


def card_text(table: TableView, card: str) -> str:
    """The effect of a city card, in short."""
    printed = table.printed["city_card"][card]
    return _CARDS[printed["kind"]](table, printed)


def _per_use(table: TableView, text: str) -> str:
    return table.say("polo-per-use", text=text)


def _either(table: TableView, printed: dict[str, Any]) -> str:
    there = exchange(table, printed["cost"], printed["reward"])
    back = exchange(table, printed["cost_back"], printed["reward_back"])
    return _per_use(table, table.say("polo-either", there=there, back=back))


def _swap(table: TableView, printed: dict[str, Any]) -> str:
    there = exchange(table, {"any": 1}, printed["reward"])
    back = exchange(table, printed["cost_back"], {"any": 1})
    return _per_use(table, table.say("polo-either", there=there, back=back))


def _steps(table: TableView, printed: dict[str, Any]) -> str:
    return _per_use(table, exchange(table, printed.get("cost", {"pair": 1}), {"step": 1}))


def _by_value(table: TableView, printed: dict[str, Any]) -> str:
    """The gains of a die from each value on; a number stands for own provinces."""
    parts = [
        table.say(
            "polo-from",
            value=int(value),
            text=amounts(table, gain) if isinstance(gain, dict) else table.say("polo-own-provinces", n=gain),
        )
        for value, gain in printed["by_value"].items()
    ]
    return "; ".join(parts)


def _for_each(message: str) -> Callable[[TableView, dict[str, Any]], str]:
    return lambda table, printed: table.say(message, text=amounts(table, printed["reward"]))


_CARDS: Final[dict[str, Callable[[TableView, dict[str, Any]], str]]] = {
    "exchange": lambda table, card: _per_use(table, exchange(table, card["cost"], card["reward"])),
    "any_good": lambda table, card: _per_use(table, exchange(table, card["cost"], {"any": 1})),
    "camel_steps": _steps,
    "pair_steps": _steps,
    "paid_provinces": lambda table, card: _per_use(
        table, f"{amounts(table, card['cost'])} → {table.say('polo-own-provinces', n=1)}"
    ),
    "either": _either,
    "swap": _swap,
    "per_contract": _for_each("polo-per-contract"),
    "per_post": _for_each("polo-per-post"),
    "per_pip": _for_each("polo-per-pip"),
    "threshold": _by_value,
    "provinces": _by_value,
}


# --- the sketch -----------------------------------------------------------------------------------------------------
def sketch(table: TableView) -> Iterator[RenderableType]:
    """The roads with what a step on them costs in addition; a dot for every figure."""
    labels: dict[int, list[tuple[int, Text]]] = {}
    for road, (line, column) in TOLLS.items():
        labels.setdefault(line, []).append((column, _toll(table.printed["road"].get(road, {}))))
    for node, (line, column) in WHERE.items():
        labels.setdefault(line, []).append((column, _node(table, node)))
    for line, base in enumerate(SKETCH):
        yield _laid_over(base, sorted(labels.get(line, []), key=lambda label: label[0]))
    signs = ((CAMELS, "camels"), (COINS, "coins"))
    shown = [f"{sign} {table.name('place', f'own-{thing}')}" for sign, thing in signs]
    shown.append(f"{FIGURE} {table.say('polo-figure')}")
    yield Text(f"   {'   '.join(shown)}", "dim")


def _toll(cost: dict[str, int]) -> Text:
    signs = {"camels": CAMELS, "coins": COINS}
    return Text("".join(f"{n}{signs[thing]}" for thing, n in cost.items() if thing in signs and n), "yellow")


def _node(table: TableView, node: str) -> Text:
    is_oasis = node.startswith("oasis-")
    name = node[-1].upper() if is_oasis else table.name("node", node)
    text = Text(name, "" if is_oasis else "bold")
    for player in table.view["players"]:
        text.append(FIGURE * player["figures"].count(node), style_of(player["colour"]))
    return text


def _laid_over(base: str, labels: list[tuple[int, Text]]) -> Text:
    """A line with things put on it; later parts of the line are moved on rather than covered."""
    line = Text(no_wrap=True)
    for column, label in labels:
        if label:
            line.append(base[line.cell_len : column].ljust(column - line.cell_len), "dim")
            line.append_text(label)
    return line.append(base[line.cell_len :], "dim")


# --- what lies where ------------------------------------------------------------------------------------------------
def places(table: TableView) -> Table:
    """Every place from west to east: posts, the bonus, the city card with the die on it."""
    grid = two_columns()
    at = table.printed["map"]
    nodes = [node for node in WHERE if not node.startswith("oasis-")]
    for node in sorted(nodes, key=lambda node: (at[node]["x"], at[node]["y"])):
        grid.add_row(_marked(table, node), place_text(table, node))
    oases = _oases(table)
    if oases.things:
        grid.add_row(table.say("polo-oases"), oases)
    return grid


def _marked(table: TableView, node: str) -> Text:
    mark = table.mark("node", node) or table.mark("place", node)
    return Text.assemble((table.name("node", node), "bold"), (mark, "bold"))


def _oases(table: TableView) -> Flow:
    """The nodes that an option points to or that have a figure or a post."""
    return Flow(
        Text.assemble(node[-1].upper(), (table.mark("node", node), "bold"), " ", _figures(table, node))
        for node in WHERE
        if node.startswith("oasis-") and (table.mark("node", node) or _figures(table, node))
    )


def place_text(table: TableView, node: str) -> Text:
    """The figures and posts of a node, its gains, its city cards."""
    parts = [part for part in (_figures(table, node), _posts(table, node)) if part]
    view = table.view
    if view["offices"].get(node):
        bonus = amounts(table, table.printed["office"][view["offices"][node]])
        parts.append(Text(table.say("polo-office", text=bonus)))
    if node in view["provinces"]:
        parts.append(province_text(table, view["provinces"][node]))
    if node == "beijing":
        parts.append(_beijing(table))
    parts += [_card(table, space) for space, card in view["cards"].items() if card["city"] == node]
    return Text(" · ").join(parts)


def _figures(table: TableView, node: str) -> Text:
    here = [
        Text.assemble((FIGURE, style_of(player["colour"])), table.who(player["who"], NAME))
        for player in table.view["players"]
        for _ in range(player["figures"].count(node))
    ]
    return Text(" ").join(here)


def _posts(table: TableView, node: str) -> Text:
    owners = [table.who(player["who"], NAME) for player in table.view["players"] if node in player["posts"]]
    return Text.assemble(table.say("polo-posts"), ": ", Text(", ").join(owners)) if owners else Text()


def province_text(table: TableView, token: str) -> Text:
    bonus = amounts(table, table.printed["token"][token])
    return Text.assemble(table.say("polo-every-round", text=bonus), (table.mark("token", token), "bold"))


def _beijing(table: TableView) -> Text:
    """The slots with their points and who has taken them."""
    slots = zip(table.printed["scoring"]["beijing"], table.view["beijing"], strict=False)
    shown = [
        Text.assemble(f"{amounts(table, {'points': points})}: ", NOBODY if who is None else table.who(who, NAME))
        for points, who in slots
    ]
    return Text(", ").join(shown)


def _card(table: TableView, space: str) -> Text:
    card = table.view["cards"][space]["card"]
    text = Text.assemble("[", card_text(table, card), "]", (table.mark("card", card), "bold"))
    for die in table.view["spaces"][space]:
        owner = "" if die["owner"] is None else table.who(die["owner"], NAME)
        text.append_text(Text.assemble(" (", owner, f" {die['value']})"))
    return text
