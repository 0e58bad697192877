"""The Voyages of Marco Polo as a game of the program: options, editions, actions, positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from caravansary.core.chance import Chance
from caravansary.core.errors import Given, OptionError
from caravansary.core.events import Event
from caravansary.core.game import Game, Option
from caravansary.core.options import colours_of, switch
from caravansary.core.reading import Saved
from caravansary.core.state import State as CoreState
from caravansary.games.marco_polo import (
    actions,
    components,
    evaluate,
    invariants,
    observe,
    pieces,
    rounds,
    saving,
    setup,
)
from caravansary.games.marco_polo.engine import ENGINE
from caravansary.games.marco_polo.events import KINDS
from caravansary.games.marco_polo.state import Player, State


class MarcoPolo(Game):
    """The Voyages of Marco Polo, for two to four players (POLO-SETUP-1).

    Every player has another colour, and the variants can be combined (POLO-SETUP-23, POLO-VAR-9).
    """

    name = "marco_polo"
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
    rounds = pieces.ROUNDS
    plan_width = 24  # more brings no more points here, only time
    simulations = 32
    learned_players = 2  # with what was learned the expert lost to hard in games of three and four (docs/study/bots.md)
    options = (
        Option(
            "random_provinces",
            False,
            "the bonuses of the provinces are dealt at random",
            switch("random_provinces"),
        ),
        Option(
            "character_draft",
            False,
            "the players choose their characters, the last player first",
            switch("character_draft"),
        ),
        Option(
            "goal_choice",
            False,
            "each player secretly keeps two of four goal cards",
            switch("goal_choice"),
        ),
        Option(
            "new_characters",
            False,
            'the module "The New Characters", with random provinces and the choice of characters',
            switch("new_characters"),
        ),
        Option(
            "first_player",
            None,
            "the seat that begins, counted from 0 (default: at random)",
            setup.check_first_player,
            choices=(None, 0, 1, 2, 3),
        ),
        Option(
            "colours",
            None,
            "the colour of each seat: blue, yellow, green, red (default: in this order)",
            colours_of(pieces.PLAYER_COLOURS),
            choices=pieces.PLAYER_COLOURS,
            per_seat=True,
        ),
    )
    vocabulary = frozenset(
        {"card", "character", "city", "contract", "die", "gain", "gift", "goal", "good", "new_die", "node", "office"}
        | {"origin", "pair", "place", "province", "source", "space", "token"}
    )

    def check_options(self, players: Given[int], options: Given[dict[str, Any]]) -> dict[str, Any]:
        """The module brings random provinces and the draft with it (POLO-NEWCHAR-1)."""
        checked = super().check_options(players, options)
        if checked["new_characters"]:
            for needed in ("random_provinces", "character_draft"):
                if options.get(needed) is False:
                    raise OptionError(f"new_characters needs {needed}, which is switched off")
                checked[needed] = True
        return checked

    def _new(
        self, players: int, seed: Given[int], edition: Any, options: dict[str, Any], events: list[Event] | None
    ) -> State:
        return setup.new_state(edition, players, options, Chance.seeded(seed), events)

    def saved(self, state: Any) -> dict[str, Any]:
        return saving.save(state)

    def _read(self, top: Saved, by_hand: bool) -> State:
        return saving.read(top, by_hand)

    def _check(self, state: CoreState) -> None:
        invariants.check(cast(State, state))

    def _begin(self, state: CoreState) -> None:
        rounds.take_up(cast(State, state))
        ENGINE.advance(cast(State, state))

    def evaluate(self, state: CoreState, seat: int) -> float:
        return evaluate.evaluate(cast(State, state), seat)

    def observe_bytes(self, state: CoreState, seat: int) -> bytearray:
        return observe.write_table(cast(State, state), seat)


GAME = MarcoPolo()
