"""The table of Marrakesh as text: every position, in every language, with the options on their places."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import caravansary
from caravansary.cli.boards import TableView, marrakesh_words
from caravansary.cli.output import Words
from caravansary.core.chance import Chance
from caravansary.core.decision import Decision
from caravansary.core.state import State
from caravansary.core.texts import LANGUAGES
from caravansary.games.marrakesh import actions, pieces
from tests.cli.command import succeeds
from tests.cli.drawing import StrictWords, asked, play, play_on, play_until, seen_by
from tests.cli.test_boards import fits

MARRAKESH = caravansary.game("marrakesh")
EXPANSIONS: dict[str, Any] = dict.fromkeys(pieces.EXPANSIONS, True)
# Options that speak of nothing on the table, or of keshis that still are in the bag or the supply
WITHOUT_A_PLACE = {"line", "count", "water", "enough", "stop", "decline", "new_keshi", "area_action", "end_turn"} | {
    *("place", "keshi", "give_back", "spare", "souk_action", "add_date", "add_step", "point", "souk_seller", "provide")
}


def printed_table(language: str) -> TableView:
    return TableView(MARRAKESH.new(2, 1), None, StrictWords(MARRAKESH, language), [], {})


# --- options ---------------------------------------------------------------------------------------------------------
def unmarked(state: State, decision: Decision) -> list[str]:
    """The options that speak of a place but do not stand on it."""
    shown = asked(state)
    numbered = [(number, MARRAKESH.describe_action(one)) for number, one in enumerate(decision.actions, start=1)]
    return [
        f"{decision.kind}: {option}"
        for number, option in numbered
        if option["kind"] not in WITHOUT_A_PLACE and f"[{number}]" not in shown
    ]


def test_every_option_stands_on_its_place() -> None:
    chance, seen = Chance.seeded(5), set[str]()
    for players, options in ((3, EXPANSIONS), (4, EXPANSIONS), (2, {})):
        state = MARRAKESH.new(players, 1, **options)
        while not state.is_over:
            decision = state.decision(state.waiting_for[0])
            if decision.kind not in seen:
                assert unmarked(state, decision) == []
            seen.add(decision.kind)
            play_on(state, 1, chance)
    assert len(seen) > 30


# --- what is printed ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_thing_has_a_text(language: str) -> None:
    table = printed_table(language)

    scrolls = [marrakesh_words.scroll_text(table, scroll) for scroll in pieces.SCROLLS]
    oases = [marrakesh_words.oasis_text(table, oasis) for oasis in pieces.OASES]
    towns = [marrakesh_words.town_text(table, town) for town in pieces.TOWNS]
    luxuries = [marrakesh_words.luxury_text(table, luxury).plain for luxury in pieces.LUXURIES]
    provisions = [marrakesh_words.provision_text(table, tile) for tile in pieces.PROVISIONS]
    bonuses = [marrakesh_words.gain(table, {effect: n}) for effect in pieces.EFFECTS for n in (1, 2, 5)]

    for texts in (scrolls, oases, towns, luxuries, provisions):
        assert len(set(texts)) == len(texts)
    assert all(bonuses)


def test_texts_say_the_printed_values() -> None:
    table = printed_table("en")

    assert marrakesh_words.scroll_text(table, "s20") == "20 at once: 2 dinars"
    assert marrakesh_words.scroll_text(table, "s17").startswith("17 Always: whenever your fisherman crosses a rapid")
    assert marrakesh_words.oasis_text(table, "01") == "green, black, turquoise gates (no. 1): 2 points each"
    assert marrakesh_words.oasis_text(table, "05") == "white keshis (no. 5): 3 points + 1 point each"
    assert marrakesh_words.oasis_text(table, "30").endswith(": 7 points")
    assert marrakesh_words.town_text(table, "t06").startswith("Tinghir (no. 6): At the end")
    assert marrakesh_words.side_bonus(table, "18", 1) == "1 point per 4 keshis"
    assert marrakesh_words.side_bonus(table, "17", 2) == "1 water, 1 date per water seller"
    assert marrakesh_words.luxury_text(table, "lx01").plain == "slipper no. 1: 1 orange lamp → 2 points, 1 water"
    assert marrakesh_words.provision_text(table, "pv10") == "2 water, 2 dates (or −3 points)"


def test_values_of_an_edition_are_on_the_table() -> None:
    values = "[workshop]\nblue = { dinars = 5, points = 9 }\n[rapid]\n1 = { crossed_at = 2, bonus = { date = 4 } }\n"
    edition = MARRAKESH.read_edition(f'name = "dear"\n{values}')
    standard, dear = seen_by(MARRAKESH.new(2, 1), 0), seen_by(MARRAKESH.new(2, 1, edition=edition), 0)

    assert "Blue workshop (0 dinars → −3 points)" in standard
    assert "Blue workshop (5 dinars → 9 points)" in dear
    assert "Rapids       1: 4 dates" in dear
    assert "1   ≋ 2" in dear


def test_every_colour_and_area_of_the_game_is_known() -> None:
    assert tuple(marrakesh_words.COLOURS) == pieces.COLOURS
    assert tuple(marrakesh_words.AREA_COLOURS) == pieces.AREAS[: pieces.EIGHT]
    assert tuple(marrakesh_words.AREA_COLOURS.values()) == pieces.COLOURS[: pieces.EIGHT]


# --- what happens ---------------------------------------------------------------------------------------------------
def test_a_caravan_reveals_its_oasis_on_the_path() -> None:
    state = MARRAKESH.new(3, 2)
    play_until(state, "choose_path", Chance.seeded(4))
    seat = state.waiting_for[0]
    before = seen_by(state, seat)
    path = next(path for path in ("left", "right") if state.view(seat)["players"][seat]["caravans"][path] == 0)
    play(state, f"path {path}")
    oasis = state.view(seat)["players"][seat]["oases"][f"{path}-1"]["oasis"]

    text = marrakesh_words.oasis_text(TableView(state, seat, Words(MARRAKESH, "en"), [], {}), oasis)
    assert f"1 ▲ {text}" not in before
    assert f"1 ▲ {text}" in seen_by(state, seat)


def test_what_is_hidden_is_not_shown() -> None:
    state = MARRAKESH.new(2, 4)
    play_until(state, "choose_keshis", Chance.seeded(1))
    play(state, "pick pink")

    own, other, watching = (seen_by(state, seat) for seat in (0, 1, None))

    assert "chosen: ◆ pink" in own
    assert "chosen" not in other + watching
    assert own.count("face down:") == other.count("face down:") == 1  # provision tiles
    assert "face down:" not in watching


def test_disk_and_screen_are_marked() -> None:
    state = MARRAKESH.new(2, 4)
    play_until(state, "choose_disk", Chance.seeded(1))
    disk = asked(state)
    play_until(state, "choose_keshis", Chance.seeded(1))
    screen = asked(state)

    assert "1 good of choice ×1[1]" in disk
    assert "◆ green[1]" in screen
    assert "◆ purple[10]" in screen


def test_every_kind_of_option_is_known_to_the_test() -> None:
    kinds = {MARRAKESH.describe_action(action)["kind"] for action in range(actions.NUM_ACTIONS)}

    assert kinds > WITHOUT_A_PLACE


# --- at the keyboard ------------------------------------------------------------------------------------------------
COMMAND = ("play", "marrakesh", "--players", "2", "--bots", "random", "--seed", "3", "--auto-commit")


@pytest.mark.parametrize(("language", "rules"), [("en", "Oasis line"), ("ru", "Линия оазисов"), ("de", "Oasenleiste")])
def test_it_can_be_played_at_the_keyboard(language: str, rules: str) -> None:
    shown = succeeds(*COMMAND, "--lang", language, typed="b\n" + "1\n" * 12)

    assert rules in shown
    assert "MKSH-CHOOSE-1" in shown


def test_what_all_have_chosen_in_secret_is_told() -> None:
    shown = succeeds(*COMMAND, "--lang", "en", "--name", "Ada", typed="1\n" * 8)

    after = shown.split("has chosen", maxsplit=1)[1]
    assert "Ada reveals: green date picker, grey scholar, white courtier" in after
    assert "Blue reveals:" in after
    assert "go into the tower" in after


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_at_the_keyboard(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # the last answer names the file for the record
    shown = succeeds(*COMMAND, "--lang", language, typed="1\n" * 3000)

    assert Words(MARRAKESH, language).say("scores-final") in shown
    assert fits(shown)
    assert (tmp_path / "1").exists()
