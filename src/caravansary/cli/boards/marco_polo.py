"""The table of Marco Polo as text, from the view: the map, the spaces with their dice, what everybody has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from caravansary.cli.boards import Flow, TableView, capital, style_of, titled
from caravansary.cli.boards.marco_polo_map import (
    NAME,
    NOBODY,
    amounts,
    card_text,
    contract_text,
    goal_text,
    place_text,
    places,
    province_text,
    sketch,
)

BAZAAR: Final = ("camels", "spice", "silk", "gold")
ROWS: Final = ("1", "2", "3", "4", "5", "6")
KHAN_SPACES: Final = 4
FREE: Final = ("khan", "purse", "private-1", "private-2")  # occupied or not, nothing is paid there


def draw(table: TableView) -> Iterator[RenderableType]:
    yield _heading(table)
    yield from sketch(table)
    yield places(table)
    yield Text()
    yield _spaces(table)
    yield _bazaar(table)
    yield _others(table)
    for player in table.view["players"]:
        yield Text()
        yield _in_short(table, player)
        yield _papers(table, player)


def draw_brief(table: TableView) -> Iterator[RenderableType]:
    yield _heading(table)
    if table.view["phase"] == "turns":
        yield _spaces(table)
        yield _contract_row(table)
    for player in table.view["players"]:
        yield _in_short(table, player)
        if player["who"] == table.view["seat"]:
            yield _papers(table, player)


def moment(view: dict[str, Any]) -> object:
    return view["round"], view["phase"], view["active"]


# --- when and who ---------------------------------------------------------------------------------------------------
def _heading(table: TableView) -> Text:
    view = table.view
    phase = table.name("phase", view["phase"].replace("_", "-"))
    if not view["round"] or view["phase"] == "over":
        return Text(capital(phase), "bold")
    text = Text.assemble((table.words.name("heading", "round", round=view["round"]), "bold"), f" · {phase}")
    text.append(f" · {table.say('polo-order')}: ")
    text.append_text(Text(" ").join(_in_order(table)))
    if view["traveller"] is not None:
        last = table.name("place", "own-traveller")
        text.append_text(Text.assemble(f" · {last}: ", table.who(view["traveller"])))
    if view["movement"] is not None:
        text.append(f" · {table.say('polo-steps-left', n=view['movement']['left'])}", "bold")
    return text


def _in_order(table: TableView) -> Iterator[Text]:
    """Clockwise from the first player; in brackets whose turn it is, dim who has no die left."""
    view = table.view
    for who in view["order"]:
        name = table.who(who)
        if view["phase"] == "turns" and not view["players"][who]["dice"]:
            name.stylize("dim")
        yield Text.assemble("[", name, "]") if who == view["active"] else name


# --- spaces ---------------------------------------------------------------------------------------------------------
def _spaces(table: TableView) -> Table:
    """The action spaces: needs and gains, the dice there, whether those have to be paid for."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim")
    grid.add_column()
    for space in ("coins", *BAZAAR, "khan", "contracts", "travel", *_private(table), "purse"):
        grid.add_row(_space_name(table, space), _printed_on(table, space), _lying(table, space))
    return grid


def _printed_on(table: TableView, space: str) -> str:
    """The dice that a space needs, and its gains or costs that do not depend on them."""
    needs = table.say("polo-needs", n=table.printed["dice"].get(space, 1))
    printed = table.printed["space"].get(space)
    if space == "travel":
        costs = "/".join(str(table.printed["travel"][steps]) for steps in ROWS)
        return f"{needs}, {table.say('polo-travel-costs', list=costs)}"
    if printed is None:
        return needs
    return f"{needs} → {amounts(table, printed if isinstance(printed, dict) else {'coins': printed})}"


def _private(table: TableView) -> list[str]:
    """The private spaces, if a seat has them."""
    has_them = any(player["character"] == "gunj" for player in table.view["players"])
    return ["private-1", "private-2"] if has_them else []


def _space_name(table: TableView, space: str) -> Text:
    kind, _, number = space.partition("-")
    mark = _private_mark(table, int(number)) if kind == "private" else table.mark("space", space)
    return Text.assemble((capital(table.name("space", space)), "bold"), (mark, "bold"))


def _private_mark(table: TableView, number: int) -> str:
    """Other choices of a number, after the main action or before the turns, do not speak of these spaces."""
    view = table.view
    is_hers = view["seat"] is not None and view["players"][view["seat"]]["character"] == "gunj"
    is_asked = view["phase"] == "turns" and not view["turn"]["main_done"]
    return table.mark("n", number) if is_hers and is_asked else ""


def _lying(table: TableView, space: str) -> Text:
    dice = table.view["spaces"][space]
    shown = Text(", ").join(_placed(table, dice))
    if space == "khan":
        free = [Text(NOBODY)] * (KHAN_SPACES - len(dice))
        return Text("  ").join([*_placed(table, dice), *free])
    if not dice or space in FREE:
        return shown
    return Text.assemble(shown, (f"  {_price(table)}", "yellow"))


def _price(table: TableView) -> str:
    """The price of an occupied space for the seat that looks."""
    seat = table.view["seat"]
    is_free = seat is not None and table.view["players"][seat]["character"] == "berke"
    return table.say("polo-occupied-free" if is_free else "polo-occupied")


def _placed(table: TableView, dice: list[dict[str, Any]]) -> list[Text]:
    """ "Anna 3 black 4", one text for the dice that the same participant has put there."""
    found: list[Text] = []
    owners: list[int | None] = []
    for die in dice:
        if not owners or owners[-1] != die["owner"]:
            owners.append(die["owner"])
            found.append(Text(table.say("polo-neutral")) if die["owner"] is None else table.who(die["owner"], NAME))
        found[-1].append_text(Text.assemble(" ", _die(table, die)))
    return found


def _die(table: TableView, die: dict[str, Any]) -> str:
    """A die without a value (Raschid's in the purse) is named by its kind alone."""
    if die["kind"] == "neutral":
        return str(die["value"])
    return table.name("die", f"{die['kind']}-{die['value']}" if die["value"] else die["kind"])


def _bazaar(table: TableView) -> Table:
    """The gains of every value of the lowest die at the four spaces."""
    shown = Table(show_lines=False)
    shown.add_column(table.say("polo-die"))
    for space in BAZAAR:
        shown.add_column(capital(table.name("space", space)))
    for row in ROWS:
        gains = [amounts(table, table.printed["bazaar"][space][row]) for space in BAZAAR]
        shown.add_row(f"{row}{table.mark('row', int(row))}", *gains)
    return shown


# --- contracts, extra actions, what is only there at times ----------------------------------------------------------
def _others(table: TableView) -> Table:
    return titled(
        (table.name("zone", "contracts"), _contracts(table)),
        (table.name("board", "extra-actions"), _extra_actions(table)),
        (table.say("polo-journeys"), _journeys(table)),
        (table.say("polo-draft"), _draft(table)),
        (table.name("character", "arghun"), _own_cards(table)),
        (table.say("polo-gifts"), _gifts(table)),
    )


def _contracts(table: TableView) -> Group:
    view = table.view
    special = view["special"]
    counts = Text(table.say("polo-pile-counts", special=special["count"], piles=view["piles"]))
    if special["known"]:
        bottom = ", ".join(contract.upper() for contract in special["known"])
        counts.append(f" ({table.say('polo-pile-bottom', list=bottom)})")
    return Group(_contract_row(table), counts)


def _contract_row(table: TableView) -> Table:
    """The contracts by their spaces; dim what has just been taken."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for position in range(1, len(table.view["row"]) + 1):
        number = Text.assemble(str(position), (table.mark("position", position), "bold"))
        is_taken = position in table.view["turn"]["taken"]
        grid.add_row(number, _offered(table, position), style="dim" if is_taken else "")
    return grid


def _offered(table: TableView, position: int) -> Text:
    """The contract on a space of the row, and what the space adds."""
    text = contract_text(table, table.view["row"][position - 1])
    extra = table.printed["contract_row"]["extra"][position - 1]
    return Text.assemble(text, (f"  {table.say('polo-or-as-many', n=extra)}" if extra else "", "dim"))


def _extra_actions(table: TableView) -> Flow:
    printed = table.printed["extra"]
    costs = {name: amounts(table, {"camels": printed[name]}) for name in ("reroll", "change", "black")}
    parts = [Text(f"{table.name('board', name)}: {cost}") for name, cost in costs.items()]
    parts[-1].append(f" ({table.say('polo-black-left', n=table.view['pool'])})")
    return Flow(parts)


def _journeys(table: TableView) -> Flow | None:
    """Where the figure that is asked for a step could go, and what the cheapest way costs."""
    found = []
    for way in table.view["journeys"]:
        cost = amounts(table, {"coins": way["coins"], "camels": way["camels"]})
        found.append(Text(f"{table.name('node', way['node'])} ({cost or 0})"))
    return Flow(found) if found else None


def _draft(table: TableView) -> Flow | None:
    names = [f"{table.name('character', one)}{table.mark('character', one)}" for one in table.view["draft"]]
    return Flow(Text(name) for name in names) if names else None


def _own_cards(table: TableView) -> Group | None:
    cards = [f"{card_text(table, card)}{table.mark('card', card)}" for card in table.view["own_cards"]]
    return Group(*(Text(card) for card in cards)) if cards else None


def _gifts(table: TableView) -> Flow | None:
    view = table.view
    if not view["new_characters"]:
        return None
    drawn = [Text(f"{table.name('gift', gift)}{table.mark('gift', gift)}") for gift in view["gifts"]["drawn"]]
    return Flow([*drawn, Text(f"({table.say('polo-gift-pile', n=view['gifts']['pile'])})", "dim")])


# --- players --------------------------------------------------------------------------------------------------------
def _in_short(table: TableView, player: dict[str, Any]) -> Table:
    """A participant in a line or two: name, money, dice left, places on the map."""
    text = table.who(player["who"])
    if player["character"] is not None:
        text = Text.assemble(text, f" ({table.name('character', player['character'])})")
    owned = {"coins": player["coins"], "camels": player["camels"], **player["goods"]}
    nodes = ", ".join(table.name("node", node) for node in player["figures"])
    parts = [
        Text(table.words.name("amount", "points", n=player["score"])),
        Text(amounts(table, owned)),
        _dice(table, player),
        Text(f"{table.say('polo-figure')}: {nodes}"),
    ]
    grid = Table.grid()
    me = player["who"] == table.view["seat"]
    grid.add_row("► " if me else "  ", Text.assemble(text, ": ", Text(" · ").join(part for part in parts if part)))
    return grid


def _dice(table: TableView, player: dict[str, Any]) -> Text:
    """The unused dice; those that are being placed are underlined. Before they are rolled there is nothing to say."""
    if not player["dice"]:
        return Text(table.say("polo-no-dice") if table.view["phase"] == "turns" else "")
    text = Text(f"{table.say('polo-dice')}:")
    picked = table.view["turn"]["picked"] if player["who"] == table.view["active"] else []
    for die, count in player["dice"].items():
        style = style_of(player["colour"]) if die.startswith("own") else "bold"
        has_value = die[-1].isdigit()
        shown = [table.name("die", die)] * count if has_value else [_counted(table.name("die", die), count)]
        for number, name in enumerate(shown):
            text.append(" ")
            text.append(name, f"{style} underline" if number < picked.count(die) else style)
        if player["who"] == table.view["seat"]:
            text.append(table.mark("die", die), "bold")
    return text


def _counted(name: str, count: int) -> str:
    return name if count == 1 else f"{count} × {name}"


def _papers(table: TableView, player: dict[str, Any]) -> Padding:
    """Contracts, posts, goal cards and gifts."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim")
    for title, content in (
        (table.name("zone", "contracts"), _active_contracts(table, player)),
        (table.say("polo-posts"), _posts(table, player)),
        (table.say("polo-goals"), _goals(table, player)),
        (table.say("polo-gifts"), _kept_gifts(table, player)),
    ):
        if content is not None:
            grid.add_row(capital(title), content)
    return Padding(grid, (0, 0, 0, 4))


def _active_contracts(table: TableView, player: dict[str, Any]) -> Group:
    lines = [
        Text.assemble(contract_text(table, contract), (table.mark("contract", contract), "bold"))
        for contract in player["contracts"]
    ]
    if player["completed"] or not lines:
        lines.append(Text(table.say("polo-completed", n=len(player["completed"]))))
    return Group(*lines)


def _posts(table: TableView, player: dict[str, Any]) -> Text:
    names = ", ".join(table.name("node", place) for place in player["posts"]) or NOBODY
    return Text(f"{names} {table.say('polo-stock', n=player['stock'])}")


def _goals(table: TableView, player: dict[str, Any]) -> Flow | None:
    """The goal cards that the seat may see; while they are chosen, all that were dealt."""
    cards = player["goals_dealt"] if table.view["phase"] == "goals" else player["goals"]
    if not cards:
        return None
    shown = [
        Text.assemble(goal_text(table, goal, player["posts"]), (table.mark("goal", goal), "bold")) for goal in cards
    ]
    return Flow(shown)


def _kept_gifts(table: TableView, player: dict[str, Any]) -> Flow | None:
    gifts = [Text(f"{table.name('gift', gift)}{table.mark('gift', gift)}") for gift in player["gifts"]]
    if player["keep_two"]:
        gifts.append(Text(table.say("polo-keep-two"), "dim"))
    return Flow(gifts) if gifts else None


# --- options --------------------------------------------------------------------------------------------------------
def detail(table: TableView, option: dict[str, Any]) -> Text:
    """The thing that the option points to."""
    if option["kind"] == "private":
        return Text(table.name("board", f"space-private-{option['n']}"))
    if option["kind"] in ("reroll", "change", "black"):
        return Text(amounts(table, {"camels": table.printed["extra"][option["kind"]]}), "dim")
    if option["kind"] == "purse":
        return _space_detail(table, "purse")
    for argument, describe in _DETAILS.items():
        if argument in option:
            return describe(table, option[argument])
    return Text()


def _space_detail(table: TableView, space: str) -> Text:
    return Text("  ").join([Text(_printed_on(table, space), "dim"), *filter(None, [_lying(table, space)])])


def _card_detail(table: TableView, card: str) -> Text:
    cities = [one["city"] for one in table.view["cards"].values() if one["card"] == card]
    return Text.assemble(*(f"{table.name('node', city)}: " for city in cities), card_text(table, card))


_DETAILS: Final[dict[str, Callable[[TableView, Any], Text]]] = {
    "space": _space_detail,
    "card": _card_detail,
    "contract": contract_text,
    "position": _offered,
    "node": place_text,
    "place": place_text,
    "token": province_text,
    "gift": lambda table, gift: Text(table.name("gift", f"{gift}-text")),
    "character": lambda table, character: Text(table.name("character", f"{character}-power")),
    "goal": lambda table, goal: Text(amounts(table, {"points": table.printed["goal"][goal]["points"]})),
}
