"""Every rule is named where it is done: a search for its id leads to the code or to the printed values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from caravansary.core.game import Game
from caravansary.core.rules import REFERENCE, RuleBook

# An id, perhaps with further numbers of the same area: "MERV-CARAVAN-4, -6"; a range names only where it begins
_NAMES: Final = re.compile(r"\b([A-Z0-9]+-[A-Z0-9]+)-(\d+)((?:(?:,| and| or) -\d+)*)")


def named_rules(text: str) -> Iterator[str]:
    """The ids that a text names."""
    for area, first, others in _NAMES.findall(text):
        for number in (first, *re.findall(r"\d+", others)):
            yield f"{area}-{number}"


def unnamed_rules(game: Game) -> list[str]:
    """The rules that neither a module of the game nor its printed values name; what only defines something need not."""
    places = [*sorted(game.folder.rglob("*.py")), game.folder / "components.toml"]
    named = {rule for path in places for rule in named_rules(path.read_text(encoding="utf-8"))}
    book = RuleBook.load(game.folder / "rules", REFERENCE)
    return [rule.id for rule in book.rules.values() if rule.id not in named and not rule.is_definition]
