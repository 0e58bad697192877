"""Area actions without a worker: scrolls s53 and s64, river side 01. Rules MKSH-GRANT.

No worker is activated, so no water seller gives anything (MKSH-GRANT-2, MKSH-WATER-5); all that changes an area action
changes this one too (MKSH-GRANT-3), and in the souk it is that of one worker (MKSH-GRANT-4). An action inside another
keeps its own count in its own frame, and the outer one goes on with its own (MKSH-GRANT-5, MKSH-INV-47). Gaps in the
displays stay until the turn ends, or the bonus outside a turn (MKSH-GRANT-6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import frames, workers
from caravansary.games.marrakesh.actions import ACTION, DECLINE, SOUK_ACTION
from caravansary.games.marrakesh.pieces import AREAS, EIGHT, RED, SOUK

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

# Of scroll s64; nothing while its water seller has no place yet
AREA: Final[Field] = Field("area", AREAS, bits=4, offset=1, optional=True)
ACT_FIELDS: Final[tuple[Field, ...]] = beside(AREA)


def ask(s: State, seat: int) -> None:
    """The action of any of the nine areas, or none (MKSH-GRANT-1)."""
    s.stack.append(frame(frames.CHOOSE_AREA, seat))


def area_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    return [*(ACTION + area for area in range(EIGHT)), SOUK_ACTION, DECLINE]


def choose_area(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    if action != DECLINE:
        workers.do_area_action(s, seat, SOUK if action == SOUK_ACTION else action - ACTION)


# --- scroll s64: the action of the area of a keshi ------------------------------------------------------------------
def act_where(s: State, seat: int, colour: int) -> None:
    """The action follows when the keshi is placed; goods lie in the souk, a seller where he is put (MKSH-SCROLL-64)."""
    area = -1 if colour == RED else min(colour, SOUK)
    s.stack.append(frame(frames.ACT, seat, AREA.put(area + 1)))


def seller_was_put(s: State, seat: int, area: int) -> None:
    """If an action waits for the place of this seller, it is the one of his area (MKSH-SCROLL-64)."""
    if s.stack[-1] == frame(frames.ACT, seat):
        s.stack[-1] = frame(frames.ACT, seat, AREA.put(area + 1))


def act(s: State, seat: int, arg: int) -> None:
    s.stack.pop()
    area = AREA.of(arg) - 1
    if area >= 0:
        workers.do_area_action(s, seat, area)
