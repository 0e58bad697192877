"""Round end and turn order: MERV-ORDER-1 to -10. The meeples walk to the next queue; camels buy a better place."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.core.events import Event
from tests.games.merv.looking import reason
from tests.games.merv.position import (
    BLUE,
    GREEN,
    HIGH_COURTIER_OF_ONE,
    HIGH_COURTIER_OF_TWO,
    MAGISTRATE,
    RED,
    YELLOW,
    Table,
    Things,
    action_name,
    merv_position,
)

COLOURS = (RED, BLUE, YELLOW, GREEN)


def camels(table: Table) -> dict[str, int]:
    """The camels of everybody."""
    return {colour: table.player(colour).camels for colour in COLOURS[: len(table.state.players)]}


def queue_camels(table: Table) -> list[int]:
    """The camels on the spaces of the queue that is just filled, front first."""
    found: list[int] = table.state.view(None)["queue_camels"]
    return found


def spaces(table: Table) -> list[str]:
    assert table.asked == "choose_space"
    return table.options


def walking(slots: str, **more: Any) -> Table:
    """The round is over; the colours stand on the slots from 1 on ("-" for an empty one)."""
    standing = {n + 1: colour for n, colour in enumerate(slots.split()) if colour != "-"}
    return merv_position(at="round_end", slots=standing, **more)


# --- who moves when -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-ORDER-1")
@pytest.mark.parametrize(
    "slots",
    [
        *["red blue yellow", "red yellow blue", "blue red yellow", "blue yellow red", "yellow red blue"],
        *["yellow blue red", "- yellow - blue red", "blue - yellow - red", "- - red yellow blue"],
    ],
)
@pytest.mark.parametrize("order", ["red blue yellow", "yellow blue red"])
def test_the_meeples_move_by_slot_whatever_the_order_of_the_round(slots: str, order: str) -> None:
    first, second, third = slots.replace("-", "").split()
    table = walking(slots, order=order, red={"camels": 2}, blue={"camels": 2}, yellow={"camels": 2})

    assert table.to_move == first
    table.play(first, "space 3")
    assert table.to_move == second
    table.play(second, "space 2")

    assert table.order == f"{third} {second} {first}"
    assert camels(table) == {RED: 2, BLUE: 2, YELLOW: 2}


@pytest.mark.rule("MERV-ORDER-1")
def test_the_walk_begins_when_everybody_has_had_a_turn() -> None:
    table = merv_position(order="red blue yellow", turn_of=BLUE, slots={1: RED}, red={"camels": 1})

    table.play(BLUE, "slot 5", "site r1c5", "gain favour", "end turn")
    assert table.asked == "choose_slot"
    table.play(YELLOW, "slot 4", "site r1c4", "gain favour", "end turn")

    assert table.asked == "choose_space"
    assert table.to_move == RED


# --- which space, for how many camels -------------------------------------------------------------------------------
@pytest.mark.rule("MERV-ORDER-2", "MERV-ORDER-3", "MERV-ORDER-6")
@pytest.mark.parametrize(
    ("players", "has", "expected"),
    [
        (3, 1, "space 2, space 3"),
        (3, 2, "space 1, space 2, space 3"),
        (3, 4, "space 1, space 2, space 3"),
        (4, 1, "space 3, space 4"),
        (4, 2, "space 2, space 3, space 4"),
        (4, 3, "space 1, space 2, space 3, space 4"),
        (4, 4, "space 1, space 2, space 3, space 4"),
    ],
)
def test_in_an_empty_queue_every_space_further_forward_costs_a_camel(players: int, has: int, expected: str) -> None:
    slots = " ".join(COLOURS[:players])

    table = walking(slots, players=players, red={"camels": has})

    assert table.to_move == RED
    assert ", ".join(spaces(table)) == expected
    rear = players
    for space in range(1, rear + 1):
        if rear - space > has:
            assert table.why_not(f"space {space}") == ("space.camels", "MERV-ORDER-3")
            assert reason(table, f"space {space}") == {"space": space, "n": rear - space, "has": has}


@pytest.mark.rule("MERV-ORDER-2")
def test_without_a_camel_the_rearmost_free_space_is_taken() -> None:
    table = walking("red blue yellow")

    assert table.order == "yellow blue red"
    assert camels(table) == {RED: 0, BLUE: 0, YELLOW: 0}
    assert table.asked == "choose_slot"
    assert table.to_move == YELLOW


@pytest.mark.rule("MERV-ORDER-2")
def test_an_occupied_space_cannot_be_taken() -> None:
    table = walking("red blue yellow", red={"camels": 1}, blue={"camels": 2})

    table.play(RED, "space 2")

    assert spaces(table) == ["space 1", "space 3"]
    assert table.why_not("space 2") == ("space.occupied", "MERV-ORDER-2")
    assert reason(table, "space 2") == {"space": 2, "owner": table.who(RED)}
    assert table.why_not("space 4") == ("space.not_in_use", "MERV-ORDER-6")
    assert reason(table, "space 4") == {"space": 4}
    assert [action_name(refusal.action) for refusal in table.state.decision().refused] == ["space 2", "space 4"]
    table.refuses(BLUE, "space 2")


@pytest.mark.rule("MERV-ORDER-2")
def test_camels_need_not_be_spent() -> None:
    table = walking("red blue yellow", red={"camels": 3}, blue={"camels": 1})

    table.play(RED, "space 3")

    assert camels(table) == {RED: 3, BLUE: 1, YELLOW: 0}
    assert queue_camels(table) == [0, 0, 0, 0]
    assert spaces(table) == ["space 1", "space 2"]


@pytest.mark.rule("MERV-ORDER-3")
@pytest.mark.parametrize(
    ("space", "left", "lying"),
    [(4, 4, [0, 0, 0, 0]), (3, 3, [0, 0, 0, 1]), (2, 2, [0, 0, 1, 1]), (1, 1, [0, 1, 1, 1])],
)
def test_one_camel_is_put_on_every_free_space_behind(space: int, left: int, lying: list[int]) -> None:
    table = walking("red blue yellow green", players=4, red={"camels": 4}, blue={"camels": 3})

    table.play(RED, f"space {space}")

    assert table.player(RED).camels == left
    assert queue_camels(table) == lying
    paid = {"space": space, "n": 4 - left, "gained": 0}
    assert table.told("space_taken") == [Event("space_taken", table.who(RED), "MERV-ORDER-2", paid)]
    assert table.to_move == BLUE


@pytest.mark.rule("MERV-ORDER-3")
def test_occupied_spaces_behind_and_between_cost_nothing() -> None:
    table = walking("red blue yellow green", players=4, red={"camels": 1}, blue={"camels": 2}, yellow={"camels": 1})
    table.play(RED, "space 3")  # a camel on space 4
    assert spaces(table) == ["space 1", "space 2", "space 4"]

    table.play(BLUE, "space 2")  # space 3 is occupied: only space 4 is paid for

    assert camels(table) == {RED: 0, BLUE: 1, YELLOW: 1, GREEN: 0}
    assert queue_camels(table) == [0, 0, 0, 2]
    assert spaces(table) == ["space 1", "space 4"]
    table.play(YELLOW, "space 1")
    assert table.order == "yellow blue red green"
    assert camels(table) == {RED: 0, BLUE: 1, YELLOW: 0, GREEN: 3}


@pytest.mark.rule("MERV-ORDER-3", "MERV-ORDER-5")
def test_the_camels_of_a_space_do_not_help_to_pay_for_it() -> None:
    table = walking("red blue yellow green", players=4, red={"camels": 2}, blue={"camels": 0})

    table.play(RED, "space 2")  # camels on spaces 3 and 4

    # space 3 costs one camel, and one lies there, but blue must own it before; so space 4 is its only one
    assert table.order == "green red yellow blue"
    assert camels(table) == {RED: 0, BLUE: 1, YELLOW: 1, GREEN: 0}


@pytest.mark.rule("MERV-ORDER-3", "MERV-ORDER-5")
def test_a_space_that_lacks_one_camel_is_refused_though_one_lies_on_it() -> None:
    table = walking("red blue yellow green", players=4, red={"camels": 3}, blue={"camels": 1})

    table.play(RED, "space 1")  # camels on spaces 2, 3 and 4

    assert spaces(table) == ["space 3", "space 4"]
    assert table.why_not("space 2") == ("space.camels", "MERV-ORDER-3")
    assert reason(table, "space 2") == {"space": 2, "n": 2, "has": 1}


@pytest.mark.rule("MERV-ORDER-4", "MERV-ORDER-5")
def test_spaces_with_camels_may_be_skipped_and_then_hold_more() -> None:
    table = walking(
        "red blue yellow green", players=4, red={"camels": 2}, blue={"camels": 1}, yellow={"camels": 1}, green={}
    )

    table.play(RED, "space 2")
    assert queue_camels(table) == [0, 0, 1, 1]
    table.play(BLUE, "space 3")
    assert queue_camels(table) == [0, 0, 0, 2]
    assert camels(table) == {RED: 0, BLUE: 1, YELLOW: 1, GREEN: 0}
    assert spaces(table) == ["space 1", "space 4"]
    table.play(YELLOW, "space 1")

    assert table.order == "yellow red blue green"
    assert camels(table) == {RED: 0, BLUE: 1, YELLOW: 0, GREEN: 3}
    assert table.told("space_taken") == [
        Event("space_taken", table.who(RED), "MERV-ORDER-2", {"space": 2, "n": 2, "gained": 0}),
        Event("space_taken", table.who(BLUE), "MERV-ORDER-2", {"space": 3, "n": 1, "gained": 1}),
        Event("space_taken", table.who(YELLOW), "MERV-ORDER-2", {"space": 1, "n": 1, "gained": 0}),
        Event("space_taken", table.who(GREEN), "MERV-ORDER-2", {"space": 4, "n": 0, "gained": 3}),
    ]


@pytest.mark.rule("MERV-ORDER-5")
def test_camels_gained_in_the_queue_can_be_used_from_then_on() -> None:
    table = walking("red blue yellow", round=1, red={"camels": 2})
    table.play(RED, "space 1")  # one camel on space 3 for blue, one on space 2 for yellow
    assert camels(table) == {RED: 0, BLUE: 1, YELLOW: 1}

    table.play(RED, "slot 1", "site r1c5", "gain favour", "end turn")
    table.play(YELLOW, "slot 3", "site r3c5")

    assert "trade camel bl" in table.options


# --- the spaces in use ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-ORDER-6")
@pytest.mark.parametrize(
    ("players", "slots", "expected"),
    [
        (4, "red blue yellow green", ["space 1", "space 2", "space 3", "space 4"]),
        (3, "red blue yellow", ["space 1", "space 2", "space 3"]),
        (2, f"red blue {HIGH_COURTIER_OF_TWO}", ["space 1", "space 2", "space 3"]),
        (1, f"red blue {MAGISTRATE}", ["space 1", "space 2", "space 3"]),
    ],
)
def test_there_are_as_many_spaces_as_participants(players: int, slots: str, expected: list[str]) -> None:
    table = walking(slots, players=players, round=1, red={"camels": 4})
    assert spaces(table) == expected
    if players < 4:
        assert table.why_not("space 4") == ("space.not_in_use", "MERV-ORDER-6")

    table.play(RED, "space 1")
    while table.asked == "choose_space":
        table.play(str(table.to_move), table.options[-1])

    assert table.order.split()[0] == RED
    assert sorted(table.order.split()) == sorted(slots.split())
    assert queue_camels(table) == [0, 0, 0, 0]
    assert sum(camels(table).values()) == 4


# --- the last to move -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-ORDER-7")
def test_the_last_to_move_is_not_asked() -> None:
    table = walking("red blue yellow", red={"camels": 1}, blue={"camels": 1}, yellow={"camels": 2})

    table.play(RED, "space 3")
    table.play(BLUE, "space 1")

    assert table.order == "blue yellow red"
    assert table.asked == "choose_slot"
    assert camels(table) == {RED: 1, BLUE: 0, YELLOW: 3}
    last = {"space": 2, "n": 0, "gained": 1}
    assert table.told("space_taken")[-1] == Event("space_taken", table.who(YELLOW), "MERV-ORDER-2", last)


@pytest.mark.rule("MERV-ORDER-7")
def test_whoever_has_just_ended_its_turn_is_asked_even_for_the_only_space() -> None:
    table = merv_position(order="red blue yellow", turn_of=YELLOW, slots={1: RED, 4: BLUE})

    table.play(YELLOW, "slot 5", "site r1c5", "gain favour", "end turn")

    # red and blue have no camel and were moved; yellow may still take its last click back
    assert table.to_move == YELLOW
    assert spaces(table) == ["space 1"]
    table.play(YELLOW, "space 1")
    assert table.order == "yellow blue red"
    assert table.asked == "choose_slot"


@pytest.mark.rule("MERV-ORDER-7")
def test_a_single_space_is_taken_at_once_by_whoever_did_not_click_last() -> None:
    table = merv_position(order="red blue yellow", turn_of=YELLOW, slots={4: RED, 5: BLUE})

    table.play(YELLOW, "slot 1", "site r1c1", "gain favour", "end turn", "space 3")

    assert table.order == "blue red yellow"
    assert table.asked == "choose_slot"
    assert table.to_move == BLUE


@pytest.mark.rule("MERV-ORDER-7")
def test_when_something_was_revealed_since_the_last_click_the_only_space_is_not_asked() -> None:
    # alone: after red's turn the magistrate draws its card, so that the last click cannot be taken back
    order = f"{HIGH_COURTIER_OF_ONE} red {MAGISTRATE}"
    table = merv_position(players=1, order=order, turn_of=RED, slots={1: HIGH_COURTIER_OF_ONE}, solo_deck="caravansary")

    table.play(RED, "slot 2", "site r1c2", "gain favour", "end turn")

    assert (table.state.round, table.asked) == (1, "choose_slot")
    assert table.order == f"{MAGISTRATE} red {HIGH_COURTIER_OF_ONE}"


# --- what the order is for ------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-ORDER-8")
@pytest.mark.parametrize(
    ("number", "corner", "side"), [(1, "northeast", "east"), (2, "southeast", "south"), (3, "southwest", "west")]
)
def test_every_round_ends_in_the_next_corner(number: int, corner: str, side: str) -> None:
    table = walking("red blue yellow", round=number, red={"camels": 2})

    table.play(RED, "space 1")

    assert (table.state.year, table.state.round) == (1, number)
    assert table.state.view(None)["side"] == side
    assert table.state.view(None)["corner"] == corner
    told = {"other": [table.who(colour) for colour in (RED, YELLOW, BLUE)], "corner": corner}
    assert table.told("round_ended") == [Event("round_ended", None, "MERV-ORDER-8", told)]
    assert table.to_move == RED


@pytest.mark.rule("MERV-ORDER-8")
def test_after_round_4_the_order_of_the_north_west_queue_opens_the_next_year() -> None:
    table = walking("red blue yellow", round=4, order="red blue yellow", blue={"camels": 1})

    table.play(BLUE, "space 1")

    assert table.told("round_ended")[-1].args["corner"] == "northwest"
    assert (table.state.year, table.state.round) == (2, 0)
    assert table.order == "blue yellow red"
    assert table.to_move == BLUE
    assert table.asked == "choose_slot"
    assert table.state.view(None)["side"] == "north"
    assert table.state.view(None)["slots"] == [None] * 5


@pytest.mark.rule("MERV-ORDER-8")
def test_after_round_4_the_new_order_rules_the_invasion() -> None:
    city = {"r1c1": "wall-tan red", "r1c2": "palace-tan blue", "r1c3": "library-tan yellow"}
    tan: Things = {"cubes": "tan"}
    last_round: dict[str, Any] = {"year": 2, "round": 4, "order": "red blue yellow"}
    table = walking("red blue yellow", **last_round, city=city, red=tan, blue=tan | {"camels": 1}, yellow=tan)

    table.play(BLUE, "space 1")

    for colour in (BLUE, YELLOW, RED):
        assert (table.to_move, table.asked) == (colour, "choose_ransom")
        table.play(colour, "lose building")


@pytest.mark.rule("MERV-ORDER-8", "MERV-ORDER-10")
def test_in_the_last_round_camels_are_paid_and_gained_as_ever_and_the_order_decides_a_tie() -> None:
    table = walking("red blue yellow", year=3, round=4, order="red blue yellow", blue={"camels": 1})

    assert (table.to_move, table.asked) == (BLUE, "choose_space")
    table.play(BLUE, "space 1")

    assert table.state.is_over
    assert table.order == "blue yellow red"
    assert camels(table) == {RED: 0, BLUE: 0, YELLOW: 1}
    assert [rank.who for rank in table.state.ranking()] == [table.who(colour) for colour in (BLUE, YELLOW, RED)]


# --- camels that are left -------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-ORDER-9")
@pytest.mark.parametrize(("year", "number"), [(1, 1), (1, 4), (2, 4)])
def test_camels_that_are_not_spent_are_kept(year: int, number: int) -> None:
    table = walking("red blue yellow", year=year, round=number, red={"camels": 3}, yellow={"camels": 1})

    table.play(RED, "space 2")

    assert camels(table) == {RED: 2, BLUE: 1, YELLOW: 1}
    assert table.asked == "choose_slot"


@pytest.mark.rule("MERV-ORDER-9")
def test_camels_are_worth_nothing_at_the_end() -> None:
    table = walking("red blue yellow", year=3, round=4, yellow={"camels": 4})

    assert table.state.is_over
    assert camels(table) == {RED: 0, BLUE: 0, YELLOW: 4}
    assert [score.total for score in table.state.scores()] == [0, 0, 0]
