"""The toy as a game of the program: options, editions, actions, positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from caravansary.core.chance import Chance
from caravansary.core.errors import Given
from caravansary.core.events import Event
from caravansary.core.game import Game, Option
from caravansary.core.reading import Saved
from caravansary.core.state import State as CoreState
from tests.toy import actions, components, evaluate, invariants, observe, pieces, saving, setup
from tests.toy.decisions import ENGINE
from tests.toy.events import KINDS
from tests.toy.state import Player, State


class Toy(Game):
    """The toy, for one to three players."""

    name = "toy"
    rules_version = 2
    min_players = 1
    max_players = pieces.SEATS
    num_actions = actions.NUM_ACTIONS
    table = actions.TABLE
    engine = ENGINE
    editions = components.EDITIONS
    event_kinds = KINDS
    state_class = State
    player_class = Player
    observation_size = observe.SIZE
    folder = Path(__file__).parent
    vocabulary = frozenset({"colour", "boon"})
    options = (
        Option("rounds", 2, "how many rounds are played, 1 to 3", setup.check_rounds, choices=(1, 2, 3)),
        Option(
            "colours",
            None,
            "the colours of the seats",
            setup.check_colours,
            choices=pieces.PLAYER_COLOURS,
            per_seat=True,
        ),
    )

    def _new(
        self, players: int, seed: Given[int], edition: Any, options: dict[str, Any], events: list[Event] | None
    ) -> State:
        return setup.new_state(edition, options, Chance.seeded(seed), events)

    def stays_hidden(self, action: int) -> bool:
        return False  # the colours are opened when all have chosen

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


GAME = Toy()
