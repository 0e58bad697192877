"""Phase 3: workers fetch a keshi or perform the action of their area; water sellers. Rules MKSH-WORKER, MKSH-WATER."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from caravansary.games.marrakesh.pieces import AREAS
from tests.games.marrakesh.position import BLUE, GREEN, Table, mksh_position

EIGHT_AREAS = AREAS[:8]
ALL_SELLERS = " ".join(EIGHT_AREAS)
# What is chosen when a new keshi is placed in the area
PLACED = {"square": ["cell 3"], "sahara": ["path left"]}


def active(area: str, *, table: dict[str, Any] | None = None, **green: Any) -> Table:
    """Green has just sent the only worker to work: it is asked for a new keshi or the action."""
    return mksh_position(turn=GREEN, **(table or {}), green={**green, "workers": area})


def full(area: str) -> dict[str, Any]:
    if area == "square":
        return {"square": list(range(8))}
    return {"caravans": [3, 3, 2]} if area == "sahara" else {"keshis": {area: 8}}


# --- all three workers -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-WORKER-1")
@pytest.mark.parametrize("order", list(itertools.permutations(["garden", "palace", "river"])))
def test_the_player_decides_step_by_step_which_worker_is_next(order: tuple[str, str, str]) -> None:
    table = mksh_position(turn=GREEN, green={"workers": "garden palace river"})

    assert table.options == ["worker garden", "worker palace", "worker river"]
    assert table.why_not("worker mosque") == ("worker.none", "MKSH-WORKER-1")
    table.play(GREEN, f"worker {order[0]}", "new keshi")
    assert table.why_not(f"worker {order[0]}") == ("worker.none", "MKSH-WORKER-1")
    table.play(GREEN, f"worker {order[1]}", "new keshi", "new keshi")

    assert [event.args["area"] for event in table.told("worker_activated")] == list(order)
    assert table.player(GREEN).keshis == {"garden": 1, "palace": 1, "river": 1}


@pytest.mark.rule("MKSH-WORKER-1")
def test_the_players_follow_in_turn_order() -> None:
    table = mksh_position("green blue yellow", turn="yellow", green={"workers": "river"}, blue={"workers": "river"})

    order = []
    for _ in range(3):
        order.append(str(table.to_move))
        table.play(order[-1], *(["new keshi"] if table.asked == "choose_option" else []), "end turn")

    assert order == ["yellow", "green", "blue"]


@pytest.mark.rule("MKSH-WORKER-2")
def test_what_a_worker_does_is_finished_before_the_next_one() -> None:
    table = mksh_position(turn=GREEN, green={"workers": "mosque river", "keshis": {"mosque": 2}, "mosque": 3})

    table.play(GREEN, "worker mosque", "area action")

    assert table.asked == "choose_connection"
    assert table.why_not("worker river") == ("core.action.not_asked", "MKSH-STAIRS-7")
    assert [event.args["area"] for event in table.told("worker_activated")] == ["mosque"]
    table.play(GREEN, "bonus ps1")
    assert table.player(GREEN).mosque == 5
    assert [event.args["area"] for event in table.told("worker_activated")] == ["mosque", "river"]


@pytest.mark.rule("MKSH-WORKER-3")
@pytest.mark.parametrize("area", AREAS)
def test_a_worker_fetches_a_keshi_or_performs_the_action(area: str) -> None:
    table = active(area)

    assert table.options == ["new keshi", "area action"]


@pytest.mark.rule("MKSH-WORKER-4", "MKSH-WATER-2")
@pytest.mark.parametrize("area", EIGHT_AREAS)
@pytest.mark.parametrize("option", ["new keshi", "area action"])
def test_the_water_of_a_seller_comes_before_either_is_carried_out(area: str, option: str) -> None:
    table = active(area, sellers=area)
    assert (table.asked, table.player(GREEN).water) == ("choose_option", 1)

    table.play(GREEN, option)

    assert table.player(GREEN).water == 1
    assert [event.args["area"] for event in table.told("seller_gave_water")] == [area]


# --- a new keshi -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-WORKER-5")
@pytest.mark.parametrize("area", EIGHT_AREAS)
def test_a_new_keshi_has_the_colour_of_the_area(area: str) -> None:
    table = active(area)

    table.play(GREEN, "new keshi", *PLACED.get(area, []))

    held = table.player(GREEN)
    assert (held.keshis, held.sellers, held.goods) == ({area: 1}, "", "")
    assert (held.score, held.dinars) == (11 if area == "garden" else 10, 1 if area == "square" else 0)
    assert table.asked == "choose_end"


@pytest.mark.rule("MKSH-WORKER-6")
@pytest.mark.parametrize("area", EIGHT_AREAS)
def test_no_new_keshi_comes_to_a_full_area(area: str) -> None:
    table = active(area, table={"patient": True}, **full(area))

    table.play(GREEN, f"worker {area}")

    assert table.options == ["area action"]
    assert table.why_not("new keshi") == ("keshi.area_full", "MKSH-WORKER-6")


@pytest.mark.rule("MKSH-WORKER-7")
@pytest.mark.parametrize("good", ["yellow", "purple", "orange"])
@pytest.mark.parametrize("before", [0, 20])
def test_in_the_souk_a_good_of_choice_is_fetched(good: str, before: int) -> None:
    goods: dict[str, Any] = {good: before}
    table = active("souk", **goods)

    table.play(GREEN, "new keshi")
    assert table.options == ["good yellow", "good purple", "good orange"]
    table.play(GREEN, f"good {good}")

    assert table.player(GREEN).goods == " ".join([good] * (before + 1))
    assert table.player(GREEN).sellers == ""


@pytest.mark.rule("MKSH-WORKER-8")
def test_a_worker_sent_by_red_fetches_the_colour_of_the_area() -> None:
    table = mksh_position(
        "green blue",
        choosing=True,
        round=4,
        first=GREEN,
        chance=[5, 4, 3, 2, 1, *[0] * 6],  # all keshis get stuck
        green={"screen": "grey black red"},
        blue={"screen": "turquoise beige yellow"},
    )

    table.play(GREEN, "joker palace", "worker palace", "new keshi")

    held = table.player(GREEN)
    assert (held.keshis, held.sellers) == ({"palace": 1}, "")


# --- the action ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-WORKER-9")
@pytest.mark.parametrize("area", AREAS)
def test_the_action_is_possible_even_if_it_does_nothing(area: str) -> None:
    table = active(area, table={"market": "lx01", "scrolls": {"grey-1": "s16"}, "workshops": {"blue": "red"}})
    before = table.state.holdings()

    assert "area action" in table.options
    table.play(GREEN, "area action")

    assert table.options == ["end turn"]
    assert table.state.holdings() == before
    assert [event.args["area"] for event in table.told("area_action")] == [area]


@pytest.mark.rule("MKSH-WORKER-10")
def test_workers_go_back_and_are_available_in_the_next_round() -> None:
    table = mksh_position(
        "green blue",
        turn=GREEN,
        first=BLUE,
        chance=[5, 4, 3, 2, 1, *[0] * 6],
        green={"workers": "garden palace souk"},
    )

    table.play(GREEN, "worker garden", "new keshi")
    assert (table.player(GREEN).workers, table.player(GREEN).souk_workers) == ("palace", 1)
    table.play(GREEN, "worker palace", "new keshi", "new keshi", "good yellow", "end turn")
    assert (table.player(GREEN).workers, table.player(GREEN).souk_workers) == ("", 0)
    table.play(GREEN, "pick green", "pick grey", "pick white")
    table.play(BLUE, "pick green", "pick grey", "pick white")

    assert table.player(GREEN).workers == table.player(BLUE).workers == "garden madrasa palace"


@pytest.mark.rule("MKSH-WORKER-11")
def test_no_worker_may_be_left_unused() -> None:
    table = mksh_position(turn=GREEN, green={"workers": "garden palace river"})

    for used in ("garden", "palace"):
        for way_out in ("end turn", "stop", "decline"):
            assert table.why_not(way_out) == ("core.action.not_asked", "MKSH-WORKER-1")
        table.play(GREEN, f"worker {used}", "new keshi")
    assert table.options == ["new keshi", "area action"]
    assert table.why_not("end turn") == ("core.action.not_asked", "MKSH-WORKER-3")


@pytest.mark.rule("MKSH-WORKER-12")
def test_workers_in_the_souk_are_used_one_by_one() -> None:
    table = mksh_position(turn=GREEN, exchange="e01", market="lx06", green={"workers": "souk souk souk", "yellow": 2})

    table.play(GREEN, "new keshi", "good purple")
    assert table.player(GREEN).souk_workers == 1
    table.play(GREEN, "area action", "exchange yellow")
    table.play(GREEN, "area action", "buy lx06")

    held = table.player(GREEN)
    assert (held.goods, held.water, held.luxuries, held.score) == ("", 2, "lx06", 15)
    assert table.asked == "choose_end"


@pytest.mark.rule("MKSH-WORKER-13")
def test_at_the_end_of_the_turn_luxury_items_and_then_scrolls_are_turned_up() -> None:
    table = mksh_position(
        turn=GREEN,
        market=["lx04 lx05", "lx01"],
        scrolls={"grey-1": "s16 s17"},
        green={"workers": "souk madrasa", "yellow": 1, "keshis": {"madrasa": 1}, "dates": 1},
    )
    table.play(GREEN, "worker souk", "area action", "buy lx04", "area action", "scroll grey-1")
    assert table.options == ["end turn"]
    assert (table.market, table.scrolls) == ("- lx01 - - -", {})

    table.play(GREEN, "end turn")

    kinds = [event.kind for event in table.events if event.kind.endswith("turned_up")]
    assert kinds == ["luxuries_turned_up", "scrolls_turned_up"]
    assert (table.market, table.scrolls) == ("lx05 lx01 - - -", {"grey-1": "s17"})


@pytest.mark.rule("MKSH-WORKER-14")
@pytest.mark.parametrize(("area", "bonus"), [("mosque", "cm2"), ("palace", "cr2")])
def test_a_keshi_gained_on_the_way_does_not_lengthen_the_climb(area: str, bonus: str) -> None:
    other: dict[str, Any] = {"palace": 4} if area == "mosque" else {"mosque": 4}
    table = active(area, keshis={area: 5}, **other)

    table.play(GREEN, "area action", f"bonus {bonus}")

    held = table.player(GREEN)
    assert held.keshis == {area: 6}
    assert getattr(held, area) == 5


@pytest.mark.rule("MKSH-WORKER-14")
@pytest.mark.parametrize("count", [1, 3, 8])
def test_garden_and_river_count_the_keshis_when_the_action_starts(count: int) -> None:
    garden = mksh_position(turn=GREEN, green={"workers": "garden river", "keshis": {"garden": count}})
    river = mksh_position(turn=GREEN, green={"workers": "garden river", "keshis": {"river": count}, "sellers": "river"})

    garden.play(GREEN, "worker garden", *["area action"] * (count < 8))
    river.play(GREEN, "worker river", *["area action"] * (count < 8), "enough")

    assert garden.player(GREEN).dates == count
    assert (river.player(GREEN).space, river.player(GREEN).water) == (count, 1)


# --- water sellers ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-WATER-1")
@pytest.mark.parametrize("area", EIGHT_AREAS)
def test_an_area_has_one_water_seller_at_most(area: str) -> None:
    table = mksh_position("green blue", draft=True, first=GREEN, tray="red red purple", green={})

    table.play(GREEN, "draft red", "take 2", f"water seller {area}")

    assert table.why_not(f"water seller {area}") == ("seller.there", "MKSH-WATER-1")
    assert len(table.options) == 7
    assert table.player(GREEN).sellers == area


@pytest.mark.rule("MKSH-WATER-2")
def test_a_seller_gives_water_only_in_the_own_area() -> None:
    table = mksh_position(turn=GREEN, green={"workers": "garden palace", "sellers": "palace"})

    table.play(GREEN, "worker garden", "new keshi")

    assert [event.args["area"] for event in table.told("seller_gave_water")] == ["palace"]
    assert table.player(GREEN).water == 1


def test_the_preview_of_a_worker_does_not_tell_the_water_of_the_next() -> None:
    table = mksh_position(turn=GREEN, green={"workers": "garden palace", "sellers": "palace", "keshis": {"garden": 2}})
    table.play(GREEN, "worker garden")
    seat = table.who(GREEN)

    preview = table.state.preview(table.state.game.parse_action("area action"), seat)

    assert preview.changes == {seat: {"date": 2}}
    assert (preview.next_kind, preview.stops_at_chance) == ("choose_option", False)
    table.play(GREEN, "area action")
    assert table.player(GREEN).water == 1


@pytest.mark.rule("MKSH-WATER-3")
def test_the_water_can_be_spent_in_the_same_action() -> None:
    river = active("river", sellers="river", keshis={"river": 2})
    river.play(GREEN, "area action", "add water")
    sahara = active("sahara", sellers="sahara", caravans=[0, 1, 0])
    sahara.play(GREEN, "area action", "explore right-1")

    assert (river.player(GREEN).space, river.player(GREEN).water) == (3, 0)
    assert (sahara.player(GREEN).line, sahara.player(GREEN).water) == ("04", 0)


@pytest.mark.rule("MKSH-WATER-10")
@pytest.mark.parametrize("option", ["new keshi", "area action"])
def test_without_its_scroll_the_souk_gives_no_water(option: str) -> None:
    table = active("souk", sellers=ALL_SELLERS, yellow=1)

    table.play(GREEN, option)

    assert table.player(GREEN).water == 0
    assert table.told("seller_gave_water") == []


@pytest.mark.rule("MKSH-WATER-5")
@pytest.mark.parametrize("area", ["river", "garden", "square", "mosque", "palace"])
def test_an_action_granted_by_a_scroll_brings_no_water(area: str) -> None:
    table = active("madrasa", table={"scrolls": {"pink-1": "s53"}}, sellers=area, keshis={"madrasa": 5}, dates=2)

    table.play(GREEN, "area action", "scroll pink-1", f"action {area}")

    assert [event.args["area"] for event in table.told("area_action")] == ["madrasa", area]
    assert table.player(GREEN).water == 0


@pytest.mark.rule("MKSH-WATER-6", "MKSH-WATER-9")
def test_placing_a_seller_beside_a_waiting_worker_gives_no_water() -> None:
    table = mksh_position(
        turn=GREEN,
        green={"workers": "sahara river palace", "caravans": [1, 0, 0], "dinars": 1, "line_keshis": {1: "red"}},
    )

    table.play(GREEN, "worker sahara", "area action", "explore left-1", "place keshi", "water seller river")
    before = table.player(GREEN).water
    table.play(GREEN, "worker river")

    assert (before, table.player(GREEN).water) == (0, 0)  # nor when the worker is used in the same turn


@pytest.mark.rule("MKSH-WATER-7")
def test_a_seller_makes_no_action_stronger() -> None:
    garden = active("garden", keshis={"garden": 3}, sellers="garden")
    garden.play(GREEN, "area action")
    palace = active("palace", keshis={"palace": 2}, sellers="palace")
    palace.play(GREEN, "area action")

    assert garden.player(GREEN).dates == 3
    assert palace.player(GREEN).palace == 2


@pytest.mark.rule("MKSH-WATER-7")
@pytest.mark.parametrize("area", ["garden", "palace", "river"])
def test_a_seller_takes_no_room_from_the_eight_keshis(area: str) -> None:
    table = active(area, keshis={area: 7}, sellers=area)
    table.play(GREEN, "new keshi")
    later = mksh_position("green blue", draft=True, first=GREEN, tray="red red purple", green=full(area))
    later.play(GREEN, "draft red", "take 1", f"water seller {area}")

    assert table.player(GREEN).keshis == {area: 8}
    assert later.player(GREEN).sellers == area
