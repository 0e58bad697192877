"""The table of Marco Polo as text: every position, in every language, with the options on their places."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import RenderableType

import caravansary
from caravansary.cli.boards import TableView, draw_brief, draw_table, marco_polo_map, moment_of, option_details
from caravansary.cli.output import WIDTH, Words, console
from caravansary.cli.session import marks_of
from caravansary.core.chance import Chance
from caravansary.core.state import State
from caravansary.core.texts import LANGUAGES
from tests.cli.command import succeeds
from tests.cli.test_cli_texts import messages

POLO = caravansary.game("marco_polo")


class StrictWords(Words):
    """Every name that the board asks for must be a word of the game."""

    def name(self, kind: str, thing: str, **args: Any) -> str:
        assert self.speaker.texts.has(f"{kind}-{thing}"), f"{self.language}: no word {kind}-{thing}"
        return super().name(kind, thing, **args)


def drawn(parts: list[RenderableType]) -> str:
    out = console()
    out.width = WIDTH
    with out.capture() as captured:
        for part in parts:
            out.print(part)
    return captured.get()


def table_of(state: State, words: Words | None = None) -> str:
    """The table as the seat sees it that is asked now."""
    seat = state.waiting_for[0]
    return drawn(draw_table(state, seat, words or Words(POLO, "en"), [], marks_of(state, state.decision(seat))))


def play_on(state: State, steps: int, chance: Chance) -> None:
    for _ in range(steps):
        if not state.is_over:
            seat = state.waiting_for[0]
            options = state.options_of(seat)
            state.play(options[chance.below(len(options))], seat=seat)


def play_until(state: State, kind: str, chance: Chance) -> None:
    while state.decision(state.waiting_for[0]).kind != kind:
        play_on(state, 1, chance)


def play(state: State, *names: str) -> None:
    for name in names:
        state.play(POLO.parse_action(name))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_is_drawn(players: int, language: str) -> None:
    words, chance = StrictWords(POLO, language), Chance.seeded(players)
    with_all = players > 2
    state = POLO.new(players, 8, new_characters=with_all, goal_choice=with_all)
    while not state.is_over:
        seat = state.waiting_for[0]
        decision = state.decision(seat)
        shown = table_of(state, words)
        brief = drawn(draw_brief(state, seat, words, []))

        assert len(shown) > len(brief) > 100
        assert len(option_details(state, seat, words, [], decision.actions)) == len(decision.actions)
        play_on(state, 31, chance)
    assert drawn(draw_table(state, None, words, []))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_thing_has_a_text(language: str) -> None:
    table = TableView(POLO.new(2, 1), None, StrictWords(POLO, language), [], {})

    cards = [marco_polo_map.card_text(table, card) for card in table.printed["city_card"] if card.startswith("t")]
    contracts = [contract for contract in table.printed["contract"] if not contract.startswith("provenance")]
    texts = [marco_polo_map.contract_text(table, contract).plain for contract in contracts]

    assert len(set(cards)) == 31
    assert all(" → " in text for text in texts)
    assert len(texts) == 48


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sketch_has_all_nodes_and_roads_and_fits_into_eighty_columns(language: str) -> None:
    state = POLO.new(4, 3)
    words = Words(POLO, language)
    lines = table_of(state, words).splitlines()[1:8]

    assert set(marco_polo_map.TOLLS) == {road for road in POLO.printed(None)["road"] if "_" in road} - {"provenance_of"}
    assert max(map(len, lines)) <= 80
    assert "\n".join(lines).count("●") == 4
    for node in marco_polo_map.WHERE:
        name = node[-1].upper() if node.startswith("oasis") else words.name("node", node)
        assert name in lines[marco_polo_map.WHERE[node][0]]


def test_tolls_of_an_edition_are_on_the_map() -> None:
    edition = POLO.read_edition('name = "dear"\n[road]\nvenezia_alexandria = { camels = 6 }\n')
    standard, dear = POLO.new(2, 1), POLO.new(2, 1, edition=edition)

    assert "6*" not in "\n".join(table_of(standard).splitlines()[:8])
    assert "6*" in "\n".join(table_of(dear).splitlines()[:8])


def first_turn_of_raschid() -> State:
    """Blue begins; its dice have no value, so that those for an empty space need not be chosen."""
    state = POLO.new(3, 5, first_player=0)
    play_until(state, "choose_action", Chance.seeded(1))
    return state


def test_options_stand_on_their_places() -> None:
    state = first_turn_of_raschid()
    actions = table_of(state)
    play(state, "space contracts")
    contracts = table_of(state)

    assert "Take coins[1]" in actions
    assert "Travel[8]" in actions
    assert all(f" {position}[{position}] K" in contracts for position in range(1, 7))


def test_steps_and_posts_are_seen_on_the_map() -> None:
    state = first_turn_of_raschid()
    play(state, "space travel")
    asked = table_of(state)
    play(state, "step alexandria", "stop")
    built = table_of(state)

    assert "Alexandria[" in asked
    assert "Within reach" in asked
    assert "posts: Blue" in built
    assert "Alexandria●" in built


def test_an_occupied_space_says_what_it_costs() -> None:
    state = first_turn_of_raschid()
    words = Words(POLO, "en")
    play(state, "space coins")

    yellow, green = (drawn(draw_table(state, seat, words, [])) for seat in (1, 2))

    assert "Blue 1  costs your lowest die" in yellow
    assert "Blue 1  free for you" in green  # who plays Berke Khan


def test_only_own_goal_cards_are_shown() -> None:
    state = POLO.new(2, 4)
    words = Words(POLO, "en")

    assert drawn(draw_table(state, 0, words, [])).count("Goals") == 1
    assert "Goals" not in drawn(draw_table(state, None, words, []))


def test_a_new_turn_is_a_new_moment() -> None:
    state = POLO.new(2, 4)
    play_until(state, "choose_action", Chance.seeded(1))
    first = state.waiting_for[0]
    before = moment_of(state, first)
    while state.waiting_for[0] == first:
        play_on(state, 1, Chance.seeded(2))

    assert moment_of(state, first) != before


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_not_those_of_another_board(language: str) -> None:
    others = set(messages(language, "")) | set(messages(language, "merv"))

    assert not others & set(messages(language, "marco_polo"))


@pytest.mark.parametrize(("language", "title"), [("en", "The Voyages of Marco Polo for 2"), ("de", "Auf den Spuren")])
def test_it_can_be_played_at_the_keyboard(language: str, title: str) -> None:
    shown = succeeds(
        *("play", "marco_polo", "--players", "2", "--bots", "random", "--seed", "3", "--lang", language),
        typed="b\n" + "1\n" * 12,
    )

    assert shown.startswith(title)
    assert "Venezia" in shown
    assert "POLO-TURN-1" in shown
