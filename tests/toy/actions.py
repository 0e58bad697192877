"""The action table: every option that the game can ever offer, as a number with an absolute meaning and a name."""

from __future__ import annotations

from typing import Final

from caravansary.core.actions import ActionTable, Block
from tests.toy.pieces import COLOURS

_ONE: Final = ("",)
_SEATS: Final = ("0", "1", "2")
TABLE: Final = ActionTable(
    "toy",
    (
        Block("pick", "pick", "colour", COLOURS),
        Block("draw", "draw", "", _ONE),
        Block("peek", "peek", "", _ONE),
        Block("rob", "rob", "other", _SEATS),
        Block("rest", "rest", "", _ONE),
        Block("pay", "pay", "", _ONE),
        Block("guard", "guard", "", _ONE),
        Block("coin", "coin", "", _ONE),
        Block("water", "water", "", _ONE),
        Block("double", "double", "", _ONE),
        Block("gift", "gift", "other", _SEATS),
        Block("end", "end", "", _ONE),
    ),
    numbers=frozenset({"other"}),
)
PICK: Final = TABLE.start("pick")
DRAW: Final = TABLE.start("draw")
PEEK: Final = TABLE.start("peek")
ROB: Final = TABLE.start("rob")
REST: Final = TABLE.start("rest")
PAY: Final = TABLE.start("pay")
GUARD: Final = TABLE.start("guard")
COIN: Final = TABLE.start("coin")
WATER: Final = TABLE.start("water")
DOUBLE: Final = TABLE.start("double")
GIFT: Final = TABLE.start("gift")
END: Final = TABLE.start("end")
NUM_ACTIONS: Final = TABLE.count
