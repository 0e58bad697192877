"""New water sellers and the one in the souk. MKSH-WATER-9 to -12."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.learning import gains, learn, owning
from tests.games.marrakesh.position import BLUE, GREEN, mksh_position

EVERYWHERE = "garden madrasa palace mosque square river medina sahara"


# --- new sellers -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-WATER-9", "MKSH-WATER-6")
@pytest.mark.parametrize("option", ["new keshi", "area action"])
def test_a_seller_placed_earlier_in_the_turn_gives_no_water(option: str) -> None:
    green = {"watchtower": 1, "workers": "medina palace souk"}
    table = mksh_position(turn=GREEN, workshops={"blue": "red"}, green=green)

    table.use(GREEN, "medina")
    table.play(GREEN, "gate blue-red", "slot 1", "water seller palace")
    table.use(GREEN, "palace", option)

    assert table.player(GREEN).water == 0


@pytest.mark.rule("MKSH-WATER-9")
def test_a_seller_gives_water_from_the_owners_next_turn_on() -> None:
    green = {"watchtower": 1, "workers": "medina"}
    table = mksh_position("green blue", turn=GREEN, first=BLUE, workshops={"blue": "red"}, green=green)

    table.use(GREEN, "medina")
    table.play(GREEN, "gate blue-red", "slot 1", "water seller palace")
    assert table.player(GREEN).new_sellers == "palace"
    table.end_turns()
    for colour in (GREEN, BLUE):
        table.play(colour, "pick grey", "pick white", "pick black")
    while table.asked != "choose_worker" or table.to_move != GREEN:
        table.play(str(table.to_move), table.options[0])
    assert (table.player(GREEN).new_sellers, table.player(GREEN).water) == ("", 0)
    table.play(GREEN, "worker palace")

    assert table.player(GREEN).water == 1


@pytest.mark.rule("MKSH-WATER-9")
def test_a_seller_of_an_earlier_turn_still_gives_water_beside_a_new_one() -> None:
    green = {"watchtower": 1, "sellers": "river", "workers": "medina river souk"}
    table = mksh_position(turn=GREEN, workshops={"blue": "red"}, green=green)

    table.use(GREEN, "medina")
    table.play(GREEN, "gate blue-red", "slot 1", "water seller palace")
    table.use(GREEN, "river", "new keshi")

    assert table.player(GREEN).water == 1


@pytest.mark.rule("MKSH-WATER-9", "MKSH-INV-46")
def test_a_seller_who_came_in_place_of_another_is_new() -> None:
    green = {"sellers": "palace", "caravans": [3, 0, 0], "line": "01 02", "dinars": 2, "water": 1, "dates": 1}
    green |= {"keshis": {"madrasa": 1}, "workers": "sahara madrasa palace"}
    table = mksh_position(turn=GREEN, scrolls={"grey-1": "s09"}, green=green)

    table.use(GREEN, "sahara")
    table.play(GREEN, "explore left-3", "return red", "keshi green")
    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll grey-1", "water seller palace")
    table.use(GREEN, "palace")

    assert (table.player(GREEN).sellers, table.player(GREEN).water) == ("palace", 0)


# --- the souk seller -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-WATER-10", "MKSH-PLACE-4")
def test_a_red_keshi_cannot_go_to_the_souk() -> None:
    table = learn("s09")

    assert table.options == [f"water seller {area}" for area in EVERYWHERE.split()]
    assert "MKSH-PLACE-4" in table.refuses(GREEN, "water seller souk")


@pytest.mark.rule("MKSH-WATER-10", "MKSH-SCROLL-1")
def test_without_a_free_cell_of_an_area_a_red_keshi_is_lost_though_the_souk_is_free() -> None:
    table = learn("s09", sellers=EVERYWHERE)

    assert table.player(GREEN).sellers == EVERYWHERE


@pytest.mark.rule("MKSH-WATER-10", "MKSH-PLACE-4")
def test_the_souk_seller_takes_no_cell_of_the_eight_areas() -> None:
    table = learn("s09", scrolls="s57", sellers="madrasa palace mosque square river medina sahara souk")

    assert table.player(GREEN).sellers == f"{EVERYWHERE} souk"


@pytest.mark.rule("MKSH-WATER-11", "MKSH-WATER-12")
@pytest.mark.parametrize("option", ["new keshi", "area action"])
@pytest.mark.parametrize(("scrolls", "water"), [("s57", 2), ("s35 s57", 4)])
def test_the_souk_seller_gives_water_to_each_souk_worker(scrolls: str, water: int, option: str) -> None:
    green = {"scrolls": scrolls, "sellers": "souk", "workers": "souk souk river"}
    table = mksh_position(turn=GREEN, green=green)

    for _ in range(2):
        table.use(GREEN, "souk", option)
        if option == "new keshi":
            table.play(GREEN, "good yellow")

    assert table.player(GREEN).water == water


@pytest.mark.rule("MKSH-WATER-12", "MKSH-SCROLL-50")
@pytest.mark.parametrize(("option", "points"), [("new keshi", 0), ("area action", 2)])
def test_s50_holds_for_the_souk_seller(option: str, points: int) -> None:
    green = {"scrolls": "s50 s57", "sellers": "souk", "workers": "souk river"}
    table = mksh_position(turn=GREEN, green=green)

    table.use(GREEN, "souk", option)

    assert table.player(GREEN).points.get("scrolls", 0) == points


@pytest.mark.rule("MKSH-WATER-11", "MKSH-GRANT-2")
def test_the_souk_seller_gives_nothing_in_a_granted_action() -> None:
    table = learn("s53", scrolls="s57", sellers="souk", orange=1, workers="river")

    table.play(GREEN, "action souk", "exchange orange")

    assert gains(table) == {"dinars": 2}


@pytest.mark.rule("MKSH-WATER-11", "MKSH-OASIS-5")
def test_the_souk_seller_is_a_red_keshi_for_the_oasis_of_the_sellers() -> None:
    table = learn("s71", scrolls="s57", sellers="river souk", line="13")

    assert table.player(GREEN).points["scrolls"] == 5


@pytest.mark.rule("MKSH-WATER-11", "MKSH-TOWN-6")
@pytest.mark.parametrize(("sellers", "points"), [("river", 1), ("river souk", 2)])
def test_the_souk_seller_is_a_keshi_for_the_town_of_all_keshis(sellers: str, points: int) -> None:
    green: dict[str, Any] = {"scrolls": "s57", "sellers": sellers, "caravans": [4, 0, 0], "yellow": 4}
    table = mksh_position(
        phase=rounds.PROVISIONS,
        season=3,
        round=4,
        expansions="towns",
        green=green | {"towns": ["t06", ""], "day": 1},
    )

    assert table.player(GREEN).points["towns"] == points


@pytest.mark.rule("MKSH-WATER-11", "MKSH-TILE-17", "MKSH-TILE-18")
@pytest.mark.parametrize(
    ("side", "bonus", "gained"),
    [("17", 2, {"water": 2, "date": 2}), ("18", 1, {})],
)
def test_the_souk_seller_counts_for_the_river_tiles(side: str, bonus: int, gained: dict[str, int]) -> None:
    green = {"scrolls": "s57", "sellers": "river souk", "keshis": {"river": 2}, "space": 1}
    table = mksh_position(
        "green blue", phase=rounds.SEASON_SCROLLS, season=3, round=4, sides=f"01 03 {side}", green=green
    )

    table.play(GREEN, f"tile bonus {bonus}")

    found: dict[str, int] = {}
    for event in table.told("gained"):
        found |= event.args["things"]
    assert found == gained
    assert table.player(GREEN).points.get("river", 0) == (1 if side == "18" else 0)


@pytest.mark.rule("MKSH-WATER-11", "MKSH-END-4")
def test_the_souk_seller_fills_no_area() -> None:
    green = {"scrolls": "s57", "sellers": "souk", "keshis": {"river": 8}}
    table = mksh_position(phase=rounds.PROVISIONS, season=3, round=4, green=green)

    assert "filled_areas" not in table.player(GREEN).points


@pytest.mark.rule("MKSH-WATER-11", "MKSH-SAHARA-15")
def test_the_place_of_a_returned_souk_seller_stays_empty() -> None:
    table = owning(
        "s57",
        "sahara",
        sellers="souk",
        keshis={"garden": 1},
        caravans=[3, 0, 0],
        line="01 02",
        dinars=2,
        water=1,
        workers="sahara souk",
    )

    table.play(GREEN, "explore left-3", "return red", "keshi white")
    table.use(GREEN, "souk")

    assert (table.player(GREEN).sellers, table.player(GREEN).water) == ("", 0)
