"""The module "The New Characters": its setup and its four characters. POLO-NEWCHAR-1 to -4, -10 to -19, -21 to -23.

The gifts are in `test_gifts.py`.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from caravansary.core.chance import ScriptedChance
from caravansary.core.errors import OptionError
from caravansary.games.marco_polo import components
from caravansary.games.marco_polo.game import GAME
from caravansary.games.marco_polo.pieces import CITY_CARDS, CONTRACTS, GIFTS, PROVINCE_TOKENS
from caravansary.games.marco_polo.state import State
from tests.games.marco_polo.position import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Table,
    bits,
    drafted,
    finish_draft,
    goods,
    named,
    polo_game,
    polo_position,
)

NEW = {"nicolao", "arghun", "altan", "gunj"}
POSTS = "moscow karakorum samarcanda lan-zhou karachi sumatra beijing"


def acting(character: str, *, board: dict[str, Any] | None = None, **red: Any) -> Table:
    """It is red's turn, who has the character."""
    return polo_position(turn="red", module=True, **{**(board or {}), "red": {"character": character, **red}})


def next_round(rolls: list[int], gift_pile: str, **things: Any) -> Table:
    """Blue is Fratre Nicolao in a game of two; red has just ended round 1. Blue's dice are rolled first."""
    board: dict[str, Any] = {"blue": {"character": "nicolao"}, "red": {}, **things}
    board["red"] = {"dice": "1", **board["red"]}
    chance = [roll - 1 for roll in rolls]
    table = polo_position(
        "blue red", turn="red", first="blue", module=True, gift_pile=gift_pile, chance=chance, **board
    )
    table.play(RED, "purse", "end turn")
    return table


# --- setup -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-NEWCHAR-1")
@pytest.mark.parametrize("needed", ["random_provinces", "character_draft"])
def test_the_module_needs_random_provinces_and_the_draft(needed: str) -> None:
    with pytest.raises(OptionError, match=needed):
        polo_game(4, new_characters=True, **{needed: False})

    assert polo_game(4, new_characters=True).asked == "choose_character"


@pytest.mark.rule("POLO-NEWCHAR-1")
def test_the_module_adds_fifteen_gifts_to_the_table() -> None:
    table, _ = drafted("altan", new_characters=True)
    finish_draft(table)

    pile = table.state.gift_pile + table.state.gift_discard + table.state.drawn
    kept = [gift for player in table.state.players for gift in range(15) if player.gifts >> gift & 1]
    assert sorted(pile + kept) == list(range(15))
    assert polo_game(4).state.gift_pile == []


@pytest.mark.rule("POLO-NEWCHAR-2")
def test_four_new_contracts_join_the_regular_ones() -> None:
    state = polo_game(4, new_characters=True).state
    base = polo_game(4).state

    everything = state.row + state.piles + state.special
    regular = [*(f"k{n:02}" for n in range(1, 39)), "n1", "n2", "n3", "n4"]
    assert sorted(CONTRACTS[contract] for contract in everything) == regular
    assert (len(state.row), len(state.piles), len(state.special)) == (6, 24, 12)
    assert "n1" not in named(CONTRACTS, base.row + base.piles + base.special)


@pytest.mark.rule("POLO-NEWCHAR-3")
def test_six_of_seven_province_tokens_are_dealt_at_random() -> None:
    deals = [polo_game(2, seed, new_characters=True).state.provinces for seed in range(60)]

    assert all(len(deal) == 6 and len(set(deal)) == 6 for deal in deals)
    left_over = {token for deal in deals for token in range(7) if token not in deal}
    assert {PROVINCE_TOKENS[token] for token in left_over} == set("abcdefg")


@pytest.mark.rule("POLO-NEWCHAR-4")
@pytest.mark.parametrize(("players", "module"), [(2, True), (3, True), (4, True), (4, False)])
def test_one_character_more_than_players_is_revealed_out_of_twelve_with_the_module(players: int, module: bool) -> None:
    options = {"new_characters": True} if module else {"character_draft": True}
    drafts = [polo_game(players, seed, **options).options for seed in range(60)]

    assert all(len(draft) == players + 1 for draft in drafts)
    seen = {option.removeprefix("character ") for draft in drafts for option in draft}
    assert len(seen) == (12 if module else 8)
    assert seen & NEW == (NEW if module else set())


CONTRACT_TABLE = [
    ("n1", {"camels": 1, "spice": 3}, (0, 2, 0, 0, 0), 2),
    ("n2", {"camels": 2, "spice": 1, "silk": 1}, (0, 0, 0, 0, 0), 3),
    ("n3", {"camels": 2, "silk": 2, "gold": 2}, (0, 0, 0, 0, 1), 4),
    ("n4", {"camels": 2, "silk": 1, "gold": 3}, (5, 0, 0, 0, 0), 6),
]


@pytest.mark.rule("POLO-NEWCHAR-2")
@pytest.mark.parametrize(("contract", "cost", "gained", "points"), CONTRACT_TABLE)
def test_a_new_contract_brings_a_gift_and_more(
    contract: str, cost: dict[str, int], gained: tuple[int, ...], points: int
) -> None:
    red = {"active": contract, "dice": "1", **cost}
    table = polo_position(turn="red", module=True, gift_pile="f3 f1", red=red)

    table.play(RED, f"complete {contract}")
    if table.asked == "choose_good":
        table.play(RED, "good gold")

    assert goods(table) == gained
    assert table.player(RED).gifts == "f3"
    assert table.player(RED).points == {"contracts": points}


@pytest.mark.rule("POLO-NEWCHAR-2")
@pytest.mark.parametrize(
    ("contract", "cost", "missing"), [(line[0], line[1], kind) for line in CONTRACT_TABLE for kind in line[1]]
)
def test_a_new_contract_asks_for_its_whole_cost(contract: str, cost: dict[str, int], missing: str) -> None:
    red = {"active": contract, "dice": "1", **cost, missing: cost[missing] - 1}
    table = polo_position(turn="red", module=True, gift_pile="f3 f1", red=red)

    assert table.why_not(f"complete {contract}") == ("contract.cost", "POLO-BONUS-4")


# --- Fratre Nicolao --------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-NEWCHAR-11")
@pytest.mark.parametrize(
    ("kept", "gained", "discard"),
    [("f1", (0, 3, 0, 0, 0), "f1 f6 f9"), ("f6", (0, 2, 0, 0, 0), "f1 f6 f9"), ("f9", (5, 0, 0, 0, 0), "f1 f6 f9")],
)
def test_nicolao_draws_three_gifts_and_keeps_one(kept: str, gained: tuple[int, ...], discard: str) -> None:
    table = next_round([5] * 10, "f1 f6 f9 f14")

    assert table.to_move == BLUE
    assert table.options == ["keep f1", "keep f6", "keep f9"]
    table.play(BLUE, f"keep {kept}")

    assert goods(table, BLUE) == gained
    assert " ".join(sorted(named(GIFTS, table.state.gift_discard).split())) == discard
    assert named(GIFTS, table.state.gift_pile) == "f14"


@pytest.mark.rule("POLO-NEWCHAR-11")
def test_nicolao_keeps_two_gifts_once_in_the_game() -> None:
    table = next_round([5] * 10, "f3 f6 f9 f14", blue={"character": "nicolao", "keep_two": 1})

    assert table.options == ["keep f3", "keep f6", "keep f9", "keep two"]
    table.play(BLUE, "keep two")
    assert table.options == ["keep f3", "keep f6"]  # the one that lies first of both
    table.play(BLUE, "keep f3")
    assert table.options == ["keep f6", "keep f9"]
    table.play(BLUE, "keep f9")

    assert table.player(BLUE).gifts == "f3"
    assert goods(table, BLUE) == (5, 0, 0, 0, 0)
    assert sorted(named(GIFTS, table.state.gift_discard).split()) == ["f6", "f9"]
    assert table.player(BLUE).piece.keep_two == 0


@pytest.mark.rule("POLO-NEWCHAR-11")
def test_nicolaos_token_serves_only_once() -> None:
    table = next_round([5] * 10, "f3 f6 f9 f14", blue={"character": "nicolao", "keep_two": 0})

    assert table.why_not("keep two") == ("gift.token_used", "POLO-NEWCHAR-11")


@pytest.mark.rule("POLO-NEWCHAR-11", "POLO-NEWCHAR-1")
def test_nicolao_chooses_a_gift_before_the_first_round_too_and_has_the_token() -> None:
    table, colour = drafted("nicolao", new_characters=True)
    finish_draft(table)

    assert table.to_move == colour
    assert table.asked == "choose_gift"
    assert len(table.options) == 4
    assert table.options[-1] == "keep two"
    assert table.told("dice_rolled") == []


@pytest.mark.rule("POLO-NEWCHAR-11")
def test_nicolao_draws_what_is_left() -> None:
    table = next_round([5] * 10, "f6 f9", blue={"character": "nicolao", "keep_two": 1})

    assert table.options == ["keep f6", "keep f9", "keep two"]


@pytest.mark.rule("POLO-NEWCHAR-10", "POLO-NEWCHAR-22")
def test_a_black_die_gained_at_a_round_start_is_rolled_with_the_others_and_counts() -> None:
    table = next_round([2] * 11, "f4 f6 f9", spaces={"camels": "black 1, black 2, black 3"})
    assert table.state.pool == 0

    table.play(BLUE, "keep f4")
    assert table.options == ["take black die", "take coins"]  # the pool counts as refilled
    table.play(BLUE, "take black die")

    assert table.player(BLUE).dice == "2 2 2 2 2 black-2"
    assert table.state.pool == 2
    assert table.to_move == BLUE
    assert table.options == [f"camels {n}" for n in range(4)]  # 15 - 12


@pytest.mark.rule("POLO-NEWCHAR-22", "POLO-NEWCHAR-9")
def test_promised_black_dice_are_no_longer_in_the_pool() -> None:
    players = {"blue": {"posts": "anxi xian"}, "red": {"posts": "anxi xian"}}
    table = next_round([3] * 13, "f4", provinces="g b c d e f", **players)

    table.play(BLUE, "bonus g", "take black die", "take black die")
    table.play(RED, "bonus g", "take black die")
    assert table.to_move == RED
    assert table.options == ["take coins"]  # three black dice are all there are
    assert table.why_not("take black die") == ("black.none_left", "POLO-NEWCHAR-9")
    table.play(RED, "take coins")

    assert table.player(BLUE).dice == "3 3 3 3 3 black-3 black-3"
    assert table.player(RED).dice == "3 3 3 3 3 black-3"
    assert table.player(RED).coins == 3 + 3  # of the purse and of the gift
    assert table.state.pool == 0


# --- Khan Arghun -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-NEWCHAR-12")
def test_six_unused_city_cards_lie_open_with_arghun() -> None:
    table, colour = drafted("arghun", new_characters=True)
    cards = bits(CITY_CARDS, table.state.arghun_cards).split()
    finish_draft(table)

    assert len(cards) == 6
    assert not set(cards) & {CITY_CARDS[card] for card in table.state.cards}
    assert table.player(colour).character == "arghun"
    assert bits(CITY_CARDS, table.state.arghun_cards).split() == cards


@pytest.mark.rule("POLO-NEWCHAR-12", "POLO-NEWCHAR-23")
def test_arghuns_cards_lie_open_during_the_draft_and_only_if_he_was_revealed() -> None:
    for seed in range(40):
        table = polo_game(2, seed, new_characters=True)
        revealed = "character arghun" in table.options
        assert bin(table.state.arghun_cards).count("1") == (6 if revealed else 0)


@pytest.mark.rule("POLO-NEWCHAR-12")
def test_if_nobody_chooses_arghun_his_cards_leave_the_game() -> None:
    tables = (polo_game(2, seed, new_characters=True) for seed in range(300))
    table = next(table for table in tables if "character arghun" in table.options)

    finish_draft(table, leave="arghun")

    assert table.state.arghun_cards == 0


@pytest.mark.rule("POLO-NEWCHAR-13")
def test_arghun_executes_an_own_card_as_with_a_six_and_without_a_die() -> None:
    table = acting("arghun", dice="1", board={"arghun_cards": "t27 t29"})

    assert "own card t27" in table.options
    table.play(RED, "own card t27")

    assert table.player(RED).coins == 12
    assert table.player(RED).dice == "1"
    assert "space camels" in table.options  # it was an extra action
    assert bits(CITY_CARDS, table.state.arghun_cards) == "t29"


@pytest.mark.rule("POLO-NEWCHAR-13")
def test_arghun_uses_one_own_card_per_turn() -> None:
    table = acting("arghun", dice="1 2", board={"arghun_cards": "t27 t29"})

    table.play(RED, "own card t27")
    assert table.why_not("own card t29") == ("own_card.used", "POLO-NEWCHAR-13")
    table.play(RED, "space camels", "die own-1", "end turn", "own card t29")

    assert table.player(RED).silk == 3
    assert table.state.arghun_cards == 0


@pytest.mark.rule("POLO-NEWCHAR-13")
def test_arghun_may_use_an_own_card_after_the_main_action_and_without_dice() -> None:
    table = acting("arghun", dice="1", board={"arghun_cards": "t30"})

    table.play(RED, "space camels", "own card t30")

    assert table.player(RED).spice == 3


@pytest.mark.rule("POLO-NEWCHAR-13")
@pytest.mark.parametrize("card", ["t01", "t16", "t17", "t18", "t19", "t20", "t22", "t23", "t25", "t31"])
def test_arghuns_card_must_be_executable_once(card: str) -> None:
    table = acting("arghun", dice="1", board={"arghun_cards": card})

    assert table.why_not(f"own card {card}") == ("card.cannot", "POLO-NEWCHAR-13")


@pytest.mark.rule("POLO-NEWCHAR-13")
def test_arghuns_card_is_decided_like_any_other() -> None:
    table = acting("arghun", dice="1", camels=9, board={"arghun_cards": "t04 t17"})

    table.play(RED, "own card t04")
    assert table.options == [f"times {n}" for n in range(1, 7)]
    table.play(RED, "times 5")

    assert table.player(RED).points == {"city_cards": 5}
    assert table.player(RED).camels == 4


@pytest.mark.rule("POLO-NEWCHAR-13", "POLO-NEWCHAR-16")
def test_nobody_else_uses_the_cards_of_arghun_and_the_spaces_of_gunj() -> None:
    gunj = acting("gunj", dice="2", board={"arghun_cards": "t27", "blue": {"character": "arghun"}})
    altan = acting("altan", dice="2", board={"blue": {"character": "gunj"}})

    assert "own card t27" not in gunj.options
    assert not [option for option in altan.options if option.startswith("private")]


@pytest.mark.rule("POLO-NEWCHAR-13", "POLO-CITY-20")
def test_arghun_moves_by_an_own_card() -> None:
    table = acting("arghun", dice="1", camels=4, board={"arghun_cards": "t17"})

    table.play(RED, "own card t17")
    table.walk(RED, "alexandria")

    assert table.player(RED).posts == "alexandria"
    assert table.player(RED).camels == 2


# --- Altan Ord -------------------------------------------------------------------------------------------------------
def altan(number: int, board: dict[str, Any] | None = None) -> Table:
    """Altan Ord builds his post of this number in Alexandria."""
    posts = " ".join((POSTS + " ormuz xian").split()[: number - 1])
    table = acting("altan", dice="6 6", coins=3, posts=posts, board=board)
    table.place(RED, "space travel")
    table.walk(RED, "alexandria")
    return table


@pytest.mark.rule("POLO-NEWCHAR-14")
@pytest.mark.parametrize(
    ("number", "points", "gained", "dice"),
    [
        (1, {"character": 1}, (0, 0, 0, 0, 0), ""),
        (2, {"character": 1}, (1, 0, 0, 0, 0), ""),
        (3, {"character": 1}, (1, 1, 0, 0, 0), ""),
        (4, {"character": 1}, (1, 1, 1, 0, 0), ""),
        (5, {"character": 1}, (1, 1, 1, 1, 0), ""),
        (6, {"character": 1}, (1, 1, 1, 1, 1), ""),
        (7, {"character": 1}, (1, 1, 1, 1, 1), "black-4"),
        # from here on only the points for many posts
        (8, {"posts": 5}, (0, 0, 0, 0, 0), ""),
        (9, {"posts": 10}, (0, 0, 0, 0, 0), ""),
    ],
)
def test_altans_posts_bring_more_and_more(
    number: int, points: dict[str, int], gained: tuple[int, ...], dice: str
) -> None:
    table = altan(number, {"chance": [3] if dice else []})

    assert table.player(RED).points == points
    assert goods(table) == gained
    assert table.player(RED).dice == dice


@pytest.mark.rule("POLO-NEWCHAR-15")
def test_altans_reward_comes_with_the_bonuses_after_the_movement() -> None:
    table = altan(7, {"offices": {"alexandria": "o7"}, "chance": [0]})

    assert table.asked == "choose_good"  # amounts and the black die came before the good of choice
    assert goods(table) == (1, 1, 1, 1, 1)
    assert table.player(RED).dice == "black-1"


@pytest.mark.rule("POLO-NEWCHAR-15")
def test_altans_reward_does_not_pay_for_the_journey() -> None:
    table = acting("altan", dice="6 6", coins=6, posts="moscow")

    table.place(RED, "space travel")
    table.play(RED, "step alexandria")

    assert table.asked == "choose_action"
    assert table.player(RED).figure == "alexandria"
    assert goods(table) == (6 - 3 + 1, 0, 0, 0, 0)


@pytest.mark.rule("POLO-NEWCHAR-15")
def test_a_moved_post_brings_altan_nothing() -> None:
    table = altan(10)

    table.play(RED, "move post moscow")

    assert goods(table) == (0, 0, 0, 0, 0)
    assert table.player(RED).score == 0


# --- Gunj Kököchin ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-NEWCHAR-16")
@pytest.mark.parametrize(("die", "placed"), [("own-2", "red 2"), ("black-5", "black 5"), ("white-1", "white 1")])
def test_gunj_has_two_spaces_of_her_own_for_a_die_of_any_kind(die: str, placed: str) -> None:
    table = acting("gunj", dice="2 black-5 white-1")

    assert {"private space 1", "private space 2"} <= set(table.options)
    table.play(RED, "private space 2", f"die {die}", "step alexandria")

    assert table.space("private-2") == placed
    assert table.why_not("space camels") == ("main.done", "POLO-TURN-2")
    assert table.told("space_paid") == []


@pytest.mark.rule("POLO-NEWCHAR-16")
def test_each_space_of_gunj_serves_once_per_round() -> None:
    table = acting("gunj", dice="1 2 black-3", board={"chance": [5] * 20})

    table.play(RED, "private space 2", "die own-1", "step alexandria", "end turn")
    assert table.why_not("private space 2") == ("private.used", "POLO-NEWCHAR-16")
    table.play(RED, "private space 1", "die own-2", "good gold", "good gold")
    for other in (BLUE, YELLOW, GREEN):
        table.play(other, "good spice")
    table.play(RED, "end turn")
    assert table.why_not("private space 1") == ("private.used", "POLO-NEWCHAR-16")
    table.play(RED, "purse", "end turn")

    assert table.state.round == 2
    assert {"private space 1", "private space 2"} <= set(table.options)


@pytest.mark.rule("POLO-NEWCHAR-17")
def test_the_first_space_gives_two_camels_and_two_goods_and_every_opponent_a_good() -> None:
    table = acting("gunj", dice="1")

    table.play(RED, "private space 1", "good spice", "good gold")
    assert goods(table) == (0, 2, 1, 0, 1)
    asked = []
    for good in ("silk", "gold", "spice"):
        asked.append(table.to_move)
        table.play(str(table.to_move), f"good {good}")

    assert asked == [BLUE, YELLOW, GREEN]
    assert [table.player(colour).goods for colour in (BLUE, YELLOW, GREEN)] == ["silk", "gold", "spice"]
    assert goods(table) == (0, 2, 1, 0, 1)
    assert table.to_move == RED


@pytest.mark.rule("POLO-NEWCHAR-18")
def test_the_second_space_gives_a_step_that_does_not_make_the_first_player() -> None:
    table = acting("gunj", dice="1", camels=3, board={"first": "green"})

    table.play(RED, "private space 2", "step oasis-e", "end turn")

    assert table.player(RED).figure == "oasis-e"
    assert table.player(RED).camels == 0
    assert table.state.round == 2
    assert table.first == GREEN


@pytest.mark.rule("POLO-NEWCHAR-21")
def test_the_second_space_needs_a_step_that_can_be_paid() -> None:
    table = acting("gunj", dice="1", figure="kashgar", camels=1)

    assert "private space 1" in table.options
    assert table.why_not("private space 2") == ("travel.no_step", "POLO-NEWCHAR-21")


@pytest.mark.rule("POLO-NEWCHAR-21")
def test_the_step_of_the_second_space_cannot_be_declined() -> None:
    table = acting("gunj", dice="1")

    table.play(RED, "private space 2")

    assert table.options == ["step alexandria", "step oasis-a"]


# --- the seventh token -----------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-NEWCHAR-19")
def test_token_g_comes_last_at_a_round_start() -> None:
    table = next_round([5] * 10, "f6", provinces="g b c d e a", blue={"posts": "anxi kochi ormuz"})

    assert [event.args["token"] for event in table.told("province_bonus")] == ["a", "b", "g"]
    assert goods(table, BLUE) == (5, 3 + 2, 0, 0, 0)


@pytest.mark.rule("POLO-NEWCHAR-19")
def test_token_g_comes_last_among_the_provinces_of_a_card() -> None:
    red = {"dice": "5", "posts": "moscow anxi kochi ormuz"}
    board: dict[str, Any] = {"cards": {"moscow": "t31"}, "provinces": "g b c d e a", "gift_pile": "f6 f9"}
    table = polo_position(turn="red", module=True, **board, red=red)

    table.play(RED, "city card t31")
    assert table.options == ["bonus a", "bonus b"]
    table.play(RED, "bonus a")
    assert table.options == ["bonus b", "bonus g"]
    table.play(RED, "bonus g")

    assert goods(table) == (5, 2, 0, 0, 0)


@pytest.mark.rule("POLO-NEWCHAR-23")
def test_the_gifts_are_shuffled_after_the_goals() -> None:
    options = GAME.check_options(2, {"new_characters": True, "first_player": 0})
    before = [0] * (6 + 9 + 30 + 5 + 41 + 11)  # tokens, offices, cards, two kinds of contracts, characters
    goals = [17] + [0] * 16  # a number that only the 18 goal cards allow for their first draw
    gifts = [14] + [0] * 13
    chance = ScriptedChance([*before, *goals, *gifts, *[5] * 11])

    state = cast(State, GAME.deal(2, chance, components.EDITIONS.standard(), options))
    table = Table(state)
    assert state.gift_pile == []
    finish_draft(table)

    assert table.asked == "choose_action"
    assert len(state.gift_pile) == 15
    assert chance.script == []
