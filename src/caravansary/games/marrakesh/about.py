"""What an option is in the position that it is offered in, as ids for its words (`here-KIND` and `brings-KIND`).

The same button stands for nine area actions, or ends eight different actions; a stack says nothing of the scroll on
top. Messages: `texts/options.*.ftl`. Only open things are named: own boards, revealed oases, what lies face up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from caravansary.games.marrakesh import provisions
from caravansary.games.marrakesh.actions import (
    ACTION,
    CELL,
    EXPLORE,
    JOKER,
    PROVIDE,
    RAPID,
    SCROLL,
    STAIR,
    TABLE,
    TILE_BONUS,
    WORKER,
)
from caravansary.games.marrakesh.components import PER
from caravansary.games.marrakesh.medina import watchtower
from caravansary.games.marrakesh.pieces import (
    AREAS,
    COLOURS,
    DINAR,
    EFFECTS,
    LAST_STEP,
    MEDINA,
    MOSQUE,
    OASES,
    ON_MOSQUE,
    ON_PALACE,
    PALACE,
    RESOURCES,
    SCROLLS,
    SOUK,
    STAIRS,
)
from caravansary.games.marrakesh.sahara import is_revealed

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

About = dict[str, Any]
AT_THE_TOP: Final = -1  # of the stairs: every further step gives a point


def about(s: State, action: int, seat: int) -> About:
    tell = _TOLD.get(TABLE.describe(action)["kind"])
    return {} if tell is None else tell(s, action, seat)


# --- workers --------------------------------------------------------------------------------------------------------
def _worker(s: State, action: int, seat: int) -> About:
    return _sent(s, seat, action - WORKER)


def _joker(s: State, action: int, seat: int) -> About:
    return _sent(s, seat, action - JOKER)


def _sent(s: State, seat: int, area: int) -> About:
    """What a worker can be used for there."""
    return {"deed": AREAS[area], "n": _strength(s, seat, area)}


def _new_keshi(s: State, action: int, seat: int) -> About:
    area = _asked_area(s, seat)
    return {"of": "good" if area == SOUK else "keshi", "colour": COLOURS[area]}


def _area_action(s: State, action: int, seat: int) -> About:
    return _doing(s, seat, _asked_area(s, seat))


def _granted_action(s: State, action: int, seat: int) -> About:
    return _doing(s, seat, action - ACTION)


def _souk_action(s: State, action: int, seat: int) -> About:
    return _doing(s, seat, SOUK)


def _doing(s: State, seat: int, area: int) -> About:
    """An area action: its area, its strength, and on the stairs how far the next flight is."""
    strength = _strength(s, seat, area)
    stair = ON_PALACE if area == PALACE else ON_MOSQUE
    more = _more_steps(s, seat, stair, strength) if area in (PALACE, MOSQUE) else 0
    return {"doing": AREAS[area], "n": strength, "more": more}


def _strength(s: State, seat: int, area: int) -> int:
    """The keshis of the area; in the medina the guards that can still build."""
    player = s.players[seat]
    if area == MEDINA:
        return watchtower(player)
    return 0 if area == SOUK else player.keshis[area]


def _asked_area(s: State, seat: int) -> int:
    return AREAS.index(s.decision(seat).args["area"])


# --- the stairs -----------------------------------------------------------------------------------------------------
def _stair(s: State, action: int, seat: int) -> About:
    stair = action - STAIR
    steps = s.decision(seat).args["n"]
    return {"doing": STAIRS[stair], "n": steps, "more": _more_steps(s, seat, stair, steps)}


def _more_steps(s: State, seat: int, stair: int, steps: int) -> int:
    """How many steps beyond these the next flight begins: 0 if they lead into one."""
    step = s.players[seat].steps[stair]
    if step >= LAST_STEP:
        return AT_THE_TOP
    borders = [border for border in s.printed.flight_from if border > step]
    return max(borders[0] - step - steps, 0) if borders else 0


# --- cells, tiles and scrolls ---------------------------------------------------------------------------------------
def _cell(s: State, action: int, seat: int) -> About:
    return {"asked": s.decision(seat).kind, "effect": _effects(s.printed.square_bonus[action - CELL])}


def _rapid(s: State, action: int, seat: int) -> About:
    return {"effect": _effects(s.printed.rapid_bonus[action - RAPID])}


def _effects(pairs: tuple[tuple[int, int], ...]) -> dict[str, int]:
    return {EFFECTS[effect]: n for effect, n in pairs}


def _tile_bonus(s: State, action: int, seat: int) -> About:
    """One of the two bonuses of the last river tile: so much for each of something, or for every few."""
    side, bonus = s.sides[s.season], action - TILE_BONUS
    every = s.printed.river_every[side] if bonus == 0 else 1
    per = PER[s.printed.river_per[side][bonus]]
    return {"effect": _effects(s.printed.river_bonus[side][bonus]), "per": per, "every": every}


def _provide(s: State, action: int, seat: int) -> About:
    """The way of supplying, and what the reduced one takes (MKSH-SCROLL-44)."""
    is_less = action == PROVIDE + provisions.LESS
    things = {RESOURCES[DINAR]: s.printed.less_dinars}
    return {"of": "less" if is_less else "all", "things": things, "n": provisions.less_pieces(s, seat)}


def _scroll(s: State, action: int, seat: int) -> About:
    scroll = s.stacks_up[action - SCROLL]
    return {"scroll": SCROLLS[scroll]} if scroll >= 0 else {}


def _explore(s: State, action: int, seat: int) -> About:
    cell = action - EXPLORE
    tile = s.players[seat].oases[cell]
    return {"oasis": OASES[tile]} if tile >= 0 and is_revealed(s, seat, cell) else {}


def _place(s: State, action: int, seat: int) -> About:
    return {"colour": s.decision(seat).args["colour"]}


def _asked(s: State, action: int, seat: int) -> About:
    """The same button ends or adds to several things: which one, says the decision."""
    return {"asked": s.decision(seat).kind}


_TOLD: Final[dict[str, Callable[[State, int, int], About]]] = {
    "worker": _worker,
    "joker": _joker,
    "new_keshi": _new_keshi,
    "area_action": _area_action,
    "action": _granted_action,
    "souk_action": _souk_action,
    "stair": _stair,
    "cell": _cell,
    "rapid": _rapid,
    "tile_bonus": _tile_bonus,
    "provide": _provide,
    "scroll": _scroll,
    "explore": _explore,
    "place": _place,
    "stop": _asked,
    "enough": _asked,
    "decline": _asked,
    "water": _asked,
    "keshi": _asked,
}
