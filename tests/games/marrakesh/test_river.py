"""The river: the fisherman, the harbour, the rapids. MKSH-RIVER-1 to -19.

What the river tiles of the seasons give is in `test_season.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.position import BLUE, GREEN, RED, YELLOW, Table, mksh_position


def at_phase_4(**seats: Any) -> Table:
    """Phase 4 of the first round begins; the camel is green's."""
    return mksh_position(phase=rounds.RIVER_BONUSES, first=GREEN, **seats)


# --- moving ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-RIVER-1")
@pytest.mark.parametrize("fish", [1, 2, 4, 7])
def test_the_fisherman_moves_a_space_for_each_fish(fish: int) -> None:
    table = mksh_position(turn=GREEN, green={"keshis": {"river": fish}, "workers": "river", "space": 1})

    table.use(GREEN, "river")

    assert table.player(GREEN).space == 1 + fish
    assert table.player(GREEN).score == 10


@pytest.mark.rule("MKSH-RIVER-1", "MKSH-WORKER-14")
def test_only_the_fish_of_the_river_move_the_fisherman() -> None:
    table = mksh_position(
        turn=GREEN, green={"keshis": {"river": 2, "garden": 5}, "sellers": "garden", "workers": "river"}
    )

    table.use(GREEN, "river")

    assert table.player(GREEN).space == 2


@pytest.mark.rule("MKSH-RIVER-2")
@pytest.mark.parametrize("water", [0, 1, 2, 3])
def test_each_water_adds_a_space_to_the_river_action(water: int) -> None:
    table = mksh_position(turn=GREEN, green={"keshis": {"river": 2}, "water": 3, "workers": "river"})

    table.use(GREEN, "river")
    table.play(GREEN, *["add water"] * water)
    if water < 3:
        table.play(GREEN, "enough")

    assert table.player(GREEN).space == 2 + water
    assert table.player(GREEN).water == 3 - water


@pytest.mark.rule("MKSH-RIVER-2", "MKSH-VERB-7")
def test_water_may_be_added_to_a_bonus_on_the_river() -> None:
    table = mksh_position(turn=GREEN, green={"water": 2, "workers": "square"})

    table.use(GREEN, "square", "new keshi")
    table.play(GREEN, "cell 1", "add water", "enough")

    assert table.player(GREEN).space == 2
    assert table.player(GREEN).water == 1


@pytest.mark.rule("MKSH-RIVER-2", "MKSH-GEN-5")
def test_water_that_one_does_not_have_is_not_added() -> None:
    table = mksh_position(turn=GREEN, green={"keshis": {"river": 2}, "water": 1, "workers": "river garden"})
    table.state.patient = True

    table.play(GREEN, "worker river", "area action", "add water")

    assert table.options == ["enough"]
    assert table.why_not("add water") == ("water.none", "MKSH-RIVER-2")


@pytest.mark.rule("MKSH-RIVER-2")
def test_dates_and_dinars_add_no_space() -> None:
    table = mksh_position(
        turn=GREEN, green={"keshis": {"river": 2}, "dates": 5, "dinars": 5, "workers": "river garden"}
    )

    table.use(GREEN, "river")

    assert table.player(GREEN).space == 2
    assert table.asked == "choose_option"  # already the next worker: nothing was asked about water


@pytest.mark.rule("MKSH-RIVER-20", "MKSH-WATER-3")
def test_the_water_of_the_water_seller_moves_the_fisherman_at_once() -> None:
    table = mksh_position(turn=GREEN, green={"workers": "river", "sellers": "river", "keshis": {"river": 1}})

    table.use(GREEN, "river")
    table.play(GREEN, "add water")

    assert table.player(GREEN).space == 2
    assert table.player(GREEN).water == 0


@pytest.mark.rule("MKSH-RIVER-5")
def test_the_fisherman_moves_forward_only() -> None:
    table = mksh_position(
        turn=GREEN,
        green={"keshis": {"river": 1}, "water": 1, "workers": "river", "space": 7},
        blue={"keshis": {"river": 1}, "space": 7, "arrival": 1},
    )

    table.use(GREEN, "river")
    table.play(GREEN, "enough")
    table.end_turns()

    assert table.player(GREEN).space == 8
    assert table.player(BLUE).space == 7


@pytest.mark.rule("MKSH-RIVER-19")
def test_a_movement_of_no_space_keeps_the_place_among_those_on_the_space() -> None:
    table = mksh_position(
        turn=GREEN,
        round=4,
        sides="08 03 05",
        green={"workers": "river", "water": 1, "space": 2, "arrival": 1},
        blue={"space": 2, "arrival": 2},
    )

    table.use(GREEN, "river")
    table.end_turns()

    assert table.player(GREEN).score == 13 - 4  # the leader's 3 points, then PV01 is not paid
    assert table.player(BLUE).score == 6


# --- several on a space ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-RIVER-6", "MKSH-RIVER-11")
def test_who_comes_later_to_a_space_ranks_behind() -> None:
    table = mksh_position(
        turn=GREEN,
        round=4,
        sides="01 03 05",
        green={"keshis": {"river": 1}, "workers": "river", "space": 1, "arrival": 2},
        blue={"space": 2, "arrival": 1},
    )

    table.use(GREEN, "river")
    assert table.player(GREEN).space == table.player(BLUE).space == 2
    table.end_turns()

    told = table.told("river_tile")
    assert [event.who for event in told] == [table.who(BLUE)]


@pytest.mark.rule("MKSH-RIVER-6")
def test_all_fishermen_can_stand_on_one_space() -> None:
    table = mksh_position(
        turn=GREEN,
        green={"keshis": {"river": 5}, "workers": "river"},
        blue={"space": 5, "arrival": 1},
        yellow={"space": 5, "arrival": 2},
        red={"space": 5, "arrival": 3},
    )

    table.use(GREEN, "river")

    assert [table.player(colour).space for colour in (GREEN, BLUE, YELLOW, RED)] == [5, 5, 5, 5]


# --- the harbour ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-RIVER-7")
@pytest.mark.parametrize(("taken", "points"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_the_harbour_gives_the_best_free_cell(taken: int, points: int) -> None:
    others = [{"space": 12, "harbour": cell} if cell < taken else {} for cell in range(3)]
    table = mksh_position(
        turn=GREEN,
        green={"keshis": {"river": 2}, "workers": "river", "space": 10},
        blue=others[0],
        yellow=others[1],
        red=others[2],
    )

    table.use(GREEN, "river")

    assert table.player(GREEN).space == 12
    assert table.player(GREEN).harbour == taken
    assert table.player(GREEN).score == 10 + points
    assert table.player(GREEN).points["river"] == points


@pytest.mark.rule("MKSH-RIVER-7")
def test_the_space_before_the_harbour_gives_nothing() -> None:
    table = mksh_position(turn=GREEN, green={"keshis": {"river": 2}, "workers": "river", "space": 9})

    table.use(GREEN, "river")

    assert (table.player(GREEN).space, table.player(GREEN).harbour, table.player(GREEN).score) == (11, -1, 10)


@pytest.mark.rule("MKSH-RIVER-8")
def test_each_space_beyond_the_harbour_gives_a_point_also_the_paid_ones() -> None:
    table = mksh_position(turn=GREEN, green={"keshis": {"river": 3}, "water": 2, "workers": "river", "space": 10})

    table.use(GREEN, "river")
    table.play(GREEN, "add water", "add water")

    assert table.player(GREEN).space == 12
    assert table.player(GREEN).score == 10 + 4 + 3


@pytest.mark.rule("MKSH-RIVER-9", "MKSH-RIVER-10")
def test_in_the_harbour_every_space_gives_a_point_instead() -> None:
    table = mksh_position(
        turn=GREEN,
        green={"keshis": {"river": 3}, "water": 3, "workers": "river", "space": 12, "harbour": 2},
    )

    table.use(GREEN, "river")
    table.play(GREEN, "add water", "add water", "enough")

    assert table.player(GREEN).score == 10 + 3 + 2
    assert table.player(GREEN).water == 1
    assert (table.player(GREEN).space, table.player(GREEN).harbour) == (12, 2)


@pytest.mark.rule("MKSH-RIVER-9")
def test_a_river_bonus_of_the_square_gives_points_in_the_harbour_too() -> None:
    table = mksh_position(turn=GREEN, green={"workers": "square", "space": 12, "harbour": 0})

    table.use(GREEN, "square", "new keshi")
    table.play(GREEN, "cell 1")

    assert table.player(GREEN).score == 11


@pytest.mark.rule("MKSH-RIVER-10", "MKSH-SEASON-18")
def test_the_cell_in_the_harbour_is_kept_until_the_season_ends() -> None:
    table = mksh_position(
        phase=rounds.RIVER_BONUSES,
        round=3,
        green={"space": 12, "harbour": 1},
        blue={"space": 12, "harbour": 0},
    )

    table.play(GREEN, "rapid 1")
    table.play(BLUE, "rapid 1")

    assert table.asked == "choose_keshis"
    assert (table.player(GREEN).harbour, table.player(BLUE).harbour) == (1, 0)


# --- ranking --------------------------------------------------------------------------------------------------------
RANKINGS = [
    ({"space": 12, "harbour": 0, "arrival": 9}, {"space": 11, "arrival": 1}),  # the harbour is ahead of all spaces
    ({"space": 12, "harbour": 1, "arrival": 9}, {"space": 12, "harbour": 3, "arrival": 1}),  # the better cell
    ({"space": 2, "arrival": 9}, {"space": 1, "arrival": 1}),  # the higher space
    ({"space": 2, "arrival": 1}, {"space": 2, "arrival": 9}),  # the earlier arrival
]


@pytest.mark.rule("MKSH-RIVER-11", "MKSH-RIVER-18")
@pytest.mark.parametrize("colours", [(GREEN, BLUE), (BLUE, GREEN)])
@pytest.mark.parametrize(("ahead", "behind"), RANKINGS)
def test_the_leader_of_the_river_gets_the_tile(
    colours: tuple[str, str], ahead: dict[str, int], behind: dict[str, int]
) -> None:
    seats: dict[str, dict[str, int]] = {colours[0]: ahead, colours[1]: behind}
    table = mksh_position(phase=rounds.SEASON_SCROLLS, round=4, sides="08 03 05", green=seats[GREEN], blue=seats[BLUE])

    told = table.told("river_tile")

    assert [event.who for event in told] == [table.who(colours[0])]
    assert table.player(colours[0]).points["river"] == 3
    assert "river" not in table.player(colours[1]).points


# --- rapids ---------------------------------------------------------------------------------------------------------
CROSSED = {0: 0, 1: 0, 2: 0, 3: 1, 5: 1, 6: 2, 8: 2, 9: 3, 10: 3, 11: 4}


@pytest.mark.rule("MKSH-RIVER-12", "MKSH-RIVER-15")
@pytest.mark.parametrize(("space", "rapids"), CROSSED.items())
def test_the_rapids_behind_the_fisherman_are_crossed(space: int, rapids: int) -> None:
    table = at_phase_4(green={"space": space}, blue={"space": 6})
    offered = table.options if table.to_move == GREEN else []

    if rapids == 1:
        assert table.player(GREEN).score == 11  # the only bonus there is
    else:
        assert offered == [f"rapid {rapid}" for rapid in range(1, rapids + 1)]
        assert table.player(GREEN).score == 10
    for rapid in range(rapids + 1, 5) if rapids > 1 else ():
        assert table.why_not(f"rapid {rapid}") == ("rapid.not_crossed", "MKSH-RIVER-12")


@pytest.mark.rule("MKSH-RIVER-12")
def test_in_the_harbour_all_rapids_are_crossed() -> None:
    table = at_phase_4(green={"space": 12, "harbour": 3})

    assert table.to_move == GREEN
    assert table.options == ["rapid 1", "rapid 2", "rapid 3", "rapid 4"]


@pytest.mark.rule("MKSH-RIVER-13")
def test_passing_a_rapid_gives_nothing_yet() -> None:
    table = mksh_position(turn=GREEN, green={"keshis": {"river": 7}, "workers": "river garden", "space": 4})

    table.use(GREEN, "river")

    holdings = table.player(GREEN)
    assert holdings.space == 11
    assert (holdings.score, holdings.water, holdings.dates, holdings.dinars, holdings.goods) == (10, 0, 0, 0, "")


@pytest.mark.rule("MKSH-RIVER-14")
@pytest.mark.parametrize(
    ("rapid", "choice", "gain"),
    [
        (1, [], {"score": 11}),
        (2, ["resource water"], {"water": 1}),
        (2, ["resource date"], {"dates": 1}),
        (2, ["resource dinar"], {"dinars": 1}),
        (3, [], {"score": 13}),
        (4, ["good yellow"], {"yellow": 1}),
        (4, ["good purple"], {"purple": 1}),
        (4, ["good orange"], {"orange": 1}),
    ],
)
def test_one_bonus_of_a_crossed_rapid_is_chosen(rapid: int, choice: list[str], gain: dict[str, int]) -> None:
    table = at_phase_4(green={"space": 11})

    table.play(GREEN, f"rapid {rapid}", *choice)

    kinds = ("score", "water", "dates", "dinars", "yellow", "purple", "orange")
    expected = {kind: 10 if kind == "score" else 0 for kind in kinds} | gain
    assert {kind: getattr(table.player(GREEN), kind) for kind in kinds} == expected
    assert table.asked == "choose_keshis"


@pytest.mark.rule("MKSH-RIVER-14", "MKSH-ROUND-4", "MKSH-GEN-12")
def test_the_bonuses_are_given_in_turn_order_and_to_all() -> None:
    table = mksh_position(
        phase=rounds.RIVER_BONUSES,
        first=YELLOW,
        green={"space": 9},
        yellow={"space": 6},
        red={"space": 12, "harbour": 0},
    )

    order: list[str | None] = []
    while table.asked == "choose_rapid":
        order.append(table.to_move)
        table.play(str(table.to_move), "rapid 1")

    assert order == [YELLOW, RED, GREEN]
    assert [table.player(colour).score for colour in (GREEN, BLUE, YELLOW, RED)] == [11, 10, 11, 11]


@pytest.mark.rule("MKSH-RIVER-15")
def test_without_a_rapid_there_is_no_bonus_and_no_choice() -> None:
    table = at_phase_4(green={"space": 2}, blue={"space": 0})

    assert table.asked == "choose_keshis"
    assert [table.player(colour).score for colour in (GREEN, BLUE)] == [10, 10]
    assert table.told("river_bonus") == []


@pytest.mark.rule("MKSH-RIVER-16", "MKSH-RIVER-17")
def test_a_bonus_is_not_used_up_and_the_fisherman_stays() -> None:
    table = at_phase_4(green={"space": 9}, blue={"space": 9, "arrival": 1})

    table.play(GREEN, "rapid 3")
    assert table.options_of(BLUE) == ["rapid 1", "rapid 2", "rapid 3"]
    table.play(BLUE, "rapid 3")

    assert (table.player(GREEN).score, table.player(BLUE).score) == (13, 13)
    assert (table.player(GREEN).space, table.player(BLUE).space) == (9, 9)


@pytest.mark.rule("MKSH-RIVER-16", "MKSH-RIVER-17")
def test_the_same_bonus_may_be_chosen_in_the_next_round() -> None:
    table = mksh_position("green blue", phase=rounds.RIVER_BONUSES, green={"space": 9})

    for first in (GREEN, BLUE):
        table.play(GREEN, "rapid 3")
        other = BLUE if first == GREEN else GREEN
        play_a_round(table, other)

    assert table.player(GREEN).points["river"] == 6
    assert table.player(GREEN).space == 9
    assert "rapid 3" in table.options_of(GREEN)


def play_a_round(table: Table, first: str) -> None:
    """Both players choose goods or red without more thought, draft and activate everything for new keshis."""
    assert table.first == first
    while table.asked != "choose_rapid":
        colour = str(table.to_move)
        preferred = ("new keshi", "enough", "path right", "cell 7", "cell 3")
        wanted = [option for option in table.options if option in preferred]
        table.play(colour, wanted[0] if wanted else table.options[0])
