"""`games`."""

from __future__ import annotations

import json

import caravansary
from tests.cli.command import succeeds


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
