"""What holds everywhere, and what the phrases on tiles mean. Rules MKSH-GEN and MKSH-VERB."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from caravansary.core.chance import Chance
from caravansary.core.errors import OptionError
from caravansary.core.events import Event
from caravansary.games.marrakesh import rounds
from caravansary.games.marrakesh.pieces import AREAS, COLOURS, EXPANSIONS
from tests.games.marrakesh.position import BLUE, FOUR, GREEN, RED, YELLOW, Table, mksh_game, mksh_position

EIGHT_AREAS = AREAS[:8]


def told(events: list[Event]) -> list[tuple[str, int | None, dict[str, Any]]]:
    return [(event.kind, event.who, event.args) for event in events]


def active(area: str, *, table: dict[str, Any] | None = None, **green: Any) -> Table:
    """Green has just sent the only worker to work: it is asked for a new keshi or the action."""
    return mksh_position(turn=GREEN, **(table or {}), green={**green, "workers": area})


def river_tile(side: str, season: int = 1, **green: Any) -> Table:
    """A season ends with green leading on the river: the tile of the season lies with this side up."""
    sides = " ".join(side if number == season else "01" for number in (1, 2, 3))
    return mksh_position(
        phase=rounds.SEASON_SCROLLS, season=season, round=4, sides=sides, first=BLUE, green={"space": 5, **green}
    )


def crossing(palace: int, mosque: int, **green: Any) -> Table:
    """Green's disciple, one step below, has just crossed a boundary of the mosque stairs."""
    table = active("mosque", palace=palace, mosque=mosque - 1, keshis={"mosque": 1, **green.pop("keshis", {})}, **green)
    table.play(GREEN, "area action")
    return table


# --- players, seats, length ------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-GEN-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_combinations_of_expansions_can_be_played_by_two_to_four(players: int) -> None:
    for switches in itertools.product([False, True], repeat=5):
        chosen = dict(zip(EXPANSIONS, switches, strict=True))

        table = mksh_game(players, **chosen)

        assert len(table.state.players) == players
        assert table.state.view(None)["expansions"] == [name for name, on in chosen.items() if on]


@pytest.mark.rule("MKSH-GEN-1")
@pytest.mark.parametrize("players", [1, 5])
def test_fewer_than_two_and_more_than_four_cannot_play(players: int) -> None:
    with pytest.raises(OptionError):
        mksh_game(players)


@pytest.mark.rule("MKSH-GEN-2")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [
        ("green blue", BLUE, [BLUE, GREEN, BLUE, GREEN]),
        ("green blue yellow", YELLOW, [YELLOW, GREEN, BLUE, YELLOW]),
        (FOUR, BLUE, [BLUE, YELLOW, RED, GREEN]),
    ],
)
def test_clockwise_is_the_order_of_the_seats_and_after_the_last_comes_the_first(
    players: str, first: str, order: list[str]
) -> None:
    table = mksh_position(players, draft=True, first=first, tray="yellow purple orange yellow purple orange")

    asked = []
    for _ in order:
        asked.append(table.to_move)
        table.play(str(table.to_move), table.options[0])
        if table.asked == "choose_count":
            table.play(str(table.to_move), "take 1")

    assert asked == order


@pytest.mark.rule("MKSH-GEN-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_three_seasons_of_four_rounds(players: int) -> None:
    table = mksh_game(players, seed=5)

    table.play_on(seed=6)

    started = [(event.args["season"], event.args["round"]) for event in table.told("round_started")]
    assert started == [(season, number) for season in (1, 2, 3) for number in (1, 2, 3, 4)]
    assert len(table.told("game_ended")) == 1


@pytest.mark.rule("MKSH-GEN-3")
def test_a_board_full_of_keshis_does_not_end_the_game() -> None:
    full = dict.fromkeys(EIGHT_AREAS, 8)
    table = mksh_position(
        turn=RED, round=3, red={"keshis": full, "sellers": " ".join(EIGHT_AREAS), "space": 12, "palace": 17}
    )

    table.play(RED, "end turn")

    assert not table.state.is_over
    assert table.to_move == GREEN


# --- gaining and paying ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-GEN-4")
def test_more_dates_can_be_held_than_there_are_tokens() -> None:
    table = active("garden", keshis={"garden": 8}, dates=45)

    assert table.player(GREEN).dates == 53


@pytest.mark.rule("MKSH-GEN-4")
def test_more_keshis_of_a_colour_can_be_placed_than_there_are_in_the_box() -> None:
    eight = {"keshis": {"palace": 8}}
    table = mksh_position(
        turn=RED, blue=eight, green=eight, yellow=eight, red={"keshis": {"palace": 6}, "workers": "palace"}
    )

    table.play(RED, "new keshi")

    assert table.player(RED).keshis == {"palace": 7}


@pytest.mark.rule("MKSH-GEN-5")
def test_a_cost_is_paid_completely_and_at_once() -> None:
    table = active("sahara", caravans=[2, 0, 0], dates=3, dinars=2, water=1, line_keshis={1: "white"})

    table.play(GREEN, "area action", "explore left-2")

    held = table.player(GREEN)
    assert table.asked == "choose_line_keshi"
    assert (held.water, held.dates, held.dinars) == (1, 2, 1)


@pytest.mark.rule("MKSH-GEN-5")
@pytest.mark.parametrize(("dates", "dinars"), [(0, 5), (5, 0), (0, 0)])
def test_what_cannot_be_paid_in_resources_is_not_offered(dates: int, dinars: int) -> None:
    table = active("sahara", table={"patient": True}, caravans=[2, 0, 0], dates=dates, dinars=dinars)

    table.play(GREEN, "worker sahara", "area action")

    assert "explore left-2" not in table.options
    assert table.why_not("explore left-2") == ("oasis.cost", "MKSH-SAHARA-3")


@pytest.mark.rule("MKSH-GEN-5")
def test_what_cannot_be_paid_in_goods_is_not_offered() -> None:
    table = active("souk", table={"market": "lx07 lx04"}, yellow=3)

    table.play(GREEN, "area action")

    assert table.options == ["exchange yellow", "buy lx04", "stop"]
    assert table.why_not("buy lx07") == ("luxury.cost", "MKSH-SOUK-5")


@pytest.mark.rule("MKSH-GEN-6")
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_ever_holds_less_than_nothing(players: int) -> None:
    table = mksh_game(players, seed=11)
    choice = Chance.seeded(12)

    least = 0
    while not table.state.is_over:
        seat = table.state.waiting_for[0]
        options = table.state.options_of(seat)
        table.state.play(options[choice.below(len(options))], seat, table.events)
        least = min([least, *(n for player in table.state.players for n in (*player.resources, *player.goods))])

    assert least == 0
    assert table.told("paid")


@pytest.mark.rule("MKSH-GEN-6")
def test_who_cannot_supply_provisions_owes_no_resources() -> None:
    table = mksh_position(
        phase=rounds.PROVISIONS, round=4, green={"water": 5, "provisions": "pv01 pv02 pv03", "yellow": 1}
    )

    held = table.player(GREEN)
    assert (held.water, held.dates, held.dinars, held.yellow) == (0, 0, 0, 1)


@pytest.mark.rule("MKSH-GEN-7")
def test_points_are_booked_at_once() -> None:
    table = mksh_position(turn=GREEN, green={"workers": "garden river", "score": 10})

    table.play(GREEN, "worker garden", "new keshi")

    assert table.player(GREEN).score == 11
    assert table.to_move == GREEN


@pytest.mark.rule("MKSH-GEN-7")
@pytest.mark.parametrize(("before", "after"), [(0, -3), (2, -1), (-4, -7), (10, 7)])
def test_the_score_may_become_negative(before: int, after: int) -> None:
    table = active("medina", table={"workshops": {"blue": "grey"}}, watchtower=1, score=before)

    table.play(GREEN, "area action", "gate blue-grey", "slot 1")

    assert table.player(GREEN).score == after


@pytest.mark.rule("MKSH-GEN-7", "MKSH-GEN-17")
@pytest.mark.parametrize("before", [99, 100, 199, 200, 299])
def test_the_score_has_no_upper_limit_and_is_shown_whole(before: int) -> None:
    table = active("garden", score=before)

    table.play(GREEN, "new keshi")

    assert table.player(GREEN).score == before + 1
    assert table.state.view(None)["players"][0]["score"] == before + 1


@pytest.mark.rule("MKSH-GEN-8")
def test_a_gain_cannot_be_declined() -> None:
    table = crossing(palace=0, mosque=4)

    assert table.options == ["bonus ps1", "bonus cl1", "bonus cm1", "bonus cr2", "bonus ms2"]
    assert table.why_not("decline") == ("core.action.not_asked", "MKSH-STAIRS-7")


@pytest.mark.rule("MKSH-GEN-8")
def test_a_movement_is_made_completely_and_what_is_left_of_it_gives_points_where_a_rule_says_so() -> None:
    table = active("palace", palace=13, keshis={"palace": 7})

    table.play(GREEN, "area action", "bonus ps5")

    assert table.player(GREEN).palace == 15
    assert table.player(GREEN).score == 10 + 5


@pytest.mark.rule("MKSH-GEN-8", "MKSH-VERB-4")
def test_a_keshi_without_room_is_lost_without_compensation() -> None:
    table = crossing(palace=0, mosque=4, keshis={"palace": 8})

    table.play(GREEN, "bonus cr2")

    held = table.player(GREEN)
    assert held.keshis == {"palace": 8, "mosque": 1}
    assert (held.score, held.water, held.dates, held.dinars, held.goods) == (10, 0, 0, 1, "")


# --- order and choices -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-GEN-9")
def test_a_bonus_in_the_middle_is_finished_before_the_movement_goes_on() -> None:
    table = active("mosque", palace=15, mosque=8, keshis={"mosque": 5})
    table.play(GREEN, "area action")

    seen = []
    for action in ("bonus cl5", "cell 0", "good purple"):
        seen.append((table.asked, table.player(GREEN).mosque))
        table.play(GREEN, action)

    assert seen == [("choose_connection", 11), ("choose_cell", 11), ("choose_good", 11)]
    assert table.player(GREEN).mosque == 13
    assert table.player(GREEN).goods == "purple"


@pytest.mark.rule("MKSH-GEN-10")
def test_the_printed_bonus_of_a_boundary_comes_before_a_scroll() -> None:
    table = crossing(palace=7, mosque=7, scrolls="s13 s16")

    table.play(GREEN, "bonus ms3")

    kinds = [event.kind for event in table.events]
    assert kinds.index("gained") < kinds.index("scroll_worked") < kinds.index("connection_used")
    assert [event.args["scroll"] for event in table.told("scroll_worked")] == ["s13", "s16"]
    assert kinds.index("connection_used") < kinds.index("fisherman_moved")


@pytest.mark.rule("MKSH-GEN-11")
def test_the_one_who_receives_a_bonus_makes_all_choices_in_it() -> None:
    table = mksh_position(
        phase=rounds.SEASON_SCROLLS,
        season=2,
        round=4,
        first=GREEN,
        sides="08 03 05",
        blue={"space": 2},
        green={"space": 1},
    )

    assert table.asked == "choose_colour"
    assert table.to_move == BLUE
    assert table.why_not("keshi white", GREEN)[0] == "core.seat.not_yours"
    table.play(BLUE, "keshi white")
    assert table.to_move == BLUE


@pytest.mark.rule("MKSH-GEN-12")
@pytest.mark.parametrize("first", [GREEN, BLUE, YELLOW, RED])
def test_what_all_receive_is_given_in_turn_order(first: str) -> None:
    there = {"space": 6}
    table = mksh_position(phase=rounds.RIVER_BONUSES, first=first, green=there, blue=there, yellow=there, red=there)
    seats = FOUR.split()

    order = []
    for _ in seats:
        order.append(table.to_move)
        table.play(str(table.to_move), "rapid 1")

    begin = seats.index(first)
    assert order == seats[begin:] + seats[:begin]


@pytest.mark.rule("MKSH-GEN-13")
def test_in_the_turn_of_a_player_nobody_else_gains_or_loses_anything() -> None:
    table = mksh_game(3, seed=21)
    choice = Chance.seeded(22)

    moves = 0
    while not table.state.is_over:
        seat = table.state.waiting_for[0]
        before, phase = table.state.holdings(), table.state.phase
        options = table.state.options_of(seat)
        table.state.play(options[choice.below(len(options))], seat)
        if phase == rounds.WORKING and table.state.phase == phase:
            moves += 1
            after = table.state.holdings()
            assert [after[who] for who in range(3) if who != seat] == [before[who] for who in range(3) if who != seat]

    assert moves > 200


# --- chance and the program ------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-GEN-14")
def test_the_same_seed_and_the_same_decisions_give_the_same_game() -> None:
    first, second, other = (mksh_game(3, seed=seed) for seed in (31, 31, 32))

    for table in (first, second, other):
        table.play_on(seed=33)

    assert told(first.events) == told(second.events)
    assert [score.total for score in first.state.scores()] == [score.total for score in second.state.scores()]
    assert told(first.events) != told(other.events)


@pytest.mark.rule("MKSH-GEN-14")
def test_a_copy_throws_the_same_keshis_into_the_same_tower() -> None:
    table = mksh_game(4, seed=34)
    while table.asked != "choose_keshis":
        table.play(str(table.to_move), table.options[0])
    twin = Table(table.state.copy())

    for one in (table, twin):
        one.play_on(seed=35)

    assert table.state.view(None) == twin.state.view(None)


@pytest.mark.rule("MKSH-GEN-15")
def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance.seeded(41)

    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        counts[tuple(things)] += 1

    assert len(counts) == 24
    assert all(150 <= count <= 250 for count in counts.values())


@pytest.mark.rule("MKSH-GEN-15")
def test_every_exchange_tile_comes_first_equally_often() -> None:
    first = Counter(mksh_game(2, seed=seed).state.view(None)["exchange"] for seed in range(360))

    assert sorted(first) == ["e01", "e02", "e03", "e04", "e05", "e06"]
    assert all(38 <= count <= 84 for count in first.values())


@pytest.mark.rule("MKSH-GEN-16")
def test_a_single_option_is_played_by_the_program_and_told() -> None:
    table = active("palace", palace=15, keshis={"palace": 8})

    assert [(event.kind, event.args["area"]) for event in table.events if "area" in event.args] == [
        ("worker_activated", "palace"),
        ("area_action", "palace"),
    ]
    assert table.player(GREEN).score == 18


@pytest.mark.rule("MKSH-GEN-16")
def test_the_end_of_a_turn_is_asked_although_there_is_no_other_option() -> None:
    table = mksh_position(turn=GREEN, market=["lx01 lx02"])

    assert table.options == ["end turn"]


@pytest.mark.rule("MKSH-GEN-16")
def test_turning_up_an_oasis_is_asked_although_there_is_no_other_option() -> None:
    table = active("sahara", caravans=[3, 2, 2], oases="01 02 03 04 05 06")

    table.play(GREEN, "new keshi")

    assert table.options == ["path right"]
    assert table.state.view(0)["players"][0]["oases"]["right-3"]["state"] == "hidden"


@pytest.mark.rule("MKSH-GEN-16")
def test_an_oasis_of_the_next_player_is_not_turned_up_before_the_last_click_can_be_taken_back() -> None:
    """Green leaves blue no choice: a caravan, on the only path with a cell left."""
    blue = {"keshis": {"garden": 8}, "caravans": [3, 2, 2]}
    table = mksh_position("green blue", draft=True, first=GREEN, tray="white brown", blue=blue)

    table.play(GREEN, "draft white")

    assert table.state.information(table.who(GREEN)) == 0
    assert (table.to_move, table.options) == (BLUE, ["path right"])
    assert table.state.view(None)["players"][table.who(BLUE)]["oases"]["right-3"]["state"] == "hidden"


@pytest.mark.rule("MKSH-GEN-16")
@pytest.mark.parametrize("last", FOUR.split())
def test_a_single_bonus_before_the_choice_of_a_round_is_asked_of_no_seat(last: str) -> None:
    """All seats choose then, also the one that clicked last; whichever it is, nothing is asked in between."""
    first = FOUR.split()[(FOUR.split().index(last) + 1) % 4]
    seats: dict[str, Any] = {last: {"space": 4}}
    table = mksh_position(turn=last, first=first, **seats)

    table.play(last, "end turn")

    assert (table.asked, table.state.waiting_for) == ("choose_keshis", (0, 1, 2, 3))
    assert [event.who for event in table.told("river_bonus")] == [table.who(last)]


# --- what effects mean -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-VERB-1")
@pytest.mark.parametrize(("good", "gained"), [("yellow", (2, 0, 0)), ("purple", (0, 2, 0)), ("orange", (0, 0, 2))])
def test_a_named_resource_is_gained_in_its_number(good: str, gained: tuple[int, int, int]) -> None:
    table = active("souk", table={"exchange": "e01"}, **{good: 1})

    table.play(GREEN, "area action", f"exchange {good}")

    held = table.player(GREEN)
    assert (held.water, held.dates, held.dinars, held.goods) == (*gained, "")


@pytest.mark.rule("MKSH-VERB-2")
@pytest.mark.parametrize(
    ("picks", "gained"),
    [
        (["water", "water"], (2, 0, 0)),
        (["water", "dinar"], (1, 0, 1)),
        (["dinar", "date"], (0, 1, 1)),
    ],
)
def test_resources_of_choice_may_differ(picks: list[str], gained: tuple[int, int, int]) -> None:
    table = active("sahara")
    table.play(GREEN, "new keshi", "path start")

    for pick in picks:
        assert table.options == ["resource water", "resource date", "resource dinar"]
        table.play(GREEN, f"resource {pick}")

    assert table.asked == "choose_end"
    held = table.player(GREEN)
    assert (held.water, held.dates, held.dinars) == gained


@pytest.mark.rule("MKSH-VERB-3")
@pytest.mark.parametrize("pick", ["yellow", "purple", "orange"])
def test_a_good_of_choice_is_named(pick: str) -> None:
    table = mksh_position(phase=rounds.RIVER_BONUSES, green={"space": 11, "scrolls": "s60"})
    table.play(GREEN, "rapid 4")

    assert table.options == ["good yellow", "good purple", "good orange"]
    table.play(GREEN, f"good {pick}", "good yellow")

    assert sorted(table.player(GREEN).goods.split()) == sorted([pick, "yellow"])


@pytest.mark.rule("MKSH-VERB-4")
@pytest.mark.parametrize(
    ("cell", "palace", "mosque", "area"),
    [
        ("cr2", 0, 4, "palace"),
        ("cl1", 0, 4, "garden"),
        ("cm2", 4, 4, "mosque"),
        ("cl2", 4, 4, "river"),
        ("cm3", 7, 7, "madrasa"),
        ("cl4", 11, 11, "medina"),
    ],
)
def test_a_keshi_of_a_named_colour_is_placed_in_its_area(cell: str, palace: int, mosque: int, area: str) -> None:
    table = crossing(palace=palace, mosque=mosque)

    table.play(GREEN, f"bonus {cell}")

    expected = {"mosque": 1}
    expected[area] = expected.get(area, 0) + 1
    assert table.player(GREEN).keshis == expected


@pytest.mark.rule("MKSH-VERB-5")
def test_a_keshi_of_any_colour_is_one_for_which_there_is_room() -> None:
    table = river_tile("03", season=2, keshis={"garden": 8, "river": 8, "palace": 7}, sellers=" ".join(EIGHT_AREAS))

    assert table.options == [f"keshi {colour}" for colour in COLOURS if colour not in ("green", "turquoise", "red")]
    assert table.why_not("keshi green") == ("keshi.no_room", "MKSH-VERB-5")
    assert table.why_not("keshi red") == ("keshi.no_room", "MKSH-VERB-5")
    table.play(GREEN, "keshi white")
    assert table.player(GREEN).keshis["palace"] == 8


@pytest.mark.rule("MKSH-VERB-6")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (6, 8), (7, 8)])
def test_two_keshis_of_one_colour_are_as_many_as_fit(before: int, after: int) -> None:
    table = crossing(palace=15, mosque=15, keshis={"palace": before, "garden": 8})
    table.play(GREEN, "bonus cm5")

    assert table.why_not("keshi green") == ("keshi.no_room", "MKSH-VERB-5")
    table.play(GREEN, "keshi white")

    assert table.asked == "choose_end"
    assert table.player(GREEN).keshis == {"palace": after, "garden": 8, "mosque": 1}


@pytest.mark.rule("MKSH-VERB-7")
@pytest.mark.parametrize(("added", "space"), [(0, 1), (1, 2), (3, 4)])
def test_water_may_be_added_to_spaces_on_the_river(added: int, space: int) -> None:
    table = active("square", water=3)

    table.play(GREEN, "new keshi", "cell 1", *["add water"] * added, *["enough"] * (added < 3))

    assert table.player(GREEN).space == space
    assert table.player(GREEN).water == 3 - added


@pytest.mark.rule("MKSH-VERB-8")
@pytest.mark.parametrize(("stair", "steps"), [("palace", (3, 0)), ("mosque", (0, 3))])
def test_all_steps_on_one_stair_are_made_on_the_same(stair: str, steps: tuple[int, int]) -> None:
    table = river_tile("11", season=3)

    assert table.options == ["climb palace", "climb mosque"]
    table.play(GREEN, f"climb {stair}")

    assert table.state.is_over
    assert (table.player(GREEN).palace, table.player(GREEN).mosque) == steps


@pytest.mark.rule("MKSH-VERB-9")
def test_a_free_yellow_scroll_costs_no_dates_and_asks_for_no_scholars() -> None:
    table = active(
        "sahara",
        table={"scrolls": {"grey-1": "s16", "yellow-1": "s36", "yellow-3": "s32", "pink-1": "s46"}},
        caravans=[1, 0, 0],
        line="21 22 23 24",
        dinars=1,
    )
    table.play(GREEN, "area action", "explore left-1")

    assert table.options == ["scroll yellow-1", "scroll yellow-3", "decline"]
    table.play(GREEN, "scroll yellow-3")

    assert table.player(GREEN).scrolls == "s32"


@pytest.mark.rule("MKSH-VERB-10")
@pytest.mark.parametrize(("pick", "gained"), [("date", (0, 1)), ("water", (1, 0))])
def test_a_date_or_water_is_one_of_the_two(pick: str, gained: tuple[int, int]) -> None:
    table = active("palace", palace=3, keshis={"palace": 1})
    table.play(GREEN, "area action", "bonus cr1")

    assert table.options == ["resource water", "resource date"]
    table.play(GREEN, f"resource {pick}")

    assert (table.player(GREEN).water, table.player(GREEN).dates) == gained
    assert table.player(GREEN).dinars == 1
