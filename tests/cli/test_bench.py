"""`bench`, its reference game, and the size of states. Never an assertion about speed."""

from __future__ import annotations

import json
import sys

import pytest

import caravansary
from caravansary.bench.kernel import Fair
from caravansary.cli import bench
from caravansary.core import state as core_state
from caravansary.core.chance import Chance
from tests.cli.command import fails, succeeds


def test_every_number_of_players_is_measured() -> None:
    found = json.loads(succeeds("bench", "merv", "--seconds", "0.001", "--json"))

    assert found["build"] in ("pure Python", "compiled")
    assert [line["players"] for line in found["results"]] == [1, 2, 3, 4]
    for line in found["results"]:
        for figure in ("decisions", "games", "legal_actions", "copies"):
            assert line[f"{figure}_per_second"] > 0
        assert 1000 < line["bytes_per_state"] < 50_000
    assert "kernel" not in found


def test_the_kernel_gives_ratios_within_one_run() -> None:
    found = json.loads(succeeds("bench", "merv", "--players", "2", "--kernel", "--seconds", "0.001", "--json"))
    shown = succeeds("bench", "merv", "--players", "2", "--kernel", "--seconds", "0.001")

    [line] = found["results"]
    assert abs(line["decisions_to_kernel"] - line["decisions_per_second"] / found["kernel"]["decisions_per_second"]) < 1
    assert "kernel" in shown
    assert "copies/s" in shown


def test_the_source_is_not_compiled_here_or_says_so() -> None:
    assert bench.build() == ("pure Python" if str(core_state.__file__).endswith(".py") else "compiled")


# --- size -----------------------------------------------------------------------------------------------------------
def test_what_states_share_is_not_weighed() -> None:
    shared = list(range(1000, 2000))
    one, other = [shared, [1.5] * 10], [shared, [2.5] * 10]

    assert bench.deep_size(one, other) < sys.getsizeof(shared)
    assert bench.deep_size(one, []) > 1000 * 28


def test_a_state_weighs_more_than_its_outer_object() -> None:
    game = caravansary.game("merv")
    state, other = game.new(3, 1), game.new(3, 2)

    assert bench.deep_size(state, other) > sys.getsizeof(state) + sum(sys.getsizeof([]) for _ in range(20))


# --- the reference game -----------------------------------------------------------------------------------------------
def played(seed: int) -> tuple[Fair, int]:
    fair, chance, count = Fair.new(seed), Chance.seeded(seed), 0
    while not fair.is_over:
        options = fair.options()
        assert options
        assert len(set(options)) == len(options)
        fair.play(options[chance.below(len(options))])
        count += 1
    return fair, count


def test_a_fair_comes_to_its_end_with_nobody_in_debt() -> None:
    for seed in range(20):
        fair, count = played(seed)

        assert 100 < count < 1000
        for trader in fair.traders:
            assert trader.coins >= 0
            assert min(trader.goods) >= 0


def test_a_copy_plays_on_alike_and_leaves_its_original_alone() -> None:
    fair = Fair.new(4)
    for _ in range(40):
        fair.play(fair.options()[0])
    copy = fair.copy()
    points = [trader.points for trader in fair.traders]

    for _ in range(60):
        copy.play(copy.options()[-1])

    assert [trader.points for trader in fair.traders] == points
    assert fair.options() == fair.copy().options()


def test_games_that_are_not_for_so_many_are_left_out() -> None:
    found = json.loads(succeeds("bench", "--players", "1", "--seconds", "0.001", "--json"))

    assert [line["game"] for line in found["results"]] == ["merv"]
    assert "marco_polo is for 2 to 4 players, marrakesh is for" in fails("bench", "--players", "9")


def test_large_numbers_are_shown_whole(capsys: pytest.CaptureFixture[str]) -> None:
    speed = bench.Speed(2_100_000.0, 9_300.0, 31_000_000.0, 790_000.0, 9_189.0)

    bench._print([(caravansary.game("marco_polo"), 4, speed)], speed)

    assert "\u2026" not in capsys.readouterr().out
