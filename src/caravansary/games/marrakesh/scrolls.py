"""Instant scrolls: what they do at once when they are acquired. Rules MKSH-SCROLL.

What a permanent scroll changes is done in the area that it changes, which asks for its bit of `powers.py`. Buying is in
`madrasa.py`; the numbers and effects that are printed on scrolls are in `components.toml`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import (
    cells,
    citizens,
    effects,
    frames,
    madrasa,
    oases,
    placing,
    returning,
    stairs,
)
from caravansary.games.marrakesh.actions import SCORE_OASIS
from caravansary.games.marrakesh.pieces import BY_SCROLLS, OASES, SCROLLS, SECTORS, SOUK
from caravansary.games.marrakesh.powers import rule_of, tell_worked

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

SCROLL_FIELDS: Final[tuple[Field, ...]] = beside(Field("scroll", SCROLLS))

S57: Final = SCROLLS.index("s57")  # an effect, and a seller in the souk


# --- instant scrolls --------------------------------------------------------------------------------------------------
def resolve_scroll(s: State, seat: int, scroll: int) -> None:
    """Do what an instant scroll says, once (MKSH-MADRASA-6).

    Plain ones give their effect: MKSH-SCROLL-1, -19, -20, -21, -30, -37, -43, -53, -57, -62, -67.
    """
    s.stack.pop()
    tell_worked(s, seat, scroll + 1)
    if scroll == S57:
        place_souk_seller(s, seat)
    if s.printed.scroll_effect[scroll]:
        effects.give(s, seat, s.printed.scroll_effect[scroll], BY_SCROLLS, rule_of(scroll))
    else:
        SPECIAL[scroll](s, seat)


def place_souk_seller(s: State, seat: int) -> None:
    """Scroll s57: a water seller in the souk, the only one there can be (MKSH-SCROLL-57, MKSH-WATER-10)."""
    placing.put_seller(s, seat, SOUK)
    if s.events is not None:
        s.tell("souk_seller_placed", seat, "MKSH-SCROLL-57")


def use_full_sectors(s: State, seat: int) -> None:
    """Scroll s47: the cells that face exactly three citizens, three times each (MKSH-SCROLL-47)."""
    exactly = s.printed.full_sector
    cells.ask(s, seat, [exactly * (citizens.facing(s, seat, cell) == exactly) for cell in range(SECTORS)])


def use_all_fakirs(s: State, seat: int) -> None:
    """Scroll s70: every cell with a pink keshi, as many times as citizens face it (MKSH-SCROLL-70, MKSH-CELLS-3)."""
    pink = s.players[seat].pink
    cells.ask(s, seat, [citizens.facing(s, seat, cell) * (pink >> cell & 1) for cell in range(SECTORS)])


# --- scroll s71: an explored oasis scores at once -------------------------------------------------------------------
def ask_scored(s: State, seat: int) -> None:
    """Without an explored oasis nothing happens (MKSH-SCROLL-71)."""
    if s.players[seat].line:
        s.stack.append(frame(frames.CHOOSE_SCORED, seat))


def scored_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Any explored oasis, also one that scored before (MKSH-SCROLL-71)."""
    line = s.players[seat].line
    if no is not None:
        for tile in range(len(OASES)):
            if tile not in line:
                no.add(SCORE_OASIS + tile, "oasis.not_explored", "MKSH-SCROLL-71", oasis=OASES[tile])
    return [SCORE_OASIS + tile for tile in sorted(line)]


def choose_scored(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    oases.score_at_once(s, seat, action - SCORE_OASIS, "MKSH-SCROLL-71")


# --- scrolls that are more than an effect ---------------------------------------------------------------------------
def climb_both_stairs(s: State, seat: int) -> None:
    """Scroll s55: steps on each stair (MKSH-SCROLL-55)."""
    effects.ask_both_stairs(s, seat, s.printed.both_stairs_steps)


def take_orange_scroll(s: State, seat: int) -> None:
    """Scroll s58: an orange scroll for a date (MKSH-SCROLL-58)."""
    madrasa.offer_free_scroll(s, seat, madrasa.ORANGE_SCROLL)


SPECIAL: Final[dict[int, Callable[[State, int], None]]] = {
    SCROLLS.index("s47"): use_full_sectors,
    SCROLLS.index("s55"): climb_both_stairs,
    SCROLLS.index("s58"): take_orange_scroll,
    SCROLLS.index("s59"): stairs.ask_whole_line,
    SCROLLS.index("s64"): effects.ask_colour_and_act,
    SCROLLS.index("s70"): use_all_fakirs,
    SCROLLS.index("s71"): ask_scored,
    SCROLLS.index("s72"): returning.ask_resources,
}
