"""Options that several games have: a colour for each seat, something that is on or off."""

from __future__ import annotations

from typing import Any

from caravansary.core.errors import OptionError, shown
from caravansary.core.game import Option


def colours_option(colours: tuple[str, ...]) -> Option:
    """The option "colours": a different one of these for every seat, in this order by default."""

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

    help = f"the colour of each seat: {', '.join(colours)} (default: in this order)"
    return Option("colours", None, help, check, choices=colours, per_seat=True)


def switch(name: str, default: bool, help: str) -> Option:
    """An option that is on or off."""

    def check(value: Any, players: int) -> bool:
        if not isinstance(value, bool):
            raise OptionError(f"{name} must be true or false, got {shown(value)}")
        return value

    return Option(name, default, help, check)
