"""The printed values of Marrakesh, in short: bonuses, scrolls, oases, luxury items, provisions, towns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.text import Text

from caravansary.cli.boards import TableView

KESHI: Final = "◆"
FREE: Final = "◇"
SELLER: Final = "≈"
WORKER: Final = "♙"
PAWN: Final = "●"
NOTHING: Final = "–"
NAME: Final = 12  # of a participant in a list

COLOURS: Final = {  # of keshis and gates: the style, the word
    "green": ("green", "mksh-green"),
    "grey": ("color(246)", "mksh-grey"),
    "white": ("bright_white", "mksh-white"),
    "black": ("bright_black", "mksh-black"),
    "pink": ("color(212)", "mksh-pink"),
    "turquoise": ("cyan", "mksh-turquoise"),
    "beige": ("color(187)", "mksh-beige"),
    "brown": ("color(137)", "mksh-brown"),
    "red": ("red", "mksh-red"),
    "purple": ("magenta", "mksh-purple"),
    "orange": ("color(208)", "mksh-orange"),
    "yellow": ("yellow", "mksh-yellow"),
}
AREA_COLOURS: Final = {
    "garden": "green",
    "madrasa": "grey",
    "palace": "white",
    "mosque": "black",
    "square": "pink",
    "river": "turquoise",
    "medina": "beige",
    "sahara": "brown",
}
AREA_OF: Final = {colour: area for area, colour in AREA_COLOURS.items()}
GOODS: Final = ("yellow", "purple", "orange")
RESOURCES: Final = ("water", "date", "dinar")
SOUK_SELLER_SCROLL: Final = "s57"  # it brings more than its gain
_OF_CHOICE: Final = (  # gains that the game's own words do not name
    *("resource", "good", "keshi", "two_keshis", "date_or_water", "river", "stair", "palace", "mosque"),
    *("area_action", "square_action", "free_oasis", "loose_oasis", "head_start"),
)
_PER: Final = {  # what a bonus of a river tile is given for
    "gates": "mksh-per-gate",
    "green": "mksh-per-green",
    "pink": "mksh-per-pink",
    "red": "mksh-per-red",
    "keshis": "mksh-per-keshis",
    "luxuries": "mksh-per-luxury",
}
_ONCE: Final = ("last_step", "crossings", "harbour")  # oases that count or do not count


# --- pieces ---------------------------------------------------------------------------------------------------------
def colour_word(table: TableView, colour: str) -> Text:
    """ "◆ green": a keshi."""
    style, word = COLOURS[colour]
    return Text.assemble((KESHI, style), f" {table.say(word)}")


def gate_word(table: TableView, colour: str) -> Text:
    return Text(table.name("gate_colour", colour), COLOURS[colour][0])


def keshi_list(table: TableView, counts: dict[str, int], mark_when: str = "") -> list[Text]:
    """ "2 ◆ green" for each colour, with the option that speaks of it when this decision is asked."""
    return [
        Text.assemble(f"{count} ", colour_word(table, colour), (colour_mark(table, colour, mark_when), "bold"))
        for colour, count in counts.items()
    ]


def asked(table: TableView) -> str:
    """The kind of the present decision."""
    pending: list[str] = table.view["pending"]
    return pending[0] if pending else ""


def colour_mark(table: TableView, colour: str, *decisions: str) -> str:
    """Colours stand in many places: an option is marked where the decision points to."""
    return table.mark("colour", colour) if asked(table) in decisions else ""


def joined(parts: Iterable[Text | str], between: str = " · ") -> Text:
    return Text(between).join(part if isinstance(part, Text) else Text(part) for part in parts)


# --- amounts and bonuses --------------------------------------------------------------------------------------------
def things(table: TableView, amounts: dict[str, int]) -> str:
    """ "2 water, 1 orange lamp": resources and goods."""
    return ", ".join(table.words.name("things", thing, n=n) for thing, n in amounts.items() if n)


def points(table: TableView, n: int) -> str:
    sign = "−" if n < 0 else ""
    return f"{sign}{abs(n)} {table.words.name('thing', 'points', n=abs(n))}"


def gain(table: TableView, effect: dict[str, int]) -> str:
    """The gains of a cell or a tile; points come first."""
    ordered = sorted(effect.items(), key=lambda item: item[0] != "points")
    return ", ".join(_gain(table, thing, n) for thing, n in ordered if n)


def _gain(table: TableView, thing: str, n: int) -> str:
    if thing == "points":
        return points(table, n)
    if thing in _OF_CHOICE:
        return table.say(f"mksh-gain-{thing.replace('_', '-')}", n=n, points=points(table, n))
    if thing in RESOURCES or thing in GOODS:
        return things(table, {thing: n})
    return f"{n} {table.words.name('thing', f'keshi_{thing}', n=n)}"


def cell_bonus(table: TableView, cell: str) -> dict[str, int]:
    """The bonus of a connecting cell, or of the stair tile on it."""
    tile = table.view["connections"][cell]
    bonus: dict[str, int] = table.printed["connecting"][cell] if tile is None else table.printed["stair_tile"][tile]
    return bonus


# --- tiles ----------------------------------------------------------------------------------------------------------
def scroll_text(table: TableView, scroll: str) -> str:
    """The printed number of a scroll and its effect; plain gains as the edition has them."""
    printed = table.printed["scroll"][scroll]
    is_plain = printed["timing"] == "instant" and "effect" in printed and scroll != SOUK_SELLER_SCROLL
    does = f"{table.say('mksh-instant')}: {gain(table, printed['effect'])}" if is_plain else _sentence(table, scroll)
    return f"{scroll.removeprefix('s')} {does}"


def _sentence(table: TableView, scroll: str) -> str:
    return table.name("scroll", f"{scroll}-text").rstrip(".")


def scroll_cost(table: TableView, colour: str) -> str:
    printed = table.printed["scroll_colour"][colour]
    return table.say("mksh-scroll-cost", scholars=printed["scholars"], dates=printed["dates"])


def luxury_text(table: TableView, luxury: str) -> Text:
    printed = table.printed["luxury"][luxury]
    name = table.name("luxury", luxury)
    return Text.assemble((name, "bold"), f": {things(table, printed['cost'])} → {gain(table, printed['bonus'])}")


def oasis_text(table: TableView, oasis: str) -> str:
    """The counted things of an oasis, its printed number and its points."""
    printed = table.printed["oasis"][oasis]
    return f"{table.name('oasis', oasis)}: {_each(table, printed)}"


def _each(table: TableView, printed: dict[str, Any]) -> str:
    """ "3 VP + 1 VP each"; some oases give their points once."""
    if printed["kind"] in _ONCE:
        return points(table, printed["points"])
    each = table.say("mksh-each", text=points(table, printed["points"]))
    base = printed.get("base", 0)
    return f"{points(table, base)} + {each}" if base else each


def town_text(table: TableView, town: str) -> str:
    return f"{table.name('town', town)}: {town_effect(table, town)}"


def town_effect(table: TableView, town: str) -> str:
    """The effect of a town, at once or in the end."""
    return table.name("town", f"{town}-text").rstrip(".")


def side_bonus(table: TableView, side: str, number: int) -> str:
    """The first or the second bonus of a river side, and what it is given for."""
    printed = table.printed["river_side"][side]
    bonus = gain(table, printed["bonus" if number == 1 else "other"])
    if "colours" in printed:
        return joined([colour_word(table, colour) for colour in printed["colours"]], " / ").plain
    per = printed.get("per" if number == 1 else "other_per")
    every = printed.get("every", 1) if number == 1 else 1
    return bonus if per is None else table.say(_PER[per], text=bonus, n=every)


def provision_text(table: TableView, provision: str) -> str:
    printed = table.printed["provision"][provision]
    return f"{things(table, printed['demand'])} ({table.say('mksh-or-lose', text=points(table, printed['loss']))})"


def exchange_text(table: TableView, good: str) -> str:
    return gain(table, table.printed["exchange"][table.view["exchange"]][good])
