"""Payments with a choice: scroll s33 pays dinars with water and dates. MKSH-PAY."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.learning import gains, is_at_the_next_worker, owning
from tests.games.marrakesh.position import GREEN, Table, mksh_position


# --- what can be paid so ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-PAY-1", "MKSH-PAY-2", "MKSH-SCROLL-32", "MKSH-SCROLL-33")
@pytest.mark.parametrize(("scrolls", "left"), [("s33", 0), ("s32 s33", 1)])
def test_s33_pays_a_gate_after_its_discount(scrolls: str, left: int) -> None:
    table = owning(scrolls, "medina", {"workshops": {"green": "black"}}, watchtower=1, water=2)

    table.play(GREEN, "gate green-black", "slot 1")

    assert (table.player(GREEN).water, table.player(GREEN).gates) == (left, {1: "black"})


@pytest.mark.rule("MKSH-PAY-1", "MKSH-PAY-2")
@pytest.mark.parametrize("kind", ["water", "dates"])
def test_s33_pays_the_dinars_of_an_oasis(kind: str) -> None:
    table = owning("s33", "sahara", caravans=[1, 0, 0], **{kind: 1})

    table.play(GREEN, "explore left-1")

    assert (table.player(GREEN).line, gains(table)) == ("01", {})


@pytest.mark.rule("MKSH-PAY-1", "MKSH-PAY-2", "MKSH-PROVISION-13")
def test_s33_pays_the_dinars_of_provisions() -> None:
    green = {"provisions": "pv06 pv01 pv02", "scrolls": "s33", "water": 2, "dates": 1}
    table = mksh_position("green blue", phase=rounds.PROVISIONS, round=4, green=green)  # 1 water, 2 dinars

    assert (gains(table), table.asked) == ({}, "choose_provision")


@pytest.mark.rule("MKSH-PROVISION-13", "MKSH-PROVISION-12", "MKSH-PAY-3")
def test_s33_cannot_spend_what_the_rest_of_the_demand_needs() -> None:
    green = {"provisions": "pv01 pv02 pv03", "scrolls": "s33", "water": 1, "dates": 1}
    table = mksh_position("green blue", phase=rounds.PROVISIONS, round=4, green=green)

    assert gains(table) == {"points": -4}


@pytest.mark.rule("MKSH-PROVISION-13", "MKSH-PAY-4")
def test_the_pieces_of_a_demanded_dinar_are_asked() -> None:
    green = {"provisions": "pv01 pv02 pv03", "scrolls": "s33", "water": 2, "dates": 2, "dinars": 1}
    table = mksh_position("green blue", phase=rounds.PROVISIONS, round=4, green=green)

    assert (table.asked, table.options) == ("choose_payment", ["pay water", "pay date", "pay dinar"])
    table.play(GREEN, "pay date")

    assert gains(table) == {"water": 1, "dinars": 1}


def may_refresh(**held: int) -> Table:
    """Green has s33 and a scholar; two grey scrolls lie on their stacks."""
    scrolls = {"grey-1": "s19 s20", "grey-2": "s13 s14"}
    return owning("s33", "madrasa", {"scrolls": scrolls}, keshis={"madrasa": 1}, **held)


@pytest.mark.rule("MKSH-PAY-2", "MKSH-PAY-3", "MKSH-MADRASA-13")
@pytest.mark.parametrize("held", [{"water": 1, "dates": 1}, {"dates": 2}])
def test_s33_pays_a_refresh_and_leaves_the_date_for_the_scroll(held: dict[str, int]) -> None:
    table = may_refresh(**held)

    table.play(GREEN, "refresh grey")

    assert (table.scrolls, gains(table)) == ({"grey-1": "s20", "grey-2": "s14"}, {"dates": 1})


@pytest.mark.rule("MKSH-PAY-3", "MKSH-MADRASA-13")
def test_a_refresh_that_would_cost_the_date_of_the_scroll_is_refused() -> None:
    table = may_refresh(dates=1)

    assert table.options == ["scroll grey-1", "scroll grey-2", "stop"]
    assert table.why_not("refresh grey") == ("refresh.impossible", "MKSH-MADRASA-13")


@pytest.mark.rule("MKSH-PAY-3", "MKSH-PAY-4")
def test_the_date_kept_for_the_scroll_cannot_pay_the_refresh() -> None:
    table = may_refresh(water=1, dates=1, dinars=1)

    table.play(GREEN, "refresh grey")
    assert (table.asked, table.options) == ("choose_payment", ["pay water", "pay dinar"])
    assert table.why_not("pay date") == ("pay.none", "MKSH-PAY-3")
    table.play(GREEN, "pay water", "scroll grey-1")

    assert gains(table) == {"dinars": 3}


# --- what cannot -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-PAY-1")
def test_dinars_never_pay_water_or_dates() -> None:
    table = owning("s33", "sahara", caravans=[1, 1, 0], dinars=5)

    assert table.options == ["explore left-1", "stop"]
    assert table.why_not("explore right-1") == ("oasis.cost", "MKSH-SAHARA-3")


@pytest.mark.rule("MKSH-PAY-2", "MKSH-PAY-1")
def test_the_dates_of_scrolls_are_dates() -> None:
    scrolls = {"grey-1": "s19", "pink-1": "s50"}
    table = owning("s33", "madrasa", {"scrolls": scrolls}, keshis={"madrasa": 6}, water=3, dates=1, dinars=3)

    assert "scroll grey-1" in table.options
    assert table.why_not("scroll pink-1") == ("scroll.dates", "MKSH-MADRASA-4")


@pytest.mark.rule("MKSH-PAY-2")
def test_added_spaces_are_paid_with_water() -> None:
    table = owning("s33", "river", keshis={"river": 1}, dates=2, dinars=2)

    assert (table.player(GREEN).space, is_at_the_next_worker(table)) == (1, True)


@pytest.mark.rule("MKSH-PAY-3")
@pytest.mark.parametrize(("dates", "is_possible"), [(1, False), (2, True)])
def test_a_piece_must_leave_what_the_same_cost_asks_of_its_kind(dates: int, is_possible: bool) -> None:
    table = owning("s33", "sahara", caravans=[2, 0, 0], dates=dates, line="01")  # left-2: 1 dinar, 1 date

    assert ("explore left-2" in table.options) == is_possible


# --- how it is asked -------------------------------------------------------------------------------------------------
def two_dinars(**green: Any) -> Table:
    """Green builds a gate that costs 2 dinars."""
    table = owning("s33", "medina", {"workshops": {"green": "black"}}, watchtower=1, **green)
    table.play(GREEN, "gate green-black", "slot 1")
    return table


@pytest.mark.rule("MKSH-PAY-4")
@pytest.mark.parametrize(
    ("held", "left"),
    [
        ({"dinars": 5}, {"dinars": 3}),
        ({"water": 1, "dates": 1}, {}),
        ({"water": 1, "dinars": 1}, {}),
        ({"dates": 3}, {"dates": 1}),
    ],
)
def test_the_only_way_is_paid_without_a_question(held: dict[str, int], left: dict[str, int]) -> None:
    table = two_dinars(**held)

    assert is_at_the_next_worker(table)
    assert gains(table) == {"points": 4} | left


@pytest.mark.rule("MKSH-PAY-4")
def test_pieces_are_asked_in_the_order_water_date_dinar() -> None:
    table = two_dinars(water=2, dates=2, dinars=2)

    table.play(GREEN, "pay date")
    assert table.options == ["pay date", "pay dinar"]
    assert table.why_not("pay water") == ("pay.order", "MKSH-PAY-4")
    table.play(GREEN, "pay dinar")

    assert gains(table) == {"points": 4, "water": 2, "dates": 1, "dinars": 1}


@pytest.mark.rule("MKSH-PAY-4")
def test_only_pieces_are_offered_from_which_the_cost_can_be_completed() -> None:
    table = two_dinars(water=2, dates=1, dinars=1)

    assert table.options == ["pay water", "pay date"]
    assert table.why_not("pay dinar") == ("pay.too_few", "MKSH-PAY-3")


@pytest.mark.rule("MKSH-PAY-5")
def test_with_s45_an_oasis_costs_one_resource_though_s33_is_owned() -> None:
    table = owning("s33 s45", "sahara", caravans=[3, 0, 0], water=2, dates=2)  # left-3: 2 dinars, 1 water

    table.play(GREEN, "explore left-3", "pay date")

    assert (table.player(GREEN).line, gains(table)) == ("03", {"water": 2, "dates": 1})
