"""Components: every printed value of the game, read once from `components.toml` or from an edition of it.

`EDITIONS` gives ours, those of a file that changes some of them, and those of a saved game. Whatever is read is checked
here, so that no edition can bring the rules into a position they do not know. The numbers of things (keshis, tiles,
scrolls, gates) are in `pieces.py` and never change.

What a cell or a tile gives is an `Effect`: pairs of a number of `pieces.EFFECTS` and how many, in that order.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, Final, final

from caravansary.core.components import (
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
    one_of,
    row_of,
)
from caravansary.games.marrakesh import pieces

Effect = tuple[tuple[int, int], ...]

OASIS_KINDS: Final = (
    *("gates_of_colour", "keshis_of_colour", "luxuries_of_kind", "returned_resource", "luxuries", "scrolls"),
    *("thin_areas", "filled", "explored", "last_step", "crossings", "harbour"),
)
TOWN_KINDS: Final = (
    *OASIS_KINDS,
    *("gates", "steps", "keshis", "spaces", "peopled_areas", "citizens"),  # what only towns count
    *("free_scroll", "free_luxury", "free_gate"),  # taken when the town is explored
)
# Both lists share their numbers
GATES_OF_COLOUR: Final = 0
KESHIS_OF_COLOUR: Final = 1
LUXURIES_OF_KIND: Final = 2
RETURNED_RESOURCE: Final = 3
LUXURY_ITEMS: Final = 4
ALL_SCROLLS: Final = 5
THIN_AREAS: Final = 6
FILLED: Final = 7
EXPLORED: Final = 8
ON_LAST_STEP: Final = 9
CROSSINGS: Final = 10
IN_HARBOUR: Final = 11
GATES_BUILT: Final = 12
STEPS_MADE: Final = 13
ALL_KESHIS: Final = 14
SPACES_MADE: Final = 15
PEOPLED_AREAS: Final = 16
FACING_CITIZENS: Final = 17
FREE_SCROLL: Final = 18
FREE_LUXURY: Final = 19
FREE_GATE: Final = 20

# The kinds of oases and towns that count things of one sort, and what it may be
NAMED: Final[dict[str, Sequence[str]]] = {
    "keshis_of_colour": pieces.COLOURS[: pieces.RED + 1],
    "luxuries_of_kind": pieces.LUXURY_KINDS,
    "returned_resource": pieces.RESOURCES,
    "last_step": pieces.STAIRS,
    "steps": pieces.STAIRS,
}
OASES_BY_KIND: Final = {
    "gates_of_colour": pieces.OASES[:4],
    "keshis_of_colour": pieces.OASES[4:13],
    "luxuries_of_kind": pieces.OASES[13:18],
    "returned_resource": pieces.OASES[18:21],
    "luxuries": ("22",),
    "scrolls": ("23",),
    "thin_areas": ("24",),
    "filled": ("25",),
    "explored": ("26",),
    "last_step": ("27", "28"),
    "crossings": ("29",),
    "harbour": ("30",),
}
TOWNS_BY_KIND: Final = {
    "gates": ("t01",),
    "luxuries": ("t02",),
    "scrolls": ("t03",),
    "steps": ("t04", "t05"),
    "keshis": ("t06",),
    "spaces": ("t07",),
    "peopled_areas": ("t08",),
    "citizens": ("t09",),
    "free_scroll": ("t10",),
    "free_luxury": ("t11",),
    "free_gate": ("t12",),
}
INSTANT_TOWNS: Final = ("free_scroll", "free_luxury", "free_gate")
# Scrolls whose effect is data: instant ones, and what crossings, exchanges and the garden give with permanent ones
KESHI_SCROLLS: Final = pieces.SCROLLS[:12]
GOODS_SCROLLS: Final = pieces.SCROLLS[36:42]
AMOUNT_SCROLLS: Final = ("s13", "s14", "s15", "s19", "s20", "s21", "s57")
ONE_AMOUNT_SCROLLS: Final = ("s23", "s24", "s25")
FREE_CHOICE_SCROLLS: Final = ("s30", "s43", "s67")
# Numbers that an edition may change, with their limits; the others with a number are fixed
SCROLL_NUMBERS: Final = {
    "s29": 9,
    "s31": 3,
    "s32": 9,
    "s35": 9,
    "s45": 9,
    "s48": 9,
    "s49": 9,
    "s50": 9,
    "s52": 9,
    "s56": 9,
    "s44": 9,
    "s55": 9,
    "s58": 9,
    "s72": 9,
}
FIXED_NUMBERS: Final = ("s47", "s51", "s60", "s61", "s63", "s65", "s66")
# What a bonus of the river tile is given for
PER: Final = ("gates", "green", "pink", "red", "keshis", "luxuries")
PER_GATE, PER_GREEN, PER_PINK, PER_RED, PER_KESHI, PER_LUXURY = range(6)
PICKED_SIDES: Final = ("12", "17", "18")  # of which the leader picks the bonus (MKSH-SEASON-4)
COLOURS_SIDE: Final = "13"  # whose keshi has one of some colours
LINE: Final = tuple(str(cell) for cell in range(1, pieces.LINE_CELLS + 1))
LINE_WORDS: Final = (*pieces.LINE_EFFECTS, "nothing")
KESHI_CELLS: Final = (("keshi", 2), ("keshi_of_two", 1))  # as many as keshis are drawn for the line
RIVER_TILES: Final = ("a", "b", "c")
HARBOUR: Final = tuple(str(cell) for cell in range(1, pieces.HARBOUR_CELLS + 1))
FLIGHTS: Final = tuple(str(flight) for flight in range(1, pieces.FLIGHTS + 1))
STARTING_CELLS: Final = ("right", "left")
DISK_SIDES: Final = ("pink", "purple")
COVERED: Final = tuple(cell for cell in pieces.CONNECTING[pieces.CL : pieces.MS] if cell not in ("cm1", "cm4", "cm5"))
BESIDE: Final = (*pieces.CONNECTING[: pieces.CL], *pieces.CONNECTING[pieces.MS :])
BETWEEN: Final = pieces.CONNECTING[pieces.CL : pieces.MS]

# --- what may stand at a key ----------------------------------------------------------------------------------------

AMOUNTS: Final = pieces.EFFECTS[: pieces.E_POINTS + 1]
MOVES: Final = ("river", "stair", "palace", "mosque")
REPEATED: Final = (*AMOUNTS, "resource", "good", *MOVES)  # what may be given several times at once
BONUS: Final = pieces.EFFECTS[: pieces.E_AREA_ACTION]  # what can be given at any time
# Of the amounts and choices, of what moves, of keshis by their colour, of what only scrolls and river tiles give
MOST: Final = dict(
    zip(pieces.EFFECTS, (9, 9, 9, 30, 9, 6, 6, 2, 6, 12, 15, 15, 15, *(3,) * 12, 1, 3, 6, 1, 1), strict=True)
)


def _effect(*names: str) -> Printed:
    """So many of the effects named, one at least, read as a number for each effect there is."""
    expected = f"{{ }} with {', '.join(f'{name} up to {MOST[name]}' for name in names)}, and not empty"
    most = {name: MOST[name] if name in names else 0 for name in pieces.EFFECTS}
    return amounts(expected, most, 1, sum(most.values()))


def _some(names: Sequence[str], each: int, low: int) -> Printed:
    """Resources or goods, so many of each at most and `low` in all at least."""
    what = f"{{ }} with {', '.join(f'{name} up to {each}' for name in names)}"
    return amounts(what if low == 0 else f"{what}, and not empty", dict.fromkeys(names, each), low, each * len(names))


def _colours() -> Printed:
    """A list of different colours, read as a mask with a bit for each."""

    def read(raw: object) -> list[int] | None:
        if not isinstance(raw, list) or not all(isinstance(name, str) and name in pieces.COLOURS for name in raw):
            return None
        return [sum(1 << pieces.COLOURS.index(name) for name in raw)] if 0 < len(set(raw)) == len(raw) else None

    return Printed(f"a list of different names out of {', '.join(pieces.COLOURS)}, and not empty", read)


# --- the keys -------------------------------------------------------------------------------------------------------


def _player_board() -> dict[KeyPath, Printed]:
    cells = dict.fromkeys(LINE, one_of(LINE_WORDS, LINE_WORDS))
    citizens = row_of(pieces.SECTORS, 0, 4)
    return {
        **keys_of("start", resources=_some(pieces.RESOURCES, 20, 0)),
        **keys_of("placement", green=number_from(0, 9)),
        **keys_of("line", keshis=fixed(row_of(3, 2, 3)), **cells),
        **keys_of("square", **dict.fromkeys(pieces.SQUARE_CELLS, _effect(*REPEATED))),
        **keys_of("disk", **dict.fromkeys(DISK_SIDES, citizens)),
        **keys_of("oasis_cost", **dict.fromkeys(pieces.OASIS_CELLS, _some(pieces.RESOURCES, 9, 1))),
        **keys_of("starting_oasis", **dict.fromkeys(STARTING_CELLS, _effect(*BONUS))),
        **keys_of("slot", **dict.fromkeys(pieces.SLOTS, _colours())),
        **keys_of("slot_match", points=number_from(0, 20)),
        **keys_of("gate", **dict.fromkeys(pieces.COLOURS, fixed(number_from(2, 3)))),
        **entries_of("workshop", pieces.WORKSHOPS, dinars=number_from(0, 9), points=number_from(-20, 20)),
    }


def _river() -> dict[KeyPath, Printed]:
    season, tile = fixed(number_from(1, pieces.SEASONS)), fixed(one_of(RIVER_TILES, RIVER_TILES))
    bonus = _effect(*BONUS, "area_action", "square_action", "free_oasis")
    double = [side for side in pieces.RIVER_SIDES if _season_of(side) == pieces.SEASONS - 1]
    per = fixed(one_of(PER, PER))
    return {
        **entries_of("rapid", pieces.RAPIDS, crossed_at=number_from(1, pieces.HARBOUR)),
        **entries_of("rapid", pieces.RAPIDS, bonus=_effect(*BONUS)),
        **keys_of("harbour", **dict.fromkeys(HARBOUR, number_from(0, 20))),
        **keys_of("crocodile", space=number_from(1, pieces.HARBOUR - 1)),
        **entries_of("river_side", pieces.RIVER_SIDES, season=season, tile=tile, bonus=bonus),
        **entries_of("river_side", double, other=bonus),
        **entries_of("river_side", PICKED_SIDES, bonus=_effect(*AMOUNTS), other=_effect(*AMOUNTS)),
        **entries_of("river_side", PICKED_SIDES, per=per, other_per=per),
        **entries_of("river_side", ("18",), every=number_from(1, 20)),
        **entries_of("river_side", ("02",), bonus=fixed(_effect("loose_oasis"))),
        **entries_of("river_side", ("09",), bonus=fixed(_effect("head_start"))),
        **entries_of("river_side", (COLOURS_SIDE,), bonus=fixed(_effect("keshi")), colours=_colours()),
        **keys_of("first_game", river_sides=fixed(different(pieces.SEASONS, pieces.RIVER_SIDES))),
    }


def _season_of(side: str) -> int:
    """Two sides after the other belong to a tile, three tiles after the other to the three seasons."""
    return pieces.RIVER_SIDES.index(side) // 2 % pieces.SEASONS


def _stairs() -> dict[KeyPath, Printed]:
    return {
        **keys_of(
            "stairs",
            flight_from=row_of(pieces.FLIGHTS, 0, pieces.LAST_STEP, ", each larger than the one before"),
            crossing_dinars=number_from(0, 9),
            tile_cells=fixed(different(len(COVERED), COVERED)),
        ),
        **keys_of("middle", **dict.fromkeys(FLIGHTS, row_of(pieces.FLIGHTS, 0, pieces.FLIGHTS))),
        **keys_of("connecting", **dict.fromkeys(BESIDE, _effect("dinar", "points"))),
        **keys_of("connecting", **dict.fromkeys(BETWEEN, _effect(*BONUS))),
        **keys_of("stair_tile", **dict.fromkeys(pieces.STAIR_TILES, _effect(*BONUS))),
        # nobody enters step 0, and nobody is accompanied on the last one
        **keys_of("companion", **dict.fromkeys(pieces.COMPANIONS, number_from(1, pieces.LAST_STEP - 1))),
        **keys_of("fountain", dates=number_from(0, 9), goods=fixed(number_from(1, 1))),
    }


def _souk_and_madrasa() -> dict[KeyPath, Printed]:
    gain = _effect(*AMOUNTS, "resource", *MOVES)
    kind = fixed(one_of(pieces.LUXURY_KINDS, pieces.LUXURY_KINDS))
    return {
        **entries_of("exchange", pieces.EXCHANGES, **dict.fromkeys(pieces.GOODS, gain)),
        **entries_of("luxury", pieces.LUXURIES, kind=kind, cost=_some(pieces.GOODS, 6, 1)),
        **entries_of("luxury", pieces.LUXURIES, bonus=_effect(*AMOUNTS, "resource")),
        **entries_of("scroll_colour", pieces.SCROLL_COLOURS, scholars=number_from(1, 8), dates=number_from(0, 9)),
        **keys_of("refresh", dinars=number_from(0, 9)),
        **_scrolls(),
    }


def _scrolls() -> dict[KeyPath, Printed]:
    """When each scroll acts, and the effect or the number that some of them have."""
    timing = fixed(one_of(pieces.TIMINGS, pieces.TIMINGS))
    numbered: dict[KeyPath, Printed] = {}
    for scroll, most in SCROLL_NUMBERS.items():
        numbered |= entries_of("scroll", (scroll,), n=number_from(1, most))
    return {
        **entries_of("scroll", pieces.SCROLLS, timing=timing),
        **entries_of("scroll", (*KESHI_SCROLLS, *GOODS_SCROLLS), effect=_effect(*BONUS)),
        **entries_of("scroll", AMOUNT_SCROLLS, effect=_effect(*AMOUNTS)),
        **entries_of("scroll", ONE_AMOUNT_SCROLLS, effect=fixed(_effect(*AMOUNTS))),
        **entries_of("scroll", ("s16",), effect=_effect("river")),
        **entries_of("scroll", ("s18",), effect=_effect("resource")),
        **entries_of("scroll", FREE_CHOICE_SCROLLS, effect=_effect("keshi")),
        **entries_of("scroll", ("s53",), effect=fixed(_effect("area_action"))),
        **entries_of("scroll", ("s62",), effect=_effect("free_oasis")),
        **numbered,
        **entries_of("scroll", ("s44",), dinars=number_from(0, 9)),
        **entries_of("scroll", FIXED_NUMBERS, n=fixed(number_from(1, 9))),
    }


def _oases_and_towns() -> dict[KeyPath, Printed]:
    points, keshis = number_from(0, 20), number_from(1, pieces.MOST_KESHIS)
    found: dict[KeyPath, Printed] = {}
    for kind, oases in OASES_BY_KIND.items():
        found |= entries_of("oasis", oases, kind=fixed(one_of((kind,), OASIS_KINDS)), **_named(kind))
        found |= entries_of("oasis", oases, base=points, points=points)
    for kind, towns in TOWNS_BY_KIND.items():
        found |= entries_of("town", towns, kind=fixed(one_of((kind,), TOWN_KINDS)), **_named(kind))
        if kind not in INSTANT_TOWNS:
            found |= entries_of("town", towns, points=points)
    return {
        **found,
        **entries_of("oasis", OASES_BY_KIND["gates_of_colour"], of=_colours()),
        **entries_of("oasis", OASES_BY_KIND["returned_resource"], most=number_from(1, 99)),
        **entries_of("oasis", OASES_BY_KIND["thin_areas"], keshis=keshis),
        **entries_of("oasis", OASES_BY_KIND["crossings"], least=number_from(1, 2 * pieces.FLIGHTS - 2)),
        **entries_of("town", TOWNS_BY_KIND["keshis"], every=number_from(1, 20)),
        **entries_of("town", TOWNS_BY_KIND["peopled_areas"], keshis=keshis),
        **keys_of("towns", laid_out=fixed(row_of(3, 1, len(pieces.TOWNS))), cell_points=points),
        **keys_of("towns", cost=_some(pieces.GOODS, 6, 1)),
    }


def _named(kind: str) -> dict[str, Printed]:
    return {"of": one_of(NAMED[kind], NAMED[kind])} if kind in NAMED else {}


def _rest() -> dict[KeyPath, Printed]:
    percent = number_from(0, 100)
    return {
        **entries_of("provision", pieces.PROVISIONS, demand=_some(pieces.RESOURCES, 9, 1), loss=number_from(0, 20)),
        **entries_of("tower", pieces.FLOORS, stick=percent, loose=percent, cap=number_from(0, 30)),
        **keys_of("final", filled=number_from(0, 60), oases=number_from(1, pieces.LINE_CELLS)),
        **keys_of("final", towns=number_from(1, len(pieces.TOWN_CELLS)), leftovers_per_point=number_from(1, 20)),
    }


PRINTED: Final[dict[KeyPath, Printed]] = {
    **_player_board(),
    **_river(),
    **_stairs(),
    **_souk_and_madrasa(),
    **_oases_and_towns(),
    **_rest(),
}

# --- what must fit together -----------------------------------------------------------------------------------------


def _check_line(source: str, values: Values) -> None:
    """Every keshi drawn for the oasis line has its cell (MKSH-SETUP-12)."""
    cells = [LINE_WORDS[values["line", cell][0]] for cell in LINE]
    for word, count in KESHI_CELLS:
        if cells.count(word) != count:
            problem = f"{word} must stand at {count} of the cells, got it {cells.count(word)} times"
            raise component_error(source, ("line",), problem)


def _check_flights(source: str, values: Values) -> None:
    """The start step belongs to the first flight, the last step is the fifth (MKSH-STAIRS-20)."""
    flights = values["stairs", "flight_from"]
    if flights[0] != 0:
        raise component_error(source, ("stairs",), f"flight_from must begin with step 0, got {flights[0]}")
    if flights[-1] != pieces.LAST_STEP:
        problem = f"flight_from must end with step {pieces.LAST_STEP}, got {flights[-1]}"
        raise component_error(source, ("stairs",), problem)


def _check_rapids(source: str, values: Values) -> None:
    """A rapid lies beyond the one before."""
    for before, rapid in itertools.pairwise(pieces.RAPIDS):
        least, found = values["rapid", before, "crossed_at"][0], values["rapid", rapid, "crossed_at"][0]
        if found <= least:
            problem = f"crossed_at must be more than the {least} of rapid {before}, got {found}"
            raise component_error(source, ("rapid", rapid), problem)


def _check_harbour(source: str, values: Values) -> None:
    """Who arrives later takes a cell that is not worth more (MKSH-RIVER-7)."""
    for before, cell in itertools.pairwise(HARBOUR):
        most, found = values["harbour", before][0], values["harbour", cell][0]
        if found > most:
            raise component_error(source, ("harbour",), f"{cell} must be at most the {most} of {before}, got {found}")


def _check_returned(source: str, values: Values) -> None:
    """A resource can be returned only once, so no two oases ask for the same (MKSH-END-16)."""
    owner: dict[int, str] = {}
    for oasis in OASES_BY_KIND["returned_resource"]:
        resource = values["oasis", oasis, "of"][0]
        if resource in owner:
            problem = f"of must differ from that of oasis {owner[resource]}, got {pieces.RESOURCES[resource]} for both"
            raise component_error(source, ("oasis", oasis), problem)
        owner[resource] = oasis


def _check(source: str, values: Values) -> None:
    _check_line(source, values)
    _check_flights(source, values)
    _check_rapids(source, values)
    _check_harbour(source, values)
    _check_returned(source, values)


# --- the components -------------------------------------------------------------------------------------------------


@final
class Components(PrintedComponents):
    """The printed values of a game as numbers, in the canonical order of `pieces.py`. Nobody changes them."""

    def __init__(self, name: str, overrides: dict[str, Any], values: Values, provenance: dict[KeyPath, str]) -> None:
        super().__init__(name, overrides, values, provenance)
        self._take_player_board(values)
        self._take_medina(values)
        self._take_river(values)
        self._take_stairs(values)
        self._take_souk(values)
        self._take_scrolls(values)
        self._take_oases(values)
        self._take_towns(values)
        self._take_tower_and_end(values)

    def _take_player_board(self, values: Values) -> None:
        self.start_resources = list(values["start", "resources"])
        self.green_points = values["placement", "green"][0]
        self.line_keshis = [0, 0, *values["line", "keshis"]]
        words = [values["line", cell][0] for cell in LINE]
        self.line_effect = [word if word < len(pieces.LINE_EFFECTS) else pieces.NOBODY for word in words]
        self.square_bonus = [_pairs(values["square", cell]) for cell in pieces.SQUARE_CELLS]
        cells = range(len(pieces.SQUARE_CELLS))
        self.points_cells = [cell for cell in cells if dict(self.square_bonus[cell]).get(pieces.E_POINTS)]
        self.disk = [list(values["disk", side]) for side in DISK_SIDES]
        self.oasis_cost = [list(values["oasis_cost", cell]) for cell in pieces.OASIS_CELLS]
        self.start_bonus = [_pairs(values["starting_oasis", cell]) for cell in STARTING_CELLS]

    def _take_medina(self, values: Values) -> None:
        self.slot_colours = [values["slot", slot][0] for slot in pieces.SLOTS]
        self.slot_points = values["slot_match", "points"][0]
        self.gate_copies = [values["gate", colour][0] for colour in pieces.COLOURS]
        self.workshop_dinars = column(values, "workshop", pieces.WORKSHOPS, "dinars")
        self.workshop_points = column(values, "workshop", pieces.WORKSHOPS, "points")

    def _take_river(self, values: Values) -> None:
        self.rapid_from = column(values, "rapid", pieces.RAPIDS, "crossed_at")
        self.rapid_bonus = [_pairs(values["rapid", rapid, "bonus"]) for rapid in pieces.RAPIDS]
        self.harbour_points = [values["harbour", cell][0] for cell in HARBOUR]
        self.river_bonus = [_river_bonus(values, side) for side in pieces.RIVER_SIDES]
        self.river_season = [season - 1 for season in column(values, "river_side", pieces.RIVER_SIDES, "season")]
        tiles = column(values, "river_side", pieces.RIVER_SIDES, "tile")
        self.season_sides = [_sides_by_tile(self.river_season, tiles, season) for season in range(pieces.SEASONS)]
        self.first_sides = list(values["first_game", "river_sides"])
        self.river_per = [_river_per(values, side) for side in pieces.RIVER_SIDES]
        self.river_every = [values.get(("river_side", side, "every"), [1])[0] for side in pieces.RIVER_SIDES]
        self.side_colours = _column_or_zero(values, "river_side", pieces.RIVER_SIDES, "colours")
        self.picked_sides = [side in PICKED_SIDES for side in pieces.RIVER_SIDES]
        self.crocodile_space = values["crocodile", "space"][0]

    def _take_stairs(self, values: Values) -> None:
        self.flight_from = list(values["stairs", "flight_from"])
        self.crossing_dinars = values["stairs", "crossing_dinars"][0]
        self.connecting_bonus = [_pairs(values["connecting", cell]) for cell in pieces.CONNECTING]
        # numbers from 0 on, -1: the line has no middle cell
        self.middle_cell = [[cell - 1 for cell in values["middle", flight]] for flight in FLIGHTS]
        self.tile_cells = [pieces.CONNECTING.index(COVERED[cell]) for cell in values["stairs", "tile_cells"]]
        self.stair_tile_bonus = [_pairs(values["stair_tile", side]) for side in pieces.STAIR_TILES]
        self.companion_start = [values["companion", companion][0] for companion in pieces.COMPANIONS]
        self.fountain_dates = values["fountain", "dates"][0]

    def _take_souk(self, values: Values) -> None:
        self.exchange_bonus = [
            [_pairs(values["exchange", tile, good]) for good in pieces.GOODS] for tile in pieces.EXCHANGES
        ]
        self.luxury_kind = column(values, "luxury", pieces.LUXURIES, "kind")
        self.luxury_cost = [list(values["luxury", item, "cost"]) for item in pieces.LUXURIES]
        self.luxury_bonus = [_pairs(values["luxury", item, "bonus"]) for item in pieces.LUXURIES]

    def _take_scrolls(self, values: Values) -> None:
        self.scroll_scholars = column(values, "scroll_colour", pieces.SCROLL_COLOURS, "scholars")
        self.scroll_dates = column(values, "scroll_colour", pieces.SCROLL_COLOURS, "dates")
        self.refresh_dinars = values["refresh", "dinars"][0]
        self.scroll_timing = column(values, "scroll", pieces.SCROLLS, "timing")
        self.scroll_effect = [_pairs(values.get(("scroll", scroll, "effect"), [])) for scroll in pieces.SCROLLS]
        n = {scroll: values["scroll", scroll, "n"][0] for scroll in (*SCROLL_NUMBERS, *FIXED_NUMBERS)}
        self.citizen_points = n["s29"]
        self.more_citizens = n["s31"]
        self.spared_dinars = n["s32"]
        self.seller_water = n["s35"]
        self.less_dinars = values["scroll", "s44", "dinars"][0]
        self.less_resources = n["s44"]
        self.oasis_pieces = n["s45"]
        self.full_sector = n["s47"]
        self.more_steps = n["s48"]
        self.seller_points = n["s50"]
        self.lone_sector = n["s51"]
        self.last_step_points = [n["s52"], n["s49"]]  # by stair
        self.both_stairs_steps = n["s55"]
        self.harbour_space_points = n["s56"]
        self.orange_dates = n["s58"]
        self.rapid_times = n["s60"]
        self.crossing_bonuses = n["s63"]
        self.square_times = n["s65"]
        self.gate_keshis = n["s66"]
        self.returned_points = n["s72"]

    def _take_oases(self, values: Values) -> None:
        self.oasis_kind = column(values, "oasis", pieces.OASES, "kind")
        self.oasis_arg = _column_or_zero(values, "oasis", pieces.OASES, "of")
        self.oasis_base = _column_or_zero(values, "oasis", pieces.OASES, "base")
        self.oasis_points = _column_or_zero(values, "oasis", pieces.OASES, "points")
        self.most_returned = _column_or_zero(values, "oasis", pieces.OASES, "most")
        self.thin_area = values["oasis", OASES_BY_KIND["thin_areas"][0], "keshis"][0]
        self.many_crossings = values["oasis", OASES_BY_KIND["crossings"][0], "least"][0]
        self.provision_demand = [list(values["provision", tile, "demand"]) for tile in pieces.PROVISIONS]
        self.provision_loss = column(values, "provision", pieces.PROVISIONS, "loss")

    def _take_towns(self, values: Values) -> None:
        self.towns_laid_out = [0, 0, *values["towns", "laid_out"]]
        self.town_cell_points = values["towns", "cell_points"][0]
        self.town_cost = list(values["towns", "cost"])
        self.town_kind = column(values, "town", pieces.TOWNS, "kind")
        self.town_arg = _column_or_zero(values, "town", pieces.TOWNS, "of")
        self.town_points = _column_or_zero(values, "town", pieces.TOWNS, "points")
        self.keshis_per_point = values["town", TOWNS_BY_KIND["keshis"][0], "every"][0]
        self.peopled_area = values["town", TOWNS_BY_KIND["peopled_areas"][0], "keshis"][0]

    def _take_tower_and_end(self, values: Values) -> None:
        self.stick = column(values, "tower", pieces.FLOORS, "stick")
        self.loose = column(values, "tower", pieces.FLOORS, "loose")
        self.cap = column(values, "tower", pieces.FLOORS, "cap")
        self.filled_points = values["final", "filled"][0]
        self.oases_counted = values["final", "oases"][0]
        self.towns_counted = values["final", "towns"][0]
        self.leftovers_per_point = values["final", "leftovers_per_point"][0]


def _pairs(counts: list[int]) -> Effect:
    """The effects that are given, with how many of each."""
    return tuple((effect, count) for effect, count in enumerate(counts) if count)


def _column_or_zero(values: Values, group: str, entries: Sequence[str], key: str) -> list[int]:
    """The number that stands at the same key of every entry, 0 where there is no such key."""
    return [values.get((group, entry, key), [0])[0] for entry in entries]


def _river_bonus(values: Values, side: str) -> tuple[Effect, ...]:
    """The one bonus of a side, or the two of season 3 (MKSH-SEASON-3, -4)."""
    found = (values.get(("river_side", side, key)) for key in ("bonus", "other"))
    return tuple(_pairs(counts) for counts in found if counts is not None)


def _river_per(values: Values, side: str) -> tuple[int, int]:
    """What the two bonuses of a side are given for; -1: once."""
    per, other = (values.get(("river_side", side, key), [-1])[0] for key in ("per", "other_per"))
    return per, other


def _sides_by_tile(seasons: list[int], tiles: list[int], season: int) -> list[tuple[int, int]]:
    """The two sides of each of the three tiles of a season."""
    found: list[tuple[int, int]] = []
    for tile in range(len(RIVER_TILES)):
        one, other = (side for side in range(len(tiles)) if (seasons[side], tiles[side]) == (season, tile))
        found.append((one, other))
    return found


# --- standard and editions ------------------------------------------------------------------------------------------

# Keys of rules version 1, and what stands for them now
GONE: Final[dict[KeyPath, str]] = {
    **{("scroll", f"g{n}"): "scroll s01 to s21" for n in range(1, 10)},
    **{("scroll", f"y{n}"): "scroll s22 to s42" for n in range(1, 10)},
    **{("scroll", f"p{n}"): "scroll s43 to s60" for n in range(1, 10)},
    **{("scroll", f"o{n}"): "scroll s61 to s72" for n in range(1, 13)},
    ("gate_ladder",): "oasis 01 to 04 points",
    ("oasis", "22", "of"): "oasis 20 of",
    ("oasis", "23", "of"): "oasis 19 of",
    ("oasis", "25", "of"): "oasis 28 of",
    ("oasis", "26", "of"): "oasis 27 of",
    ("oasis", "29", "keshis"): "oasis 24 keshis",
    **{("town", town, "effect"): "town t10 to t12, which act without one" for town in pieces.TOWNS[:3]},
    ("town", "t10", "of"): "town t04 of",
    ("town", "t11", "of"): "town t05 of",
    ("town", "t10", "points"): "town t04 points",
    ("town", "t11", "points"): "town t05 points",
    ("town", "t12", "points"): "oasis 25 points",
}
EDITIONS: Final = Editions("caravansary.games.marrakesh", "my marrakesh", PRINTED, _check, Components, GONE)
