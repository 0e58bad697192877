"""Saved positions: exact round trips at every decision, and refusals that name the field.

The format is described in docs/games/saved-positions-marco-polo.md.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary.core.chance import Chance
from caravansary.core.errors import PositionError
from caravansary.games.marco_polo import components, frames, pieces, rounds, saving, travel
from caravansary.games.marco_polo.dice import NO_DICE
from caravansary.games.marco_polo.game import GAME
from caravansary.games.marco_polo.saving import from_dict, to_dict
from caravansary.games.marco_polo.state import Player, State
from tests.games.bad_positions import Mutator, play_to_the_end, spoil
from tests.games.saved import (
    JSON_VALUES,
    Saving,
    attributes,
    case,
    changed,
    example_of,
    nested,
    one_of,
    paths,
    pickled,
    play_through,
    play_towards,
    slots_of,
    value_at,
)

DOCUMENT = Path(__file__).parents[3] / "docs" / "games" / "saved-positions-marco-polo.md"
SEATS = (2, 3, 4)
VARIANTS: dict[str, dict[str, Any]] = {
    "plain": {},
    "goals": {"goal_choice": True},
    "draft": {"character_draft": True, "random_provinces": True},
    "all": {"new_characters": True, "goal_choice": True},
}
EAGER = ("complete", "space travel", "step", "second step", "city card", "space contracts", "space gold", "use", "own")

# Everything that is rare in random games comes more often
RICH = components.with_overrides(
    "rich",
    {
        "start": {"coins": [30, 30, 30, 30], "camels": 20},
        "travel": {str(steps): 1 for steps in range(1, 7)},
        "road": {road: {} for road in pieces.ROAD_IDS},
        "token": {"a": {"coins": 5, "any": 2}, "c": {"any": 1, "pair": 2}, "g": {"coins": 3, "gift": 2}},
        "office": {"o1": {"coins": 3, "step": 1}, "o2": {"any": 2, "contract": 1}, "o3": {"black": 1, "step": 1}},
        "contract": {
            **{f"k{n:02}": {"cost": {"camels": 1}} for n in range(1, 30)},
            **{f"n{n}": {"cost": {"camels": 1}, "reward": {"gift": 2, "any": 1, "step": 1}} for n in range(1, 5)},
        },
    },
)


# --- random games ---------------------------------------------------------------------------------------------------
def new_game(seats: int, seed: int, variant: str = "plain", edition: components.Components | None = None) -> State:
    return cast(State, GAME.new(seats, seed=seed, edition=edition, **VARIANTS[variant]))


def play_one(state: State, chooser: Chance, eager: bool) -> None:
    """A random action of a seat that may decide, if eager one that leads on."""
    play_towards(state, chooser, EAGER if eager else ())


def positions(
    seats: int, seed: int, variant: str = "plain", edition: components.Components | None = None
) -> Iterator[State]:
    """Every position of a random game, the final one included; in every second game everybody is eager."""
    return play_through(new_game(seats, seed, variant, edition), Chance.seeded(seed), EAGER if seed % 2 == 1 else ())


def with_all_posts(state: State, chooser: Chance) -> State:
    """The position with all posts of everybody on the map, so that the next one must be moved."""
    saved = to_dict(state)
    for player in saved["players"].values():
        places = list(range(len(pieces.PLACES)))
        chooser.shuffle(places)
        count = 11 if player["character"] == "wilhelm" else 9
        player["posts"] = [pieces.PLACES[place] for place in sorted(places[:count])]
    in_beijing = [colour for colour, player in saved["players"].items() if "beijing" in player["posts"]]
    saved["beijing"] = (in_beijing + [None] * 4)[:4]
    for city in pieces.CITIES:
        if any(city in player["posts"] for player in saved["players"].values()):
            saved["offices"][city] = None
    return from_dict(saved)


def crowded_positions(seats: int, seed: int, variant: str = "draft") -> Iterator[State]:
    """The positions of an eager game in which all posts stand on the map from the first turn on."""
    chooser = Chance.seeded(seed)
    state = new_game(seats, seed, variant)
    while state.phase != rounds.TURNS:
        play_one(state, chooser, eager=True)
    state = with_all_posts(state, chooser)
    while not state.is_over:
        yield state
        for player in state.players:
            player.coins, player.camels = max(player.coins, 20), max(player.camels, 9)
        play_one(state, chooser, eager=True)


def kind_of(state: State) -> str:
    return frames.NAMES[state.stack[-1] & 63] if state.stack else ""


def many_positions() -> Iterator[State]:
    for seed in range(1, 400, 2):
        yield from positions(3, seed, "all")
        yield from crowded_positions(3, seed, "draft" if seed % 4 == 1 else "all")


MANY = many_positions()
MET: dict[tuple[str, str], str] = {}  # the first position with a decision on top of another frame, as JSON


def position_at(kind: str, below: str = "") -> str:
    """A position, as JSON, in which a decision is asked, perhaps on top of another frame."""
    while (kind, below) not in MET:
        saved = to_dict(next(MANY))
        kinds = [frame["kind"] for frame in saved["pending"]]
        for under in ("", *kinds[:-1]):
            MET.setdefault((kinds[-1] if kinds else "", under), json.dumps(saved))
    return MET[kind, below]


# --- what is compared -----------------------------------------------------------------------------------------------
def contents(state: State) -> dict[str, Any]:
    """The value of every slot, in a form that can be compared; what means nothing now is left out."""
    found = slots_of(state)
    if not state.movement:
        found.update(steps=0, steps_left=0, moved=0, gift_place=-1, gift_step=0)
    if state.active < 0:
        found.update(fresh=0, turned_up=NO_DICE, turned_down=NO_DICE)
    if state.phase == rounds.START_ROUND:
        found.update(cursor=0)
    return found


SAVING = Saving(to_dict, from_dict, contents)


# --- round trips ----------------------------------------------------------------------------------------------------
def test_all_slots_are_compared() -> None:
    assert {"stack", "options", "decider", "reveals", "blind", "turned_up", "arghun_cards"} <= set(attributes(State))
    assert {"stock", "used", "promised", "points"} <= set(attributes(Player))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_a_game_is_read_back_exactly(seats: int, variant: str) -> None:
    for state in positions(seats, seats, variant):
        SAVING.check_read_back(state)


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


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_that_was_read_plays_on_as_the_original(seats: int) -> None:
    for count, state in enumerate(positions(seats, 5, "all")):
        if count % 40 == 20:
            SAVING.check_plays_on(state, Chance.seeded(count))


@pytest.mark.parametrize("copied", [pickled, copy.deepcopy, copy.copy, State.copy])
@pytest.mark.parametrize("seats", SEATS)
def test_pickle_and_copies(seats: int, copied: Callable[[State], State]) -> None:
    for count, state in enumerate(positions(seats, 3, "all")):
        if count % 25 == 0:
            SAVING.check_copy(state, copied(state))


def test_what_was_saved_is_not_shared_with_the_state() -> None:
    state = new_game(2, 1, edition=RICH)

    SAVING.check_not_shared(state, {"row.0": None, "players.blue.coins": 99})


def test_a_blind_copy_is_saved_as_an_ordinary_position() -> None:
    SAVING.check_blind(new_game(2, 1))


def test_what_can_be_computed_is_not_saved() -> None:
    saved = to_dict(new_game(2, 1))

    computed = {"options", "decider", "pool", "stock", "occupied", "khan", "used", "traveller", "cursor", "active"}
    assert not computed & {key for path in paths(saved) for key in path}
    assert not saved["placed"]


def test_the_rules_version_is_that_of_the_game() -> None:
    assert to_dict(new_game(2, 1))["rules"] == GAME.rules_version


def test_every_kind_of_frame_has_a_name() -> None:
    kinds = {value for name, value in vars(frames).items() if name.isupper() and type(value) is int}

    assert kinds - {frames.KINDS} == set(saving.KIND_NAMES)


# --- the document ---------------------------------------------------------------------------------------------------
def test_the_example_of_the_document_is_a_position() -> None:
    SAVING.check_example(DOCUMENT)


def test_the_document_names_every_key() -> None:
    text = DOCUMENT.read_text("utf-8")
    example = example_of(DOCUMENT)
    keys = {*example, *next(iter(example["players"].values())), *example["turn"]}
    arguments = {argument.key for of_kind in saving.ARGUMENTS.values() for argument in of_kind}

    assert [key for key in keys | arguments if f"`{key}`" not in text] == []
    assert [name for name in saving.KIND_NAMES.values() if name not in text and name not in frames.NAMES.values()] == []


# --- what is refused ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "saved",
    [None, 7, "x", [], [1], True, (), pytest.param(10**5000, id="huge"), pytest.param(nested(50_000), id="deep")],
)
def test_something_that_is_no_table_is_refused(saved: object) -> None:
    assert SAVING.refusal(saved).field == "position"


@pytest.mark.parametrize("key", list(to_dict(new_game(2, 1))))
def test_every_key_is_needed_and_nothing_deep_or_huge_helps(key: str) -> None:
    SAVING.check_needed(to_dict(new_game(2, 1)), key)


def test_every_key_inside_is_needed_and_no_other_allowed() -> None:
    saved = json.loads(position_at("choose_post"))
    for path in paths(saved):
        optional = path[:2] == ("edition", "overrides") or {"dice", "turned_up", "turned_down"} & set(path[:-1])
        outer = value_at(saved, path[:-1]) if path else None
        if optional or not path or not isinstance(outer, dict):
            continue
        without, more = copy.deepcopy(saved), copy.deepcopy(saved)
        del value_at(without, path[:-1])[path[-1]]
        value_at(more, path[:-1])["more"] = 1
        assert SAVING.refusal(more).field == ".".join(map(str, (*path[:-1], "more"))), path
        if path[-1] != "kind" or path[0] != "pending":
            assert SAVING.refusal(without).field == ".".join(map(str, path)), path


@pytest.mark.parametrize("junk", [None, 2.0, -(10**6), "x", [], {}, 10**40, ["x"], {"x": 1}, {1: 2}, b"red", ()])
def test_a_value_of_a_wrong_kind_is_refused_wherever_it_stands(junk: object) -> None:
    """Names are never unknown, numbers never out of range. What stands for another possible value is left out."""
    saved = json.loads(position_at("choose_post"))
    for path in paths(saved):
        if not path or path[0] == "edition" or value_at(saved, path) == junk:
            continue
        other = copy.deepcopy(saved)
        value_at(other, path[:-1])[path[-1]] = junk
        try:
            from_dict(other)
        except PositionError:
            continue
        assert junk in (None, [], {}), path


def frame(kind: str, seat: str | None = "blue", **arguments: Any) -> dict[str, Any]:
    return {"kind": kind, **({"seat": seat} if seat else {}), **arguments}


FLOW = frame("flow", None)
ACTION = frame("choose_action")
# Of the first turn of two seats: blue is Raschid, yellow Matteo Polo
STARTS = [
    case("format", {"format": "caravansary state 2"}),
    case("game", {"game": "merv"}),
    case("rules", {"rules": 2}),
    case("edition", {"edition": {"name": "mine", "overrides": {"posts": {"own": 8}}}}),
    case("edition", {"edition": {"name": "", "overrides": {}}}),
    case("seats", {"seats": 5}),
    case("seats", {"seats": 1}),
    case("seats", {"seats": True}),
    case("colours", {"colours": ["red", "red"]}),
    case("colours", {"colours": ["red"]}),
    case("colours.1", {"colours": ["red", "pink"]}),
    case("start", {"colours": ["red", "yellow"]}),
    case("new_characters", {"new_characters": 1}),
    case("special.pile", {"new_characters": True}),
    case("players.blue.goals_dealt", {"goal_choice": True}),
    case("round", {"round": 6}),
    case("round", {"round": 0}),
    case("piles", {"round": 2}),
    case("phase", {"phase": "lunch"}),
    case("phase", {"phase": "draft"}),
    case("phase", {"phase": "province_bonuses"}),
    case("pending", {"phase": "over"}),
    case("start", {"start": "red"}),
    case("first", {"first": "yellow"}),
    case("provinces", {"provinces.anxi": "b"}),
    case("provinces", {"provinces.anxi": "g"}),
    case("offices.moscow", {"offices.moscow": None}),
    case("offices.moscow", {"players.blue.posts": ["moscow"]}),
    case("cards.moscow", {"cards.moscow": "t32"}),
    case("beijing", {"beijing": ["blue", None, None, None]}),
    case("beijing", {"players.blue.posts": ["beijing"]}),
    case("beijing", {"beijing": ["blue", "blue", None, None]}),
    case("beijing", {"players.blue.posts": ["beijing"], "beijing": [None, "blue", None, None]}),
    case("row.0", {"row.0": "k39"}),
    case("special.pile", {"row": []}),
    case("row", {"row.0": "s1"}),
    case("row", {"row.0": "n1"}),
    case("special.unseen", {"special.unseen": 9}),
    case("placed.0.0", {"placed": [["market", "blue", "own-1"]]}),
    case("placed.0.1", {"placed": [["coins", None, "own-1"]]}),
    case("placed.0.2", {"placed": [["coins", "blue", "neutral-1"]]}),
    case("placed.0", {"placed": [["travel", "blue", "own-1"]]}),
    case("placed.0", {"placed": [["travel", "blue", "own-1"], ["travel", "yellow", "own-1"]]}),
    case("placed.1", {"placed": [["coins", "blue", "own-1"], ["coins", "blue", "own-1"]]}),
    case(
        "placed.1",
        {
            "placed": [["moscow", "blue", "own-1"]] * 2,
            "players.blue.posts": ["moscow"],
            "offices.moscow": None,
        },
    ),
    case("placed.0", {"placed": [["moscow", "blue", "own-1"]]}),
    case("placed.0", {"placed": [["private-1", "blue", "own-1"]]}),
    case("placed.0", {"placed": [["purse", "blue", "own-1"]]}),
    case("placed.0", {"placed": [["purse", "yellow", "own"]]}),
    case("placed.0", {"placed": [["coins", "blue", "own"]]}),
    case("placed.3", {"placed": [["coins", "blue", "black-1"]] * 4}),
    case("placed", {"placed": [["khan", "blue", "own-2"], ["khan", "yellow", "own-1"]]}),
    case("placed", {"placed": [["khan", "blue", "black-2"]] * 3}),
    case("players.blue.dice", {"players.blue.dice": {"own": 4}}),
    case("players.blue.dice", {"players.blue.dice": {"own": 5, "white-1": 1}}),
    case("players.blue.dice", {"players.blue.dice": {"own-1": 5}}),
    case("players.blue.dice", {"players.blue.dice": {"own": 5, "black": 4}}),
    case("players.blue.dice.own", {"players.blue.dice": {"own": 0}}),
    case("players.yellow.dice", {"players.yellow.dice": {"own-1": 5}}),
    case("players.yellow.dice", {"players.yellow.dice": {"own": 5, "white-1": 1}}),
    case("draft", {"draft": ["wilhelm"]}),
    case("own_cards", {"own_cards": ["t01"]}),
    case("gifts", {"gifts.pile": ["f1"]}),
    case("gifts", {"players.blue.gifts": ["f2"]}),
    case("gifts.drawn.0", {"gifts.drawn": ["f16"]}),
    case("players.blue.character", {"players.blue.character": None}),
    case("players.blue.character", {"players.blue.character": "gunj"}),
    case("players.blue.character", {"players.blue.character": "matteo"}),
    case("players.blue.coins", {"players.blue.coins": -1}),
    case("players.blue.goods.silk", {"players.blue.goods.silk": 10**9}),
    case("players.blue.points.posts", {"players.blue.points.posts": -1}),
    case("players.blue.points.goods", {"players.blue.points.goods": 1}),
    case("players.blue.figures", {"players.blue.figures": []}),
    case("players.blue.figures", {"players.blue.figures": ["venezia", "venezia"]}),
    case("players.blue.figures.0", {"players.blue.figures": ["rome"]}),
    case("players.blue.posts.0", {"players.blue.posts": ["venezia"]}),
    case("players.blue.posts", {"players.blue.posts": list(pieces.PLACES[:10])}),
    case("players.blue.posts.1", {"players.blue.posts": ["anxi", "anxi"]}),
    case("players.blue.contracts.0", {"players.blue.contracts": ["k39"]}),
    case("players.blue.goals_dealt", {"players.blue.goals_dealt": []}),
    case("players.blue.goals", {"players.blue.goals": []}),
    case("players.blue.keep_two", {"players.blue.keep_two": True}),
    case("players.blue.promised", {"players.blue.promised": 1}),
    case("turn.main_done", {"turn.main_done": True}),
    case("turn.main_done", {"turn.main_done": 1}),
    case("turn.main_done", {"turn.main_done": True, "placed": [["coins", "yellow", "black-1"]]}),
    case(
        "turn.main_done",
        {
            "players.blue.dice": {},
            "placed": [[space, "blue", "own-1"] for space in ("coins", "camels", "spice", "khan", "contracts")],
        },
    ),
    case("turn.black_bought", {"turn.black_bought": True}),
    case("turn.own_card_used", {"turn.own_card_used": True}),
    case("turn.new_posts", {"turn.new_posts": ["anxi"]}),
    case("turn.turned_up", {"turn.turned_up": {"own-3": 1}}),
    case("turn.turned_down", {"turn.turned_down": {"own": 1}}),
    case("turn.picked", {"turn.picked": ["own"]}),
    case("turn.entry_free", {"turn.entry_free": True}),
    case("turn.taken", {"turn.taken": [1]}),
    case("building", {"building": {"planned": [], "built": [], "ended": ["anxi"]}}),
    case("pending", {"pending": []}),
    case("pending", {"pending": [FLOW]}),
    case("pending", {"pending": [FLOW] * 101}),
    case("pending.0", {"pending": [ACTION, ACTION]}),
    case("pending.0", {"pending": ["flow", ACTION]}),
    case("pending.0.seat", {"pending": [frame("flow"), ACTION]}),
    case("pending.1", {"pending": [FLOW, FLOW]}),
    case("pending.1.kind", {"pending": [FLOW, frame("choose_dinner")]}),
    case("pending.1.kind", {"pending": [FLOW, frame([])]}),  # type: ignore[arg-type]
    case("pending.1.seat", {"pending": [FLOW, frame("choose_action", "red")]}),
    case("pending.1.card", {"pending": [FLOW, frame("choose_action", card="t01")]}),
    case("pending.2", {"pending": [FLOW, ACTION, ACTION]}),
    case("pending.2", {"pending": [FLOW, ACTION, frame("get_black")]}),
    case("pending.2", {"pending": [FLOW, ACTION, frame("choose_good", "yellow")]}),
    case("pending.2", {"pending": [FLOW, ACTION, frame("choose_row", space="spice", value=3)]}),
    case("pending.2.value", {"pending": [FLOW, ACTION, frame("choose_row", space="spice", value=7)]}),
    case("pending.2", {"pending": [FLOW, ACTION, frame("choose_contract", value=3)]}),
    case("pending.2", {"pending": [FLOW, ACTION, frame("choose_times", card="t01", most=3, way="there")]}),
    case("pending.2", {"pending": [FLOW, ACTION, frame("choose_province", left=1, lowest="a")]}),
    case("pending.2", {"pending": [FLOW, ACTION, frame("choose_die_to_reroll")]}),
    case("pending.2", {"pending": [FLOW, ACTION, frame("choose_die", space="moscow")]}),
    case("pending.2", {"turn.picked": ["own"], "pending": [FLOW, ACTION, frame("choose_value", space="spice")]}),
    case("turn.picked", {"pending": [FLOW, ACTION, frame("choose_value", space="khan")]}),
    case("players.blue.contracts", {"pending": [FLOW, ACTION, frame("choose_discard", among=3)]}),
    case("movement", {"pending": [FLOW, ACTION, frame("choose_step", paid=None)]}),
    case("pending.3", {"pending": [FLOW, ACTION, frame("choose_good"), frame("choose_copy")]}),
    case("pending.2", {"pending": [FLOW, ACTION, frame("get_gift"), frame("choose_good")]}),
    case("pending.2", {"pending": [FLOW, ACTION, frame("choose_black_or_coins")]}),
    case("reveals", {"reveals": -1}),
    case("chance", {"chance": [1, 2, 3]}),
    case("chance", {"chance": [1, 2, 3, 2**32]}),
]


def first_turn() -> dict[str, Any]:
    chooser = Chance.seeded(1)
    state = cast(State, GAME.new(2, seed=1, first_player=0))
    while state.phase != rounds.TURNS:
        play_one(state, chooser, eager=False)
    return to_dict(state)


@pytest.mark.parametrize(("field", "changes"), STARTS)
def test_the_first_turn_of_two_seats_can_be_spoilt(field: str, changes: dict[str, Any]) -> None:
    start = first_turn()
    assert (start["first"], start["players"]["blue"]["character"]) == ("blue", "raschid")

    assert SAVING.refusal(changed(start, changes)).field == field


def test_a_movement_needs_a_step_to_choose() -> None:
    movement = {
        "kind": "journey",
        "steps": 0,
        "left": 3,
        "moved": [],
        "entered": [],
        "gift_place": None,
        "gift_step": 0,
    }

    assert SAVING.refusal(changed(first_turn(), {"movement": movement})).field == "movement"


def test_no_contract_can_be_there_twice() -> None:
    start = first_turn()

    problem = SAVING.refusal(changed(start, {"piles.0": start["row"][0]}))

    assert (problem.field, start["row"][0] in problem.problem) == ("piles", True)


def test_no_goal_can_be_dealt_twice() -> None:
    start = first_turn()
    goals = start["players"]["blue"]["goals"]

    problem = SAVING.refusal(changed(start, {"players.yellow.goals": goals, "players.yellow.goals_dealt": goals}))

    assert problem.field == "players.yellow.goals_dealt"


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

    state = from_dict(saved)

    assert (state.players[0].stock, state.players[1].camels, state.pool) == (6, 12, 3)
    assert to_dict(state) == saved


# Positions with something pending, each with what spoils it
PENDING = [
    ("choose_character", "", "draft", {"draft": ["raschid"]}),
    ("choose_character", "", "players.{seat}.character", {"players.{seat}.character": "raschid"}),
    ("choose_character", "", "own_cards", {"own_cards": ["t01"]}),
    ("choose_goal", "", "goal_choice", {"goal_choice": False}),
    ("choose_goal", "", "players.blue.goals", {"players.blue.goals": ["g01", "g01"]}),
    ("choose_goal", "", "gifts", {"gifts.pile": []}),
    ("choose_compensation", "", "pending.1", {"pending.1.units": 10}),
    ("choose_compensation", "", "players.{seat}.dice", {"placed": [["coins", "{seat}", "own-1"]]}),
    ("choose_die", "", "turn.taken", {"turn.taken": [1]}),
    ("choose_change", "", "pending.2", {"players.{seat}.camels": 0}),
    ("choose_die_to_reroll", "", "pending.2", {"players.{seat}.camels": 0}),
    ("choose_die_to_set", "", "pending.2", {"pending.2.kind": "choose_black_or_coins"}),
    ("choose_row", "", "pending.2", {"turn.main_done": False}),
    ("choose_contract", "", "turn.taken", {"turn.taken": [1, 2]}),
    ("choose_discard", "refill_row", "pending.{top}", {"pending.-1.among": 3}),
    ("choose_extra", "", "pending.{top}", {"pending.-1.position": 1}),
    ("choose_step", "", "movement.left", {"movement.left": 6, "movement.steps": 6}),
    ("choose_step", "", "movement.moved", {"movement.moved": ["first", "second"]}),
    ("choose_step", "", "movement", {"movement": None}),
    ("choose_step", "", "movement.gift_place", {"movement.gift_place": "beijing"}),
    ("choose_step", "", "pending.2", {"movement.kind": "goods_ride"}),
    ("choose_payment", "", "pending.2", {"movement.kind": "journey"}),
    ("choose_post", "", "building.ended", {"building.ended": []}),
    ("choose_post", "", "building.planned", {"building.planned": [{"place": "anxi", "passed": True}]}),
    ("choose_post", "", "building.built", {"building.built": [{"place": "anxi", "office": None, "number": 3}]}),
    ("choose_passed_post", "", "building.planned", {"pending.-1.kind": "choose_post"}),
    ("choose_times", "", "pending.2", {"pending.2.most": 6, "players.{seat}.camels": 0}),
    ("choose_direction", "", "pending.2", {"pending.2.card": "t01"}),
    ("choose_card_good", "", "pending.2", {"pending.2.chosen.spice": 6}),
    ("choose_swap", "", "pending.2", {"pending.2.sold.spice": 6}),
    ("choose_province", "", "pending.2", {"pending.2.left": 6}),
    ("choose_gift", "", "pending.1", {"pending.1.keep": 2, "pending.1.kept": 5}),
    ("choose_gift", "", "gifts", {"gifts.drawn": []}),
]


@pytest.mark.parametrize(("kind", "below", "field", "changes"), PENDING)
def test_a_decision_needs_what_it_speaks_of(kind: str, below: str, field: str, changes: dict[str, Any]) -> None:
    saved = json.loads(position_at(kind, below))
    seat = saved["pending"][-1].get("seat")
    top = len(saved["pending"]) - 1
    spoilt = {
        key.format(seat=seat): json.loads(json.dumps(value).replace("{seat}", str(seat)))
        for key, value in changes.items()
    }

    assert SAVING.refusal(changed(saved, spoilt)).field == field.format(seat=seat, top=top)


def test_a_choice_without_a_choice_is_refused() -> None:
    """The engine plays it by itself, so it is asked in no position."""
    saved = json.loads(position_at("choose_value"))
    seat = saved["pending"][-1]["seat"]
    space = saved["pending"][-1]["space"]
    saved["players"][seat]["coins"] = 1

    assert space not in ("khan", "travel")
    problem = SAVING.refusal(saved)
    assert (problem.field, "one option" in problem.problem) == ("pending.2", True)


def test_points_of_a_finished_game_are_those_of_the_final_scoring() -> None:
    *_, last = positions(2, 4)
    saved = to_dict(last)
    points = saved["players"]["blue"]["points"]["coins"]

    problem = SAVING.refusal(changed(saved, {"players.blue.points.coins": points + 1}))
    assert problem.field == "players.blue.points.coins"


# --- nothing makes the engine stumble -------------------------------------------------------------------------------
@settings(max_examples=100)
@given(saved=JSON_VALUES, key=st.sampled_from(list(to_dict(new_game(2, 1)))))
def test_anything_else_is_refused(saved: Any, key: str) -> None:
    SAVING.check_anything(to_dict(new_game(2, 1)), key, saved, free={"reveals": int})


WORD_LISTS: tuple[Sequence[str], ...] = (
    *(pieces.PLAYER_COLOURS, pieces.NODES, pieces.DICE, pieces.SPACES, pieces.CONTRACTS, pieces.PROVINCE_TOKENS),
    *(pieces.OFFICE_TOKENS, pieces.CITY_CARDS, pieces.GOALS, pieces.CHARACTERS, pieces.GIFTS, pieces.PAIRS),
    *(tuple(saving.KIND_NAMES.values()), tuple(saving.PHASES), travel.MOVEMENTS, saving.FIGURES, ("there", "back")),
)


class Plays(Mutator):
    """Spoils saved positions also by pieces that move: contracts, goals, gifts, tokens, dice."""

    one_in = 2

    def __init__(self, chooser: Chance, pool: list[dict[str, Any]]) -> None:
        super().__init__(chooser, pool, WORD_LISTS)
        self.plays = (self.exchange, self.push, self.enrich, self.change_memory)

    def push(self, saved: Any) -> None:
        """Another frame on the stack, or one less."""
        pending = saved.get("pending")
        if not isinstance(pending, list) or not pending:
            return
        donors = [found["pending"] for found in self.pool if found["pending"]]
        if donors and self.chooser.below(3):
            pending.insert(self.chooser.below(len(pending) + 1), copy.deepcopy(one_of(self.chooser, donors)[-1]))
        else:
            pending.pop()

    def enrich(self, saved: Any) -> None:
        """Somebody has other coins, camels, goods, figures."""
        players = saved.get("players")
        if isinstance(players, dict) and players:
            player = one_of(self.chooser, list(players.values()))
            if isinstance(player, dict):
                player["coins"], player["camels"] = self.chooser.below(12), self.chooser.below(9)
                player["goods"] = {good: self.chooser.below(4) for good in pieces.GOODS}
                if self.chooser.below(2):
                    player["figures"] = [one_of(self.chooser, pieces.NODES)]

    def change_memory(self, saved: Any) -> None:
        turn = saved.get("turn")
        if isinstance(turn, dict):
            key = one_of(self.chooser, ("main_done", "black_bought", "own_card_used", "entry_free"))
            turn[key] = not turn.get(key)


@pytest.mark.parametrize("seats", SEATS)
def test_a_spoilt_position_is_refused_or_can_be_played_to_the_end(seats: int) -> None:
    chooser = Chance.seeded(seats)
    games = [positions(seats, 2 * seats + 1, "all"), positions(seats, seats, "draft"), crowded_positions(seats, seats)]
    pool = [
        to_dict(state) for game in games for state in game if kind_of(state) != "choose_action" or not chooser.below(4)
    ]

    def play_on(state: State) -> None:
        play_to_the_end(SAVING, state, play, every=50, first=3)

    def play(state: State, count: int) -> None:
        play_one(state, chooser, eager=count % 2 == 0)

    assert spoil(SAVING, Plays(chooser, pool), 400, 25, play_on) > 10
