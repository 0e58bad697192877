"""Resources returned for points: scroll s72, and the oases 19 to 21 when they score at once (MKSH-OASIS-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import effects, frames, oases
from caravansary.games.marrakesh.actions import ENOUGH, PAY
from caravansary.games.marrakesh.pieces import BY_SCROLLS, OASES, RESOURCES

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

MOST_RETURNED: Final = 9_999
OASIS: Final[Field] = Field("oasis", OASES, bits=5, offset=1, optional=True, asked="oasis")  # none: scroll s72
BY_S71: Final[Field] = Field("explored", flag=True, bits=1)  # it was explored before: scroll s71, otherwise s68
COUNT: Final[Field] = Field("returned", low=0, high=MOST_RETURNED, bits=16, asked="n")  # so far
LOWEST: Final[Field] = Field("from", RESOURCES, bits=2)  # an earlier kind comes too late
RETURNED_FIELDS: Final[tuple[Field, ...]] = beside(OASIS, BY_S71, COUNT, LOWEST)


def ask_resources(s: State, seat: int) -> None:
    """Scroll s72: any number of resources, also none, for points each (MKSH-SCROLL-72)."""
    s.stack.append(frame(frames.CHOOSE_RETURNED, seat))


def ask_oasis(s: State, seat: int, tile: int, is_explored: bool) -> None:
    """How many units an oasis gets back, none to all, and not more than it takes (MKSH-OASIS-31)."""
    arg = OASIS.put(tile + 1) | BY_S71.put(int(is_explored)) | LOWEST.put(s.printed.oasis_arg[tile])
    s.stack.append(frame(frames.CHOOSE_RETURNED, seat, arg))


def returned_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """One more unit, kind by kind in their order, or enough (MKSH-OASIS-31, MKSH-SCROLL-72)."""
    tile, lowest = OASIS.of(arg) - 1, LOWEST.of(arg)
    resources = s.players[seat].resources
    options: list[int] = []
    for kind in range(3):
        is_asked = kind >= lowest if tile < 0 else kind == lowest and COUNT.of(arg) < s.printed.most_returned[tile]
        if is_asked and resources[kind]:
            options.append(PAY + kind)
        elif no is not None:
            _refuse(s, no, kind, tile, lowest, is_asked)
    options.append(ENOUGH)
    return options


def _refuse(s: State, no: Refusals, kind: int, tile: int, lowest: int, is_asked: bool) -> None:
    rule = "MKSH-SCROLL-72" if tile < 0 else "MKSH-OASIS-31"
    if is_asked:
        no.add(PAY + kind, "pay.none", rule, resource=RESOURCES[kind])
    elif tile < 0:
        no.add(PAY + kind, "pay.order", rule, resource=RESOURCES[kind])
    elif kind == lowest:
        no.add(PAY + kind, "returned.all", "MKSH-OASIS-19", n=s.printed.most_returned[tile])
    else:
        no.add(PAY + kind, "returned.other", "MKSH-OASIS-19", resource=RESOURCES[kind])


def choose_returned(s: State, seat: int, arg: int, action: int) -> None:
    tile, count = OASIS.of(arg) - 1, COUNT.of(arg)
    if action == ENOUGH:
        s.stack.pop()
        if tile >= 0:
            oases.book_at_once(s, seat, tile, count, bool(BY_S71.of(arg)))
        return
    kind = action - PAY
    rule = "MKSH-SCROLL-72" if tile < 0 else "MKSH-OASIS-31"
    effects.pay_resources(s, seat, [int(kind == other) for other in range(3)], rule)
    if tile < 0:
        s.score(seat, BY_SCROLLS, s.printed.returned_points, rule)
    same = arg & (OASIS.put(OASIS.mask) | BY_S71.put(1))
    s.stack[-1] = frame(frames.CHOOSE_RETURNED, seat, same | COUNT.put(count + 1) | LOWEST.put(kind))
