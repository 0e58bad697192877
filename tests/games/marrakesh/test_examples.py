"""The worked examples of the rules, EX-01 to EX-12, with their variants. A, B, C, D are green, blue, yellow, red."""

from __future__ import annotations

import pytest

from tests.games.marrakesh.position import BLUE, GREEN, RED, YELLOW, Table, mksh_position

FALLS = 99  # a thrown keshi that does not stick


def act(table: Table, colour: str, area: str) -> None:
    """Activate a worker for the area action."""
    table.play(colour, f"worker {area}", "area action")


@pytest.mark.rule("MKSH-CHOOSE-1", "MKSH-CHOOSE-7", "MKSH-CHOOSE-10", "MKSH-CHOOSE-13", "MKSH-CHOOSE-16")
def test_ex_01_placing_workers_by_colour() -> None:
    table = mksh_position(choosing=True, first="green", chance=[0] * 11 + [FALLS] * 12)

    for colour in (GREEN, BLUE, YELLOW):
        table.play(colour, "pick grey", "pick white", "pick purple")
    table.play(RED, "pick green", "pick black", "pick pink")

    red = table.player(RED)
    assert (red.workers, red.souk_workers) == ("garden mosque square", 0)
    assert red.screen == "grey white turquoise beige brown red purple orange yellow"
    assert table.tray == "green grey grey grey white white white black pink purple purple purple"


@pytest.mark.rule("MKSH-DRAFT-1", "MKSH-DRAFT-2", "MKSH-DRAFT-3", "MKSH-DRAFT-7", "MKSH-DRAFT-9", "MKSH-DRAFT-10")
@pytest.mark.rule("MKSH-DRAFT-14", "MKSH-PLACE-1", "MKSH-PLACE-6", "MKSH-PLACE-7", "MKSH-PLACE-8", "MKSH-PLACE-11")
@pytest.mark.rule("MKSH-PLACE-13")
def test_ex_02_a_whole_draft_with_four_players() -> None:
    tray = "turquoise turquoise turquoise green green pink grey orange purple white brown"
    workers = {"workers": "garden"}
    table = mksh_position(
        draft=True, first="green", tray=tray, green={"oases": "07 08 09 10 11 12", **workers}, blue=workers
    )

    table.play(GREEN, "draft turquoise", "take 2")
    table.play(BLUE, "draft green", "take 2")
    table.play(YELLOW, "draft pink", "cell 4")
    table.play(RED, "draft grey")
    table.play(GREEN, "draft turquoise")
    table.play(BLUE, "draft orange")
    table.play(YELLOW, "draft purple")
    table.play(RED, "draft white")
    assert (table.to_move, table.asked) == (GREEN, "choose_path")  # nothing but the brown keshi was left
    table.play(GREEN, "path left")

    assert table.tray == ""
    assert table.asked == "choose_option"  # the workers' phase: green's only worker is activated
    green, blue, yellow, red = (table.player(colour) for colour in (GREEN, BLUE, YELLOW, RED))
    assert (green.keshis, green.left, green.score) == ({"river": 3, "sahara": 1}, 1, 10)
    assert [event.args["oasis"] for event in table.told("oasis_revealed")] == ["07"]
    assert (blue.keshis, blue.goods, blue.score) == ({"garden": 2}, "orange", 12)
    assert (yellow.keshis, yellow.square, yellow.goods, yellow.score) == ({"square": 1}, [4], "purple", 12)
    assert (red.keshis, red.score) == ({"madrasa": 1, "palace": 1}, 10)


@pytest.mark.rule("MKSH-WORKER-3", "MKSH-WORKER-4", "MKSH-WORKER-5", "MKSH-WORKER-10", "MKSH-PLACE-6", "MKSH-PLACE-13")
@pytest.mark.rule("MKSH-WATER-1", "MKSH-WATER-2")
def test_ex_03_two_workers_fetch_keshis_one_beside_a_water_seller() -> None:
    table = mksh_position(
        turn="red", red={"workers": "garden mosque souk", "keshis": {"garden": 2, "mosque": 1}, "sellers": "mosque"}
    )

    table.play(RED, "worker garden", "new keshi", "worker mosque", "new keshi")

    red = table.player(RED)
    assert (red.keshis, red.score, red.water) == ({"garden": 3, "mosque": 2}, 11, 1)
    assert red.workers == ""


@pytest.mark.rule("MKSH-RIVER-1", "MKSH-RIVER-2", "MKSH-RIVER-20", "MKSH-RIVER-7", "MKSH-RIVER-8")
def test_ex_04_reaching_the_harbour_with_paid_water() -> None:
    table = mksh_position(
        turn="green", green={"keshis": {"river": 5}, "space": 6, "water": 2, "workers": "river souk garden"}
    )

    act(table, GREEN, "river")
    table.play(GREEN, "add water", "add water")

    green = table.player(GREEN)
    assert (green.score, green.water, green.space) == (15, 0, 12)
    assert [event.args["n"] for event in table.told("harbour_reached")] == [4]


@pytest.mark.rule("MKSH-RIVER-1", "MKSH-RIVER-2", "MKSH-RIVER-7")
@pytest.mark.parametrize(("water", "space", "score"), [(0, 11, 10), (1, 12, 14)])
def test_ex_04_with_less_water(water: int, space: int, score: int) -> None:
    table = mksh_position(
        turn="green", green={"keshis": {"river": 5}, "space": 6, "water": 2, "workers": "river souk garden"}
    )

    act(table, GREEN, "river")
    table.play(GREEN, *["add water"] * water, "enough")

    green = table.player(GREEN)
    assert (green.score, green.water, green.space) == (score, 2 - water, space)


@pytest.mark.rule("MKSH-GARDEN-1", "MKSH-GARDEN-2", "MKSH-WORKER-3")
def test_ex_05_picking_dates() -> None:
    table = mksh_position(turn="blue", blue={"keshis": {"garden": 4}, "workers": "garden souk river"})

    act(table, BLUE, "garden")

    assert (table.player(BLUE).dates, table.player(BLUE).score) == (4, 10)


@pytest.mark.rule("MKSH-SOUK-1", "MKSH-SOUK-2", "MKSH-SOUK-3", "MKSH-SOUK-4")
def test_ex_06_using_the_exchange_tile() -> None:
    table = mksh_position(turn="yellow", exchange="e01", yellow={"purple": 1, "workers": "souk garden river"})

    act(table, YELLOW, "souk")
    assert table.options == ["exchange purple", "stop"]
    table.play(YELLOW, "exchange purple")

    yellow = table.player(YELLOW)
    assert (yellow.purple, yellow.dates) == (0, 2)
    assert table.state.view(None)["exchange"] == "e01"


@pytest.mark.rule("MKSH-SOUK-5", "MKSH-SOUK-6", "MKSH-SOUK-8", "MKSH-SOUK-9", "MKSH-SOUK-10", "MKSH-WORKER-13")
def test_ex_07_buying_the_slippers() -> None:
    market = ["lx20 lx21", "lx01 lx15", "lx22", "lx23", "lx24"]
    table = mksh_position(turn="blue", market=market, blue={"orange": 1, "workers": "souk garden"})

    act(table, BLUE, "souk")
    table.play(BLUE, "buy lx01")
    blue = table.player(BLUE)
    assert (blue.orange, blue.water, blue.score, blue.luxuries) == (0, 1, 12, "lx01")
    assert table.market == "lx20 - lx22 lx23 lx24"
    table.play(BLUE, "area action")
    assert table.market == "lx20 - lx22 lx23 lx24"
    table.play(BLUE, "end turn")

    assert table.market == "lx20 lx15 lx22 lx23 lx24"
