"""Tables as text: every position of a game can be drawn, in every language, with the options on their places."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import RenderableType

import caravansary
from caravansary.cli.boards import draw_brief, draw_table, option_details, printable
from caravansary.cli.output import Words, console
from caravansary.cli.session import marks_of
from caravansary.core.chance import Chance
from caravansary.core.state import State
from caravansary.core.texts import LANGUAGES

MERV = caravansary.game("merv")


def drawn(parts: list[RenderableType]) -> str:
    out = console()
    with out.capture() as captured:
        for part in parts:
            out.print(part)
    return captured.get()


def play_on(state: State, steps: int, chance: Chance) -> None:
    for _ in range(steps):
        if not state.is_over:
            options = state.options_of(state.waiting_for[0])
            state.play(options[chance.below(len(options))])


def city_of(shown: str) -> list[str]:
    lines = shown.splitlines()
    return lines[1 : next(number for number, line in enumerate(lines) if "▲ soldier" in line)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_is_drawn(players: int, language: str) -> None:
    words, chance = Words(MERV, language), Chance.seeded(players)
    state = MERV.new(players, 8)
    while not state.is_over:
        seat = state.waiting_for[0]
        decision = state.decision(seat)
        shown = drawn(draw_table(state, seat, words, [], marks_of(state, decision)))
        brief = drawn(draw_brief(state, seat, words, []))
        details = option_details(state, seat, words, [], decision.actions)

        assert len(shown) > len(brief) > 100
        assert len(details) == len(decision.actions)
        play_on(state, 31, chance)
    assert drawn(draw_table(state, None, words, []))


def test_the_city_fits_into_eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words, chance = Words(MERV, "en"), Chance.seeded(3)
    state = MERV.new(4, 3)
    sides = set()
    while not state.is_over:
        sides.add(state.view(None)["side"])
        shown = drawn(draw_table(state, None, words, ["A person with a very long name"] * 4))

        assert max(map(len, city_of(shown))) <= 80
        play_on(state, 9, chance)
    assert sides == {"north", "east", "south", "west"}


def test_the_options_stand_on_their_places() -> None:
    state = MERV.new(3, 5)
    words = Words(MERV, "en")
    seat = state.waiting_for[0]

    slots = drawn(draw_table(state, seat, words, [], marks_of(state, state.decision(seat))))
    state.play(state.options[1])
    sites = drawn(draw_table(state, seat, words, [], marks_of(state, state.decision(seat))))

    assert all(f"▼{slot} [{slot}]" in slots for slot in range(1, 6))
    assert sum(f"[{number}]" in "\n".join(city_of(sites)) for number in range(1, 6)) == 5


def test_walls_soldiers_and_upgrades_are_seen() -> None:
    chance, words = Chance.seeded(1), Words(MERV, "en")
    state = MERV.new(4, 1)
    seen = set()
    while not state.is_over:
        city = "\n".join(city_of(drawn(draw_table(state, None, words, []))))
        for sign in signs_of(state.view(None)):
            assert sign in city
            seen.add(sign)
        play_on(state, 11, chance)
    assert {"▓", " ▲"} <= seen


def signs_of(view: dict[str, Any]) -> set[str]:
    """What must be seen in the city."""
    cells = list(view["city"].values())
    signs = {"╫" if slot.endswith("3") else "▓" for slot in view["walls"]}
    signs |= {" ▲" for cell in cells if cell["soldier"] is not None}
    signs |= {"→white" if cell["upgrade"] == "white" else "+" for cell in cells if cell["upgrade"]}
    return signs | {"*" for camel in view["camel_market"]["camels"].values() if camel}


def test_names_cannot_move_the_cursor() -> None:
    assert printable("Анна 王\x1b[2J\r\u202e") == "Анна 王?[2J??"
