"""What a seat sees is all that its decisions depend on: positions with other options never look the same to it.

From positions of random games all that the seat might click is followed for a few clicks. Two positions with the same
vector must offer the same, and the same clicks from both must lead to the same vectors again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

import pytest

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.frames import arg_of
from caravansary.core.game import Game
from caravansary.core.state import State
from tests.envs.variants import OPTIONS, VARIANTS
from tests.games.playing import play_randomly, random_option, random_seat

GAMES: Final = [(name, players, OPTIONS[name]) for name, players in VARIANTS]
LOOKED_AT: Final = 12  # of so many decisions one is the root of a tree
SEEDS: Final = int(os.environ.get("CARAVANSARY_LOOKED_AT_GAMES", "2"))
CLICKS: Final = 4  # of the tree
WIDTH: Final = 30  # positions that are followed from each level
ON: Final = 15  # decisions that are compared after it


def tree(root: State, seat: int, chance: Chance) -> Iterator[State]:
    """Positions after a few clicks of the seat, chosen by chance."""
    level = [root]
    for _ in range(CLICKS):
        found = []
        for state in level:
            for action in state.options_of(seat):
                child = state.copy()
                child.play(action, seat)
                found.append(child)
        places = list(range(len(found)))
        chance.shuffle(places)
        level = [found[place] for place in places[:WIDTH]]
        yield from level


def check_alike(game: Game, one: State, other: State, seat: int, chance: Chance) -> None:
    """Both offer the same and go on in the same way, as far as the seat sees."""
    one, other = one.copy(), other.copy()
    other.chance = one.chance.copy()  # of what is still to come nobody knows anything
    for _ in range(ON):
        assert one.waiting_for == other.waiting_for
        assert sorted(one.options_of(seat)) == sorted(other.options_of(seat))
        assert game.observe_bytes(one, seat) == game.observe_bytes(other, seat)
        if one.is_over:
            return
        who = random_seat(one, chance)
        assert sorted(one.options_of(who)) == sorted(other.options_of(who))
        action = random_option(one, who, chance)
        one.play(action, who)
        other.play(action, who)
    assert [score.total for score in one.scores()] == [score.total for score in other.scores()]


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_positions_that_look_the_same_go_on_in_the_same_way(name: str, players: int, options: dict[str, Any]) -> None:
    game = caravansary.game(name)
    chance = Chance.seeded(players)
    compared = 0
    for seed in range(SEEDS):
        state = game.new(players, seed, **options)
        while not state.is_over:
            seat = random_seat(state, chance)
            if chance.below(LOOKED_AT) == 0:
                seen: dict[bytes, State] = {}
                for found in tree(state, seat, chance):
                    twin = seen.setdefault(bytes(game.observe_bytes(found, seat)), found)
                    if twin is not found and twin.to_dict() != found.to_dict():
                        check_alike(game, twin, found, seat, chance)
                    compared += 1
            play_randomly(state, chance)
    assert compared > 50


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_what_is_pending_has_room(name: str, players: int, options: dict[str, Any]) -> None:
    game = caravansary.game(name)
    observe: ModuleType = sys.modules[f"caravansary.games.{name}.observe"]
    for seed in range(8):
        state = game.new(players, seed, **options)
        chance = Chance.seeded(seed)
        while not state.is_over:
            assert len(state.stack) <= observe.FRAMES
            assert max(map(arg_of, state.stack)) < 1 << observe.ARGUMENT
            play_randomly(state, chance)


@pytest.mark.parametrize("name", caravansary.list_games())
def test_the_layout_names_every_number_once(name: str) -> None:
    game = caravansary.game(name)
    spans = game.observation_layout()

    assert len({span.name for span in spans}) == len(spans)
    assert all(span.meaning and span.size > 0 for span in spans)
    ends = [span.offset + span.size for span in spans]
    assert [span.offset for span in spans] == [0, *ends[:-1]]
    assert ends[-1] == game.observation_size == len(game.observe(game.new(3, 1), 0))
    names = game.observation_names()
    assert len(set(names)) == len(names) == game.observation_size
    for span in spans:
        assert names[span.offset].removesuffix("[0]") == span.name


@pytest.mark.parametrize(
    ("name", "span", "expected"),
    [
        ("merv", "time.year", [1, 0, 0]),
        ("marco_polo", "time.round", [1, 0, 0, 0, 0]),
        ("marrakesh", "time.season", [1, 0, 0]),
    ],
)
def test_a_name_leads_to_its_numbers(name: str, span: str, expected: list[float]) -> None:
    game = caravansary.game(name)
    found = {one.name: one for one in game.observation_layout()}[span]

    assert game.observe(game.new(3, 1), 0)[found.offset : found.offset + found.size] == expected
