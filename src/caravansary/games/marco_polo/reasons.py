"""The parts of `evaluate`, by name, and the events that tell best what a turn brings: for the reasons of hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.reasons import Term
from caravansary.games.marco_polo.evaluate import (
    FIRST_PLAYER,
    HURRY,
    LAST_CAMEL,
    LAST_HURRY,
    RIVAL_PART,
    TIME,
    character_to_come,
    contract_to_come,
    contracts_to_come,
    dice_to_come,
    dice_to_use,
    most_contracts_to_come,
    pending,
    strongest_rival,
    things_to_come,
)
from caravansary.games.marco_polo.evaluate_map import map_to_come
from caravansary.games.marco_polo.evaluate_things import worths
from caravansary.games.marco_polo.pieces import CONTRACTS, MOST_ACTIVE, ROUNDS, SOURCES
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
    """What `evaluate` adds up."""
    player = s.players[seat]
    found = [Term("points", float(points), (("source", SOURCES[n]),)) for n, points in enumerate(player.points)]
    found.append(Term("rivals", -RIVAL_PART * strongest_rival(s, seat)))
    if s.phase == OVER:
        return [*found, Term("things", LAST_CAMEL * player.camels)]
    dice = dice_to_come(s, player)
    time = dice / (dice + TIME)
    found += [
        Term("things", things_to_come(player, time)),
        *_contracts(s, player, dice, time),
        Term("most_contracts", most_contracts_to_come(s, seat, dice)),
        Term("dice", dice_to_use(s, seat, player, time)),
        Term("map", map_to_come(s, seat, dice, time)),
        Term("character", character_to_come(s, player, time)),
    ]
    if s.traveller == seat and s.round < ROUNDS:
        found.append(Term("first_player", FIRST_PLAYER))
    if s.active == seat or s.active < 0:
        found.append(Term("pending", pending(s, seat)))
    return found


def _contracts(s: State, player: Player, dice: int, time: float) -> list[Term]:
    """What each active contract would be worth if it were the only one, and what is to be taken off for both."""
    known = worths(s.printed)
    has = (player.camels, *player.goods)
    hurry = HURRY + LAST_HURRY / (dice + 0.3)
    found = [
        Term("contract", contract_to_come(known, one, has, dice, time, hurry), (("contract", CONTRACTS[one]),))
        for one in player.active[:MOST_ACTIVE]
    ]
    rest = contracts_to_come(s, player, dice, time) - sum(term.points for term in found)
    return [*found, Term("contracts", rest)]
