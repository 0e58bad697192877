"""What the magistrate's six actions do, his soldiers, tracks and walls, and how he fares in the other phases."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any, NamedTuple

import pytest

from caravansary.games.merv.pieces import CONTRACTS
from tests.games.merv.position import BLUE, MAGISTRATE, RED, YELLOW, Table
from tests.games.merv.solo_position import (
    about_to,
    act,
    facts,
    is_used_up,
    log,
    magistrate_turn,
    solo_cards,
    solo_position,
    story,
)


# --- caravansary: which card ------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-23")
@pytest.mark.parametrize(
    ("cards", "queue", "position"),
    [
        ("", "pepper cinnamon ginger juniper", 1),  # one more point each: nearest to the front
        ("", "juniper juniper pepper cinnamon", 1),
        ("cinnamon", "cinnamon cinnamon ginger pepper", 3),  # a second kind: 3 instead of 1
        ("cinnamon", "cinnamon cinnamon cinnamon cinnamon cinnamon pepper", 6),
        ("cinnamon cinnamon", "cinnamon juniper ginger", 2),
        ("cinnamon cinnamon ginger", "cinnamon ginger ginger juniper pepper", 4),  # a third kind
        ("cinnamon cinnamon ginger", "cinnamon ginger cinnamon", 2),  # no third kind: a second pair of kinds
        ("cinnamon ginger juniper", "cinnamon ginger juniper pepper", 4),  # the fourth kind
        ("cinnamon ginger juniper", "juniper cinnamon ginger", 1),
        ("cinnamon cinnamon ginger ginger juniper", "ginger cinnamon juniper cinnamon", 3),
        ("cinnamon cinnamon ginger ginger juniper", "ginger cinnamon juniper pepper", 4),
        ("cinnamon ginger juniper pepper", "pepper ginger juniper cinnamon", 1),
        ("cinnamon cinnamon ginger ginger juniper juniper pepper", "cinnamon ginger juniper pepper", 4),
        ("pepper pepper pepper ginger juniper", "pepper juniper ginger", 2),
        ("pepper pepper pepper ginger", "ginger juniper ginger cinnamon", 2),
    ],
)
def test_he_takes_the_card_that_is_worth_most_in_sets(cards: str, queue: str, position: int) -> None:
    table = about_to("caravansary", yellow={"cards": cards}, queue=queue, deck="")
    on_the_queue = queue.split()
    taken = on_the_queue.pop(position - 1)

    act(table)

    assert sorted(table.player(MAGISTRATE).cards.split()) == sorted([*cards.split(), taken])
    assert table.queue == " ".join(on_the_queue)
    assert [event.args["position"] for event in table.told("card_taken")] == [position]


@pytest.mark.rule("MERV-SOLO-23")
def test_he_needs_no_camel_for_a_card_at_the_back_and_pays_nothing() -> None:
    table = about_to(
        "caravansary",
        yellow={"cards": "cinnamon ginger juniper"},
        queue="cinnamon* cinnamon* cinnamon cinnamon ginger ginger juniper pepper",
        deck="",
    )

    changed = act(table)

    assert changed == {
        "yellow.spices.pepper": 1,  # the fourth kind without any influence
        "caravan.queue": "cinnamon* cinnamon* cinnamon cinnamon ginger ginger juniper",
    }


@pytest.mark.rule("MERV-SOLO-23")
def test_he_gains_the_camels_on_the_cards_that_he_takes() -> None:
    table = about_to(
        "caravansary",
        3,
        yellow={"cards": "cinnamon", "camels": 1},
        queue="cinnamon* ginger* juniper* cinnamon* pepper cinnamon",
        deck="",
    )

    changed = act(table)

    assert changed == {
        "yellow.spices.ginger": 1,
        "yellow.spices.juniper": 1,
        "yellow.spices.pepper": 1,
        "yellow.camels": 3,
        "caravan.queue": "cinnamon* cinnamon* cinnamon",
    }
    assert [event.args["camels"] for event in table.told("card_taken")] == [1, 1, 0]


# --- caravansary: refill ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-24")
def test_the_queue_is_refilled_only_after_all_his_cards() -> None:
    table = about_to("caravansary", 2, deck="pepper ginger juniper ginger")

    changed = act(table)

    assert changed == {
        "yellow.spices.cinnamon": 2,
        "yellow.points.pairs": 3,
        "caravan.queue": "cinnamon cinnamon cinnamon cinnamon cinnamon cinnamon pepper ginger",
        "caravan.deck": 2,
    }
    assert log(table)[4:] == ["card_taken", "card_taken", "cards_revealed", "pair_completed", "points_scored"]


@pytest.mark.rule("MERV-SOLO-24")
def test_with_a_short_deck_the_queue_stays_short() -> None:
    table = about_to("caravansary", 3, deck="pepper")

    changed = act(table)

    assert changed["caravan.queue"] == "cinnamon cinnamon cinnamon cinnamon cinnamon pepper"
    assert changed["caravan.deck"] == 0


@pytest.mark.rule("MERV-SOLO-24", "MERV-SOLO-26")
@pytest.mark.parametrize("n", [3, 4, 5])
def test_he_takes_what_there_is_and_the_card_leaves_the_game_with_the_last_one(n: int) -> None:
    table = about_to("caravansary", n, queue="ginger* juniper pepper", deck="")

    changed = act(table)

    assert changed == {
        "yellow.spices.ginger": 1,
        "yellow.spices.juniper": 1,
        "yellow.spices.pepper": 1,
        "yellow.camels": 1,
        "caravan.queue": "",
        "solo.removed": "caravansary",
    }
    assert solo_cards(table)["open"] == ""


@pytest.mark.rule("MERV-SOLO-26")
@pytest.mark.parametrize(("queue", "deck"), [("ginger juniper pepper", ""), ("ginger juniper", "pepper")])
def test_the_caravansary_card_stays_while_a_caravan_card_lies_there(queue: str, deck: str) -> None:
    table = about_to("caravansary", 2, queue=queue, deck=deck)

    changed = act(table)

    assert "solo.removed" not in changed
    assert changed["caravan.queue"] == "pepper"
    assert solo_cards(table)["open"] == "caravansary"


# --- caravansary: pairs -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-25")
@pytest.mark.parametrize(
    ("spice", "boon"),
    [
        ("cinnamon", {"yellow.points.pairs": 3}),
        ("pepper", {"yellow.points.pairs": 3}),
        ("juniper", {"yellow.favour": 1}),
        ("ginger", {"r2c1": "blue !yellow", "yellow.servants": 7, "yellow.influence": 2}),
    ],
)
@pytest.mark.parametrize("owned", [0, 1, 2, 3])
def test_every_second_card_of_a_spice_gives_its_boon(spice: str, boon: dict[str, Any], owned: int) -> None:
    below = "ginger" if spice == "cinnamon" else "cinnamon"
    table = about_to(
        "caravansary", city={"r2c1": "blue"}, yellow={"cards": f"{spice} " * owned}, queue=spice, deck=below
    )

    changed = act(table)

    cards = {f"yellow.spices.{spice}": owned + 1, "caravan.queue": below, "caravan.deck": 0}
    assert changed == cards | (boon if owned % 2 else {})


@pytest.mark.rule("MERV-SOLO-25")
def test_pairs_give_their_boons_in_the_order_completed_after_the_refill() -> None:
    table = about_to(
        "caravansary",
        4,
        yellow={"cards": "cinnamon ginger juniper pepper"},
        queue="pepper juniper ginger cinnamon cinnamon",
        deck="ginger",
    )

    changed = act(table)

    assert changed == {
        "yellow.spices.cinnamon": 2,
        "yellow.spices.ginger": 2,
        "yellow.spices.juniper": 2,
        "yellow.spices.pepper": 2,
        "yellow.points.pairs": 6,
        "yellow.favour": 1,
        "yellow.influence": 1,
        "yellow.servants": 7,
        "r1c5": "yellow !yellow",
        "caravan.queue": "cinnamon ginger",
        "caravan.deck": 0,
    }
    assert story(table)[8:] == [
        ("cards_revealed", "MERV-CARAVAN-10", {"spice": ["ginger"]}),
        ("pair_completed", "MERV-SOLO-25", {"spice": "pepper"}),
        ("points_scored", "MERV-SOLO-25", {"n": 3, "source": "pairs", "total": 3}),
        ("pair_completed", "MERV-SOLO-25", {"spice": "juniper"}),
        ("favour_gained", "MERV-SOLO-25", {"favour": 1}),
        ("pair_completed", "MERV-SOLO-25", {"spice": "ginger"}),
        ("soldier_deployed", "MERV-SOLDIER-1", {"cell": "r1c5", "owner": table.who(MAGISTRATE)}),
        ("influence_gained", "MERV-SOLDIER-2", {"influence": 1}),
        ("pair_completed", "MERV-SOLO-25", {"spice": "cinnamon"}),
        ("points_scored", "MERV-SOLO-25", {"n": 3, "source": "pairs", "total": 6}),
    ]


@pytest.mark.rule("MERV-SOLO-25")
def test_two_pairs_of_one_spice_give_the_boon_twice() -> None:
    table = about_to("caravansary", 4, queue="juniper juniper juniper juniper juniper", deck="")

    changed = act(table)

    assert changed == {"yellow.spices.juniper": 4, "yellow.favour": 2, "caravan.queue": "juniper"}


# --- palace -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-27")
@pytest.mark.parametrize(("n", "courtiers"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_up_to_three_actions_are_one_courtier_and_more_are_two(n: int, courtiers: int) -> None:
    table = about_to("palace", n, yellow={"scrolls": 1})

    changed = act(table)

    assert changed == {
        "yellow.courtiers.knowledge": courtiers,
        "yellow.servants": 8 - courtiers,
        "yellow.favour": 1,
    }


@pytest.mark.rule("MERV-SOLO-28")
@pytest.mark.parametrize(
    ("magistrate", "human", "hall"),
    [
        ({}, {}, "knowledge"),
        ({"scrolls": 1}, {"rare": 5}, "knowledge"),
        ({"cards": "ginger"}, {"scrolls": 5}, "spice"),
        ({"common": 1}, {"scrolls": 5}, "trade"),
        ({"rare": 1}, {"scrolls": 5}, "trade"),
        ({"mosque": "m1-2"}, {"scrolls": 5}, "faith"),
        ({"scrolls": 1, "cards": "ginger ginger"}, {}, "spice"),
        ({"cards": "ginger pepper", "common": 2, "rare": 1, "scrolls": 2}, {}, "trade"),
        ({"cards": "ginger pepper", "common": 1, "common_tied": 1, "rare": 2, "rare_tied": 2}, {}, "trade"),
        ({"mosque": "m3-b", "common": 1, "rare": 1}, {}, "faith"),
        ({"scrolls": 4, "scrolls_tied": 4, "mosque": "m3-b"}, {}, "knowledge"),
        ({}, {"cards": "ginger"}, "spice"),  # worth nothing to him: what the human would score most for
        ({}, {"common": 1}, "trade"),
        ({}, {"rare": 1, "scrolls": 1}, "knowledge"),
        ({}, {"mosque": "m1-1"}, "faith"),
        ({"cards": "ginger", "rare": 1}, {"scrolls": 4, "rare": 1}, "trade"),
        ({"cards": "ginger", "rare": 1}, {"scrolls": 4}, "spice"),  # leftmost
        ({"common": 1, "mosque": "m1-1"}, {"rare": 2, "mosque": "m2-2"}, "trade"),
        ({"scrolls": 1, "cards": "ginger"}, {"scrolls": 2, "cards": "ginger ginger"}, "knowledge"),
    ],
)
def test_a_courtier_goes_to_the_hall_worth_most_to_him_then_to_the_human(
    magistrate: dict[str, Any], human: dict[str, Any], hall: str
) -> None:
    table = about_to("palace", yellow=magistrate, red=human)

    changed = act(table)

    assert changed == {f"yellow.courtiers.{hall}": 1, "yellow.servants": 7, "yellow.favour": 1}


@pytest.mark.rule("MERV-SOLO-28")
@pytest.mark.parametrize(
    ("there", "first", "second"),
    [
        ("", "trade", "trade"),
        ("trade", "trade", "trade"),
        ("trade trade", "trade", "faith"),
        ("trade trade trade", "faith", "faith"),
        ("trade trade faith faith faith", "trade", "knowledge"),
        ("trade trade trade faith faith faith knowledge knowledge knowledge", "spice", "spice"),
    ],
)
def test_a_full_hall_is_passed_over_for_the_next_best(there: str, first: str, second: str) -> None:
    things = {"common": 2, "rare": 1, "mosque": "m2-1"}
    table = about_to("palace", 4, yellow=things, red={"courtiers": there, "servants": 0})

    act(table)

    assert sorted(table.player(MAGISTRATE).courtiers.split()) == sorted([first, second])
    assert [event.args["hall"] for event in table.told("courtier_placed")] == [first, second]


@pytest.mark.rule("MERV-SOLO-29")
@pytest.mark.parametrize(
    ("there", "favour"),
    [
        ({}, 1),
        ({"red": {"courtiers": "knowledge"}}, 0),
        ({"red": {"courtiers": "spice trade faith"}}, 1),
        ({"yellow": {"courtiers": "knowledge"}}, 0),
    ],
)
def test_the_first_courtier_of_a_hall_gives_him_favour(there: dict[str, Any], favour: int) -> None:
    table = about_to("palace", **there)

    act(table)

    assert table.player(MAGISTRATE).courtiers.split()[-1] == "knowledge"
    assert table.player(MAGISTRATE).favour == favour
    assert table.player(RED).favour == 0


@pytest.mark.rule("MERV-SOLO-29")
@pytest.mark.parametrize(("there", "favour"), [("knowledge knowledge", 1), ("knowledge knowledge spice", 0)])
def test_the_favour_of_a_hall_can_come_with_his_second_courtier(there: str, favour: int) -> None:
    table = about_to("palace", 5, yellow={"scrolls": 3, "cards": "ginger"}, red={"courtiers": there})

    changed = act(table)

    assert changed == {
        "yellow.courtiers.knowledge": 1,
        "yellow.courtiers.spice": 1,
        "yellow.servants": 6,
    } | ({"yellow.favour": 1} if favour else {})


@pytest.mark.rule("MERV-SOLO-29")
@pytest.mark.parametrize(("servants", "placed"), [(0, 0), (1, 1), (2, 2)])
def test_without_a_servant_no_courtier_is_placed(servants: int, placed: int) -> None:
    table = about_to("palace", 4, yellow={"servants": servants})

    act(table)

    assert table.player(MAGISTRATE).servants == servants - placed
    assert len(table.player(MAGISTRATE).courtiers.split()) == placed
    assert table.player(MAGISTRATE).favour == min(placed, 1)


@pytest.mark.rule("MERV-SOLO-29")
@pytest.mark.parametrize("free", [0, 1])
def test_without_space_no_courtier_is_placed(free: int) -> None:
    there = "knowledge " * 3 + "spice " * 3 + "trade " * 3 + "faith " * (3 - free)
    table = about_to("palace", 4, red={"courtiers": there, "servants": 0})

    changed = act(table)

    assert changed == ({"yellow.courtiers.faith": 1, "yellow.servants": 7} if free else {})


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
    scrolls = {"yellow.scrolls": owned + gained, "supply.scrolls": left - gained} if gained else {}
    assert changed == scrolls | removed


@pytest.mark.rule("MERV-SOLO-30")
@pytest.mark.parametrize(
    ("owned", "n", "levels"),
    [
        (0, 1, ""),
        (0, 2, "b1"),
        (1, 1, "b1"),
        (2, 1, ""),
        (1, 2, "b1"),
        (2, 2, "b2"),
        (3, 1, "b2"),
        (4, 1, ""),
        (4, 2, "b3"),
        (5, 1, "b3"),
        (6, 1, ""),
        (7, 1, "b4"),
        (8, 2, ""),
        (1, 3, "b1 b2"),
        (1, 5, "b1 b2 b3"),
        (3, 5, "b2 b3 b4"),
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

    assert changed == {"yellow.scrolls": 2, "supply.scrolls": 30, "yellow.breakthroughs": tile}


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
        assert changed == {"yellow.scrolls": 4, "supply.scrolls": 24, "yellow.points.breakthrough": 3}

    assert sorted(found) == left
    with pytest.raises(ValueError, match=f"below {len(left)} "):
        act(about_to("library", yellow={"scrolls": 3}, red={"tiles": taken}, chance=[len(left)]))


@pytest.mark.rule("MERV-SOLO-33")
def test_the_third_breakthrough_establishes_a_post_and_gains_a_common_good_in_an_inner_city() -> None:
    table = about_to("library", yellow={"scrolls": 5})

    changed = act(table)

    assert changed == {
        "yellow.scrolls": 6,
        "supply.scrolls": 26,
        "yellow.breakthroughs": "b3-post",
        "yellow.posts": "rayy",
        "yellow.discs": 6,
        "yellow.camels": 1,
        "city_camels": "samarkand balkh nishapur",
        "yellow.common": 1,
        "supply.common": 23,
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

    assert changed == {
        "yellow.scrolls": 6,
        "supply.scrolls": 26,
        "yellow.breakthroughs": "b3-post",
        "yellow.posts": f"{inner} {outer}",
        "yellow.discs": 5,
        "yellow.favour": 1,
        "yellow.rare": 1,
        "supply.rare": 23,
    }


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
        "supply.scrolls": 26,
        "yellow.breakthroughs": "b3-mosque",
        "yellow.mosque": "m7",
        "yellow.points.mosque": 2,
        "yellow.favour": 1,
    }


@pytest.mark.rule("MERV-SOLO-33", "MERV-SOLO-63")
def test_without_a_disc_the_third_breakthrough_gives_no_good_but_contracts() -> None:
    posts = "rayy samarkand balkh nishapur baghdad kashgar"
    things = {"scrolls": 5, "posts": posts, "mosque": "m1-1", "rare": 1, "scrolls_tied": 3}
    table = about_to("library", yellow=things)

    changed = act(table)

    assert changed == {
        "yellow.scrolls": 6,
        "supply.scrolls": 26,
        "yellow.breakthroughs": "b3-post",
        "yellow.contracts": "k1f-1",
        "contracts.k1f": "k1f-2 k1f-3",
        "yellow.scrolls_committed": 5,
        "yellow.rare_committed": 1,
        "yellow.points.contracts": 6,
        "yellow.favour": 1,
    }


@pytest.mark.rule("MERV-SOLO-34")
@pytest.mark.parametrize("taken", ["", "b4-2favour", "b4-2soldiers", "b4-favoursoldier"])
def test_the_fourth_breakthrough_is_worth_eight_points(taken: str) -> None:
    table = about_to("library", yellow={"scrolls": 7}, red={"tiles": taken})

    changed = act(table)

    assert changed == {
        "yellow.scrolls": 8,
        "supply.scrolls": 24,
        "yellow.breakthroughs": "b4-8points",
        "yellow.points.breakthrough": 8,
        "solo.removed": "library",
    }


@pytest.mark.rule("MERV-SOLO-34")
def test_without_the_eight_points_the_fourth_breakthrough_is_two_favour() -> None:
    table = about_to("library", yellow={"scrolls": 7, "favour": 2}, red={"tiles": "b4-8points"})

    changed = act(table)

    assert changed == {
        "yellow.scrolls": 8,
        "supply.scrolls": 24,
        "yellow.breakthroughs": "b4-2favour",
        "yellow.favour": 4,
        "yellow.points.favour_track": 1,
        "solo.removed": "library",
    }
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


# --- marketplace: posts -----------------------------------------------------------------------------------------------
ALL_INNER = "rayy samarkand balkh nishapur"


@pytest.mark.rule("MERV-SOLO-36")
@pytest.mark.parametrize(
    ("own", "human", "city"),
    [
        ("", "", "rayy"),
        ("", "rayy", "samarkand"),  # a city without any post first
        ("", "samarkand", "rayy"),
        ("", "rayy samarkand", "balkh"),
        ("", "rayy samarkand balkh", "nishapur"),
        ("", ALL_INNER, "rayy"),
        ("", "rayy samarkand nishapur", "balkh"),
        ("rayy", "", "baghdad"),  # an outer city before an inner one
        ("samarkand", "", "kashgar"),
        ("balkh", "", "peshawar"),
        ("nishapur", "", "basra"),
        ("rayy", "rayy baghdad", "baghdad"),  # even one with a post
        ("rayy samarkand", "", "baghdad"),
        ("samarkand balkh", "", "kashgar"),
        ("balkh nishapur", "", "peshawar"),  # south-east before south-west
        ("rayy nishapur", "rayy baghdad", "basra"),
        (ALL_INNER, "rayy samarkand baghdad kashgar", "peshawar"),
        (ALL_INNER, "rayy samarkand balkh baghdad kashgar peshawar", "basra"),
        ("samarkand nishapur", "samarkand kashgar nishapur basra", "kashgar"),
        ("rayy baghdad", "", "samarkand"),
        ("rayy baghdad", "samarkand", "balkh"),
        ("rayy baghdad", "samarkand balkh nishapur", "samarkand"),
        ("rayy baghdad samarkand kashgar", "balkh", "nishapur"),
        ("balkh peshawar", "", "rayy"),
        (f"{ALL_INNER} baghdad kashgar", "", "peshawar"),
    ],
)
@pytest.mark.parametrize("n", [1, 4])
def test_he_establishes_one_post_outer_before_inner_free_before_shared_clockwise(
    own: str, human: str, city: str, n: int
) -> None:
    table = about_to("marketplace", n, yellow={"posts": own}, red={"posts": human})

    act(table)

    assert set(table.player(MAGISTRATE).posts.split()) == {*own.split(), city}
    assert table.player(MAGISTRATE).discs == 7 - len(own.split()) - 1
    assert [event.args["city"] for event in table.told("post_established")] == [city]


@pytest.mark.rule("MERV-SOLO-63")
@pytest.mark.parametrize(
    ("own", "human", "camels", "favour"),
    [
        ("", "", 1, 0),
        ("", ALL_INNER, 0, 0),
        ("rayy", "", 0, 1),
        ("rayy", "rayy baghdad", 0, 0),
        ("rayy baghdad", "", 1, 0),
    ],
)
def test_the_first_post_in_a_city_gives_him_its_camel_or_favour(own: str, human: str, camels: int, favour: int) -> None:
    table = about_to("marketplace", yellow={"posts": own}, red={"posts": human})
    lying = len(facts(table)["city_camels"].split())

    act(table)

    assert table.player(MAGISTRATE).camels == camels
    assert table.player(MAGISTRATE).favour == favour
    assert len(facts(table)["city_camels"].split()) == lying - camels


@pytest.mark.rule("MERV-SOLO-63", "MERV-SOLO-37")
def test_without_a_disc_he_establishes_no_post_but_gains_goods() -> None:
    posts = "rayy samarkand balkh nishapur baghdad kashgar"
    things = {"posts": posts, "mosque": "m1-1"}
    table = about_to("marketplace", yellow=things, contracts="", red={"contracts": " ".join(CONTRACTS)})

    changed = act(table)

    assert changed == {"yellow.common": 4, "supply.common": 20, "yellow.rare": 2, "supply.rare": 22}


@pytest.mark.rule("MERV-SOLO-63", "MERV-SOLO-37")
def test_without_an_allowed_city_he_establishes_no_post() -> None:
    everywhere = f"{ALL_INNER} baghdad kashgar peshawar basra"
    table = about_to("marketplace", yellow={"posts": everywhere}, red={"contracts": " ".join(CONTRACTS)})
    table.player(MAGISTRATE).piece.discs = 1

    changed = act(table)

    assert changed == {"yellow.common": 4, "supply.common": 20, "yellow.rare": 4, "supply.rare": 20}


# --- marketplace: goods -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-37")
@pytest.mark.parametrize(
    ("own", "common", "rare"),
    [
        ("", 1, 0),
        ("rayy", 1, 1),
        ("rayy baghdad", 2, 1),
        ("rayy samarkand baghdad", 2, 2),
        (f"{ALL_INNER} baghdad", 4, 2),
        (f"{ALL_INNER} baghdad kashgar", 4, 3),
    ],
)
@pytest.mark.parametrize("n", [1, 2, 5])
def test_every_post_the_new_one_included_gives_a_good(own: str, common: int, rare: int, n: int) -> None:
    table = about_to(
        "marketplace", n, yellow={"posts": own, "common": 2, "rare": 1}, red={"contracts": " ".join(CONTRACTS)}
    )

    act(table)

    magistrate = table.player(MAGISTRATE)
    assert (magistrate.common, magistrate.rare) == (2 + common, 1 + rare)
    assert (table.state.common_left, table.state.rare_left) == (22 - common, 23 - rare)


@pytest.mark.rule("MERV-SOLO-37")
@pytest.mark.parametrize(("common", "rare"), [(0, 0), (1, 0), (0, 1), (2, 2), (1, 9), (9, 1)])
def test_goods_are_gained_as_far_as_the_supplies_last(common: int, rare: int) -> None:
    table = about_to(
        "marketplace",
        yellow={"posts": "rayy samarkand baghdad"},
        red={"contracts": " ".join(CONTRACTS), "common": 24 - common, "rare": 24 - rare},
    )

    act(table)

    magistrate = table.player(MAGISTRATE)
    assert (magistrate.common, magistrate.rare) == (min(common, 2), min(rare, 2))
    assert (table.state.common_left, table.state.rare_left) == (max(common - 2, 0), max(rare - 2, 0))


@pytest.mark.rule("MERV-SOLO-38")
def test_he_never_buys_goods_and_sends_no_camel_on_a_route() -> None:
    table = about_to(
        "marketplace",
        5,
        yellow={"posts": "rayy", "camels": 3},
        red={"contracts": " ".join(CONTRACTS)},
        queue="ginger* juniper pepper",
        path_camels="",
    )

    changed = act(table)

    assert changed == {
        "yellow.posts": "rayy baghdad",
        "yellow.discs": 5,
        "yellow.favour": 1,
        "yellow.common": 1,
        "supply.common": 23,
        "yellow.rare": 1,
        "supply.rare": 23,
    }


# --- marketplace: contracts -------------------------------------------------------------------------------------------
class Contract(NamedTuple):
    """What a contract asks of the magistrate, and gives."""

    name: str
    points: int
    scrolls: int
    common: int
    rare: int
    any: int


PRINTED = [
    Contract("k1f-1", 6, 2, 0, 0, 1),
    Contract("k1f-2", 5, 1, 1, 0, 0),
    Contract("k1f-3", 4, 1, 0, 0, 1),
    Contract("k1s-1", 6, 1, 2, 0, 0),
    Contract("k1s-2", 5, 0, 2, 0, 0),
    Contract("k1s-3", 4, 0, 0, 0, 2),
    Contract("k2f-1", 10, 2, 1, 1, 0),
    Contract("k2f-2", 8, 1, 0, 1, 1),
    Contract("k2f-3", 6, 1, 0, 1, 0),
    Contract("k2s-1", 10, 1, 2, 1, 0),
    Contract("k2s-2", 8, 0, 2, 1, 0),
    Contract("k2s-3", 6, 0, 1, 1, 0),
    Contract("k3f-1", 15, 3, 0, 2, 0),
    Contract("k3f-2", 12, 2, 0, 2, 0),
    Contract("k3f-3", 9, 2, 0, 1, 1),
    Contract("k3s-1", 15, 1, 2, 2, 0),
    Contract("k3s-2", 12, 0, 2, 2, 0),
    Contract("k3s-3", 9, 0, 0, 2, 1),
]
NAMES = [contract.name for contract in PRINTED]


def trading(*open_contracts: str, **yellow: Any) -> Table:
    """He has no disc and no post, so that his marketplace action is contracts only; no others are open than these.

    The red player has the contracts above the open ones and all of the stacks without an open one.
    """
    gone = []
    for stack in ("k1f", "k1s", "k2f", "k2s", "k3f", "k3s"):
        shown = [int(name[-1]) for name in open_contracts if name.startswith(stack)]
        gone += [f"{stack}-{number}" for number in (1, 2, 3) if number < (shown[0] if shown else 4)]
    table = about_to("marketplace", yellow=yellow, red={"contracts": " ".join(gone)})
    table.player(MAGISTRATE).piece.discs = 0
    return table


def fulfilled(table: Table) -> list[str]:
    return [event.args["contract"] for event in table.told("contract_fulfilled")]


@pytest.mark.rule("MERV-SOLO-39", "MERV-SOLO-64")
@pytest.mark.parametrize("contract", PRINTED, ids=NAMES)
def test_he_fulfils_a_contract_without_cube_or_influence(contract: Contract) -> None:
    name, points, scrolls, common, rare, any_good = contract
    table = trading(name, scrolls=scrolls, common=common + any_good, rare=rare)

    changed = act(table)

    soldier = {"r5c5": "yellow !yellow", "yellow.servants": 7, "yellow.influence": 1}
    committed = {
        "yellow.scrolls_committed": scrolls,
        "yellow.common_committed": common + any_good,
        "yellow.rare_committed": rare,
    }
    stack, number = name.split("-")
    below = " ".join(f"{stack}-{one}" for one in range(int(number) + 1, 4))
    expected: dict[str, Any] = {place: count for place, count in committed.items() if count}
    expected |= {"yellow.contracts": name, "yellow.points.contracts": points, f"contracts.{stack}": below}
    expected |= {"yellow.favour": 1} if stack.endswith("f") else soldier
    assert changed == expected


@pytest.mark.rule("MERV-SOLO-39")
@pytest.mark.parametrize(
    ("contract", "short"),
    [(contract, what) for contract in PRINTED for what in contract._fields[2:] if getattr(contract, what)],
)
def test_he_fulfils_no_contract_that_he_lacks_a_scroll_or_good_for(contract: Contract, short: str) -> None:
    name, _, scrolls, common, rare, any_good = contract
    plenty = {"scrolls": scrolls + 3, "common": common + any_good + 3, "rare": rare + 3}
    missing = {
        "scrolls": {"scrolls": scrolls - 1},
        "common": {"common": common - 1},
        "rare": {"rare": rare - 1},
        "any": {"common": common, "rare": rare + any_good - 1},
    }[short]
    table = trading(name, **(plenty | missing))

    assert act(table) == {}
    assert fulfilled(table) == []


@pytest.mark.rule("MERV-SOLO-39")
def test_committed_scrolls_and_goods_cannot_be_used_again() -> None:
    holdings = {"scrolls": 3, "common": 2, "rare": 2}
    for tied in ({"scrolls_tied": 1}, {"rare_tied": 1}):
        assert act(trading("k3f-1", **(holdings | tied))) == {}
    assert act(trading("k2s-2", common=2, rare=2, common_tied=1)) == {}
    assert act(trading("k1s-3", common=2, rare=1, common_tied=1, rare_tied=1)) == {}

    table = trading("k3f-1", scrolls=5, scrolls_tied=2, rare=3, rare_tied=1)
    act(table)

    assert fulfilled(table) == ["k3f-1"]
    assert (table.player(MAGISTRATE).piece.scrolls_tied, table.player(MAGISTRATE).piece.rare_tied) == (5, 3)


@pytest.mark.rule("MERV-SOLO-39")
@pytest.mark.parametrize(
    ("contracts", "holdings", "expected"),
    [
        ("k1f-1 k3f-1", {"scrolls": 3, "rare": 2}, "k3f-1"),  # most points
        ("k1s-2 k1f-1", {"scrolls": 2, "common": 2}, "k1f-1"),
        ("k1s-3 k2f-2 k1f-2", {"scrolls": 1, "common": 1, "rare": 1}, "k2f-2"),
        ("k3f-1 k3s-1", {"scrolls": 3, "common": 2, "rare": 2}, "k3s-1"),  # the same points: a soldier
        ("k2f-1 k2s-1", {"scrolls": 2, "common": 2, "rare": 1}, "k2s-1"),
        ("k2f-3 k1s-1", {"scrolls": 1, "common": 2, "rare": 1}, "k1s-1"),
        ("k1s-1 k2s-3", {"scrolls": 1, "common": 2, "rare": 1}, "k2s-3"),  # two soldiers: the higher level
        ("k1f-1 k2f-3", {"scrolls": 2, "rare": 1}, "k2f-3"),
        ("k1f-1 k2f-3 k1s-1 k2s-3", {"scrolls": 2, "common": 2, "rare": 1}, "k2s-3 k1f-1"),
    ],
)
def test_of_several_contracts_he_takes_most_points_then_a_soldier_then_the_higher_level(
    contracts: str, holdings: dict[str, int], expected: str
) -> None:
    table = trading(*contracts.split(), **holdings)

    act(table)

    assert fulfilled(table)[: len(expected.split())] == expected.split()


@pytest.mark.rule("MERV-SOLO-39")
def test_he_goes_on_until_no_contract_is_possible_and_sees_the_cards_below_at_once() -> None:
    table = trading("k1s-2", "k2f-2", scrolls=1, common=4, rare=2)

    changed = act(table)

    assert fulfilled(table) == ["k2f-2", "k1s-2", "k1s-3"]
    assert changed == {
        "yellow.contracts": "k1s-2 k1s-3 k2f-2",
        "contracts.k1s": "",
        "contracts.k2f": "k2f-3",
        "yellow.scrolls_committed": 1,
        "yellow.common_committed": 4,
        "yellow.rare_committed": 2,
        "yellow.points.contracts": 17,
        "yellow.favour": 1,
        "yellow.influence": 1,
        "yellow.servants": 7,
        "r5c5": "yellow !yellow",
    }


@pytest.mark.rule("MERV-SOLO-39", "MERV-SOLO-37")
def test_goods_gained_in_the_action_serve_its_contracts() -> None:
    table = about_to("marketplace", yellow={"posts": "rayy", "scrolls": 2})

    changed = act(table)

    assert fulfilled(table) == ["k2f-1"]  # with the common good of Rayy and the rare one of Baghdad
    assert changed["yellow.posts"] == "rayy baghdad"
    assert changed["yellow.favour"] == 2
    assert story(table)[4:] == [
        ("post_established", "MERV-MARKET-2", {"city": "baghdad"}),
        ("favour_gained", "MERV-MARKET-6", {"favour": 1}),
        ("good_gained", "MERV-SOLO-37", {"good": "common"}),
        ("good_gained", "MERV-SOLO-37", {"good": "rare"}),
        ("contract_fulfilled", "MERV-CONTRACT-3", {"contract": "k2f-1"}),
        ("points_scored", "MERV-CONTRACT-6", {"n": 10, "source": "contracts", "total": 10}),
        ("favour_gained", "MERV-SOLO-39", {"favour": 2}),
    ]


@pytest.mark.rule("MERV-SOLO-65")
@pytest.mark.parametrize(
    ("name", "holdings", "common_used", "rare_used"),
    [
        ("k1s-3", {"common": 2, "rare": 2}, 2, 0),
        ("k1s-3", {"common": 3, "rare": 2}, 2, 0),
        ("k1s-3", {"common": 1, "rare": 2}, 1, 1),
        ("k1s-3", {"common": 0, "rare": 3}, 0, 2),
        ("k1s-3", {"common": 2, "common_tied": 1, "rare": 2}, 1, 1),
        ("k1s-3", {"common": 2, "common_tied": 2, "rare": 2}, 0, 2),
        ("k1f-3", {"scrolls": 1, "common": 1, "rare": 1}, 1, 0),
        ("k1f-3", {"scrolls": 1, "rare": 1}, 0, 1),
        ("k2f-2", {"scrolls": 1, "common": 1, "rare": 3}, 1, 1),
        ("k2f-2", {"scrolls": 1, "rare": 2}, 0, 2),
        ("k3f-3", {"scrolls": 2, "common": 1, "rare": 1}, 1, 1),
        ("k3f-3", {"scrolls": 2, "rare": 3}, 0, 2),
        ("k3s-3", {"common": 4, "rare": 3}, 1, 2),
        ("k3s-3", {"rare": 3}, 0, 3),
    ],
)
def test_any_good_is_a_common_one_before_a_rare_one(
    name: str, holdings: dict[str, int], common_used: int, rare_used: int
) -> None:
    table = trading(name, **holdings)

    act(table)

    piece = table.player(MAGISTRATE).piece
    assert fulfilled(table) == [name]
    assert piece.common_tied == holdings.get("common_tied", 0) + common_used
    assert piece.rare_tied == rare_used
    assert (piece.common, piece.rare) == (holdings.get("common", 0), holdings["rare"])


@pytest.mark.rule("MERV-SOLO-40")
@pytest.mark.parametrize("card", ["caravansary", "palace", "library", "mosque", "wall"])
def test_he_fulfils_contracts_in_no_other_action(card: str) -> None:
    table = about_to(card, 2, yellow={"scrolls": 6, "common": 4, "rare": 4})

    act(table)

    assert fulfilled(table) == []
    assert table.player(MAGISTRATE).contracts == ""


@pytest.mark.rule("MERV-SOLO-40")
@pytest.mark.parametrize("side", ["A", "B"])
def test_he_fulfils_no_contract_at_the_camel_market(side: str) -> None:
    things = {"scrolls": 6, "common": 4, "rare": 4, "camels": 1, "servants": 0}
    table = solo_position(city={"r5c3": "palace-tan", "r1c3": "yellow"}, side=side, solo_deck="palace", yellow=things)

    magistrate_turn(table)

    assert len(table.told("camel_traded")) == 1
    assert fulfilled(table) == []


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
        (None, 1, "m1-1"),
        (None, 2, "m2-1"),
        (None, 5, "m5"),
        ("m1-2", 1, "m2-2"),
        ("m1-3", 1, "m2-3"),
        ("m1-4", 1, "m2-4"),
        ("m2-1", 1, "m3-a"),
        ("m2-2", 1, "m3-a"),
        ("m2-3", 1, "m3-b"),
        ("m2-4", 1, "m3-b"),
        ("m3-a", 1, "m4-a"),
        ("m3-b", 1, "m4-b"),
        ("m3-b", 2, "m5"),
        ("m4-a", 3, "m7"),
        ("m7", 2, "m9"),
        ("m7", 3, "m10"),
        ("m7", 5, "m10"),
        ("m9", 5, "m10"),
        ("m10", 3, "m10"),
    ],
)
def test_he_takes_one_step_per_action_up_to_the_last_space(start: str | None, n: int, end: str) -> None:
    table = about_to("mosque", n, yellow={"mosque": start} if start else {}, solo_deck="mosque", chance=[0])

    act(table)

    assert table.player(MAGISTRATE).mosque == end


@pytest.mark.rule("MERV-SOLO-41")
def test_without_a_disc_he_cannot_enter_the_mosque() -> None:
    posts = "rayy samarkand balkh nishapur baghdad kashgar peshawar"
    table = about_to("mosque", 2, yellow={"posts": posts})

    assert act(table) == {}


@pytest.mark.rule("MERV-SOLO-41")
def test_on_the_track_he_needs_no_further_disc() -> None:
    table = about_to("mosque", yellow={"posts": "rayy samarkand balkh nishapur baghdad kashgar", "mosque": "m2-1"})

    assert act(table) == {"yellow.mosque": "m3-a", "yellow.favour": 1}


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
            {"yellow.points.mosque": 3, "walls.n2": "purple-1", "wall_supply.purple-1": 1, "yellow.influence": 2},
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

    assert changed == {
        "yellow.scrolls": 6,
        "supply.scrolls": 26,
        "yellow.breakthroughs": "b3-mosque",
        "yellow.mosque": "m10",
        "yellow.points.mosque": 4,
        "solo.removed": "mosque",
    }
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


# --- soldiers ---------------------------------------------------------------------------------------------------------
def soldier_table(city: dict[str, str], walls: str = "", **yellow: Any) -> Table:
    """His next step is M6, which gives a point and a soldier; his new building is r5c5."""
    return about_to("mosque", city=city, walls=walls, yellow={"mosque": "m5"} | yellow)


@pytest.mark.rule("MERV-SOLO-44")
@pytest.mark.parametrize(
    ("city", "walls", "cell"),
    [
        ({"r4c1": "blue"}, "", "r4c1"),
        ({"r4c1": "blue", "r1c4": "blue"}, "", "r1c4"),  # northernmost
        ({"r2c4": "blue", "r2c2": "blue"}, "", "r2c2"),  # then westernmost
        ({"r2c1": "blue", "r1c4": "blue"}, "", "r1c4"),
        ({"r1c1": "yellow", "r5c1": "blue"}, "", "r5c1"),  # before his own
        ({"r1c1": "blue !red", "r2c4": "blue"}, "", "r2c4"),  # no second soldier
        ({"r1c1": "blue !yellow", "r2c4": "blue"}, "", "r2c4"),
        ({"r1c1": "blue +white", "r2c4": "blue"}, "", "r2c4"),  # no upgrade
        ({"r1c1": "blue +tan", "r2c4": "blue"}, "", "r2c4"),
        ({"r1c1": "blue", "r2c4": "blue"}, "n1 w1", "r2c4"),  # not fully walled
        ({"r1c1": "blue", "r2c4": "blue"}, "n1", "r1c1"),  # one wall of two is not enough
        ({"r1c1": "blue", "r2c4": "blue"}, "w1", "r1c1"),
        ({"r1c3": "blue", "r2c4": "blue"}, "n3", "r2c4"),
        ({"r1c1": "red", "r4c2": "blue"}, "", "r4c2"),
    ],
)
def test_his_soldier_guards_the_northernmost_building_of_the_high_courtier(
    city: dict[str, str], walls: str, cell: str
) -> None:
    table = soldier_table(city, walls)
    servants = table.player(MAGISTRATE).servants

    changed = act(table)

    assert changed == {
        "yellow.mosque": "m6",
        "yellow.points.mosque": 1,
        cell: "blue !yellow",
        "yellow.servants": servants - 1,
        "yellow.influence": 2,
    }
    assert log(table)[4:] == [
        "mosque_step",
        "points_scored",
        "soldier_deployed",
        "influence_gained",
        "influence_gained",
    ]


@pytest.mark.rule("MERV-SOLO-44")
@pytest.mark.parametrize(
    ("city", "walls", "cell"),
    [
        ({}, "", "r5c5"),
        ({"r4c1": "yellow"}, "", "r4c1"),
        ({"r4c2": "yellow", "r4c1": "yellow"}, "", "r4c1"),
        ({"r2c4": "yellow", "r4c1": "yellow"}, "", "r2c4"),
        ({"r1c1": "blue !red", "r2c4": "yellow"}, "", "r2c4"),
        ({"r1c1": "blue +white", "r2c4": "yellow"}, "", "r2c4"),
        ({"r1c1": "blue", "r2c4": "yellow +tan"}, "n1 w1", "r5c5"),
        ({"r1c1": "blue", "r2c4": "yellow !red"}, "n1 w1", "r5c5"),
        ({"r2c4": "yellow"}, "n4 e2", "r5c5"),
    ],
)
def test_without_one_of_the_high_courtier_his_soldier_guards_his_own_building(
    city: dict[str, str], walls: str, cell: str
) -> None:
    table = soldier_table(city, walls)

    changed = magistrate_turn(table)

    assert changed[cell] == "yellow !yellow"
    assert changed["yellow.influence"] == 1
    assert changed["yellow.servants"] == 7
    assert len(table.told("soldier_deployed")) == 1


@pytest.mark.rule("MERV-SOLO-44")
@pytest.mark.parametrize(
    ("city", "walls", "servants"), [({}, "e5 s5", 8), ({"r1c1": "blue"}, "e5 s5 n1 w1", 8), ({"r1c1": "blue"}, "", 0)]
)
def test_without_a_building_to_guard_or_a_servant_nothing_happens(
    city: dict[str, str], walls: str, servants: int
) -> None:
    table = soldier_table(city, walls, servants=servants)

    assert act(table) == {"yellow.mosque": "m6", "yellow.points.mosque": 1}


@pytest.mark.rule("MERV-SOLO-45")
@pytest.mark.parametrize("city", [{"r1c1": "red"}, {"r1c1": "red", "r2c2": "red", "r5c1": "red"}])
def test_he_never_guards_a_building_of_the_human(city: dict[str, str]) -> None:
    table = soldier_table(city, "e5 s5")

    assert act(table) == {"yellow.mosque": "m6", "yellow.points.mosque": 1}


# --- tracks -----------------------------------------------------------------------------------------------------------
def gain_of_favour(**yellow: Any) -> dict[str, Any]:
    """What one favour (of the mosque) brings him."""
    table = about_to("mosque", yellow={"mosque": "m2-1"} | yellow)
    changed = act(table)
    assert changed.pop("yellow.mosque") == "m3-a"
    return changed


def gain_of_influence(**yellow: Any) -> dict[str, Any]:
    """What two influence (of a soldier for the high courtier) bring him."""
    table = soldier_table({"r1c1": "blue"}, **yellow)
    changed = act(table)
    for known in ("yellow.mosque", "yellow.points.mosque", "r1c1", "yellow.servants"):
        changed.pop(known)
    return changed


@pytest.mark.rule("MERV-SOLO-46")
@pytest.mark.parametrize(
    ("favour", "points"),
    [(0, 0), (1, 0), (2, 0), (3, 1), (4, 0), (5, 0), (6, 2), (7, 0), (8, 0), (9, 3)],
)
def test_he_scores_the_points_of_the_favour_track(favour: int, points: int) -> None:
    scored = {"yellow.points.favour_track": points} if points else {}

    assert gain_of_favour(favour=favour) == {"yellow.favour": favour + 1} | scored


@pytest.mark.rule("MERV-SOLO-46")
@pytest.mark.parametrize(
    ("influence", "points", "favour"),
    [
        (0, 0, 0),
        (2, 0, 1),
        (3, 0, 1),
        (4, 0, 0),
        (10, 2, 0),
        (11, 2, 0),
        (12, 0, 1),
        (13, 3, 1),
        (14, 3, 0),
        (15, 0, 0),
        (16, 4, 0),
        (17, 4, 0),
        (18, 5, 0),
    ],
)
def test_he_gains_what_is_printed_on_the_influence_track(influence: int, points: int, favour: int) -> None:
    expected = {"yellow.influence": influence + 2}
    expected |= {"yellow.points.influence_track": points} if points else {}
    expected |= {"yellow.favour": favour} if favour else {}

    assert gain_of_influence(influence=influence) == expected


@pytest.mark.rule("MERV-SOLO-46", "MERV-SOLO-53")
def test_he_never_spends_favour() -> None:
    things = {"courtiers": "knowledge trade", "scrolls": 2, "common": 3, "favour": 2}
    table = solo_position(order="red yellow blue", at="scoring", yellow=things, red=things, solo_deck="wall")

    assert table.player(MAGISTRATE).favour == 2
    assert table.player(RED).favour == 0
    assert table.player(MAGISTRATE).points == table.player(RED).points == {"palace": 5}


@pytest.mark.rule("MERV-SOLO-47")
@pytest.mark.parametrize(
    ("favour", "influence", "expected"),
    [
        (10, 0, {"yellow.influence": 1}),
        (10, 11, {"yellow.influence": 12, "yellow.points.influence_track": 2}),
        (10, 3, {"yellow.influence": 5}),  # the favour of space 4 is an influence again
        (10, 19, {"yellow.influence": 20, "yellow.points.influence_track": 5}),
        (10, 20, {"yellow.points.overflow": 2}),
        (9, 20, {"yellow.favour": 10, "yellow.points.favour_track": 3}),
    ],
)
def test_favour_beyond_its_track_becomes_influence_then_two_points(
    favour: int, influence: int, expected: dict[str, int]
) -> None:
    assert gain_of_favour(favour=favour, influence=influence) == expected


@pytest.mark.rule("MERV-SOLO-47")
@pytest.mark.parametrize(
    ("favour", "influence", "expected"),
    [
        (0, 20, {"yellow.favour": 2}),
        (2, 20, {"yellow.favour": 4, "yellow.points.favour_track": 1}),
        (0, 19, {"yellow.influence": 20, "yellow.points.influence_track": 5, "yellow.favour": 1}),
        (9, 20, {"yellow.favour": 10, "yellow.points.favour_track": 3, "yellow.points.overflow": 2}),
        (10, 19, {"yellow.influence": 20, "yellow.points.influence_track": 5, "yellow.points.overflow": 2}),
        (10, 20, {"yellow.points.overflow": 4}),
        (10, 18, {"yellow.influence": 20, "yellow.points.influence_track": 5}),
        (10, 12, {"yellow.influence": 15, "yellow.points.influence_track": 3}),  # the favour of space 14
    ],
)
def test_influence_beyond_its_track_becomes_favour_then_two_points_a_unit(
    favour: int, influence: int, expected: dict[str, int]
) -> None:
    assert gain_of_influence(favour=favour, influence=influence) == expected


@pytest.mark.rule("MERV-SOLO-47")
def test_the_human_gets_nothing_for_favour_beyond_both_tracks() -> None:
    table = solo_position(slot=1, site="r1c1", city={"r1c1": "red"}, red={"favour": 10, "influence": 20})

    table.play(RED, "gain favour")

    assert table.player(RED).score == 0


# --- walls ------------------------------------------------------------------------------------------------------------
# All wall sites are in column 3, behind gate slots: he builds on r5c3, and no segment slot covers a building there
WALL_SITES = {"r1c3": "wall-purple", "r2c3": "wall-tan", "r4c3": "wall-teal", "r5c3": "wall-orange"}
SEGMENTS = ["n1", "n2", "n4", "n5", "e1", "e2", "e4", "e5", "s5", "s4", "s2", "s1", "w5", "w4", "w2", "w1"]  # clockwise
GATES = ["n3", "e3", "s3", "w3"]


def wall_table(
    city: dict[str, str], walls: str | dict[str, str] = "", *, own: str = "", human: str = "r1c3 r2c3 r4c3"
) -> Table:
    """His card is the wall; he stands in slot 3, builds on r5c3, and has so many buildings in column 3 beside it."""
    owners = dict.fromkeys(human.split(), RED) | dict.fromkeys(own.split(), YELLOW)
    column = {cell: f"{site} {owners.get(cell, '')}" for cell, site in WALL_SITES.items()}
    return solo_position(city=column | city, walls=walls, solo_deck="wall")


def build_walls(table: Table) -> dict[str, Any]:
    """His turn; what has changed beside card, slot and building."""
    changed = magistrate_turn(table)
    assert changed.pop("slots.3") == YELLOW
    assert changed.pop("r5c3") == YELLOW
    for known in ("yellow.buildings", "solo.open", "solo.deck"):
        changed.pop(known)
    return changed


def all_but(*free: str) -> str:
    return " ".join(slot for slot in SEGMENTS if slot not in free)


@pytest.mark.rule("MERV-SOLO-48")
def test_he_builds_the_cheapest_pieces_in_the_order_of_their_colours() -> None:
    table = wall_table({}, own="r1c3 r2c3 r4c3")

    changed = build_walls(table)

    assert changed == {
        "walls.n1": "purple-1",
        "walls.n2": "purple-1",
        "walls.n4": "tan-1",
        "walls.n5": "tan-1",
        "wall_supply.purple-1": 0,
        "wall_supply.tan-1": 0,
    }


@pytest.mark.rule("MERV-SOLO-48")
@pytest.mark.parametrize(
    ("number", "piece"),
    [
        *[(2, "tan-1"), (3, "tan-1"), (4, "teal-1"), (6, "orange-1"), (7, "orange-1"), (8, "purple-2")],
        *[(9, "purple-2"), (10, "tan-2"), (12, "teal-2"), (13, "teal-2"), (14, "orange-2"), (15, "orange-2")],
    ],
)
def test_all_segments_for_one_cube_come_before_those_for_two(number: int, piece: str) -> None:
    table = wall_table({}, " ".join(SEGMENTS[:number]))

    changed = build_walls(table)

    assert changed[f"walls.{SEGMENTS[number]}"] == piece
    assert len([place for place in changed if place.startswith("walls.")]) == 1


@pytest.mark.rule("MERV-SOLO-48")
@pytest.mark.parametrize(
    ("built", "piece"),
    [
        ({"n1": "purple-1", "n2": "purple-1", "n4": "teal-1"}, "tan-1"),
        ({"n1": "tan-1", "n2": "orange-2"}, "purple-1"),
        (
            {"n1": "purple-1", "n2": "purple-1", "n4": "tan-1", "n5": "tan-1", "e1": "teal-1", "e2": "teal-1"},
            "orange-1",
        ),
    ],
)
def test_the_lowest_cost_counts_before_the_colour(built: dict[str, str], piece: str) -> None:
    table = wall_table({}, built)

    changed = build_walls(table)

    assert [now for place, now in changed.items() if place.startswith("walls.")] == [piece]


@pytest.mark.rule("MERV-SOLO-48", "MERV-SOLO-66")
@pytest.mark.parametrize(
    ("gates", "piece"),
    [
        ({}, "purple-3"),
        ({"n3": "purple-3"}, "tan-3"),
        ({"n3": "tan-3"}, "purple-3"),
        ({"n3": "tan-3", "w3": "purple-3"}, "teal-3"),
    ],
)
def test_gates_come_after_all_segments(gates: dict[str, str], piece: str) -> None:
    segments = dict.fromkeys(SEGMENTS, "")
    table = wall_table({}, segments | gates)

    changed = build_walls(table)

    assert changed["walls.s3"] == piece  # behind it stands his new building
    assert len([place for place in changed if place.startswith("walls.")]) == 1


@pytest.mark.rule("MERV-SOLO-66")
def test_a_segment_never_goes_to_a_middle_slot() -> None:
    table = wall_table({"r3c1": "blue", "r3c2": "blue", "r1c3": "wall-purple blue", "r2c3": "wall-tan blue"})

    changed = build_walls(table)

    assert [place for place in changed if place.startswith("walls.")] == ["walls.n1", "walls.n2", "walls.n4"]


@pytest.mark.rule("MERV-SOLO-66")
def test_a_gate_goes_to_a_middle_slot_only() -> None:
    table = wall_table({"r1c1": "blue", "r2c1": "blue"}, " ".join(SEGMENTS), own="r1c3 r2c3 r4c3")

    changed = build_walls(table)

    assert {place: now for place, now in changed.items() if place.startswith("walls.")} == {
        "walls.n3": "purple-3",
        "walls.s3": "tan-3",
        "walls.e3": "teal-3",
        "walls.w3": "orange-3",
    }


# Who owns the two sites behind a slot, class by class, and the influence for it
CLASSES = {
    "A": (("blue", "blue"), 4),
    "B": (("blue", "yellow"), 3),
    "C": (("yellow", "yellow"), 2),
    "D": (("blue", ""), 2),
    "E": (("yellow", ""), 1),
    "F": (("blue", "red"), 4),
    "G": (("yellow", "red"), 3),
    "H": (("red", ""), 2),
    "I": (("", ""), 0),
    "J": (("red", "red"), 4),
}


def behind(cells: tuple[str, str], owners: tuple[str, str], is_turned: bool) -> dict[str, str]:
    return dict(zip(cells, reversed(owners) if is_turned else owners, strict=True))


@pytest.mark.rule("MERV-SOLO-49")
@pytest.mark.parametrize(("better", "worse"), list(combinations("ABCDEFGHIJ", 2)))
@pytest.mark.parametrize("is_turned", [False, True])
def test_he_protects_the_high_courtier_then_himself_then_the_human(better: str, worse: str, is_turned: bool) -> None:
    city = behind(("r1c1", "r2c1"), CLASSES[worse][0], is_turned)
    city |= behind(("r5c2", "r4c2"), CLASSES[better][0], is_turned)
    table = wall_table({cell: owner for cell, owner in city.items() if owner}, all_but("n1", "s2"))

    changed = build_walls(table)

    assert changed["walls.s2"] == "orange-2"
    assert "walls.n1" not in changed


def covered_by(slot: str) -> list[str]:
    """The two sites behind a wall slot, the outer one first."""
    first, second = {
        "n": ("r1c{}", "r2c{}"),
        "s": ("r5c{}", "r4c{}"),
        "w": ("r{}c1", "r{}c2"),
        "e": ("r{}c5", "r{}c4"),
    }[slot[0]]
    return [first.format(slot[1]), second.format(slot[1])]


@pytest.mark.rule("MERV-SOLO-49")
@pytest.mark.parametrize("owners", [("", ""), ("", "blue"), ("yellow", "yellow"), ("red", "red"), ("red", "blue")])
@pytest.mark.parametrize(("first", "second"), list(pairwise(SEGMENTS)))
def test_within_a_class_he_goes_clockwise_from_the_westernmost_north_slot(
    first: str, second: str, owners: tuple[str, str]
) -> None:
    cells = [*covered_by(first), *covered_by(second)]
    city = {cell: owner for cell, owner in zip(cells, owners * 2, strict=True) if owner}
    table = wall_table(city, all_but(first, second))

    changed = build_walls(table)

    assert changed[f"walls.{first}"] == "orange-2"
    assert f"walls.{second}" not in changed


@pytest.mark.rule("MERV-SOLO-49")
@pytest.mark.parametrize(("first", "second"), [("n3", "e3"), ("e3", "w3"), ("n3", "w3")])
def test_gates_too_go_clockwise_within_a_class(first: str, second: str) -> None:
    gates = {gate: "" for gate in GATES if gate not in (first, second)}
    table = wall_table({}, dict.fromkeys(SEGMENTS, "") | gates, human="")

    changed = build_walls(table)

    assert changed[f"walls.{first}"] == "teal-3"
    assert f"walls.{second}" not in changed


@pytest.mark.rule("MERV-SOLO-49")
@pytest.mark.parametrize(("first", "second"), [("n3", "s3"), ("e3", "s3"), ("s3", "w3")])
def test_gates_before_his_new_building_take_their_turn(first: str, second: str) -> None:
    gates = {gate: "" for gate in GATES if gate not in (first, second)}
    city = {"r1c3": "wall-purple yellow", "r3c5": "yellow", "r3c1": "yellow"}  # class E at every gate
    table = wall_table(city, dict.fromkeys(SEGMENTS, "") | gates, human="")

    changed = build_walls(table)

    assert (changed[f"walls.{first}"], changed[f"walls.{second}"]) == ("teal-3", "orange-3")


@pytest.mark.rule("MERV-SOLO-50")
@pytest.mark.parametrize("name", CLASSES)
@pytest.mark.parametrize("is_turned", [False, True])
def test_a_wall_gives_him_influence_for_the_buildings_behind_it(name: str, is_turned: bool) -> None:
    owners, influence = CLASSES[name]
    city = behind(("r1c1", "r2c1"), owners, is_turned)
    table = wall_table({cell: owner for cell, owner in city.items() if owner}, all_but("n1"))

    changed = build_walls(table)

    expected = {"walls.n1": "orange-2", "wall_supply.orange-2": 0}
    expected |= {"yellow.influence": influence} if influence else {}
    expected |= {"yellow.favour": 1} if influence == 4 else {}  # printed on space 4
    assert changed == expected


@pytest.mark.rule("MERV-SOLO-50")
def test_the_building_that_he_has_just_placed_counts_for_his_gate() -> None:
    table = wall_table({}, " ".join(SEGMENTS), human="")

    changed = build_walls(table)

    assert changed == {"walls.s3": "purple-3", "wall_supply.purple-3": 0, "yellow.influence": 1}


@pytest.mark.rule("MERV-SOLO-50")
def test_with_no_piece_left_nothing_is_built() -> None:
    table = wall_table({}, " ".join([*SEGMENTS, *GATES]), own="r1c3 r2c3")

    assert build_walls(table) == {}


@pytest.mark.rule("MERV-SOLO-50")
def test_he_stops_when_the_last_piece_is_built() -> None:
    table = wall_table({}, " ".join([*SEGMENTS, "n3", "e3", "s3"]), own="r1c3 r2c3")

    assert build_walls(table) == {"walls.w3": "orange-3", "wall_supply.orange-3": 0}


# --- the other phases -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-51")
@pytest.mark.parametrize(
    ("camels", "order", "left"),
    [(0, "blue red yellow", 0), (1, "blue yellow red", 0), (2, "yellow blue red", 0), (4, "yellow blue red", 2)],
)
def test_he_spends_as_many_camels_as_he_can_for_his_place(camels: int, order: str, left: int) -> None:
    table = solo_position(
        at="round_end",
        round=2,
        slots={1: YELLOW, 3: RED, 5: BLUE},
        yellow={"camels": camels},
        solo_deck="palace",
        city={"r5c5": "palace-tan"},
    )

    assert table.order == order
    assert table.player(MAGISTRATE).camels == left
    assert table.player(RED).camels + table.player(BLUE).camels == camels - left


@pytest.mark.rule("MERV-SOLO-51")
@pytest.mark.parametrize(
    ("camels", "space", "order", "left"),
    [
        (0, "space 1", "red blue yellow", 1),  # red left a camel on both spaces behind
        (1, "space 1", "red yellow blue", 1),  # his own goes to space 3, red's of space 2 comes to him
        (3, "space 1", "red yellow blue", 3),
        (0, "space 2", "blue red yellow", 1),
        (1, "space 2", "yellow red blue", 0),  # space 3 is the only free one behind
        (0, "space 3", "blue yellow red", 0),
        (1, "space 3", "yellow blue red", 0),
    ],
)
def test_he_gains_the_camels_on_the_space_he_takes_but_not_for_the_same_move(
    camels: int, space: str, order: str, left: int
) -> None:
    table = solo_position(
        at="round_end",
        round=2,
        slots={1: RED, 2: YELLOW, 4: BLUE},
        red={"camels": 2},
        yellow={"camels": camels},
        solo_deck="palace",
    )

    table.play(RED, space)

    assert table.order == order
    [walk] = [event for event in table.told("space_taken") if event.who == table.who(MAGISTRATE)]
    assert camels - walk.args["n"] + walk.args["gained"] == left
    assert table.player(MAGISTRATE).camels == left


@pytest.mark.rule("MERV-SOLO-52")
@pytest.mark.parametrize("year", [2, 3])
def test_the_mongols_never_take_a_building_of_the_magistrate(year: int) -> None:
    city = {
        "r1c1": "wall-tan yellow",
        "r3c1": "yellow",
        "r2c2": "blue",
        "r4c4": "blue !red",
        "r5c5": "blue",
        "r1c5": "blue",
        "r4c1": "mosque-teal red",
        "r4c2": "red !yellow",
        "r5c3": "mosque-tan red",
    }
    table = solo_position(
        order="red yellow blue", at="invasion", year=year, city=city, walls="n5 e1", red={"cubes": "teal"}, solo_deck=""
    )

    assert (table.asked, table.options) == ("choose_ransom", ["lose building", "ransom teal"])
    table.play(RED, "ransom teal")
    assert (table.asked, table.options) == ("choose_ransom", ["lose building"])
    table.play(RED, "lose building")

    owners = {cell: table.owner(cell) for cell in city}
    assert owners == {
        "r1c1": YELLOW,
        "r3c1": YELLOW,
        "r2c2": None,
        "r4c4": BLUE,
        "r5c5": None,
        "r1c5": BLUE,
        "r4c1": RED,
        "r4c2": RED,
        "r5c3": None,
    }
    assert table.player(MAGISTRATE).buildings == 7
    assert table.player(BLUE).buildings == 7
    assert table.player(RED).buildings == 7


@pytest.mark.rule("MERV-SOLO-67")
def test_his_soldiers_come_home_after_the_attacks() -> None:
    city = {"r1c1": "yellow !yellow", "r2c2": "blue !yellow", "r4c4": "yellow !red", "r5c5": "blue !red"}
    table = solo_position(order="red yellow blue", at="invasion", year=2, city=city, walls="e5 s5", solo_deck="")

    assert {table.soldier(cell) for cell in city} == {None}
    assert table.player(MAGISTRATE).servants == 8
    assert table.player(RED).servants == 8
    assert [table.owner(cell) for cell in city] == [YELLOW, BLUE, YELLOW, BLUE]


@pytest.mark.rule("MERV-SOLO-53")
@pytest.mark.parametrize("favour", [0, 1, 10])
@pytest.mark.parametrize("year", [1, 2, 3])
def test_every_courtier_of_the_magistrate_scores_and_costs_no_favour(favour: int, year: int) -> None:
    things = {
        "courtiers": "knowledge knowledge spice trade faith",
        "scrolls": 5,
        "scrolls_tied": 3,
        "cards": "ginger ginger pepper",
        "common": 2,
        "common_tied": 1,
        "rare": 2,
        "mosque": "m4-b",
        "favour": favour,
    }
    table = solo_position(order="red yellow blue", at="scoring", year=year, yellow=things, solo_deck="")

    points = table.player(MAGISTRATE).points
    assert points.pop("spice_sets", 0) == (4 if year == 3 else 0)
    assert points == {"palace": 21}
    assert table.player(MAGISTRATE).favour == favour


@pytest.mark.rule("MERV-SOLO-53")
def test_he_scores_buildings_his_tile_and_the_completed_mosque() -> None:
    city = {
        "r1c1": "mosque-tan yellow",
        "r1c2": "mosque-teal yellow",
        "r2c1": "library-tan yellow",
        "r2c2": "library-teal yellow",
        "r2c4": "library-orange yellow",
        "r5c1": "library-purple blue",
        "r5c2": "wall-tan red",
    }
    things = {"mosque": "m10", "scoring_tile": "library"}
    table = solo_position(order="red yellow blue", at="scoring", city=city, yellow=things, solo_deck="")

    assert table.player(MAGISTRATE).points == {"buildings": 5, "scoring_tile": 9, "completed_mosque": 8}
    assert table.player(RED).points == {"buildings": 1}


@pytest.mark.rule("MERV-SOLO-54")
@pytest.mark.parametrize(
    ("human", "magistrate", "winner"), [(20, 20, YELLOW), (21, 20, RED), (19, 20, YELLOW), (0, 0, YELLOW), (1, 0, RED)]
)
def test_the_human_wins_only_with_more_points(human: int, magistrate: int, winner: str) -> None:
    table = solo_position(
        order="red yellow blue",
        at="scoring",
        year=3,
        red={"points": human, "favour": 10, "influence": 20},
        yellow={"points": magistrate},
        solo_deck="",
    )

    assert table.state.is_over
    loser = RED if winner == YELLOW else YELLOW
    assert [(rank.place, rank.who) for rank in table.state.ranking()] == [(1, table.who(winner)), (2, table.who(loser))]


@pytest.mark.rule("MERV-SOLO-54", "MERV-SOLO-68")
@pytest.mark.parametrize(
    ("red_cards", "winner"), [("pepper ginger juniper", YELLOW), ("pepper ginger ginger juniper", RED)]
)
def test_the_sets_of_both_decide_the_game(red_cards: str, winner: str) -> None:
    table = solo_position(
        order="red yellow blue",
        at="scoring",
        year=3,
        red={"points": 20, "cards": red_cards},
        yellow={"points": 16, "cards": "cinnamon ginger juniper pepper"},
        solo_deck="",
    )

    assert table.player(MAGISTRATE).score == 26
    assert table.state.ranking()[0].who == table.who(winner)


@pytest.mark.rule("MERV-SOLO-54")
def test_the_end_of_the_game_names_the_winner() -> None:
    table = solo_position(
        order="red yellow blue",
        at="scoring",
        year=3,
        red={"courtiers": "knowledge spice", "favour": 1, "scrolls": 3, "cards": "ginger ginger"},
        yellow={"points": 5},
        solo_deck="",
    )

    table.play(RED, "score knowledge")

    assert [(event.who, event.rule, event.args["other"]) for event in table.told("game_ended")] == [
        (table.who(YELLOW), "MERV-SOLO-54", [table.who(YELLOW), table.who(RED)])
    ]
    assert (table.player(RED).score, table.player(YELLOW).score) == (5, 5)


@pytest.mark.rule("MERV-SOLO-68")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("", 0),
        ("ginger", 1),
        ("ginger ginger", 2),
        ("ginger pepper", 3),
        ("ginger ginger juniper pepper", 7),
        ("cinnamon ginger juniper pepper", 10),
        ("cinnamon cinnamon cinnamon ginger ginger juniper juniper pepper", 17),
    ],
)
def test_at_the_end_his_cards_score_as_sets(cards: str, points: int) -> None:
    table = solo_position(order="red yellow blue", at="scoring", year=3, yellow={"cards": cards}, solo_deck="")

    assert table.player(MAGISTRATE).points == ({"spice_sets": points} if points else {})


@pytest.mark.rule("MERV-SOLO-68")
@pytest.mark.parametrize("year", [1, 2])
def test_his_sets_are_not_scored_before_the_end(year: int) -> None:
    table = solo_position(
        order="red yellow blue", at="scoring", year=year, yellow={"cards": "ginger pepper"}, solo_deck=""
    )

    assert table.player(MAGISTRATE).score == 0
