"""Contracts: commit scrolls and goods, spend a cube, score. Rules MERV-CONTRACT.

A contract may be fulfilled at the windows of the own turn (MERV-CONTRACT-7); the engine adds the options to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Pick, Refusals
from caravansary.core.frames import Field, Fields, beside, frame
from caravansary.games.merv import boons, frames
from caravansary.games.merv.actions import COMMIT, CONTRACT, GOODS
from caravansary.games.merv.payment import CONTRACT_COST, can_pay_contract_cube, open_payment
from caravansary.games.merv.pieces import ANY, BY_CONTRACTS, COLOURS, CONTRACT_STACKS, CONTRACTS
from caravansary.games.merv.tracks import contract_level

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


STACK: Final = Field("stack", CONTRACT_STACKS, bits=3)
LEFT: Final = Field("left", high=3, bits=2)  # goods that are still to be committed
RARE: Final = Field("rare", low=0, high=2, bits=2)  # rare ones that were committed for positions of any good
COMMITTED: Final[Fields] = beside(STACK, LEFT, RARE)
OF_STACK: Final[Fields] = beside(Field("stack", CONTRACT_STACKS))


def top_contract(s: State, stack: int) -> int:
    """The number of the open card of a stack, -1 if the stack is empty (MERV-SETUP-27)."""
    gone = s.contracts_gone[stack]
    return -1 if gone == 3 else 3 * stack + gone


def has_goods_for(s: State, who: int, contract: int) -> bool:
    """Enough scrolls and goods that are not committed yet (MERV-CONTRACT-3, -4, -5)."""
    player = s.players[who]
    common = player.common - player.common_tied - s.printed.contract_common[contract]
    rare = player.rare - player.rare_tied - s.printed.contract_rare[contract]
    return (
        common >= 0
        and rare >= 0
        and common + rare >= s.printed.contract_any[contract]
        and player.scrolls - player.scrolls_tied >= s.printed.contract_scrolls[contract]
    )


def asks_for_good(s: State, contract: int, rare: bool) -> bool:
    """Whether a good of this kind is among those that the card asks for."""
    asked = s.printed.contract_rare[contract] if rare else s.printed.contract_common[contract]
    return asked + s.printed.contract_any[contract] > 0


def add_contract_options(s: State, who: int, options: list[int], no: Refusals | None) -> None:
    """Every contract that the seat can fulfil now, as further options of a window (MERV-CONTRACT-1, -2, -7).

    Rules MERV-CONTRACT-8, -10, -11.
    """
    level = contract_level(s, who)
    if no is not None:
        _refuse_contracts(s, who, level, no)
    if level == 0:
        return
    for stack in range(2 * level):
        contract = top_contract(s, stack)
        if (
            contract >= 0
            and has_goods_for(s, who, contract)
            and can_pay_contract_cube(s, who, s.printed.contract_cube[contract])
        ):
            options.append(CONTRACT + stack)


def _refuse_contracts(s: State, who: int, level: int, no: Refusals) -> None:
    """The reasons for those that are not options."""
    for stack in range(6):
        contract = top_contract(s, stack)
        action = CONTRACT + stack
        if contract < 0:
            no.add(action, "contract.empty", "MERV-CONTRACT-9", stack=CONTRACT_STACKS[stack])
        elif stack >= 2 * level:
            needed = s.printed.contract_influence[stack // 2]
            name = CONTRACTS[contract]
            has = s.players[who].influence
            no.add(action, "contract.influence", "MERV-CONTRACT-2", who=who, contract=name, n=needed, has=has)
        elif not has_goods_for(s, who, contract):
            no.add(action, "contract.goods", "MERV-CONTRACT-3", contract=CONTRACTS[contract])
        elif not can_pay_contract_cube(s, who, s.printed.contract_cube[contract]):
            cube = s.printed.contract_cube[contract]
            colour = "any" if cube == ANY else COLOURS[cube]
            no.add(action, "contract.cube", "MERV-CONTRACT-3", contract=CONTRACTS[contract], cost_colour=colour)


def begin(s: State, seat: int, stack: int) -> None:
    """Pay the cube, commit the goods, then take the card."""
    contract = top_contract(s, stack)
    s.stack.append(frame(frames.FULFIL, seat, stack))
    goods = s.printed.contract_any[contract]
    if goods:
        s.stack.append(frame(frames.CHOOSE_GOOD, seat, STACK.put(stack) | LEFT.put(goods)))
    need = [0, 0, 0, 0, 0]
    cube = s.printed.contract_cube[contract]
    need[4 if cube == ANY else cube] = 1
    open_payment(s, seat, need, CONTRACT_COST)


def good_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Common goods first, then rare ones, for the positions that take any good (MERV-CONTRACT-4)."""
    contract = top_contract(s, STACK.of(arg))
    left = LEFT.of(arg)
    common_is_over = RARE.of(arg)  # a rare good was committed
    player = s.players[seat]
    common = player.common - player.common_tied - s.printed.contract_common[contract]
    rare = player.rare - player.rare_tied - s.printed.contract_rare[contract]
    options: list[int] = []
    if common > 0 and not common_is_over and common + rare >= left:
        options.append(COMMIT)
    elif no is not None:
        no.add(COMMIT, "commit.order" if common > 0 else "commit.none_left", "MERV-CONTRACT-4", good=GOODS[0])
    if rare >= left:
        options.append(COMMIT + 1)
    elif no is not None:
        no.add(COMMIT + 1, "commit.none_left", "MERV-CONTRACT-4", good=GOODS[1])
    return options


def choose_good(s: State, seat: int, arg: int, action: int) -> None:
    """Commit one good of the chosen kind."""
    player = s.players[seat]
    left = LEFT.of(arg) - 1
    rare = RARE.of(arg)
    if action == COMMIT:
        player.common_tied += 1
    else:
        player.rare_tied += 1
        rare += 1
    s.stack.pop()
    if left:
        s.stack.append(frame(frames.CHOOSE_GOOD, seat, STACK.put(STACK.of(arg)) | LEFT.put(left) | RARE.put(rare)))


def asked_contract(s: State, seat: int, arg: int) -> dict[str, str]:
    return {"contract": CONTRACTS[top_contract(s, STACK.of(arg))]}


def good_pick(s: State, seat: int, arg: int) -> Pick:
    """The goods committed so far, common ones first."""
    left = LEFT.of(arg)
    rare = RARE.of(arg)
    common = s.printed.contract_any[top_contract(s, STACK.of(arg))] - left - rare
    return Pick("goods", left, [COMMIT] * common + [COMMIT + 1] * rare)


def fulfil_of_active(s: State, seat: int, stack: int) -> None:
    """Take the card: points, then the bonus; the next card is open at once (MERV-CONTRACT-6)."""
    s.stack.pop()
    contract = top_contract(s, stack)
    take_contract(s, seat, stack)
    boons.give_boon(s, seat, s.printed.contract_boon[contract], "MERV-CONTRACT-6")


def take_contract(s: State, who: int, stack: int) -> None:
    """Commit what is fixed and score the card (MERV-CONTRACT-3, -6)."""
    contract = top_contract(s, stack)
    player = s.players[who]
    player.scrolls_tied += s.printed.contract_scrolls[contract]
    player.common_tied += s.printed.contract_common[contract]
    player.rare_tied += s.printed.contract_rare[contract]
    player.contracts |= 1 << contract
    s.contracts_gone[stack] += 1
    if s.events is not None:
        s.tell("contract_fulfilled", who, "MERV-CONTRACT-3", contract=CONTRACTS[contract])
    s.score(who, BY_CONTRACTS, s.printed.contract_points[contract], "MERV-CONTRACT-6")
