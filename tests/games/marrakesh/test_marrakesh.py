"""Marrakesh keeps the contract of all games; its own rules and texts are in the files beside."""

from __future__ import annotations

from typing import Any

from caravansary.core.chance import Chance
from caravansary.core.state import State as CoreState
from caravansary.games.marrakesh import GAME, actions, saving
from tests.games.contract import GameContract
from tests.games.marrakesh import saved_games, spoiling, test_positions_by_hand
from tests.games.marrakesh.generous import EAGER, GENEROUS
from tests.games.marrakesh.test_components import EDITIONS
from tests.games.marrakesh.test_random_games import OPTIONS
from tests.games.marrakesh.test_texts import EXPLANATIONS, WORDING
from tests.games.marrakesh.watching import Watch, check
from tests.games.playing import any_game, games_of
from tests.games.saved import Way


class TestMarrakesh(GameContract):
    """The common promises."""

    game = GAME
    ways = tuple(OPTIONS)
    rich = GENEROUS
    rare = frozenset({"choose_scored", "choose_free_luxury", "choose_free_gate"})  # each is of a single tile
    watch = Watch
    of_options = frozenset({"deed"})
    games = 11
    results = 32
    copied_one_in = 40
    saved_one_in = 50
    refused_options = (
        {"floor": "b3"},
        {"floor": None},
        {"floor": 1},
        {"first_river_tiles": 1},
        {"towns": "yes"},
        {"citizens": None},
        {"companions": 0},
        {"chosen_stair_tiles": ["st01a"]},
        {"chosen_stair_tiles": "st01a"},
        {"chosen_stair_tiles": [f"st{n:02}c" for n in range(1, 13)]},
        {"chosen_stair_tiles": ["st01a", "st01b", *(f"st{n:02}a" for n in range(2, 12))]},
        {"chosen_stair_tiles": [1] * 12},
        {"chosen_stair_tiles": [["st01a"]] * 12},
        {"colours": ["red", "red", "blue", "green"]},
        {"colours": ["red", "blue"]},
        {"colours": ["red", "blue", "white", "green"]},
        {"variant": True},
    )
    stable = (
        (0, "line green", {"kind": "line", "colour": "green"}),
        (12, "disk 0", {"kind": "disk", "sector": 0}),
        (20, "provision pv01", {"kind": "provision", "provision": "pv01"}),
        (32, "pick green", {"kind": "pick", "colour": "green"}),
        (43, "pick yellow", {"kind": "pick", "colour": "yellow"}),
        (65, "take 1", {"kind": "count", "n": 1}),
        (118, "add water", {"kind": "water"}),
        (119, "enough", {"kind": "enough"}),
        (296, "tile bonus 2", {"kind": "tile_bonus", "n": 2}),
    )
    unknown_names = ("line", "line blue", "cell 8", "slot 0", "slot 9", "stop stop", "довольно")
    areas = (
        "GEN 17, VERB 10, SETUP 24, ROUND 1-4 6-8 10, CHOOSE 16, TOWER 11, DRAFT 16, PLACE 17, WORKER 14, "
        "WATER 1-3 5-7 9-12, RIVER 1-2 5-24, GARDEN 2, SOUK 13, SQUARE 10, CELLS 3, STAIRS 21, "
        "MADRASA 1-9 11-17 19 23-26, SCROLL 1 13-37 43-72, PAY 5, GRANT 6, MEDINA 14, SAHARA 1-16 18-27, "
        "OASIS 1 5 14 19 22-32, SEASON 2-7 10-20, TILE 18, PROVISION 1-9 11-13, END 1-5 8-18, EXP1 4, EXP2 16, "
        "EXP3 4, EXP4 4, EXP5 14, TOWN 12, INV 39-48"
    )
    wording = WORDING
    explained = EXPLANATIONS
    scanned = {
        "keshis_chosen": {"who"},
        "gate_built": {"who", "gate_colour", "workshop", "slot"},
        "points_lost": {"who", "n", "source", "total"},
        "points_scored": {"who", "n", "source", "total"},
        "tray_filled": {"colour"},
        "path.full": {"action", "path"},
        "path.covered": {"action", "path"},
        "refresh.used": {"action", "scroll_colour"},
        "refresh.too_late": {"action", "scroll_colour"},
        "scroll.scholars": {"action", "n", "has"},
        "choose_keshis": {"who", "left"},
        "choose_water": {"who"},
        "choose_stair": {"who", "n", "follow"},
        "choose_colour": {"who", "n", "colour"},
        "choose_payment": {"who", "n", "purpose", "left"},
        "choose_worker": {"who"},
    }
    spoken_ways = (
        {},
        {"floor": "b2", "first_river_tiles": False, "stair_tiles": True, "companions": True},
        {"first_river_tiles": False, "exchange_tiles": True, "citizens": True, "towns": True},
    )
    spoken_games = 2
    heard_at_least = {"events": 50, "decisions": 28, "refusals": 25}
    names_among = {"turn_started", "game_ended", "gained", "scroll_worked"}
    sets = {"keshis": (3, {})}
    some_slots = {"clicker", "ranking_now", "powers", "arrival", "line_keshis", "points"}
    inside = saving.INSIDE_A_TURN
    starting = ()
    forgotten = ("pending",)
    free = {"reveals": int, "first_river_tiles": bool, "tower": dict}
    not_shared = {"exchanges.0": None, "players.green.resources.water": 99}
    computed = {"options", "decider", "cursor", "active", "skips", "arrivals", "gates_left", "supply", "watchtower"}
    spoilt = {"example": test_positions_by_hand.CASES}
    spoilt_times = (160, 5)
    mutator = spoiling.Plays
    words = spoiling.WORD_LISTS
    printed = EDITIONS

    def choose(self, options: list[int], chance: Chance) -> int:
        """Mostly what leads somewhere."""
        eager = [action for action in options if action in EAGER]
        chosen = eager if eager and chance.below(4) else options
        return chosen[chance.below(len(chosen))]

    def never_asked(self, kind: str) -> int:
        return actions.END_TURN if kind == "choose_worker" else actions.WORKER

    def check(self, state: Any) -> None:
        check(state)

    def by_hand(self, state: CoreState) -> dict[str, Any]:
        return saved_games.by_hand(state.to_dict())

    def written(self, start: Any) -> dict[str, Any]:
        return {key: value for key, value in saved_games.example().items() if key != "then"}

    def is_start(self, state: Any) -> bool:
        return test_positions_by_hand.can_be_written(state)

    def is_optional(self, path: Way) -> bool:
        return test_positions_by_hand.is_optional(path)

    def contents(self, state: Any) -> dict[str, Any]:
        return saved_games.contents(state)


TestAnyGame = any_game(games_of(GAME, OPTIONS), check).TestCase
