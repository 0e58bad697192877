"""Merv keeps the contract of all games; its own rules and texts are in the files beside."""

from __future__ import annotations

import json

from caravansary.core.chance import Chance
from caravansary.core.state import State as CoreState
from caravansary.games.merv import GAME, actions, saving
from caravansary.games.merv.pieces import BOARD_ACTIONS
from tests.games.contract import GameContract
from tests.games.merv.test_components import EDITIONS
from tests.games.merv.test_saving import RICH, SOLO, STARTS, WORDS
from tests.games.merv.test_texts import WORDING
from tests.games.merv.watching import Watch
from tests.games.playing import any_game, games_of

LAZY = (actions.FAVOUR, actions.DEPLOY, actions.FINISH)  # what is seldom done where much shall happen


class TestMerv(GameContract):
    """The common promises."""

    game = GAME
    rich = RICH
    # what the same seat decides next may be in another phase
    alone = frozenset({"choose_space", "choose_courtier_site", "choose_courtier_slot", "choose_ransom"})
    watch = Watch
    copied_one_in = 3
    refused_options = ({"colours": ["red", "red", "blue", "green"]}, {"colours": ["red"]}, {"variant": True})
    stable = (
        (2, "slot 3", {"kind": "slot", "slot": 3}),
        (18, "site r2c4", {"kind": "site", "cell": "r2c4"}),
        (208, "pay white", {"kind": "pay", "colour": "white"}),
        (213, "discount", {"kind": "discount"}),
        (128, "take card 8", {"kind": "take_card", "position": 8}),
        (267, "score faith", {"kind": "score", "hall": "faith"}),
    )
    unknown_names = ("slot", "slot 6", "site r6c1", "pay", "slot 3 3", "слот 3")
    areas = (
        "SETUP 27, CITY 8, TURN 19, RES 24, BOON 8, UPGRADE 6, FAVOUR 5, INFLUENCE 6, SOLDIER 6, CARAVAN 24, PALACE 8, "
        "LIBRARY 18, MARKET 20, MOSQUE 17, WALL 8, CONTRACT 11, CAMELMARKET 9, ORDER 10, INVASION 15, SCORE 15, END 4, "
        "2P 10, SOLO 68"
    )
    wording = WORDING
    unspoken = frozenset({"wall_slot"})
    of_options = frozenset({"deed", "doing"})
    scanned = {
        "card_taken": {"who", "spice", "position", "camels"},
        "cards_revealed": {"spice"},
        "scrolls.supply": {"action", "n"},
        "scrolls.cost": {"action", "n"},
        "payment.discount_used": {"action"},
        "choose_good": {"who", "left", "contract"},
        "choose_slot": {"who"},
    }
    heard_at_least = {"events": 40, "decisions": 28, "refusals": 50}
    names_among = {"turn_started", "round_ended", "game_ended", "merv.slot.occupied"}
    sets = {None: (12, {})}
    forced_pieces = True
    some_slots = {"solo_fresh", "had", "servants", "scrolls_tied", "points"}
    inside = saving.INSIDE
    starting = ("choose_slot", "choose_space", "choose_ransom")
    forgotten = ("active", "slot", "site")
    optional = frozenset({"owner", "soldier", "upgrade"})
    free = {"reveals": int, "path_camels": list}
    not_shared = {"order.0": None, "players.red.cubes.purple": 9}
    computed = {"supply", "options", "decider", "contracts_gone", "city_camels", "camels_out"}
    spoilt = {(1, 1): SOLO, (2, 2): STARTS}
    words = WORDS
    printed = EDITIONS

    def choose(self, options: list[int], chance: Chance) -> int:
        """At random, but contracts at once and the lazy options seldom."""
        contracts = [action for action in options if actions.CONTRACT <= action < actions.CONTRACT + 6]
        busy = [action for action in options if action not in LAZY]
        chosen = contracts or (busy if busy and chance.below(5) else options)
        return chosen[chance.below(len(chosen))]

    def never_asked(self, kind: str) -> int:
        return actions.SPACE + 3 if kind != "choose_space" else actions.SITE

    def check_result(self, state: CoreState) -> None:
        """Nobody shares a place: the order of the queue decides at last (MERV-END-3)."""
        places = [rank.place for rank in state.ranking()]
        assert places == list(range(1, len(places) + 1))


TestAnyGame = any_game(games_of(GAME), GAME.parts.check).TestCase


def test_the_order_of_the_decks_is_in_no_view() -> None:
    s = GAME.new(1, 5)
    view, saved = s.view(0), s.to_dict()

    assert view["caravan"]["deck"] == len(saved["caravan"]["deck"])
    assert sum(view["caravan"]["deck_holds"].values()) == len(saved["caravan"]["deck"])
    deck = view["solo"]["deck"]  # one part as it was dealt, in the order of the actions, not of the cards
    assert deck == [[name for name in BOARD_ACTIONS if name != view["solo"]["open"]]]
    assert json.dumps(saved["caravan"]["deck"]) not in json.dumps(view)
