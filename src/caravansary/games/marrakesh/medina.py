"""The medina: building city gates. Rules MKSH-MEDINA."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from caravansary.core.bits import replaced
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import effects, frames, madrasa, placing
from caravansary.games.marrakesh.actions import GATE, KESHI, SLOT, STOP
from caravansary.games.marrakesh.pieces import (
    BEIGE,
    BY_MEDINA,
    COLOURS,
    DINAR,
    SLOTS,
    WORKSHOP_GATES,
    WORKSHOPS,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import Player, State

SLOT_FIELDS: Final[tuple[Field, ...]] = beside(Field("gate", WORKSHOP_GATES, asked="gate"))


def watchtower(player: Player) -> int:
    """Guards that stand at no gate (MKSH-PLACE-5)."""
    return guards_in_watchtower(player.gates, player.keshis[BEIGE])


def guards_in_watchtower(gates: Sequence[int], guards: int) -> int:
    return guards - len(gates) + gates.count(-1)


def start(s: State, seat: int) -> None:
    """At most as many gates as guards are in the watchtower now; later ones come too late (MKSH-MEDINA-1, -10)."""
    s.gates_left = watchtower(s.players[seat])
    s.set_aside = []
    s.stack.append(frame(frames.PLACE_SET_ASIDE, seat))
    s.stack.append(frame(frames.CHOOSE_GATE, seat))


def price(s: State, seat: int, workshop: int) -> int:
    """The dinars of a gate; scroll Y8 makes it cheaper."""
    spared = madrasa.count(s, seat, madrasa.Y8) * s.printed.scroll_n[madrasa.Y8]
    return max(0, s.printed.workshop_dinars[workshop] - spared)


def gate_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """A gate of a workshop that can be paid, or to stop (MKSH-MEDINA-2, -11, -14)."""
    options: list[int] = []
    dinars = s.players[seat].resources[DINAR]
    for workshop in range(len(WORKSHOPS)):
        payable = dinars >= price(s, seat, workshop)
        for colour in range(len(COLOURS)):
            gate = 12 * workshop + colour
            if not s.workshops[gate]:
                continue
            if s.gates_left and payable:
                options.append(GATE + gate)
            elif no is not None and not s.gates_left:
                no.add(GATE + gate, "gate.no_guard", "MKSH-MEDINA-1")
            elif no is not None:
                no.add(GATE + gate, "gate.dinars", "MKSH-MEDINA-2", n=price(s, seat, workshop), has=dinars)
    options.append(STOP)
    return options


def choose_gate(s: State, seat: int, arg: int, action: int) -> None:
    if action == STOP:
        s.stack.pop()
        s.gates_left = 0
        return
    s.stack.append(frame(frames.CHOOSE_SLOT, seat, action - GATE))


def slot_options(s: State, seat: int, gate: int, no: Refusals | None) -> list[int]:
    """Any empty slot of the eight (MKSH-MEDINA-3, -12)."""
    gates = s.players[seat].gates
    if no is not None:
        for slot in range(len(SLOTS)):
            if gates[slot] >= 0:
                no.add(SLOT + slot, "slot.taken", "MKSH-MEDINA-3", slot=slot + 1)
    return [SLOT + slot for slot in range(len(SLOTS)) if gates[slot] < 0]


def choose_slot(s: State, seat: int, gate: int, action: int) -> None:
    """Pay, build, set a keshi aside; a matching colour gives points (MKSH-MEDINA-2, -3, -4, -5, -6, -7, -13)."""
    s.stack.pop()
    workshop, colour, slot = gate // 12, gate % 12, action - SLOT
    effects.pay_resources(s, seat, [0, 0, price(s, seat, workshop)], "MKSH-MEDINA-2")
    player = s.players[seat]
    s.workshops = replaced(s.workshops, gate, s.workshops[gate] - 1)
    player.gates = replaced(player.gates, slot, colour)
    s.gates_left -= 1
    s.set_aside = [*s.set_aside, colour]
    if s.events is not None:
        words = {"gate_colour": COLOURS[colour], "workshop": WORKSHOPS[workshop], "slot": slot + 1}
        s.tell("gate_built", seat, "MKSH-MEDINA-3", **words)
    s.score(seat, BY_MEDINA, s.printed.workshop_points[workshop], "MKSH-MEDINA-2")
    if s.printed.slot_colours[slot] >> colour & 1:
        s.score(seat, BY_MEDINA, s.printed.slot_points, "MKSH-MEDINA-5")


def place_set_aside(s: State, seat: int, arg: int) -> None:
    """After the last gate the keshis set aside are placed in an order of choice (MKSH-MEDINA-8, -9)."""
    if not s.set_aside:
        s.stack.pop()
        return
    s.stack.append(frame(frames.CHOOSE_NEXT_KESHI, seat))


def next_keshi_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    return [KESHI + colour for colour in sorted(set(s.set_aside))]


def choose_next_keshi(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    colour = action - KESHI
    left = s.set_aside[:]
    left.remove(colour)
    s.set_aside = left
    placing.place(s, seat, colour)
