"""Manners and whims: bots of a level that do not play alike, each always in its own way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import caravansary
from caravansary import bots
from caravansary.arena.games import play_game
from caravansary.bots.planner import quick_planner
from caravansary.bots.strength import MEASURED, strength
from caravansary.bots.taste import Taste, a_whim, add_taste
from caravansary.core.chance import Chance
from caravansary.core.errors import UnknownName
from caravansary.core.game import Game
from tests.bots.bot_games import random_positions
from tests.core.toy import TOY
from tools.level_strength import DOCUMENT, document

GAMES = [caravansary.game(name) for name in caravansary.list_games()]
MERV = caravansary.game("merv")
TEXTS = Path(bots.__file__).parent.parent / "server" / "texts"
SIGNS = Path(__file__).parent.parent.parent / "web" / "src" / "parts" / "companions.ts"


# --- what there is --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_a_few_manners_that_like_things_of_its_own(game: Game) -> None:
    known = {*game.summand_names, *game.sources}

    assert 2 <= len(bots.manners(game)) <= 3
    for manner in game.manners:
        assert set(manner.likes) <= known
        assert any(name in game.summand_names for name in manner.likes)
        assert all(0 < part <= 2 for part in manner.likes.values())
    assert set(game.whims) <= known


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_points_by_source_are_the_points_of_the_scores(game: Game) -> None:
    for state in random_positions(game.new(2, seed=4), seed=4, every=60):
        for score in state.scores():
            if score.who < 2:
                points = dict(zip(game.sources, game.points_by_source(state, score.who), strict=True))
                assert {name: count for name, count in score.by_source.items() if count} == {
                    name: count for name, count in points.items() if count
                }


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_every_manner_is_said_in_every_language_and_has_a_sign(language: str) -> None:
    said = (TEXTS / f"lobby.{language}.ftl").read_text(encoding="utf-8")
    signs = SIGNS.read_text(encoding="utf-8")

    for manner in {name for game in GAMES for name in bots.manners(game)}:
        assert f"\nlobby-manner-{manner} = " in said
        assert f"\n  {manner}: {{ filled: " in signs


# --- names ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["easy:builder", "medium:builder", "hard:builder@2", "expert:builder@1k"])
def test_a_level_may_be_named_with_a_manner_of_the_game(name: str) -> None:
    state = MERV.new(2, seed=3)
    seat = state.decider

    assert bots.make(name, MERV, 5).choose(state.copy(), seat) in state.options_of(seat)
    assert bots.named(name).manner == "builder"
    assert bots.thinking_time(name) == bots.thinking_time(name.replace(":builder", ""))


def test_a_manner_of_another_game_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(UnknownName, match="merv has no manner 'saver'; there are: builder, courtier, trader"):
        bots.make("medium:saver", MERV, 5)
    with pytest.raises(UnknownName, match="toy has no manner 'builder'; there are: none"):
        bots.check("hard:builder", TOY)
    bots.check("hard:saver")  # some game may have it


@pytest.mark.parametrize("name", ["greedy:builder", "random:builder"])
def test_bots_for_study_have_no_manners(name: str) -> None:
    with pytest.raises(UnknownName, match="only easy, medium, hard, expert have manners"):
        bots.make(name, MERV, 5)


@pytest.mark.parametrize("name", ["medium:", ":builder", "medium:builder:trader"])
def test_half_a_name_is_none(name: str) -> None:
    with pytest.raises(UnknownName):
        bots.make(name, MERV, 5)


# --- playing --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_manners_play_games_of_their_own_the_same_every_time(game: Game) -> None:
    names = [f"medium:{manner}" for manner in bots.manners(game)][:2]

    first, again = (play_game(game, 2, names, 11) for _ in range(2))

    assert first == again
    assert first.bots == names
    assert first.plays != play_game(game, 2, names[::-1], 11).plays


def test_what_is_liked_counts_for_more_in_every_plan() -> None:
    """The plan that a taste prefers has more of what it likes than the best plan without it."""
    taste = Taste(MERV, {"palace": 0.9})
    more = 0
    for state in random_positions(MERV.new(2, seed=8), seed=8, every=30):
        seat = state.decider
        ends = quick_planner(MERV).ends(state, seat)
        plain = max(ends, key=lambda end: end.value)
        add_taste(ends, taste, state, seat)
        liked = max(ends, key=lambda end: end.value)
        assert taste.liking(liked.state, seat) >= taste.liking(plain.state, seat) or plain.is_open
        more += liked is not plain
    assert more


def test_a_whim_is_of_the_moment() -> None:
    state = MERV.new(2, seed=3)
    one, other, again = (a_whim(MERV, Chance.seeded(seed)).liking(state, 0) for seed in (1, 2, 1))

    assert one == again != other


def test_beginners_of_different_seeds_play_differently() -> None:
    state = MERV.new(2, seed=3)
    seat = state.decider

    assert len({bots.make("easy", MERV, seed).choose(state.copy(), seat) for seed in range(12)}) > 1


def test_a_plan_loses_clicks_that_bring_nothing() -> None:
    """Whatever a shorter plan leaves out, it ends a run as the plan does."""
    planner = quick_planner(MERV)
    found = 0
    for state in random_positions(MERV.new(3, seed=6), seed=6, every=15):
        seat = state.decider
        best = planner.best(state, seat)
        for end in planner.shorter(best, seat):
            found += 1
            played = state.copy()
            for action in end.actions():
                played.play(action, seat)
            assert MERV.evaluate(played, seat) == MERV.evaluate(end.state, seat)
            assert end.is_end
    assert found


# --- what the page says ---------------------------------------------------------------------------------------------
def test_what_is_said_of_a_level_has_been_measured() -> None:
    for game in caravansary.list_games():
        found_of = [strength(game, level) for level in bots.LEVELS]
        assert None not in found_of[:2]
        for level, found in zip(bots.LEVELS, found_of, strict=True):
            if found is None:  # measured only up to a level below
                continue
            assert found.against == (bots.LEVELS[bots.LEVELS.index(level) - 1] if level != "easy" else None)
            assert found.games > 0
            assert found.timed > 0
            assert found.interval[0] <= found.share <= found.interval[1]
            assert found.mean <= found.longest
    assert strength("merv", "greedy") is None


def test_the_document_says_what_the_page_says() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(json.loads(MEASURED.read_text(encoding="utf-8")))
