"""The characters with a power over dice, contracts and the bazaar: POLO-CHAR-1 to -20.

Those who travel in their own way are in `test_travelling_characters.py` and `test_wilhelm.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marco_polo.position import BLUE, RED, YELLOW, acting, goods, next_round, polo_game, polo_position


# --- Raschid ad-Din Sinan --------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CHAR-1")
def test_raschid_does_not_roll_his_dice() -> None:
    table = next_round("raschid", [6, 6, 6, 6, 6])  # only red's dice are rolled

    assert table.player(BLUE).dice == "own own own own own"
    assert table.player(RED).dice == "6 6 6 6 6"


@pytest.mark.rule("POLO-CHAR-2")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_raschid_chooses_the_value_of_a_die_when_he_places_it(value: int) -> None:
    table = acting("raschid", dice="own own")

    table.play(RED, "space khan")
    assert table.options == [f"value {n}" for n in range(1, 7)]
    table.play(RED, f"value {value}", "good gold")

    assert table.space("khan") == f"red {value}"
    assert table.player(RED).dice == "own"


@pytest.mark.rule("POLO-CHAR-2")
@pytest.mark.parametrize(
    ("space", "dice", "actions", "gained"),
    [
        ("camels", "own own", [], (6, 0, 0, 0)),
        ("spice", "own own", ["row 6"], (0, 4, 0, 0)),
        ("silk", "own own", ["row 6"], (0, 0, 4, 0)),
        ("gold", "own own own", ["row 6"], (0, 0, 0, 4)),
    ],
)
def test_raschids_dice_count_as_sixes_on_an_empty_space(
    space: str, dice: str, actions: list[str], gained: tuple[int, int, int, int]
) -> None:
    table = acting("raschid", dice=dice)

    table.play(RED, f"space {space}", *actions)

    player = table.player(RED)
    assert (player.camels, player.spice, player.silk, player.gold) == gained


@pytest.mark.rule("POLO-CHAR-2")
def test_raschid_travels_six_steps_and_uses_cards_with_a_six() -> None:
    traveller = acting("raschid", dice="own own", coins=18)
    builder = acting("raschid", dice="own", posts="moscow", board={"cards": {"moscow": "t27"}})

    traveller.place(RED, "space travel")
    traveller.walk(RED, "oasis-a", "venezia", "oasis-a", "venezia", "oasis-a", "venezia")
    builder.play(RED, "city card t27")

    assert traveller.player(RED).coins == 0
    assert builder.player(RED).coins == 12


@pytest.mark.rule("POLO-CHAR-3", "POLO-DICE-6")
def test_raschid_does_not_roll_a_black_die_either() -> None:
    table = acting("raschid", dice="own", camels=3, board={"chance": []})

    table.play(RED, "buy black die")
    assert table.player(RED).dice == "own black"
    table.play(RED, "space khan", "die black", "value 5", "good silk")

    assert table.space("khan") == "black 5"
    assert table.player(RED).dice == "own"


@pytest.mark.rule("POLO-CHAR-4")
def test_raschid_gets_no_compensation() -> None:
    table = next_round("raschid", [1, 1, 1, 1, 1])

    assert table.asked == "choose_compensation"
    assert table.to_move == RED
    table.play(RED, "camels 4")

    assert table.to_move == BLUE
    assert table.asked == "choose_action"
    assert (table.player(BLUE).coins, table.player(BLUE).camels) == (0, 0)


@pytest.mark.rule("POLO-CHAR-5")
def test_raschid_can_neither_reroll_nor_change_a_die() -> None:
    table = acting("raschid", dice="own black", camels=9)

    assert "reroll" not in table.options
    assert "change die" not in table.options
    assert table.why_not("reroll") == ("change.raschid", "POLO-CHAR-5")
    assert table.why_not("change die") == ("change.raschid", "POLO-CHAR-5")


@pytest.mark.rule("POLO-CHAR-6")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_the_value_that_raschid_chooses_is_his_price(value: int) -> None:
    table = acting("raschid", dice="own own", coins=4, board={"spaces": {"camels": "blue 6"}})

    table.play(RED, "space camels")
    assert table.options == ["value 1", "value 2", "value 3", "value 4"]
    assert table.why_not("value 5") == ("value.price", "POLO-OCCUPY-4")
    table.play(RED, f"value {value}")

    assert table.player(RED).coins == 4 - value
    assert table.player(RED).camels == value


@pytest.mark.rule("POLO-CHAR-6", "POLO-TURN-11")
def test_raschids_price_must_leave_enough_for_a_step() -> None:
    table = acting("raschid", dice="own own", coins=5, board={"spaces": {"travel": "blue 6, blue 6"}})

    table.place(RED, "space travel")

    assert table.options == ["value 1", "value 2"]


@pytest.mark.rule("POLO-CHAR-6")
def test_raschid_pays_one_coin_for_the_five_coins() -> None:
    table = acting("raschid", dice="own", coins=9, board={"spaces": {"coins": "blue 6"}})

    table.play(RED, "space coins")

    assert table.asked == "choose_action"
    assert table.player(RED).coins == 9 - 1 + 5


@pytest.mark.rule("POLO-CHAR-6")
def test_raschids_value_at_the_khan_binds_the_others_and_himself() -> None:
    board: dict[str, Any] = {"spaces": {"khan": "green 3"}, "blue": {"dice": "3 5"}}
    table = acting("raschid", dice="own", board=board)

    table.play(RED, "space khan")
    assert table.options == ["value 3", "value 4", "value 5", "value 6"]
    assert table.why_not("value 2") == ("khan.too_low", "POLO-KHAN-3")
    table.play(RED, "value 4", "good spice", "end turn")
    table.play(BLUE, "space khan")

    assert table.asked == "choose_good"  # only the five is high enough
    assert table.space("khan") == "green 3, red 4, blue 5"


@pytest.mark.rule("POLO-CHAR-7")
def test_raschids_die_in_the_purse_needs_no_value() -> None:
    table = acting("raschid", dice="own black")

    table.play(RED, "purse", "die black")

    assert table.asked == "choose_action"
    assert table.player(RED).coins == 3
    assert table.player(RED).dice == "own"


# --- Matteo Polo -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CHAR-8")
def test_matteo_rolls_the_white_die_with_his_own() -> None:
    table = next_round("matteo", [4] * 11)

    assert table.player(BLUE).dice == "4 4 4 4 4 white-4"
    assert table.player(RED).dice == "4 4 4 4 4"


@pytest.mark.rule("POLO-CHAR-8")
def test_the_white_die_comes_back_to_matteo_every_round() -> None:
    blue = {"character": "matteo", "dice": "white-3"}
    table = polo_position("blue red", turn="blue", special="k01 k02", chance=[4] * 11, blue=blue)

    table.play(BLUE, "purse")
    assert table.space("purse").endswith("white 3")
    table.play(BLUE, "end turn")

    assert table.player(BLUE).dice == "5 5 5 5 5 white-5"
    assert "white" not in table.space("purse")


@pytest.mark.rule("POLO-CHAR-9")
def test_the_white_die_counts_for_the_compensation() -> None:
    table = next_round("matteo", [2] * 11)

    assert table.to_move == BLUE
    assert table.options == [f"camels {n}" for n in range(4)]  # 15 - 12
    table.play(BLUE, "camels 1")

    assert (table.player(BLUE).coins, table.player(BLUE).camels) == (2, 1)
    assert table.options == [f"camels {n}" for n in range(6)]  # red: 15 - 10


@pytest.mark.rule("POLO-CHAR-10")
@pytest.mark.parametrize("space", ["coins", "camels", "spice", "contracts"])
def test_the_white_die_may_follow_own_dice_on_a_space(space: str) -> None:
    board = {"spaces": {space: "red 3"}, "row": "k01 k02 k03 k04 k05 k06"}
    table = acting("matteo", dice="4 white-2", coins=9, board=board)
    without = acting("matteo", dice="4", coins=9, board=board)

    table.play(RED, f"space {space}")

    assert table.space(space) == "red 3, white 2"
    assert without.why_not(f"space {space}") == ("space.own_colour", "POLO-OCCUPY-6")


@pytest.mark.rule("POLO-CHAR-10")
def test_the_white_die_does_not_use_up_the_own_colour() -> None:
    table = acting("matteo", dice="4 white-2", coins=9, board={"spaces": {"khan": "black 2"}})

    table.play(RED, "space khan", "die white-2", "good gold", "end turn", "space khan")

    assert table.space("khan") == "black 2, white 2, red 4"


@pytest.mark.rule("POLO-CHAR-11")
def test_matteo_draws_a_contract_at_the_start_of_the_first_round() -> None:
    table = polo_game(4, first_player=0)

    matteo = table.player(YELLOW)
    assert matteo.character == "matteo"
    assert len(matteo.active.split()) == 2
    assert len(table.player(BLUE).active.split()) == 1
    assert len(table.special.split()) == 7


@pytest.mark.rule("POLO-CHAR-11")
def test_matteo_draws_the_top_contract_of_the_special_pile_in_later_rounds() -> None:
    table = next_round("matteo", [4] * 11, "k30 k31", active="k20")

    assert table.player(BLUE).active == "k20 k30"
    assert table.special == "k31"
    assert table.player(RED).active == ""


@pytest.mark.rule("POLO-CHAR-12")
@pytest.mark.parametrize(
    ("gone", "active", "special"),
    [("k20", "k21 k30", "k31 k20"), ("k21", "k20 k30", "k31 k21"), ("k30", "k20 k21", "k31 k30")],
)
def test_matteo_with_two_contracts_discards_one_of_the_three(gone: str, active: str, special: str) -> None:
    table = next_round("matteo", [4] * 11, "k30 k31", active="k20 k21")

    assert table.to_move == BLUE
    assert table.options == ["discard k20", "discard k21", "discard k30"]
    table.play(BLUE, f"discard {gone}")

    assert table.player(BLUE).active == active
    assert table.special == special


# --- Berke Khan ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CHAR-13")
@pytest.mark.parametrize("die", ["blue 3", "black 5", "neutral 1", "white 2"])
@pytest.mark.parametrize(
    ("space", "needed"), [("coins", 1), ("camels", 1), ("spice", 1), ("silk", 2), ("gold", 3), ("contracts", 1)]
)
def test_berke_pays_nothing_for_an_occupied_space(space: str, needed: int, die: str) -> None:
    board: dict[str, Any] = {"spaces": {space: die}, "row": "k01 k02 k03 k04 k05 k06"}
    table = acting("berke", dice=" ".join(["6"] * needed), board=board)
    other = polo_position(turn="red", **board, red={"dice": " ".join(["6"] * needed)})

    table.place(RED, f"space {space}")

    assert table.space(space) == ", ".join([die] + ["red 6"] * needed)
    assert table.player(RED).coins == (5 if space == "coins" else 0)
    assert other.why_not(f"space {space}") == ("space.price", "POLO-OCCUPY-4")


@pytest.mark.rule("POLO-CHAR-13")
def test_berke_travels_for_the_basic_cost_from_an_occupied_space() -> None:
    table = acting("berke", dice="6 6", coins=3, board={"spaces": {"travel": "blue 6, blue 6"}})

    table.place(RED, "space travel")
    table.walk(RED, "alexandria")

    assert table.player(RED).posts == "alexandria"
    assert table.player(RED).coins == 0


@pytest.mark.rule("POLO-CHAR-13", "POLO-2P-2")
def test_berke_takes_five_coins_beside_the_neutral_die() -> None:
    table = acting("berke", "blue red", dice="6")

    table.play(RED, "space coins")

    assert table.space("coins") == "neutral 1, red 6"
    assert table.player(RED).coins == 5


@pytest.mark.rule("POLO-CHAR-13", "POLO-CHAR-14")
def test_berke_returns_to_his_own_dice_only_with_black_ones_and_for_nothing() -> None:
    table = acting("berke", dice="6 black-4", board={"spaces": {"camels": "red 5"}})
    without = acting("berke", dice="6", board={"spaces": {"camels": "red 5"}})

    table.play(RED, "space camels")

    assert table.space("camels") == "red 5, black 4"
    assert (table.player(RED).coins, table.player(RED).camels) == (0, 4)
    assert without.why_not("space camels") == ("space.own_colour", "POLO-OCCUPY-6")


@pytest.mark.rule("POLO-CHAR-14")
def test_berke_is_bound_by_the_khans_values_and_by_occupied_city_cards() -> None:
    board = {"spaces": {"khan": "blue 5", "moscow": "blue 1"}, "cards": {"moscow": "t27"}}
    table = acting("berke", dice="4", posts="moscow", board=board)

    assert table.why_not("space khan") == ("khan.too_low", "POLO-KHAN-3")
    assert table.why_not("city card t27") == ("card.occupied", "POLO-CITY-3")


# --- Mercator ex Tabriz ----------------------------------------------------------------------------------------------
BAZAAR = [
    ("camels", "6", [], (0, 6, 0, 0, 0), (0, 1, 0, 0, 0)),
    ("camels", "1", [], (0, 1, 0, 0, 0), (0, 1, 0, 0, 0)),
    ("spice", "3", [], (1, 0, 2, 0, 0), (0, 0, 1, 0, 0)),
    ("spice", "6", ["row 5"], (2, 0, 3, 0, 0), (0, 0, 1, 0, 0)),
    ("silk", "3 3", [], (0, 1, 0, 2, 0), (0, 0, 0, 1, 0)),
    ("silk", "5 5", [], (1, 1, 0, 3, 0), (0, 0, 0, 1, 0)),
    ("gold", "3 3 3", [], (0, 2, 0, 0, 2), (0, 0, 0, 0, 1)),
    ("gold", "6 6 6", ["row 5", "decline"], (0, 0, 0, 0, 3), (0, 0, 0, 0, 1)),
]


@pytest.mark.rule("POLO-CHAR-15", "POLO-CHAR-16", "POLO-CHAR-20")
@pytest.mark.parametrize("players", ["blue red", "blue yellow red", "blue yellow green red"])
@pytest.mark.parametrize(("space", "dice", "actions", "gained", "share"), BAZAAR)
def test_mercator_gets_one_piece_of_what_the_bazaar_space_sells(
    space: str,
    dice: str,
    actions: list[str],
    gained: tuple[int, ...],
    share: tuple[int, ...],
    players: str,
) -> None:
    table = polo_position(players, turn="red", red={"dice": dice}, blue={"character": "mercator", "dice": "1"})

    table.play(RED, f"space {space}", *actions)

    assert table.asked == "choose_action"
    assert goods(table, RED) == gained
    assert goods(table, BLUE) == share


@pytest.mark.rule("POLO-CHAR-15", "POLO-BAZAAR-6")
def test_mercator_gets_his_gold_before_the_step_is_made() -> None:
    table = polo_position(turn="red", red={"dice": "5 5 5"}, blue={"character": "mercator", "dice": "1"})

    table.play(RED, "space gold", "row 5")

    assert table.asked == "choose_step"
    assert goods(table, BLUE) == (0, 0, 0, 0, 1)


@pytest.mark.rule("POLO-CHAR-17")
@pytest.mark.parametrize(("players", "camels"), [("blue red", 1), ("blue yellow red", 1), ("blue yellow green red", 0)])
def test_mercator_gets_a_camel_for_the_khans_favour_of_another_with_two_or_three_players(
    players: str, camels: int
) -> None:
    table = polo_position(players, turn="red", red={"dice": "4"}, blue={"character": "mercator", "dice": "1"})

    table.play(RED, "space khan", "good gold")

    assert goods(table, RED) == (0, 2, 0, 0, 1)
    assert goods(table, BLUE) == (0, camels, 0, 0, 0)


@pytest.mark.rule("POLO-CHAR-18")
@pytest.mark.parametrize(("players", "coins"), [("blue red", 2), ("blue yellow red", 0), ("blue yellow green red", 0)])
def test_mercator_gets_two_coins_for_the_five_coins_of_the_other_of_two_players(players: str, coins: int) -> None:
    table = polo_position(
        players, turn="red", red={"dice": "1", "coins": 1}, blue={"character": "mercator", "dice": "1"}
    )

    table.play(RED, "space coins")

    assert table.player(RED).coins == (5 if players == "blue red" else 6)
    assert goods(table, BLUE) == (coins, 0, 0, 0, 0)


@pytest.mark.rule("POLO-CHAR-19")
@pytest.mark.parametrize(
    ("actions", "gained"),
    [
        (["space camels"], (9, 3, 0, 0, 0)),
        (["space spice"], (10, 0, 2, 0, 0)),
        (["space khan", "good gold"], (9, 2, 0, 0, 1)),
        (["space coins"], (9 - 3 + 5, 0, 0, 0, 0)),
    ],
)
def test_mercator_gets_nothing_for_his_own_actions(actions: list[str], gained: tuple[int, ...]) -> None:
    table = acting("mercator", "blue red", dice="3", coins=9)

    table.play(RED, *actions)

    assert goods(table, RED) == gained
    assert goods(table, BLUE) == (0, 0, 0, 0, 0)


@pytest.mark.rule("POLO-CHAR-19")
def test_mercator_gets_nothing_for_purse_contracts_and_rewards_of_others() -> None:
    red = {"dice": "1", "active": "s3 s6", "camels": 3, "silk": 1, "gold": 2}
    table = polo_position("blue red", turn="red", red=red, blue={"character": "mercator", "dice": "1"})

    table.play(RED, "purse", "complete s3", "complete s6", "pair spice-gold")

    assert goods(table, RED) == (3, 3, 1, 0, 1)
    assert goods(table, BLUE) == (0, 0, 0, 0, 0)
