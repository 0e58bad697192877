"""The search: it follows its simulations, repeats itself with the same seed, and keeps to its budget."""

from __future__ import annotations

import pytest

import caravansary
from caravansary.arena.games import play_game
from caravansary.bots.margin import handed_on
from caravansary.bots.planner import Planner, Step, different
from caravansary.bots.search import Search, _better_half, _halvings, _Move, worth
from caravansary.core.chance import Chance
from caravansary.core.game import Game
from caravansary.core.state import State
from tests.bots.bot_games import random_positions
from tests.core.toy import TOY

MERV = caravansary.game("merv")
MKSH = caravansary.game("marrakesh")
GAMES = ["merv", "marrakesh", "marco_polo"]


def late_position(game: Game, players: int) -> State:
    """In the last third of a game, where a search sees less ahead."""
    positions = list(random_positions(game.new(players, seed=3), seed=3, every=3))
    return positions[2 * len(positions) // 3]


class Contrary:
    """Finds every position at the end of a simulation as bad as the evaluation finds it good."""

    def __init__(self) -> None:
        self.asked = 0

    def correct(self, game: Game, state: State, points: list[float]) -> list[float]:
        self.asked += 1
        return [-mine for mine in points]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_see_does_not_change_a_search(name: str) -> None:
    """Another world that looks the same to the seat, the same seeds: the same choice, one of the seat's options."""
    game = caravansary.game(name)
    for number, state in enumerate(random_positions(game.new(2, seed=8), seed=8, every=70)):
        seat = state.waiting_for[0]
        other = state.sample_hidden(seat, seed=number)
        worlds = [world.sample_hidden(seat, seed=99) for world in (state, other)]

        chosen = [Search(game, Chance.seeded(number), 2).choose(world, seat) for world in worlds]

        assert chosen[0] == chosen[1]
        assert chosen[0] in state.options_of(seat)


def test_a_whole_game_of_searchers_is_repeated_by_its_seed() -> None:
    assert play_game(TOY, 3, ["hard@8"], 5) == play_game(TOY, 3, ["hard@8"], 5)


def positions_judged(simulations: int, seconds: float = 0.0) -> int:
    """How many positions a search of the first turn asks the learned value about: ends of plans and of simulations."""
    contrary = Contrary()
    state = MKSH.new(2, seed=3)
    Search(MKSH, Chance.seeded(1), simulations, seconds, contrary).choose(state, state.waiting_for[0])
    return contrary.asked


def test_a_simulation_budget_is_kept() -> None:
    assert positions_judged(5) == positions_judged(2) + 3


def test_a_time_budget_ends_with_the_simulation_that_passes_it() -> None:
    assert positions_judged(0, seconds=1e-9) == positions_judged(1)


def test_what_the_simulations_find_decides() -> None:
    """With a value that turns everything round, another plan is chosen than the one that looks best at once."""
    changed = 0
    for state in random_positions(MKSH.new(2, seed=3), seed=3, every=150):
        seat = state.waiting_for[0]
        best = Planner(MKSH, MKSH.plan_width).best(state, seat).actions()[0]
        changed += Search(MKSH, Chance.seeded(1), 4, learned=Contrary()).choose(state.copy(), seat) != best

    assert changed


# --- to move now ----------------------------------------------------------------------------------------------------
class After:
    """A wish to stop that comes when it has been asked for so many times."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.asked = 0

    def __call__(self) -> bool:
        self.asked += 1
        return self.asked > self.times


@pytest.mark.parametrize("name", GAMES)
def test_a_search_that_is_stopped_at_once_plays_what_looks_best(name: str) -> None:
    game = caravansary.game(name)
    for state in random_positions(game.new(2, seed=8), seed=8, every=60):
        seat = state.waiting_for[0]
        best = Search(game, Chance.seeded(1), 8).plans(state.copy(), seat)[0].actions()[0]

        stopped = Search(game, Chance.seeded(1), 8, stop=After(0)).choose(state.copy(), seat)

        assert stopped == best or state.options_of(seat) == [stopped]


def test_a_search_that_is_stopped_later_plays_what_its_simulations_have_found_so_far() -> None:
    """The learned value turns everything round: with some simulations another plan is the best one."""
    changed = 0
    for state in random_positions(MKSH.new(2, seed=3), seed=3, every=150):
        seat = state.waiting_for[0]
        search = Search(MKSH, Chance.seeded(1), 0, learned=Contrary(), stop=After(60))
        best = Planner(MKSH, MKSH.plan_width).best(state, seat).actions()[0]
        chosen = search.choose(state.copy(), seat)
        assert chosen in state.options_of(seat)
        changed += chosen != best

    assert changed


def test_a_wish_that_does_not_come_changes_nothing() -> None:
    for state in random_positions(MERV.new(2, seed=3), seed=3, every=120):
        seat = state.waiting_for[0]
        never = Search(MERV, Chance.seeded(4), 3, stop=After(1 << 30)).choose(state.copy(), seat)
        assert never == Search(MERV, Chance.seeded(4), 3).choose(state.copy(), seat)


def tried(number: int, prior: float, *results: float) -> _Move:
    """A plan that looked so good at once, and what its simulations have brought."""
    move = _Move((number,))
    move.prior, move.visits, move.total = prior, len(results), sum(results)
    return move


@pytest.mark.parametrize(("plans", "stages"), [(2, 1), (3, 2), (4, 2), (5, 3), (8, 3)])
def test_the_worse_half_is_left_out_until_one_plan_is_left(plans: int, stages: int) -> None:
    moves = [tried(number, 0.5, number / 10) for number in range(plans)]

    rivals = moves
    for _ in range(_halvings(plans)):
        rivals = _better_half(rivals, moves)

    assert _halvings(plans) == stages
    assert rivals == moves[-1:]


def test_simulations_count_more_than_the_first_look_the_more_of_them_there_are() -> None:
    looks_good = tried(0, 0.7, 0.5)
    does_well = tried(1, 0.4, 0.6)
    assert _better_half([looks_good, does_well], [looks_good, does_well]) == [looks_good]

    looks_good, does_well = tried(0, 0.7, *[0.5] * 4), tried(1, 0.4, *[0.6] * 4)
    assert _better_half([looks_good, does_well], [looks_good, does_well]) == [does_well]


def test_of_equal_plans_the_first_stays() -> None:
    moves = [tried(number, 0.5, 0.5, 0.5) for number in range(3)]

    assert _better_half(moves, moves) == moves[:2]


@pytest.mark.parametrize("game", [TOY, MERV])
def test_the_position_that_it_is_given_is_not_changed(game: Game) -> None:
    state = late_position(game, 2)
    before = state.to_dict()

    Search(game, Chance.seeded(1), 2).choose(state, state.decider)

    assert state.to_dict() == before


def test_plans_of_the_same_worth_count_as_one() -> None:
    ends = ends_after(1, [3.0, 5.0, 3.0]) + ends_after(2, [4.0, 5.0])

    assert [end.value for end in different(ends, 9)] == [5.0, 4.0, 3.0]
    assert [end.value for end in different(ends, 2)] == [5.0, 4.0]


def test_plans_with_the_same_first_clicks_do_not_crowd_out_others() -> None:
    ends = ends_after(1, [9.0, 8.0, 7.0, 6.0]) + ends_after(2, [1.0])

    assert [end.value for end in different(ends, 9)] == [9.0, 8.0, 1.0]


def ends_after(click: int, values: list[float]) -> list[Step]:
    """Plans of four clicks, the first three of them the same, that end with these values."""
    state = MERV.new(2, seed=1)
    start = Step(None, -1, state)
    for _ in range(3):
        start = Step(start, click, state)
    ends = [Step(start, action, state) for action in range(len(values))]
    for end, value in zip(ends, values, strict=True):
        end.value = value
    return ends


@pytest.mark.parametrize(("margin", "low", "high"), [(0.0, 0.5, 0.5), (15.0, 0.7, 0.8), (-15.0, 0.2, 0.3)])
def test_a_margin_becomes_a_chance_to_win(margin: float, low: float, high: float) -> None:
    assert low <= worth(margin) <= high


@pytest.mark.parametrize("margin", [1e9, -1e9])
def test_a_margin_of_any_size_has_a_worth(margin: float) -> None:
    assert worth(margin) == (1.0 if margin > 0 else 0.0)


def test_plans_are_compared_when_the_turn_has_been_handed_on() -> None:
    state = MERV.new(2, seed=3)
    seat = state.decider
    end = Planner(MERV, MERV.plan_width).best(state, seat).state
    assert end.options_of(seat) == [MERV.parse_action("end turn")]

    after = handed_on(end, seat)

    assert not after.options_of(seat)
    assert end.options_of(seat), "the end of the plan stays as it was"


@pytest.mark.parametrize("name", GAMES)
def test_rounds_are_counted_to_the_end_of_the_game(name: str) -> None:
    game = caravansary.game(name)
    counts = [state.rounds_played for state in random_positions(game.new(2, seed=6), seed=6, every=1)]

    assert counts == sorted(counts)
    assert set(counts) >= set(range(game.rounds))
    assert counts[-1] <= game.rounds


class Watcher:
    """Keeps how many rounds were over in the positions that it was asked about."""

    def __init__(self) -> None:
        self.rounds: list[int] = []

    def correct(self, game: Game, state: State, points: list[float]) -> list[float]:
        self.rounds.append(state.rounds_played)
        return points


@pytest.mark.parametrize(("name", "end"), [("merv", 8), ("marrakesh", 1), ("marco_polo", 1)])
def test_simulations_end_with_a_round_or_in_merv_with_the_next_year(name: str, end: int) -> None:
    game = caravansary.game(name)
    watcher = Watcher()
    state = game.new(2, seed=3)

    Search(game, Chance.seeded(1), 2, learned=watcher).choose(state, state.waiting_for[0])

    assert watcher.rounds[-2:] == [end] * 2


@pytest.mark.parametrize(
    ("name", "players", "asks"), [("marco_polo", 2, True), ("marco_polo", 3, False), ("merv", 4, True)]
)
def test_what_was_learned_counts_up_to_so_many_players(name: str, players: int, asks: bool) -> None:
    game = caravansary.game(name)
    watcher = Watcher()
    state = late_position(game, players)

    Search(game, Chance.seeded(1), 1, learned=watcher).choose(state, state.waiting_for[0])

    assert bool(watcher.rounds) == asks
