"""The magistrate and the camel market."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.merv import components
from tests.games.merv.looking import of
from tests.games.merv.position import MAGISTRATE, YELLOW, Table, Things
from tests.games.merv.solo_position import (
    EVERY_CARD,
    NO_SERVANTS,
    ROUNDS,
    cell_from,
    cells_from,
    magistrate_turn,
    solo_position,
    story,
)


# --- the camel market -------------------------------------------------------------------------------------------------
def market_turn(round: int = 1, slot: int = 3, **things: Any) -> tuple[Table, dict[str, Any]]:
    """The magistrate draws the palace card (without a servant) and stands in the slot; what changed beside that."""
    distance = 5
    city = cells_from(round, {(slot, distance): "palace-tan", (slot, 1): "yellow"}) | things.pop("city", {})
    yellow = NO_SERVANTS | things.pop("yellow", {})
    deck = things.pop("solo_deck", "palace " + EVERY_CARD.replace("palace ", ""))
    table = solo_position(round=round, city=city, yellow=yellow, solo_deck=deck, **things)
    changed = magistrate_turn(table)
    assert changed.pop(f"slots.{slot}") == YELLOW
    assert changed.pop(cell_from(round, slot, distance)) == YELLOW
    for known in ("yellow.buildings", "solo.open", "solo.deck"):
        changed.pop(known)
    return table, changed


@pytest.mark.rule("MERV-SOLO-20")
@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_magistrate_trades_only_in_the_line_of_the_camel_market(round: int, slot: int) -> None:
    _, changed = market_turn(round, slot, market_camels="tl br", yellow={"camels": 1})

    if slot == 3:
        assert changed == {"yellow.camels": 3, "camel_market.camels.tl": 0, "camel_market.camels.br": 0}
    else:
        assert changed == {}


@pytest.mark.rule("MERV-SOLO-21")
@pytest.mark.parametrize(
    ("there", "own"),
    [
        *[("", 0), ("tl", 0), ("tr", 0), ("bl", 0), ("tl tr", 0), ("br bl", 0), ("tl tr br", 0), ("tl tr br bl", 0)],
        *[("tl tr", 1), ("br bl", 1), ("tr br", 3), ("tl tr br bl", 1)],
    ],
)
@pytest.mark.parametrize("side", ["A", "B"])
def test_with_two_camels_there_or_none_of_his_own_he_takes_all(side: str, there: str, own: int) -> None:
    table, changed = market_turn(side=side, market_camels=there, yellow={"camels": own}, path_camels="")

    taken = {f"camel_market.camels.{slot}": 0 for slot in there.split()}
    assert changed == taken | ({"yellow.camels": own + len(taken)} if taken else {})
    assert [event.args["n"] for event in table.told("camels_gained")] == [len(taken)] * bool(taken)


@pytest.mark.rule("MERV-SOLO-22")
@pytest.mark.parametrize("own", [1, 3])
@pytest.mark.parametrize(("there", "slot"), [("", "tl"), ("tl", "tr"), ("tr", "tl"), ("br", "tl"), ("bl", "tl")])
def test_otherwise_he_puts_a_camel_on_the_left_upper_slot_else_on_the_right_one(
    there: str, slot: str, own: int
) -> None:
    table, changed = market_turn(side="B", market_camels=there, yellow={"camels": own, "mosque": "m2-1"})

    boons: dict[str, dict[str, Any]] = {"tl": {"yellow.rare": 1}, "tr": {"yellow.mosque": "m3-a", "yellow.favour": 1}}
    assert changed == {"yellow.camels": own - 1, f"camel_market.camels.{slot}": 1} | boons[slot]
    assert [event.args["market_slot"] for event in table.told("camel_traded")] == [slot]


@pytest.mark.rule("MERV-SOLO-22")
@pytest.mark.parametrize(
    ("side", "there", "things"),
    [
        ("A", "", {"red": {"scrolls": 32}}),
        ("A", "tl", {"queue": "", "deck": "", "solo_deck": "palace wall"}),
        ("B", "", {"red": {"rare": 24}}),
        ("B", "tl", {"yellow": {"mosque": "m10"}, "solo_deck": "palace wall"}),
    ],
)
def test_he_puts_the_camel_down_even_if_the_boon_has_no_effect(side: str, there: str, things: dict[str, Any]) -> None:
    things = things | {"yellow": {"camels": 1} | things.get("yellow", {})}
    _, changed = market_turn(side=side, market_camels=there, **things)

    assert changed == {"yellow.camels": 0, f"camel_market.camels.{'tr' if there else 'tl'}": 1}


@pytest.mark.rule("MERV-SOLO-62")
def test_a_scroll_of_the_camel_market_is_one_library_action() -> None:
    _, changed = market_turn(yellow={"camels": 1, "scrolls": 1})

    gained = of(MAGISTRATE, {"camels": 0, "scrolls": 2, "breakthroughs": "b1-caravansary"})
    assert changed == gained | {"camel_market.camels.tl": 1}


@pytest.mark.rule("MERV-SOLO-62")
def test_a_caravan_card_of_the_camel_market_is_one_caravansary_action() -> None:
    queue = "cinnamon* cinnamon* cinnamon juniper cinnamon pepper"
    yellow: Things = {"camels": 1, "cards": "juniper cinnamon cinnamon ginger ginger pepper pepper"}
    _, changed = market_turn(market_camels="tl", queue=queue, deck="ginger ginger ginger", yellow=yellow)

    assert changed == {
        "yellow.camels": 0,
        "camel_market.camels.tr": 1,
        "yellow.spices.juniper": 2,
        "yellow.favour": 1,
        "caravan.queue": "cinnamon* cinnamon* cinnamon cinnamon pepper ginger ginger ginger",
        "caravan.deck": 0,
    }


@pytest.mark.rule("MERV-SOLO-62", "MERV-SOLO-26")
def test_the_last_caravan_card_can_be_taken_at_the_camel_market() -> None:
    _, changed = market_turn(market_camels="tl", queue="ginger*", deck="", yellow={"camels": 1})

    assert changed == {
        "camel_market.camels.tr": 1,
        "yellow.spices.ginger": 1,
        "caravan.queue": "",
        "solo.removed": "caravansary",
    }


@pytest.mark.rule("MERV-SOLO-62")
@pytest.mark.parametrize(("left", "gained"), [(1, 1), (0, 0)])
def test_a_rare_good_of_the_camel_market_comes_from_the_supply(left: int, gained: int) -> None:
    table, _ = market_turn(side="B", yellow={"camels": 1, "rare": 2}, red={"rare": 22 - left})

    trade = ("camel_traded", "MERV-CAMELMARKET-3", {"market_slot": "tl", "boon": "rare_good"})
    assert story(table)[4:] == [trade] + [("good_gained", "MERV-SOLO-62", {"good": "rare"})] * gained
    assert table.player(MAGISTRATE).rare == 2 + gained
    assert table.state.rare_left == left - gained


@pytest.mark.rule("MERV-SOLO-62", "MERV-SOLO-43")
def test_a_mosque_step_of_the_camel_market_is_one_mosque_action() -> None:
    _, changed = market_turn(side="B", market_camels="tl", yellow={"camels": 1, "mosque": "m9"})

    gained = of(MAGISTRATE, {"camels": 0, "mosque": "m10", "points.mosque": 4})
    assert changed == gained | {"camel_market.camels.tr": 1, "solo.removed": "mosque"}


OTHER_BOONS: list[tuple[str, dict[str, Any]]] = [
    ("favour", {"yellow.favour": 1}),
    ("white_cube", {"yellow.points.upgrades": 3}),
    ("soldier", {"r1c3": "yellow !yellow", "yellow.servants": 7, "yellow.influence": 1}),
]


@pytest.mark.rule("MERV-SOLO-62")
@pytest.mark.parametrize(("boon", "gained"), OTHER_BOONS)
@pytest.mark.parametrize("slot", ["tl", "tr"])
@pytest.mark.parametrize("side", ["A", "B"])
def test_other_boons_on_the_upper_slots_of_another_edition(
    side: str, slot: str, boon: str, gained: dict[str, Any]
) -> None:
    edition = components.EDITIONS.with_overrides(
        "other boons", {"camel_market": {f"side-{side.lower()}": {slot: boon}}}
    )
    servants = {"servants": 8, "courtiers": ""} if boon == "soldier" else {}
    city = cells_from(1, {(3, 5): "library-tan", (3, 1): "yellow"})
    table = solo_position(
        edition=edition,
        city=city,
        side=side,
        market_camels="tl" if slot == "tr" else "",
        solo_deck="library wall",
        red={"scrolls": 32},
        yellow={"camels": 1} | servants,
    )

    changed = magistrate_turn(table)

    assert (
        changed
        == {
            "slots.3": YELLOW,
            "r5c3": YELLOW,
            "yellow.buildings": 7,
            "solo.open": "library",
            "solo.deck": "wall",
            "yellow.camels": 0,
            f"camel_market.camels.{slot}": 1,
        }
        | gained
    )
