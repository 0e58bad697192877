"""Games are counted in the order of the plan, whoever finished first."""

from __future__ import annotations

from random import Random

import pytest

from caravansary.arena.played_game import PlayedGame
from caravansary.arena.standing import Standing, turns
from tests.arena.plans import made_up, quick_plan

PLAN = quick_plan(60)._replace(bots=["strong", "middle", "weak"])


def won_by_the_one(number: int) -> PlayedGame:
    """The bot that is named first wins; between the lower two it takes turns, so that nothing is clear."""
    seat = PLAN.seat_of(number)
    loses = PLAN.pairing_of(number) == 2 and PLAN.seed_of(number) % 2
    return made_up(PLAN, number, [1 - seat if loses else seat])


def standing_of(numbers: list[int], stop: bool = False) -> tuple[Standing, list[int]]:
    standing = Standing(PLAN._replace(stop_when_clear=stop))
    counted = [game.number for number in numbers for game in standing.add(won_by_the_one(number))]
    return standing, counted


def test_the_order_of_finishing_does_not_matter() -> None:
    numbers = list(range(PLAN.total))
    in_order, counted = standing_of(numbers, stop=True)
    for seed in range(2):
        mixed = numbers.copy()
        Random(seed).shuffle(mixed)  # noqa: S311 - no secret

        standing, again = standing_of(mixed, stop=True)

        assert standing.to_dict() == in_order.to_dict()
        assert again == counted


def test_a_clear_pairing_gets_no_more_games() -> None:
    standing, counted = standing_of(list(range(PLAN.total)), stop=True)

    first, second, third = standing.to_dict()["pairings"]
    assert (first["games"], first["stopped"], first["clear"]) == (16, True, "above")  # 8 seeds, see the counting
    assert (second["games"], second["stopped"]) == (16, True)
    assert (third["games"], third["stopped"], third["clear"]) == (60, False, "no")
    assert len(counted) == standing.counted == 16 + 16 + 60
    assert not any(standing.wants(number) for number in range(PLAN.total))


def test_without_the_rule_all_games_are_played() -> None:
    standing, counted = standing_of(list(range(PLAN.total)))

    assert counted == list(range(PLAN.total))
    assert [line["games"] for line in standing.to_dict()["pairings"]] == [60, 60, 60]
    assert standing.to_dict()["pairings"][0]["interval"] == (0.9398, 1.0)  # Wilson


def test_a_game_that_is_there_is_not_wanted_again() -> None:
    standing, _ = standing_of([0, 2, 7])

    assert [number for number in range(10) if standing.wants(number)] == [1, 3, 4, 5, 6, 8, 9]


def test_a_goal_is_what_the_share_is_compared_with() -> None:
    plan = PLAN._replace(goal=0.75, stop_when_clear=True)
    standing = Standing(plan)
    for number in range(plan.total):
        standing.add(won_by_the_one(number))

    first, _, third = standing.to_dict()["pairings"]
    assert (first["games"], first["clear"]) == (44, "above")  # 22 seeds
    assert third["clear"] == "below"


def test_one_against_three() -> None:
    plan = quick_plan(8, 4)._replace(bots=["strong", "weak"])
    standing = Standing(plan)
    first = {0: [0], 1: [1, 2], 2: [0], 3: [3], 4: [0], 5: [1], 6: [2], 7: [0, 1, 2, 3]}
    for number in range(8):
        standing.add(made_up(plan, number, first[number]))

    (line,) = standing.to_dict()["pairings"]

    assert (line["wins"], line["ties"]) == (5, 2)
    assert line["share"] == pytest.approx((5 + 1 / 2 + 1 / 4) / 8, abs=1e-4)
    assert line["place"] == pytest.approx((7 * 1 + 2) / 8)
    assert line["place_interval"] == pytest.approx((1.0, 1.125 + 0.245), abs=1e-4)  # of 1.25 and 1, and never below 1
    assert (line["score"], line["score_of_others"]) == (9.25, 5.25)


# --- ratings and times ----------------------------------------------------------------------------------------------
def test_the_stronger_bot_has_the_higher_rating() -> None:
    ratings = standing_of(list(range(PLAN.total)))[0].to_dict()["ratings"]

    assert ratings["strong"]["mu"] > ratings["middle"]["mu"]
    assert ratings["strong"]["mu"] > ratings["weak"]["mu"]
    assert ratings["strong"]["sigma"] < 25 / 3


def test_seats_of_the_same_bot_are_rated_together() -> None:
    plan = quick_plan(3, 3)._replace(bots=["strong", "weak"])
    standing = Standing(plan)
    standing.add(made_up(plan, 0, [0]))

    ratings = standing.to_dict()["ratings"]

    assert ratings["strong"]["mu"] > 25 > ratings["weak"]["mu"]


def test_a_turn_is_a_run_of_decisions_of_one_seat() -> None:
    game = made_up(PLAN, 0, [0])
    game.plays = [(0, 5), (0, 6), (1, 5), (0, 7), (0, 8), (1, 9)]
    game.options = [2, 3, 1, 1, 4, 2]
    game.seconds = [0.5, 0.25, 0.0, 0.0, 1.0, 2.0]

    assert turns(game) == [(0, 0.75), (0, 1.0), (1, 2.0)]


def test_thinking_is_told_for_each_bot() -> None:
    standing = Standing(PLAN)
    game = made_up(PLAN, 0, [0])
    game.plays = [(0, 5), (0, 6), (1, 5), (0, 7)]
    game.options, game.seconds, game.kinds = [2, 3, 2, 2], [0.5, 0.25, 2.0, 0.125], ["choose"] * 4
    standing.add(game)

    thinking = standing.to_dict()["thinking"]

    assert thinking["strong"]["turns"] == {"count": 2, "mean_seconds": 0.4375, "max_seconds": 0.75}
    assert thinking["strong"]["decisions"] == {"count": 3, "mean_seconds": 0.291667, "max_seconds": 0.5}
    assert thinking["middle"]["turns"] == {"count": 1, "mean_seconds": 2.0, "max_seconds": 2.0}
    assert thinking["weak"]["turns"]["count"] == 0
