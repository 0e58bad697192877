"""Placing keshis, wherever they come from. Rules MKSH-PLACE."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.core.chance import Chance
from caravansary.games.marrakesh import rounds
from caravansary.games.marrakesh.pieces import AREAS, COLOURS
from tests.games.marrakesh.position import BLUE, GREEN, Table, mksh_game, mksh_position

EIGHT_AREAS = AREAS[:8]
ALL_SELLERS = " ".join(EIGHT_AREAS)
HIDDEN = {"state": "hidden", "oasis": None}
OASES = "07 13 21 05 03 30"  # left 1 to 3, right 1 to 3


def drafting(colour: str, count: int = 1, **green: Any) -> Table:
    """Green takes so many keshis of a colour from the tray; what is asked then belongs to placing them."""
    table = mksh_position(
        "green blue", draft=True, first=GREEN, tray=" ".join([colour] * count), patient=True, green=green
    )
    table.play(GREEN, f"draft {colour}", f"take {count}")
    return table


def active(area: str, *, table: dict[str, Any] | None = None, **green: Any) -> Table:
    """Green has just sent the only worker to work."""
    return mksh_position(turn=GREEN, **(table or {}), green={**green, "workers": area})


def riches(table: Table) -> tuple[Any, ...]:
    """All that a bonus could have given green."""
    held = table.player(GREEN)
    things = (held.score, held.water, held.dates, held.dinars)
    return (*things, held.space, held.palace, held.mosque, held.scrolls, held.luxuries)


def oases_seen(table: Table, viewer: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = table.state.view(viewer)["players"][0]["oases"]
    return seen


# --- where a keshi goes ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-PLACE-1")
@pytest.mark.parametrize(
    ("colour", "area"),
    [
        ("turquoise", "river"),
        ("green", "garden"),
        ("black", "mosque"),
        ("white", "palace"),
        ("grey", "madrasa"),
        ("beige", "medina"),
    ],
)
def test_a_keshi_goes_to_the_area_of_its_colour(colour: str, area: str) -> None:
    table = drafting(colour)

    held = table.player(GREEN)
    assert (held.keshis, held.sellers, held.goods) == ({area: 1}, "", "")


@pytest.mark.rule("MKSH-PLACE-1")
@pytest.mark.parametrize(
    ("colour", "choice", "keshis", "sellers"),
    [
        ("pink", "cell 5", {"square": 1}, ""),
        ("brown", "path left", {"sahara": 1}, ""),
        ("red", "water seller palace", {}, "palace"),
    ],
)
def test_the_owner_says_where_in_its_area_a_keshi_goes(
    colour: str, choice: str, keshis: dict[str, int], sellers: str
) -> None:
    table = drafting(colour)

    table.play(GREEN, choice)

    held = table.player(GREEN)
    assert (held.keshis, held.sellers, held.goods) == (keshis, sellers, "")


@pytest.mark.rule("MKSH-PLACE-1", "MKSH-PLACE-3")
@pytest.mark.parametrize("good", ["yellow", "purple", "orange"])
@pytest.mark.parametrize("before", [0, 8, 25])
def test_the_souk_takes_any_number_of_goods(good: str, before: int) -> None:
    table = drafting(good, 2, **{good: before})

    assert table.player(GREEN).goods == " ".join([good] * (before + 2))
    assert table.player(GREEN).keshis == {}


@pytest.mark.rule("MKSH-PLACE-2")
@pytest.mark.parametrize(("colour", "area"), list(zip(COLOURS[:8], EIGHT_AREAS, strict=True)))
@pytest.mark.parametrize("before", [7, 8])
def test_an_area_takes_at_most_eight_keshis(colour: str, area: str, before: int) -> None:
    given: dict[str, Any] = {"keshis": {area: before}}
    if area == "square":
        given = {"square": list(range(before))}
    if area == "sahara":
        given = {"caravans": [3, 3, before - 6]}
    table = mksh_position(
        phase=rounds.SEASON_SCROLLS, season=2, round=4, first=BLUE, sides="08 03 05", green={"space": 1, **given}
    )

    assert (f"keshi {colour}" in table.options) == (before == 7)
    if before == 8:
        assert table.why_not(f"keshi {colour}")[0] == "keshi.no_room"


@pytest.mark.rule("MKSH-PLACE-4")
def test_a_red_keshi_goes_to_an_area_without_a_water_seller_and_never_to_the_souk() -> None:
    table = drafting("red", sellers="garden river")

    free = [area for area in EIGHT_AREAS if area not in ("garden", "river")]
    assert table.options == [f"water seller {area}" for area in free]
    table.play(GREEN, "water seller medina")

    assert table.player(GREEN).sellers == "garden river medina"
    assert table.player(GREEN).keshis == {}


@pytest.mark.rule("MKSH-PLACE-4")
def test_a_ninth_red_keshi_has_no_place() -> None:
    table = active("sahara", sellers=ALL_SELLERS, caravans=[1, 0, 0], dinars=1, line_keshis={1: "red"})

    table.play(GREEN, "area action", "explore left-1")

    assert [event.args["colour"] for event in table.told("line_keshi_declined")] == ["red"]
    assert table.player(GREEN).sellers == ALL_SELLERS


@pytest.mark.rule("MKSH-PLACE-5")
def test_a_beige_keshi_enters_the_watchtower() -> None:
    table = drafting("beige", gates={1: "green", 4: "pink"}, watchtower=1)

    seen = table.state.view(None)["players"][0]
    assert seen["watchtower"] == 2
    assert seen["keshis"]["medina"] == 4
    assert table.player(GREEN).gates == {1: "green", 4: "pink"}


@pytest.mark.rule("MKSH-PLACE-5")
@pytest.mark.parametrize(("gates", "watchtower", "room"), [(0, 8, False), (5, 3, False), (8, 0, False), (5, 2, True)])
def test_guards_at_gates_and_in_the_watchtower_are_eight_at_most(gates: int, watchtower: int, room: bool) -> None:
    built = dict.fromkeys(range(1, gates + 1), "red")
    table = active("medina", table={"patient": True}, gates=built, watchtower=watchtower)
    table.play(GREEN, "worker medina")

    assert ("new keshi" in table.options) == room
    if not room:
        assert table.why_not("new keshi") == ("keshi.area_full", "MKSH-WORKER-6")


# --- bonuses ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-PLACE-6")
@pytest.mark.parametrize("before", [0, 3, 7])
def test_a_green_keshi_gives_a_point(before: int) -> None:
    table = drafting("green", keshis={"garden": before})

    assert table.player(GREEN).points == {"start": 10, "placement": 1}


@pytest.mark.rule("MKSH-PLACE-7")
@pytest.mark.parametrize("disk", [0, 1, 5])
@pytest.mark.parametrize(
    ("cell", "gained"),
    [
        (1, {"space": 1}),
        (2, {"palace": 1}),
        (3, {"dinars": 1}),
        (4, {"score": 12}),
        (5, {"water": 1}),
        (6, {"mosque": 1}),
        (7, {"dates": 1}),
    ],
)
def test_a_pink_keshi_gives_the_bonus_of_its_cell_once_whatever_the_disk_shows(
    cell: int, gained: dict[str, int], disk: int
) -> None:
    table = drafting("pink", disk=disk)

    table.play(GREEN, f"cell {cell}")
    while table.asked == "choose_water":
        table.play(GREEN, "enough")

    plain = {"score": 10, "water": 0, "dates": 0, "dinars": 0, "space": 0, "palace": 0, "mosque": 0}
    held = table.player(GREEN)
    assert {name: getattr(held, name) for name in plain} == {**plain, **gained}
    assert (held.square, held.goods, held.disk) == ([cell], "", disk)


@pytest.mark.rule("MKSH-PLACE-7")
@pytest.mark.parametrize("good", ["yellow", "purple", "orange"])
def test_the_top_cell_gives_a_good_of_choice(good: str) -> None:
    table = drafting("pink", disk=7)

    table.play(GREEN, "cell 0")
    assert table.options == ["good yellow", "good purple", "good orange"]
    table.play(GREEN, f"good {good}")

    assert table.player(GREEN).goods == good


@pytest.mark.rule("MKSH-PLACE-7")
def test_a_pink_keshi_goes_to_any_empty_cell() -> None:
    table = drafting("pink", square=[0, 1, 7])

    assert table.options == [f"cell {cell}" for cell in (2, 3, 4, 5, 6)]
    for cell in (0, 1, 7):
        assert table.why_not(f"cell {cell}") == ("cell.taken", "MKSH-PLACE-7")


@pytest.mark.rule("MKSH-PLACE-8")
@pytest.mark.parametrize(
    ("before", "options"),
    [
        ([0, 0, 0], ["left", "right", "start"]),
        ([3, 0, 0], ["right", "start"]),
        ([1, 3, 1], ["left", "start"]),
        ([2, 2, 2], ["left", "right"]),
        ([3, 3, 1], ["start"]),
    ],
)
def test_a_brown_keshi_goes_to_a_path_or_to_the_starting_oasis(before: list[int], options: list[str]) -> None:
    table = drafting("brown", caravans=before)

    assert table.options == [f"path {path}" for path in options]


@pytest.mark.rule("MKSH-PLACE-9")
@pytest.mark.parametrize(
    ("path", "before", "after"),
    [
        ("left", [0, 2, 1], [1, 2, 1]),
        ("left", [2, 0, 0], [3, 0, 0]),
        ("right", [0, 0, 0], [0, 1, 0]),
        ("right", [3, 1, 2], [3, 2, 2]),
    ],
)
def test_the_cells_of_a_path_are_filled_in_order_and_apart_from_the_other(
    path: str, before: list[int], after: list[int]
) -> None:
    table = drafting("brown", caravans=before, oases=OASES)

    table.play(GREEN, f"path {path}")

    held = table.player(GREEN)
    assert [held.left, held.right, held.start] == after
    number = after[["left", "right"].index(path)]
    assert [event.args["oasis_cell"] for event in table.told("oasis_revealed")] == [f"{path}-{number}"]


@pytest.mark.rule("MKSH-PLACE-9")
@pytest.mark.parametrize(("path", "before"), [("left", [3, 0, 0]), ("right", [1, 3, 0])])
def test_a_path_takes_three_caravans(path: str, before: list[int]) -> None:
    table = drafting("brown", caravans=before)

    assert table.why_not(f"path {path}") == ("path.full", "MKSH-PLACE-9")


@pytest.mark.rule("MKSH-PLACE-10")
def test_the_starting_oasis_takes_two_caravans() -> None:
    table = drafting("brown", caravans=[0, 0, 2])

    assert table.why_not("path start") == ("path.full", "MKSH-PLACE-10")


@pytest.mark.rule("MKSH-PLACE-10", "MKSH-PLACE-12")
def test_of_the_starting_oasis_the_cell_with_two_resources_is_filled_first_then_that_with_points() -> None:
    table = drafting("brown", 2)
    known = table.state.information(table.who(GREEN))

    table.play(GREEN, "path start", "resource dinar", "resource water")
    first = riches(table)
    table.play(GREEN, "path start")

    assert first == (10, 1, 0, 1, 0, 0, 0, "", "")
    assert riches(table) == (12, 1, 0, 1, 0, 0, 0, "", "")
    assert table.player(GREEN).start == 2
    assert table.told("oasis_revealed") == []
    assert table.state.information(table.who(GREEN)) == known


@pytest.mark.rule("MKSH-PLACE-11")
@pytest.mark.parametrize(
    ("path", "before", "cell", "tile"),
    [
        ("left", [0, 0, 0], "left-1", "07"),
        ("left", [1, 0, 0], "left-2", "13"),
        ("left", [2, 0, 0], "left-3", "21"),
        ("right", [0, 0, 0], "right-1", "05"),
        ("right", [0, 1, 0], "right-2", "03"),
        ("right", [0, 2, 0], "right-3", "30"),
    ],
)
def test_a_caravan_on_a_path_turns_up_the_oasis_of_its_cell_for_all(
    path: str, before: list[int], cell: str, tile: str
) -> None:
    table = drafting("brown", caravans=before, oases=OASES)
    assert oases_seen(table, 0)[cell] == HIDDEN

    table.play(GREEN, f"path {path}")

    for viewer in (0, 1, None):
        seen = oases_seen(table, viewer)
        assert seen[cell] == {"state": "revealed", "oasis": tile}
        assert sum(oasis == HIDDEN for oasis in seen.values()) == 5 - sum(before)
    assert riches(table) == (10, 0, 0, 0, 0, 0, 0, "", "")


@pytest.mark.rule("MKSH-PLACE-12")
@pytest.mark.parametrize(("caravans", "kind", "points"), [([0, 0, 0], "choose_resource", 0), ([0, 0, 1], "end", 2)])
def test_the_starting_oasis_gives_two_resources_or_two_points(caravans: list[int], kind: str, points: int) -> None:
    table = drafting("brown", caravans=caravans)

    table.play(GREEN, "path start")

    assert (table.asked == "choose_resource") == (kind == "choose_resource")
    assert table.player(GREEN).score == 10 + points
    if kind == "choose_resource":
        table.play(GREEN, "resource date")
        assert table.asked == kind
        table.play(GREEN, "resource date")
        assert table.asked != kind
        assert table.player(GREEN).dates == 2


@pytest.mark.rule("MKSH-PLACE-13")
@pytest.mark.parametrize(
    "colour", ["white", "black", "grey", "turquoise", "beige", "red", "yellow", "purple", "orange"]
)
def test_the_other_colours_give_nothing_when_placed(colour: str) -> None:
    table = drafting(colour)
    if colour == "red":
        table.play(GREEN, "water seller garden")

    assert riches(table) == (10, 0, 0, 0, 0, 0, 0, "", "")
    goods = colour if colour in ("yellow", "purple", "orange") else ""
    assert table.player(GREEN).goods == goods


# --- from every source -----------------------------------------------------------------------------------------------
def by_draft() -> Table:
    return drafting("green")


def by_worker() -> Table:
    table = active("garden")
    table.play(GREEN, "new keshi")
    return table


def by_gate() -> Table:
    table = active("medina", table={"workshops": {"blue": "green"}}, watchtower=1)
    table.play(GREEN, "area action", "gate blue-green", "slot 1")
    return table


def by_connection() -> Table:
    table = active("mosque", keshis={"mosque": 1}, mosque=3)
    table.play(GREEN, "area action", "bonus cl1")
    return table


def by_line() -> Table:
    table = active("sahara", caravans=[1, 0, 0], dinars=1, line_keshis={1: "green"})
    table.play(GREEN, "area action", "explore left-1", "place keshi")
    return table


def by_swap() -> Table:
    table = active("sahara", caravans=[1, 0, 0], dinars=1, line="20 21", keshis={"palace": 1})
    table.play(GREEN, "area action", "explore left-1", "return white", "keshi green")
    return table


def by_scroll() -> Table:
    table = active("madrasa", table={"scrolls": {"yellow-1": "s30"}}, keshis={"madrasa": 3}, dates=1)
    table.play(GREEN, "area action", "scroll yellow-1", "keshi green")
    return table


def by_river_tile() -> Table:
    given = {"space": 1}
    table = mksh_position(phase=rounds.SEASON_SCROLLS, season=2, round=4, first=BLUE, sides="08 03 05", green=given)
    table.play(GREEN, "keshi green", "keshi white")
    return table


def by_town() -> Table:
    goods = {"yellow": 1, "purple": 1, "orange": 1}
    shown = {"expansions": "towns", "workshops": {"blue": "green"}}
    table = active("sahara", table=shown, caravans=[4, 0, 0], towns=["t12", ""], watchtower=1, **goods)
    table.play(GREEN, "area action", "explore town left-4", "gate blue-green", "slot 1")
    return table


SOURCES = [by_draft, by_worker, by_gate, by_connection, by_line, by_swap, by_scroll, by_river_tile, by_town]


@pytest.mark.rule("MKSH-PLACE-14")
@pytest.mark.parametrize("source", SOURCES, ids=[source.__name__ for source in SOURCES])
def test_the_bonus_is_given_wherever_a_keshi_comes_from(source: Any) -> None:
    table: Table = source()

    assert table.player(GREEN).keshis["garden"] == 1
    assert table.player(GREEN).points["placement"] == 1


@pytest.mark.rule("MKSH-PLACE-14", "MKSH-PLACE-7")
def test_a_pink_keshi_of_a_gate_gives_the_bonus_of_its_cell() -> None:
    table = active("medina", table={"workshops": {"blue": "pink"}}, watchtower=1)

    table.play(GREEN, "area action", "gate blue-pink", "slot 4", "cell 3")

    assert table.player(GREEN).dinars == 1


@pytest.mark.rule("MKSH-PLACE-15")
def test_a_keshi_without_room_goes_back_without_any_effect() -> None:
    table = active("medina", table={"workshops": {"blue": "green"}}, watchtower=1, keshis={"garden": 8}, scrolls="s15")

    table.play(GREEN, "area action", "gate blue-green", "slot 1")

    assert [event.args["colour"] for event in table.told("keshi_lost")] == ["green"]
    assert table.player(GREEN).keshis == {"garden": 8, "medina": 1}
    assert riches(table)[:4] == (7, 0, 0, 0)
    assert table.asked == "choose_end"


@pytest.mark.rule("MKSH-PLACE-16")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_placed_keshis_stay_except_in_a_swap(seed: int) -> None:
    table = mksh_game(2, seed=seed)
    choice = Chance.seeded(seed)

    while not table.state.is_over:
        told = len(table.events)
        before = [[*player.keshis, player.sellers.bit_count(), *player.caravans] for player in table.state.players]
        seat = table.state.waiting_for[0]
        options = table.state.options_of(seat)
        table.state.play(options[choice.below(len(options))], seat, table.events)
        after = [[*player.keshis, player.sellers.bit_count(), *player.caravans] for player in table.state.players]
        if not any(event.kind == "keshi_returned" for event in table.events[told:]):
            for had, has in zip(before, after, strict=True):
                assert all(now >= then for then, now in zip(had, has, strict=True))

    assert any(sum(player.keshis) > 10 for player in table.state.players)


@pytest.mark.rule("MKSH-PLACE-16")
def test_spent_goods_guards_at_gates_and_returned_keshis_leave_their_place() -> None:
    souk = active("souk", table={"market": "lx06"}, yellow=2, purple=1)
    souk.play(GREEN, "area action", "buy lx06")
    medina = active("medina", table={"workshops": {"blue": "red"}}, watchtower=3)
    medina.play(GREEN, "area action", "gate blue-red", "slot 8", "water seller garden")

    assert souk.player(GREEN).goods == "yellow"
    assert medina.state.view(None)["players"][0]["watchtower"] == 2
    assert medina.player(GREEN).keshis == {"medina": 3}
    assert by_swap().player(GREEN).keshis == {"garden": 1, "sahara": 1}


@pytest.mark.rule("MKSH-PLACE-17")
@pytest.mark.parametrize("first", ["pink", "green"])
def test_several_keshis_are_placed_one_by_one_in_an_order_of_choice(first: str) -> None:
    table = active("medina", table={"workshops": {"blue": "green pink"}}, watchtower=2)
    table.play(GREEN, "area action", "gate blue-green", "slot 1", "gate blue-pink", "slot 8")

    assert table.options == ["keshi green", "keshi pink"]
    table.play(GREEN, f"keshi {first}")

    if first == "green":
        assert table.player(GREEN).points["placement"] == 1
        assert table.asked == "choose_cell"
        table.play(GREEN, "cell 0", "good yellow")
    else:
        table.play(GREEN, "cell 0")
        assert table.asked == "choose_good"
        assert "garden" not in table.player(GREEN).keshis
        table.play(GREEN, "good yellow")
    assert table.player(GREEN).keshis == {"garden": 1, "square": 1, "medina": 2}
    assert table.asked == "choose_end"
