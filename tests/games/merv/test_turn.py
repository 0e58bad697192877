"""The turn: slot, site and building, production, exactly one action, end; years and rounds. Rules MERV-TURN."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.core.events import Event
from tests.games.merv.looking import holdings, random_game, until_next_turn_of
from tests.games.merv.position import (
    BLUE,
    HIGH_COURTIER_OF_TWO,
    MAGISTRATE,
    RED,
    SEVEN_POSTS,
    YELLOW,
    Table,
    Things,
    merv_position,
    settle_supplies,
)

# Red has no building left: columns 1 and 2 are full of red buildings but for r5c2
NINE_RED = dict.fromkeys(["r1c1", "r2c1", "r3c1", "r4c1", "r5c1", "r1c2", "r2c2", "r3c2", "r4c2"], RED)
QUEUE = "pepper ginger ginger ginger juniper juniper juniper juniper"


def buildings(table: Table) -> dict[str, str | None]:
    cells = [f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6)]
    return {cell: table.owner(cell) for cell in cells if table.owner(cell)}


# --- years and rounds -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-TURN-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_has_three_years_of_four_rounds_with_invasions_in_the_last_two(players: int) -> None:
    *_, table = random_game(players, seed=4)

    parts = [part_of_the_game(event) for event in table.events]

    assert [part for part in parts if part] == [
        # the game begins with year 1, round 1 on the north side
        *("1-2 east", "1-3 south", "1-4 west", "scoring 1"),
        *("2-1 north", "2-2 east", "2-3 south", "2-4 west", "invasion 2", "scoring 2"),
        *("3-1 north", "3-2 east", "3-3 south", "3-4 west", "invasion 3", "scoring 3", "end"),
    ]


def part_of_the_game(event: Event) -> str:
    if event.kind == "round_started":
        return f"{event.args['year']}-{event.args['round']} {event.args['side']}"
    if event.kind in ("invasion_started", "scoring_started"):
        return f"{event.kind.removesuffix('_started')} {event.args['year']}"
    return "end" if event.kind == "game_ended" else ""


@pytest.mark.rule("MERV-TURN-2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_every_round_each_participant_takes_one_turn_in_the_order_of_the_queue(players: int, seed: int) -> None:
    *_, table = random_game(players, seed)

    rounds: list[list[int | None]] = []
    orders: list[list[int]] = []
    for event in table.events:
        if event.kind == "round_started":
            rounds.append([])
        elif event.kind == "slot_taken" and rounds:
            rounds[-1].append(event.who)
        elif event.kind == "round_ended":
            orders.append(event.args["other"])

    assert len(rounds) == 11  # all but the first, which began before anybody listened
    assert rounds == orders[:11]
    assert all(sorted(order) == list(range(len(table.state.players))) for order in orders)


@pytest.mark.rule("MERV-TURN-2")
def test_the_first_of_the_queue_begins_and_the_others_follow() -> None:
    table = merv_position(order="yellow red blue", yellow={"camels": 3})
    seen = []

    for _ in range(3):
        mover = table.to_move
        assert mover is not None
        seen.append(mover)
        slot = table.options[0]
        table.play(mover, slot)
        table.play(mover, table.options[0], "gain favour", "end turn")

    assert seen == [YELLOW, RED, BLUE]
    assert table.asked == "choose_space"


# --- the steps of a turn --------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-TURN-3", "MERV-TURN-13")
def test_slot_site_production_action_and_end_follow_each_other() -> None:
    table = merv_position(order="red blue yellow", city={"r2c4": "wall-teal"})

    assert (table.to_move, table.asked) == (RED, "choose_slot")
    table.play(RED, "slot 4")
    assert (table.asked, table.player(RED).cubes, table.owner("r2c4")) == ("choose_site", "", None)
    table.play(RED, "site r2c4")
    assert (table.asked, table.player(RED).cubes, table.owner("r2c4")) == ("choose_action", "teal", RED)
    assert table.player(RED).favour == 0
    table.play(RED, "gain favour")
    assert (table.asked, table.player(RED).favour) == ("choose_end", 1)
    assert table.to_move == RED
    table.play(RED, "end turn")
    assert (table.to_move, table.asked) == (BLUE, "choose_slot")
    kinds = [event.kind for event in table.events]
    assert kinds == [
        *("slot_taken", "building_placed", "cubes_gained", "favour_chosen", "favour_gained", "turn_ended"),
        "turn_started",
    ]


@pytest.mark.rule("MERV-TURN-4")
@pytest.mark.parametrize(
    ("players", "order", "mover", "slots", "free"),
    [
        (3, "blue yellow red", RED, {2: BLUE, 5: YELLOW}, [1, 3, 4]),
        (2, "yellow red blue", RED, {1: HIGH_COURTIER_OF_TWO}, [2, 3, 4, 5]),
        (1, "yellow red blue", RED, {4: MAGISTRATE}, [1, 2, 3, 5]),
        (4, "red blue yellow green", "green", {1: RED, 2: BLUE, 3: YELLOW}, [4, 5]),
    ],
)
def test_a_slot_with_a_meeple_is_occupied_whoever_stands_there(
    players: int, order: str, mover: str, slots: dict[int, str], free: list[int]
) -> None:
    table = merv_position(players=players, order=order, turn_of=mover, slots=slots)

    assert table.options == [f"slot {slot}" for slot in free]
    for slot in slots:
        assert table.why_not(f"slot {slot}") == ("slot.occupied", "MERV-TURN-4")
    table.play(mover, f"slot {free[0]}")
    assert table.state.slots[free[0] - 1] == table.who(mover)
    assert [event.args["slot"] for event in table.told("slot_taken")] == [free[0]]


@pytest.mark.rule("MERV-TURN-4")
def test_all_slots_of_the_next_side_are_free() -> None:
    table = merv_position(round=1, at="round_end", slots={1: RED, 2: BLUE, 3: YELLOW})

    assert (table.state.view(None)["side"], table.asked) == ("east", "choose_slot")
    assert table.options == ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]


LINES_OF_SLOTS = {
    1: ("column 1", "column 2", "column 3", "column 4", "column 5"),
    2: ("row 1", "row 2", "row 3", "row 4", "row 5"),
    3: ("column 5", "column 4", "column 3", "column 2", "column 1"),
    4: ("row 5", "row 4", "row 3", "row 2", "row 1"),
}


def cells_of(line: str) -> list[str]:
    kind, number = line.split()
    cells = [f"r{number}c{i}" if kind == "row" else f"r{i}c{number}" for i in range(1, 6)]
    return [cell for cell in cells if cell != "r3c3"]


@pytest.mark.rule("MERV-TURN-5")
@pytest.mark.parametrize(
    ("round_", "slot", "line"),
    [(round_, slot, line) for round_, lines in LINES_OF_SLOTS.items() for slot, line in enumerate(lines, start=1)],
)
def test_a_slot_leads_to_the_sites_of_its_line(round_: int, slot: int, line: str) -> None:
    table = merv_position(round=round_)

    table.play(RED, f"slot {slot}")

    assert table.options == [f"site {cell}" for cell in cells_of(line)]
    other = "r5c5" if "r5c5" not in cells_of(line) else "r1c1" if "r1c1" not in cells_of(line) else "r2c2"
    assert table.why_not(f"site {other}") == ("site.other_line", "MERV-TURN-5")


@pytest.mark.rule("MERV-TURN-6")
def test_own_foreign_and_empty_sites_can_be_activated() -> None:
    table = merv_position(city={"r1c1": RED, "r2c1": BLUE, "r3c1": YELLOW}, slot=1)

    assert table.options == ["site r1c1", "site r2c1", "site r3c1", "site r4c1", "site r5c1"]


@pytest.mark.rule("MERV-TURN-7")
def test_an_empty_site_is_built_on_at_once_and_for_nothing() -> None:
    table = merv_position(city={"r3c1": "wall-teal"}, slot=1, red={"cubes": "purple tan"})
    before = holdings(table, RED)

    table.play(RED, "site r3c1")

    assert buildings(table) == {"r3c1": RED}
    assert holdings(table, RED) == before | {"buildings": 8, "cubes": "purple tan teal"}
    assert table.asked == "choose_action"  # nobody asked whether to build
    assert [event.args for event in table.told("building_placed")] == [{"cell": "r3c1", "site": "wall-teal"}]


@pytest.mark.rule("MERV-TURN-7")
def test_on_a_site_with_a_building_nothing_is_built() -> None:
    table = merv_position(city={"r3c1": "wall-teal blue"}, slot=1)

    table.play(RED, "site r3c1")

    assert buildings(table) == {"r3c1": BLUE}
    assert table.player(RED).buildings == 9
    [activated] = table.told("site_activated")
    assert activated.args == {"cell": "r3c1", "site": "wall-teal", "owner": table.who(BLUE)}


@pytest.mark.rule("MERV-TURN-6", "MERV-TURN-8")
def test_without_a_building_left_empty_sites_cannot_be_chosen() -> None:
    table = merv_position(city=NINE_RED | {"r5c3": BLUE, "r4c3": YELLOW}, slot=3)

    assert table.options == ["site r4c3", "site r5c3"]
    assert table.why_not("site r1c3") == ("site.no_building", "MERV-TURN-8")


@pytest.mark.rule("MERV-TURN-8")
def test_the_last_building_can_still_be_placed() -> None:
    eight = {cell: owner for cell, owner in NINE_RED.items() if cell != "r1c1"}
    table = merv_position(city=eight, slot=3)

    table.play(RED, "site r1c3")

    assert table.owner("r1c3") == RED
    assert table.player(RED).buildings == 0


@pytest.mark.rule("MERV-TURN-9")
@pytest.mark.parametrize(
    ("players", "city", "legal"),
    [(3, {"r5c4": BLUE}, [1, 2, 4]), (1, {"r5c4": MAGISTRATE, "r1c5": BLUE}, [1, 2, 5])],
    ids=["three", "a building of the magistrate makes no slot legal"],
)
def test_a_slot_without_a_legal_site_in_its_line_is_not_offered(
    players: int, city: dict[str, str], legal: list[int]
) -> None:
    table = merv_position(players=players, order="red yellow blue", city=NINE_RED | city)

    assert table.options == [f"slot {slot}" for slot in legal]
    for slot in {1, 2, 3, 4, 5} - set(legal):
        assert table.why_not(f"slot {slot}") == ("slot.no_site", "MERV-TURN-9")


# --- the action -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-TURN-10")
@pytest.mark.parametrize("owner", [RED, BLUE, YELLOW])
def test_whoever_owns_the_building_its_board_action_can_be_taken(owner: str) -> None:
    table = merv_position(players=2, city={"r2c4": f"library-teal {owner}"}, slot=4, site="r2c4", red={"cubes": "tan"})
    decision = table.state.decision()

    assert table.options == ["board action", "gain favour", "deploy soldier"]
    assert decision.args["board"] == "library"
    table.play(RED, "board action")
    assert table.player(RED).scrolls == 1


@pytest.mark.rule("MERV-TURN-10", "MERV-TURN-13")
@pytest.mark.parametrize(
    ("plays", "changes"),
    [
        (["board action"], {"scrolls": 1, "cubes": ""}),
        (["gain favour"], {"favour": 1}),
        (["deploy soldier", "soldier r1c1"], {"influence": 1, "servants": 7}),
    ],
)
def test_exactly_one_action_is_taken(plays: list[str], changes: dict[str, object]) -> None:
    table = merv_position(city={"r1c1": "library-teal red"}, slot=1, site="r1c1", red={"cubes": "tan"})
    before = holdings(table, RED)

    table.play(RED, *plays)

    assert holdings(table, RED) == before | changes
    assert (table.asked, table.options) == ("choose_end", ["end turn"])
    for second in ("board action", "gain favour", "deploy soldier"):
        assert table.why_not(second) == ("core.action.not_asked", "MERV-TURN-13")


BOARD_ACTION_DECISIONS = {
    "caravansary": "choose_caravan_card",
    "palace": "choose_hall",
    "library": "choose_scrolls",
    "marketplace": "choose_post",
    "mosque": "choose_mosque_step",
    "wall": "choose_wall_piece",
}


@pytest.mark.rule("MERV-TURN-10")
@pytest.mark.parametrize(("board", "asks"), BOARD_ACTION_DECISIONS.items())
@pytest.mark.parametrize("colour", ["purple", "tan", "teal", "orange"])
def test_the_board_action_is_the_one_printed_on_the_activated_site(board: str, asks: str, colour: str) -> None:
    cubes = "purple tan teal orange"
    table = merv_position(
        city={"r1c1": f"{board}-{colour} red"}, slot=1, site="r1c1", queue="pepper* " + QUEUE[7:], red={"cubes": cubes}
    )

    table.play(RED, "board action")

    assert table.asked == asks
    assert [event.args for event in table.told("board_action")] == [{"board": board}]


EVERY_CUBE = "purple purple tan tan teal teal orange orange white white"
WALL_SLOTS = ("n1", "n2", "n4", "n5")
TWO_TAN = ("tan-1", "tan-1", "tan-2", "tan-2")
ALL_WALLS = " ".join(f"{side}{number}" for side in "nesw" for number in range(1, 6))


@pytest.mark.rule("MERV-TURN-11")
@pytest.mark.parametrize(
    ("board", "offered", "red", "rest"),
    [
        # a card in reach, and something to pay it
        ("caravansary", False, {}, {}),
        ("caravansary", True, {"cubes": "teal"}, {}),
        ("caravansary", True, {"cubes": "white"}, {}),
        ("caravansary", True, {"tiles": "b1-caravansary"}, {}),
        ("caravansary", False, {"tiles": "b1-mosque"}, {}),
        ("caravansary", False, {"cubes": "tan", "cards": "cinnamon"}, {"queue": QUEUE}),
        ("caravansary", False, {"cubes": "tan", "cards": "ginger"}, {"queue": QUEUE}),
        ("caravansary", True, {"cubes": "tan", "cards": "ginger", "camels": 1}, {"queue": QUEUE}),
        ("caravansary", True, {"cubes": "tan", "cards": "ginger"}, {"queue": "pepper* " + QUEUE[7:]}),
        ("caravansary", False, {"cubes": "tan", "cards": "juniper", "camels": 3}, {"queue": QUEUE}),
        ("caravansary", True, {"cubes": "tan", "cards": "juniper", "camels": 4}, {"queue": QUEUE}),
        ("caravansary", True, {"cubes": "tan", "cards": "cinnamon", "influence": 3}, {"queue": QUEUE}),
        # a courtier
        ("palace", False, {}, {}),
        ("palace", True, {"cubes": "purple"}, {}),
        ("palace", True, {"cubes": "tan"}, {}),
        ("palace", True, {"cubes": "teal"}, {}),
        ("palace", True, {"cubes": "orange"}, {}),
        ("palace", True, {"cubes": "white"}, {}),
        ("palace", True, {"tiles": "b1-palace"}, {}),
        ("palace", False, {"tiles": "b1-marketplace"}, {}),
        ("palace", False, {"cubes": EVERY_CUBE, "servants": 0}, {}),
        ("palace", False, {"cubes": "tan purple", "courtiers": "faith"}, {}),
        ("palace", True, {"cubes": "tan tan", "courtiers": "faith"}, {}),
        ("palace", True, {"cubes": "tan white", "courtiers": "faith"}, {}),
        ("palace", True, {"cubes": "tan", "courtiers": "faith", "tiles": "b1-palace"}, {}),
        ("palace", True, {"cubes": "tan purple", "courtiers": "faith", "tiles": "b2-purple"}, {}),
        ("palace", False, {"cubes": "tan tan"}, {"blue": {"courtiers": "trade trade trade"}}),
        ("palace", True, {"cubes": "tan tan"}, {"blue": {"courtiers": "trade trade"}}),
        # a scroll
        ("library", False, {}, {}),
        ("library", True, {"cubes": "tan"}, {}),
        ("library", True, {"cubes": "white"}, {}),
        ("library", False, {"tiles": "b1-palace"}, {}),
        ("library", False, {"cubes": EVERY_CUBE}, {"blue": {"scrolls": 32}}),
        ("library", True, {"cubes": "tan"}, {"blue": {"scrolls": 31}}),
        # a post or a good
        ("marketplace", True, {}, {}),
        ("marketplace", False, {"posts": SEVEN_POSTS}, {}),
        ("marketplace", False, {"posts": SEVEN_POSTS.removesuffix(" peshawar"), "mosque": "m1-1"}, {}),
        ("marketplace", True, {"posts": SEVEN_POSTS, "cubes": "purple"}, {}),
        ("marketplace", False, {"posts": SEVEN_POSTS, "cubes": "purple"}, {"blue": {"common": 24}}),
        ("marketplace", True, {"posts": SEVEN_POSTS, "tiles": "b1-marketplace"}, {}),
        ("marketplace", False, {"posts": SEVEN_POSTS, "tiles": "b1-mosque"}, {}),
        ("marketplace", False, {"posts": SEVEN_POSTS, "cubes": "purple teal"}, {"blue": {"common": 24}}),
        ("marketplace", True, {"posts": SEVEN_POSTS, "cubes": "purple teal", "camels": 1}, {"blue": {"common": 24}}),
        ("marketplace", False, {"posts": SEVEN_POSTS, "cubes": EVERY_CUBE}, {"blue": {"common": 24, "rare": 24}}),
        # a step
        ("mosque", False, {}, {}),
        ("mosque", True, {"cubes": "purple"}, {}),
        ("mosque", True, {"cubes": "tan"}, {}),
        ("mosque", True, {"cubes": "teal"}, {}),
        ("mosque", True, {"cubes": "orange"}, {}),
        ("mosque", True, {"cubes": "white"}, {}),
        ("mosque", True, {"tiles": "b1-mosque"}, {}),
        ("mosque", False, {"tiles": "b1-caravansary"}, {}),
        ("mosque", False, {"mosque": "m1-1", "cubes": "purple tan orange"}, {}),
        ("mosque", True, {"mosque": "m1-1", "cubes": "teal"}, {}),
        ("mosque", False, {"mosque": "m5", "scoring_tile": "palace", "cubes": "tan purple"}, {}),
        ("mosque", True, {"mosque": "m5", "scoring_tile": "palace", "cubes": "tan white"}, {}),
        ("mosque", True, {"mosque": "m5", "scoring_tile": "palace", "cubes": "tan", "tiles": "b1-mosque"}, {}),
        ("mosque", True, {"mosque": "m5", "scoring_tile": "palace", "cubes": "tan purple", "tiles": "b2-purple"}, {}),
        ("mosque", False, {"mosque": "m10", "scoring_tile": "palace", "cubes": EVERY_CUBE}, {}),
        ("mosque", False, {"posts": SEVEN_POSTS, "cubes": EVERY_CUBE}, {}),
        # a wall piece
        ("wall", False, {}, {}),
        ("wall", True, {"cubes": "orange"}, {}),
        ("wall", True, {"cubes": "white"}, {}),
        ("wall", False, {"tiles": "b1-palace"}, {}),
        ("wall", False, {"cubes": "tan"}, {"walls": {"n1": "tan-1", "n2": "tan-1"}}),
        ("wall", True, {"cubes": "tan tan"}, {"walls": {"n1": "tan-1", "n2": "tan-1"}}),
        ("wall", True, {"cubes": "tan purple", "tiles": "b2-purple"}, {"walls": {"n1": "tan-1", "n2": "tan-1"}}),
        ("wall", False, {"cubes": "tan tan"}, {"walls": dict(zip(WALL_SLOTS, TWO_TAN, strict=True))}),
        ("wall", True, {"cubes": "tan tan tan"}, {"walls": dict(zip(WALL_SLOTS, TWO_TAN, strict=True))}),
        ("wall", False, {"cubes": EVERY_CUBE}, {"walls": ALL_WALLS}),
    ],
)
def test_the_board_action_is_offered_only_if_a_step_of_it_is_possible(
    board: str, offered: bool, red: Things, rest: dict[str, Any]
) -> None:
    # the camels on the market keep the choice open, whatever else is possible
    city = {"r1c3": f"{board}-teal red"}
    table = merv_position(city=city, slot=3, site="r1c3", market_camels="bl", red=red, **rest)

    assert table.asked == "choose_action"
    assert ("board action" in table.options) == offered
    if not offered:
        assert table.why_not("board action") == ("board.no_step", "MERV-TURN-11")


@pytest.mark.rule("MERV-TURN-11")
def test_the_refused_board_action_is_named() -> None:
    table = merv_position(city={"r1c1": "library-teal red"}, slot=1, site="r1c1")

    assert "library" in table.refuses(RED, "board action")


@pytest.mark.rule("MERV-TURN-12")
def test_favour_can_be_gained_even_if_it_has_no_effect() -> None:
    table = merv_position(
        city={"r1c1": "library-teal red"}, slot=1, site="r1c1", red={"favour": 10, "influence": 20, "cubes": "tan"}
    )
    before = holdings(table, RED)

    table.play(RED, "gain favour")

    assert holdings(table, RED) == before
    assert table.asked == "choose_end"


@pytest.mark.rule("MERV-TURN-12")
def test_favour_is_left_when_nothing_else_is_possible() -> None:
    table = merv_position(city={"r1c1": "library-teal red !blue"}, slot=1, site="r1c1")

    assert table.player(RED).favour == 1  # the only option was played by itself
    assert (table.to_move, table.asked, table.options) == (RED, "choose_end", ["end turn"])


# --- the end --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-TURN-13")
def test_the_turn_ends_when_its_seat_ends_it() -> None:
    table = merv_position(order="red blue yellow", at="end_turn", slot=3, site="r1c3", market_camels="tr")

    assert (table.to_move, table.options) == (RED, ["end turn", "take camels"])
    table.play(RED, "take camels")
    assert (table.to_move, table.options) == (RED, ["end turn"])
    table.play(RED, "end turn")
    assert (table.to_move, table.asked) == (BLUE, "choose_slot")
    assert [event.who for event in table.told("turn_ended")] == [table.who(RED)]


@pytest.mark.rule("MERV-TURN-14")
def test_the_discount_comes_back_with_the_next_turn() -> None:
    table = merv_position(
        order="blue yellow red", city={"r1c5": "palace-teal red"}, red={"cubes": "teal", "tiles": "b1-palace"}
    )
    until_next_turn_of(table, RED)

    table.play(RED, "slot 5", "site r1c5", "board action", "hall spice", "discount")
    table.play(RED, "hall spice")
    assert table.player(RED).cubes == ""  # both cubes: the discount was used up
    table.play(RED, "end turn")
    until_next_turn_of(table, RED)
    table.state.players[table.who(RED)].cubes = [0, 0, 2, 0, 0]
    settle_supplies(table.state)
    table.play(RED, "slot 1", "site r1c5", "board action")  # a third courtier, two cubes of it are paid

    assert table.options == ["pay teal", "discount"]


@pytest.mark.rule("MERV-TURN-14")
def test_colour_as_wild_comes_back_with_the_next_turn() -> None:
    red: Things = {"cubes": "purple purple purple purple", "tiles": "b2-purple"}
    table = merv_position(order="blue yellow red", city={"r1c5": "wall-teal red"}, red=red)
    until_next_turn_of(table, RED)

    for slot, piece, wall in (("slot 5", "build tan-1", "wall n1"), ("slot 1", "build orange-1", "wall n2")):
        table.play(RED, slot, "site r1c5", "board action", piece, wall)
        assert table.why_not(piece) == ("piece.cost", "MERV-WALL-1")
        table.play(RED, "finish", "end turn")
        until_next_turn_of(table, RED)

    assert table.player(RED).cubes.count("purple") == 2


@pytest.mark.rule("MERV-TURN-14")
def test_the_camel_market_is_open_again_in_the_next_turn() -> None:
    table = merv_position(order="red blue yellow", market_camels="tl", red={"camels": 2})

    table.play(RED, "slot 3", "site r1c3", "take camels")
    assert table.why_not("trade camel bl") == ("trade.used", "MERV-CAMELMARKET-4")
    table.play(RED, "gain favour", "end turn")
    until_next_turn_of(table, RED)
    table.play(RED, "slot 3", "site r3c1")

    assert {"trade camel br", "trade camel bl"} <= set(table.options)


# --- no legal site at all -------------------------------------------------------------------------------------------
def without_a_legal_site(**more: Any) -> Table:
    """Red has no building left, and the free slots lead to empty lines only."""
    return merv_position(order="blue yellow red", turn_of=RED, slots={1: BLUE, 2: YELLOW}, city=NINE_RED, **more)


@pytest.mark.rule("MERV-TURN-15")
@pytest.mark.parametrize("slot", [3, 4, 5])
def test_if_no_free_slot_has_a_legal_site_every_free_slot_is_legal_and_the_site_is_skipped(slot: int) -> None:
    table = without_a_legal_site()
    before = holdings(table, RED)
    assert table.options == ["slot 3", "slot 4", "slot 5"]
    for taken in ("slot 1", "slot 2"):
        assert table.why_not(taken) == ("slot.occupied", "MERV-TURN-4")

    table.play(RED, f"slot {slot}")

    assert (table.asked, table.options) == ("choose_action", ["gain favour", "deploy soldier"])
    assert table.why_not("board action") == ("board.no_site", "MERV-TURN-15")
    assert holdings(table, RED) == before
    assert buildings(table) == NINE_RED


@pytest.mark.rule("MERV-TURN-15")
def test_without_a_site_favour_or_a_soldier_remain() -> None:
    favour, soldier = without_a_legal_site(), without_a_legal_site()

    favour.play(RED, "slot 4", "gain favour")
    soldier.play(RED, "slot 4", "deploy soldier", "soldier r1c1")

    assert (favour.player(RED).favour, favour.asked) == (1, "choose_end")
    assert (soldier.player(RED).influence, soldier.soldier("r1c1"), soldier.asked) == (1, RED, "choose_end")


@pytest.mark.rule("MERV-TURN-15", "MERV-TURN-9")
def test_a_single_legal_site_on_a_free_line_must_be_taken() -> None:
    city = NINE_RED | {"r2c5": "wall-orange blue"}
    table = merv_position(order="blue yellow red", turn_of=RED, slots={1: BLUE, 2: YELLOW}, city=city)

    assert table.asked == "choose_action"  # slot 5 and r2c5 were the only choices
    assert table.state.slots[4] == table.who(RED)
    assert table.player(RED).cubes == "orange"


@pytest.mark.rule("MERV-TURN-19")
def test_without_a_site_the_camel_market_is_open_as_usual() -> None:
    table = without_a_legal_site(market_camels="tl", red={"camels": 1})

    table.play(RED, "slot 3")

    assert table.options == [
        *("gain favour", "deploy soldier", "take camels"),
        *("trade camel tr", "trade camel br", "trade camel bl"),
    ]
    table.play(RED, "trade camel bl")
    assert (table.player(RED).cubes, table.player(RED).camels) == ("white", 0)
    assert table.options == ["gain favour", "deploy soldier"]
    table.play(RED, "gain favour")
    assert table.options == ["end turn"]


@pytest.mark.rule("MERV-TURN-19")
def test_without_a_site_contracts_can_be_fulfilled() -> None:
    red: Things = {"influence": 2, "scrolls": 1, "common": 1, "cubes": "tan"}
    table = without_a_legal_site(contracts="k1f-1", red=red)
    assert table.options == ["slot 3", "slot 4", "slot 5", "contract k1f"]

    table.play(RED, "slot 5")

    assert table.options == ["gain favour", "deploy soldier", "contract k1f"]
    table.play(RED, "deploy soldier", "decline")
    assert table.options == ["end turn", "contract k1f"]
    table.play(RED, "contract k1f")
    assert table.player(RED).contracts == "k1f-2"
    assert (table.player(RED).cubes, table.player(RED).points) == ("", {"contracts": 5})


# --- one step at least ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-TURN-16")
@pytest.mark.parametrize(
    ("board", "step"),
    [
        ("palace", ["hall trade"]),
        ("library", ["scrolls 1", "pay tan"]),
        ("mosque", ["advance m1-1"]),
        ("wall", ["build tan-1", "wall n1"]),
    ],
)
def test_a_board_action_is_not_over_before_its_first_step(board: str, step: list[str]) -> None:
    table = merv_position(at=board, red={"cubes": "tan teal teal"})
    assert "finish" not in table.options
    assert table.why_not("finish") == ("finish.step_first", "MERV-TURN-16")

    table.play(RED, *step)

    assert table.options[-1] == ("end turn" if board == "library" else "finish")


@pytest.mark.rule("MERV-TURN-16")
def test_the_marketplace_is_not_over_before_its_post_or_without_one_before_a_purchase() -> None:
    table = merv_position(at="marketplace", red={"cubes": "purple"})
    without = merv_position(at="marketplace", red={"posts": SEVEN_POSTS, "cubes": "purple orange"})
    assert table.asked == "choose_post"
    assert table.refuses(RED, "finish")
    assert without.options == ["buy rayy", "buy samarkand", "buy peshawar"]
    assert without.why_not("finish") == ("finish.step_first", "MERV-TURN-16")

    table.play(RED, "post rayy")
    without.play(RED, "buy rayy")

    assert table.options == ["buy rayy", "finish"]
    assert without.options == ["buy samarkand", "finish"]


@pytest.mark.rule("MERV-TURN-16")
def test_a_camel_on_a_caravan_card_is_not_a_step() -> None:
    table = merv_position(at="caravansary", queue=QUEUE, red={"cubes": "tan tan", "camels": 2})
    assert table.options == ["take card 1", "place camel"]
    assert table.why_not("finish") == ("finish.step_first", "MERV-TURN-16")

    table.play(RED, "place camel")

    assert "finish" not in table.options
    assert table.why_not("finish") == ("finish.step_first", "MERV-TURN-16")
    table.play(RED, "take card 1")
    assert "finish" in table.options


@pytest.mark.rule("MERV-TURN-16")
@pytest.mark.parametrize("board", ["caravansary", "palace", "library", "marketplace", "mosque", "wall"])
def test_a_contract_that_takes_the_last_cube_ends_the_board_action(board: str) -> None:
    posts = SEVEN_POSTS if board == "marketplace" else ""
    red: Things = {"posts": posts, "influence": 2, "scrolls": 1, "common": 1, "cubes": "tan"}
    table = merv_position(at=board, contracts="k1f-1", red=red)
    before = holdings(table, RED)

    table.play(RED, "contract k1f")

    assert (table.to_move, table.asked, table.options) == (RED, "choose_end", ["end turn"])
    points = {"contracts": 5}
    assert holdings(table, RED) == before | {"cubes": "", "contracts": "k1f-2", "favour": 1, "points": points}


@pytest.mark.rule("MERV-TURN-16")
@pytest.mark.parametrize("board", ["palace", "library", "mosque", "wall"])
def test_a_contract_that_leaves_a_step_does_not_end_the_board_action(board: str) -> None:
    table = merv_position(
        at=board, contracts="k1f-1", red={"influence": 2, "scrolls": 1, "common": 1, "cubes": "tan teal orange"}
    )

    table.play(RED, "contract k1f")

    assert table.asked == BOARD_ACTION_DECISIONS[board]
    assert table.why_not("finish") == ("finish.step_first", "MERV-TURN-16")


@pytest.mark.rule("MERV-TURN-17")
def test_deploying_needs_a_servant() -> None:
    city = {"r1c1": "library-teal red"}
    without = merv_position(city=city, slot=1, site="r1c1", red={"cubes": "tan", "servants": 0})
    with_one = merv_position(city=city, slot=1, site="r1c1", red={"cubes": "tan", "servants": 1})

    assert without.options == ["board action", "gain favour"]
    assert without.why_not("deploy soldier") == ("soldier.no_servant", "MERV-TURN-17")
    assert with_one.options == ["board action", "gain favour", "deploy soldier"]


@pytest.mark.rule("MERV-TURN-17")
@pytest.mark.parametrize(
    ("building", "walls", "offered"),
    [
        ("red", "", True),
        ("red !blue", "", False),
        ("red +white", "", False),
        ("red", "n1", True),
        ("red", "n1 w1", False),
    ],
)
def test_deploying_needs_a_legal_target(building: str, walls: str, offered: bool) -> None:
    city = {"r1c1": f"library-teal {building}"}
    table = merv_position(city=city, walls=walls, slot=1, site="r1c1", red={"cubes": "tan"})

    assert ("deploy soldier" in table.options) == offered
    if not offered:
        assert table.why_not("deploy soldier") == ("soldier.no_target", "MERV-TURN-17")


@pytest.mark.rule("MERV-TURN-18")
def test_a_turn_cannot_be_passed() -> None:
    table = merv_position(order="red blue yellow", city={"r1c1": "library-teal red"}, red={"cubes": "tan"})

    assert table.options == ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]
    assert table.refuses(RED, "end turn")
    table.play(RED, "slot 1")
    assert table.options == ["site r1c1", "site r2c1", "site r3c1", "site r4c1", "site r5c1"]
    assert table.refuses(RED, "end turn")
    table.play(RED, "site r1c1")
    assert table.options == ["board action", "gain favour", "deploy soldier"]
    for way_out in ("end turn", "finish", "decline"):
        assert table.refuses(RED, way_out)
