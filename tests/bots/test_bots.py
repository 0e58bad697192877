"""Bots: their registry, the same game by the same seed, games of bots on one or several processes."""

from __future__ import annotations

import copy
import pickle

import pytest

import caravansary
from caravansary import bots
from caravansary.arena.games import names_of_seats, play_game, play_many
from caravansary.core.errors import OptionError, UnknownName
from caravansary.core.game import Game
from tests.bots.bot_games import EVERYTHING, random_positions
from tests.core.toy import TOY

MERV = caravansary.game("merv")
MKSH = caravansary.game("marrakesh")


# --- registry -------------------------------------------------------------------------------------------------------
def test_bots_are_listed_and_made_by_name() -> None:
    assert bots.names() == ["easy", "expert", "greedy", "hard", "medium", "random"]

    for name in ["easy", "expert@2", "greedy", "hard@2", "hard@0.05s", "hard@1k", "medium", "random"]:
        state = TOY.new(3, seed=1)
        assert bots.make(name, TOY, 5).choose(state, 1) in state.options_of(1)


@pytest.mark.parametrize("name", ["", "Greedy", "gready", "gready@5", "@5", None, 3, ["greedy"]])
def test_an_unknown_bot_is_refused_with_the_names_that_exist(name: str) -> None:
    with pytest.raises(UnknownName, match="there are: easy, expert, greedy, hard, medium, random"):
        bots.make(name, MERV, 5)


@pytest.mark.parametrize(
    "budget", ["", "0", "05", "-3", "1.5", "2000000", "0s", "s", "9999s", "0k", "k", "10000k", "1e3", "1.5 s", "\u0661"]
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
@pytest.mark.parametrize(
    ("name", "players"),
    [*(("merv", players) for players in (1, 2, 3, 4)), ("marrakesh", 2), ("marco_polo", 2)],
)
def test_the_same_seed_gives_the_same_game(name: str, players: int) -> None:
    mixed = ["easy", "random", "random", "random"][:players]
    game, options = caravansary.game(name), EVERYTHING[name]

    first, again, other = (play_game(game, players, mixed, seed, options=options) for seed in (11, 11, 12))

    assert first == again
    assert first.plays != other.plays


def test_random_bots_of_different_seeds_choose_differently() -> None:
    state = MERV.new(4, seed=3)
    chosen = {
        tuple(bots.make("random", MERV, seed).choose(state, state.decider) for _ in range(3)) for seed in range(9)
    }

    assert len(chosen) > 1


def test_greedy_is_not_disturbed_by_what_it_was_asked_before() -> None:
    """A plan is followed only in the position that it was made for."""
    positions = list(random_positions(MERV.new(3, seed=4), seed=4, every=40))
    used = bots.make("greedy", MERV, 1)

    for state in positions:
        fresh = bots.make("greedy", MERV, 1)
        assert used.choose(state.copy(), state.decider) == fresh.choose(state.copy(), state.decider)


def test_greedy_follows_its_plan_to_the_end_of_the_turn() -> None:
    state = MERV.new(3, seed=4)
    seat = state.decider
    planner = bots.make("greedy", MERV, 1)
    kinds: list[str] = []

    while state.decider == seat:
        kinds.append(state.decision().kind)
        state.play(planner.choose(state.sample_hidden(seat, 1), seat))

    assert kinds[:3] == ["choose_slot", "choose_site", "choose_action"]
    assert kinds[-1] == "choose_end"


@pytest.mark.parametrize(
    ("name", "game"),
    [*((name, MERV) for name in ("random", "easy", "medium", "greedy")), ("hard@6", TOY), ("expert@2", MKSH)],
)
def test_a_copied_bot_plays_on_alike(name: str, game: Game) -> None:
    """With its generator and the rest of its plan."""
    state = game.new(2, seed=4)
    seat = state.waiting_for[0]
    bot = bots.make(name, game, 9)
    state.play(bot.choose(state.copy(), seat), seat)

    copied = copy.deepcopy(bot)

    for _ in range(4):
        if seat not in state.waiting_for:
            break
        action = bot.choose(state.copy(), seat)
        assert copied.choose(state.copy(), seat) == action
        state.play(action, seat)


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


@pytest.mark.parametrize("name", ["easy", "medium", "greedy", "hard@8"])
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
    seeds = [7, 3, 9]

    alone, shared = (list(play_many("merv", 2, ["easy", "random"], seeds, processes)) for processes in (1, 2))

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
