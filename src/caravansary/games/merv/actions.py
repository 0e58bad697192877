"""The action table: every option that the game can ever offer, as a number with an absolute meaning and a name.

Numbers never change once records are kept: new kinds of actions are appended at the end.
"""

from __future__ import annotations

from typing import Any, Final, final

from caravansary.core.errors import UnknownName
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

SLOT: Final = 0
COURTIER_SLOT: Final = 5  # for the high courtier
SITE: Final = 10
COURTIER_SITE: Final = 35  # for the high courtier
SOLDIER: Final = 60
UPGRADE: Final = 85
BOARD: Final = 110
FAVOUR: Final = 111
DEPLOY: Final = 112
TAKE_CAMELS: Final = 113
TRADE_CAMEL: Final = 114
FINISH: Final = 118
END_TURN: Final = 119
DECLINE: Final = 120
TAKE_CARD: Final = 121
PLACE_CAMEL: Final = 129
HALL: Final = 130
SCROLLS: Final = 134
POST: Final = 138
BUY: Final = 146
ADVANCE: Final = 154
PIECE: Final = 172
WALL_SLOT: Final = 184
PAY: Final = 204
PAY_WILD: Final = 209
DISCOUNT: Final = 213
TILE: Final = 214
BONUS: Final = 230
SCORING_TILE: Final = 234
CONTRACT: Final = 238
COMMIT: Final = 244
BOON: Final = 246
SPACE: Final = 250
RANSOM: Final = 254
RANSOM_WILD: Final = 259
LOSE: Final = 263
SCORE: Final = 264
NUM_ACTIONS: Final = 268

PAIR_BOONS: Final = ("white_cube", "soldier", "favour", "white_upgrade")
GOODS: Final = ("common", "rare")
_ONE: Final = ("",)


@final
class _Block:
    """A run of actions of one kind: what comes before the argument in the name, and the argument's values."""

    __slots__ = ("arg", "kind", "start", "values", "words")

    def __init__(self, start: int, kind: str, words: str, arg: str, values: tuple[str, ...]) -> None:
        self.start = start
        self.kind = kind
        self.words = words
        self.arg = arg
        self.values = values


_FIVE: Final = ("1", "2", "3", "4", "5")
_BLOCKS: Final = (
    _Block(SLOT, "slot", "slot", "slot", _FIVE),
    _Block(COURTIER_SLOT, "courtier_slot", "courtier slot", "slot", _FIVE),
    _Block(SITE, "site", "site", "cell", CELLS),
    _Block(COURTIER_SITE, "courtier_site", "courtier site", "cell", CELLS),
    _Block(SOLDIER, "soldier", "soldier", "cell", CELLS),
    _Block(UPGRADE, "upgrade", "upgrade", "cell", CELLS),
    _Block(BOARD, "board", "board action", "", _ONE),
    _Block(FAVOUR, "favour", "gain favour", "", _ONE),
    _Block(DEPLOY, "deploy", "deploy soldier", "", _ONE),
    _Block(TAKE_CAMELS, "take_camels", "take camels", "", _ONE),
    _Block(TRADE_CAMEL, "trade_camel", "trade camel", "market_slot", MARKET_SLOTS),
    _Block(FINISH, "finish", "finish", "", _ONE),
    _Block(END_TURN, "end_turn", "end turn", "", _ONE),
    _Block(DECLINE, "decline", "decline", "", _ONE),
    _Block(TAKE_CARD, "take_card", "take card", "position", tuple("12345678")),
    _Block(PLACE_CAMEL, "place_camel", "place camel", "", _ONE),
    _Block(HALL, "hall", "hall", "hall", HALLS),
    _Block(SCROLLS, "scrolls", "scrolls", "n", tuple("1234")),
    _Block(POST, "post", "post", "city", CITIES),
    _Block(BUY, "buy", "buy", "city", CITIES),
    _Block(ADVANCE, "advance", "advance", "node", NODES),
    _Block(PIECE, "piece", "build", "piece", WALL_PIECES),
    _Block(WALL_SLOT, "wall_slot", "wall", "wall_slot", WALL_SLOTS),
    _Block(PAY, "pay", "pay", "colour", COLOURS),
    _Block(PAY_WILD, "pay_wild", "pay wild", "colour", COLOURS[:4]),
    _Block(DISCOUNT, "discount", "discount", "", _ONE),
    _Block(TILE, "tile", "tile", "tile", BREAKTHROUGHS),
    _Block(BONUS, "bonus", "bonus", "colour", COLOURS[:4]),
    _Block(SCORING_TILE, "scoring_tile", "scoring tile", "board", SCORING_TILES),
    _Block(CONTRACT, "contract", "contract", "stack", CONTRACT_STACKS),
    _Block(COMMIT, "commit", "commit", "good", GOODS),
    _Block(BOON, "boon", "boon", "boon", PAIR_BOONS),
    _Block(SPACE, "space", "space", "space", tuple("1234")),
    _Block(RANSOM, "ransom", "ransom", "colour", COLOURS),
    _Block(RANSOM_WILD, "ransom_wild", "ransom wild", "colour", COLOURS[:4]),
    _Block(LOSE, "lose", "lose building", "", _ONE),
    _Block(SCORE, "score", "score", "hall", HALLS),
)
_NUMBERS: Final = frozenset({"slot", "position", "n", "space"})  # arguments that are numbers, not ids


def _named(block: _Block, value: str) -> str:
    return f"{block.words} {value}" if value else block.words


NAMES: Final = tuple(_named(block, value) for block in _BLOCKS for value in block.values)
_BY_NAME: Final = {name: action for action, name in enumerate(NAMES)}
_OF: Final = tuple((block, value) for block in _BLOCKS for value in block.values)
KINDS: Final = tuple((block.kind, block.words, block.arg, block.values) for block in _BLOCKS)


def is_action(action: object) -> bool:
    return isinstance(action, int) and not isinstance(action, bool) and 0 <= action < NUM_ACTIONS


def action_name(action: int) -> str:
    """The name of an action: "slot 3", "site r2c4", "pay white"."""
    if not is_action(action):
        raise UnknownName(f"merv has no action {action!r}; actions are numbers from 0 to {NUM_ACTIONS - 1}")
    return NAMES[action]


def parse_action(text: str) -> int:
    """The action of a name; case and extra spaces do not matter."""
    name = " ".join(text.lower().split()) if isinstance(text, str) else ""
    if name not in _BY_NAME:
        raise UnknownName(f"merv has no action named {str(text)[:60]!r}")
    return _BY_NAME[name]


def describe_action(action: int) -> dict[str, Any]:
    """The action as data: {"kind": "site", "cell": "r2c4"}."""
    action_name(action)
    block, value = _OF[action]
    if not block.arg:
        return {"kind": block.kind}
    return {"kind": block.kind, block.arg: int(value) if block.arg in _NUMBERS else value}
