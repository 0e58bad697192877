"""Bots: their registry, what they may know, games of bots on one or several processes, and how strong greedy is."""

from __future__ import annotations

import copy
import os
import pickle

import pytest

import caravansary
from caravansary import bots
from caravansary.arena.games import names_of_seats, play_game, play_many
from caravansary.bots.seated import SeatedBots
from caravansary.core.chance import Chance
from caravansary.core.errors import IllegalAction, OptionError, UnknownName
from caravansary.core.state import State as CoreState
from caravansary.games.merv import hidden
from caravansary.games.merv.state import State
from tests.bots.bot_games import alone_in_first_place, choices_until_something_new, mean_total, random_positions
from tests.core.toy import TOY

MERV = caravansary.game("merv")
LONG_GAMES = min(100, int(os.environ.get("CARAVANSARY_LONG_GAMES", "100")))


def new_state(players: int, seed: int) -> State:
    state = MERV.new(players, seed=seed)
    assert isinstance(state, State)
    return state


class Spy:
    """Takes the first option and keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, state: CoreState, seat: int) -> int:
        assert isinstance(state, State)
        self.shown.append(state)
        return state.options_of(seat)[0]


# --- registry -------------------------------------------------------------------------------------------------------
def test_bots_are_listed_and_made_by_name() -> None:
    assert bots.names() == ["easy", "expert", "greedy", "hard", "medium", "random"]

    for name in ["easy", "expert@2", "greedy", "hard@2", "hard@0.05s", "medium", "random"]:
        state = MERV.new(3, seed=1)
        assert bots.make(name, MERV, 5).choose(state, state.decision().seat) in state.decision().actions


@pytest.mark.parametrize("name", ["", "Greedy", "gready", "gready@5", "@5", None, 3, ["greedy"]])
def test_an_unknown_bot_is_refused_with_the_names_that_exist(name: str) -> None:
    with pytest.raises(UnknownName, match="there are: easy, expert, greedy, hard, medium, random"):
        bots.make(name, MERV, 5)


@pytest.mark.parametrize(
    "budget", ["", "0", "05", "-3", "1.5", "2000000", "0s", "s", "9999s", "1e3", "1.5 s", "\u0661"]
)
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    with pytest.raises(UnknownName, match="a budget is hard@200 for simulations"):
        bots.make(f"hard@{budget}", MERV, 5)


def test_a_budget_that_is_too_large_is_told_its_limit() -> None:
    for budget in ("2000000", "3601s"):
        with pytest.raises(UnknownName, match="at most 1000000 simulations or 3600 seconds"):
            bots.check(f"expert@{budget}")


def test_only_bots_that_search_take_a_budget() -> None:
    with pytest.raises(UnknownName, match="only hard and expert take a budget, got 'greedy@5'"):
        bots.check("greedy@5")


def test_a_bot_with_a_larger_budget_says_that_it_thinks_longer() -> None:
    assert bots.thinking_time("hard@10") < bots.thinking_time("hard") < bots.thinking_time("hard@200")
    assert bots.thinking_time("expert@60s") >= 60
    assert bots.thinking_time("random") < bots.thinking_time("easy") < bots.thinking_time("greedy")


def test_the_seed_of_a_bot_must_be_one() -> None:
    for name in bots.names():
        with pytest.raises(OptionError, match="seed must be a whole number"):
            bots.make(name, MERV, -1)


# --- the same seed, the same game -----------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_same_seed_gives_the_same_game(players: int) -> None:
    mixed = ["medium", "random", "random", "random"][:players]

    first = play_game(MERV, players, mixed, seed=11)
    again = play_game(MERV, players, mixed, seed=11)
    other = play_game(MERV, players, mixed, seed=12)

    assert first == again
    assert first.plays != other.plays


def test_random_bots_of_different_seeds_choose_differently() -> None:
    state = new_state(4, 3)
    chosen = {
        tuple(bots.make("random", MERV, seed).choose(state, state.decider) for _ in range(3)) for seed in range(9)
    }

    assert len(chosen) > 1


def test_greedy_is_not_disturbed_by_what_it_was_asked_before() -> None:
    """A plan is followed only in the position that it was made for."""
    positions = list(random_positions(new_state(3, 4), seed=4, every=23))
    used = bots.make("greedy", MERV, 1)

    for state in positions:
        fresh = bots.make("greedy", MERV, 1)
        assert used.choose(state.copy(), state.decider) == fresh.choose(state.copy(), state.decider)


def test_greedy_follows_its_plan_to_the_end_of_the_turn() -> None:
    state = new_state(3, 4)
    seat = state.decider
    planner = bots.make("greedy", MERV, 1)
    kinds: list[str] = []

    while state.decider == seat:
        kinds.append(state.decision().kind)
        state.play(planner.choose(state.sample_hidden(seat, 1), seat))

    assert kinds[:3] == ["choose_slot", "choose_site", "choose_action"]
    assert kinds[-1] == "choose_end"


# --- what a bot may know --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "players"),
    [(name, players) for name in ("greedy", "random") for players in (1, 2, 3, 4)] + [("hard@2", 2), ("expert@2", 3)],
)
def test_the_hidden_order_of_the_decks_does_not_change_a_choice(name: str, players: int) -> None:
    compared = 0
    for state in random_positions(new_state(players, 8), seed=8, every=45 if "@" in name else 23):
        other = state.copy()
        hidden.reorder(other, Chance.seeded(77))
        other.chance = Chance.seeded(78)
        if (other.deck, other.solo_deck) == (state.deck, state.solo_deck):
            continue
        compared += 1
        assert choices_until_something_new(other, name) == choices_until_something_new(state, name)

    assert compared >= 3


def test_a_bot_never_gets_the_real_state() -> None:
    spies = [Spy(), Spy(), Spy()]
    seated = SeatedBots(spies, Chance.seeded(5))
    state = new_state(3, 6)
    differing = 0

    for _ in range(60):
        seat = state.decider
        action = seated.choose(state, seat)
        shown = spies[seat].shown[-1]
        assert shown is not state
        assert shown.chance.to_list() != state.chance.to_list()
        assert sorted(shown.deck) == sorted(state.deck)
        assert shown.view(seat) == state.view(seat)
        differing += shown.deck != state.deck
        state.play(action, seat)

    assert differing == 60


def test_what_a_bot_does_to_its_state_does_not_touch_the_game() -> None:
    class Vandal:
        def choose(self, state: CoreState, seat: int) -> int:
            action = state.options_of(seat)[0]
            while not state.is_over:
                state.play(state.options_of(state.waiting_for[0])[0], state.waiting_for[0])
            return action

    state = new_state(2, 6)
    before = state.to_dict()

    SeatedBots([Vandal(), Vandal()], Chance.seeded(5)).choose(state, state.decider)

    assert state.to_dict() == before


def test_a_run_of_decisions_has_one_guess_and_the_next_run_another() -> None:
    spy = Spy()
    seated = SeatedBots([spy], Chance.seeded(5))
    state = new_state(1, 6)
    decks: list[list[int]] = []

    while len(decks) < 12:
        known = state.information(0)
        seated.choose(state, 0)
        decks.append(spy.shown[-1].deck)
        state.play(state.options[0], 0)
        seated.choose(state, 0)
        if state.information(0) == known:
            assert spy.shown[-1].deck == decks[-1]

    assert len({tuple(deck) for deck in decks}) > 1


def test_an_illegal_choice_of_a_bot_is_refused_by_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, state: CoreState, seat: int) -> int:
            return next(action for action in range(MERV.num_actions) if action not in state.options_of(seat))

    monkeypatch.setattr("caravansary.bots.seated.make", lambda name, game, seed: Cheat())

    with pytest.raises(IllegalAction):
        play_game(MERV, 2, ["random"], seed=1)


# --- games of bots --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_result_tells_the_whole_game(players: int) -> None:
    result = play_game(MERV, players, ["random"], 21)

    state = MERV.new(players, seed=21)
    choices = 0
    for seat, action in result.plays:
        choices += len(state.options_of(seat)) > 1
        state.play(action, seat)
    assert state.is_over
    assert result.totals == [score.total for score in state.scores()]
    assert result.ranking == [rank.who for rank in state.ranking()]
    assert (result.decisions, result.choices) == (len(result.plays), choices)
    assert (result.seed, result.players, result.bots) == (21, players, ["random"] * players)
    assert pickle.loads(pickle.dumps(result)) == result


@pytest.mark.parametrize("name", ["easy", "medium", "greedy", "hard@20"])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_bots_play_any_game_secret_choices_at_the_same_time_included(players: int, name: str) -> None:
    result = play_game(TOY, players, [name, "random", "random"][:players], 3)

    assert result == play_game(TOY, players, [name, "random", "random"][:players], 3)
    assert len(result.totals) == players + 1


@pytest.mark.parametrize("seed", [None, -1, 1.5, "7", 2**64])
def test_a_game_needs_a_seed(seed: int) -> None:
    with pytest.raises(OptionError, match="seed must be a whole number"):
        play_game(MERV, 2, ["random"], seed)


def test_options_of_the_game_are_passed_on() -> None:
    result = play_game(MERV, 2, ["random"], 21, options={"colours": ["green", "blue"]})

    assert result.totals == play_game(MERV, 2, ["random"], 21).totals
    with pytest.raises(OptionError, match="no option 'colour'"):
        play_game(MERV, 2, ["random"], 21, options={"colour": "green"})


def test_many_games_are_the_same_on_one_and_on_two_processes() -> None:
    seeds = [7, 3, 9, 4]

    alone = list(play_many("merv", 2, ["greedy", "random"], seeds, 1))
    shared = list(play_many("merv", 2, ["greedy", "random"], seeds, 2))

    assert [result.seed for result in alone] == seeds
    assert alone == shared


def test_whoever_wants_no_more_games_may_stop() -> None:
    games = play_many("merv", 2, ["random"], range(50), 2)

    assert next(games).seed == 0


def test_a_single_name_stands_for_all_seats() -> None:
    assert names_of_seats(["greedy"], 3) == ["greedy"] * 3
    assert names_of_seats(["greedy", "random"], 2) == ["greedy", "random"]


@pytest.mark.parametrize(
    ("players", "names", "processes", "error"),
    [
        (3, ["random", "random"], 1, "3 players need 3 bots"),
        (3, [], 1, "3 players need 3 bots"),
        (3, "random", 1, "bots must be a list of names"),
        (5, ["random"], 1, "merv is for 1 to 4 players"),
        (3, ["random"], 0, "processes must be a whole number"),
        (3, ["random"], "2", "processes must be a whole number"),
        (3, ["nobody"], 1, "no bot 'nobody'"),
    ],
)
def test_many_games_that_cannot_be_are_refused_at_once(
    players: int, names: list[str], processes: int, error: str
) -> None:
    with pytest.raises((OptionError, UnknownName), match=error):
        play_many("merv", players, names, [1], processes)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownName, match="no game 'chess'"):
        play_many("chess", 2, ["random"], [1])


# --- strength -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int) -> None:
    assert alone_in_first_place(MERV, players, 3) == 3


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_in_nineteen_of_twenty_games(players: int) -> None:
    assert alone_in_first_place(MERV, players, LONG_GAMES) >= 0.95 * LONG_GAMES


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4])
def test_games_of_greedy_bots_reach_the_expected_region(players: int) -> None:
    results = play_many("merv", players, ["greedy"], range(max(10, LONG_GAMES // 4)))

    assert 0.85 * 103 < mean_total(results) < 1.25 * 103  # one-ply bots reach 103; ours plans a whole turn


@pytest.mark.parametrize("name", ["random", "easy", "medium", "greedy", "hard@6", "expert@6"])
def test_a_copied_bot_plays_on_alike(name: str) -> None:
    """With its generator and the rest of its plan."""
    state = MERV.new(2, seed=4)
    seat = state.decider
    bot = bots.make(name, MERV, 9)
    state.play(bot.choose(state.copy(), seat), seat)

    copied = copy.deepcopy(bot)

    for _ in range(4):
        if seat not in state.waiting_for:
            break
        action = bot.choose(state.copy(), seat)
        assert copied.choose(state.copy(), seat) == action
        state.play(action, seat)
