"""Which movements can be going on in a saved position, and which posts can be being built. POLO-TRAVEL, POLO-CHAR.

The other parts of a position are in `possible.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.reading import require
from caravansary.games.marco_polo import frames, posts, travel
from caravansary.games.marco_polo.pending import Pending, last_placement, values_of_card
from caravansary.games.marco_polo.pieces import (
    BEIJING,
    CAMEL_STEPS,
    CITY_CARDS,
    F11,
    FIRST_PROVINCE,
    NO_NODE,
    PAIR_STEPS,
    PLACES,
    PRIVATE,
    TRAVEL,
    WILHELM,
)

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import Player, State


# --- the movement ---------------------------------------------------------------------------------------------------
def check_movement(s: State, pending: Pending) -> None:
    """A movement goes on while a step or its payment is chosen, and only then (POLO-TRAVEL-2)."""
    moves = pending.top in (frames.CHOOSE_STEP, frames.CHOOSE_PAYMENT)
    problem = "must be there while a step is chosen, and null otherwise"
    require(bool(s.movement) == moves, "movement", problem)
    if not moves:
        return
    top = pending.frames[-1]
    if s.movement != travel.FREE_STEP:
        require(top.lies_on(frames.CHOOSE_ACTION), top.field, "must lie on choose_action, it is no step of a reward")
    pays = top.kind == frames.CHOOSE_PAYMENT or top.arg > 0
    require(pays == (s.movement == travel.GOODS_RIDE), top.field, "goods are paid in a goods_ride, before each step")
    most = s.steps + s.steps_left
    require(
        most in step_limits(s, top.seat), "movement.left", "must be, with the steps, what the dice or the card allow"
    )
    check_figures(s, s.players[top.seat])
    check_passing(s, s.players[top.seat])


def step_limits(s: State, seat: int) -> list[int]:
    """How many steps the movement can have in all."""
    if s.movement == travel.FREE_STEP:
        return [1]
    space, value = last_placement(s, seat)
    if s.movement == travel.JOURNEY:
        return [value] if space == TRAVEL else []
    if s.movement == travel.PRIVATE_STEP:
        return [1] if space == PRIVATE + 1 else []
    kind = CAMEL_STEPS if s.movement == travel.CAMEL_RIDE else PAIR_STEPS
    cards = [card for card in range(len(CITY_CARDS)) if s.printed.card_kind[card] == kind]
    return [value for card in cards for value in values_of_card(s, seat, card)]


def check_figures(s: State, player: Player) -> None:
    """The figures that moved stand on the last places entered (POLO-CHAR-23)."""
    fits = min(s.steps, 1) <= s.moved.bit_count() <= s.steps
    fits = fits and (player.second != NO_NODE or not s.moved & travel.SECOND_FIGURE)
    require(fits, "movement.moved", "must be figures of the player, as many as have made steps")
    ends = [
        travel.node_of(player, figure) for figure in (travel.FIRST_FIGURE, travel.SECOND_FIGURE) if s.moved & figure
    ]
    fits = len(s.entered) <= s.steps and all(node in s.entered for node in ends if node < len(PLACES))
    fits = fits and (not ends or ends[-1] >= len(PLACES) or s.entered[-1] == ends[-1])
    require(fits, "movement.entered", "must be the places on the way, the last ones where the figures stand")


def check_passing(s: State, player: Player) -> None:
    """A gift lets a post be built in a place that was entered (POLO-NEWCHAR-8)."""
    if s.gift_place < 0:
        require(s.gift_step == 0, "movement.gift_step", "must be 0 without a place")
        return
    fits = s.gift_place in s.entered and s.gift_place < BEIJING and F11 in s.gift_discard
    fits = fits and player.stock > 0 and not player.posts >> s.gift_place & 1
    fits = fits and s.gift_step > 0 and player.character != WILHELM
    require(fits, "movement.gift_place", "the gift cannot have been used there")
    if s.gift_step == s.steps:
        require(s.gift_place == s.entered[-1], "movement.gift_place", "must be where the figure stands")


# --- the posts of a movement ----------------------------------------------------------------------------------------
def check_building(s: State, pending: Pending) -> None:
    """The stock is empty and a post is to be moved (POLO-TRAVEL-21, POLO-CHAR-39)."""
    if not pending.of(frames.BUILD):
        require(not (s.to_build or s.built or s.ended), "building", "must be null while no post is moved")
        return
    top = pending.frames[-1]
    player = s.players[top.seat]
    require(player.stock == 0, top.field, "no post is moved while there are some in stock")
    require(not player.posts >> top.arg & 1, top.field, "there is a post already")
    nodes = [node for node in (player.figure, player.second) if NO_NODE < node < len(PLACES)]
    ends = [place for place in range(len(PLACES)) if s.ended >> place & 1]
    fits = set(ends) <= set(nodes) and (player.second != NO_NODE or len(ends) == len(nodes))
    require(fits, "building.ended", "must be the places where figures that moved stand")
    check_planned(s, top.arg | (posts.PASSED if top.kind == frames.CHOOSE_PASSED_POST else 0), player)
    check_built(s, top.seat, player)


def check_planned(s: State, current: int, player: Player) -> None:
    """Places where a figure has ended, and with Wilhelm von Rubruk those that were passed (POLO-CHAR-41)."""
    is_wilhelm = player.character == WILHELM
    planned = [current, *s.to_build]
    for entry in planned:
        passed = entry >= posts.PASSED
        fits = is_wilhelm if passed else True
        fits = fits and passed != bool(s.ended >> (entry & posts.PLACE) & 1)
        require(fits, "building.planned", "must be where a figure has ended, or be passed by Wilhelm von Rubruk")
    places = [entry & posts.PLACE for entry in planned]
    if is_wilhelm:
        places += [built & posts.PLACE for built in s.built]
    fits = len(set(places)) == len(places) or (player.second != NO_NODE and len(planned) <= 2)
    require(fits, "building.planned", "must be different places")


def check_built(s: State, seat: int, player: Player) -> None:
    """The posts of this movement: the last ones from the stock, then moved ones; offices of their cities."""
    numbers = [built >> 8 for built in s.built]
    from_stock = [number for number in numbers if number]
    last = posts.all_posts(s, seat)
    fits = numbers == [*range(last - len(from_stock) + 1, last + 1), *([0] * (len(numbers) - len(from_stock)))]
    require(
        fits, "building.built", "must be the last posts from the stock in their order, then moved ones with number 0"
    )
    places = [built & posts.PLACE for built in s.built]
    fits = len(set(places)) == len(places) and all(player.posts & s.fresh & 1 << place for place in places)
    require(fits, "building.built", "must be new posts of the player")
    offices = [(built >> 4 & 15) - 1 for built in s.built]
    taken = [office for office in offices if office >= 0]
    fits = len(set(taken)) == len(taken) and not set(taken) & set(s.offices)
    fits = fits and all(place < FIRST_PROVINCE for place, office in zip(places, offices, strict=True) if office >= 0)
    require(fits, "building.built", "must be offices of cities that lie nowhere else")
