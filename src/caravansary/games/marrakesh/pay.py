"""Payments with a choice: scroll s33 lets water and dates pay for dinars, s44 and s45 ask for any resources. MKSH-PAY.

A cost is a part that is fixed and a number of pieces, each of any resource. The fixed part is paid first; the pieces
are asked one by one in the order water, date, dinar, unless there is only one way (MKSH-PAY-4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Pick, Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import effects, frames, madrasa, sahara
from caravansary.games.marrakesh.actions import PAY
from caravansary.games.marrakesh.pieces import DATE, DINAR, OASIS_CELLS, RESOURCES, SCROLL_COLOURS, WATER
from caravansary.games.marrakesh.powers import S33_PAY_AS_DINARS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

# What is paid for; a refresh and an oasis follow when all is paid
PURPOSES: Final = (
    *("gate", "provisions"),
    *(f"refresh-{colour}" for colour in SCROLL_COLOURS),
    *(f"oasis-{cell}" for cell in OASIS_CELLS),
)
FOR_GATE: Final = 0
FOR_PROVISIONS: Final = 1
FOR_REFRESH: Final = 2  # + scroll colour
FOR_OASIS: Final = 6  # + cell
RULES: Final = ("MKSH-MEDINA-2", "MKSH-PROVISION-2", *("MKSH-MADRASA-11",) * 4, *("MKSH-SAHARA-3",) * 6)

PURPOSE: Final[Field] = Field("purpose", PURPOSES, bits=4, asked="purpose")
PIECES: Final[Field] = Field("pieces", high=99, bits=8, asked="n")  # still to be paid
LOWEST: Final[Field] = Field("from", RESOURCES, bits=2)  # a piece of an earlier kind comes too late
KEPT: Final[Field] = Field("kept_dates", low=0, high=9, bits=4)  # dates that must be left for a purchase
# Pieces of this payment so far
PAID: Final[tuple[Field, ...]] = tuple(Field(f"paid_{name}", low=0, high=99, bits=8) for name in RESOURCES)
PAYMENT_FIELDS: Final[tuple[Field, ...]] = beside(PURPOSE, PIECES, LOWEST, KEPT, *PAID)


def can_pay(s: State, seat: int, cost: list[int], kept_dates: int = 0) -> bool:
    """Whether a cost can be paid in some way; with s33 its dinars by any resource (MKSH-SCROLL-33, MKSH-PAY-1, -3)."""
    player = s.players[seat]
    water, dates, dinars = player.resources
    dates -= kept_dates
    if water < cost[WATER] or dates < cost[DATE]:
        return False
    if dinars >= cost[DINAR]:
        return True
    if not player.powers & S33_PAY_AS_DINARS:
        return False
    return water + dates + dinars >= cost[WATER] + cost[DATE] + cost[DINAR]


def pay(s: State, seat: int, cost: list[int], purpose: int, kept_dates: int = 0) -> None:
    """Pay a cost whose dinars may be other resources with scroll s33, then do what was paid for (MKSH-PAY-2)."""
    if s.players[seat].powers & S33_PAY_AS_DINARS and cost[DINAR]:
        pay_pieces(s, seat, [cost[WATER], cost[DATE], 0], cost[DINAR], purpose, kept_dates)
        return
    effects.pay_resources(s, seat, cost, RULES[purpose])
    go_on(s, seat, purpose)


def pay_pieces(s: State, seat: int, fixed: list[int], pieces: int, purpose: int, kept_dates: int = 0) -> None:
    """Pay the fixed part, then so many pieces of any resource; the only way is paid without a question (MKSH-PAY-4)."""
    held = s.players[seat].resources
    spare = [held[kind] - fixed[kind] for kind in range(3)]
    spare[DATE] -= kept_dates
    kinds = [kind for kind in range(3) if spare[kind] > 0]
    if sum(spare) == pieces or not pieces:
        only = spare if pieces else [0, 0, 0]
    elif len(kinds) == 1:
        only = [pieces * (kind == kinds[0]) for kind in range(3)]
    else:
        effects.pay_resources(s, seat, fixed, RULES[purpose])
        arg = PURPOSE.put(purpose) | PIECES.put(pieces) | KEPT.put(kept_dates)
        s.stack.append(frame(frames.CHOOSE_PAYMENT, seat, arg))
        return
    effects.pay_resources(s, seat, [fixed[kind] + only[kind] for kind in range(3)], RULES[purpose])
    go_on(s, seat, purpose)


def payment_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The resources in their order from which the rest can be paid (MKSH-PAY-4)."""
    spare = s.players[seat].resources[:]
    spare[DATE] -= KEPT.of(arg)
    left = spare[WATER] + spare[DATE] + spare[DINAR]
    options: list[int] = []
    for kind in range(3):
        if kind < LOWEST.of(arg):
            if no is not None:
                no.add(PAY + kind, "pay.order", "MKSH-PAY-4", resource=RESOURCES[kind])
        elif spare[kind] > 0 and left >= PIECES.of(arg):
            options.append(PAY + kind)
        elif no is not None:
            code = "pay.none" if spare[kind] <= 0 else "pay.too_few"
            no.add(PAY + kind, code, "MKSH-PAY-3", resource=RESOURCES[kind])
        left -= spare[kind]
    return options


def payment_pick(s: State, seat: int, arg: int) -> Pick:
    paid = [PAY + kind for kind in range(3) for _ in range(PAID[kind].of(arg))]
    return Pick("payment", PIECES.of(arg), paid)


def choose_payment(s: State, seat: int, arg: int, action: int) -> None:
    kind = action - PAY
    purpose, left = PURPOSE.of(arg), PIECES.of(arg) - 1
    effects.pay_resources(s, seat, [int(kind == other) for other in range(3)], RULES[purpose])
    if left:
        arg += PAID[kind].put(1) - PIECES.put(1) + LOWEST.put(kind - LOWEST.of(arg))
        s.stack[-1] = frame(frames.CHOOSE_PAYMENT, seat, arg)
        return
    s.stack.pop()
    go_on(s, seat, purpose)


def go_on(s: State, seat: int, purpose: int) -> None:
    """What was waiting for its payment."""
    if purpose >= FOR_OASIS:
        sahara.explore(s, seat, purpose - FOR_OASIS)
    elif purpose >= FOR_REFRESH:
        madrasa.refresh(s, seat, purpose - FOR_REFRESH)
