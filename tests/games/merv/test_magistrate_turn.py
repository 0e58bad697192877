"""The magistrate's turn: his card, his slot, his building, how often he acts, the camel market; and what he decides
for the high courtier. What his six actions do is in `test_magistrate_actions.py`."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any, cast

import pytest

from caravansary.core.chance import Chance
from caravansary.games.merv import components
from caravansary.games.merv.actions import parse_action
from caravansary.games.merv.pieces import BOARD_ACTIONS, CELLS, SITES
from caravansary.games.merv.state import State
from tests.games.merv.position import BLUE, MAGISTRATE, RED, YELLOW, Table, game
from tests.games.merv.solo_position import (
    about_to,
    act,
    cell_from,
    cells_from,
    changes,
    deal,
    facts,
    is_used_up,
    log,
    magistrate_turn,
    refused,
    solo_cards,
    solo_position,
    story,
    turn_of,
)

ROUNDS = [1, 2, 3, 4]
EVERY_CARD = "caravansary palace library marketplace mosque wall"
NO_SERVANTS = {"servants": 0}  # his palace action changes nothing then
FOUR_PALACES = {(1, 5): "palace-purple", (2, 5): "palace-tan", (4, 5): "palace-teal", (5, 5): "palace-orange"}
RED_PALACES = {
    "r1c1": "palace-purple red",
    "r1c5": "palace-tan red",
    "r5c1": "palace-teal red",
    "r5c5": "palace-orange red",
}
RED_MOSQUES = {
    "r2c1": "mosque-purple red",
    "r2c5": "mosque-tan red",
    "r4c1": "mosque-teal red",
    "r4c5": "mosque-orange red",
}

Buildings = dict[tuple[int, int], str]  # owners by slot and distance from it


def built(sites: Buildings, owners: Buildings) -> Buildings:
    """Sites with owners on some of them, and owners on other sites."""
    places = sites | owners
    return {place: f"{sites.get(place, '')} {owners.get(place, '')}" for place in places}


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
        assert state.decision().on_behalf_of in (None, state.hc)
        assert state.players[state.cm].cubes == state.players[state.hc].cubes == [0, 0, 0, 0, 0]
        spent = zip(state.cubes_left, state.players[0].cubes, state.ransom_cubes, strict=True)
        assert [sum(cubes) for cubes in spent] == [12, 12, 12, 12, 12]
        state.play(state.options[choice.below(len(state.options))])
        scores += sum(state.players[state.cm].points)

    assert scores > 0
    assert state.turns == 36


@pytest.mark.rule("MERV-SOLO-1")
def test_a_line_that_the_human_activates_gives_the_magistrate_nothing() -> None:
    table = solo_position(
        turn_of=RED,
        slot=1,
        city={"r1c1": "wall-tan yellow", "r2c1": "mosque-teal yellow +white", "r4c1": "library-purple blue"},
    )
    before = facts(table)

    table.play(RED, "site r4c1")

    assert changes(table, before) == {"red.cubes.purple": 1, "supply.cubes.purple": 11}


# --- human and magistrate ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-2")
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
def test_a_wall_of_the_human_before_buildings_of_the_magistrate_gives_two_influence_each() -> None:
    table = solo_position(at="wall", city={"r1c1": "yellow", "r2c1": "yellow"}, red={"cubes": "tan"})

    table.play(RED, "wall n1")

    assert table.player(RED).influence == 4
    assert table.player(MAGISTRATE).influence == 0


@pytest.mark.rule("MERV-SOLO-2")
def test_a_pepper_upgrade_of_the_human_may_go_to_a_site_of_the_magistrate() -> None:
    table = solo_position(
        at="caravansary", queue="pepper", deck="", city={"r1c1": "yellow"}, red={"cards": "pepper", "cubes": "tan"}
    )

    table.play(RED, "upgrade r1c1")

    assert table.upgrade("r1c1") == "white"
    assert table.owner("r1c1") == MAGISTRATE


# --- the high courtier's deciders -------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-3")
@pytest.mark.parametrize("order", ["yellow red blue", "yellow blue red", "blue yellow red"])
def test_an_earlier_magistrate_chooses_the_slot_and_the_human_the_site(order: str) -> None:
    table = solo_position(order=order, slots={2: YELLOW}, city={"r2c4": "red", "r3c4": "yellow"})

    changed = turn_of(table, BLUE)

    assert changed == {"slots.4": BLUE}
    assert (table.to_move, table.asked) == (RED, "choose_courtier_site")
    assert table.state.decision().on_behalf_of == table.who(BLUE)
    assert table.options == ["courtier site r1c4", "courtier site r4c4", "courtier site r5c4"]
    other_lines = [cell for cell in CELLS if not cell.endswith("c4")]
    assert refused(table) == {
        **{f"courtier site {cell}": ("site.other_line", "MERV-2P-3", {"cell": cell}) for cell in other_lines},
        **{f"courtier site {cell}": ("site.built", "MERV-2P-3", {"cell": cell}) for cell in ("r2c4", "r3c4")},
        "courtier site r3c3": ("site.camel_market", "MERV-CITY-7", {}),
    }
    table.play(RED, "courtier site r4c4")
    assert table.owner("r4c4") == BLUE
    assert table.player(BLUE).buildings == 8
    assert table.told("building_placed")[0].rule == "MERV-2P-3"


@pytest.mark.rule("MERV-SOLO-3")
@pytest.mark.parametrize("order", ["red yellow blue", "red blue yellow", "blue red yellow"])
def test_an_earlier_human_chooses_the_slot_and_the_magistrate_the_site(order: str) -> None:
    table = solo_position(
        order=order, slots={2: RED, 5: YELLOW}, city={"r1c1": "red", "r4c1": "red", "r5c1": "yellow"}, solo_deck="wall"
    )

    assert turn_of(table, BLUE) == {}
    assert (table.to_move, table.asked) == (RED, "choose_courtier_slot")
    assert table.state.decision().on_behalf_of == table.who(BLUE)
    assert table.options == ["courtier slot 1", "courtier slot 3", "courtier slot 4"]
    assert refused(table) == {
        "courtier slot 2": ("slot.occupied", "MERV-TURN-4", {"slot": 2, "owner": table.who(RED)}),
        "courtier slot 5": ("slot.occupied", "MERV-TURN-4", {"slot": 5, "owner": table.who(YELLOW)}),
    }
    table.play(RED, "courtier slot 4")
    assert table.owner("r1c4") == BLUE
    assert table.player(BLUE).buildings == 8
    assert table.told("building_placed")[0].rule == "MERV-SOLO-5"


@pytest.mark.rule("MERV-SOLO-3")
def test_the_high_courtier_builds_and_does_nothing_else_in_any_line() -> None:
    table = solo_position(
        order="red yellow blue",
        slots={1: RED, 2: YELLOW},
        city={"r1c3": "wall-tan blue"},
        market_camels="tl br",
        blue={"camels": 1},
    )
    turn_of(table, BLUE)
    before = facts(table)

    table.play(RED, "courtier slot 3")

    assert changes(table, before) == {"slots.3": BLUE, "r2c3": BLUE, "blue.buildings": 7}


@pytest.mark.rule("MERV-SOLO-3")
@pytest.mark.parametrize("full", [True, False])
def test_without_an_empty_site_or_a_building_nobody_chooses_a_site(full: bool) -> None:
    column = {"r1c1": "red", "r2c1": "red", "r3c1": "red", "r4c1": "red"}
    elsewhere = {f"r{row}c{column}": "blue" for row in (1, 2, 4) for column in (2, 4, 5)}
    city = column | ({"r5c1": "yellow"} if full else elsewhere)
    table = solo_position(order="yellow blue red", slots={5: YELLOW}, city=city)

    changed = turn_of(table, BLUE)

    assert changed == {"slots.1": BLUE}
    assert table.asked == "choose_slot"


# --- his choices for the high courtier --------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-4")
@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize(
    ("owners", "occupied", "expected"),
    [
        ({}, "", 1),  # the smallest number
        ({}, "1 2", 3),
        ({(3, 2): "red"}, "", 3),  # most buildings of the human
        ({(2, 1): "red", (4, 1): "red", (4, 5): "red"}, "", 4),
        ({(2, 1): "red", (4, 1): "red", (4, 5): "red"}, "4", 2),
        ({(1, 1): "yellow", (2, 4): "yellow"}, "", 3),  # fewest of the magistrate
        ({(2, 1): "red", (2, 2): "yellow", (4, 1): "red"}, "", 4),
        ({(2, 1): "red", (2, 2): "yellow", (4, 1): "red", (4, 3): "yellow", (4, 5): "yellow"}, "", 2),
        ({(5, 1): "red", (5, 2): "yellow", (5, 3): "yellow"}, "", 5),  # human before magistrate
        ({(1, 1): "blue", (1, 2): "blue", (4, 4): "blue"}, "", 1),  # buildings of the high courtier do not matter
        ({(2, 1): "red", (2, 2): "blue", (4, 1): "red", (4, 3): "blue", (4, 4): "blue"}, "", 2),
    ],
)
def test_the_magistrate_sends_the_high_courtier_where_the_human_has_most(
    round: int, owners: Buildings, occupied: str, expected: int
) -> None:
    standing = dict(zip(map(int, occupied.split()), (YELLOW, RED), strict=False))
    table = solo_position(round=round, slots=standing, city=cells_from(round, owners))

    changed = turn_of(table, BLUE)

    assert changed == {f"slots.{expected}": BLUE}
    assert table.asked == "choose_courtier_site"


@pytest.mark.rule("MERV-SOLO-5")
@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize(
    ("owners", "slot", "expected"),
    [
        ({}, 4, 1),  # nearest to the slot
        ({(4, 1): "blue", (4, 2): "red"}, 4, 3),
        ({(1, 3): "red"}, 4, 3),  # most buildings of the human in the crossing line
        ({(1, 5): "red"}, 4, 5),
        ({(1, 2): "red", (1, 4): "red", (5, 4): "red"}, 4, 4),
        ({(1, 1): "yellow"}, 4, 2),  # fewest of the magistrate
        ({(1, 1): "yellow", (2, 2): "yellow", (1, 3): "yellow", (5, 4): "yellow"}, 4, 5),
        ({(1, 2): "red", (2, 2): "yellow", (1, 5): "red"}, 4, 5),
        ({(1, 2): "red", (2, 2): "yellow", (1, 5): "red", (2, 5): "yellow", (3, 5): "yellow"}, 4, 2),
        ({(1, 5): "red", (2, 5): "yellow", (3, 5): "yellow", (5, 5): "yellow"}, 4, 5),  # human before magistrate
        ({(1, 1): "blue", (1, 2): "blue", (2, 1): "blue"}, 4, 1),  # the high courtier's own do not matter
        ({(1, 2): "red", (2, 2): "red", (4, 2): "red"}, 4, 1),  # only empty sites
        ({(1, 2): "red", (2, 2): "red", (4, 2): "red", (5, 4): "red"}, 4, 4),
        ({(4, 5): "red", (4, 4): "red"}, 4, 1),  # the line itself crosses nothing
        ({(1, 3): "red"}, 3, 1),  # the camel market is no site
        ({(3, 1): "red", (3, 2): "red"}, 3, 4),
        ({(1, 5): "red"}, 3, 5),
    ],
)
def test_the_magistrate_puts_the_high_courtier_beside_the_human(
    round: int, owners: Buildings, slot: int, expected: int
) -> None:
    table = solo_position(
        order="red yellow blue", round=round, slots={1: RED, 2: YELLOW}, city=cells_from(round, owners)
    )
    turn_of(table, BLUE)
    before = facts(table)

    table.play(RED, f"courtier slot {slot}")

    assert changes(table, before) == {
        f"slots.{slot}": BLUE,
        cell_from(round, slot, expected): BLUE,
        "blue.buildings": 8 - list(owners.values()).count("blue"),
    }


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
        "supply.scrolls": 31,
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

    assert changed == {
        "slots.3": YELLOW,
        "yellow.camels": 2,
        "camel_market.camels.br": 0,
        "camel_market.camels.bl": 0,
    }


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
        assert changed == {
            "slots.5": YELLOW,
            "r5c5": YELLOW,
            "yellow.buildings": 0,
            "solo.open": "palace",
            "solo.deck": "",
        }
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

    assert changed == {
        f"slots.{expected}": YELLOW,
        cell_from(round, expected, 5): YELLOW,
        "yellow.buildings": 8 - list(owners.values()).count("yellow"),
        "solo.open": "palace",
        "solo.deck": "wall",
    }
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

    assert changed == {
        f"slots.{slot}": YELLOW,
        cell_from(round, slot, expected): YELLOW,
        "yellow.buildings": 8 - list(owners.values()).count("yellow"),
        "solo.open": "palace",
        "solo.deck": "wall",
    }
    assert table.told("building_placed")[0].rule == "MERV-SOLO-13"


@pytest.mark.rule("MERV-SOLO-13")
def test_an_upgraded_site_without_a_building_is_empty() -> None:
    city = {
        "r5c5": "palace-tan +teal",
        "r1c5": "palace-teal red",
        "r2c5": "palace-orange red",
        "r3c5": "palace-purple red",
    }
    table = solo_position(city=city, solo_deck="palace wall", yellow=NO_SERVANTS)

    changed = magistrate_turn(table)

    assert changed["r5c5"] == "yellow +teal"


# --- how often he acts ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-15")
@pytest.mark.parametrize(
    ("others", "n"),
    [
        ("", 1),
        ("yellow", 2),
        ("blue", 2),
        ("red", 1),
        ("yellow red blue", 3),
        ("blue blue red red", 3),
        ("yellow blue yellow blue", 5),
        ("red red red red", 1),
    ],
)
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

    assert changed == {
        "slots.1": YELLOW,
        "solo.open": "library",
        "solo.deck": "wall",
        "yellow.scrolls": 3,
        "supply.scrolls": 29,
        "yellow.breakthroughs": "b1-caravansary",
    }


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

    assert changed == {"yellow.scrolls": 2, "supply.scrolls": 30, "yellow.breakthroughs": "b1-caravansary"}


@pytest.mark.rule("MERV-SOLO-61")
@pytest.mark.parametrize(
    ("card", "things"),
    [
        ("palace", {"yellow": {"servants": 0}}),
        ("palace", {"red": {"courtiers": "knowledge spice trade faith " * 3, "servants": 0}}),
        ("library", {"red": {"scrolls": 32}}),
        ("mosque", {"yellow": {"mosque": "m10"}, "solo_deck": "mosque"}),
        ("caravansary", {"queue": "", "deck": "", "solo_deck": "caravansary"}),
        (
            "marketplace",
            {
                "yellow": {"posts": "rayy samarkand balkh nishapur baghdad kashgar peshawar"},
                "red": {"common": 24, "rare": 24},
            },
        ),
    ],
)
def test_the_magistrate_takes_the_action_of_his_card_even_if_it_does_nothing(card: str, things: dict[str, Any]) -> None:
    table = about_to(card, **things)

    changed = act(table)

    assert set(changed) == ({"solo.removed"} if card in ("mosque", "caravansary") else set())
    assert not {"favour_gained", "soldier_deployed", "influence_gained"} & set(log(table))


@pytest.mark.rule("MERV-SOLO-16")
def test_the_extra_action_is_not_for_a_mosque_step_of_the_camel_market() -> None:
    city = {"r5c3": "palace-tan", "r1c3": "yellow"}
    things = {"tiles": "b1-mosque", "scrolls": 2, "camels": 1, "servants": 0}
    table = solo_position(city=city, solo_deck="palace", side="B", market_camels="tl", yellow=things)

    changed = magistrate_turn(table)

    assert changed == {
        "slots.3": YELLOW,
        "r5c3": YELLOW,
        "yellow.buildings": 7,
        "solo.open": "palace",
        "solo.deck": "",
        "camel_market.camels.tr": 1,
        "yellow.mosque": "m1-1",
        "yellow.discs": 6,
        "path_camels": "m1-2 m1-3 m1-4",
    }


@pytest.mark.rule("MERV-SOLO-16")
def test_the_extra_action_is_not_for_a_card_of_the_camel_market() -> None:
    city = {"r5c3": "palace-tan", "r1c3": "yellow"}
    things = {"tiles": "b1-caravansary", "scrolls": 2, "camels": 1, "servants": 0}
    table = solo_position(city=city, solo_deck="palace", market_camels="tl", yellow=things)

    changed = magistrate_turn(table)

    assert table.player(MAGISTRATE).cards == "cinnamon"
    assert changed["caravan.deck"] == 15


@pytest.mark.rule("MERV-SOLO-16")
def test_the_extra_action_is_not_for_the_mosque_step_of_a_breakthrough() -> None:
    things = {"tiles": "b1-mosque b2-tan", "scrolls": 5}
    table = about_to("library", yellow=things, red={"tiles": "b3-post"})

    act(table)

    assert table.player(MAGISTRATE).tiles == "b1-mosque b2-tan b3-mosque"
    assert table.player(MAGISTRATE).mosque == "m1-1"


# --- the cards after the turn -----------------------------------------------------------------------------------------
def play_the_round_out(table: Table) -> None:
    """After the magistrate's turn: the human takes favour in slot 1, the high courtier follows, all walk on."""
    table.play(RED, "slot 1", "site r1c1", "gain favour", "end turn")
    while table.asked in ("choose_courtier_site", "choose_space"):
        table.play(RED, table.options[0])


@pytest.mark.rule("MERV-SOLO-17")
def test_the_card_lies_open_until_the_round_ends_and_is_discarded_then() -> None:
    table = solo_position(solo_deck="wall palace", solo_discard="library", city={"r5c5": "wall-tan"})

    magistrate_turn(table)
    seen = [solo_cards(table)]
    table.play(RED, "slot 1", "site r1c1", "gain favour", "end turn")
    assert table.asked == "choose_courtier_site"
    seen.append(solo_cards(table))
    table.play(RED, "courtier site r3c2")
    assert table.asked == "choose_space"
    seen.append(solo_cards(table))

    assert seen == [{"deck": "palace", "open": "wall", "discard": "library"}] * 3
    table.play(RED, "space 3")
    assert table.state.round == 1
    assert solo_cards(table) == {"deck": "", "open": "palace", "discard": "library wall"}  # he begins round 2


@pytest.mark.rule("MERV-SOLO-17")
@pytest.mark.parametrize("card", EVERY_CARD.split())
def test_any_card_is_discarded_when_the_round_ends(card: str) -> None:
    table = solo_position(at="round_end", round=2, slots={1: YELLOW, 2: BLUE, 3: RED}, solo_deck="", solo_open=card)

    assert (table.state.round, table.asked) == (2, "choose_slot")
    assert solo_cards(table) == {"deck": "", "open": "", "discard": card}
    assert table.state.to_dict()["solo"]["open"] is None


@pytest.mark.rule("MERV-SOLO-17")
def test_a_card_that_left_the_game_is_not_discarded() -> None:
    table = about_to("mosque", solo_deck="mosque wall palace", yellow={"mosque": "m9", "scoring_tile": "palace"})

    act(table)
    play_the_round_out(table)

    assert table.state.round == 1
    assert solo_cards(table) == {"deck": "palace", "open": "wall", "discard": ""}


@pytest.mark.rule("MERV-SOLO-17")
def test_nothing_is_discarded_after_a_turn_without_a_card() -> None:
    table = solo_position(solo_deck="", solo_discard="", city={"r5c5": "blue"})

    magistrate_turn(table)
    play_the_round_out(table)

    assert table.state.round == 1
    assert solo_cards(table) == {"deck": "", "open": "", "discard": ""}


@pytest.mark.rule("MERV-SOLO-18")
@pytest.mark.parametrize("year", [1, 2])
def test_after_scoring_the_discard_pile_is_shuffled_on_top_of_the_deck(year: int) -> None:
    decks = []
    for script in product(range(3), range(2)):
        table = solo_position(
            order="red yellow blue",
            at="scoring",
            year=year,
            solo_deck="wall mosque",
            solo_discard="palace library caravansary",
            chance=list(script),
        )
        assert is_used_up(table)
        assert table.state.year == year + 1
        assert facts(table)["solo.deck"] == "caravansary palace library | mosque wall"
        decks.append(solo_cards(table))

    orders = permutations(["palace", "library", "caravansary"])
    expected = [{"deck": f"{' '.join(order)} wall mosque", "open": "", "discard": ""} for order in orders]
    assert sorted(decks, key=str) == sorted(expected, key=str)


@pytest.mark.rule("MERV-SOLO-18")
def test_without_discarded_cards_the_deck_stays_as_it_is() -> None:
    table = solo_position(order="red yellow blue", at="scoring", solo_deck="wall mosque palace", chance=[])

    assert solo_cards(table) == {"deck": "wall mosque palace", "open": "", "discard": ""}
    assert facts(table)["solo.deck"] == "palace mosque wall"


@pytest.mark.rule("MERV-SOLO-18")
def test_the_card_of_the_last_round_is_shuffled_in_too() -> None:
    table = solo_position(
        at="round_end",
        round=4,
        slots={1: YELLOW, 2: BLUE, 3: RED},
        solo_deck="wall mosque",
        solo_discard="palace",
        solo_open="library",
        chance=[0],
    )

    assert is_used_up(table)
    assert (table.state.year, table.order) == (2, "red blue yellow")
    assert facts(table)["solo.deck"] == "palace library | mosque wall"
    assert solo_cards(table)["discard"] == ""


@pytest.mark.rule("MERV-SOLO-18")
def test_the_end_of_a_round_alone_shuffles_nothing() -> None:
    table = solo_position(
        at="round_end",
        round=3,
        slots={1: YELLOW, 2: BLUE, 3: RED},
        solo_deck="wall mosque",
        solo_discard="palace library",
        chance=[],
    )

    assert table.state.round == 3
    assert solo_cards(table) == {"deck": "wall mosque", "open": "", "discard": "palace library"}


# --- a card leaves the game -------------------------------------------------------------------------------------------
EIGHTH_SCROLL = {"tiles": "b1-mosque b2-tan b3-post", "scrolls": 7, "camels": 1, "servants": 0}


def eighth_scroll(*parts: str, discard: str = "", as_dealt: bool = False) -> dict[str, Any]:
    """The magistrate draws the palace card, stands in slot 3 and trades a camel for his eighth scroll."""
    table = solo_position(city={"r5c3": "palace-tan", "r1c3": "yellow"}, solo_discard=discard, yellow=EIGHTH_SCROLL)
    deal(table, "palace", *parts, as_dealt=as_dealt)
    changed = magistrate_turn(table)
    assert changed["yellow.scrolls"] == 8
    left = {place: now for place, now in facts(table).items() if place.startswith("solo.")}
    removed = [event for event in story(table) if event[0] == "solo_card_removed"]
    assert removed in ([], [("solo_card_removed", "MERV-SOLO-19", {"board": "library"})])
    return left | {"told": bool(removed)}


@pytest.mark.rule("MERV-SOLO-19", "MERV-SOLO-35")
def test_a_card_that_leaves_the_game_is_taken_from_the_discard_pile() -> None:
    assert eighth_scroll("mosque wall", discard="caravansary library marketplace") == {
        "solo.open": "palace",
        "solo.deck": "mosque wall",
        "solo.discard": "caravansary marketplace",
        "solo.removed": "library",
        "told": True,
    }


@pytest.mark.rule("MERV-SOLO-19", "MERV-SOLO-35")
@pytest.mark.parametrize("as_dealt", [True, False])
@pytest.mark.parametrize(
    ("parts", "deck"),
    [
        (("library wall mosque", "caravansary", "marketplace"), "mosque wall | caravansary | marketplace"),
        (("wall mosque library", "caravansary", "marketplace"), "mosque wall | caravansary | marketplace"),
        (("wall", "library", "caravansary marketplace mosque"), "wall | caravansary marketplace mosque"),
        (("wall mosque", "library caravansary", "marketplace"), "mosque wall | caravansary | marketplace"),
        (("wall mosque", "caravansary library", "marketplace"), "mosque wall | caravansary | marketplace"),
        (("wall mosque", "caravansary", "marketplace library"), "mosque wall | caravansary | marketplace"),
        (("wall mosque", "caravansary", "library marketplace"), "mosque wall | caravansary | marketplace"),
        (("wall mosque caravansary marketplace", "library"), "caravansary marketplace mosque wall"),
        (("library", "wall mosque caravansary marketplace"), "caravansary marketplace mosque wall"),
    ],
)
def test_a_card_that_leaves_the_game_is_taken_from_its_part_of_the_deck(
    parts: tuple[str, ...], deck: str, as_dealt: bool
) -> None:
    assert eighth_scroll(*parts, as_dealt=as_dealt) == {
        "solo.open": "palace",
        "solo.deck": deck,
        "solo.discard": "",
        "solo.removed": "library",
        "told": True,
    }


@pytest.mark.rule("MERV-SOLO-19")
def test_the_open_card_can_leave_the_game() -> None:
    table = about_to("library", yellow={"tiles": "b1-mosque b2-tan b3-post", "scrolls": 7})

    changed = act(table)

    assert changed["solo.removed"] == "library"
    assert solo_cards(table)["open"] == ""
    assert "library" not in solo_cards(table)["deck"]


@pytest.mark.rule("MERV-SOLO-19")
def test_a_card_that_left_the_game_earlier_is_not_missed() -> None:
    assert eighth_scroll("mosque wall", discard="caravansary marketplace") == {
        "solo.open": "palace",
        "solo.deck": "mosque wall",
        "solo.discard": "caravansary marketplace",
        "solo.removed": "library",
        "told": False,
    }


# --- the camel market -------------------------------------------------------------------------------------------------
def market_turn(round: int = 1, slot: int = 3, **things: Any) -> tuple[Table, dict[str, Any]]:
    """The magistrate draws the palace card (without a servant) and stands in the slot; what changed beside that."""
    distance = 5
    city = cells_from(round, {(slot, distance): "palace-tan", (slot, 1): "yellow"}) | things.pop("city", {})
    yellow = NO_SERVANTS | things.pop("yellow", {})
    deck = things.pop("solo_deck", "palace " + EVERY_CARD.replace("palace ", ""))
    table = solo_position(round=round, city=city, yellow=yellow, solo_deck=deck, **things)
    changed = magistrate_turn(table)
    assert changed.pop(f"slots.{slot}") == YELLOW
    assert changed.pop(cell_from(round, slot, distance)) == YELLOW
    for known in ("yellow.buildings", "solo.open", "solo.deck"):
        changed.pop(known)
    return table, changed


@pytest.mark.rule("MERV-SOLO-20")
@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_magistrate_trades_only_in_the_line_of_the_camel_market(round: int, slot: int) -> None:
    _, changed = market_turn(round, slot, market_camels="tl br", yellow={"camels": 1})

    if slot == 3:
        assert changed == {"yellow.camels": 3, "camel_market.camels.tl": 0, "camel_market.camels.br": 0}
    else:
        assert changed == {}


@pytest.mark.rule("MERV-SOLO-21")
@pytest.mark.parametrize(
    ("there", "own"),
    [
        *[("", 0), ("tl", 0), ("tr", 0), ("bl", 0), ("tl tr", 0), ("br bl", 0), ("tl tr br", 0), ("tl tr br bl", 0)],
        *[("tl tr", 1), ("br bl", 1), ("tr br", 3), ("tl tr br bl", 1)],
    ],
)
@pytest.mark.parametrize("side", ["A", "B"])
def test_with_two_camels_there_or_none_of_his_own_he_takes_all(side: str, there: str, own: int) -> None:
    table, changed = market_turn(side=side, market_camels=there, yellow={"camels": own}, path_camels="")

    taken = {f"camel_market.camels.{slot}": 0 for slot in there.split()}
    assert changed == taken | ({"yellow.camels": own + len(taken)} if taken else {})
    assert [event.args["n"] for event in table.told("camels_gained")] == [len(taken)] * bool(taken)


@pytest.mark.rule("MERV-SOLO-22")
@pytest.mark.parametrize("own", [1, 3])
@pytest.mark.parametrize(("there", "slot"), [("", "tl"), ("tl", "tr"), ("tr", "tl"), ("br", "tl"), ("bl", "tl")])
def test_otherwise_he_puts_a_camel_on_the_left_upper_slot_else_on_the_right_one(
    there: str, slot: str, own: int
) -> None:
    table, changed = market_turn(side="B", market_camels=there, yellow={"camels": own, "mosque": "m2-1"})

    boons: dict[str, dict[str, Any]] = {
        "tl": {"yellow.rare": 1, "supply.rare": 23},
        "tr": {"yellow.mosque": "m3-a", "yellow.favour": 1},
    }
    assert changed == {"yellow.camels": own - 1, f"camel_market.camels.{slot}": 1} | boons[slot]
    assert [event.args["market_slot"] for event in table.told("camel_traded")] == [slot]


@pytest.mark.rule("MERV-SOLO-22")
@pytest.mark.parametrize(
    ("side", "there", "things"),
    [
        ("A", "", {"red": {"scrolls": 32}}),
        ("A", "tl", {"queue": "", "deck": "", "solo_deck": "palace wall"}),
        ("B", "", {"red": {"rare": 24}}),
        ("B", "tl", {"yellow": {"mosque": "m10"}, "solo_deck": "palace wall"}),
    ],
)
def test_he_puts_the_camel_down_even_if_the_boon_has_no_effect(side: str, there: str, things: dict[str, Any]) -> None:
    things = things | {"yellow": {"camels": 1} | things.get("yellow", {})}
    _, changed = market_turn(side=side, market_camels=there, **things)

    assert changed == {"yellow.camels": 0, f"camel_market.camels.{'tr' if there else 'tl'}": 1}


@pytest.mark.rule("MERV-SOLO-62")
def test_a_scroll_of_the_camel_market_is_one_library_action() -> None:
    _, changed = market_turn(yellow={"camels": 1, "scrolls": 1})

    assert changed == {
        "yellow.camels": 0,
        "camel_market.camels.tl": 1,
        "yellow.scrolls": 2,
        "supply.scrolls": 30,
        "yellow.breakthroughs": "b1-caravansary",
    }


@pytest.mark.rule("MERV-SOLO-62")
def test_a_caravan_card_of_the_camel_market_is_one_caravansary_action() -> None:
    _, changed = market_turn(
        market_camels="tl",
        queue="cinnamon* cinnamon* cinnamon juniper cinnamon pepper",
        deck="ginger ginger ginger",
        yellow={"camels": 1, "cards": "juniper cinnamon cinnamon ginger ginger pepper pepper"},
    )

    assert changed == {
        "yellow.camels": 0,
        "camel_market.camels.tr": 1,
        "yellow.spices.juniper": 2,
        "yellow.favour": 1,
        "caravan.queue": "cinnamon* cinnamon* cinnamon cinnamon pepper ginger ginger ginger",
        "caravan.deck": 0,
    }


@pytest.mark.rule("MERV-SOLO-62", "MERV-SOLO-26")
def test_the_last_caravan_card_can_be_taken_at_the_camel_market() -> None:
    _, changed = market_turn(market_camels="tl", queue="ginger*", deck="", yellow={"camels": 1})

    assert changed == {
        "camel_market.camels.tr": 1,
        "yellow.spices.ginger": 1,
        "caravan.queue": "",
        "solo.removed": "caravansary",
    }


@pytest.mark.rule("MERV-SOLO-62")
@pytest.mark.parametrize(("left", "gained"), [(1, 1), (0, 0)])
def test_a_rare_good_of_the_camel_market_comes_from_the_supply(left: int, gained: int) -> None:
    table, _ = market_turn(side="B", yellow={"camels": 1, "rare": 2}, red={"rare": 22 - left})

    trade = ("camel_traded", "MERV-CAMELMARKET-3", {"market_slot": "tl", "boon": "rare_good"})
    assert story(table)[4:] == [trade] + [("good_gained", "MERV-SOLO-62", {"good": "rare"})] * gained
    assert table.player(MAGISTRATE).rare == 2 + gained
    assert table.state.rare_left == left - gained


@pytest.mark.rule("MERV-SOLO-62", "MERV-SOLO-43")
def test_a_mosque_step_of_the_camel_market_is_one_mosque_action() -> None:
    _, changed = market_turn(side="B", market_camels="tl", yellow={"camels": 1, "mosque": "m9"})

    assert changed == {
        "yellow.camels": 0,
        "camel_market.camels.tr": 1,
        "yellow.mosque": "m10",
        "yellow.points.mosque": 4,
        "solo.removed": "mosque",
    }


OTHER_BOONS: list[tuple[str, dict[str, Any]]] = [
    ("favour", {"yellow.favour": 1}),
    ("white_cube", {"yellow.points.upgrades": 3}),
    ("soldier", {"r1c3": "yellow !yellow", "yellow.servants": 7, "yellow.influence": 1}),
]


@pytest.mark.rule("MERV-SOLO-62")
@pytest.mark.parametrize(("boon", "gained"), OTHER_BOONS)
@pytest.mark.parametrize("slot", ["tl", "tr"])
@pytest.mark.parametrize("side", ["A", "B"])
def test_other_boons_on_the_upper_slots_of_another_edition(
    side: str, slot: str, boon: str, gained: dict[str, Any]
) -> None:
    edition = components.with_overrides("other boons", {"camel_market": {f"side-{side.lower()}": {slot: boon}}})
    servants = {"servants": 8, "courtiers": ""} if boon == "soldier" else {}
    city = cells_from(1, {(3, 5): "library-tan", (3, 1): "yellow"})
    table = solo_position(
        edition=edition,
        city=city,
        side=side,
        market_camels="tl" if slot == "tr" else "",
        solo_deck="library wall",
        red={"scrolls": 32},
        yellow={"camels": 1} | servants,
    )

    changed = magistrate_turn(table)

    assert (
        changed
        == {
            "slots.3": YELLOW,
            "r5c3": YELLOW,
            "yellow.buildings": 7,
            "solo.open": "library",
            "solo.deck": "wall",
            "yellow.camels": 0,
            f"camel_market.camels.{slot}": 1,
        }
        | gained
    )


# --- what everybody knows of the solo deck ----------------------------------------------------------------------------
def guesses(table: Table, number: int = 3000) -> Counter[tuple[str, ...]]:
    """The solo deck from its top, as it might lie for all that the human knows."""
    samples = [table.state.sample_hidden(0, seed) for seed in range(number)]
    return Counter(tuple(BOARD_ACTIONS[card] for card in reversed(sample.solo_deck)) for sample in samples)


def are_even(counts: Counter[Any], number: int) -> bool:
    """All of so many cases, none much more often than the others."""
    mean = counts.total() / number
    return len(counts) == number and 0.4 * mean < min(counts.values()) <= max(counts.values()) < 1.8 * mean


@pytest.mark.rule("MERV-SETUP-19", "MERV-SETUP-20")
@pytest.mark.parametrize(
    ("deck", "places"),
    [
        ("wall palace mosque library caravansary marketplace", {2, 3, 4}),
        ("mosque library palace caravansary marketplace", {1, 2, 3}),
        ("mosque palace caravansary marketplace", {1, 2}),
        ("palace caravansary marketplace", {1}),
    ],
)
def test_a_palace_card_not_yet_seen_lies_where_it_can_have_been_dealt(deck: str, places: set[int]) -> None:
    table = solo_position()
    deal(table, deck, as_dealt=True)

    found = guesses(table)

    by_place = Counter(dict.fromkeys(places, 0))
    for cards, count in found.items():
        by_place[cards.index("palace") + 1] += count
    assert are_even(by_place, len(places))
    others = Counter[tuple[str, ...]]()
    for cards, count in found.items():
        others[tuple(card for card in cards if card != "palace")] += count
    rest = [card for card in deck.split() if card != "palace"]
    assert set(others) == set(permutations(rest))
    assert len(found) == len(places) * len(others)


@pytest.mark.rule("MERV-SETUP-19", "MERV-SETUP-20")
@pytest.mark.parametrize("deck", ["mosque caravansary", "wall mosque library caravansary marketplace"])
def test_the_dealt_cards_without_the_palace_card_can_lie_in_any_order(deck: str) -> None:
    table = solo_position()
    deal(table, deck, as_dealt=True)

    orders = list(permutations(deck.split()))
    assert are_even(guesses(table), len(orders))


@pytest.mark.rule("MERV-SETUP-20")
def test_each_part_of_the_deck_is_unknown_by_itself() -> None:
    table = solo_position()
    deal(table, "library palace", "wall", "mosque caravansary marketplace")

    found = guesses(table)

    tops, bottoms = ["library", "palace"], ["mosque", "caravansary", "marketplace"]
    expected = {(*top, "wall", *bottom) for top in permutations(tops) for bottom in permutations(bottoms)}
    assert set(found) == expected
    assert are_even(found, 12)


@pytest.mark.rule("MERV-SETUP-20")
def test_a_palace_card_that_was_shuffled_in_again_can_lie_anywhere_in_its_part() -> None:
    table = solo_position()
    deal(table, "library palace wall", "mosque caravansary", as_dealt=True)

    found = guesses(table)

    assert {cards[:3] for cards in found} == set(permutations(["library", "palace", "wall"]))
    assert {cards[3:] for cards in found} == set(permutations(["mosque", "caravansary"]))
    assert are_even(found, 12)


@pytest.mark.rule("MERV-SETUP-20", "MERV-SOLO-7")
def test_a_drawn_card_is_known_and_the_rest_of_its_part_is_not() -> None:
    table = solo_position(city={"r5c5": "wall-tan"})
    deal(table, "wall palace", "library", "mosque caravansary marketplace", as_dealt=True)

    seen = []
    for _ in range(4):
        table.state.slots = [-1] * 5
        table.state.solo_open = -1
        magistrate_turn(table)
        seen.append(facts(table)["solo.deck"])

    assert seen == [
        "palace | library | caravansary marketplace mosque",
        "library | caravansary marketplace mosque",
        "caravansary marketplace mosque",
        "caravansary marketplace",
    ]
    assert set(guesses(table, 100)) == {("caravansary", "marketplace"), ("marketplace", "caravansary")}


@pytest.mark.rule("MERV-SETUP-20", "MERV-SOLO-9")
def test_the_order_of_a_deck_made_anew_is_unknown() -> None:
    table = solo_position(solo_deck="", solo_discard="palace library wall mosque", city={"r5c5": "wall-tan"})

    magistrate_turn(table)

    left = solo_cards(table)["deck"].split()
    assert len(left) == 3
    assert set(guesses(table, 300)) == set(permutations(left))


@pytest.mark.rule("MERV-SETUP-20")
def test_what_the_magistrate_will_do_cannot_be_seen_beforehand() -> None:
    table = solo_position(order="red yellow blue", at="end_turn", slot=1, solo_deck="wall palace mosque")
    before = table.state.to_dict()

    preview = table.state.preview(parse_action("end turn"))

    assert preview.stops_at_chance
    assert preview.changes == {}
    assert [event.kind for event in preview.events] == ["turn_ended"]
    assert table.state.to_dict() == before
    for seed in range(20):
        guess = table.state.sample_hidden(0, seed)
        assert guess.preview(parse_action("end turn")).to_dict() == preview.to_dict()


@pytest.mark.rule("MERV-SETUP-20")
def test_the_guesses_of_a_game_agree_with_everything_seen_in_it() -> None:
    for seed in range(6):
        state = cast(State, game().new(players=1, seed=seed))
        choice = Chance.seeded(seed)
        while not state.is_over:
            guess = state.sample_hidden(0, choice.below(1000))
            assert guess.view(0) == state.view(0)
            fresh = state.solo_fresh
            if BOARD_ACTIONS.index("palace") in state.solo_deck[:fresh]:
                assert guess.solo_deck.index(BOARD_ACTIONS.index("palace")) in (2, 3, 4)
            assert sorted(guess.solo_deck[:fresh]) == sorted(state.solo_deck[:fresh])
            state.play(state.options[choice.below(len(state.options))])
