"""Scrolls in the madrasa: buying, refreshing, gaps and stacks. MKSH-MADRASA-1 to -22.

What each of the scrolls does is in `test_scroll_effects.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from caravansary.games.marrakesh.pieces import SCROLLS, STACKS
from tests.games.marrakesh.position import BLUE, GREEN, Table, mksh_position

PLENTY: dict[str, Any] = {"keshis": {"madrasa": 8}, "dates": 9, "dinars": 9}


def in_the_madrasa(scrolls: dict[str, str], *, patient: bool = False, **green: Any) -> Table:
    """Green uses a worker in the madrasa; another one waits in the garden."""
    table = mksh_position(turn=GREEN, scrolls=scrolls, green={"workers": "madrasa garden"} | green)
    table.state.patient = patient
    table.play(GREEN, "worker madrasa")
    if "area action" in table.options:
        table.play(GREEN, "area action")
    return table


def hidden(table: Table, stack: str) -> str:
    """The scrolls under the face-up one, from the top down."""
    return " ".join(SCROLLS[scroll] for scroll in reversed(table.state.stacks[STACKS.index(stack)]))


# --- buying ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MADRASA-1")
def test_any_number_of_scrolls_is_bought_one_after_the_other() -> None:
    table = in_the_madrasa({"grey-1": "g6", "grey-2": "g7", "grey-3": "g8", "yellow-1": "y7"}, **PLENTY)

    table.play(GREEN, "scroll grey-2", "scroll yellow-1", "scroll grey-3", "scroll grey-1")

    assert table.player(GREEN).scrolls == "g7 y7 g8 g6"


@pytest.mark.rule("MKSH-MADRASA-1", "MKSH-WORKER-9")
def test_no_scroll_need_be_bought() -> None:
    table = in_the_madrasa({"grey-1": "g6"}, **PLENTY)

    table.play(GREEN, "stop")

    assert table.player(GREEN).scrolls == ""
    assert (table.player(GREEN).dates, table.player(GREEN).dinars) == (9, 9)
    assert table.asked == "choose_option"


@pytest.mark.rule("MKSH-MADRASA-1")
def test_one_may_stop_after_a_scroll() -> None:
    table = in_the_madrasa({"grey-1": "g6", "grey-2": "g7"}, **PLENTY)

    table.play(GREEN, "scroll grey-1", "stop")

    assert table.player(GREEN).scrolls == "g6"
    assert table.asked == "choose_option"


KINDS = [("grey-1", "g6", 1, 1), ("yellow-1", "y7", 3, 1), ("pink-1", "p6", 5, 2), ("orange-1", "o9", 7, 3)]


@pytest.mark.rule("MKSH-MADRASA-2", "MKSH-MADRASA-4")
@pytest.mark.parametrize(("stack", "scroll", "scholars", "dates"), KINDS)
def test_a_scroll_needs_its_scholars_and_costs_its_dates(stack: str, scroll: str, scholars: int, dates: int) -> None:
    table = in_the_madrasa({stack: scroll}, keshis={"madrasa": scholars}, dates=dates)

    table.play(GREEN, f"scroll {stack}")

    assert table.player(GREEN).scrolls == scroll
    assert table.player(GREEN).dates == 0
    assert table.player(GREEN).keshis == {"madrasa": scholars}


@pytest.mark.rule("MKSH-MADRASA-2")
@pytest.mark.parametrize(("stack", "scroll", "scholars", "dates"), KINDS)
def test_one_scholar_less_is_too_few(stack: str, scroll: str, scholars: int, dates: int) -> None:
    table = in_the_madrasa({stack: scroll}, patient=True, keshis={"madrasa": scholars - 1}, dates=9)

    assert table.options == ["stop"]
    assert table.why_not(f"scroll {stack}")[0] == "scroll.scholars"


@pytest.mark.rule("MKSH-MADRASA-4", "MKSH-GEN-5")
@pytest.mark.parametrize(("stack", "scroll", "scholars", "dates"), KINDS)
def test_one_date_less_is_too_few(stack: str, scroll: str, scholars: int, dates: int) -> None:
    table = in_the_madrasa({stack: scroll}, patient=True, keshis={"madrasa": 8}, dates=dates - 1, water=5)

    assert table.options == ["stop"]
    assert table.why_not(f"scroll {stack}") == ("scroll.dates", "MKSH-MADRASA-4")


SUMS = [  # scholars, bought, the scroll that is one too many
    (2, ["grey-1", "grey-2"], "grey-3"),
    (5, ["pink-1"], "grey-1"),
    (5, ["yellow-1", "grey-1", "grey-2"], "grey-3"),
    (6, ["pink-1", "grey-1"], "grey-2"),
    (6, ["yellow-1", "yellow-2"], "grey-1"),
    (7, ["orange-1"], "grey-1"),
    (8, ["orange-1", "grey-1"], "grey-2"),
    (8, ["pink-1", "yellow-1"], "grey-1"),
]


@pytest.mark.rule("MKSH-MADRASA-3")
@pytest.mark.parametrize(("scholars", "bought", "refused"), SUMS)
def test_all_scrolls_of_an_action_share_the_scholars(scholars: int, bought: list[str], refused: str) -> None:
    shown = {"grey-1": "g6", "grey-2": "g7", "grey-3": "g8", "yellow-1": "y7", "yellow-2": "y8", "pink-1": "p6"}
    table = in_the_madrasa(shown | {"orange-1": "o9"}, patient=True, keshis={"madrasa": scholars}, dates=9, dinars=0)

    table.play(GREEN, *[f"scroll {stack}" for stack in bought])

    assert len(table.player(GREEN).scrolls.split()) == len(bought)
    assert table.options == ["stop"]
    assert table.why_not(f"scroll {refused}") == ("scroll.scholars", "MKSH-MADRASA-3")


@pytest.mark.rule("MKSH-MADRASA-3")
def test_a_scholar_won_in_between_counts() -> None:
    table = in_the_madrasa({"grey-1": "g6", "yellow-1": "y1"}, keshis={"madrasa": 3}, dates=9)

    table.play(GREEN, "scroll yellow-1", "keshi grey", "keshi yellow")
    assert table.options == ["scroll grey-1", "stop"]
    table.play(GREEN, "scroll grey-1")

    assert table.player(GREEN).scrolls == "y1 g6"


@pytest.mark.rule("MKSH-MADRASA-5")
def test_a_scroll_is_seen_by_all_and_stays() -> None:
    table = in_the_madrasa({"grey-1": "g1"}, keshis={"madrasa": 1}, dates=1)

    table.play(GREEN, "scroll grey-1")
    table.use(GREEN, "garden")
    table.end_turns()

    assert table.asked == "choose_keshis"  # the next round
    view = table.state.view(table.who(BLUE))
    assert view["players"][table.who(GREEN)]["scrolls"] == ["g1"]


# --- when they act --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MADRASA-6")
def test_an_instant_scroll_acts_once_when_it_is_acquired() -> None:
    table = mksh_position(
        turn=GREEN,
        round=4,
        scrolls={"grey-1": "g1"},
        green={"keshis": {"madrasa": 1}, "dates": 1, "workers": "madrasa"},
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll grey-1")
    assert table.player(GREEN).points["scrolls"] == 4
    table.end_turns()

    assert table.asked == "choose_provision"  # after the end of the round and of the season
    assert table.player(GREEN).points["scrolls"] == 4


@pytest.mark.rule("MKSH-MADRASA-7", "MKSH-ROUND-5")
def test_an_end_of_round_scroll_acts_in_the_round_of_its_purchase_and_in_each_further_one() -> None:
    table = mksh_position(
        turn=GREEN, scrolls={"pink-1": "p6"}, green={"keshis": {"madrasa": 5}, "dates": 2, "workers": "madrasa"}
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll pink-1")
    assert "scrolls" not in table.player(GREEN).points
    table.end_turns()

    assert table.player(GREEN).points["scrolls"] == 2
    for season, number in ((1, 2), (1, 3), (1, 4), (3, 4)):
        later = mksh_position(phase=rounds.ROUND_SCROLLS, season=season, round=number, green={"scrolls": "p6"})
        assert later.player(GREEN).points["scrolls"] == 2


@pytest.mark.rule("MKSH-MADRASA-8", "MKSH-SEASON-9")
def test_an_end_of_season_scroll_acts_in_the_season_of_its_purchase_and_in_each_further_one() -> None:
    table = mksh_position(
        turn=GREEN,
        round=4,
        scrolls={"grey-1": "g6"},
        green={"keshis": {"madrasa": 1}, "dates": 1, "workers": "madrasa"},
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll grey-1")
    assert "scrolls" not in table.player(GREEN).points
    table.end_turns()

    assert table.player(GREEN).points["scrolls"] == 2
    for season in (2, 3):
        later = mksh_position(phase=rounds.SEASON_SCROLLS, season=season, round=4, green={"scrolls": "g6"})
        assert later.player(GREEN).points["scrolls"] == 2


@pytest.mark.rule("MKSH-MADRASA-8")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_an_end_of_season_scroll_does_nothing_at_the_end_of_other_rounds(number: int) -> None:
    table = mksh_position(phase=rounds.ROUND_SCROLLS, round=number, green={"scrolls": "g6 y7 o9", "sellers": "river"})

    assert "scrolls" not in table.player(GREEN).points


@pytest.mark.rule("MKSH-MADRASA-9")
def test_a_permanent_scroll_acts_from_its_purchase_on() -> None:
    table = mksh_position(
        turn=GREEN,
        scrolls={"grey-1": "g8"},
        green={"keshis": {"madrasa": 1}, "dates": 1, "workers": "madrasa garden"},
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll grey-1")
    assert table.player(GREEN).dates == 0
    table.use(GREEN, "garden", "new keshi")

    assert table.player(GREEN).dates == 1


@pytest.mark.rule("MKSH-MADRASA-9")
def test_a_permanent_scroll_does_not_act_before_its_purchase() -> None:
    table = mksh_position(
        turn=GREEN,
        scrolls={"grey-1": "g8"},
        green={"keshis": {"madrasa": 1}, "dates": 1, "workers": "madrasa garden"},
    )

    table.use(GREEN, "garden", "new keshi")
    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll grey-1")

    assert table.player(GREEN).dates == 0


@pytest.mark.rule("MKSH-MADRASA-10")
@pytest.mark.parametrize(("scrolls", "points"), [("p6", 2), ("p6 p6", 4), ("p6 o10 p6", 7)])
def test_several_scrolls_and_copies_add_up(scrolls: str, points: int) -> None:
    table = mksh_position(phase=rounds.ROUND_SCROLLS, green={"scrolls": scrolls})

    assert table.player(GREEN).points["scrolls"] == points


@pytest.mark.rule("MKSH-MADRASA-10")
def test_two_copies_of_a_permanent_scroll_give_twice() -> None:
    table = mksh_position(turn=GREEN, green={"scrolls": "g8 g8", "workers": "garden"})

    table.use(GREEN, "garden", "new keshi")

    assert table.player(GREEN).dates == 2


@pytest.mark.rule("MKSH-MADRASA-22")
@pytest.mark.parametrize(("dinars", "after"), [(0, 1), (1, 1), (3, 3)])
def test_the_second_copy_of_g7_finds_a_dinar(dinars: int, after: int) -> None:
    table = mksh_position(phase=rounds.ROUND_SCROLLS, green={"scrolls": "g7 g7", "dinars": dinars})

    assert table.player(GREEN).dinars == after


# --- refreshing -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MADRASA-11")
def test_a_refresh_puts_the_scrolls_of_a_colour_under_their_stacks() -> None:
    table = in_the_madrasa(
        {"grey-1": "g6 g1 g2", "grey-2": "g7 g3", "grey-3": "g8", "yellow-1": "y7 y8"},
        keshis={"madrasa": 1},
        dates=1,
        dinars=2,
    )

    table.play(GREEN, "refresh grey")

    assert table.player(GREEN).dinars == 1
    assert table.scrolls == {"grey-1": "g1", "grey-2": "g3", "grey-3": "g8", "yellow-1": "y7"}
    assert hidden(table, "grey-1") == "g2 g6"
    assert hidden(table, "grey-2") == "g7"


@pytest.mark.rule("MKSH-MADRASA-11")
def test_after_the_first_purchase_nothing_is_refreshed() -> None:
    table = in_the_madrasa({"grey-1": "g6 g1", "grey-2": "g7 g3"}, **PLENTY)
    assert "refresh grey" in table.options

    table.play(GREEN, "scroll grey-1")

    assert table.options == ["scroll grey-2", "stop"]
    assert table.why_not("refresh grey") == ("refresh.too_late", "MKSH-MADRASA-11")


@pytest.mark.rule("MKSH-MADRASA-11")
def test_one_colour_is_refreshed_once() -> None:
    table = in_the_madrasa({"grey-1": "g6 g1", "yellow-1": "y7 y8"}, **PLENTY)

    table.play(GREEN, "refresh grey")
    assert table.why_not("refresh grey") == ("refresh.used", "MKSH-MADRASA-11")
    assert table.why_not("refresh yellow") == ("refresh.used", "MKSH-MADRASA-11")
    table.play(GREEN, *[option for option in table.options if option == "scroll grey-1"])

    assert [option for option in table.options if option.startswith("refresh")] == []
    assert table.player(GREEN).dinars == 8


@pytest.mark.rule("MKSH-MADRASA-11", "MKSH-ROUND-9")
def test_each_player_refreshes_in_the_own_turn() -> None:
    seat: dict[str, Any] = {"keshis": {"madrasa": 3}, "dates": 3, "dinars": 1, "workers": "madrasa"}
    table = mksh_position(turn=GREEN, scrolls={"grey-1": "g6 g7 g8", "grey-2": "g6 g7"}, green=seat, blue=dict(seat))

    table.use(GREEN, "madrasa")
    table.play(GREEN, "refresh grey", "scroll grey-1", "stop", "end turn")
    table.use(BLUE, "madrasa")

    assert "refresh grey" in table.options


@pytest.mark.rule("MKSH-MADRASA-12")
def test_after_a_refresh_a_scroll_of_that_colour_comes_first() -> None:
    table = in_the_madrasa({"grey-1": "g6 g1", "grey-2": "g7 g6", "yellow-1": "y7 y8"}, **PLENTY)

    table.play(GREEN, "refresh grey")
    assert table.options == ["scroll grey-1", "scroll grey-2"]
    assert table.why_not("stop") == ("scroll.duty", "MKSH-MADRASA-12")
    assert table.why_not("scroll yellow-1") == ("scroll.duty", "MKSH-MADRASA-12")
    table.play(GREEN, "scroll grey-2")

    assert table.options == ["scroll grey-1", "scroll yellow-1", "stop"]


@pytest.mark.rule("MKSH-MADRASA-13")
@pytest.mark.parametrize(
    ("green", "offered"),
    [
        ({"keshis": {"madrasa": 7}, "dates": 3, "dinars": 1}, "grey yellow pink orange"),
        ({"keshis": {"madrasa": 7}, "dates": 3, "dinars": 0}, ""),
        ({"keshis": {"madrasa": 7}, "dates": 2, "dinars": 1}, "grey yellow pink"),
        ({"keshis": {"madrasa": 7}, "dates": 1, "dinars": 1}, "grey yellow"),
        ({"keshis": {"madrasa": 7}, "dates": 0, "dinars": 1}, ""),
        ({"keshis": {"madrasa": 6}, "dates": 3, "dinars": 1}, "grey yellow pink"),
        ({"keshis": {"madrasa": 4}, "dates": 3, "dinars": 1}, "grey yellow"),
        ({"keshis": {"madrasa": 2}, "dates": 3, "dinars": 1}, "grey"),
        ({"keshis": {"madrasa": 0}, "dates": 3, "dinars": 1}, ""),
    ],
)
def test_a_refresh_is_offered_when_a_scroll_of_the_colour_can_be_bought_after_it(
    green: dict[str, Any], offered: str
) -> None:
    scrolls = {"grey-1": "g6 g7", "yellow-1": "y7 y8", "pink-1": "p6 p7", "orange-1": "o9 o10"}
    table = in_the_madrasa(scrolls, patient=True, **green)

    found = [option.removeprefix("refresh ") for option in table.options if option.startswith("refresh")]

    assert found == offered.split()


@pytest.mark.rule("MKSH-MADRASA-13")
def test_the_refusal_of_a_refresh_names_its_rule() -> None:
    table = in_the_madrasa({"grey-1": "g6 g7", "pink-1": "p6 p7"}, keshis={"madrasa": 1}, dates=9, dinars=1)

    assert table.why_not("refresh pink") == ("refresh.impossible", "MKSH-MADRASA-13")


@pytest.mark.rule("MKSH-MADRASA-13")
def test_a_colour_without_any_scroll_is_not_refreshed() -> None:
    table = in_the_madrasa({"yellow-2": "y7"}, **PLENTY)

    assert [option for option in table.options if option.startswith("refresh")] == ["refresh yellow"]


# --- gaps and stacks ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MADRASA-14", "MKSH-WORKER-13")
def test_a_scroll_leaves_a_gap_until_the_turn_ends() -> None:
    table = in_the_madrasa({"grey-1": "g6 g1", "grey-2": "g7"}, keshis={"madrasa": 8}, dates=9)

    table.play(GREEN, "scroll grey-1")
    assert table.scrolls == {"grey-2": "g7"}
    table.play(GREEN, "stop")
    table.use(GREEN, "garden")
    assert table.scrolls == {"grey-2": "g7"}
    table.play(GREEN, "end turn")

    assert table.scrolls == {"grey-1": "g1", "grey-2": "g7"}


def after_a_free_yellow_scroll(scrolls: dict[str, str], **green: Any) -> Table:
    """Green has explored the fifth oasis and taken the free scroll of yellow-1; the madrasa is next."""
    seat: dict[str, Any] = {
        "line": "21 22 23 24",
        "oases": "10 11 12 13 14 15",
        "caravans": [1, 0, 0],
        "workers": "sahara madrasa garden",
    }
    table = mksh_position(turn=GREEN, scrolls=scrolls, green=seat | green)
    table.use(GREEN, "sahara")
    table.play(GREEN, "explore left-1", "scroll yellow-1")
    if "stop" in table.options:
        table.play(GREEN, "stop")
    assert table.player(GREEN).scrolls == scrolls["yellow-1"].split()[0]
    return table


@pytest.mark.rule("MKSH-MADRASA-14", "MKSH-MADRASA-11")
def test_a_refresh_of_the_colour_closes_a_gap_before_the_turn_ends() -> None:
    table = after_a_free_yellow_scroll(
        {"yellow-1": "y7 y8 y9", "yellow-2": "y6 y5"}, keshis={"madrasa": 3}, dates=1, dinars=2
    )
    assert table.scrolls == {"yellow-2": "y6"}

    table.use(GREEN, "madrasa")
    table.play(GREEN, "refresh yellow")

    assert table.scrolls == {"yellow-1": "y8", "yellow-2": "y5"}
    assert (hidden(table, "yellow-1"), hidden(table, "yellow-2")) == ("y9", "y6")


@pytest.mark.rule("MKSH-MADRASA-19")
def test_a_free_scroll_uses_no_scholars_and_is_no_purchase() -> None:
    table = after_a_free_yellow_scroll(
        {"yellow-1": "y7", "yellow-2": "y8 y5", "grey-1": "g6"}, keshis={"madrasa": 3}, dates=1, dinars=2
    )

    table.use(GREEN, "madrasa")

    assert table.options == ["refresh grey", "refresh yellow", "scroll grey-1", "scroll yellow-2", "stop"]
    table.play(GREEN, "scroll yellow-2")
    assert table.player(GREEN).scrolls == "y7 y8"


PINK_STACKS = {"pink-1": "p1 p2 p3 p4 p5 p6", "pink-2": "p7", "pink-3": "p8"}


def after_the_last_scroll_of_place_3(colour: str, stacks: tuple[str, str], bought: str) -> Table:
    """Green buys the only scroll of the third stack and ends the turn; a pink stack is the largest of all."""
    table = mksh_position(
        turn=GREEN,
        scrolls={f"{colour}-1": stacks[0], f"{colour}-2": stacks[1], f"{colour}-3": bought} | PINK_STACKS,
        green={"keshis": {"madrasa": 7}, "dates": 3, "workers": "madrasa"},
    )
    table.use(GREEN, "madrasa")
    table.play(GREEN, f"scroll {colour}-3")
    if "stop" in table.options:
        table.play(GREEN, "stop")
    table.play(GREEN, "end turn")
    return table


def pile(table: Table, stack: str) -> str:
    """All scrolls of a stack from the top down."""
    return f"{table.scrolls.get(stack, '')} {hidden(table, stack)}".strip()


@pytest.mark.rule("MKSH-MADRASA-15")
@pytest.mark.parametrize(
    ("largest", "stays", "goes"),
    [
        ("o1 o2", "o1", "o2"),
        ("o1 o2 o3", "o1 o2", "o3"),
        ("o1 o2 o3 o4", "o1 o2", "o3 o4"),
        ("o1 o2 o3 o4 o5", "o1 o2 o3", "o4 o5"),
    ],
)
def test_the_lower_half_of_the_largest_stack_of_the_colour_fills_an_empty_place(
    largest: str, stays: str, goes: str
) -> None:
    table = after_the_last_scroll_of_place_3("orange", ("o12", largest), "o9")

    assert (pile(table, "orange-2"), pile(table, "orange-3")) == (stays, goes)
    assert pile(table, "orange-1") == "o12"
    assert {stack: pile(table, stack) for stack in PINK_STACKS} == PINK_STACKS  # another colour is not split


@pytest.mark.rule("MKSH-MADRASA-15")
def test_scrolls_that_were_seen_are_known_in_the_half_in_which_they_lie() -> None:
    table = mksh_position(
        turn=GREEN,
        scrolls={"orange-1": "o12", "orange-2": "o1 o2 o3 o4", "orange-3": "o9"},
        green={"keshis": {"madrasa": 7}, "dates": 3, "workers": "madrasa"},
    )
    table.state.known[STACKS.index("orange-2")] = 2  # o3 and o4 were put under the stack

    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll orange-3", "end turn")

    known = [table.state.known[STACKS.index(stack)] for stack in ("orange-2", "orange-3")]
    assert (pile(table, "orange-2"), pile(table, "orange-3"), known) == ("o1 o2", "o3 o4", [0, 1])


@pytest.mark.rule("MKSH-MADRASA-16")
def test_of_equal_stacks_the_lower_place_is_split() -> None:
    table = after_the_last_scroll_of_place_3("grey", ("g1 g2 g3", "g4 g5 g6"), "g7")

    assert [pile(table, f"grey-{place}") for place in (1, 2, 3)] == ["g1 g2", "g4 g5 g6", "g3"]


@pytest.mark.rule("MKSH-MADRASA-16")
def test_two_empty_places_are_filled_one_after_the_other() -> None:
    table = mksh_position(
        turn=GREEN,
        scrolls={"grey-1": "g6", "grey-2": "g7", "grey-3": "g1 g2 g3 g4 g5"},
        green={"keshis": {"madrasa": 2}, "dates": 2, "workers": "madrasa"},
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll grey-1", "scroll grey-2")
    if "stop" in table.options:
        table.play(GREEN, "stop")
    table.play(GREEN, "end turn")

    # five are split 3 and 2, then three are split 2 and 1
    assert [pile(table, f"grey-{place}") for place in (1, 2, 3)] == ["g4 g5", "g3", "g1 g2"]


@pytest.mark.rule("MKSH-MADRASA-17")
@pytest.mark.parametrize("stacks", [("g1", "g2"), ("g1", ""), ("", "")])
def test_a_single_scroll_is_not_split(stacks: tuple[str, str]) -> None:
    table = after_the_last_scroll_of_place_3("grey", stacks, "g6")

    assert [pile(table, f"grey-{place}") for place in (1, 2, 3)] == [*stacks, ""]


# --- scrolls outside the own turn -----------------------------------------------------------------------------------
def leader_of_season_2(scrolls: dict[str, str], **green: Any) -> Table:
    """Season 2 ends; the river tile grants green a free yellow scroll."""
    return mksh_position(
        phase=rounds.ROUND_SCROLLS, season=2, round=4, sides="01 10 05", scrolls=scrolls, green={"space": 2} | green
    )


@pytest.mark.rule("MKSH-MADRASA-18")
def test_a_scroll_of_the_river_tile_is_replaced_at_once() -> None:
    table = leader_of_season_2({"yellow-1": "y7 y6", "yellow-2": "y8"})

    table.play(GREEN, "scroll yellow-1")

    assert table.player(GREEN).scrolls == "y7"
    assert table.scrolls == {"yellow-1": "y6", "yellow-2": "y8"}


@pytest.mark.rule("MKSH-MADRASA-18", "MKSH-MADRASA-15")
def test_the_last_scroll_of_a_stack_is_replaced_by_a_split_at_once() -> None:
    table = leader_of_season_2({"yellow-1": "y7", "yellow-2": "y8 y5 y4", "yellow-3": "y9"})

    table.play(GREEN, "scroll yellow-1")

    assert (pile(table, "yellow-1"), pile(table, "yellow-2")) == ("y4", "y8 y5")


@pytest.mark.rule("MKSH-MADRASA-18")
def test_it_is_replaced_after_its_effect() -> None:
    table = leader_of_season_2({"yellow-1": "y1 y6", "yellow-2": "y8"})

    table.play(GREEN, "scroll yellow-1")
    assert (table.asked, table.scrolls) == ("choose_colour", {"yellow-2": "y8"})
    table.play(GREEN, "keshi yellow", "keshi orange")

    assert table.scrolls == {"yellow-1": "y6", "yellow-2": "y8"}
