"""The magistrate's turn: his card, his slot, his building, how often he acts.

What his actions do is in files of their own (`test_magistrate_palace.py` and so on).
"""

from __future__ import annotations

from itertools import permutations, product
from typing import cast

import pytest

from caravansary.core.chance import Chance
from caravansary.games.merv.pieces import CELLS, SITES
from caravansary.games.merv.state import State
from tests.games.merv.looking import of
from tests.games.merv.position import BLUE, MAGISTRATE, RED, SEVEN_POSTS, YELLOW, Things, game
from tests.games.merv.solo_position import (
    EVERY_CARD,
    NO_SERVANTS,
    ROUNDS,
    Buildings,
    about_to,
    act,
    built,
    cell_from,
    cells_from,
    changes,
    facts,
    is_used_up,
    log,
    magistrate_turn,
    solo_cards,
    solo_position,
    story,
)

FOUR_PALACES = {(1, 5): "palace-purple", (2, 5): "palace-tan", (4, 5): "palace-teal", (5, 5): "palace-orange"}
RED_PALACES = {"r1c1": "palace-purple red", "r1c5": "palace-tan red"}
RED_PALACES |= {"r5c1": "palace-teal red", "r5c5": "palace-orange red"}
RED_MOSQUES = {"r2c1": "mosque-purple red", "r2c5": "mosque-tan red"}
RED_MOSQUES |= {"r4c1": "mosque-teal red", "r4c5": "mosque-orange red"}


def new_building(slot: int, cell: str, others: int, deck: str) -> dict[str, object]:
    """What changes when he plays the palace card and builds, beside others of his, and nothing else happens."""
    return {
        f"slots.{slot}": YELLOW,
        cell: YELLOW,
        "yellow.buildings": 8 - others,
        "solo.open": "palace",
        "solo.deck": deck,
    }


# --- what he is -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-1")
def test_the_magistrate_owns_a_full_set_of_pieces_and_scores() -> None:
    table = solo_position()

    magistrate = table.player(MAGISTRATE)

    assert (magistrate.buildings, magistrate.servants, magistrate.discs) == (9, 8, 7)
    assert (magistrate.favour, magistrate.influence, magistrate.score, magistrate.mosque) == (0, 0, 0, None)
    assert [(one.colour, one.kind, one.scores) for one in table.state.participants] == [
        (RED, "seat", True),
        (YELLOW, "magistrate", True),
        (BLUE, "high_courtier", False),
    ]
    assert [score.who for score in table.state.scores()] == [table.who(RED), table.who(MAGISTRATE)]


@pytest.mark.rule("MERV-SOLO-1")
@pytest.mark.parametrize("seed", range(4))
def test_the_magistrate_never_holds_cubes_and_never_decides_anything(seed: int) -> None:
    state = cast(State, game().new(players=1, seed=seed))
    choice = Chance.seeded(seed)
    scores = 0

    while not state.is_over:
        assert list(state.waiting_for) == [0]
        assert state.decision().on_behalf_of in (None, state.high_courtier)
        assert state.players[state.magistrate].cubes == state.players[state.high_courtier].cubes == [0, 0, 0, 0, 0]
        spent = zip(state.cubes_left, state.players[0].cubes, state.ransom_cubes, strict=True)
        assert [sum(cubes) for cubes in spent] == [12, 12, 12, 12, 12]
        state.play(state.options[choice.below(len(state.options))])
        scores += sum(state.players[state.magistrate].points)

    assert scores > 0
    assert state.turns == 36


@pytest.mark.rule("MERV-SOLO-1")
def test_a_line_that_the_human_activates_gives_the_magistrate_nothing() -> None:
    city = {"r1c1": "wall-tan yellow", "r2c1": "mosque-teal yellow +white", "r4c1": "library-purple blue"}
    table = solo_position(turn_of=RED, slot=1, city=city)
    before = facts(table)

    table.play(RED, "site r4c1")

    assert changes(table, before) == {"red.cubes.purple": 1}


# --- human and magistrate ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-2", "MERV-TURN-6")
def test_the_human_never_activates_a_building_of_the_magistrate() -> None:
    table = solo_position(slot=1, city={"r1c1": "blue", "r2c1": "yellow", "r3c1": "red", "r5c1": "yellow +white"})

    assert table.options == ["site r1c1", "site r3c1", "site r4c1"]
    assert table.why_not("site r2c1") == ("site.magistrate", "MERV-SOLO-2")
    assert table.why_not("site r5c1") == ("site.magistrate", "MERV-SOLO-2")
    assert "MERV-SOLO-2" in table.refuses(RED, "site r2c1")


@pytest.mark.rule("MERV-SOLO-2")
def test_a_line_full_of_the_magistrates_buildings_is_closed_to_the_human() -> None:
    table = solo_position(city={f"r{row}c2": "yellow" for row in range(1, 6)})

    assert table.options == ["slot 1", "slot 3", "slot 4", "slot 5"]
    assert table.why_not("slot 2") == ("slot.no_site", "MERV-TURN-9")


@pytest.mark.rule("MERV-SOLO-2")
def test_the_magistrate_never_activates_a_building_of_the_human() -> None:
    table = solo_position(solo_deck="palace mosque wall", city=RED_PALACES | RED_MOSQUES)

    magistrate_turn(table)

    assert solo_cards(table) == {"deck": "", "open": "wall", "discard": "palace mosque"}


@pytest.mark.rule("MERV-SOLO-2")
@pytest.mark.parametrize(("owner", "influence"), [("yellow", 2), ("blue", 2), ("red", 1)])
def test_a_soldier_of_the_human_may_guard_the_magistrate_for_two_influence(owner: str, influence: int) -> None:
    table = solo_position(slot=1, site="r4c1", city={"r4c1": "wall-tan red", "r1c5": owner})
    before = facts(table)

    table.play(RED, "deploy soldier", "soldier r1c5")

    assert changes(table, before) == {"r1c5": f"{owner} !red", "red.servants": 7, "red.influence": influence}


@pytest.mark.rule("MERV-SOLO-2")
def test_a_pepper_upgrade_of_the_human_may_go_to_a_site_of_the_magistrate() -> None:
    table = solo_position(
        at="caravansary", queue="pepper", deck="", city={"r1c1": "yellow"}, red={"cards": "pepper", "cubes": "tan"}
    )

    table.play(RED, "upgrade r1c1")

    assert table.upgrade("r1c1") == "white"
    assert table.owner("r1c1") == MAGISTRATE


# --- the steps of his turn --------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-6")
def test_the_magistrate_draws_stands_builds_acts_and_then_trades_camels() -> None:
    # the new building counts for the action, and the camel of the mosque is there when he trades
    mosques = {"r1c3": "mosque-purple", "r2c3": "mosque-tan", "r4c3": "mosque-teal", "r5c3": "mosque-orange"}
    table = solo_position(city=mosques, solo_deck="mosque wall")

    changed = magistrate_turn(table)

    assert changed == {
        "solo.open": "mosque",
        "solo.deck": "wall",
        "slots.3": YELLOW,
        "r5c3": YELLOW,
        "yellow.buildings": 8,
        "yellow.mosque": "m1-1",
        "yellow.discs": 6,
        "path_camels": "m1-2 m1-3 m1-4",
        "camel_market.camels.tl": 1,
        "yellow.scrolls": 1,
    }
    assert story(table) == [
        ("solo_card_drawn", "MERV-SOLO-7", {"board": "mosque"}),
        ("slot_taken", "MERV-SOLO-58", {"slot": 3}),
        ("building_placed", "MERV-SOLO-13", {"cell": "r5c3", "site": "mosque-orange"}),
        ("magistrate_acts", "MERV-SOLO-15", {"board": "mosque", "n": 1}),
        ("mosque_step", "MERV-MOSQUE-4", {"node": "m1-1"}),
        ("camels_gained", "MERV-MOSQUE-5", {"n": 1}),
        ("camel_traded", "MERV-CAMELMARKET-3", {"market_slot": "tl", "boon": "scroll"}),
        ("scrolls_gained", "MERV-LIBRARY-1", {"n": 1}),
    ]
    assert (table.to_move, table.asked) == (RED, "choose_slot")


@pytest.mark.rule("MERV-SOLO-7")
@pytest.mark.parametrize("card", EVERY_CARD.split())
def test_the_top_card_is_the_type_that_he_builds_and_does(card: str) -> None:
    others = [other for other in EVERY_CARD.split() if other != card]
    table = solo_position(solo_deck=" ".join([card, *others]))

    changed = magistrate_turn(table)

    assert solo_cards(table) == {"open": card, "deck": " ".join(others), "discard": ""}
    [cell] = [cell for cell in CELLS if changed.get(cell) == YELLOW]
    assert SITES[table.state.sites[CELLS.index(cell)]].startswith(card)
    assert [event.args for event in table.told("solo_card_drawn")] == [{"board": card}]
    assert [event.args for event in table.told("magistrate_acts")] == [{"board": card, "n": 1}]


@pytest.mark.rule("MERV-SOLO-8")
def test_a_card_that_fits_nowhere_is_discarded_and_the_next_one_drawn() -> None:
    table = solo_position(
        solo_deck="mosque palace library wall", city=RED_PALACES | RED_MOSQUES, solo_discard="caravansary"
    )

    changed = magistrate_turn(table)

    assert solo_cards(table) == {"open": "library", "deck": "wall", "discard": "caravansary mosque palace"}
    assert changed["yellow.scrolls"] == 1
    assert story(table)[:3] == [
        ("solo_card_rejected", "MERV-SOLO-8", {"board": "mosque"}),
        ("solo_card_rejected", "MERV-SOLO-8", {"board": "palace"}),
        ("solo_card_drawn", "MERV-SOLO-7", {"board": "library"}),
    ]


@pytest.mark.rule("MERV-SOLO-8", "MERV-SOLO-11", "MERV-SOLO-12")
@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize(
    ("owners", "standing", "is_played"),
    [
        ({}, 4, False),  # empty sites only behind an occupied slot
        ({}, 5, True),
        ({(4, 1): "yellow"}, 4, False),  # and so with a building of his own side
        ({(4, 5): "blue"}, 4, False),
        ({(4, 1): "red", (4, 2): "red", (4, 4): "red", (4, 5): "red"}, 5, False),
        ({(4, 1): "red", (4, 2): "red", (4, 4): "red", (4, 5): "yellow"}, 5, True),
        ({(4, 1): "red", (4, 2): "red", (4, 4): "blue", (4, 5): "red"}, 5, True),
        ({(4, 1): "red", (4, 2): "red", (4, 3): "yellow", (4, 4): "red", (4, 5): "red"}, 5, False),  # of another type
    ],
)
def test_a_card_is_rejected_only_if_neither_method_can_be_used(
    round: int, owners: Buildings, standing: int, is_played: bool
) -> None:
    palaces = {(4, 1): "palace-purple", (4, 2): "palace-tan", (4, 4): "palace-teal", (4, 5): "palace-orange"}
    city = cells_from(round, built(palaces, owners))
    table = solo_position(round=round, city=city, slots={standing: RED}, solo_deck="palace library")

    magistrate_turn(table)

    assert solo_cards(table)["open"] == ("palace" if is_played else "library")
    assert solo_cards(table)["discard"] == ("" if is_played else "palace")


@pytest.mark.rule("MERV-SOLO-9")
def test_an_empty_deck_is_made_of_the_shuffled_discard_pile() -> None:
    drawn = []
    for script in product(range(3), range(2)):
        table = solo_position(solo_deck="", solo_discard="palace library wall", chance=list(script))
        magistrate_turn(table)
        assert is_used_up(table)
        assert solo_cards(table)["discard"] == ""
        drawn.append(f"{solo_cards(table)['open']} {solo_cards(table)['deck']}")

    assert sorted(drawn) == sorted(map(" ".join, permutations(["palace", "library", "wall"])))


@pytest.mark.rule("MERV-SOLO-9")
def test_a_card_rejected_in_this_turn_is_not_shuffled_in() -> None:
    found = []
    for number in (0, 1):
        table = solo_position(solo_deck="palace", solo_discard="wall library", city=RED_PALACES, chance=[number])
        magistrate_turn(table)
        assert is_used_up(table)
        found.append(solo_cards(table))

    assert sorted(found, key=str) == [
        {"deck": "library", "open": "wall", "discard": "palace"},
        {"deck": "wall", "open": "library", "discard": "palace"},
    ]


@pytest.mark.rule("MERV-SOLO-9")
def test_cards_rejected_before_and_after_the_shuffle_stay_discarded() -> None:
    city = RED_PALACES | RED_MOSQUES
    table = solo_position(solo_deck="palace", solo_discard="mosque", city=city, chance=[])

    changed = magistrate_turn(table)

    assert changed == {"slots.5": YELLOW, "solo.deck": "", "solo.discard": "palace mosque"}
    assert log(table) == ["solo_card_rejected", "solo_deck_shuffled", "solo_card_rejected", "slot_taken"]


@pytest.mark.rule("MERV-SOLO-9")
def test_a_card_rejected_in_an_earlier_turn_can_be_drawn_again() -> None:
    table = solo_position(solo_deck="", solo_discard="palace", chance=[])

    magistrate_turn(table)

    assert solo_cards(table) == {"open": "palace", "deck": "", "discard": ""}


@pytest.mark.rule("MERV-SOLO-10")
@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize(
    ("owners", "standing", "expected"),
    [
        ({}, {}, 5),  # the largest number
        ({}, {5: RED, 4: BLUE}, 3),
        ({(1, 1): "blue", (1, 2): "blue", (4, 1): "yellow"}, {}, 1),  # his and the high courtier's together
        ({(2, 1): "blue", (2, 2): "yellow", (4, 1): "yellow"}, {}, 2),
        ({(2, 1): "yellow", (2, 2): "yellow", (4, 1): "blue"}, {}, 2),
        ({(2, 1): "yellow", (4, 1): "blue"}, {}, 4),
        ({(2, 1): "yellow", (2, 2): "blue"}, {2: RED}, 5),
        ({(1, 1): "red", (1, 2): "red", (2, 5): "blue"}, {}, 2),  # those of the human do not matter
    ],
)
def test_without_a_card_he_only_stands_where_his_side_is_strongest(
    round: int, owners: Buildings, standing: dict[int, str], expected: int
) -> None:
    table = solo_position(round=round, city=cells_from(round, owners), slots=standing, solo_deck="")

    changed = magistrate_turn(table)

    assert changed == {f"slots.{expected}": YELLOW}
    assert story(table) == [("slot_taken", "MERV-SOLO-10", {"slot": expected})]


@pytest.mark.rule("MERV-SOLO-10", "MERV-SOLO-20")
def test_without_a_card_he_still_trades_at_the_camel_market() -> None:
    table = solo_position(city={"r1c3": "blue"}, solo_deck="", market_camels="br bl")

    changed = magistrate_turn(table)

    camels = {"yellow.camels": 2, "camel_market.camels.br": 0, "camel_market.camels.bl": 0}
    assert changed == {"slots.3": YELLOW} | camels


# --- slots ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-11")
def test_he_builds_whenever_he_can_although_another_line_has_more_of_his_side() -> None:
    city = {"r1c1": "palace-tan yellow", "r2c1": "blue", "r3c1": "yellow", "r5c4": "palace-teal"}
    table = solo_position(city=city | {"r4c1": "palace-purple red", "r5c1": "palace-orange red"}, solo_deck="palace")

    magistrate_turn(table)

    assert table.owner("r5c4") == MAGISTRATE
    assert table.state.slots[3] == table.who(MAGISTRATE)


@pytest.mark.rule("MERV-SOLO-11", "MERV-SOLO-12", "MERV-SOLO-14")
@pytest.mark.parametrize("left", [0, 1])
def test_with_his_last_building_he_builds_and_without_one_he_uses_what_stands(left: int) -> None:
    own = ["r1c2", "r2c2", "r4c2", "r1c4", "r2c4", "r4c4", "r1c1", "r2c1", "r4c1"][left:]
    city = dict.fromkeys(own, "yellow") | {"r5c2": "palace-purple blue", "r5c5": "palace-tan"}
    city |= {"r1c5": "palace-teal red", "r2c5": "palace-orange red"}
    table = solo_position(city=city, solo_deck="palace", yellow=NO_SERVANTS)

    changed = magistrate_turn(table)

    if left:
        assert changed == new_building(5, "r5c5", 8, "")
    else:
        assert changed == {"slots.2": YELLOW, "solo.open": "palace", "solo.deck": ""}


@pytest.mark.rule("MERV-SOLO-58")
@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize(
    ("owners", "standing", "expected"),
    [
        ({}, {}, 5),  # furthest from the queue
        ({}, {5: RED}, 4),
        ({}, {5: RED, 4: BLUE}, 2),
        ({(2, 1): "red"}, {}, 2),  # most buildings of the human
        ({(2, 1): "red", (1, 1): "red", (1, 2): "red"}, {}, 1),
        ({(2, 1): "red", (1, 1): "red", (1, 2): "red"}, {1: RED}, 2),
        ({(1, 1): "blue", (4, 1): "red", (4, 2): "red"}, {}, 1),  # before them those of the high courtier
        ({(1, 1): "blue", (2, 1): "blue", (2, 2): "blue"}, {}, 2),
        ({(1, 1): "blue", (1, 2): "red", (4, 1): "blue"}, {}, 1),
        ({(1, 1): "yellow", (4, 1): "blue", (4, 2): "blue", (5, 1): "red"}, {}, 1),  # before them his own
        ({(1, 1): "yellow", (2, 1): "yellow", (2, 2): "yellow", (5, 1): "blue"}, {}, 2),
        ({(1, 1): "yellow", (1, 2): "blue", (4, 1): "yellow", (4, 2): "red"}, {}, 1),
        ({(1, 1): "yellow", (1, 2): "red", (4, 1): "yellow"}, {}, 1),
        ({(1, 1): "yellow", (2, 1): "yellow"}, {}, 2),
        ({(3, 1): "yellow", (3, 2): "yellow", (2, 1): "red"}, {}, 2),  # a line without a site of the type
        ({(5, 5): "yellow", (5, 1): "yellow", (2, 1): "red"}, {}, 2),  # or without an empty one
        ({(5, 5): "red", (5, 1): "yellow", (2, 1): "red"}, {}, 2),
    ],
)
def test_the_slot_for_a_new_building_has_most_of_his_then_the_courtiers_then_the_humans_buildings(
    round: int, owners: Buildings, standing: dict[int, str], expected: int
) -> None:
    city = cells_from(round, built(FOUR_PALACES, owners))
    table = solo_position(round=round, city=city, slots=standing, solo_deck="palace wall", yellow=NO_SERVANTS)

    changed = magistrate_turn(table)

    others = list(owners.values()).count("yellow")
    assert changed == new_building(expected, cell_from(round, expected, 5), others, "wall")
    assert table.told("slot_taken")[0].rule == "MERV-SOLO-58"


@pytest.mark.rule("MERV-SOLO-12", "MERV-SOLO-14", "MERV-SOLO-59")
@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize(
    ("owners", "standing", "expected"),
    [
        ({}, {}, 5),  # furthest from the queue
        ({}, {5: RED}, 4),
        ({}, {5: RED, 4: BLUE}, 2),
        ({(2, 1): "red"}, {}, 2),  # most buildings of the human
        ({(2, 1): "red", (1, 1): "red", (1, 2): "red"}, {}, 1),
        ({(2, 5): "yellow"}, {}, 2),  # before them his own
        ({(2, 5): "yellow", (4, 1): "red", (4, 2): "red"}, {}, 2),
        ({(1, 5): "yellow", (1, 1): "yellow", (2, 5): "yellow", (2, 1): "blue"}, {}, 1),
        ({(1, 5): "yellow", (1, 1): "red", (2, 5): "yellow"}, {}, 1),
        ({(1, 5): "yellow", (2, 5): "yellow"}, {}, 2),
        ({(1, 1): "blue", (4, 5): "yellow"}, {}, 1),  # before that the number of both together
        ({(1, 1): "blue", (1, 2): "blue", (4, 5): "yellow", (4, 1): "yellow"}, {}, 1),
        ({(1, 1): "yellow", (4, 1): "blue"}, {}, 1),
        ({(1, 1): "blue", (5, 1): "red", (5, 2): "red", (5, 3): "red"}, {}, 1),
        ({(1, 1): "blue", (4, 5): "yellow"}, {1: RED}, 4),
        ({(3, 1): "yellow", (3, 2): "blue", (2, 1): "red"}, {}, 2),  # a line without a building on the type
        ({(5, 5): "red", (5, 1): "blue", (5, 2): "yellow", (2, 1): "red"}, {}, 2),  # or with the human's only
    ],
)
def test_the_slot_without_a_new_building_has_most_of_his_side_then_of_his_own_then_of_the_human(
    round: int, owners: Buildings, standing: dict[int, str], expected: int
) -> None:
    blue_palaces = dict.fromkeys(FOUR_PALACES, "blue")
    city = cells_from(round, built(FOUR_PALACES, blue_palaces | owners))
    table = solo_position(round=round, city=city, slots=standing, solo_deck="palace wall", yellow=NO_SERVANTS)

    changed = magistrate_turn(table)

    assert changed == {f"slots.{expected}": YELLOW, "solo.open": "palace", "solo.deck": "wall"}
    assert table.told("slot_taken")[0].rule == "MERV-SOLO-59"


# --- building ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-13")
@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize(
    ("slot", "owners", "expected"),
    [
        (4, {}, 5),  # furthest from the slot
        (4, {(1, 2): "red"}, 2),  # most buildings of the human in the crossing line
        (4, {(1, 2): "red", (1, 3): "red", (2, 3): "red"}, 3),
        (4, {(1, 3): "yellow", (1, 5): "red", (2, 5): "red"}, 3),  # before them his own
        (4, {(1, 3): "yellow", (1, 2): "yellow", (2, 2): "yellow"}, 2),
        (4, {(1, 3): "yellow", (2, 3): "red", (1, 5): "yellow"}, 3),
        (4, {(1, 2): "yellow", (1, 3): "yellow"}, 3),
        (4, {(1, 2): "blue", (2, 2): "blue", (1, 3): "blue"}, 5),  # the high courtier's do not matter
        (4, {(1, 1): "yellow", (2, 1): "yellow", (1, 4): "yellow"}, 5),  # nor lines through other sites
        (4, {(4, 1): "yellow", (4, 4): "yellow"}, 5),
        (4, {(4, 5): "red", (1, 5): "yellow"}, 3),  # a site that is built is not empty
        (4, {(4, 5): "yellow", (4, 3): "blue", (1, 3): "yellow"}, 2),
        (3, {}, 5),  # through the camel market
        (3, {(1, 2): "red"}, 2),
        (3, {(1, 3): "yellow", (1, 4): "red"}, 4),
    ],
)
def test_among_several_sites_he_builds_where_his_crossing_line_is_strongest(
    round: int, slot: int, owners: Buildings, expected: int
) -> None:
    middle = 4 if slot == 3 else 3
    palaces = {(slot, 5): "palace-purple", (slot, middle): "palace-tan", (slot, 2): "palace-teal"}
    palaces |= {(5, 1): "palace-orange red"}
    city = cells_from(round, built(palaces, owners))
    table = solo_position(round=round, city=city, solo_deck="palace wall", yellow=NO_SERVANTS)

    changed = magistrate_turn(table)

    others = list(owners.values()).count("yellow")
    assert changed == new_building(slot, cell_from(round, slot, expected), others, "wall")
    assert table.told("building_placed")[0].rule == "MERV-SOLO-13"


@pytest.mark.rule("MERV-SOLO-13")
def test_an_upgraded_site_without_a_building_is_empty() -> None:
    city = {"r5c5": "palace-tan +teal", "r1c5": "palace-teal red"}
    city |= {"r2c5": "palace-orange red", "r3c5": "palace-purple red"}
    table = solo_position(city=city, solo_deck="palace wall", yellow=NO_SERVANTS)

    changed = magistrate_turn(table)

    assert changed["r5c5"] == "yellow +teal"


# --- how often he acts ------------------------------------------------------------------------------------------------
OF_HIS_SIDE = [("", 1), ("yellow", 2), ("blue", 2), ("red", 1), ("red red red red", 1)]
OF_HIS_SIDE += [("yellow red blue", 3), ("blue blue red red", 3), ("yellow blue yellow blue", 5)]


@pytest.mark.rule("MERV-SOLO-15")
@pytest.mark.parametrize(("others", "n"), OF_HIS_SIDE)
def test_he_acts_once_for_every_building_of_his_side_in_the_line(others: str, n: int) -> None:
    table = about_to("caravansary", others=others, city={"r1c4": "yellow", "r4c4": "blue", "r5c4": "yellow"})

    act(table)

    assert len(table.player(MAGISTRATE).cards.split()) == n
    assert [event.args for event in table.told("magistrate_acts")] == [{"board": "caravansary", "n": n}]


@pytest.mark.rule("MERV-SOLO-15", "MERV-SOLO-14")
@pytest.mark.parametrize("round", ROUNDS)
def test_without_a_new_building_he_acts_as_often_as_buildings_of_his_side_stand_there(round: int) -> None:
    libraries = {(1, 1): "library-purple blue", (1, 2): "library-tan red", (1, 4): "library-teal red"}
    others = {(1, 3): "yellow", (1, 5): "blue", (4, 1): "library-orange red", (5, 1): "yellow"}
    table = solo_position(round=round, city=cells_from(round, libraries | others), solo_deck="library wall")

    changed = magistrate_turn(table)

    gained = of(MAGISTRATE, {"scrolls": 3, "breakthroughs": "b1-caravansary"})
    assert changed == gained | {"slots.1": YELLOW, "solo.open": "library", "solo.deck": "wall"}


@pytest.mark.rule("MERV-SOLO-60")
@pytest.mark.parametrize(
    ("card", "tile", "extra"),
    [
        ("caravansary", "b1-caravansary", 1),
        ("mosque", "b1-mosque", 1),
        ("caravansary", "b1-mosque", 0),
        ("mosque", "b1-caravansary", 0),
        ("library", "b1-caravansary", 0),
        ("library", "b1-mosque", 0),
        ("wall", "b1-mosque", 0),
        ("wall", "b1-caravansary", 0),
    ],
)
@pytest.mark.parametrize("n", [1, 2, 3])
def test_his_first_breakthrough_gives_one_more_action_of_its_type(card: str, tile: str, extra: int, n: int) -> None:
    table = about_to(card, n, yellow={"tiles": tile, "scrolls": 2}, chance=[0])

    act(table)

    done = {
        "caravansary": len(table.player(MAGISTRATE).cards.split()),
        "mosque": {None: 0, "m1-1": 1, "m2-1": 2, "m3-a": 3, "m4-a": 4}.get(table.player(MAGISTRATE).mosque, -1),
        "library": table.player(MAGISTRATE).scrolls - 2,
        "wall": sum(piece >= 0 for piece in table.state.walls),
    }
    assert done[card] == n + extra
    assert [event.args for event in table.told("magistrate_acts")] == [{"board": card, "n": n + extra}]


@pytest.mark.rule("MERV-SOLO-60")
def test_a_breakthrough_of_the_human_gives_the_magistrate_nothing() -> None:
    table = about_to("mosque", red={"tiles": "b1-mosque b2-tan", "scrolls": 4})

    act(table)

    assert table.player(MAGISTRATE).mosque == "m1-1"


@pytest.mark.rule("MERV-SOLO-60")
def test_a_breakthrough_made_by_the_action_itself_comes_too_late_for_it() -> None:
    table = about_to("library", 2)

    changed = act(table)

    assert changed == {"yellow.scrolls": 2, "yellow.breakthroughs": "b1-caravansary"}


@pytest.mark.rule("MERV-SOLO-61")
@pytest.mark.parametrize(
    ("card", "things"),
    [
        ("palace", {"yellow": {"servants": 0}}),
        ("palace", {"red": {"courtiers": "knowledge spice trade faith " * 3, "servants": 0}}),
        ("library", {"red": {"scrolls": 32}}),
        ("mosque", {"yellow": {"mosque": "m10"}, "solo_deck": "mosque"}),
        ("caravansary", {"queue": "", "deck": "", "solo_deck": "caravansary"}),
        ("marketplace", {"yellow": {"posts": SEVEN_POSTS}, "red": {"common": 24, "rare": 24}}),
    ],
)
def test_the_magistrate_takes_the_action_of_his_card_even_if_it_does_nothing(card: str, things: Things) -> None:
    table = about_to(card, **things)

    changed = act(table)

    assert set(changed) == ({"solo.removed"} if card in ("mosque", "caravansary") else set())
    assert not {"favour_gained", "soldier_deployed", "influence_gained"} & set(log(table))


@pytest.mark.rule("MERV-SOLO-16")
def test_the_extra_action_is_not_for_a_mosque_step_of_the_camel_market() -> None:
    city = {"r5c3": "palace-tan", "r1c3": "yellow"}
    things: Things = {"tiles": "b1-mosque", "scrolls": 2, "camels": 1, "servants": 0}
    table = solo_position(city=city, solo_deck="palace", side="B", market_camels="tl", yellow=things)

    changed = magistrate_turn(table)

    step = {"yellow.mosque": "m1-1", "yellow.discs": 6, "path_camels": "m1-2 m1-3 m1-4"}
    assert changed == new_building(3, "r5c3", 1, "") | {"camel_market.camels.tr": 1} | step


@pytest.mark.rule("MERV-SOLO-16")
def test_the_extra_action_is_not_for_a_card_of_the_camel_market() -> None:
    city = {"r5c3": "palace-tan", "r1c3": "yellow"}
    things: Things = {"tiles": "b1-caravansary", "scrolls": 2, "camels": 1, "servants": 0}
    table = solo_position(city=city, solo_deck="palace", market_camels="tl", yellow=things)

    changed = magistrate_turn(table)

    assert table.player(MAGISTRATE).cards == "cinnamon"
    assert changed["caravan.deck"] == 15


@pytest.mark.rule("MERV-SOLO-16")
def test_the_extra_action_is_not_for_the_mosque_step_of_a_breakthrough() -> None:
    things: Things = {"tiles": "b1-mosque b2-tan", "scrolls": 5}
    table = about_to("library", yellow=things, red={"tiles": "b3-post"})

    act(table)

    assert table.player(MAGISTRATE).tiles == "b1-mosque b2-tan b3-mosque"
    assert table.player(MAGISTRATE).mosque == "m1-1"
