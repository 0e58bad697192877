"""The magistrate's library action: scrolls and breakthrough tiles."""

from __future__ import annotations

import pytest

from tests.games.merv.looking import of
from tests.games.merv.position import MAGISTRATE, Things
from tests.games.merv.solo_position import about_to, act, is_used_up, log, solo_cards, story


# --- library ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-30")
@pytest.mark.parametrize(
    ("owned", "n", "left", "gained"),
    [(0, 1, 5, 1), (2, 1, 5, 1), (8, 5, 6, 5), (8, 5, 5, 5), (8, 3, 2, 2), (8, 1, 0, 0)],
)
def test_he_gains_a_scroll_per_action_as_far_as_the_supply_lasts(owned: int, n: int, left: int, gained: int) -> None:
    table = about_to("library", n, yellow={"scrolls": owned}, red={"scrolls": 32 - owned - left})

    changed = act(table)

    removed = {"solo.removed": "library"} if owned >= 8 else {}
    scrolls = {"yellow.scrolls": owned + gained} if gained else {}
    assert changed == scrolls | removed


@pytest.mark.rule("MERV-SOLO-30")
@pytest.mark.parametrize(
    ("owned", "n", "levels"),
    [
        *[(0, 1, ""), (0, 2, "b1"), (1, 1, "b1"), (2, 1, ""), (1, 2, "b1"), (2, 2, "b2")],
        *[(3, 1, "b2"), (4, 1, ""), (4, 2, "b3"), (5, 1, "b3"), (6, 1, ""), (7, 1, "b4")],
        *[(8, 2, ""), (1, 3, "b1 b2"), (1, 5, "b1 b2 b3"), (3, 5, "b2 b3 b4")],
    ],
)
def test_he_makes_the_breakthroughs_reached_in_order(owned: int, n: int, levels: str) -> None:
    table = about_to("library", n, yellow={"scrolls": owned}, chance=[0] if "b2" in levels else [])

    act(table)

    made = [event.args["tile"].split("-")[0] for event in table.told("breakthrough_made")]
    assert made == levels.split()
    assert log(table)[4] == "scrolls_gained"
    assert table.player(MAGISTRATE).scrolls == owned + n


@pytest.mark.rule("MERV-SOLO-30", "MERV-SOLO-33", "MERV-SOLO-34", "MERV-SOLO-35")
def test_three_breakthroughs_of_one_action_with_all_that_follows_from_them() -> None:
    table = about_to("library", 5, yellow={"scrolls": 3}, chance=[2])

    act(table)

    assert story(table)[3:] == [
        ("magistrate_acts", "MERV-SOLO-15", {"board": "library", "n": 5}),
        ("scrolls_gained", "MERV-LIBRARY-1", {"n": 5}),
        ("breakthrough_made", "MERV-LIBRARY-6", {"tile": "b2-teal"}),
        ("points_scored", "MERV-SOLO-32", {"n": 3, "source": "breakthrough", "total": 3}),
        ("breakthrough_made", "MERV-LIBRARY-6", {"tile": "b3-post"}),
        ("post_established", "MERV-MARKET-2", {"city": "rayy"}),
        ("camels_gained", "MERV-MARKET-5", {"n": 1}),
        ("good_gained", "MERV-SOLO-33", {"good": "common"}),
        ("contract_fulfilled", "MERV-CONTRACT-3", {"contract": "k1f-1"}),
        ("points_scored", "MERV-CONTRACT-6", {"n": 6, "source": "contracts", "total": 9}),
        ("favour_gained", "MERV-SOLO-39", {"favour": 1}),
        ("breakthrough_made", "MERV-LIBRARY-6", {"tile": "b4-8points"}),
        ("points_scored", "MERV-SOLO-34", {"n": 8, "source": "breakthrough", "total": 17}),
        ("solo_card_removed", "MERV-SOLO-19", {"board": "library"}),
    ]


@pytest.mark.rule("MERV-SOLO-31")
@pytest.mark.parametrize(
    ("node", "cards", "taken", "tile"),
    [
        (None, "", "", "b1-caravansary"),
        ("m1-1", "", "", "b1-mosque"),
        ("m1-1", "ginger", "", "b1-caravansary"),
        ("m3-a", "ginger pepper", "", "b1-mosque"),
        ("m3-a", "ginger ginger pepper", "", "b1-caravansary"),
        (None, "ginger", "", "b1-caravansary"),
        ("m1-1", "", "b1-mosque", "b1-caravansary"),
        ("m1-1", "", "b1-caravansary", "b1-mosque"),
        (None, "ginger", "b1-caravansary", "b1-mosque"),
        (None, "ginger", "b1-mosque", "b1-caravansary"),
        (None, "ginger", "b1-palace", "b1-caravansary"),
        ("m4-b", "ginger", "b1-marketplace", "b1-mosque"),
    ],
)
def test_the_first_breakthrough_is_for_mosque_or_caravansary_where_he_is_further(
    node: str | None, cards: str, taken: str, tile: str
) -> None:
    progress = {"mosque": node} if node else {}
    table = about_to("library", yellow={"scrolls": 1, "cards": cards} | progress, red={"tiles": taken})

    changed = act(table)

    assert changed == {"yellow.scrolls": 2, "yellow.breakthroughs": tile}


@pytest.mark.rule("MERV-SOLO-32")
@pytest.mark.parametrize("taken", ["", "b2-purple", "b2-tan", "b2-teal", "b2-orange"])
def test_the_second_breakthrough_is_any_tile_left_without_effect_for_three_points(taken: str) -> None:
    left = sorted({"b2-purple", "b2-tan", "b2-teal", "b2-orange"} - {taken})
    found = []

    for number in range(len(left)):
        table = about_to(
            "library", yellow={"scrolls": 3, "tiles": "b1-mosque"}, red={"tiles": taken, "scrolls": 4}, chance=[number]
        )
        changed = act(table)
        assert is_used_up(table)
        found.append(changed.pop("yellow.breakthroughs").removeprefix("b1-mosque "))
        assert changed == {"yellow.scrolls": 4, "yellow.points.breakthrough": 3}

    assert sorted(found) == left
    with pytest.raises(ValueError, match=f"below {len(left)} "):
        act(about_to("library", yellow={"scrolls": 3}, red={"tiles": taken}, chance=[len(left)]))


@pytest.mark.rule("MERV-SOLO-33")
def test_the_third_breakthrough_establishes_a_post_and_gains_a_common_good_in_an_inner_city() -> None:
    table = about_to("library", yellow={"scrolls": 5})

    changed = act(table)

    assert changed == {
        "yellow.scrolls": 6,
        "yellow.breakthroughs": "b3-post",
        "yellow.posts": "rayy",
        "yellow.discs": 6,
        "yellow.camels": 1,
        "city_camels": "samarkand balkh nishapur",
        "yellow.common": 1,
        "yellow.contracts": "k1f-1",  # two scrolls and any good
        "contracts.k1f": "k1f-2 k1f-3",
        "yellow.scrolls_committed": 2,
        "yellow.common_committed": 1,
        "yellow.points.contracts": 6,
        "yellow.favour": 1,
    }


@pytest.mark.rule("MERV-SOLO-33")
@pytest.mark.parametrize(
    ("inner", "outer"),
    [("rayy", "baghdad"), ("samarkand", "kashgar"), ("balkh", "peshawar"), ("nishapur", "basra")],
)
def test_the_third_breakthrough_gains_a_rare_good_in_an_outer_city(inner: str, outer: str) -> None:
    table = about_to("library", yellow={"scrolls": 5, "scrolls_tied": 5, "posts": inner})

    changed = act(table)

    gained = of(MAGISTRATE, {"scrolls": 6, "breakthroughs": "b3-post", "posts": f"{inner} {outer}"})
    gained |= of(MAGISTRATE, {"discs": 5, "favour": 1, "rare": 1})
    assert changed == gained


@pytest.mark.rule("MERV-SOLO-33")
@pytest.mark.parametrize("tile", ["b3-card", "b3-mosque", "b3-wall"])
def test_he_takes_the_post_whatever_else_of_the_third_breakthroughs_is_gone(tile: str) -> None:
    table = about_to("library", yellow={"scrolls": 5, "scrolls_tied": 5}, red={"tiles": tile})

    act(table)

    assert table.player(MAGISTRATE).tiles == "b3-post"
    assert table.player(MAGISTRATE).posts == "rayy"


@pytest.mark.rule("MERV-SOLO-33")
def test_without_the_post_tile_the_third_breakthrough_is_a_mosque_step() -> None:
    table = about_to("library", yellow={"scrolls": 5, "mosque": "m6", "common": 2, "rare": 2}, red={"tiles": "b3-post"})

    changed = act(table)

    assert changed == {  # and no contract, although he could
        "yellow.scrolls": 6,
        "yellow.breakthroughs": "b3-mosque",
        "yellow.mosque": "m7",
        "yellow.points.mosque": 2,
        "yellow.favour": 1,
    }


@pytest.mark.rule("MERV-SOLO-33", "MERV-SOLO-63")
def test_without_a_disc_the_third_breakthrough_gives_no_good_and_no_contract() -> None:
    posts = "rayy samarkand balkh nishapur baghdad kashgar"
    things: Things = {"scrolls": 5, "posts": posts, "mosque": "m1-1", "rare": 1, "scrolls_tied": 3}
    table = about_to("library", yellow=things)

    changed = act(table)

    assert changed == of(MAGISTRATE, {"scrolls": 6, "breakthroughs": "b3-post"})


# What he has beside a sixth scroll, the stacks that are empty, and the contract that the new good helps to fulfil.
# The good is a common one of Rayy, or with a post there a rare one of Baghdad
HELPED: dict[str, tuple[Things, str, list[str]]] = {
    "rare goods only": ({"scrolls_tied": 3, "rare": 2}, "k1f k2f", []),
    "a common good too, for fewer points": ({"scrolls_tied": 3, "rare": 2}, "", ["k2f-1"]),
    "any good, for fewer points": ({"scrolls_tied": 3, "rare": 2}, "k2f", ["k1f-1"]),
    "common goods only": ({"scrolls_tied": 5, "common": 2, "posts": "rayy"}, "k2s", []),
    "a rare good among others": ({"scrolls_tied": 5, "common": 2, "posts": "rayy"}, "", ["k2s-1"]),
    "the most points": ({"scrolls_tied": 4, "common": 1, "posts": "rayy"}, "", ["k2f-1"]),
    "one contract only": ({"scrolls_tied": 3, "common": 2}, "", ["k1s-1"]),
    "not without the rest": ({"scrolls_tied": 5, "posts": "rayy"}, "", []),
}


@pytest.mark.rule("MERV-SOLO-33")
@pytest.mark.parametrize(("things", "empty", "fulfilled"), HELPED.values(), ids=HELPED)
def test_with_the_good_of_his_post_he_fulfils_a_contract_that_asks_for_it(
    things: Things, empty: str, fulfilled: list[str]
) -> None:
    gone = " ".join(f"{stack}-{number}" for stack in empty.split() for number in (1, 2, 3))
    table = about_to("library", yellow=Things(scrolls=5) | things, contracts=gone)

    act(table)

    assert [event.args["contract"] for event in table.told("contract_fulfilled")] == fulfilled


@pytest.mark.rule("MERV-SOLO-33")
def test_without_a_good_in_the_supply_he_fulfils_nothing() -> None:
    table = about_to("library", yellow={"scrolls": 5, "rare": 1}, red={"common": 24})

    changed = act(table)

    assert changed["yellow.posts"] == "rayy"
    assert table.player(MAGISTRATE).contracts == ""


@pytest.mark.rule("MERV-SOLO-34")
@pytest.mark.parametrize("taken", ["", "b4-2favour", "b4-2soldiers", "b4-favoursoldier"])
def test_the_fourth_breakthrough_is_worth_eight_points(taken: str) -> None:
    table = about_to("library", yellow={"scrolls": 7}, red={"tiles": taken})

    changed = act(table)

    gained = of(MAGISTRATE, {"scrolls": 8, "breakthroughs": "b4-8points", "points.breakthrough": 8})
    assert changed == gained | {"solo.removed": "library"}


@pytest.mark.rule("MERV-SOLO-34")
def test_without_the_eight_points_the_fourth_breakthrough_is_two_favour() -> None:
    table = about_to("library", yellow={"scrolls": 7, "favour": 2}, red={"tiles": "b4-8points"})

    changed = act(table)

    gained = of(MAGISTRATE, {"scrolls": 8, "breakthroughs": "b4-2favour", "favour": 4, "points.favour_track": 1})
    assert changed == gained | {"solo.removed": "library"}
    assert story(table)[5:8] == [
        ("breakthrough_made", "MERV-LIBRARY-6", {"tile": "b4-2favour"}),
        ("favour_gained", "MERV-SOLO-34", {"favour": 3}),
        ("favour_gained", "MERV-SOLO-34", {"favour": 4}),
    ]


@pytest.mark.rule("MERV-SOLO-35")
@pytest.mark.parametrize(
    ("owned", "n", "leaves"), [(5, 1, False), (6, 1, False), (6, 2, True), (7, 1, True), (6, 4, True)]
)
def test_the_library_card_leaves_the_game_with_the_eighth_scroll(owned: int, n: int, leaves: bool) -> None:
    table = about_to("library", n, yellow={"scrolls": owned})

    changed = act(table)

    assert (changed.get("solo.removed") == "library") == leaves
    assert solo_cards(table)["open"] == ("" if leaves else "library")


@pytest.mark.rule("MERV-SOLO-35")
def test_the_library_card_leaves_even_if_no_scroll_was_left_to_gain() -> None:
    table = about_to("library", yellow={"scrolls": 8}, red={"scrolls": 24})

    assert act(table) == {"solo.removed": "library"}
