"""The start of a round: first player, bonuses, dice, compensation. Rules POLO-ROUND-2 to -18."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marco_polo.position import (
    BLUE,
    GREEN,
    JOURNEY,
    LAST_DIE,
    MIDDLING,
    RED,
    SEATS,
    YELLOW,
    Table,
    drafted,
    end_round,
    finish_draft,
    last_die_of,
    polo_game,
    polo_position,
    rolls,
    script_left,
)


def purse_all(table: Table) -> None:
    """Everybody puts all dice, which are equal, on the purse: a round without a main action."""
    for _ in range(4):
        colour = table.to_move
        assert colour is not None
        table.play(colour, *["purse"] * 5, "end turn")


def kinds(table: Table) -> list[tuple[str, str | None]]:
    """What was told, and of whom."""
    return [(event.kind, None if event.who is None else SEATS[event.who]) for event in table.events]


# --- the steps of a round start -------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-ROUND-2", "POLO-ROUND-4", "POLO-ROUND-11")
def test_a_round_starts_with_first_player_bonuses_dice_and_compensation() -> None:
    table = polo_position(
        turn=GREEN,
        first=BLUE,
        chance=rolls("44444 44444 11111 44444"),  # green, red, blue, yellow
        green={**JOURNEY, "character": "johannes"},
        yellow={"posts": "anxi"},
        blue={"character": "polos", "figure": "venezia", "second": "venezia"},
    )
    table.play(GREEN, "space travel", "step oasis-a")
    table.events.clear()

    table.play(GREEN, "end turn")
    table.play(BLUE, "camels 4")

    assert [step for step in kinds(table) if step[0] not in ("gained", "contracts_laid_out", "turn_ended")] == [
        *[("round_ended", None), ("round_started", None), ("first_player", GREEN), ("province_bonus", YELLOW)],
        *[("character_bonus", GREEN), ("character_bonus", BLUE), ("dice_rolled", GREEN), ("dice_rolled", RED)],
        *[("dice_rolled", BLUE), ("dice_rolled", YELLOW), ("compensated", BLUE), ("turn_started", GREEN)],
    ]


@pytest.mark.rule("POLO-ROUND-2", "POLO-ROUND-12", "POLO-ROUND-13")
def test_bonuses_are_chosen_while_the_dice_of_the_old_round_still_lie_on_the_board() -> None:
    table = last_die_of(blue={"posts": "kashgar"})

    end_round(table)
    assert (table.to_move, table.asked) == (BLUE, "choose_pair")
    assert table.space("coins") == "red 3"
    assert [table.player(colour).dice for colour in SEATS] == ["", "", "", ""]
    assert (table.told("dice_rolled"), script_left(table)) == ([], rolls(MIDDLING))
    table.play(BLUE, "pair silk-gold")

    assert table.player(BLUE).goods == "silk gold"
    assert table.space("coins") == ""
    assert [table.player(colour).dice for colour in SEATS] == ["4 4 4 4 4"] * 4


# --- the first player -----------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-ROUND-3")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_in_round_1_the_first_player_is_that_of_the_setup(first: int) -> None:
    table = polo_game(4, seed=2, first_player=first)

    assert (table.state.round, table.first) == (1, SEATS[first])
    assert table.state.view(None)["traveller"] is None
    assert not {"POLO-ROUND-4", "POLO-ROUND-5"} & {event.rule for event in table.events}


@pytest.mark.rule("POLO-ROUND-4", "POLO-ROUND-19", "POLO-TRAVEL-27")
def test_the_last_traveller_starts_the_next_round() -> None:
    spaces = {"coins": "blue 1"}
    green = {"dice": "1 1", "coins": 4}
    table = polo_position(
        turn=YELLOW, first=BLUE, spaces=spaces, chance=rolls(MIDDLING), yellow=JOURNEY, green=green, red={"dice": "2"}
    )

    table.play(YELLOW, "space travel", "step oasis-a", "end turn")
    assert table.state.view(None)["traveller"] == table.who(YELLOW)
    table.play(GREEN, "space travel", "step alexandria", "end turn")
    assert table.state.view(None)["traveller"] == table.who(GREEN)
    assert table.first == BLUE  # not yet
    table.play(RED, "space khan", "good gold", "end turn")

    assert (table.state.round, table.first, table.to_move) == (2, GREEN, GREEN)


@pytest.mark.rule("POLO-ROUND-4", "POLO-ROUND-5")
def test_a_journey_counts_for_one_round_only() -> None:
    table = polo_position(
        turn=YELLOW, first=BLUE, round=2, chance=rolls(MIDDLING + MIDDLING), yellow=JOURNEY, red={"camels": 0}
    )
    table.play(YELLOW, "space travel", "step oasis-a", "end turn")
    assert (table.state.round, table.first, table.to_move) == (3, YELLOW, YELLOW)
    assert table.state.view(None)["traveller"] is None

    purse_all(table)

    assert (table.state.round, table.first, table.to_move) == (4, YELLOW, YELLOW)


@pytest.mark.rule("POLO-ROUND-5")
@pytest.mark.parametrize("first", SEATS)
def test_if_nobody_travelled_the_first_player_stays(first: str) -> None:
    table = polo_position(turn=RED, first=first, chance=rolls(MIDDLING), red=LAST_DIE)

    end_round(table)

    assert (table.state.round, table.first, table.to_move) == (2, first, first)


@pytest.mark.rule("POLO-ROUND-6", "POLO-CITY-20")
@pytest.mark.parametrize(
    ("means", "actions"),
    [
        ({"active": "s1", "camels": 1, "spice": 3}, ["complete s1", "step oasis-a", "space coins"]),
        ({"posts": "moscow", "camels": 2}, ["city card t17", "step oasis-a"]),
        ({"posts": "karachi", "spice": 1, "silk": 1}, ["city card t18", "step oasis-a"]),
        ({"character": "gunj"}, ["private space 2", "step oasis-a"]),
    ],
    ids=["a reward", "t17", "t18", "a private space"],
)
def test_a_step_in_any_other_way_is_no_journey(means: dict[str, Any], actions: list[str]) -> None:
    board: dict[str, Any] = {"module": True, "cards": {"moscow": "t17", "karachi": "t18"}, "chance": rolls(MIDDLING)}
    table = polo_position(turn=RED, first=BLUE, **board, red={**LAST_DIE, **means})

    table.play(RED, *actions)
    assert table.player(RED).figure == "oasis-a"
    table.play(RED, "end turn")

    assert (table.state.round, table.first, table.to_move) == (2, BLUE, BLUE)


@pytest.mark.rule("POLO-ROUND-7")
@pytest.mark.parametrize("dice", ["black-1 black-1", "black-1 white-1", "1 black-1", "1 white-1", "1 1"])
def test_a_journey_counts_with_any_dice(dice: str) -> None:
    red: dict[str, Any] = {"dice": dice, "coins": 3, "character": "matteo", "active": "s1"}
    table = polo_position(turn=RED, first=BLUE, chance=rolls(MIDDLING + "4"), red=red)

    table.play(RED, "space travel", "step oasis-a", "end turn")

    assert (table.state.round, table.first, table.to_move) == (2, RED, RED)


# --- bonuses of provinces and characters ----------------------------------------------------------------------------
@pytest.mark.rule("POLO-ROUND-8", "POLO-ROUND-9")
@pytest.mark.parametrize(
    ("place", "gain"),
    [
        ("anxi", (5, 0, 0)),  # coins, camels, points
        ("ormuz", (0, 3, 0)),
        ("adana", (3, 1, 0)),
        ("kochi", (0, 0, 3)),
        ("moscow", (0, 0, 0)),
        ("beijing", (0, 0, 0)),
        ("adana kochi ormuz", (3, 4, 3)),
    ],
)
def test_every_owner_of_a_post_receives_the_bonus_of_the_province_once(place: str, gain: tuple[int, int, int]) -> None:
    table = last_die_of(blue={"posts": place}, green={"posts": place})

    end_round(table)

    for colour, gained in ((BLUE, gain), (GREEN, gain), (YELLOW, (0, 0, 0))):
        player = table.player(colour)
        assert (player.coins, player.camels, player.score) == gained


@pytest.mark.rule("POLO-ROUND-9")
def test_the_bonus_of_a_province_comes_back_every_round() -> None:
    table = polo_position(turn=RED, chance=rolls(MIDDLING + MIDDLING), red=LAST_DIE, blue={"posts": "ormuz"})

    end_round(table)
    assert table.player(BLUE).camels == 3
    purse_all(table)

    assert table.player(BLUE).camels == 6
    assert table.state.view(None)["provinces"]["ormuz"] == "b"


@pytest.mark.rule("POLO-ROUND-10")
def test_in_round_1_matteo_already_draws_a_contract() -> None:
    table = polo_game(4, seed=1, first_player=0)  # yellow is Matteo

    assert table.state.round == 1
    assert [len(table.player(colour).active.split()) for colour in SEATS] == [1, 2, 1, 1]
    assert [event.args for event in table.told("character_bonus")] == [{"character": "matteo"}]
    assert len(table.special.split()) == 8 - 1


@pytest.mark.rule("POLO-ROUND-10", "POLO-CHAR-30")
@pytest.mark.parametrize(("character", "coins", "camels"), [("johannes", 10 + 3, 2), ("polos", 10, 2 + 1)])
def test_in_round_1_other_characters_already_take_their_bonus(character: str, coins: int, camels: int) -> None:
    table, colour = drafted(character, first_player=0)

    assert (colour, table.player(RED).coins, table.player(RED).camels) == (RED, 10, 2)
    finish_draft(table)

    assert table.state.round == 1
    assert (table.player(RED).coins, table.player(RED).camels) == (coins, camels)


@pytest.mark.rule("POLO-ROUND-11")
def test_province_bonuses_come_in_the_order_of_their_tokens() -> None:
    table = polo_position(
        turn=RED,
        provinces="f d b e c a",  # of anxi, ormuz, kashgar, xian, adana, kochi
        chance=rolls(MIDDLING),
        red=LAST_DIE,
        green={"posts": "anxi ormuz kashgar xian adana kochi"},
    )

    end_round(table)
    assert (table.asked, [event.args["token"] for event in table.told("province_bonus")]) == (
        "choose_pair",
        ["a", "b", "c"],
    )
    table.play(GREEN, "pair spice-silk")
    assert (table.asked, table.options) == ("choose_copy", ["bonus a", "bonus b", "bonus c", "bonus e", "bonus f"])
    table.play(GREEN, "bonus e")

    assert [(event.args["province"], event.args["token"]) for event in table.told("province_bonus")] == [
        ("kochi", "a"),
        ("kashgar", "b"),
        ("adana", "c"),
        ("ormuz", "d"),
        ("xian", "e"),
        ("anxi", "f"),
    ]
    green = table.player(GREEN)
    assert (green.coins, green.camels, green.goods, green.score) == (5 + 3 + 3, 3 + 1 + 1, "spice silk", 3)


@pytest.mark.rule("POLO-ROUND-11", "POLO-ROUND-12")
def test_all_take_their_province_bonuses_before_anybody_takes_a_character_bonus() -> None:
    table = polo_position(
        turn=RED,
        first=GREEN,
        special="k01 k02",
        chance=rolls("44444 44444 44444 44444 4"),
        red=LAST_DIE,
        green={"posts": "kashgar", "character": "matteo", "active": "k03 k04"},
        blue={"posts": "kashgar"},
        yellow={"character": "johannes"},
    )

    end_round(table)
    assert (table.to_move, table.asked) == (GREEN, "choose_pair")
    table.play(GREEN, "pair spice-silk")
    assert (table.to_move, table.asked) == (BLUE, "choose_pair")  # nobody knows Matteo's contract yet
    assert (table.player(GREEN).active, table.player(YELLOW).coins) == ("k03 k04", 0)
    table.play(BLUE, "pair spice-gold")
    assert (table.to_move, table.options) == (GREEN, ["discard k03", "discard k04", "discard k01"])
    assert (table.player(YELLOW).coins, table.told("dice_rolled")) == (0, [])
    table.play(GREEN, "discard k03")

    assert table.player(YELLOW).coins == 3
    assert (table.to_move, table.asked) == (GREEN, "choose_action")


# --- dice return, the roll ------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-ROUND-13", "POLO-ROUND-14")
def test_own_dice_the_white_die_and_the_black_dice_return() -> None:
    table = polo_position(
        "blue yellow green",
        turn=GREEN,
        spaces={"coins": "blue 5, black 1", "khan": "yellow 2, white 3", "purse": "green 6, black 2"},
        special="k01",
        chance=rolls("12345 6 66666 44444"),
        yellow={"character": "matteo"},
        green={"dice": "4 black-4", "coins": 9},
        first=YELLOW,
    )
    assert table.state.pool == 1

    table.play(GREEN, "space coins", "die own-4", "end turn")
    table.play(GREEN, "space camels", "end turn")

    assert table.player(YELLOW).dice == "1 2 3 4 5 white-6"
    assert table.player(GREEN).dice == "6 6 6 6 6"
    assert table.player(BLUE).dice == "4 4 4 4 4"
    assert table.state.pool == 4
    spaces = table.state.view(None)["spaces"]
    assert {name: dice for name, dice in spaces.items() if dice} == {
        "khan": [{"owner": None, "kind": "neutral", "value": 1}]
    }


@pytest.mark.rule("POLO-ROUND-14")
def test_everybody_rolls_except_raschid() -> None:
    table = last_die_of(rolled="11166 23456 66666", blue={"character": "raschid"})

    end_round(table)

    dice = {RED: "1 1 1 6 6", BLUE: "own own own own own", YELLOW: "2 3 4 5 6", GREEN: "6 6 6 6 6"}
    assert {colour: table.player(colour).dice for colour in dice} == dice
    rolled = [(event.who, event.args["n"]) for event in table.told("dice_rolled")]
    assert rolled == [(table.who(RED), 15), (table.who(YELLOW), 20), (table.who(GREEN), 30)]
    assert script_left(table) == []


# --- compensation ---------------------------------------------------------------------------------------------------
SUMS = [("11111", 10), ("11112", 9), ("12222", 6), ("22222", 5), ("22333", 2), ("11336", 1), ("23333", 1)]


@pytest.mark.rule("POLO-ROUND-15", "POLO-ROUND-16")
@pytest.mark.parametrize(("rolled", "units"), SUMS)
def test_less_than_fifteen_is_compensated_unit_by_unit(rolled: str, units: int) -> None:
    table = last_die_of(rolled=f"{rolled} 44444 44444 44444")

    end_round(table)
    assert (table.to_move, table.asked) == (RED, "choose_compensation")
    assert table.options == [f"camels {camels}" for camels in range(units + 1)]
    coins = table.player(RED).coins
    for camels in range(units + 1):
        copy = Table(table.state.copy())
        copy.play(RED, f"camels {camels}")
        assert (copy.player(RED).camels, copy.player(RED).coins) == (camels, coins + units - camels)


@pytest.mark.rule("POLO-ROUND-15")
@pytest.mark.parametrize("rolled", ["33333", "12345", "11166", "66666", "33334"])
def test_fifteen_or_more_is_not_compensated(rolled: str) -> None:
    table = last_die_of(rolled=f"{rolled} 44444 44444 44444")

    end_round(table)

    assert (table.to_move, table.asked) == (RED, "choose_action")
    assert (table.player(RED).coins, table.player(RED).camels) == (3 + 5, 0)
    assert table.told("compensated") == []


@pytest.mark.rule("POLO-ROUND-15")
@pytest.mark.parametrize(("rolled", "units"), [("11111 6", 4), ("22222 4", 1), ("22222 5", 0), ("11111 1", 9)])
def test_the_white_die_is_part_of_the_sum(rolled: str, units: int) -> None:
    table = last_die_of(rolled=f"{rolled} 44444 44444 44444", red={"character": "matteo"})

    end_round(table)

    assert table.asked == ("choose_compensation" if units else "choose_action")
    assert [o for o in table.options if o.startswith("camels")] == [f"camels {n}" for n in range(units + 1) if units]


@pytest.mark.rule("POLO-ROUND-15")
def test_raschid_is_never_compensated() -> None:
    table = last_die_of(rolled="44444 44444 44444", red={"character": "raschid", "dice": "own"})

    table.play(RED, "space coins", "end turn")

    assert (table.to_move, table.asked) == (RED, "choose_action")
    assert table.player(RED).coins == 3 + 5


@pytest.mark.rule("POLO-ROUND-17")
def test_compensation_is_chosen_clockwise_when_all_have_rolled() -> None:
    table = polo_position(
        turn=RED, first=GREEN, chance=rolls("11111 44444 22222 23333"), red=LAST_DIE
    )  # green, red, blue, yellow

    end_round(table)
    assert (table.to_move, len(table.told("dice_rolled"))) == (GREEN, 4)
    table.play(GREEN, "camels 10")
    assert (table.to_move, table.asked) == (BLUE, "choose_compensation")
    table.play(BLUE, "camels 0")
    assert (table.to_move, table.asked) == (YELLOW, "choose_compensation")
    table.play(YELLOW, "camels 1")

    assert (table.to_move, table.asked) == (GREEN, "choose_action")
    assert [(e.who, e.args["things"]) for e in table.told("compensated")] == [
        (table.who(GREEN), {"camels": 10}),
        (table.who(BLUE), {"coins": 5}),
        (table.who(YELLOW), {"camels": 1}),
    ]


@pytest.mark.rule("POLO-ROUND-18")
def test_a_die_that_falls_later_brings_no_compensation() -> None:
    table = last_die_of(rolled="33333 44444 44444 44444 1", red={"camels": 3})
    end_round(table)

    table.play(RED, "reroll", "die own-3", "change die", "die own-3", "down")

    assert table.player(RED).dice == "1 2 3 3 3"
    assert (table.asked, table.player(RED).coins, table.player(RED).camels) == ("choose_action", 8, 0)


@pytest.mark.rule("POLO-ROUND-18")
def test_a_die_that_rises_later_costs_no_compensation() -> None:
    table = last_die_of(rolled="11111 44444 44444 44444 6")
    end_round(table)
    table.play(RED, "camels 1")

    table.play(RED, "reroll", "die own-1")

    assert table.player(RED).dice == "1 1 1 1 6"
    assert (table.player(RED).coins, table.player(RED).camels) == (8 + 9, 0)
