"""Reviews of finished games: mistakes are found, by what could be known; choices, luck and rest explain the margins."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

import caravansary
from caravansary.bots.margin import margins
from caravansary.bots.planner import quick_planner
from caravansary.bots.review.review import Review, Reviewer, Run, review
from caravansary.bots.review.variations import Line, better_line, drops, planned
from caravansary.core.archive import unpack
from caravansary.core.chance import Chance
from caravansary.core.errors import MatchError, OptionError, RecordError
from caravansary.core.game import Game
from caravansary.core.match import Match
from caravansary.core.match_log import BOT, Seat
from caravansary.core.record import Record, totals
from caravansary.core.state import State
from tests.core.toy import TOY
from tests.games.playing import random_option, random_seat
from tests.toy.actions import DRAW
from tests.toy.pieces import value_of
from tests.toy.state import State as ToyState

MERV = caravansary.game("merv")
RECORDED: Final = Path(__file__).parents[1] / "games"


def greedy_record(name: str, players: int = 2) -> Record:
    text = (RECORDED / name / "recorded" / f"greedy-{players}.record").read_text(encoding="utf-8")
    return Record.parse(text, caravansary.game)


def random_record(name: str) -> Record:
    text = (RECORDED / name / "recorded" / "random-2.archive").read_text(encoding="utf-8")
    return unpack(text, caravansary.game)[0]


def toy_record(players: int = 2, seed: int = 5) -> Record:
    """A random game of the toy game, with secret choices and private knowledge."""
    chance = Chance.seeded(seed)
    state = TOY.new(players, seed, rounds=3)
    plays: list[tuple[int, int]] = []
    while not state.is_over:
        seat = random_seat(state, chance)
        plays.append((seat, random_option(state, seat, chance)))
        state.play(plays[-1][1], seat)
    return Record(TOY, players=players, seed=seed, plays=plays, options={"rounds": 3}, result=totals(state))


def change(found: Review, seat: int) -> float:
    return found.curve[-1].margins[seat] - found.curve[0].margins[seat]


def begun(record: Record, runs: int) -> Review:
    """The review of the first runs of a game, with one simulation each."""
    reviewer = Reviewer(record, 1)
    for _ in zip(range(runs), reviewer, strict=False):
        pass
    return reviewer.review


@pytest.fixture(scope="module")
def good_game() -> Review:
    return begun(greedy_record("merv"), 16)


@pytest.fixture(scope="module")
def random_game() -> Review:
    return begun(random_record("merv"), 16)


# --- mistakes -------------------------------------------------------------------------------------------------------
def test_a_good_player_makes_cheaper_mistakes_than_a_random_one(good_game: Review, random_game: Review) -> None:
    good = sum(one.cost for one in good_game.seats)
    random = sum(one.cost for one in random_game.seats)

    assert random > 4 * good
    assert random_game.runs[random_game.costliest[0]].cost > 10


def played_on(state: State, plays: list[tuple[int, int]]) -> None:
    """Quick plans to the end of the game."""
    planner = quick_planner(state.game)
    while not state.is_over:
        seat = state.waiting_for[0]
        for action in planned(planner, state.sample_hidden(seat, 3), seat):
            state.play(action, seat)
            plays.append((seat, action))


def blundered(state: State, plays: list[tuple[int, int]]) -> None:
    """A run in which each click is the one after which the seat stands worst."""
    seat = state.waiting_for[0]
    known = state.information(seat)
    while seat in state.waiting_for and state.information(seat) == known:
        worst = min(state.options_of(seat), key=lambda action: _value_after(state, action, seat))
        state.play(worst, seat)
        plays.append((seat, worst))


def _value_after(state: State, action: int, seat: int) -> float:
    trial = state.copy()
    trial.play(action, seat)
    return state.game.evaluate(trial, seat)


def test_a_blunder_in_a_good_game_is_among_the_costliest() -> None:
    record = greedy_record("merv")
    number, span = next(
        (number, one) for number, one in enumerate(Reviewer(record, 1).spans) if number > 5 and one.end - one.start >= 6
    )
    plays = [(seat, action) for seat, action in record.plays[: span.start] if action is not None]
    state = record.replay(span.start)
    blundered(state, plays)
    played_on(state, plays)
    game = Record(MERV, players=2, seed=record.seed, plays=plays, options=record.options, result=totals(state))

    found = begun(game, number + 1)

    run = found.runs[number]
    assert run.start == span.start
    assert number in found.costliest
    assert number in found.seats[span.seat].costliest
    assert run.cost > 3
    assert run.better != run.played
    assert run.departs is not None
    shared = run.departs - run.start
    assert run.better[:shared] == run.played[:shared]
    assert run.better[shared] != run.played[shared]
    assert run.points or run.things


# --- what it is judged by -------------------------------------------------------------------------------------------
def judgement(run: Run) -> Run:
    """Without luck, which is what really turned up."""
    run.luck, run.has_luck = [], False
    return run


@pytest.mark.parametrize("name", ["merv", "marrakesh", "marco_polo"])
def test_what_nobody_could_know_does_not_change_a_judgement(name: str) -> None:
    record = greedy_record(name)
    reviewer = Reviewer(record, 1)
    compared = 0
    for span in reviewer.spans[3 : -3 : len(reviewer.spans) // 3]:
        state = record.replay(span.start)
        other = state.sample_hidden(span.seat, 99)
        compared += other.to_dict() != state.to_dict()

        found = [judgement(reviewer.judged(span, one)) for one in (state, other)]

        assert found[0] == found[1]
    assert compared >= 2


def test_a_review_changes_nothing_and_the_same_seed_gives_the_same() -> None:
    record = toy_record()
    written = record.write()

    first = review(record, simulations=3, seed=7)

    assert record.write() == written
    assert review(record, simulations=3, seed=7) == first
    assert review(record, simulations=3, seed=8).curve != first.curve


# --- choices, luck and rest -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_parts_make_up_the_change_of_every_margin(players: int) -> None:
    record = toy_record(players)

    found = review(record, simulations=2)

    assert found.is_complete
    assert found.players == players
    assert found.curve[-1].margins == margins(TOY, record.replay(), players)
    for before, point in pairwise(found.curve):
        for seat in range(players):
            moved = point.margins[seat] - before.margins[seat]
            assert moved == pytest.approx(point.effect[seat] + point.luck[seat] + point.rest[seat])
    for one in found.seats:
        assert change(found, one.seat) == pytest.approx(-one.cost + one.others + one.luck + one.rest)


def test_what_is_played_badly_is_explained_by_choices(random_game: Review) -> None:
    """In a random game the rest is smaller than the changes; between good players there is little else."""
    moved = [after.margins[0] - before.margins[0] for before, after in pairwise(random_game.curve)]
    rest = [point.rest[0] for point in random_game.curve[1:]]

    assert sum(one * one for one in rest) < 0.7 * sum(one * one for one in moved)


@pytest.mark.parametrize("of", ["toy", "merv"])
def test_every_play_is_in_one_run_and_its_clicks_make_up_its_cost(random_game: Review, of: str) -> None:
    record, found = (random_record("merv"), random_game) if of == "merv" else (toy_record(), review(toy_record(), 1))
    plays = [(run.seat, action) for run in found.runs for action in run.played]

    assert plays == (record.plays if found.is_complete else record.plays[: len(plays)])
    assert [run.start for run in found.runs[1:]] == [run.start + len(run.played) for run in found.runs[:-1]]
    for run in found.runs:
        assert run.cost >= 0
        assert run.cost == run.best_margin - run.played_margin
        assert run.effect[run.seat] == -run.cost
        assert (run.cost > 0) == bool(run.better)
        assert sum(choice.cost for choice in run.choices) == pytest.approx(run.cost)
        assert all(choice.cost >= 0 for choice in run.choices)
        assert all(record.plays[choice.at][1] == choice.action for choice in run.choices)


def test_the_choices_are_the_clicks_with_two_options_or_more(random_game: Review) -> None:
    record = random_record("merv")
    state = record.replay(0)
    expected: list[int] = []
    for number, (seat, action) in enumerate(record.plays[: sum(len(run.played) for run in random_game.runs)]):
        if len(state.options_of(seat)) > 1:
            expected.append(number)
        state.play(-1 if action is None else action, seat)

    assert [choice.at for run in random_game.runs for choice in run.choices] == expected
    assert sum(one.choices for one in random_game.seats) == len(expected)


def test_a_low_card_is_bad_luck_for_who_draws_it_and_a_high_one_good() -> None:
    drawn: list[tuple[int, float]] = []
    for seed in range(8):
        record = toy_record(seed=seed)
        found = review(record, simulations=1)
        for run in found.runs:
            before = record.replay(run.start + len(run.played) - 1)
            assert isinstance(before, ToyState)
            if run.played[-1] == DRAW and not any(player.knows for player in before.players):
                assert run.has_luck
                assert run.luck[run.seat] == pytest.approx(-run.luck[1 - run.seat])
                drawn.append((value_of(before.deck[-1]), run.luck[run.seat]))

    assert {value for value, _ in drawn} == {1, 2, 3, 4}
    assert all(luck < -0.5 for value, luck in drawn if value == 1)
    assert all(luck > 0.5 for value, luck in drawn if value == 4)


def test_a_card_that_was_seen_before_is_no_luck() -> None:
    state = TOY.new(1, 3, rounds=1)
    plays: list[tuple[int, int]] = []
    for name in ("pick amber", "pick jade", "peek", "draw"):
        plays.append((0, TOY.parse_action(name)))
        state.play(plays[-1][1], 0)
    while not state.is_over:
        plays.append((0, state.options_of(0)[0]))
        state.play(plays[-1][1], 0)
    record = Record(TOY, players=1, seed=3, plays=plays, options={"rounds": 1}, result=totals(state))

    found = review(record, simulations=1)

    drawing = next(run for run in found.runs if run.played[-1] == DRAW)
    assert drawing.has_luck
    assert drawing.luck == [0.0]


def test_where_nothing_turns_up_there_is_no_luck(good_game: Review) -> None:
    record = greedy_record("merv")
    for run in good_game.runs:
        before, after = record.replay(run.start), record.replay(run.start + len(run.played))
        assert run.has_luck == (after.reveals != before.reveals)
        assert run.has_luck or not any(run.luck)


# --- step by step ---------------------------------------------------------------------------------------------------
def test_a_review_can_be_stopped_and_tells_what_is_known_by_then() -> None:
    reviewer = Reviewer(toy_record(), 1)

    steps = iter(reviewer)
    done = [next(steps) for _ in range(4)]

    assert done == [span.end for span in reviewer.spans[:4]]
    assert len(reviewer.review.runs) == 4
    assert not reviewer.review.is_complete
    assert reviewer.review.curve[-1].after <= done[-1] < reviewer.total


def test_progress_is_heard_of_until_all_is_done() -> None:
    heard: list[tuple[int, int]] = []

    found = review(toy_record(), 1, progress=lambda done, total: heard.append((done, total)))

    assert [done for done, _ in heard] == sorted({done for done, _ in heard})
    assert heard[-1] == (heard[-1][1], heard[-1][1])
    assert len(heard) == len(found.runs)


def test_a_review_is_ready_for_json() -> None:
    found = review(toy_record(), 1)

    read = json.loads(json.dumps(found.to_dict()))

    assert read["game"] == "toy"
    assert len(read["curve"]) == len(found.curve)
    assert read["runs"][0]["played"] == found.runs[0].played


# --- turns ----------------------------------------------------------------------------------------------------------
def test_a_turn_lasts_until_another_seat_decides() -> None:
    spans = Reviewer(toy_record(), 1).spans

    for before, span in pairwise(spans):
        assert span.start == before.end
        assert span.turn == before.turn + (span.seat != before.seat)
    assert spans[0].turn == 1


def test_alone_a_turn_lasts_until_something_new_is_known() -> None:
    spans = Reviewer(toy_record(players=1), 1).spans

    assert [span.turn for span in spans] == list(range(1, len(spans) + 1))
    assert len(spans) > 3


# --- games that can be reviewed -------------------------------------------------------------------------------------
def match_of(record: Record) -> Match:
    seats = [Seat("", BOT, "random") for _ in range(record.players)]
    match = Match(record.game, record.players, record.seed, options=record.options, seats=seats)
    for seat, action in record.plays:
        match.play(seat, -1 if action is None else action)
    return match


def test_a_match_is_reviewed_like_its_record() -> None:
    match = match_of(toy_record())

    assert review(match, 1) == review(Record.from_match(match), 1)


def test_a_running_game_is_not_reviewed() -> None:
    match = Match(TOY, 2, 1)

    with pytest.raises(MatchError, match="the game is not over"):
        Reviewer(match)
    with pytest.raises(RecordError, match="the seed is hidden"):
        Reviewer(Record.from_match(match))


@pytest.mark.parametrize("simulations", [0, -1, 1.5, True, "7"])
def test_simulations_must_be_a_number_of_them(simulations: int) -> None:
    with pytest.raises(OptionError, match="simulations must be a whole number from 1"):
        Reviewer(toy_record(), simulations)


def test_a_seed_must_be_one() -> None:
    with pytest.raises(OptionError, match="seed must be a whole number"):
        Reviewer(toy_record(), 1, seed=-1)


# --- lines ----------------------------------------------------------------------------------------------------------
def test_of_lines_as_good_as_each_other_the_one_is_shown_that_leaves_the_played_one_last() -> None:
    played, early, late = Line([1, 2, 3], 3, 4.0), Line([7, 8], 0, 9.1), Line([1, 2, 9], 2, 9.0)

    assert better_line([played, early, late]) is late
    assert drops([played, early, late]) == pytest.approx([0.1, 0.0, 5.0])


def test_nothing_is_better_than_what_is_as_good() -> None:
    assert better_line([Line([1, 2], 2, 4.0), Line([3], 0, 4.2)]) is None
    assert better_line([Line([1], 1, 0.0)]) is None


@pytest.mark.parametrize("game", [TOY, MERV])
def test_a_planned_line_lasts_until_others_decide_or_something_is_known(game: Game) -> None:
    state = game.new(2, seed=6)
    seat = state.waiting_for[0]
    known = state.information(seat)

    for action in planned(quick_planner(game), state, seat):
        assert seat in state.waiting_for
        assert state.information(seat) == known
        state.play(action, seat)

    assert seat not in state.waiting_for or state.information(seat) != known
