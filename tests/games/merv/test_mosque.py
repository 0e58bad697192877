"""The mosque: step by step along the track, with the points and the boon of every space."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.merv.pieces import NODES
from tests.games.merv.looking import changes, facts, log, of, payments, refused
from tests.games.merv.position import BLUE, RED, SEVEN_POSTS, Things, merv_position

MOSQUE_SITE: dict[str, Any] = {"slot": 1, "site": "r1c1", "city": {"r1c1": "mosque-purple red"}}
FIRST_STEPS = [("m1-1", "tan"), ("m1-2", "teal"), ("m1-3", "purple"), ("m1-4", "orange")]
EDGES = [
    # space left, space entered, cubes
    ("m1-1", "m2-1", "teal"),
    ("m1-2", "m2-2", "orange"),
    ("m1-3", "m2-3", "tan"),
    ("m1-4", "m2-4", "purple"),
    ("m2-1", "m3-a", "tan"),
    ("m2-2", "m3-a", "tan"),
    ("m2-3", "m3-b", "teal"),
    ("m2-4", "m3-b", "teal"),
    ("m3-a", "m4-a", "purple"),
    ("m3-b", "m4-b", "orange"),
    ("m4-a", "m5", "teal orange"),
    ("m4-b", "m5", "purple tan"),
    ("m5", "m6", "tan orange"),
    ("m6", "m7", "purple teal"),
    ("m7", "m8", "purple tan"),
    ("m8", "m9", "teal orange"),
    ("m9", "m10", "purple orange"),
]
# Contract K1S-3 on top of its stack: any cube and any two goods. It keeps a single option from being played by itself.
WITH_A_CONTRACT: dict[str, Any] = {"at": "mosque", "contracts": "k1s-1 k1s-2"}
FOR_THE_CONTRACT: Things = {"influence": 2, "common": 2}
ALL_PATHS = ["advance m1-1", "advance m1-2", "advance m1-3", "advance m1-4"]


# --- steps and their cubes ------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-MOSQUE-1", "MERV-MOSQUE-2", "MERV-MOSQUE-5")
@pytest.mark.parametrize(("node", "colour"), FIRST_STEPS)
def test_the_first_step_takes_a_disc_and_the_camel_of_its_path(node: str, colour: str) -> None:
    table = merv_position(**MOSQUE_SITE, red={"cubes": colour})
    before = facts(table)

    table.play(RED, "board action")  # the only path that can be paid

    assert table.options == ["end turn"]
    gained = of(RED, {"mosque": node, "discs": 6, "camels": 1, f"cubes.{colour}": 0})
    assert changes(table, before) == gained | {"path_camels": [other for other, _ in FIRST_STEPS if other != node]}
    assert log(table) == [
        ("board_action", "MERV-TURN-10", {"board": "mosque"}),
        ("paid", "MERV-RES-11", {"cubes": {colour: 1}}),
        ("mosque_step", "MERV-MOSQUE-4", {"node": node}),
        ("camels_gained", "MERV-MOSQUE-5", {"n": 1}),
    ]
    assert {event.who for event in table.events} == {table.who(RED)}


@pytest.mark.rule("MERV-MOSQUE-2")
def test_the_first_step_leads_to_any_of_the_four_paths() -> None:
    table = merv_position(at="mosque", red={"cubes": "purple tan teal orange"}, blue={"mosque": "m1-2"})

    assert table.options == ALL_PATHS
    assert refused(table, "advance") == {
        f"advance {node}": ("step.not_next", "MERV-MOSQUE-2", {"node": node}) for node in NODES[4:]
    }


@pytest.mark.rule("MERV-MOSQUE-1", "MERV-MOSQUE-2")
@pytest.mark.parametrize(("left", "entered", "cost"), EDGES)
def test_every_later_step_follows_the_only_way_for_its_cubes(left: str, entered: str, cost: str) -> None:
    cubes: Things = {"mosque": left, "cubes": "purple purple tan tan teal teal orange orange"}
    table = merv_position(**WITH_A_CONTRACT, red=cubes | FOR_THE_CONTRACT)

    assert table.options == [f"advance {entered}", "contract k1s"]
    assert refused(table, "advance") == {
        f"advance {node}": ("step.not_next", "MERV-MOSQUE-2", {"node": node}) for node in NODES if node != entered
    }
    assert payments(table, f"advance {entered}") == [cost]
    table.play(RED, f"advance {entered}")

    assert table.player(RED).mosque == entered
    assert table.player(RED).discs == 6  # the disc of the first step


@pytest.mark.rule("MERV-MOSQUE-1", "MERV-TURN-11")
@pytest.mark.parametrize(("left", "entered", "cost"), EDGES)
def test_a_step_is_not_offered_with_one_cube_too_few(left: str, entered: str, cost: str) -> None:
    for missing in cost.split():
        colours = [colour for colour in ("purple", "tan", "teal", "orange") if colour != missing]
        red: Things = {"mosque": left, "cubes": " ".join(colours)}
        before_the_action = merv_position(**MOSQUE_SITE, red=red)
        table = merv_position(**WITH_A_CONTRACT, red=red | FOR_THE_CONTRACT)
        in_words = dict.fromkeys(cost.split(), 1)

        assert before_the_action.why_not("board action") == ("board.no_step", "MERV-TURN-11")
        assert refused(table, f"advance {entered}") == {
            f"advance {entered}": ("step.cost", "MERV-MOSQUE-1", {"cubes": in_words})
        }


@pytest.mark.rule("MERV-MOSQUE-1")
@pytest.mark.parametrize(("node", "colour"), FIRST_STEPS)
def test_a_path_is_not_offered_without_its_cube(node: str, colour: str) -> None:
    others = [other for other in ("purple", "tan", "teal", "orange") if other != colour]
    table = merv_position(at="mosque", red={"cubes": " ".join(others)})

    assert table.options == [option for option in ALL_PATHS if option != f"advance {node}"]
    assert refused(table, f"advance {node}") == {
        f"advance {node}": ("step.cost", "MERV-MOSQUE-1", {"cubes": {colour: 1}})
    }


@pytest.mark.rule("MERV-MOSQUE-1", "MERV-MOSQUE-2", "MERV-MOSQUE-3", "MERV-MOSQUE-13")
def test_any_number_of_steps_one_after_the_other() -> None:
    table = merv_position(at="mosque", red={"cubes": "teal teal orange tan tan"}, blue={"mosque": "m3-a"})
    before = facts(table)

    assert table.why_not("finish") == ("finish.step_first", "MERV-TURN-16")
    table.play(RED, "advance m1-2")
    assert table.options == ["advance m2-2", "finish"]
    table.play(RED, "advance m2-2")  # without an own building there is no upgrade
    assert table.options == ["advance m3-a", "finish"]
    table.play(RED, "advance m3-a")

    assert table.options == ["end turn"]
    gained = of(RED, {"mosque": "m3-a", "discs": 6, "camels": 1})
    gained |= of(RED, {"favour": 1, "cubes.teal": 1, "cubes.orange": 0, "cubes.tan": 1})
    assert changes(table, before) == gained | {"path_camels": ["m1-3", "m1-4"]}
    assert table.player(BLUE).mosque == "m3-a"


@pytest.mark.rule("MERV-MOSQUE-1", "MERV-MOSQUE-6", "MERV-RES-12")
@pytest.mark.parametrize(
    ("tiles", "cubes", "plays", "node", "left"),
    [
        pytest.param("", "teal orange", ["advance m1-2", "finish"], "m1-2", "orange", id="the action may be finished"),
        pytest.param("b1-mosque", "tan", ["advance m1-2"], "m1-2", "tan", id="only one step is cheaper"),
        pytest.param(
            "b1-mosque", "teal", ["advance m1-2", "pay teal", "advance m2-2"], "m2-2", "", id="the discount may wait"
        ),
    ],
)
def test_the_action_ends_when_it_is_finished_or_nothing_more_can_be_paid(
    tiles: str, cubes: str, plays: list[str], node: str, left: str
) -> None:
    table = merv_position(at="mosque", red={"tiles": tiles, "cubes": cubes})

    table.play(RED, *plays)

    assert table.options == ["end turn"]
    assert (table.player(RED).mosque, table.player(RED).cubes) == (node, left)


@pytest.mark.rule("MERV-MOSQUE-12")
def test_without_a_disc_the_first_step_is_impossible() -> None:
    red: Things = {"cubes": "purple tan teal orange", "posts": SEVEN_POSTS}
    before_the_action = merv_position(**MOSQUE_SITE, red=red)
    table = merv_position(**WITH_A_CONTRACT, red=red | FOR_THE_CONTRACT)

    assert before_the_action.why_not("board action") == ("board.no_step", "MERV-TURN-11")
    assert refused(table, "advance") == {f"advance {node}": ("step.no_disc", "MERV-MOSQUE-12", {}) for node in NODES}


@pytest.mark.rule("MERV-MOSQUE-12", "MERV-MOSQUE-2")
@pytest.mark.parametrize(
    ("posts", "mosque"),
    [(SEVEN_POSTS.removesuffix(" peshawar"), None), (SEVEN_POSTS.removesuffix(" peshawar"), "m1-1")],
)
def test_the_last_disc_makes_the_first_step_and_later_steps_need_none(posts: str, mosque: str | None) -> None:
    red = Things(posts=posts, cubes="teal") | (Things(mosque=mosque) if mosque else Things())
    table = merv_position(**MOSQUE_SITE, red=red)

    table.play(RED, "board action")

    assert table.player(RED).discs == 0
    assert table.player(RED).mosque == ("m2-1" if mosque else "m1-2")


@pytest.mark.rule("MERV-MOSQUE-7")
def test_from_the_last_space_no_step_is_possible() -> None:
    red: Things = {"cubes": "purple tan teal orange white", "mosque": "m10"}
    before_the_action = merv_position(**MOSQUE_SITE, red=red)
    table = merv_position(**WITH_A_CONTRACT, red=red | FOR_THE_CONTRACT)

    assert before_the_action.why_not("board action") == ("board.no_step", "MERV-TURN-11")
    assert table.options == ["finish", "contract k1s"]
    assert refused(table, "advance") == {f"advance {node}": ("step.at_the_end", "MERV-MOSQUE-7", {}) for node in NODES}


# --- what a space gives ---------------------------------------------------------------------------------------------
SPACES = [
    # space left, cubes, space entered, choices for its boon, what it gives
    ("m1-1", "teal", "m2-1", ["upgrade r1c1"], {"city.r1c1.upgrade": "white", "supply.white_upgrades": 5}),
    ("m2-1", "tan", "m3-a", [], {"red.favour": 1}),
    ("m2-4", "teal", "m3-b", [], {"red.favour": 1}),
    (
        "m3-a",
        "purple",
        "m4-a",
        ["bonus teal", "upgrade r1c1"],
        {"city.r1c1.upgrade": "teal", "supply.bonus_upgrades": ["purple", "tan", "orange"]},
    ),
    (
        "m3-b",
        "orange",
        "m4-b",
        ["bonus purple", "upgrade r2c2"],
        {"city.r2c2.upgrade": "purple", "supply.bonus_upgrades": ["tan", "teal", "orange"]},
    ),
    ("m4-a", "teal orange", "m5", ["scoring tile palace"], {"red.scoring_tile": "palace"}),
    (
        "m5",
        "tan orange",
        "m6",
        ["soldier r2c2"],
        {"red.points.mosque": 1, "city.r2c2.soldier": 0, "red.servants": 7, "red.influence": 1},
    ),
    ("m6", "purple teal", "m7", [], {"red.points.mosque": 2, "red.favour": 1}),
    (
        "m7",
        "purple tan",
        "m8",
        ["hall trade"],
        {"red.points.mosque": 2, "red.courtiers.trade": 1, "red.servants": 7, "red.favour": 1},
    ),
    (
        "m8",
        "teal orange",
        "m9",
        ["build tan-3", "wall n3"],
        {"red.points.mosque": 3, "walls.n3": "tan-3", "wall_supply.tan-3": 0},
    ),
    ("m9", "purple orange", "m10", [], {"red.points.mosque": 4}),
]


@pytest.mark.rule("MERV-MOSQUE-4", "MERV-MOSQUE-10", "MERV-MOSQUE-13", "MERV-MOSQUE-14", "MERV-MOSQUE-15")
@pytest.mark.rule("MERV-MOSQUE-9", "MERV-MOSQUE-16", "MERV-MOSQUE-17", "MERV-MOSQUE-3")
@pytest.mark.parametrize(("left", "cubes", "entered", "choices", "gain"), SPACES)
@pytest.mark.parametrize("others", [True, False], ids=["blue was there before", "red is the first"])
def test_entering_a_space_scores_its_points_and_gives_its_boon(
    left: str, cubes: str, entered: str, choices: list[str], gain: dict[str, Any], others: bool
) -> None:
    city = {"r1c1": "mosque-purple red", "r2c2": "wall-tan red", "r5c5": "wall-teal blue"}
    blue: Things = {"mosque": entered} if others else {}
    table = merv_position(**MOSQUE_SITE | {"city": city}, red={"mosque": left, "cubes": cubes}, blue=blue)
    before = facts(table)

    table.play(RED, "board action", *choices)

    assert table.options == ["end turn"]
    assert changes(table, before) == {
        "red.mosque": entered,
        **{f"red.cubes.{colour}": 0 for colour in cubes.split()},
        **gain,
    }


@pytest.mark.rule("MERV-MOSQUE-4", "MERV-BOON-6")
def test_the_points_come_before_the_boon() -> None:
    table = merv_position(**MOSQUE_SITE, red={"mosque": "m6", "cubes": "purple teal", "favour": 3})

    table.play(RED, "board action")

    assert [(kind, rule) for kind, rule, _ in log(table)[2:]] == [
        ("mosque_step", "MERV-MOSQUE-4"),
        ("points_scored", "MERV-MOSQUE-4"),
        ("favour_gained", "MERV-MOSQUE-4"),
        ("points_scored", "MERV-FAVOUR-2"),
    ]
    assert table.player(RED).points == {"mosque": 2, "favour_track": 1}


@pytest.mark.rule("MERV-MOSQUE-5")
@pytest.mark.parametrize(("node", "colour"), FIRST_STEPS)
def test_only_the_first_to_enter_a_path_finds_the_camel(node: str, colour: str) -> None:
    table = merv_position(**MOSQUE_SITE, red={"cubes": colour}, blue={"mosque": node})
    before = facts(table)

    table.play(RED, "board action")

    assert table.player(RED).camels == 0
    assert table.player(BLUE).camels == 0
    assert facts(table)["path_camels"] == before["path_camels"] == [other for other, _ in FIRST_STEPS if other != node]
    assert table.told("camels_gained") == []


@pytest.mark.rule("MERV-MOSQUE-10", "MERV-UPGRADE-2")
@pytest.mark.parametrize(("left", "cube"), [("m1-1", "teal"), ("m1-2", "orange"), ("m1-3", "tan"), ("m1-4", "purple")])
def test_the_second_space_of_every_path_upgrades_an_own_building_with_white(left: str, cube: str) -> None:
    city = {
        "r1c1": "mosque-purple red",
        "r1c2": "wall-tan blue",
        "r4c4": "palace-tan red",
        "r5c5": "wall-teal red +white",
    }
    table = merv_position(**MOSQUE_SITE | {"city": city}, red={"mosque": left, "cubes": cube})

    table.play(RED, "board action")
    assert table.options == ["upgrade r1c1", "upgrade r4c4"]
    assert table.why_not("upgrade r1c2") == ("upgrade.not_yours", "MERV-UPGRADE-2")
    assert table.why_not("upgrade r5c5") == ("upgrade.upgraded", "MERV-UPGRADE-1")
    table.play(RED, "upgrade r4c4")

    assert table.upgrade("r4c4") == "white"
    assert table.state.white_left == 4
    assert table.options == ["end turn"]


@pytest.mark.rule("MERV-MOSQUE-14", "MERV-UPGRADE-5")
@pytest.mark.parametrize(("left", "cube"), [("m3-a", "purple"), ("m3-b", "orange")])
def test_the_fourth_level_upgrades_an_own_building_with_a_colour_of_choice(left: str, cube: str) -> None:
    city = {"r1c1": "mosque-purple red", "r1c2": "wall-tan blue +tan", "r4c4": "palace-tan red"}
    table = merv_position(**MOSQUE_SITE | {"city": city}, red={"mosque": left, "cubes": cube})

    table.play(RED, "board action")
    assert table.options == ["bonus purple", "bonus teal", "bonus orange"]
    assert table.why_not("bonus tan") == ("upgrade.none_left", "MERV-UPGRADE-5")
    table.play(RED, "bonus orange")
    assert table.options == ["upgrade r1c1", "upgrade r4c4"]
    table.play(RED, "upgrade r1c1")

    assert table.upgrade("r1c1") == "orange"
    assert facts(table)["supply.bonus_upgrades"] == ["purple", "teal"]
    assert table.options == ["end turn"]


@pytest.mark.rule("MERV-MOSQUE-15")
def test_the_soldier_of_the_sixth_level_may_be_declined() -> None:
    table = merv_position(**MOSQUE_SITE, red={"mosque": "m5", "cubes": "tan orange"})

    table.play(RED, "board action")
    assert table.options == ["soldier r1c1", "decline"]
    table.play(RED, "decline")

    assert table.options == ["end turn"]
    assert table.player(RED).points == {"mosque": 1}
    assert table.player(RED).servants == 8
    assert table.player(RED).influence == 0


@pytest.mark.rule("MERV-MOSQUE-17", "MERV-WALL-8")
def test_the_wall_of_the_ninth_level_gives_influence() -> None:
    city = {"r1c1": "mosque-purple red", "r2c1": "wall-tan blue"}
    table = merv_position(**MOSQUE_SITE | {"city": city}, red={"mosque": "m8", "cubes": "teal orange"})

    table.play(RED, "board action", "build purple-1", "wall n1")

    assert table.options == ["end turn"]
    assert table.player(RED).influence == 3
    assert table.player(RED).points == {"mosque": 3}
    assert table.wall("n1") == "purple-1"


# --- the scoring tile -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-MOSQUE-9")
def test_a_scoring_tile_that_another_holds_cannot_be_chosen() -> None:
    blue: Things = {"mosque": "m6", "scoring_tile": "library"}
    table = merv_position(at="mosque", red={"mosque": "m4-b", "cubes": "purple tan"}, blue=blue)

    assert table.asked == "choose_scoring_tile"
    assert table.options == ["scoring tile caravansary", "scoring tile palace", "scoring tile marketplace"]
    assert refused(table, "scoring tile") == {
        "scoring tile library": ("scoring_tile.taken", "MERV-MOSQUE-9", {"board": "library"})
    }
    table.play(RED, "scoring tile marketplace")

    assert log(table)[0] == ("scoring_tile_taken", "MERV-MOSQUE-9", {"board": "marketplace"})
    assert table.events[0].who == table.who(RED)
    assert table.player(RED).scoring_tile == "marketplace"
    assert table.player(BLUE).scoring_tile == "library"


@pytest.mark.rule("MERV-MOSQUE-9", "MERV-SCORE-8")
@pytest.mark.parametrize(("tile", "points"), [("caravansary", 3), ("palace", 0), ("library", 6), ("marketplace", 9)])
def test_a_scoring_tile_works_from_the_next_scoring_phase_on(tile: str, points: int) -> None:
    city = {"r1c1": "library-tan red", "r1c2": "library-teal red", "r1c3": "caravansary-tan red"}
    city |= {"r2c1": "marketplace-tan red", "r2c2": "marketplace-teal red", "r2c3": "marketplace-orange red"}
    city |= {"r2c4": "palace-tan blue"}
    last_turn: dict[str, Any] = {
        "round": 4,
        "order": "blue yellow red",
        "turn_of": RED,
        "slots": {2: BLUE, 3: "yellow"},
    }
    table = merv_position(at="mosque", **last_turn, city=city, red={"mosque": "m4-b", "cubes": "purple tan"})

    table.play(RED, f"scoring tile {tile}")
    assert table.player(RED).score == 0
    table.play(RED, "end turn")
    while table.asked == "choose_space":
        table.play(table.to_move or "", table.options[0])

    assert table.state.year == 2
    assert table.player(RED).points.get("scoring_tile", 0) == points
    assert table.player(RED).scoring_tile == tile


# --- discount -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-MOSQUE-6", "MERV-RES-19")
def test_with_the_discount_a_step_for_one_cube_is_free() -> None:
    table = merv_position(**MOSQUE_SITE, red={"tiles": "b1-mosque"})
    before = facts(table)

    table.play(RED, "board action")
    assert table.options == ALL_PATHS
    table.play(RED, "advance m1-3")

    assert table.options == ["end turn"]
    gained = of(RED, {"mosque": "m1-3", "discs": 6, "camels": 1})
    assert changes(table, before) == gained | {"path_camels": ["m1-1", "m1-2", "m1-4"]}


@pytest.mark.rule("MERV-MOSQUE-6", "MERV-RES-15")
@pytest.mark.parametrize(
    ("cubes", "tiles", "ways"),
    [
        ("teal orange", "b1-mosque", ["teal orange", "teal + discount", "orange + discount"]),
        ("teal", "b1-mosque", ["teal + discount"]),
        ("orange", "b1-mosque", ["orange + discount"]),
        ("white", "b1-mosque", ["white + discount"]),
        ("purple", "b1-mosque b2-purple", ["purple + wild + discount"]),
        ("teal orange white", "", ["teal orange", "teal white", "orange white"]),
        ("orange orange", "b2-orange", ["orange orange + wild"]),
        ("teal purple", "b2-purple", ["purple teal + wild"]),
    ],
)
def test_of_a_step_for_two_cubes_either_may_be_waived_or_replaced(cubes: str, tiles: str, ways: list[str]) -> None:
    table = merv_position(**MOSQUE_SITE, red={"mosque": "m4-a", "cubes": cubes, "tiles": tiles})

    assert payments(table, "board action") == ways


@pytest.mark.rule("MERV-MOSQUE-6", "MERV-RES-20")
@pytest.mark.parametrize(
    ("cubes", "tiles"),
    [
        ("teal", "b1-caravansary"),
        ("teal", "b1-palace"),
        ("teal", "b1-marketplace"),
        ("", "b1-mosque"),
        ("purple", "b1-mosque"),
        ("orange orange", "b2-teal"),
    ],
)
def test_a_step_that_cannot_be_paid_with_every_help_is_not_offered(cubes: str, tiles: str) -> None:
    table = merv_position(**MOSQUE_SITE, red={"mosque": "m4-a", "cubes": cubes, "tiles": tiles})

    assert table.why_not("board action") == ("board.no_step", "MERV-TURN-11")


# --- a step for nothing ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-MOSQUE-8", "MERV-MOSQUE-5")
def test_a_free_first_step_chooses_its_path() -> None:
    table = merv_position(at="end_turn", slot=3, side="B", red={"camels": 1, "cubes": "tan", "tiles": "b1-mosque"})
    before = facts(table)

    table.play(RED, "trade camel tr")
    assert table.asked == "choose_free_path"
    assert table.options == ALL_PATHS
    table.play(RED, "advance m1-4")

    assert table.options == ["end turn"]
    gained = of(RED, {"mosque": "m1-4", "discs": 6})
    assert changes(table, before) == gained | {"path_camels": ["m1-1", "m1-2", "m1-3"], "camel_market.camels.tr": 1}


@pytest.mark.rule("MERV-MOSQUE-8")
@pytest.mark.parametrize(("left", "entered"), [(left, entered) for left, entered, _ in EDGES])
def test_a_free_step_goes_one_space_on(left: str, entered: str) -> None:
    table = merv_position(at="end_turn", slot=3, side="B", red={"camels": 1, "mosque": left})

    table.play(RED, "trade camel tr")

    assert table.player(RED).mosque == entered
    assert table.player(RED).discs == 6
    assert [event.args for event in table.told("mosque_step")] == [{"node": entered}]
    assert table.told("paid") == []


@pytest.mark.rule("MERV-MOSQUE-8", "MERV-CAMELMARKET-5")
def test_on_the_last_space_there_is_no_free_step() -> None:
    table = merv_position(at="end_turn", slot=3, side="B", red={"camels": 1, "mosque": "m10"})

    table.play(RED, "trade camel tr")

    assert table.player(RED).mosque == "m10"
    assert [event.rule for event in table.told("boon_lost")] == ["MERV-CAMELMARKET-5"]
