"""The action table: every option that the game can ever offer, as a number with an absolute meaning and a name.

Numbers never change once records are kept: new kinds of actions are appended at the end.
"""

from __future__ import annotations

from typing import Final

from caravansary.core.actions import ActionTable, Block
from caravansary.games.marrakesh.pieces import (
    AREAS,
    COLOURS,
    CONNECTING,
    GOODS,
    LUXURIES,
    OASES,
    OASIS_CELLS,
    PATHS,
    PROVISIONS,
    RAPIDS,
    RESOURCES,
    SCROLL_COLOURS,
    SLOTS,
    SQUARE_CELLS,
    STACKS,
    STAIRS,
    TOWN_CELLS,
    TOWNS,
    WAYS,
    WORKSHOP_GATES,
)

_ONE: Final = ("",)

TABLE: Final = ActionTable(
    "marrakesh",
    (
        # --- setup and choice
        Block("line", "line", "colour", COLOURS),
        Block("disk", "disk", "sector", SQUARE_CELLS),
        Block("provision", "provision", "provision", PROVISIONS),
        Block("pick", "pick", "colour", COLOURS),
        Block("joker", "joker", "area", AREAS),
        # --- the draft and placing
        Block("draft", "draft", "colour", COLOURS),
        Block("count", "take", "n", ("1", "2")),
        Block("cell", "cell", "cell", SQUARE_CELLS),
        Block("path", "path", "path", PATHS),
        Block("seller", "water seller", "area", AREAS[:8]),
        Block("town", "town", "town", TOWNS),
        # --- choices inside effects
        Block("resource", "resource", "resource", RESOURCES),
        Block("good", "good", "good", GOODS),
        Block("keshi", "keshi", "colour", COLOURS),
        Block("stair", "climb", "stair", STAIRS),
        Block("water", "add water", "", _ONE),
        Block("enough", "enough", "", _ONE),
        Block("stop", "stop", "", _ONE),
        Block("decline", "decline", "", _ONE),
        # --- workers
        Block("worker", "worker", "area", AREAS),
        Block("new_keshi", "new keshi", "", _ONE),
        Block("area_action", "area action", "", _ONE),
        Block("end_turn", "end turn", "", _ONE),
        # --- the areas
        Block("exchange", "exchange", "good", GOODS),
        Block("buy", "buy", "luxury", LUXURIES),
        Block("spare", "spare", "good", GOODS),
        Block("connect", "bonus", "connecting", CONNECTING),
        Block("refresh", "refresh", "scroll_colour", SCROLL_COLOURS),
        Block("scroll", "scroll", "stack", STACKS),
        Block("action", "action", "area", AREAS[:8]),
        Block("gate", "gate", "gate", WORKSHOP_GATES),
        Block("slot", "slot", "slot", SLOTS),
        Block("explore", "explore", "oasis_cell", OASIS_CELLS),
        Block("explore_town", "explore town", "town_cell", TOWN_CELLS),
        Block("place", "place keshi", "", _ONE),
        Block("give_back", "return", "colour", COLOURS),
        # --- river bonuses
        Block("rapid", "rapid", "rapid", RAPIDS),
        Block("tile_bonus", "tile bonus", "n", ("1", "2")),
        # --- rules version 2
        Block("souk_action", "action souk", "", _ONE),
        Block("pay", "pay", "resource", RESOURCES),
        Block("add_date", "add date", "", _ONE),
        Block("add_step", "add step", "", _ONE),
        Block("point", "take point", "", _ONE),
        Block("souk_seller", "water seller souk", "", _ONE),
        Block("take_luxury", "take", "luxury", LUXURIES),
        Block("take_oasis", "take oasis", "oasis", OASES),
        Block("score_oasis", "score oasis", "oasis", OASES),
        Block("provide", "provide", "way", WAYS),
    ),
    numbers=frozenset({"n", "sector", "cell", "slot", "rapid"}),
)
LINE: Final = TABLE.start("line")
DISK: Final = TABLE.start("disk")
PROVISION: Final = TABLE.start("provision")
PICK: Final = TABLE.start("pick")
JOKER: Final = TABLE.start("joker")
DRAFT: Final = TABLE.start("draft")
COUNT: Final = TABLE.start("count")
CELL: Final = TABLE.start("cell")
PATH: Final = TABLE.start("path")
SELLER: Final = TABLE.start("seller")
TOWN: Final = TABLE.start("town")
RESOURCE: Final = TABLE.start("resource")
GOOD: Final = TABLE.start("good")
KESHI: Final = TABLE.start("keshi")
STAIR: Final = TABLE.start("stair")
ADD_WATER: Final = TABLE.start("water")
ENOUGH: Final = TABLE.start("enough")
STOP: Final = TABLE.start("stop")
DECLINE: Final = TABLE.start("decline")
WORKER: Final = TABLE.start("worker")
NEW_KESHI: Final = TABLE.start("new_keshi")
AREA_ACTION: Final = TABLE.start("area_action")
END_TURN: Final = TABLE.start("end_turn")
EXCHANGE: Final = TABLE.start("exchange")
BUY: Final = TABLE.start("buy")
SPARE: Final = TABLE.start("spare")
CONNECT: Final = TABLE.start("connect")
REFRESH: Final = TABLE.start("refresh")
SCROLL: Final = TABLE.start("scroll")
ACTION: Final = TABLE.start("action")
GATE: Final = TABLE.start("gate")
SLOT: Final = TABLE.start("slot")
EXPLORE: Final = TABLE.start("explore")
EXPLORE_TOWN: Final = TABLE.start("explore_town")
PLACE: Final = TABLE.start("place")
GIVE_BACK: Final = TABLE.start("give_back")
RAPID: Final = TABLE.start("rapid")
TILE_BONUS: Final = TABLE.start("tile_bonus")
SOUK_ACTION: Final = TABLE.start("souk_action")
PAY: Final = TABLE.start("pay")
ADD_DATE: Final = TABLE.start("add_date")
ADD_STEP: Final = TABLE.start("add_step")
TAKE_POINT: Final = TABLE.start("point")
SOUK_SELLER: Final = TABLE.start("souk_seller")
TAKE_LUXURY: Final = TABLE.start("take_luxury")
TAKE_OASIS: Final = TABLE.start("take_oasis")
SCORE_OASIS: Final = TABLE.start("score_oasis")
PROVIDE: Final = TABLE.start("provide")
NUM_ACTIONS: Final = TABLE.count
