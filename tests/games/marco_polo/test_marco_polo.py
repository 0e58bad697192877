"""Marco Polo keeps the contract of all games; its own rules and texts are in the files beside."""

from __future__ import annotations

from typing import Any

from caravansary.core.chance import Chance
from caravansary.core.state import State as CoreState
from caravansary.games.marco_polo import GAME, actions, saving
from tests.games.contract import GameContract
from tests.games.marco_polo import saved_games
from tests.games.marco_polo.invariants import check
from tests.games.marco_polo.test_by_hand import BROKEN
from tests.games.marco_polo.test_components import PRINTED
from tests.games.marco_polo.test_random_games import EAGER, OFTEN, RICH, watch_game
from tests.games.marco_polo.test_texts import EXPLANATIONS, WORDING
from tests.games.playing import any_game, games_of
from tests.games.saved import Way


class TestMarcoPolo(GameContract):
    """The common promises."""

    game = GAME
    ways = tuple(OFTEN)
    rich = RICH
    # they need a map full of posts, or several provinces and the right card
    rare = frozenset({"choose_passed_post", "choose_post", "choose_province"})
    games = 24
    results = 40
    copied_one_in = 5
    refused_options = (
        {"character_draft": 1},
        {"goal_choice": "yes"},
        {"random_provinces": None},
        {"new_characters": 0},
        {"first_player": 4},
        {"first_player": -1},
        {"first_player": True},
        {"colours": ["red", "red", "blue", "green"]},
        {"colours": ["red", "blue"]},
        {"colours": ["red", "blue", "white", "green"]},
        {"variant": True},
        {"new_characters": True, "character_draft": False},
        {"new_characters": True, "random_provinces": False},
    )
    stable = (
        (0, "space coins", {"kind": "space", "space": "coins"}),
        (8, "city card t01", {"kind": "city", "card": "t01"}),
        (41, "complete s1", {"kind": "complete", "contract": "s1"}),
        (139, "end turn", {"kind": "end_turn"}),
        (143, "die own-4", {"kind": "die", "die": "own-4"}),
        (166, "up", {"kind": "up"}),
        (385, "goal g18", {"kind": "goal", "goal": "g18"}),
    )
    unknown_names = ("space", "space bath", "die own-7", "take 7", "up up", "вверх")
    areas = (
        "SETUP 23, ROUND 26, TURN 16, DICE 11, OCCUPY 14, MONEY 3, BAZAAR 6, KHAN 8, CONTRACT 23, TRAVEL 31, CITY 21, "
        "BONUS 18, REWARD 14, CHAR 42, GOAL 6, END 12, VAR 9, 3P 3, 2P 6, NEWCHAR 25"
    )
    wording = WORDING
    explained = EXPLANATIONS
    scanned = {
        "dice_rolled": {"who", "die", "n"},
        "contracts_laid_out": {"contract"},
        "main.done": {"action"},
        "main.no_die": {"action"},
        "take.too_far": {"action", "position", "value"},
        "payment.order": {"action", "pair"},
        "payment.goods": {"action", "pair"},
        "choose_swap": {"who", "left", "card"},
        "choose_die": {"who", "space"},
        "choose_gift": {"who"},
        "choose_action": {"who"},
    }
    spoken_games = 4
    spoken_ways = (
        {},
        {"character_draft": True, "random_provinces": True, "goal_choice": True},
        {"new_characters": True, "goal_choice": True},
    )
    heard_at_least = {"events": 42, "decisions": 20, "refusals": 42}
    names_among = {"turn_started", "game_ended", "mercator_gained", "moved"}
    # "goods" and "swaps" need one certain city card each
    sets = {
        "dice": (6, {}),
        "contracts": (6, {}),
        "goals": (3, {"goal_choice": True}),
        "goods": (1, {}),
        "swaps": (1, {}),
        "gifts": (2, {"new_characters": True}),
    }
    forced_pieces = True
    some_slots = {"fresh", "arghun_cards", "stock", "used", "promised", "points"}
    inside = saving.WITHIN_TURN
    starting = ("choose_character", "choose_goal")
    written_at_least = 1  # turns have tests of their own in test_by_hand.py
    free = {"reveals": int}
    not_shared = {"row.0": None, "players.blue.coins": 99}
    computed = {"options", "decider", "pool", "stock", "occupied", "khan", "used", "traveller", "cursor", "active"}
    spoilt = {"first turn": BROKEN}
    spoilt_times = (300, 12)
    mutator = saved_games.Plays
    words = saved_games.WORD_LISTS
    printed = PRINTED

    def choose(self, options: list[int], chance: Chance) -> int:
        """Mostly what leads somewhere: travelling, cards, contracts."""
        eager = [action for action in options if action in EAGER]
        chosen = eager if eager and chance.below(5) else options
        return chosen[chance.below(len(chosen))]

    def never_asked(self, kind: str) -> int:
        return actions.VALUE if kind == "choose_action" else actions.REROLL

    def check(self, state: Any) -> None:
        check(state)

    def watch_game(self, players: int, seed: int, options: dict[str, Any], edition: Any = None) -> None:
        watch_game(players, seed, options, edition)

    def by_hand(self, state: CoreState) -> dict[str, Any]:
        return saved_games.by_hand(state.to_dict())

    def written(self, start: Any) -> dict[str, Any]:
        return saved_games.first_turn()

    def pool(self, players: int) -> list[dict[str, Any]]:
        """Also of games in which posts have to be moved."""
        games = [
            saved_games.positions(players, 2 * players + 1, "all"),
            saved_games.positions(players, players, "draft"),
            saved_games.crowded_positions(players, players),
        ]
        return [self.by_hand(state) for game in games for state in game if not state.picked and state.reveals % 3 == 0]

    def is_optional(self, path: Way) -> bool:
        return bool({"dice", "offices", "provinces"} & set(path[:-1]))

    def contents(self, state: Any) -> dict[str, Any]:
        return saved_games.contents(state)


TestAnyGame = any_game(games_of(GAME, OFTEN), check).TestCase
