"""The caravansary: cards of the queue for cubes of one colour, camels on the cards, the boons of pairs."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.games.merv.looking import changes, facts, log, of, refused
from tests.games.merv.position import BLUE, RED, YELLOW, Table, Things, merv_position

EVERY_SPICE = 13  # influence that allows all four spices
GINGERS = "ginger* ginger ginger ginger pepper pepper juniper juniper"


def cards(*positions: int) -> list[str]:
    return [f"take card {position}" for position in positions]


def takes(table: Table) -> list[str]:
    """The cards that are offered."""
    return [option for option in table.options if option.startswith("take card")]


# --- the worked example ---------------------------------------------------------------------------------------------
@pytest.mark.example(5)
def test_example_5_three_gingers_with_a_camel_won_and_placed_again() -> None:
    table = merv_position(
        at="caravansary",
        turn_of=YELLOW,
        queue="ginger* juniper* ginger pepper ginger cinnamon cinnamon juniper",
        deck="cinnamon pepper juniper cinnamon cinnamon cinnamon",
        city={"r2c2": "palace-tan yellow"},
        yellow={"cubes": "purple purple white", "influence": 2},
    )
    before = facts(table)

    assert table.options == cards(1, 2, 3)
    table.play(YELLOW, "take card 1")
    assert table.options == ["pay purple", "pay white"]
    table.play(YELLOW, "pay purple")
    assert table.player(YELLOW).camels == 1
    assert table.queue == "juniper* ginger pepper ginger cinnamon cinnamon juniper"

    assert table.options == ["take card 2", "place camel", "finish"]
    assert table.why_not("take card 1") == ("card.spice_limit", "MERV-CARAVAN-8")
    table.play(YELLOW, "take card 2", "pay purple")
    assert table.queue == "juniper* pepper ginger cinnamon cinnamon juniper"

    assert table.options == ["place camel", "finish"]
    assert table.why_not("take card 3") == ("card.out_of_reach", "MERV-CARAVAN-4")
    table.play(YELLOW, "place camel")
    assert table.queue == "juniper* pepper* ginger cinnamon cinnamon juniper"
    table.play(YELLOW, "take card 3")

    assert table.options == ["finish"]
    table.play(YELLOW, "finish")
    assert table.options == ["soldier r2c2", "decline"]
    table.play(YELLOW, "soldier r2c2")

    assert table.options == ["end turn"]
    assert table.queue == "juniper* pepper* cinnamon cinnamon juniper cinnamon pepper juniper"
    assert changes(table, before) == {
        "yellow.cubes.purple": 0,
        "yellow.cubes.white": 0,
        "yellow.spices.ginger": 3,
        "yellow.influence": 3,
        "yellow.servants": 7,
        "city.r2c2.soldier": table.who(YELLOW),
        "caravan.queue": ["juniper", "pepper", "cinnamon", "cinnamon", "juniper", "cinnamon", "pepper", "juniper"],
        "caravan.deck": 3,
        "caravan.deck_holds.pepper": 0,
        "caravan.deck_holds.juniper": 0,
        "caravan.deck_holds.cinnamon": 3,
    }


# --- the queue ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CARAVAN-1", "MERV-SETUP-14")
def test_the_queue_is_filled_up_to_eight_cards_behind_the_last_one() -> None:
    queue = "ginger* juniper pepper ginger juniper pepper ginger juniper"
    red: Things = {"cubes": "tan tan", "influence": EVERY_SPICE}
    table = merv_position(at="caravansary", queue=queue, deck="cinnamon cinnamon cinnamon", red=red)

    table.play(RED, "take card 1", "take card 1", "finish")

    assert table.queue == "pepper ginger juniper pepper ginger juniper cinnamon cinnamon"
    assert table.player(RED).cards == "ginger juniper"


@pytest.mark.rule("MERV-CARAVAN-1", "MERV-CARAVAN-6")
def test_a_card_never_carries_a_second_camel() -> None:
    table = merv_position(
        at="caravansary", queue="ginger* juniper pepper cinnamon", deck="", red={"cubes": "tan", "camels": 4}
    )

    table.play(RED, "place camel")
    assert table.queue == "ginger* juniper* pepper cinnamon"
    table.play(RED, "place camel")

    assert table.queue == "ginger* juniper* pepper* cinnamon"
    assert table.player(RED).camels == 2
    assert table.why_not("place camel") == ("camel.no_card_behind", "MERV-CARAVAN-6")


REACH = [
    pytest.param("ginger juniper pepper cinnamon", cards(1), id="no camel: only the front card"),
    pytest.param("ginger* juniper pepper cinnamon", cards(1, 2), id="one camel"),
    pytest.param("ginger* juniper* pepper* cinnamon", cards(1, 2, 3, 4), id="three camels"),
    pytest.param("ginger* juniper* pepper* cinnamon*", cards(1, 2, 3, 4), id="a camel on every card"),
    pytest.param(
        "ginger* ginger* ginger* ginger* ginger* ginger* juniper juniper", cards(1, 2, 3, 4, 5, 6, 7), id="six"
    ),
    pytest.param("ginger* ginger* ginger* ginger* ginger* ginger* juniper* juniper", cards(*range(1, 9)), id="seven"),
]


@pytest.mark.rule("MERV-CARAVAN-4")
@pytest.mark.parametrize(("queue", "reachable"), REACH)
def test_in_reach_are_the_cards_with_camels_and_the_first_card_without(queue: str, reachable: list[str]) -> None:
    table = merv_position(at="caravansary", queue=queue, red={"cubes": "tan", "camels": 1})

    assert takes(table) == reachable


@pytest.mark.rule("MERV-CARAVAN-7", "MERV-CARAVAN-18")
def test_the_cards_behind_a_taken_one_close_up_and_the_next_camel_goes_to_the_first_without() -> None:
    queue = "ginger* juniper* ginger pepper ginger cinnamon cinnamon juniper"
    red: Things = {"cubes": "teal teal teal", "camels": 1, "influence": EVERY_SPICE}
    table = merv_position(at="caravansary", queue=queue, red=red)

    table.play(RED, "take card 3")
    assert table.queue == "ginger* juniper* pepper ginger cinnamon cinnamon juniper"
    table.play(RED, "take card 1")
    assert table.queue == "juniper* pepper ginger cinnamon cinnamon juniper"
    table.play(RED, "place camel")

    assert table.queue == "juniper* pepper* ginger cinnamon cinnamon juniper"
    assert takes(table) == cards(1, 2, 3)
    assert table.player(RED).camels == 1


@pytest.mark.rule("MERV-CARAVAN-7", "MERV-CARAVAN-10")
def test_no_card_is_turned_up_before_the_action_ends() -> None:
    queue = "ginger* ginger* pepper* pepper juniper cinnamon cinnamon juniper"
    red: Things = {"cubes": "teal teal", "influence": EVERY_SPICE}
    table = merv_position(at="caravansary", queue=queue, deck="juniper pepper ginger", red=red)

    table.play(RED, "take card 1", "take card 3")
    assert table.queue == "ginger* pepper* juniper cinnamon cinnamon juniper"
    assert table.told("cards_revealed") == []
    known = table.state.information(table.who(RED))
    table.play(RED, "finish")

    assert table.state.information(table.who(RED)) == known + 1  # no way back behind the new cards
    assert table.queue == "ginger* pepper* juniper cinnamon cinnamon juniper juniper pepper"
    assert table.player(RED).camels == 1
    assert len(table.state.deck) == 1


@pytest.mark.rule("MERV-CARAVAN-21")
@pytest.mark.parametrize(
    ("deck", "queue", "left"),
    [
        ("cinnamon ginger", "juniper juniper pepper ginger ginger cinnamon ginger", 0),
        ("cinnamon", "juniper juniper pepper ginger ginger cinnamon", 0),
        ("", "juniper juniper pepper ginger ginger", 0),
        ("cinnamon ginger pepper", "juniper juniper pepper ginger ginger cinnamon ginger pepper", 0),
        ("cinnamon ginger pepper pepper", "juniper juniper pepper ginger ginger cinnamon ginger pepper", 1),
    ],
)
def test_with_a_short_deck_the_queue_stays_short(deck: str, queue: str, left: int) -> None:
    red: Things = {"cubes": "tan tan tan"}
    table = merv_position(
        at="caravansary", queue="cinnamon* cinnamon* cinnamon juniper juniper pepper ginger ginger", deck=deck, red=red
    )

    table.play(RED, "take card 3", "take card 2", "take card 1")
    if deck:
        table.play(RED, "finish")  # without a deck nothing can be turned up, and the action is over by itself

    assert table.options == ["end turn"]
    assert table.queue == queue
    assert len(table.state.deck) == left
    assert len(table.told("cards_revealed")) == (1 if deck else 0)


@pytest.mark.rule("MERV-CARAVAN-9")
def test_cards_are_kept_through_invasion_and_scoring() -> None:
    red: Things = {"cards": "cinnamon cinnamon ginger", "courtiers": "spice", "favour": 1, "cubes": "purple"}
    table = merv_position(at="invasion", year=2, city={"r2c2": "palace-tan red"}, red=red)

    assert table.state.year == 3
    assert table.player(RED).points == {"palace": 3}
    assert table.player(RED).cards == "cinnamon cinnamon ginger"


@pytest.mark.rule("MERV-CARAVAN-9")
def test_a_contract_takes_no_card() -> None:
    red: Things = {"cubes": "teal", "cards": "ginger", "influence": 2, "scrolls": 1, "common": 2}
    table = merv_position(at="caravansary", queue="ginger* juniper ginger pepper", red=red)

    table.play(RED, "contract k1s")

    assert table.player(RED).contracts == "k1s-1"
    assert table.player(RED).cards == "ginger"
    assert table.queue == "ginger* juniper ginger pepper"


# --- paying ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CARAVAN-2", "MERV-CARAVAN-7")
@pytest.mark.parametrize("colour", ["purple", "tan", "teal", "orange", "white"])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_every_card_costs_one_cube(colour: str, count: int) -> None:
    queue = "ginger ginger ginger ginger pepper pepper juniper juniper"
    table = merv_position(slot=1, site="r1c1", queue=queue, red={"cubes": f"{colour} " * count})
    before = facts(table)

    table.play(RED, "board action")  # the only card in reach is taken
    for _ in range(count - 1):
        assert table.options == ["take card 1", "finish"]
        table.play(RED, "take card 1")

    assert table.options == ["finish"]
    assert table.why_not("take card 1") == ("card.not_payable", "MERV-CARAVAN-19")
    gained = of(RED, {f"cubes.{colour}": 0, "spices.ginger": count})
    assert changes(table, before) == gained | {"caravan.queue": queue.split()[count:]}


@pytest.mark.rule("MERV-CARAVAN-3", "MERV-RES-19")
def test_with_the_discount_a_single_card_is_free() -> None:
    queue = "ginger ginger ginger ginger pepper pepper juniper juniper"
    table = merv_position(slot=1, site="r1c1", queue=queue, red={"tiles": "b1-caravansary"})
    before = facts(table)

    table.play(RED, "board action")

    assert table.options == ["finish"]
    assert changes(table, before) == {"red.spices.ginger": 1, "caravan.queue": queue.split()[1:]}
    assert ("paid_with_discount", "MERV-CARAVAN-3", {"cubes": {}}) in log(table)


@pytest.mark.rule("MERV-CARAVAN-3", "MERV-RES-12")
def test_only_one_card_of_the_action_is_free() -> None:
    table = merv_position(at="caravansary", queue=GINGERS, red={"cubes": "tan white", "tiles": "b1-caravansary"})

    table.play(RED, "take card 1")
    assert table.options == ["pay tan", "pay white", "discount"]
    table.play(RED, "discount", "take card 1")
    assert table.options == ["pay tan", "pay white"]
    assert table.why_not("discount") == ("payment.discount_used", "MERV-CARAVAN-3")
    table.play(RED, "pay white", "take card 1")

    assert table.options == ["finish"]
    assert table.player(RED).cubes == ""
    assert table.player(RED).cards == "ginger ginger ginger"


@pytest.mark.rule("MERV-CARAVAN-3")
def test_the_discount_may_wait_for_a_later_card_of_the_action() -> None:
    table = merv_position(at="caravansary", queue=GINGERS, red={"cubes": "tan", "tiles": "b1-caravansary"})

    table.play(RED, "take card 1", "pay tan")
    before = facts(table)
    table.play(RED, "take card 1")

    assert changes(table, before) == {"red.spices.ginger": 2, "caravan.queue": GINGERS.split()[2:]}
    assert table.options == ["finish"]


ONE_COLOUR = [
    # second breakthrough, cubes already spent, cubes that may follow
    ("", "purple", "purple white"),
    ("", "orange", "orange white"),
    ("", "white", "purple tan teal orange white"),
    ("", "white teal", "teal white"),
    ("", "teal white", "teal white"),
    ("b2-purple", "purple", "purple tan teal orange white"),
    ("b2-tan", "tan", "purple tan teal orange white"),
    ("b2-teal", "teal", "purple tan teal orange white"),
    ("b2-orange", "orange", "purple tan teal orange white"),
    ("b2-purple", "purple purple", "purple white"),
    ("b2-purple", "purple tan", "tan white"),
    ("b2-purple", "purple tan tan", "tan white"),
    ("b2-purple", "tan", "purple tan white"),
    ("b2-purple", "tan tan", "purple tan white"),
    ("b2-purple", "tan purple", "tan white"),
    ("b2-purple", "tan white purple", "tan white"),
    ("b2-tan", "purple", "purple tan white"),
    ("b2-tan", "orange tan", "orange white"),
    ("b2-teal", "orange", "teal orange white"),
    ("b2-teal", "teal orange", "orange white"),
    ("b2-orange", "tan", "tan orange white"),
    ("b2-orange", "orange orange", "orange white"),
    ("b2-orange", "orange teal", "teal white"),
]


@pytest.mark.rule("MERV-CARAVAN-19")
@pytest.mark.parametrize(("tile", "spent", "fitting"), ONE_COLOUR)
def test_the_cubes_of_an_action_have_one_colour_one_wild_cube_aside(tile: str, spent: str, fitting: str) -> None:
    table = merv_position(
        at="caravansary", queue=GINGERS, red={"cubes": "purple tan teal orange white " * 3, "tiles": tile}
    )
    for colour in spent.split():
        table.play(RED, "take card 1", f"pay {colour}")

    table.play(RED, "take card 1")

    assert table.asked == "choose_caravan_cube"
    assert table.options == [f"pay {colour}" for colour in fitting.split()]
    assert refused(table, "pay") == {
        f"pay {colour}": ("payment.other_colour", "MERV-CARAVAN-19", {"colour": colour})
        for colour in ("purple", "tan", "teal", "orange")
        if colour not in fitting.split()
    }


@pytest.mark.rule("MERV-CARAVAN-19")
def test_with_two_colours_on_hand_the_second_cannot_pay_another_card() -> None:
    table = merv_position(at="caravansary", queue=GINGERS, red={"cubes": "purple tan"})

    table.play(RED, "take card 1")
    assert table.options == ["pay purple", "pay tan"]
    assert refused(table, "pay") == {
        f"pay {colour}": ("payment.none_left", "MERV-CARAVAN-2", {"colour": colour})
        for colour in ("teal", "orange", "white")
    }
    assert table.why_not("discount") == ("payment.no_discount", "MERV-CARAVAN-3")
    table.play(RED, "pay tan")

    assert table.options == ["finish"]
    assert table.player(RED).cubes == "purple"
    assert table.why_not("take card 1") == ("card.not_payable", "MERV-CARAVAN-19")
    assert table.why_not("place camel") == ("camel.nothing_to_pay", "MERV-CARAVAN-6")


# --- colour-as-wild, here and elsewhere in the turn -----------------------------------------------------------------
# K1F-1 asks for a purple cube, two scrolls and any good
WILD_TAN: Things = {"tiles": "b1-palace b2-tan", "scrolls": 4, "common": 1, "influence": 2}


@pytest.mark.rule("MERV-CARAVAN-19", "MERV-CARAVAN-24")
def test_while_the_cubes_have_one_colour_the_wild_cube_can_pay_a_contract_and_is_then_used() -> None:
    table = merv_position(at="caravansary", queue=GINGERS, red={"cubes": "tan tan tan tan teal white", **WILD_TAN})

    table.play(RED, "take card 1", "pay tan", "contract k1f")
    assert table.options == ["pay white", "pay wild tan"]
    table.play(RED, "pay wild tan", "take card 1")

    assert table.player(RED).contracts == "k1f-1"
    assert table.options == ["pay tan", "pay white"]
    assert table.why_not("pay teal") == ("payment.other_colour", "MERV-CARAVAN-19")


@pytest.mark.rule("MERV-CARAVAN-24")
@pytest.mark.parametrize("spent", ["tan teal", "teal tan", "teal teal tan"])
def test_with_two_colours_spent_the_wild_cube_counts_as_used_for_the_rest_of_the_turn(spent: str) -> None:
    table = merv_position(at="caravansary", queue=GINGERS, red={"cubes": "tan tan teal teal teal", **WILD_TAN})
    for colour in spent.split():
        assert "contract k1f" in table.options
        table.play(RED, "take card 1", f"pay {colour}")

    assert table.why_not("contract k1f") == ("contract.cube", "MERV-CONTRACT-3")
    table.play(RED, "finish")

    assert table.options == ["end turn"]
    assert table.why_not("contract k1f") == ("contract.cube", "MERV-CONTRACT-3")


@pytest.mark.rule("MERV-CARAVAN-24")
@pytest.mark.parametrize("spent", ["tan tan", "teal teal", "teal white", "white tan"])
def test_with_one_colour_spent_the_wild_cube_is_still_there_after_the_action(spent: str) -> None:
    table = merv_position(at="caravansary", queue=GINGERS, red={"cubes": f"tan teal teal {spent}", **WILD_TAN})
    for colour in spent.split():
        table.play(RED, "take card 1", f"pay {colour}")

    table.play(RED, "finish", "contract k1f")  # paid with the wild cube: there is no purple or white one

    assert table.options == ["end turn"]
    assert table.player(RED).contracts == "k1f-1"
    assert table.player(RED).cubes == "teal teal"


@pytest.mark.rule("MERV-CARAVAN-19")
def test_a_wild_cube_spent_before_the_action_mixes_no_colours() -> None:
    table = merv_position(slot=1, site="r1c1", queue=GINGERS, red={"cubes": "tan tan tan teal white", **WILD_TAN})

    table.play(RED, "contract k1f", "pay wild tan", "board action", "take card 1", "pay tan", "take card 1")

    assert table.options == ["pay tan", "pay white"]
    assert table.why_not("pay teal") == ("payment.other_colour", "MERV-CARAVAN-19")


# --- camels ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CARAVAN-5", "MERV-CARAVAN-6")
def test_a_camel_won_with_a_card_can_open_the_next_one() -> None:
    queue = "ginger* juniper ginger juniper pepper pepper cinnamon cinnamon"
    table = merv_position(at="caravansary", queue=queue, red={"cubes": "teal teal"})

    table.play(RED, "take card 1")
    assert table.player(RED).camels == 1
    table.play(RED, "place camel", "take card 2")

    assert table.player(RED).camels == 0
    assert table.player(RED).cards == "ginger ginger"
    assert table.queue == "juniper* juniper pepper pepper cinnamon cinnamon"


@pytest.mark.rule("MERV-CARAVAN-5", "MERV-CARAVAN-20")
@pytest.mark.parametrize(
    ("camels", "plays"),
    [(0, ["take card 2"]), (1, ["place camel", "take card 2"])],
    ids=["a card without camel gives none", "who placed a camel gets it back with the card"],
)
def test_a_camel_comes_only_with_its_card(camels: int, plays: list[str]) -> None:
    table = merv_position(at="caravansary", queue=GINGERS, red={"cubes": "tan tan", "camels": camels})

    table.play(RED, *plays)

    assert table.player(RED).camels == camels
    assert table.queue == "ginger* ginger ginger pepper pepper juniper juniper"


@pytest.mark.rule("MERV-CARAVAN-6")
def test_any_number_of_camels_is_placed_before_the_first_card_and_between_cards() -> None:
    queue = "ginger juniper juniper juniper pepper ginger ginger cinnamon"
    table = merv_position(at="caravansary", queue=queue, red={"cubes": "teal teal", "camels": 6, "influence": 3})
    before = facts(table)

    table.play(RED, "place camel", "place camel", "place camel", "place camel")
    assert changes(table, before) == {"red.camels": 2, "caravan.camels": 4}
    assert table.options == [*cards(1, 2, 3, 4, 5), "place camel"]
    assert table.why_not("finish") == ("finish.step_first", "MERV-TURN-16")
    table.play(RED, "take card 5", "place camel")

    assert table.queue == "ginger* juniper* juniper* juniper* ginger* ginger cinnamon"
    assert table.player(RED).camels == 1
    assert table.player(RED).cards == "pepper"


@pytest.mark.rule("MERV-CARAVAN-6")
@pytest.mark.parametrize(
    ("queue", "things", "reason"),
    [
        ("ginger* juniper pepper", {"cubes": "tan tan", "camels": 1}, None),
        ("ginger* juniper", {"cubes": "tan tan", "camels": 1}, "camel.no_card_behind"),
        ("ginger* juniper*", {"cubes": "tan tan", "camels": 1}, "camel.no_card_behind"),
        ("ginger* juniper pepper", {"cubes": "tan tan"}, "camel.none"),
        ("ginger* juniper pepper", {"tiles": "b1-caravansary", "camels": 1}, None),
        ("ginger* juniper pepper", {"cubes": "white", "camels": 1}, None),
    ],
)
def test_a_camel_is_placed_only_in_front_of_another_card(queue: str, things: Things, reason: str | None) -> None:
    table = merv_position(at="caravansary", queue=queue, deck="", red=things | {"influence": EVERY_SPICE})

    assert ("place camel" in table.options) == (reason is None)
    if reason:
        assert table.why_not("place camel") == (reason, "MERV-CARAVAN-6")


@pytest.mark.rule("MERV-CARAVAN-6")
def test_no_camel_is_placed_once_no_card_can_be_paid() -> None:
    table = merv_position(at="caravansary", queue=GINGERS, red={"cubes": "tan", "camels": 1})

    assert "place camel" in table.options
    table.play(RED, "take card 1")

    assert table.options == ["finish"]
    assert table.why_not("place camel") == ("camel.nothing_to_pay", "MERV-CARAVAN-6")


@pytest.mark.rule("MERV-CARAVAN-20")
def test_a_camel_left_on_its_card_goes_to_whoever_takes_the_card() -> None:
    queue = "ginger juniper pepper pepper cinnamon cinnamon ginger juniper"
    city = {"r1c2": "caravansary-tan blue"}
    table = merv_position(
        at="caravansary", queue=queue, deck="cinnamon", city=city, red={"cubes": "purple", "camels": 2}
    )

    table.play(RED, "place camel", "place camel", "take card 3", "finish", "end turn")
    assert table.queue == "ginger* juniper* pepper cinnamon cinnamon ginger juniper cinnamon"
    table.play(BLUE, "slot 2", "site r1c2", "board action", "take card 2")

    assert table.queue == "ginger* pepper cinnamon cinnamon ginger juniper cinnamon"
    assert table.player(BLUE).camels == 1
    assert table.player(RED).camels == 0


# --- which spices ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CARAVAN-8", "MERV-INFLUENCE-6")
@pytest.mark.parametrize(
    ("influence", "limit"), [(0, 1), (2, 1), (3, 2), (7, 2), (8, 3), (12, 3), (13, 4), (14, 4), (20, 4)]
)
def test_a_new_spice_is_taken_only_below_the_limit(influence: int, limit: int) -> None:
    spices = ["cinnamon", "ginger", "juniper", "pepper"]
    red: Things = {"cubes": "tan tan", "camels": 1, "influence": influence}
    tables = [
        merv_position(at="caravansary", queue="pepper* cinnamon* ginger juniper", deck="", red={**red, "cards": owned})
        for owned in (" ".join(spices[: limit - 1]), " ".join(spices[:limit]))
    ]

    below, at_the_limit = tables
    assert takes(below) == cards(1, 2, 3)
    assert takes(at_the_limit) == {1: cards(2), 2: cards(2, 3), 3: cards(2, 3), 4: cards(1, 2, 3)}[limit]
    if limit < 4:
        assert refused(at_the_limit, "take card 1") == {
            "take card 1": ("card.spice_limit", "MERV-CARAVAN-8", {"spice": "pepper", "limit": limit})
        }


@pytest.mark.rule("MERV-CARAVAN-8")
def test_the_limit_counts_different_spices_not_cards() -> None:
    red: Things = {"cubes": "tan tan", "camels": 1, "influence": 3, "cards": "ginger ginger ginger juniper juniper"}
    table = merv_position(at="caravansary", queue="ginger* juniper* pepper cinnamon", red=red)

    assert takes(table) == cards(1, 2)


@pytest.mark.rule("MERV-CARAVAN-8")
def test_the_limit_is_that_of_the_moment_at_which_the_card_is_taken() -> None:
    queue = "ginger* juniper* ginger pepper pepper pepper cinnamon cinnamon"
    red: Things = {"cubes": "teal tan tan", "influence": 2, "scrolls": 1, "common": 2}
    table = merv_position(at="caravansary", queue=queue, city={"r2c2": "palace-tan red"}, red=red)

    table.play(RED, "take card 1", "pay tan")
    assert table.why_not("take card 1") == ("card.spice_limit", "MERV-CARAVAN-8")
    table.play(RED, "contract k1s", "soldier r2c2")
    assert table.player(RED).influence == 3
    table.play(RED, "take card 1")

    assert table.player(RED).cards == "ginger juniper"


# --- whether there is anything to do --------------------------------------------------------------------------------
POSSIBLE = [
    pytest.param("ginger juniper pepper", {"cubes": "tan"}, True, id="a cube and the front card"),
    pytest.param("ginger juniper pepper", {"cubes": "white"}, True, id="a white cube"),
    pytest.param("ginger juniper pepper", {"tiles": "b1-caravansary"}, True, id="only the discount"),
    pytest.param("ginger juniper pepper", {}, False, id="no cube"),
    pytest.param("ginger juniper pepper", {"camels": 2}, False, id="only camels"),
    pytest.param("ginger juniper pepper", {"tiles": "b1-palace"}, False, id="the discount of another action"),
    pytest.param("", {"cubes": "tan"}, False, id="no card left"),
    pytest.param("ginger juniper pepper", {"cubes": "tan", "cards": "juniper"}, False, id="second card: no camel"),
    pytest.param("ginger juniper pepper", {"cubes": "tan", "cards": "juniper", "camels": 1}, True, id="second: one"),
    pytest.param("ginger* juniper pepper", {"cubes": "tan", "cards": "pepper"}, False, id="third: one there"),
    pytest.param("ginger* juniper pepper", {"cubes": "tan", "cards": "pepper", "camels": 1}, True, id="third: 1 + 1"),
    pytest.param("ginger juniper pepper", {"cubes": "tan", "cards": "pepper", "camels": 1}, False, id="third: one"),
    pytest.param("ginger juniper pepper", {"cubes": "tan", "cards": "pepper", "camels": 2}, True, id="third: two"),
    pytest.param("ginger juniper pepper", {"cubes": "tan", "cards": "cinnamon", "camels": 8}, False, id="other spice"),
]


@pytest.mark.rule("MERV-CARAVAN-17", "MERV-TURN-11")
@pytest.mark.parametrize(("queue", "things", "possible"), POSSIBLE)
def test_the_action_needs_an_allowed_card_in_reach_of_the_camels_and_a_way_to_pay(
    queue: str, things: Things, possible: bool
) -> None:
    city = {"r1c1": "caravansary-purple red"}
    table = merv_position(slot=1, site="r1c1", queue=queue, deck="", city=city, red=things)

    assert ("board action" in table.options) == possible
    if not possible:
        assert table.why_not("board action") == ("board.no_step", "MERV-TURN-11")


@pytest.mark.rule("MERV-CARAVAN-17", "MERV-TURN-16")
def test_a_camel_that_must_be_placed_first_is_placed_by_itself() -> None:
    queue = "ginger juniper juniper pepper pepper cinnamon cinnamon ginger"
    table = merv_position(slot=1, site="r1c1", queue=queue, red={"cubes": "tan", "camels": 1, "cards": "juniper"})

    table.play(RED, "board action")  # the second card is the only one allowed: camel, card, cube

    assert table.options == ["finish"]
    assert table.player(RED).cards == "juniper juniper"
    assert table.player(RED).camels == 0
    assert table.queue == "ginger* juniper pepper pepper cinnamon cinnamon ginger"


@pytest.mark.rule("MERV-CARAVAN-4", "MERV-CARAVAN-6", "MERV-CARAVAN-8", "MERV-TURN-16")
def test_every_card_that_cannot_be_taken_says_why() -> None:
    red: Things = {"cubes": "tan tan", "cards": "juniper"}
    table = merv_position(at="caravansary", queue="ginger* juniper* juniper pepper", red=red)

    assert table.options == cards(2, 3)
    assert refused(table, "take card") == {
        "take card 1": ("card.spice_limit", "MERV-CARAVAN-8", {"spice": "ginger", "limit": 1}),
        "take card 4": ("card.out_of_reach", "MERV-CARAVAN-4", {"spice": "pepper", "position": 4}),
    }
    assert refused(table, "place") == {"place camel": ("camel.none", "MERV-CARAVAN-6", {})}
    assert refused(table, "finish") == {"finish": ("finish.step_first", "MERV-TURN-16", {})}
    table.play(RED, "take card 2", "take card 2")
    assert table.options == ["finish"]
    assert refused(table, "take card") == {
        "take card 1": ("card.spice_limit", "MERV-CARAVAN-8", {"spice": "ginger", "limit": 1}),
        "take card 2": ("card.spice_limit", "MERV-CARAVAN-8", {"spice": "pepper", "limit": 1}),
    }


# --- pairs ----------------------------------------------------------------------------------------------------------
PAIRS = [(0, 1, 0), (0, 2, 1), (0, 3, 1), (0, 4, 2), (1, 1, 1), (1, 2, 1), (1, 3, 2), (2, 1, 0), (2, 2, 1), (3, 1, 1)]
PAIRS += [(2, 4, 2), (3, 5, 3), (5, 3, 2), (6, 1, 0), (6, 2, 1), (7, 1, 1), (0, 8, 4)]


@pytest.mark.rule("MERV-CARAVAN-11", "MERV-CARAVAN-14")
@pytest.mark.parametrize(("had", "taken", "boons"), PAIRS)
def test_every_even_number_of_a_spice_reached_gives_a_boon(had: int, taken: int, boons: int) -> None:
    queue = ["cinnamon"] * taken + ["ginger"] * min(6, 8 - taken) + ["pepper"] * (2 - taken)
    deck = "juniper juniper juniper juniper juniper juniper pepper pepper"
    red: Things = {"cubes": "tan " * taken, "camels": 1, "cards": "cinnamon " * had}
    table = merv_position(at="caravansary", queue=" ".join(queue), deck=deck, red=red)
    before = facts(table)

    for _ in range(taken):
        table.play(RED, "take card 1")
    assert table.player(RED).cubes == ""
    table.play(RED, "finish")

    assert table.options == ["end turn"]
    assert table.player(RED).cubes == " ".join(["white"] * boons)
    assert table.player(RED).cards == " ".join(["cinnamon"] * (had + taken))
    assert [event.args for event in table.told("pair_completed")] == [{"spice": "cinnamon"}] * boons
    assert {path for path in changes(table, before) if not path.startswith("caravan.")} == {
        "red.cubes.tan",
        "red.spices.cinnamon",
    } | ({"red.cubes.white"} if boons else set())


@pytest.mark.rule("MERV-CARAVAN-11")
def test_the_boons_come_after_the_queue_is_refilled() -> None:
    queue = "juniper* juniper ginger pepper cinnamon cinnamon ginger pepper"
    red: Things = {"cubes": "tan tan", "camels": 1}
    table = merv_position(at="caravansary", queue=queue, deck="juniper cinnamon pepper", red=red)

    table.play(RED, "place camel", "take card 1", "take card 1", "finish")

    assert log(table) == [
        ("camel_placed_on_card", "MERV-CARAVAN-6", {"position": 2}),
        ("paid", "MERV-CARAVAN-2", {"cubes": {"tan": 1}}),
        ("card_taken", "MERV-CARAVAN-7", {"spice": "juniper", "position": 1, "camels": 1}),
        ("paid", "MERV-CARAVAN-2", {"cubes": {"tan": 1}}),
        ("card_taken", "MERV-CARAVAN-7", {"spice": "juniper", "position": 1, "camels": 1}),
        ("cards_revealed", "MERV-CARAVAN-10", {"spice": ["juniper", "cinnamon"]}),
        ("pair_completed", "MERV-CARAVAN-11", {"spice": "juniper"}),
        ("favour_gained", "MERV-BOON-2", {"favour": 1}),
    ]
    assert {event.who for event in table.events} == {table.who(RED), None}


@pytest.mark.rule("MERV-CARAVAN-11", "MERV-BOON-2")
def test_the_boons_of_different_pairs_come_in_the_order_that_their_human_wants() -> None:
    queue = "juniper* cinnamon pepper pepper pepper ginger ginger ginger"
    red: Things = {"cubes": "tan tan", "cards": "juniper cinnamon", "influence": 3, "favour": 3}
    table = merv_position(at="caravansary", queue=queue, red=red)

    table.play(RED, "take card 1", "take card 1", "finish")
    assert table.options == ["boon white_cube", "boon favour"]
    table.play(RED, "boon favour")

    assert table.options == ["end turn"]
    assert table.player(RED).favour == 4
    assert table.player(RED).points == {"favour_track": 1}
    assert table.player(RED).cubes == "white"
    assert [event.kind for event in table.events[-3:]] == ["favour_gained", "points_scored", "cubes_gained"]


@pytest.mark.rule("MERV-CARAVAN-12")
@pytest.mark.parametrize(("choice", "influence", "servants"), [("soldier r1c2", 2, 7), ("decline", 0, 8)])
def test_a_ginger_pair_deploys_a_soldier(choice: str, influence: int, servants: int) -> None:
    table = merv_position(
        at="caravansary", queue=GINGERS, city={"r1c2": "palace-tan blue"}, red={"cubes": "tan", "cards": "ginger"}
    )

    table.play(RED, "take card 1", "finish")
    assert table.asked == "choose_soldier_site"
    assert table.options == ["soldier r1c2", "decline"]
    table.play(RED, choice)

    assert table.options == ["end turn"]
    assert table.player(RED).influence == influence
    assert table.player(RED).servants == servants
    assert table.soldier("r1c2") == (RED if servants == 7 else None)
    assert table.player(RED).favour == 0
    assert table.player(RED).cubes == ""


@pytest.mark.rule("MERV-CARAVAN-13")
def test_a_juniper_pair_gives_favour() -> None:
    queue = "juniper* juniper ginger pepper cinnamon cinnamon ginger pepper"
    red: Things = {"cubes": "orange", "cards": "juniper", "favour": 6}
    table = merv_position(at="caravansary", queue=queue, deck="pepper", red=red)
    before = facts(table)

    table.play(RED, "take card 2", "finish")

    assert changes(table, before) == {
        "red.cubes.orange": 0,
        "red.spices.juniper": 2,
        "red.favour": 7,
        "red.points.favour_track": 2,
        "caravan.queue": ["juniper", "ginger", "pepper", "cinnamon", "cinnamon", "ginger", "pepper", "pepper"],
        "caravan.deck": 0,
        "caravan.deck_holds.pepper": 0,
    }


@pytest.mark.rule("MERV-CARAVAN-14", "MERV-BOON-8")
@pytest.mark.parametrize(("in_supply", "gained"), [(0, 0), (1, 1), (2, 2)])
def test_cinnamon_pairs_give_white_cubes_while_they_last(in_supply: int, gained: int) -> None:
    queue = "cinnamon* cinnamon* cinnamon ginger pepper ginger ginger pepper"
    red: Things = {"cubes": "orange orange orange", "cards": "cinnamon"}
    table = merv_position(at="caravansary", queue=queue, red=red, blue={"cubes": "white " * (12 - in_supply)})

    table.play(RED, "take card 1", "take card 1", "take card 1", "finish")

    assert table.player(RED).cubes == " ".join(["white"] * gained)
    assert table.left("white") == in_supply - gained
    assert len(table.told("pair_completed")) == 2
    assert len(table.told("cubes_gained")) == gained


@pytest.mark.rule("MERV-CARAVAN-15", "MERV-UPGRADE-3")
@pytest.mark.parametrize("cell", ["r1c1", "r1c2", "r5c5"])
def test_a_pepper_pair_upgrades_any_site(cell: str) -> None:
    table = merv_position(
        at="caravansary",
        queue="pepper* ginger ginger cinnamon cinnamon juniper ginger juniper",
        city={"r1c1": "palace-tan red", "r1c2": "palace-teal blue !yellow", "r1c3": "wall-tan red +white"},
        red={"cubes": "tan", "cards": "pepper", "camels": 1},
    )

    table.play(RED, "take card 1", "finish")
    assert table.asked == "choose_upgrade_site"
    assert len(table.options) == 23
    assert table.why_not("upgrade r1c3") == ("upgrade.upgraded", "MERV-UPGRADE-1")
    table.play(RED, f"upgrade {cell}")

    assert table.options == ["end turn"]
    assert table.upgrade(cell) == "white"
    assert table.soldier("r1c2") == (None if cell == "r1c2" else YELLOW)
    assert table.player(YELLOW).servants == (8 if cell == "r1c2" else 7)
    assert table.state.white_left == 4


# --- a card for nothing ---------------------------------------------------------------------------------------------
MIXED = "ginger* juniper* pepper cinnamon cinnamon ginger juniper pepper"


def trade_for_a_card(**things: Any) -> Table:
    """Red has put a camel on the slot of the camel market that gives any caravan card."""
    queue, deck = things.pop("queue", MIXED), things.pop("deck", "cinnamon pepper ginger")
    table = merv_position(
        at="end_turn", slot=3, side="A", queue=queue, deck=deck, red=Things(camels=1) | cast(Things, things)
    )
    table.play(RED, "trade camel tr")
    return table


@pytest.mark.rule("MERV-CARAVAN-16")
def test_any_card_of_the_queue_is_free_without_cubes_and_camels() -> None:
    table = trade_for_a_card(influence=EVERY_SPICE, cubes="tan", tiles="b1-caravansary")
    before = facts(table)

    assert table.asked == "choose_free_card"
    assert table.options == cards(1, 2, 3, 4, 5, 6, 7, 8)
    table.play(RED, "take card 8")

    assert changes(table, before) == {
        "red.spices.pepper": 1,
        "caravan.queue": ["ginger", "juniper", "pepper", "cinnamon", "cinnamon", "ginger", "juniper", "cinnamon"],
        "caravan.deck": 2,
        "caravan.deck_holds.cinnamon": 0,
    }
    assert table.queue == "ginger* juniper* pepper cinnamon cinnamon ginger juniper cinnamon"


@pytest.mark.rule("MERV-CARAVAN-16", "MERV-CARAVAN-8")
def test_the_spice_limit_also_holds_for_a_free_card() -> None:
    table = trade_for_a_card(influence=3, cards="ginger pepper")

    assert table.options == cards(1, 3, 6, 8)
    assert refused(table, "take card") == {
        f"take card {position}": ("card.spice_limit", "MERV-CARAVAN-8", {"spice": spice, "limit": 2})
        for position, spice in ((2, "juniper"), (4, "cinnamon"), (5, "cinnamon"), (7, "juniper"))
    }


@pytest.mark.rule("MERV-CARAVAN-22")
def test_a_free_card_brings_its_camel_then_a_refill_then_the_boon_of_its_pair() -> None:
    table = trade_for_a_card(influence=EVERY_SPICE, cards="juniper ginger cinnamon cinnamon")
    before = facts(table)

    table.play(RED, "take card 2")

    assert log(table)[1:] == [
        ("card_taken", "MERV-CARAVAN-7", {"spice": "juniper", "position": 2, "camels": 1}),
        ("cards_revealed", "MERV-CARAVAN-10", {"spice": ["cinnamon"]}),
        ("pair_completed", "MERV-CARAVAN-11", {"spice": "juniper"}),
        ("favour_gained", "MERV-BOON-2", {"favour": 1}),
    ]
    assert table.queue == "ginger* pepper cinnamon cinnamon ginger juniper pepper cinnamon"
    gained = of(RED, {"spices.juniper": 2})
    gained |= of(RED, {"camels": 1, "favour": 1})
    assert {path: now for path, now in changes(table, before).items() if path.startswith("red")} == gained


@pytest.mark.rule("MERV-CARAVAN-22")
@pytest.mark.parametrize(("had", "boons"), [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 1)])
def test_a_free_card_gives_a_boon_only_if_it_makes_the_number_even(had: int, boons: int) -> None:
    queue = "juniper ginger ginger ginger ginger pepper pepper pepper"
    table = trade_for_a_card(queue=queue, influence=EVERY_SPICE, cards="juniper " * had)

    table.play(RED, "take card 1")

    assert table.player(RED).cards == " ".join(["juniper"] * (had + 1))
    assert table.player(RED).favour == boons
    assert len(table.told("pair_completed")) == boons
    assert table.options == ["end turn"]


@pytest.mark.rule("MERV-CARAVAN-23", "MERV-LIBRARY-12")
def test_without_an_allowed_card_the_boon_is_lost() -> None:
    red: Things = {"cubes": "tan", "scrolls": 5, "tiles": "b1-palace b2-tan", "cards": "cinnamon"}
    table = merv_position(at="library", queue="ginger* ginger pepper pepper juniper juniper juniper ginger", red=red)
    before = facts(table)

    table.play(RED, "tile b3-card")

    assert table.options == ["end turn"]
    assert changes(table, before) == {"red.breakthroughs": ["b1-palace", "b2-tan", "b3-card"]}
    assert [event.kind for event in table.events] == ["breakthrough_made", "boon_lost"]


@pytest.mark.rule("MERV-CARAVAN-16", "MERV-CARAVAN-22")
def test_the_only_free_card_is_asked_for_while_its_place_would_turn_up_another() -> None:
    queue = "ginger ginger ginger ginger pepper pepper pepper juniper"
    asked = trade_for_a_card(queue=queue, deck="cinnamon", cards="juniper")
    by_itself = trade_for_a_card(queue=queue, deck="", cards="juniper")

    assert asked.options == cards(8)
    assert by_itself.options == ["end turn"]
    assert by_itself.player(RED).cards == "juniper juniper"
    assert by_itself.player(RED).favour == 1
