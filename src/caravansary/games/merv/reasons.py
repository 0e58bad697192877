"""The parts of `evaluate`, by name, and the events that tell best what a turn brings: for the reasons of hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.reasons import Term
from caravansary.games.merv.evaluate import SUMMANDS, contracts_to_come, summands, turns_this_year
from caravansary.games.merv.pieces import CONTRACTS, SOURCES
from caravansary.games.merv.rounds import LAST_YEAR, OVER, ROUNDS

if TYPE_CHECKING:
    from caravansary.games.merv.state import Player, State

# By kind of term, the events that tell it better; terms that are not named here are no reasons
TOLD_BY: Final[dict[str, tuple[str, ...]]] = {
    "points": (),
    "palace": ("courtier_placed",),
    "city": ("building_placed", "upgrade_placed", "wall_built", "soldier_deployed"),
    "tracks": ("mosque_step", "influence_gained"),
    "things": ("breakthrough_made", "pair_completed", "post_established", "card_taken"),
    "cubes": (),
    "contract": (),
    "order": (),
    "rivals": (),
}


def terms(s: State, seat: int) -> list[Term]:
    """What `evaluate` adds up: points by source, contracts one by one."""
    player = s.players[seat]
    found = [Term("points", float(points), (("source", SOURCES[n]),)) for n, points in enumerate(player.points)]
    for kind, points in zip(SUMMANDS[1:], summands(s, seat)[1:], strict=True):
        if kind == "contracts" and s.phase != OVER:
            turns = turns_this_year(s, seat) + ROUNDS * (LAST_YEAR - s.year)
            found += _contracts(s, player, turns)
        else:
            found.append(Term(kind, points))
    return found


def _contracts(s: State, player: Player, turns: int) -> list[Term]:
    """What each open contract would be worth if it were the only one, and what is to be taken off for all together."""
    found: list[Term] = []
    alone = s.copy()
    none_left = [3] * len(s.contracts_gone)
    for stack, gone in enumerate(s.contracts_gone):
        if gone < 3:
            alone.contracts_gone = none_left[:]
            alone.contracts_gone[stack] = gone
            name = CONTRACTS[3 * stack + gone]
            found.append(Term("contract", contracts_to_come(alone, player, turns), (("contract", name),)))
    rest = contracts_to_come(s, player, turns) - sum(term.points for term in found)
    return [*found, Term("contracts", rest)]
