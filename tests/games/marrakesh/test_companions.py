"""Expansion 2: the sultan on the palace stairs and the imam on the mosque stairs. MKSH-EXP2-1 to -16."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marrakesh.position import BLUE, FOUR, GREEN, RED, YELLOW, Table, mksh_game, mksh_position

PALACE, MOSQUE = 0, 1
STAIRS = [("palace", PALACE), ("mosque", MOSQUE)]
ALL_GOODS = {"yellow": 4, "purple": 4, "orange": 4}


def companion(table: Table, stair: int) -> str | int | None:
    """The colour of the accompanied player, the step where the companion waits, or None when he has left."""
    seat = table.state.companion_with[stair]
    if seat >= 0:
        return FOUR.split()[table.state.colours[seat]]
    step = table.state.companion_step[stair]
    return step if step >= 0 else None


def climb(stair: str, steps: int, at: str | int, **seats: Any) -> Table:
    """Green's pawn has started to climb so many steps on a stair; the companion is with a colour or on a step."""
    number = PALACE if stair == "palace" else MOSQUE
    green = {"keshis": {stair: steps}, "workers": f"{stair} souk"} | seats.pop("green", {})
    table = mksh_position(turn=GREEN, expansions="companions", companions={number: at}, green=green, **seats)
    table.use(GREEN, stair)
    return table


def finish(table: Table) -> None:
    """Take connecting bonuses that move nothing until the climb is over."""
    harmless = {f"bonus {cell}{n}" for cell in ("ps", "ms") for n in range(1, 6)}
    while table.asked == "choose_connection":
        table.play(GREEN, next(option for option in table.options if option in harmless))


# --- start and joining ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-EXP2-1")
def test_the_companions_start_alone_on_the_sixth_steps() -> None:
    table = mksh_game(4, 1, companions=True)

    assert (companion(table, PALACE), companion(table, MOSQUE)) == (6, 6)


@pytest.mark.rule("MKSH-EXP2-1", "MKSH-GEN-1")
def test_without_the_expansion_nobody_is_joined() -> None:
    table = mksh_position(turn=GREEN, green={"palace": 5, "keshis": {"palace": 1}, "workers": "palace"})

    table.use(GREEN, "palace")

    assert table.player(GREEN).palace == 6
    assert companion(table, PALACE) is None
    assert table.told("companion_joined") == []


@pytest.mark.rule("MKSH-EXP2-2")
@pytest.mark.parametrize(("stair", "number"), STAIRS)
@pytest.mark.parametrize(
    ("start", "steps", "joined"), [(4, 1, False), (5, 1, True), (4, 2, True), (5, 2, True), (4, 3, True)]
)
def test_entering_the_step_of_the_companion_is_enough(
    stair: str, number: int, start: int, steps: int, joined: bool
) -> None:
    table = climb(stair, steps, 6, green={stair: start})

    assert companion(table, number) == (GREEN if joined else 6)
    assert getattr(table.player(GREEN), stair) == start + steps


@pytest.mark.rule("MKSH-EXP2-2")
def test_the_adviser_is_not_joined_by_the_imam() -> None:
    table = mksh_position(
        turn=GREEN,
        expansions="companions",
        companions={PALACE: 6, MOSQUE: 6},
        green={"palace": 5, "keshis": {"palace": 1}, "workers": "palace"},
    )

    table.use(GREEN, "palace")

    assert (companion(table, PALACE), companion(table, MOSQUE)) == (GREEN, 6)


@pytest.mark.rule("MKSH-EXP2-3")
def test_the_companion_moves_with_the_pawn_and_waits_nowhere() -> None:
    table = climb("mosque", 3, 6, green={"mosque": 5}, blue={"mosque": 5, "keshis": {"mosque": 1}, "workers": "mosque"})
    finish(table)

    assert (companion(table, MOSQUE), table.player(GREEN).mosque) == (GREEN, 8)
    table.use(GREEN, "souk", "new keshi")
    table.play(GREEN, "good yellow", "end turn")
    table.use(BLUE, "mosque")
    assert table.player(BLUE).mosque == 6  # where he stood before
    assert companion(table, MOSQUE) == GREEN


def spared(table: Table) -> list[dict[str, Any]]:
    """What was told of the companions' help."""
    return [event.args for event in table.told("companion_spared")]


# --- discounts ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-EXP2-4")
@pytest.mark.parametrize(
    ("stack", "scroll", "grey", "dates"),
    [("grey-1", "s13", 1, 0), ("yellow-1", "s22", 3, 0), ("pink-1", "s44", 5, 1), ("orange-1", "s61", 7, 2)],
)
def test_the_sultan_spares_a_date_of_each_scroll(stack: str, scroll: str, grey: int, dates: int) -> None:
    table = mksh_position(
        turn=GREEN,
        expansions="companions",
        companions={PALACE: GREEN},
        scrolls={stack: scroll},
        green={"palace": 6, "keshis": {"madrasa": grey}, "dates": dates, "workers": "madrasa souk"},
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, f"scroll {stack}")

    assert table.player(GREEN).dates == 0
    assert table.player(GREEN).scrolls == scroll
    assert spared(table) == [{"companion": "sultan", "things": {"date": 1}}]


@pytest.mark.rule("MKSH-EXP2-4")
@pytest.mark.parametrize("at", [BLUE, 6])
def test_who_is_not_accompanied_pays_in_full(at: str | int) -> None:
    table = mksh_position(
        turn=GREEN,
        expansions="companions",
        companions={PALACE: at, MOSQUE: GREEN},
        scrolls={"pink-1": "s44"},
        green={"mosque": 8, "keshis": {"madrasa": 5}, "dates": 1, "workers": "madrasa souk"},
        blue={"palace": 7},
    )

    table.state.patient = True
    table.play(GREEN, "worker madrasa", "area action")

    assert table.options == ["stop"]
    assert table.why_not("scroll pink-1") == ("scroll.dates", "MKSH-MADRASA-4")


@pytest.mark.rule("MKSH-EXP2-4", "MKSH-EXP2-6", "MKSH-MADRASA-3")
def test_the_sultan_spares_a_date_of_every_scroll_of_an_action_but_no_scholars() -> None:
    table = mksh_position(
        turn=GREEN,
        expansions="companions",
        companions={PALACE: GREEN},
        scrolls={"grey-1": "s13", "grey-2": "s14", "pink-1": "s44", "yellow-1": "s22"},
        green={"palace": 6, "keshis": {"madrasa": 7}, "dates": 1, "workers": "madrasa souk"},
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll grey-1", "scroll pink-1", "scroll grey-2")

    assert table.player(GREEN).scrolls == "s13 s44 s14"
    assert table.player(GREEN).dates == 0


@pytest.mark.rule("MKSH-EXP2-4", "MKSH-MADRASA-13")
def test_the_discount_counts_for_the_refresh() -> None:
    table = mksh_position(
        turn=GREEN,
        expansions="companions",
        companions={PALACE: GREEN},
        scrolls={"grey-1": "s13 s14"},
        green={"palace": 6, "keshis": {"madrasa": 1}, "dinars": 1, "workers": "madrasa souk"},
    )

    table.use(GREEN, "madrasa")

    assert "refresh grey" in table.options


def with_the_imam(item: str, **green: Any) -> Table:
    """Green, accompanied by the imam, uses a worker in the souk."""
    table = mksh_position(
        turn=GREEN,
        expansions="companions",
        companions={MOSQUE: GREEN},
        market=item,
        green={"mosque": 6, "workers": "souk garden"} | green,
    )
    table.use(GREEN, "souk")
    return table


@pytest.mark.rule("MKSH-EXP2-5")
@pytest.mark.parametrize(
    ("good", "paid"),
    [("yellow", (0, 2, 1)), ("purple", (1, 1, 1)), ("orange", (1, 2, 0))],
)
def test_the_imam_spares_a_good_of_choice(good: str, paid: tuple[int, int, int]) -> None:
    table = with_the_imam("lx19", **ALL_GOODS)

    table.play(GREEN, "buy lx19")
    assert table.options == ["spare yellow", "spare purple", "spare orange"]
    table.play(GREEN, f"spare {good}")

    holdings = table.player(GREEN)
    assert (4 - holdings.yellow, 4 - holdings.purple, 4 - holdings.orange) == paid
    assert holdings.luxuries == "lx19"
    assert holdings.score == 19
    assert spared(table) == [{"companion": "imam", "things": {good: 1}}]


@pytest.mark.rule("MKSH-EXP2-5")
def test_only_a_good_of_the_cost_is_spared() -> None:
    table = with_the_imam("lx06", **ALL_GOODS)

    table.play(GREEN, "buy lx06")

    assert table.options == ["spare yellow", "spare purple"]


@pytest.mark.rule("MKSH-EXP2-5", "MKSH-EXP2-16")
@pytest.mark.parametrize("item", ["lx02", "lx03", "lx04"])
def test_an_item_for_a_single_good_is_free(item: str) -> None:
    table = with_the_imam(item)

    table.play(GREEN, f"buy {item}")

    assert table.player(GREEN).luxuries == item
    assert table.player(GREEN).goods == ""
    assert table.player(GREEN).score == 12


@pytest.mark.rule("MKSH-EXP2-5", "MKSH-EXP2-16")
def test_two_goods_of_one_colour_cost_one() -> None:
    table = with_the_imam("lx09", orange=1)

    table.play(GREEN, "buy lx09")

    assert table.player(GREEN).orange == 0
    assert (table.player(GREEN).score, table.player(GREEN).dates) == (14, 1)


@pytest.mark.rule("MKSH-EXP2-16")
@pytest.mark.parametrize(
    ("goods", "spares"),
    [
        ({"yellow": 1, "purple": 1, "orange": 1}, ["yellow", "purple", "orange"]),
        ({"yellow": 1, "purple": 1}, ["orange"]),
        ({"yellow": 1, "orange": 1}, ["purple"]),
        ({"purple": 2, "orange": 1}, ["yellow"]),
        ({"yellow": 3}, []),
        ({"yellow": 1}, []),
    ],
)
def test_with_the_imam_the_rest_of_the_cost_must_be_payable(goods: dict[str, int], spares: list[str]) -> None:
    table = with_the_imam("lx11", **goods)

    if not spares:
        assert table.why_not("buy lx11") == ("luxury.cost", "MKSH-SOUK-5")
        return
    table.play(GREEN, "buy lx11")
    if len(spares) > 1:
        assert table.options == [f"spare {good}" for good in spares]
        return
    left = {good: count - (1 if good != spares[0] else 0) for good, count in goods.items()}
    assert {good: getattr(table.player(GREEN), good) for good in goods} == left
    assert table.player(GREEN).luxuries == "lx11"


@pytest.mark.rule("MKSH-EXP2-5")
def test_neither_the_sultan_nor_the_imam_of_another_spares_a_good() -> None:
    table = mksh_position(
        turn=GREEN,
        expansions="companions",
        companions={PALACE: GREEN, MOSQUE: BLUE},
        market="lx04",
        green={"palace": 6, "workers": "souk garden"},
        blue={"mosque": 6},
    )

    table.state.patient = True
    table.play(GREEN, "worker souk", "area action")

    assert table.why_not("buy lx04") == ("luxury.cost", "MKSH-SOUK-5")


@pytest.mark.rule("MKSH-EXP2-6", "MKSH-EXP2-2")
def test_the_discount_holds_from_the_moment_of_joining_for_every_item() -> None:
    table = mksh_position(
        turn=GREEN,
        expansions="companions",
        companions={MOSQUE: 6},
        market="lx02 lx04",
        green={"mosque": 5, "keshis": {"mosque": 1}, "workers": "mosque souk souk"},
    )

    table.use(GREEN, "mosque")
    for item in ("lx02", "lx04"):
        table.use(GREEN, "souk")
        table.play(GREEN, f"buy {item}")

    assert table.player(GREEN).luxuries == "lx02 lx04"


# --- overtaking -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-EXP2-7", "MKSH-EXP2-8")
@pytest.mark.parametrize(("stair", "number"), STAIRS)
@pytest.mark.parametrize(("steps", "owner"), [(1, BLUE), (2, BLUE), (3, GREEN), (5, GREEN)])
def test_the_companion_goes_to_who_overtakes_but_not_to_who_draws_level(
    stair: str, number: int, steps: int, owner: str
) -> None:
    table = climb(stair, steps, BLUE, green={stair: 7}, blue={stair: 9})
    finish(table)

    assert getattr(table.player(GREEN), stair) == 7 + steps
    assert companion(table, number) == owner


@pytest.mark.rule("MKSH-EXP2-7")
def test_a_pawn_that_does_not_move_takes_nothing_even_from_above() -> None:
    table = climb("palace", 1, BLUE, green={"palace": 4}, blue={"palace": 6}, yellow={"palace": 8})

    assert companion(table, PALACE) == BLUE


@pytest.mark.rule("MKSH-EXP2-7", "MKSH-EXP2-3")
def test_the_accompanied_pawn_keeps_its_companion_when_it_passes_others() -> None:
    table = climb("palace", 3, GREEN, green={"palace": 8}, blue={"palace": 9}, yellow={"palace": 11})

    assert table.player(GREEN).palace == 11
    assert companion(table, PALACE) == GREEN


# --- the last step --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-EXP2-9")
@pytest.mark.parametrize(("stair", "number"), STAIRS)
def test_at_the_top_the_companion_goes_down_to_the_highest_pawn_below(stair: str, number: int) -> None:
    table = climb(stair, 1, GREEN, green={stair: 14}, blue={stair: 5}, yellow={stair: 9}, red={stair: 15})

    assert getattr(table.player(GREEN), stair) == 15
    assert companion(table, number) == YELLOW


@pytest.mark.rule("MKSH-EXP2-9", "MKSH-EXP2-7")
def test_overtaking_onto_the_last_step_sends_the_companion_back() -> None:
    table = climb("palace", 2, BLUE, green={"palace": 13}, blue={"palace": 14})

    assert companion(table, PALACE) == BLUE


@pytest.mark.rule("MKSH-EXP2-9", "MKSH-EXP2-15")
def test_a_pawn_that_never_moved_can_be_joined() -> None:
    table = mksh_position(
        "green blue",
        turn=GREEN,
        expansions="companions",
        companions={PALACE: GREEN},
        green={"palace": 14, "keshis": {"palace": 1}, "workers": "palace souk"},
        blue={"palace": 0},
    )

    table.use(GREEN, "palace")

    assert companion(table, PALACE) == BLUE


@pytest.mark.rule("MKSH-EXP2-10")
@pytest.mark.parametrize(("step", "waits"), [(9, 10), (3, 4)])
def test_above_several_highest_pawns_the_companion_waits_alone(step: int, waits: int) -> None:
    table = climb(
        "palace", 1, GREEN, green={"palace": 14}, blue={"palace": step}, yellow={"palace": step}, red={"palace": 2}
    )

    assert companion(table, PALACE) == waits


@pytest.mark.rule("MKSH-EXP2-10", "MKSH-EXP2-15")
def test_above_pawns_on_the_start_step_the_companion_waits_on_the_first_step() -> None:
    table = climb("palace", 1, GREEN, green={"palace": 14})

    assert companion(table, PALACE) == 1


@pytest.mark.rule("MKSH-EXP2-10", "MKSH-EXP2-2")
def test_the_first_pawn_on_the_waiting_step_is_joined() -> None:
    table = climb("palace", 1, 10, green={"palace": 9}, blue={"palace": 9}, yellow={"palace": 15})

    assert companion(table, PALACE) == GREEN


@pytest.mark.rule("MKSH-EXP2-10", "MKSH-EXP2-2")
def test_passing_the_waiting_step_on_the_way_counts() -> None:
    table = climb("palace", 3, 9, green={"palace": 8}, blue={"palace": 8}, yellow={"palace": 15})

    assert (companion(table, PALACE), table.player(GREEN).palace) == (GREEN, 11)


@pytest.mark.rule("MKSH-EXP2-11")
@pytest.mark.parametrize(("stair", "number"), STAIRS)
def test_with_nobody_below_the_companion_leaves_the_game(stair: str, number: int) -> None:
    top = {stair: 15}
    table = climb(stair, 1, GREEN, green={stair: 14}, blue=dict(top), yellow=dict(top), red=dict(top))

    assert companion(table, number) is None
    assert [event.args for event in table.told("companion_left")] == [
        {"companion": "sultan" if number == 0 else "imam"}
    ]


@pytest.mark.rule("MKSH-EXP2-12", "MKSH-EXP2-10")
def test_the_companion_may_wait_on_the_last_step() -> None:
    table = climb(
        "palace", 1, GREEN, green={"palace": 14}, blue={"palace": 14}, yellow={"palace": 14}, red={"palace": 3}
    )

    assert companion(table, PALACE) == 15


@pytest.mark.rule("MKSH-EXP2-12", "MKSH-EXP2-9")
def test_who_enters_the_last_step_where_he_waits_sends_him_down_at_once() -> None:
    table = climb("palace", 1, 15, green={"palace": 14}, blue={"palace": 14}, yellow={"palace": 15}, red={"palace": 3})

    assert companion(table, PALACE) == BLUE


@pytest.mark.rule("MKSH-EXP2-12", "MKSH-EXP2-11")
def test_the_last_pawn_on_the_last_step_where_he_waits_sends_him_out_of_the_game() -> None:
    top = {"mosque": 15}
    table = climb("mosque", 2, 15, green={"mosque": 13}, blue=dict(top), yellow=dict(top), red=dict(top))

    assert companion(table, MOSQUE) is None


# --- step by step ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-EXP2-13", "MKSH-EXP2-7")
def test_the_companion_changes_before_the_bonus_of_the_boundary() -> None:
    table = climb("palace", 3, BLUE, green={"palace": 6}, blue={"palace": 6})

    assert table.asked == "choose_connection"
    assert table.player(GREEN).palace == 7
    assert companion(table, PALACE) == GREEN
    kinds = [event.kind for event in table.events]
    assert kinds.index("companion_joined") < kinds.index("boundary_crossed")


@pytest.mark.rule("MKSH-EXP2-13", "MKSH-EXP2-9")
def test_a_movement_may_join_and_leave_the_companion_on_its_way() -> None:
    table = climb("palace", 8, 11, green={"palace": 10}, blue={"palace": 2}, yellow={"palace": 5}, red={"palace": 1})
    assert companion(table, PALACE) == GREEN  # on step 11, at the boundary
    finish(table)

    assert table.player(GREEN).palace == 15
    assert companion(table, PALACE) == YELLOW


@pytest.mark.rule("MKSH-EXP2-14")
def test_steps_that_cannot_be_made_overtake_nobody() -> None:
    table = climb("palace", 4, BLUE, green={"palace": 15}, blue={"palace": 14})

    assert companion(table, PALACE) == BLUE
    assert table.player(GREEN).score == 14


@pytest.mark.rule("MKSH-EXP2-14")
def test_a_pawn_on_the_last_step_does_not_keep_the_discount() -> None:
    table = mksh_position(
        turn=GREEN,
        expansions="companions",
        companions={MOSQUE: GREEN},
        market="lx04 lx06",
        green={"mosque": 14, "keshis": {"mosque": 1}, "workers": "mosque souk garden", "orange": 1},
        red={"mosque": 4},
    )

    table.use(GREEN, "mosque")
    finish(table)
    table.use(GREEN, "souk")

    assert companion(table, MOSQUE) == RED
    assert table.options == ["exchange orange", "stop"]
