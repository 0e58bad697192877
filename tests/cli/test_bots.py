"""`bots`."""

from __future__ import annotations

import json

from caravansary import bots
from tests.cli.command import succeeds


def test_the_list_says_how_long_they_think_and_how_to_give_a_budget() -> None:
    shown = succeeds("bots")

    for name in bots.names():
        assert f"{bots.thinking_time(name):g}" in next(line for line in shown.splitlines() if f" {name} " in line)
    assert "hard@200" in shown
    assert "Manners at merv: builder, courtier, trader." in shown


def test_a_program_gets_the_same_as_json() -> None:
    found = json.loads(succeeds("bots", "--json"))

    assert sorted(bot["name"] for bot in found) == bots.names()
    assert [bot["name"] for bot in found if bot["takes_budgets"]] == ["hard", "expert"]
    assert [bot["seconds"] for bot in found] == sorted(bot["seconds"] for bot in found)
