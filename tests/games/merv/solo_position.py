"""Positions of the solo game: you are red, the high courtier is blue, the magistrate is yellow and begins.

table = solo_position(solo_deck="library palace", city={"r5c5": "library-teal"})
changed = magistrate_turn(table)
assert changed["yellow.scrolls"] == 1
"""

from __future__ import annotations

from typing import Any

from caravansary.core.chance import ScriptedChance
from caravansary.core.frames import frame
from caravansary.games.merv import frames
from caravansary.games.merv.engine import ENGINE
from caravansary.games.merv.pieces import BOARD_ACTIONS
from tests.games.merv.position import IN_SUPPLY, MAGISTRATE, Table, Things, action_name, check_supplies, merv_position

SHOWN = (
    *("year", "round", "camel_market", "walls", "wall_supply", "supply", "caravan", "contracts", "city_camels"),
    *("path_camels", "routes", "camels_out", "ransom_cubes", "solo"),
)
ROUNDS = [1, 2, 3, 4]
EVERY_CARD = "caravansary palace library marketplace mosque wall"
NO_SERVANTS: Things = {"servants": 0}  # his palace action changes nothing then
Buildings = dict[tuple[int, int], str]  # owners by slot and distance from it


def solo_position(*, order: str = "yellow red blue", **things: Any) -> Table:
    """A solo table with the magistrate first in the order; red is asked."""
    return merv_position(players=1, order=order, **things)


def cells_from(round: int, sites: dict[tuple[int, int], str]) -> dict[str, str]:
    """The city of a position, each place given by its slot on the side of the round and the distance from there."""
    found: dict[str, str] = {}
    for (slot, distance), text in sites.items():
        row, column = {
            1: (distance, slot),
            2: (slot, 6 - distance),
            3: (6 - distance, 6 - slot),
            4: (6 - slot, distance),
        }[round]
        found[f"r{row}c{column}"] = text
    return found


def cell_from(round: int, slot: int, distance: int) -> str:
    return next(iter(cells_from(round, {(slot, distance): ""})))


def built(sites: Buildings, owners: Buildings) -> Buildings:
    """Sites with owners on some of them, and owners on other sites."""
    places = sites | owners
    return {place: f"{sites.get(place, '')} {owners.get(place, '')}" for place in places}


# --- the magistrate's turn --------------------------------------------------------------------------------------------
def magistrate_turn(table: Table) -> dict[str, Any]:
    """He takes his turn; gives everything that is not what it was."""
    return turn_of(table, MAGISTRATE)


def turn_of(table: Table, colour: str) -> dict[str, Any]:
    """It is the turn of an automatic opponent (or of red); play on to the next choice and give what has changed."""
    before = facts(table)
    s = table.state
    s.stack = [frame(frames.FLOW, 0)]
    s.turn = s.order.index(table.who(colour))
    s.events = table.events
    ENGINE.advance(s)
    s.events = None
    check_supplies(s)
    return changes(table, before)


def about_to(
    board: str, n: int = 1, *, others: str | None = None, city: dict[str, str] | None = None, **things: Any
) -> Table:
    """Round 1, the magistrate will draw this card, build on r5c5 (slot 5) and act n times.

    The rest of column 5 is built by `others`, from r1c5 on: n - 1 buildings of his own if nothing is said. The other
    three sites of the type are the human's, in row 3, so that nothing in the city leads him elsewhere.
    """
    owners = others.split() if others is not None else [MAGISTRATE] * (n - 1)
    sites = [f"{other}-tan" for other in BOARD_ACTIONS if other != board]
    line = {f"r{row}c5": sites[row - 1] for row in range(1, 5)} | {"r5c5": f"{board}-purple"}
    for row, owner in enumerate(owners, 1):
        line[f"r{row}c5"] += f" {owner}"
    line |= {"r3c1": f"{board}-tan red", "r3c2": f"{board}-teal red", "r3c4": f"{board}-orange red"}
    deck = " ".join([board, *(other for other in BOARD_ACTIONS if other != board)])
    return solo_position(city=line | (city or {}), **({"solo_deck": deck} | things))


def act(table: Table) -> dict[str, Any]:
    """The magistrate's turn of `about_to`: what has changed beside card, slot and building."""
    changed = magistrate_turn(table)
    assert changed.pop("slots.5") == MAGISTRATE
    assert changed["r5c5"] in (MAGISTRATE, f"{MAGISTRATE} !{MAGISTRATE}")
    if changed["r5c5"] == MAGISTRATE:
        del changed["r5c5"]
    for expected in ("yellow.buildings", "solo.deck"):
        changed.pop(expected)
    changed.pop("solo.open", None)
    return changed


def is_used_up(table: Table) -> bool:
    """Whether every number of the script was drawn."""
    chance = table.state.chance
    assert isinstance(chance, ScriptedChance)
    return chance.script == []


def deal(table: Table, *parts: str, as_dealt: bool = False) -> None:
    """The solo deck in known parts, the top one first; with `as_dealt` the last part lies as it did at setup."""
    s = table.state
    cards = [BOARD_ACTIONS.index(word) for part in parts for word in part.split()]
    sizes = [len(part.split()) for part in parts][::-1]
    s.solo_deck = cards[::-1]
    s.solo_fresh = sizes.pop(0) if as_dealt else 0
    s.solo_blocks = sizes


# --- looking ----------------------------------------------------------------------------------------------------------
def facts(table: Table) -> dict[str, Any]:
    """Everything that lies on the table, by its place: {"r1c1": "blue !yellow", "yellow.points.pairs": 3}."""
    view = table.state.view(None)
    names = {player["who"]: player["colour"] for player in view["players"]}
    found: dict[str, Any] = {"order": " ".join(names[who] for who in view["order"])}
    for number, who in enumerate(view["slots"], 1):
        found[f"slots.{number}"] = names.get(who)
    for cell, things in view["city"].items():
        words = [names[things["owner"]]] if things["owner"] is not None else []
        words += [f"!{names[things['soldier']]}"] if things["soldier"] is not None else []
        words += [f"+{things['upgrade']}"] if things["upgrade"] is not None else []
        found[cell] = " ".join(words)
    for player in view["players"]:
        add_facts(player["colour"], player, found)
    for place in SHOWN:
        add_facts(place, view[place], found)
    found["caravan.queue"] = table.queue
    found["solo.deck"] = " | ".join(" ".join(part) for part in view["solo"]["deck"])
    told_by_others = (".score", "caravan.camels", "caravan.deck_holds.", *IN_SUPPLY)
    return {place: thing for place, thing in found.items() if not any(part in place for part in told_by_others)}


def add_facts(place: str, thing: Any, found: dict[str, Any]) -> None:
    if isinstance(thing, dict):
        for key, value in thing.items():
            add_facts(f"{place}.{key}", value, found)
    else:
        found[place] = " ".join(map(str, thing)) if isinstance(thing, list) else thing


def changes(table: Table, before: dict[str, Any]) -> dict[str, Any]:
    """The facts that are not what they were."""
    return {place: now for place, now in facts(table).items() if now != before.get(place)}


def log(table: Table) -> list[str]:
    """The kinds of the events of the story so far."""
    return [kind for kind, _, _ in story(table)]


def story(table: Table) -> list[tuple[str, str, dict[str, Any]]]:
    """What was told of the magistrate, and what cards were turned up: kind, rule and arguments."""
    return [
        (event.kind, event.rule, event.args)
        for event in table.events
        if event.who == table.who(MAGISTRATE) or event.kind == "cards_revealed"
    ]


def refused(table: Table) -> dict[str, tuple[str, str, dict[str, Any]]]:
    """The refused siblings of the decision with code, rule and arguments."""
    return {
        action_name(refusal.action): (refusal.code.removeprefix("merv."), refusal.rule, refusal.args)
        for refusal in table.state.decision().refused
    }


def solo_cards(table: Table) -> dict[str, str]:
    """Where the magistrate's cards are; the deck from its top."""
    s = table.state
    return {
        "deck": " ".join(BOARD_ACTIONS[card] for card in reversed(s.solo_deck)),
        "open": BOARD_ACTIONS[s.solo_open] if s.solo_open >= 0 else "",
        "discard": " ".join(BOARD_ACTIONS[card] for card in s.solo_discard),
    }
