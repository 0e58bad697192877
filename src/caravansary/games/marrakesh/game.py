"""Marrakesh as a game of the program: options, editions, actions, positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from caravansary.core.game import Game, Option, Parts
from caravansary.core.options import colours_option, switch
from caravansary.games.marrakesh import (
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
    stair_tiles,
    view,
)
from caravansary.games.marrakesh.engine import ENGINE
from caravansary.games.marrakesh.events import KINDS
from caravansary.games.marrakesh.rounds import begin
from caravansary.games.marrakesh.state import Player, State


class Marrakesh(Game):
    """Marrakesh, for two to four players, with five expansions in any combination (MKSH-GEN-1)."""

    name = "marrakesh"
    rules_version = 2
    oldest_rules = 2  # before, the tiles were others
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
        begin=begin,
        evaluate=evaluate.evaluate,
        observe=observe.write_table,
        layout=observe.LAYOUT,
        view=view.view,
        holdings=view.holdings,
        sample=hidden.sample,
        scores=scoring.scores,
        ranking=scoring.ranking,
        end_now=scoring.score_game,
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
    folder = Path(__file__).parent
    seats_have_secrets = True
    rounds = pieces.SEASONS * pieces.ROUNDS
    plan_width = 24  # more brings no more points here, only time
    quick_levels = 1
    trifles = frozenset({frames.CHOOSE_LINE, frames.CHOOSE_DISK, frames.CHOOSE_PROVISION, frames.CHOOSE_JOKER})
    options = (
        Option("floor", "b1", "the floor in the tower: on b2 more keshis get stuck", setup.check_floor, pieces.FLOORS),
        switch("first_river_tiles", False, "the river tiles recommended for a first game"),
        switch("stair_tiles", False, "expansion 1: tiles cover the connecting bonuses"),
        Option(
            "chosen_stair_tiles",
            None,
            "with expansion 1: the twelve tiles that the players agree upon, such as st09b (default: drawn)",
            stair_tiles.check,
        ),
        switch("companions", False, "expansion 2: the sultan and the imam accompany pawns"),
        switch("exchange_tiles", False, "expansion 3: more exchange tiles"),
        switch("only_new_exchange_tiles", False, "with expansion 3: only its own exchange tiles"),
        switch("citizens", False, "expansion 4: the other side of the citizens' disk"),
        switch("towns", False, "expansion 5: desert towns"),
        colours_option(pieces.PLAYER_COLOURS),
    )
    first_game = {"first_river_tiles": True}  # noqa: RUF012 - of the class, declared there
    everything = dict.fromkeys(("stair_tiles", "companions", "exchange_tiles", "citizens", "towns"), True)
    told_by = reasons.TOLD_BY
    vocabulary = frozenset(
        {
            "area",
            "colour",
            "companion",
            "connecting",
            "deed",
            "exchange",
            "gate",
            "gate_colour",
            "good",
            "luxury",
            "oasis",
        }
        | {"oasis_cell", "path", "provision", "resource", "scroll", "scroll_colour", "side", "source", "stack", "stair"}
        | {"town", "town_cell", "way", "workshop"}
    )

    def stays_hidden(self, action: int) -> bool:
        """The chosen keshis are thrown for all to see (MKSH-CHOOSE-7)."""
        return False

    def is_secret_choice(self, action: int) -> bool:
        """The three keshis of a round are chosen in secret (MKSH-CHOOSE-1)."""
        return actions.PICK <= action < actions.JOKER

    def final_points(self, position: dict[str, Any]) -> list[int] | None:
        """In a position of rules 1 each player has points by their source."""
        return [sum(position["players"][colour]["points"].values()) for colour in position["colours"]]


GAME = Marrakesh()
