"""The stairs of palace and mosque and the connecting bonuses between them. MKSH-STAIRS-1 to -14.

The tiles that cover connecting cells are in `test_stair_tiles.py`, the sultan and the imam in `test_companions.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.position import BLUE, GREEN, YELLOW, Holdings, Table, mksh_position

FIRST_STEPS = {1: 0, 2: 4, 3: 7, 4: 11, 5: 15}  # of each flight
STAIRS = ("palace", "mosque")


def crossing_to(palace: int, mosque: int, **green: Any) -> Table:
    """Green has just crossed a boundary and stands on these flights; the connecting bonus is asked for."""
    steps = {"palace": FIRST_STEPS[palace], "mosque": FIRST_STEPS[mosque]}
    area = "palace" if palace > 1 else "mosque"
    steps[area] -= 1
    keshis = {area: 1} | green.pop("keshis", {})
    table = mksh_position(turn=GREEN, green=steps | {"keshis": keshis, "workers": f"{area} souk"} | green)
    table.use(GREEN, area)
    assert table.asked == "choose_connection"
    return table


def state_of(holdings: Holdings) -> dict[str, Any]:
    names = ("score", "water", "dates", "dinars", "yellow", "purple", "orange", "space", "keshis", "sellers")
    return {name: getattr(holdings, name) for name in names}


def climber(stair: str, step: int, keshis: int, **green: Any) -> Table:
    """Green's turn: a worker at the stair where the pawn stands on a step, and one in the souk."""
    return mksh_position(turn=GREEN, green={stair: step, "keshis": {stair: keshis}, "workers": f"{stair} souk"} | green)


# --- climbing -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-STAIRS-1", "MKSH-STAIRS-3")
@pytest.mark.parametrize("keshis", [0, 1, 2, 3])
def test_the_disciple_climbs_a_step_for_each_black_keshi(keshis: int) -> None:
    table = mksh_position(turn=GREEN, green={"keshis": {"mosque": keshis, "palace": 5}, "workers": "mosque"})

    table.use(GREEN, "mosque")

    assert (table.player(GREEN).mosque, table.player(GREEN).palace) == (keshis, 0)
    assert table.options == ["end turn"]


@pytest.mark.rule("MKSH-STAIRS-2", "MKSH-STAIRS-3")
@pytest.mark.parametrize("keshis", [0, 1, 2, 3])
def test_the_adviser_climbs_a_step_for_each_white_keshi(keshis: int) -> None:
    table = mksh_position(turn=GREEN, green={"keshis": {"palace": keshis, "mosque": 5}, "workers": "palace"})

    table.use(GREEN, "palace")

    assert (table.player(GREEN).palace, table.player(GREEN).mosque) == (keshis, 0)
    assert table.options == ["end turn"]


@pytest.mark.rule("MKSH-STAIRS-3")
def test_the_climb_goes_on_to_the_last_step_of_the_movement() -> None:
    table = climber("palace", 2, 5)

    table.use(GREEN, "palace")
    assert table.player(GREEN).palace == 4
    assert "stop" not in table.options
    table.play(GREEN, "bonus ps2")
    assert table.player(GREEN).palace == 7  # the next boundary


@pytest.mark.rule("MKSH-STAIRS-4")
def test_several_pawns_share_a_step_and_nothing_follows_from_it() -> None:
    table = mksh_position(
        turn=GREEN,
        green={"keshis": {"mosque": 2}, "workers": "mosque", "mosque": 3},
        blue={"mosque": 5},
        yellow={"mosque": 5},
    )

    table.use(GREEN, "mosque")
    table.play(GREEN, "bonus ms2")

    assert [table.player(colour).mosque for colour in (GREEN, BLUE, YELLOW)] == [5, 5, 5]
    assert [table.player(colour).score for colour in (GREEN, BLUE, YELLOW)] == [12, 10, 10]


@pytest.mark.rule("MKSH-STAIRS-5", "MKSH-STAIRS-6", "MKSH-STAIRS-13", "MKSH-STAIRS-20")
@pytest.mark.parametrize("stair", STAIRS)
@pytest.mark.parametrize("step", range(1, 16))
def test_entering_a_higher_flight_is_a_crossing(stair: str, step: int) -> None:
    table = climber(stair, step - 1, 1)

    table.use(GREEN, stair)

    crossing = step in (4, 7, 11, 15)
    assert getattr(table.player(GREEN), stair) == step
    assert table.player(GREEN).dinars == (1 if crossing else 0)
    assert table.asked == ("choose_connection" if crossing else "choose_option")
    assert table.player(GREEN).score == 10


@pytest.mark.rule("MKSH-STAIRS-6", "MKSH-GEN-9")
def test_a_crossing_gives_the_dinar_then_the_bonus_and_then_the_climb_goes_on() -> None:
    table = climber("palace", 3, 3)

    table.use(GREEN, "palace")
    assert (table.player(GREEN).palace, table.player(GREEN).dinars) == (4, 1)
    table.play(GREEN, "bonus ps2")

    assert (table.player(GREEN).palace, table.player(GREEN).dinars, table.player(GREEN).score) == (6, 2, 10)
    kinds = [event.kind for event in table.events]
    assert kinds.index("boundary_crossed") < kinds.index("gained") < kinds.index("connection_used")
    assert kinds.index("connection_used") < kinds.index("climbed")


# --- the line between the flights -----------------------------------------------------------------------------------
MIDDLE = {
    1: (1, 1, 0, 0, 0),
    2: (1, 2, 2, 3, 3),
    3: (0, 2, 3, 3, 4),
    4: (0, 3, 3, 4, 4),
    5: (0, 3, 4, 4, 5),
}
PAIRS = [(palace, mosque) for palace in range(1, 6) for mosque in range(1, 6) if (palace, mosque) != (1, 1)]


@pytest.mark.rule("MKSH-STAIRS-7", "MKSH-STAIRS-19")
@pytest.mark.parametrize(("palace", "mosque"), PAIRS)
def test_the_line_offers_four_or_five_cells(palace: int, mosque: int) -> None:
    table = crossing_to(palace, mosque)

    middle = MIDDLE[palace][mosque - 1]
    line = [f"ps{palace}", f"cl{palace}", *([f"cm{middle}"] if middle else []), f"cr{mosque}", f"ms{mosque}"]
    assert table.options == [f"bonus {cell}" for cell in line]
    for cell in (f"{column}{n}" for column in ("ps", "cl", "cm", "cr", "ms") for n in range(1, 6)):
        if cell not in line:
            assert table.why_not(f"bonus {cell}") == ("connection.other_line", "MKSH-STAIRS-7")


@pytest.mark.rule("MKSH-STAIRS-7")
@pytest.mark.parametrize(
    ("palace", "mosque", "flights"), [(3, 0, (2, 1)), (3, 6, (2, 2)), (10, 10, (4, 3)), (14, 14, (5, 4))]
)
def test_the_flight_of_the_other_pawn_reaches_to_its_last_step(
    palace: int, mosque: int, flights: tuple[int, int]
) -> None:
    table = climber("palace", palace, 1, mosque=mosque)

    table.use(GREEN, "palace")

    assert f"bonus ps{flights[0]}" in table.options
    assert f"bonus ms{flights[1]}" in table.options


@pytest.mark.rule("MKSH-STAIRS-7", "MKSH-GEN-11")
def test_the_pawns_of_others_do_not_matter_for_the_line() -> None:
    table = mksh_position(
        turn=GREEN,
        green={"palace": 3, "keshis": {"palace": 1}, "workers": "palace"},
        blue={"palace": 15, "mosque": 15},
    )

    table.use(GREEN, "palace")

    assert table.to_move == GREEN
    assert table.options == ["bonus ps2", "bonus cl2", "bonus cm1", "bonus cr1", "bonus ms1"]


CELLS: dict[str, tuple[int, int, list[str], dict[str, Any]]] = {  # a line of the cell, further choices, what changes
    "ps1": (1, 2, [], {"dinars": 2}),
    "ps2": (2, 1, [], {"dinars": 2}),
    "ps3": (3, 1, [], {"dinars": 3}),
    "ps4": (4, 1, [], {"dinars": 4}),
    "ps5": (5, 1, [], {"dinars": 5}),
    "ms1": (2, 1, [], {"score": 11}),
    "ms2": (1, 2, [], {"score": 12}),
    "ms3": (1, 3, [], {"score": 13}),
    "ms4": (1, 4, [], {"score": 15}),
    "ms5": (1, 5, [], {"score": 17}),
    "cl1": (1, 2, [], {"keshis": {"garden": 1}, "score": 11}),
    "cl2": (2, 1, [], {"keshis": {"river": 1}}),
    "cl3": (3, 1, [], {"orange": 1}),
    "cl4": (4, 1, [], {"keshis": {"medina": 1}}),
    "cl5": (5, 1, ["cell 7"], {"keshis": {"square": 1}, "dates": 1}),
    "cr1": (2, 1, ["resource date"], {"dates": 1}),
    "cr2": (1, 2, [], {"keshis": {"palace": 1}}),
    "cr3": (1, 3, ["water seller medina"], {"sellers": "medina"}),
    "cr4": (1, 4, [], {"yellow": 1}),
    "cr5": (1, 5, ["path left"], {"keshis": {"sahara": 1}}),
    "cm1": (2, 1, [], {"space": 1}),
    "cm2": (2, 2, [], {"keshis": {"mosque": 1}}),
    "cm3": (3, 3, [], {"keshis": {"madrasa": 1}}),
    "cm4": (4, 4, ["keshi turquoise"], {"keshis": {"river": 1}}),
    "cm5": (5, 5, ["keshi purple"], {"purple": 2}),
}


@pytest.mark.rule("MKSH-STAIRS-6", "MKSH-STAIRS-7", "MKSH-STAIRS-10")
@pytest.mark.parametrize("cell", CELLS)
def test_each_connecting_cell_gives_its_own_bonus(cell: str) -> None:
    palace, mosque, choices, change = CELLS[cell]
    table = crossing_to(palace, mosque)
    before = state_of(table.player(GREEN))

    table.play(GREEN, f"bonus {cell}", *choices)

    keshis = dict(before["keshis"])
    for area, count in change.get("keshis", {}).items():
        keshis[area] = keshis.get(area, 0) + count
    assert before["dinars"] == 1
    assert state_of(table.player(GREEN)) == {**before, **change, "keshis": keshis}
    assert table.asked == "choose_option"


@pytest.mark.rule("MKSH-STAIRS-7", "MKSH-VERB-10")
def test_cell_cr1_gives_a_date_or_water_and_no_dinar() -> None:
    table = crossing_to(2, 1)

    table.play(GREEN, "bonus cr1")

    assert table.options == ["resource water", "resource date"]
    table.play(GREEN, "resource water")
    assert (table.player(GREEN).water, table.player(GREEN).dinars) == (1, 1)


@pytest.mark.rule("MKSH-STAIRS-7", "MKSH-VERB-7")
def test_water_may_be_added_at_cell_cm1() -> None:
    table = crossing_to(1, 2, water=2)

    table.play(GREEN, "bonus cm1", "add water", "enough")

    assert (table.player(GREEN).space, table.player(GREEN).water) == (2, 1)


@pytest.mark.rule("MKSH-STAIRS-7", "MKSH-VERB-5")
def test_cell_cm4_gives_a_keshi_of_any_colour_that_has_room() -> None:
    table = crossing_to(4, 4, keshis={"garden": 8, "river": 8})

    table.play(GREEN, "bonus cm4")

    colours = ["grey", "white", "black", "pink", "beige", "brown", "red", "purple", "orange", "yellow"]
    assert table.options == [f"keshi {colour}" for colour in colours]
    assert table.why_not("keshi green") == ("keshi.no_room", "MKSH-VERB-5")


@pytest.mark.rule("MKSH-STAIRS-7", "MKSH-VERB-6")
@pytest.mark.parametrize(("green", "placed"), [(5, 2), (6, 2), (7, 1)])
def test_cell_cm5_gives_two_keshis_of_one_colour(green: int, placed: int) -> None:
    table = crossing_to(5, 5, keshis={"garden": green})

    table.play(GREEN, "bonus cm5", "keshi green")

    assert table.player(GREEN).keshis["garden"] == green + placed
    assert table.player(GREEN).score == 10 + placed
    assert table.asked == "choose_option"


@pytest.mark.rule("MKSH-STAIRS-7", "MKSH-VERB-4")
def test_a_cell_may_be_chosen_although_its_keshi_has_no_room() -> None:
    table = crossing_to(1, 2, keshis={"garden": 8})

    table.play(GREEN, "bonus cl1")

    assert table.player(GREEN).keshis["garden"] == 8
    assert table.player(GREEN).score == 10


# --- several boundaries ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-STAIRS-8", "MKSH-STAIRS-6")
def test_each_boundary_of_a_movement_gives_its_bonuses_with_the_flight_just_entered() -> None:
    table = climber("palace", 6, 9)

    table.use(GREEN, "palace")
    lines: list[list[str]] = []
    while table.asked == "choose_connection":
        lines.append(table.options)
        table.play(GREEN, "bonus ms1")

    assert lines == [
        ["bonus ps3", "bonus cl3", "bonus cr1", "bonus ms1"],
        ["bonus ps4", "bonus cl4", "bonus cr1", "bonus ms1"],
        ["bonus ps5", "bonus cl5", "bonus cr1", "bonus ms1"],
    ]
    assert (table.player(GREEN).dinars, table.player(GREEN).score, table.player(GREEN).palace) == (3, 13, 15)


@pytest.mark.rule("MKSH-STAIRS-8", "MKSH-GEN-9")
def test_a_step_on_the_other_stair_inside_a_bonus_changes_the_next_line() -> None:
    # CL5 gives a pink keshi, its cell a step on the mosque stairs, which crosses to flight 4
    table = climber("palace", 14, 1, mosque=10)

    table.use(GREEN, "palace")
    assert table.options == ["bonus ps5", "bonus cl5", "bonus cm4", "bonus cr3", "bonus ms3"]
    table.play(GREEN, "bonus cl5", "cell 6")
    assert table.options == ["bonus ps5", "bonus cl5", "bonus cm4", "bonus cr4", "bonus ms4"]
    table.play(GREEN, "bonus ms4")

    assert (table.player(GREEN).palace, table.player(GREEN).mosque) == (15, 11)
    assert table.player(GREEN).dinars == 2


@pytest.mark.rule("MKSH-STAIRS-9")
def test_the_same_cell_can_be_chosen_again_and_by_several() -> None:
    seat: dict[str, Any] = {"palace": 6, "mosque": 11, "keshis": {"palace": 8}, "workers": "palace"}
    table = mksh_position(turn=GREEN, green=seat, blue=dict(seat))

    for colour in (GREEN, BLUE):
        table.use(colour, "palace")
        while table.asked == "choose_connection" and table.to_move == colour:
            table.play(colour, "bonus cr4")
        table.play(colour, "end turn")

    assert (table.player(GREEN).yellow, table.player(BLUE).yellow) == (2, 2)


@pytest.mark.rule("MKSH-STAIRS-10", "MKSH-STAIRS-3", "MKSH-GEN-9")
def test_a_connecting_keshi_is_placed_with_its_bonus_before_the_climb_goes_on() -> None:
    table = climber("mosque", 10, 3, palace=15)

    table.use(GREEN, "mosque")
    table.play(GREEN, "bonus cl5", "cell 4")

    assert table.player(GREEN).square == [4]
    assert table.player(GREEN).score == 12
    assert table.player(GREEN).mosque == 13


@pytest.mark.rule("MKSH-STAIRS-1", "MKSH-WORKER-14")
def test_a_black_keshi_won_on_the_way_does_not_lengthen_the_climb() -> None:
    table = climber("mosque", 3, 2, palace=4)

    table.use(GREEN, "mosque")
    table.play(GREEN, "bonus cm2")

    assert table.player(GREEN).keshis == {"mosque": 3}
    assert table.player(GREEN).mosque == 5


# --- the last step --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-STAIRS-11", "MKSH-STAIRS-12")
@pytest.mark.parametrize("stair", STAIRS)
def test_on_the_last_step_each_step_gives_a_point_instead(stair: str) -> None:
    table = climber(stair, 15, 5)

    table.use(GREEN, stair)

    assert getattr(table.player(GREEN), stair) == 15
    assert table.player(GREEN).score == 15
    assert table.player(GREEN).dinars == 0


@pytest.mark.rule("MKSH-STAIRS-12", "MKSH-STAIRS-13")
@pytest.mark.parametrize(("step", "keshis", "points"), [(14, 1, 0), (14, 4, 3), (13, 2, 0), (13, 7, 5)])
def test_the_surplus_of_a_movement_gives_points_but_the_last_step_itself_none(
    step: int, keshis: int, points: int
) -> None:
    table = climber("palace", step, keshis)

    table.use(GREEN, "palace")
    table.play(GREEN, "bonus ps5")

    assert table.player(GREEN).palace == 15
    assert table.player(GREEN).score == 10 + points


@pytest.mark.rule("MKSH-STAIRS-12")
def test_a_step_of_the_square_on_the_last_step_gives_a_point() -> None:
    table = mksh_position(turn=GREEN, green={"palace": 15, "workers": "square"})

    table.use(GREEN, "square", "new keshi")
    table.play(GREEN, "cell 2")

    assert (table.player(GREEN).palace, table.player(GREEN).score) == (15, 11)


@pytest.mark.rule("MKSH-STAIRS-11", "MKSH-STAIRS-14")
def test_pawns_keep_their_steps_in_the_next_season() -> None:
    table = mksh_position(
        phase=rounds.PROVISIONS, round=4, green={"palace": 15, "mosque": 5, "space": 0}, blue={"palace": 3}
    )

    while table.asked == "choose_provision":
        table.play(str(table.to_move), table.options[0])

    assert table.state.season == 1
    assert (table.player(GREEN).palace, table.player(GREEN).mosque, table.player(BLUE).palace) == (15, 5, 3)
