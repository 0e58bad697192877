"""Games whose positions are saved, the doors through which they are read, and what spoils them."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Sequence
from typing import Any, cast

from caravansary.core.chance import Chance
from caravansary.games.marco_polo import components, pieces, rounds, saving, travel
from caravansary.games.marco_polo.engine import ENGINE
from caravansary.games.marco_polo.game import GAME
from caravansary.games.marco_polo.state import State
from tests.games.bad_positions import Mutator
from tests.games.marco_polo.test_random_games import crowd
from tests.games.saved import Saving, one_of, play_through, play_towards, slots_of

SEATS = (2, 3, 4)
VARIANTS: dict[str, dict[str, Any]] = {
    "plain": {},
    "goals": {"goal_choice": True},
    "draft": {"character_draft": True, "random_provinces": True},
    "all": {"new_characters": True, "goal_choice": True},
}
EAGER = ("complete", "space travel", "step", "second step", "city card", "space contracts", "space gold", "use", "own")

# Everything that is rare in random games comes more often
RICH = components.EDITIONS.with_overrides(
    "rich",
    {
        "start": {"coins": [30, 30, 30, 30], "camels": 20},
        "travel": {str(steps): 1 for steps in range(1, 7)},
        "road": {road: {} for road in pieces.ROAD_IDS},
        "token": {"a": {"coins": 5, "any": 2}, "c": {"any": 1, "pair": 2}, "g": {"coins": 3, "gift": 2}},
        "office": {"o1": {"coins": 3, "step": 1}, "o2": {"any": 2, "contract": 1}, "o3": {"black": 1, "step": 1}},
        "contract": {
            **{f"k{n:02}": {"cost": {"camels": 1}} for n in range(1, 30)},
            **{f"n{n}": {"cost": {"camels": 1}, "reward": {"gift": 2, "any": 1, "step": 1}} for n in range(1, 5)},
        },
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


def crowded_positions(seats: int, seed: int, variant: str = "draft") -> Iterator[State]:
    """The positions of an eager game in which nearly all posts stand on the map from the first turn on."""
    chooser = Chance.seeded(seed)
    state = new_game(seats, seed, variant)
    while state.phase != rounds.TURNS:
        play_one(state, chooser, eager=True)
    crowd(state, chooser)
    ENGINE.ask_again(state)
    while not state.is_over:
        yield state
        for player in state.players:
            player.coins, player.camels = max(player.coins, 20), max(player.camels, 9)
        play_one(state, chooser, eager=True)


def kind_of(state: State) -> str:
    return "" if state.is_over else state.decision(state.waiting_for[0]).kind


def many_positions() -> Iterator[State]:
    for seed in range(1, 400, 2):
        yield from positions(3, seed, "all")
        yield from crowded_positions(3, seed, "draft" if seed % 4 == 1 else "all")


MANY = many_positions()
MET: dict[str, str] = {}  # the first position with a decision, as JSON


def position_at(kind: str) -> dict[str, Any]:
    """A position in which a decision is asked."""
    while kind not in MET:
        state = next(MANY)
        MET.setdefault(kind_of(state), json.dumps(state.to_dict()))
    found: dict[str, Any] = json.loads(MET[kind])
    return found


# --- the doors ------------------------------------------------------------------------------------------------------
def read(saved: Any) -> State:
    return cast(State, GAME.from_dict(saved))


def read_ours(saved: Any) -> State:
    """From our own store, which did not always seal."""
    return cast(State, GAME.from_dict(saved, ours=True))


def by_hand(saved: dict[str, Any]) -> dict[str, Any]:
    """The position without what happens within a turn, as a person would write it."""
    found: dict[str, Any] = copy.deepcopy({key: saved[key] for key in saving.KEYS})
    del found["gifts"]["drawn"]
    return found


# --- what is compared -----------------------------------------------------------------------------------------------
def contents(state: State) -> dict[str, Any]:
    """The value of every slot, in a form that can be compared; what means nothing now is left out."""
    found = slots_of(state)
    if not state.movement:
        found.update(steps=0, steps_left=0, moved=0, gift_place=-1, gift_step=0)
    if state.active < 0:
        found.update(fresh=0)
    if state.phase == rounds.START_ROUND:
        found.update(cursor=0)
    return found


SAVING = Saving(State.to_dict, read, contents)
OURS = Saving(State.to_dict, read_ours, contents)


# --- positions that tests begin with ---------------------------------------------------------------------------------
def first_turn() -> dict[str, Any]:
    """Of two seats, written by hand: blue is Raschid and begins, yellow Matteo Polo."""
    chooser = Chance.seeded(1)
    state = cast(State, GAME.new(2, seed=1, first_player=0))
    while state.phase != rounds.TURNS:
        play_one(state, chooser, eager=False)
    return by_hand(state.to_dict())


def asked(state: State) -> tuple[str, str]:
    """Who decides, and what."""
    return pieces.PLAYER_COLOURS[state.colours[state.decider]], kind_of(state)


# --- what spoils a position ------------------------------------------------------------------------------------------
WORD_LISTS: tuple[Sequence[str], ...] = (
    *(pieces.PLAYER_COLOURS, pieces.NODES, pieces.DICE, pieces.SPACES, pieces.CONTRACTS, pieces.PROVINCE_TOKENS),
    *(pieces.OFFICE_TOKENS, pieces.CITY_CARDS, pieces.GOALS, pieces.CHARACTERS, pieces.GIFTS, pieces.PAIRS),
    *(tuple(ENGINE.forms), tuple(saving.PHASES), travel.MOVEMENTS, saving.FIGURES, ("there", "back")),
)


class Plays(Mutator):
    """Spoils saved positions also by pieces that move: contracts, goals, gifts, tokens, dice."""

    one_in = 2

    def __init__(
        self, chooser: Chance, pool: list[dict[str, Any]], word_lists: Sequence[Sequence[str]] = WORD_LISTS
    ) -> None:
        super().__init__(chooser, pool, word_lists)
        self.plays = (self.exchange, self.exchange, self.enrich, self.settle)

    def some_player(self, saved: Any) -> dict[str, Any]:
        players = saved.get("players")
        found = one_of(self.chooser, list(players.values())) if isinstance(players, dict) and players else {}
        return found if isinstance(found, dict) else {}

    def enrich(self, saved: Any) -> None:
        """Somebody has other coins, camels, goods, figures."""
        player = self.some_player(saved)
        player["coins"], player["camels"] = self.chooser.below(12), self.chooser.below(9)
        player["goods"] = {good: self.chooser.below(4) for good in pieces.GOODS}
        if self.chooser.below(2):
            player["figures"] = [one_of(self.chooser, pieces.NODES)]

    def settle(self, saved: Any) -> None:
        """Somebody has other posts, outside Beijing and cities."""
        self.some_player(saved)["posts"] = [place for place in pieces.PROVINCES if self.chooser.below(2)]
