"""`games`."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import caravansary
from tests.cli.command import fails, succeeds


def test_the_list_says_for_how_many_and_where_the_values_come_from() -> None:
    shown = succeeds("games")

    assert "merv" in shown
    assert "1 to 4" in shown
    assert "colours" in shown
    assert "reconstructed" in shown


def test_a_program_gets_the_same_as_json() -> None:
    found = {game["name"]: game for game in json.loads(succeeds("games", "--json"))}

    assert sorted(found) == caravansary.list_games()
    assert found["merv"]["players"] == {"min": 1, "max": 4}
    assert [option["name"] for option in found["merv"]["options"]] == ["colours"]
    assert sum(found["merv"]["provenance"].values()) > 100


def test_a_single_game_can_be_listed() -> None:
    assert [game["name"] for game in json.loads(succeeds("games", "merv", "--json"))] == ["merv"]
    assert "chess" in fails("games", "chess")


# --- rows by provenance ---------------------------------------------------------------------------------------------
def rows_of(game: str) -> dict[str, Any]:
    (found,) = json.loads(succeeds("games", game, "--provenance", "--json"))
    return dict(found)


@pytest.mark.parametrize("game", caravansary.list_games())
def test_the_rows_are_the_entries_of_the_components(game: str) -> None:
    text = (caravansary.game(game).folder / "components.toml").read_text(encoding="utf-8")
    entries = {
        group: len([key for key in table if key not in ("provenance", "provenance_of")])
        for group, table in tomllib.loads(text).items()
    }

    found = rows_of(game)

    assert {group: sum(counts.values()) for group, counts in found["groups"].items()} == entries
    assert found["rows"] == sum(entries.values()) == sum(found["total"].values())


@pytest.mark.parametrize("game", caravansary.list_games())
def test_a_row_is_reconstructed_if_any_of_its_cells_is(game: str) -> None:
    provenance = caravansary.game(game).standard_edition().provenance
    invented = {tuple(key.split(".")[:2]) for key, word in provenance.items() if word == "reconstructed"}

    assert rows_of(game)["total"].get("reconstructed", 0) == len(invented)


def test_a_wall_piece_of_merv_counts_once_with_its_least_certain_value() -> None:
    found = rows_of("merv")

    assert found["groups"]["wall"] == {"reconstructed": 12}  # the copies of each are ours
    assert found["groups"]["palace"] == {"derived": 2, "reconstructed": 2}
    assert list(found["total"]) == ["rulebook", "derived", "reconstructed"]


def test_only_the_places_on_the_map_of_marco_polo_are_reconstructed() -> None:
    groups = rows_of("marco_polo")["groups"]

    assert [group for group, counts in groups.items() if "reconstructed" in counts] == ["map"]
    assert groups["map"] == {"reconstructed": 25}


@pytest.mark.parametrize("place", ["README", "en", "de", "ru"])
def test_readme_and_lobby_say_how_much_of_marrakesh_is_reconstructed(place: str) -> None:
    """Which of its groups: wholly, mostly, some of them; no row of scrolls, towns and river tiles is."""
    found = rows_of("marrakesh")

    assert all(
        number in about_marrakesh(place) for number in (f" {found['total']['reconstructed']} ", f" {found['rows']} ")
    )
    share = {group: counts.get("reconstructed", 0) / sum(counts.values()) for group, counts in found["groups"].items()}
    assert {share[group] for group in ("stair_tile", "exchange", "provision")} == {1}
    assert {share[group] for group in ("scroll", "town", "towns", "river_side")} == {0}
    assert share["oasis"] < 0.3
    assert 0.5 < share["luxury"] < 1


def about_marrakesh(place: str) -> str:
    """The line of the README or of the lobby in a language."""
    root = Path(__file__).parent.parent.parent
    path, start = root / "README.md", "| **Marrakesh** |"
    if place != "README":
        path, start = root / "src/caravansary/server/texts" / f"lobby.{place}.ftl", "lobby-about-marrakesh ="
    return next(line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith(start))


def test_the_rows_are_shown_as_a_table_for_every_game() -> None:
    shown = succeeds("games", "--provenance")

    assert all(f"{name}: printed rows" in shown for name in caravansary.list_games())
    assert "reconstructed" in shown
