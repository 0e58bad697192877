"""The parts of `evaluate`, by name, and the events that tell best what a turn brings: for the reasons of hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.reasons import Term
from caravansary.games.marrakesh.evaluate import RIVAL_PART, TIE_BREAK, is_done, pending, resources_to_come
from caravansary.games.marrakesh.evaluate_areas import areas_to_come, visits_to_come
from caravansary.games.marrakesh.evaluate_board import river_to_come, stairs_to_come
from caravansary.games.marrakesh.evaluate_tiles import oases_to_come, scrolls_to_come, towns_to_come
from caravansary.games.marrakesh.pieces import ROUNDS, SAHARA, SEASONS, SOURCES
from caravansary.games.marrakesh.rounds import OVER, PROVISIONS, RIVER_BONUSES, WORKING

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

# By kind of term, the events that tell it better; terms that are not named here are no reasons
TOLD_BY: Final[dict[str, tuple[str, ...]]] = {
    "points": (),
    "resources": (),
    "areas": ("area_filled", "luxury_bought", "gate_built", "keshi_placed"),
    "river": (),
    "stairs": ("boundary_crossed", "climbed"),
    "scrolls": ("scroll_bought", "scroll_taken"),
    "oases": ("oasis_explored", "oasis_revealed"),
    "towns": ("town_explored", "town_taken"),
    "rivals": (),
}


def terms(s: State, seat: int) -> list[Term]:
    """What `evaluate` adds up."""
    player = s.players[seat]
    rivals = max(sum(rival.points) for who, rival in enumerate(s.players) if who != seat)
    found = [Term("points", float(points), (("source", SOURCES[n]),)) for n, points in enumerate(player.points)]
    found.append(Term("rivals", -RIVAL_PART * rivals))
    if s.phase == OVER:
        return [*found, Term("stairs", TIE_BREAK * (player.steps[0] + player.steps[1] / 100))]
    rounds = (SEASONS - 1 - s.season) * ROUNDS + ROUNDS - 1 - s.round
    rest = rounds + (s.phase <= WORKING and not is_done(s, seat))
    found += [
        Term("resources", resources_to_come(s, seat, player, rest)),
        Term("areas", areas_to_come(s, player, rounds, rest)),
        Term("river", river_to_come(s, seat, player, player.space)),
        Term("stairs", stairs_to_come(s, player, rest)),
        Term("oases", oases_to_come(s, seat, player, rest, visits_to_come(s, player, SAHARA))),
        Term("pending", pending(s, seat, player)),
    ]
    if player.scrolls:
        to_come = rounds + (s.phase <= RIVER_BONUSES)
        seasons = SEASONS - s.season - (s.phase >= PROVISIONS)
        found.append(Term("scrolls", scrolls_to_come(s, player, to_come, seasons)))
    if s.has_expansion(5):
        found.append(Term("towns", towns_to_come(s, seat, player, rest)))
    return found
