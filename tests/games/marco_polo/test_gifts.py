"""The 15 gifts of the module "The New Characters": POLO-NEWCHAR-5 to -9, -20, -24 and -25."""

from __future__ import annotations

from typing import Any, cast

import pytest

from caravansary.core.match import Match
from caravansary.games.marco_polo.actions import TABLE
from caravansary.games.marco_polo.pieces import GIFTS
from caravansary.games.marco_polo.state import State
from tests.games.marco_polo.position import BLUE, GREEN, NINE, RED, YELLOW, Table, goods, named, polo_position

COST = {"camels": 2, "spice": 1, "silk": 1}  # of contract N2, whose reward is a gift


def receive(gift_pile: str, *, board: dict[str, Any] | None = None, **red: Any) -> Table:
    """Red completes a contract for a gift, the top one of the pile."""
    things = {"active": "n2", "dice": "1", **COST, **red}
    table = polo_position(turn="red", module=True, gift_pile=gift_pile, **{**(board or {}), "red": things})
    table.play(RED, "complete n2")
    return table


def with_gift(gift: str, *, board: dict[str, Any] | None = None, **red: Any) -> Table:
    """It is red's turn, who has kept a gift."""
    things = {"dice": "1", "gifts": gift, **red}
    return polo_position(turn="red", module=True, **{**(board or {}), "red": things})


def pile(table: Table) -> str:
    """The pile of gifts, its top first."""
    return named(GIFTS, table.state.gift_pile[::-1])


def discard(table: Table) -> str:
    return named(GIFTS, table.state.gift_discard)


# --- gifts that are resolved at once ---------------------------------------------------------------------------------
@pytest.mark.rule("POLO-NEWCHAR-5")
@pytest.mark.parametrize(
    ("gift", "chosen", "gained", "others"),
    [
        ("f1", [], (0, 3, 0, 0, 0), (0, 0, 0, 0, 0)),
        ("f6", [], (0, 2, 0, 0, 0), (0, 0, 0, 0, 0)),
        ("f9", [], (5, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
        ("f10", ["good silk", "good silk"], (0, 0, 0, 2, 0), (0, 0, 0, 0, 1)),
        ("f14", [], (8, 0, 0, 0, 0), (3, 0, 0, 0, 0)),
    ],
)
def test_the_top_gift_is_drawn_and_gives_its_things_at_once_some_to_every_other_player_too(
    gift: str, chosen: list[str], gained: tuple[int, ...], others: tuple[int, ...]
) -> None:
    table = receive(f"{gift} f7 f2")

    table.play(RED, *chosen)

    assert table.asked == "choose_action"
    assert goods(table) == gained
    assert [goods(table, other) for other in (BLUE, YELLOW, GREEN)] == [others] * 3
    assert (pile(table), discard(table)) == ("f7 f2", gift)


@pytest.mark.rule("POLO-NEWCHAR-5")
@pytest.mark.parametrize("good", ["spice", "silk", "gold"])
def test_f7_gives_a_good_of_choice(good: str) -> None:
    table = receive("f7")

    assert table.options == ["good spice", "good silk", "good gold"]
    table.play(RED, f"good {good}")

    assert table.asked == "choose_action"
    assert table.player(RED).goods == good
    assert discard(table) == "f7"


@pytest.mark.rule("POLO-NEWCHAR-5")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (5, 5), (6, 6), (7, 6), (9, 6)])
def test_f12_gives_a_point_for_each_post_on_the_map_up_to_six(count: int, points: int) -> None:
    table = receive("f12", posts=" ".join(NINE.split()[:count]))

    assert table.player(RED).points == {"contracts": 3, **({"gifts": points} if points else {})}
    assert discard(table) == "f12"


@pytest.mark.rule("POLO-NEWCHAR-5")
@pytest.mark.parametrize(("before", "points"), [(0, 1), (1, 2), (4, 5), (5, 6), (6, 6), (8, 6)])
def test_f13_gives_a_point_for_each_completed_contract_up_to_six(before: int, points: int) -> None:
    table = receive("f13", completed=" ".join(f"k{n:02}" for n in range(1, before + 1)))

    assert table.player(RED).points == {"contracts": 3, "gifts": points}  # the contract just completed counts
    assert discard(table) == "f13"


@pytest.mark.rule("POLO-NEWCHAR-5")
def test_f4_gives_a_black_die_or_three_coins() -> None:
    die = receive("f4", board={"chance": [5]})
    coins = receive("f4", board={"chance": []})

    assert die.options == ["take black die", "take coins"]
    die.play(RED, "take black die")
    coins.play(RED, "take coins")

    assert (die.player(RED).dice, die.player(RED).coins, die.state.pool) == ("1 black-6", 0, 4)
    assert (coins.player(RED).dice, coins.player(RED).coins, coins.state.pool) == ("1", 3, 5)
    assert discard(die) == discard(coins) == "f4"


@pytest.mark.rule("POLO-NEWCHAR-9")
def test_f4_gives_the_coins_if_the_pool_is_empty() -> None:
    table = receive("f4", board={"spaces": {"camels": "black 1, black 2, black 3, black 4, black 5"}})

    assert table.asked == "choose_action"
    assert table.player(RED).coins == 3
    assert table.player(RED).dice == "1"


@pytest.mark.rule("POLO-NEWCHAR-5", "POLO-BONUS-14")
def test_a_black_die_of_a_gift_leaves_the_purchase_of_the_turn() -> None:
    table = receive("f4", camels=5, board={"chance": [5, 5]})

    table.play(RED, "take black die", "buy black die")

    assert table.player(RED).dice == "1 black-6 black-6"


# --- the pile --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-NEWCHAR-5")
def test_an_empty_pile_is_made_of_the_shuffled_discard() -> None:
    tables = [receive("", board={"gift_discard": "f1 f6", "chance": [number]}) for number in (0, 1)]

    outcomes = {(table.player(RED).camels, pile(table), discard(table)) for table in tables}
    assert outcomes == {(3, "f6", "f1"), (2, "f1", "f6")}


@pytest.mark.rule("POLO-NEWCHAR-5")
def test_the_discard_waits_until_the_pile_is_empty() -> None:
    table = receive("f9", board={"gift_discard": "f1 f6", "chance": []})

    assert goods(table) == (5, 0, 0, 0, 0)
    assert pile(table) == ""
    assert discard(table) == "f1 f6 f9"


@pytest.mark.rule("POLO-NEWCHAR-25")
def test_without_gifts_in_pile_and_discard_nothing_comes() -> None:
    table = receive("")

    assert table.asked == "choose_action"
    assert goods(table) == (0, 0, 0, 0, 0)
    assert table.player(RED).gifts == ""
    assert table.player(RED).score == 3
    assert len(table.told("gift_missing")) == 1


@pytest.mark.rule("POLO-NEWCHAR-6")
@pytest.mark.parametrize(("character", "gift"), [("raschid", "f5"), ("berke", "f8"), ("wilhelm", "f11")])
def test_a_gift_that_is_useless_for_the_character_is_replaced(character: str, gift: str) -> None:
    dice = "own" if character == "raschid" else "1"
    table = receive(f"{gift} f9 f1", character=character, dice=dice)

    assert goods(table) == (5, 0, 0, 0, 0)
    assert table.player(RED).gifts == ""
    assert pile(table) == "f1"
    assert sorted(discard(table).split()) == sorted([gift, "f9"])


@pytest.mark.rule("POLO-NEWCHAR-6")
@pytest.mark.parametrize("gift", ["f5", "f8", "f11"])
def test_every_other_character_keeps_such_a_gift(gift: str) -> None:
    table = receive(f"{gift} f9", character="johannes")

    assert table.player(RED).gifts == gift
    assert pile(table) == "f9"


@pytest.mark.rule("POLO-NEWCHAR-6")
def test_a_useless_gift_is_not_replaced_if_none_is_left() -> None:
    table = receive("f8", character="berke")

    assert table.asked == "choose_action"
    assert table.player(RED).gifts == ""
    assert goods(table) == (0, 0, 0, 0, 0)
    assert discard(table) == "f8"


@pytest.mark.rule("POLO-NEWCHAR-6", "POLO-NEWCHAR-5")
def test_a_useless_gift_is_replaced_from_the_discard() -> None:
    table = receive("f8", character="berke", board={"gift_discard": "f9", "chance": []})

    assert goods(table) == (5, 0, 0, 0, 0)
    assert sorted((discard(table) + " " + pile(table)).split()) == ["f8", "f9"]


@pytest.mark.rule("POLO-NEWCHAR-20")
def test_a_gift_comes_before_a_good_of_choice() -> None:
    red = {"active": "n3", "dice": "1", "camels": 2, "silk": 2, "gold": 2}
    table = polo_position(turn="red", module=True, gift_pile="f4", red=red)

    table.play(RED, "complete n3")

    assert table.asked == "choose_black_or_coins"
    table.play(RED, "take coins")
    assert table.asked == "choose_good"


@pytest.mark.rule("POLO-NEWCHAR-20")
def test_a_gift_comes_after_a_contract_of_the_special_pile() -> None:
    red = {"character": "polos", "dice": "6 6", "coins": 12, "camels": 2, "figure": "oasis-i", "second": "venezia"}
    offices = {"alexandria": "o9"}
    table = polo_position(
        turn="red", module=True, provinces="a b c d g f", offices=offices, special="k05 k06", gift_pile="f2", red=red
    )

    table.place(RED, "space travel")
    table.play(RED, "step adana", "second step alexandria", "stop")  # the gift's post is built first

    told = [event.kind for event in table.events if event.kind in ("contract_drawn", "gift_drawn")]
    assert told == ["contract_drawn", "gift_drawn"]


# --- kept gifts ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-NEWCHAR-7")
@pytest.mark.parametrize("gift", ["f2", "f3", "f5", "f8", "f11", "f15"])
def test_some_gifts_are_kept_until_they_are_used(gift: str) -> None:
    table = receive(f"{gift} f9")

    assert table.asked == "choose_action"
    assert table.player(RED).gifts == gift
    assert discard(table) == ""
    assert goods(table) == (0, 0, 0, 0, 0)


@pytest.mark.rule("POLO-NEWCHAR-7")
def test_there_is_no_limit_to_kept_gifts() -> None:
    table = receive("f15 f9", gifts="f2 f3 f5 f8 f11")

    assert table.player(RED).gifts == "f2 f3 f5 f8 f11 f15"


@pytest.mark.rule("POLO-NEWCHAR-7")
def test_kept_gifts_are_used_only_in_the_own_turn() -> None:
    table = polo_position(
        turn="red", module=True, special="k05", red={"dice": "1"}, blue={"dice": "1", "gifts": "f3 f5 f15"}
    )

    assert not [option for option in table.options if option.startswith("use")]
    table.play(RED, "space camels", "end turn")

    assert [option for option in table.options if option.startswith("use")] == ["use f3", "use f5", "use f15"]


@pytest.mark.rule("POLO-NEWCHAR-7")
def test_unused_gifts_are_worth_nothing_at_the_end() -> None:
    table = polo_position(turn="red", module=True, round=5, red={"dice": "1", "gifts": "f2 f3 f15"}, blue={})

    table.play(RED, "purse", "end turn")

    assert table.state.is_over
    assert table.player(RED).score == table.player(BLUE).score


@pytest.mark.rule("POLO-NEWCHAR-7")
@pytest.mark.parametrize(("gift", "active", "special"), [("f3", "s2 k05", "k06 k07"), ("f2", "s2 k05", "k07 k06")])
def test_f3_draws_a_contract_and_f2_draws_two(gift: str, active: str, special: str) -> None:
    table = with_gift(gift, active="s2", board={"special": "k05 k06 k07"})

    table.play(RED, f"use {gift}")
    if gift == "f2":
        assert table.options == ["discard s2", "discard k05", "discard k06"]
        table.play(RED, "discard k06")

    assert table.asked == "choose_action"
    assert table.player(RED).active == active
    assert table.special == special
    assert table.player(RED).gifts == ""
    assert discard(table) == gift


@pytest.mark.rule("POLO-NEWCHAR-7")
@pytest.mark.parametrize(
    ("dice", "die", "value", "after"),
    [
        ("2 5", "own-2", 6, "5 6"),
        ("2 5", "own-5", 1, "1 2"),
        ("2 black-3", "black-3", 4, "2 black-4"),
        ("2 black-1", "black-1", 4, "2 black-4"),
        ("2 white-3", "white-3", 6, "2 white-6"),
        ("2 white-1", "white-1", 6, "2 white-6"),
    ],
)
def test_f5_sets_an_unused_die_to_any_value(dice: str, die: str, value: int, after: str) -> None:
    table = with_gift("f5", dice=dice)

    table.play(RED, "use f5", f"die {die}")
    assert len(table.options) == 5
    table.play(RED, f"value {value}")

    assert table.player(RED).dice == after
    assert table.asked == "choose_action"
    assert table.player(RED).gifts == ""
    assert discard(table) == "f5"


@pytest.mark.rule("POLO-NEWCHAR-7")
def test_f5_needs_an_unused_die() -> None:
    table = with_gift("f5", dice="2")

    table.play(RED, "purse")

    assert "use f5" not in table.options
    assert table.why_not("use f5") == ("gift.no_die", "POLO-NEWCHAR-7")


@pytest.mark.rule("POLO-NEWCHAR-7")
@pytest.mark.parametrize("gift", ["f2", "f3", "f5", "f15"])
def test_a_kept_gift_is_an_extra_action_before_and_after_the_main_action(gift: str) -> None:
    table = with_gift(gift, dice="1 1", board={"special": "k05 k06"})

    assert f"use {gift}" in table.options
    assert "space camels" in table.options
    table.play(RED, "space camels")

    assert f"use {gift}" in table.options


# --- F8: nothing for an occupied space -------------------------------------------------------------------------------
@pytest.mark.rule("POLO-NEWCHAR-7")
def test_f8_pays_for_an_occupied_space_at_the_placement() -> None:
    table = with_gift("f8", dice="3 6", coins=6, board={"spaces": {"camels": "blue 1"}})

    assert table.why_not("use f8") == ("gift.at_placement", "POLO-NEWCHAR-7")
    table.play(RED, "space camels")
    assert table.options == ["die own-3", "die own-6", "use f8"]
    table.play(RED, "use f8", "die own-6")

    assert goods(table) == (6, 6, 0, 0, 0)
    assert table.player(RED).gifts == ""
    assert discard(table) == "f8"


@pytest.mark.rule("POLO-NEWCHAR-7")
def test_f8_need_not_be_used() -> None:
    table = with_gift("f8", dice="3 6", coins=6, board={"spaces": {"camels": "blue 1"}})

    table.play(RED, "space camels", "die own-6")

    assert (goods(table), table.player(RED).gifts) == ((0, 6, 0, 0, 0), "f8")


@pytest.mark.rule("POLO-NEWCHAR-7")
def test_f8_stays_used_when_other_dice_are_picked_after_it() -> None:
    """The gift is no piece of the set of dice: laying dice back does not take it back and ask for the price."""
    table = with_gift("f8", dice="4 5 6", coins=4, board={"spaces": {"silk": "blue 1, blue 1"}})
    match = Match(table.state.game, 4, 1, options={"new_characters": True}, start=table.state)
    red = table.who(RED)
    for name in ("space silk", "use f8", "die own-4"):
        match.play(red, TABLE.parse(name))

    sets = [[TABLE.name(action) for action in whole] for whole in match.pick_sets(red)]
    match.pick(red, [TABLE.parse("die own-6"), TABLE.parse("die own-5")])
    player = Table(cast(State, match.state)).player(RED)

    assert sets == [["die own-4", "die own-5"], ["die own-4", "die own-6"], ["die own-5", "die own-6"]]
    assert (player.coins, player.gifts, player.dice) == (5, "", "4")  # the row for a five brings a coin


@pytest.mark.rule("POLO-NEWCHAR-7")
def test_f8_opens_a_space_that_could_not_be_paid() -> None:
    board = {"spaces": {"camels": "blue 1", "travel": "blue 1, blue 2"}}
    table = with_gift("f8", dice="3 6", coins=3, board=board)
    without = with_gift("f3", dice="3 6", coins=2, board=board)

    assert without.why_not("space camels") == ("space.price", "POLO-OCCUPY-4")
    table.play(RED, "space travel")
    while table.asked == "choose_die":
        table.play(RED, table.options[0])
    table.walk(RED, "alexandria")

    assert table.player(RED).coins == 0
    assert table.player(RED).posts == "alexandria"
    assert table.player(RED).gifts == ""


@pytest.mark.rule("POLO-NEWCHAR-7", "POLO-CHAR-2")
def test_with_f8_raschid_places_a_six_for_nothing() -> None:
    table = with_gift("f8", character="raschid", dice="own own", coins=1, board={"spaces": {"camels": "blue 1"}})

    table.play(RED, "space camels", "use f8")

    assert goods(table) == (1, 6, 0, 0, 0)


@pytest.mark.rule("POLO-NEWCHAR-7")
@pytest.mark.parametrize("space", ["camels", "khan"])
def test_f8_is_not_offered_where_nothing_is_to_be_paid(space: str) -> None:
    table = with_gift("f8", dice="3 6", coins=9, board={"spaces": {"khan": "blue 1"}})

    table.play(RED, f"space {space}")

    assert table.options == ["die own-3", "die own-6"]


@pytest.mark.rule("POLO-NEWCHAR-7")
def test_f8_does_not_lift_the_limit_of_the_own_colour() -> None:
    table = with_gift("f8", dice="3 6", coins=9, board={"spaces": {"camels": "red 1"}})

    assert table.why_not("space camels") == ("space.own_colour", "POLO-OCCUPY-6")


# --- F11: building in passing ----------------------------------------------------------------------------------------
def journey(figure: str, **red: Any) -> Table:
    """Red has kept F11 and has just begun a journey."""
    board = red.pop("board", {"offices": {"alexandria": "o2"}})
    things = {"dice": "6 6", "coins": 20, "camels": 10, "figure": figure, **red}
    table = with_gift("f11", board=board, **things)
    table.place(RED, "space travel")
    return table


@pytest.mark.rule("POLO-NEWCHAR-8", "POLO-NEWCHAR-7")
def test_f11_builds_in_a_city_that_is_passed() -> None:
    table = journey("venezia")

    table.play(RED, "step alexandria")
    assert "use f11" in table.options
    table.play(RED, "use f11")
    table.walk(RED, "oasis-i")

    assert table.player(RED).posts == "alexandria"
    assert table.player(RED).figure == "oasis-i"
    assert table.player(RED).coins == 20 - 7 + 5
    assert table.player(RED).gifts == ""
    assert discard(table) == "f11"


@pytest.mark.rule("POLO-NEWCHAR-8", "POLO-CHAR-22")
def test_f11_builds_where_the_second_figure_of_the_polos_passes() -> None:
    table = journey("moscow", character="polos", second="venezia")

    table.play(RED, "second step alexandria", "use f11", "second step oasis-i", "stop")

    assert table.player(RED).posts == "alexandria"
    assert (table.player(RED).figure, table.player(RED).second) == ("moscow", "oasis-i")


@pytest.mark.rule("POLO-NEWCHAR-8")
def test_the_bonus_of_f11_comes_after_the_movement() -> None:
    table = journey("venezia", coins=7)

    table.play(RED, "step alexandria", "use f11", "step oasis-i")

    assert table.asked == "choose_action"  # the five coins did not pay for a third step
    assert table.player(RED).coins == 5


@pytest.mark.rule("POLO-NEWCHAR-8")
def test_f11_builds_in_a_province_and_the_end_of_the_journey_as_well() -> None:
    table = journey("karakorum")

    table.play(RED, "step anxi", "use f11")
    table.walk(RED, "moscow")

    assert table.player(RED).posts == "moscow anxi"
    assert (table.player(RED).coins, table.player(RED).camels) == (20 - 7 + 5, 10 - 5)


@pytest.mark.rule("POLO-NEWCHAR-8")
@pytest.mark.parametrize(
    ("figure", "steps", "posts"),
    [
        ("oasis-c", ["step beijing"], ""),
        ("venezia", ["step oasis-a"], ""),
        ("oasis-a", ["step venezia"], ""),
        ("venezia", ["step alexandria"], "alexandria"),
        ("moscow", [], ""),
    ],
)
def test_f11_builds_neither_in_beijing_nor_in_an_oasis_nor_beside_an_own_post_nor_at_the_start(
    figure: str, steps: list[str], posts: str
) -> None:
    table = journey(figure, posts=posts)

    table.play(RED, *steps)

    assert table.asked == "choose_step"
    assert "use f11" not in table.options


@pytest.mark.rule("POLO-NEWCHAR-8")
def test_after_f11_the_figure_moves_on() -> None:
    table = journey("venezia")

    table.play(RED, "step alexandria", "use f11")

    assert table.why_not("stop") == ("stop.go_on", "POLO-NEWCHAR-8")


@pytest.mark.rule("POLO-NEWCHAR-8", "POLO-CHAR-23")
def test_after_f11_it_is_the_figure_in_the_place_that_moves_on() -> None:
    table = journey("venezia", character="polos", second="oasis-a")

    table.play(RED, "step alexandria", "use f11")

    assert table.options == ["step venezia", "step oasis-g", "step oasis-i"]


@pytest.mark.rule("POLO-NEWCHAR-7", "POLO-NEWCHAR-8")
def test_f11_is_used_only_during_a_movement() -> None:
    table = with_gift("f11")

    assert table.why_not("use f11") == ("gift.in_movement", "POLO-NEWCHAR-8")


@pytest.mark.rule("POLO-NEWCHAR-8")
@pytest.mark.parametrize("card", ["t17", "t18"])
def test_f11_serves_in_the_movement_of_a_city_card(card: str) -> None:
    things = {"posts": "karachi", "dice": "3", "camels": 6, "spice": 3, "gold": 3}
    table = with_gift("f11", board={"cards": {"karachi": card}}, **things)

    table.play(RED, f"city card {card}", "step alexandria", "use f11")
    if table.asked == "choose_payment":
        table.play(RED, "pay spice-gold")
    table.walk(RED, "oasis-i")

    assert table.player(RED).posts == "alexandria karachi"


@pytest.mark.rule("POLO-NEWCHAR-8")
def test_after_f11_a_city_card_is_used_once_more() -> None:
    things = {"posts": "karachi", "dice": "3", "spice": 2, "silk": 2, "gold": 2}
    table = with_gift("f11", board={"cards": {"karachi": "t18"}}, **things)

    table.play(RED, "city card t18", "pay spice-silk", "step alexandria", "use f11")

    assert table.options == ["pay spice-silk", "pay spice-gold", "pay silk-gold"]
    assert table.why_not("stop") == ("stop.go_on", "POLO-NEWCHAR-8")


@pytest.mark.rule("POLO-NEWCHAR-24")
@pytest.mark.parametrize(("built", "possible"), [(8, True), (9, False)])
def test_f11_needs_a_post_in_stock(built: int, possible: bool) -> None:
    table = journey("venezia", posts=" ".join(NINE.split()[:built]))

    table.play(RED, "step alexandria")

    assert ("use f11" in table.options) == possible


@pytest.mark.rule("POLO-NEWCHAR-8", "POLO-TRAVEL-20", "POLO-TRAVEL-30")
def test_a_post_of_f11_counts_and_is_not_moved_on() -> None:
    table = journey("venezia", posts=" ".join(NINE.split()[:8]))

    table.play(RED, "step alexandria", "use f11")
    table.walk(RED, "oasis-i", "adana")

    assert table.player(RED).points == {"posts": 10}
    assert table.asked == "choose_post"
    assert table.why_not("move post alexandria") == ("post.of_this_movement", "POLO-TRAVEL-30")


# --- F15: a step -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-NEWCHAR-7")
def test_f15_gives_a_step_without_basic_cost() -> None:
    table = with_gift("f15", board={"offices": {"alexandria": "o2"}})

    table.play(RED, "use f15")
    assert table.options == ["step alexandria", "step oasis-a", "decline"]
    table.play(RED, "step alexandria")

    assert table.player(RED).posts == "alexandria"
    assert table.player(RED).coins == 5
    assert "space camels" in table.options
    assert discard(table) == "f15"


@pytest.mark.rule("POLO-NEWCHAR-24")
@pytest.mark.parametrize(("camels", "possible"), [(1, False), (2, True)])
def test_f15_is_offered_only_if_a_step_can_be_paid(camels: int, possible: bool) -> None:
    table = with_gift("f15", figure="kashgar", camels=camels)

    assert ("use f15" in table.options) == possible
    if not possible:
        assert table.why_not("use f15") == ("gift.no_step", "POLO-NEWCHAR-24")


@pytest.mark.rule("POLO-NEWCHAR-7", "POLO-TRAVEL-27")
def test_f15_does_not_make_the_first_player() -> None:
    table = with_gift("f15", board={"first": "green"})

    table.play(RED, "use f15", "step oasis-a", "purse", "end turn")

    assert table.state.round == 2
    assert table.first == GREEN
