"""Scenarios of scrolls: somebody learns one, or owns it and does something."""

from __future__ import annotations

from typing import Any, Final

from tests.games.marrakesh.position import GREEN, Table, mksh_position

COLOURS: Final = ("grey", "yellow", "pink", "orange")
SCHOLARS: Final = {"grey": 1, "yellow": 3, "pink": 5, "orange": 7}
DATES: Final = {"grey": 1, "yellow": 1, "pink": 2, "orange": 3}
HOLDINGS: Final = ("water", "dates", "dinars", "yellow", "purple", "orange")


def colour_of(scroll: str) -> str:
    """The colour of a scroll by its printed number."""
    number = int(scroll[1:])
    return COLOURS[(number > 21) + (number > 42) + (number > 60)]


def learn(scroll: str, table: dict[str, Any] | None = None, /, **green: Any) -> Table:
    """Green buys the scroll with the scholars and dates for it; `dates` are what is left then. A souk worker waits."""
    colour = colour_of(scroll)
    seat = dict(green)
    seat["keshis"] = {"madrasa": SCHOLARS[colour]} | green.get("keshis", {})
    seat["dates"] = DATES[colour] + green.get("dates", 0)
    seat["workers"] = f"madrasa {green.get('workers', 'souk')}"
    laid_out = dict(table or {})
    laid_out["scrolls"] = {f"{colour}-1": scroll} | laid_out.get("scrolls", {})
    found = mksh_position(turn=GREEN, **laid_out, green=seat)
    found.use(GREEN, "madrasa")
    found.play(GREEN, f"scroll {colour}-1")
    return found


def owning(scrolls: str, area: str, table: dict[str, Any] | None = None, /, **green: Any) -> Table:
    """Green owns scrolls and has done the action of an area with a worker; a souk worker waits."""
    seat = {"scrolls": scrolls, "workers": f"{area} souk"} | green
    found = mksh_position(turn=GREEN, **(table or {}), green=seat)
    found.use(GREEN, area)
    return found


def gains(table: Table, colour: str = GREEN) -> dict[str, int]:
    """Points gained, resources and goods, without what is zero."""
    seat = table.player(colour)
    found = {"points": seat.score - 10} | {name: getattr(seat, name) for name in HOLDINGS}
    return {name: count for name, count in found.items() if count}


def is_at_the_next_worker(table: Table) -> bool:
    """Whether nothing more of the scroll or of the action is asked."""
    return table.asked in ("choose_option", "choose_worker")
