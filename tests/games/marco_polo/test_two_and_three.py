"""Games of two and three: neutral dice, fewer black dice, Mercator's other versions. Rules POLO-2P and POLO-3P."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marco_polo.position import BLUE, RED, ROW, Table, polo_game, polo_position, rolls

TWO = "blue red"
THREE = "blue green red"


def neutral_dice(table: Table) -> dict[str, list[int]]:
    """The values of the dice that nobody owns, by space."""
    spaces = table.state.view(None)["spaces"]
    found = {space: [die["value"] for die in dice if die["kind"] == "neutral"] for space, dice in spaces.items()}
    assert all((die["owner"] is None) == (die["kind"] == "neutral") for dice in spaces.values() for die in dice)
    return {space: values for space, values in found.items() if values}


# --- neutral dice at the khan ---------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-3P-1", "POLO-2P-1", "POLO-2P-2", "POLO-KHAN-8")
@pytest.mark.parametrize(("players", "neutral"), [(2, {"coins": [1], "khan": [1, 1]}), (3, {"khan": [1]}), (4, {})])
def test_neutral_dice_lie_on_the_board_from_the_start(players: int, neutral: dict[str, list[int]]) -> None:
    table = polo_game(players)

    assert neutral_dice(table) == neutral
    placed = [space for space, dice in table.state.view(None)["spaces"].items() if dice]
    assert placed == list(neutral)


@pytest.mark.rule("POLO-3P-1", "POLO-2P-1", "POLO-KHAN-4", "POLO-KHAN-8")
@pytest.mark.parametrize(("seats", "free"), [(TWO, 2), (THREE, 3), ("blue yellow green red", 4)])
def test_so_many_khan_spaces_remain(seats: str, free: int) -> None:
    dice = {colour: {"dice": "5 black-5"} for colour in (BLUE, RED)}
    others: dict[str, Any] = {colour: {"dice": "5"} for colour in seats.split() if colour not in dice}
    table = polo_position(seats, turn=RED, red=dice[RED], blue=dice[BLUE], **others)

    for _ in range(free):
        colour = table.to_move
        assert colour is not None
        table.play(colour, "space khan")
        if table.asked == "choose_die":
            table.play(colour, table.options[0])
        table.play(colour, "good gold", "end turn")

    assert table.space("khan").count("5") == free
    assert len(table.state.view(None)["spaces"]["khan"]) == 4
    assert (table.to_move, table.why_not("space khan")) == (RED, ("khan.full", "POLO-KHAN-4"))


@pytest.mark.rule("POLO-3P-1", "POLO-2P-1", "POLO-KHAN-4", "POLO-KHAN-8")
@pytest.mark.parametrize(("seats", "lies"), [(TWO, "blue 2, black 3"), (THREE, "blue 2, black 3, green 4")])
def test_the_khan_area_closes_with_the_last_free_space(seats: str, lies: str) -> None:
    open_ = polo_position(seats, turn=RED, spaces={"khan": lies.rpartition(", ")[0]}, red={"dice": "6"})
    full = polo_position(seats, turn=RED, spaces={"khan": lies}, red={"dice": "6"})

    assert "space khan" in open_.options
    assert full.why_not("space khan") == ("khan.full", "POLO-KHAN-4")


@pytest.mark.rule("POLO-3P-1", "POLO-2P-1")
@pytest.mark.parametrize("seats", [TWO, THREE])
def test_the_ones_of_the_khan_admit_any_die(seats: str) -> None:
    table = polo_position(seats, turn=RED, red={"dice": "1 4"})

    table.play(RED, "space khan")

    assert table.options == ["die own-1", "die own-4"]


# --- the neutral die at the coins -----------------------------------------------------------------------------------
@pytest.mark.rule("POLO-2P-2")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_with_two_players_five_coins_always_cost_the_die(value: int) -> None:
    table = polo_position(TWO, turn=RED, red={"dice": str(value), "coins": 6})
    poor = polo_position(TWO, turn=RED, red={"dice": str(value), "coins": value - 1})

    table.play(RED, "space coins")

    assert table.player(RED).coins == 6 - value + 5
    assert poor.why_not("space coins") == ("space.price", "POLO-OCCUPY-4")


@pytest.mark.rule("POLO-2P-2")
def test_with_three_players_the_first_five_coins_are_free() -> None:
    table = polo_position(THREE, turn=RED, red={"dice": "6"})

    table.play(RED, "space coins")

    assert table.player(RED).coins == 5


@pytest.mark.rule("POLO-2P-2", "POLO-2P-5", "POLO-ROUND-13")
def test_the_neutral_die_costs_in_later_rounds_too() -> None:
    table = polo_position(TWO, turn=RED, chance=rolls("44444 44444"), red={"dice": "3"}, blue={"coins": 3})

    table.play(RED, "purse", "end turn")

    assert (table.state.round, table.player(RED).coins, table.player(BLUE).coins) == (2, 3, 3)
    assert table.why_not("space coins") == ("space.price", "POLO-OCCUPY-4")
    assert "space camels" in table.options


# --- neutral dice in general ----------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-2P-5", "POLO-2P-1", "POLO-2P-2", "POLO-3P-1")
@pytest.mark.parametrize(("seats", "neutral"), [(TWO, {"coins": [1], "khan": [1, 1]}), (THREE, {"khan": [1]})])
def test_neutral_dice_stay_when_the_others_return(seats: str, neutral: dict[str, list[int]]) -> None:
    rolled = "44444 " * len(seats.split())
    table = polo_position(seats, turn=RED, chance=rolls(rolled * 2), red={"dice": "3 4", "coins": 9})

    table.play(RED, "space coins", "die own-3", "end turn")
    table.play(RED, "space khan", "good gold", "end turn")
    assert (table.state.round, neutral_dice(table)) == (2, neutral)
    for _ in seats.split():
        colour = table.to_move
        assert colour is not None
        table.play(colour, *["purse"] * 5, "end turn")

    assert (table.state.round, neutral_dice(table)) == (3, neutral)
    assert all(sum(player["dice"].values()) == 5 for player in table.state.view(None)["players"])


@pytest.mark.rule("POLO-2P-1", "POLO-2P-2", "POLO-3P-1", "POLO-2P-5")
@pytest.mark.parametrize(("seats", "free"), [(TWO, 2), (THREE, 3)])
def test_neutral_dice_take_their_spaces_in_later_rounds_too(seats: str, free: int) -> None:
    rolled = "4" + "44444" * len(seats.split()) + "4"
    table = polo_position(seats, turn=RED, chance=rolls(rolled), red={"dice": "3", "camels": 6, "coins": 3})
    table.play(RED, "buy black die", "purse", "die own-3", "space coins", "end turn")
    assert (table.state.round, table.player(RED).coins) == (2, 3 + 3 + 5 - (4 if seats == TWO else 0))

    table.play(RED, "buy black die")
    for _ in range(free):
        colour = table.to_move
        assert colour is not None
        table.play(colour, "space khan", *["die own-4"] * (colour == RED), "good gold", "end turn")

    assert (table.to_move, table.why_not("space khan")) == (RED, ("khan.full", "POLO-KHAN-4"))


@pytest.mark.rule("POLO-2P-5")
def test_neutral_dice_do_not_count_for_the_own_colour() -> None:
    table = polo_position(TWO, turn=RED, red={"dice": "3 3", "coins": 9}, blue={"dice": "4 4", "coins": 9})

    table.play(RED, "space coins", "end turn")
    table.play(BLUE, "space khan", "good gold", "end turn")
    assert table.why_not("space coins") == ("space.own_colour", "POLO-OCCUPY-6")  # by red's own die
    table.play(RED, "purse", "end turn")
    table.play(BLUE, "space coins")

    assert table.space("coins") == "neutral 1, red 3, blue 4"


@pytest.mark.rule("POLO-2P-5")
@pytest.mark.parametrize("what", ["purse", "reroll", "change die"])
def test_neutral_dice_belong_to_nobody(what: str) -> None:
    table = polo_position(TWO, turn=RED, red={"dice": "3 5", "camels": 2}, blue={"dice": "2"})

    table.play(RED, what)

    assert table.options == ["die own-3", "die own-5"]
    assert neutral_dice(table) == {"coins": [1], "khan": [1, 1]}


# --- black dice, Beijing --------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-2P-3", "POLO-3P-2")
@pytest.mark.parametrize(("seats", "pool"), [(TWO, 3), (THREE, 4)])
def test_the_last_black_die_of_the_pool_and_the_full_pool_of_the_next_round(seats: str, pool: int) -> None:
    spaces: dict[str, Any] = {"camels": ", ".join(["black 1"] * (pool - 1))}
    chance = rolls("2" + "44444" * len(seats.split()))
    table = polo_position(seats, turn=RED, spaces=spaces, chance=chance, red={"dice": "1 1", "camels": 6})

    table.play(RED, "buy black die", "purse", "die own-1", "purse", "die own-1")
    assert (table.state.pool, table.player(RED).dice) == (0, "black-2")
    table.play(RED, "space khan", "good gold", "end turn")

    assert (table.state.round, table.state.pool) == (2, pool)


@pytest.mark.rule("POLO-2P-6")
@pytest.mark.parametrize("seats", [TWO, THREE])
def test_beijing_keeps_its_four_slots(seats: str) -> None:
    slots = [10, 7, 4, 1]
    for slot, points in enumerate(slots):
        blue: dict[str, Any] = {"posts": "beijing", "beijing": slot, "completed": "k01"}
        table = polo_position(seats, turn=RED, round=5, red={"dice": "1", "coins": 1}, blue=blue)
        assert len(table.beijing) == 4

        table.play(RED, "purse", "end turn")

        assert table.player(BLUE).points == {"beijing": points, "most_contracts": 7}


@pytest.mark.rule("POLO-2P-6")
@pytest.mark.parametrize("seats", [TWO, THREE])
def test_the_first_post_in_beijing_takes_the_ten_and_the_second_the_seven(seats: str) -> None:
    traveller: dict[str, Any] = {"dice": "1 1", "coins": 9, "figure": "oasis-c"}
    table = polo_position(seats, turn=RED, red=traveller, blue=traveller)

    for colour in (RED, BLUE):
        table.play(colour, "space travel", "step beijing", "end turn")

    assert table.beijing == [RED, BLUE, None, None]


# --- Mercator ex Tabriz ---------------------------------------------------------------------------------------------
MERCATOR: list[Any] = [
    # players, what another player does, what Mercator gains
    pytest.param(TWO, "space camels", {"camels": 1}, id="2 bazaar"),
    pytest.param(THREE, "space camels", {"camels": 1}, id="3 bazaar"),
    pytest.param("blue yellow green red", "space camels", {"camels": 1}, id="4 bazaar"),
    pytest.param(TWO, "space khan", {"camels": 1}, id="2 khan"),
    pytest.param(THREE, "space khan", {"camels": 1}, id="3 khan"),
    pytest.param("blue yellow green red", "space khan", {}, id="4 khan"),
    pytest.param(TWO, "space coins", {"coins": 2}, id="2 coins"),
    pytest.param(THREE, "space coins", {}, id="3 coins"),
    pytest.param("blue yellow green red", "space coins", {}, id="4 coins"),
    pytest.param(TWO, "space contracts", {}, id="2 contracts"),
    pytest.param(TWO, "purse", {}, id="2 purse"),
]


@pytest.mark.rule("POLO-2P-4", "POLO-3P-3")
@pytest.mark.parametrize(("seats", "action", "gain"), MERCATOR)
def test_mercator_is_used_in_the_version_for_the_number_of_players(
    seats: str, action: str, gain: dict[str, int]
) -> None:
    table = polo_position(seats, turn=RED, row=ROW, red={"dice": "1", "coins": 9}, blue={"character": "mercator"})

    table.play(RED, action)
    if table.asked == "choose_good":
        table.play(RED, "good gold")

    blue = table.player(BLUE)
    assert {"coins": blue.coins, "camels": blue.camels, "goods": blue.goods} == {
        "coins": 0,
        "camels": 0,
        "goods": "",
        **gain,
    }


@pytest.mark.rule("POLO-2P-4", "POLO-3P-3")
@pytest.mark.parametrize("seats", [TWO, THREE])
def test_mercator_gains_nothing_from_his_own_actions(seats: str) -> None:
    table = polo_position(
        seats, turn=BLUE, blue={"dice": "2 2 2", "coins": 9, "character": "mercator"}, red={"character": None}
    )

    table.play(BLUE, "space khan", "good gold", "end turn")
    table.play(BLUE, "space coins", "end turn")

    assert (table.player(BLUE).camels, table.player(BLUE).goods) == (2, "gold")
    assert table.player(BLUE).coins == 9 + 5 - (2 if seats == TWO else 0)


@pytest.mark.rule("POLO-2P-4", "POLO-3P-3")
@pytest.mark.parametrize("players", [2, 3])
def test_mercator_takes_part_in_the_draft_of_small_games(players: int) -> None:
    offered = [polo_game(players, seed, character_draft=True).options for seed in range(40)]

    assert any("character mercator" in options for options in offered)
    assert {len(options) for options in offered} == {players + 1}
