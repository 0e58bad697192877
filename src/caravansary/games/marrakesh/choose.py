"""Phase 1: the secret choice of three keshis, the workers, the joker. Rules MKSH-CHOOSE; the throw is in `tower.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import bits
from caravansary.core.decision import Pick, Refusals
from caravansary.core.events import Event
from caravansary.core.frames import frame
from caravansary.games.marrakesh import frames
from caravansary.games.marrakesh.actions import JOKER, PICK
from caravansary.games.marrakesh.pieces import AREAS, COLOURS, EIGHT, NOBODY, RED, SOUK, SOUK_WORKERS, WORKERS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

LAST_THREE: Final = 3  # keshis behind the screen that leave no choice


def ask_keshis(s: State) -> None:
    """All players choose at once; the last three of a season are forced (MKSH-CHOOSE-1, -2)."""
    if bits(s.players[0].screen) > LAST_THREE:
        s.stack.append(frame(frames.CHOOSE_KESHIS, 0))
        return
    for player in s.players:
        player.chosen = [colour for colour in range(len(COLOURS)) if player.screen >> colour & 1]


def is_choosing(s: State, seat: int) -> bool:
    return 0 <= seat < s.seats and len(s.players[seat].chosen) < WORKERS


def still_choosing(s: State) -> tuple[int, ...]:
    return tuple([seat for seat, player in enumerate(s.players) if len(player.chosen) < WORKERS])


def first_choosing(s: State) -> int:
    """The first of those who are still choosing, or nobody."""
    for seat in range(s.seats):
        if is_choosing(s, seat):
            return seat
    return NOBODY


def keshi_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Colours behind the screen in ascending order, leaving enough for the picks to come (MKSH-CHOOSE-3)."""
    player = s.players[seat]
    lowest = player.chosen[-1] + 1 if player.chosen else 0
    options = [PICK + colour for colour in range(lowest, len(COLOURS)) if player.screen >> colour & 1]
    options = options[: len(options) - (WORKERS - len(player.chosen)) + 1]
    if no is not None:
        for colour in range(len(COLOURS)):
            if colour in player.chosen:
                no.add(PICK + colour, "pick.chosen", "MKSH-CHOOSE-3", colour=COLOURS[colour])
            elif not player.screen >> colour & 1:
                no.add(PICK + colour, "pick.used", "MKSH-CHOOSE-1", colour=COLOURS[colour])
            elif PICK + colour not in options:
                no.add(PICK + colour, "pick.order", "MKSH-CHOOSE-3", colour=COLOURS[colour])
    return options


def keshi_pick(s: State, seat: int, arg: int) -> Pick:
    chosen = s.players[seat].chosen
    return Pick("keshis", WORKERS - len(chosen), [PICK + colour for colour in chosen])


def choose_keshi(s: State, seat: int, arg: int, action: int) -> None:
    """Nobody else learns of it before all have chosen; it can be changed until then (MKSH-CHOOSE-4, -5, -6)."""
    player = s.players[seat]
    colour = action - PICK
    player.chosen = [*player.chosen, colour]
    if s.events is not None:
        s.events.append(Event("keshi_picked", seat, "MKSH-CHOOSE-1", {"colour": COLOURS[colour]}, (seat,)))
        if len(player.chosen) == WORKERS:
            s.tell("keshis_chosen", seat, "MKSH-CHOOSE-6")
    if first_choosing(s) == NOBODY:
        s.stack.pop()


def reveal(s: State) -> None:
    """All choices become known; every keshi but red sends a worker to its area (MKSH-CHOOSE-7, -10, -11)."""
    if bits(s.players[0].screen) > LAST_THREE:
        s.unveil()  # the last three were known to all
    for seat in s.turn_order():
        player = s.players[seat]
        if s.events is not None:
            names = [COLOURS[colour] for colour in player.chosen]
            s.tell("keshis_revealed", seat, "MKSH-CHOOSE-7", colour=names)
        for colour in player.chosen:
            player.screen &= ~(1 << colour)
            if colour < EIGHT:
                player.workers |= 1 << colour
            elif colour != RED:
                player.souk_workers += 1


# --- the joker ------------------------------------------------------------------------------------------------------
def joker_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Any area with a free worker cell (MKSH-CHOOSE-12, -13, -14, -15)."""
    player = s.players[seat]
    options = [JOKER + area for area in range(EIGHT) if not player.workers >> area & 1]
    if player.souk_workers < SOUK_WORKERS:
        options.append(JOKER + SOUK)
    if no is not None:
        for area in range(len(AREAS)):
            if JOKER + area not in options:
                no.add(JOKER + area, "joker.taken", "MKSH-CHOOSE-14", area=AREAS[area])
    return options


def choose_joker(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    area = action - JOKER
    if area == SOUK:
        s.players[seat].souk_workers += 1
    else:
        s.players[seat].workers |= 1 << area
    if s.events is not None:
        s.tell("worker_placed", seat, "MKSH-CHOOSE-12", area=AREAS[area])
