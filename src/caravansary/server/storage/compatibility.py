"""The signature of this program: the rules, printed values and forms of logs and settings that it understands.

Programs that differ in it can read the same database one after the other, but not work on it at the same time: a table
in the memory of one would not be what it is in the memory of the other.
"""

from __future__ import annotations

import functools
from typing import Final

import caravansary
from caravansary.core.match import edition_label

FORM: Final = 1  # raised when an older program would not understand the entries, settings or lines that this one writes


@functools.cache
def signature() -> str:
    """Compared as a whole: "form 1; merv 1 standard 3f2a9c1b; ..."."""
    games = [caravansary.game(name) for name in caravansary.list_games()]
    return "; ".join([f"form {FORM}", *(f"{one.name} {one.rules_version} {edition_label(one, None)}" for one in games)])
