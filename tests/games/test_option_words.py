"""Whoever chooses reads what an option is: never a bare place, number or code, in none of the languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.game import Game
from caravansary.core.state import State
from caravansary.core.texts import LANGUAGES

GAMES: Final = 4  # of each game, of every number of players
CODE: Final = re.compile(r"\br\dc\d\b|\b[A-Z]\d+\b|\b[nesw]\d\b|\b[IVX]+-\d\b|\d+")
WORD: Final = re.compile(r"[^\W\d_]{2,}")


def asked(game: Game) -> Iterator[tuple[State, int]]:
    """Every decision of some random games, with the seat that is asked."""
    for seed in range(GAMES):
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        state, chance = game.new(players=players, seed=seed), Chance.seeded(seed)
        while not state.is_over:
            seat = state.waiting_for[0]
            yield state, seat
            options = state.options_of(seat)
            state.play(options[chance.below(len(options))], seat)


def said(game: Game) -> dict[str, set[tuple[str, str, bool]]]:
    """By language, the words of every option and refused sibling, what it leads to, and whether it may be chosen."""
    found: dict[str, set[tuple[str, str, bool]]] = {language: set() for language in LANGUAGES}
    kinds: dict[tuple[str, int], int] = {}
    for state, seat in asked(game):
        decision = state.decision(seat)
        refused = [refusal.action for refusal in decision.refused if refusal.action >= 0]
        for action in [*decision.actions, *refused]:
            kinds[decision.kind, action] = kinds.get((decision.kind, action), 0) + 1
            if kinds[decision.kind, action] > 3:  # the words of an option do not depend on much
                continue
            for language, words in found.items():
                speaker = game.speaker(language)
                may = action in decision.actions
                brings = speaker.brings(action, state, seat) if may else ""
                words.add((speaker.option(action, state, seat), brings, may))
    return found


@pytest.fixture(scope="module", params=["marco_polo", "marrakesh", "merv"])
def words(request: pytest.FixtureRequest) -> dict[str, set[tuple[str, str, bool]]]:
    return said(caravansary.game(request.param))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_is_more_than_a_place_or_a_code(words: dict[str, set[tuple[str, str, bool]]], language: str) -> None:
    assert len(words[language]) > 100
    bare = {label for label, _, _ in words[language] if len(WORD.findall(CODE.sub("", label))) < 2}
    assert bare == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_an_option_are_whole(words: dict[str, set[tuple[str, str, bool]]], language: str) -> None:
    for label, brings, _ in words[language]:
        assert label[0].isupper() or label[0].isdigit()
        for text in (label, brings):
            assert not re.search(r"[{}$]|None|  |\w_\w|[.:;,]$|\(\)", text), text
            assert text == text.strip()


def test_a_site_says_what_it_is_what_it_brings_and_what_can_be_paid() -> None:
    game = caravansary.game("merv")
    state = game.new(players=3, seed=1)
    seat = state.waiting_for[0]
    state.play(game.parse_action("slot 2"), seat)
    speaker = game.speaker("en")

    for action in state.options_of(seat):
        cell = game.describe_action(action)["cell"]
        site = state.view(seat)["city"][cell]["site"]
        assert speaker.option(action, state, seat) == f"Build: {speaker.texts.format(f'site-{site}')} ({cell})"
        assert speaker.brings(action, state, seat).startswith("then ")


def test_a_slot_tells_what_the_sites_of_its_line_would_yield() -> None:
    game = caravansary.game("merv")
    state = game.new(players=3, seed=1)
    seat = state.waiting_for[0]

    ahead = state.ahead(game.parse_action("slot 2"), seat)

    state.play(game.parse_action("slot 2"), seat)
    assert list(ahead) == state.options_of(seat)
    assert ahead == {action: state.preview(action, seat).changes[seat] for action in state.options_of(seat)}
    assert state.ahead(state.options_of(seat)[0], seat) == {}


def test_the_preview_says_whose_the_next_decision_is() -> None:
    game = caravansary.game("merv")
    state = game.new(players=3, seed=1)
    seat = state.waiting_for[0]

    while "end turn" not in [game.action_name(action) for action in state.options_of(seat)]:
        option = state.options_of(seat)[0]
        assert state.preview(option, seat).next_seat == seat
        state.play(option, seat)

    assert state.preview(game.parse_action("end turn"), seat).next_seat not in (seat, None)
