"""What an option is in the position that it is offered in, as ids for its words (`here-KIND` and `brings-KIND`).

To stop means to stay where the figure stands; a contract asks for this and brings that; a space needs one die, two or
three.
Messages: `texts/options.*.ftl`. Only open things are named.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from caravansary.games.marco_polo.actions import (
    COMPENSATION,
    COMPLETE,
    DISCARD,
    ROW,
    SECOND_STEP,
    SPACE,
    STEP,
    TABLE,
    TAKE,
)
from caravansary.games.marco_polo.contracts import asked_by, brought_by
from caravansary.games.marco_polo.pieces import CAMELS, NO_NODE, NODES, PLACES, R_BLACK, REWARDS, SPACES
from caravansary.games.marco_polo.rewards import named
from caravansary.games.marco_polo.spaces import dice_needed

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

About = dict[str, Any]


def about(s: State, action: int, seat: int) -> About:
    tell = _TOLD.get(TABLE.describe(action)["kind"])
    return {} if tell is None else tell(s, action, seat)


# --- dice -----------------------------------------------------------------------------------------------------------
def _space(s: State, action: int, seat: int) -> About:
    return {"n": dice_needed(s, action - SPACE)}


def _up(s: State, action: int, seat: int) -> About:
    return _turned(s, seat, 1)


def _down(s: State, action: int, seat: int) -> About:
    return _turned(s, seat, -1)


def _turned(s: State, seat: int, by: int) -> About:
    """The value that the die would show; none where it cannot be turned so."""
    value = int(s.decision(seat).args["die"].rsplit("-", 1)[1]) + by
    return {"n": value} if 1 <= value <= 6 else {}


def _value(s: State, action: int, seat: int) -> About:
    """Where the value counts, and so for what; a die that is only turned counts nowhere yet."""
    decision = s.decision(seat)
    return {"asked": decision.kind, "where": decision.args.get("where", "none")}


def _compensation(s: State, action: int, seat: int) -> About:
    """The camels of the option, and the coins that make up the rest."""
    return {"coins": s.decision(seat).args["n"] - (action - COMPENSATION)}


def _row(s: State, action: int, seat: int) -> About:
    """What a row of the bazaar brings beside amounts: a step."""
    column = SPACES.index(s.decision(seat).args["space"]) - CAMELS
    more = named(s.printed.bazaar[column][action - ROW + 1][R_BLACK:], REWARDS[R_BLACK:])
    return {"amount": more} if more else {}


# --- contracts and journeys -----------------------------------------------------------------------------------------
def _terms(s: State, contract: int) -> About:
    """What a contract asks for, and what it brings."""
    return {"things": asked_by(s, contract), "amount": brought_by(s, contract)}


def _take(s: State, action: int, seat: int) -> About:
    contract = s.row[action - TAKE] if action - TAKE < len(s.row) else -1
    return _terms(s, contract) if contract >= 0 else {}


def _complete(s: State, action: int, seat: int) -> About:
    return _terms(s, action - COMPLETE)


def _discard(s: State, action: int, seat: int) -> About:
    return _terms(s, action - DISCARD)


def _step(s: State, action: int, seat: int) -> About:
    return _arrival(s, seat, action - STEP)


def _second_step(s: State, action: int, seat: int) -> About:
    return _arrival(s, seat, action - SECOND_STEP)


def _arrival(s: State, seat: int, node: int) -> About:
    """Whether the journey could end there with a new trading post, or has one already."""
    if node >= len(PLACES):
        return {"post": "never"}
    return {"post": "there" if s.players[seat].posts >> node & 1 else "new"}


def _stop(s: State, action: int, seat: int) -> About:
    """What is ended; of a journey of one figure, where it stays."""
    player = s.players[seat]
    asked = s.decision(seat).kind
    travels = asked in ("choose_step", "choose_payment") and player.figure != NO_NODE and player.second == NO_NODE
    return {"asked": "stay" if travels else asked, "node": NODES[player.figure] if travels else NODES[0]}


def _asked(s: State, action: int, seat: int) -> About:
    return {"asked": s.decision(seat).kind}


_TOLD: Final[dict[str, Callable[[State, int, int], About]]] = {
    "space": _space,
    "up": _up,
    "down": _down,
    "value": _value,
    "row": _row,
    "compensation": _compensation,
    "take": _take,
    "complete": _complete,
    "discard": _discard,
    "step": _step,
    "second_step": _second_step,
    "stop": _stop,
    "decline": _asked,
}
