"""The Voyages of Marco Polo as a game of the program: options, editions, actions, positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from caravansary.core.errors import Given, OptionError
from caravansary.core.game import Game, Option, Parts
from caravansary.core.options import colours_option, switch
from caravansary.games.marco_polo import (
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
from caravansary.games.marco_polo.engine import ENGINE
from caravansary.games.marco_polo.events import KINDS
from caravansary.games.marco_polo.rounds import take_up
from caravansary.games.marco_polo.state import Player, State


class MarcoPolo(Game):
    """The Voyages of Marco Polo, for two to four players (POLO-SETUP-1).

    Every player has another colour, and the variants can be combined (POLO-SETUP-23, POLO-VAR-9).
    """

    name = "marco_polo"
    rules_version = 2
    min_players = 2
    max_players = 4
    num_actions = actions.NUM_ACTIONS
    table = actions.TABLE
    engine = ENGINE
    parts = Parts(
        set_up=setup.set_up,
        saved=saving.saved,
        read=saving.read,
        check=invariants.check,
        begin=take_up,
        evaluate=evaluate.evaluate,
        observe=observe.write_table,
        layout=observe.LAYOUT,
        view=view.view,
        holdings=view.holdings,
        sample=hidden.sample,
        scores=scoring.scores,
        ranking=scoring.ranking,
        end_now=prospects.end_now,
        secret_points=prospects.secret_points,
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
    weighs_reveals = True  # a turn that is not over looks better than it is: dice would be rerolled to put its end off
    goes_on_after = frozenset({actions.UP, actions.DOWN})  # a one and a six can only be turned one way
    folder = Path(__file__).parent
    seats_have_secrets = True
    rounds = pieces.ROUNDS
    plan_width = 24  # more brings no more points here, only time
    simulated_looks = 6  # the evaluation alone imagines turns that are worse than those that come
    trifles = frozenset({frames.CHOOSE_CHARACTER, frames.CHOOSE_GOAL, frames.CHOOSE_COMPENSATION, frames.CHOOSE_EXTRA})
    options = (
        switch("random_provinces", False, "the bonuses of the provinces are dealt at random"),
        switch("character_draft", False, "the players choose their characters, the last player first"),
        switch("goal_choice", False, "each player secretly keeps two of four goal cards"),
        switch(
            "new_characters",
            False,
            'the module "The New Characters", with random provinces and the choice of characters',
        ),
        Option(
            "first_player",
            None,
            "the seat that begins, counted from 0 (default: at random)",
            setup.check_first_player,
            choices=(None, 0, 1, 2, 3),
            of_seats=True,
        ),
        colours_option(pieces.PLAYER_COLOURS),
    )
    everything = dict.fromkeys(("random_provinces", "character_draft", "goal_choice", "new_characters"), True)
    told_by = reasons.TOLD_BY
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


GAME = MarcoPolo()
