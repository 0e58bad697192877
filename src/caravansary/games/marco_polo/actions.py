"""The action table: every option that the game can ever offer, as a number with an absolute meaning and a name.

Numbers never change once records are kept: new kinds of actions are appended at the end.
"""

from __future__ import annotations

from typing import Final

from caravansary.core.actions import ActionTable, Block
from caravansary.games.marco_polo.pieces import (
    CHARACTERS,
    CITY_CARDS,
    CONTRACTS,
    DICE,
    GIFTS,
    GOALS,
    GOODS,
    MAIN_SPACES,
    NODES,
    PAIRS,
    PLACES,
    PROVINCE_TOKENS,
)

_ONE: Final = ("",)
_SIX: Final = ("1", "2", "3", "4", "5", "6")
GAINS: Final = ("coins", "camels", "points")

TABLE: Final = ActionTable(
    "marco_polo",
    (
        # --- the turn
        Block("space", "space", "space", MAIN_SPACES),
        Block("city", "city card", "card", CITY_CARDS),
        Block("private", "private space", "n", ("1", "2")),
        Block("complete", "complete", "contract", CONTRACTS),
        Block("purse", "purse", "", _ONE),
        Block("reroll", "reroll", "", _ONE),
        Block("change", "change die", "", _ONE),
        Block("black", "buy black die", "", _ONE),
        Block("use", "use", "gift", GIFTS),
        Block("own_card", "own card", "card", CITY_CARDS),
        Block("end_turn", "end turn", "", _ONE),
        # --- dice
        Block("die", "die", "die", DICE),
        Block("value", "value", "value", _SIX),
        Block("up", "up", "", _ONE),
        Block("down", "down", "", _ONE),
        # --- what an action brings
        Block("row", "row", "row", _SIX),
        Block("good", "good", "good", GOODS),
        Block("pair", "pair", "pair", PAIRS),
        Block("token", "bonus", "token", PROVINCE_TOKENS),
        Block("take", "take", "position", _SIX),
        Block("discard", "discard", "contract", CONTRACTS),
        Block("extra", "extra", "gain", GAINS[:2]),
        Block("compensation", "camels", "n", tuple(str(n) for n in range(11))),
        Block("stop", "stop", "", _ONE),
        Block("decline", "decline", "", _ONE),
        # --- the map
        Block("step", "step", "node", NODES),
        Block("second_step", "second step", "node", NODES),
        Block("pay_pair", "pay", "pair", PAIRS),
        Block("move_post", "move post", "place", PLACES),
        # --- city cards
        Block("times", "times", "n", _SIX),
        Block("direction", "gain", "gain", GAINS),
        Block("sell", "sell", "good", GOODS),
        Block("buy", "buy", "good", GOODS),
        # --- gifts
        Block("keep", "keep", "gift", GIFTS),
        Block("keep_two", "keep two", "", _ONE),
        Block("take_black", "take black die", "", _ONE),
        Block("take_coins", "take coins", "", _ONE),
        # --- before the first round
        Block("character", "character", "character", CHARACTERS),
        Block("goal", "goal", "goal", GOALS),
    ),
    numbers=frozenset({"n", "value", "row", "position"}),
)
SPACE: Final = TABLE.start("space")
CITY: Final = TABLE.start("city")
PRIVATE_SPACE: Final = TABLE.start("private")
COMPLETE: Final = TABLE.start("complete")
PURSE_DIE: Final = TABLE.start("purse")
REROLL: Final = TABLE.start("reroll")
CHANGE: Final = TABLE.start("change")
BUY_BLACK: Final = TABLE.start("black")
USE: Final = TABLE.start("use")
OWN_CARD: Final = TABLE.start("own_card")
END_TURN: Final = TABLE.start("end_turn")
DIE: Final = TABLE.start("die")
VALUE: Final = TABLE.start("value")
UP: Final = TABLE.start("up")
DOWN: Final = TABLE.start("down")
ROW: Final = TABLE.start("row")
GOOD: Final = TABLE.start("good")
PAIR: Final = TABLE.start("pair")
TOKEN: Final = TABLE.start("token")
TAKE: Final = TABLE.start("take")
DISCARD: Final = TABLE.start("discard")
EXTRA: Final = TABLE.start("extra")
COMPENSATION: Final = TABLE.start("compensation")
STOP: Final = TABLE.start("stop")
DECLINE: Final = TABLE.start("decline")
STEP: Final = TABLE.start("step")
SECOND_STEP: Final = TABLE.start("second_step")
PAY_PAIR: Final = TABLE.start("pay_pair")
MOVE_POST: Final = TABLE.start("move_post")
TIMES: Final = TABLE.start("times")
DIRECTION: Final = TABLE.start("direction")
SELL: Final = TABLE.start("sell")
BUY: Final = TABLE.start("buy")
KEEP: Final = TABLE.start("keep")
KEEP_TWO: Final = TABLE.start("keep_two")
TAKE_BLACK: Final = TABLE.start("take_black")
TAKE_COINS: Final = TABLE.start("take_coins")
CHARACTER: Final = TABLE.start("character")
GOAL: Final = TABLE.start("goal")
NUM_ACTIONS: Final = TABLE.count
