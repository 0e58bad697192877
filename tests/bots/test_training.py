"""Learning from games: the same seed gives the same file, what was learned is used, what does not fit is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import caravansary
from caravansary.bots import learned_value, training
from caravansary.bots.learned_value import POINTS, LearnedValue, features_of, inputs_of, look
from caravansary.bots.noise import normal
from caravansary.bots.training import played, train
from caravansary.core.chance import Chance
from caravansary.core.errors import OptionError, PositionError
from caravansary.core.state import State
from tests.bots.bot_games import random_positions
from tests.core.toy import TOY
from tests.games.playing import play_to

MERV = caravansary.game("merv")
OWN, RIVAL = -3, -2  # among the numbers that are weighted


@pytest.fixture(autouse=True)
def toy_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small game that is over soon."""
    monkeypatch.setattr(training, "game_of", lambda name: TOY)


def a_value(own: float, rival: float = 0.0, change: float = 0.0) -> LearnedValue:
    """Adds a part of the own summand and of the rival's to what is expected; it changes to the end of the game."""
    weights, changes = (np.zeros((features_of(TOY), 2), dtype=np.float32) for _ in range(2))
    weights[OWN, 0], weights[RIVAL, 1] = own * POINTS, rival * POINTS
    changes[OWN, 0] = change * POINTS
    return LearnedValue(weights, changes)


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_is_seen_by_all_seats_and_tells_how_far_the_evaluation_was_off(players: int) -> None:
    seen = played(TOY, players, False, 5, None)

    assert seen.inputs.shape == (len(seen.off), features_of(TOY))
    assert len(seen.off) % players == 0
    assert len(seen.progress) == len(seen.off)
    assert seen.off[:, 0].any()
    assert np.isnan(seen.off[:, 1]).all() == (players > 2)
    again = played(TOY, players, False, 5, None)
    assert (seen.inputs == again.inputs).all()
    assert (seen.off[:, 0] == again.off[:, 0]).all()


def test_half_of_the_games_have_everything_and_every_use_all_numbers_of_players() -> None:
    jobs = [training._job("toy", [2, 2, 3, 4], number, 1, None) for number in range(240)]
    assert {(players, everything) for _, players, everything, _, _ in jobs} == {
        (players, everything) for players in (2, 3, 4) for everything in (False, True)
    }
    for use in range(3):
        mine = [job[1:3] for number, job in enumerate(jobs) if training.use_of(number, 10) == use]
        assert len(set(mine)) == 6
    uses = [training.use_of(number, 10) for number in range(240)]
    assert [uses.count(use) for use in (training.CHOOSE, training.TELL, training.LEARN)] == [24, 24, 192]


def test_however_many_games_there_are_few_are_kept() -> None:
    lessons = training.Lessons(features_of(TOY), 8000, 3)
    seen = played(TOY, 2, False, 5, None)

    for number in range(8000):
        if training.use_of(number, lessons._apart) != training.LEARN:
            lessons.take(number, seen)

    assert [len(kept) for kept in lessons._kept.values()] == [104, 104]  # in one of three generations


def test_what_was_learned_changes_the_games_of_the_next_generation() -> None:
    first, contrary = played(TOY, 2, False, 5, None), played(TOY, 2, False, 5, a_value(-5.0))

    assert len(first.off) != len(contrary.off) or (first.off != contrary.off).any()


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    for name, seed in (("first", 3), ("again", 3), ("other", 4)):
        train("toy", 24, seed).value.save(tmp_path / f"{name}.npz")

    first, again, other = ((tmp_path / f"{name}.npz").read_bytes() for name in ("first", "again", "other"))
    assert first == again
    assert first != other


def test_learning_brings_the_value_nearer_to_how_games_end() -> None:
    heard: list[str] = []

    trained = train("toy", 160, 1, progress=heard.append)

    assert trained.loss < trained.loss_before
    assert [games for games, _ in trained.curve] == [32, 128]
    assert trained.curve[-1][1] == trained.loss
    assert trained.rows > 80
    assert heard[159] == "generation 1, game 160 of 160"
    assert heard[160].startswith("generation 1: off by")


def test_generations_learn_one_after_another() -> None:
    heard: list[str] = []

    trained = train("toy", 24, 1, generations=2, progress=heard.append)

    assert trained.generations == 2
    assert heard[25] == "generation 2, game 1 of 24"
    assert (trained.value.weights != train("toy", 24, 1).value.weights).any()


@pytest.mark.parametrize("games", [0, 23, -1, 2.5, True, "100"])
def test_too_few_games_are_refused(games: int) -> None:
    with pytest.raises(OptionError, match="games must be a whole number from 24"):
        train("toy", games, 1)


@pytest.mark.parametrize("generations", [0, -1, 1.5, True, "2"])
def test_no_generation_is_refused(generations: int) -> None:
    with pytest.raises(OptionError, match="generations must be a whole number from 1"):
        train("toy", 24, 1, generations)


def test_a_saved_value_says_the_same(tmp_path: Path) -> None:
    value = train("toy", 24, 2).value
    states = [TOY.new(2, seed=seed) for seed in range(3)]
    value.save(tmp_path / "toy.npz")

    loaded = LearnedValue.load(tmp_path / "toy.npz", features_of(TOY))

    assert loaded.margins(TOY, states, [0, 1, 0]) == pytest.approx(value.margins(TOY, states, [0, 1, 0]), abs=0.1)


def test_a_file_for_other_features_is_refused(tmp_path: Path) -> None:
    a_value(0.5).save(tmp_path / "toy.npz")

    with pytest.raises(PositionError, match=r"must have 9 rows of 2 weights, has \(11, 2\)"):
        LearnedValue.load(tmp_path / "toy.npz", 9)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"numbers"])
def test_a_file_that_holds_no_learned_value_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "toy.npz").write_bytes(content)

    with pytest.raises(PositionError, match="is no learned value"):
        LearnedValue.load(tmp_path / "toy.npz", 9)


# --- what is said ---------------------------------------------------------------------------------------------------
def late(players: int) -> State:
    """A position in which the seats may expect different things."""
    return list(random_positions(TOY.new(players, seed=2), seed=2, every=1))[-4]


def test_with_one_rival_his_points_are_learned_too() -> None:
    state = late(2)
    mine, his = (TOY.evaluate(state, seat) for seat in (0, 1))
    assert mine != his

    assert a_value(0.5).margins(TOY, [state], [0]) == pytest.approx([1.5 * mine - his], abs=0.001)
    assert a_value(0.5, 0.25).margins(TOY, [state], [0]) == pytest.approx([1.5 * mine - 1.25 * his], abs=0.001)
    assert a_value(0.5, 0.25).margins(TOY, [state], [1]) == pytest.approx([1.5 * his - 1.25 * mine], abs=0.001)


def test_with_several_rivals_only_the_own_points_are_learned() -> None:
    state = late(3)
    points = [TOY.evaluate(state, seat) for seat in range(3)]

    assert a_value(0.5, 0.25).margins(TOY, [state], [1]) == pytest.approx(
        [1.5 * points[1] - (points[0] + points[2]) / 2], abs=0.001
    )


def test_when_the_game_is_over_the_real_points_count() -> None:
    state = TOY.new(2, seed=2)
    chance = Chance.seeded(1)
    play_to(state, chance, 1000)
    points = [score.total for score in state.scores()]

    assert a_value(0.5, 0.25).margins(TOY, [state, state], [0, 1]) == [points[0] - points[1], points[1] - points[0]]


def test_a_part_of_what_was_learned_may_be_believed(tmp_path: Path) -> None:
    value = a_value(0.5)
    value.trust = 0.25
    value.save(tmp_path / "toy.npz")
    state = late(2)

    loaded = LearnedValue.load(tmp_path / "toy.npz", features_of(TOY))

    mine, his = (TOY.evaluate(state, seat) for seat in (0, 1))
    assert loaded.margins(TOY, [state], [0]) == pytest.approx([1.125 * mine - his], abs=0.001)


def test_weights_change_from_the_first_round_to_the_last() -> None:
    game = caravansary.game("marco_polo")
    change = np.zeros((features_of(game), 2), dtype=np.float32)
    change[-1, 0] = 10.0
    value = LearnedValue(np.zeros_like(change), change)
    state = game.new(2, seed=1)
    last = next(position for position in random_positions(state.copy(), seed=1, every=5) if position.rounds_played == 4)

    for position, more in ((state, 0.0), (last, 8.0)):
        mine, his = (game.evaluate(position, seat) for seat in (0, 1))
        assert value.margins(game, [position], [0]) == pytest.approx([mine - his + more], abs=0.001)


@pytest.mark.parametrize("name", ["merv", "marrakesh", "marco_polo"])
def test_it_does_not_matter_how_many_positions_are_weighed_at_once(name: str) -> None:
    game = caravansary.game(name)
    states = list(random_positions(game.new(3, seed=1), seed=1, every=9))[:40]
    seats = [number % 3 for number in range(len(states))]
    chance = Chance.seeded(5)
    numbers = [[[normal(chance), normal(chance)] for _ in range(features_of(game))] for _ in range(2)]
    weights, change = (np.array(rows, dtype=np.float32) for rows in numbers)
    value = LearnedValue(weights, change)

    at_once = value.margins(game, states, seats)

    assert at_once == [value.margins(game, [state], [seat])[0] for state, seat in zip(states, seats, strict=True)]


def test_a_seat_sees_its_view_and_what_two_seats_may_expect() -> None:
    state = late(3)
    points = [TOY.evaluate(state, seat) for seat in range(3)]
    rival = max((0, 2), key=points.__getitem__)

    seen = look(TOY, state, 1)

    expected = [*TOY.observe(state, 1), points[1] / POINTS, points[rival] / POINTS, 1.0]
    assert list(inputs_of([seen])[0]) == pytest.approx(expected)
    assert (seen.own, seen.rival, seen.rivals) == (points[1], points[rival], (points[0] + points[2]) / 2)


def test_a_game_without_a_file_has_nothing_learned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(learned_value, "MODELS", tmp_path)
    monkeypatch.setattr(learned_value, "_loaded", {})
    assert learned_value.learned_value(TOY) is None

    monkeypatch.setattr(learned_value, "_loaded", {})
    a_value(0.5).save(tmp_path / "toy.npz")
    found = learned_value.learned_value(TOY)

    assert found is not None
    assert found is learned_value.learned_value(TOY)


# --- alone ----------------------------------------------------------------------------------------------------------
def test_alone_the_margin_over_the_automatic_opponent_is_learned_after_every_turn() -> None:
    """Twelve rounds: the own turn, and the choice for the high courtier, in each of them."""
    seen = played(MERV, 1, False, 5, None)

    assert 12 <= len(seen.off) <= 24
    assert seen.off[:, 0].any()
    assert np.isnan(seen.off[:, 1]).all()


def test_alone_the_rival_has_no_summands_but_those_of_the_own_evaluation() -> None:
    state = MERV.new(1, 3)

    seen = look(MERV, state, 0)

    number = len(MERV.summand_names)
    assert list(seen.summands[-number:]) == [0.0] * number
    assert (seen.own, seen.rival, seen.rivals) == (MERV.evaluate(state, 0), 0.0, 0.0)


def test_games_alone_have_a_learned_value_of_their_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(learned_value, "MODELS", tmp_path)
    monkeypatch.setattr(learned_value, "_loaded", {})
    a_constant(3.0).save(tmp_path / "merv.npz")
    alone, two = MERV.new(1, 3), MERV.new(2, 3)
    among = learned_value.model_digest(MERV)

    without = learned_value.learned_value(MERV)
    assert without is not None
    assert without.margins(MERV, [alone], [0]) == [MERV.evaluate(alone, 0)]

    monkeypatch.setattr(learned_value, "_loaded", {})
    a_constant(5.0).save(tmp_path / "merv-alone.npz")
    both = learned_value.learned_value(MERV)
    assert both is not None
    assert both.margins(MERV, [alone], [0]) == pytest.approx([MERV.evaluate(alone, 0) + 5.0], abs=0.01)
    assert both.margins(MERV, [two], [0]) == without.margins(MERV, [two], [0])
    assert learned_value.model_digest(MERV) != among


def a_constant(points: float) -> LearnedValue:
    """So many points are added to what a seat of Merv expects."""
    weights = np.zeros((features_of(MERV), 2), dtype=np.float32)
    weights[-1, 0] = points
    return LearnedValue(weights, np.zeros_like(weights))
