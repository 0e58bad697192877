"""`review`: what it prints, the HTML file that it writes, and what it does not take."""

from __future__ import annotations

import copy
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

import pytest

import caravansary
from caravansary.bots.review import review as reviewing
from caravansary.bots.review.review import CurvePoint, Review, Reviewer, SeatReview, spans_of
from caravansary.cli import review as command
from caravansary.cli.output import Words
from caravansary.cli.review_page import page
from caravansary.cli.review_words import ReviewWords
from caravansary.core.archive import unpack
from caravansary.core.match import Match
from caravansary.core.match_log import Seat
from caravansary.core.record import Record
from caravansary.core.texts import LANGUAGES
from tests.cli.command import fails, run, succeeds

RECORDED: Final = Path(__file__).parents[1] / "games" / "merv" / "recorded"
ALONE: Final = RECORDED / "greedy-1.record"
ARCHIVE: Final = RECORDED / "random-2.archive"


@pytest.fixture(scope="module")
def played() -> Record:
    record = unpack(ARCHIVE.read_text(encoding="utf-8"), caravansary.game)[0]
    record.seats[:2] = [Seat("<b>Ada & Co</b>"), Seat("Ben")]
    return record


@pytest.fixture(scope="module")
def begun(played: Record) -> Review:
    """The review of the first turns of a random game of two."""
    reviewer = Reviewer(played, 1)
    for done, _ in zip(reviewer, range(10), strict=False):
        assert done
    found = reviewer.review
    found.curve[3].luck = [2.5, -2.5]  # this game knows little luck
    return found


def told(found: Review, played: Record, language: str) -> ReviewWords:
    names = [seat.name for seat in played.seats]
    return ReviewWords(found, played.replay(), Words(played.game, language), names)


# --- the terminal ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "title", "costliest", "luck"),
    [
        ("en", "Review of Merv", "The costliest decisions", "<b>Ada & Co</b> +2.5, Ben −2.5"),
        ("ru", "Разбор партии: Мерв", "Самые дорогие решения", "<b>Ada & Co</b> +2,5, Ben −2,5"),
        ("de", "Analyse: Merw", "Die teuersten Entscheidungen", "<b>Ada & Co</b> +2,5, Ben −2,5"),
    ],
)
def test_a_review_is_told_in_every_language(
    played: Record,
    begun: Review,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    title: str,
    costliest: str,
    luck: str,
) -> None:
    file = tmp_path / "game.record"
    file.write_text(played.write(), encoding="utf-8")
    monkeypatch.setattr(command, "_reviewed", lambda reviewer: begun)

    text = succeeds("review", file, "--lang", language)

    assert text.splitlines()[0].startswith(title)
    assert costliest in text
    assert luck in text
    assert "▲" in text
    assert "▼" in text


def test_the_costliest_decisions_are_told_with_both_lines_and_what_the_better_one_brings(
    played: Record, begun: Review
) -> None:
    decisions = told(begun, played, "en").decisions(begun.costliest)

    assert len(decisions) == 5
    for place, decision in zip(begun.costliest, decisions, strict=True):
        run = begun.runs[place]
        name = played.seats[run.seat].name
        assert decision.heading == f"Turn {run.turn}, {name}: about {run.cost:.1f} points"
        assert decision.played != decision.better
        assert len(decision.first) <= len(run.played)
        assert decision.brings
        later = run.cost - sum(run.points.values())
        if abs(later) >= 0.05:
            assert decision.brings[-1] == f"{'+' if later > 0 else '−'}{abs(later):.1f} expected later"


def test_points_are_told_by_source_and_things_by_name(played: Record, begun: Review) -> None:
    found = copy.deepcopy(begun)
    run = found.runs[found.costliest[0]]
    run.points, run.things, run.cost = {"palace": 4, "mosque": -2}, {"camels": -1, "teal": 2}, 2.0

    brings = told(found, played, "en").decisions(found.costliest[:1])[0].brings

    assert brings == ["+4 points (palace)", "−2 points (mosque)", "−1 camel", "+2 teal"]


def test_the_same_click_several_times_is_counted(played: Record, begun: Review) -> None:
    pay = played.game.parse_action("pay teal")
    found = copy.deepcopy(begun)
    run = found.runs[found.costliest[0]]
    run.better, run.departs = [pay, pay, pay], run.start

    assert told(found, played, "en").decisions(found.costliest[:1])[0].better == ["3 × Pay with teal"]


@pytest.mark.parametrize(
    ("values", "expected"),
    [([-4.0, 0.0, 4.0], "▁▅█"), ([0.0], "▅"), ([-4.0, -2.9, -1.9, 3.9], "▁▂▃█")],
)
def test_margins_are_blocks_of_eight_heights(values: list[float], expected: str) -> None:
    assert command.blocks(values, -4.0, 4.0) == expected


def test_margins_that_are_all_the_same_have_blocks_too() -> None:
    assert command.blocks([0.0, 0.0], 0.0, 0.0) == "▁▁"


# --- the file -------------------------------------------------------------------------------------------------------
class Elements(HTMLParser):
    """The tags of a page that are still open, and what is on it."""

    VOID: Final = frozenset({"meta", "line", "circle", "path"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.text = ""
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.addresses += [str(value) for name, value in attrs if name in ("href", "src", "xlink:href", "action")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_needs_nothing_else_and_takes_names_as_text(
    played: Record, begun: Review, language: str
) -> None:
    text = page(told(begun, played, language))
    elements = Elements()
    elements.feed(text)

    assert elements.open == []
    assert elements.addresses == []
    assert not re.search(r"https?:|url\(|@import|<script|<link|<img", text)
    assert "<b>Ada" not in text
    assert "<b>Ada & Co</b>" in elements.text
    assert f'<html lang="{language}">' in text
    assert "$" not in text
    assert elements.seen.count("polyline") == 2
    assert elements.seen.count("polygon") == 2  # the luck of both seats in one turn


def test_the_curve_has_a_point_for_every_turn_inside_the_drawing(played: Record, begun: Review) -> None:
    text = page(told(begun, played, "en"))

    for points in re.findall(r'<polyline class="line" points="([^"]+)"', text):
        places = [tuple(map(float, point.split(","))) for point in points.split()]
        assert len(places) == len(begun.curve)
        assert all(0 <= x <= 960 and 0 <= y <= 320 for x, y in places)
        assert [x for x, _ in places] == sorted(x for x, _ in places)


def test_a_flat_curve_can_be_drawn(played: Record) -> None:
    flat = Review("merv", 2, 0, 1, is_complete=True)
    flat.seats = [SeatReview(seat, 0, 0.0, 0.0, 0.0, 0.0, []) for seat in range(2)]
    flat.curve = [CurvePoint(0, None, 0, [0.0] * 2, [0.0] * 2, [0.0] * 2, [0.0] * 2)]

    text = page(told(flat, played, "en"))

    assert "The bot knows nothing better than what was played." in text
    assert "▲" not in text


# --- the whole command ----------------------------------------------------------------------------------------------
def test_a_record_is_reviewed_for_programs_and_as_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "spans_of", lambda *game: list(spans_of(*game))[:2])  # the first runs are enough
    html = tmp_path / "review.html"

    found = json.loads(succeeds("review", ALONE, "--simulations", "1", "--seed", "4", "--json", "--html", html))

    record = Record.parse(ALONE.read_text(encoding="utf-8"), caravansary.game)
    assert (found["game"], found["players"], found["seed"], found["simulations"]) == ("merv", 1, 4, 1)
    assert found["is_complete"]
    assert found["curve"][-1]["after"] == sum(len(run["played"]) for run in found["runs"])
    first = found["runs"][0]["played"][0]
    assert found["actions"][str(first)] == record.game.action_name(first)
    assert "Expected points" in html.read_text(encoding="utf-8")


def test_ctrl_c_ends_a_review_and_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(reviewer: Reviewer) -> Review:
        next(iter(reviewer))
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "_reviewed", interrupted)
    html = tmp_path / "review.html"

    result = run("review", ALONE, "--simulations", "1", "--html", html)

    assert result.exit_code == 130
    assert result.output in ("", "caravansary: interrupted\n")
    assert list(tmp_path.iterdir()) == []


# --- what is not taken ----------------------------------------------------------------------------------------------
def test_a_broken_record_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.record"
    file.write_text(ALONE.read_text(encoding="utf-8").replace("result: ", "result: 9"), encoding="utf-8")

    assert fails("review", file).startswith(f"{file}: line ")


def test_a_game_that_is_not_over_is_not_reviewed(tmp_path: Path) -> None:
    match = Match(caravansary.game("merv"), 2, seed=1)
    file = tmp_path / "running.record"
    file.write_text(Record.from_match(match).write(), encoding="utf-8")

    assert fails("review", file) == (
        f"{file}: line 6: the seed is hidden, as in every record of a running game: it can be shown, not replayed"
    )


def test_a_position_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "start.json"
    succeeds("new", "merv", "--players", "2", "-o", file)

    assert fails("review", file) == f"{file}: a position, not a record: there is nothing to review"


@pytest.mark.parametrize("text", ['{"game": "merv", "players": 7}', '{"camels": 3}', "[1, 2]", '{"game": "merv"}'])
def test_json_that_is_no_game_is_not_told_the_fields_of_a_position(tmp_path: Path, text: str) -> None:
    file = tmp_path / "other.json"
    file.write_text(text, encoding="utf-8")

    assert fails("review", file) == f"{file}: no record of a game, no match and no archive of games"


@pytest.mark.parametrize("simulations", ["0", "-3", "10001"])
def test_simulations_are_bounded(simulations: str) -> None:
    assert fails("review", ALONE, "--simulations", simulations) == (
        f"--simulations must be 1 to 10000, got {simulations}"
    )


def test_other_wrong_words() -> None:
    assert fails("review", ALONE, "--seed", "-1").startswith("seed must be a whole number")
    assert fails("review", ARCHIVE).startswith("an archive of ")
    assert fails("review", "nowhere.record") == "nowhere.record: no such file"
    assert fails("review", ALONE, "--html", RECORDED).endswith("cannot be written: it is a folder")
    assert fails("review", ALONE, "--lang", "fr").startswith("no language 'fr'")
