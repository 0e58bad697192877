"""Setup: who takes part, where every piece lies, what chance decides and what nobody sees. Rules MERV-SETUP."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any, cast

import pytest

from caravansary.core.errors import OptionError
from caravansary.games.merv.pieces import BOARD_ACTIONS, COLOURS, SPICES
from caravansary.games.merv.state import State
from tests.games.merv.looking import random_game
from tests.games.merv.position import (
    BLUE,
    GREEN,
    HIGH_COURTIER_OF_ONE,
    HIGH_COURTIER_OF_TWO,
    MAGISTRATE,
    RED,
    YELLOW,
    Table,
    Things,
    game,
    merv_position,
)

EVERY_SITE = [f"{action}-{colour}" for action in BOARD_ACTIONS for colour in COLOURS[:4]]
SEATS = (RED, BLUE, YELLOW, GREEN)


def new_table(players: int, seed: int = 1, colours: list[str] | None = None) -> Table:
    """A new game at its first decision; alone, the magistrate has taken its first turn by then."""
    return Table(cast(State, game().new(players=players, seed=seed, colours=colours)))


def solo_table(first_card: str) -> Table:
    """A new solo game whose magistrate turned up this card first."""
    tables = (new_table(1, seed) for seed in range(100))
    return next(table for table in tables if table.state.view(0)["solo"]["open"] == first_card)


def holdings(table: Table, colour: str) -> dict[str, object]:
    """Everything that a participant has."""
    return {thing: value for thing, value in vars(table.player(colour)).items() if thing != "piece"}


NO_HOLDINGS: dict[str, object] = {
    **dict.fromkeys(("camels", "favour", "influence", "scrolls", "common", "rare", "score"), 0),
    **dict.fromkeys(("cubes", "cards", "courtiers", "posts", "tiles", "contracts"), ""),
    "mosque": None,
    "scoring_tile": None,
    "points": {},
}
FULL_SUPPLY: dict[str, object] = NO_HOLDINGS | {"buildings": 9, "servants": 8, "discs": 7}


# --- who takes part -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SETUP-1", "MERV-SETUP-4")
@pytest.mark.parametrize(
    ("players", "kinds", "scoring"),
    [
        (1, "seat magistrate high_courtier", [True, True, False]),
        (2, "seat seat high_courtier", [True, True, False]),
        (3, "seat seat seat", [True, True, True]),
        (4, "seat seat seat seat", [True, True, True, True]),
    ],
)
def test_one_or_two_humans_are_joined_by_automatic_opponents(players: int, kinds: str, scoring: list[bool]) -> None:
    table = new_table(players)

    participants = table.state.participants

    assert " ".join(participant.kind for participant in participants) == kinds
    assert [participant.scores for participant in participants] == scoring
    assert [participant.who for participant in participants] == list(range(len(scoring)))
    assert len(table.state.players) == len(scoring)


@pytest.mark.rule("MERV-SETUP-1")
@pytest.mark.parametrize("players", [0, 5, -1])
def test_nobody_and_five_cannot_play(players: int) -> None:
    with pytest.raises(OptionError, match="merv is for 1 to 4 players"):
        game().new(players=players, seed=1)


@pytest.mark.rule("MERV-SETUP-2", "MERV-SETUP-3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_human_starts_with_all_pieces_and_nothing_else(players: int) -> None:
    table = new_table(players)

    for colour in SEATS[:players]:
        assert holdings(table, colour) == FULL_SUPPLY
        assert table.state.owner.count(table.who(colour)) == 0
    assert set(table.state.soldier) == {-1}
    assert players == 1 or set(table.state.owner) == {-1}


@pytest.mark.rule("MERV-SETUP-3")
def test_three_of_the_ten_discs_stand_on_space_0_of_the_tracks() -> None:
    table = new_table(4)

    for colour in SEATS:
        player = table.player(colour)
        assert player.discs == 10 - 3
        assert (player.favour, player.influence, player.score) == (0, 0, 0)


@pytest.mark.rule("MERV-SETUP-4")
@pytest.mark.parametrize(
    ("colours", "at_the_table"),
    [
        ([GREEN, BLUE, RED], {GREEN, BLUE, RED}),
        ([BLUE, YELLOW, GREEN, RED], {BLUE, YELLOW, GREEN, RED}),
        ([GREEN, YELLOW], {GREEN, YELLOW, RED}),
        ([YELLOW], {YELLOW, RED, BLUE}),
    ],
)
def test_pieces_of_unused_colours_leave_the_game(colours: list[str], at_the_table: set[str]) -> None:
    table = new_table(len(colours), colours=colours)

    shown = [player["colour"] for player in table.state.view(0)["players"]]

    assert set(shown) == at_the_table
    assert len(shown) == len(at_the_table)


@pytest.mark.rule("MERV-SETUP-22")
@pytest.mark.parametrize(("players", "courtier"), [(1, HIGH_COURTIER_OF_ONE), (2, HIGH_COURTIER_OF_TWO)])
def test_the_high_courtier_has_nine_buildings_but_no_servants_and_no_discs(players: int, courtier: str) -> None:
    table = new_table(players)

    assert table.state.participants[table.who(courtier)].kind == "high_courtier"
    assert holdings(table, courtier) == NO_HOLDINGS | {"buildings": 9, "servants": 0, "discs": 0}


@pytest.mark.rule("MERV-SETUP-23", "MERV-SETUP-26")
def test_the_magistrate_has_all_pieces_of_its_colour_and_stands_on_space_0_of_the_tracks() -> None:
    table = solo_table("library")  # it has built once and taken one scroll, and nothing else

    assert table.state.participants[table.who(MAGISTRATE)].kind == "magistrate"
    assert table.state.owner.count(table.who(MAGISTRATE)) == 1
    assert holdings(table, MAGISTRATE) == FULL_SUPPLY | {"buildings": 9 - 1, "scrolls": 1}


# --- colours --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SETUP-24")
def test_every_human_gets_the_chosen_colour() -> None:
    table = new_table(3, colours=[GREEN, RED, BLUE])

    assert [participant.colour for participant in table.state.participants] == [GREEN, RED, BLUE]


@pytest.mark.rule("MERV-SETUP-24")
@pytest.mark.parametrize(
    ("colours", "reason"),
    [
        ([RED, BLUE, RED], "every seat needs a colour of its own"),
        ([RED, BLUE, "pink"], "no colour 'pink'"),
        ([RED, BLUE], "a list of 3 colours"),
        ([RED, BLUE, YELLOW, GREEN], "a list of 3 colours"),
        ("red", "a list of 3 colours"),
        ({RED: 1, BLUE: 2, YELLOW: 3}, "a list of 3 colours"),
    ],
)
def test_two_humans_never_share_a_colour(colours: Any, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        game().new(players=3, seed=1, colours=colours)


@pytest.mark.rule("MERV-SETUP-24")
@pytest.mark.parametrize(
    ("players", "colours"),
    [(1, [GREEN]), (2, [YELLOW, BLUE]), (3, [GREEN, YELLOW, BLUE]), (4, [YELLOW, GREEN, RED, BLUE])],
)
def test_colours_have_no_effect_on_the_game(players: int, colours: list[str]) -> None:
    *_, usual = random_game(players, seed=5)
    *_, other = random_game(players, seed=5, colours=colours)

    assert [score.to_dict() for score in other.state.scores()] == [score.to_dict() for score in usual.state.scores()]
    assert [rank.who for rank in other.state.ranking()] == [rank.who for rank in usual.state.ranking()]
    assert other.state.owner == usual.state.owner


@pytest.mark.rule("MERV-SETUP-25")
@pytest.mark.parametrize(
    ("colours", "opponents"),
    [
        ([RED], {"high_courtier": BLUE, "magistrate": YELLOW}),
        ([BLUE], {"high_courtier": RED, "magistrate": YELLOW}),
        ([YELLOW], {"high_courtier": RED, "magistrate": BLUE}),
        ([GREEN], {"high_courtier": RED, "magistrate": BLUE}),
        ([RED, BLUE], {"high_courtier": YELLOW}),
        ([YELLOW, RED], {"high_courtier": BLUE}),
        ([RED, GREEN], {"high_courtier": BLUE}),
        ([BLUE, YELLOW], {"high_courtier": RED}),
    ],
)
def test_automatic_opponents_take_the_first_unused_colours(colours: list[str], opponents: dict[str, str]) -> None:
    table = new_table(len(colours), colours=colours)

    found = {p.kind: p.colour for p in table.state.participants if p.kind != "seat"}

    assert found == opponents


# --- the first order ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SETUP-5")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_humans_start_in_random_order(players: int) -> None:
    tables = [new_table(players, seed) for seed in range(400)]

    assert {table.order for table in tables} == {" ".join(order) for order in permutations(SEATS[:players])}
    assert all(table.to_move == table.order.split()[0] for table in tables)


@pytest.mark.rule("MERV-SETUP-6")
def test_the_high_courtier_of_two_humans_starts_third() -> None:
    orders = Counter(new_table(2, seed).order for seed in range(200))

    assert set(orders) == {"red blue yellow", "blue red yellow"}
    assert min(orders.values()) > 60


@pytest.mark.rule("MERV-SETUP-7")
def test_alone_the_magistrate_starts_before_the_human_and_the_high_courtier() -> None:
    for seed in range(20):
        table = new_table(1, seed)
        assert table.order == "yellow red blue"
        assert table.to_move == RED
        assert sorted(table.state.slots) == [-1, -1, -1, -1, table.who(MAGISTRATE)]


# --- the board ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SETUP-8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_chance_decides_the_side_of_the_camel_market_which_starts_without_camels(players: int) -> None:
    markets = [new_table(players, seed).state.view(0)["camel_market"] for seed in range(200)]

    sides = Counter(market["side"] for market in markets)
    assert set(sides) == {"A", "B"}
    assert min(sides.values()) > 60
    if players > 1:  # alone, the magistrate may have been there
        assert all(market["camels"] == {"tl": 0, "tr": 0, "br": 0, "bl": 0} for market in markets)


@pytest.mark.rule("MERV-SETUP-8", "MERV-SETUP-9")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_sites_and_the_side_of_the_camel_market_never_change(players: int, seed: int) -> None:
    start = new_table(players, seed)

    for table in random_game(players, seed):
        assert table.state.sites == start.state.sites
        assert table.state.market_side == start.state.market_side


@pytest.mark.rule("MERV-SETUP-9")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_of_the_24_sites_lies_on_one_cell_around_the_camel_market(players: int) -> None:
    for seed in range(20):
        city = new_table(players, seed).state.view(0)["city"]

        assert sorted(cell["site"] for cell in city.values()) == sorted(EVERY_SITE)
        assert list(city) == [
            f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6) if (row, column) != (3, 3)
        ]
        assert all(cell["upgrade"] is None and cell["soldier"] is None for cell in city.values())


@pytest.mark.rule("MERV-SETUP-9")
@pytest.mark.parametrize("cell", ["r1c1", "r3c2", "r3c4", "r5c5"])
def test_any_site_may_come_to_any_cell(cell: str) -> None:
    found = {new_table(3, seed).state.view(0)["city"][cell]["site"] for seed in range(400)}

    assert found == set(EVERY_SITE)


@pytest.mark.rule("MERV-SETUP-10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_scrolls_are_in_the_supply_and_no_breakthrough_is_taken(players: int) -> None:
    table = solo_table("wall") if players == 1 else new_table(players)

    assert table.state.scrolls_left == 32
    assert all(player.tiles == 0 for player in table.state.players)


@pytest.mark.rule("MERV-SETUP-11")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_goods_form_two_supplies_and_a_camel_lies_in_each_inner_city(players: int) -> None:
    table = solo_table("library") if players == 1 else new_table(players)

    assert (table.state.common_left, table.state.rare_left) == (24, 24)
    assert table.state.view(0)["city_camels"] == ["rayy", "samarkand", "balkh", "nishapur"]


@pytest.mark.rule("MERV-SETUP-12")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_contracts_form_six_stacks_with_the_most_points_on_top(players: int) -> None:
    table = solo_table("library") if players == 1 else new_table(players)

    stacks = ("k1f", "k1s", "k2f", "k2s", "k3f", "k3s")
    assert table.state.view(0)["contracts"] == {stack: [f"{stack}-{n}" for n in (1, 2, 3)] for stack in stacks}
    assert table.state.printed.contract_points == [*[6, 5, 4] * 2, *[10, 8, 6] * 2, *[15, 12, 9] * 2]


@pytest.mark.rule("MERV-SETUP-27", "MERV-CONTRACT-1")
def test_only_the_top_contract_of_a_stack_can_be_fulfilled() -> None:
    rich: Things = {"influence": 2, "scrolls": 1, "common": 1, "cubes": "tan"}  # enough for k1f-2, not for k1f-1
    covered = merv_position(red=rich)
    open_ = merv_position(red=rich, contracts="k1f-1")

    assert covered.why_not("contract k1f") == ("contract.goods", "MERV-CONTRACT-3")
    assert "contract k1f" in open_.options
    open_.play(RED, "contract k1f")
    assert open_.player(RED).contracts == "k1f-2"


@pytest.mark.rule("MERV-SETUP-27")
def test_the_contracts_below_the_top_one_are_public() -> None:
    table = merv_position(contracts="k1f-1 k3s-1 k3s-2")

    contracts = table.state.view(None)["contracts"]

    assert contracts["k1f"] == ["k1f-2", "k1f-3"]
    assert contracts["k3s"] == ["k3s-3"]
    assert contracts["k2f"] == ["k2f-1", "k2f-2", "k2f-3"]


@pytest.mark.rule("MERV-SETUP-13")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_upgrades_and_camels_lie_at_the_mosque(players: int) -> None:
    table = solo_table("library") if players == 1 else new_table(players)

    supply = table.state.view(0)["supply"]
    assert supply["white_upgrades"] == 6
    assert supply["bonus_upgrades"] == ["purple", "tan", "teal", "orange"]
    assert table.state.view(0)["path_camels"] == ["m1-1", "m1-2", "m1-3", "m1-4"]
    assert all(player.scoring_tile < 0 for player in table.state.players)


@pytest.mark.rule("MERV-SETUP-13")
def test_the_four_scoring_tiles_are_open_to_the_first_who_comes() -> None:
    table = merv_position(at="mosque", red={"mosque": "m4-a", "cubes": "teal orange white"})

    table.play(RED, "pay teal", "pay orange")

    tiles = ("caravansary", "palace", "library", "marketplace")
    assert table.options == [f"scoring tile {tile}" for tile in tiles]


@pytest.mark.rule("MERV-SETUP-14")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_eight_of_the_24_caravan_cards_are_dealt_as_a_queue(players: int) -> None:
    for seed in range(50):
        table = solo_table("library") if players == 1 else new_table(players, seed)
        state = table.state

        assert (len(state.queue), len(state.deck)) == (8, 16)
        cards = Counter(SPICES[spice] for spice in state.queue + state.deck)
        assert cards == {"cinnamon": 8, "ginger": 6, "juniper": 6, "pepper": 4}


@pytest.mark.rule("MERV-SETUP-14")
@pytest.mark.parametrize("place", [0, 7, 8, 23])
def test_the_caravan_cards_are_shuffled(place: int) -> None:
    found = {(table.state.queue + table.state.deck)[place] for table in (new_table(3, seed) for seed in range(100))}

    assert len(found) == 4


@pytest.mark.rule("MERV-SETUP-15", "MERV-SETUP-16")
@pytest.mark.parametrize(("players", "on_cards", "out"), [(1, 2, 2), (2, 2, 2), (3, 3, 1), (4, 4, 0)])
def test_the_front_cards_carry_camels_and_the_rest_leaves_the_game(players: int, on_cards: int, out: int) -> None:
    table = solo_table("library") if players == 1 else new_table(players)

    assert [card.endswith("*") for card in table.queue.split()] == [True] * on_cards + [False] * (8 - on_cards)
    assert table.state.view(0)["camels_out"] == out
    assert all(player.camels == 0 for player in table.state.players)


@pytest.mark.rule("MERV-SETUP-17")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_wall_pieces_are_in_the_supply(players: int) -> None:
    table = solo_table("library") if players == 1 else new_table(players)

    segments = [f"{colour}-{cost}" for cost in (1, 2) for colour in COLOURS[:4]]
    gates = [f"{colour}-3" for colour in COLOURS[:4]]
    assert table.state.view(0)["wall_supply"] == dict.fromkeys(segments, 2) | dict.fromkeys(gates, 1)
    assert table.state.view(0)["walls"] == {}


@pytest.mark.rule("MERV-SETUP-18")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_play_starts_in_year_1_on_the_north_side_with_all_cubes_in_the_supply(players: int) -> None:
    table = new_table(players)

    shown = table.state.view(0)
    assert (shown["year"], shown["round"], shown["side"], shown["corner"]) == (1, 1, "north", "northwest")
    assert shown["phase"] == "turns"
    assert table.asked == "choose_slot"
    assert shown["supply"]["cubes"] == {"purple": 12, "tan": 12, "teal": 12, "orange": 12, "white": 12}


# --- the solo deck --------------------------------------------------------------------------------------------------
def solo_deck_as_dealt(seed: int) -> list[str]:
    """The magistrate's cards from the top; the first one lies open by now."""
    state = new_table(1, seed).state
    return [BOARD_ACTIONS[card] for card in (state.solo_open, *reversed(state.solo_deck))]


@pytest.mark.rule("MERV-SETUP-19")
def test_the_palace_card_is_second_third_or_fourth_of_the_six_solo_cards() -> None:
    decks = [solo_deck_as_dealt(seed) for seed in range(300)]

    places = Counter(deck.index("palace") + 1 for deck in decks)

    assert set(places) == {2, 3, 4}
    assert min(places.values()) > 60
    assert all(sorted(deck) == ["caravansary", "library", "marketplace", "mosque", "palace", "wall"] for deck in decks)


@pytest.mark.rule("MERV-SETUP-19")
@pytest.mark.parametrize("card", ["caravansary", "library", "marketplace", "mosque", "wall"])
def test_the_other_solo_cards_can_lie_anywhere(card: str) -> None:
    places = {solo_deck_as_dealt(seed).index(card) + 1 for seed in range(300)}

    assert places == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("MERV-SETUP-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_more_humans_there_are_no_solo_cards(players: int) -> None:
    table = new_table(players)

    assert table.state.view(0)["solo"] is None
    assert table.state.solo_deck == []


# --- what is hidden, what is random ---------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SETUP-20")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_only_the_order_of_the_decks_is_hidden_and_from_everybody(players: int) -> None:
    for seed in range(3):
        for table in random_game(players, seed):
            views = [table.state.view(seat) for seat in (None, *range(players))]
            assert all(view | {"seat": None} == views[0] for view in views)
            guess = table.state.sample_hidden(0, seed=seed)
            assert guess.view(None) == views[0]
            assert sorted(guess.deck) == sorted(table.state.deck)
            assert sorted(guess.solo_deck) == sorted(table.state.solo_deck)


@pytest.mark.rule("MERV-SETUP-20")
def test_both_decks_may_lie_in_another_order_for_all_that_a_seat_knows() -> None:
    state = new_table(1).state

    guesses = [state.sample_hidden(0, seed) for seed in range(200)]

    assert len({tuple(guess.deck) for guess in guesses}) > 190
    assert len({tuple(guess.solo_deck) for guess in guesses}) > 40
    assert {5 - guess.solo_deck.index(BOARD_ACTIONS.index("palace")) for guess in guesses} == {1, 2, 3}  # next, ...


@pytest.mark.rule("MERV-SETUP-20")
def test_the_order_of_reshuffled_solo_cards_is_hidden_too() -> None:
    table = merv_position(players=1, solo_deck="wall palace mosque library marketplace", solo_open="caravansary")

    orders = {tuple(table.state.sample_hidden(0, seed).solo_deck) for seed in range(1000)}

    assert len(orders) == 120
    assert table.state.view(0)["solo"]["deck"] == [["palace", "library", "marketplace", "mosque", "wall"]]


@pytest.mark.rule("MERV-SETUP-20")
def test_everybody_sees_what_the_others_have() -> None:
    pieces: Things = {"posts": "rayy", "courtiers": "faith", "mosque": "m5", "tiles": "b1-mosque", "contracts": "k1f-1"}
    tracks: Things = {"favour": 3, "influence": 7, "points": 17, "scoring_tile": "palace"}
    things: Things = {"cubes": "tan tan white", "camels": 2, "cards": "ginger pepper", "common": 2, "rare": 1}
    table = merv_position(blue={**pieces, **tracks, **things, "scrolls": 3, "scrolls_tied": 1})

    blue = table.state.view(table.who(RED))["players"][table.who(BLUE)]

    assert blue["cubes"] == {"purple": 0, "tan": 2, "teal": 0, "orange": 0, "white": 1}
    assert (blue["camels"], blue["favour"], blue["influence"], blue["score"]) == (2, 3, 7, 17)
    assert blue["spices"] == {"cinnamon": 0, "ginger": 1, "juniper": 0, "pepper": 1}
    assert (blue["scrolls"], blue["scrolls_committed"], blue["common"], blue["rare"]) == (3, 1, 2, 1)
    assert (blue["breakthroughs"], blue["posts"], blue["contracts"]) == (["b1-mosque"], ["rayy"], ["k1f-1"])
    assert blue["courtiers"] == {"knowledge": 0, "spice": 0, "trade": 0, "faith": 1}
    assert (blue["mosque"], blue["scoring_tile"], blue["servants"], blue["discs"]) == ("m5", "palace", 7, 5)


@pytest.mark.rule("MERV-SETUP-21")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_same_seed_and_choices_give_the_same_game(players: int) -> None:
    *_, first = random_game(players, seed=8)
    *_, again = random_game(players, seed=8)
    *_, other = random_game(players, seed=9)

    assert again.events == first.events
    assert again.state.sites == first.state.sites
    assert other.state.sites != first.state.sites


@pytest.mark.rule("MERV-SETUP-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_setup_chance_decides_nothing_among_several_humans(players: int) -> None:
    for seed in range(5):
        generator = new_table(players, seed).state.chance.to_list()
        assert all(table.state.chance.to_list() == generator for table in random_game(players, seed))


@pytest.mark.rule("MERV-SETUP-21")
def test_caravan_cards_are_drawn_in_the_order_of_the_shuffled_deck() -> None:
    total = 0
    for seed in range(10):
        deck = [SPICES[spice] for spice in reversed(new_table(4, seed).state.deck)]
        *_, table = random_game(4, seed)
        drawn = [spice for event in table.told("cards_revealed") for spice in event.args["spice"]]
        assert drawn == deck[: len(drawn)]
        total += len(drawn)
    assert total > 20


@pytest.mark.rule("MERV-SETUP-21")
def test_alone_chance_decides_only_about_the_magistrates_cards_and_two_of_its_tiles() -> None:
    draws = 0
    for seed in range(20):
        before: tuple[list[int], int, int, int, int] | None = None
        for table in random_game(1, seed):
            state = table.state
            magistrate = state.players[table.who(MAGISTRATE)]
            deck, tiles = len(state.solo_deck), magistrate.tiles >> 4 & 15
            now = state.chance.to_list(), state.year, deck, tiles, magistrate.scoring_tile
            if before is not None and now[0] != before[0]:
                draws += 1
                reshuffled = now[1] != before[1] or now[2] >= before[2]
                assert reshuffled or now[3] != before[3] or now[4] != before[4]
            before = now
    assert draws > 20
