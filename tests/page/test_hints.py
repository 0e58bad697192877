"""Hints and the review in a real browser: asking, the board lit, two who agree, a finished game looked through."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest
from msgspec import json
from playwright.sync_api import Browser, Page, Route, expect

import caravansary
from caravansary.arena.games import play_game
from caravansary.bots.review.review import Reviewer
from caravansary.core.record import Record
from caravansary.server.http.review_messages import ReviewProgress
from caravansary.server.thinking.reviews import shown
from tests.page.browsing import THINKING, Visit, Visitor
from tests.server.playing import finished_record
from tests.server.serving import Client, Server, Table

pytestmark = pytest.mark.long  # `pytest -m long`; every day the other pages are enough

MERV = caravansary.game("merv")


# --- hints ----------------------------------------------------------------------------------------------------------
def board_box(page: Page) -> dict[str, float]:
    box: dict[str, float] = page.locator(".canvas").evaluate("one => one.getBoundingClientRect().toJSON()")
    return box


@pytest.mark.parametrize(
    ("size", "language"), [((1440, 900), "en"), pytest.param((390, 844), "de", marks=pytest.mark.long)]
)
def test_a_hint_draws_whole_turns_over_the_board_and_plays_one(
    visit: Visit, client: Client, size: tuple[int, int], language: str
) -> None:
    table = client.make("here", "random", seed=3)
    visitor = visit(size=size, language=language)
    page = visitor.sit(table, 0)
    page.wait_for_selector(".bar.acts")
    if size[0] < 700:
        page.get_by_role("button", name="Ganzer Plan").click()  # where a hint leads anyway
    before = board_box(page)
    looks: list[int] = []
    page.on("response", lambda one: looks.append(one.json()["look"]) if one.url.endswith("/hints") else None)
    page.get_by_role("button", name="Hint" if language == "en" else "Tipp").click()
    lines = page.locator(".hint-part .line")
    expect(lines).to_have_count(3, timeout=THINKING)
    expect(page.locator(".hint-part header")).to_contain_text("estimate" if language == "en" else "Schätzung")
    expect(page.locator(".mark").first).to_be_visible()
    assert board_box(page) == before  # it lies over the board

    steps = page.locator(".mark").evaluate_all("all => all.map(one => one.dataset.step)")
    assert len(steps) >= 2
    assert page.locator(".plan-arrows .arrow").count() >= 1
    first = page.locator(".mark").first.bounding_box()
    assert first is not None
    middle = (first["x"] + first["width"] / 2, first["y"] + first["height"] / 2)
    under = page.evaluate(
        "([x, y]) => document.elementsFromPoint(x, y).some(one => one.closest('[data-places]') !== null)", middle
    )
    assert under, "the first step stands on a place of the board"
    assert visitor.broken_rules_of_access() == []
    visitor.picture(f"hint-{language}")

    expect(page.locator(".hint-part[aria-busy=false]")).to_have_count(1, timeout=THINKING)
    assert looks == sorted(looks)
    assert looks[-1] > 1, "it was weighed while it was looked at"
    expect(lines).to_have_count(3)
    drawn = page.locator(".plan-arrows").inner_html()
    lines.nth(1).click()
    expect(page.locator(".hint-part li").nth(1)).to_have_class(re.compile("active"))
    assert page.locator(".plan-arrows").inner_html() != drawn
    if size[0] < 700:
        lines.nth(1).click()  # on a phone a plan is told in full when it is tapped again
    plays = len(table.position(0)["plays"])
    page.get_by_role("button", name="Play it" if language == "en" else "Spielen").click()
    for gone in (".hint-part", ".plan-arrows"):
        expect(page.locator(gone)).to_have_count(0)
    expect(page.get_by_role("button", name="Undo" if language == "en" else "Zurück").first).to_be_enabled()
    assert len(table.position(0)["plays"]) > plays


def test_two_browsers_have_hints_when_both_agree(visit: Visit, client: Client) -> None:
    table = client.make("link", "link", seed=3)
    seat = table.asked()
    asks, other = visit(), visit()
    page, friend = asks.sit(table, seat), other.sit(table, 1 - seat)
    page.keyboard.press("h")
    expect(page.locator(".hint-part")).to_contain_text("Hints need everybody who plays")
    expect(page.locator(".hint-part li")).to_have_count(2)
    expect(friend.locator(".asked")).to_have_count(0)

    page.get_by_role("button", name="All right with me").click()
    expect(page.locator(".hint-part li.yes")).to_have_count(1)
    expect(friend.locator(".asked")).to_contain_text(f"Guest {seat} would like hints")
    assert asks.broken_rules_of_access() == []
    assert other.broken_rules_of_access() == []
    friend.locator(".asked").get_by_role("button", name="All right with me").click()

    expect(friend.locator(".asked")).to_have_count(0)
    expect(page.locator(".hint-part .line").first).to_be_visible(timeout=THINKING)
    friend.get_by_role("button", name=re.compile(f"Seat of Guest {1 - seat}")).click()
    friend.get_by_label("Hints are all right with me").uncheck()
    expect(page.locator(".hint-part")).to_contain_text("would rather not")
    expect(page.locator(".mark")).to_have_count(0)


def test_who_watches_has_no_hints(visit: Visit, client: Client) -> None:
    table = client.make("here", "random", seed=3)
    page = visit().watch(table)

    page.keyboard.press("h")

    expect(page.locator(".hint-part")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_lobby_offers_hints_to_who_plays_alone(visit: Visit) -> None:
    page = visit().open("/#new=merv")
    page.locator("summary").click()
    box = page.get_by_role("checkbox", name="Hints")
    expect(box).to_be_checked()
    page.locator("select").filter(has_text="A friend, by link").nth(1).select_option("link")

    expect(box).not_to_be_checked()
    expect(page.get_by_text("Everybody has to agree at the table")).to_be_visible()


# --- to move now ----------------------------------------------------------------------------------------------------
def test_a_bot_that_thinks_for_long_moves_when_it_is_asked_to(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "slow.db")
    server.program = "tests.page.slow_bots"
    with server:
        client = Client(server.address)
        table = client.make("here", "hard", seed=3)
        visitors = [Visitor(browser, server.address) for _ in range(2)]
        spectator, page = visitors[0].watch(table), visitors[1].sit(table, 0)
        expect(page.locator(".waiting .seconds")).to_be_visible()
        button = page.get_by_role("button", name="Move now")
        expect(button).to_be_visible(timeout=THINKING)
        assert visitors[1].broken_rules_of_access() == []
        visitors[1].picture("move-now")
        expect(spectator.locator(".waiting .seconds")).to_be_visible()
        expect(spectator.get_by_role("button", name="Move now")).to_have_count(0)

        with page.expect_response("**/move-now") as answer:
            button.click()

        assert answer.value.status == 204
        while not page.locator(".bar.acts").count():  # what turns up in its turn is thought about anew
            if button.count():
                button.click()
            page.wait_for_timeout(50)
        assert re.search(r"caravansary_bots_hurried_total [1-9]", client.http.get("/api/metrics").text)
        for visitor in visitors:
            assert visitor.problems == []
            visitor.close()
        client.close()


# --- the review -----------------------------------------------------------------------------------------------------
def reviewed(page: Page, record: Record) -> None:
    """A whole review takes minutes: the page is told a real one of the first turns, after two words of progress."""
    reviewer = Reviewer(record, simulations=1)
    for _ in islice(reviewer, 12):
        pass
    answers = [
        ReviewProgress("waiting", 0, 0, reviewer.total, None, None),
        ReviewProgress("running", 0, 5, reviewer.total, None, None),
        ReviewProgress("done", 0, reviewer.total, reviewer.total, None, shown(MERV, reviewer.review)),
    ]

    def answer(route: Route) -> None:
        said = answers.pop(0) if len(answers) > 1 else answers[0]
        route.fulfill(body=json.encode(said), content_type="application/json")

    page.route("**/review", answer)


def test_the_review_tells_what_comes_first_and_how_long_it_takes(visit: Visit, client: Client) -> None:
    visitor = visit()
    said = [ReviewProgress("waiting", 2, 0, 158, None, None)]

    def answer(route: Route) -> None:
        route.fulfill(body=json.encode(said[0]), content_type="application/json")

    visitor.page.route("**/review", answer)
    page = visitor.watch(Table(client, client.import_record(finished_record()).json()))
    page.locator(".finished").get_by_role("button", name="Review").click()
    expect(page.locator(".wait")).to_contain_text("2 other reviews are being made first.")
    for progress, words in (
        (ReviewProgress("waiting", 0, 0, 158, None, None), "The review begins. A whole game usually takes"),
        (ReviewProgress("running", 0, 3, 158, None, None), "3 of 158 moves. A whole game usually takes"),
        (ReviewProgress("running", 0, 50, 158, 130.0, None), "50 of 158 moves. About 3 minutes left."),
        (ReviewProgress("running", 0, 150, 158, 12.0, None), "150 of 158 moves. About 20 seconds left."),
    ):
        said[0] = progress
        expect(page.locator(".wait")).to_contain_text(words)


@pytest.mark.parametrize(
    ("size", "language"), [((1440, 900), "en"), pytest.param((390, 844), "ru", marks=pytest.mark.long)]
)
def test_a_finished_game_is_reviewed_and_its_costliest_choices_shown_on_the_board(
    visit: Visit, client: Client, size: tuple[int, int], language: str
) -> None:
    result = play_game(MERV, 2, ["random"], seed=2)
    record = Record(MERV, players=2, seed=2, plays=result.plays, result=result.totals)
    visitor = visit(size=size, language=language)
    reviewed(visitor.page, record)
    page = visitor.watch(Table(client, client.import_record(record.write()).json()))
    page.locator(".finished").get_by_role("button", name="Review" if language == "en" else "Разбор").click()
    expect(page.locator("progress")).to_be_visible()
    costly = page.locator(".parts ol > li")
    expect(costly).to_have_count(5)
    expect(page.locator("figure svg[role=img]")).to_be_visible()
    page.locator("figure summary").click()
    assert page.locator("figure tbody tr").count() > 3  # the same numbers for who cannot see the curve
    assert visitor.broken_rules_of_access() == []
    visitor.picture(f"review-{language}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    costly.nth(1).get_by_role("button").click()
    expect(page.locator(".strip .ways")).to_contain_text("2")
    expect(page.locator(".spot.marked")).not_to_have_count(0)
    assert "#at=" in page.url
    assert visitor.broken_rules_of_access() == []
    visitor.picture(f"review-shown-{language}")
    page.locator(".strip .primary").click()
    expect(costly).to_have_count(5)
