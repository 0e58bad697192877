"""The decisions before the first round: oasis line, disk, first provision tile. MKSH-SETUP-12, -14, -15, -21."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import replaced
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import frames
from caravansary.games.marrakesh.actions import DISK, LINE
from caravansary.games.marrakesh.pieces import COLOURS, LINE_CELLS, LINE_EFFECTS, SECTORS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

LINE_FIELDS: Final[tuple[Field, ...]] = beside(Field("cell", high=LINE_CELLS, offset=-1, asked="n"))  # of the line


def keshi_cells(s: State) -> list[int]:
    """The cells of the oasis line that hold a keshi with so many players (MKSH-SETUP-12)."""
    kinds = {LINE_EFFECTS.index("keshi")} | ({LINE_EFFECTS.index("keshi_of_two")} if s.seats == 2 else set())
    return [cell for cell, effect in enumerate(s.printed.line_effect) if effect in kinds]


def open_cells(s: State, seat: int) -> list[int]:
    """Those of them where no keshi waits yet."""
    return [cell for cell in keshi_cells(s) if s.players[seat].line_keshis[cell] < 0]


def ask(s: State, seat: int) -> None:
    """Line, disk and provision tile of a seat, in this order (MKSH-SETUP-12, -14, -15)."""
    s.stack.append(frame(frames.CHOOSE_PROVISION, seat))
    s.stack.append(frame(frames.CHOOSE_DISK, seat))
    for cell in reversed(open_cells(s, seat)):
        s.stack.append(frame(frames.CHOOSE_LINE, seat, cell))


def line_options(s: State, seat: int, cell: int, no: Refusals | None) -> list[int]:
    """The drawn keshis that have no place yet."""
    return [LINE + colour for colour in sorted(s.drawn[seat])]


def choose_line(s: State, seat: int, cell: int, action: int) -> None:
    s.stack.pop()
    colour = action - LINE
    drawn = [keshis[:] for keshis in s.drawn]
    drawn[seat].remove(colour)
    s.drawn = drawn
    player = s.players[seat]
    player.line_keshis = replaced(player.line_keshis, cell, colour)
    if s.events is not None:
        s.tell("line_filled", seat, "MKSH-SETUP-12", colour=COLOURS[colour], n=cell + 1)


def disk_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Any rotation (MKSH-SETUP-14)."""
    return [DISK + rotation for rotation in range(SECTORS)]


def choose_disk(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    s.players[seat].disk = action - DISK
    if s.events is not None:
        s.tell("disk_laid", seat, "MKSH-SETUP-14", sector=action - DISK)
