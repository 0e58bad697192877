"""The evaluation and the observation of Marco Polo: what is better is worth more, and nothing hidden is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from caravansary.core.chance import Chance
from caravansary.games.marco_polo import components, frames
from caravansary.games.marco_polo.engine import ENGINE
from caravansary.games.marco_polo.evaluate import evaluate
from caravansary.games.marco_polo.evaluate_things import efforts, reward_worth, worths
from caravansary.games.marco_polo.game import GAME
from caravansary.games.marco_polo.observe import SIZE
from caravansary.games.marco_polo.pieces import FIRST_OASIS, NODES, PLACES
from caravansary.games.marco_polo.state import State
from tests.games.marco_polo.position import BLUE, polo_position

ALL_OPTIONS = {"new_characters": True, "goal_choice": True}
DRAFT = {"character_draft": True, "random_provinces": True}


def random_positions(players: int, seed: int, **options: Any) -> Iterator[State]:
    """Every position of a random game, the last one included."""
    chance = Chance.seeded(seed)
    state = GAME.new(players, seed, **options)
    assert isinstance(state, State)
    yield state
    while not state.is_over:
        seat = state.waiting_for[-1]
        actions = state.options_of(seat)
        state.play(actions[chance.below(len(actions))], seat)
        yield state


def worth(round: int = 2, dice: str = "3 4 5", blue: dict[str, Any] | None = None, **table: Any) -> float:
    """What a position at the begin of blue's turn is worth to blue."""
    return evaluate(polo_position(round=round, blue={"dice": dice, **(blue or {})}, **table).state, 0)


# --- more is better -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("round", [1, 3, 5])
@pytest.mark.parametrize(
    "more",
    [
        *[{"coins": 1}, {"camels": 1}, {"spice": 1}, {"silk": 1}, {"gold": 1}],
        *[{"completed": "k01"}, {"active": "k04"}, {"posts": "moscow"}, {"posts": "beijing"}],
    ],
    ids=str,
)
def test_to_have_something_is_better_than_to_have_nothing(more: dict[str, Any], round: int) -> None:
    assert worth(round, blue=more) > worth(round)


def test_a_point_is_worth_a_point() -> None:
    table = polo_position(blue={"dice": "3"})
    before = evaluate(table.state, 0)

    table.state.players[0].points[0] += 5

    assert evaluate(table.state, 0) - before == pytest.approx(5)


def test_gold_is_better_than_silk_and_silk_better_than_spice() -> None:
    spice, silk, gold = (worth(blue={good: 1}) for good in ("spice", "silk", "gold"))

    assert spice < silk < gold


def test_goods_fade_towards_the_end_unless_a_post_in_beijing_makes_them_count() -> None:
    def gain(round: int, posts: str) -> float:
        return worth(round, "3", {"gold": 2, "posts": posts}) - worth(round, "3", {"posts": posts})

    assert gain(1, "moscow") > 2 * gain(5, "moscow")
    assert gain(5, "beijing") > gain(5, "moscow") + 0.5


def test_coins_fade_towards_the_end() -> None:
    assert worth(1, blue={"coins": 9}) - worth(1) > worth(5, blue={"coins": 9}) - worth(5)


# --- dice -----------------------------------------------------------------------------------------------------------
def test_more_and_higher_dice_are_better() -> None:
    assert worth(dice="3 4") < worth(dice="3 4 5") < worth(dice="3 4 6")
    assert worth(dice="3 4 5") < worth(dice="3 4 black-5")


def test_to_begin_a_reroll_is_no_gain() -> None:
    """The only die must be rerolled then; the camel that it will cost counts already."""
    table = polo_position(blue={"dice": "3", "camels": 2, "coins": 3})
    before = evaluate(table.state, 0)

    table.play(BLUE, "reroll")

    assert table.asked == "choose_die_to_reroll"
    assert evaluate(table.state, 0) < before


# --- contracts ------------------------------------------------------------------------------------------------------
def test_a_contract_is_worth_more_the_nearer_it_is() -> None:
    near: list[dict[str, int]] = [{}, {"camels": 2}, {"camels": 2, "spice": 1}, {"camels": 2, "spice": 1, "gold": 2}]

    gains = [worth(blue={**things, "active": "k16"}) - worth(blue=things) for things in near]

    assert gains == sorted(gains)
    assert gains[-1] > gains[0] + 0.4


def test_a_completed_contract_is_better_than_one_that_could_be() -> None:
    table = polo_position(round=3, blue={"dice": "3 4", "camels": 1, "gold": 4, "active": "k05"})
    before = evaluate(table.state, 0)

    table.play(BLUE, "complete k05")

    assert evaluate(table.state, 0) > before


def test_goods_serve_only_one_of_two_contracts() -> None:
    things = {"camels": 1, "gold": 4}

    both = worth(blue={**things, "active": "k05 k06"})
    poor = worth(blue={**things, "active": "k05"})
    rich = worth(blue={"camels": 2, "gold": 8, "active": "k05 k06"})

    assert poor < both < rich


def test_nobody_wants_to_be_behind_with_contracts_at_the_end() -> None:
    def step(round: int) -> float:
        ahead = worth(round, "3", {"completed": "k01 k02"}, red={"completed": "k03"})
        return ahead - worth(round, "3", {}, red={"completed": "k03"})

    assert step(5) > step(1) > 0


# --- the map --------------------------------------------------------------------------------------------------------
def test_posts_are_worth_more_the_earlier_they_stand() -> None:
    for place in ("kochi", "ormuz"):
        early = worth(1, blue={"posts": place}) - worth(1)
        late = worth(4, blue={"posts": place}) - worth(4)
        assert early > late


def test_places_of_the_own_goal_cards_attract() -> None:
    goals = {"goals": "g04 g13"}  # karachi and anxi, moscow and kashgar

    def gain(place: str) -> float:
        return worth(5, blue={**goals, "posts": place}) - worth(5, blue={"posts": place})

    assert gain("moscow") > gain("lan-zhou")
    assert gain("moscow kashgar") > gain("moscow karachi") + 2


def test_nearer_to_a_goal_is_better() -> None:
    there = {"goals": "g13", "figure": "oasis-a"}
    away = {"goals": "g13", "figure": "oasis-j"}

    assert worth(5, blue=there) - worth(5, blue={"figure": "oasis-a"}) > worth(5, blue=away) - worth(
        5, blue={"figure": "oasis-j"}
    )


def test_the_first_slot_in_beijing_is_the_best() -> None:
    slots = [worth(5, blue={"posts": "beijing", "beijing": slot}) for slot in range(4)]

    assert slots == sorted(slots, reverse=True)


def test_the_seventh_post_leads_to_the_eighth() -> None:
    def chance(stock: int) -> float:
        table = polo_position(round=4, blue={"dice": "3 4 5"})
        table.state.players[0].stock = stock
        return evaluate(table.state, 0)

    assert chance(2) > chance(3) > chance(5)


def test_johannes_is_nearer_to_everything() -> None:
    c = components.EDITIONS.standard()
    for walks, jumps in zip(efforts(c, False), efforts(c, True), strict=True):
        assert all(jump <= walk for walk, jump in zip(walks, jumps, strict=True))
    assert efforts(c, True)[FIRST_OASIS] < efforts(c, False)[FIRST_OASIS]
    assert [efforts(c, False)[node][node] for node in range(len(PLACES))] == [0.0] * len(PLACES)
    assert len(efforts(c, False)) == len(NODES)


def test_every_city_card_and_token_is_worth_something() -> None:
    known = worths(components.EDITIONS.standard())

    assert min(known.card) > 0
    assert min(known.token) > 0
    assert min(known.office) > 0
    assert reward_worth([0, 0, 0, 0, 0, 3]) == 3


# --- the others, the end, the unknown -------------------------------------------------------------------------------
def test_what_a_rival_has_is_worth_something_too() -> None:
    assert worth(red={"coins": 10}) < worth()
    assert worth(red={"posts": "moscow anxi"}) < worth(red={"posts": "moscow"})


def test_only_points_and_camels_count_when_the_game_is_over() -> None:
    *_, state = random_positions(3, 6)
    before = evaluate(state, 0)

    state.players[0].coins += 9
    state.players[0].goods[2] += 2

    assert evaluate(state, 0) == before
    state.players[0].camels += 1  # the tie-break
    assert before < evaluate(state, 0) < before + 0.1


# --- the observation ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, DRAFT), (4, ALL_OPTIONS)])
def test_an_observation_has_a_fixed_size_and_numbers_of_about_0_to_1(players: int, options: dict[str, Any]) -> None:
    for number, state in enumerate(random_positions(players, 5, **options)):
        if number % 7:
            continue
        for seat in range(players):
            seen = GAME.observe(state, seat)
            assert len(seen) == SIZE == GAME.observation_size
            assert min(seen) >= -0.5
            assert max(seen) <= 5
            assert all(type(number) is float for number in seen)


def test_the_kind_of_the_decision_is_seen() -> None:
    table = polo_position(blue={"dice": "3 4 5"})
    kinds = len(ENGINE.decision_kinds)

    for kind, action in ((frames.CHOOSE_ACTION, "purse"), (frames.CHOOSE_DIE, "die own-3")):
        seen = [GAME.observe(table.state, seat)[: kinds + 1] for seat in range(4)]
        assert [one[:kinds].index(1.0) for one in seen] == [kind - frames.FIRST_DECISION] * 4
        assert [one[kinds] for one in seen] == [1.0, 0.0, 0.0, 0.0]
        table.play(BLUE, action)


def test_no_decision_is_seen_when_the_game_is_over() -> None:
    *_, state = random_positions(2, 6)

    assert sum(GAME.observe(state, 0)[: len(ENGINE.decision_kinds) + 1]) == 0


def test_what_one_has_is_seen_at_the_same_place_from_every_seat() -> None:
    poor = polo_position(first="green", turn="green", green={"dice": "3"}).state
    blue = polo_position(first="green", turn="green", green={"dice": "3"}, blue={"coins": 4}).state
    yellow = polo_position(first="green", turn="green", green={"dice": "3"}, yellow={"coins": 4}).state

    assert changed(blue, poor, 0) == changed(yellow, poor, 1)
    assert changed(yellow, poor, 0) == changed(blue, poor, 3)
    assert changed(blue, poor, 0) != changed(yellow, poor, 0)


def changed(state: State, other: State, seat: int) -> list[int]:
    """The places at which two observations of a seat differ."""
    seen = zip(GAME.observe(state, seat), GAME.observe(other, seat), strict=True)
    return [place for place, (this, that) in enumerate(seen) if this != that]


def test_own_goal_cards_are_seen_and_those_of_others_are_not() -> None:
    none = polo_position(blue={"dice": "3"}).state
    own = polo_position(blue={"dice": "3", "goals": "g01 g05"}).state

    assert len(changed(own, none, 0)) == 4
    assert changed(own, none, 1) == []
