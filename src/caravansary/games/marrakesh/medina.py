"""The medina: building city gates. Rules MKSH-MEDINA."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from caravansary.core.bits import has_any, replaced
from caravansary.core.decision import Refusals
from caravansary.core.frames import ARG_SHIFT, Field, beside, frame
from caravansary.games.marrakesh import frames, pay, placing
from caravansary.games.marrakesh.actions import DECLINE, GATE, KESHI, SLOT, STOP
from caravansary.games.marrakesh.pieces import (
    BEIGE,
    BY_MEDINA,
    COLOURS,
    DINAR,
    SLOTS,
    WORKSHOP_GATES,
    WORKSHOPS,
)
from caravansary.games.marrakesh.powers import (
    S22_BLUE_GATES_FREE,
    S32_CHEAPER_GATES,
    S36_ANY_GATE_KESHI,
    S66_TWO_GATE_KESHIS,
    tell_worked,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import Player, State

SLOT_GATE: Final[Field] = Field("gate", WORKSHOP_GATES, bits=6, asked="gate")
FREE: Final[Field] = Field("free", flag=True, bits=1)  # of town t12
SLOT_FIELDS: Final[tuple[Field, ...]] = beside(SLOT_GATE, FREE)
GATE_FIELDS: Final[tuple[Field, ...]] = beside(Field("gate", WORKSHOP_GATES, asked="gate"))
BLUE: Final = 0  # workshop
SET_ASIDE_BITS: Final = 4  # for each colour in the argument of the frame; two scrolls bring eleven of one at most


def watchtower(player: Player) -> int:
    """Guards that stand at no gate (MKSH-PLACE-5)."""
    return guards_in_watchtower(player.gates, player.keshis[BEIGE])


def guards_in_watchtower(gates: Sequence[int], guards: int) -> int:
    return guards - len(gates) + gates.count(-1)


def start(s: State, seat: int) -> None:
    """At most as many gates as guards are in the watchtower now; later ones come too late (MKSH-MEDINA-1, -10).

    The frame of the choice holds how many gates are left, the one below it the keshis set aside.
    """
    s.stack.append(frame(frames.PLACE_SET_ASIDE, seat))
    s.stack.append(frame(frames.CHOOSE_GATE, seat, watchtower(s.players[seat])))


def price(s: State, seat: int, workshop: int) -> int:
    """The dinars of a gate; scroll s32 makes it cheaper (MKSH-SCROLL-32)."""
    dinars = s.printed.workshop_dinars[workshop]
    if s.players[seat].powers & S32_CHEAPER_GATES:
        return max(0, dinars - s.printed.spared_dinars)
    return dinars


def gate_options(s: State, seat: int, left: int, no: Refusals | None) -> list[int]:
    """A gate of a workshop that can be paid, or to stop (MKSH-MEDINA-2, -11, -14)."""
    options: list[int] = []
    for workshop in range(len(WORKSHOPS)):
        payable = pay.can_pay(s, seat, [0, 0, price(s, seat, workshop)])
        for colour in range(len(COLOURS)):
            gate = 12 * workshop + colour
            if not s.workshops[gate]:
                continue
            if left and payable:
                options.append(GATE + gate)
            elif no is not None and not left:
                no.add(GATE + gate, "gate.no_guard", "MKSH-MEDINA-1")
            elif no is not None:
                dinars = s.players[seat].resources[DINAR]
                no.add(GATE + gate, "gate.dinars", "MKSH-MEDINA-2", n=price(s, seat, workshop), has=dinars)
    options.append(STOP)
    return options


def choose_gate(s: State, seat: int, left: int, action: int) -> None:
    if action == STOP:
        s.stack.pop()
        return
    s.stack[-1] = frame(frames.CHOOSE_GATE, seat, left - 1)
    s.stack.append(frame(frames.CHOOSE_SLOT, seat, SLOT_GATE.put(action - GATE)))


def slot_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Any empty slot of the eight (MKSH-MEDINA-3, -12)."""
    gates = s.players[seat].gates
    if no is not None:
        for slot in range(len(SLOTS)):
            if gates[slot] >= 0:
                no.add(SLOT + slot, "slot.taken", "MKSH-MEDINA-3", slot=slot + 1)
    return [SLOT + slot for slot in range(len(SLOTS)) if gates[slot] < 0]


def choose_slot(s: State, seat: int, arg: int, action: int) -> None:
    """Build the gate and pay; its keshi is set aside, or placed at once if it was free (MKSH-MEDINA-2, -7)."""
    s.stack.pop()
    gate = SLOT_GATE.of(arg)
    if FREE.of(arg):
        build(s, seat, gate, action - SLOT, s.printed.workshop_points[gate // 12])
        placing.place(s, seat, gate % 12)
        return
    powers = s.players[seat].powers
    points = s.printed.workshop_points[gate // 12]
    if gate // 12 == BLUE and powers & S22_BLUE_GATES_FREE:  # MKSH-SCROLL-22
        points = max(0, points)
    build(s, seat, gate, action - SLOT, points)
    bring_keshis(s, seat, gate)
    pay.pay(s, seat, [0, 0, price(s, seat, gate // 12)], pay.FOR_GATE)


def build(s: State, seat: int, gate: int, slot: int, points: int) -> None:
    """The gate and its guard on the slot; a matching colour gives points (MKSH-MEDINA-3, -4, -5, -6, -13)."""
    workshop, colour = gate // 12, gate % 12
    player = s.players[seat]
    s.workshops = replaced(s.workshops, gate, s.workshops[gate] - 1)
    player.gates = replaced(player.gates, slot, colour)
    if s.events is not None:
        words = {"gate_colour": COLOURS[colour], "workshop": WORKSHOPS[workshop], "slot": slot + 1}
        s.tell("gate_built", seat, "MKSH-MEDINA-3", **words)
    s.score(seat, BY_MEDINA, points, "MKSH-MEDINA-2")
    if s.printed.slot_colours[slot] >> colour & 1:
        s.score(seat, BY_MEDINA, s.printed.slot_points, "MKSH-MEDINA-5")


# --- the keshis of gates --------------------------------------------------------------------------------------------
def bring_keshis(s: State, seat: int, gate: int) -> None:
    """A keshi of the gate's colour; scroll s36 lets choose, s66 brings a second one (MKSH-SCROLL-36, -66)."""
    powers = s.players[seat].powers
    count = 1
    if powers & S66_TWO_GATE_KESHIS:
        tell_worked(s, seat, 66)
        count = s.printed.gate_keshis
    if powers & S36_ANY_GATE_KESHI:
        count -= 1
    if count:
        set_aside(s, seat, gate % 12, count)
    if powers & S36_ANY_GATE_KESHI:
        s.stack.append(frame(frames.CHOOSE_GATE_KESHI, seat, gate))


def set_aside(s: State, seat: int, colour: int, count: int) -> None:
    """The frame below the choice of gates keeps the keshis of this action (MKSH-MEDINA-7)."""
    s.stack[-2] += frame(0, 0, count << SET_ASIDE_BITS * colour)


def colours_set_aside(arg: int) -> list[int]:
    """The keshis that the frame of a medina action keeps, each by its colour."""
    return [colour for colour in range(len(COLOURS)) for _ in range(arg >> SET_ASIDE_BITS * colour & 15)]


def gate_keshi_options(s: State, seat: int, gate: int, no: Refusals | None) -> list[int]:
    """The colours for which there is room now (MKSH-SCROLL-36)."""
    options: list[int] = []
    for colour in range(len(COLOURS)):
        if placing.room_for(s, seat, colour):
            options.append(KESHI + colour)
        elif no is not None:
            no.add(KESHI + colour, "keshi.no_room", "MKSH-SCROLL-36", colour=COLOURS[colour])
    return options


def choose_gate_keshi(s: State, seat: int, gate: int, action: int) -> None:
    """It waits with the others; if its room is gone then, it is lost (MKSH-SCROLL-36)."""
    s.stack.pop()
    set_aside(s, seat, action - KESHI, 1)


def place_set_aside(s: State, seat: int, arg: int) -> None:
    """After the last gate the keshis set aside are placed in an order of choice (MKSH-MEDINA-8, -9)."""
    if not arg:
        s.stack.pop()
        return
    s.stack.append(frame(frames.CHOOSE_NEXT_KESHI, seat))


def next_keshi_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The colours that wait in the frame below (MKSH-MEDINA-8)."""
    waiting = s.stack[-2] >> ARG_SHIFT
    return [KESHI + colour for colour in range(len(COLOURS)) if waiting >> SET_ASIDE_BITS * colour & 15]


def choose_next_keshi(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    colour = action - KESHI
    s.stack[-1] -= frame(0, 0, 1 << SET_ASIDE_BITS * colour)
    placing.place(s, seat, colour)


# --- town t12: a free gate ------------------------------------------------------------------------------------------
def offer_free_gate(s: State, seat: int) -> None:
    """Any gate without dinars, if a guard is there for it; it is no purchase (MKSH-TOWN-12)."""
    if watchtower(s.players[seat]) and has_any(s.workshops):
        s.stack.append(frame(frames.CHOOSE_FREE_GATE, seat))


def free_gate_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    return [*(GATE + gate for gate in range(len(WORKSHOP_GATES)) if s.workshops[gate]), DECLINE]


def choose_free_gate(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    if action != DECLINE:
        s.stack.append(frame(frames.CHOOSE_SLOT, seat, SLOT_GATE.put(action - GATE) | FREE.put(1)))
