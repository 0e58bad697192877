"""`simulate`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import caravansary
from caravansary.arena.games import play_game
from caravansary.cli.simulate import histogram
from tests.cli.command import fails, succeeds


def simulated(*arguments: str | Path, jobs: str = "1") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(succeeds("simulate", "merv", *arguments, "--jobs", jobs, "--json"))
    found.pop("seconds")
    return found


def test_the_distribution_is_shown_per_seat() -> None:
    shown = succeeds("simulate", "merv", "--players", "3", "--games", "6", "--jobs", "1")

    assert all(f"seat {seat}: random" in shown for seat in range(3))
    assert all(word in shown for word in ("mean", "sd", "median", "max", "wins"))
    assert "█" in shown
    assert "Decisions per game" in shown
    assert "games/s" in shown


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes() -> None:
    one = simulated("--players", "2", "--games", "4", "--seed", "5")
    two = simulated("--players", "2", "--games", "4", "--seed", "5", jobs="2")
    other = simulated("--players", "2", "--games", "4", "--seed", "50")

    assert one == two
    assert one != other


def test_every_game_has_a_winner_and_every_score_is_counted() -> None:
    found = simulated("--players", "4", "--games", "8")

    firsts = sum(line["wins"] for line in found["scores"])
    assert firsts + (1 if any(line["ties"] for line in found["scores"]) else 0) <= 8
    assert firsts + sum(line["ties"] for line in found["scores"]) >= 8
    assert sum(row["count"] for row in found["histogram"]) == 4 * 8
    for line in found["scores"]:
        first, middle, last = line["quartiles"]
        assert line["min"] <= first <= middle <= last <= line["max"]
        assert line["min"] <= line["mean"] <= line["max"]


@pytest.mark.parametrize(("game", "players"), [("merv", 1), ("merv", 3), ("marrakesh", 2), ("marco_polo", 2)])
def test_the_mean_points_of_every_seat_are_given_by_source(game: str, players: int) -> None:
    shown = succeeds("simulate", game, "--players", str(players), "--games", "5", "--jobs", "1", "--json")
    found = json.loads(shown)["scores"]
    played = [play_game(caravansary.game(game), players, ["random"], seed) for seed in range(5)]

    assert len(found) == len(played[0].totals)
    for place, line in enumerate(found):
        points = line["points_by_source"]
        assert sum(points.values()) == pytest.approx(line["mean"], abs=0.2)
        assert points == {
            source: pytest.approx(sum(one.by_source[place][source] for one in played) / 5, abs=0.01)
            for source in played[0].by_source[place]
        }


def test_one_game_is_enough() -> None:
    found = simulated("--players", "2", "--games", "1", jobs="2")

    assert [line["sd"] for line in found["scores"]] == [0.0, 0.0]


def test_the_solo_opponent_is_listed_too() -> None:
    found = simulated("--players", "1", "--games", "3")

    assert [line["name"] for line in found["scores"]] == ["seat 0: random", "magistrate"]
    assert [line["wins"] for line in found["scores"]] == [0, 3]
    assert [line["wins_interval"] for line in found["scores"]] == [[0.0, 0.5615], [0.4385, 1.0]]


def test_rotating_moves_the_bots_over_the_seats(tmp_path: Path) -> None:
    archive = tmp_path / "games.archive"
    found = simulated(
        "--players", "3", "--games", "4", "--bots", "easy,random,random", "--rotate", "--records", archive
    )

    first, *rows = [json.loads(line) for line in archive.read_text(encoding="utf-8").splitlines()]
    seats = [[bot for _, bot in row.get("seats", first["seats"])] for row in rows]
    assert [row.index("easy") for row in seats] == [0, 1, 2, 0]
    assert [row["seed"] for row in rows] == [0, 1, 2, 3]
    assert [line["name"] for line in found["bots"]] == ["easy", "random"]
    assert [line["games"] for line in found["bots"]] == [4, 8]


def test_kept_games_replay_to_their_results(tmp_path: Path) -> None:
    archive = tmp_path / "games.archive"
    edition = tmp_path / "mine.toml"
    edition.write_text('name = "mine"\n[scoring]\nbuilding_points = 4\n')

    simulated("--players", "2", "--games", "3", "--records", archive, "--edition", edition)

    assert "3 games" in succeeds("replay", archive, "--verify", "--edition", edition)
    assert "edition" in fails("replay", archive, "--verify")


@given(st.lists(st.integers(-500, 5000), min_size=1, max_size=60))
def test_the_histogram_counts_every_score_in_few_rows(scores: list[int]) -> None:
    rows = histogram(scores)

    assert sum(count for _, _, count in rows) == len(scores)
    assert len(rows) <= 13
    assert rows[0][0] <= min(scores)
    assert rows[-1][1] >= max(scores)


def test_a_file_that_cannot_be_written_is_refused_before_playing(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere" / "games.archive"

    refused = fails("simulate", "merv", "--players", "2", "--games", "1000000", "--records", missing)

    assert refused == f"{missing}: cannot be written: No such file or directory"


def test_few_games_on_many_processes() -> None:
    assert simulated("--players", "2", "--games", "2", "--rotate", jobs="3")["games"] == 2
