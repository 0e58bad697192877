"""The city of Merv as text: 5 by 5 cells inside its walls, with the action slots of the side in play."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from caravansary.cli.boards import TableView, capital, short, style_of

SIZE: Final = 5
LEAST_WIDTH: Final = 12
SLOT_NAME: Final = 6  # letters beside the city
CENTRE: Final = "r3c3"
SEGMENT: Final = "▓"
GATE: Final = "╫"
SOLDIER: Final = "▲"
ATTACKED: Final = "!"
ARROWS: Final = {"north": "▼", "east": "◄", "south": "▲", "west": "►"}
BOARD_ACTIONS: Final = ("caravansary", "palace", "library", "marketplace", "mosque", "wall")
TIGHTEST: Final = 3  # letters of a colour that has no room


class City:
    """Draws the city line by line."""

    def __init__(self, table: TableView) -> None:
        self.table = table
        self.view: dict[str, Any] = table.view
        self.side: str = self.view["side"] if self.view["phase"] in ("turns", "round_end") else ""
        longest = max(len(table.name("board", action)) for action in BOARD_ACTIONS)
        self.width = max(LEAST_WIDTH, longest)
        self.left = SLOT_NAME + 4 if self.side == "west" else 0

    def lines(self) -> list[Text]:
        """From north to south."""
        found = [self._numbers()]
        if self.side == "north":
            found.append(self._slots_along())
        found.append(self._walls_along("n"))
        found.append(self._border("┌", "┬", "┐"))
        for row in range(1, SIZE + 1):
            found += self._row(row)
            found.append(self._border("├", "┼", "┤") if row < SIZE else self._border("└", "┴", "┘"))
        found.append(self._walls_along("s"))
        if self.side == "south":
            found.append(self._slots_along())
        return found

    # --- around the cells -------------------------------------------------------------------------------------------
    def _margin(self) -> str:
        return " " * (self.left + 3)

    def _along(self, parts: list[Text]) -> Text:
        """Something for each column, in the middle above or below it."""
        line = Text(self._margin())
        for part in parts:
            line.append(" ")
            line.append_text(_centred(part, self.width))
        return line

    def _numbers(self) -> Text:
        return self._along([Text(f"c{column}", "dim") for column in range(1, SIZE + 1)])

    def _walls_along(self, side: str) -> Text:
        return self._along([self._wall(f"{side}{column}", self.width) for column in range(1, SIZE + 1)])

    def _wall(self, slot: str, width: int) -> Text:
        piece = self.view["walls"].get(slot)
        if piece is None:
            return Text(self.table.mark("wall_slot", slot) or f"({slot})", "dim")
        return Text((GATE if _is_gate(slot) else SEGMENT) * width, "color(137)")

    def _border(self, first: str, between: str, last: str) -> Text:
        return Text(self._margin() + first + between.join(["─" * self.width] * SIZE) + last, "dim")

    def _slots_along(self) -> Text:
        return self._along([self._slot(self._slot_of(column)) for column in range(1, SIZE + 1)])

    def _slot_of(self, line: int) -> int:
        return _counted(self.side, line)

    def _slot(self, slot: int) -> Text:
        """The slot's number, its arrow into the city, and who stands there or the number of the option."""
        who = self.view["slots"][slot - 1]
        arrow = ARROWS[self.side]
        text = Text(f"{arrow}{slot} " if self.side != "west" else "", "bold")
        if who is not None:
            beside = self.side in ("east", "west")
            text.append_text(self.table.who(who, SLOT_NAME if beside else self.width - len(text)))
        else:
            text.append(self.table.mark("slot", slot))
        if self.side == "west":
            text.append(f" {slot}{arrow}", "bold")
        return text

    # --- the cells --------------------------------------------------------------------------------------------------
    def _row(self, row: int) -> list[Text]:
        cells = [self._cell(f"r{row}c{column}") for column in range(1, SIZE + 1)]
        return [self._line_of_row(row, number, [cell[number] for cell in cells]) for number in range(3)]

    def _line_of_row(self, row: int, number: int, parts: list[Text]) -> Text:
        middle = number == 1
        slot = self._slot(self._slot_of(row)) if middle and self.side in ("east", "west") else Text()
        line = Text()
        if self.side == "west":
            line.append_text(_right(slot, self.left - 1))
            line.append(" ")
        west, east = (self.table.mark("wall_slot", f"{side}{row}") if middle else "" for side in "we")
        line.append(west.strip("[]").rjust(2) if west else f"r{row}" if middle else "  ", "bold" if west else "dim")
        line.append_text(self._wall_beside(f"w{row}"))
        for part in parts:
            line.append("│", "dim")
            line.append_text(_padded(part, self.width))
        line.append("│", "dim")
        line.append_text(self._wall_beside(f"e{row}"))
        line.append(east, "bold")
        if self.side == "east":
            line.append(" ")
            line.append_text(slot)
        line.rstrip()
        return line

    def _wall_beside(self, slot: str) -> Text:
        return self._wall(slot, 1) if slot in self.view["walls"] else Text(" ")

    def _cell(self, cell: str) -> list[Text]:
        if cell == CENTRE:
            return self._camel_market()
        found = self.view["city"][cell]
        action, _, colour = found["site"].rpartition("-")
        active = cell == self.view["site"]
        first = Text(capital(self.table.name("board", action)), "bold reverse" if active else "bold")
        return [first, self._yield(colour, found["upgrade"]), self._pieces(cell, found)]

    def _yield(self, colour: str, upgrade: str | None) -> Text:
        """The colour of the site's cube; white instead of it, or a further cube beside it."""
        name = self.table.name("colour", colour)
        if upgrade is None:
            return Text(short(name, self.width), style_of(colour))
        sign, other = ("→" if upgrade == "white" else "+"), self.table.name("colour", upgrade)
        room = self.width - len(sign)
        if len(name) + len(other) > room:
            name = short(name, max(TIGHTEST, room - len(other), room // 2))
            other = short(other, room - len(name))
        return Text.assemble((name, style_of(colour)), (sign, "bold"), (other, style_of(upgrade)))

    def _pieces(self, cell: str, found: dict[str, Any]) -> Text:
        """Whose building, whose soldier, whether it is attacked, and the number of the option."""
        mark = self.table.mark("cell", cell)
        signs = Text()
        if found["soldier"] is not None:
            signs.append(f" {SOLDIER}", style_of(self.table.colours[found["soldier"]]))
        if cell in self.view["attacked"]:
            signs.append(f" {ATTACKED}", "bold red")
        text = Text()
        if found["owner"] is not None:
            text = self.table.who(found["owner"], self.width - len(signs) - len(mark))
        text.append_text(signs)
        return _with_mark(text, mark, self.width)

    def _camel_market(self) -> list[Text]:
        camels = self.view["camel_market"]["camels"]

        def slots(*names: str) -> Text:
            parts = [f"{'*' if camels[name] else '·'}{self.table.mark('market_slot', name)}" for name in names]
            return _centred(Text("   ".join(parts)), self.width)

        return [
            Text(short(self.table.say("board-camels"), self.width), "italic"),
            slots("tl", "tr"),
            slots("bl", "br"),
        ]


# --- places ---------------------------------------------------------------------------------------------------------
def line_of(side: str, slot: int) -> str:
    """The row or column of a slot: "r2", "c5"."""
    return f"{'c' if side in ('north', 'south') else 'r'}{_counted(side, slot)}"


def _counted(side: str, number: int) -> int:
    """Slots are counted clockwise around the city, rows and columns from the north-west: one from the other."""
    return number if side in ("north", "east") else SIZE + 1 - number


# --- lines of text --------------------------------------------------------------------------------------------------
def _is_gate(slot: str) -> bool:
    return slot.endswith("3")


def _padded(text: Text, width: int) -> Text:
    cut = text.copy()
    cut.truncate(width)
    cut.pad_right(width - cut.cell_len)
    return cut


def _centred(text: Text, width: int) -> Text:
    cut = text.copy()
    cut.truncate(width)
    before = (width - cut.cell_len) // 2
    cut.pad_left(before)
    cut.pad_right(width - cut.cell_len)
    return cut


def _right(text: Text, width: int) -> Text:
    cut = text.copy()
    cut.truncate(width)
    cut.pad_left(width - cut.cell_len)
    return cut


def _with_mark(text: Text, mark: str, width: int) -> Text:
    if not mark:
        return text
    cut = text.copy()
    cut.truncate(width - len(mark))
    cut.pad_right(width - len(mark) - cut.cell_len)
    cut.append(mark, "bold")
    return cut
