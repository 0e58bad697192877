"""The high courtier of the game for two: MERV-2P-1 to -10. Red and blue decide for it; it is yellow."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.core.events import Event
from tests.games.merv.looking import holdings, reason
from tests.games.merv.position import BLUE, HIGH_COURTIER_OF_ONE, MAGISTRATE, RED, Table, Things, game, merv_position
from tests.games.merv.position import HIGH_COURTIER_OF_TWO as YELLOW


def its_turn(**position: Any) -> Table:
    """The high courtier is the next to move."""
    return merv_position(**{"players": 2, "order": "red yellow blue", "turn_of": YELLOW, **position})


def walking(slots: str, **more: Any) -> Table:
    """The round is over; the colours stand on the slots from 1 on."""
    standing = {n + 1: colour for n, colour in enumerate(slots.split())}
    return merv_position(players=2, at="round_end", slots=standing, **more)


def standing_on(table: Table) -> list[int | None]:
    found: list[int | None] = table.state.view(None)["slots"]
    return found


def buildings_of(table: Table, colour: str) -> list[str]:
    who = table.who(colour)
    return [cell for cell, site in table.state.view(None)["city"].items() if site["owner"] == who]


# --- a turn of the high courtier ------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-2P-1")
@pytest.mark.parametrize(
    ("order", "turns"),
    [
        ("red yellow blue", [RED, YELLOW, BLUE]),
        ("yellow blue red", [YELLOW, BLUE, RED]),
        ("blue red yellow", [BLUE, RED, YELLOW]),
    ],
)
def test_it_takes_its_turn_in_the_order_of_the_queue(order: str, turns: list[str]) -> None:
    table = merv_position(players=2, order=order, turn_of=order.split()[0])

    for slot, colour in enumerate(turns, start=1):
        if colour == YELLOW:
            assert table.asked == "choose_courtier_slot"
            table.play(str(table.to_move), f"courtier slot {slot}")
            table.play(str(table.to_move), f"courtier site r1c{slot}")
        else:
            assert table.asked == "choose_slot"
            assert table.to_move == colour
            table.play(colour, f"slot {slot}", f"site r1c{slot}", "gain favour", "end turn")
        assert table.owner(f"r1c{slot}") == colour

    assert len(table.told("slot_taken")) == 3


@pytest.mark.rule("MERV-2P-1")
def test_it_only_builds_it_gains_nothing_does_nothing_and_does_not_trade() -> None:
    city = {"r1c3": "wall-tan yellow", "r2c3": "wall-teal yellow +purple", "r1c4": "palace-tan red +white"}
    table = its_turn(city=city, market_camels="tr br", yellow={"camels": 2})
    before = holdings(table, YELLOW)
    others = [holdings(table, colour) for colour in (RED, BLUE)]

    table.play(RED, "courtier slot 3")
    table.play(BLUE, "courtier site r5c3")

    assert holdings(table, YELLOW) == {**before, "buildings": 6}
    assert [holdings(table, colour) for colour in (RED, BLUE)] == others
    assert table.market_camels == "tr br"
    assert [table.left(colour) for colour in ("purple", "tan", "teal", "orange", "white")] == [12] * 5
    assert table.to_move == BLUE
    assert table.asked == "choose_slot"


@pytest.mark.rule("MERV-2P-1")
@pytest.mark.parametrize("year", [1, 3])
def test_it_never_scores(year: int) -> None:
    table = merv_position(players=2, at="scoring", year=year, city={"r1c1": "wall-tan yellow", "r1c2": "wall-teal red"})

    assert table.player(YELLOW).points == {}
    assert table.player(RED).points == {"buildings": 1}
    assert [score.who for score in table.state.scores()] == [table.who(RED), table.who(BLUE)]
    assert [rank.who for rank in table.state.ranking()] == [table.who(RED), table.who(BLUE)]


# --- step 1: the slot -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-2P-2")
@pytest.mark.parametrize("slot", [1, 2, 4, 5])
def test_the_earlier_player_chooses_any_free_slot(slot: int) -> None:
    table = its_turn(slots={3: RED})
    assert table.to_move == RED
    assert table.options == ["courtier slot 1", "courtier slot 2", "courtier slot 4", "courtier slot 5"]
    assert table.why_not("courtier slot 3") == ("slot.occupied", "MERV-TURN-4")
    assert reason(table, "courtier slot 3") == {"slot": 3, "owner": table.who(RED)}
    decision = table.state.decision()
    assert decision.rule == "MERV-2P-2"
    assert decision.on_behalf_of == table.who(YELLOW)
    table.refuses(BLUE, "courtier slot 1")

    table.play(RED, f"courtier slot {slot}")

    expected: list[int | None] = [None, None, table.who(RED), None, None]
    expected[slot - 1] = table.who(YELLOW)
    assert standing_on(table) == expected
    taken = Event("slot_taken", table.who(YELLOW), "MERV-2P-2", {"slot": slot})
    assert table.told("slot_taken") == [taken]


@pytest.mark.rule("MERV-2P-2")
def test_the_slot_of_the_high_courtier_is_occupied_for_the_others() -> None:
    table = its_turn()

    table.play(RED, "courtier slot 2")
    table.play(BLUE, "courtier site r1c2")

    assert table.options == ["slot 1", "slot 3", "slot 4", "slot 5"]
    assert table.why_not("slot 2") == ("slot.occupied", "MERV-TURN-4")


@pytest.mark.rule("MERV-2P-2")
def test_a_line_without_an_empty_site_may_be_chosen_too() -> None:
    city = {f"r{row}c1": "red" for row in range(1, 6)}

    table = its_turn(city=city)

    assert "courtier slot 1" in table.options


@pytest.mark.rule("MERV-2P-5", "MERV-2P-2", "MERV-2P-3")
@pytest.mark.parametrize(
    ("order", "first", "second"),
    [
        ("red blue yellow", RED, BLUE),
        ("red yellow blue", RED, BLUE),
        ("yellow red blue", RED, BLUE),
        ("blue red yellow", BLUE, RED),
        ("blue yellow red", BLUE, RED),
        ("yellow blue red", BLUE, RED),
    ],
)
def test_the_earlier_of_the_two_chooses_the_slot_whether_it_has_moved_or_not(
    order: str, first: str, second: str
) -> None:
    moved = order.split("yellow")[0].split()
    table = its_turn(order=order, slots={5 - n: colour for n, colour in enumerate(moved)})
    assert (table.to_move, table.asked) == (first, "choose_courtier_slot")

    table.play(first, "courtier slot 1")

    assert (table.to_move, table.asked) == (second, "choose_courtier_site")
    table.play(second, "courtier site r4c1")
    assert table.owner("r4c1") == YELLOW


# --- step 2: the site -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-2P-3")
@pytest.mark.parametrize(
    ("number", "slot", "sites"),
    [
        (1, 2, "r1c2 r3c2 r4c2 r5c2"),
        (1, 3, "r1c3 r2c3 r4c3 r5c3"),
        (2, 2, "r2c1 r2c3 r2c4 r2c5"),
        (3, 4, "r1c2 r3c2 r4c2 r5c2"),
        (4, 4, "r2c1 r2c3 r2c4 r2c5"),
    ],
)
def test_the_other_player_chooses_an_empty_site_of_the_line(number: int, slot: int, sites: str) -> None:
    table = its_turn(round=number, city={"r2c2": "wall-tan blue"})

    table.play(RED, f"courtier slot {slot}")

    assert table.to_move == BLUE
    assert table.options == [f"courtier site {cell}" for cell in sites.split()]
    decision = table.state.decision()
    assert decision.rule == "MERV-2P-3"
    assert decision.on_behalf_of == table.who(YELLOW)
    chosen = sites.split()[2]
    table.play(BLUE, f"courtier site {chosen}")
    assert buildings_of(table, YELLOW) == [chosen]
    assert buildings_of(table, BLUE) == ["r2c2"]
    assert table.player(YELLOW).buildings == 8
    assert table.player(BLUE).buildings == 8
    (placed,) = table.told("building_placed")
    assert (placed.who, placed.rule, placed.args["cell"]) == (table.who(YELLOW), "MERV-2P-3", chosen)


@pytest.mark.rule("MERV-2P-3", "MERV-CITY-7")
def test_other_lines_built_sites_and_the_camel_market_are_refused() -> None:
    table = its_turn(city={"r2c3": "wall-tan blue"})

    table.play(RED, "courtier slot 3")

    assert table.why_not("courtier site r2c3") == ("site.built", "MERV-2P-3")
    assert reason(table, "courtier site r2c3") == {"cell": "r2c3"}
    for elsewhere in ("r1c1", "r2c2", "r5c5"):
        assert table.why_not(f"courtier site {elsewhere}") == ("site.other_line", "MERV-2P-3")
        assert reason(table, f"courtier site {elsewhere}") == {"cell": elsewhere}
    assert table.why_not("courtier site r3c3") == ("site.camel_market", "MERV-CITY-7")
    table.refuses(BLUE, "courtier site r3c3")
    table.refuses(RED, "courtier site r1c3")


@pytest.mark.rule("MERV-2P-3")
def test_the_only_empty_site_of_the_line_is_built_without_a_question() -> None:
    city = {f"r{row}c1": "red" for row in (1, 2, 3, 5)}
    table = its_turn(city=city)

    table.play(RED, "courtier slot 1")

    assert table.owner("r4c1") == YELLOW
    assert table.player(YELLOW).buildings == 8
    assert (table.to_move, table.asked) == (BLUE, "choose_slot")


@pytest.mark.rule("MERV-2P-3")
def test_alone_you_are_asked_even_for_the_only_site_if_your_click_can_still_be_taken_back() -> None:
    # the magistrate is earlier and chose the line with most red buildings without drawing anything
    city = {f"r{row}c1": "red" for row in (1, 2, 3, 5)}
    order = f"{MAGISTRATE} red {HIGH_COURTIER_OF_ONE}"
    table = merv_position(players=1, order=order, turn_of=RED, slots={4: MAGISTRATE}, city=city)

    table.play(RED, "slot 5", "site r1c5", "gain favour", "end turn")

    assert (table.to_move, table.asked) == (RED, "choose_courtier_site")
    assert table.options == ["courtier site r4c1"]
    table.play(RED, "courtier site r4c1")
    assert table.owner("r4c1") == HIGH_COURTIER_OF_ONE


@pytest.mark.rule("MERV-2P-4")
@pytest.mark.parametrize(
    ("slot", "cells"),
    [(1, ["r1c1", "r2c1", "r3c1", "r4c1", "r5c1"]), (3, ["r1c3", "r2c3", "r4c3", "r5c3"])],
    ids=["a side line", "the line of the camel market"],
)
def test_in_a_full_line_nothing_is_built(slot: int, cells: list[str]) -> None:
    table = its_turn(city=dict.fromkeys(cells, "red"))

    table.play(RED, f"courtier slot {slot}")

    assert buildings_of(table, YELLOW) == []
    assert table.player(YELLOW).buildings == 9
    assert standing_on(table)[slot - 1] == table.who(YELLOW)
    assert (table.to_move, table.asked) == (BLUE, "choose_slot")
    assert table.told("building_placed") == []


@pytest.mark.rule("MERV-2P-4")
@pytest.mark.parametrize("built", [8, 9])
def test_without_a_building_left_nothing_is_built(built: int) -> None:
    cells = [f"r{row}c{column}" for row in (1, 2) for column in range(1, 6)][:built]
    table = its_turn(city=dict.fromkeys(cells, "yellow"))

    table.play(RED, "courtier slot 5")

    if built == 9:
        assert table.player(YELLOW).buildings == 0
        assert (table.to_move, table.asked) == (BLUE, "choose_slot")
        assert len(buildings_of(table, YELLOW)) == 9
    else:
        assert (table.to_move, table.asked) == (BLUE, "choose_courtier_site")
        table.play(BLUE, "courtier site r5c5")
        assert table.player(YELLOW).buildings == 0


# --- round end ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-2P-6")
def test_it_moves_in_slot_order_and_keeps_the_camels_of_its_space() -> None:
    table = walking("red yellow blue", red={"camels": 2})

    table.play(RED, "space 1")

    assert table.order == "red blue yellow"
    assert table.player(YELLOW).camels == 1
    assert table.player(BLUE).camels == 1
    assert table.told("space_taken") == [
        Event("space_taken", table.who(RED), "MERV-ORDER-2", {"space": 1, "n": 2, "gained": 0}),
        Event("space_taken", table.who(YELLOW), "MERV-ORDER-2", {"space": 3, "n": 0, "gained": 1}),
        Event("space_taken", table.who(BLUE), "MERV-ORDER-2", {"space": 2, "n": 0, "gained": 1}),
    ]


@pytest.mark.rule("MERV-2P-6")
def test_standing_first_it_moves_before_anybody_is_asked() -> None:
    table = walking("yellow red blue", red={"camels": 1})

    assert table.to_move == RED
    assert table.options == ["space 1", "space 2"]  # space 3 is taken
    assert table.why_not("space 3") == ("space.occupied", "MERV-ORDER-2")


@pytest.mark.rule("MERV-2P-6")
def test_standing_last_it_takes_what_is_left() -> None:
    table = walking("red blue yellow", red={"camels": 1}, yellow={"camels": 3})

    table.play(RED, "space 2")

    # blue takes space 3 and the camel there; nothing is free behind space 1
    assert table.order == "yellow red blue"
    assert table.player(YELLOW).camels == 3
    assert table.player(BLUE).camels == 1


@pytest.mark.rule("MERV-2P-7")
@pytest.mark.parametrize(("has", "place", "left"), [(0, 3, 0), (1, 2, 0), (2, 1, 0), (3, 1, 1)])
def test_it_spends_as_many_camels_as_it_can(has: int, place: int, left: int) -> None:
    table = walking("yellow red blue", yellow={"camels": has})

    assert table.order.split().index(YELLOW) + 1 == place
    assert table.player(YELLOW).camels == left
    assert table.player(RED).camels + table.player(BLUE).camels == has - left


@pytest.mark.rule("MERV-2P-7")
@pytest.mark.parametrize(
    ("space", "has", "order", "left"),
    [
        (2, 0, "blue red yellow", 1),  # the rearmost free space, and the camel there
        (2, 1, "yellow red blue", 0),  # space 3 is skipped, space 2 costs nothing
        (3, 0, "blue yellow red", 0),
        (3, 1, "yellow blue red", 0),
        (1, 1, "red yellow blue", 1),  # one for space 3, one gained on space 2
    ],
)
def test_it_pays_only_for_free_spaces_behind(space: int, has: int, order: str, left: int) -> None:
    table = walking("red yellow blue", red={"camels": 2}, yellow={"camels": has})

    table.play(RED, f"space {space}")

    assert table.order == order
    assert table.player(YELLOW).camels == left
    everybody = [table.player(colour).camels for colour in (RED, BLUE, YELLOW)]
    assert sum(everybody) == 2 + has


# --- what humans do with its buildings ------------------------------------------------------------------------------
@pytest.mark.rule("MERV-2P-8")
def test_its_buildings_may_be_activated_and_only_the_active_player_gains() -> None:
    city = {"r1c1": "wall-tan yellow", "r2c1": "wall-teal yellow +orange"}
    city |= {"r3c1": "palace-tan blue +white", "r4c1": "wall-purple red"}
    table = merv_position(players=2, order="red yellow blue", city=city)

    table.play(RED, "slot 1", "site r1c1")

    assert table.player(RED).cubes == "tan teal orange"
    assert table.player(YELLOW).cubes == ""
    assert table.player(BLUE).cubes == ""
    assert table.owner("r1c1") == YELLOW
    assert table.asked == "choose_action"


@pytest.mark.rule("MERV-2P-8")
def test_a_soldier_on_its_building_gives_2_influence() -> None:
    table = merv_position(
        players=2, slot=1, site="r1c1", city={"r1c1": "wall-tan red", "r5c5": "wall-teal yellow"}, red={}
    )

    table.play(RED, "deploy soldier", "soldier r5c5")

    assert table.soldier("r5c5") == RED
    assert table.player(RED).influence == 2


@pytest.mark.rule("MERV-2P-8")
@pytest.mark.parametrize(("wall", "influence"), [("n1", 4), ("n2", 3), ("n4", 2), ("n5", 0)])
def test_a_wall_gives_2_influence_for_each_of_its_buildings(wall: str, influence: int) -> None:
    city = {"r1c1": "yellow", "r2c1": "yellow", "r1c2": "red", "r2c2": "yellow", "r2c4": "yellow"}
    table = merv_position(players=2, at="wall", city=city, red={"cubes": "tan teal", "influence": 5})

    table.play(RED, "build tan-1", f"wall {wall}")

    assert table.player(RED).influence == 5 + influence


@pytest.mark.rule("MERV-2P-8")
def test_the_upgrade_of_a_pepper_pair_may_go_to_its_building() -> None:
    city = {"r5c5": "wall-teal yellow !blue"}
    red: Things = {"cubes": "tan", "cards": "pepper"}
    table = merv_position(players=2, at="caravansary", queue="pepper cinnamon", deck="", city=city, red=red)

    # the only card in reach was taken and paid for, and completes the pair
    assert table.asked == "choose_upgrade_site"
    table.play(RED, "upgrade r5c5")

    assert table.upgrade("r5c5") == "white"
    assert table.soldier("r5c5") is None
    assert table.owner("r5c5") == YELLOW


# --- invasion -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-2P-9")
def test_its_lost_buildings_can_be_built_again() -> None:
    cells = [f"r{row}c{column}" for row in (1, 2) for column in range(1, 6)][:9]
    city = dict.fromkeys(cells, "yellow") | {"r1c1": "yellow !red"}
    red: Things = {"cubes": "purple tan teal orange white"}
    table = merv_position(players=2, at="invasion", year=2, order="yellow red blue", city=city, red=red)

    # nobody is asked: one building is guarded, eight are gone
    assert table.state.year == 3
    assert buildings_of(table, YELLOW) == ["r1c1"]
    assert table.player(YELLOW).buildings == 8
    assert table.player(RED).cubes == "purple tan teal orange white"
    table.play(RED, "courtier slot 2")
    table.play(BLUE, "courtier site r1c2")
    assert buildings_of(table, YELLOW) == ["r1c1", "r1c2"]
    assert table.player(YELLOW).buildings == 7


# --- everything else ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-2P-10")
def test_everything_else_is_as_with_three_participants() -> None:
    view = game().new(players=2, seed=3).view(None)

    assert [(player["kind"], player["colour"]) for player in view["players"]] == [
        ("seat", "red"),
        ("seat", "blue"),
        ("high_courtier", "yellow"),
    ]
    assert len(view["order"]) == 3
    assert view["order"][2] == 2
    assert view["caravan"]["camels"] == 2
    assert view["camels_out"] == 2
    assert len(view["caravan"]["queue"]) == 8
    assert view["caravan"]["deck"] == 16
    assert [len(cards) for cards in view["contracts"].values()] == [3] * 6
    assert [player["breakthroughs"] for player in view["players"]] == [[], [], []]
    assert [player["scoring_tile"] for player in view["players"]] == [None, None, None]
    assert sum(view["wall_supply"].values()) == 20
    assert view["supply"]["scrolls"] == 32
    high_courtier = view["players"][2]
    assert (high_courtier["buildings"], high_courtier["servants"], high_courtier["discs"]) == (9, 0, 0)


@pytest.mark.rule("MERV-2P-10")
def test_all_four_tiles_of_a_level_are_offered_to_two_players() -> None:
    table = merv_position(players=2, at="library", red={"cubes": "tan teal"}, blue={"tiles": "b1-palace", "scrolls": 2})

    table.play(RED, "scrolls 2")

    assert table.options == ["tile b1-caravansary", "tile b1-marketplace", "tile b1-mosque"]
    assert table.why_not("tile b1-palace") == ("tile.taken", "MERV-LIBRARY-6")
