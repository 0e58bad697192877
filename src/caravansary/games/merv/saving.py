"""x"""

from __future__ import annotations
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def to_dict(s: State) -> dict[str, Any]:
    return {}


def from_dict(saved: dict[str, Any]) -> State:
    raise NotImplementedError
