"""Everything that a state hands out can be pickled and copied; compiled, no class can by itself."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import caravansary
from caravansary.core.chance import Chance, ScriptedChance
from caravansary.core.decision import Pick, Refusal
from caravansary.core.events import Event
from caravansary.core.state import Danger, Preview


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


COPIES = [pickled, copy.copy, copy.deepcopy]


def things() -> list[Any]:
    """One of each kind, most of them from a position of a real game."""
    events: list[Event] = []
    state = caravansary.game("marco_polo").new(players=3, seed=4, events=events)
    state.play(state.decision().actions[0], events=events)
    return [
        *(events[0], Event("keshi_picked", 1, "MKSH-CHOOSE-1", {"colour": "red"}, (1,))),
        *(state.scores()[1], state.ranking()[1], state.prospects(0)[0], state.participants[1]),
        *(state.decision(), state.decision().refused[0], state.preview(state.decision().actions[-1])),
        *(Preview({0: {"coins": 2}}, {1: 2}, {"any": 1}, events[:1], None, True), Danger("fire", "TOY-1", {"n": 2})),
        *(Pick("dice", 1, [3, 4]), Refusal(7, "toy.no", "TOY-1", {"n": 2})),
    ]


@pytest.mark.parametrize("again", COPIES)
def test_what_a_state_hands_out_stays_the_same(again: Callable[[Any], Any]) -> None:
    for thing in things():
        twin = again(thing)

        assert type(twin) is type(thing)
        assert twin is not thing
        assert twin.to_dict() == thing.to_dict()


@pytest.mark.parametrize("again", COPIES)
def test_a_generator_goes_on_alike(again: Callable[[Any], Any]) -> None:
    chance, script = Chance.seeded(5), ScriptedChance([3, 1, 2])

    assert [again(chance).word() for _ in range(2)] == [chance.copy().word()] * 2
    assert again(script).below(9) == 3


@pytest.mark.parametrize("name", caravansary.list_games())
@pytest.mark.parametrize("again", COPIES)
def test_an_edition_stays_the_same(name: str, again: Callable[[Any], Any]) -> None:
    edition = caravansary.game(name).standard_edition()

    twin = again(edition)

    assert (twin.name, twin.digest, twin.overrides) == (edition.name, edition.digest, edition.overrides)
    assert twin.provenance == edition.provenance
