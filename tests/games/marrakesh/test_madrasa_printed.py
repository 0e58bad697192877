"""Refreshing and replacing scrolls with several actions in a round. MKSH-MADRASA-23 to -26."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.learning import gains, is_at_the_next_worker, learn
from tests.games.marrakesh.position import GREEN, Table, mksh_position

GREY = {"grey-1": "s19 s20", "grey-2": "s13 s14"}


def side_01(**green: Any) -> Table:
    """The end of season 1 with river side 01; green leads and takes the madrasa action."""
    seat = {"space": 1, "keshis": {"madrasa": 2}, "dates": 2, "dinars": 1} | green
    table = mksh_position(
        "green blue", phase=rounds.SEASON_SCROLLS, round=4, sides="01 03 05", scrolls=GREY, green=seat
    )
    table.play(GREEN, "action madrasa")
    return table


# --- refreshing ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MADRASA-23")
def test_a_refresh_is_too_late_after_a_scroll_bought_in_an_earlier_action_of_the_round() -> None:
    table = learn("s53", {"scrolls": GREY}, keshis={"madrasa": 6}, dates=4, dinars=2)

    table.play(GREEN, "action madrasa")

    assert not any(option.startswith("refresh") for option in table.options)
    assert table.why_not("refresh grey") == ("refresh.too_late", "MKSH-MADRASA-23")


@pytest.mark.rule("MKSH-MADRASA-23")
@pytest.mark.parametrize(
    ("earlier", "why"),
    [
        ({}, None),
        ({"bought": True}, ("refresh.too_late", "MKSH-MADRASA-23")),
        ({"refreshed": True}, ("refresh.used", "MKSH-MADRASA-11")),
    ],
)
def test_season_scoring_belongs_to_round_4(earlier: dict[str, Any], why: tuple[str, str] | None) -> None:
    table = side_01(**earlier)

    assert ("refresh grey" in table.options) == (why is None)
    assert why is None or table.why_not("refresh grey") == why


@pytest.mark.rule("MKSH-MADRASA-23", "MKSH-ROUND-1")
def test_a_new_round_allows_a_refresh_again() -> None:
    green = {"bought": True, "refreshed": True}
    table = mksh_position("green blue", phase=rounds.RIVER_BONUSES, round=1, green=green)

    player = table.state.players[0]
    assert (table.asked, player.bought, player.refreshed) == ("choose_keshis", 0, 0)


@pytest.mark.rule("MKSH-MADRASA-23", "MKSH-MADRASA-25", "MKSH-SAHARA-21")
def test_a_scroll_of_the_line_cell_does_not_prevent_a_refresh() -> None:
    green = {"line": "11 12 13 14", "caravans": [1, 0, 0], "dinars": 2, "dates": 2, "keshis": {"madrasa": 1}}
    table = mksh_position(
        turn=GREEN, scrolls=GREY | {"yellow-1": "s33"}, green=green | {"workers": "sahara madrasa souk"}
    )

    table.use(GREEN, "sahara")
    table.play(GREEN, "explore left-1", "scroll yellow-1")
    table.use(GREEN, "madrasa")

    assert table.player(GREEN).scrolls == "s33"
    assert "refresh grey" in table.options


@pytest.mark.rule("MKSH-MADRASA-23", "MKSH-MADRASA-25", "MKSH-GRANT-5")
def test_a_granted_action_before_the_first_purchase_of_the_round_may_refresh() -> None:
    green = {"caravans": [4, 0, 0], "towns": ["t10", ""], "yellow": 1, "purple": 1, "orange": 1}
    table = mksh_position(
        turn=GREEN,
        expansions="towns",
        scrolls=GREY | {"pink-1": "s53"},
        green=green | {"keshis": {"madrasa": 1}, "dates": 2, "dinars": 2, "workers": "sahara madrasa souk"},
    )

    table.use(GREEN, "sahara")
    table.play(GREEN, "explore town left-4", "scroll pink-1", "action madrasa")
    assert "refresh grey" in table.options
    table.play(GREEN, "scroll grey-1", "stop")
    table.use(GREEN, "madrasa")

    assert table.why_not("refresh grey") == ("refresh.too_late", "MKSH-MADRASA-23")


@pytest.mark.rule("MKSH-GRANT-5", "MKSH-MADRASA-12")
def test_the_duty_of_a_refresh_does_not_bind_the_action_inside() -> None:
    scrolls = {"grey-1": "s19", "grey-2": "s20", "pink-1": "s50 s53", "pink-2": "s43 s57"}
    table = mksh_position(
        turn=GREEN,
        scrolls=scrolls,
        green={"keshis": {"madrasa": 6}, "dates": 4, "dinars": 1, "workers": "madrasa souk"},
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, "refresh pink")
    assert table.why_not("scroll grey-1") == ("scroll.duty", "MKSH-MADRASA-12")
    table.play(GREEN, "scroll pink-1", "action madrasa")

    assert table.options == ["scroll grey-1", "scroll grey-2", "scroll pink-2", "stop"]


# --- replacing outside a turn ----------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MADRASA-24")
def test_outside_a_turn_luxury_items_are_replaced_before_scrolls() -> None:
    green = {"space": 1, "keshis": {"madrasa": 6}, "dates": 3, "orange": 1}
    table = mksh_position(
        "green blue",
        phase=rounds.SEASON_SCROLLS,
        round=4,
        sides="01 03 05",
        scrolls={"pink-1": "s53 s43"},
        market=["lx01 lx02"],
        green=green,
    )

    table.play(GREEN, "action madrasa", "scroll pink-1", "action souk", "buy lx01")
    assert (table.scrolls, table.market) == ({}, "- - - - -")
    table.play(GREEN, "stop")

    assert (table.scrolls, table.market) == ({"pink-1": "s43"}, "lx02 - - - -")
    kinds = [event.kind for event in table.events if event.kind.endswith("turned_up")]
    assert kinds == ["luxuries_turned_up", "scrolls_turned_up"]


# --- scrolls that are not bought -------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MADRASA-25", "MKSH-MADRASA-3", "MKSH-SCROLL-58")
def test_a_scroll_taken_by_s58_uses_no_scholars() -> None:
    scrolls = {"orange-1": "s65", "grey-1": "s19"}
    table = learn("s58", {"scrolls": scrolls}, keshis={"madrasa": 6}, dates=2)

    table.play(GREEN, "scroll orange-1", "scroll grey-1")

    assert table.player(GREEN).scrolls == "s58 s65 s19"


@pytest.mark.rule("MKSH-MADRASA-25", "MKSH-TOWN-10", "MKSH-EXP2-4")
def test_the_scroll_of_a_town_acts_at_once_and_costs_nothing() -> None:
    green = {"caravans": [4, 0, 0], "towns": ["t10", ""], "yellow": 1, "purple": 1, "orange": 1}
    table = mksh_position(
        turn=GREEN, expansions="towns", scrolls={"orange-1": "s67"}, green=green | {"workers": "sahara souk"}
    )

    table.use(GREEN, "sahara")
    table.play(GREEN, "explore town left-4", "scroll orange-1", "keshi green", "keshi green", "keshi green")

    assert (table.player(GREEN).scrolls, gains(table)) == ("s67", {"points": 3})


# --- at once ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MADRASA-26", "MKSH-SCROLL-33")
def test_a_permanent_scroll_acts_on_the_rest_of_the_action() -> None:
    green = {"line": "11 12 13 14", "caravans": [2, 0, 0], "dinars": 1, "dates": 2, "workers": "sahara souk"}
    table = mksh_position(turn=GREEN, scrolls={"yellow-1": "s33"}, green=green)

    table.use(GREEN, "sahara")
    table.play(GREEN, "explore left-1", "scroll yellow-1", "explore left-2")

    assert (table.player(GREEN).line, gains(table)) == ("11 12 13 14 01 02", {})


@pytest.mark.rule("MKSH-MADRASA-26", "MKSH-SCROLL-45", "MKSH-GRANT-5")
def test_a_scroll_learned_inside_a_granted_action_acts_in_the_outer_one() -> None:
    green = {"caravans": [4, 0, 0], "towns": ["t10", ""], "yellow": 1, "purple": 1, "orange": 1}
    table = mksh_position(
        turn=GREEN,
        expansions="towns",
        scrolls={"pink-1": "s53", "pink-2": "s45"},
        green=green | {"keshis": {"madrasa": 5}, "dates": 3, "workers": "sahara souk"},
    )

    table.use(GREEN, "sahara")
    assert table.why_not("explore left-3") == ("oasis.cost", "MKSH-SAHARA-3")
    table.play(GREEN, "explore town left-4", "scroll pink-1", "action madrasa", "scroll pink-2", "explore left-3")

    assert (table.player(GREEN).line, table.player(GREEN).dates) == ("03", 0)
    assert is_at_the_next_worker(table)
