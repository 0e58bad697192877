"""Evaluation and observation: what they prefer, and that they look at nothing that a seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from caravansary.core.chance import Chance
from caravansary.games.marrakesh import components, frames
from caravansary.games.marrakesh.evaluate import evaluate
from caravansary.games.marrakesh.evaluate_things import WORTH, effect_worth, line_worths, rapid_worths, square_worth
from caravansary.games.marrakesh.game import GAME
from caravansary.games.marrakesh.observe import SIZE
from caravansary.games.marrakesh.pieces import CONNECTING, EFFECTS, FLIGHTS
from caravansary.games.marrakesh.state import State
from tests.games.marrakesh.position import GREEN, mksh_position

ALL_EXPANSIONS = {"stair_tiles": True, "companions": True, "exchange_tiles": True, "citizens": True, "towns": True}
ON_B2 = {"floor": "b2", "first_river_tiles": False}
EVERY_OPTION = [(2, {}), (3, ON_B2), (4, ALL_EXPANSIONS)]


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


def worth(season: int = 2, round: int = 2, green: dict[str, Any] | None = None, **table: Any) -> float:
    """What a position at the begin of green's workers is worth to green."""
    own = {"workers": "garden river souk", "screen": "grey white black red yellow purple", **(green or {})}
    return evaluate(mksh_position(season=season, round=round, turn="green", green=own, **table).state, 0)


# --- more is better -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("season", [1, 2, 3])
@pytest.mark.parametrize(
    "more",
    [
        {"water": 1},
        {"dates": 1},
        {"dinars": 1},
        {"yellow": 1},
        {"keshis": {"garden": 1}},
        {"keshis": {"madrasa": 3}},
        {"keshis": {"palace": 1}},
        {"watchtower": 2, "dinars": 2},
        {"sellers": "river"},
        {"space": 4},
        {"palace": 2},
        {"mosque": 3},
        {"scrolls": "s44"},
        {"line": "05"},
        {"square": [4]},
    ],
    ids=str,
)
def test_to_have_something_is_better_than_to_have_nothing(more: dict[str, Any], season: int) -> None:
    assert worth(season, green=more) > worth(season)


def test_a_point_is_worth_a_point() -> None:
    assert worth(green={"score": 15}) - worth() == pytest.approx(5)


@pytest.mark.parametrize("area", ["garden", "madrasa", "palace", "mosque", "river"])
def test_keshis_are_worth_more_the_earlier_they_come(area: str) -> None:
    def gain(season: int) -> float:
        return worth(season, green={"keshis": {area: 3}}) - worth(season)

    assert gain(1) > gain(3)


def test_scrolls_that_act_again_and_again_are_worth_more_the_earlier_they_are_bought() -> None:
    for scroll in ("s13", "s17", "s18", "s28", "s34", "s36", "s44", "s48", "s61", "s63", "s65", "s66"):
        early = worth(1, green={"scrolls": scroll}) - worth(1)
        late = worth(3, 4, green={"scrolls": scroll}) - worth(3, 4)
        assert early > late > 0


def test_a_scroll_that_has_acted_is_worth_nothing_more() -> None:
    assert worth(green={"scrolls": "s01 s19 s53 s72"}) == worth()


# --- provisions -----------------------------------------------------------------------------------------------------
def test_nobody_wants_to_miss_the_provisions_at_the_end_of_a_season() -> None:
    """The tile asks for one of each."""

    def step(round: int) -> float:
        enough = worth(1, round, green={"water": 1, "dates": 1, "dinars": 1})
        return enough - worth(1, round, green={"water": 1, "dates": 1})

    assert step(4) > step(1) > 0
    assert step(4) > 2


def test_what_provisions_do_not_ask_for_is_worth_less() -> None:
    """After the first unit water is only useful otherwise."""
    first = worth(1, green={"water": 1}) - worth(1)
    fifth = worth(1, green={"water": 5}) - worth(1, green={"water": 4})

    assert first > fifth > 0


# --- areas, the souk, the Sahara ------------------------------------------------------------------------------------
def test_the_last_keshi_and_the_water_seller_fill_an_area() -> None:
    last = {"round": 4, "season": 3}
    seven = worth(**last, green={"keshis": {"sahara": 0, "palace": 7}, "sellers": "palace"})
    eight = worth(**last, green={"keshis": {"palace": 8}, "sellers": "palace"})
    alone = worth(**last, green={"keshis": {"palace": 8}})

    assert eight > seven + 5
    assert eight > alone + 5


def test_goods_for_an_item_on_the_market_are_better_than_others() -> None:
    fitting = worth(green={"yellow": 1, "purple": 1, "orange": 1}, market="lx11")
    other = worth(green={"yellow": 3}, market="lx11")

    assert fitting > other + 1


def test_to_buy_is_better_than_to_keep_the_goods() -> None:
    table = mksh_position(
        turn="green", market="lx11", green={"workers": "souk", "yellow": 1, "purple": 1, "orange": 1, "screen": ""}
    )
    before = evaluate(table.state, 0)

    table.use(GREEN, "souk")
    table.play(GREEN, "buy lx11")

    assert evaluate(table.state, 0) > before


def test_oases_are_worth_what_they_will_count() -> None:
    poor = worth(3, 4, green={"line": "05"})
    rich = worth(3, 4, green={"line": "05", "keshis": {"palace": 6}})
    strength = worth(3, 4, green={"keshis": {"palace": 6}}) - worth(3, 4)

    assert rich - poor > strength + 3


def test_only_the_best_oases_count() -> None:
    keshis = {"palace": 5, "mosque": 5, "garden": 5, "river": 5}
    lines = ("05", "05 06", "05 06 08", "05 06 08 07")
    values = [worth(3, 4, green={"keshis": keshis, "line": line}) for line in lines]

    assert values[1] > values[0] + 4
    assert values[2] > values[1] + 4
    assert values[2] < values[3] < values[2] + 2


def test_a_revealed_oasis_is_better_than_one_that_nobody_has_seen() -> None:
    assert worth(1, green={"caravans": [1, 0, 0], "oases": "20 02 03 04 05 06"}) > worth(1)


# --- the river and the stairs ---------------------------------------------------------------------------------------
def test_a_rapid_is_worth_more_the_more_rounds_are_left() -> None:
    def gain(round: int) -> float:
        return worth(1, round, green={"space": 9}) - worth(1, round)

    assert gain(1) > gain(4) > 0


def test_to_lead_on_the_river_is_better_than_to_follow() -> None:
    ahead = worth(round=4, green={"space": 5}, blue={"space": 3})
    behind = worth(round=4, green={"space": 5}, blue={"space": 8})

    assert ahead > behind + 2


def test_steps_lead_to_the_next_crossing() -> None:
    steps = [worth(green={"palace": step}) for step in range(4)]

    assert steps == sorted(steps)
    assert steps[3] > steps[0] + 1.5


def test_every_line_between_the_stairs_is_worth_more_than_its_dinar() -> None:
    lines = line_worths(components.EDITIONS.standard(), (-1,) * len(CONNECTING))

    assert len(lines) == FLIGHTS
    assert min(min(row) for row in lines) > WORTH[EFFECTS.index("dinar")]
    assert lines[4][4] == max(max(row) for row in lines)


def test_later_rapids_are_worth_at_least_as_much() -> None:
    rapids = rapid_worths(components.EDITIONS.standard())

    assert [space for space, _, _ in rapids] == [3, 6, 9, 11]
    assert [gain for _, gain, _ in rapids] == sorted(gain for _, gain, _ in rapids)


def test_the_square_counts_the_citizens_after_the_disk_has_turned() -> None:
    """Cell 4 gives two points; the sectors show 1, 2, 2, 1, 2, 3, 1, 3 citizens."""
    c = components.EDITIONS.standard()

    found = [square_worth(c, 0, disk, 1 << 4) for disk in range(8)]

    assert found == [2.0, 4.0, 4.0, 2.0, 6.0, 2.0, 6.0, 4.0]
    assert square_worth(c, 0, 0, 0) == 0.0


def test_everything_that_can_be_gained_is_worth_something() -> None:
    assert len(WORTH) == len(EFFECTS)
    assert min(WORTH) > 0
    assert effect_worth(((EFFECTS.index("points"), 3),)) == 3


# --- the others, the end, the unknown -------------------------------------------------------------------------------
def test_points_of_a_rival_are_a_loss() -> None:
    assert worth(blue={"score": 30}) < worth()


def test_only_points_and_the_tie_break_count_when_the_game_is_over() -> None:
    *_, state = random_positions(3, 6)
    before = evaluate(state, 0)

    state.players[0].resources[0] += 9
    state.players[0].goods[2] += 2
    assert evaluate(state, 0) == before

    state.players[0].steps[0] += 1  # the tie-break
    assert before < evaluate(state, 0) < before + 0.1


@pytest.mark.parametrize(("players", "options"), EVERY_OPTION)
def test_what_a_seat_cannot_know_changes_neither_evaluation_nor_observation(
    players: int, options: dict[str, Any]
) -> None:
    differing = chosen = 0
    for number, state in enumerate(random_positions(players, 8, **options)):
        if number % 5:
            continue
        for seat in range(players):
            other = state.sample_hidden(seat, number)
            differing += other.market != state.market
            chosen += [player.chosen for player in other.players] != [player.chosen for player in state.players]
            assert evaluate(other, seat) == evaluate(state, seat)
            assert GAME.observe(other, seat) == GAME.observe(state, seat)
    assert differing > 20
    assert chosen > 0


def test_the_own_choice_counts_before_it_is_revealed() -> None:
    table = mksh_position(choosing=True, green={"keshis": {"palace": 8}})
    values = {}
    for colours in (("white", "black", "beige"), ("grey", "black", "beige")):
        state = table.state.copy()
        for colour in sorted(colours, key=["grey", "white", "black", "beige"].index):
            state.play(GAME.parse_action(f"pick {colour}"), 0)
        values[colours[0]] = evaluate(state, 0)

    assert values["white"] != values["grey"]
    assert values["white"] > evaluate(table.state, 0)


# --- the observation ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "options"), EVERY_OPTION)
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
    table = mksh_position(turn="green", green={"workers": "river garden", "water": 1})
    kinds = frames.KINDS - frames.FIRST_DECISION

    for kind, action in ((frames.CHOOSE_WORKER, "worker river"), (frames.CHOOSE_OPTION, "area action")):
        seen = [GAME.observe(table.state, seat)[: kinds + 1] for seat in range(4)]
        assert [one[:kinds].index(1.0) for one in seen] == [kind - frames.FIRST_DECISION] * 4
        assert [one[kinds] for one in seen] == [1.0, 0.0, 0.0, 0.0]
        table.play(GREEN, action)


def test_no_decision_is_seen_when_the_game_is_over() -> None:
    *_, state = random_positions(2, 6)

    assert sum(GAME.observe(state, 0)[: frames.KINDS - frames.FIRST_DECISION + 1]) == 0


def changed(state: State, other: State, seat: int) -> list[int]:
    """The places at which two observations of a seat differ."""
    seen = zip(GAME.observe(state, seat), GAME.observe(other, seat), strict=True)
    return [place for place, (this, that) in enumerate(seen) if this != that]


def test_what_one_has_is_seen_at_the_same_place_from_every_seat() -> None:
    turn: dict[str, Any] = {"first": "red", "turn": "red", "red": {"workers": "souk"}}
    poor = mksh_position(**turn).state
    green = mksh_position(**turn, green={"water": 4}).state
    blue = mksh_position(**turn, blue={"water": 4}).state

    assert changed(green, poor, 0) == changed(blue, poor, 1)
    assert changed(blue, poor, 0) == changed(green, poor, 3)
    assert changed(green, poor, 0) != changed(blue, poor, 0)


@pytest.mark.parametrize(
    ("given", "places"),
    [
        ({"water": 2, "dinars": 1}, 2),
        ({"purple": 2}, 1),
        ({"keshis": {"river": 3}, "sellers": "river"}, 2),
        ({"square": [6]}, 2),
        ({"gates": {3: "yellow"}}, 2),
        ({"caravans": [1, 0, 0]}, 3),
        ({"line": "21"}, 1),
        ({"line_keshis": {1: "red"}}, 1),
        ({"scrolls": "s16 s71"}, 2),
        ({"luxuries": "lx07"}, 1),
        ({"space": 12, "harbour": 1}, 2),
        ({"palace": 4, "mosque": 9}, 2),
        ({"score": 40}, 1),
    ],
    ids=str,
)
def test_whatever_a_player_has_is_seen_by_all(given: dict[str, Any], places: int) -> None:
    turn: dict[str, Any] = {"first": "red", "turn": "red", "red": {"workers": "souk"}}
    poor = mksh_position(**turn).state
    rich = mksh_position(**turn, green=given).state

    for seat in range(4):
        assert len(changed(rich, poor, seat)) == places


def test_own_provision_tiles_are_seen_and_those_of_others_only_face_up() -> None:
    turn: dict[str, Any] = {"first": "red", "turn": "red", "red": {"workers": "souk"}}
    one = mksh_position(**turn, green={"provisions": "pv01 pv02 pv03", "shown": 1}).state
    other = mksh_position(**turn, green={"provisions": "pv01 pv05 pv06", "shown": 1}).state

    assert len(changed(one, other, 0)) == 4
    assert changed(one, other, 1) == []


def test_own_choices_are_seen_and_those_of_others_are_not() -> None:
    table = mksh_position(choosing=True)
    before = table.state.copy()

    table.play(GREEN, "pick green")

    assert len(changed(table.state, before, 0)) == 1
    assert changed(table.state, before, 1) == []
