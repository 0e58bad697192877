"""Self-play in a batch: the rows are games of the engine, all seats are asked, games follow each other."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numpy", reason="needs the extra 'envs'")

import numpy as np

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.errors import IllegalAction, OptionError
from caravansary.core.features import Memory, at_desk
from caravansary.envs.batch import Batch
from caravansary.envs.rewards import by_rank
from tests.envs.variants import EXTREMES, OPTIONS


def legal_actions(batch: Batch, chance: Chance) -> Any:
    found = []
    for row in batch.masks:
        legal = np.flatnonzero(row)
        found.append(int(legal[chance.below(len(legal))]))
    return np.array(found)


@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_every_row_is_a_game_of_the_engine(name: str, players: int) -> None:
    batch, chance = Batch(name, 3, players, **OPTIONS[name]), Chance.seeded(2)
    batch.reset(5)
    twins = [state.copy() for state in batch.states]
    ends = 0
    for _ in range(1500):
        for row, twin in enumerate(twins):
            seat = int(batch.seats[row])
            assert seat == twin.waiting_for[0]
            assert np.flatnonzero(batch.masks[row]).tolist() == sorted(twin.options_of(seat))
        row = ends % 3  # one is enough, and quicker
        assert batch.observations[row].tolist() == batch.game.observe(twins[row], int(batch.seats[row]))
        actions, seats = legal_actions(batch, chance), batch.seats.tolist()
        batch.step(actions)
        for row, twin in enumerate(twins):
            twin.play(int(actions[row]), seats[row])
            assert batch.ended[row] == twin.is_over
            if twin.is_over:
                ends += 1
                assert batch.rewards[row].tolist() == by_rank(twin)
                assert batch.scores[row].tolist() == [score.total for score in twin.scores()]
                places = {rank.who: rank.place for rank in twin.ranking()}
                assert batch.places[row].tolist() == [places[score.who] for score in twin.scores()]
                twins[row] = batch.states[row].copy()
                assert not twins[row].is_over
            else:
                assert not batch.rewards[row].any()
        if ends >= 4:
            break

    assert ends >= 3


def test_the_seed_repeats_all_games() -> None:
    found = []
    for seed in (5, 5, 6):
        batch, chance = Batch("merv", 4, 2), Chance.seeded(1)
        batch.reset(seed)
        for _ in range(150):
            batch.step(legal_actions(batch, chance))
        found.append((batch.observations.copy(), batch.seats.tolist()))

    assert np.array_equal(found[0][0], found[1][0])
    assert not np.array_equal(found[0][0], found[2][0])
    assert found[0][1] == found[1][1]


@pytest.mark.parametrize("name", caravansary.list_games())
def test_points_go_to_the_seat_that_is_asked_again_and_to_all_at_the_end(name: str) -> None:
    batch, chance = Batch(name, 2, 2, reward="points"), Chance.seeded(1)
    batch.reset(5)
    start = [score.total for score in batch.states[0].scores()]
    got = np.zeros((2, 2))
    seen: list[int] = []
    while not seen:
        batch.step(legal_actions(batch, chance))
        got += batch.rewards
        seen = np.flatnonzero(batch.ended).tolist()

    row = seen[0]
    assert got[row].tolist() == [now - then for now, then in zip(batch.scores[row].tolist(), start, strict=True)]


def test_arrays_are_made_once() -> None:
    batch = Batch("merv", 2, 2)
    arrays = [batch.observations, batch.masks, batch.rewards, batch.seats, batch.ended]
    batch.reset(1)
    batch.step([int(row.argmax()) for row in batch.masks])

    for before, after in zip(
        arrays, [batch.observations, batch.masks, batch.rewards, batch.seats, batch.ended], strict=True
    ):
        assert before is after
    assert batch.masks.any(axis=1).all()


def test_what_cannot_be_is_refused() -> None:
    batch = Batch("merv", 2, 2)
    with pytest.raises(OptionError, match=r"there are no games yet: call reset\(\) first"):
        batch.step([0, 0])
    batch.reset(1)
    with pytest.raises(OptionError, match="2 games need 2 actions, got 1"):
        batch.step([0])
    with pytest.raises(IllegalAction):
        batch.step([int(row.argmin()) for row in batch.masks])
    with pytest.raises(OptionError, match="a whole number from 1, got 'many'"):
        Batch("merv", "many")  # type: ignore[arg-type]  # what a user may do


def test_games_that_are_observed_by_turns_do_not_push_each_other_away() -> None:
    """At desks of their own, nothing that has not changed is written anew."""
    memory, written = Memory[bytes](), []

    def write(number: int) -> bytes:
        written.append(number)
        return bytes([number])

    for desks, expected in (([901, 901], [1, 2, 1, 2, 1, 2]), ([902, 903], [1, 2])):
        written.clear()
        for _ in range(3):
            for number, desk in zip((1, 2), desks, strict=True):
                at_desk(desk)
                assert memory.write(([number],), (), write, number) == bytes([number])
        assert written == expected
    at_desk(0)


def test_the_rows_of_a_batch_are_at_desks_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    desks: list[int] = []
    monkeypatch.setattr("caravansary.envs.batch.at_desk", desks.append)
    batch = Batch("merv", 3, 2)
    batch.reset(1)
    batch.step(batch.masks.argmax(axis=1))

    assert desks == [0, 1, 2, 0, 1, 2]
