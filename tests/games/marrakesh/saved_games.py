"""Random games for the tests of saved positions: variants, rich and wild editions, what is compared of two states."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

from caravansary.core.chance import Chance
from caravansary.core.errors import ComponentError
from caravansary.core.frames import kind_of
from caravansary.core.seal import SEAL
from caravansary.games.marrakesh import components, pieces, rounds, saving
from caravansary.games.marrakesh.components import EDITIONS
from caravansary.games.marrakesh.game import GAME
from caravansary.games.marrakesh.state import State
from tests.games.saved import Saving, example_of, one_of, play_through, play_towards, shuffle, slots_of

DOCUMENT = Path(__file__).parents[3] / "docs" / "games" / "saved-positions-marrakesh.md"
SEATS = (2, 3, 4)
VARIANTS: dict[str, dict[str, Any]] = {
    "plain": {},
    "tiles": {"stair_tiles": True, "exchange_tiles": True, "only_new_exchange_tiles": True, "first_river_tiles": False},
    "people": {"companions": True, "citizens": True, "floor": "b2"},
    "all": {**dict.fromkeys(pieces.EXPANSIONS, True), "first_river_tiles": False},
}
EAGER = (
    *("area action", "scroll", "refresh", "gate", "explore", "buy", "exchange", "place keshi", "return", "spare"),
    *("bonus cm", "keshi pink", "keshi brown", "take 2", "action", "take", "score", "add", "pay", "provide less"),
)

# Everything that is rare in random games comes more often
RICH = EDITIONS.with_overrides(
    "rich",
    {
        "start": {"resources": {"water": 9, "date": 9, "dinar": 9}},
        "scroll_colour": {colour: {"scholars": 1, "dates": 0} for colour in pieces.SCROLL_COLOURS},
        "scroll": {
            "s01": {"effect": {"two_keshis": 1, "resource": 1, "river": 2}},
            "s02": {"effect": {"stair": 3, "keshi": 1}},
        },
        "river_side": {
            side: {"bonus": {"area_action": 1, "stair": 2, "keshi": 1, "free_oasis": 1}}
            for side in ("01", "03", "04", "05", "07", "08", "10", "14", "15")
        },
        "rapid": {
            rapid: {"crossed_at": n, "bonus": {"stair": 2, "date_or_water": 1, "brown": 1}}
            for n, rapid in enumerate(pieces.RAPIDS, 1)
        },
        "connecting": {cell: {"keshi": 1, "river": 1, "pink": 1} for cell in components.BETWEEN},
        "starting_oasis": {cell: {"keshi": 1, "resource": 1} for cell in components.STARTING_CELLS},
        "square": {"0": {"good": 1}, "1": {"stair": 2, "resource": 1}, "2": {"mosque": 4}, "3": {"river": 3}},
        "towns": {"cost": {"yellow": 1}},
        "companion": dict.fromkeys(pieces.COMPANIONS, 1),
    },
)


# --- random games ---------------------------------------------------------------------------------------------------
def new_game(seats: int, seed: int, variant: str = "plain", edition: components.Components | None = None) -> State:
    return cast(State, GAME.new(seats, seed=seed, edition=edition, **VARIANTS[variant]))


def play_one(state: State, chooser: Chance, eager: bool) -> None:
    """A random action of a seat that may decide, if eager one that leads on."""
    play_towards(state, chooser, EAGER if eager else ())


def positions(
    seats: int, seed: int, variant: str = "plain", edition: components.Components | None = None
) -> Iterator[State]:
    """Every position of a random game, the final one included; in every second game everybody is eager."""
    return play_through(new_game(seats, seed, variant, edition), Chance.seeded(seed), EAGER if seed % 2 == 1 else ())


def wealthy_positions(seats: int, seed: int, variant: str = "all") -> Iterator[State]:
    """The positions of an eager game in which nobody ever lacks anything."""
    chooser = Chance.seeded(seed)
    state = new_game(seats, seed, variant, RICH)
    while not state.is_over:
        yield state
        for player in state.players if state.phase != rounds.SETUP else ():
            player.resources = [max(count, 6) for count in player.resources]
            player.goods = [max(count, 3) for count in player.goods]
        play_one(state, chooser, eager=True)
    yield state


def example() -> dict[str, Any]:
    """The position in the document of the format."""
    return example_of(DOCUMENT)


# --- editions -------------------------------------------------------------------------------------------------------
STANDARD = tomllib.loads(files("caravansary.games.marrakesh").joinpath("components.toml").read_text("utf-8"))
NUMBERS = (0, 1, 2, 3, 5, 8, 9, 15, 20)
WORDS = (*pieces.COLOURS, *components.LINE_WORDS, *pieces.SCROLL_COLOURS, *pieces.RESOURCES, *pieces.STAIRS)


def wild_edition(chooser: Chance, keys: int) -> components.Components:
    """An edition with other values at some keys, often the highest ones; values that are refused are left out."""
    found, tree = EDITIONS.standard(), cast(dict[str, Any], {})
    for _ in range(keys):
        path = one_of(chooser, sorted(components.PRINTED))
        other = json.loads(json.dumps(tree))
        put(other, path, wild_value(chooser, path))
        try:
            found = EDITIONS.with_overrides("wild", other)
        except ComponentError:
            continue
        tree = other
    return found


def put(tree: dict[str, Any], path: tuple[str, ...], value: object) -> None:
    for name in path[:-1]:
        tree = tree.setdefault(name, {})
    tree[path[-1]] = value


def wild_value(chooser: Chance, path: tuple[str, ...]) -> object:
    """Another value of the kind that our own file has there."""
    ours: Any = STANDARD
    for name in path:
        ours = ours[name]
    if isinstance(ours, int):
        return one_of(chooser, NUMBERS)
    if isinstance(ours, str):
        return one_of(chooser, WORDS)
    if isinstance(ours, list):
        shuffle(chooser, ours := ours[:])
        return ours
    if set(ours) <= set(pieces.GOODS):
        return {one_of(chooser, pieces.GOODS): 1 + chooser.below(3) for _ in range(2)}
    names = [one_of(chooser, pieces.EFFECTS) for _ in range(1 + chooser.below(4))]
    return {name: 1 if chooser.below(2) else components.MOST[name] for name in names}


# --- what is compared -----------------------------------------------------------------------------------------------
def contents(state: State) -> dict[str, Any]:
    """The value of every slot, in a form that can be compared; what means nothing now is left out."""
    found = slots_of(state)
    found["skips"] = 0  # it counts while the engine looks for the next to draft
    if state.phase == rounds.DRAFTING:
        found["cursor"] = state.cursor % state.seats  # which turn of the draft it is does not matter
    return found


def from_dict(saved: Any) -> State:
    return cast(State, GAME.from_dict(saved))


def by_hand(saved: dict[str, Any]) -> dict[str, Any]:
    """What a person would write of the position: without the seal and without the inside of a turn."""
    return {key: value for key, value in saved.items() if key not in (SEAL, *saving.INSIDE_A_TURN)}


SAVING = Saving(State.to_dict, from_dict, contents)


def telling(game: Iterator[State], often: int = 1, every: int = 50) -> Iterator[State]:
    """The positions of a game that differ in what comes next, each so often, some others, and the last one."""
    met: dict[tuple[int, ...], int] = {}
    for count, state in enumerate(game):
        kinds = (state.phase, *map(kind_of, state.stack[-2:]))
        met[kinds] = met.get(kinds, 0) + 1
        if met[kinds] <= often or count % every == 0 or state.is_over:
            yield state
