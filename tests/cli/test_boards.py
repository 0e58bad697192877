"""Tables as text: every position of a game can be drawn, in every language, with the options on their places."""

from __future__ import annotations

from typing import Any

import pytest

import caravansary
from caravansary.cli.boards import draw_brief, draw_table, moment_of, option_details, printable
from caravansary.cli.output import WIDTH, Words
from caravansary.core.chance import Chance
from caravansary.core.texts import LANGUAGES
from caravansary.games.marrakesh.pieces import EXPANSIONS
from tests.cli.drawing import StrictWords, asked, drawn, play_on, play_until, seen_by
from tests.cli.test_cli_texts import SOURCES, spoken

MERV = caravansary.game("merv")
WITH_ALL: dict[str, Any] = dict.fromkeys(EXPANSIONS, True)
NEW_CHARACTERS = {"new_characters": True, "goal_choice": True}


def fits(shown: str) -> bool:
    return max(map(len, shown.splitlines())) <= WIDTH


# --- all boards -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "players", "options", "steps"),
    [
        *(("merv", players, {}, 31) for players in (1, 2, 3, 4)),
        ("marrakesh", 2, {}, 101),
        *(("marrakesh", players, WITH_ALL, 101) for players in (3, 4)),
        ("marco_polo", 2, {}, 31),
        *(("marco_polo", players, NEW_CHARACTERS, 31) for players in (3, 4)),
    ],
)
def test_every_position_is_drawn(name: str, players: int, options: dict[str, Any], steps: int) -> None:
    """One position in one language, the next in the next."""
    game, chance, number = caravansary.game(name), Chance.seeded(players), players
    words = [Words(game, language) if name == "merv" else StrictWords(game, language) for language in LANGUAGES]
    state = game.new(players, 8, **options)
    while not state.is_over:
        seat, said = state.waiting_for[0], words[number % len(words)]
        actions = state.decision(seat).actions
        table, brief = asked(state, said), drawn(draw_brief(state, seat, said, []))

        assert len(table) > len(brief) > 100
        assert fits(table)
        assert fits(brief)
        assert len(option_details(state, seat, said, [], actions)) == len(actions)
        play_on(state, steps, chance)
        number += 1
    assert all(fits(drawn(draw_table(state, None, said, []))) for said in words)


@pytest.mark.parametrize(("name", "kind"), [("marrakesh", "choose_worker"), ("marco_polo", "choose_action")])
def test_a_new_turn_is_a_new_moment(name: str, kind: str) -> None:
    state = caravansary.game(name).new(2, 4)
    play_until(state, kind, Chance.seeded(1))
    first = state.waiting_for[0]
    before = moment_of(state, first)
    while state.waiting_for[0] == first:
        play_on(state, 1, Chance.seeded(2))

    assert moment_of(state, first) != before


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_board_has_the_words_of_another(language: str) -> None:
    found = [message for source in SOURCES for message in spoken(language, source)]

    assert {"", "merv", "marrakesh", "marco_polo"} <= set(SOURCES)
    assert len(found) == len(set(found))


def test_names_cannot_move_the_cursor() -> None:
    assert printable("Анна 王\x1b[2J\r\u202e") == "Анна 王?[2J??"


# --- Merv -----------------------------------------------------------------------------------------------------------
def city_of(shown: str) -> list[str]:
    lines = shown.splitlines()
    first = next(number for number, line in enumerate(lines) if "c1  " in line)
    return lines[first : next(number for number, line in enumerate(lines) if "▲ soldier" in line)]


def test_the_city_fits_into_eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words, chance = Words(MERV, "en"), Chance.seeded(3)
    state = MERV.new(4, 3)
    sides = set()
    while not state.is_over:
        sides.add(state.view(None)["side"])
        shown = drawn(draw_table(state, None, words, ["A person with a very long name"] * 4))

        assert max(map(len, city_of(shown))) <= 80
        play_on(state, 13, chance)
    assert sides == {"north", "east", "south", "west"}


def test_the_options_stand_on_their_places() -> None:
    state = MERV.new(3, 5)

    slots = asked(state)
    state.play(state.options[1])
    sites = asked(state)

    assert all(f"▼{slot} [{slot}]" in slots for slot in range(1, 6))
    assert sum(f"[{number}]" in "\n".join(city_of(sites)) for number in range(1, 6)) == 5


def test_walls_soldiers_and_upgrades_are_seen() -> None:
    chance = Chance.seeded(1)
    state = MERV.new(4, 1)
    seen = set()
    while not state.is_over:
        city = "\n".join(city_of(seen_by(state, None)))
        for sign in signs_of(state.view(None)):
            assert sign in city
            seen.add(sign)
        play_on(state, 17, chance)
    assert {"▓", " ▲"} <= seen


def signs_of(view: dict[str, Any]) -> set[str]:
    """What must be seen in the city."""
    cells = list(view["city"].values())
    signs = {"╫" if slot.endswith("3") else "▓" for slot in view["walls"]}
    signs |= {" ▲" for cell in cells if cell["soldier"] is not None}
    signs |= {"→white" if cell["upgrade"] == "white" else "+" for cell in cells if cell["upgrade"]}
    return signs | {"*" for camel in view["camel_market"]["camels"].values() if camel}
