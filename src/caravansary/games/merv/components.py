"""Components: every printed value of the game, read once from `components.toml` or from an edition of it.

`standard()` gives ours, `load_edition` those of a file that changes some of them, `with_overrides` those of a saved
game. Whatever is read is checked here, so that no edition can bring the rules into a position they do not know; a
mistake is a `ComponentError` that says which file, which key, what was expected and what was found. The numbers of
things (colours, nodes, contracts, boons) are in `pieces.py` and never change.
"""

from __future__ import annotations

import itertools
from typing import Any, Final, final

from caravansary.core.components import (
    ORDERS,
    Editions,
    KeyPath,
    Printed,
    PrintedComponents,
    Values,
    amounts,
    column,
    component_error,
    different,
    entries_of,
    fixed,
    keys_of,
    number_from,
    numbers,
    one_of,
    row_of,
)
from caravansary.games.merv import pieces

LONGEST_TRACK: Final = 40

CUBES: Final = pieces.COLOURS[:4]  # white is never printed as a cost

# --- what may stand at a key ----------------------------------------------------------------------------------------


def _cost(low: int, high: int) -> Printed:
    """Cubes by colour, read as four numbers."""
    expected = f"{low} to {high} cubes by colour, such as {{ tan = 1, teal = 1 }}"
    return amounts(expected, dict.fromkeys(CUBES, high), low, high)


def _space_points() -> Printed:
    """Points on some spaces of a track, read as space, points, space, points, ..."""
    spaces = {str(space): space for space in range(1, LONGEST_TRACK + 1)}

    def read(raw: object) -> list[int] | None:
        if not isinstance(raw, dict) or any(space not in spaces for space in raw):
            return None
        if numbers(raw.values(), 0, 20) is None:
            return None
        return list(itertools.chain.from_iterable(sorted((spaces[space], points) for space, points in raw.items())))

    return Printed("0 to 20 points by space, such as { 4 = 1, 7 = 2 }", read)


def _some_spaces() -> Printed:
    def read(raw: object) -> list[int] | None:
        row = numbers(raw, 1, LONGEST_TRACK) if isinstance(raw, list) else None
        return row if row is not None and ORDERS[", each larger than the one before"](row) else None

    return Printed("a list of spaces from 1 on, each larger than the one before", read)


# --- the keys -------------------------------------------------------------------------------------------------------

NODE_BOONS: Final = ("favour", "soldier", "white_upgrade", "bonus_upgrade", "courtier", "wall")
PAIR_BOONS: Final = ("white_cube", "soldier", "favour", "white_upgrade")
SLOT_BOONS: Final = ("scroll", "card", "favour", "white_cube", "rare_good", "mosque_step", "soldier")
PATHS: Final = ("start-1", "start-2", "start-3", "start-4")
MARKET_SIDES: Final = ("side-a", "side-b")


def _node_boon(node: str) -> Printed:
    """The ends and the scoring tile have their place in the rules; the others may change places."""
    of_the_rules = {"m1": "camel", "m5": "scoring_tile", "m10": "nothing"}.get(node.partition("-")[0])
    return fixed(one_of((of_the_rules,), pieces.BOONS)) if of_the_rules else one_of(NODE_BOONS, pieces.BOONS)


def _pieces_and_tracks() -> dict[KeyPath, Printed]:
    count = fixed(number_from(1, 99))
    points = number_from(0, 20)
    return {
        **keys_of("cubes", **dict.fromkeys(pieces.COLOURS, count)),
        **keys_of("supply", scrolls=count, common=count, rare=count, white_upgrades=count),
        **keys_of("supply", camels=fixed(number_from(8, 99))),
        **keys_of("participant", buildings=count, servants=count, discs=count),
        **keys_of("bonus_upgrades", **dict.fromkeys(CUBES, number_from(0, 4))),
        **keys_of("influence", last=number_from(10, LONGEST_TRACK), points=_space_points(), favour=_some_spaces()),
        **keys_of("influence", spices=row_of(3, 1, LONGEST_TRACK, ", none smaller than the one before")),
        **keys_of("influence", contracts=row_of(3, 0, LONGEST_TRACK, ", none smaller than the one before")),
        **keys_of("favour", last=number_from(5, LONGEST_TRACK), points=_space_points()),
        **keys_of("scoring", building_points=points, tile_points=points, completed_mosque_points=points),
        **keys_of("scoring", tile_actions=different(len(pieces.SCORING_TILES), pieces.BOARD_ACTIONS)),
        **keys_of("scoring", completed_mosque_action=one_of(pieces.BOARD_ACTIONS, pieces.BOARD_ACTIONS)),
    }


def _places() -> dict[KeyPath, Printed]:
    colour = one_of(CUBES, pieces.COLOURS)
    few = number_from(0, 5)
    slot_boon = one_of(SLOT_BOONS, pieces.BOONS)
    walls = {"colour": fixed(colour), "cost": number_from(1, 5), "copies": number_from(0, len(pieces.SEGMENT_SLOTS))}
    return {
        **entries_of("wall", pieces.WALL_PIECES, **walls),
        **entries_of("palace", pieces.HALLS, colour=colour, capacity=number_from(1, 6), points=few, favour=few),
        **keys_of("library", most=number_from(1, 4)),
        **keys_of("breakthrough", scrolls=row_of(4, 1, 16, ", each larger than the one before")),
        **keys_of("breakthrough", points=number_from(1, 20)),
        **keys_of("breakthrough", **dict.fromkeys(pieces.BREAKTHROUGHS, fixed(one_of(pieces.BOONS, pieces.BOONS)))),
        **keys_of("marketplace", **dict.fromkeys(pieces.CITIES, _cost(1, 3))),
        **{("mosque", node, "boon"): _node_boon(node) for node in pieces.NODES},
        **entries_of("mosque", pieces.NODES, points=number_from(0, 20)),
        **keys_of("mosque_cost", **dict.fromkeys((*PATHS, *pieces.NODES[: pieces.LAST_NODE]), _cost(1, 3))),
        **entries_of("camel_market", MARKET_SIDES, **dict.fromkeys(pieces.MARKET_SLOTS, slot_boon)),
    }


def _cards() -> dict[KeyPath, Printed]:
    asked = number_from(0, 6)
    of_any_kind = number_from(0, 3)
    points = number_from(0, 20)
    return {
        **entries_of("contract", pieces.CONTRACTS, level=fixed(number_from(1, 3)), points=number_from(1, 30)),
        **entries_of("contract", pieces.CONTRACTS, cube=one_of((*CUBES, "any"), (*pieces.COLOURS, "any"))),
        **entries_of("contract", pieces.CONTRACTS, scrolls=asked, common=asked, rare=asked, any=of_any_kind),
        **entries_of("contract", pieces.CONTRACTS, bonus=fixed(one_of(("favour", "soldier"), pieces.BOONS))),
        **keys_of("caravan", camels=row_of(len(pieces.PLAYER_COLOURS), 0, pieces.QUEUE_LENGTH)),
        # the larger set is then always the better one (MERV-END-2)
        **keys_of(
            "caravan", sets=row_of(len(pieces.SPICES), 0, 60, ", each adding at least as much as the one before")
        ),
        **entries_of("spice", pieces.SPICES, cards=fixed(number_from(1, 99)), pair=one_of(PAIR_BOONS, pieces.BOONS)),
        **keys_of("solo", pair_points=points, upgrade_points=points, breakthrough_points=points),
        **keys_of("solo", overflow_points=points, white_points=points, courtiers=row_of(6, 0, 3)),
    }


PRINTED: Final[dict[KeyPath, Printed]] = {**_pieces_and_tracks(), **_places(), **_cards()}


# --- what must fit together -----------------------------------------------------------------------------------------


def _check_tracks(source: str, values: Values) -> None:
    """What is printed on a track is printed on its spaces."""
    influence = [("influence", key) for key in ("points", "favour", "spices", "contracts")]
    for track, key in (*influence, ("favour", "points")):
        spaces = values[track, key][::2] if key == "points" else values[track, key]
        last, furthest = values[track, "last"][0], max(spaces, default=0)
        if furthest > last:
            raise component_error(
                source, (track,), f"{key} must lie on spaces up to the last, {last}, got space {furthest}"
            )


def _check_pieces(source: str, values: Values) -> None:
    """The numbers of upgrades, segments and gates do not change, nor are there more camels than there are."""
    upgrades = [values["bonus_upgrades", colour][0] for colour in CUBES]
    copies = column(values, "wall", pieces.WALL_PIECES, "copies")
    for group, what, found, expected in (
        ("bonus_upgrades", "the upgrades", upgrades, len(pieces.PLAYER_COLOURS)),
        ("wall", "the copies of segments", copies[: pieces.FIRST_GATE], len(pieces.SEGMENT_SLOTS)),
        ("wall", "the copies of gates", copies[pieces.FIRST_GATE :], len(pieces.GATE_SLOTS)),
    ):
        if sum(found) != expected:
            raise component_error(source, (group,), f"{what} must be {expected} in all, got {sum(found)}")
    left = values["supply", "camels"][0] - pieces.INNER - len(PATHS)
    most = max(values["caravan", "camels"])
    if most > left:
        raise component_error(
            source, ("caravan",), f"camels must be at most {left}, the others have their places, got {most}"
        )


def _check_stack(source: str, values: Values, stack: str) -> None:
    """A stack has one level and one bonus and is sorted by points, highest on top (MERV-SETUP-12)."""
    cards = [card for card in pieces.CONTRACTS if card.startswith(stack)]
    for above, card in itertools.pairwise(cards):
        more, points = (values["contract", one, "points"][0] for one in (above, card))
        if points >= more:
            raise component_error(
                source, ("contract", card), f"points must be less than the {more} of {above}, got {points}"
            )
        for key in ("level", "bonus"):
            if values["contract", above, key] != values["contract", card, key]:
                raise component_error(source, ("contract", card), f"{key} must be that of {above}")


def _check_contracts(source: str, values: Values) -> None:
    for card in pieces.CONTRACTS:
        if not any(values["contract", card, key][0] for key in ("scrolls", "common", "rare", "any")):
            raise component_error(source, ("contract", card), "must ask for a scroll or a good at least, got none")


def _check(source: str, values: Values) -> None:
    _check_tracks(source, values)
    _check_pieces(source, values)
    _check_contracts(source, values)
    for stack in pieces.CONTRACT_STACKS:
        _check_stack(source, values, stack)


# --- the components -------------------------------------------------------------------------------------------------


@final
class Components(PrintedComponents):
    """The printed values of a game as numbers, in the canonical order of `pieces.py`. Nobody changes them."""

    def __init__(self, name: str, overrides: dict[str, Any], values: Values, provenance: dict[KeyPath, str]) -> None:
        super().__init__(name, overrides, values, provenance)
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
        self.wall_cost = column(values, "wall", pieces.WALL_PIECES, "cost")
        self.wall_colour = column(values, "wall", pieces.WALL_PIECES, "colour")
        self.wall_copies = column(values, "wall", pieces.WALL_PIECES, "copies")
        self.hall_colour = column(values, "palace", pieces.HALLS, "colour")
        self.hall_capacity = column(values, "palace", pieces.HALLS, "capacity")
        self.hall_points = column(values, "palace", pieces.HALLS, "points")
        self.hall_favour = column(values, "palace", pieces.HALLS, "favour")
        self.city_cost = [list(values["marketplace", city]) for city in pieces.CITIES]
        slots = pieces.MARKET_SLOTS
        self.market_boon = [[values["camel_market", side, slot][0] for slot in slots] for side in MARKET_SIDES]

    def _take_mosque(self, values: Values) -> None:
        self.start_cost = [list(values["mosque_cost", path]) for path in PATHS]
        self.edge_cost = [list(values["mosque_cost", node]) for node in pieces.NODES[: pieces.LAST_NODE]]
        self.edge_cost.append([0] * len(CUBES))  # no edge leaves the last node
        self.node_points = column(values, "mosque", pieces.NODES, "points")
        self.node_boon = column(values, "mosque", pieces.NODES, "boon")

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
        self.contract_level = [level - 1 for level in column(values, "contract", pieces.CONTRACTS, "level")]
        self.contract_points = column(values, "contract", pieces.CONTRACTS, "points")
        self.contract_cube = column(values, "contract", pieces.CONTRACTS, "cube")
        self.contract_scrolls = column(values, "contract", pieces.CONTRACTS, "scrolls")
        self.contract_common = column(values, "contract", pieces.CONTRACTS, "common")
        self.contract_rare = column(values, "contract", pieces.CONTRACTS, "rare")
        self.contract_any = column(values, "contract", pieces.CONTRACTS, "any")
        self.contract_boon = column(values, "contract", pieces.CONTRACTS, "bonus")
        self.camels_on_cards = [0, *values["caravan", "camels"]]
        self.card_copies = column(values, "spice", pieces.SPICES, "cards")
        self.pair_boon = column(values, "spice", pieces.SPICES, "pair")
        self.set_points = [0, *values["caravan", "sets"]]
        self.solo_pair_points = values["solo", "pair_points"][0]
        self.solo_upgrade_points = values["solo", "upgrade_points"][0]
        self.solo_breakthrough_points = values["solo", "breakthrough_points"][0]
        self.solo_overflow_points = values["solo", "overflow_points"][0]
        self.solo_white_points = values["solo", "white_points"][0]
        self.solo_courtiers = [0, *values["solo", "courtiers"]]


def _points_by_space(pairs: list[int], last: int) -> list[int]:
    points = [0] * (last + 1)
    for space, gain in zip(pairs[::2], pairs[1::2], strict=True):
        points[space] = gain
    return points


# --- standard and editions ------------------------------------------------------------------------------------------

EDITIONS: Final = Editions("caravansary.games.merv", "my merv", PRINTED, _check, Components)
