"""Contracts: MERV-CONTRACT-1 to -11. A cube, scrolls and goods are asked for; the goods are tied up but not spent."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.core.events import Event
from tests.games.merv.looking import reason
from tests.games.merv.position import BLUE, HIGH_COURTIER_OF_TWO, RED, Table, Things, merv_position, only
from tests.games.merv.printed import CONTRACTS, Contract

COLOURS = ("purple", "tan", "teal", "orange", "white")
# Just enough for the first contract of level I with a favour (k1f-1), and cubes for everything else
RICH: Things = {
    "cubes": " ".join(5 * ["purple", "tan", "teal", "orange"]),
    "scrolls": 2,
    "rare": 1,
    "influence": 2,
}


def cards_above(contract: str) -> str:
    """The cards that must be gone before this one lies on top: "k1f-1 k1f-2" for "k1f-3"."""
    stack, number = contract.split("-")
    return " ".join(f"{stack}-{n}" for n in range(1, int(number)))


def just_enough(printed: Contract) -> Things:
    """Exactly what a contract asks for; a common good where any good will do."""
    _, influence, _, cube, scrolls, common, rare, any_good, _ = printed
    cubes = "tan" if cube == "any" else cube
    return {"influence": influence, "cubes": cubes, "scrolls": scrolls, "common": common + any_good, "rare": rare}


def tied(table: Table, colour: str) -> tuple[int, int, int]:
    """Scrolls, common and rare goods that are committed to contracts."""
    piece = table.player(colour).piece
    return piece.scrolls_tied, piece.common_tied, piece.rare_tied


def owned(table: Table, colour: str) -> tuple[int, int, int]:
    player = table.player(colour)
    return player.scrolls, player.common, player.rare


def contracts_offered(table: Table) -> list[str]:
    return [option for option in table.options if option.startswith("contract")]


# --- the eighteen cards ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CONTRACT-3", "MERV-CONTRACT-6")
@pytest.mark.parametrize("printed", CONTRACTS, ids=lambda card: card.name)
def test_a_contract_takes_one_cube_and_ties_up_what_it_shows(printed: Contract) -> None:
    contract, influence, points, _, scrolls, common, rare, any_good, bonus = printed
    table = merv_position(
        contracts=cards_above(contract), city={"r1c1": "wall-tan blue"}, red=just_enough(printed), blue={"favour": 1}
    )
    before = owned(table, RED)

    table.play(RED, f"contract {contract[:3]}")

    red = table.player(RED)
    assert red.contracts == contract
    assert red.points == {"contracts": points}
    assert red.cubes == ""
    assert [table.left(colour) for colour in COLOURS] == [12, 12, 12, 12, 12]
    assert tied(table, RED) == (scrolls, common + any_good, rare)
    assert owned(table, RED) == before
    if bonus == "soldier":
        assert table.asked == "choose_soldier_site"
        assert table.options == ["soldier r1c1", "decline"]
        assert red.favour == 0
        table.play(RED, "soldier r1c1")
        assert table.soldier("r1c1") == RED
        assert table.player(RED).influence == influence + 2
    else:
        assert (red.favour, red.influence, red.servants) == (1, influence, 8)
        assert table.soldier("r1c1") is None
    assert table.asked == "choose_slot"
    assert table.to_move == RED
    assert table.player(BLUE).favour == 1


LACKING = [(row, what) for row in CONTRACTS for what in ("cube", "colour", "scrolls", "common", "rare", "any")]


def one_short(printed: Contract, what: str) -> Things | None:
    """Everything for a contract but one thing, with a plenty of what must not replace it; None if it needs no such."""
    _, _, _, cube, scrolls, common, rare, any_good, _ = printed
    has = just_enough(printed)
    if what == "cube":
        return {**has, "cubes": ""}
    if what == "colour" and cube != "any":
        return {**has, "cubes": " ".join(colour for colour in COLOURS[:4] if colour != cube)}
    if what == "scrolls" and scrolls:
        return {**has, "scrolls": scrolls - 1, "common": 9, "rare": 9}
    if what == "common" and common:
        return {**has, "scrolls": 9, "common": common - 1, "rare": 9}
    if what == "rare" and rare:
        return {**has, "scrolls": 9, "common": 9, "rare": rare - 1}
    if what == "any" and any_good:
        return {**has, "scrolls": 9, "common": has["common"] - 1}
    return None


@pytest.mark.rule("MERV-CONTRACT-3", "MERV-CONTRACT-4")
@pytest.mark.parametrize(
    ("printed", "what"),
    [(row, what) for row, what in LACKING if one_short(row, what) is not None],
    ids=[f"{row[0]} {what}" for row, what in LACKING if one_short(row, what) is not None],
)
def test_a_contract_of_which_one_thing_is_missing_cannot_be_fulfilled(printed: Contract, what: str) -> None:
    contract = printed[0]
    table = merv_position(contracts=cards_above(contract), red=one_short(printed, what) or {})

    stack = f"contract {contract[:3]}"
    assert stack not in table.options
    code = "contract.cube" if what in ("cube", "colour") else "contract.goods"
    assert table.why_not(stack) == (code, "MERV-CONTRACT-3")
    assert reason(table, stack)["contract"] == contract


@pytest.mark.rule("MERV-CONTRACT-3")
def test_the_refusal_names_the_cube_that_is_missing() -> None:
    without_purple = merv_position(red={"cubes": "tan", "scrolls": 2, "common": 1, "influence": 2})
    without_any = merv_position(contracts="k1f-1 k1f-2", red={"scrolls": 1, "common": 1, "influence": 2})

    assert reason(without_purple, "contract k1f") == {"contract": "k1f-1", "cost_colour": "purple"}
    assert reason(without_any, "contract k1f") == {"contract": "k1f-3", "cost_colour": "any"}


# --- how many, which, when the level is reached ---------------------------------------------------------------------
@pytest.mark.rule("MERV-CONTRACT-1", "MERV-CONTRACT-6")
def test_any_number_of_contracts_in_one_turn_even_of_one_stack() -> None:
    table = merv_position(
        red={"cubes": "purple tan teal teal", "scrolls": 6, "common": 4, "rare": 1, "influence": 6, "servants": 0}
    )

    table.play(RED, "contract k1f", "commit common", "contract k1f", "contract k2f", "slot 1")

    assert table.asked == "choose_site"
    red = table.player(RED)
    assert red.contracts == "k1f-1 k1f-2 k2f-1"
    assert red.points == {"contracts": 6 + 5 + 10}
    assert red.cubes == "teal"
    assert red.favour == 3
    assert tied(table, RED) == (5, 3, 1)


@pytest.mark.rule("MERV-CONTRACT-2", "MERV-INFLUENCE-5")
@pytest.mark.parametrize(("influence", "levels"), [(0, 0), (1, 0), (2, 1), (5, 1), (6, 2), (9, 2), (10, 3), (20, 3)])
def test_a_contract_needs_its_level_on_the_influence_track(influence: int, levels: int) -> None:
    red: Things = {"cubes": "purple tan teal orange", "scrolls": 9, "common": 9, "rare": 9, "influence": influence}
    table = merv_position(red=red)

    stacks = {"k1f": 2, "k1s": 2, "k2f": 6, "k2s": 6, "k3f": 10, "k3s": 10}
    assert contracts_offered(table) == [f"contract {stack}" for stack in list(stacks)[: 2 * levels]]
    for stack, needed in list(stacks.items())[2 * levels :]:
        assert table.why_not(f"contract {stack}") == ("contract.influence", "MERV-CONTRACT-2")
        says = {"who": table.who(RED), "contract": f"{stack}-1", "n": needed, "has": influence}
        assert reason(table, f"contract {stack}") == says


@pytest.mark.rule("MERV-CONTRACT-2", "MERV-CONTRACT-6")
def test_the_influence_for_the_soldier_of_one_contract_opens_the_level_of_the_next() -> None:
    red: Things = {"cubes": "teal teal", "scrolls": 3, "common": 3, "rare": 1, "influence": 4}
    table = merv_position(city={"r1c1": "wall-tan blue"}, red=red)
    assert contracts_offered(table) == ["contract k1s"]

    table.play(RED, "contract k1s", "soldier r1c1")

    assert table.player(RED).influence == 6
    assert contracts_offered(table) == ["contract k2f"]


# --- the cube -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CONTRACT-3")
@pytest.mark.parametrize(
    ("payment", "left"),
    [
        ("pay purple", "tan tan teal white"),
        ("pay white", "purple tan tan teal"),
        ("pay wild tan", "purple tan teal white"),
    ],
)
def test_the_cube_may_be_white_or_the_colour_as_wild(payment: str, left: str) -> None:
    table = merv_position(
        red={"cubes": "purple tan tan teal white", "scrolls": 4, "rare": 1, "influence": 2, "tiles": "b1-palace b2-tan"}
    )

    table.play(RED, "contract k1f")

    assert table.asked == "choose_cube"
    assert table.options == ["pay purple", "pay white", "pay wild tan"]
    assert table.why_not("pay tan") == ("payment.wrong_colour", "MERV-RES-11")
    assert table.why_not("discount") == ("payment.no_discount", "MERV-RES-20")
    table.play(RED, payment)
    assert table.player(RED).cubes == left
    assert table.player(RED).contracts == "k1f-1"


@pytest.mark.rule("MERV-CONTRACT-3")
def test_the_colour_as_wild_alone_is_enough_and_serves_one_contract_a_turn() -> None:
    red: Things = {"cubes": "teal teal teal teal", "scrolls": 4, "common": 1}
    red |= {"rare": 1, "influence": 2, "tiles": "b1-palace b2-teal"}
    table = merv_position(red=red)
    assert contracts_offered(table) == ["contract k1f"]

    table.play(RED, "contract k1f", "commit rare")

    assert table.player(RED).contracts == "k1f-1"
    assert table.player(RED).cubes == "teal teal teal"
    assert contracts_offered(table) == []
    assert table.why_not("contract k1f") == ("contract.cube", "MERV-CONTRACT-3")


@pytest.mark.rule("MERV-CONTRACT-3", "MERV-RES-24")
@pytest.mark.parametrize("colour", COLOURS)
def test_any_cube_pays_where_the_card_shows_any(colour: str) -> None:
    red: Things = {"cubes": " ".join(COLOURS), "scrolls": 1, "common": 1, "influence": 2, "tiles": "b1-palace b2-teal"}
    table = merv_position(contracts="k1f-1 k1f-2", red=red)

    table.play(RED, "contract k1f")

    assert table.options == ["pay purple", "pay tan", "pay teal", "pay orange", "pay white"]
    table.play(RED, f"pay {colour}")
    assert table.player(RED).cubes == " ".join(other for other in COLOURS if other != colour)
    assert table.left(colour) == 12
    assert table.player(RED).contracts == "k1f-3"


@pytest.mark.rule("MERV-CONTRACT-3")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_single_cube_of_any_colour_is_paid_without_a_question(colour: str) -> None:
    table = merv_position(contracts="k1f-1 k1f-2", red={"cubes": colour, "scrolls": 1, "rare": 1, "influence": 2})

    table.play(RED, "contract k1f")

    assert table.asked == "choose_slot"
    assert table.player(RED).cubes == ""
    assert table.player(RED).contracts == "k1f-3"


# --- common, rare, any good -----------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CONTRACT-4")
@pytest.mark.parametrize(
    ("contract", "before", "good", "expected"),
    [
        ("k1f-1", [], "common", (2, 1, 0)),
        ("k1f-1", [], "rare", (2, 0, 1)),
        ("k1s-3", ["commit common"], "common", (0, 2, 0)),
        ("k1s-3", ["commit common"], "rare", (0, 1, 1)),
    ],
)
def test_for_any_good_the_player_chooses_which_kind(
    contract: str, before: list[str], good: str, expected: tuple[int, int, int]
) -> None:
    red: Things = {"cubes": "purple", "scrolls": 2, "common": 2, "rare": 2, "influence": 2, "servants": 0}
    table = merv_position(contracts=cards_above(contract), red=red)

    table.play(RED, f"contract {contract[:3]}", *before)

    decision = table.state.decision()
    assert (decision.kind, decision.rule) == ("choose_good", "MERV-CONTRACT-4")
    assert table.options == ["commit common", "commit rare"]
    assert decision.args == {"contract": contract}
    assert decision.pick is not None
    assert (decision.pick.of, decision.pick.left) == ("goods", 1)
    table.play(RED, f"commit {good}")
    assert tied(table, RED) == expected
    assert owned(table, RED) == (2, 2, 2)


@pytest.mark.rule("MERV-CONTRACT-4")
@pytest.mark.parametrize(
    ("goods", "asked", "expected"),
    [
        ((2, 0), [], (0, 2, 0)),
        ((0, 2), [], (0, 0, 2)),
        ((1, 1), [], (0, 1, 1)),
        ((2, 1), ["commit common"], (0, 2, 0)),
        ((2, 1), ["commit rare"], (0, 1, 1)),
        ((1, 2), ["commit common"], (0, 1, 1)),
        ((1, 2), ["commit rare"], (0, 0, 2)),
        ((2, 2), ["commit common", "commit common"], (0, 2, 0)),
        ((2, 2), ["commit common", "commit rare"], (0, 1, 1)),
        ((2, 2), ["commit rare"], (0, 0, 2)),
        ((5, 5), ["commit rare"], (0, 0, 2)),
    ],
)
def test_two_goods_of_any_kind_are_chosen_common_ones_first(
    goods: tuple[int, int], asked: list[str], expected: tuple[int, int, int]
) -> None:
    common, rare = goods
    table = merv_position(
        contracts="k1s-1 k1s-2", red={"cubes": "tan", "common": common, "rare": rare, "influence": 2, "servants": 0}
    )

    table.play(RED, "contract k1s", *asked)

    assert table.asked == "choose_slot"
    assert tied(table, RED) == expected
    assert owned(table, RED) == (0, common, rare)
    assert table.player(RED).contracts == "k1s-3"


@pytest.mark.rule("MERV-CONTRACT-4")
@pytest.mark.parametrize(
    ("goods", "expected"), [((1, 1), (1, 1, 1)), ((0, 2), (1, 0, 2)), ((7, 1), (1, 1, 1)), ((0, 3), (1, 0, 2))]
)
def test_the_rare_good_that_is_asked_for_is_not_used_for_any_good(
    goods: tuple[int, int], expected: tuple[int, int, int]
) -> None:
    common, rare = goods
    table = merv_position(
        contracts="k2f-1", red={"cubes": "orange", "scrolls": 1, "common": common, "rare": rare, "influence": 6}
    )

    table.play(RED, "contract k2f")

    assert table.player(RED).contracts == "k2f-2"
    assert tied(table, RED) == expected


# --- committed goods ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CONTRACT-5")
@pytest.mark.parametrize("thing", ["scrolls", "common", "rare"])
def test_what_is_committed_cannot_be_committed_again(thing: str) -> None:
    # k2f-1 asks for 2 scrolls, 1 common and 1 rare good; everything else is there in plenty
    needed = {"scrolls": 2, "common": 1, "rare": 1}[thing]
    red = Things(cubes="teal", scrolls=9, common=9, rare=9, influence=6) | only(thing, needed + 3)

    enough = merv_position(contracts="k1s-1", red=red | only(f"{thing}_tied", 3))
    too_few = merv_position(contracts="k1s-1", red=red | only(f"{thing}_tied", 4))

    assert contracts_offered(enough) == ["contract k2f"]
    assert contracts_offered(too_few) == []
    assert too_few.why_not("contract k2f") == ("contract.goods", "MERV-CONTRACT-3")


@pytest.mark.rule("MERV-CONTRACT-5")
def test_a_second_contract_adds_to_what_is_committed() -> None:
    red: Things = {"cubes": "teal", "scrolls": 5, "common": 4, "rare": 3}
    red |= {"influence": 6, "scrolls_tied": 2, "common_tied": 3, "rare_tied": 1}
    table = merv_position(red=red)

    table.play(RED, "contract k2f")

    assert tied(table, RED) == (4, 4, 2)
    assert owned(table, RED) == (5, 4, 3)


@pytest.mark.rule("MERV-CONTRACT-5")
@pytest.mark.parametrize(("common_tied", "rare_tied", "expected"), [(2, 1, (2, 2, 2)), (1, 2, (2, 2, 2))])
def test_a_committed_good_is_not_offered_for_any_good(
    common_tied: int, rare_tied: int, expected: tuple[int, int, int]
) -> None:
    red: Things = {"cubes": "purple", "influence": 2, "scrolls": 2, "common": 2}
    red |= {"rare": 2, "common_tied": common_tied, "rare_tied": rare_tied}
    table = merv_position(red=red)

    table.play(RED, "contract k1f")

    assert table.asked == "choose_slot"
    assert tied(table, RED) == expected


@pytest.mark.rule("MERV-CONTRACT-5")
def test_committed_scrolls_and_goods_count_in_the_halls() -> None:
    red: Things = {"favour": 2, "courtiers": "knowledge trade", "scrolls": 3, "common": 2}
    red |= {"rare": 2, "scrolls_tied": 3, "common_tied": 2, "rare_tied": 1}
    table = merv_position(at="scoring", red=red)

    assert table.player(RED).points == {"palace": 3 + 4}


# --- points, bonus, next card ---------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CONTRACT-6")
def test_first_the_points_then_the_favour() -> None:
    table = merv_position(red={"cubes": "purple", "scrolls": 2, "common": 1, "influence": 2, "favour": 3})

    table.play(RED, "contract k1f")

    who = table.who(RED)
    assert table.events == [
        Event("paid", who, "MERV-RES-11", {"cubes": {"purple": 1}}),
        Event("contract_fulfilled", who, "MERV-CONTRACT-3", {"contract": "k1f-1"}),
        Event("points_scored", who, "MERV-CONTRACT-6", {"n": 6, "source": "contracts", "total": 6}),
        Event("favour_gained", who, "MERV-CONTRACT-6", {"favour": 4}),
        Event("points_scored", who, "MERV-FAVOUR-2", {"n": 1, "source": "favour_track", "total": 7}),
    ]
    assert table.player(RED).points == {"contracts": 6, "favour_track": 1}


@pytest.mark.rule("MERV-CONTRACT-6", "MERV-BOON-6")
@pytest.mark.parametrize("servants", [8, 0], ids=["a soldier may be declined", "without a servant he is lost"])
def test_the_points_are_scored_before_the_soldier_is_placed(servants: int) -> None:
    red: Things = {"cubes": "teal", "scrolls": 1, "common": 2, "influence": 2, "servants": servants}
    table = merv_position(city={"r1c1": "wall-tan blue"}, red=red)

    table.play(RED, "contract k1s")

    assert table.asked == ("choose_soldier_site" if servants else "choose_slot")
    assert table.player(RED).points == {"contracts": 6}
    if servants:
        table.play(RED, "decline")
    assert table.asked == "choose_slot"
    assert (table.player(RED).points, table.player(RED).influence) == ({"contracts": 6}, 2)


@pytest.mark.rule("MERV-CONTRACT-6")
def test_the_next_card_of_the_stack_is_available_at_once() -> None:
    table = merv_position(red={"cubes": "purple tan", "scrolls": 3, "common": 2, "influence": 2})

    table.play(RED, "contract k1f")

    assert contracts_offered(table) == ["contract k1f"]
    table.play(RED, "contract k1f")
    assert table.player(RED).contracts == "k1f-1 k1f-2"
    assert table.state.view(None)["contracts"]["k1f"] == ["k1f-3"]
    assert table.state.view(None)["contracts"]["k1s"] == ["k1s-1", "k1s-2", "k1s-3"]


# --- when -----------------------------------------------------------------------------------------------------------

# The decision, how to get there, and what is played before it
WINDOWS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("choose_slot", {}, []),
    ("choose_site", {"slot": 1}, []),
    ("choose_action", {"slot": 1, "site": "r1c1"}, []),
    ("choose_caravan_card", {"at": "caravansary", "queue": "ginger* ginger ginger"}, []),
    ("choose_hall", {"at": "palace"}, []),
    ("choose_scrolls", {"at": "library"}, []),
    ("choose_breakthrough", {"at": "library"}, ["scrolls 2", "pay tan", "pay teal"]),
    ("choose_post", {"at": "marketplace"}, []),
    ("choose_purchase", {"at": "marketplace"}, ["post balkh"]),
    ("choose_mosque_step", {"at": "mosque"}, []),
    ("choose_wall_piece", {"at": "wall"}, []),
    ("choose_end", {"at": "end_turn"}, []),
]


@pytest.mark.rule("MERV-CONTRACT-7", "MERV-CONTRACT-1")
@pytest.mark.parametrize(("kind", "position", "played"), WINDOWS, ids=[row[0] for row in WINDOWS])
def test_contracts_are_offered_at_every_window_and_then_it_is_asked_again(
    kind: str, position: dict[str, Any], played: list[str]
) -> None:
    table = merv_position(city={"r1c1": "palace-tan red"}, red=RICH, **position)
    table.play(RED, *played)
    assert table.asked == kind
    *others, last = table.options
    assert last == "contract k1f"
    assert contracts_offered(table) == [last]

    table.play(RED, "contract k1f")

    assert table.player(RED).contracts == "k1f-1"
    assert table.player(RED).points == {"contracts": 6}
    assert table.player(RED).favour == 1
    assert table.to_move == RED
    assert table.asked == kind
    assert table.options == others


@pytest.mark.rule("MERV-CONTRACT-7")
def test_between_two_steps_of_an_action_contracts_are_offered_too() -> None:
    table = merv_position(at="palace", red=RICH)

    table.play(RED, "hall trade", "contract k1f", "hall faith", "finish")

    assert table.asked == "choose_end"
    assert table.player(RED).contracts == "k1f-1"
    assert table.player(RED).courtiers == "trade faith"


@pytest.mark.rule("MERV-CONTRACT-7")
def test_a_contract_beside_a_single_option_is_a_choice() -> None:
    # no step of the mosque action and no soldier is possible: only the favour is left
    position: dict[str, Any] = {"slot": 1, "site": "r1c1", "city": {"r1c1": "mosque-tan red"}}
    rich = merv_position(red={**RICH, "mosque": "m10", "servants": 0}, **position)
    poor = merv_position(red={"mosque": "m10", "servants": 0}, **position)

    assert (rich.asked, rich.options) == ("choose_action", ["gain favour", "contract k1f"])
    assert (poor.asked, poor.player(RED).favour) == ("choose_end", 1)
    rich.play(RED, "contract k1f")
    assert (rich.asked, rich.player(RED).favour) == ("choose_end", 2)


@pytest.mark.rule("MERV-CONTRACT-7")
def test_the_contracts_of_a_window_are_those_of_the_seat_whose_turn_it_is() -> None:
    table = merv_position(turn_of=BLUE, order="red blue yellow", red=RICH, blue={"influence": 2})

    assert table.to_move == BLUE
    assert contracts_offered(table) == []
    assert table.why_not("contract k1f") == ("contract.goods", "MERV-CONTRACT-3")
    table.refuses(RED, "contract k1f")


# The decision and how a rich red comes to it outside its own turn
OUTSIDE: list[tuple[str, dict[str, Any]]] = [
    ("choose_space", {"at": "round_end", "slots": {1: "red", 2: "blue", 3: "yellow"}}),
    ("choose_ransom", {"at": "invasion", "year": 2, "city": {"r1c1": "wall-tan red"}}),
    ("choose_courtier", {"at": "scoring"}),
    ("choose_courtier_slot", {"players": 2, "order": "red blue yellow", "turn_of": HIGH_COURTIER_OF_TWO}),
]


@pytest.mark.rule("MERV-CONTRACT-8")
@pytest.mark.parametrize(("kind", "position"), OUTSIDE, ids=[row[0] for row in OUTSIDE])
def test_no_contract_can_be_fulfilled_outside_the_own_turn(kind: str, position: dict[str, Any]) -> None:
    red: Things = {**RICH, "camels": 1, "courtiers": "knowledge spice", "favour": 1}

    table = merv_position(red=red, **position)

    assert table.to_move == RED
    assert table.asked == kind
    assert contracts_offered(table) == []
    assert table.why_not("contract k1f") == ("core.action.not_asked", table.state.decision().rule)
    table.refuses(RED, "contract k1f")


@pytest.mark.rule("MERV-CONTRACT-8")
def test_no_contract_can_be_fulfilled_in_the_turn_of_the_high_courtier() -> None:
    table = merv_position(
        players=2, order=f"red {HIGH_COURTIER_OF_TWO} blue", red=RICH, blue={**RICH, "cubes": "purple"}
    )
    table.play(RED, "slot 5", "site r1c5", "gain favour")
    assert contracts_offered(table) == ["contract k1f"]

    table.play(RED, "end turn")
    assert (table.to_move, table.asked) == (RED, "choose_courtier_slot")
    assert contracts_offered(table) == []
    assert table.why_not("contract k1f")[0] == "core.action.not_asked"
    table.play(RED, "courtier slot 1")

    assert (table.to_move, table.asked) == (BLUE, "choose_courtier_site")
    assert contracts_offered(table) == []
    assert table.why_not("contract k1f")[0] == "core.action.not_asked"
    table.play(BLUE, "courtier site r1c1")
    assert (table.to_move, table.asked) == (BLUE, "choose_slot")
    assert contracts_offered(table) == ["contract k1f"]


@pytest.mark.rule("MERV-CONTRACT-9")
@pytest.mark.parametrize(
    ("gone", "actions"),
    [("k1f-1 k1f-2 k1f-3", []), ("k1f-1 k1f-2", ["contract k1f", "pay tan", "commit common"])],
)
def test_an_empty_stack_offers_nothing(gone: str, actions: list[str]) -> None:
    table = merv_position(contracts=gone, red={**RICH, "common": 9, "scrolls": 9})

    table.play(RED, *actions)

    assert contracts_offered(table) == ["contract k1s"]
    assert table.why_not("contract k1f") == ("contract.empty", "MERV-CONTRACT-9")
    assert reason(table, "contract k1f") == {"stack": "k1f"}
    assert table.state.view(None)["contracts"]["k1f"] == []


@pytest.mark.rule("MERV-CONTRACT-9")
def test_contracts_are_neither_refilled_nor_lost_when_a_year_ends() -> None:
    red: Things = {"contracts": "k1f-1 k1f-2 k1f-3", "scrolls": 4, "scrolls_tied": 4, "common": 3, "common_tied": 3}
    table = merv_position(at="invasion", year=2, city={"r1c1": "wall-tan red"}, red=red)

    assert table.state.year == 3
    assert table.owner("r1c1") is None
    assert table.player(RED).contracts == "k1f-1 k1f-2 k1f-3"
    assert tied(table, RED) == (4, 3, 0)
    assert [len(cards) for cards in table.state.view(None)["contracts"].values()] == [0, 3, 3, 3, 3, 3]


# The decision, the position, how to get there, how to leave it for the next window
CLOSED: list[tuple[str, dict[str, Any], dict[str, Any], list[str], list[str]]] = [
    ("choose_cube", {"at": "palace"}, {"cubes": "purple tan white"}, ["hall trade"], ["pay tan"]),
    ("choose_caravan_cube", {"at": "caravansary"}, {}, ["take card 1"], ["pay tan"]),
    ("choose_library_cube", {"at": "library"}, {}, ["scrolls 1"], ["pay teal"]),
    ("choose_wall_slot", {"at": "wall"}, {}, ["build tan-1"], ["wall n1"]),
    ("choose_soldier_site", {"slot": 1, "site": "r1c1"}, {}, ["deploy soldier"], ["decline"]),
    (
        "choose_boon",
        {"at": "caravansary", "queue": "cinnamon* juniper ginger ginger"},
        {"cards": "cinnamon juniper", "influence": 3},
        ["take card 1", "pay tan", "take card 1", "finish"],
        ["boon favour"],
    ),
    ("choose_free_card", {"slot": 3, "site": "r1c3"}, {"camels": 1}, ["trade camel tr"], ["take card 1"]),
    ("choose_free_path", {"slot": 3, "site": "r1c3", "side": "B"}, {"camels": 1}, ["trade camel tr"], ["advance m1-2"]),
    (
        "choose_free_post",
        {"at": "library"},
        {"scrolls": 5, "tiles": "b1-palace b2-tan"},
        ["scrolls 1", "pay teal", "tile b3-post"],
        ["post balkh"],
    ),
    ("choose_upgrade_site", {"at": "mosque"}, {"mosque": "m1-1"}, ["advance m2-1"], ["upgrade r1c1"]),
    ("choose_upgrade_colour", {"at": "mosque"}, {"mosque": "m3-b"}, ["advance m4-b"], ["bonus tan", "upgrade r1c1"]),
    ("choose_scoring_tile", {"at": "mosque"}, {"mosque": "m4-a"}, ["advance m5"], ["scoring tile palace"]),
    ("choose_free_hall", {"at": "mosque"}, {"mosque": "m7"}, ["advance m8"], ["hall faith"]),
    ("choose_free_wall", {"at": "mosque"}, {"mosque": "m8"}, ["advance m9"], ["build tan-3", "wall n3"]),
    (
        "choose_good",
        {"contracts": "k1s-1 k1s-2"},
        {"common": 3, "rare": 2, "servants": 0},
        ["contract k1s", "pay tan"],
        ["commit common", "commit common"],
    ),
]


@pytest.mark.rule("MERV-CONTRACT-10")
@pytest.mark.parametrize(("kind", "position", "red", "there", "back"), CLOSED, ids=[row[0] for row in CLOSED])
def test_no_contract_inside_a_payment_a_placement_or_a_boon(
    kind: str, position: dict[str, Any], red: Things, there: list[str], back: list[str]
) -> None:
    city = {"r1c1": "palace-tan red", "r1c3": "wall-tan red", "r5c5": "wall-teal red"}
    table = merv_position(city=city, red={**RICH, **red}, **position)

    table.play(RED, *there)

    assert table.asked == kind
    assert contracts_offered(table) == []
    assert table.why_not("contract k1f")[0] == "core.action.not_asked"
    table.play(RED, *back)
    assert "contract k1f" in table.options


@pytest.mark.rule("MERV-CONTRACT-11", "MERV-CONTRACT-7")
def test_fresh_scrolls_may_be_committed_before_the_breakthrough_tile_is_chosen() -> None:
    table = merv_position(at="library", red={"cubes": "purple purple tan", "scrolls": 1, "rare": 1, "influence": 2})
    assert contracts_offered(table) == []

    table.play(RED, "scrolls 1", "pay tan")

    assert table.asked == "choose_breakthrough"
    tiles = ["tile b1-caravansary", "tile b1-palace", "tile b1-marketplace", "tile b1-mosque"]
    assert table.options == [*tiles, "contract k1f"]
    table.play(RED, "contract k1f")
    assert tied(table, RED) == (2, 0, 1)
    assert table.asked == "choose_breakthrough"
    assert table.options == tiles
    table.play(RED, "tile b1-mosque")
    assert table.player(RED).tiles == "b1-mosque"
    assert table.player(RED).contracts == "k1f-1"
    assert table.asked == "choose_end"
