"""Saved positions: what the contract of all games spoils in them, the document, and what is special in Merv.

The format is described in docs/games/saved-positions-merv.md.
"""

from __future__ import annotations

from typing import Any, cast

from caravansary.core.seal import SEAL
from caravansary.games.merv import components, pieces, saving
from caravansary.games.merv.game import GAME
from caravansary.games.merv.state import State
from tests.games.contract import DOCUMENTS
from tests.games.saved import Saving, case, changed, example_of, slots_of

MOST_PATHS = ["m1-1", "m1-2", "m1-3"]
MAGISTRATE_TILES = ["b1-mosque", "b2-tan", "b3-post", "b4-8points"]

# Everything that is rare in random games comes more often
RICH = components.EDITIONS.with_overrides(
    "rich",
    {
        "influence": {"contracts": [0, 0, 1], "spices": [1, 2, 3]},
        "contract": {
            "k1f-1": {"scrolls": 0, "any": 2},
            "k1s-1": {"scrolls": 0, "common": 0, "any": 1, "cube": "any"},
            "k2f-1": {"scrolls": 1, "common": 0, "rare": 0},
        },
        "breakthrough": {"scrolls": [1, 2, 3, 4]},
        "camel_market": {"side-a": {"bl": "soldier"}, "side-b": {"tl": "scroll", "tr": "card"}},
    },
)


STARTS = [
    case("format", {"format": "caravansary state 2"}),
    case("game", {"game": "marrakesh"}),
    case("rules", {"rules": 3}),
    case("edition", {"edition": {"name": "mine", "overrides": {"cubes": {"purple": 13}}}}),
    case("edition", {"edition": {"name": "standard", "overrides": {"favour": {"last": 9}}}}),
    case("edition", {"edition": {"name": "", "overrides": {}}}),
    case("seats", {"seats": 5}),
    case("colours", {"colours": ["red", "blue", "blue"]}),
    case("colours", {"colours": ["red", "blue"]}),
    case("colours.1", {"colours": ["red", "pink", "blue"]}),
    case("year", {"year": 0}),
    case("round", {"round": 5}),
    case("phase", {"phase": "lunch"}),
    case("turn", {"phase": "round_end"}),
    case("order", {"order": ["red", "red", "yellow"]}),
    case("order.0", {"order": ["green", "red", "yellow"]}),
    case("turn", {"turn": 0}),
    case("turns", {"turn": 3}),
    case("turns", {"turns": 2}),
    case("slots", {"slots.0": "red"}),
    case("next_queue", {"next_queue": ["red", "blue", "yellow", None]}),
    case("queue_camels.1", {"queue_camels": [0, 1, 0, 0], "caravan.camels": 1}),
    case("city.r3c3", {"city.r3c3": {"site": "wall-tan"}}),
    case("city.r5c5.site", {"city.r5c5": {"site": "library-pink"}}),
    case("city.r1c1.owner", {"city.r1c1.owner": "green"}),
    case("city.r1c1.owner", {"city.r1c1.owner": None}),
    case("city.r1c1.soldier", {"city.r1c1.soldier": "red"}),
    case("city.r1c1.soldier", {"city.r1c1.owner": "red", "city.r1c1.soldier": "yellow"}),
    case("city.r1c1.soldier", {"city.r1c1.owner": "red", "city.r1c1.soldier": "red", "city.r1c1.upgrade": "white"}),
    case("city.r1c2.upgrade", {"city.r1c1.upgrade": "teal", "city.r1c2.upgrade": "teal"}),
    case("camel_market.side", {"camel_market.side": "C"}),
    case("camel_market.camels.1", {"camel_market.camels": ["tl", "tl"]}),
    case("walls.n1", {"walls": {"n1": "tan-3"}}),
    case("walls.n3", {"walls": {"n3": "tan-1"}}),
    case("walls.n4", {"walls": {"n1": "tan-1", "n2": "tan-1", "n4": "tan-1"}}),
    case("walls.n6", {"walls": {"n6": "tan-1"}}),
    case("caravan.camels", {"caravan.camels": 9}),
    case("caravan.camels", {"caravan.camels": 7}),
    case("caravan.queue", {"caravan.queue": ["pepper"] * 9}),
    case("caravan", {"caravan.queue.0": "pepper", "caravan.queue.1": "pepper", "caravan.queue.2": "pepper"}),
    case("path_camels.0", {"path_camels": ["m5"]}),
    case("players.yellow.cubes", {"players.yellow.cubes": {"purple": 1}}),
    case("players.blue.cubes.purple", {"players.red.cubes.purple": 7, "players.blue.cubes.purple": 6}),
    case("players.red.cubes.purple", {"players.red.cubes.purple": -1}),
    case("players.red.cubes.purple", {"players.red.cubes.purple": True}),
    case("players.red.camels", {"players.red.camels": 3}),
    case("players.red.favour", {"players.red.favour": 11}),
    case("players.red.influence", {"players.red.influence": 21}),
    case("players.red.breakthroughs", {"players.red.scrolls": 2}),
    case("players.red.breakthroughs", {"players.red.breakthroughs": ["b1-mosque"]}),
    case(
        "players.red.breakthroughs",
        {"players.red.scrolls": 4, "players.red.breakthroughs": ["b1-mosque", "b1-palace"]},
    ),
    case(
        "players.blue.breakthroughs",
        {
            **{f"players.{seat}.scrolls": 2 for seat in ("red", "blue")},
            **{f"players.{seat}.breakthroughs": ["b1-mosque"] for seat in ("red", "blue")},
        },
    ),
    case("players.red.scrolls_committed", {"players.red.scrolls": 1, "players.red.scrolls_committed": 2}),
    case("players.red.scrolls_committed", {"players.red.scrolls": 1, "players.red.scrolls_committed": 1}),
    case("players.red.common_committed", {"players.red.common": 1, "players.red.common_committed": 1}),
    case("players.blue.rare", {"players.red.rare": 12, "players.blue.rare": 13}),
    case("players.red.spices.pepper", {"players.red.spices.pepper": 9}),
    case("players.red.courtiers", {"players.red.courtiers": {"knowledge": 3, "spice": 3, "trade": 3, "faith": 0}}),
    case(
        "players.blue.courtiers.faith",
        {"players.red.courtiers.faith": 2, "players.blue.courtiers.faith": 2},
    ),
    case("players.red.posts", {"players.red.posts": ["baghdad"]}),
    case("players.red.posts", {"players.red.posts": list(pieces.CITIES)}),
    case("players.red.mosque", {"players.red.mosque": "m11"}),
    case("path_camels", {"players.red.mosque": "m1-1"}),
    case("players.red.scoring_tile", {"players.red.scoring_tile": "palace"}),
    case("players.red.scoring_tile", {"players.red.mosque": "m5"}),
    case("players.red.contracts", {"players.red.contracts": ["k1f-2"]}),
    case("players.red.contracts", {"players.red.contracts": ["k1f-1"]}),
    case("players.red.contracts.1", {"players.red.contracts": ["k1f-1", "k1f-1"]}),
    case("players.red.points.palace", {"players.red.points.palace": -1}),
    case("players.red.points.pairs", {"players.red.points.pairs": 3}),
    case("invasion.attacked", {"invasion.attacked": ["r1c1"]}),
    case("invasion.ransom_cubes", {"invasion.ransom_cubes.tan": 1}),
    case("solo", {"solo": {}}),
    case("reveals", {"reveals": -1}),
    case("chance", {"chance": [1, 2, 3]}),
]


SOLO = [
    case("solo", {"solo": None}),
    case("solo.deck", {"solo.deck": ["palace", "palace"]}),
    case("solo.deck", {"solo.open": None}),
    case("solo.deck", {"solo.discard": ["wall"]}),
    case("solo.blocks.0", {"solo.blocks": [0]}),
    case("solo.fresh", {"solo.fresh": 4}),
    case(
        "solo.deck",
        {"players.yellow.mosque": "m10", "players.yellow.scoring_tile": "palace", "path_camels": MOST_PATHS},
    ),
    case("solo.deck", {"players.yellow.scrolls": 8, "players.yellow.breakthroughs": MAGISTRATE_TILES}),
    case("players.yellow.cubes", {"players.yellow.cubes": {"tan": 1}}),
    case("players.blue.points", {"players.blue.points": {}}),
]


WORDS = (
    *(pieces.COLOURS, pieces.BOARD_ACTIONS, pieces.SPICES, pieces.HALLS, pieces.CITIES, pieces.NODES),
    *(pieces.BREAKTHROUGHS, pieces.CONTRACTS, pieces.CELLS, pieces.SITES, pieces.WALL_PIECES),
    *(pieces.PLAYER_COLOURS, tuple(GAME.engine.forms), ("own", "any", "contract")),
)


SAVING = Saving(State.to_dict, GAME.from_dict, slots_of)


def first_position(seats: int, seed: int) -> dict[str, Any]:
    """As a person would write it."""
    saved = GAME.new(seats, seed).to_dict()
    return {key: value for key, value in saved.items() if key not in (SEAL, *saving.INSIDE)}


def read(saved: dict[str, Any]) -> State:
    return cast(State, GAME.from_dict(saved))


# --- the document ---------------------------------------------------------------------------------------------------
def test_the_example_of_the_document_is_a_position() -> None:
    state = read(example_of(DOCUMENTS / "saved-positions-merv.md"))

    assert (state.decision().kind, pieces.CELLS[state.site]) == ("choose_action", "r4c2")
    assert [GAME.action_name(action) for action in state.options] == [
        "board action",
        "gain favour",
        "deploy soldier",
        "contract k1f",
    ]


def test_a_stored_position_of_an_older_program_counts_as_ours() -> None:
    """It has no seal, and its frames are lists."""
    state = GAME.new(2, 2)
    old = {**state.to_dict(), "pending": [["flow"], ["choose_slot"]]}
    del old[SEAL]

    assert slots_of(GAME.from_dict(old, ours=True)) == slots_of(state)


# --- what is refused ------------------------------------------------------------------------------------------------
def test_the_positions_that_are_spoilt_are_as_their_changes_expect() -> None:
    two, alone = first_position(2, 2), first_position(1, 1)

    assert (two["order"][0], two["phase"], two["caravan"]["camels"]) == ("red", "turns", 2)
    assert (alone["colours"], alone["solo"]["fresh"]) == (["red", "yellow", "blue"], 5)


def test_the_own_supply_is_not_saved() -> None:
    assert not {"buildings", "servants", "discs"} & first_position(1, 1)["players"]["red"].keys()


def test_no_site_can_be_there_twice() -> None:
    start = first_position(2, 2)

    problem = SAVING.refusal(changed(start, {"city.r2c2.site": start["city"]["r1c1"]["site"]}))

    assert (problem.field, "r1c1" in problem.problem) == ("city.r2c2.site", True)


def test_nobody_has_more_than_nine_buildings() -> None:
    start = first_position(2, 2)
    cells = list(start["city"])[:10]

    ten = {f"city.{cell}.owner": "blue" for cell in cells}
    nine = {f"city.{cell}.owner": "blue" for cell in cells[:9]}

    assert SAVING.refusal(changed(start, ten)).field == f"city.{cells[9]}.owner"
    assert read(changed(start, nine)).players[1].buildings == 0


def test_a_seat_collects_no_more_spices_than_its_influence_allows() -> None:
    start = first_position(2, 2)
    deck = start["caravan"]["deck"]
    other = next(index for index, spice in enumerate(deck) if spice != deck[0])
    changes: dict[str, Any] = {f"players.red.spices.{deck[index]}": 1 for index in (0, other)}
    changes["caravan.deck"] = [spice for index, spice in enumerate(deck) if index not in (0, other)]

    assert SAVING.refusal(changed(start, changes)).field == "players.red.spices"
    assert read(changed(start, {**changes, "players.red.influence": 3})).players[0].influence == 3
