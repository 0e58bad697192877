"""Rounds: four phases, who begins, what happens at the end of a round. Rules MKSH-ROUND."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.core.chance import Chance
from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.position import BLUE, FOUR, GREEN, RED, YELLOW, Table, mksh_game, mksh_position

SEATS = FOUR.split()
PHASES = ["choosing", "jokers", "draft", "workers", "river_bonuses", "round_scrolls"]


def clockwise(first: str) -> list[str]:
    begin = SEATS.index(first)
    return SEATS[begin:] + SEATS[:begin]


def for_all(**given: Any) -> dict[str, Any]:
    return {colour: dict(given) for colour in SEATS}


def play_first_options(table: Table, kind: str) -> None:
    """Always the first option until this is asked."""
    while table.asked != kind:
        seat = table.state.waiting_for[0]
        table.state.play(table.state.options_of(seat)[0], seat, table.events)


# --- the phases ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-ROUND-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_four_phases_of_every_round_follow_one_another(players: int) -> None:
    table = mksh_game(players, seed=1)
    choice = Chance.seeded(2)

    seen: dict[tuple[int, int], list[str]] = {}
    while not table.state.is_over:
        view = table.state.view(None)
        if view["phase"] in PHASES:
            phases = seen.setdefault((view["season"], view["round"]), [])
            if phases[-1:] != [view["phase"]]:
                phases.append(view["phase"])
        seat = table.state.waiting_for[0]
        options = table.state.options_of(seat)
        table.state.play(options[choice.below(len(options))], seat)

    assert len(seen) == 12
    for phases in seen.values():
        assert phases == [phase for phase in PHASES if phase in phases]
        assert "workers" in phases
    assert {phase for phases in seen.values() for phase in phases} >= {"choosing", "jokers", "draft", "workers"}


@pytest.mark.rule("MKSH-ROUND-1")
def test_a_round_tells_its_phases_in_order() -> None:
    table = mksh_position(
        "green blue",
        choosing=True,
        round=4,
        chance=[5, 4, 3, 2, 1, 99, 99, 99, 99, 99, 99],
        green={"screen": "green grey white", "space": 3},
        blue={"screen": "black turquoise yellow"},
    )

    play_first_options(table, "choose_provision")

    kinds = ["round_started", "keshis_revealed", "keshis_thrown", "keshis_drafted", "turn_started", "river_bonus"]
    order = [event.kind for event in table.events if event.kind in [*kinds, "round_ended"]]
    assert list(dict.fromkeys(order)) == [*kinds, "round_ended"]


# --- who begins ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-ROUND-2", "MKSH-CHOOSE-9")
@pytest.mark.parametrize("first", SEATS)
def test_the_camel_begins_the_placing_of_jokers(first: str) -> None:
    table = mksh_position(choosing=True, round=4, first=first, **for_all(screen="green grey red"))

    order = []
    for _ in SEATS:
        assert table.asked == "choose_joker"
        order.append(str(table.to_move))
        table.play(order[-1], "joker river")

    assert order == clockwise(first)
    assert table.asked != "choose_joker"


@pytest.mark.rule("MKSH-ROUND-2")
@pytest.mark.parametrize("first", SEATS)
def test_the_camel_begins_the_draft(first: str) -> None:
    table = mksh_position(draft=True, first=first, tray="yellow yellow purple purple orange orange")

    assert table.to_move == first


@pytest.mark.rule("MKSH-ROUND-2", "MKSH-ROUND-3")
@pytest.mark.parametrize("first", SEATS)
def test_the_camel_begins_with_the_workers_and_everybody_uses_all_three_at_a_stretch(first: str) -> None:
    table = mksh_position(phase=rounds.WORKING, first=first, **for_all(workers="garden madrasa palace"))

    order = []
    for _ in SEATS:
        seat = str(table.to_move)
        order.append(seat)
        assert table.options == ["worker garden", "worker madrasa", "worker palace"]
        table.play(seat, "worker garden", "new keshi")
        assert table.to_move == seat
        assert table.why_not("worker garden", SEATS[SEATS.index(seat) - 1])[0] == "core.seat.not_yours"
        table.play(seat, "worker madrasa", "new keshi", "new keshi", "end turn")

    assert order == clockwise(first)


@pytest.mark.rule("MKSH-ROUND-2", "MKSH-ROUND-4")
@pytest.mark.parametrize("first", SEATS)
def test_the_camel_begins_with_the_river_bonus(first: str) -> None:
    table = mksh_position(phase=rounds.RIVER_BONUSES, first=first, **for_all(space=6))

    order = []
    while table.asked == "choose_rapid":
        order.append(str(table.to_move))
        table.play(order[-1], "rapid 1")

    assert order == clockwise(first)
    assert all(table.player(colour).score == 11 for colour in SEATS)


# --- the end of a round ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-ROUND-4", "MKSH-ROUND-10")
def test_who_has_crossed_a_rapid_receives_one_bonus_and_nobody_else() -> None:
    table = mksh_position(
        turn=RED, first=GREEN, green={"space": 2}, blue={"space": 6}, yellow={"space": 12, "harbour": 0}
    )

    table.play(RED, "end turn")
    table.play(BLUE, "rapid 2", "resource date")
    table.play(YELLOW, "rapid 3")

    assert [event.who for event in table.told("river_bonus")] == [1, 2]
    assert table.player(GREEN).points == {"start": 10}
    assert table.player(BLUE).dates == 1
    assert table.player(YELLOW).points == {"start": 10, "river": 3}
    assert table.asked == "choose_keshis"


@pytest.mark.rule("MKSH-ROUND-6")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("first", SEATS)
def test_the_camel_goes_to_the_left_and_the_figure_stays(number: int, first: str) -> None:
    table = mksh_position(turn=clockwise(first)[3], first=first, season=2, round=number)
    feld = table.state.view(None)["feld"]

    table.play(clockwise(first)[3], "end turn")

    assert table.first == clockwise(first)[1]
    assert table.state.view(None)["feld"] == feld
    assert table.state.view(None)["round"] == number + 1


@pytest.mark.rule("MKSH-ROUND-7")
@pytest.mark.parametrize("first", SEATS)
def test_after_the_fourth_round_the_camel_stays_and_the_season_ends(first: str) -> None:
    last = clockwise(first)[3]
    table = mksh_position(turn=last, first=first, round=4)

    table.play(last, "end turn")

    assert table.asked == "choose_provision"
    assert (table.to_move, table.first) == (first, first)
    assert [event.args["season"] for event in table.told("season_ended")] == [1]


@pytest.mark.rule("MKSH-ROUND-8")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_first_player_shifts_by_one_seat_with_every_round_and_every_season(players: int, seed: int) -> None:
    table = mksh_game(players, seed=seed)
    drawn = table.state.view(None)["camel"]

    table.play_on(seed=seed)

    assert [event.who for event in table.told("first_player")] == [
        (drawn + season + number) % players for season in range(3) for number in range(4)
    ]


@pytest.mark.rule("MKSH-MADRASA-11", "MKSH-MADRASA-23")
def test_a_colour_of_scrolls_can_be_refreshed_again_in_the_next_round() -> None:
    table = mksh_position(
        "green blue",
        turn=GREEN,
        first=BLUE,
        chance=[5, 4, 3, 2, 1, 99, 99, 99, 99, 99, 99],
        scrolls={"grey-1": "s13 s16 s17 s18", "grey-2": "s15 s14 s01"},
        green={
            "workers": "madrasa",
            "keshis": {"madrasa": 3},
            "dates": 3,
            "dinars": 4,
            "screen": "grey white black turquoise",
        },
    )

    table.play(GREEN, "area action", "refresh grey", "scroll grey-1")
    assert table.why_not("refresh grey") == ("refresh.used", "MKSH-MADRASA-11")
    table.play(GREEN, "stop", "end turn")
    table.play(GREEN, "pick grey", "pick white", "pick black")
    table.play(BLUE, "pick grey", "pick white", "pick black")
    play_first_options(table, "choose_worker")
    table.play(GREEN, "worker madrasa", "area action")

    assert "refresh grey" in table.options
