"""Saved positions of any game: ways into them, what is compared of two states, round trips, refusals."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, Final, Generic, TypeVar

import pytest
from hypothesis import strategies as st

from caravansary.core.chance import Chance
from caravansary.core.errors import PositionError
from caravansary.core.state import State

S = TypeVar("S", bound=State)
Thing = TypeVar("Thing")
Way = tuple[Any, ...]  # keys and indexes from the top of a saved position
DELETE: Final = object()
JSON_VALUES: Final[st.SearchStrategy[object]] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def shuffle(chooser: Chance, things: list[Any]) -> None:
    """Put anything into a random order, in place; our generator does so with whole numbers only."""
    order = list(range(len(things)))
    chooser.shuffle(order)
    things[:] = [things[place] for place in order]


def one_of(chooser: Chance, things: Sequence[Thing]) -> Thing:
    return things[chooser.below(len(things))]


# --- ways into a saved position -------------------------------------------------------------------------------------
def paths(value: Any, at: Way = ()) -> Iterator[Way]:
    """The ways to all values inside a saved position."""
    yield at
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from paths(one, (*at, key))


def value_at(value: Any, path: Way) -> Any:
    for key in path:
        value = value[key]
    return value


def changed(saved: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A copy with other values at some fields; DELETE stands for none."""
    result = copy.deepcopy(saved)
    change(result, changes)
    return result


def change(saved: dict[str, Any], changes: dict[str, Any]) -> None:
    for field, value in changes.items():
        *way, last = [int(key) if key.lstrip("-").isdigit() else key for key in field.split(".")]
        if value is DELETE:
            del value_at(saved, tuple(way))[last]
        else:
            value_at(saved, tuple(way))[last] = value


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def case(field: str, changes: dict[str, Any]) -> Any:
    """What spoils a position, and the field that is named then."""
    return pytest.param(field, changes, id=f"{field} {changes}"[:80])


def example_of(document: Path) -> dict[str, Any]:
    """The position in the document of the format."""
    found: dict[str, Any] = json.loads(document.read_text("utf-8").split("```json\n")[1].split("```")[0])
    return found


# --- random games ---------------------------------------------------------------------------------------------------
def play_towards(state: State, chooser: Chance, wanted: tuple[str, ...]) -> None:
    """A random action of a seat that may decide, mostly one whose name begins as wanted."""
    seat = one_of(chooser, state.waiting_for)
    options = state.options_of(seat)
    eager = [action for action in options if state.game.action_name(action).startswith(wanted)] if wanted else []
    state.play(one_of(chooser, eager if eager and chooser.below(4) else options), seat)


def play_through(state: S, chooser: Chance, wanted: tuple[str, ...]) -> Iterator[S]:
    """Every position of a random game, the final one included."""
    while not state.is_over:
        yield state
        play_towards(state, chooser, wanted)
    yield state


# --- what is compared -----------------------------------------------------------------------------------------------
def attributes(kind: type) -> list[str]:
    """The names of all values in the slots; compiled classes do not list their slots."""
    properties = {"game", "participants", "is_over", "to_move", "waiting_for"}
    slots = (MemberDescriptorType, GetSetDescriptorType)
    return [
        name
        for name in dir(kind)
        if isinstance(getattr(kind, name), slots) and not name.startswith("_") and name not in properties
    ]


def slots_of(state: Any) -> dict[str, Any]:
    """The value of every slot, in a form that can be compared."""
    found = {name: getattr(state, name) for name in attributes(type(state))}
    of_player = attributes(type(state.players[0]))
    found["players"] = [{name: getattr(player, name) for name in of_player} for player in state.players]
    found["chance"] = state.chance.to_list()
    found["printed"] = (state.printed.name, state.printed.overrides, state.printed.digest)
    return found


def pickled(state: S) -> S:
    twin: S = pickle.loads(pickle.dumps(state))
    return twin


# --- a game ---------------------------------------------------------------------------------------------------------
class Saving(Generic[S]):
    """How a game saves its positions, and what is compared of two of them."""

    def __init__(
        self,
        to_dict: Callable[[S], dict[str, Any]],
        from_dict: Callable[[Any], S],
        contents: Callable[[S], dict[str, Any]],
    ) -> None:
        self.to_dict = to_dict
        self.from_dict = from_dict
        self.contents = contents

    # --- round trips ------------------------------------------------------------------------------------------------
    def check_read_back(self, state: S) -> None:
        """The position comes back from JSON with the same decider, options, views and everything else."""
        saved = self.to_dict(state)
        again = json.loads(json.dumps(saved))
        assert again == saved
        loaded = self.from_dict(again)
        assert self.contents(loaded) == self.contents(state)
        assert self.to_dict(loaded) == saved
        for seat in (None, max(state.decider, 0)):
            assert loaded.view(seat) == state.view(seat)

    def check_plays_on(self, state: S, chooser: Chance) -> None:
        """A position that was read plays on as the original."""
        original, twin = state.copy(), self.from_dict(self.to_dict(state))
        while not original.is_over:
            seat = one_of(chooser, original.waiting_for)
            action = one_of(chooser, original.options_of(seat))
            original.play(action, seat)
            twin.play(action, seat)
        assert self.contents(twin) == self.contents(original)

    def check_copy(self, state: Any, twin: Any) -> None:
        assert self.contents(twin) == self.contents(state)
        assert twin.players is not state.players

    def check_not_shared(self, state: Any, changes: dict[str, Any]) -> None:
        """What was saved is shared neither with the state nor with one that was read."""
        saved = self.to_dict(state)
        overrides = copy.deepcopy(saved["edition"]["overrides"])
        loaded = self.from_dict(saved)
        before = self.contents(loaded)
        change(saved, changes)
        saved["edition"]["overrides"].clear()
        assert self.contents(loaded) == before
        assert self.to_dict(state)["edition"]["overrides"] == overrides == state.printed.overrides != {}

    def check_blind(self, state: Any) -> None:
        """A blind copy is saved as an ordinary position."""
        blind = state.copy()
        blind.blind = True
        assert self.to_dict(blind) == self.to_dict(state)

    def check_example(self, document: Path) -> None:
        """The example of the document is a position, with its keys in the same order."""
        example = example_of(document)
        again = self.to_dict(self.from_dict(example_of(document)))
        assert again == example
        assert list(again) == list(example)

    # --- refusals ---------------------------------------------------------------------------------------------------
    def refusal(self, saved: object) -> PositionError:
        with pytest.raises(PositionError) as caught:
            self.from_dict(saved)
        assert str(caught.value).startswith(caught.value.field)
        return caught.value

    def check_needed(self, start: dict[str, Any], key: str) -> None:
        """The key is needed, and nothing deep or huge helps."""
        assert self.refusal(changed(start, {key: DELETE})).field == key
        for junk in (nested(50_000), 10**5000, {"x": nested(50_000)}):
            assert self.refusal(changed(start, {key: junk})).field.split(".")[0] == key

    def check_anything(self, start: dict[str, Any], key: str, junk: object, free: Mapping[str, type]) -> None:
        """Anything else is refused, as a position and at a key; some keys may have any value of their type."""
        self.refusal(junk)
        if junk != start[key] and type(junk) is not free.get(key):
            self.refusal(changed(start, {key: junk}))
