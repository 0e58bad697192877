"""The medina: gates of the workshops, guards, the keshis set aside. Rules MKSH-MEDINA."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh.pieces import COLOURS
from tests.games.marrakesh.position import BLUE, GREEN, Table, mksh_position

EIGHT_GATES = {1: "turquoise", 2: "green", 3: "yellow", 4: "pink", 5: "black", 6: "white", 7: "grey", 8: "brown"}


def medina(workshops: dict[str, str], **green: Any) -> Table:
    """Green's medina worker has begun the area action; the others wait in the garden and in the souk."""
    table = mksh_position(turn="green", workshops=workshops, green={"workers": "garden medina souk", **green})
    table.play(GREEN, "worker medina")
    if table.asked == "choose_option":  # a full medina leaves only the action
        table.play(GREEN, "area action")
    return table


def gates_offered(table: Table) -> set[str]:
    return {option.removeprefix("gate ") for option in table.options if option.startswith("gate ")}


def guards(table: Table) -> tuple[int, int]:
    """Green's guards in the watchtower and at gates."""
    green = table.player(GREEN)
    return green.keshis.get("medina", 0) - len(green.gates), len(green.gates)


# --- how many --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MEDINA-1")
@pytest.mark.parametrize("watchtower", [1, 2, 3])
def test_as_many_gates_can_be_built_as_guards_are_in_the_watchtower(watchtower: int) -> None:
    table = medina({"blue": "grey grey grey black black"}, watchtower=watchtower, gates={8: "brown", 7: "red"})

    built = 0
    while table.asked == "choose_gate":
        table.play(GREEN, sorted(table.options)[0], f"slot {built + 1}")
        built += 1

    assert built == watchtower
    assert len(table.player(GREEN).gates) == 2 + watchtower


@pytest.mark.rule("MKSH-MEDINA-1", "MKSH-MEDINA-4")
def test_without_a_guard_in_the_watchtower_nothing_can_be_built() -> None:
    table = medina({"blue": "grey"}, gates={8: "brown"})

    assert table.asked == "choose_worker"
    assert table.player(GREEN).gates == {8: "brown"}
    assert table.workshop("blue") == "grey"


@pytest.mark.rule("MKSH-MEDINA-14", "MKSH-MEDINA-1")
def test_no_gate_need_be_built() -> None:
    table = medina({"blue": "grey", "red": "pink"}, watchtower=2, dinars=3)

    assert "stop" in table.options
    table.play(GREEN, "stop")

    assert table.asked == "choose_worker"
    green = table.player(GREEN)
    assert (green.gates, green.dinars, green.score, guards(table)) == ({}, 3, 10, (2, 0))


@pytest.mark.rule("MKSH-MEDINA-14")
def test_building_may_stop_after_a_gate() -> None:
    table = medina({"blue": "grey white"}, watchtower=3)

    table.play(GREEN, "gate blue-grey", "slot 1")
    assert table.options == ["gate blue-white", "stop"]
    table.play(GREEN, "stop")

    assert table.asked == "choose_worker"
    assert guards(table) == (2, 1)
    assert table.player(GREEN).keshis["madrasa"] == 1


# --- workshops -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MEDINA-2")
@pytest.mark.parametrize(
    ("workshop", "dinars", "points"), [("blue", 0, -3), ("red", 1, 1), ("green", 2, 4), ("yellow", 3, 7)]
)
def test_each_workshop_has_its_price_and_points(workshop: str, dinars: int, points: int) -> None:
    table = medina({workshop: "white grey"}, watchtower=1, dinars=5, score=20)

    table.play(GREEN, f"gate {workshop}-white", "slot 1")

    green = table.player(GREEN)
    assert (green.dinars, green.score) == (5 - dinars, 20 + points)
    assert green.points.get("medina", 0) == points
    assert green.gates == {1: "white"}
    assert table.workshop(workshop) == "grey"


@pytest.mark.rule("MKSH-MEDINA-2")
@pytest.mark.parametrize(
    ("dinars", "affordable"),
    [
        (0, {"blue-white"}),
        (1, {"blue-white", "red-grey"}),
        (2, {"blue-white", "red-grey", "green-pink"}),
        (3, {"blue-white", "red-grey", "green-pink", "yellow-red"}),
    ],
)
def test_only_gates_that_can_be_paid_are_offered(dinars: int, affordable: set[str]) -> None:
    every = {"blue-white", "red-grey", "green-pink", "yellow-red"}

    table = medina({"blue": "white", "red": "grey", "green": "pink", "yellow": "red"}, watchtower=1, dinars=dinars)

    assert gates_offered(table) == affordable
    for gate in every - affordable:
        assert table.why_not(f"gate {gate}") == ("gate.dinars", "MKSH-MEDINA-2")


@pytest.mark.rule("MKSH-MEDINA-2")
def test_any_gate_of_a_workshop_can_be_chosen_and_each_is_paid_by_itself() -> None:
    table = medina({"red": "white grey black black"}, watchtower=4, dinars=2)

    assert gates_offered(table) == {"red-white", "red-grey", "red-black"}
    table.play(GREEN, "gate red-black", "slot 1")
    assert table.player(GREEN).dinars == 1
    table.play(GREEN, "gate red-black", "slot 2")

    assert table.asked != "choose_gate"
    assert (table.player(GREEN).dinars, table.player(GREEN).score) == (0, 12)
    assert table.workshop("red") == "grey white"


@pytest.mark.rule("MKSH-MEDINA-11")
def test_a_gate_that_was_taken_is_not_replaced_and_an_empty_workshop_offers_nothing() -> None:
    table = medina({"blue": "grey", "red": "white"}, watchtower=3, dinars=3)

    table.play(GREEN, "gate blue-grey", "slot 1")

    assert gates_offered(table) == {"red-white"}
    assert table.workshop("blue") == ""
    table.play(GREEN, "stop", "worker garden", "area action", "area action", "end turn")
    assert (table.workshop("blue"), table.workshop("red")) == ("", "white")


@pytest.mark.rule("MKSH-MEDINA-13", "MKSH-MEDINA-2")
@pytest.mark.parametrize(("score", "after"), [(3, 0), (2, -1), (0, -3), (-5, -8)])
def test_points_of_the_blue_workshop_are_lost_at_any_score(score: int, after: int) -> None:
    table = medina({"blue": "white"}, watchtower=1, score=score)

    table.play(GREEN, "gate blue-white", "slot 1")

    assert table.player(GREEN).score == after


# --- slots and guards ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MEDINA-3")
def test_a_gate_goes_to_any_empty_slot() -> None:
    table = medina({"blue": "white"}, watchtower=1, gates={2: "red", 6: "black"})

    table.play(GREEN, "gate blue-white")

    assert table.options == ["slot 1", "slot 3", "slot 4", "slot 5", "slot 7", "slot 8"]
    assert table.why_not("slot 2") == ("slot.taken", "MKSH-MEDINA-3")
    assert table.why_not("slot 6") == ("slot.taken", "MKSH-MEDINA-3")


@pytest.mark.rule("MKSH-MEDINA-4", "MKSH-MEDINA-1")
def test_a_guard_moves_from_the_watchtower_to_the_gate_and_stays_a_keshi_of_the_medina() -> None:
    table = medina({"blue": "white grey"}, watchtower=3, gates={1: "red"})

    table.play(GREEN, "gate blue-white", "slot 5", "stop")

    assert guards(table) == (2, 2)
    assert table.player(GREEN).keshis["medina"] == 4


@pytest.mark.rule("MKSH-MEDINA-4", "MKSH-MEDINA-1")
def test_guards_at_gates_build_no_further_gate() -> None:
    table = medina({"blue": "white grey"}, watchtower=1, gates={1: "red", 3: "red", 4: "red"})

    table.play(GREEN, "gate blue-white", "slot 5")

    assert (table.asked, guards(table), table.workshop("blue")) == ("choose_worker", (0, 4), "grey")


MATCHES = [
    (1, {"turquoise"}),
    (2, {"green"}),
    (3, {"yellow", "purple", "orange"}),
    (4, {"pink"}),
    (5, {"black"}),
    (6, {"white"}),
    (7, {"grey"}),
    (8, {"brown"}),
]


@pytest.mark.rule("MKSH-MEDINA-5", "MKSH-MEDINA-6")
@pytest.mark.parametrize(("slot", "colours"), MATCHES)
def test_a_gate_on_a_slot_of_its_colour_brings_two_points(slot: int, colours: set[str]) -> None:
    gained: dict[str, int] = {}

    for colour in COLOURS:
        table = medina({"blue": colour}, watchtower=1, score=10)
        table.play(GREEN, f"gate blue-{colour}", f"slot {slot}")
        gained[colour] = table.player(GREEN).points["medina"] + 3

    assert gained == {colour: 2 if colour in colours else 0 for colour in COLOURS}


@pytest.mark.rule("MKSH-MEDINA-6")
@pytest.mark.parametrize("colour", ["red", "beige"])
def test_red_and_beige_gates_match_no_slot(colour: str) -> None:
    points = []

    for slot in range(1, 9):
        table = medina({"red": colour}, watchtower=1, dinars=1)
        table.play(GREEN, f"gate red-{colour}", f"slot {slot}")
        points.append(table.player(GREEN).points["medina"])

    assert points == [1] * 8


@pytest.mark.rule("MKSH-MEDINA-12", "MKSH-MEDINA-3")
def test_eight_gates_are_the_most() -> None:
    gates = {slot: colour for slot, colour in EIGHT_GATES.items() if slot != 6}
    table = medina({"blue": "white grey black"}, watchtower=1, gates=gates)

    table.play(GREEN, "gate blue-black")

    assert table.player(GREEN).gates == {**EIGHT_GATES, 6: "black"}
    assert (table.asked, table.workshop("blue")) == ("choose_worker", "grey white")


@pytest.mark.rule("MKSH-MEDINA-12", "MKSH-MEDINA-1")
def test_with_eight_gates_no_further_one_is_built() -> None:
    table = medina({"blue": "white grey"}, gates=EIGHT_GATES)

    assert table.asked == "choose_worker"
    assert (table.player(GREEN).gates, table.workshop("blue")) == (EIGHT_GATES, "grey white")


# --- the keshis ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MEDINA-7")
@pytest.mark.parametrize(
    ("colour", "area"),
    [
        ("green", "garden"),
        ("grey", "madrasa"),
        ("white", "palace"),
        ("black", "mosque"),
        ("turquoise", "river"),
        ("beige", "medina"),
    ],
)
def test_a_gate_brings_a_keshi_of_its_colour(colour: str, area: str) -> None:
    table = medina({"red": colour}, watchtower=1, dinars=1)
    before = table.player(GREEN).keshis.get(area, 0)

    table.play(GREEN, f"gate red-{colour}", "slot 4")

    assert table.player(GREEN).keshis[area] == before + 1


@pytest.mark.rule("MKSH-MEDINA-7")
@pytest.mark.parametrize("good", ["yellow", "purple", "orange"])
def test_a_gate_of_a_good_brings_that_good(good: str) -> None:
    table = medina({"blue": good}, watchtower=1)

    table.play(GREEN, f"gate blue-{good}", "slot 1")

    assert table.player(GREEN).goods == good


@pytest.mark.rule("MKSH-MEDINA-7")
def test_a_red_gate_brings_a_water_seller() -> None:
    table = medina({"blue": "red"}, watchtower=1)

    table.play(GREEN, "gate blue-red", "slot 1", "water seller palace")

    assert table.player(GREEN).sellers == "palace"


@pytest.mark.rule("MKSH-MEDINA-8", "MKSH-MEDINA-7")
def test_the_keshis_wait_until_the_last_gate_is_built() -> None:
    table = medina({"blue": "green white"}, watchtower=3, score=20)

    table.play(GREEN, "gate blue-green", "slot 1")
    assert (table.player(GREEN).keshis, table.player(GREEN).score) == ({"medina": 3}, 17)
    table.play(GREEN, "stop")

    assert table.player(GREEN).keshis == {"medina": 3, "garden": 1}
    assert table.player(GREEN).score == 17 + 1


@pytest.mark.rule("MKSH-MEDINA-8")
@pytest.mark.parametrize(("first", "placed"), [("pink", 0), ("green", 1)])
def test_their_order_is_the_players_choice(first: str, placed: int) -> None:
    table = medina({"blue": "green pink"}, watchtower=2)

    table.play(GREEN, "gate blue-green", "slot 1", "gate blue-pink", "slot 5")
    assert table.asked == "choose_next_keshi"
    assert table.options == ["keshi green", "keshi pink"]
    table.play(GREEN, f"keshi {first}")
    assert (table.asked, table.player(GREEN).keshis.get("garden", 0)) == ("choose_cell", placed)
    table.play(GREEN, "cell 1")

    green = table.player(GREEN)
    assert (green.keshis["garden"], green.square, green.space) == (1, [1], 1)


@pytest.mark.rule("MKSH-MEDINA-8")
def test_two_keshis_of_one_colour_are_placed_one_after_the_other() -> None:
    table = medina({"blue": "brown brown"}, watchtower=2)

    table.play(GREEN, "gate blue-brown", "slot 1", "gate blue-brown", "slot 5", "path left")
    assert table.player(GREEN).left == 1
    table.play(GREEN, "path start", "resource date", "resource water")

    green = table.player(GREEN)
    assert (green.left, green.right, green.start, green.dates, green.water) == (1, 0, 1, 1, 1)


@pytest.mark.rule("MKSH-MEDINA-9")
@pytest.mark.parametrize("area", ["garden", "madrasa", "palace", "mosque", "river"])
def test_a_keshi_of_a_full_area_goes_back(area: str) -> None:
    colour = {"garden": "green", "madrasa": "grey", "palace": "white", "mosque": "black", "river": "turquoise"}[area]
    table = medina({"blue": colour}, watchtower=1, keshis={area: 8}, score=10)

    table.play(GREEN, f"gate blue-{colour}", "slot 4")

    assert table.player(GREEN).keshis[area] == 8
    assert table.player(GREEN).score == 7
    assert [event.args["colour"] for event in table.told("keshi_lost")] == [colour]


@pytest.mark.rule("MKSH-MEDINA-9")
def test_a_red_keshi_without_a_free_cell_goes_back() -> None:
    everywhere = "garden madrasa palace mosque square river medina sahara"
    table = medina({"blue": "red"}, watchtower=1, sellers=everywhere)

    table.play(GREEN, "gate blue-red", "slot 4")

    assert table.asked == "choose_worker"
    assert len(table.player(GREEN).sellers.split()) == 8
    assert table.player(GREEN).gates == {4: "red"}


@pytest.mark.rule("MKSH-MEDINA-10", "MKSH-MEDINA-1")
def test_a_guard_of_a_beige_gate_comes_too_late_for_this_action() -> None:
    table = medina({"blue": "beige white"}, watchtower=1)

    table.play(GREEN, "gate blue-beige", "slot 1")

    assert table.asked == "choose_worker"
    assert guards(table) == (1, 1)
    assert table.workshop("blue") == "white"


@pytest.mark.rule("MKSH-MEDINA-10", "MKSH-MEDINA-8")
def test_a_dinar_of_a_pink_keshi_comes_too_late_for_this_action() -> None:
    table = medina({"blue": "pink", "red": "white"}, watchtower=2, dinars=0)

    table.play(GREEN, "gate blue-pink", "slot 1")
    assert table.asked == "choose_cell"
    table.play(GREEN, "cell 3")

    assert table.asked == "choose_worker"
    assert (table.player(GREEN).dinars, guards(table)) == (1, (1, 1))
    assert table.workshop("red") == "white"


@pytest.mark.rule("MKSH-MEDINA-3")
def test_the_gates_of_others_do_not_matter() -> None:
    table = mksh_position(
        turn="green",
        workshops={"blue": "white"},
        green={"watchtower": 1, "workers": "medina garden souk"},
        blue={"gates": {1: "white", 2: "grey"}},
    )

    table.play(GREEN, "worker medina", "area action", "gate blue-white")

    assert "slot 1" in table.options
    table.play(GREEN, "slot 1")
    assert (table.player(GREEN).gates, table.player(BLUE).gates) == ({1: "white"}, {1: "white", 2: "grey"})
