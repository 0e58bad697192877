"""The action table: every option that the game can ever offer, as a number with an absolute meaning and a name.

Numbers never change once records are kept: new kinds of actions are appended at the end.
"""

from __future__ import annotations

from typing import Final

from caravansary.core.actions import ActionTable, Block
from caravansary.games.merv.pieces import (
    BREAKTHROUGHS,
    CELLS,
    CITIES,
    COLOURS,
    CONTRACT_STACKS,
    HALLS,
    MARKET_SLOTS,
    NODES,
    SCORING_TILES,
    WALL_PIECES,
    WALL_SLOTS,
)

PAIR_BOONS: Final = ("white_cube", "soldier", "favour", "white_upgrade")
GOODS: Final = ("common", "rare")
_ONE: Final = ("",)
_FIVE: Final = ("1", "2", "3", "4", "5")
TABLE: Final = ActionTable(
    "merv",
    (
        Block("slot", "slot", "slot", _FIVE),
        Block("courtier_slot", "courtier slot", "slot", _FIVE),
        Block("site", "site", "cell", CELLS),
        Block("courtier_site", "courtier site", "cell", CELLS),
        Block("soldier", "soldier", "cell", CELLS),
        Block("upgrade", "upgrade", "cell", CELLS),
        Block("board", "board action", "", _ONE),
        Block("favour", "gain favour", "", _ONE),
        Block("deploy", "deploy soldier", "", _ONE),
        Block("take_camels", "take camels", "", _ONE),
        Block("trade_camel", "trade camel", "market_slot", MARKET_SLOTS),
        Block("finish", "finish", "", _ONE),
        Block("end_turn", "end turn", "", _ONE),
        Block("decline", "decline", "", _ONE),
        Block("take_card", "take card", "position", tuple("12345678")),
        Block("place_camel", "place camel", "", _ONE),
        Block("hall", "hall", "hall", HALLS),
        Block("scrolls", "scrolls", "n", tuple("1234")),
        Block("post", "post", "city", CITIES),
        Block("buy", "buy", "city", CITIES),
        Block("advance", "advance", "node", NODES),
        Block("piece", "build", "piece", WALL_PIECES),
        Block("wall_slot", "wall", "wall_slot", WALL_SLOTS),
        Block("pay", "pay", "colour", COLOURS),
        Block("pay_wild", "pay wild", "colour", COLOURS[:4]),
        Block("discount", "discount", "", _ONE),
        Block("tile", "tile", "tile", BREAKTHROUGHS),
        Block("bonus", "bonus", "colour", COLOURS[:4]),
        Block("scoring_tile", "scoring tile", "board", SCORING_TILES),
        Block("contract", "contract", "stack", CONTRACT_STACKS),
        Block("commit", "commit", "good", GOODS),
        Block("boon", "boon", "boon", PAIR_BOONS),
        Block("space", "space", "space", tuple("1234")),
        Block("ransom", "ransom", "colour", COLOURS),
        Block("ransom_wild", "ransom wild", "colour", COLOURS[:4]),
        Block("lose", "lose building", "", _ONE),
        Block("score", "score", "hall", HALLS),
    ),
    numbers=frozenset({"slot", "position", "n", "space"}),
)
SLOT: Final = TABLE.start("slot")
COURTIER_SLOT: Final = TABLE.start("courtier_slot")  # for the high courtier
SITE: Final = TABLE.start("site")
COURTIER_SITE: Final = TABLE.start("courtier_site")  # for the high courtier
SOLDIER: Final = TABLE.start("soldier")
UPGRADE: Final = TABLE.start("upgrade")
BOARD: Final = TABLE.start("board")
FAVOUR: Final = TABLE.start("favour")
DEPLOY: Final = TABLE.start("deploy")
TAKE_CAMELS: Final = TABLE.start("take_camels")
TRADE_CAMEL: Final = TABLE.start("trade_camel")
FINISH: Final = TABLE.start("finish")
END_TURN: Final = TABLE.start("end_turn")
DECLINE: Final = TABLE.start("decline")
TAKE_CARD: Final = TABLE.start("take_card")
PLACE_CAMEL: Final = TABLE.start("place_camel")
HALL: Final = TABLE.start("hall")
SCROLLS: Final = TABLE.start("scrolls")
POST: Final = TABLE.start("post")
BUY: Final = TABLE.start("buy")
ADVANCE: Final = TABLE.start("advance")
PIECE: Final = TABLE.start("piece")
WALL_SLOT: Final = TABLE.start("wall_slot")
PAY: Final = TABLE.start("pay")
PAY_WILD: Final = TABLE.start("pay_wild")
DISCOUNT: Final = TABLE.start("discount")
TILE: Final = TABLE.start("tile")
BONUS: Final = TABLE.start("bonus")
SCORING_TILE: Final = TABLE.start("scoring_tile")
CONTRACT: Final = TABLE.start("contract")
COMMIT: Final = TABLE.start("commit")
BOON: Final = TABLE.start("boon")
SPACE: Final = TABLE.start("space")
RANSOM: Final = TABLE.start("ransom")
RANSOM_WILD: Final = TABLE.start("ransom_wild")
LOSE: Final = TABLE.start("lose")
SCORE: Final = TABLE.start("score")
NUM_ACTIONS: Final = TABLE.count
