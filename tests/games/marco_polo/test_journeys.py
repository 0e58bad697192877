"""What the view tells about journeys and dice: every way can be walked for its price, none is left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.frames import kind_of
from caravansary.games.marco_polo import components, frames, travel
from caravansary.games.marco_polo.actions import DECLINE, DIE, SECOND_STEP, SPACE, STEP, STOP, TABLE
from caravansary.games.marco_polo.journeys import CAMEL_IN_COINS, die_uses, journeys
from caravansary.games.marco_polo.pieces import DICE, MAIN_SPACES, NODES, SPACES
from caravansary.games.marco_polo.state import State
from tests.games.marco_polo.position import GREEN, YELLOW, polo_position
from tests.games.playing import play_randomly

GAME = caravansary.game("marco_polo")
RICH = components.EDITIONS.with_overrides("rich", {"start": {"coins": [30, 30, 30, 30], "camels": 20}})


def positions(kind: int, games: int) -> Iterator[State]:
    """Positions of random games in which this is asked; everybody likes to travel."""
    for seed in range(games):
        s = cast(State, GAME.new(players=2 + seed % 3, seed=seed, edition=RICH, character_draft=True))
        chance = Chance.seeded(seed)
        while not s.is_over:
            if kind_of(s.stack[-1]) == kind:
                yield s
            wanted = [a for a in s.options if TABLE.name(a).startswith(("space travel", "step", "city card"))]
            if wanted and chance.below(3):
                s.play(wanted[chance.below(len(wanted))])
            else:
                play_randomly(s, chance)


def walk(s: State, way: Any) -> State:
    """The position after the steps of a way."""
    walked = s.copy()
    first = STEP if way["figure"] == travel.FIRST_FIGURE else SECOND_STEP
    for step in way["steps"]:
        had = walked.players[s.decider].coins, walked.players[s.decider].camels
        is_last_step = walked.steps_left == 1
        walked.patient = True  # the end of the movement is asked also where it is the only choice
        walked.play(first + NODES.index(step["node"]))
        if not is_last_step or walked.movement:
            has = walked.players[s.decider].coins, walked.players[s.decider].camels
            assert (had[0] - has[0], had[1] - has[1]) == (step["coins"], step["camels"])
    return walked


def test_every_way_can_be_walked_for_its_price() -> None:
    seen = 0
    for s in positions(frames.CHOOSE_STEP, 12):
        for way in s.view(s.decider)["journeys"]:
            walked = walk(s, way)
            player = walked.players[s.decider]
            node = player.figure if way["figure"] == travel.FIRST_FIGURE else player.second
            assert NODES[node] == way["node"] == way["steps"][-1]["node"]
            assert way["coins"] == sum(step["coins"] for step in way["steps"])
            assert way["camels"] == sum(step["camels"] for step in way["steps"])
            seen += 1
    assert seen > 500


def reachable(s: State, seat: int, figure: int) -> dict[int, int]:
    """Every node that a figure can come to, with the worth of the cheapest way, by trying all ways."""
    best: dict[int, int] = {}
    first = STEP if figure == travel.FIRST_FIGURE else SECOND_STEP
    todo = [s.copy()]
    start = s.players[seat].coins + CAMEL_IN_COINS * s.players[seat].camels
    while todo:
        state = todo.pop()
        for action in state.options:
            if first <= action < first + len(NODES):
                after = state.copy()
                after.patient = True
                after.play(action)
                has = after.players[seat]
                if not after.movement:
                    continue
                worth = start - has.coins - CAMEL_IN_COINS * has.camels
                best[action - first] = min(worth, best.get(action - first, worth))
                if after.steps_left:
                    todo.append(after)
    return best


def test_every_node_in_reach_has_its_cheapest_way() -> None:
    """Of journeys short enough to try all ways."""
    seen = 0
    for s in positions(frames.CHOOSE_STEP, 12):
        if s.movement == travel.GOODS_RIDE or s.steps_left > 3:
            continue
        for figure in travel.figures_to_move(s, s.decider):
            expected = reachable(s, s.decider, figure)
            found = {way.steps[-1][0]: way.worth() for way in journeys(s, s.decider) if way.figure == figure}
            assert found == expected
            seen += len(found)
    assert seen > 100


def test_only_the_seat_that_is_asked_sees_ways() -> None:
    for s in positions(frames.CHOOSE_STEP, 2):
        assert bool(s.view(s.decider)["journeys"]) == any(action not in (STOP, DECLINE) for action in s.options)
        for seat in (None, *range(s.seats)):
            if seat != s.decider:
                assert s.view(seat)["journeys"] == []


def test_what_a_die_can_do_is_what_can_be_done_with_it() -> None:
    """A main space is told for a die exactly if some placement there contains the die."""
    seen = 0
    for s in positions(frames.CHOOSE_ACTION, 3):
        seat = s.decider
        for die, uses in die_uses(s, seat).items():
            if s.main_done:
                assert uses == []
                continue
            for space in range(len(MAIN_SPACES)):
                assert (space in uses) == can_take_part(s, space, die), (SPACES[space], DICE[die])
                seen += 1
    assert seen > 500


def can_take_part(s: State, space: int, die: int) -> bool:
    """Whether some placement on the space contains the die, by trying all of them."""
    if SPACE + space not in s.options:
        return False
    trial = s.copy()
    trial.patient = True
    trial.play(SPACE + space)
    return any(DIE + die in placement for placement in trial.pick_sets(s.decider)) or (
        DIE + die in trial.options and not trial.pick_sets(s.decider)
    )


def test_an_example_of_ways() -> None:
    """From Venezia with two steps: roads of three camels are out of reach without camels."""
    table = polo_position(turn=YELLOW, yellow={"coins": 12, "camels": 0, "dice": "2 2"})
    table.place(YELLOW, "space travel")

    ways = {way["node"]: (way["coins"], way["camels"]) for way in table.state.view(1)["journeys"]}

    assert ways == {"oasis-a": (3, 0), "alexandria": (3, 0), "moscow": (7, 0), "oasis-i": (7, 0), "venezia": (7, 0)}
    assert table.state.view(table.who(GREEN))["journeys"] == []


def test_a_way_that_costs_more_is_not_forgotten_where_only_it_can_go_on() -> None:
    """To oasis G three camels are less than seven coins, but then they are missing on the road to Ormuz."""
    table = polo_position(turn=YELLOW, yellow={"coins": 19, "camels": 3, "dice": "3 3"})
    table.place(YELLOW, "space travel")

    ways = {way["node"]: way for way in table.state.view(1)["journeys"]}

    assert (ways["oasis-g"]["coins"], ways["oasis-g"]["camels"]) == (7, 3)
    assert (ways["ormuz"]["coins"], ways["ormuz"]["camels"]) == (19, 3)
    assert [step["node"] for step in ways["ormuz"]["steps"]] == ["alexandria", "oasis-g", "ormuz"]


def test_a_die_that_cannot_be_paid_has_no_use_there() -> None:
    table = polo_position(turn=YELLOW, row="k01", spaces={"contracts": "red 1"}, yellow={"coins": 2, "dice": "2 5"})

    uses = table.state.view(1)["die_uses"]

    assert "contracts" in uses["own-2"]
    assert "contracts" not in uses["own-5"]


def test_a_gift_that_pays_for_the_space_makes_a_die_useful_there() -> None:
    spaces = {"contracts": "red 1", "travel": "red 1, red 1"}
    yellow = {"coins": 3, "dice": "4 5", "gifts": "f8"}
    table = polo_position(turn=YELLOW, row="k01", module=True, spaces=spaces, yellow=yellow)

    uses = table.state.view(1)["die_uses"]

    for die in ("own-4", "own-5"):
        assert {"contracts", "travel"} <= set(uses[die])
