"""Marrakesh as a game of the program: options, editions, actions, positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from caravansary.core.chance import Chance
from caravansary.core.errors import Given
from caravansary.core.events import Event
from caravansary.core.game import Game, Option
from caravansary.core.options import colours_of, switch
from caravansary.core.reading import Saved
from caravansary.core.state import State as CoreState
from caravansary.games.marrakesh import (
    actions,
    components,
    evaluate,
    invariants,
    observe,
    pieces,
    rounds,
    saving,
    setup,
    stair_tiles,
)
from caravansary.games.marrakesh.engine import ENGINE
from caravansary.games.marrakesh.events import KINDS
from caravansary.games.marrakesh.state import Player, State


def _switch(name: str, default: bool, help: str) -> Option:
    return Option(name, default, help, switch(name))


class Marrakesh(Game):
    """Marrakesh, for two to four players, with five expansions in any combination (MKSH-GEN-1)."""

    name = "marrakesh"
    rules_version = 1
    min_players = 2
    max_players = 4
    num_actions = actions.NUM_ACTIONS
    table = actions.TABLE
    engine = ENGINE
    editions = components.EDITIONS
    event_kinds = KINDS
    state_class = State
    player_class = Player
    observation_size = observe.SIZE
    folder = Path(__file__).parent
    seats_have_secrets = True
    rounds = pieces.SEASONS * pieces.ROUNDS
    plan_width = 24  # more brings no more points here, only time
    quick_levels = 1
    simulations = 64
    options = (
        Option("floor", "b1", "the floor in the tower: on b2 more keshis get stuck", setup.check_floor, pieces.FLOORS),
        _switch("first_river_tiles", True, "the river tiles recommended for a first game"),
        _switch("stair_tiles", False, "expansion 1: tiles cover the connecting bonuses"),
        Option(
            "chosen_stair_tiles",
            None,
            "with expansion 1: the twelve tiles that the players agree upon, such as st09b (default: drawn)",
            stair_tiles.check,
        ),
        _switch("companions", False, "expansion 2: the sultan and the imam accompany pawns"),
        _switch("exchange_tiles", False, "expansion 3: more exchange tiles"),
        _switch("only_new_exchange_tiles", False, "with expansion 3: only its own exchange tiles"),
        _switch("citizens", False, "expansion 4: the other side of the citizens' disk"),
        _switch("towns", False, "expansion 5: desert towns"),
        Option(
            "colours",
            None,
            "the colour of each seat: green, blue, yellow, red (default: in this order)",
            colours_of(pieces.PLAYER_COLOURS),
            choices=pieces.PLAYER_COLOURS,
            per_seat=True,
        ),
    )
    vocabulary = frozenset(
        {"area", "colour", "companion", "connecting", "exchange", "gate", "gate_colour", "good", "luxury", "oasis"}
        | {"oasis_cell", "path", "provision", "resource", "scroll", "scroll_colour", "side", "source", "stack", "stair"}
        | {"town", "town_cell", "workshop"}
    )

    def _new(
        self, players: int, seed: Given[int], edition: Any, options: dict[str, Any], events: list[Event] | None
    ) -> State:
        return setup.new_state(edition, players, options, Chance.seeded(seed), events)

    def saved(self, state: CoreState) -> dict[str, Any]:
        return saving.saved(cast(State, state))

    def _read(self, top: Saved, by_hand: bool) -> State:
        return saving.read(top, by_hand)

    def _check(self, state: CoreState) -> None:
        invariants.check(cast(State, state))

    def _begin(self, state: CoreState) -> None:
        s = cast(State, state)
        rounds.begin(s)
        ENGINE.advance(s)

    def stays_hidden(self, action: int) -> bool:
        """The chosen keshis are thrown for all to see (MKSH-CHOOSE-7)."""
        return False

    def evaluate(self, state: CoreState, seat: int) -> float:
        return evaluate.evaluate(cast(State, state), seat)

    def observe_bytes(self, state: CoreState, seat: int) -> bytearray:
        return observe.write_table(cast(State, state), seat)


GAME = Marrakesh()
