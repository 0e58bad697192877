"""`rules`."""

from __future__ import annotations

import json

import pytest

from tests.cli.command import succeeds


def test_without_words_the_areas_are_listed() -> None:
    shown = succeeds("rules", "merv")

    assert "Merv: the rules" in shown
    assert "Caravansary" in shown
    assert "24 rules" in shown


@pytest.mark.parametrize("asked", ["MERV-CARAVAN-4", "merv-caravan-4", "caravan-4", "Caravan 4"])
def test_an_id_shows_its_rule(asked: str) -> None:
    shown = succeeds("rules", "merv", asked)

    assert "MERV-CARAVAN-4  Cards in reach" in shown
    assert "CARAVAN-5" not in shown


@pytest.mark.parametrize("asked", [["camelmarket"], ["Camel", "market"]])
def test_the_name_of_an_area_shows_the_area(asked: list[str]) -> None:
    shown = succeeds("rules", "merv", *asked)

    assert "Camel market (CAMELMARKET)" in shown
    assert "MERV-CAMELMARKET-1" in shown
    assert "MERV-CAMELMARKET-9" in shown


def test_words_are_looked_for_in_titles_and_texts() -> None:
    few = succeeds("rules", "merv", "supply", "of", "cubes", "short")
    many = succeeds("rules", "merv", "camel")

    assert "MERV-RES-22  Supply of cubes runs short" in few
    assert "rules found" in many


@pytest.mark.parametrize(
    ("language", "title"), [("de", "Plätze für Segmente und Tore"), ("ru", "Места для фрагментов и ворот")]
)
def test_a_rule_is_told_in_the_language_that_is_asked_for(language: str, title: str) -> None:
    shown = succeeds("rules", "merv", "wall-2", "--lang", language)

    assert f"MERV-WALL-2  {title}" in shown
    assert "Slots for segments and gates" not in shown


def test_a_program_gets_areas_and_rules_as_json() -> None:
    areas = json.loads(succeeds("rules", "merv", "--json"))
    rules = json.loads(succeeds("rules", "merv", "caravan", "--json"))

    assert {"area": "CARAVAN", "title": "Caravansary", "rules": 24} in areas
    assert [rule["id"] for rule in rules] == [f"MERV-CARAVAN-{n}" for n in range(1, 25)]
    assert all(rule["text"] for rule in rules)


def test_the_items_of_a_list_stay_lines_of_their_own() -> None:
    lines = succeeds("rules", "marco_polo", "setup-8").splitlines()

    assert "  - A, Anxi: 5 coins." in lines
    assert "  - B, Ormuz: 3 camels." in lines


def test_a_long_item_goes_on_under_its_text() -> None:
    lines = succeeds("rules", "marco_polo", "travel-4").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("  - 3 camels"))

    assert lines[first + 1].startswith("    ")
    assert lines[first + 2].startswith("  - 4 camels")
