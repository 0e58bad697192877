"""The printed values against the tables of the rules, where they come from, and what an edition file may say.

The expected numbers are written out here once more, from the tables of the rules, so that a slip in
`components.toml` cannot pass.
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravansary.core.errors import CaravansaryError, ComponentError
from caravansary.games.merv import components, pieces
from caravansary.games.merv.components import Components
from tests.games.editions import Editions, keys_of, rows_of
from tests.games.merv.printed import CONTRACTS, Contract

PURPLE, TAN, TEAL, ORANGE = [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]
NONE = [0, 0, 0, 0]


def both(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)]


def boons(names: str) -> list[int]:
    return [pieces.BOONS.index(name) for name in names.split()]


# --- every printed value --------------------------------------------------------------------------------------------

PRINTED_VALUES: dict[str, object] = {
    "name": "standard",
    "overrides": {},
    # 2.1 counts
    "cubes": [12, 12, 12, 12, 12],
    "scrolls": 32,
    "common": 24,
    "rare": 24,
    "white_upgrades": 6,
    "bonus_upgrades": [1, 1, 1, 1],
    "camels": 12,
    "buildings": 9,
    "servants": 8,
    "discs": 7,
    # 2.4 camel market
    "market_boon": [boons("scroll card favour white_cube"), boons("rare_good mosque_step soldier white_cube")],
    # 2.5 influence track, spaces 0 to 20
    "influence_last": 20,
    "influence_points": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 5],
    "influence_favour": [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
    "spice_limit": [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4],
    "contract_influence": [2, 6, 10],
    # 2.6 favour track, spaces 0 to 10
    "favour_last": 10,
    "favour_points": [0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 3],
    # 2.7 wall pieces: purple, tan, teal, orange for 1, 2 and 3 cubes; purple ones cost two at least
    "wall_cost": [2, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3],
    "wall_colour": [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3],
    "wall_copies": [2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1],
    # 2.8 palace: knowledge, spice, trade, faith
    "hall_colour": [pieces.PURPLE, pieces.TEAL, pieces.TAN, pieces.ORANGE],
    "hall_capacity": [3, 3, 3, 3],
    "hall_points": [1, 1, 1, 1],
    "hall_favour": [1, 1, 1, 1],
    # 2.11 breakthroughs
    "library_most": 4,
    "tile_scrolls": [2, 4, 6, 8],
    "tile_boon": [
        *(pieces.NOTHING,) * 8,
        *boons("card post mosque_step wall"),
        *boons("two_favour two_soldiers favour_and_soldier points"),
    ],
    "tile_points": [*(0,) * 15, 8],
    # 2.12 scoring tiles, and the points of the scoring phase
    "scoring_tile_points": 3,
    "scoring_tile_action": [pieces.CARAVANSARY, pieces.PALACE, pieces.LIBRARY, pieces.MARKETPLACE],
    "building_points": 1,
    "completed_mosque_points": 4,
    "completed_mosque_action": pieces.MOSQUE,
    # 2.14 caravan cards
    "camels_on_cards": [0, 2, 2, 3, 4],
    "card_copies": [8, 6, 6, 4],
    "pair_boon": boons("white_cube soldier favour white_upgrade"),
    "set_points": [0, 1, 3, 6, 10],
    # 2.15 solo cards
    "solo_pair_points": 3,
    "solo_upgrade_points": 3,
    "solo_breakthrough_points": 3,
    "solo_overflow_points": 2,
    "solo_white_points": 3,
    "solo_courtiers": [0, 1, 1, 1, 2, 2, 2],
}
CITY_COSTS = {
    "rayy": PURPLE,
    "samarkand": ORANGE,
    "balkh": TEAL,
    "nishapur": TAN,
    "baghdad": both(ORANGE, TAN),
    "kashgar": both(TEAL, TAN),
    "peshawar": both(PURPLE, ORANGE),
    "basra": both(PURPLE, TEAL),
}
NODE_ROWS = [  # node, boon, points, cost of the edge that leaves it
    ("m1-1", "camel", 0, TEAL),
    ("m1-2", "camel", 0, ORANGE),
    ("m1-3", "camel", 0, TAN),
    ("m1-4", "camel", 0, PURPLE),
    ("m2-1", "white_upgrade", 0, TAN),
    ("m2-2", "white_upgrade", 0, TAN),
    ("m2-3", "white_upgrade", 0, TEAL),
    ("m2-4", "white_upgrade", 0, TEAL),
    ("m3-a", "favour", 0, PURPLE),
    ("m3-b", "favour", 0, ORANGE),
    ("m4-a", "bonus_upgrade", 0, both(TEAL, ORANGE)),
    ("m4-b", "bonus_upgrade", 0, both(PURPLE, TAN)),
    ("m5", "scoring_tile", 0, both(TAN, ORANGE)),
    ("m6", "soldier", 1, both(PURPLE, TEAL)),
    ("m7", "favour", 2, both(PURPLE, TAN)),
    ("m8", "courtier", 2, both(TEAL, ORANGE)),
    ("m9", "wall", 3, both(PURPLE, ORANGE)),
    ("m10", "nothing", 4, NONE),
]
IN_OTHER_TABLES = {"city_cost", "start_cost", "edge_cost", "node_boon", "node_points", "digest", "provenance"}


@pytest.mark.parametrize(("attribute", "expected"), PRINTED_VALUES.items())
def test_a_printed_value_is_that_of_the_rules(attribute: str, expected: object) -> None:
    assert getattr(components.EDITIONS.standard(), attribute) == expected


@pytest.mark.parametrize(("city", "cost"), CITY_COSTS.items())
def test_a_good_costs_the_cubes_of_its_city(city: str, cost: list[int]) -> None:
    assert components.EDITIONS.standard().city_cost[pieces.CITIES.index(city)] == cost


@pytest.mark.parametrize(("path", "cost"), [(0, TAN), (1, TEAL), (2, PURPLE), (3, ORANGE)])
def test_the_first_step_costs_the_cube_of_its_path(path: int, cost: list[int]) -> None:
    assert components.EDITIONS.standard().start_cost[path] == cost


@pytest.mark.parametrize(("node", "boon", "points", "cost"), NODE_ROWS)
def test_a_node_has_its_boon_its_points_and_its_way_on(node: str, boon: str, points: int, cost: list[int]) -> None:
    number = pieces.NODES.index(node)

    assert pieces.BOONS[components.EDITIONS.standard().node_boon[number]] == boon
    assert components.EDITIONS.standard().node_points[number] == points
    assert components.EDITIONS.standard().edge_cost[number] == cost


@pytest.mark.parametrize("card", CONTRACTS, ids=lambda card: card.name)
def test_a_contract_asks_and_gives_what_its_card_says(card: Contract) -> None:
    ours = components.EDITIONS.standard()
    number = pieces.CONTRACTS.index(card.name)

    assert ours.contract_influence[ours.contract_level[number]] == card.influence
    assert ours.contract_points[number] == card.points
    assert ours.contract_cube[number] == [*pieces.COLOURS, "any"].index(card.cube)
    assert ours.contract_scrolls[number] == card.scrolls
    assert ours.contract_common[number] == card.common
    assert ours.contract_rare[number] == card.rare
    assert ours.contract_any[number] == card.any
    assert ours.contract_boon[number] == {"favour": pieces.GAIN_FAVOUR, "soldier": pieces.GAIN_SOLDIER}[card.bonus]


def test_every_attribute_is_compared_with_the_rules() -> None:
    contracts = {name for name in EDITIONS.attributes() if name.startswith("contract_")} - {"contract_influence"}

    assert PRINTED_VALUES.keys() | IN_OTHER_TABLES | contracts == set(EDITIONS.attributes())
    assert len(NODE_ROWS) == len(pieces.NODES)
    assert tuple(card.name for card in CONTRACTS) == pieces.CONTRACTS
    assert len(pieces.COLOURS) == pieces.ANY


def test_the_steps_of_a_whole_path_cost_sixteen_cubes() -> None:
    ours = components.EDITIONS.standard()
    for path in range(4):
        spent, node = sum(ours.start_cost[path]), path
        while node >= 0:
            spent += sum(ours.edge_cost[node])
            node = pieces.NEXT_NODE[node]

        assert spent == 4 + 2 * 6


def well_formed(c: Components) -> bool:
    """What the rules rely on, whatever the edition."""
    costs = [*c.city_cost, *c.start_cost, *c.edge_cost[: pieces.LAST_NODE]]
    stacks = [c.contract_points[first : first + 3] for first in range(0, 18, 3)]
    return all(
        (
            len(c.influence_points) == len(c.influence_favour) == len(c.spice_limit) == c.influence_last + 1,
            len(c.favour_points) == c.favour_last + 1,
            c.spice_limit == sorted(c.spice_limit) and c.spice_limit[0] == 1 and c.spice_limit[-1] == 4,
            max(c.contract_influence) <= c.influence_last,
            all(0 <= points <= 20 for points in (*c.influence_points, *c.favour_points, *c.node_points)),
            c.influence_points[0] == c.influence_favour[0] == c.favour_points[0] == 0,
            sum(c.wall_copies[:8]) == 16 and sum(c.wall_copies[8:]) == 4 and min(c.wall_cost) >= 1,
            all(len(cost) == 4 and min(cost) >= 0 and 1 <= sum(cost) <= 3 for cost in costs),
            all(top > middle > last for top, middle, last in stacks),
            sum(c.bonus_upgrades) == 4 and sum(c.card_copies) == 24 and sum(c.cubes) == 60,
            max(c.camels_on_cards) + 8 <= c.camels and len(c.camels_on_cards) == 5,
            len(c.solo_courtiers) == 7 and len(c.set_points) == 5,
            c.tile_scrolls == sorted(set(c.tile_scrolls)) and c.tile_scrolls[0] > 0,
        )
    )


EDITIONS = Editions(components, well_formed)


def test_the_standard_components_are_well_formed() -> None:
    assert well_formed(components.EDITIONS.standard())


# --- provenance -----------------------------------------------------------------------------------------------------

PROVENANCE_ROWS = """
    rulebook cubes.purple cubes.white supply.scrolls supply.rare supply.camels participant.buildings
    rulebook participant.servants wall.purple-3.cost wall.teal-3.cost palace.trade.capacity palace.faith.points
    rulebook palace.knowledge.favour library.most breakthrough.scrolls breakthrough.points breakthrough.b3-wall
    rulebook mosque.m1-3.boon mosque.m1-3.points mosque.m4-a.boon mosque.m5.boon mosque.m10.boon
    rulebook scoring.building_points scoring.tile_points scoring.completed_mosque_points
    rulebook caravan.camels caravan.sets spice.cinnamon.cards spice.pepper.pair solo.pair_points solo.courtiers
    derived participant.discs bonus_upgrades.teal wall.tan-1.cost wall.tan-1.colour wall.teal-3.colour
    derived palace.trade.colour palace.faith.colour marketplace.rayy marketplace.samarkand marketplace.kashgar
    derived mosque.m2-1.boon mosque.m3-b.boon mosque_cost.start-2 mosque_cost.start-3 mosque_cost.m1-2
    derived mosque_cost.m1-4 mosque_cost.m2-2 contract.k2f-1.level contract.k2f-1.bonus
    derived camel_market.side-a.tl camel_market.side-b.tr
    reconstructed bonus_upgrades.purple influence.last influence.points influence.favour influence.spices
    reconstructed influence.contracts favour.last favour.points wall.tan-1.copies wall.purple-1.cost
    reconstructed wall.purple-3.colour palace.knowledge.colour palace.spice.colour marketplace.balkh
    reconstructed marketplace.baghdad mosque.m2-1.points mosque.m6.points mosque.m10.points mosque_cost.start-1
    reconstructed mosque_cost.m2-1 mosque_cost.m9 scoring.tile_actions contract.k1f-1.points contract.k3s-3.cube
    reconstructed contract.k2s-2.scrolls camel_market.side-a.br camel_market.side-b.bl solo.white_points
"""


@pytest.mark.parametrize(("key", "provenance"), keys_of(PROVENANCE_ROWS))
def test_a_value_tells_where_it_comes_from(key: str, provenance: str) -> None:
    assert components.EDITIONS.standard().provenance[key] == provenance


def test_the_summary_counts_every_value_once() -> None:
    EDITIONS.check_summary({"rulebook": 82, "derived": 61, "reconstructed": 190})


# --- editions -------------------------------------------------------------------------------------------------------
@pytest.fixture
def edition_file(tmp_path: Path) -> Path:
    return tmp_path / "my_merv.toml"


EDITION = """
name = "my merv"

[influence]
last = 18
points = { 11 = 2, 16 = 4 }
spices = [4, 4, 12]

[contract.k2f-1]
points = 11
cube = "any"

[mosque_cost]
m9 = { teal = 3 }
"""


def test_an_edition_changes_what_it_gives_and_nothing_else(edition_file: Path) -> None:
    mine = EDITIONS.load(edition_file, EDITION)
    ours = components.EDITIONS.standard()

    assert mine.name == "my merv"
    assert mine.influence_last == 18
    assert [space for space, points in enumerate(mine.influence_points) if points] == [11, 16]
    assert mine.spice_limit == [1] * 4 + [3] * 8 + [4] * 7
    assert mine.contract_points == [*ours.contract_points[:6], 11, *ours.contract_points[7:]]
    assert mine.contract_cube[6] == pieces.ANY
    assert mine.edge_cost[16] == [0, 0, 3, 0]
    assert mine.favour_points == ours.favour_points
    assert mine.digest != ours.digest
    assert well_formed(mine)
    assert components.EDITIONS.standard() is ours
    assert ours.influence_last == 20


def test_values_of_an_edition_are_its_own_unless_it_says_more(edition_file: Path) -> None:
    mine = EDITIONS.load(
        edition_file,
        """
        name = "my merv"
        [favour]
        last = 12
        [contract]
        provenance = "public"
        k2f-1 = { points = 11, cube = "any", provenance_of = { cube = "derived" } }
        k1f-1 = { points = 7, provenance = "rulebook" }
        """,
    )

    assert mine.provenance["favour.last"] == "edition"
    assert mine.provenance["favour.points"] == "reconstructed"
    assert mine.provenance["contract.k2f-1.points"] == "public"
    assert mine.provenance["contract.k2f-1.cube"] == "derived"
    assert mine.provenance["contract.k1f-1.points"] == "rulebook"
    assert mine.provenance["contract.k1f-1.cube"] == "reconstructed"
    assert mine.provenance_summary()["edition"] == 1


def test_one_provenance_can_speak_for_a_whole_edition(edition_file: Path) -> None:
    mine = EDITIONS.load(edition_file, 'name = "my merv"\nprovenance = "public"\n[favour]\nlast = 12\n')

    assert mine.provenance["favour.last"] == "public"
    assert mine.provenance["favour.points"] == "reconstructed"


def test_a_copy_of_our_whole_file_is_an_edition(edition_file: Path) -> None:
    mine = EDITIONS.load(edition_file, f'name = "mine"\n{EDITIONS.text}'.replace("points = 8 ", "points = 9 "))

    assert mine.tile_points[-1] == 9
    assert mine.cubes == components.EDITIONS.standard().cubes


def test_a_byte_order_mark_and_foreign_line_ends_do_no_harm(edition_file: Path) -> None:
    edition_file.write_bytes('\ufeffname = "Мерв"\r\n[favour]\r\nlast = 11\r\n'.encode())

    assert (components.EDITIONS.load(str(edition_file)).name, components.EDITIONS.load(edition_file).favour_last) == (
        "Мерв",
        11,
    )


def test_the_overrides_are_kept_apart_from_what_was_given() -> None:
    given_values: dict[str, Any] = {"favour": {"points": {"3": 1}}}
    mine = components.EDITIONS.with_overrides("mine", given_values)

    given_values["favour"]["points"]["3"] = 99

    assert mine.overrides == {"favour": {"points": {"3": 1}}}


# --- mistakes in an edition -----------------------------------------------------------------------------------------

MISTAKES = """
    # unknown keys
    contracts = {} => unknown key 'contracts', expected one of cubes, supply, participant, bonus_upgrades, ...
    favour.lats = 10 => favour: unknown key 'lats', expected one of last, points
    contract.K2F-1.points = 9 => contract: unknown key 'K2F-1', expected one of k1f-1, k1f-2, k1f-3, k1s-1, k1s-2, ...
    contract.k2f-4.points = 9 => contract: unknown key 'k2f-4', expected one of k1f-1, k1f-2, k1f-3, k1s-1, k1s-2, ...
    contract.k2f-1.pionts = 9 => contract k2f-1: unknown key 'pionts', expected one of level, points, cube, ...
    contract."k2f-1.points" = 9 => contract: unknown key 'k2f-1.points', expected one of k1f-1, k1f-2, k1f-3, ...
    mosque_cost.m10 = { tan = 1 } => mosque_cost: unknown key 'm10', expected one of start-1, start-2, start-3, ...
    provenance_of = { last = 'public' } => unknown key 'provenance_of', expected one of cubes, supply, participant, ...
    # wrong kind
    favour = 10 => favour: must be a table, got 10
    contract.k2f-1 = 10 => contract k2f-1: must be a table, got 10
    favour.last = 'ten' => favour: last must be 5 to 40, got 'ten'
    favour.last = 10.0 => favour: last must be 5 to 40, got 10.0
    favour.last = true => favour: last must be 5 to 40, got True
    favour.last = [10] => favour: last must be 5 to 40, got [10]
    favour.last.space = 10 => favour: last must be 5 to 40, got {'space': 10}
    favour.points = [0, 1] => favour: points must be 0 to 20 points by space, such as { 4 = 1, 7 = 2 }, got [0, 1]
    favour.last = 1979-05-27 => favour: last must be 5 to 40, got datetime.date(1979, 5, 27)
    mosque_cost.m9 = 'teal' => mosque_cost: m9 must be 1 to 3 cubes by colour, such as { tan = 1, teal = 1 }, got 'teal'
    # out of range
    contract.k2f-1.points = 0 => contract k2f-1: points must be 1 to 30, got 0
    contract.k2f-1.points = 31 => contract k2f-1: points must be 1 to 30, got 31
    contract.k2f-1.scrolls = -1 => contract k2f-1: scrolls must be 0 to 6, got -1
    contract.k2f-1.rare = 7 => contract k2f-1: rare must be 0 to 6, got 7
    contract.k2f-1.cube = 'white' => contract k2f-1: cube must be purple, tan, teal, orange or any, got 'white'
    influence.last = 41 => influence: last must be 10 to 40, got 41
    influence.points = { 0 = 1 } => influence: points must be 0 to 20 points by space, such as { 4 = 1, 7 = 2 }, ...
    influence.points = { 5 = 21 } => influence: points must be 0 to 20 points by space, such as { 4 = 1, 7 = 2 }, ...
    influence.points = { 05 = 1 } => influence: points must be 0 to 20 points by space, such as { 4 = 1, 7 = 2 }, ...
    influence.favour = [0] => influence: favour must be a list of spaces from 1 on, each larger than the one ...
    influence.favour = [4, 4] => influence: favour must be a list of spaces from 1 on, each larger than the one ...
    influence.spices = [0, 8, 13] => influence: spices must be a list of 3 numbers from 1 to 40, none smaller than ...
    influence.spices = [8, 3, 13] => influence: spices must be a list of 3 numbers from 1 to 40, none smaller than ...
    influence.spices = [3, 8] => influence: spices must be a list of 3 numbers from 1 to 40, none smaller than the ...
    influence.contracts = [6, 2, 10] => influence: contracts must be a list of 3 numbers from 0 to 40, none smaller ...
    wall.tan-1.cost = 0 => wall tan-1: cost must be 1 to 5, got 0
    wall.tan-1.copies = 17 => wall tan-1: copies must be 0 to 16, got 17
    palace.trade.colour = 'white' => palace trade: colour must be purple, tan, teal or orange, got 'white'
    palace.trade.capacity = 0 => palace trade: capacity must be 1 to 6, got 0
    palace.trade.points = 6 => palace trade: points must be 0 to 5, got 6
    library.most = 5 => library: most must be 1 to 4, got 5
    breakthrough.scrolls = [2, 4, 4, 8] => breakthrough: scrolls must be a list of 4 numbers from 1 to 16, each ...
    breakthrough.points = 0 => breakthrough: points must be 1 to 20, got 0
    marketplace.rayy = {} => marketplace: rayy must be 1 to 3 cubes by colour, such as { tan = 1, teal = 1 }, got {}
    marketplace.rayy = { tan = 4 } => marketplace: rayy must be 1 to 3 cubes by colour, such as { tan = 1, teal = 1 ...
    mosque_cost.m9 = { tan = 2, teal = 2 } => mosque_cost: m9 must be 1 to 3 cubes by colour, such as { tan = 1, ...
    mosque_cost.m9 = { tan = -1, teal = 2 } => mosque_cost: m9 must be 1 to 3 cubes by colour, such as { tan = 1, ...
    mosque_cost.m9 = { white = 1 } => mosque_cost: m9 must be 1 to 3 cubes by colour, such as { tan = 1, teal = 1 ...
    mosque_cost.m9 = { red = 1 } => mosque_cost: m9 must be 1 to 3 cubes by colour, such as { tan = 1, teal = 1 }, ...
    mosque.m6.points = 21 => mosque m6: points must be 0 to 20, got 21
    mosque.m6.boon = 'scoring_tile' => mosque m6: boon must be favour, soldier, white_upgrade, bonus_upgrade, ...
    scoring.building_points = -1 => scoring: building_points must be 0 to 20, got -1
    scoring.tile_actions = ['palace', 'palace', 'wall', 'library'] => scoring: tile_actions must be a list of 4 ...
    scoring.tile_actions = ['palace', ['wall'], 3] => scoring: tile_actions must be a list of 4 different names out ...
    scoring.completed_mosque_action = 'inn' => scoring: completed_mosque_action must be caravansary, palace, ...
    caravan.sets = [1, 3, 4, 10] => caravan: sets must be a list of 4 numbers from 0 to 60, each adding at least as ...
    caravan.sets = [5, 4, 3, 2] => caravan: sets must be a list of 4 numbers from 0 to 60, each adding at least as ...
    spice.ginger.pair = 'post' => spice ginger: pair must be white_cube, soldier, favour or white_upgrade, got 'post'
    camel_market.side-a.tl = 'camel' => camel_market side-a: tl must be scroll, card, favour, white_cube, ...
    solo.overflow_points = 21 => solo: overflow_points must be 0 to 20, got 21
    solo.courtiers = [1, 1, 1, 2, 2] => solo: courtiers must be a list of 6 numbers from 0 to 3, got [1, 1, 1, 2, 2]
    bonus_upgrades.tan = 5 => bonus_upgrades: tan must be 0 to 4, got 5
    # fixed
    cubes.purple = 13 => cubes: purple is fixed at 12, an edition cannot change it, got 13
    cubes.purple = 0 => cubes: purple is fixed at 12, an edition cannot change it, got 0
    supply.scrolls = 40 => supply: scrolls is fixed at 32, an edition cannot change it, got 40
    participant.discs = 10 => participant: discs is fixed at 7, an edition cannot change it, got 10
    spice.pepper.cards = 5 => spice pepper: cards is fixed at 4, an edition cannot change it, got 5
    contract.k1f-1.level = 2 => contract k1f-1: level is fixed at 1, an edition cannot change it, got 2
    contract.k1f-1.level = true => contract k1f-1: level must be 1 to 3, got True
    contract.k1f-1.bonus = 'soldier' => contract k1f-1: bonus is fixed at 'favour', an edition cannot change it, ...
    wall.tan-1.colour = 'teal' => wall tan-1: colour is fixed at 'tan', an edition cannot change it, got 'teal'
    breakthrough.b3-card = 'wall' => breakthrough: b3-card is fixed at 'card', an edition cannot change it, got 'wall'
    mosque.m5.boon = 'favour' => mosque m5: boon is fixed at 'scoring_tile', an edition cannot change it, got 'favour'
    mosque.m1-1.boon = 'favour' => mosque m1-1: boon is fixed at 'camel', an edition cannot change it, got 'favour'
    # values that do not fit together
    influence.last = 15 => influence: points must lie on spaces up to the last, 15, got space 20
    influence.favour = [21] => influence: favour must lie on spaces up to the last, 20, got space 21
    influence.spices = [3, 8, 21] => influence: spices must lie on spaces up to the last, 20, got space 21
    influence.contracts = [2, 6, 22] => influence: contracts must lie on spaces up to the last, 20, got space 22
    favour.last = 9 => favour: points must lie on spaces up to the last, 9, got space 10
    bonus_upgrades.tan = 2 => bonus_upgrades: the upgrades must be 4 in all, got 5
    wall.tan-1.copies = 3 => wall: the copies of segments must be 16 in all, got 17
    wall.tan-3.copies = 0 => wall: the copies of gates must be 4 in all, got 3
    caravan.camels = [2, 2, 3, 5] => caravan: camels must be at most 4, the others have their places, got 5
    contract.k2f-2.points = 10 => contract k2f-2: points must be less than the 10 of k2f-1, got 10
    contract.k2f-1.points = 7 => contract k2f-2: points must be less than the 7 of k2f-1, got 8
    contract.k1s-3.any = 0 => contract k1s-3: must ask for a scroll or a good at least, got none
    # provenance
    provenance = 'mine' => provenance must be one of rulebook, derived, public, reconstructed, edition, got 'mine'
    favour.provenance = 3 => favour: provenance must be one of rulebook, derived, public, reconstructed, edition, got 3
    favour.provenance_of = 'public' => favour: provenance_of must be a table, got 'public'
    favour.provenance_of = { lats = 'public' } => favour provenance_of: unknown key 'lats', expected one of last, points
    favour.provenance_of = { last = 'mine' } => favour provenance_of: provenance must be one of rulebook, derived, ...
"""


@pytest.mark.parametrize(("text", "problem"), rows_of(MISTAKES))
def test_a_mistake_is_told_with_its_place(edition_file: Path, text: str, problem: str) -> None:
    EDITIONS.check_mistake(edition_file, text, problem)


NO_NAMES = ["''", "' mine'", "'standard'", "7", "true", '"two\\nlines"', f"'{'m' * 61}'"]


@pytest.mark.parametrize("name", NO_NAMES)
def test_an_edition_has_a_name_of_its_own(edition_file: Path, name: str) -> None:
    with pytest.raises(ComponentError, match="name must be 1 to 60 characters on one line, and not 'standard', got "):
        EDITIONS.load(edition_file, f"name = {name}\n")


NO_TOML = [
    ("[favour\n", ": must be TOML: "),
    ("name = 'a'\nname = 'b'\n", ": must be TOML: "),
    ("[favour]\nlast = 12\n[favour]\n", ": must be TOML: "),
    ("last = 07\n", ": must be TOML: "),
    (f"last = {'7' * 5000}\n", ": must be TOML: "),
    (f"last = {'[' * 5000}\n", ": must be TOML, got lists or tables nested too deeply"),
]


@pytest.mark.parametrize(("text", "problem"), NO_TOML)
def test_what_is_no_toml_is_told(edition_file: Path, text: str, problem: str) -> None:
    with pytest.raises(ComponentError) as caught:
        EDITIONS.load(edition_file, text)

    assert str(caught.value).startswith(f"{edition_file}{problem}")


def test_what_was_found_is_shown_in_short(edition_file: Path) -> None:
    with pytest.raises(ComponentError, match="last must be 5 to 40, got something too long to show"):
        EDITIONS.load(edition_file, f"name = 'a'\n[favour]\nlast = 0x{'f' * 9000}\n")
    with pytest.raises(ComponentError, match=r"last must be 5 to 40, got 'x{56}\.\.\.$"):
        EDITIONS.load(edition_file, f"name = 'a'\n[favour]\nlast = '{'x' * 9000}'\n")


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, edition_file: Path) -> None:
    EDITIONS.check_unreadable(tmp_path, edition_file)
    with pytest.raises(ComponentError, match="cannot be read: embedded null"):
        components.EDITIONS.load("my\0merv.toml")
    with pytest.raises(ComponentError, match="must be at most 200000 bytes long"):
        EDITIONS.load(edition_file, "#" * 200_001)


def test_a_file_that_is_not_utf_8_is_told(edition_file: Path) -> None:
    edition_file.write_bytes('name = "Мерв"\n'.encode("cp1251"))

    with pytest.raises(ComponentError, match=re.escape(f"{edition_file}: must be UTF-8 text, got byte 0xcc")):
        components.EDITIONS.load(edition_file)


def test_a_saved_edition_is_checked_like_a_file() -> None:
    with pytest.raises(ComponentError, match=r"^edition 'mine', favour: last must be 5 to 40, got 3$"):
        components.EDITIONS.with_overrides("mine", {"favour": {"last": 3}})
    with pytest.raises(ComponentError, match=r"^edition 'mine': must be a table, got \[\]$"):
        components.EDITIONS.with_overrides("mine", [])
    with pytest.raises(ComponentError, match=r"^edition 'mine', favour: unknown key 7, expected one of last, points$"):
        components.EDITIONS.with_overrides("mine", {"favour": {7: 3}})
    with pytest.raises(ComponentError, match=r"^edition None: name must be "):
        components.EDITIONS.with_overrides(None, {})
    with pytest.raises(ComponentError, match=r"^edition 'standard': name must be "):
        components.EDITIONS.with_overrides("standard", {"favour": {"last": 12}})


def test_a_component_error_is_ours_and_a_value_error() -> None:
    assert issubclass(ComponentError, CaravansaryError)
    assert issubclass(ComponentError, ValueError)


# --- mistakes in our own file ---------------------------------------------------------------------------------------

OUR_MISTAKES = [
    ("scrolls = 32\n", "", "components.toml, supply: key scrolls is missing, expected 1 to 99"),
    ("m9 = { purple = 1, orange = 1 }\n", "", "components.toml, mosque_cost: key m9 is missing, expected 1 to 3 cubes"),
    (
        "k2f-1 = { level = 2, points = 10",
        "k2f-1 = { level = 2",
        "components.toml, contract k2f-1: key points is missing",
    ),
    ("points = 10, cube", "points = 0, cube", "components.toml, contract k2f-1: points must be 1 to 30, got 0"),
    ("k1f-2 = { level = 1", "k1f-2 = { level = 2", "components.toml, contract k1f-2: level must be that of k1f-1"),
    ('provenance = "rulebook"\npurple', "purple", "components.toml, cubes: key provenance is missing for purple"),
    ("[cubes]", 'name = "ours"\n[cubes]', "components.toml: unknown key 'name', expected one of "),
    ("camels = 12", "camels = 11", "components.toml, caravan: camels must be at most 3, the others have their places"),
]


@pytest.mark.parametrize(("old", "new", "problem"), OUR_MISTAKES)
def test_a_mistake_in_our_own_file_is_told(old: str, new: str, problem: str) -> None:
    EDITIONS.check_our_mistake(old, new, problem)


# --- any text at all ------------------------------------------------------------------------------------------------

MUTATIONS = EDITIONS.mutations() | st.builds(
    lambda start, length, instead: EDITIONS.text[:start] + instead + EDITIONS.text[start + length :],
    st.integers(0, len(EDITIONS.text)),
    st.integers(0, 40),
    st.text(max_size=8) | EDITIONS.some_words(),
)


def load_content(content: bytes, name: str) -> Components:
    """What a file with this content gives."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / name
        file.write_bytes(content)
        return components.EDITIONS.load(file)


@given(MUTATIONS)
def test_any_text_gives_components_or_an_error(text: str) -> None:
    EDITIONS.check_any_text(text, load_content)


@given(MUTATIONS.map(str.encode) | st.binary())
def test_our_own_file_is_read_or_refused_whatever_it_says(content: bytes) -> None:
    EDITIONS.check_any_content(content)


GROUPS = sorted({path[0] for path in components.PRINTED})
KEYS = sorted({name for path in components.PRINTED for name in path[1:]} | {"provenance", "provenance_of"})
TREES = st.recursive(
    EDITIONS.leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=3),
)
OVERRIDES = EDITIONS.likely_overrides(st.integers(0, 20) | TREES)


@given(EDITIONS.leaves, OVERRIDES | st.dictionaries(st.sampled_from(GROUPS), TREES) | TREES)
def test_any_saved_edition_gives_components_or_an_error(name: object, overrides: object) -> None:
    EDITIONS.check_any_saved(name, overrides)


LIKELY_VALUES: dict[tuple[str, ...], st.SearchStrategy[Any]] = {
    ("contract", "k2f-1", "points"): st.integers(9, 30),
    ("contract", "k2f-1", "cube"): st.sampled_from([*pieces.COLOURS[:4], "any"]),
    ("mosque", "m7", "boon"): st.sampled_from(components.NODE_BOONS),
    ("mosque_cost", "m5"): st.dictionaries(st.sampled_from(pieces.COLOURS[:4]), st.just(1), min_size=1, max_size=3),
    ("influence", "points"): st.dictionaries(st.integers(1, 20).map(str), st.integers(0, 20)),
    ("influence", "spices"): st.lists(st.integers(1, 20), min_size=3, max_size=3).map(sorted),
    ("influence", "last"): st.integers(20, 40),
    ("scoring", "tile_actions"): st.permutations(pieces.BOARD_ACTIONS).map(lambda names: list(names[:4])),
    ("palace", "faith", "capacity"): st.integers(1, 6),
}


@given(st.fixed_dictionaries({}, optional=LIKELY_VALUES))
def test_an_edition_within_the_ranges_is_accepted(changes: dict[tuple[str, ...], Any]) -> None:
    EDITIONS.check_accepted(changes)
