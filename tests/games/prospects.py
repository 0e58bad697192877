"""What must hold for "if it ended now" in every position of any game."""

from __future__ import annotations

from typing import Any

from caravansary.core.chance import Chance
from caravansary.core.state import State
from tests.games.playing import saved_text


def check_prospects(s: State, chance: Chance) -> None:
    """For every seat and a spectator: everybody who scores, ranked, from what the seat may know, in its own terms."""
    before = saved_text(s)
    common = s.prospects(None)
    assert [one.who for one in common] == [score.who for score in s.scores()]
    assert [one.secret for one in common] == [{}] * len(common)
    for seat in (*range(s.seats), None):
        found = s.prospects(seat)
        assert [one._replace(secret={}) for one in found] == common
        assert all(one.who == seat for one in found if one.secret)
        assert s.sample_hidden(seat, chance.below(1000)).prospects(seat) == found
    for one in common:
        assert one.total == sum(one.by_source.values())
        for danger in one.dangers:
            assert set(danger.args) == set(s.game.danger_kinds[danger.kind])
    assert saved_text(s) == before


def check_at_the_end(s: State) -> None:
    """When the game is over, it is the result."""
    assert s.is_over
    places = {rank.who: rank.place for rank in s.ranking()}
    for seat in (*range(s.seats), None):
        found: list[tuple[Any, ...]] = [(one.who, one.total, one.by_source, one.place) for one in s.prospects(seat)]
        assert found == [(*score, places[score.who]) for score in s.scores()]
        assert not any(one.secret or one.dangers for one in s.prospects(seat))
