"""Every office bonus and every province bonus received: on building, and at the start of a round.

POLO-REWARD-1 to -9, POLO-TRAVEL-11, -18, -19, POLO-ROUND-8; the values are written out from the tables of the rules.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marco_polo.position import BLUE, YELLOW, Table, polo_position

THREES = [2] * 10  # five dice of two players: nobody is compensated

# Token, the choices it asks for, what the player has afterwards that he had not before
OFFICES: list[tuple[str, list[str], dict[str, object]]] = [
    ("o1", [], {"coins": 3}),
    ("o2", [], {"coins": 5}),
    ("o3", [], {"camels": 2}),
    ("o4", [], {"camels": 3}),
    ("o5", [], {"goods": "silk silk"}),
    ("o6", [], {"goods": "gold gold"}),
    ("o7", ["good spice"], {"goods": "spice"}),
    ("o7", ["good silk"], {"goods": "silk"}),
    ("o7", ["good gold"], {"goods": "gold"}),
    ("o8", [], {"dice": "black-5"}),
    ("o9", [], {"active": "k30"}),
    ("o10", ["step oasis-i"], {"figure": "oasis-i"}),
    ("o10", ["decline"], {}),
]
PROVINCES: list[tuple[str, list[str], dict[str, object]]] = [
    ("a", [], {"coins": 5}),
    ("b", [], {"camels": 3}),
    ("c", ["pair spice-silk"], {"goods": "spice silk"}),
    ("c", ["pair spice-gold"], {"goods": "spice gold"}),
    ("c", ["pair silk-gold"], {"goods": "silk gold"}),
    ("d", ["bonus a"], {"coins": 5}),
    ("d", ["bonus b"], {"camels": 3}),
    ("d", ["bonus c", "pair silk-gold"], {"goods": "silk gold"}),
    ("d", ["bonus e"], {"coins": 3, "camels": 1}),
    ("d", ["bonus f"], {"score": 3}),
    ("e", [], {"coins": 3, "camels": 1}),
    ("f", [], {"score": 3}),
    ("g", [], {"gifts": "f3"}),
]
# Where the tokens lie so that each of them lies in Adana once; the fifth one is Adana's
WITH_GIFTS = "a b c d g f"
LAYOUTS = {
    "a": "e b c d a f",
    "b": "a e c d b f",
    "c": "a b e d c f",
    "d": "a b c e d f",
    "e": "a b c d e f",
    "f": "a b c d f e",
    "g": WITH_GIFTS,
}


def possessions(table: Table, colour: str) -> dict[str, object]:
    player = table.player(colour)
    names = ("coins", "camels", "goods", "dice", "active", "figure", "score", "gifts")
    return {name: getattr(player, name) for name in names}


def nothing_in(place: str) -> dict[str, object]:
    empty: dict[str, object] = {"coins": 0, "camels": 0, "goods": "", "dice": "", "active": "", "score": 0, "gifts": ""}
    return {**empty, "figure": place}


# --- office bonuses -------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-REWARD-1", "POLO-REWARD-2", "POLO-REWARD-4", "POLO-REWARD-5", "POLO-REWARD-6", "POLO-TRAVEL-18")
@pytest.mark.parametrize(("office", "choices", "brought"), OFFICES)
def test_the_first_post_in_a_city_takes_its_office_bonus(
    office: str, choices: list[str], brought: dict[str, object]
) -> None:
    offices = {"alexandria": office, "moscow": "o1" if office != "o1" else "o2"}
    table = polo_position(offices=offices, special="k30", chance=[4], blue={"dice": "1 1", "coins": 3, "camels": 0})

    table.place(BLUE, "space travel")
    table.walk(BLUE, "alexandria")
    table.play(BLUE, *choices)

    assert (table.to_move, table.asked) == (BLUE, "choose_action")
    assert possessions(table, BLUE) == {**nothing_in("alexandria"), **brought}
    assert table.player(BLUE).posts == "alexandria"
    assert [event.args for event in table.told("office_taken")] == [{"office": office, "city": "alexandria"}]
    left = table.state.view(None)["offices"]
    assert (left["alexandria"], left["moscow"]) == (None, offices["moscow"])


@pytest.mark.rule("POLO-TRAVEL-19")
@pytest.mark.parametrize("office", [f"o{number}" for number in range(1, 11)])
def test_the_second_post_in_a_city_finds_no_office_bonus(office: str) -> None:
    owned: dict[str, Any] = {"dice": "1 1", "coins": 3}
    offices = {"alexandria": office}
    table = polo_position(offices=offices, special="k30", chance=[4], blue=owned, yellow={**owned, "coins": 4})
    table.place(BLUE, "space travel")
    table.walk(BLUE, "alexandria")
    while table.asked != "choose_action":
        table.play(BLUE, table.options[-1])
    table.play(BLUE, "end turn")

    table.place(YELLOW, "space travel")
    table.walk(YELLOW, "alexandria")

    assert (table.to_move, table.asked) == (YELLOW, "choose_action")
    assert possessions(table, YELLOW) == nothing_in("alexandria")
    assert table.player(YELLOW).posts == "alexandria"


# --- province bonuses -----------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-REWARD-1", "POLO-REWARD-3", "POLO-REWARD-8", "POLO-TRAVEL-11")
@pytest.mark.parametrize(("token", "choices", "brought"), PROVINCES)
def test_a_post_built_in_a_province_takes_its_bonus_at_once(
    token: str, choices: list[str], brought: dict[str, object]
) -> None:
    blue = {"dice": "1 1", "coins": 3, "camels": 2, "figure": "oasis-i"}
    table = polo_position(module=LAYOUTS[token] == WITH_GIFTS, provinces=LAYOUTS[token], gift_pile="f3", blue=blue)

    table.place(BLUE, "space travel")
    table.walk(BLUE, "adana")
    table.play(BLUE, *choices)

    assert (table.to_move, table.asked) == (BLUE, "choose_action")
    assert table.player(BLUE).posts == "adana"
    assert possessions(table, BLUE) == {**nothing_in("adana"), **brought}


@pytest.mark.rule("POLO-REWARD-1", "POLO-REWARD-3", "POLO-REWARD-8", "POLO-ROUND-8")
@pytest.mark.parametrize(("token", "choices", "brought"), PROVINCES)
def test_a_post_in_a_province_takes_its_bonus_at_the_start_of_a_round(
    token: str, choices: list[str], brought: dict[str, object]
) -> None:
    board: dict[str, Any] = {"module": LAYOUTS[token] == WITH_GIFTS, "provinces": LAYOUTS[token], "gift_pile": "f3"}
    yellow = {"posts": "adana", "figure": "adana"}
    table = polo_position("blue yellow", turn="blue", **board, chance=THREES, yellow=yellow)

    table.play(BLUE, "end turn")
    table.play(YELLOW, *choices)

    assert (table.state.round, table.to_move, table.asked) == (2, BLUE, "choose_action")
    assert possessions(table, YELLOW) == {**nothing_in("adana"), **brought, "dice": "3 3 3 3 3"}
    assert possessions(table, BLUE) == {**nothing_in("venezia"), "dice": "3 3 3 3 3"}


@pytest.mark.rule("POLO-ROUND-8")
@pytest.mark.parametrize(
    ("province", "token"),
    [("anxi", "a"), ("ormuz", "b"), ("kashgar", "c"), ("xian", "d"), ("adana", "e"), ("kochi", "f")],
)
def test_each_province_has_the_bonus_of_its_own_token(province: str, token: str) -> None:
    table = polo_position("blue yellow", turn="blue", chance=THREES, yellow={"posts": province})

    table.play(BLUE, "end turn")

    assert [event.args for event in table.told("province_bonus")] == [{"province": province, "token": token}]
