"""Setup: who takes part, where every piece lies, what chance decides and what nobody sees. Rules POLO-SETUP."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

import caravansary
from caravansary.core.chance import Chance, ScriptedChance
from caravansary.core.errors import OptionError
from caravansary.games.marco_polo import components
from caravansary.games.marco_polo.game import GAME
from caravansary.games.marco_polo.pieces import CITIES, CITY_CARDS, GOALS, OFFICE_TOKENS, REGULAR_CONTRACTS, SPACES
from caravansary.games.marco_polo.state import State
from tests.games.marco_polo.position import (
    BLUE,
    GREEN,
    RED,
    SEATS,
    YELLOW,
    Table,
    drafted,
    finish_draft,
    polo_game,
    polo_position,
    script_left,
    seen,
)

STARTING = ["s1", "s2", "s3", "s4", "s5", "s6"]
COMPLETE_S2 = {"dice": "3", "camels": 1, "silk": 2, "active": "s2"}  # three points and five coins for one click


def before_round_1(players: int = 4, seed: int = 1, **options: Any) -> Table:
    """A new game at its first decision, the draft: everything is laid out and no round has begun."""
    return polo_game(players, seed, character_draft=True, **options)


def clockwise(first: str, players: int = 4) -> list[str]:
    at = SEATS.index(first)
    return SEATS[at:players] + SEATS[:at]


def random_game(players: int, seed: int, **options: Any) -> Iterator[Table]:
    """A whole game of random choices, decision by decision."""
    table = polo_game(players, seed, **options)
    choice = Chance.seeded(seed + 1)
    while not table.state.is_over:
        yield table
        seat = table.state.waiting_for[0]
        actions = table.state.options_of(seat)
        table.state.play(actions[choice.below(len(actions))], seat, table.events)
    yield table


# --- who takes part -------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_take_part(players: int) -> None:
    table = polo_game(players)

    participants = table.state.participants

    assert [(p.who, p.kind, p.colour, p.scores) for p in participants] == [
        (who, "seat", SEATS[who], True) for who in range(players)
    ]


@pytest.mark.rule("POLO-SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_nobody_alone_and_no_five_can_play(players: int) -> None:
    with pytest.raises(OptionError, match="2 to 4 players"):
        caravansary.game("marco_polo").new(players, 1)


@pytest.mark.rule("POLO-SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_circle_of_the_seats_never_changes(players: int) -> None:
    for table in random_game(players, seed=7):
        view = seen(table)
        assert [player["colour"] for player in view["players"]] == SEATS[:players]
        assert [SEATS[seat] for seat in view["order"]] == clockwise(table.first, players)


@pytest.mark.rule("POLO-SETUP-23")
def test_every_seat_gets_the_chosen_colour() -> None:
    table = polo_game(3, colours=[RED, BLUE, GREEN])

    assert [participant.colour for participant in table.state.participants] == [RED, BLUE, GREEN]


@pytest.mark.rule("POLO-SETUP-23")
@pytest.mark.parametrize(
    ("colours", "reason"),
    [
        ([RED, RED, BLUE], "every seat needs a colour of its own"),
        ([RED, BLUE, "purple"], "no colour 'purple'"),
        ([RED, BLUE], "a list of 3 colours"),
    ],
)
def test_two_players_never_share_a_colour(colours: list[str], reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        polo_game(3, colours=colours)


@pytest.mark.rule("POLO-SETUP-23")
@pytest.mark.parametrize("colours", [[GREEN, YELLOW], [RED, GREEN, BLUE], [YELLOW, RED, BLUE, GREEN]])
def test_colours_have_no_effect_on_the_game(colours: list[str]) -> None:
    *_, usual = random_game(len(colours), seed=5)
    *_, other = random_game(len(colours), seed=5, colours=colours)

    assert [score.to_dict() for score in other.state.scores()] == [score.to_dict() for score in usual.state.scores()]
    assert [rank.who for rank in other.state.ranking()] == [rank.who for rank in usual.state.ranking()]
    assert other.state.placed == usual.state.placed


# --- the first player and the start order ---------------------------------------------------------------------------
@pytest.mark.rule("POLO-SETUP-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_decides_who_is_first(players: int) -> None:
    firsts = Counter(polo_game(players, seed).first for seed in range(160))

    assert set(firsts) == set(SEATS[:players])
    assert min(firsts.values()) > 160 // players // 2
    assert polo_game(players, seed=11).first == polo_game(players, seed=11).first


@pytest.mark.rule("POLO-SETUP-2")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_caller_may_name_the_first_player(seat: int) -> None:
    assert {polo_game(4, seed, first_player=seat).first for seed in range(10)} == {SEATS[seat]}


@pytest.mark.rule("POLO-SETUP-2")
@pytest.mark.parametrize("seat", [-1, 3, True, "blue"])
def test_only_a_seat_at_the_table_can_be_named(seat: Any) -> None:
    with pytest.raises(OptionError, match="first_player must be a seat from 0 to 2"):
        polo_game(3, first_player=seat)


@pytest.mark.rule("POLO-SETUP-3", "POLO-SETUP-4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_coins_follow_the_start_order_clockwise_from_the_first_player(players: int, first: int) -> None:
    table = before_round_1(players, first_player=first)

    order = clockwise(SEATS[first], players)
    assert [table.player(colour).coins for colour in order] == [7, 8, 9, 10][:players]


@pytest.mark.rule("POLO-SETUP-3", "POLO-SETUP-16")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_without_the_draft_characters_follow_the_start_order(players: int, first: int) -> None:
    table = polo_game(players, first_player=first)

    order = clockwise(SEATS[first], players)
    assert [table.player(c).character for c in order] == ["raschid", "matteo", "berke", "mercator"][:players]
    assert [SEATS[event.who] for event in table.told("character_given") if event.who is not None] == order


# --- what a player starts with --------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-SETUP-5", "POLO-SETUP-6", "POLO-SETUP-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_starts_with_two_camels_nine_posts_and_a_figure_in_venezia(players: int) -> None:
    table = before_round_1(players)

    for colour in SEATS[:players]:
        player = table.player(colour)
        assert (player.camels, player.goods, player.score, player.points) == (2, "", 0, {})
        assert (player.stock, player.posts, player.figure, player.second) == (9, "", "venezia", None)
        assert (player.completed, player.gifts) == ("", "")


@pytest.mark.rule("POLO-SETUP-7", "POLO-SETUP-17")
def test_every_player_has_five_own_dice_and_matteo_a_white_one() -> None:
    for seed in range(20):
        table = polo_game(4, seed, first_player=0)
        classes = [Counter(die.split("-")[0] for die in player["dice"]) for player in seen(table)["players"]]
        counts = [sum(player["dice"].values()) for player in seen(table)["players"]]

        assert counts == [5, 6, 5, 5]  # raschid, matteo, berke, mercator
        assert [set(found) for found in classes] == [{"own"}, {"own", "white"}, {"own"}, {"own"}]
        assert table.player(BLUE).dice == "own own own own own"


@pytest.mark.rule("POLO-SETUP-6", "POLO-SETUP-21")
@pytest.mark.parametrize("had", [0, 47, 48, 49, 97, 98, 99])
def test_passing_the_end_of_the_score_track_changes_nothing_but_the_score(had: int) -> None:
    table = polo_position(turn=RED, red=dict(COMPLETE_S2))
    table.player(RED).piece.points[0] = had

    table.play(RED, "complete s2")

    assert table.player(RED).score == had + 3
    assert table.player(RED).coins == 5
    assert (table.player(RED).camels, table.player(RED).goods, table.player(RED).dice) == (0, "", "3")
    assert [event.args["total"] for event in table.told("points_scored")] == [had + 3]


# --- the board ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-SETUP-8", "POLO-VAR-1")
def test_without_the_variant_the_province_tokens_lie_on_their_own_provinces() -> None:
    homes = {"anxi": "a", "ormuz": "b", "kashgar": "c", "xian": "d", "adana": "e", "kochi": "f"}

    assert all(seen(polo_game(4, seed))["provinces"] == homes for seed in range(10))


@pytest.mark.rule("POLO-SETUP-9")
def test_each_city_gets_one_of_the_ten_office_tokens() -> None:
    found = [seen(before_round_1(4, seed))["offices"] for seed in range(150)]

    assert all(list(offices) == list(CITIES) and len(set(offices.values())) == 7 for offices in found)
    for city in CITIES:
        assert {offices[city] for offices in found} == set(OFFICE_TOKENS)


@pytest.mark.rule("POLO-SETUP-10")
def test_six_cities_get_a_city_card_and_sumatra_gets_three() -> None:
    found = [seen(before_round_1(4, seed))["cards"] for seed in range(250)]

    for cards in found:
        assert Counter(card["city"] for card in cards.values()) == dict.fromkeys(CITIES, 1) | {"sumatra": 3}
        assert len({card["card"] for card in cards.values()}) == 9
    assert {cards["moscow"]["card"] for cards in found} == set(CITY_CARDS)
    assert {cards["sumatra-3"]["card"] for cards in found} == set(CITY_CARDS)


@pytest.mark.rule("POLO-SETUP-10", "POLO-SETUP-9")
@pytest.mark.parametrize("seed", [1, 2])
def test_tokens_and_cards_that_left_the_game_never_return(seed: int) -> None:
    start = seen(polo_game(3, seed))

    for table in random_game(3, seed):
        view = seen(table)
        assert view["cards"] == start["cards"]
        assert all(view["offices"][city] in (None, start["offices"][city]) for city in CITIES)
        assert view["own_cards"] == []


@pytest.mark.rule("POLO-SETUP-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_gets_a_starting_contract_and_the_others_leave_the_game(players: int) -> None:
    dealt = [[table.player(c).active for c in SEATS[:players]] for table in map_of_seeds(players, 60)]

    assert all(len(set(active)) == players for active in dealt)
    for seat in range(players):
        assert {active[seat] for active in dealt} == set(STARTING)
    for table in map_of_seeds(players, 5):
        assert sorted(seen(table)["unseen"] + seen(table)["row"]) == list(REGULAR_CONTRACTS)


def map_of_seeds(players: int, seeds: int) -> list[Table]:
    return [before_round_1(players, seed) for seed in range(seeds)]


@pytest.mark.rule("POLO-SETUP-12", "POLO-SETUP-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_regular_contracts_form_a_row_four_round_piles_and_a_special_pile_of_eight(players: int) -> None:
    table = before_round_1(players)

    view = seen(table)
    assert (len(view["row"]), view["piles"], view["special"]) == (6, 4, {"count": 8, "known": []})
    assert len(view["unseen"]) == 4 * 6 + 8
    assert len(table.state.piles) == 24
    everywhere = table.row.split() + table.special.split() + [f"k{pile - 5:02}" for pile in table.state.piles]
    assert sorted(everywhere) == list(REGULAR_CONTRACTS)


@pytest.mark.rule("POLO-SETUP-12")
def test_any_regular_contract_may_come_into_the_first_row_or_the_special_pile() -> None:
    tables = map_of_seeds(4, 60)

    assert {contract for table in tables for contract in table.row.split()} == set(REGULAR_CONTRACTS)
    assert {contract for table in tables for contract in table.special.split()} == set(REGULAR_CONTRACTS)


@pytest.mark.rule("POLO-SETUP-13")
def test_the_first_row_is_laid_out_before_the_first_round() -> None:
    table = polo_game(4)

    laid_out = table.told("contracts_laid_out")
    assert [(event.rule, " ".join(event.args["contract"])) for event in laid_out] == [("POLO-SETUP-13", table.row)]
    assert table.events.index(laid_out[0]) < table.events.index(table.told("round_started")[0])


@pytest.mark.rule("POLO-SETUP-14", "POLO-2P-3", "POLO-3P-2")
@pytest.mark.parametrize(("players", "pool"), [(2, 3), (3, 4), (4, 5)])
def test_the_pool_holds_one_black_die_more_than_there_are_players(players: int, pool: int) -> None:
    table = polo_game(players)

    assert seen(table)["pool"] == pool
    assert all("black" not in table.player(colour).dice for colour in SEATS[:players])


@pytest.mark.rule("POLO-SETUP-18")
def test_all_spaces_the_purse_and_the_city_cards_start_empty() -> None:
    table = polo_game(4)

    assert seen(table)["spaces"] == {space: [] for space in SPACES}
    assert seen(table)["beijing"] == [None, None, None, None]
    assert [player["own_spaces"] for player in seen(table)["players"]] == [[], [], [], []]


# --- characters before the first round ------------------------------------------------------------------------------
@pytest.mark.rule("POLO-SETUP-17", "POLO-SETUP-7", "POLO-CHAR-34")
@pytest.mark.parametrize(
    ("character", "stock", "posts", "figures", "beijing"),
    [
        ("kubilai", 8, "beijing", ("beijing", None), [RED, None, None, None]),
        ("wilhelm", 11, "", ("venezia", None), [None] * 4),
        ("polos", 9, "", ("venezia", "venezia"), [None] * 4),
        ("berke", 9, "", ("venezia", None), [None] * 4),
    ],
)
def test_what_a_character_changes_in_the_setup_is_done_before_round_1(
    character: str, stock: int, posts: str, figures: tuple[str, str | None], beijing: list[str | None]
) -> None:
    table, _ = drafted(character, first_player=0)
    finish_draft(table)

    red = table.player(RED)
    assert table.state.round == 1
    assert (red.stock, red.posts, (red.figure, red.second)) == (stock, posts, figures)
    assert [slot if slot == RED else None for slot in table.beijing] == beijing


@pytest.mark.rule("POLO-SETUP-17")
def test_a_drafted_matteo_rolls_the_white_die_in_round_1() -> None:
    table, _ = drafted("matteo", first_player=0)
    finish_draft(table)

    assert "white" in table.player(RED).dice
    assert len(table.player(RED).dice.split()) == 6


# --- goal cards -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-SETUP-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_gets_two_goal_cards_that_nobody_else_has(players: int) -> None:
    dealt = [[polo_game(players, seed).player(c).goals.split() for c in SEATS[:players]] for seed in range(80)]

    assert all([len(goals) for goals in hands] == [2] * players for hands in dealt)
    assert all(len({goal for goals in hands for goal in goals}) == 2 * players for hands in dealt)
    assert {goal for hands in dealt for goal in hands[0]} == set(GOALS)


@pytest.mark.rule("POLO-SETUP-15", "POLO-SETUP-22")
@pytest.mark.parametrize("looking", [None, 0, 1, 2])
def test_a_goal_card_is_shown_to_its_owner_only(looking: int | None) -> None:
    table = polo_game(3)

    for who, player in enumerate(seen(table, looking)["players"]):
        own = table.player(SEATS[who]).goals.split()
        assert player["goals"] == (own if who == looking else None)
        assert player["goals_dealt"] == (own if who == looking else None)
    shown = json.dumps(seen(table, looking))
    hidden = {goal for who in range(3) if who != looking for goal in table.player(SEATS[who]).goals.split()}
    assert not [goal for goal in hidden if f'"{goal}"' in shown]


# --- chance, open and hidden things ---------------------------------------------------------------------------------
def shuffle_of(things: int) -> list[int]:
    """The highest number of every draw of a shuffle: a draw in another order would be out of its range."""
    return [n - 1 for n in range(things, 1, -1)]


def scripted_game(players: int, script: list[int], **options: Any) -> Table:
    chance = ScriptedChance(script)
    checked = GAME.check_options(players, options)
    return Table(cast(State, GAME.deal(players, chance, components.EDITIONS.standard(), checked)))


@pytest.mark.rule("POLO-SETUP-19")
def test_chance_decides_in_the_order_player_provinces_offices_cards_contracts_characters() -> None:
    script = [3, *shuffle_of(6), *shuffle_of(10), *shuffle_of(31), *shuffle_of(6), *shuffle_of(38), *shuffle_of(8)]
    table = scripted_game(4, script, random_provinces=True, character_draft=True)

    assert script_left(table) == []
    assert (table.first, table.asked) == (RED, "choose_character")


@pytest.mark.rule("POLO-SETUP-19")
def test_goals_come_last_and_nothing_is_drawn_for_what_is_not_random() -> None:
    script = [*shuffle_of(10), *shuffle_of(31), *shuffle_of(6), *shuffle_of(38), *shuffle_of(18)]
    dice = [4, 4, 4, 4, 4, 3]  # of Matteo with the white die; Raschid does not roll
    table = scripted_game(2, script + dice, first_player=1)

    assert script_left(table) == []
    assert table.player(BLUE).dice == "5 5 5 5 5 white-4"


@pytest.mark.rule("POLO-SETUP-19")
def test_the_same_seed_repeats_the_same_setup() -> None:
    options = {"random_provinces": True, "goal_choice": True}

    assert seen(polo_game(4, 9, **options), 2) == seen(polo_game(4, 9, **options), 2)
    assert seen(polo_game(4, 9, **options), 2) != seen(polo_game(4, 10, **options), 2)


@pytest.mark.rule("POLO-SETUP-20")
@pytest.mark.parametrize("looking", [None, 0, 3])
def test_everybody_sees_the_board_and_what_the_players_have(looking: int | None) -> None:
    table = polo_position(
        turn=RED,
        round=2,
        row="k01 k09 k13",
        special="k20 k21",
        spaces={"khan": "blue 2, black 4", "moscow": "yellow 3"},
        cards={"moscow": "t04"},
        offices={"alexandria": "o3"},
        red={"dice": "3 black-6", "coins": 4, "camels": 1},
        yellow={"spice": 1, "silk": 2, "gold": 3, "posts": "moscow kochi", "active": "s2 k30", "completed": "k31 s1"},
    )

    view = seen(table, looking)
    red, yellow = view["players"][3], view["players"][1]
    assert (red["coins"], red["camels"], red["dice"]) == (4, 1, {"own-3": 1, "black-6": 1})
    assert (yellow["goods"], yellow["score"]) == ({"spice": 1, "silk": 2, "gold": 3}, 0)
    assert (yellow["stock"], yellow["posts"], yellow["figures"]) == (7, ["moscow", "kochi"], ["venezia"])
    assert (yellow["contracts"], len(yellow["completed"])) == (["s2", "k30"], 2)
    assert view["spaces"]["khan"] == [
        {"owner": 0, "kind": "own", "value": 2},
        {"owner": 0, "kind": "black", "value": 4},
    ]
    assert view["spaces"]["moscow"] == [{"owner": 1, "kind": "own", "value": 3}]
    assert (view["cards"]["moscow"]["card"], view["offices"]["alexandria"]) == ("t04", "o3")
    assert (view["row"], view["piles"], view["special"]["count"], view["pool"]) == (["k01", "k09", "k13"], 3, 2, 3)


@pytest.mark.rule("POLO-SETUP-22")
@pytest.mark.parametrize("looking", [None, 1])
def test_piles_and_goals_of_others_could_be_otherwise_without_a_difference_in_the_view(looking: int | None) -> None:
    table = polo_game(3, 4)

    others = [Table(table.state.sample_hidden(looking, seed)) for seed in range(8)]

    assert all(seen(other, looking) == seen(table, looking) for other in others)
    assert len({other.special for other in others}) == 8
    assert len({tuple(other.state.piles) for other in others}) == 8
    for who, colour in enumerate(SEATS[:3]):
        goals = {other.player(colour).goals for other in others}
        assert goals == {table.player(colour).goals} if who == looking else len(goals) > 1


@pytest.mark.rule("POLO-SETUP-22")
def test_face_down_contracts_are_listed_without_their_order() -> None:
    table = before_round_1(4, 3)

    view = seen(table, 0)
    assert view["unseen"] == sorted(view["unseen"])
    assert view["special"] == {"count": 8, "known": []}
