"""Saved positions of our own: exact round trips at every decision, values of wrong kinds, the document.

The format is described in docs/games/saved-positions-marco-polo.md.
"""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from caravansary.core.errors import PositionError
from caravansary.core.seal import SEAL, sealed
from caravansary.games.marco_polo import saving
from caravansary.games.marco_polo.engine import ENGINE
from caravansary.games.marco_polo.game import GAME
from tests.games.marco_polo.saved_games import (
    OURS,
    RICH,
    SAVING,
    SEATS,
    asked,
    crowded_positions,
    first_turn,
    new_game,
    position_at,
    positions,
    read,
    read_ours,
)
from tests.games.saved import case, changed, example_of, paths, value_at

DOCUMENT = Path(__file__).parents[3] / "docs" / "games" / "saved-positions-marco-polo.md"


# --- our own positions ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", SEATS)
def test_positions_with_posts_to_move_are_read_back_exactly(seats: int) -> None:
    for count, state in enumerate(crowded_positions(seats, seats)):
        if count % 10 == 0 or state.built or state.ended:
            SAVING.check_read_back(state)


@pytest.mark.parametrize("seats", SEATS)
def test_positions_of_an_edition_are_read_back_exactly(seats: int) -> None:
    for count, state in enumerate(positions(seats, 10 + seats, "all", RICH)):
        if count % 15 == 0 or len(state.stack) > 4:
            SAVING.check_read_back(state)


def test_a_seal_does_not_hide_a_broken_invariant() -> None:
    saved = position_at("choose_action")
    del saved[SEAL]

    forged = sealed(changed(saved, {"row": saved["row"][:-1]}))

    assert SAVING.refusal(forged).field == "special.pile"


# --- the document ---------------------------------------------------------------------------------------------------
def test_the_example_of_the_document_is_a_position() -> None:
    example = example_of(DOCUMENT)

    state = read(example)

    assert asked(state) == ("yellow", "choose_step")
    assert [GAME.action_name(action) for action in state.options] == ["step moscow", "step venezia", "stop"]
    assert list(example) == [*saving.KEYS, "then"]


def test_the_document_names_every_key_and_kind() -> None:
    text = DOCUMENT.read_text("utf-8")
    saved = position_at("choose_post")
    keys = {
        *saved,
        *saved["turn"],
        *saved["building"],
        *saved["players"]["blue"],
        *position_at("choose_step")["movement"],
    }
    arguments = {field.key for form in ENGINE.forms.values() for field in form.fields}
    steps = set(ENGINE.forms) - set(ENGINE.decision_kinds)

    assert [key for key in keys | arguments | steps if f"`{key}`" not in text] == []


# --- what is refused ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("key", saving.WITHIN_TURN)
def test_our_own_positions_have_what_happens_within_a_turn(key: str) -> None:
    OURS.check_needed(new_game(2, 1).to_dict(), key)


def test_every_key_inside_is_needed_and_no_other_allowed() -> None:
    saved = position_at("choose_post")
    for path in paths(saved):
        optional = path[:2] == ("edition", "overrides") or "dice" in path[:-1]
        outer = value_at(saved, path[:-1]) if path else None
        if optional or not path or not isinstance(outer, dict) or path == (SEAL,):
            continue
        without, more = copy.deepcopy(saved), copy.deepcopy(saved)
        del value_at(without, path[:-1])[path[-1]]
        value_at(more, path[:-1])["more"] = 1
        assert OURS.refusal(more).field == ".".join(map(str, (*path[:-1], "more"))), path
        if path[-1] != "kind" or path[0] != "pending":
            assert OURS.refusal(without).field == ".".join(map(str, path)), path


@pytest.mark.parametrize("junk", [None, 2.0, -(10**6), "x", [], {}, 10**40, ["x"], {"x": 1}, {1: 2}, b"red", ()])
def test_a_value_of_a_wrong_kind_is_refused_wherever_it_stands(junk: object) -> None:
    """Names are never unknown, numbers never out of range. What stands for another possible value is left out."""
    saved = position_at("choose_post")
    del saved[SEAL]
    for path in paths(saved):
        if not path or path[0] == "edition" or value_at(saved, path) == junk:
            continue
        other = copy.deepcopy(saved)
        value_at(other, path[:-1])[path[-1]] = junk
        try:
            read_ours(other)
        except PositionError:
            continue
        assert junk in (None, [], {}), path


def frame(kind: object, seat: str | None = "blue", **arguments: Any) -> dict[str, Any]:
    return {"kind": kind, **({"seat": seat} if seat else {}), **arguments}


FLOW = frame("flow", None)
ACTION = frame("choose_action")


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        case("turn.new_posts", {"turn.new_posts": ["anxi"]}),
        case("gifts", {"gifts.drawn": ["f1"]}),
        case("pending", {"pending": []}),
        case("pending", {"pending": [FLOW] * 101}),
        case("pending", {"phase": "over"}),
        case("pending.0.seat", {"pending": [frame("flow"), ACTION]}),
        case("pending.1", {"pending": [FLOW, FLOW]}),
        case("pending.1.kind", {"pending": [FLOW, frame("choose_dinner")]}),
        case("pending.1.seat", {"pending": [FLOW, frame("choose_action", "red")]}),
        case("pending.1.card", {"pending": [FLOW, frame("choose_action", card="t01")]}),
        case("pending.2", {"pending": [FLOW, ACTION, frame("get_black")]}),
        case("pending.2", {"pending": [FLOW, ACTION, frame("choose_province", left=1, lowest="a")]}),
        case("players.blue.contracts", {"pending": [FLOW, ACTION, frame("choose_discard", among=3)]}),
    ],
)
def test_what_is_pending_is_read_with_its_names_and_ranges(field: str, changes: dict[str, Any]) -> None:
    state = read(first_turn())

    assert OURS.refusal(changed(state.to_dict(), changes)).field == field


def test_a_position_of_the_first_rules_is_gone_on_with() -> None:
    """It remembers which dice could not be turned back, which does not matter any more."""
    saved = position_at("choose_action")
    old = copy.deepcopy(saved)
    old["rules"] = 1
    old["turn"] |= {"turned_up": {"own-3": 1}, "turned_down": {}}

    assert read_ours(old).to_dict() == read_ours(saved).to_dict()
