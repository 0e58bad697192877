"""Phase 2: the keshis that fell out of the tower are taken in turn. Rules MKSH-DRAFT."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh.pieces import AREAS, COLOURS
from tests.games.marrakesh.position import BLUE, FOUR, GREEN, YELLOW, Table, mksh_position

EIGHT_AREAS = AREAS[:8]
ALL_SELLERS = " ".join(EIGHT_AREAS)
FULL = dict.fromkeys(EIGHT_AREAS, 8)


def draft(tray: str, players: str = "green blue", **given: Any) -> Table:
    """Green begins; also a single option is asked."""
    return mksh_position(players, draft=True, tray=tray, patient=True, **{"first": GREEN, **given})


def colours_offered(table: Table) -> list[str]:
    return [option.removeprefix("draft ") for option in table.options]


# --- turns -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-DRAFT-1")
@pytest.mark.parametrize("first", FOUR.split())
def test_all_take_turns_clockwise_until_the_tray_is_empty(first: str) -> None:
    seats = FOUR.split()
    begin = seats.index(first)
    table = draft("yellow yellow yellow yellow yellow yellow", FOUR, first=first)

    order = []
    while table.asked == "choose_draft":
        order.append(str(table.to_move))
        table.play(order[-1], "draft yellow", "take 1")

    assert order == (seats[begin:] + seats[:begin] + seats[begin:] + seats[:begin])[:6]
    assert table.tray == ""
    assert table.asked in ("choose_worker", "choose_end")


@pytest.mark.rule("MKSH-DRAFT-2")
@pytest.mark.parametrize(("taken", "left"), [(1, "grey grey purple white"), (2, "grey purple white")])
def test_one_or_two_keshis_of_a_single_colour_are_taken(taken: int, left: str) -> None:
    table = draft("grey grey grey purple white")

    assert colours_offered(table) == ["grey", "white", "purple"]
    assert table.why_not("draft green") == ("draft.none", "MKSH-DRAFT-2")
    table.play(GREEN, "draft grey")
    assert table.options == ["take 1", "take 2"]
    table.play(GREEN, f"take {taken}")

    assert sorted(table.tray.split()) == left.split()
    assert table.player(GREEN).keshis == {"madrasa": taken}
    assert table.to_move == BLUE


@pytest.mark.rule("MKSH-DRAFT-3")
def test_a_single_keshi_of_a_colour_is_taken_alone() -> None:
    table = draft("grey white white")

    table.play(GREEN, "draft grey")

    assert table.options == ["take 1"]
    assert table.why_not("take 2") == ("draft.only_one", "MKSH-DRAFT-3")


@pytest.mark.rule("MKSH-DRAFT-3")
def test_the_number_is_not_asked_when_only_one_lies_there() -> None:
    table = mksh_position("green blue", draft=True, first=GREEN, tray="grey white white")

    table.play(GREEN, "draft grey")

    assert table.player(GREEN).keshis == {"madrasa": 1}
    assert table.to_move == BLUE


@pytest.mark.rule("MKSH-DRAFT-4")
def test_one_may_be_taken_although_two_would_fit() -> None:
    table = draft("turquoise turquoise")

    table.play(GREEN, "draft turquoise", "take 1")

    assert table.player(GREEN).keshis == {"river": 1}
    assert table.tray == "turquoise"


# --- room ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-DRAFT-5")
@pytest.mark.parametrize(("colour", "area"), list(zip(COLOURS[:8], EIGHT_AREAS, strict=True)))
def test_a_colour_whose_area_is_full_cannot_be_taken(colour: str, area: str) -> None:
    eight = {"square": list(range(8))} if area == "square" else {"keshis": {area: 8}}
    table = draft(f"{colour} {colour} purple", green=eight)

    assert colours_offered(table) == ["purple"]
    assert table.why_not(f"draft {colour}") == ("draft.no_room", "MKSH-DRAFT-5")
    table.play(GREEN, "draft purple", "take 1")
    assert colours_offered(table) == [colour]


@pytest.mark.rule("MKSH-DRAFT-6")
def test_with_room_for_one_only_one_is_taken_and_the_rest_stays() -> None:
    table = draft("white white white", green={"keshis": {"palace": 7}})

    table.play(GREEN, "draft white")
    assert table.options == ["take 1"]
    assert table.why_not("take 2") == ("draft.room_for_one", "MKSH-DRAFT-6")
    table.play(GREEN, "take 1")

    assert table.player(GREEN).keshis == {"palace": 8}
    assert table.tray == "white white"


@pytest.mark.rule("MKSH-DRAFT-7")
@pytest.mark.parametrize("good", ["yellow", "purple", "orange"])
def test_goods_can_always_be_taken(good: str) -> None:
    table = draft(f"{good} {good} green", green={"keshis": FULL, "sellers": ALL_SELLERS, good: 30})

    assert colours_offered(table) == [good]
    table.play(GREEN, f"draft {good}", "take 2")

    assert table.player(GREEN).goods == " ".join([good] * 32)


@pytest.mark.rule("MKSH-DRAFT-8")
def test_red_cannot_be_taken_without_a_free_cell_for_a_water_seller() -> None:
    table = draft("red red purple", green={"sellers": ALL_SELLERS})

    assert colours_offered(table) == ["purple"]
    assert table.why_not("draft red") == ("draft.no_room", "MKSH-DRAFT-8")


@pytest.mark.rule("MKSH-DRAFT-8")
@pytest.mark.parametrize(("free", "most"), [(1, 1), (2, 2), (8, 2)])
def test_no_more_red_keshis_are_taken_than_there_are_free_cells(free: int, most: int) -> None:
    table = draft("red red red", green={"sellers": " ".join(EIGHT_AREAS[free:])})

    table.play(GREEN, "draft red")

    assert table.options == ["take 1", "take 2"][:most]
    if most == 1:
        assert table.why_not("take 2")[1] == "MKSH-DRAFT-8"


@pytest.mark.rule("MKSH-DRAFT-8")
def test_a_red_keshi_needs_no_free_cell_in_a_particular_area() -> None:
    table = draft("red", green={"keshis": FULL})

    table.play(GREEN, "draft red", "take 1", "water seller garden")

    assert table.player(GREEN).sellers == "garden"


# --- placing ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-DRAFT-9")
def test_taken_keshis_are_placed_at_once_one_after_the_other_with_their_bonuses() -> None:
    table = draft("pink pink green")

    table.play(GREEN, "draft pink", "take 2", "cell 0")
    assert (table.asked, table.player(GREEN).square) == ("choose_good", [0])
    table.play(GREEN, "good orange")
    assert (table.asked, table.player(GREEN).goods) == ("choose_cell", "orange")
    table.play(GREEN, "cell 7")

    assert (table.player(GREEN).square, table.player(GREEN).dates) == ([0, 7], 1)
    assert table.to_move == BLUE


@pytest.mark.rule("MKSH-DRAFT-9")
def test_two_green_keshis_give_two_points() -> None:
    table = draft("green green")

    table.play(GREEN, "draft green", "take 2")

    assert table.player(GREEN).points == {"start": 10, "placement": 2}


@pytest.mark.rule("MKSH-DRAFT-10")
def test_who_can_take_a_keshi_must_take_one() -> None:
    table = draft("brown")

    assert table.options == ["draft brown"]
    for way_out in ("decline", "stop", "enough", "end turn"):
        assert table.why_not(way_out) == ("core.action.not_asked", "MKSH-DRAFT-2")


@pytest.mark.rule("MKSH-DRAFT-11")
def test_who_can_take_nothing_is_skipped_each_time() -> None:
    table = draft("white white white", "green blue yellow", blue={"keshis": {"palace": 8}})

    order = []
    while table.asked == "choose_draft":
        order.append(str(table.to_move))
        table.play(order[-1], "draft white", "take 1")

    assert order == [GREEN, YELLOW, GREEN]
    assert [event.who for event in table.told("draft_skipped")] == [1]


@pytest.mark.rule("MKSH-DRAFT-11")
def test_who_was_skipped_takes_part_again_when_there_is_room() -> None:
    table = draft("white white white", blue={"keshis": {"palace": 8}})

    table.play(GREEN, "draft white", "take 1")
    assert table.to_move == GREEN
    table.player(BLUE).piece.keshis[AREAS.index("palace")] = 7
    table.play(GREEN, "draft white", "take 1")

    assert (table.to_move, colours_offered(table)) == (BLUE, ["white"])


@pytest.mark.rule("MKSH-DRAFT-12")
@pytest.mark.parametrize("players", ["green blue", "green blue yellow", FOUR])
def test_what_nobody_can_take_goes_to_the_supply(players: str) -> None:
    seats = players.split()
    full = {colour: {"keshis": {"palace": 8}} for colour in seats}
    table = draft("white white", players, **full)

    assert [event.who for event in table.told("draft_skipped")] == list(range(len(seats)))
    assert [event.args["n"] for event in table.told("tray_cleared")] == [2]
    assert table.tray == ""
    assert table.asked == "choose_end"
    assert all(table.player(colour).keshis == {"palace": 8} for colour in seats)


@pytest.mark.rule("MKSH-DRAFT-12")
def test_the_phase_goes_on_while_one_player_can_take_something() -> None:
    full = {"keshis": {"palace": 8}}
    table = draft("white white white", FOUR, green=full, blue=full, red=full, yellow={"keshis": {"palace": 6}})

    table.play(YELLOW, "draft white", "take 1")
    assert (table.asked, table.to_move) == ("choose_draft", YELLOW)
    table.play(YELLOW, "draft white", "take 1")

    assert [event.args["n"] for event in table.told("tray_cleared")] == [1]
    assert table.player(YELLOW).keshis == {"palace": 8}
    assert table.asked == "choose_end"


@pytest.mark.rule("MKSH-DRAFT-13")
def test_keshis_of_bonuses_are_not_taken_from_the_tray() -> None:
    table = draft("white white pink", green={"mosque": 3, "palace": 0})

    table.play(GREEN, "draft pink", "take 1", "cell 6", "bonus cr2")

    assert table.player(GREEN).keshis == {"square": 1, "palace": 1}
    assert table.tray == "white white"
    assert table.to_move == BLUE


@pytest.mark.rule("MKSH-DRAFT-13")
def test_a_bonus_may_give_a_colour_that_is_not_in_the_tray() -> None:
    table = draft("pink", green={"mosque": 3, "palace": 0})

    table.play(GREEN, "draft pink", "take 1", "cell 6", "bonus cr2")

    assert table.player(GREEN).keshis == {"square": 1, "palace": 1}


@pytest.mark.rule("MKSH-DRAFT-14")
def test_who_gets_fewer_keshis_is_not_compensated() -> None:
    table = draft("white white grey")

    table.play(GREEN, "draft white", "take 2")
    table.play(BLUE, "draft grey", "take 1")

    assert (table.player(GREEN).keshis, table.player(BLUE).keshis) == ({"palace": 2}, {"madrasa": 1})
    assert table.asked == "choose_end"
    held = table.player(BLUE)
    assert (held.score, held.water, held.dates, held.dinars, held.goods) == (10, 0, 0, 0, "")


@pytest.mark.rule("MKSH-DRAFT-15")
def test_a_second_keshi_without_room_goes_to_the_supply() -> None:
    table = draft("pink pink", green={"square": [0, 1, 2, 3, 4, 5], "mosque": 10, "palace": 15})

    table.play(GREEN, "draft pink", "take 2", "cell 6", "bonus cl5", "cell 7")

    held = table.player(GREEN)
    assert held.square == list(range(8))
    assert held.keshis == {"square": 8}
    assert [event.args["colour"] for event in table.told("keshi_lost")] == ["pink"]
    assert table.tray == ""
    assert (held.dates, held.mosque) == (1, 11)


@pytest.mark.rule("MKSH-DRAFT-16")
def test_if_nothing_fell_out_the_phase_ends_at_once() -> None:
    table = mksh_position(
        "green blue",
        choosing=True,
        round=4,
        first=GREEN,
        chance=[5, 4, 3, 2, 1, *[0] * 6],
        green={"screen": "green black pink"},
        blue={"screen": "turquoise beige yellow"},
    )

    assert table.tray == ""
    assert table.told("draft_skipped") == table.told("tray_cleared") == table.told("keshis_drafted") == []
    assert (table.asked, table.to_move) == ("choose_worker", GREEN)
