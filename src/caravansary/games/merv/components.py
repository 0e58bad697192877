"""Components: every printed value of the game, read once from `components.toml` or from an edition of it.

`standard()` gives ours, `load_edition` those of a file that changes some of them, `with_overrides` those of a saved
game. Whatever is read is checked here, so that no edition can bring the rules into a position they do not know; a
mistake is a `ComponentError` that says which file, which key, what was expected and what was found. The numbers of
things (colours, nodes, contracts, boons) are in `pieces.py` and never change.
"""

from __future__ import annotations

import copy
import functools
import hashlib
import importlib.resources
import itertools
import json
import os
import tomllib
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, final

from caravansary.core.errors import ComponentError
from caravansary.games.merv import pieces

STANDARD: Final = "standard"
STANDARD_FILE: Final = "components.toml"
EDITION: Final = "edition"  # where a value comes from that an edition gives without saying more
PROVENANCES: Final = ("rulebook", "derived", "public", "reconstructed", EDITION)
LARGEST_FILE: Final = 200_000  # bytes; ours has 14,000
LONGEST_NAME: Final = 60
LONGEST_TRACK: Final = 40

CUBES: Final = pieces.COLOURS[:4]  # white is never printed as a cost

KeyPath = tuple[str, ...]  # ("contract", "k2f-1", "points")
Values = dict[KeyPath, list[int]]


def _error(source: str, path: KeyPath, problem: str) -> ComponentError:
    where = f"{source}, {' '.join(path)}" if path else source
    return ComponentError(f"{where}: {problem}")


def _shown(raw: object) -> str:
    """What was found, short enough for a message."""
    try:
        text = repr(raw)
    except (ValueError, RecursionError):  # Python refuses to write out a number of thousands of digits
        return "something too long to show"
    return text if len(text) <= 60 else f"{text[:57]}..."


# --- what may stand at a key ----------------------------------------------------------------------------------------


@final
class Printed:
    """One printed value: what may stand there, in words and as a reading (None: it may not), and if it is fixed."""

    __slots__ = ("expected", "fixed", "read")

    def __init__(self, expected: str, read: Callable[[object], list[int] | None], fixed: bool = False) -> None:
        self.expected = expected
        self.read = read
        self.fixed = fixed


def _number(raw: object, low: int, high: int) -> list[int] | None:
    if isinstance(raw, int) and not isinstance(raw, bool) and low <= raw <= high:
        return [int(raw)]
    return None


def _numbers(raws: Iterable[object], low: int, high: int) -> list[int] | None:
    found: list[int] = []
    for raw in raws:
        one = _number(raw, low, high)
        if one is None:
            return None
        found += one
    return found


def _number_from(low: int, high: int) -> Printed:
    return Printed(f"{low} to {high}", lambda raw: _number(raw, low, high))


def _fixed(printed: Printed) -> Printed:
    return Printed(printed.expected, printed.read, fixed=True)


def _one_of(names: Sequence[str], numbered: Sequence[str]) -> Printed:
    """A name among `names`, read as its number in the canonical order."""

    def read(raw: object) -> list[int] | None:
        return [list(numbered).index(raw)] if isinstance(raw, str) and raw in names else None

    return Printed(" or ".join(filter(None, (", ".join(names[:-1]), names[-1]))), read)


def _different(count: int, names: Sequence[str]) -> Printed:
    """A list of so many different names, read as their numbers."""

    def read(raw: object) -> list[int] | None:
        if not isinstance(raw, list) or not all(isinstance(name, str) and name in names for name in raw):
            return None
        return [list(names).index(name) for name in raw] if len(set(raw)) == len(raw) == count else None

    return Printed(f"a list of {count} different names out of {', '.join(names)}", read)


def _steps(row: list[int]) -> list[int]:
    return [after - before for before, after in itertools.pairwise(row)]


ORDERS: Final[dict[str, Callable[[list[int]], bool]]] = {
    "": lambda row: True,
    ", none smaller than the one before": lambda row: min(_steps(row)) >= 0,
    ", each larger than the one before": lambda row: min(_steps(row), default=1) > 0,
    # the larger set is then always the better one (MERV-END-2)
    ", each adding at least as much as the one before": lambda row: min(_steps([0, *_steps([0, *row])])) >= 0,
}


def _row(count: int, low: int, high: int, order: str = "") -> Printed:
    """A list of so many numbers in a given order."""

    def read(raw: object) -> list[int] | None:
        row = _numbers(raw, low, high) if isinstance(raw, list) and len(raw) == count else None
        return row if row is not None and ORDERS[order](row) else None

    return Printed(f"a list of {count} numbers from {low} to {high}{order}", read)


def _cost(low: int, high: int) -> Printed:
    """Cubes by colour, read as four numbers."""

    def read(raw: object) -> list[int] | None:
        if not isinstance(raw, dict) or any(colour not in CUBES for colour in raw):
            return None
        cubes = _numbers((raw.get(colour, 0) for colour in CUBES), 0, high)
        return cubes if cubes is not None and low <= sum(cubes) <= high else None

    return Printed(f"{low} to {high} cubes by colour, such as {{ tan = 1, teal = 1 }}", read)


def _space_points() -> Printed:
    """Points on some spaces of a track, read as space, points, space, points, ..."""
    spaces = {str(space): space for space in range(1, LONGEST_TRACK + 1)}

    def read(raw: object) -> list[int] | None:
        if not isinstance(raw, dict) or any(space not in spaces for space in raw):
            return None
        if _numbers(raw.values(), 0, 20) is None:
            return None
        return list(itertools.chain.from_iterable(sorted((spaces[space], points) for space, points in raw.items())))

    return Printed("0 to 20 points by space, such as { 4 = 1, 7 = 2 }", read)


def _some_spaces() -> Printed:
    def read(raw: object) -> list[int] | None:
        row = _numbers(raw, 1, LONGEST_TRACK) if isinstance(raw, list) else None
        return row if row is not None and ORDERS[", each larger than the one before"](row) else None

    return Printed("a list of spaces from 1 on, each larger than the one before", read)


# --- the keys -------------------------------------------------------------------------------------------------------


def _keys(group: str, **keys: Printed) -> dict[KeyPath, Printed]:
    """The keys of a group without entries."""
    return {(group, key): printed for key, printed in keys.items()}


def _entries(group: str, entries: Sequence[str], **keys: Printed) -> dict[KeyPath, Printed]:
    """The keys of a group of entries, each with the same keys."""
    return {(group, entry, key): printed for entry in entries for key, printed in keys.items()}


NODE_BOONS: Final = ("favour", "soldier", "white_upgrade", "bonus_upgrade", "courtier", "wall")
PAIR_BOONS: Final = ("white_cube", "soldier", "favour", "white_upgrade")
SLOT_BOONS: Final = ("scroll", "card", "favour", "white_cube", "rare_good", "mosque_step", "soldier")
PATHS: Final = ("start-1", "start-2", "start-3", "start-4")
MARKET_SIDES: Final = ("side-a", "side-b")


def _node_boon(node: str) -> Printed:
    """The ends and the scoring tile have their place in the rules; the others may change places."""
    of_the_rules = {"m1": "camel", "m5": "scoring_tile", "m10": "nothing"}.get(node.partition("-")[0])
    return _fixed(_one_of((of_the_rules,), pieces.BOONS)) if of_the_rules else _one_of(NODE_BOONS, pieces.BOONS)


def _pieces_and_tracks() -> dict[KeyPath, Printed]:
    count = _fixed(_number_from(1, 99))
    points = _number_from(0, 20)
    return {
        **_keys("cubes", **dict.fromkeys(pieces.COLOURS, count)),
        **_keys("supply", scrolls=count, common=count, rare=count, white_upgrades=count),
        **_keys("supply", camels=_fixed(_number_from(8, 99))),
        **_keys("participant", buildings=count, servants=count, discs=count),
        **_keys("bonus_upgrades", **dict.fromkeys(CUBES, _number_from(0, 4))),
        **_keys("influence", last=_number_from(10, LONGEST_TRACK), points=_space_points(), favour=_some_spaces()),
        **_keys("influence", spices=_row(3, 1, LONGEST_TRACK, ", none smaller than the one before")),
        **_keys("influence", contracts=_row(3, 0, LONGEST_TRACK, ", none smaller than the one before")),
        **_keys("favour", last=_number_from(5, LONGEST_TRACK), points=_space_points()),
        **_keys("scoring", building_points=points, tile_points=points, completed_mosque_points=points),
        **_keys("scoring", tile_actions=_different(len(pieces.SCORING_TILES), pieces.BOARD_ACTIONS)),
        **_keys("scoring", completed_mosque_action=_one_of(pieces.BOARD_ACTIONS, pieces.BOARD_ACTIONS)),
    }


def _places() -> dict[KeyPath, Printed]:
    colour = _one_of(CUBES, pieces.COLOURS)
    few = _number_from(0, 5)
    slot_boon = _one_of(SLOT_BOONS, pieces.BOONS)
    walls = {"colour": _fixed(colour), "cost": _number_from(1, 5), "copies": _number_from(0, len(pieces.SEGMENT_SLOTS))}
    return {
        **_entries("wall", pieces.WALL_PIECES, **walls),
        **_entries("palace", pieces.HALLS, colour=colour, capacity=_number_from(1, 6), points=few, favour=few),
        **_keys("library", most=_number_from(1, 4)),
        **_keys("breakthrough", scrolls=_row(4, 1, 16, ", each larger than the one before")),
        **_keys("breakthrough", points=_number_from(1, 20)),
        **_keys("breakthrough", **dict.fromkeys(pieces.BREAKTHROUGHS, _fixed(_one_of(pieces.BOONS, pieces.BOONS)))),
        **_keys("marketplace", **dict.fromkeys(pieces.CITIES, _cost(1, 3))),
        **{("mosque", node, "boon"): _node_boon(node) for node in pieces.NODES},
        **_entries("mosque", pieces.NODES, points=_number_from(0, 20)),
        **_keys("mosque_cost", **dict.fromkeys((*PATHS, *pieces.NODES[: pieces.LAST_NODE]), _cost(1, 3))),
        **_entries("camel_market", MARKET_SIDES, **dict.fromkeys(pieces.MARKET_SLOTS, slot_boon)),
    }


def _cards() -> dict[KeyPath, Printed]:
    asked = _number_from(0, 6)
    of_any_kind = _number_from(0, 3)
    points = _number_from(0, 20)
    return {
        **_entries("contract", pieces.CONTRACTS, level=_fixed(_number_from(1, 3)), points=_number_from(1, 30)),
        **_entries("contract", pieces.CONTRACTS, cube=_one_of((*CUBES, "any"), (*pieces.COLOURS, "any"))),
        **_entries("contract", pieces.CONTRACTS, scrolls=asked, common=asked, rare=asked, any=of_any_kind),
        **_entries("contract", pieces.CONTRACTS, bonus=_fixed(_one_of(("favour", "soldier"), pieces.BOONS))),
        **_keys("caravan", camels=_row(len(pieces.PLAYER_COLOURS), 0, pieces.QUEUE_LENGTH)),
        **_keys("caravan", sets=_row(len(pieces.SPICES), 0, 60, ", each adding at least as much as the one before")),
        **_entries("spice", pieces.SPICES, cards=_fixed(_number_from(1, 99)), pair=_one_of(PAIR_BOONS, pieces.BOONS)),
        **_keys("solo", pair_points=points, upgrade_points=points, breakthrough_points=points),
        **_keys("solo", overflow_points=points, white_points=points, courtiers=_row(6, 0, 3)),
    }


PRINTED: Final[dict[KeyPath, Printed]] = {**_pieces_and_tracks(), **_places(), **_cards()}
TABLES: Final = frozenset(path[:end] for path in PRINTED for end in range(1, len(path)))


# --- reading a file -------------------------------------------------------------------------------------------------


def _read_file(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except FileNotFoundError as problem:
        raise _error(path, (), "file not found") from problem
    except (OSError, ValueError) as problem:  # a folder, no permission; a name that cannot be one
        raise _error(path, (), f"cannot be read: {getattr(problem, 'strerror', None) or problem}") from problem
    if len(content) > LARGEST_FILE:
        raise _error(path, (), f"must be at most {LARGEST_FILE} bytes long")
    return content


def _parse(source: str, content: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as problem:
        raise _error(source, (), f"must be UTF-8 text, got byte {content[problem.start]:#x}") from problem
    except RecursionError as problem:
        raise _error(source, (), "must be TOML, got lists or tables nested too deeply") from problem
    except ValueError as problem:
        raise _error(source, (), f"must be TOML: {problem}") from problem


@final
class _Sheet:
    """What a file gives: for each key the value as it stands there, as it is read, and its provenance."""

    __slots__ = ("fixed", "found", "provenance", "source", "values")

    def __init__(self, source: str, tree: object, provenance: str, fixed: dict[KeyPath, object]) -> None:
        self.source = source
        self.fixed = fixed
        self.found: dict[KeyPath, object] = {}
        self.values: Values = {}
        self.provenance: dict[KeyPath, str] = {}
        self.add_table((), tree, provenance, {})

    def add_table(self, path: KeyPath, table: object, provenance: str, provenance_of: dict[str, str]) -> None:
        """Add every value of the table; what it says about its provenance goes before what was said above it."""
        if not isinstance(table, dict):
            raise _error(self.source, path, f"must be a table, got {_shown(table)}")
        if "provenance" in table:
            provenance, provenance_of = self.checked_provenance(path, table["provenance"]), {}
        if path and "provenance_of" in table:
            provenance_of = {**provenance_of, **self.provenance_by_key(path, table["provenance_of"])}
        for key, found in table.items():
            inner = (*path, key)
            if inner in PRINTED:
                self.add_value(inner, found, provenance_of.get(key, provenance))
            elif inner in TABLES:
                self.add_table(inner, found, provenance, provenance_of)
            elif key != "provenance" and not (path and key == "provenance_of"):
                raise self.unknown(path, key, [at[len(path)] for at in PRINTED if at[: len(path)] == path])

    def add_value(self, path: KeyPath, found: object, provenance: str) -> None:
        printed = PRINTED[path]
        if printed.fixed and found != self.fixed.get(path, found):
            problem = f"is fixed at {_shown(self.fixed[path])}, an edition cannot change it, got {_shown(found)}"
            raise _error(self.source, path[:-1], f"{path[-1]} {problem}")
        value = printed.read(found)
        if value is None:
            raise _error(self.source, path[:-1], f"{path[-1]} must be {printed.expected}, got {_shown(found)}")
        if not provenance:
            raise _error(self.source, path[:-1], f"key provenance is missing for {path[-1]}")
        self.found[path] = found
        self.values[path] = value
        self.provenance[path] = provenance

    def checked_provenance(self, path: KeyPath, found: object) -> str:
        if not isinstance(found, str) or found not in PROVENANCES:
            raise _error(self.source, path, f"provenance must be one of {', '.join(PROVENANCES)}, got {_shown(found)}")
        return found

    def provenance_by_key(self, path: KeyPath, found: object) -> dict[str, str]:
        if not isinstance(found, dict):
            raise _error(self.source, path, f"provenance_of must be a table, got {_shown(found)}")
        known = [at[-1] for at in PRINTED if at[: len(path)] == path]
        here = (*path, "provenance_of")
        for key in found:
            if key not in known:
                raise self.unknown(here, key, known)
        return {key: self.checked_provenance(here, word) for key, word in found.items()}

    def unknown(self, path: KeyPath, key: object, known: list[str]) -> ComponentError:
        names = ", ".join(dict.fromkeys(known))
        return _error(self.source, path, f"unknown key {_shown(key)}, expected one of {names}")


# --- what must fit together -----------------------------------------------------------------------------------------


def _check_tracks(source: str, values: Values) -> None:
    """What is printed on a track is printed on its spaces."""
    influence = [("influence", key) for key in ("points", "favour", "spices", "contracts")]
    for track, key in (*influence, ("favour", "points")):
        spaces = values[track, key][::2] if key == "points" else values[track, key]
        last, furthest = values[track, "last"][0], max(spaces, default=0)
        if furthest > last:
            raise _error(source, (track,), f"{key} must lie on spaces up to the last, {last}, got space {furthest}")


def _check_pieces(source: str, values: Values) -> None:
    """The numbers of upgrades, segments and gates do not change, nor are there more camels than there are."""
    upgrades = [values["bonus_upgrades", colour][0] for colour in CUBES]
    copies = _column(values, "wall", pieces.WALL_PIECES, "copies")
    for group, what, found, expected in (
        ("bonus_upgrades", "the upgrades", upgrades, len(pieces.PLAYER_COLOURS)),
        ("wall", "the copies of segments", copies[: pieces.FIRST_GATE], len(pieces.SEGMENT_SLOTS)),
        ("wall", "the copies of gates", copies[pieces.FIRST_GATE :], len(pieces.GATE_SLOTS)),
    ):
        if sum(found) != expected:
            raise _error(source, (group,), f"{what} must be {expected} in all, got {sum(found)}")
    left = values["supply", "camels"][0] - pieces.INNER - len(PATHS)
    most = max(values["caravan", "camels"])
    if most > left:
        raise _error(source, ("caravan",), f"camels must be at most {left}, the others have their places, got {most}")


def _check_stack(source: str, values: Values, stack: str) -> None:
    """A stack has one level and one bonus and is sorted by points, highest on top (MERV-SETUP-12)."""
    cards = [card for card in pieces.CONTRACTS if card.startswith(stack)]
    for above, card in itertools.pairwise(cards):
        more, points = (values["contract", one, "points"][0] for one in (above, card))
        if points >= more:
            raise _error(source, ("contract", card), f"points must be less than the {more} of {above}, got {points}")
        for key in ("level", "bonus"):
            if values["contract", above, key] != values["contract", card, key]:
                raise _error(source, ("contract", card), f"{key} must be that of {above}")


def _check_contracts(source: str, values: Values) -> None:
    for card in pieces.CONTRACTS:
        if not any(values["contract", card, key][0] for key in ("scrolls", "common", "rare", "any")):
            raise _error(source, ("contract", card), "must ask for a scroll or a good at least, got none")


def _check(source: str, values: Values) -> None:
    _check_tracks(source, values)
    _check_pieces(source, values)
    _check_contracts(source, values)
    for stack in pieces.CONTRACT_STACKS:
        _check_stack(source, values, stack)


# --- the components -------------------------------------------------------------------------------------------------


@final
class Components:
    """The printed values of a game as numbers, in the canonical order of `pieces.py`. Nobody changes them."""

    __slots__ = (
        *("name", "overrides", "digest", "provenance"),
        *("cubes", "scrolls", "common", "rare", "white_upgrades", "bonus_upgrades", "camels"),
        *("buildings", "servants", "discs"),
        *("influence_last", "influence_points", "influence_favour", "spice_limit", "contract_influence"),
        *("favour_last", "favour_points"),
        *("wall_cost", "wall_colour", "wall_copies"),
        *("hall_colour", "hall_capacity", "hall_points", "hall_favour"),
        *("city_cost", "start_cost", "edge_cost", "node_points", "node_boon"),
        *("library_most", "tile_scrolls", "tile_boon", "tile_points"),
        *("scoring_tile_points", "scoring_tile_action"),
        *("building_points", "completed_mosque_points", "completed_mosque_action"),
        *("contract_level", "contract_points", "contract_cube", "contract_scrolls"),
        *("contract_common", "contract_rare", "contract_any", "contract_boon"),
        *("camels_on_cards", "card_copies", "pair_boon", "set_points", "market_boon"),
        *("solo_pair_points", "solo_upgrade_points", "solo_breakthrough_points"),
        *("solo_overflow_points", "solo_white_points", "solo_courtiers"),
    )

    def __init__(self, name: str, overrides: dict[str, Any], values: Values, provenance: dict[KeyPath, str]) -> None:
        self.name = name
        self.overrides = overrides
        self.digest = _digest(values)
        self.provenance = {".".join(path): word for path, word in provenance.items()}
        self._take_pieces(values)
        self._take_tracks(values)
        self._take_places(values)
        self._take_mosque(values)
        self._take_scoring(values)
        self._take_cards(values)

    def _take_pieces(self, values: Values) -> None:
        self.cubes = [values["cubes", colour][0] for colour in pieces.COLOURS]
        self.scrolls = values["supply", "scrolls"][0]
        self.common = values["supply", "common"][0]
        self.rare = values["supply", "rare"][0]
        self.white_upgrades = values["supply", "white_upgrades"][0]
        self.camels = values["supply", "camels"][0]
        self.bonus_upgrades = [values["bonus_upgrades", colour][0] for colour in CUBES]
        self.buildings = values["participant", "buildings"][0]
        self.servants = values["participant", "servants"][0]
        self.discs = values["participant", "discs"][0]

    def _take_tracks(self, values: Values) -> None:
        self.influence_last = values["influence", "last"][0]
        spaces = range(self.influence_last + 1)
        self.influence_points = _points_by_space(values["influence", "points"], self.influence_last)
        self.influence_favour = [int(space in values["influence", "favour"]) for space in spaces]
        more_spices = values["influence", "spices"]
        self.spice_limit = [1 + sum(space >= start for start in more_spices) for space in spaces]
        self.contract_influence = list(values["influence", "contracts"])
        self.favour_last = values["favour", "last"][0]
        self.favour_points = _points_by_space(values["favour", "points"], self.favour_last)

    def _take_places(self, values: Values) -> None:
        self.wall_cost = _column(values, "wall", pieces.WALL_PIECES, "cost")
        self.wall_colour = _column(values, "wall", pieces.WALL_PIECES, "colour")
        self.wall_copies = _column(values, "wall", pieces.WALL_PIECES, "copies")
        self.hall_colour = _column(values, "palace", pieces.HALLS, "colour")
        self.hall_capacity = _column(values, "palace", pieces.HALLS, "capacity")
        self.hall_points = _column(values, "palace", pieces.HALLS, "points")
        self.hall_favour = _column(values, "palace", pieces.HALLS, "favour")
        self.city_cost = [list(values["marketplace", city]) for city in pieces.CITIES]
        slots = pieces.MARKET_SLOTS
        self.market_boon = [[values["camel_market", side, slot][0] for slot in slots] for side in MARKET_SIDES]

    def _take_mosque(self, values: Values) -> None:
        self.start_cost = [list(values["mosque_cost", path]) for path in PATHS]
        self.edge_cost = [list(values["mosque_cost", node]) for node in pieces.NODES[: pieces.LAST_NODE]]
        self.edge_cost.append([0] * len(CUBES))  # no edge leaves the last node
        self.node_points = _column(values, "mosque", pieces.NODES, "points")
        self.node_boon = _column(values, "mosque", pieces.NODES, "boon")

    def _take_scoring(self, values: Values) -> None:
        self.building_points = values["scoring", "building_points"][0]
        self.scoring_tile_points = values["scoring", "tile_points"][0]
        self.scoring_tile_action = list(values["scoring", "tile_actions"])
        self.completed_mosque_points = values["scoring", "completed_mosque_points"][0]
        self.completed_mosque_action = values["scoring", "completed_mosque_action"][0]

    def _take_cards(self, values: Values) -> None:
        self.library_most = values["library", "most"][0]
        self.tile_scrolls = list(values["breakthrough", "scrolls"])
        self.tile_boon = [values["breakthrough", tile][0] for tile in pieces.BREAKTHROUGHS]
        points = values["breakthrough", "points"][0]
        self.tile_points = [points if boon == pieces.GAIN_POINTS else 0 for boon in self.tile_boon]
        self.contract_level = [level - 1 for level in _column(values, "contract", pieces.CONTRACTS, "level")]
        self.contract_points = _column(values, "contract", pieces.CONTRACTS, "points")
        self.contract_cube = _column(values, "contract", pieces.CONTRACTS, "cube")
        self.contract_scrolls = _column(values, "contract", pieces.CONTRACTS, "scrolls")
        self.contract_common = _column(values, "contract", pieces.CONTRACTS, "common")
        self.contract_rare = _column(values, "contract", pieces.CONTRACTS, "rare")
        self.contract_any = _column(values, "contract", pieces.CONTRACTS, "any")
        self.contract_boon = _column(values, "contract", pieces.CONTRACTS, "bonus")
        self.camels_on_cards = [0, *values["caravan", "camels"]]
        self.card_copies = _column(values, "spice", pieces.SPICES, "cards")
        self.pair_boon = _column(values, "spice", pieces.SPICES, "pair")
        self.set_points = [0, *values["caravan", "sets"]]
        self.solo_pair_points = values["solo", "pair_points"][0]
        self.solo_upgrade_points = values["solo", "upgrade_points"][0]
        self.solo_breakthrough_points = values["solo", "breakthrough_points"][0]
        self.solo_overflow_points = values["solo", "overflow_points"][0]
        self.solo_white_points = values["solo", "white_points"][0]
        self.solo_courtiers = [0, *values["solo", "courtiers"]]

    def provenance_summary(self) -> dict[str, int]:
        """How many values come from where."""
        words = list(self.provenance.values())
        return {word: words.count(word) for word in PROVENANCES if word in words}

    def __repr__(self) -> str:
        return f"Components({self.name!r}, digest={self.digest!r})"

    def __reduce__(self) -> tuple[Callable[..., Components], tuple[Any, ...]]:
        return with_overrides, (self.name, self.overrides)


def _column(values: Values, group: str, entries: Sequence[str], key: str) -> list[int]:
    return [values[group, entry, key][0] for entry in entries]


def _points_by_space(pairs: list[int], last: int) -> list[int]:
    points = [0] * (last + 1)
    for space, gain in zip(pairs[::2], pairs[1::2], strict=True):
        points[space] = gain
    return points


def _digest(values: Values) -> str:
    """A short hash over all values; names and provenance do not count."""
    text = json.dumps(sorted((" ".join(path), value) for path, value in values.items()))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


# --- standard and editions ------------------------------------------------------------------------------------------


def _whole_sheet(content: bytes) -> _Sheet:
    """The file that has to give every value."""
    sheet = _Sheet(STANDARD_FILE, _parse(STANDARD_FILE, content), "", {})
    for path, printed in PRINTED.items():
        if path not in sheet.values:
            raise _error(STANDARD_FILE, path[:-1], f"key {path[-1]} is missing, expected {printed.expected}")
    _check(STANDARD_FILE, sheet.values)
    return sheet


@functools.cache
def _standard_sheet() -> _Sheet:
    return _whole_sheet(importlib.resources.files("caravansary.games.merv").joinpath(STANDARD_FILE).read_bytes())


@functools.cache
def standard() -> Components:
    """The components as we know them."""
    sheet = _standard_sheet()
    return Components(STANDARD, {}, sheet.values, sheet.provenance)


def load_edition(path: str | os.PathLike[str]) -> Components:
    """The components of an edition file: ours, and what it changes."""
    source = os.fspath(path)
    return read_edition(_read_file(source), source)


def read_edition(content: bytes, source: str) -> Components:
    """The components of an edition file's content; mistakes are told with the name of the source."""
    tree = _parse(source, content)
    if "name" not in tree:
        raise _error(source, (), 'key name is missing, expected a name such as name = "my merv"')
    return _edition(source, tree.pop("name"), tree)


def with_overrides(name: object, overrides: object) -> Components:
    """The components of a saved game: its edition's name and what that edition changes, neither of them checked yet."""
    if name == STANDARD and overrides == {}:
        return standard()
    return _edition(f"edition {_shown(name)}", name, overrides)


def _edition(source: str, name: object, tree: object) -> Components:
    if not isinstance(tree, dict):
        raise _error(source, (), f"must be a table, got {_shown(tree)}")
    title = _checked_name(source, name)
    ours = _standard_sheet()
    theirs = _Sheet(source, tree, EDITION, ours.found)
    values = {**ours.values, **theirs.values}
    _check(source, values)
    return Components(title, copy.deepcopy(tree), values, {**ours.provenance, **theirs.provenance})


def _checked_name(source: str, name: object) -> str:
    fits = isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable() and name.strip() == name
    if not isinstance(name, str) or not fits or name == STANDARD:
        expected = f"1 to {LONGEST_NAME} characters on one line, and not {STANDARD!r}"
        raise _error(source, (), f"name must be {expected}, got {_shown(name)}")
    return name
