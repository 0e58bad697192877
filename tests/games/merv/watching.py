"""What must hold from one decision of Merv to the next: what may never decrease, how many turns everybody takes, and
that the points told by events are the points on the track. What holds in one position is in the game's `invariants.py`.
"""

from __future__ import annotations

from caravansary.core.events import Event
from caravansary.games.merv.mosque import level_of
from caravansary.games.merv.pieces import CELLS, LINES, NO_UPGRADE, NOBODY, NODES, SOURCES, WALLS_OF, WHITE
from caravansary.games.merv.rounds import RANSOM
from caravansary.games.merv.state import State


def unprotected(s: State) -> set[str]:
    """The buildings without a soldier that are open to some direction."""
    return {
        CELLS[cell]
        for cell in range(25)
        if s.owner[cell] != NOBODY and s.soldier[cell] == NOBODY and any(s.walls[slot] < 0 for slot in WALLS_OF[cell])
    }


class Watch:
    """Follows a game from decision to decision."""

    def __init__(self, s: State) -> None:
        self.turns = [0] * len(s.players)
        self.told = [0] * len(s.players)
        self.by_source = [[0] * len(SOURCES) for _ in s.players]
        self.entered: set[str] = set()  # first spaces of the mosque's paths
        self.attacked: set[str] = set()
        self.ransomed: list[str] = []
        self.lost: list[str] = []
        self.last = s.copy()

    def see(self, s: State, events: list[Event]) -> None:
        """Compare with the position before."""
        for event in events:
            if event.kind == "points_scored" and event.who is not None:
                self.told[event.who] += event.args["n"]
                self.by_source[event.who][SOURCES.index(event.args["source"])] += event.args["n"]
                assert self.told[event.who] == event.args["total"]
            if event.kind == "slot_taken" and event.who is not None:
                self.turns[event.who] += 1
        self.compare(s, events)
        self.see_mosque(s, events)
        self.see_production(s, events)
        self.see_invasion(s, events)
        self.last = s.copy()

    def compare(self, s: State, events: list[Event]) -> None:
        before = self.last
        lost = {event.args["cell"] for event in events if event.kind == "building_lost"}
        is_invasion = before.phase == RANSOM or any(event.kind == "invasion_started" for event in events)
        for who, player in enumerate(s.players):
            old = before.players[who]
            assert player.influence >= old.influence
            assert level_of(player.node) >= level_of(old.node)
            assert all(new >= was for new, was in zip(player.points, old.points, strict=True))
            assert all(new >= was for new, was in zip(player.courtiers, old.courtiers, strict=True))
            assert all(new >= was for new, was in zip(player.spices, old.spices, strict=True))
            assert self.by_source[who] == player.points
            if who == s.magistrate:
                assert player.favour >= old.favour
        for cell in range(25):
            if before.upgrade[cell] != NO_UPGRADE:
                assert s.upgrade[cell] == before.upgrade[cell]
            if before.owner[cell] != NOBODY and s.owner[cell] != before.owner[cell]:
                assert CELLS[cell] in lost  # alone, the magistrate may have built there since
                assert before.owner[cell] != s.magistrate
                assert is_invasion
                assert before.year > 1
        for slot in range(20):
            if before.walls[slot] >= 0:
                assert s.walls[slot] == before.walls[slot]

    def see_mosque(self, s: State, events: list[Event]) -> None:
        """The camel of a path lies there until somebody enters it."""
        self.entered |= {event.args["node"] for event in events if event.kind == "mosque_step"}
        for path in range(4):
            assert (s.path_camels >> path & 1) == (NODES[path] not in self.entered)

    def see_production(self, s: State, events: list[Event]) -> None:
        """A seat gains a cube per site of the activated colour in its line and per bonus upgrade on them."""
        sites = [event for event in events if event.kind in ("site_activated", "building_placed")]
        gains = [event for event in events if event.kind == "cubes_gained" and event.rule == "MERV-RES-5"]
        if not gains or s.active != gains[0].who:
            return
        chosen = next(event for event in sites if event.who == gains[0].who)
        owner = s.owner[CELLS.index(chosen.args["cell"])]
        same = [cell for cell in LINES[s.round][s.slot] if s.owner[cell] == owner]
        due = len(same) + sum(1 for cell in same if 0 <= s.upgrade[cell] < WHITE)
        gained = sum(gains[0].args["cubes"].values())
        assert gained == due if min(self.last.cubes_left) >= due else gained <= due

    def see_invasion(self, s: State, events: list[Event]) -> None:
        """Every attacked building is lost, or paid for with exactly one cube."""
        for event in events:
            if event.kind == "invasion_started":
                self.ransomed, self.lost = [], []
                self.attacked = unprotected(self.last)
            elif event.kind == "ransom_paid":
                self.ransomed.append(event.args["cell"])
            elif event.kind == "building_lost":
                self.lost.append(event.args["cell"])
            elif event.kind == "invasion_ended":
                decided = [*self.ransomed, *self.lost]
                assert len(decided) == len(set(decided))
                if s.high_courtier < 0:  # automatic opponents may have moved just before the invasion
                    assert set(decided) == self.attacked

    def finish(self, s: State) -> None:
        """Everybody took twelve turns, and the scores are the sums of what was told."""
        assert self.turns == [12] * len(s.players)
        for score in s.scores():
            assert score.total == self.told[score.who] == sum(score.by_source.values())
