"""The search: it follows its simulations, repeats itself with the same seed, and keeps to its budget."""

from __future__ import annotations

import pytest

import caravansary
from caravansary.arena.games import play_game
from caravansary.bots.margin import handed_on, margins
from caravansary.bots.planner import Planner, Step, different
from caravansary.bots.search import Budget, Contest, Search, _better_half, _halvings, _is_decided, _Move, worth
from caravansary.core.chance import Chance
from caravansary.core.frames import kind_of
from caravansary.core.game import Game
from caravansary.core.state import State
from tests.bots.bot_games import random_positions
from tests.core.toy import TOY

MERV = caravansary.game("merv")
MKSH = caravansary.game("marrakesh")
TURNS = 7  # that are looked at
GAMES = ["merv", "marrakesh", "marco_polo"]


def late_position(game: Game, players: int) -> State:
    """In the last third of a game, where a search sees less ahead."""
    positions = list(random_positions(game.new(players, seed=3), seed=3, every=3))
    return positions[2 * len(positions) // 3]


class Contrary:
    """Finds every position as bad as the evaluation finds it good, and counts the ends of simulations."""

    def __init__(self) -> None:
        self.simulations = 0

    def margins(self, game: Game, states: list[State], seats: list[int]) -> list[float]:
        self.simulations += len(set(seats)) > 1  # elsewhere the plans of one seat are compared
        return [-game.evaluate(state, seat) for state, seat in zip(states, seats, strict=True)]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_see_does_not_change_a_search(name: str) -> None:
    """Another world that looks the same to the seat, the same seeds: the same choice, one of the seat's options."""
    game = caravansary.game(name)
    for number, state in enumerate(random_positions(game.new(2, seed=8), seed=8, every=70)):
        seat = state.waiting_for[0]
        other = state.sample_hidden(seat, seed=number)
        worlds = [world.sample_hidden(seat, seed=99) for world in (state, other)]

        chosen = [Search(game, Chance.seeded(number), Budget(2)).choose(world, seat) for world in worlds]

        assert chosen[0] == chosen[1]
        assert chosen[0] in state.options_of(seat)


def test_a_whole_game_of_searchers_is_repeated_by_its_seed() -> None:
    assert play_game(TOY, 3, ["hard@8"], 5) == play_game(TOY, 3, ["hard@8"], 5)


def simulations_done(simulations: int, seconds: float = 0.0) -> int:
    """How many simulations a search of the first turn does with such a budget."""
    contrary = Contrary()
    state = MERV.new(2, seed=3)
    Search(MERV, Chance.seeded(1), Budget(simulations, seconds=seconds), contrary).choose(state, state.waiting_for[0])
    return contrary.simulations


def test_a_simulation_budget_is_kept() -> None:
    assert [simulations_done(budget) for budget in (2, 5)] == [2, 5]


def clicks_tried(game: Game, thousands: int) -> list[int]:
    """Clicks that a bot tries in each of its first turns."""
    state = game.new(2, seed=4)
    search = Search(game, Chance.seeded(1), Budget(clicks=1000 * thousands))
    chance = Chance.seeded(2)
    found: dict[int, int] = {}
    while len(found) < TURNS:
        seat = state.waiting_for[0]
        if seat:
            state.play(state.options_of(seat)[chance.below(len(state.options_of(seat)))], seat)
            continue
        before, turn = search._tried(), state.turn_of(0)
        state.play(search.choose(state.copy(), 0), 0)
        found[turn] = found.get(turn, 0) + search._tried() - before
    return sorted(found.values())


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_keeps_to_its_clicks(name: str) -> None:
    """A simulation that has begun is finished, and every search finds its plans."""
    tried = clicks_tried(caravansary.game(name), 2)

    assert tried[-1] < 10_000
    assert tried[len(tried) // 2] < 4000


def test_a_search_ends_where_nothing_is_left_to_simulate() -> None:
    """The last plans of a game end it: no click is tried after them."""
    for state in list(random_positions(MERV.new(2, seed=3), seed=3, every=1))[-20:]:
        seat = state.waiting_for[0]
        assert Search(MERV, Chance.seeded(1), Budget(clicks=500)).choose(state.copy(), seat) in state.options_of(seat)


def test_a_trifle_is_not_searched() -> None:
    game = caravansary.game("marco_polo")
    state = game.new(4, seed=1, character_draft=True)
    assert state.decision().kind == "choose_character"

    assert Search(game, Chance.seeded(1), Budget(), stop=After(0)).choose(state, state.waiting_for[0]) >= 0
    watcher = Watcher()
    Search(game, Chance.seeded(1), Budget(50), learned=watcher).choose(state, state.waiting_for[0])
    assert set(watcher.rounds) == {state.rounds_played}


def test_simulations_of_a_plan_differ() -> None:
    """Little is hidden in Merv: without errors of the seats all of them would end in the same way."""
    state = MERV.new(2, seed=3)
    search = Search(MERV, Chance.seeded(1), Budget())
    contest = Contest(state, 0, search.plans(state, 0)[:1])
    points = set()
    for _ in range(4):
        before = contest.moves[0].points
        search.simulate(contest, contest.moves[0])
        points.add(round(contest.moves[0].points - before, 6))

    assert len(points) == 4


class Taught:
    """Has learned that more is better, or, with a sign of -1, that less is; counts the plans that it compares."""

    def __init__(self, sign: float) -> None:
        self.sign = sign
        self.compared: list[int] = []  # plans at a time

    def margins(self, game: Game, states: list[State], seats: list[int]) -> list[float]:
        if len(set(seats)) == 1:
            self.compared.append(len(states))
        return [self.sign * game.evaluate(state, seat) for state, seat in zip(states, seats, strict=True)]


def end_of_a_simulation(game: Game, sign: float) -> tuple[float, list[int]]:
    """What a seat's evaluation says after a simulation, and how many plans at a time were compared in it."""
    positions = random_positions(game.new(2, seed=3), seed=3, every=1)
    state = next(state for state in positions if state.waiting_for[0] == 0 and len(state.options_of(0)) > 4)
    value = Taught(sign)
    search = Search(game, Chance.seeded(1), Budget(), learned=value)
    contest = Contest(state, 0, search.plans(state, 0)[:1])
    value.compared.clear()
    search.simulate(contest, contest.moves[0])
    return sign * contest.moves[0].points, value.compared


def test_seats_in_simulations_follow_what_was_learned_where_the_game_says_so() -> None:
    """Who has learned that less is more goes for less, among the few plans that look good to him."""
    polo = caravansary.game("marco_polo")
    good, compared = end_of_a_simulation(polo, 1.0)
    bad, _ = end_of_a_simulation(polo, -1.0)

    assert good > bad
    assert 1 < max(compared) <= polo.simulated_looks

    assert MERV.simulated_looks == 0
    assert not end_of_a_simulation(MERV, 1.0)[1]


def test_the_last_two_are_not_compared_further_when_nothing_can_change() -> None:
    ahead, behind = tried(0, 0.5, *[1.0] * 6), tried(1, 0.5, *[0.1] * 6)

    assert _is_decided([ahead, behind], 0.8, 12)  # three more at most, of which each is at most 1
    assert not _is_decided([ahead, behind], 0.5, 12)
    assert not _is_decided([ahead, behind, behind], 0.8, 18)


def test_a_time_budget_ends_with_the_simulation_that_passes_it() -> None:
    assert simulations_done(0, seconds=1e-9) == 1


def test_what_the_simulations_find_decides() -> None:
    """With a value that turns everything round, another plan is chosen than the one that looks best at once."""
    changed = 0
    for state in random_positions(MKSH.new(2, seed=3), seed=3, every=150):
        seat = state.waiting_for[0]
        best = Planner(MKSH, MKSH.plan_width).best(state, seat).actions()[0]
        changed += Search(MKSH, Chance.seeded(1), Budget(4), learned=Contrary()).choose(state.copy(), seat) != best

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
        best = Search(game, Chance.seeded(1), Budget(8)).plans(state.copy(), seat)[0].actions()[0]

        stopped = Search(game, Chance.seeded(1), Budget(8), stop=After(0)).choose(state.copy(), seat)

        assert stopped == best or state.options_of(seat) == [stopped]


def test_a_search_that_is_stopped_later_plays_what_its_simulations_have_found_so_far() -> None:
    """The learned value turns everything round: with some simulations another plan is the best one."""
    changed = 0
    for state in random_positions(MKSH.new(2, seed=3), seed=3, every=150):
        seat = state.waiting_for[0]
        search = Search(MKSH, Chance.seeded(1), Budget(0), learned=Contrary(), stop=After(60))
        best = Planner(MKSH, MKSH.plan_width).best(state, seat).actions()[0]
        chosen = search.choose(state.copy(), seat)
        assert chosen in state.options_of(seat)
        changed += chosen != best

    assert changed


def test_a_wish_that_does_not_come_changes_nothing() -> None:
    for state in random_positions(MERV.new(2, seed=3), seed=3, every=120):
        seat = state.waiting_for[0]
        never = Search(MERV, Chance.seeded(4), Budget(3), stop=After(1 << 30)).choose(state.copy(), seat)
        assert never == Search(MERV, Chance.seeded(4), Budget(3)).choose(state.copy(), seat)


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

    looks_good, does_well = tried(0, 0.7, *[0.5] * 24), tried(1, 0.4, *[0.6] * 24)
    assert _better_half([looks_good, does_well], [looks_good, does_well]) == [does_well]


def test_of_equal_plans_the_first_stays() -> None:
    moves = [tried(number, 0.5, 0.5, 0.5) for number in range(3)]

    assert _better_half(moves, moves) == moves[:2]


@pytest.mark.parametrize("game", [TOY, MERV])
def test_the_position_that_it_is_given_is_not_changed(game: Game) -> None:
    state = late_position(game, 2)
    before = state.to_dict()

    Search(game, Chance.seeded(1), Budget(2)).choose(state, state.decider)

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

    def margins(self, game: Game, states: list[State], seats: list[int]) -> list[float]:
        self.rounds += [state.rounds_played for state in states]
        return [game.evaluate(state, seat) for state, seat in zip(states, seats, strict=True)]


@pytest.mark.parametrize(("name", "end"), [("merv", 4), ("marrakesh", 1), ("marco_polo", 1)])
def test_simulations_end_with_a_round_or_in_merv_with_the_year(name: str, end: int) -> None:
    game = caravansary.game(name)
    watcher = Watcher()
    positions = random_positions(game.new(2, seed=3), seed=3, every=1)
    state = next(position for position in positions if kind_of(position.stack[-1]) not in game.trifles)

    Search(game, Chance.seeded(1), Budget(2), learned=watcher).choose(state, state.waiting_for[0])

    assert watcher.rounds[-2:] == [end] * 2


@pytest.mark.parametrize(("name", "players"), [("marco_polo", 2), ("merv", 1), ("merv", 4)])
def test_what_was_learned_counts(name: str, players: int) -> None:
    game = caravansary.game(name)
    watcher = Watcher()
    state = late_position(game, players)

    Search(game, Chance.seeded(1), Budget(1), learned=watcher).choose(state, state.waiting_for[0])

    assert watcher.rounds


def test_alone_the_margin_is_that_over_the_automatic_opponent() -> None:
    state = late_position(MERV, 1)
    richer = state.copy()
    richer.players[richer.magistrate].points[0] += 10  # type: ignore[attr-defined]

    before, after = (margins(MERV, position, 1)[0] for position in (state, richer))

    assert before - after == pytest.approx(10)
