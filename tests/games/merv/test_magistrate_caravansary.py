"""The magistrate's caravansary action: which cards he takes, how they are refilled, pairs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merv.looking import of
from tests.games.merv.position import MAGISTRATE, Things
from tests.games.merv.solo_position import about_to, act, log, solo_cards, story


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
    queue = "cinnamon* cinnamon* cinnamon cinnamon ginger ginger juniper pepper"
    table = about_to("caravansary", yellow={"cards": "cinnamon ginger juniper"}, queue=queue, deck="")

    changed = act(table)

    assert changed == {
        "yellow.spices.pepper": 1,  # the fourth kind without any influence
        "caravan.queue": "cinnamon* cinnamon* cinnamon cinnamon ginger ginger juniper",
    }


@pytest.mark.rule("MERV-SOLO-23")
def test_he_gains_the_camels_on_the_cards_that_he_takes() -> None:
    queue = "cinnamon* ginger* juniper* cinnamon* pepper cinnamon"
    table = about_to("caravansary", 3, yellow={"cards": "cinnamon", "camels": 1}, queue=queue, deck="")

    changed = act(table)

    gained = of(MAGISTRATE, {"spices.ginger": 1, "spices.juniper": 1, "spices.pepper": 1, "camels": 3})
    assert changed == gained | {"caravan.queue": "cinnamon* cinnamon* cinnamon"}
    assert [event.args["camels"] for event in table.told("card_taken")] == [1, 1, 0]


# --- caravansary: refill ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-24")
def test_the_queue_is_refilled_only_after_all_his_cards() -> None:
    table = about_to("caravansary", 2, deck="pepper ginger juniper ginger")

    changed = act(table)

    gained = of(MAGISTRATE, {"spices.cinnamon": 2, "points.pairs": 3})
    rest = {"caravan.queue": "cinnamon cinnamon cinnamon cinnamon cinnamon cinnamon pepper ginger", "caravan.deck": 2}
    assert changed == gained | rest
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

    gained = of(MAGISTRATE, {"spices.ginger": 1, "spices.juniper": 1, "spices.pepper": 1, "camels": 1})
    assert changed == gained | {"caravan.queue": "", "solo.removed": "caravansary"}
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
    yellow: Things = {"cards": "cinnamon ginger juniper pepper"}
    table = about_to("caravansary", 4, yellow=yellow, queue="pepper juniper ginger cinnamon cinnamon", deck="ginger")

    changed = act(table)

    gained = of(MAGISTRATE, {"spices.cinnamon": 2, "spices.ginger": 2, "spices.juniper": 2, "spices.pepper": 2})
    gained |= of(MAGISTRATE, {"points.pairs": 6, "favour": 1, "influence": 1, "servants": 7})
    assert changed == gained | {"r1c5": "yellow !yellow", "caravan.queue": "cinnamon ginger", "caravan.deck": 0}
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
