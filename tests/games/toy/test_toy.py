"""The toy keeps the contract of all games; what is special in it is in test_rules.py."""

from __future__ import annotations

import re

from tests.games.contract import GameContract
from tests.games.editions import Editions
from tests.games.playing import any_game, games_of
from tests.games.saved import case
from tests.games.source import Source
from tests.games.texts import Wording, option_messages
from tests.toy import GAME, actions, components, pieces, saving

RICH = components.EDITIONS.with_overrides("rich", {"start": {"coins": 5}, "draw": {"bonus": 5}})
VALUES = {"colour": pieces.COLOURS, "boon": ("coin", "water", "double")}
SECRETS = {"colour_picked": {"who", "colour"}, "card_seen": {"who", "n"}}  # told to their own seat only


class TestToy(GameContract):
    """The common promises."""

    game = GAME
    ways = ({}, {"rounds": 3})
    rich = RICH
    refused_options = ({"rounds": 0}, {"rounds": True}, {"colours": ["red", "red", "blue"]}, {"speed": 3})
    stable = (
        (1, "pick jade", {"kind": "pick", "colour": "jade"}),
        (7, "rob 1", {"kind": "rob", "other": 1}),
        (18, "end", {"kind": "end"}),
    )
    unknown_names = ("pick", "pick black", "rob 3", "end end", "взять")
    documented = False
    areas = "SETUP 2, ROUND 1, COLOUR 2, DEED 4, ROB 2, BOON 2, DJINN 2, END 2"
    wording = Wording(
        GAME,
        "TOY",
        actions.TABLE,
        Source(GAME.folder, by_itself=SECRETS, engine=GAME.engine),
        values=VALUES,
        amounts={},
        ids={"choose_deed"},
        same=re.compile(r"$^"),
        plain={"participant-djinn"} | {name for name in option_messages(GAME) if "colours" not in name},
        several=("colour",),
        samples={"other": (0, 1, 2)},
        players=2,  # with the djinn
    )
    scanned = {
        "paid": {"who", "other", "n"},
        "rob.poor": {"action", "other"},
        "choose_colours": {"who", "left"},
        "choose_reaction": {"who", "other"},
    }
    heard_at_least = {"events": 13, "decisions": 5, "refusals": 6}
    names_among = {"robbed", "choose_reaction", "toy.rob.poor"}
    sets = {"colours": (3, {})}
    recorded_at_least = 10
    some_slots = {"deck", "picks", "secrets"}
    inside = saving.INSIDE
    starting = ("choose_colours", "choose_deed", "choose_gift")
    free = {"reveals": int}
    not_shared = {"deck.0": None, "players.red.coins": 9}
    computed = {"options", "decider", "seats"}
    spoilt = {
        (3, 2): [
            case("format", {"format": "caravansary state 2"}),
            case("game", {"game": "chess"}),
            case("rules", {"rules": 1}),
            case("edition", {"edition": {"name": "mine", "overrides": {"draw": {"bonus": 10}}}}),
            case("colours", {"colours": "red"}),
            case("colours", {"colours": ["red", "red", "blue"]}),
            case("round", {"round": True}),
            case("round", {"round": 3}),
            case("phase", {"phase": "over"}),
            case("turn", {"turn": 1}),
            case("players.red.picks", {"phase": "deeds"}),
            case("players.red.picks", {"players.red.picks": ["jade", "amber"]}),
            case("players.red.picks", {"players.red.picks": ["teal"]}),
            case("players.red.picks.0", {"players.red.picks": ["black"]}),
            case("players.red.knows", {"players.red.knows": 1}),
            case("players.red.coins", {"players.red.coins": -1}),
            case("players", {"players.red.coins": 99}),
            case("players", {"players.red.water": 9}),
            case("deck", {"deck": [1, 1]}),
            case("deck", {"deck": list(range(17))}),
            case("deck", {"discard": [3]}),
            case("chance", {"chance": [1]}),
        ],
    }
    words = (pieces.COLOURS, pieces.PLAYER_COLOURS, pieces.PHASES, tuple(GAME.engine.forms))
    printed = Editions(components, lambda found: found.start_coins >= 0)

    def never_asked(self, kind: str) -> int:
        return actions.DRAW if kind != "choose_deed" else actions.PAY


TestAnyGame = any_game(games_of(GAME), GAME.parts.check).TestCase
