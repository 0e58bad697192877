"""Rewards: what is received at once, what is chosen, what is lost, and in which order. POLO-REWARD-1 to -14.

The single contracts are in `test_contract_tiles.py`, office and province bonuses in `test_bonus_tokens.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marco_polo.components import EDITIONS
from tests.games.marco_polo.position import BLUE, GREEN, YELLOW, Table, polo_position

THREES = [2] * 10  # five dice of two players: nobody is compensated
S1: dict[str, Any] = {"active": "s1", "camels": 1, "spice": 3}  # a step
S4: dict[str, Any] = {"camels": 2, "spice": 1, "silk": 1}  # a contract
S5: dict[str, Any] = {"active": "s5", "camels": 2, "spice": 1, "gold": 1}  # a black die


def journey(table: Table, *nodes: str) -> None:
    """Blue travels and stops; the bonuses come after that."""
    table.place(BLUE, "space travel")
    table.walk(BLUE, *nodes)


# --- the kinds of rewards -------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-REWARD-1")
def test_amounts_are_received_in_full_without_a_question() -> None:
    table = polo_position(blue={"dice": "2", "active": "k36", "camels": 3, "spice": 1, "silk": 2, "gold": 1})

    table.play(BLUE, "complete k36")

    blue = table.player(BLUE)
    assert table.asked == "choose_action"
    assert (blue.camels, blue.coins, blue.score) == (3, 4, 5)


@pytest.mark.rule("POLO-REWARD-4", "POLO-DICE-6")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_black_die_is_rolled_at_once(value: int) -> None:
    table = polo_position(chance=[value - 1], blue={"dice": "2", **S5})

    table.play(BLUE, "complete s5")

    assert table.asked == "choose_action"
    assert table.player(BLUE).dice == f"2 black-{value}"
    assert table.state.pool == 4


@pytest.mark.rule("POLO-REWARD-5")
def test_a_contract_comes_from_the_special_pile_and_not_from_the_row() -> None:
    table = polo_position(row="k01 k09", special="k30 k31", blue={"active": "s4", **S4})

    table.play(BLUE, "complete s4")

    assert table.player(BLUE).active == "k30"
    assert (table.row, table.special) == ("k01 k09", "k31")


@pytest.mark.rule("POLO-REWARD-6")
def test_a_step_needs_no_coins_but_the_surcharge_of_the_road() -> None:
    table = polo_position(blue={"figure": "alexandria", "coins": 7, **S1})

    table.play(BLUE, "complete s1")
    assert table.options == ["step venezia", "step oasis-g", "step oasis-i", "decline"]
    table.play(BLUE, "step oasis-g")

    blue = table.player(BLUE)
    assert (blue.figure, blue.coins) == ("oasis-g", 0)
    assert table.asked == "choose_action"


@pytest.mark.rule("POLO-REWARD-6")
@pytest.mark.parametrize(
    ("figure", "node", "owned"),
    [("alexandria", "oasis-g", {"coins": 6}), ("venezia", "oasis-e", {"camels": 3})],
)
def test_a_step_on_a_road_that_cannot_be_paid_is_refused(figure: str, node: str, owned: dict[str, int]) -> None:
    table = polo_position(blue={"figure": figure, **S1, **owned})

    table.play(BLUE, "complete s1")

    assert f"step {node}" not in table.options
    assert table.why_not(f"step {node}") == ("step.cost", "POLO-TRAVEL-4")


@pytest.mark.rule("POLO-REWARD-6")
def test_a_step_moves_one_figure_of_two() -> None:
    table = polo_position(blue={"character": "polos", "second": "moscow", **S1})

    table.play(BLUE, "complete s1", "second step oasis-a")

    assert (table.player(BLUE).figure, table.player(BLUE).second) == ("venezia", "oasis-a")
    assert table.asked == "choose_action"


@pytest.mark.rule("POLO-REWARD-7")
def test_every_step_is_a_movement_of_its_own_with_a_post_at_its_end() -> None:
    table = polo_position(
        blue={"figure": "xian", "dice": "2", "active": "k33 k15", "camels": 7, "spice": 3, "silk": 1, "gold": 2}
    )

    table.play(BLUE, "complete k33", "step beijing")
    assert table.player(BLUE).posts == "beijing"
    table.play(BLUE, "complete k15", "step xian", "bonus a")

    blue = table.player(BLUE)
    assert (blue.posts, blue.stock, blue.coins, blue.camels) == ("xian beijing", 7, 5, 2)
    assert table.asked == "choose_action"


@pytest.mark.rule("POLO-REWARD-8", "POLO-REWARD-9")
@pytest.mark.parametrize(
    ("actions", "coins", "camels", "goods", "points"),
    [
        (["bonus a"], 5, 0, "", 0),
        (["bonus b"], 0, 3, "", 0),
        (["bonus c", "pair silk-gold"], 0, 0, "silk gold", 0),
        (["bonus e"], 3, 1, "", 0),
        (["bonus f"], 0, 0, "", 3),
    ],
)
def test_a_copy_is_the_bonus_of_another_province_without_a_post_there(
    actions: list[str], coins: int, camels: int, goods: str, points: int
) -> None:
    table = polo_position(blue={"figure": "beijing", "dice": "1 1", "coins": 3})

    journey(table, "xian")
    assert (table.asked, table.options) == ("choose_copy", ["bonus a", "bonus b", "bonus c", "bonus e", "bonus f"])
    assert table.why_not("bonus d") == ("copy.itself", "POLO-REWARD-9")
    table.play(BLUE, *actions)

    blue = table.player(BLUE)
    assert (blue.posts, blue.coins, blue.camels, blue.goods, blue.score) == ("xian", coins, camels, goods, points)


@pytest.mark.rule("POLO-REWARD-8")
def test_the_copied_bonus_may_be_another_one_every_time() -> None:
    table = polo_position(
        "blue yellow", first="blue", chance=THREES, blue={"figure": "beijing", "dice": "1 1", "coins": 3}
    )

    journey(table, "xian")
    table.play(BLUE, "bonus f", "end turn")
    assert (table.asked, len(table.options)) == ("choose_copy", 5)
    table.play(BLUE, "bonus a")

    assert (table.state.round, table.player(BLUE).coins, table.player(BLUE).score) == (2, 5, 3)


@pytest.mark.rule("POLO-REWARD-8")
def test_only_tokens_on_the_board_are_copied() -> None:
    blue = {"figure": "beijing", "dice": "1 1", "coins": 3}
    table = polo_position(module=True, provinces="a b c d g f", gift_pile="f3", blue=blue)

    journey(table, "xian")
    assert table.options == ["bonus a", "bonus b", "bonus c", "bonus f", "bonus g"]
    assert table.why_not("bonus e") == ("copy.absent", "POLO-REWARD-8")
    table.play(BLUE, "bonus g")

    assert table.player(BLUE).gifts == "f3"


# --- the order ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-REWARD-10")
def test_goods_of_choice_come_before_a_copy_and_a_copy_before_a_step() -> None:
    blue = {"character": "wilhelm", "figure": "oasis-d", "dice": "4 4", "coins": 12, "camels": 8}
    table = polo_position(provinces="a b d c e f", offices={"lan-zhou": "o10", "samarcanda": "o7"}, blue=blue)

    journey(table, "lan-zhou", "kashgar", "oasis-f", "samarcanda")
    assert table.player(BLUE).posts == "samarcanda lan-zhou kashgar"
    assert table.asked == "choose_good"
    table.play(BLUE, "good gold")
    assert table.asked == "choose_copy"
    table.play(BLUE, "bonus f")
    assert table.asked == "choose_step"
    table.play(BLUE, "step oasis-e")

    assert table.asked == "choose_action"
    assert (table.player(BLUE).goods, table.player(BLUE).score) == ("gold", 3)


@pytest.mark.rule("POLO-REWARD-10")
def test_a_black_die_comes_before_a_contract_and_amounts_before_both() -> None:
    blue = {"character": "wilhelm", "figure": "oasis-b", "dice": "3 3", "coins": 12, "camels": 5, "active": "k05 k16"}
    table = polo_position(chance=[5], special="k30", offices={"karakorum": "o9", "moscow": "o8"}, blue=blue)

    journey(table, "karakorum", "anxi", "moscow")

    assert (table.asked, len(table.options)) == ("choose_discard", 3)
    assert (table.player(BLUE).dice, table.player(BLUE).coins) == ("black-6", 5)


@pytest.mark.rule("POLO-REWARD-10")
def test_a_contract_comes_before_goods_of_choice() -> None:
    blue = {"character": "wilhelm", "figure": "oasis-d", "dice": "4 4", "coins": 12, "camels": 8, "active": "k05 k16"}
    table = polo_position(special="k30", offices={"lan-zhou": "o7", "samarcanda": "o9"}, blue=blue)

    journey(table, "lan-zhou", "kashgar", "oasis-f", "samarcanda")
    assert table.asked == "choose_discard"
    table.play(BLUE, "discard k30")

    assert table.asked == "choose_good"


@pytest.mark.rule("POLO-REWARD-10")
@pytest.mark.parametrize(
    ("start", "way", "asked"),
    [
        ("oasis-d", ("lan-zhou", "kashgar"), ["choose_good", "choose_pair"]),
        ("oasis-f", ("kashgar", "lan-zhou"), ["choose_pair", "choose_good"]),
    ],
)
def test_within_a_class_the_post_built_first_comes_first(start: str, way: tuple[str, str], asked: list[str]) -> None:
    blue: dict[str, Any] = {"character": "wilhelm", "figure": start, "dice": "2 2", "coins": 7, "camels": 6}
    table = polo_position(offices={"lan-zhou": "o7"}, blue=blue)

    journey(table, *way)
    found = [str(table.asked)]
    table.play(BLUE, table.options[0])
    found.append(str(table.asked))

    assert found == asked


@pytest.mark.rule("POLO-REWARD-10")
def test_parts_of_one_reward_follow_the_same_order() -> None:
    table = polo_position(
        chance=[1], special="k30", blue={"active": "k12 k37", "camels": 5, "spice": 3, "silk": 5, "gold": 1}
    )

    table.play(BLUE, "complete k12")
    assert (table.asked, table.player(BLUE).dice, table.player(BLUE).score) == ("choose_good", "black-2", 5)
    table.play(BLUE, "good gold", "complete k37")

    assert (table.player(BLUE).camels, table.player(BLUE).active) == (3, "k30")
    kinds = [event.kind for event in table.events if event.kind in ("gained", "contract_drawn")]
    assert kinds == ["gained", "gained", "contract_drawn"]


@pytest.mark.rule("POLO-REWARD-11")
def test_what_a_step_causes_is_resolved_before_the_next_pending_reward() -> None:
    two_steps = EDITIONS.read(b'name = "two steps"\n[office]\no1 = { step = 1 }\n', "two_steps.toml")
    offices = {"alexandria": "o10", "moscow": "o1"}
    blue = {"character": "wilhelm", "figure": "oasis-i", "dice": "4 4", "coins": 12, "camels": 5}
    table = polo_position(edition=two_steps, provinces="c b a d e f", offices=offices, blue=blue)

    journey(table, "alexandria", "venezia", "oasis-a", "moscow")
    assert table.options == ["step anxi", "step oasis-a", "decline"]
    table.play(BLUE, "step anxi")
    assert (table.asked, table.player(BLUE).posts) == ("choose_pair", "moscow alexandria anxi")
    table.play(BLUE, "pair silk-gold")
    assert (table.asked, table.options) == ("choose_step", ["step karakorum", "decline"])
    table.play(BLUE, "step karakorum")

    assert table.asked == "choose_action"
    assert table.player(BLUE).posts == "moscow karakorum alexandria anxi"


@pytest.mark.rule("POLO-REWARD-7", "POLO-REWARD-11")
def test_a_step_that_earns_a_step_leads_on_at_once() -> None:
    blue = {"dice": "2", "active": "s1", "camels": 1, "spice": 3}
    table = polo_position(offices={"alexandria": "o10"}, provinces="a b c d e f", blue=blue)

    table.play(BLUE, "complete s1", "step alexandria")
    assert (table.asked, table.player(BLUE).posts) == ("choose_step", "alexandria")
    table.play(BLUE, "step oasis-i")

    assert table.asked == "choose_action"
    assert table.player(BLUE).figure == "oasis-i"


# --- before and after the main action -------------------------------------------------------------------------------
@pytest.mark.rule("POLO-REWARD-12")
def test_a_reward_before_the_main_action_serves_in_it() -> None:
    table = polo_position(
        chance=[4],
        spaces={"silk": "red 1, red 1"},
        blue={"dice": "5", "active": "s5 s2", "camels": 3, "spice": 1, "gold": 1, "silk": 2},
    )
    assert "space silk" not in table.options

    table.play(BLUE, "complete s5", "complete s2")
    table.place(BLUE, "space silk")

    blue = table.player(BLUE)
    assert table.space("silk") == "red 1, red 1, blue 5, black 5"
    assert (blue.coins, blue.camels, blue.silk) == (5 - 5 + 1, 1, 3)


@pytest.mark.rule("POLO-REWARD-13")
def test_no_reward_gives_a_second_main_action() -> None:
    blue = {"dice": "1 1", "coins": 3, "posts": "moscow"}
    table = polo_position(chance=[4], offices={"alexandria": "o8"}, cards={"moscow": "t27"}, blue=blue)

    journey(table, "alexandria")
    assert table.player(BLUE).dice == "black-5"

    assert table.why_not("space coins") == ("main.done", "POLO-TURN-2")
    assert table.why_not("city card t27") == ("main.done", "POLO-TURN-2")
    assert table.options == ["purse", "end turn"]


# --- what may be declined -------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-REWARD-14")
def test_a_step_may_be_declined() -> None:
    table = polo_position(blue=S1)

    table.play(BLUE, "complete s1", "decline")

    blue = table.player(BLUE)
    assert table.asked == "choose_action"
    assert (blue.figure, blue.posts, blue.points) == ("venezia", "", {"contracts": 1})


@pytest.mark.rule("POLO-REWARD-14")
def test_a_step_is_lost_if_none_can_be_paid() -> None:
    table = polo_position(blue={"figure": "kashgar", **S1, "camels": 2})

    table.play(BLUE, "complete s1")

    assert table.asked == "choose_action"
    assert table.player(BLUE).figure == "kashgar"
    assert [event.rule for event in table.told("step_lost")] == ["POLO-REWARD-14"]


DUE: list[tuple[str, dict[str, Any], str]] = [
    ("choose_good", {"active": "k34", "camels": 3, "spice": 1, "silk": 1, "gold": 1}, "complete k34"),
    ("choose_pair", {"active": "k32", "camels": 3, "spice": 1, "silk": 1, "gold": 1}, "complete k32"),
]


@pytest.mark.rule("POLO-REWARD-14")
@pytest.mark.parametrize(("asked", "blue", "action"), DUE)
@pytest.mark.parametrize("escape", ["decline", "stop", "end turn"])
def test_goods_of_choice_are_taken(asked: str, blue: dict[str, Any], action: str, escape: str) -> None:
    table = polo_position(blue=blue)

    table.play(BLUE, action)

    assert table.asked == asked
    assert table.why_not(escape)[0] == "core.action.not_asked"


@pytest.mark.rule("POLO-REWARD-14")
def test_a_drawn_contract_and_a_copied_bonus_are_taken() -> None:
    blue = {"dice": "3 3", "coins": 12, "camels": 2, "active": "k05 k16", "character": "wilhelm"}
    table = polo_position(provinces="a b c e d f", special="k30", offices={"alexandria": "o9"}, blue=blue)

    journey(table, "alexandria", "oasis-i", "adana")
    assert table.asked == "choose_discard"
    assert table.why_not("decline")[0] == "core.action.not_asked"
    table.play(BLUE, "discard k30")

    assert table.asked == "choose_copy"
    assert table.why_not("decline")[0] == "core.action.not_asked"


@pytest.mark.rule("POLO-REWARD-14")
@pytest.mark.parametrize(
    ("card", "asked", "owned"),
    [("t17", "choose_step", {"camels": 4}), ("t18", "choose_payment", {"spice": 2, "silk": 2, "gold": 2})],
)
def test_the_first_step_of_a_city_card_is_not_declined(card: str, asked: str, owned: dict[str, int]) -> None:
    table = polo_position(cards={"moscow": card}, blue={"dice": "2", "posts": "moscow", **owned})

    table.place(BLUE, f"city card {card}")

    assert table.asked == asked
    assert table.why_not("stop") == ("stop.once_first", "POLO-TURN-12")
    assert table.why_not("decline")[0] == "core.action.not_asked"


@pytest.mark.rule("POLO-REWARD-1", "POLO-REWARD-14")
def test_the_others_get_nothing_of_a_reward() -> None:
    table = polo_position(blue={"active": "s3", "camels": 1, "gold": 1})

    table.play(BLUE, "complete s3")

    for colour in (YELLOW, GREEN):
        assert (table.player(colour).camels, table.player(colour).score) == (0, 0)
    assert table.player(BLUE).camels == 3
