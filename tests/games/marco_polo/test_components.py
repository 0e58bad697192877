"""The printed values against the tables of the rules, where they come from, and what an edition file may say.

The expected numbers are written out here once more, from the tables of the rules, so that a slip in
`components.toml` cannot pass. Rewards and costs are written as in "2 camels 1 any".
"""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravansary.core.errors import ComponentError
from caravansary.games.marco_polo import components, pieces
from caravansary.games.marco_polo.components import EDITIONS, Components
from tests.games.editions import Editions, keys_of, lines_of, rows_of
from tests.games.marco_polo.printed import BAZAAR, CONTRACT_ROWS, EXCHANGE_ROWS, GOAL_ROWS, ROADS


def reward(text: str = "") -> list[int]:
    words = text.split()
    parts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    assert parts.keys() <= set(pieces.REWARDS)
    return [parts.get(name, 0) for name in pieces.REWARDS]


def cost(text: str = "") -> list[int]:
    assert not any(reward(text)[len(pieces.COSTS) :])
    return reward(text)[: len(pieces.COSTS)]


def rewards(text: str) -> list[list[int]]:
    return [reward(one) for one in text.split(",")]


# --- every printed value --------------------------------------------------------------------------------------------

PRINTED_VALUES: dict[str, object] = {
    "name": "standard",
    "overrides": {},
    # 2.2 values per player and per number of players
    "start_coins": [7, 8, 9, 10],
    "start_camels": 2,
    "posts": 9,
    "wilhelm_posts": 11,
    "compensation": 15,
    "black_dice": [0, 0, 3, 4, 5],
    "khan_neutral": [0, 0, 2, 1, 0],
    "coins_neutral": [0, 0, 1, 0, 0],
    # 2.3 action spaces: coins, camels, spice, silk, gold, khan, contracts, travel
    "dice_needed": [1, 1, 1, 2, 3, 1, 1, 2],
    "coins_gain": 5,
    "purse_coins": 3,
    "khan_reward": reward("2 camels 1 any"),
    # 2.4 bazaar
    "bazaar": [rewards(row) for row in BAZAAR.values()],
    "offered_rows": [
        [(), (1,), (2,), (3,), (4,), (5,), (6,)],
        [(), (1,), (2,), (3,), (4, 3), (5,), (6, 5)],
        [(), (1,), (2,), (3,), (4, 3), (5,), (6, 5)],
        [(), (1,), (2,), (3,), (4, 3), (5, 3), (6, 5, 3)],
    ],
    # 2.5 and 2.6 travel, contract row
    "travel_step": [0, 3, 4, 5, 0, 6, 0],
    "row_extra": [0, 0, 0, 0, 1, 2],
    # 2.7 extra actions and other constants
    "reroll_camels": 1,
    "change_camels": 2,
    "black_camels": 3,
    "milestone": [0, 0, 0, 0, 0, 0, 0, 0, 5, 10, 0, 10],
    "beijing": [10, 7, 4, 1],
    "coins_per_point": 10,
    "goods_per_point": 2,
    "most_contracts": 7,
    "goal_places": [0, 1, 3, 6, 10],
    # 2.10 and 2.11 bonuses
    "token_reward": rewards("5 coins, 3 camels, 1 pair, 1 copy, 1 camels 3 coins, 3 points, 1 gift"),
    "token_home": [0, 1, 2, 3, 4, 5],
    "office_reward": rewards(
        "3 coins, 5 coins, 2 camels, 3 camels, 2 silk, 2 gold, 1 any, 1 black, 1 contract, 1 step"
    ),
    # 2.16 and 3.19 characters
    "first_characters": [pieces.RASCHID, pieces.MATTEO, pieces.BERKE, pieces.MERCATOR],
    "mercator_pieces": 1,
    "mercator_camels": 1,
    "mercator_coins": 2,
    "polos_camels": 1,
    "johannes_coins": 3,
    "altan_reward": [
        reward(),
        reward("1 points"),
        reward("1 points 1 coins"),
        reward("1 points 1 coins 1 camels"),
        reward("1 points 1 coins 1 camels 1 spice"),
        reward("1 points 1 coins 1 camels 1 spice 1 silk"),
        reward("1 points 1 coins 1 camels 1 spice 1 silk 1 gold"),
        reward("1 points 1 coins 1 camels 1 spice 1 silk 1 gold 1 black"),
    ],
    "nicolao_draws": 3,
    "arghun_cards": 6,
    "arghun_value": 6,
    "private_reward": reward("2 camels 2 any"),
    "private_others": reward("1 any"),
    # 3.19 gifts
    "gift_reward": rewards(
        "3 camels, 2 contract, 1 contract, , , 2 camels, 1 any, , 5 coins, 2 any, , , , 8 coins, 1 step"
    ),
    "gift_others": rewards(", , , , , , , , , 1 gold, , , , 3 coins, "),
    "gift_coins": 3,
    "gift_points": 1,
    "gift_most": 6,
}
OTHER_CARD_ROWS = [  # card, kind, cost, reward, cost_back, reward_back
    ("t16", "any_good", "2 coins", "1 any", "", ""),
    ("t17", "camel_steps", "2 camels", "1 step", "", ""),
    ("t18", "pair_steps", "", "1 step", "", ""),
    ("t19", "paid_provinces", "1 coins", "", "", ""),
    ("t20", "either", "1 camels", "3 coins", "1 coins", "1 camels"),
    ("t21", "either", "1 points", "3 coins", "3 coins", "1 points"),
    ("t22", "swap", "", "2 camels", "2 camels", ""),
    ("t23", "per_contract", "", "2 coins", "", ""),
    ("t24", "per_contract", "", "1 points", "", ""),
    ("t25", "per_post", "", "2 coins", "", ""),
    ("t26", "per_post", "", "1 points", "", ""),
    ("t27", "per_pip", "", "2 coins", "", ""),
    ("t28", "threshold", "", "", "", ""),
    ("t29", "threshold", "", "", "", ""),
    ("t30", "threshold", "", "", "", ""),
    ("t31", "provinces", "", "", "", ""),
]
CARD_ROWS = [(row.split()[0], "exchange", *row[3:].split("->"), "", "") for row in lines_of(EXCHANGE_ROWS)]
CARD_ROWS += OTHER_CARD_ROWS
BY_VALUE = {
    "t28": ", 1 gold, 1 gold, 1 gold, 1 gold, 1 gold, 3 gold",
    "t29": ", 1 silk, 1 silk, 1 silk, 3 silk, 3 silk, 3 silk",
    "t30": ", 1 spice, 3 spice, 3 spice, 3 spice, 3 spice, 3 spice",
}
# 2.8 where a place is drawn
POSITION_ROWS = """
    venezia 1 6, beijing 84 7, moscow 19 2, karakorum 55 1, samarcanda 33 26, lan-zhou 67 38, alexandria 2 51,
    karachi 45 58, sumatra 78 70, anxi 40 2, kashgar 55 34, xian 82 33, kochi 55 92, ormuz 24 48, adana 26 81,
    oasis-a 12 3, oasis-b 69 12, oasis-c 80 2, oasis-d 73 24, oasis-e 12 22, oasis-f 50 38, oasis-g 18 45,
    oasis-h 68 74, oasis-i 15 83, oasis-j 93 44
"""
POSITIONS = [row.split() for row in POSITION_ROWS.replace("\n", " ").split(",")]
IN_OTHER_TABLES = {
    *("card_kind", "card_cost", "card_reward", "card_cost_back", "card_reward_back", "card_by_value"),
    *("card_provinces", "contract_cost", "contract_reward", "goal_city", "goal_province", "goal_points"),
    *("road_cost", "neighbours", "node_position", "digest", "provenance"),
}


@pytest.mark.parametrize(("attribute", "expected"), PRINTED_VALUES.items())
def test_a_printed_value_is_that_of_the_rules(attribute: str, expected: object) -> None:
    assert getattr(EDITIONS.standard(), attribute) == expected


@pytest.mark.parametrize(("card", "kind", "paid", "gained", "paid_back", "gained_back"), CARD_ROWS)
def test_a_city_card_works_as_printed(
    card: str, kind: str, paid: str, gained: str, paid_back: str, gained_back: str
) -> None:
    ours = EDITIONS.standard()
    number = pieces.CITY_CARDS.index(card)

    assert pieces.CARD_KINDS[ours.card_kind[number]] == kind
    assert ours.card_cost[number] == cost(paid.removeprefix(card))
    assert ours.card_reward[number] == reward(gained)
    assert ours.card_cost_back[number] == cost(paid_back)
    assert ours.card_reward_back[number] == reward(gained_back)
    assert ours.card_by_value[number] == (rewards(BY_VALUE[card]) if card in BY_VALUE else [])
    assert ours.card_provinces[number] == ([0, 1, 1, 1, 1, 2, 2] if card == "t31" else [])


@pytest.mark.parametrize("row", lines_of(CONTRACT_ROWS))
def test_a_contract_asks_and_gives_what_its_tile_says(row: str) -> None:
    contract, camels, spice, silk, gold, points, rest = row.split(maxsplit=6)
    number = pieces.CONTRACTS.index(contract)

    assert EDITIONS.standard().contract_cost[number] == cost(f"{camels} camels {spice} spice {silk} silk {gold} gold")
    assert EDITIONS.standard().contract_reward[number] == reward(f"{points} points {rest}")


@pytest.mark.parametrize("row", lines_of(GOAL_ROWS))
def test_a_goal_card_names_a_city_and_a_province(row: str) -> None:
    goal, city, province, points = row.split()
    number = pieces.GOALS.index(goal)

    assert pieces.PLACES[EDITIONS.standard().goal_city[number]] == city
    assert pieces.PLACES[EDITIONS.standard().goal_province[number]] == province
    assert EDITIONS.standard().goal_points[number] == int(points)


@pytest.mark.parametrize(("one", "other", "coins", "camels"), ROADS)
def test_a_road_costs_its_surcharge_in_both_directions(one: str, other: str, coins: int, camels: int) -> None:
    here, there = pieces.NODES.index(one), pieces.NODES.index(other)

    assert EDITIONS.standard().road_cost[pieces.ROADS.index(f"{one} {other}")] == (coins, camels)
    assert (there, coins, camels) in EDITIONS.standard().neighbours[here]
    assert (here, coins, camels) in EDITIONS.standard().neighbours[there]


@pytest.mark.parametrize(("node", "x", "y"), POSITIONS)
def test_a_place_is_drawn_where_it_lies(node: str, x: str, y: str) -> None:
    assert EDITIONS.standard().node_position[pieces.NODES.index(node)] == (int(x), int(y))


def test_every_attribute_is_compared_with_the_rules() -> None:
    assert PRINTED_VALUES.keys() | IN_OTHER_TABLES == set(PRINTED.attributes())
    assert tuple(row[0] for row in CARD_ROWS) == pieces.CITY_CARDS
    assert tuple(row.split()[0] for row in lines_of(CONTRACT_ROWS)) == pieces.CONTRACTS
    assert tuple(row.split()[0] for row in lines_of(GOAL_ROWS)) == pieces.GOALS
    assert tuple(f"{one} {other}" for one, other, _, _ in ROADS) == pieces.ROADS
    assert sorted(row[0] for row in POSITIONS) == sorted(pieces.NODES)


# --- the map --------------------------------------------------------------------------------------------------------
def distance(start: int, end: int) -> int:
    """The number of steps of the shortest way."""
    steps = {start: 0}
    waiting = deque([start])
    while end not in steps:
        here = waiting.popleft()
        for there, _, _ in EDITIONS.standard().neighbours[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return steps[end]


def test_beijing_is_seven_steps_from_venezia() -> None:
    assert distance(pieces.VENEZIA, pieces.BEIJING) == 7


def test_every_place_can_be_reached() -> None:
    assert max(distance(pieces.VENEZIA, node) for node in range(len(pieces.NODES))) < len(pieces.NODES)


def test_some_places_are_left_and_entered_only_at_a_price() -> None:
    around = enumerate(EDITIONS.standard().neighbours)
    dear = {pieces.NODES[node] for node, roads in around if all(coins or camels for _, coins, camels in roads)}

    assert dear == {"anxi", "kashgar", "oasis-f", "ormuz", "sumatra", "kochi", "adana"}


def test_neighbours_come_in_the_order_of_their_numbers() -> None:
    assert all(list(roads) == sorted(roads) for roads in EDITIONS.standard().neighbours)
    assert sum(map(len, EDITIONS.standard().neighbours)) == 2 * len(pieces.ROADS)


def test_no_place_is_drawn_on_another() -> None:
    assert len(set(EDITIONS.standard().node_position)) == len(pieces.NODES)


# --- what the rules rely on -----------------------------------------------------------------------------------------
def rewards_are_bounded(c: Components) -> bool:
    groups = [*c.bazaar, c.token_reward, c.office_reward, c.contract_reward, c.gift_reward, c.gift_others]
    groups += [c.card_reward, c.card_reward_back, c.altan_reward, *c.card_by_value]
    every = [one for group in groups for one in group] + [c.khan_reward, c.private_reward, c.private_others]
    return all(len(one) == 13 and min(one) >= 0 and max(one) <= 30 for one in every)


def is_as_good(one: list[int], other: list[int]) -> bool:
    return all(a >= b for a, b in zip(one, other, strict=True))


def cards_are_playable(c: Components) -> bool:
    of_kind = {kind: [i for i, k in enumerate(c.card_kind) if k == kind] for kind in range(len(pieces.CARD_KINDS))}
    paid = [c.card_cost[i] for kind in (pieces.EXCHANGE, pieces.ANY_GOOD, pieces.EITHER) for i in of_kind[kind]]
    thresholds = [c.card_by_value[i] for i in of_kind[pieces.THRESHOLD]]
    return all(
        (
            c.card_kind == EDITIONS.standard().card_kind,
            all(sum(one) > 0 for one in paid),
            all(c.card_reward[i].index(max(c.card_reward[i])) in (0, 1, 5) for i in of_kind[pieces.EITHER]),
            all(sum(map(bool, c.card_reward[i])) == 1 for i in of_kind[pieces.EITHER]),
            c.card_cost_back[21][pieces.R_CAMELS] >= c.card_reward[21][pieces.R_CAMELS] > 0,
            all(is_as_good(more, less) for rows in thresholds for less, more in pairwise(rows)),
            c.card_provinces[30] == sorted(c.card_provinces[30]) and c.card_provinces[30][1] >= 1,
        )
    )


def rows_offered_are_the_best(c: Components) -> bool:
    """Every row of the die or below is offered, or one that is as good in every part."""
    for rows, offered in zip(c.bazaar, c.offered_rows, strict=True):
        for value in range(1, 7):
            best = offered[value]
            if not best or list(best) != sorted(set(best), reverse=True) or best[0] > value:
                return False
            for row in range(1, value + 1):
                as_good = [one for one in best if is_as_good(rows[one], rows[row])]
                if not as_good or (row in best and as_good != [row]):
                    return False
    return True


def well_formed(c: Components) -> bool:
    """What the rules rely on, whatever the edition."""
    return all(
        (
            rewards_are_bounded(c),
            cards_are_playable(c),
            rows_offered_are_the_best(c),
            min(c.travel_step) >= 0 and len(c.travel_step) == 7,
            len(c.milestone) == c.wilhelm_posts + 1 == 12,
            5 <= c.compensation <= 15,
            min(c.reroll_camels, c.change_camels, c.black_camels) >= 1,
            min(c.coins_per_point, c.goods_per_point) >= 1,
            sorted(c.token_home) == [0, 1, 2, 3, 4, 5],
            [bonus[pieces.R_COPY] for bonus in c.token_reward] == [0, 0, 0, 1, 0, 0, 0],
            all(sum(one) > 0 and one[0] == one[5] == 0 for one in c.contract_cost),
            all(one[pieces.R_GIFT] == 0 for one in c.contract_reward[: pieces.FIRST_NEW]),
            all(city < pieces.FIRST_PROVINCE <= province < pieces.BEIJING for city, province in goals(c)),
            len(set(c.first_characters)) == 4 and max(c.first_characters) < pieces.BASE_CHARACTERS,
            c.beijing == sorted(c.beijing, reverse=True) and c.goal_places == sorted(c.goal_places),
            len(c.neighbours) == 25 and len(c.road_cost) == 30,
        )
    )


def goals(c: Components) -> list[tuple[int, int]]:
    return list(zip(c.goal_city, c.goal_province, strict=True))


PRINTED = Editions(components, well_formed)


def test_the_standard_components_are_well_formed() -> None:
    assert well_formed(EDITIONS.standard())


# --- provenance -----------------------------------------------------------------------------------------------------

PROVENANCE_ROWS = """
    rulebook start.coins start.camels posts.own posts.wilhelm players.black_dice players.khan_neutral
    rulebook players.coins_neutral dice.coins dice.camels dice.spice dice.khan dice.contracts dice.travel
    rulebook space.coins space.purse space.khan extra.reroll extra.change extra.black extra.compensation
    rulebook contract_row.extra milestone.1 milestone.8 milestone.9 scoring.coins_per_point scoring.goods_per_point
    rulebook scoring.most_contracts scoring.goal_places character.first character.mercator_camels
    rulebook character.mercator_coins city_card.t17.kind city_card.t18.kind city_card.t20.kind
    derived dice.silk bazaar.camels.6 bazaar.spice.3 bazaar.spice.4 bazaar.silk.4 travel.1 travel.2 travel.3
    derived road.samarcanda_oasis-f road.oasis-f_kashgar road.kashgar_lan-zhou road.alexandria_oasis-g token.e
    derived city_card.t15.cost city_card.t15.reward
    public dice.gold bazaar.camels.5 bazaar.spice.1 bazaar.silk.3 bazaar.gold.3 bazaar.gold.6 travel.4 travel.6
    public milestone.10 milestone.11 scoring.beijing road.venezia_oasis-a road.adana_kochi
    public province.anxi token.a token.d token.g office.o1 office.o10 city_card.t01.kind city_card.t01.cost
    public city_card.t17.cost city_card.t20.reward_back city_card.t29.by_value contract.s1.cost contract.k09.reward
    public contract.k23.cost contract.k38.reward contract.n4.reward goal.g01.city goal.g18.points
    public character.mercator_pieces character.altan character.private_others
    public gift.f1.reward gift.f4.coins gift.f14.others gift_points.most
    reconstructed map.venezia.x map.beijing.y map.oasis-j.x
"""


@pytest.mark.parametrize(("key", "provenance"), keys_of(PROVENANCE_ROWS))
def test_a_value_tells_where_it_comes_from(key: str, provenance: str) -> None:
    assert EDITIONS.standard().provenance[key] == provenance


def test_the_summary_counts_every_value_once() -> None:
    PRINTED.check_summary({"rulebook": 40, "derived": 16, "public": 325, "reconstructed": 50})


def test_only_where_a_place_is_drawn_is_our_own() -> None:
    ours = {key for key, word in EDITIONS.standard().provenance.items() if word == "reconstructed"}

    assert {key.split(".")[0] for key in ours} == {"map"}


# --- editions -------------------------------------------------------------------------------------------------------
@pytest.fixture
def edition_file(tmp_path: Path) -> Path:
    return tmp_path / "my_marco_polo.toml"


EDITION = """
name = "my marco polo"

[contract.k23]
cost = { camels = 2, silk = 2, gold = 2 }

[bazaar.gold]
3 = { camels = 2, gold = 3 }

[travel]
4 = 13

[road]
oasis-a_moscow = { coins = 2 }

[city_card.t28]
by_value = { 1 = { gold = 1 }, 3 = { gold = 1, coins = 1 }, 5 = { gold = 2, coins = 1 } }

[city_card.t31]
by_value = { 1 = 1, 6 = 3 }

[character]
altan = ["gold", "coins", "camels", "spice", "silk", "points", "black"]
"""


def test_an_edition_changes_what_it_gives_and_nothing_else(edition_file: Path) -> None:
    mine = PRINTED.load(edition_file, EDITION)
    ours = EDITIONS.standard()
    k23 = pieces.CONTRACTS.index("k23")

    assert mine.name == "my marco polo"
    assert mine.contract_cost[k23] == cost("2 camels 2 silk 2 gold")
    assert mine.contract_cost[k23 + 1 :] == ours.contract_cost[k23 + 1 :]
    assert mine.contract_reward == ours.contract_reward
    assert mine.travel_step == [0, 3, 4, 5, 1, 5, 0]
    assert (pieces.FIRST_OASIS, 2, 0) in mine.neighbours[0]
    assert mine.card_by_value[27] == rewards(
        ", 1 gold, 1 gold, 1 gold 1 coins, 1 gold 1 coins, 2 gold 1 coins, 2 gold 1 coins"
    )
    assert mine.card_provinces[30] == [0, 1, 1, 1, 1, 1, 3]
    assert mine.altan_reward[2] == reward("1 gold 1 coins")
    assert mine.digest != ours.digest
    assert well_formed(mine)
    assert EDITIONS.standard() is ours


def test_the_rows_offered_follow_from_what_the_rows_give(edition_file: Path) -> None:
    mine = PRINTED.load(edition_file, EDITION)

    assert mine.offered_rows[3] == [(), (1,), (2,), (3,), (3,), (5, 3), (6, 5, 3)]


def test_of_two_equal_rows_the_higher_is_offered() -> None:
    mine = EDITIONS.with_overrides("mine", {"bazaar": {"camels": {"5": {"camels": 4}, "6": {"camels": 4}}}})

    assert mine.offered_rows[0] == [(), (1,), (2,), (3,), (4,), (5,), (6,)]


def test_a_lower_row_may_be_the_only_one_worth_taking() -> None:
    mine = EDITIONS.with_overrides("mine", {"bazaar": {"camels": {"6": {"camels": 3}}}})

    assert mine.offered_rows[0][6] == (5,)


def test_values_of_an_edition_are_its_own_unless_it_says_more(edition_file: Path) -> None:
    mine = PRINTED.load(
        edition_file,
        """
        name = "mine"
        [start]
        camels = 3
        [contract]
        provenance = "rulebook"
        k01 = { cost = { camels = 2 }, provenance_of = { cost = "derived" } }
        k02 = { cost = { camels = 2 } }
        """,
    )

    assert mine.provenance["start.camels"] == "edition"
    assert mine.provenance["start.coins"] == "rulebook"
    assert mine.provenance["contract.k01.cost"] == "derived"
    assert mine.provenance["contract.k02.cost"] == "rulebook"
    assert mine.provenance["contract.k02.reward"] == "public"


def test_a_copy_of_our_whole_file_is_an_edition(edition_file: Path) -> None:
    mine = PRINTED.load(edition_file, f'name = "mine"\n{PRINTED.text}'.replace("purse = 3 ", "purse = 4 "))

    assert mine.purse_coins == 4
    assert mine.contract_cost == EDITIONS.standard().contract_cost


def test_an_edition_can_be_read_from_its_content() -> None:
    mine = EDITIONS.read(b'name = "mine"\n[space]\ncoins = 6\n', "mine.toml")

    assert mine.coins_gain == 6
    with pytest.raises(ComponentError, match=r"^mine\.toml, space: coins must be 1 to 20, got 0$"):
        EDITIONS.read(b'name = "mine"\n[space]\ncoins = 0\n', "mine.toml")


# --- mistakes in an edition -----------------------------------------------------------------------------------------

MISTAKES = """
    # unknown keys
    contracts = {} => unknown key 'contracts', expected one of start, posts, players, dice, space, extra, bazaar, ...
    start.goods = 1 => start: unknown key 'goods', expected one of coins, camels
    contract.K12.cost = {} => contract: unknown key 'K12', expected one of s1, s2, s3, s4, s5, s6, k01, ...
    contract.k39.cost = {} => contract: unknown key 'k39', expected one of s1, s2, ...
    contract.k12.points = 5 => contract k12: unknown key 'points', expected one of cost, reward
    road.oasis-a_venezia = {} => road: unknown key 'oasis-a_venezia', expected one of venezia_oasis-a, ...
    bazaar.gold.7 = { gold = 4 } => bazaar gold: unknown key '7', expected one of 1, 2, 3, 4, 5, 6
    city_card.t18.cost = { gold = 1 } => city_card t18: unknown key 'cost', expected one of kind
    city_card.t23.cost = { coins = 1 } => city_card t23: unknown key 'cost', expected one of kind, reward
    gift.f5.reward = { coins = 1 } => gift: unknown key 'f5', expected one of f1, f6, f7, f9, f10, f14, f2, f3, f4, f15
    # wrong kind
    start = 7 => start: must be a table, got 7
    start.coins = 7 => start: coins must be a list of 4 numbers from 0 to 30, got 7
    space.coins = 5.0 => space: coins must be 1 to 20, got 5.0
    space.coins = true => space: coins must be 1 to 20, got True
    space.khan = 2 => space: khan must be { } with coins up to 30, camels up to 20, spice up to 9, silk up to 9, ...
    travel.1 = [3] => travel: 1 must be 0 to 60, got [3]
    road.oasis-a_moscow = 2 => road: oasis-a_moscow must be { } with coins up to 30, camels up to 20, got 2
    character.first = 'matteo' => character: first must be a list of 4 different names out of raschid, matteo, ...
    # out of range
    start.coins = [7, 8, 9] => start: coins must be a list of 4 numbers from 0 to 30, got [7, 8, 9]
    start.camels = 21 => start: camels must be 0 to 20, got 21
    extra.reroll = 0 => extra: reroll must be 1 to 10, got 0
    extra.change = 11 => extra: change must be 1 to 10, got 11
    extra.compensation = 4 => extra: compensation must be 5 to 15, got 4
    extra.compensation = 16 => extra: compensation must be 5 to 15, got 16
    bazaar.gold.3 = {} => bazaar gold: 3 must be { } with coins up to 30, camels up to 20, spice up to 9, silk up ...
    bazaar.gold.3 = { points = 1 } => bazaar gold: 3 must be { } with coins up to 30, camels up to 20, spice up to ...
    bazaar.gold.3 = { gold = 10 } => bazaar gold: 3 must be { } with coins up to 30, ...
    bazaar.gold.3 = { gold = -1, silk = 3 } => bazaar gold: 3 must be { } with coins up to 30, ...
    bazaar.gold.5 = { step = 2 } => bazaar gold: 5 must be { } with coins up to 30, ...
    contract_row.extra = [0, 0, 0, 0, 1] => contract_row: extra must be a list of 6 numbers from 0 to 10, got ...
    travel.6 = 61 => travel: 6 must be 0 to 60, got 61
    milestone.8 = 21 => milestone: 8 must be 0 to 20, got 21
    scoring.beijing = [10, 7, 8, 1] => scoring: beijing must be a list of 4 numbers from 0 to 30, none larger than ...
    scoring.goal_places = [0, 1, 3, 2, 10] => scoring: goal_places must be a list of 5 numbers from 0 to 30, none ...
    scoring.coins_per_point = 0 => scoring: coins_per_point must be 1 to 50, got 0
    scoring.goods_per_point = 0 => scoring: goods_per_point must be 1 to 20, got 0
    road.oasis-a_moscow = { gold = 1 } => road: oasis-a_moscow must be { } with coins up to 30, camels up to 20, ...
    road.oasis-a_moscow = { camels = 21 } => road: oasis-a_moscow must be { } with coins up to 30, camels up to 20, ...
    map.venezia.x = 101 => map venezia: x must be 0 to 100, got 101
    province.anxi = 'g' => province: anxi must be a, b, c, d, e or f, got 'g'
    token.a = { copy = 1 } => token: a must be { } with coins up to 30, camels up to 20, spice up to 9, silk up to ...
    token.a = { gift = 1 } => token: a must be { } with coins up to 30, ...
    token.a = { step = 1 } => token: a must be { } with coins up to 30, ...
    office.o1 = {} => office: o1 must be { } with coins up to 30, ...
    office.o1 = { gift = 1 } => office: o1 must be { } with coins up to 30, ...
    city_card.t01.cost = {} => city_card t01: cost must be { } with coins up to 30, camels up to 20, spice up to 9, ...
    city_card.t01.cost = { points = 1 } => city_card t01: cost must be { } with coins up to 30, camels up to 20, ...
    city_card.t01.reward = { any = 1 } => city_card t01: reward must be { } with coins up to 30, camels up to 20, ...
    city_card.t16.cost = { camels = 1 } => city_card t16: cost must be { } with coins up to 30, and not empty, got ...
    city_card.t17.cost = {} => city_card t17: cost must be { } with camels up to 20, and not empty, got {}
    city_card.t20.reward = { gold = 1 } => city_card t20: reward must be { } with coins up to 30, camels up to 20, ...
    city_card.t28.by_value = { 2 = { gold = 1 } } => city_card t28: by_value must be { } by value of the die from 1 ...
    city_card.t28.by_value = { 1 = { gold = 1 }, 7 = { gold = 2 } } => city_card t28: by_value must be { } by value ...
    city_card.t28.by_value = { 1 = { gold = 1 }, 6 = { silk = 3 } } => city_card t28: by_value must be { } by value ...
    city_card.t28.by_value = { 1 = { gold = 1 }, 6 = {} } => city_card t28: by_value must be { } by value of the die ...
    city_card.t28.by_value = { 1 = {}, 6 = { gold = 1 } } => city_card t28: by_value must be { } by value of the die ...
    city_card.t28.by_value = [1, 3] => city_card t28: by_value must be { } by value of the die from 1 on, such as ...
    city_card.t31.by_value = { 1 = 2, 5 = 1 } => city_card t31: by_value must be { } by value of the die from 1 on, ...
    city_card.t31.by_value = { 1 = 0, 5 = 1 } => city_card t31: by_value must be { } by value of the die from 1 on, ...
    contract.k12.cost = {} => contract k12: cost must be { } with camels up to 20, spice up to 9, silk up to 9, ...
    contract.k12.cost = { coins = 1 } => contract k12: cost must be { } with camels up to 20, spice up to 9, silk ...
    contract.k12.reward = {} => contract k12: reward must be { } with coins up to 30, camels up to 20, spice up to ...
    contract.k12.reward = { gift = 1 } => contract k12: reward must be { } with coins up to 30, camels up to 20, ...
    contract.k12.reward = { copy = 1 } => contract k12: reward must be { } with coins up to 30, camels up to 20, ...
    contract.k12.reward = { black = true } => contract k12: reward must be { } with coins up to 30, camels up to 20, ...
    contract.k12.reward = { points = 31 } => contract k12: reward must be { } with coins up to 30, camels up to 20, ...
    goal.g01.city = 'beijing' => goal g01: city must be moscow, karakorum, samarcanda, lan-zhou, alexandria, ...
    goal.g01.province = 'moscow' => goal g01: province must be anxi, ormuz, kashgar, xian, adana or kochi, got 'moscow'
    goal.g01.points = 31 => goal g01: points must be 0 to 30, got 31
    character.first = ['matteo', 'matteo', 'berke', 'polos'] => character: first must be a list of 4 different names ...
    character.first = ['matteo', 'gunj', 'berke', 'polos'] => character: first must be a list of 4 different names ...
    character.altan = ['gold'] => character: altan must be a list of 7 different names out of coins, camels, spice, ...
    character.nicolao_draws = 1 => character: nicolao_draws must be 2 to 5, got 1
    character.arghun_cards = 0 => character: arghun_cards must be 1 to 12, got 0
    character.arghun_value = 7 => character: arghun_value must be 1 to 6, got 7
    character.private_others = { coins = 1 } => character: private_others must be { } with any up to 3, and not ...
    gift.f2.reward = { coins = 1 } => gift f2: reward must be { } with contract up to 2, and not empty, got {'coins': 1}
    gift.f14.others = { any = 1 } => gift f14: others must be { } with coins up to 30, camels up to 20, spice up to ...
    gift_points.most = 31 => gift_points: most must be 0 to 30, got 31
    # fixed
    posts.own = 10 => posts: own is fixed at 9, an edition cannot change it, got 10
    posts.wilhelm = 9 => posts: wilhelm is fixed at 11, an edition cannot change it, got 9
    players.black_dice = [5, 5, 5] => players: black_dice is fixed at [3, 4, 5], an edition cannot change it, got ...
    dice.gold = 2 => dice: gold is fixed at 3, an edition cannot change it, got 2
    dice.coins = true => dice: coins must be 1 to 3, got True
    token.d = { coins = 1 } => token: d is fixed at {'copy': 1}, an edition cannot change it, got {'coins': 1}
    city_card.t01.kind = 'per_pip' => city_card t01: kind is fixed at 'exchange', an edition cannot change it, got ...
    gift.f15.reward = { coins = 1 } => gift f15: reward is fixed at {'step': 1}, an edition cannot change it, got ...
    # values that do not fit together
    travel.2 = 2 => travel: 2 must be at least the 3 of a journey that is one step shorter, got 2
    travel.1 = 8 => travel: 2 must be at least the 8 of a journey that is one step shorter, got 7
    province.anxi = 'b' => province: token a must lie once, got 0 times
    city_card.t20.reward = { coins = 3, points = 1 } => city_card t20: reward must be one of coins, camels and ...
    city_card.t20.reward_back = { coins = 2 } => city_card t20: reward and reward_back must differ, got coins for both
    city_card.t22.reward = { camels = 3 } => city_card t22: cost_back must be at least the 3 camels of reward, got 2
    city_card.t22.cost_back = { camels = 1 } => city_card t22: cost_back must be at least the 2 camels of reward, got 1
    # provenance
    provenance = 'mine' => provenance must be one of rulebook, derived, public, reconstructed, edition, got 'mine'
    start.provenance_of = { camel = 'public' } => start provenance_of: unknown key 'camel', expected one of coins, ...
"""


@pytest.mark.parametrize(("text", "problem"), rows_of(MISTAKES))
def test_a_mistake_is_told_with_its_place(edition_file: Path, text: str, problem: str) -> None:
    PRINTED.check_mistake(edition_file, text, problem)


def test_tokens_may_change_places() -> None:
    mine = EDITIONS.with_overrides("mine", {"province": {"anxi": "b", "ormuz": "a"}})

    assert mine.token_home == [1, 0, 2, 3, 4, 5]


def test_a_saved_edition_is_checked_like_a_file() -> None:
    with pytest.raises(ComponentError, match=r"^edition 'mine', start: camels must be 0 to 20, got -1$"):
        EDITIONS.with_overrides("mine", {"start": {"camels": -1}})
    with pytest.raises(ComponentError, match=r"^edition 'mine', start: unknown key 7, expected one of coins, camels$"):
        EDITIONS.with_overrides("mine", {"start": {7: 3}})
    with pytest.raises(ComponentError, match=r"^edition 'mine', space: khan must be "):
        EDITIONS.with_overrides("mine", {"space": {"khan": {7: 3}}})
    with pytest.raises(ComponentError, match=r"^edition 'standard': name must be "):
        EDITIONS.with_overrides("standard", {"start": {"camels": 3}})


# --- mistakes in our own file ---------------------------------------------------------------------------------------

OUR_MISTAKES = [
    ("purse = 3 ", "", "components.toml, space: key purse is missing, expected 1 to 20"),
    ("k12 = ", "k13 = ", "components.toml: must be TOML: "),
    ("t18 = {", "t18 = {} #", "components.toml, city_card t18: key kind is missing, expected pair_steps"),
    ('kind = "swap"', 'kind = "either"', "components.toml, city_card t22: kind must be swap, got 'either'"),
    ("4 = 12\n", "4 = 11\n", "components.toml, travel: 4 must be at least the 12 of a journey that is one step"),
    ('provenance = "rulebook"\nown', "own", "components.toml, posts: key provenance is missing for own"),
    ("[start]", 'name = "ours"\n[start]', "components.toml: unknown key 'name', expected one of "),
]


@pytest.mark.parametrize(("old", "new", "problem"), OUR_MISTAKES)
def test_a_mistake_in_our_own_file_is_told(old: str, new: str, problem: str) -> None:
    PRINTED.check_our_mistake(old, new, problem)


# --- any text at all ------------------------------------------------------------------------------------------------
@given(PRINTED.mutations().map(str.encode) | st.binary())
def test_our_own_file_is_read_or_refused_whatever_it_says(content: bytes) -> None:
    PRINTED.check_any_content(content)


AMOUNTS = st.dictionaries(st.sampled_from(pieces.REWARDS), st.integers(0, 3), max_size=3)
TREES = PRINTED.trees(AMOUNTS)
OVERRIDES = PRINTED.likely_overrides(st.integers(0, 20) | AMOUNTS | AMOUNTS | TREES)


@given(PRINTED.leaves | st.just("mine"), OVERRIDES | TREES)
def test_any_saved_edition_gives_components_or_an_error(name: object, overrides: object) -> None:
    PRINTED.check_any_saved(name, overrides)


FEW = st.integers(1, 9)
LIKELY_VALUES: dict[tuple[str, ...], st.SearchStrategy[Any]] = {
    ("contract", "k12", "cost"): st.dictionaries(st.sampled_from(("camels", *pieces.GOODS)), FEW, min_size=1),
    ("contract", "k12", "reward"): st.dictionaries(st.sampled_from(pieces.COSTS), FEW, min_size=1),
    ("bazaar", "gold", "3"): st.dictionaries(st.sampled_from(pieces.COSTS[:5]), FEW, min_size=1),
    ("bazaar", "camels", "6"): st.dictionaries(st.sampled_from(pieces.COSTS[:5]), FEW, min_size=1),
    ("road", "oasis-a_moscow"): st.dictionaries(st.sampled_from(("coins", "camels")), st.integers(0, 20)),
    ("travel", "6"): st.integers(18, 60),
    ("extra", "compensation"): st.integers(5, 15),
    ("scoring", "beijing"): st.lists(st.integers(0, 30), min_size=4, max_size=4).map(lambda row: sorted(row)[::-1]),
    ("character", "first"): st.permutations(pieces.CHARACTERS[:8]).map(lambda names: list(names[:4])),
    ("goal", "g01", "city"): st.sampled_from(pieces.CITIES),
}


@given(st.fixed_dictionaries({}, optional=LIKELY_VALUES))
def test_an_edition_within_the_ranges_is_accepted(changes: dict[tuple[str, ...], Any]) -> None:
    PRINTED.check_accepted(changes)
