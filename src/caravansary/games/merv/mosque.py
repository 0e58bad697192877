"""Mosque: walk the track of ten levels, each space with points and a boon. Rules MERV-MOSQUE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from caravansary.games.merv import boons, frames
from caravansary.games.merv.actions import ADVANCE, FINISH, SCORING_TILE
from caravansary.games.merv.payment import can_pay, cost_in_words, open_payment
from caravansary.games.merv.pieces import (
    BY_MOSQUE,
    GAIN_CAMEL,
    LAST_NODE,
    MOSQUE,
    NEXT_NODE,
    NO_NODE,
    NODE_LEVEL,
    NODES,
    SCORING_TILES,
)

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def level_of(node: int) -> int:
    """The number of spaces advanced (MERV-MOSQUE-11)."""
    return 0 if node == NO_NODE else NODE_LEVEL[node]


def step_cost(s: State, node_left: int, node_entered: int) -> list[int]:
    """The cubes for the step between two nodes."""
    return s.printed.start_cost[node_entered] if node_left == NO_NODE else s.printed.edge_cost[node_left]


def next_nodes(s: State, who: int) -> range:
    """Where the next step can lead: any path at first, then the only way on, nowhere from the last space.

    Rule MERV-MOSQUE-3.
    """
    player = s.players[who]
    if player.node == NO_NODE:
        return range(4) if player.discs else range(0)
    if player.node == LAST_NODE:
        return range(0)
    ahead = NEXT_NODE[player.node]
    return range(ahead, ahead + 1)


def can_advance_any(s: State, who: int) -> bool:
    node = s.players[who].node
    for ahead in next_nodes(s, who):
        if can_pay(s, who, step_cost(s, node, ahead), MOSQUE):
            return True
    return False


def step_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The next spaces that can be paid, or to finish (MERV-MOSQUE-1, -2, -6)."""
    node = s.players[seat].node
    options: list[int] = []
    for ahead in next_nodes(s, seat):
        if can_pay(s, seat, step_cost(s, node, ahead), MOSQUE):
            options.append(ADVANCE + ahead)
        elif no is not None:
            no.add(ADVANCE + ahead, "step.cost", "MERV-MOSQUE-1", cubes=cost_in_words(step_cost(s, node, ahead)))
    if s.steps or not options:
        options.append(FINISH)
    elif no is not None:
        no.add(FINISH, "finish.step_first", "MERV-TURN-16")
    if no is not None:
        _refuse_other_nodes(s, seat, no)
    return options


def _refuse_other_nodes(s: State, who: int, no: Refusals) -> None:
    ahead = next_nodes(s, who)
    no_disc = s.players[who].node == NO_NODE and not s.players[who].discs
    for node in range(len(NODES)):
        if node in ahead:
            continue
        if no_disc:
            no.add(ADVANCE + node, "step.no_disc", "MERV-MOSQUE-12")
        elif s.players[who].node == LAST_NODE:
            no.add(ADVANCE + node, "step.at_the_end", "MERV-MOSQUE-7")
        else:
            no.add(ADVANCE + node, "step.not_next", "MERV-MOSQUE-2", node=NODES[node])


def choose_mosque_step(s: State, seat: int, arg: int, action: int) -> None:
    """Pay the step, then enter the space."""
    if action == FINISH:
        s.stack.pop()
        return
    ahead = action - ADVANCE
    cost = step_cost(s, s.players[seat].node, ahead)
    s.steps += 1
    s.stack.append(frame(frames.ENTER_NODE, seat, ahead))
    open_payment(s, seat, [*cost, 0], MOSQUE)


def enter_node_of_active(s: State, seat: int, node: int) -> None:
    """Enter a space: points, then its boon (MERV-MOSQUE-4)."""
    s.stack.pop()
    move_to(s, seat, node)
    if s.printed.node_boon[node] == GAIN_CAMEL:
        take_path_camel(s, seat, node)
    else:
        boons.give_boon(s, seat, s.printed.node_boon[node], "MERV-MOSQUE-4")


def move_to(s: State, who: int, node: int) -> None:
    """Move the disc (the first step takes it from supply) and score the points printed there (MERV-BOON-6).

    Rules MERV-MOSQUE-10, -13, -14, -15, -16, -17.
    """
    player = s.players[who]
    if player.node == NO_NODE:
        player.discs -= 1
    player.node = node
    if s.events is not None:
        s.tell("mosque_step", who, "MERV-MOSQUE-4", node=NODES[node])
    s.score(who, BY_MOSQUE, s.printed.node_points[node], "MERV-MOSQUE-4")


def take_path_camel(s: State, who: int, path: int) -> None:
    """The camel goes to the first who enters (MERV-MOSQUE-5)."""
    if s.path_camels >> path & 1:
        s.path_camels &= ~(1 << path)
        s.players[who].camels += 1
        if s.events is not None:
            s.tell("camels_gained", who, "MERV-MOSQUE-5", n=1)


def free_path_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """A free first step: any of the four paths (MERV-MOSQUE-8, -12)."""
    return [ADVANCE + path for path in range(4)] if s.players[seat].discs else []


def choose_free_path(s: State, seat: int, arg: int, action: int) -> None:
    s.stack[-1] = frame(frames.ENTER_NODE, seat, action - ADVANCE)


def held_scoring_tiles(s: State) -> int:
    """A bit per scoring tile that somebody owns."""
    held = 0
    for player in s.players:
        if player.scoring_tile >= 0:
            held |= 1 << player.scoring_tile
    return held


def scoring_tile_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The scoring tiles that nobody has (MERV-MOSQUE-9)."""
    held = held_scoring_tiles(s)
    options: list[int] = []
    for tile in range(4):
        if not held >> tile & 1:
            options.append(SCORING_TILE + tile)
        elif no is not None:
            no.add(SCORING_TILE + tile, "scoring_tile.taken", "MERV-MOSQUE-9", board=SCORING_TILES[tile])
    return options


def choose_scoring_tile(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    take_scoring_tile(s, seat, action - SCORING_TILE)


def take_scoring_tile(s: State, who: int, tile: int) -> None:
    s.players[who].scoring_tile = tile
    if s.events is not None:
        s.tell("scoring_tile_taken", who, "MERV-MOSQUE-9", board=SCORING_TILES[tile])
