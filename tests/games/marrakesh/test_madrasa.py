"""Scrolls in the madrasa: buying, refreshing, gaps and stacks. MKSH-MADRASA-1 to -19.

What each of the scrolls does is in `test_scrolls_grey.py` and its neighbours.
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
    table = in_the_madrasa({"grey-1": "s13", "grey-2": "s14", "grey-3": "s15", "yellow-1": "s22"}, **PLENTY)

    table.play(GREEN, "scroll grey-2", "scroll yellow-1", "scroll grey-3", "scroll grey-1")

    assert table.player(GREEN).scrolls == "s14 s22 s15 s13"


@pytest.mark.rule("MKSH-MADRASA-1", "MKSH-WORKER-9")
def test_no_scroll_need_be_bought() -> None:
    table = in_the_madrasa({"grey-1": "s13"}, **PLENTY)

    table.play(GREEN, "stop")

    assert table.player(GREEN).scrolls == ""
    assert (table.player(GREEN).dates, table.player(GREEN).dinars) == (9, 9)
    assert table.asked == "choose_option"


@pytest.mark.rule("MKSH-MADRASA-1")
def test_one_may_stop_after_a_scroll() -> None:
    table = in_the_madrasa({"grey-1": "s13", "grey-2": "s14"}, **PLENTY)

    table.play(GREEN, "scroll grey-1", "stop")

    assert table.player(GREEN).scrolls == "s13"
    assert table.asked == "choose_option"


KINDS = [("grey-1", "s13", 1, 1), ("yellow-1", "s22", 3, 1), ("pink-1", "s44", 5, 2), ("orange-1", "s61", 7, 3)]


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
    shown = {"grey-1": "s13", "grey-2": "s14", "grey-3": "s15", "yellow-1": "s22", "yellow-2": "s32", "pink-1": "s44"}
    table = in_the_madrasa(shown | {"orange-1": "s61"}, patient=True, keshis={"madrasa": scholars}, dates=9, dinars=0)

    table.play(GREEN, *[f"scroll {stack}" for stack in bought])

    assert len(table.player(GREEN).scrolls.split()) == len(bought)
    assert table.options == ["stop"]
    assert table.why_not(f"scroll {refused}") == ("scroll.scholars", "MKSH-MADRASA-3")


@pytest.mark.rule("MKSH-MADRASA-3")
def test_a_scholar_won_in_between_counts() -> None:
    table = in_the_madrasa({"grey-1": "s13", "yellow-1": "s30"}, keshis={"madrasa": 3}, dates=9)

    table.play(GREEN, "scroll yellow-1", "keshi grey")
    assert table.options == ["scroll grey-1", "stop"]
    table.play(GREEN, "scroll grey-1")

    assert table.player(GREEN).scrolls == "s30 s13"


@pytest.mark.rule("MKSH-MADRASA-5")
def test_a_scroll_is_seen_by_all_and_stays() -> None:
    table = in_the_madrasa({"grey-1": "s16"}, keshis={"madrasa": 1}, dates=1)

    table.play(GREEN, "scroll grey-1")
    table.use(GREEN, "garden")
    table.end_turns()

    assert table.asked == "choose_keshis"  # the next round
    view = table.state.view(table.who(BLUE))
    assert view["players"][table.who(GREEN)]["scrolls"] == ["s16"]


# --- when they act --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MADRASA-6")
def test_an_instant_scroll_acts_once_when_it_is_acquired() -> None:
    table = mksh_position(
        turn=GREEN,
        round=4,
        scrolls={"grey-1": "s19"},
        green={"keshis": {"madrasa": 1}, "dates": 1, "workers": "madrasa", "shown": 0},
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll grey-1")
    assert table.player(GREEN).water == 2
    table.end_turns()

    assert table.asked == "choose_provision"  # after the end of the round and of the season
    assert table.player(GREEN).water == 2


@pytest.mark.rule("MKSH-MADRASA-7", "MKSH-ROUND-10")
def test_the_scroll_of_the_round_acts_in_the_round_of_its_purchase_and_in_each_further_one() -> None:
    table = mksh_position(
        turn=GREEN,
        scrolls={"orange-1": "s69"},
        green={"keshis": {"madrasa": 7}, "dates": 3, "workers": "madrasa", "space": 9, "arrival": 1},
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll orange-1")
    assert "river" not in table.player(GREEN).points
    table.end_turns()

    assert table.asked == "choose_resource"
    table.play(GREEN, "resource date")
    assert table.player(GREEN).points["river"] == 4
    for season, number in ((1, 2), (1, 3), (1, 4), (3, 4)):
        seat = {"scrolls": "s69", "space": 3, "arrival": 1}
        later = mksh_position(phase=rounds.RIVER_BONUSES, season=season, round=number, green=seat)
        assert [event.args for event in later.told("scroll_worked")] == [{"scroll": "s69"}]


@pytest.mark.rule("MKSH-MADRASA-8", "MKSH-SEASON-17")
def test_the_scroll_of_the_season_acts_in_the_season_of_its_purchase_and_in_each_further_one() -> None:
    table = mksh_position(
        turn=GREEN,
        round=4,
        scrolls={"yellow-1": "s28"},
        green={"keshis": {"madrasa": 3}, "dates": 1, "workers": "madrasa", "space": 3, "arrival": 1},
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll yellow-1")
    assert "river" not in table.player(GREEN).points
    table.end_turns()

    assert [event.args for event in table.told("river_bonus")] == [{"rapid": 1}, {"rapid": 1}]  # and that of the round
    for season in (2, 3):
        seat = {"scrolls": "s28", "space": 3, "arrival": 1}
        later = mksh_position(phase=rounds.SEASON_SCROLLS, season=season, round=4, green=seat)
        assert [event.args for event in later.told("river_bonus")] == [{"rapid": 1}]


@pytest.mark.rule("MKSH-MADRASA-8")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_scroll_of_the_season_does_nothing_at_the_end_of_other_rounds(number: int) -> None:
    seat = {"scrolls": "s28", "space": 3, "arrival": 1}
    table = mksh_position(phase=rounds.RIVER_BONUSES, round=number, green=seat)

    assert table.told("scroll_worked") == []


@pytest.mark.rule("MKSH-MADRASA-9")
def test_a_permanent_scroll_acts_from_its_purchase_on() -> None:
    table = mksh_position(
        turn=GREEN,
        scrolls={"yellow-1": "s35"},
        green={"keshis": {"madrasa": 3}, "dates": 1, "workers": "madrasa garden", "sellers": "garden"},
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll yellow-1")
    assert table.player(GREEN).water == 2  # the last worker is activated by itself


@pytest.mark.rule("MKSH-MADRASA-9")
def test_a_permanent_scroll_does_not_act_before_its_purchase() -> None:
    table = mksh_position(
        turn=GREEN,
        scrolls={"yellow-1": "s35"},
        green={"keshis": {"madrasa": 3}, "dates": 1, "workers": "madrasa garden", "sellers": "garden"},
    )

    table.use(GREEN, "garden", "new keshi")
    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll yellow-1")

    assert table.player(GREEN).water == 1


# --- refreshing -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MADRASA-11")
def test_a_refresh_puts_the_scrolls_of_a_colour_under_their_stacks() -> None:
    table = in_the_madrasa(
        {"grey-1": "s13 s16 s17", "grey-2": "s14 s18", "grey-3": "s15", "yellow-1": "s22 s32"},
        keshis={"madrasa": 1},
        dates=1,
        dinars=2,
    )

    table.play(GREEN, "refresh grey")

    assert table.player(GREEN).dinars == 1
    assert table.scrolls == {"grey-1": "s16", "grey-2": "s18", "grey-3": "s15", "yellow-1": "s22"}
    assert hidden(table, "grey-1") == "s17 s13"
    assert hidden(table, "grey-2") == "s14"


@pytest.mark.rule("MKSH-MADRASA-11")
def test_after_the_first_purchase_nothing_is_refreshed() -> None:
    table = in_the_madrasa({"grey-1": "s13 s16", "grey-2": "s14 s18"}, **PLENTY)
    assert "refresh grey" in table.options

    table.play(GREEN, "scroll grey-1")

    assert table.options == ["scroll grey-2", "stop"]
    assert table.why_not("refresh grey") == ("refresh.too_late", "MKSH-MADRASA-23")


@pytest.mark.rule("MKSH-MADRASA-11")
def test_one_colour_is_refreshed_once() -> None:
    table = in_the_madrasa({"grey-1": "s13 s16", "yellow-1": "s22 s32"}, **PLENTY)

    table.play(GREEN, "refresh grey")
    assert table.why_not("refresh grey") == ("refresh.used", "MKSH-MADRASA-11")
    assert table.why_not("refresh yellow") == ("refresh.used", "MKSH-MADRASA-11")
    table.play(GREEN, *[option for option in table.options if option == "scroll grey-1"])

    assert [option for option in table.options if option.startswith("refresh")] == []
    assert table.player(GREEN).dinars == 8


@pytest.mark.rule("MKSH-MADRASA-11", "MKSH-MADRASA-23")
def test_each_player_refreshes_in_the_own_turn() -> None:
    seat: dict[str, Any] = {"keshis": {"madrasa": 3}, "dates": 3, "dinars": 1, "workers": "madrasa"}
    table = mksh_position(
        turn=GREEN, scrolls={"grey-1": "s13 s14 s15", "grey-2": "s16 s17"}, green=seat, blue=dict(seat)
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, "refresh grey", "scroll grey-1", "stop", "end turn")
    table.use(BLUE, "madrasa")

    assert "refresh grey" in table.options


@pytest.mark.rule("MKSH-MADRASA-12")
def test_after_a_refresh_a_scroll_of_that_colour_comes_first() -> None:
    table = in_the_madrasa({"grey-1": "s13 s16", "grey-2": "s14 s13", "yellow-1": "s22 s32"}, **PLENTY)

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
    scrolls = {"grey-1": "s13 s14", "yellow-1": "s22 s32", "pink-1": "s44 s45", "orange-1": "s61 s63"}
    table = in_the_madrasa(scrolls, patient=True, **green)

    found = [option.removeprefix("refresh ") for option in table.options if option.startswith("refresh")]

    assert found == offered.split()


@pytest.mark.rule("MKSH-MADRASA-13")
def test_the_refusal_of_a_refresh_names_its_rule() -> None:
    table = in_the_madrasa({"grey-1": "s13 s14", "pink-1": "s44 s45"}, keshis={"madrasa": 1}, dates=9, dinars=1)

    assert table.why_not("refresh pink") == ("refresh.impossible", "MKSH-MADRASA-13")


@pytest.mark.rule("MKSH-MADRASA-13")
def test_a_colour_without_any_scroll_is_not_refreshed() -> None:
    table = in_the_madrasa({"yellow-2": "s22"}, **PLENTY)

    assert [option for option in table.options if option.startswith("refresh")] == ["refresh yellow"]


# --- gaps and stacks ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MADRASA-14", "MKSH-WORKER-13")
def test_a_scroll_leaves_a_gap_until_the_turn_ends() -> None:
    table = in_the_madrasa({"grey-1": "s13 s16", "grey-2": "s14"}, keshis={"madrasa": 8}, dates=9)

    table.play(GREEN, "scroll grey-1")
    assert table.scrolls == {"grey-2": "s14"}
    table.play(GREEN, "stop")
    table.use(GREEN, "garden")
    assert table.scrolls == {"grey-2": "s14"}
    table.play(GREEN, "end turn")

    assert table.scrolls == {"grey-1": "s16", "grey-2": "s14"}


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
        {"yellow-1": "s22 s32 s33", "yellow-2": "s34 s35"}, keshis={"madrasa": 3}, dates=1, dinars=2
    )
    assert table.scrolls == {"yellow-2": "s34"}

    table.use(GREEN, "madrasa")
    table.play(GREEN, "refresh yellow")

    assert table.scrolls == {"yellow-1": "s32", "yellow-2": "s35"}
    assert (hidden(table, "yellow-1"), hidden(table, "yellow-2")) == ("s33", "s34")


@pytest.mark.rule("MKSH-MADRASA-19")
def test_a_free_scroll_uses_no_scholars_and_is_no_purchase() -> None:
    table = after_a_free_yellow_scroll(
        {"yellow-1": "s22", "yellow-2": "s32 s35", "grey-1": "s13"}, keshis={"madrasa": 3}, dates=1, dinars=2
    )

    table.use(GREEN, "madrasa")

    assert table.options == ["refresh grey", "refresh yellow", "scroll grey-1", "scroll yellow-2", "stop"]
    table.play(GREEN, "scroll yellow-2")
    assert table.player(GREEN).scrolls == "s22 s32"


PINK_STACKS = {"pink-1": "s46 s48 s53 s49 s50 s44", "pink-2": "s45", "pink-3": "s52"}


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
        ("s65 s66", "s65", "s66"),
        ("s65 s66 s68", "s65 s66", "s68"),
        ("s65 s66 s68 s69", "s65 s66", "s68 s69"),
        ("s65 s66 s68 s69 s72", "s65 s66 s68", "s69 s72"),
    ],
)
def test_the_lower_half_of_the_largest_stack_of_the_colour_fills_an_empty_place(
    largest: str, stays: str, goes: str
) -> None:
    table = after_the_last_scroll_of_place_3("orange", ("s71", largest), "s61")

    assert (pile(table, "orange-2"), pile(table, "orange-3")) == (stays, goes)
    assert pile(table, "orange-1") == "s71"
    assert {stack: pile(table, stack) for stack in PINK_STACKS} == PINK_STACKS  # another colour is not split


@pytest.mark.rule("MKSH-MADRASA-15")
def test_scrolls_that_were_seen_are_known_in_the_half_in_which_they_lie() -> None:
    table = mksh_position(
        turn=GREEN,
        scrolls={"orange-1": "s71", "orange-2": "s65 s66 s68 s69", "orange-3": "s61"},
        green={"keshis": {"madrasa": 7}, "dates": 3, "workers": "madrasa"},
    )
    table.state.known[STACKS.index("orange-2")] = 2  # o3 and o4 were put under the stack

    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll orange-3", "end turn")

    known = [table.state.known[STACKS.index(stack)] for stack in ("orange-2", "orange-3")]
    assert (pile(table, "orange-2"), pile(table, "orange-3"), known) == ("s65 s66", "s68 s69", [0, 1])


@pytest.mark.rule("MKSH-MADRASA-16")
def test_of_equal_stacks_the_lower_place_is_split() -> None:
    table = after_the_last_scroll_of_place_3("grey", ("s16 s17 s18", "s01 s02 s13"), "s14")

    assert [pile(table, f"grey-{place}") for place in (1, 2, 3)] == ["s16 s17", "s01 s02 s13", "s18"]


@pytest.mark.rule("MKSH-MADRASA-16")
def test_two_empty_places_are_filled_one_after_the_other() -> None:
    table = mksh_position(
        turn=GREEN,
        scrolls={"grey-1": "s13", "grey-2": "s14", "grey-3": "s16 s17 s18 s01 s02"},
        green={"keshis": {"madrasa": 2}, "dates": 2, "workers": "madrasa"},
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll grey-1", "scroll grey-2")
    if "stop" in table.options:
        table.play(GREEN, "stop")
    table.play(GREEN, "end turn")

    # five are split 3 and 2, then three are split 2 and 1
    assert [pile(table, f"grey-{place}") for place in (1, 2, 3)] == ["s01 s02", "s18", "s16 s17"]


@pytest.mark.rule("MKSH-MADRASA-17")
@pytest.mark.parametrize("stacks", [("s16", "s17"), ("s16", ""), ("", "")])
def test_a_single_scroll_is_not_split(stacks: tuple[str, str]) -> None:
    table = after_the_last_scroll_of_place_3("grey", stacks, "s13")

    assert [pile(table, f"grey-{place}") for place in (1, 2, 3)] == [*stacks, ""]
