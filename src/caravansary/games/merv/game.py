"""Merv as a game of the program: options, editions, actions, positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from caravansary.core.chance import Chance
from caravansary.core.components import as_file
from caravansary.core.errors import Given, OptionError
from caravansary.core.events import Event
from caravansary.core.game import Game, Option
from caravansary.core.state import State as CoreState
from caravansary.games.merv import actions, components, evaluate, observe, pieces, saving, setup
from caravansary.games.merv.rounds import LAST_YEAR, ROUNDS
from caravansary.games.merv.state import State


class Merv(Game):
    """Merv: The Heart of the Silk Road, for one to four players."""

    name = "merv"
    rules_version = 1
    min_players = 1
    max_players = 4
    num_actions = actions.NUM_ACTIONS
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
        if edition is None:
            edition = components.standard()
        if not isinstance(edition, components.Components):
            raise OptionError(f"edition must come from load_edition(), got {type(edition).__name__}")
        return setup.new_state(edition, players, options["colours"], Chance.seeded(seed), events)

    def from_dict(self, saved: Given[dict[str, Any]], ours: bool = False) -> State:
        return saving.from_dict(saved)

    def load_edition(self, path: str | Path) -> components.Components:
        return components.load_edition(path)

    def read_edition(self, text: str, source: str = "edition") -> components.Components:
        return components.read_edition(as_file(text), source)

    def standard_edition(self) -> components.Components:
        return components.standard()

    def action_name(self, action: Given[int]) -> str:
        return actions.action_name(action)

    def parse_action(self, text: Given[str]) -> int:
        return actions.parse_action(text)

    def describe_action(self, action: Given[int]) -> dict[str, Any]:
        return actions.describe_action(action)

    def evaluate(self, state: CoreState, seat: int) -> float:
        return evaluate.evaluate(cast(State, state), seat)

    def observe_bytes(self, state: CoreState, seat: int) -> bytearray:
        return observe.write_table(cast(State, state), seat)


GAME = Merv()
