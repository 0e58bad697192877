"""Plans for hints: different turns, weighed; what they bring, why, what the weaker ones lack, and where they stop."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import caravansary
from caravansary.bots import make
from caravansary.bots.advice import LATER, lacking, outcome, terms_of, total, why
from caravansary.bots.plans import SHARED, Plans, shared
from caravansary.core.chance import Chance
from caravansary.core.reasons import Reason, Term
from caravansary.core.state import State
from caravansary.core.texts import LANGUAGES
from tests.core.toy import TOY

MERV = caravansary.game("merv")
GAMES = caravansary.list_games()


def positions(name: str, players: int, seed: int, every: int, most: int) -> Iterator[tuple[State, int]]:
    """Decisions of a game of easy bots."""
    game = caravansary.game(name)
    state, chance, bot = game.new(players, seed=seed), Chance.seeded(seed), make("easy", game, 1)
    number = 0
    while not state.is_over and most:
        seat = state.waiting_for[0]
        options = state.options_of(seat)
        number += 1
        if len(options) > 2 and number % every == 0:
            most -= 1
            yield state.copy(), seat
        state.play(bot.choose(state.sample_hidden(seat, chance.word()), seat) if len(options) > 1 else options[0], seat)


@pytest.mark.parametrize("name", GAMES)
def test_plans_are_different_turns_the_best_first(name: str) -> None:
    game = caravansary.game(name)
    for state, seat in positions(name, 2, seed=4, every=40, most=3):
        plans = Plans(game, state.sample_hidden(seat, 5), seat, seed=1)
        greedy = make("greedy", game, 1).choose(state.sample_hidden(seat, 5), seat)
        assert plans.found > 0
        assert all(plans.weigh(plan) for plan in range(plans.weighed))
        best = plans.best()
        assert [plan.visits for plan in best] == [1] * len(best)
        assert [plan.margin for plan in best] == sorted((plan.margin for plan in best), reverse=True)
        ways = [plan.end.actions() for plan in best]
        assert all(shared(one, other) <= max(SHARED) for n, one in enumerate(ways) for other in ways[:n])
        assert {way[0] for way in ways} <= set(state.options_of(seat))
        assert greedy in state.options_of(seat)


def test_the_same_seed_gives_the_same_plans() -> None:
    state = MERV.new(3, seed=2)
    seat = state.waiting_for[0]

    def weighed(seed: int) -> list[tuple[list[int], float]]:
        plans = Plans(MERV, state.sample_hidden(seat, 5), seat, seed)
        plans.weigh(0)
        return [(plan.end.actions(), plan.margin) for plan in plans.best()]

    assert weighed(1) == weighed(1)


def test_a_wish_to_stop_leaves_what_was_weighed() -> None:
    state = MERV.new(2, seed=3)
    seat = state.waiting_for[0]
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 40

    plans = Plans(MERV, state, seat, 1, stop)
    first = [plan.end.actions() for plan in plans.best()]
    assert not all(plans.weigh(plan) for plan in range(plans.weighed))
    assert sorted(plan.end.actions() for plan in plans.best()) == sorted(first)


# --- what a position's worth is made of -----------------------------------------------------------------------------
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_terms_add_up_to_the_evaluation(name: str, players: int) -> None:
    game = caravansary.game(name)
    state, chance = game.new(players, seed=9), Chance.seeded(9)
    while not state.is_over:
        for seat in range(players):
            assert total(game.terms(state, seat)) == pytest.approx(game.evaluate(state, seat), abs=1e-6)
        options = state.options_of(state.waiting_for[0])
        state.play(options[chance.below(len(options))], state.waiting_for[0])
    assert total(game.terms(state, 0)) == pytest.approx(game.evaluate(state, 0), abs=1e-6)


def test_a_game_without_terms_has_one() -> None:
    state = TOY.new(2, seed=1)

    assert TOY.terms(state, 0) == [Term("worth", TOY.evaluate(state, 0))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_and_every_turn_of_chance_has_its_words(name: str, language: str) -> None:
    game = caravansary.game(name)
    texts = game.speaker(language).texts
    kinds = {*game.told_by, *(event for events in game.told_by.values() for event in events), LATER}

    assert [kind for kind in sorted(kinds) if not texts.has(f"why-{kind}")] == []
    assert {event for events in game.told_by.values() for event in events} <= set(game.event_kinds)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_reasons_of_real_plans_can_be_said(name: str, language: str) -> None:
    game = caravansary.game(name)
    speaker = game.speaker(language)
    said = 0
    for state, seat in positions(name, 3, seed=6, every=30, most=6):
        sample = state.sample_hidden(seat, 5)
        before = terms_of(game, sample, seat)
        found = [outcome(game, sample, seat, plan.end.actions()) for plan in Plans(game, sample, seat, 1).best()]
        for plan in found:
            reasons = why(game, before, plan, seat)
            if plan is not found[0]:
                reasons.append(lacking(game, found[0], plan, seat, 1.0))
            for reason in reasons:
                assert "{" not in speaker.reason(reason)
                said += 1

    assert said > 6


# --- what is told of a plan -----------------------------------------------------------------------------------------
def test_a_plan_brings_what_its_clicks_bring_together() -> None:
    for state, seat in positions("merv", 2, seed=4, every=30, most=5):
        for plan in Plans(MERV, state, seat, 1).best():
            clicks = plan.end.actions()
            told = outcome(MERV, state, seat, clicks)
            trial, before = state.copy(), state.holdings()
            for click in clicks:
                if trial.preview(click, seat).stops_at_chance:
                    break
                trial.play(click, seat)
            else:
                after = trial.holdings()[seat]
                change = {thing: after[thing] - n for thing, n in before[seat].items() if after[thing] != n}
                if seat in trial.waiting_for:  # nothing has happened by itself since
                    assert told.changes.get(seat, {}) == change


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_of_a_plan_does_not_depend_on_what_is_hidden(name: str) -> None:
    game = caravansary.game(name)
    for state, seat in positions(name, 3, seed=4, every=25, most=5):
        for plan in Plans(game, state.sample_hidden(seat, 5), seat, 1).best()[:3]:
            clicks = plan.end.actions()
            one, other = (outcome(game, state.sample_hidden(seat, guess), seat, clicks) for guess in (5, 6))
            assert (one.changes, one.events) == (other.changes, other.events)


def test_a_plan_says_where_the_dice_decide() -> None:
    game = caravansary.game("marco_polo")
    reroll = game.parse_action("reroll")
    for state, seat in positions("marco_polo", 2, seed=4, every=3, most=60):
        if reroll in state.options_of(seat):
            after = state.copy()
            after.play(reroll, seat)
            told = outcome(game, state, seat, [reroll, after.options_of(seat)[0]])
            assert told.then == "die_rerolled"
            assert game.speaker("en").texts.format("then-die_rerolled") == "then the die decides"
            return
    pytest.fail("nobody could reroll a die")


def test_a_weaker_plan_lacks_what_the_best_one_has_most_of() -> None:
    best = outcome(MERV, state := MERV.new(2, seed=3), 0, [])
    seat = state.waiting_for[0]
    base = terms_of(MERV, state, seat)
    richer = best._replace(terms=[*base, Term("city", 3.0), Term("cubes", 1.0)])

    assert lacking(MERV, richer, best._replace(terms=base), seat, 4.0) == Reason("city", {}, 3.0)
    assert lacking(MERV, best._replace(terms=base), richer, seat, 4.0).kind == LATER
