"""Merv as a game of the program: options, editions, actions, positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from caravansary.core.chance import Chance
from caravansary.core.errors import Given
from caravansary.core.events import Event
from caravansary.core.game import Game, Option
from caravansary.core.reading import Saved
from caravansary.core.state import State as CoreState
from caravansary.games.merv import actions, components, evaluate, invariants, observe, pieces, saving, setup
from caravansary.games.merv.engine import ENGINE
from caravansary.games.merv.events import KINDS
from caravansary.games.merv.rounds import LAST_YEAR, ROUNDS
from caravansary.games.merv.state import Player, State


class Merv(Game):
    """Merv: The Heart of the Silk Road, for one to four players."""

    name = "merv"
    rules_version = 1
    min_players = 1
    max_players = 4
    num_actions = actions.NUM_ACTIONS
    table = actions.TABLE
    engine = ENGINE
    editions = components.EDITIONS
    event_kinds = KINDS
    state_class = State
    player_class = Player
    observation_size = observe.SIZE
    rounds = LAST_YEAR * ROUNDS
    simulated_width = 20  # quick plans make too little of a turn here: a search that imagines them is no better for it
    simulations = 12
    span = ROUNDS  # what a plan is worth shows when the palace has been scored,
    spans_ahead = 2  # this year and the next
    folder = Path(__file__).parent
    options = (
        Option(
            "colours",
            None,
            "the colour of each seat: red, blue, yellow, green (default: in this order)",
            setup.check_colours,
            choices=pieces.PLAYER_COLOURS,
            per_seat=True,
        ),
    )
    vocabulary = frozenset(
        {"board", "boon", "colour", "contract", "corner", "cost_colour", "good", "hall", "market_slot", "node"}
        | {"piece", "side", "site", "source", "spice", "stack", "tile", "upgrade", "city", "other_city", "wall_slot"}
    )

    def _new(
        self, players: int, seed: Given[int], edition: Any, options: dict[str, Any], events: list[Event] | None
    ) -> State:
        return setup.new_state(edition, players, options["colours"], Chance.seeded(seed), events)

    def saved(self, state: CoreState) -> dict[str, Any]:
        return saving.saved(cast(State, state))

    def _read(self, top: Saved, by_hand: bool) -> State:
        return saving.read(top, by_hand)

    def _check(self, state: CoreState) -> None:
        invariants.check(cast(State, state))

    def _begin(self, state: CoreState) -> None:
        saving.begin(cast(State, state))

    def evaluate(self, state: CoreState, seat: int) -> float:
        return evaluate.evaluate(cast(State, state), seat)

    def observe_bytes(self, state: CoreState, seat: int) -> bytearray:
        return observe.write_table(cast(State, state), seat)


GAME = Merv()
