"""Contracts: taking them from the row, drawing from the special pile, discarding. Rules POLO-CONTRACT.

The special pile lies with its top last. Contracts put under it were seen by all, so only those on its top that nobody
has turned up yet are unknown (`special_fresh`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Pick, Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marco_polo import frames
from caravansary.games.marco_polo.actions import DISCARD, EXTRA, STOP, TAKE
from caravansary.games.marco_polo.pieces import (
    CONTRACTS,
    COSTS,
    FIRST_REGULAR,
    MOST_ACTIVE,
    REWARDS,
    ROW_LENGTH,
)
from caravansary.games.marco_polo.rewards import named

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

TAKE_FIELDS: Final[tuple[Field, ...]] = beside(Field("value", high=6))
# So many of the active ones, from the left
DISCARD_FIELDS: Final[tuple[Field, ...]] = beside(Field("among", high=MOST_ACTIVE + 1))
EXTRA_FIELDS: Final[tuple[Field, ...]] = beside(Field("position", high=ROW_LENGTH, offset=-1, asked="position"))


def asked_by(s: State, contract: int) -> dict[str, int]:
    """What a contract asks for, by name."""
    return named(s.printed.contract_cost[contract], COSTS)


def brought_by(s: State, contract: int) -> dict[str, int]:
    """What a contract brings, by name."""
    return named(s.printed.contract_reward[contract], REWARDS)


# --- the piles ------------------------------------------------------------------------------------------------------
def draw(s: State) -> int:
    """The top contract of the special pile; nobody knows it before, unless it was put under the pile once."""
    if s.special_fresh:
        s.unveil()
        s.special_fresh -= 1
    return s.special.pop()


def put_under(s: State, contract: int) -> None:
    """Face down to the very bottom of the special pile."""
    s.special.insert(0, contract)


def lay_out_row(s: State) -> None:
    """The next round pile on spaces 1 to 6 (POLO-SETUP-13, POLO-ROUND-24)."""
    s.unveil()
    s.row = [s.piles.pop() for _ in range(ROW_LENGTH)]
    tell_row(s, "POLO-ROUND-24")


def tell_row(s: State, rule: str) -> None:
    if s.events is not None:
        s.tell("contracts_laid_out", None, rule, contract=[CONTRACTS[contract] for contract in s.row])


def clear_row(s: State) -> None:
    """What is left goes under the special pile, space 1 first (POLO-ROUND-23)."""
    if s.row and s.events is not None:
        names = [CONTRACTS[contract] for contract in s.row]
        s.tell("contracts_put_under", None, "POLO-ROUND-23", contract=names)
    for contract in s.row:
        put_under(s, contract)
    s.row = []


def refill_row(s: State, seat: int, arg: int) -> None:
    """An empty row gets two contracts of the special pile, or what is left of it (POLO-CONTRACT-8, -9)."""
    s.stack.pop()
    if s.row or not s.special:
        return
    for _ in range(min(2, len(s.special))):
        s.row.append(draw(s))
    tell_row(s, "POLO-CONTRACT-8")


# --- taking from the row --------------------------------------------------------------------------------------------
def start_taking(s: State, seat: int, value: int) -> None:
    s.taken = []
    s.stack.append(frame(frames.CHOOSE_CONTRACT, seat, value))


def take_options(s: State, seat: int, value: int, no: Refusals | None) -> list[int]:
    """The contracts on spaces 1 to the die's value; a second one from a higher space, or to stop (POLO-CONTRACT-1)."""
    lowest = s.taken[-1] + 1 if s.taken else 0
    options = [TAKE + position for position in range(lowest, min(value, len(s.row)))]
    if no is not None:
        for position in range(len(s.row)):
            if position in s.taken:
                no.add(TAKE + position, "take.taken", "POLO-CONTRACT-2", position=position + 1)
            elif position >= value:
                no.add(TAKE + position, "take.too_far", "POLO-CONTRACT-1", position=position + 1, value=value)
            elif position < lowest:
                no.add(TAKE + position, "take.order", "POLO-CONTRACT-3", position=position + 1)
    if s.taken:
        options.append(STOP)
    elif no is not None:
        no.add(STOP, "stop.once_first", "POLO-TURN-12")
    return options


def take_pick(s: State, seat: int, value: int) -> Pick:
    return Pick("contracts", MOST_ACTIVE - len(s.taken), [TAKE + position for position in s.taken])


def choose_contract(s: State, seat: int, value: int, action: int) -> None:
    if action != STOP:
        position = action - TAKE
        s.taken = [*s.taken, position]
        if s.events is not None:
            contract = s.row[position]
            s.tell(
                "contract_taken",
                seat,
                "POLO-CONTRACT-2",
                contract=CONTRACTS[contract],
                position=position + 1,
                things=asked_by(s, contract),
                amount=brought_by(s, contract),
            )
        if len(s.taken) < MOST_ACTIVE:
            return
    finish_taking(s, seat)


def finish_taking(s: State, seat: int) -> None:
    """The row closes up; then discards, then the extras of spaces 5 and 6, then a refill (POLO-CONTRACT-6, -7, -16).

    Nobody keeps more than two; a new one is on the right, the left one goes first (POLO-CONTRACT-10, -15, -23).
    """
    s.stack[-1] = frame(frames.REFILL_ROW, seat)
    for position in reversed(s.taken):
        if s.printed.row_extra[position]:
            s.stack.append(frame(frames.CHOOSE_EXTRA, seat, position))
    player = s.players[seat]
    held = len(player.active)
    player.active = [*player.active, *(s.row[position] for position in s.taken)]
    s.row = [contract for position, contract in enumerate(s.row) if position not in s.taken]
    excess = len(player.active) - MOST_ACTIVE
    s.taken = []
    if excess == held:
        for _ in range(excess):
            discard(s, seat, player.active[0])
    elif excess > 0:
        s.stack.append(frame(frames.CHOOSE_DISCARD, seat, held))


def extra_options(s: State, seat: int, position: int, no: Refusals | None) -> list[int]:
    """Coins or camels, not one of each (POLO-CONTRACT-4, -5)."""
    return [EXTRA, EXTRA + 1]


def choose_extra(s: State, seat: int, position: int, action: int) -> None:
    s.stack.pop()
    count = s.printed.row_extra[position]
    if action == EXTRA:
        s.players[seat].coins += count
    else:
        s.players[seat].camels += count
    if s.events is not None:
        rule = "POLO-CONTRACT-4" if position == ROW_LENGTH - 2 else "POLO-CONTRACT-5"
        s.tell("gained", seat, rule, things={"coins" if action == EXTRA else "camels": count})


# --- drawing and discarding -----------------------------------------------------------------------------------------
def get_contract(s: State, seat: int, arg: int) -> None:
    """A contract from the special pile; with three, one of them is discarded (POLO-CONTRACT-19, -20, POLO-REWARD-5)."""
    s.stack.pop()
    if not s.special:
        if s.events is not None:
            s.tell("contract_missing", seat, "POLO-CONTRACT-20")
        return
    contract = draw(s)
    player = s.players[seat]
    player.active = [*player.active, contract]
    if s.events is not None:
        things, amount = asked_by(s, contract), brought_by(s, contract)
        s.tell("contract_drawn", seat, "POLO-CONTRACT-19", contract=CONTRACTS[contract], things=things, amount=amount)
    if len(player.active) > MOST_ACTIVE:
        s.stack.append(frame(frames.CHOOSE_DISCARD, seat, len(player.active)))


def discard_options(s: State, seat: int, among: int, no: Refusals | None) -> list[int]:
    """One of the older contracts after taking, any of the three after drawing (POLO-CONTRACT-11, -12, -17, -19)."""
    active = s.players[seat].active
    if no is not None:
        for contract in active[among:]:
            no.add(DISCARD + contract, "discard.new", "POLO-CONTRACT-12", contract=CONTRACTS[contract])
    return [DISCARD + contract for contract in active[:among]]


def choose_discard(s: State, seat: int, among: int, action: int) -> None:
    s.stack.pop()
    discard(s, seat, action - DISCARD)


def discard(s: State, seat: int, contract: int) -> None:
    """Under the special pile; a starting contract leaves the game (POLO-CONTRACT-13, -14)."""
    player = s.players[seat]
    player.active = [other for other in player.active if other != contract]
    if contract >= FIRST_REGULAR:
        put_under(s, contract)
    if s.events is not None:
        kind, rule = ("contract_discarded", "POLO-CONTRACT-13")
        if contract < FIRST_REGULAR:
            kind, rule = ("contract_removed", "POLO-CONTRACT-14")
        things, amount = asked_by(s, contract), brought_by(s, contract)
        s.tell(kind, seat, rule, contract=CONTRACTS[contract], things=things, amount=amount)
