"""The toy as a game of the program: options, editions, actions, positions."""

from __future__ import annotations

from pathlib import Path

from caravansary.core.game import Game, Option, Parts
from caravansary.core.options import colours_option
from tests.toy import actions, components, evaluate, hidden, invariants, observe, pieces, saving, scoring, setup, view
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
    parts = Parts(
        set_up=setup.set_up,
        saved=saving.saved,
        read=saving.read,
        check=invariants.check,
        begin=saving.begin,
        evaluate=evaluate.evaluate,
        observe=observe.write_table,
        view=view.view,
        holdings=view.holdings,
        sample=hidden.sample,
        scores=scoring.scores,
        ranking=scoring.ranking,
    )
    editions = components.EDITIONS
    event_kinds = KINDS
    state_class = State
    player_class = Player
    player_colours = pieces.PLAYER_COLOURS
    observation_size = observe.SIZE
    folder = Path(__file__).parent
    vocabulary = frozenset({"colour", "boon"})
    options = (
        Option("rounds", 2, "how many rounds are played, 1 to 3", setup.check_rounds, choices=(1, 2, 3)),
        colours_option(pieces.PLAYER_COLOURS),
    )

    def stays_hidden(self, action: int) -> bool:
        return False  # the colours are opened when all have chosen


GAME = Toy()
