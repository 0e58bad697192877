"""The wall: segments and gates for cubes of their colour, influence for the buildings behind them."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.merv.pieces import CELLS, WALL_PIECES
from tests.games.merv.looking import changes, facts, log, of, payments, refused
from tests.games.merv.position import BLUE, HIGH_COURTIER_OF_TWO, MAGISTRATE, RED, SITES_BEHIND, Things, merv_position

WALL_SITE: dict[str, Any] = {"slot": 1, "site": "r3c2", "city": {"r3c2": "wall-purple red"}}
SEGMENT_SLOTS = ["n1", "n2", "n4", "n5", "e1", "e2", "e4", "e5", "s1", "s2", "s4", "s5", "w1", "w2", "w4", "w5"]
GATE_SLOTS = ["n3", "e3", "s3", "w3"]
COLOURED = ("purple", "tan", "teal", "orange")
# One step, paid with these cubes, leads to M9 and its free piece of wall
STEP_TO_M9: dict[str, Any] = {"at": "mosque", "red": {"mosque": "m8", "cubes": "teal orange"}}
ALL_SEGMENTS = " ".join(SEGMENT_SLOTS)


def slots(*names: str) -> list[str]:
    return sorted(f"wall {name}" for name in names)


# --- building -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-WALL-1", "MERV-WALL-2", "MERV-WALL-6")
@pytest.mark.parametrize("colour", COLOURED)
@pytest.mark.parametrize(("size", "slot", "left"), [(1, "n1", 1), (2, "s5", 1), (3, "e3", 0)])
def test_a_piece_is_paid_in_its_colour_and_placed_at_once(colour: str, size: int, slot: str, left: int) -> None:
    cost = 2 if f"{colour}-{size}" == "purple-1" else size  # no purple piece is cheaper
    table = merv_position(**WALL_SITE, red={"cubes": f"{colour} " * cost})
    before = facts(table)

    table.play(RED, "board action")
    if cost > 1:
        assert table.options == [f"build {colour}-{number}" for number in range(1, cost + 1)]
        table.play(RED, f"build {colour}-{size}")
    assert table.asked == "choose_wall_slot"
    assert table.player(RED).cubes == ""
    assert sorted(table.options) == slots(*(GATE_SLOTS if size == 3 else SEGMENT_SLOTS))
    table.play(RED, f"wall {slot}")

    assert table.options == ["end turn"]
    assert changes(table, before) == {
        f"red.cubes.{colour}": 0,
        f"walls.{slot}": f"{colour}-{size}",
        f"wall_supply.{colour}-{size}": left,
    }
    assert log(table) == [
        ("board_action", "MERV-TURN-10", {"board": "wall"}),
        ("paid", "MERV-RES-11", {"cubes": {colour: cost}}),
        ("wall_built", "MERV-WALL-1", {"piece": f"{colour}-{size}", "wall_slot": slot}),
    ]
    assert {event.who for event in table.events} == {table.who(RED)}


@pytest.mark.rule("MERV-WALL-1")
def test_a_single_purple_cube_builds_nothing() -> None:
    table = merv_position(at="wall", red={"cubes": "purple tan"})

    assert table.asked == "choose_wall_slot"  # tan-1 is all that can be built
    assert table.player(RED).cubes == "purple"


@pytest.mark.rule("MERV-WALL-1", "MERV-WALL-4")
def test_any_number_of_pieces_one_after_the_other() -> None:
    table = merv_position(at="wall", city={"r1c1": "palace-tan blue"}, red={"cubes": "tan tan teal", "influence": 1})
    before = facts(table)

    assert table.options == ["build tan-1", "build teal-1", "build tan-2"]
    assert table.why_not("finish") == ("finish.step_first", "MERV-TURN-16")
    table.play(RED, "build tan-1", "wall n1")
    assert table.player(RED).influence == 3
    assert table.options == ["build tan-1", "build teal-1", "finish"]
    table.play(RED, "build teal-1", "wall w1")
    assert table.options == ["build tan-1", "finish"]
    table.play(RED, "finish")

    assert table.options == ["end turn"]
    gained = of(RED, {"cubes.tan": 1, "cubes.teal": 0, "influence": 5, "favour": 1})
    rest = {"walls.n1": "tan-1", "walls.w1": "teal-1", "wall_supply.tan-1": 1, "wall_supply.teal-1": 1}
    assert changes(table, before) == gained | rest


@pytest.mark.rule("MERV-WALL-1")
def test_every_piece_that_cannot_be_built_says_why() -> None:
    walls = {"n1": "purple-1", "n2": "purple-1", "n3": "teal-3"}
    table = merv_position(at="wall", walls=walls, red={"cubes": "purple purple teal teal teal"})

    assert table.options == ["build teal-1", "build purple-2", "build teal-2"]
    too_dear = [("purple", 3), *((colour, size) for colour in ("tan", "orange") for size in (1, 2, 3))]
    assert refused(table, "build") == {
        "build purple-1": ("piece.none_left", "MERV-WALL-1", {"piece": "purple-1"}),
        "build teal-3": ("piece.none_left", "MERV-WALL-1", {"piece": "teal-3"}),
    } | {
        f"build {colour}-{n}": ("piece.cost", "MERV-WALL-1", {"piece": f"{colour}-{n}", "n": n, "colour": colour})
        for colour, n in too_dear
    }


@pytest.mark.rule("MERV-WALL-1")
@pytest.mark.parametrize("colour", COLOURED)
@pytest.mark.parametrize(("size", "copies"), [(1, 2), (2, 2), (3, 1)])
def test_a_kind_of_piece_is_offered_until_its_copies_are_built(colour: str, size: int, copies: int) -> None:
    places = ["n3"] if size == 3 else ["n1", "n2"]
    piece = f"{colour}-{size}"
    cubes: Things = {"cubes": f"{colour} {colour} {colour} " + ("tan" if colour == "purple" else "purple")}
    one_left = merv_position(at="wall", walls=dict.fromkeys(places[: copies - 1], piece), red=cubes)
    none_left = merv_position(at="wall", walls=dict.fromkeys(places[:copies], piece), red=cubes)

    assert f"build {piece}" in one_left.options
    assert none_left.why_not(f"build {piece}") == ("piece.none_left", "MERV-WALL-1")


# --- slots ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-WALL-2", "MERV-CITY-8")
def test_a_segment_goes_to_a_free_slot_off_the_middle() -> None:
    table = merv_position(at="wall", walls="n1 w5 n3", red={"cubes": "tan"})

    assert sorted(table.options) == slots(*(slot for slot in SEGMENT_SLOTS if slot not in ("n1", "w5")))
    assert refused(table, "wall") == {
        **{f"wall {slot}": ("wall.does_not_fit", "MERV-WALL-2", {"wall_slot": slot}) for slot in GATE_SLOTS},
        **{f"wall {slot}": ("wall.taken", "MERV-WALL-2", {"wall_slot": slot}) for slot in ("n1", "w5")},
    }


@pytest.mark.rule("MERV-WALL-2")
def test_a_gate_goes_to_a_free_slot_in_the_middle() -> None:
    table = merv_position(at="wall", walls="n1 e3", red={"cubes": "tan tan tan"})

    table.play(RED, "build tan-3")

    assert sorted(table.options) == slots("n3", "s3", "w3")
    assert refused(table, "wall") == {
        **{f"wall {slot}": ("wall.does_not_fit", "MERV-WALL-2", {"wall_slot": slot}) for slot in SEGMENT_SLOTS},
        "wall e3": ("wall.taken", "MERV-WALL-2", {"wall_slot": "e3"}),
    }
    assert table.state.decision().args == {"piece": "tan-3"}


@pytest.mark.rule("MERV-WALL-2")
def test_the_last_free_slot_is_taken_by_itself() -> None:
    placed = [slot for slot in SEGMENT_SLOTS if slot != "s2"]
    table = merv_position(**WALL_SITE, walls=" ".join(placed), red={"cubes": "orange orange"})

    table.play(RED, "board action")

    assert table.options == ["end turn"]
    assert table.wall("s2") == "orange-2"


@pytest.mark.rule("MERV-WALL-3")
@pytest.mark.parametrize("piece", WALL_PIECES)
def test_every_piece_fits_every_slot_of_its_kind_and_gives_the_same(piece: str) -> None:
    colour, size = piece.split("-")
    slot, cells = ("e3", ("r3c5", "r3c4")) if size == "3" else ("s5", ("r5c5", "r4c5"))
    city = {cells[0]: "palace-tan blue", cells[1]: "palace-teal red"}
    table = merv_position(at="wall", city=city, red={"cubes": f"{colour} {colour} {colour}"})

    table.play(RED, f"build {piece}")
    assert sorted(table.options) == slots(*(GATE_SLOTS if size == "3" else SEGMENT_SLOTS))
    table.play(RED, f"wall {slot}")

    assert table.wall(slot) == piece
    assert table.player(RED).influence == 3


@pytest.mark.rule("MERV-WALL-3", "MERV-CITY-4")
@pytest.mark.parametrize("piece", WALL_PIECES)
def test_once_built_every_piece_protects_the_same(piece: str) -> None:
    is_gate = piece.endswith("3")
    cell = "r1c3" if is_gate else "r1c1"
    walls = {"n3": piece} if is_gate else {"n1": piece, "w1": "tan-1" if piece == "purple-1" else "purple-1"}
    city = {cell: "palace-tan blue", "r5c5": "library-tan red"}
    table = merv_position(slot=1, site="r5c5", walls=walls, city=city)

    table.play(RED, "deploy soldier")

    assert table.options == ["soldier r5c5", "decline"]
    assert table.why_not(f"soldier {cell}") == ("soldier.walled", "MERV-SOLDIER-1")


# --- influence ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-WALL-4")
@pytest.mark.parametrize(("slot", "sites"), SITES_BEHIND.items())
def test_a_slot_covers_the_two_nearest_sites(slot: str, sites: str) -> None:
    piece = "build tan-3" if slot in GATE_SLOTS else "build tan-1"
    outermost, next_to_it = sites.split()
    cubes: Things = {"cubes": "tan tan tan"}
    covered = merv_position(at="wall", city={outermost: "palace-tan red", next_to_it: "palace-teal blue"}, red=cubes)
    others = [cell for cell in CELLS if cell not in (outermost, next_to_it, "r3c3")]
    owners = ["blue"] * 9 + ["yellow"] * 9 + ["green"] * 4
    everywhere_else = merv_position(players=4, at="wall", city=dict(zip(others, owners, strict=True)), red=cubes)

    covered.play(RED, piece, f"wall {slot}")
    everywhere_else.play(RED, piece, f"wall {slot}")

    assert covered.player(RED).influence == 3
    assert everywhere_else.player(RED).influence == 0


OWNERS = [
    # outermost site, the one behind it, influence for red
    ("", "", 0),
    ("red", "", 1),
    ("", "red", 1),
    ("red", "red", 2),
    ("blue", "", 2),
    ("", "blue", 2),
    ("red", "blue", 3),
    ("yellow", "red", 3),
    ("blue", "blue", 4),
    ("blue", "yellow", 4),
]


@pytest.mark.rule("MERV-WALL-4", "MERV-WALL-6")
@pytest.mark.parametrize(("outermost", "behind", "influence"), OWNERS)
@pytest.mark.parametrize("slot", ["n2", "w3"])
def test_an_own_building_gives_one_influence_and_every_other_two(
    outermost: str, behind: str, influence: int, slot: str
) -> None:
    cells = ("r1c2", "r2c2") if slot == "n2" else ("r3c1", "r3c2")
    city = {cells[0]: f"palace-tan {outermost}", cells[1]: f"palace-teal {behind}"}
    table = merv_position(at="wall", city=city, red={"cubes": "tan tan tan"})

    table.play(RED, "build tan-3" if slot == "w3" else "build tan-2", f"wall {slot}")

    assert table.player(RED).influence == influence
    assert table.player(BLUE).influence == 0
    assert [event.rule for event in table.told("influence_gained")] == ["MERV-WALL-4"] * influence


@pytest.mark.rule("MERV-WALL-4", "MERV-2P-8", "MERV-SOLO-2")
@pytest.mark.parametrize(
    ("players", "owners", "influence"),
    [(2, (HIGH_COURTIER_OF_TWO, HIGH_COURTIER_OF_TWO), 4), (1, (MAGISTRATE, RED), 3), (1, (MAGISTRATE, MAGISTRATE), 4)],
)
def test_an_automatic_opponent_is_another_participant(players: int, owners: tuple[str, str], influence: int) -> None:
    city = {"r1c1": f"palace-tan {owners[0]}", "r2c1": f"palace-teal {owners[1]}"}
    table = merv_position(players=players, at="wall", city=city, red={"cubes": "tan"})

    table.play(RED, "wall n1")

    assert table.player(RED).influence == influence
    assert table.player(owners[0]).influence == 0


@pytest.mark.rule("MERV-WALL-5")
@pytest.mark.parametrize(
    ("city", "walls"),
    [
        ({"r1c1": "palace-tan blue", "r2c1": "palace-teal red"}, ""),
        ({"r1c1": "palace-tan blue !red", "r2c1": "palace-teal red !yellow"}, ""),
        ({"r1c1": "palace-tan blue +white", "r2c1": "palace-teal red +tan"}, ""),
        ({"r1c1": "palace-tan blue", "r2c1": "palace-teal red"}, "w1 w2 n2 n3"),
        ({"r1c1": "palace-tan blue !blue", "r2c1": "palace-teal red +white"}, "w1 w2"),
    ],
    ids=["bare", "soldiers", "upgrades", "walls", "everything"],
)
def test_what_else_guards_the_buildings_does_not_matter(city: dict[str, str], walls: str) -> None:
    table = merv_position(at="wall", city=city, walls=walls, red={"cubes": "teal"})
    before = facts(table)

    table.play(RED, "wall n1")

    assert changes(table, before) == {
        "walls.n1": "teal-1",
        "wall_supply.teal-1": before["wall_supply.teal-1"] - 1,
        "red.influence": 3,
    }


# --- paying ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-WALL-1", "MERV-RES-1", "MERV-RES-13", "MERV-RES-15")
@pytest.mark.parametrize(
    ("piece", "cubes", "tile", "ways"),
    [
        ("tan-1", "tan white", "", ["tan", "white"]),
        ("tan-2", "tan white white", "", ["tan white", "white white"]),
        ("tan-3", "tan tan tan white", "", ["tan tan tan", "tan tan white"]),
        ("tan-3", "tan tan teal", "b2-teal", ["tan tan teal + wild"]),
        ("tan-2", "tan tan teal", "b2-teal", ["tan tan", "tan teal + wild"]),
        ("tan-1", "tan tan teal", "b2-tan", ["tan"]),
        ("teal-1", "tan tan teal", "b2-tan", ["teal", "tan + wild"]),
    ],
)
def test_white_and_wild_cubes_pay_for_walls(piece: str, cubes: str, tile: str, ways: list[str]) -> None:
    table = merv_position(at="wall", red={"cubes": cubes, "tiles": tile})

    assert payments(table, f"build {piece}") == ways


ALL_DISCOUNTS = "b1-caravansary b1-palace b1-marketplace b1-mosque"


@pytest.mark.rule("MERV-WALL-7", "MERV-RES-20")
def test_no_first_breakthrough_makes_a_wall_cheaper() -> None:
    without_cubes = merv_position(**WALL_SITE, red={"tiles": ALL_DISCOUNTS})
    table = merv_position(at="wall", red={"tiles": ALL_DISCOUNTS, "cubes": "tan tan white"})

    assert without_cubes.why_not("board action") == ("board.no_step", "MERV-TURN-11")
    assert table.why_not("build orange-2") == ("piece.cost", "MERV-WALL-1")
    assert payments(table, "build tan-3") == ["tan tan white"]
    assert payments(table, "build tan-1") == ["tan", "white"]
    table.play(RED, "build tan-2")

    assert table.options == ["pay tan", "pay white"]  # the second cube
    assert table.why_not("discount") == ("payment.no_discount", "MERV-RES-12")


# --- a piece for nothing --------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-WALL-8", "MERV-WALL-4")
@pytest.mark.parametrize(
    ("piece", "slot", "influence"), [("purple-1", "n1", 3), ("orange-2", "w2", 1), ("teal-3", "s3", 2)]
)
def test_a_free_wall_is_any_piece_in_any_slot_that_it_fits(piece: str, slot: str, influence: int) -> None:
    city = {"r1c1": "palace-tan blue", "r2c1": "palace-teal red", "r4c3": "library-tan yellow"}
    table = merv_position(**STEP_TO_M9, city=city)
    before = facts(table)

    assert table.asked == "choose_free_wall"
    assert table.options == [f"build {kind}" for kind in WALL_PIECES]
    table.play(RED, f"build {piece}")
    assert sorted(table.options) == slots(*(GATE_SLOTS if piece == "teal-3" else SEGMENT_SLOTS))
    table.play(RED, f"wall {slot}")

    assert table.options == ["end turn"]
    assert changes(table, before) == {
        f"walls.{slot}": piece,
        f"wall_supply.{piece}": 0 if piece == "teal-3" else 1,
        "red.influence": influence,
    }


@pytest.mark.rule("MERV-WALL-8")
def test_a_free_wall_can_only_be_of_a_kind_that_is_left() -> None:
    table = merv_position(**STEP_TO_M9, walls=ALL_SEGMENTS + " n3")  # the gate that stands is the purple one

    assert table.options == ["build tan-3", "build teal-3", "build orange-3"]
    assert refused(table, "build") == {
        f"build {piece}": ("piece.none_left", "MERV-WALL-8", {"piece": piece}) for piece in WALL_PIECES[:9]
    }


@pytest.mark.rule("MERV-WALL-8")
@pytest.mark.parametrize(("gates", "influence", "lost"), [("n3 e3 w3", 2, 0), ("n3 e3 w3 s3", 0, 1)])
def test_the_very_last_piece_is_placed_by_itself_and_without_one_a_free_wall_is_lost(
    gates: str, influence: int, lost: int
) -> None:
    city = {"r1c1": "mosque-purple red", "r5c3": "palace-tan blue"}
    red: Things = {"mosque": "m8", "cubes": "teal orange"}
    table = merv_position(slot=1, site="r1c1", walls=f"{ALL_SEGMENTS} {gates}", city=city, red=red)

    table.play(RED, "board action")

    assert table.options == ["end turn"]
    assert table.wall("s3") == "orange-3"
    assert (table.player(RED).mosque, table.player(RED).influence) == ("m9", influence)
    assert len(table.told("boon_lost")) == lost
