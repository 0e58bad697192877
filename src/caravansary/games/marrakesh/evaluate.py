"""How good a position is for a seat: the points that it may expect at the end, less a part of its rivals'.

Only what the seat may know counts: its own provision tiles and its own choice, never those of others, no face-down
oasis, no stack. Things are worth less the fewer rounds are left to use them, in the end what the final scoring gives.
Areas and workers are in `evaluate_areas.py`, the river and the stairs in `evaluate_board.py`, scrolls and oases in
`evaluate_tiles.py`, what single things are worth in `evaluate_things.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import added
from caravansary.core.frames import arg_of, kind_of, seat_of
from caravansary.games.marrakesh import (
    cells,
    citizens,
    effects,
    frames,
    garden,
    grant,
    madrasa,
    medina,
    pay,
    provisions,
    returning,
    workers,
)
from caravansary.games.marrakesh.effects import COUNT, MORE
from caravansary.games.marrakesh.evaluate_areas import (
    EXPLORING,
    GUARDS_DINAR,
    VISITS,
    areas_to_come,
    guards_worth,
    has_revealed,
    visit_worth,
    visits_to_come,
)
from caravansary.games.marrakesh.evaluate_board import river_to_come, stairs_to_come
from caravansary.games.marrakesh.evaluate_things import (
    LEFTOVER,
    effect_worth,
    line_worths,
    square_worth,
)
from caravansary.games.marrakesh.evaluate_tiles import oases_to_come, scrolls_to_come, towns_to_come
from caravansary.games.marrakesh.pieces import (
    DATE,
    EIGHT,
    GREY,
    HARBOUR,
    MADRASA,
    MEDINA,
    ROUNDS,
    SAHARA,
    SEASONS,
    SECTORS,
    WATER,
)
from caravansary.games.marrakesh.powers import S33_PAY_AS_DINARS, S44_LESS_PROVISIONS
from caravansary.games.marrakesh.rounds import (
    OVER,
    PROVISIONS,
    RIVER_BONUSES,
    WORKING,
)
from caravansary.games.marrakesh.stairs import BONUSES, MOSQUE_FLIGHT, PALACE_FLIGHT, STEPS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import Player, State

# --- expectations, in points unless something else is said ----------------------------------------------------------
RIVAL_PART: Final = 0.1  # how much of the strongest rival's points is taken off
TIE_BREAK: Final = 0.001  # a step on the stairs when all is over
# things
NEEDED: Final = 0.8  # a resource that the next provisions ask for, more than another
# Each while there is time to use it, beside the half point of a leftover
RESOURCE: Final[tuple[float, ...]] = (0.55, 0.55, 0.65)
PLENTY: Final = 5  # of a resource beyond the provisions; further ones are worth their half point
TIME: Final = 1.5  # rounds left with which a resource beyond them has half of its use
INCOME: Final = 1.0  # resources that a round brings when they are missing
LOST: Final = 0.8  # a resource that is lost with failed provisions
# what a choice that is still open usually brings
PENDING: Final = {
    frames.CHOOSE_COUNT: 3.0,
    frames.CHOOSE_CELL: 1.2,
    frames.CHOOSE_PATH: 2.2,
    frames.CHOOSE_SELLER: 2.5,
    frames.CHOOSE_TOWN: 6.0,
    frames.CHOOSE_RESOURCE: 1.1,
    frames.CHOOSE_DATE_OR_WATER: 0.9,
    frames.CHOOSE_SPARED: 2.0,
    frames.CHOOSE_FREE_SCROLL: 4.5,
    frames.CHOOSE_SLOT: 3.5,
    frames.CHOOSE_LINE_KESHI: 2.3,
    frames.CHOOSE_RETURN: 0.8,
    frames.CHOOSE_RETURNED_CELL: -1.0,
    frames.CHOOSE_RETURNED_SELLER: -1.5,
    frames.CHOOSE_RAPID: 1.5,
    frames.CHOOSE_TILE_BONUS: 5.0,
    frames.PLACE_KESHI: 2.3,
    frames.AFTER_CROSSING: 1.0,
    frames.RESOLVE_SCROLL: 3.0,
    frames.GIVE_RAPID: 1.5,
    frames.TURN_DISK: 3.0,
    frames.AFTER_SQUARE: 3.0,
    frames.CHOOSE_SECOND: 2.0,
    frames.CHOOSE_STEPS: 0.8,
    frames.CHOOSE_GATE_KESHI: 2.4,
    frames.CHOOSE_SCORED: 6.0,
    frames.CHOOSE_LOOSE_OASIS: 6.0,
    frames.CHOOSE_FREE_LUXURY: 7.0,
    frames.CHOOSE_FREE_GATE: 8.0,
}
GOOD_TO_CHOOSE: Final = 1.5
OPTION: Final = 2.0  # what an activated worker brings at least
USING_GOODS: Final = 1.5  # a souk action
KESHI_TO_CHOOSE: Final = 2.6
FREE_OASIS: Final = 4.0
HARVEST: Final = 1.0  # of a green keshi
RETURNED: Final = 1.0  # a resource that may be returned for points, beyond what it is worth itself
STEP: Final = 1.1
BUYING_SCROLLS: Final = 0.9  # of what a madrasa action usually brings
KESHI_SET_ASIDE: Final = 2.2
LATER_BONUS: Final = 0.6  # of the best connecting bonus, that a further one on the same line brings
PIECE: Final = 0.9  # a resource that is still to be paid


SUMMANDS: Final[tuple[str, ...]] = (
    *("points", "rivals", "resources", "areas", "river", "stairs", "scrolls", "oases", "towns", "pending"),
)  # what `summands` gives


def evaluate(s: State, seat: int) -> float:
    """The points that the seat may expect at the end, less a part of the strongest rival's."""
    return added(summands(s, seat))


def summands(s: State, seat: int) -> list[float]:
    """What the points come from, in the order of `SUMMANDS`."""
    player = s.players[seat]
    rivals = max(sum(rival.points) for who, rival in enumerate(s.players) if who != seat)
    found = [float(sum(player.points)), -RIVAL_PART * rivals]
    if s.phase == OVER:
        ties = TIE_BREAK * (player.steps[0] + player.steps[1] / 100)
        return [*found, 0.0, 0.0, 0.0, ties, 0.0, 0.0, 0.0, 0.0]
    rounds = (SEASONS - 1 - s.season) * ROUNDS + ROUNDS - 1 - s.round  # after this one
    rest = rounds + (s.phase <= WORKING and not is_done(s, seat))  # rounds with workers still to use
    to_come = rounds + (s.phase <= RIVER_BONUSES)
    seasons = SEASONS - s.season - (s.phase >= PROVISIONS)
    found.append(resources_to_come(s, seat, player, rest))
    found.append(areas_to_come(s, player, rounds, rest))
    found.append(river_to_come(s, seat, player, player.space))
    found.append(stairs_to_come(s, player, rest))
    found.append(scrolls_to_come(s, player, to_come, seasons) if player.scrolls else 0.0)
    found.append(oases_to_come(s, seat, player, rest, visits_to_come(s, player, SAHARA)))
    found.append(towns_to_come(s, seat, player, rest) if s.has_expansion(5) else 0.0)
    found.append(pending(s, seat, player))
    return found


def is_done(s: State, seat: int) -> bool:
    """Whether the seat has used its workers of this round."""
    player = s.players[seat]
    return s.phase == WORKING and not player.workers and not player.souk_workers


# --- resources and provisions ---------------------------------------------------------------------------------------
def resources_to_come(s: State, seat: int, player: Player, rest: int) -> float:
    """Water, dates and dinars: first those that the next provisions ask for; what a failure would cost."""
    demand, loss = provisions_to_come(s, seat, player)
    time = rest / (rest + TIME)
    value = 0.0
    missing = held = 0
    for resource in range(3):
        has = player.resources[resource]
        need = demand[resource]
        held += has
        if has <= need:
            missing += need - has
            value += has * (NEEDED + RESOURCE[resource])
        else:
            value += need * (NEEDED + RESOURCE[resource]) + min(has - need, PLENTY) * RESOURCE[resource] * time
    if missing and player.powers & (S33_PAY_AS_DINARS | S44_LESS_PROVISIONS):
        missing = missing_with_scrolls(s, seat, player, demand, missing)
    if missing:
        left = ROUNDS if s.phase > PROVISIONS else rest - (SEASONS - 1 - s.season) * ROUNDS
        value -= missing / (missing + INCOME * left + 0.01) * (loss + LOST * held)
    return value + LEFTOVER * held


def missing_with_scrolls(s: State, seat: int, player: Player, demand: list[int], missing: int) -> int:
    """What provisions still lack when water and dates pay as dinars, or a resource for each tile is enough."""
    held = sum(player.resources)
    if player.powers & S33_PAY_AS_DINARS:
        short = max(0, demand[WATER] - player.resources[WATER]) + max(0, demand[DATE] - player.resources[DATE])
        missing = min(missing, max(short, sum(demand) - held))
    less = provisions.demand_less(s, seat)
    return missing if less is None else min(missing, max(0, less - held))


def provisions_to_come(s: State, seat: int, player: Player) -> tuple[list[int], int]:
    """What the next provisions will ask for, and the points that are lost without it (MKSH-PROVISION-1, -4)."""
    if s.phase >= PROVISIONS and s.season == SEASONS - 1:
        return [0, 0, 0], 0
    loss = 0
    for place, tile in enumerate(player.provisions):
        if player.shown >> place & 1:
            loss += s.printed.provision_loss[tile]
    return provisions.demand(s, seat), loss


# --- open choices ---------------------------------------------------------------------------------------------------
def pending(s: State, seat: int, player: Player) -> float:
    """What choices that are still open will bring to the seat."""
    value = 0.0
    stack = s.stack
    for index in range(1, len(stack)):
        frame = stack[index]
        kind = kind_of(frame)
        if seat_of(frame) != seat:
            continue
        worth = PENDING.get(kind)
        value += worth if worth is not None else _pending(s, seat, player, kind, arg_of(frame))
    return value


def _pending(s: State, seat: int, player: Player, kind: int, arg: int) -> float:
    """What an open choice brings that depends on the position."""
    if kind == frames.CHOOSE_OPTION:
        area = workers.OPTION_AREA.of(arg)
        return OPTION if area >= MEDINA else max(OPTION, VISITS[area][player.keshis[area]])
    if kind == frames.MOVE_FISHERMAN:
        gain = river_to_come(s, seat, player, player.space + arg) - river_to_come(s, seat, player, player.space)
        return gain + max(0, player.space + arg - HARBOUR)
    if kind == frames.CLIMB:
        return STEP * STEPS.of(arg)
    if kind == frames.CHOOSE_STAIR:
        return STEP * effects.STEPS.of(arg) * (1 + effects.BOTH.of(arg))
    if kind == frames.CHOOSE_CONNECTION:
        best = line_worths(s.printed, tuple(s.covers))[PALACE_FLIGHT.of(arg)][MOSQUE_FLIGHT.of(arg)] - 1.0
        return best * (1.0 + LATER_BONUS * (BONUSES.of(arg) - 1))
    if kind == frames.CHOOSE_GOOD:
        return GOOD_TO_CHOOSE * arg
    if kind == frames.CHOOSE_COLOUR:
        return KESHI_TO_CHOOSE * (COUNT.of(arg) + MORE.of(arg))
    return _pending_visit(s, player, kind, arg)


def _pending_visit(s: State, player: Player, kind: int, arg: int) -> float:
    """What an area brings in which the seat may still go on."""
    if kind == frames.CHOOSE_SCROLL:
        left = player.keshis[GREY] - madrasa.USED_SCHOLARS.of(arg)
        if left <= 0 or not player.resources[DATE]:
            return 0.0
        return BUYING_SCROLLS * visit_worth(s, player, MADRASA, left)
    if kind == frames.CHOOSE_SQUARE:
        more = citizens.more(s.printed, player.powers)
        return square_worth(s.printed, citizens.side(s.expansions), player.disk - 1, player.pink, more)
    if kind == frames.CHOOSE_GATE:
        return GUARDS_DINAR * guards_worth(player) if arg else 0.0
    if kind == frames.PLACE_SET_ASIDE:
        return KESHI_SET_ASIDE * len(medina.colours_set_aside(arg))
    if kind == frames.CHOOSE_OASIS:
        return EXPLORING if has_revealed(player) else 0.0
    if kind == frames.CHOOSE_SOUK:
        return USING_GOODS if any(player.goods) else 0.0
    if kind == frames.CHOOSE_AREA:
        return max(visit_worth(s, player, area, player.keshis[area]) for area in range(EIGHT))
    if kind == frames.ACT:
        area = grant.AREA.of(arg) - 1
        return visit_worth(s, player, area, player.keshis[area]) if 0 <= area < EIGHT else USING_GOODS
    return _pending_piece(s, player, kind, arg)


def _pending_piece(s: State, player: Player, kind: int, arg: int) -> float:
    """What the rest of a set brings or costs that is asked piece by piece."""
    if kind == frames.CHOOSE_PAYMENT:
        return -PIECE * pay.PIECES.of(arg)
    if kind == frames.CHOOSE_RETURNED:
        return _returned_worth(s, player, arg)
    if kind == frames.CHOOSE_HARVEST:
        return HARVEST * (garden.LEFT.of(arg) + garden.WATERS.of(arg) + garden.DINARS.of(arg) + garden.POINTS.of(arg))
    if kind == frames.CHOOSE_FREE_OASIS:
        return FREE_OASIS * min(arg, 2) if has_revealed(player) else 0.0
    if kind == frames.CHOOSE_NEXT_CELL:
        bonuses = s.printed.square_bonus
        return sum(cells.TIMES.count(arg, cell) * effect_worth(bonuses[cell]) for cell in range(SECTORS))
    return 0.0


def _returned_worth(s: State, player: Player, arg: int) -> float:
    """Points for resources that may still be returned, and those of an oasis that will score."""
    tile = returning.OASIS.of(arg) - 1
    if tile < 0:
        return RETURNED * sum(player.resources)
    return float(s.printed.oasis_base[tile] + s.printed.oasis_points[tile] * returning.COUNT.of(arg))
