"""The magistrate's marketplace action: posts, goods, contracts."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.merv.pieces import CONTRACTS
from tests.games.merv.looking import of
from tests.games.merv.position import MAGISTRATE, Table, Things
from tests.games.merv.printed import CONTRACTS as PRINTED
from tests.games.merv.printed import Contract
from tests.games.merv.solo_position import about_to, act, facts, magistrate_turn, solo_position, story

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
@pytest.mark.parametrize(
    ("posts", "discs", "rare"),
    [(f"{ALL_INNER} baghdad kashgar", 0, 2), (f"{ALL_INNER} baghdad kashgar peshawar basra", 1, 4)],
    ids=["without a disc", "without an allowed city"],
)
def test_without_a_disc_or_an_allowed_city_he_establishes_no_post_but_gains_goods(
    posts: str, discs: int, rare: int
) -> None:
    table = about_to("marketplace", yellow={"posts": posts}, red={"contracts": " ".join(CONTRACTS)})
    table.player(MAGISTRATE).piece.discs = discs

    assert act(table) == {"yellow.common": 4, "yellow.rare": rare}


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
    red: Things = {"contracts": " ".join(CONTRACTS), "common": 24 - common, "rare": 24 - rare}
    table = about_to("marketplace", yellow={"posts": "rayy samarkand baghdad"}, red=red)

    act(table)

    magistrate = table.player(MAGISTRATE)
    assert (magistrate.common, magistrate.rare) == (min(common, 2), min(rare, 2))
    assert (table.state.common_left, table.state.rare_left) == (max(common - 2, 0), max(rare - 2, 0))


@pytest.mark.rule("MERV-SOLO-38")
def test_he_never_buys_goods_and_sends_no_camel_on_a_route() -> None:
    yellow: Things = {"posts": "rayy", "camels": 3}
    red: Things = {"contracts": " ".join(CONTRACTS)}
    table = about_to("marketplace", 5, yellow=yellow, red=red, queue="ginger* juniper pepper", path_camels="")

    changed = act(table)

    assert changed == of(MAGISTRATE, {"posts": "rayy baghdad", "discs": 5, "favour": 1, "common": 1, "rare": 1})


# --- marketplace: contracts -------------------------------------------------------------------------------------------
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
@pytest.mark.parametrize("contract", PRINTED, ids=lambda contract: contract.name)
def test_he_fulfils_a_contract_without_cube_or_influence(contract: Contract) -> None:
    name, _, points, _, scrolls, common, rare, any_good, _ = contract
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
    [(contract, what) for contract in PRINTED for what in contract._fields[4:8] if getattr(contract, what)],
)
def test_he_fulfils_no_contract_that_he_lacks_a_scroll_or_good_for(contract: Contract, short: str) -> None:
    name, _, _, _, scrolls, common, rare, any_good, _ = contract
    plenty: Things = {"scrolls": scrolls + 3, "common": common + any_good + 3, "rare": rare + 3}
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
    holdings: Things = {"scrolls": 3, "common": 2, "rare": 2}
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
    things: Things = {"scrolls": 6, "common": 4, "rare": 4, "camels": 1, "servants": 0}
    table = solo_position(city={"r5c3": "palace-tan", "r1c3": "yellow"}, side=side, solo_deck="palace", yellow=things)

    magistrate_turn(table)

    assert len(table.told("camel_traded")) == 1
    assert fulfilled(table) == []
