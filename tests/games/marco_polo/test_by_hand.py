"""Positions written by hand: where they stand, the plays that follow, and what they must keep."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.core.chance import Chance
from caravansary.core.events import Event
from caravansary.games.marco_polo import pieces, saving
from tests.games.marco_polo.saved_games import (
    SAVING,
    SEATS,
    VARIANTS,
    asked,
    by_hand,
    contents,
    first_turn,
    kind_of,
    new_game,
    position_at,
    positions,
    read,
)
from tests.games.saved import case, changed, one_of


# --- positions written by hand --------------------------------------------------------------------------------------
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_the_start_of_every_turn_can_be_written_by_hand(seats: int, variant: str) -> None:
    state, chooser = new_game(seats, seats, variant), Chance.seeded(seats)
    turns = 0
    while not state.is_over:
        events: list[Event] = []
        seat = one_of(chooser, state.waiting_for)
        state.play(one_of(chooser, state.options_of(seat)), seat, events)
        if events and events[-1].kind == "turn_started":
            turns += 1
            assert contents(read(by_hand(state.to_dict()))) == contents(state)
    assert turns > 5 * seats


@pytest.mark.parametrize("kind", ["choose_character", "choose_goal"])
def test_choices_before_the_first_round_can_be_written_by_hand(kind: str) -> None:
    met = 0
    for state in positions(3, 1, "all"):
        if kind_of(state) == kind:
            met += 1
            assert contents(read(by_hand(state.to_dict()))) == contents(state)
    assert met == {"choose_character": 3, "choose_goal": 6}[kind]


def round_start(phase: str, changes: dict[str, Any]) -> dict[str, Any]:
    """The same before the dice are rolled."""
    start = changed(first_turn(), {"phase": phase, "players.blue.dice": {}, "players.yellow.dice": {}})
    return changed(start, changes)


def test_bonuses_of_provinces_are_received_when_the_phase_begins() -> None:
    state = read(round_start("province_bonuses", {"players.yellow.posts": ["ormuz", "kashgar"]}))

    assert asked(state) == ("yellow", "choose_pair")
    assert state.players[1].camels == first_turn()["players"]["yellow"]["camels"] + 3


def test_bonuses_of_characters_are_received_when_the_phase_begins() -> None:
    """Matteo Polo, who has two contracts, draws a third one."""
    state = read(round_start("character_bonuses", {}))

    assert asked(state) == ("yellow", "choose_discard")


def test_compensations_begin_with_the_phase() -> None:
    state = read(changed(first_turn(), {"phase": "compensation", "players.yellow.dice": {"own-1": 5, "white-2": 1}}))

    assert asked(state) == ("yellow", "choose_compensation")
    assert state.decision().args == {"n": 8}


def test_the_turn_is_that_of_the_next_player_with_a_die() -> None:
    saved = changed(first_turn(), {"placed": [["coins", "blue", "own-3"]], "players.blue.dice.own": 4})

    assert asked(read(saved)) == ("yellow", "choose_action")
    assert asked(read(first_turn())) == ("blue", "choose_action")


def test_when_all_dice_are_placed_the_next_round_begins() -> None:
    placed = [["purse", "blue", "own"]] * 5 + [["purse", "yellow", "own-1"]] * 5 + [["purse", "yellow", "white-1"]]

    state = read(changed(first_turn(), {"placed": placed, "players.blue.dice": {}, "players.yellow.dice": {}}))

    assert (state.round, *asked(state)) == (2, "yellow", "choose_discard")


def test_a_finished_game_can_be_written_by_hand() -> None:
    *_, last = positions(2, 4)

    state = read(by_hand(last.to_dict()))

    assert state.is_over
    assert [rank.who for rank in state.ranking()] == [rank.who for rank in last.ranking()]


@pytest.mark.parametrize("field", ["turn", "movement", "building", "pending", "gifts.drawn"])
def test_the_inside_of_a_turn_is_not_written_by_hand(field: str) -> None:
    inside = first_turn()
    inside["gifts"].pop("drawn", None)

    problem = SAVING.refusal(changed(inside, {field: None}))

    assert (problem.field, "then" in problem.problem) == (field, True)


def test_a_sealed_position_that_was_edited_is_one_written_by_hand() -> None:
    saved = position_at("choose_action")

    assert SAVING.refusal(changed(saved, {"reveals": 1000})).field in saving.WITHIN_TURN


def test_a_position_can_be_edited_by_hand() -> None:
    saved = changed(
        first_turn(),
        {
            "players.blue.posts": ["moscow", "anxi", "beijing"],
            "beijing.0": "blue",
            "offices.moscow": None,
            "players.blue.figures": ["anxi"],
            "players.blue.points.city_cards": -3,
            "players.yellow.camels": 12,
        },
    )

    state = read(saved)

    assert (state.players[0].stock, state.players[1].camels, state.pool) == (6, 12, 3)
    assert by_hand(state.to_dict()) == saved


# --- what they must keep ---------------------------------------------------------------------------------------------
# Of the first turn of two seats: blue is Raschid, yellow Matteo Polo
BROKEN = [
    case("rules", {"rules": 3}),
    case("edition", {"edition": {"name": "mine", "overrides": {"posts": {"own": 8}}}}),
    case("seats", {"seats": 5}),
    case("colours", {"colours": ["red", "red"]}),
    case("special.pile", {"new_characters": True}),
    case("players.blue.goals_dealt", {"goal_choice": True}),
    case("round", {"round": 0}),
    case("piles", {"round": 2}),
    case("round", {"phase": "draft"}),
    case("players.blue.dice", {"phase": "province_bonuses"}),
    case(
        "players.blue.dice",
        {"phase": "compensation", "placed": [["coins", "blue", "own-1"]], "players.blue.dice": {"own": 4}},
    ),
    case("round", {"phase": "over"}),
    case("first", {"first": "yellow"}),
    case("provinces", {"provinces.anxi": "b"}),
    case("provinces", {"provinces.anxi": "g"}),
    case("offices.moscow", {"players.blue.posts": ["moscow"]}),
    case("beijing", {"beijing": ["blue", None, None, None]}),
    case("beijing", {"players.blue.posts": ["beijing"]}),
    case("beijing", {"beijing": ["blue", "blue", None, None]}),
    case("special.pile", {"row": []}),
    case("row", {"row.0": "s1"}),
    case("row", {"row.0": "n1"}),
    case("special.unseen", {"special.unseen": 9}),
    case("placed", {"placed": [["travel", "blue", "own-1"]]}),
    case("placed", {"placed": [["travel", "blue", "own-1"], ["travel", "yellow", "own-1"]]}),
    case("placed", {"placed": [["coins", "blue", "own-1"], ["coins", "blue", "own-1"]]}),
    case("placed", {"placed": [["moscow", "blue", "own-1"]] * 2}),
    case("placed", {"placed": [["private-1", "blue", "own-1"]]}),
    case("placed", {"placed": [["purse", "blue", "own-1"]]}),
    case("placed", {"placed": [["purse", "yellow", "own"]]}),
    case("placed", {"placed": [["coins", "blue", "own"]]}),
    case("placed.3", {"placed": [["coins", "blue", "black-1"]] * 4}),
    case("placed", {"placed": [["khan", "blue", "own-2"], ["khan", "yellow", "own-1"]]}),
    case("placed", {"placed": [["khan", "blue", "black-2"]] * 3}),
    case("players.blue.dice", {"players.blue.dice": {"own": 4}}),
    case("players.blue.dice", {"players.blue.dice": {"own": 5, "white-1": 1}}),
    case("players.blue.dice", {"players.blue.dice": {"own-1": 5}}),
    case("players.blue.dice", {"players.blue.dice": {"own": 5, "black": 4}}),
    case("players.yellow.dice", {"players.yellow.dice": {"own-1": 5}}),
    case("players.yellow.dice", {"players.yellow.dice": {"own": 5, "white-1": 1}}),
    case("draft", {"draft": ["wilhelm"]}),
    case("own_cards", {"own_cards": ["t01"]}),
    case("gifts", {"gifts.pile": ["f1"]}),
    case("gifts", {"players.blue.gifts": ["f2"]}),
    case("players.blue.character", {"players.blue.character": None}),
    case("players.blue.character", {"players.blue.character": "gunj"}),
    case("players.blue.character", {"players.blue.character": "matteo"}),
    case("players.blue.points.goods", {"players.blue.points.goods": 1}),
    case("players.blue.figures", {"players.blue.figures": ["venezia", "venezia"]}),
    case("players.blue.posts", {"players.blue.posts": list(pieces.PLACES[:10])}),
    case("players.blue.posts.1", {"players.blue.posts": ["anxi", "anxi"]}),
    case("players.blue.goals_dealt", {"players.blue.goals_dealt": []}),
    case("players.blue.goals", {"players.blue.goals": []}),
    case("players.blue.keep_two", {"players.blue.keep_two": True}),
    case("players.blue.promised", {"players.blue.promised": 1}),
]


def test_no_contract_and_no_goal_is_there_twice() -> None:
    start = first_turn()
    goals = start["players"]["blue"]["goals"]

    contract = SAVING.refusal(changed(start, {"piles.0": start["row"][0]}))
    goal = SAVING.refusal(changed(start, {"players.yellow.goals": goals, "players.yellow.goals_dealt": goals}))

    assert (contract.field, start["row"][0] in contract.problem) == ("piles", True)
    assert (goal.field, goals[0] in goal.problem) == ("players.yellow.goals_dealt", True)


def test_points_of_a_finished_game_are_those_of_the_final_scoring() -> None:
    *_, last = positions(2, 4)
    saved = by_hand(last.to_dict())
    points = saved["players"]["blue"]["points"]["coins"]

    problem = SAVING.refusal(changed(saved, {"players.blue.points.coins": points + 1}))
    assert problem.field == "players.blue.points.coins"
