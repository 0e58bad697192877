"""The magistrate's mosque action."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merv.looking import of
from tests.games.merv.position import MAGISTRATE, SEVEN_POSTS, Table
from tests.games.merv.solo_position import about_to, act, is_used_up, magistrate_turn, solo_cards, solo_position, story


# --- mosque -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-41")
@pytest.mark.parametrize(
    ("camels", "path", "is_there"),
    [
        ("m1-1 m1-2 m1-3 m1-4", 1, True),
        ("m1-2 m1-3 m1-4", 2, True),
        ("m1-3 m1-4", 3, True),
        ("m1-4", 4, True),
        ("m1-1 m1-4", 1, True),
        ("m1-2 m1-4", 2, True),
        ("", 1, False),
    ],
)
def test_his_first_step_is_on_the_first_path_that_has_its_camel(camels: str, path: int, is_there: bool) -> None:
    table = about_to("mosque", path_camels=camels)

    changed = act(table)

    left = " ".join(camel for camel in camels.split() if camel != f"m1-{path}")
    step = {"yellow.mosque": f"m1-{path}", "yellow.discs": 6}
    assert changed == step | ({"yellow.camels": 1, "path_camels": left} if is_there else {})


@pytest.mark.rule("MERV-SOLO-41")
@pytest.mark.parametrize(
    ("start", "n", "end"),
    [
        *[(None, 1, "m1-1"), (None, 2, "m2-1"), (None, 5, "m5"), ("m1-2", 1, "m2-2"), ("m1-3", 1, "m2-3")],
        *[("m1-4", 1, "m2-4"), ("m2-1", 1, "m3-a"), ("m2-2", 1, "m3-a"), ("m2-3", 1, "m3-b"), ("m2-4", 1, "m3-b")],
        *[("m3-a", 1, "m4-a"), ("m3-b", 1, "m4-b"), ("m3-b", 2, "m5"), ("m4-a", 3, "m7"), ("m7", 2, "m9")],
        *[("m7", 3, "m10"), ("m7", 5, "m10"), ("m9", 5, "m10"), ("m10", 3, "m10")],
    ],
)
def test_he_takes_one_step_per_action_up_to_the_last_space(start: str | None, n: int, end: str) -> None:
    table = about_to("mosque", n, yellow={"mosque": start} if start else {}, solo_deck="mosque", chance=[0])

    act(table)

    assert table.player(MAGISTRATE).mosque == end


@pytest.mark.rule("MERV-SOLO-41")
def test_without_a_disc_he_cannot_enter_the_mosque_but_on_the_track_he_needs_none() -> None:
    outside = about_to("mosque", 2, yellow={"posts": SEVEN_POSTS})
    inside = about_to("mosque", yellow={"posts": SEVEN_POSTS.removesuffix(" peshawar"), "mosque": "m2-1"})

    assert act(outside) == {}
    assert act(inside) == {"yellow.mosque": "m3-a", "yellow.favour": 1}


@pytest.mark.rule("MERV-SOLO-42", "MERV-SOLO-43", "MERV-SOLO-55", "MERV-SOLO-57")
@pytest.mark.parametrize(
    ("start", "end", "gained"),
    [
        ("m1-1", "m2-1", {"yellow.points.upgrades": 3}),
        ("m1-2", "m2-2", {"yellow.points.upgrades": 3}),
        ("m1-3", "m2-3", {"yellow.points.upgrades": 3}),
        ("m1-4", "m2-4", {"yellow.points.upgrades": 3}),
        ("m2-2", "m3-a", {"yellow.favour": 1}),
        ("m2-4", "m3-b", {"yellow.favour": 1}),
        ("m3-a", "m4-a", {"yellow.points.upgrades": 3}),
        ("m3-b", "m4-b", {"yellow.points.upgrades": 3}),
        ("m5", "m6", {"yellow.points.mosque": 1, "yellow.servants": 7, "r2c2": "blue !yellow", "yellow.influence": 2}),
        ("m6", "m7", {"yellow.points.mosque": 2, "yellow.favour": 1}),
        (
            "m7",
            "m8",
            {"yellow.points.mosque": 2, "yellow.courtiers.faith": 1, "yellow.servants": 7, "yellow.favour": 1},
        ),
        (
            "m8",
            "m9",
            {"yellow.points.mosque": 3, "walls.n2": "tan-1", "wall_supply.tan-1": 1, "yellow.influence": 2},
        ),
        ("m9", "m10", {"yellow.points.mosque": 4, "solo.removed": "mosque"}),
    ],
)
def test_every_space_of_the_mosque_gives_points_and_what_is_printed(
    start: str, end: str, gained: dict[str, Any]
) -> None:
    table = about_to("mosque", city={"r2c2": "blue"}, yellow={"mosque": start})

    changed = act(table)

    assert changed == {"yellow.mosque": end} | gained


@pytest.mark.rule("MERV-SOLO-42", "MERV-SOLO-55")
def test_the_points_of_a_space_come_before_its_boon() -> None:
    lower = about_to("mosque", 4, yellow={"mosque": "m1-1"}, chance=[0])
    upper = about_to("mosque", 2, yellow={"mosque": "m6"})

    act(lower)
    act(upper)

    assert story(lower)[4:10] == [
        ("mosque_step", "MERV-MOSQUE-4", {"node": "m2-1"}),
        ("points_scored", "MERV-SOLO-55", {"n": 3, "source": "upgrades", "total": 3}),
        ("mosque_step", "MERV-MOSQUE-4", {"node": "m3-a"}),
        ("favour_gained", "MERV-SOLO-42", {"favour": 1}),
        ("mosque_step", "MERV-MOSQUE-4", {"node": "m4-a"}),
        ("points_scored", "MERV-SOLO-55", {"n": 3, "source": "upgrades", "total": 6}),
    ]
    assert story(upper)[4:] == [
        ("mosque_step", "MERV-MOSQUE-4", {"node": "m7"}),
        ("points_scored", "MERV-MOSQUE-4", {"n": 2, "source": "mosque", "total": 2}),
        ("favour_gained", "MERV-SOLO-42", {"favour": 1}),
        ("mosque_step", "MERV-MOSQUE-4", {"node": "m8"}),
        ("points_scored", "MERV-MOSQUE-4", {"n": 2, "source": "mosque", "total": 4}),
        ("courtier_placed", "MERV-PALACE-1", {"hall": "faith"}),
        ("favour_gained", "MERV-PALACE-4", {"favour": 2}),
    ]


@pytest.mark.rule("MERV-SOLO-42")
@pytest.mark.parametrize(("node", "points"), [("m10", 12), ("m9", 0)])
def test_the_last_space_scores_his_mosques_every_year(node: str, points: int) -> None:
    mosques = {"r1c1": "mosque-tan yellow", "r2c2": "mosque-teal yellow", "r4c4": "mosque-purple yellow"}
    city = mosques | {"r5c5": "mosque-orange blue", "r5c1": "wall-tan yellow"}
    table = solo_position(order="red yellow blue", at="scoring", city=city, yellow={"mosque": node}, solo_deck="wall")

    assert table.player(MAGISTRATE).points.get("completed_mosque", 0) == points
    assert table.player(MAGISTRATE).points["buildings"] == 4


@pytest.mark.rule("MERV-SOLO-43")
@pytest.mark.parametrize(
    ("start", "n", "leaves"), [("m8", 1, False), ("m8", 2, True), ("m9", 1, True), ("m10", 1, True)]
)
def test_the_mosque_card_leaves_the_game_when_he_stands_on_the_last_space(start: str, n: int, leaves: bool) -> None:
    table = about_to("mosque", n, yellow={"mosque": start})

    changed = act(table)

    assert (changed.get("solo.removed") == "mosque") == leaves
    assert solo_cards(table)["open"] == ("" if leaves else "mosque")
    assert len(table.told("solo_card_removed")) == leaves


@pytest.mark.rule("MERV-SOLO-43", "MERV-SOLO-33")
def test_the_mosque_card_leaves_the_game_with_the_step_of_a_breakthrough_too() -> None:
    table = about_to("library", yellow={"scrolls": 5, "mosque": "m9"}, red={"tiles": "b3-post"})

    changed = act(table)

    gained = of(MAGISTRATE, {"scrolls": 6, "breakthroughs": "b3-mosque", "mosque": "m10", "points.mosque": 4})
    assert changed == gained | {"solo.removed": "mosque"}
    assert solo_cards(table) == {"open": "library", "deck": "caravansary palace marketplace wall", "discard": ""}


@pytest.mark.rule("MERV-SOLO-56")
@pytest.mark.parametrize(
    ("sites", "taken", "tile"),
    [
        ("caravansary-tan", "", "caravansary"),
        ("palace-tan", "", "palace"),
        ("library-tan", "", "library"),
        ("marketplace-tan", "", "marketplace"),
        ("palace-tan library-tan library-teal", "", "library"),
        ("palace-tan palace-teal library-tan", "", "palace"),
        ("palace-tan palace-teal library-tan", "palace", "library"),
        ("wall-tan wall-teal mosque-tan marketplace-tan", "", "marketplace"),
        ("caravansary-tan caravansary-teal marketplace-tan", "caravansary", "marketplace"),
    ],
)
def test_he_takes_the_scoring_tile_worth_most_for_his_buildings(sites: str, taken: str, tile: str) -> None:
    table = scoring_tile_table(sites, taken, [])

    changed = magistrate_turn(table)

    assert changed["yellow.scoring_tile"] == tile
    assert changed["yellow.mosque"] == "m5"
    assert not {place for place in changed if place.startswith("yellow.points")}


def scoring_tile_table(sites: str, taken: str, script: list[int], others: str = "") -> Table:
    """He stands before M5 and has buildings on these sites, the others on those; his card is the mosque."""
    cells = ("r1c1", "r2c1", "r3c1", "r1c2", "r2c2", "r3c2", "r4c1", "r5c1")
    owners = [f"{site} yellow" for site in sites.split()]
    owners += [f"{site} {owner}" for site, owner in zip(others.split()[::2], others.split()[1::2], strict=True)]
    city = dict(zip(cells, owners, strict=False)) | {"r5c5": "mosque-orange"}
    rest = [site for site in ("mosque-purple", "mosque-tan", "mosque-teal") if site not in sites]
    city |= {cell: f"{site} red" for cell, site in zip(("r3c4", "r2c4", "r4c4"), rest, strict=False)}
    things: dict[str, Any] = {"red": {"scoring_tile": taken}} if taken else {}
    return solo_position(city=city, solo_deck="mosque", yellow={"mosque": "m4-a"}, chance=script, **things)


@pytest.mark.rule("MERV-SOLO-56")
@pytest.mark.parametrize(
    ("sites", "taken", "others", "tied"),
    [
        ("", "", "", "caravansary palace library marketplace"),
        ("", "palace", "", "caravansary library marketplace"),
        ("palace-tan library-tan", "", "", "palace library"),
        ("palace-tan caravansary-tan marketplace-tan", "", "", "caravansary palace marketplace"),
        ("palace-tan library-tan", "", "palace-teal blue palace-purple red", "palace library"),  # only his own count
        ("palace-tan palace-teal library-tan marketplace-tan", "palace", "", "library marketplace"),
    ],
)
def test_equally_valuable_scoring_tiles_are_drawn_at_random(sites: str, taken: str, others: str, tied: str) -> None:
    found = []

    for number in range(len(tied.split())):
        table = scoring_tile_table(sites, taken, [number], others)
        found.append(magistrate_turn(table)["yellow.scoring_tile"])
        assert is_used_up(table)

    assert sorted(found) == sorted(tied.split())
    with pytest.raises(ValueError, match=f"below {len(tied.split())} "):
        magistrate_turn(scoring_tile_table(sites, taken, [len(tied.split())], others))


@pytest.mark.rule("MERV-SOLO-57")
def test_the_courtier_of_the_mosque_is_one_whatever_the_number_of_his_actions() -> None:
    table = about_to("mosque", 5, yellow={"mosque": "m7", "scoring_tile": "palace"}, red={"scrolls": 1})

    changed = act(table)

    assert len(table.told("courtier_placed")) == 1
    assert changed["yellow.courtiers.faith"] == 1  # worth most to him on its eighth space
    assert len(table.told("wall_built")) == 1
    assert changed["yellow.mosque"] == "m10"


@pytest.mark.rule("MERV-SOLO-57")
def test_without_servant_or_piece_the_courtier_and_the_wall_of_the_mosque_are_lost() -> None:
    every_slot = " ".join(f"{side}{number}" for side in "nesw" for number in range(1, 6))
    table = about_to("mosque", 2, walls=every_slot, yellow={"mosque": "m7", "servants": 0})

    assert act(table) == {"yellow.mosque": "m9", "yellow.points.mosque": 5}
