"""The parts of `evaluate`, by name, and the events that tell best what a turn brings: for the reasons of hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.reasons import Term
from caravansary.games.marco_polo.evaluate import (
    HURRY,
    LAST_HURRY,
    SUMMANDS,
    TIME,
    contract_to_come,
    contracts_to_come,
    dice_to_come,
    summands,
)
from caravansary.games.marco_polo.evaluate_things import worths
from caravansary.games.marco_polo.pieces import CONTRACTS, MOST_ACTIVE, SOURCES
from caravansary.games.marco_polo.rounds import OVER

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import Player, State

# By kind of term, the events that tell it better; terms that are not named here are no reasons
TOLD_BY: Final[dict[str, tuple[str, ...]]] = {
    "points": (),
    "things": (),
    "contract": (),
    "most_contracts": ("contract_completed",),
    "map": ("post_built", "moved"),
    "character": ("gift_kept",),
    "first_player": (),
    "rivals": (),
}


def terms(s: State, seat: int) -> list[Term]:
    """What `evaluate` adds up: points by source, contracts one by one."""
    player = s.players[seat]
    found = [Term("points", float(points), (("source", SOURCES[n]),)) for n, points in enumerate(player.points)]
    for kind, points in zip(SUMMANDS[1:], summands(s, seat)[1:], strict=True):
        if kind == "contracts" and s.phase != OVER:
            found += _contracts(s, player)
        else:
            found.append(Term(kind, points))
    return found


def _contracts(s: State, player: Player) -> list[Term]:
    """What each active contract would be worth if it were the only one, and what is to be taken off for both."""
    dice = dice_to_come(s, player)
    time = dice / (dice + TIME)
    known = worths(s.printed)
    has = (player.camels, *player.goods)
    hurry = HURRY + LAST_HURRY / (dice + 0.3)
    found = [
        Term("contract", contract_to_come(known, one, has, dice, time, hurry), (("contract", CONTRACTS[one]),))
        for one in player.active[:MOST_ACTIVE]
    ]
    rest = contracts_to_come(s, player, dice, time) - sum(term.points for term in found)
    return [*found, Term("contracts", rest)]
