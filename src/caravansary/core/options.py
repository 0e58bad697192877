"""Checks of options that several games have: a colour for each seat, something that is on or off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from caravansary.core.errors import OptionError, shown


def colours_of(colours: tuple[str, ...]) -> Callable[[Any, int], list[str]]:
    """The check of the option "colours": a different one of these for every seat, in this order by default."""

    def check(value: Any, players: int) -> list[str]:
        if value is None:
            return list(colours[:players])
        if not isinstance(value, list | tuple) or len(value) != players:
            raise OptionError(f"colours must be a list of {players} colours, got {value!r}")
        for colour in value:
            if colour not in colours:
                raise OptionError(f"colours: no colour {colour!r}; there are: {', '.join(colours)}")
        if len(set(value)) != players:
            raise OptionError("colours: every seat needs a colour of its own")
        return list(value)

    return check


def switch(name: str) -> Callable[[Any, int], bool]:
    """The check of an option that is on or off."""

    def check(value: Any, players: int) -> bool:
        if not isinstance(value, bool):
            raise OptionError(f"{name} must be true or false, got {shown(value)}")
        return value

    return check
