"""The action table of a game: every option that it can ever offer, as a number with an absolute meaning and a name."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, final

from caravansary.core.errors import UnknownName, shown


class Block(NamedTuple):
    """A run of actions of one kind: what comes before the argument in the name, and the argument's values."""

    kind: str
    words: str
    arg: str  # empty for a kind without argument, which has the one value ""
    values: tuple[str, ...]

    def name(self, value: str) -> str:
        return f"{self.words} {value}" if value else self.words


@final
class ActionTable:
    """Names and numbers of a game's actions; blocks follow each other without gaps."""

    def __init__(self, game: str, blocks: tuple[Block, ...], numbers: frozenset[str]) -> None:
        self.game: Final = game
        self.blocks: Final = blocks
        self._numbers: Final = numbers  # arguments that are numbers, not ids
        self.names: Final = tuple(block.name(value) for block in blocks for value in block.values)
        self.count: Final = len(self.names)
        self._by_name: Final = {name: action for action, name in enumerate(self.names)}
        self._of: Final = tuple((block, value) for block in blocks for value in block.values)
        self._starts: Final = {block.kind: self._of.index((block, block.values[0])) for block in blocks}

    def start(self, kind: str) -> int:
        """The number of the first action of a kind."""
        return self._starts[kind]

    def name(self, action: int) -> str:
        """The name of an action: "slot 3", "die own-4"."""
        if type(action) is not int or not 0 <= action < self.count:
            last = self.count - 1
            raise UnknownName(f"{self.game} has no action {shown(action)}; actions are numbers from 0 to {last}")
        return self.names[action]

    def parse(self, text: str) -> int:
        """The action of a name; case and extra spaces do not matter."""
        name = " ".join(text.lower().split()) if isinstance(text, str) else ""
        if name not in self._by_name:
            raise UnknownName(f"{self.game} has no action named {shown(text)}")
        return self._by_name[name]

    def describe(self, action: int) -> dict[str, Any]:
        """The action as data: {"kind": "site", "cell": "r2c4"}."""
        self.name(action)
        block, value = self._of[action]
        if not block.arg:
            return {"kind": block.kind}
        return {"kind": block.kind, block.arg: int(value) if block.arg in self._numbers else value}
