"""The game as everybody outside its rules asks for it: options, seats, questions, previews, results."""

from __future__ import annotations

from typing import Any, cast

import pytest

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.engine import TRIED
from caravansary.core.errors import CaravansaryError, IllegalAction, OptionError
from caravansary.core.frames import kind_of
from caravansary.games.marco_polo import frames
from caravansary.games.marco_polo.decisions import ASKS
from caravansary.games.marco_polo.engine import ENGINE
from caravansary.games.marco_polo.pieces import CHARACTERS, PLAYER_COLOURS
from caravansary.games.marco_polo.state import State
from tests.games.playing import check_over, play_as_previewed, play_out, play_randomly, random_option, random_seat

GAME = caravansary.game("marco_polo")
PLAYERS = (2, 3, 4)


def new_game(players: int = 3, seed: int = 1, **options: Any) -> State:
    return cast(State, GAME.new(players=players, seed=seed, **options))


# --- the game -------------------------------------------------------------------------------------------------------
def test_the_game_is_found_by_its_name() -> None:
    assert "marco_polo" in caravansary.list_games()
    assert (GAME.min_players, GAME.max_players, GAME.rules_version) == (2, 4, 1)
    assert GAME.seats_have_secrets


@pytest.mark.parametrize("players", [0, 1, 5, -1, True, 2.0, "2", None])
def test_two_to_four_play(players: Any) -> None:
    with pytest.raises(CaravansaryError):
        GAME.new(players=players, seed=1)


@pytest.mark.parametrize(
    "options",
    [
        {"character_draft": 1},
        {"goal_choice": "yes"},
        {"random_provinces": None},
        {"new_characters": 0},
        {"first_player": 3},
        {"first_player": -1},
        {"first_player": True},
        {"colours": ["red", "red", "blue"]},
        {"colours": ["red", "blue"]},
        {"colours": ["red", "blue", "white"]},
        {"variant": True},
        {"new_characters": True, "character_draft": False},
        {"new_characters": True, "random_provinces": False},
    ],
)
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        GAME.new(players=3, seed=1, **options)


def test_the_module_brings_provinces_and_draft_with_it() -> None:
    checked = GAME.check_options(3, {"new_characters": True})

    assert checked["random_provinces"]
    assert checked["character_draft"]
    assert not checked["goal_choice"]


def test_colours_and_the_first_player_can_be_chosen() -> None:
    s = new_game(3, first_player=2, colours=["red", "green", "blue"])

    assert [one.colour for one in s.participants] == ["red", "green", "blue"]
    assert s.first == 2
    assert s.view(None)["order"] == [2, 0, 1]


def test_without_options_the_game_is_the_first_game() -> None:
    s = new_game(4, first_player=1)

    assert [CHARACTERS[s.players[seat].character] for seat in (1, 2, 3, 0)] == list(CHARACTERS[:4])
    assert [one.colour for one in s.participants] == list(PLAYER_COLOURS)
    assert all(one.kind == "seat" and one.scores for one in s.participants)


# --- questions ------------------------------------------------------------------------------------------------------
def test_every_decision_has_a_kind_a_rule_and_no_doubt() -> None:
    """What is asked names its rule; refused siblings are no options and have a code of the game and a rule."""
    for seed in range(6):
        s = new_game(2 + seed % 3, seed, new_characters=seed % 2 == 0, goal_choice=True)
        chance = Chance.seeded(seed)
        while not s.is_over:
            seat = random_seat(s, chance)
            asked = s.decision(seat)
            assert asked.kind in ENGINE.decision_kinds
            assert asked.rule == ENGINE.asks[kind_of(s.stack[-1])].rule
            assert asked.actions == s.options_of(seat)
            assert asked.secret == (asked.kind == "choose_goal")
            assert asked.on_behalf_of is None
            for refusal in asked.refused:
                assert refusal.action not in asked.actions
                assert refusal.code.startswith("marco_polo.")
                assert refusal.rule.startswith("POLO-")
                assert s.why_not(refusal.action, seat) == refusal
            s.play(random_option(s, seat, chance), seat)


def test_a_forced_choice_is_asked_only_before_something_new_or_another_seat() -> None:
    """One option is put to a seat only if it would reveal, roll, hand over, end the turn, or is a secret."""
    always = {frames.CHOOSE_ACTION, frames.CHOOSE_GOAL}
    may_be_alone = {row.kind for row in ASKS if row.alone == TRIED} | {frames.CHOOSE_DIE_TO_REROLL}
    alone = 0
    for seed in range(30):
        s = new_game(2 + seed % 3, 300 + seed, new_characters=seed % 2 == 0, goal_choice=seed % 3 == 0)
        chance = Chance.seeded(seed)
        while not s.is_over:
            kind, seat, reveals = kind_of(s.stack[-1]), random_seat(s, chance), s.reveals
            is_alone = len(s.options_of(seat)) == 1
            s.play(random_option(s, seat, chance), seat)
            if is_alone and kind not in always:
                alone += 1
                assert kind in may_be_alone
                assert s.reveals > reveals or s.is_over or seat not in s.waiting_for
    assert alone > 0


def test_nothing_is_revealed_without_a_question_before() -> None:
    """Between two decisions of a seat either nothing new was shown, or it had just chosen it."""
    for seed in range(6):
        s = new_game(3, 600 + seed, new_characters=True)
        chance = Chance.seeded(seed)
        while not s.is_over:
            seat = random_seat(s, chance)
            for action in s.options_of(seat)[:3]:
                preview = s.preview(action, seat)
                after = s.copy()
                after.play(action, seat)
                assert preview.stops_at_chance == (after.reveals > s.reveals)
            s.play(random_option(s, seat, chance), seat)


def test_all_seats_choose_goals_at_once() -> None:
    s = new_game(3, goal_choice=True)

    assert list(s.waiting_for) == [0, 1, 2]
    with pytest.raises(IllegalAction):
        s.play(s.options_of(0)[0])
    with pytest.raises(IllegalAction):
        s.decision()
    s.play(s.options_of(1)[0], 1)
    s.play(s.options_of(1)[0], 1)
    assert list(s.waiting_for) == [0, 2]
    assert s.options_of(1) == []
    with pytest.raises(IllegalAction):
        s.decision(1)


def test_when_the_game_is_over_nobody_decides() -> None:
    s = new_game(2)
    play_out(s, Chance.seeded(1))

    check_over(s)


# --- previews -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", PLAYERS)
def test_a_preview_tells_what_happens(players: int) -> None:
    """What it says of coins, goods and points is what happens, if nothing new becomes known on the way."""
    for seed in range(3):
        s = new_game(players, 900 + seed, new_characters=seed == 2, goal_choice=seed == 1)
        chance = Chance.seeded(seed)
        while not s.is_over:
            seat = random_seat(s, chance)
            play_as_previewed(s, seat, random_option(s, seat, chance))


# --- what bots get --------------------------------------------------------------------------------------------------
def test_values_and_vectors_have_their_size_at_every_decision() -> None:
    for seed in range(6):
        s = new_game(2 + seed % 3, seed, new_characters=seed % 2 == 0, goal_choice=True)
        chance = Chance.seeded(seed)
        while not s.is_over:
            for seat in range(s.seats):
                vector = GAME.observe(s, seat)
                assert len(vector) == GAME.observation_size
                assert all(-10 < number < 10 for number in vector)
                assert abs(GAME.evaluate(s, seat)) < 500
            play_randomly(s, chance)
        for score in s.scores():
            assert isinstance(GAME.evaluate(s, score.who), float)
