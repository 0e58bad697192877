"""The game as everybody outside its rules asks for it: options, seats, questions, previews, results."""

from __future__ import annotations

from typing import Any, cast

import pytest

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.engine import ASKED, TRIED
from caravansary.core.errors import CaravansaryError, IllegalAction, OptionError
from caravansary.core.frames import kind_of
from caravansary.games.marrakesh import frames
from caravansary.games.marrakesh.engine import ENGINE
from caravansary.games.marrakesh.pieces import EXCHANGES, EXPANSIONS, PLAYER_COLOURS
from caravansary.games.marrakesh.state import State
from tests.games.marrakesh.generous import GENEROUS, play_eagerly
from tests.games.playing import check_over, play_as_previewed, play_out, play_randomly, random_option, random_seat

GAME = caravansary.game("marrakesh")
PLAYERS = (2, 3, 4)
EVERYTHING: dict[str, Any] = dict.fromkeys(EXPANSIONS, True)


def new_game(players: int = 3, seed: int = 1, **options: Any) -> State:
    return cast(State, GAME.new(players=players, seed=seed, **options))


# --- the game -------------------------------------------------------------------------------------------------------
def test_the_game_is_found_by_its_name() -> None:
    assert "marrakesh" in caravansary.list_games()
    assert (GAME.min_players, GAME.max_players, GAME.rules_version) == (2, 4, 1)
    assert GAME.seats_have_secrets


@pytest.mark.parametrize("players", [0, 1, 5, -1, True, 2.0, "2", None])
def test_two_to_four_play(players: Any) -> None:
    with pytest.raises(CaravansaryError):
        GAME.new(players=players, seed=1)


@pytest.mark.parametrize(
    "options",
    [
        {"floor": "b3"},
        {"floor": None},
        {"floor": 1},
        {"first_river_tiles": 1},
        {"towns": "yes"},
        {"citizens": None},
        {"companions": 0},
        {"chosen_stair_tiles": ["st01a"]},
        {"chosen_stair_tiles": "st01a"},
        {"chosen_stair_tiles": [f"st{n:02}c" for n in range(1, 13)]},
        {"chosen_stair_tiles": ["st01a", "st01b", *(f"st{n:02}a" for n in range(2, 12))]},
        {"chosen_stair_tiles": [1] * 12},
        {"chosen_stair_tiles": [["st01a"]] * 12},
        {"colours": ["red", "red", "blue"]},
        {"colours": ["red", "blue"]},
        {"colours": ["red", "blue", "white"]},
        {"variant": True},
    ],
)
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        GAME.new(players=3, seed=1, **options)


def test_without_options_the_game_is_the_first_game() -> None:
    s = new_game(4)
    view = s.view(None)

    assert view["expansions"] == []
    assert (view["floor"], view["river_sides"]) == ("b1", ["01", "03", "05"])
    assert [one.colour for one in s.participants] == list(PLAYER_COLOURS)
    assert all(one.kind == "seat" and one.scores for one in s.participants)


def test_colours_can_be_chosen() -> None:
    s = new_game(3, colours=["red", "green", "blue"])

    assert [one.colour for one in s.participants] == ["red", "green", "blue"]


@pytest.mark.parametrize("name", EXPANSIONS)
def test_each_expansion_is_switched_on_by_itself(name: str) -> None:
    assert new_game(3, **{name: True}).view(None)["expansions"] == [name]


# --- questions ------------------------------------------------------------------------------------------------------
def test_every_decision_has_a_kind_a_rule_and_no_doubt() -> None:
    """What is asked names its rule; refused siblings are no options and have a code of the game and a rule."""
    for seed in range(3):
        s = cast(State, GAME.new(players=2 + seed, seed=seed, edition=GENEROUS, **EVERYTHING))
        chance = Chance.seeded(seed)
        while not s.is_over:
            seat = random_seat(s, chance)
            asked = s.decision(seat)
            row = ENGINE.asks[kind_of(s.stack[-1])]
            assert (asked.kind, asked.rule) == (row.name, row.rule)
            assert asked.actions == s.options_of(seat)
            assert asked.secret == (asked.kind == "choose_keshis")
            assert asked.on_behalf_of is None
            assert asked.kind == s.view(seat)["pending"][0]
            for refusal in asked.refused:
                assert refusal.action not in asked.actions
                assert refusal.code.startswith("marrakesh.")
                assert refusal.rule.startswith("MKSH-")
                assert s.why_not(refusal.action, seat) == refusal
            play_eagerly(s, chance)


def test_a_forced_choice_is_asked_only_before_something_new_or_another_seat() -> None:
    """One option is put to a seat only if it would reveal or hand over; some questions are always asked."""
    seen = 0
    for seed in range(12):
        s = new_game(2 + seed % 3, 300 + seed, **(EVERYTHING if seed % 2 else {}))
        chance = Chance.seeded(seed)
        while not s.is_over:
            alone, seat, reveals = ENGINE.alone[kind_of(s.stack[-1])], random_seat(s, chance), s.reveals
            is_alone = len(s.options_of(seat)) == 1
            s.play(random_option(s, seat, chance), seat)
            if is_alone and alone != ASKED:
                seen += 1
                assert alone == TRIED
                assert s.reveals > reveals or s.is_over or seat not in s.waiting_for
    assert seen > 0


def test_a_trial_is_spared_only_where_it_would_change_nothing() -> None:
    """A patient table asks also what is forced; there the short answer is compared with that of a trial."""
    spared = 0
    for seed in range(9):
        options = EVERYTHING if seed % 2 else {}
        s = cast(State, GAME.new(players=2 + seed % 3, seed=900 + seed, edition=GENEROUS, **options))
        chance = Chance.seeded(seed)
        s.patient = True
        while not s.is_over:
            frame = s.stack[-1]
            if len(s.options) == 1 and ENGINE.alone[kind_of(frame)] == TRIED:
                for clicker in range(s.seats):
                    trial = s.copy()
                    trial.patient, trial.clicker = False, clicker
                    if ENGINE.is_known_to_be_harmless(trial, frame):
                        spared += 1
                        assert not ENGINE.is_asked_after_trial(trial, frame, s.decider, s.options[0])
            play_eagerly(s, chance)
    assert spared > 100


def test_nothing_is_revealed_without_a_question_before() -> None:
    """Between two decisions of a seat either nothing new was shown, or it had just chosen it."""
    for seed in range(3):
        s = cast(State, GAME.new(players=2 + seed, seed=600 + seed, edition=GENEROUS, **EVERYTHING))
        chance = Chance.seeded(seed)
        while not s.is_over:
            seat = random_seat(s, chance)
            for action in s.options_of(seat)[:3]:
                preview = s.preview(action, seat)
                after = s.copy()
                after.play(action, seat)
                assert preview.stops_at_chance == (after.reveals > s.reveals)
            play_eagerly(s, chance)


def test_one_exchange_tile_is_seen_in_every_season() -> None:
    s = new_game(3, 4, exchange_tiles=True)
    chance = Chance.seeded(4)
    seen: dict[int, set[str]] = {}
    while not s.is_over:
        view = s.view(None)
        seen.setdefault(view["season"], set()).add(view["exchange"])
        play_randomly(s, chance)

    assert [len(tiles) for tiles in seen.values()] == [1, 1, 1]
    assert [tile for tiles in seen.values() for tile in tiles] == [EXCHANGES[tile] for tile in s.exchanges]
    assert len(set(s.exchanges)) == 3


def test_all_seats_choose_keshis_at_once() -> None:
    s = new_game(3)
    while kind_of(s.stack[-1]) != frames.CHOOSE_KESHIS:
        s.play(s.options[0])

    assert list(s.waiting_for) == [0, 1, 2]
    assert s.view(0)["to_move"] is None
    with pytest.raises(IllegalAction):
        s.play(s.options_of(0)[0])
    with pytest.raises(IllegalAction):
        s.decision()
    for _ in range(3):
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
    """What it says of keshis, goods and points is what happens, if nothing new becomes known on the way."""
    s = cast(State, GAME.new(players=players, seed=900, edition=GENEROUS, **EVERYTHING))
    chance = Chance.seeded(players)
    while not s.is_over:
        seat = random_seat(s, chance)
        play_as_previewed(s, seat, random_option(s, seat, chance))


# --- what bots get --------------------------------------------------------------------------------------------------
def test_values_and_vectors_have_their_size_at_every_decision() -> None:
    for seed in range(3):
        s = new_game(2 + seed, seed, **(EVERYTHING if seed % 2 == 0 else {}))
        chance = Chance.seeded(seed)
        while not s.is_over:
            if chance.below(3) == 0:
                for seat in range(s.seats):
                    vector = GAME.observe(s, seat)
                    assert len(vector) == GAME.observation_size
                    assert all(-10 < number < 10 for number in vector)
                    assert abs(GAME.evaluate(s, seat)) < 500
            play_randomly(s, chance)
        for score in s.scores():
            assert isinstance(GAME.evaluate(s, score.who), float)
