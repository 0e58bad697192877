"""Phase 1: three keshis in secret, then a worker for each. Rules MKSH-CHOOSE."""

from __future__ import annotations

import json
from typing import Any

import pytest

from caravansary.core.errors import MatchError
from caravansary.core.events import visible
from caravansary.core.match import Match
from caravansary.games.marrakesh import rounds
from caravansary.games.marrakesh.actions import TABLE
from caravansary.games.marrakesh.game import GAME
from caravansary.games.marrakesh.pieces import AREAS, COLOURS
from tests.games.marrakesh.position import BLUE, FOUR, GREEN, RED, YELLOW, Table, mksh_game, mksh_position

SEATS = FOUR.split()
NOTHING_STICKS = [*range(5, 0, -1), *[99] * 6]  # the draws of a throw of six keshis
WORKER_OF = [
    ("turquoise", "river"),
    ("green", "garden"),
    ("pink", "square"),
    ("black", "mosque"),
    ("white", "palace"),
    ("grey", "madrasa"),
    ("beige", "medina"),
    ("brown", "sahara"),
]


def choosing(**given: Any) -> Table:
    """Two players choose; blue has chosen what nobody cares for when the test says so."""
    return mksh_position("green blue", choosing=True, **given)


def pick(table: Table, colour: str, keshis: str) -> None:
    table.play(colour, *(f"pick {keshi}" for keshi in sorted(keshis.split(), key=COLOURS.index)))


def revealed(green: str, blue: str = "green grey white", **given: Any) -> Table:
    """Both have chosen; green has the camel."""
    table = choosing(**{"first": GREEN, **given})
    pick(table, BLUE, blue)
    pick(table, GREEN, green)
    return table


def seen_by(table: Table, viewer: str | None, whose: str) -> dict[str, Any]:
    view = table.state.view(None if viewer is None else table.who(viewer))
    player: dict[str, Any] = view["players"][table.who(whose)]
    return player


# --- the choice ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-CHOOSE-1")
def test_exactly_three_keshis_are_chosen() -> None:
    table = choosing()

    left = []
    for keshi in ("grey", "pink", "yellow"):
        decision = table.state.decision(table.who(GREEN))
        assert decision.pick is not None
        left.append(decision.pick.left)
        table.play(GREEN, f"pick {keshi}")

    assert left == [3, 2, 1]
    assert table.options_of(GREEN) == []
    assert table.state.waiting_for == (table.who(BLUE),)


@pytest.mark.rule("MKSH-CHOOSE-1")
def test_only_keshis_behind_the_own_screen_can_be_chosen() -> None:
    table = choosing(round=2, green={"screen": "grey white black pink turquoise beige brown purple orange"})

    assert table.why_not("pick green", GREEN) == ("pick.used", "MKSH-CHOOSE-1")
    assert table.why_not("pick red", GREEN) == ("pick.used", "MKSH-CHOOSE-1")
    assert "pick green" in table.options_of(BLUE)


@pytest.mark.rule("MKSH-CHOOSE-1", "MKSH-CHOOSE-3")
def test_every_set_of_three_colours_can_be_chosen_in_one_way() -> None:
    table = choosing(round=3, green={"screen": "green pink brown red orange yellow"})

    sets = [
        tuple(TABLE.name(action).removeprefix("pick ") for action in one)
        for one in table.state.pick_sets(table.who(GREEN))
    ]

    assert len(sets) == len(set(sets)) == 20
    assert all(len(set(one)) == 3 for one in sets)
    assert ("green", "pink", "brown") in sets
    assert ("red", "orange", "yellow") in sets


@pytest.mark.rule("MKSH-CHOOSE-2")
def test_three_keshis_fewer_are_behind_the_screens_in_each_round() -> None:
    table = mksh_game(3, seed=4)

    before: dict[tuple[int, int], set[int]] = {}
    while not table.state.is_over:
        if table.asked == "choose_keshis":
            view = table.state.view(None)
            counts = {len(player["screen"]) for player in view["players"]}
            before.setdefault((view["season"], view["round"]), set()).update(counts)
        seat = table.state.waiting_for[0]
        table.state.play(table.state.options_of(seat)[0], seat, table.events)

    assert before == {(season, number): {15 - 3 * number} for season in (1, 2, 3) for number in (1, 2, 3)}
    assert len(table.told("keshis_revealed")) == 3 * 12


@pytest.mark.rule("MKSH-CHOOSE-2")
def test_the_last_three_are_chosen_without_a_question() -> None:
    table = choosing(
        round=4,
        chance=NOTHING_STICKS,
        green={"screen": "grey black yellow"},
        blue={"screen": "pink turquoise beige"},
    )

    assert table.asked == "choose_draft"
    told = [(event.who, event.args["colour"]) for event in table.told("keshis_revealed")]
    assert told == [(0, ["grey", "black", "yellow"]), (1, ["pink", "turquoise", "beige"])]
    assert table.player(GREEN).screen == table.player(BLUE).screen == ""


@pytest.mark.rule("MKSH-CHOOSE-3")
def test_a_colour_cannot_be_chosen_twice() -> None:
    table = choosing()

    table.play(GREEN, "pick white")

    assert table.why_not("pick white", GREEN) == ("pick.chosen", "MKSH-CHOOSE-3")


# --- secret until all have committed ---------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-CHOOSE-4")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    table = mksh_position(choosing=True, first=BLUE)

    assert list(table.state.waiting_for) == [0, 1, 2, 3]
    table.play(RED, "pick green")
    table.play(GREEN, "pick grey")
    pick(table, YELLOW, "red purple orange")
    table.play(RED, "pick pink")

    assert list(table.state.waiting_for) == [0, 1, 3]


@pytest.mark.rule("MKSH-CHOOSE-4", "MKSH-CHOOSE-6")
@pytest.mark.parametrize("chosen", ["green", "green pink", "green pink red"])
def test_nobody_learns_anything_of_the_choice_of_another(chosen: str) -> None:
    table, other = choosing(), choosing()

    pick(table, GREEN, chosen)
    pick(other, GREEN, " ".join(["grey", "turquoise", "yellow"][: len(chosen.split())]))

    for viewer in (table.who(BLUE), None):
        assert table.state.view(viewer) == other.state.view(viewer)
        seen = visible(table.events, viewer)
        assert [event.args for event in seen] == [event.args for event in visible(other.events, viewer)]
        assert "keshi_picked" not in {event.kind for event in seen}
    assert seen_by(table, BLUE, GREEN)["chosen"] is None
    assert seen_by(table, GREEN, GREEN)["chosen"] == chosen.split()
    assert len(seen_by(table, BLUE, GREEN)["screen"]) == 12


@pytest.mark.rule("MKSH-CHOOSE-6")
@pytest.mark.parametrize("viewer", [GREEN, BLUE, None])
def test_all_see_whether_a_player_has_committed(viewer: str | None) -> None:
    table = choosing()

    seen = [seen_by(table, viewer, GREEN)["has_chosen"]]
    for keshi in ("green", "pink", "red"):
        table.play(GREEN, f"pick {keshi}")
        seen.append(seen_by(table, viewer, GREEN)["has_chosen"])

    assert seen == [False, False, False, True]
    assert seen_by(table, viewer, BLUE)["has_chosen"] is False


@pytest.mark.rule("MKSH-CHOOSE-6")
def test_a_commitment_is_told_to_all_without_its_keshis() -> None:
    table = choosing()

    pick(table, GREEN, "green pink red")

    told = [event for event in visible(table.events, table.who(BLUE)) if event.who == table.who(GREEN)]
    assert [(event.kind, event.args) for event in told if event.kind != "first_player"] == [("keshis_chosen", {})]


@pytest.mark.rule("MKSH-CHOOSE-5", "MKSH-CHOOSE-6")
def test_a_choice_can_be_changed_until_it_is_committed_and_not_after() -> None:
    start = choosing(first=GREEN).state
    match = Match(GAME, 2, 1, start=start)

    def play(seat: int, keshis: str) -> None:
        for keshi in keshis.split():
            match.play(seat, TABLE.parse(f"pick {keshi}"))

    play(0, "green grey white")
    for _ in range(3):
        match.undo(0)
    play(0, "black pink yellow")
    assert (match.status(0), match.status(1)) == ("choosing", "choosing")
    match.commit(0)
    assert (match.status(0), match.status(1)) == ("chosen", "choosing")
    with pytest.raises(MatchError, match="committed"):
        match.undo(0)
    play(1, "green grey white")
    match.commit(1)

    workers = [player["workers"] for player in match.state.view(None)["players"]]
    assert workers == [{"mosque": 1, "square": 1, "souk": 1}, {"garden": 1, "madrasa": 1, "palace": 1}]


@pytest.mark.rule("MKSH-CHOOSE-5")
def test_a_seat_that_has_committed_is_not_asked_again() -> None:
    table = choosing()
    pick(table, GREEN, "green pink red")

    assert table.why_not("pick grey", GREEN)[0] == "core.seat.not_yours"
    table.refuses(GREEN, "pick grey")


@pytest.mark.rule("MKSH-CHOOSE-2", "MKSH-CHOOSE-8")
def test_the_last_three_keshis_tell_nobody_anything_new() -> None:
    """Who made the last choice of the third round can still take it back when the fourth has begun."""
    seats: dict[str, Any] = {
        GREEN: {"screen": "white red yellow"},
        BLUE: {"screen": "grey black brown", "space": 7},
    }
    table = mksh_position("green blue", phase=rounds.RIVER_BONUSES, round=3, **seats)

    preview = table.state.preview(TABLE.parse("rapid 1"), table.who(BLUE))
    table.play(BLUE, "rapid 1")

    assert (table.to_move, table.asked) == (GREEN, "choose_joker")
    assert table.state.information(table.who(BLUE)) == 0
    assert (preview.next_kind, preview.stops_at_chance) == ("choose_joker", False)


@pytest.mark.rule("MKSH-CHOOSE-7")
def test_all_choices_are_revealed_at_once_when_the_last_has_committed() -> None:
    table = choosing(first=BLUE)
    pick(table, GREEN, "grey pink red")
    table.play(BLUE, "pick grey", "pick white")
    assert table.told("keshis_revealed") == []

    table.play(BLUE, "pick red")

    told = {event.who: event.args["colour"] for event in visible(table.told("keshis_revealed"), None)}
    assert told == {0: ["grey", "pink", "red"], 1: ["grey", "white", "red"]}
    for viewer in (GREEN, BLUE, None):
        assert seen_by(table, viewer, GREEN)["chosen"] == ["grey", "pink", "red"]
        assert seen_by(table, viewer, BLUE)["chosen"] == ["grey", "white", "red"]


@pytest.mark.rule("MKSH-CHOOSE-8")
@pytest.mark.parametrize("viewer", [GREEN, BLUE, None])
def test_all_see_which_colours_are_left_behind_a_screen(viewer: str | None) -> None:
    table = revealed("grey pink red")

    left = [colour for colour in COLOURS if colour not in ("grey", "pink", "red")]
    assert seen_by(table, viewer, GREEN)["screen"] == left


# --- workers ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-CHOOSE-9")
def test_a_joker_is_placed_with_all_keshis_and_earlier_workers_in_sight_but_before_the_throw() -> None:
    table = revealed("grey pink red", "grey white red", first=BLUE)

    assert (table.asked, table.to_move) == ("choose_joker", BLUE)
    table.play(BLUE, "joker souk")

    assert table.to_move == GREEN
    assert seen_by(table, GREEN, BLUE)["workers"] == {"madrasa": 1, "palace": 1, "souk": 1}
    assert (table.tray, table.tower) == ("", "")
    assert table.told("keshis_thrown") == []


@pytest.mark.rule("MKSH-CHOOSE-10")
@pytest.mark.parametrize(("colour", "area"), WORKER_OF)
def test_a_keshi_sends_a_worker_to_the_area_of_its_colour(colour: str, area: str) -> None:
    table = revealed(f"{colour} purple orange")

    held = table.player(GREEN)
    assert (held.workers, held.souk_workers) == (area, 2)


@pytest.mark.rule("MKSH-CHOOSE-11", "MKSH-CHOOSE-13")
def test_each_good_sends_a_worker_to_the_souk_who_is_not_bound_to_its_colour() -> None:
    table = revealed("purple orange yellow", blue="green grey white")
    held = table.player(GREEN)
    assert (held.workers, held.souk_workers) == ("", 3)

    bound = mksh_position(turn=GREEN, exchange="e01", green={"workers": "souk", "orange": 1, "chosen": ""})
    bound.play(GREEN, "new keshi")
    assert bound.options == ["good yellow", "good purple", "good orange"]


@pytest.mark.rule("MKSH-CHOOSE-12", "MKSH-CHOOSE-13", "MKSH-CHOOSE-14")
@pytest.mark.parametrize(
    ("others", "taken"),
    [
        ("green grey", ["garden", "madrasa"]),
        ("turquoise brown", ["river", "sahara"]),
        ("black yellow", ["mosque"]),
        ("purple orange", []),
    ],
)
def test_the_joker_goes_to_any_area_with_a_free_cell_or_to_the_souk(others: str, taken: list[str]) -> None:
    table = revealed(f"{others} red")

    assert table.options == [f"joker {area}" for area in AREAS if area not in taken]
    for area in taken:
        assert table.why_not(f"joker {area}") == ("joker.taken", "MKSH-CHOOSE-14")


@pytest.mark.rule("MKSH-CHOOSE-12")
@pytest.mark.parametrize("area", AREAS)
def test_the_owner_decides_where_the_joker_goes(area: str) -> None:
    table = revealed("purple orange red")

    table.play(GREEN, f"joker {area}")

    held = table.player(GREEN)
    assert (held.workers, held.souk_workers) == (("", 3) if area == "souk" else (area, 2))


@pytest.mark.rule("MKSH-CHOOSE-14")
def test_the_joker_may_go_where_another_player_has_a_worker() -> None:
    table = revealed("purple orange red", "green grey white")

    table.play(GREEN, "joker garden")

    assert table.player(GREEN).workers == "garden"
    assert table.player(BLUE).workers == "garden madrasa palace"


@pytest.mark.rule("MKSH-CHOOSE-15")
def test_workers_go_to_full_and_to_empty_areas() -> None:
    table = choosing(first=GREEN, green={"keshis": {"palace": 8, "river": 8}})
    pick(table, BLUE, "green grey white")
    pick(table, GREEN, "white black red")

    assert "joker river" in table.options
    table.play(GREEN, "joker river")

    assert table.player(GREEN).workers == "palace mosque river"


# --- into the tower --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-CHOOSE-16")
def test_all_chosen_keshis_are_thrown_when_the_workers_stand() -> None:
    table = revealed("grey pink red", "grey white yellow", chance=NOTHING_STICKS)
    assert table.tray == ""

    table.play(GREEN, "joker river")

    assert [event.args["n"] for event in table.told("keshis_thrown")] == [6]
    assert table.tray == "grey grey white pink red yellow"
    assert "grey" not in table.player(GREEN).screen.split()
    assert len(table.player(GREEN).screen.split()) == len(table.player(BLUE).screen.split()) == 9
    assert json.dumps(table.state.view(None)["tray"]) == '{"grey": 2, "white": 1, "pink": 1, "red": 1, "yellow": 1}'
