"""Merv as a game of the program: options, editions, actions, positions."""

from __future__ import annotations

from pathlib import Path

from caravansary.core.game import Game, Parts
from caravansary.core.options import colours_option
from caravansary.games.merv import (
    about,
    actions,
    components,
    evaluate,
    frames,
    hidden,
    invariants,
    manners,
    observe,
    pieces,
    prospects,
    reasons,
    saving,
    scoring,
    setup,
    view,
)
from caravansary.games.merv.engine import ENGINE
from caravansary.games.merv.events import KINDS
from caravansary.games.merv.rounds import LAST_YEAR, ROUNDS
from caravansary.games.merv.state import Player, State


class Merv(Game):
    """Merv: The Heart of the Silk Road, for one to four players."""

    name = "merv"
    rules_version = 2
    min_players = 1
    max_players = 4
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
        layout=observe.LAYOUT,
        view=view.view,
        holdings=view.holdings,
        sample=hidden.sample,
        scores=scoring.scores,
        ranking=scoring.ranking,
        end_now=prospects.end_now,
        dangers=prospects.dangers,
        summands=evaluate.summands,
        terms=reasons.terms,
        about=about.about,
        points=scoring.points_by_source,
    )
    editions = components.EDITIONS
    event_kinds = KINDS
    danger_kinds = prospects.DANGERS
    state_class = State
    player_class = Player
    player_colours = pieces.PLAYER_COLOURS
    observation_size = observe.SIZE
    summand_names = evaluate.SUMMANDS
    sources = pieces.SOURCES
    whims = manners.WHIMS
    manners = manners.MANNERS
    observation_version = 2
    rounds = LAST_YEAR * ROUNDS
    simulated_width = 20  # quick plans make too little of a turn here: a search that imagines them is no better for it
    trifles = frozenset({frames.CHOOSE_COURTIER_SLOT, frames.CHOOSE_COURTIER_SITE, frames.CHOOSE_COURTIER})
    span = ROUNDS  # what a plan is worth shows when the palace has been scored
    looks_ahead = frozenset({"choose_slot"})
    folder = Path(__file__).parent
    options = (colours_option(pieces.PLAYER_COLOURS),)
    told_by = reasons.TOLD_BY
    vocabulary = frozenset(
        {"board", "boon", "colour", "contract", "corner", "cost_colour", "good", "hall", "market_slot", "node"}
        | {
            "deed",
            "doing",
            "piece",
            "side",
            "site",
            "source",
            "spice",
            "stack",
            "tile",
            "upgrade",
            "city",
            "other_city",
            "wall_slot",
        }
    )


GAME = Merv()
