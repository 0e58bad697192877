"""Manners: ways to play a game that differ in what they like, such as building or travelling."""

from __future__ import annotations

from typing import NamedTuple


class Manner(NamedTuple):
    """A name, and what counts for more than its points: by so large a part of them, for bots that play in this manner.

    What is liked is named like a part of the evaluation (`Game.summand_names`), a source of points (`Game.sources`), or
    both where they have the same name: what a thing will bring and what it has brought belong together.
    """

    name: str
    likes: dict[str, float]
