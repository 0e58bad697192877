"""What must hold at every decision: the invariants of the game, and that there is something to choose.

What must hold from decision to decision is in `watching.py`.
"""

from __future__ import annotations

from caravansary.core.frames import arg_of, kind_of
from caravansary.games.marco_polo import bazaar, frames, invariants
from caravansary.games.marco_polo.rounds import OVER
from caravansary.games.marco_polo.state import State


def check(s: State) -> None:
    invariants.check(s)
    if s.phase == OVER:
        assert s.is_over
        check_ranking(s)
    else:
        check_options(s)


def check_ranking(s: State) -> None:
    """The winners have the most points and, of those, the most camels."""
    totals = [score.total for score in s.scores()]
    winners = [rank.who for rank in s.ranking() if rank.place == 1]
    best = [who for who in range(s.seats) if totals[who] == max(totals)]
    camels = max(s.players[who].camels for who in best)
    assert winners == [who for who in best if s.players[who].camels == camels]


def check_options(s: State) -> None:
    """While the game lasts there is always something to choose."""
    assert not s.is_over
    for seat in s.waiting_for:
        options = s.options_of(seat)
        assert options
        assert len(options) == len(set(options))
    if kind_of(s.stack[-1]) == frames.CHOOSE_ROW:
        check_rows(s)


def check_rows(s: State) -> None:
    """A row that is not offered is in nothing better than one that is."""
    arg = arg_of(s.stack[-1])
    rows = s.printed.bazaar[bazaar.COLUMN.of(arg)][: bazaar.LOWEST.of(arg) + 1]
    offered = [rows[s.game.describe_action(action)["row"]] for action in s.options]
    for row in rows[1:]:
        assert any(all(a >= b for a, b in zip(better, row, strict=True)) for better in offered)
