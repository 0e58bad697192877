"""People at a table: what is said and not read, a bot that stands in, somebody who is away; and a newcomer's walk."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

import caravansary
from tests.page.browsing import PHONE, Visit, Visitor, first_daily
from tests.server.serving import Client, Table, bearer

pytestmark = pytest.mark.long  # `pytest -m long`; every day the other pages are enough

GAMES = caravansary.list_games()
SIZES = [
    *((390, 844), (1440, 900)),
    *(pytest.param(size, marks=pytest.mark.long) for size in ((768, 1024), (1024, 768), (1920, 1080))),
]


@pytest.fixture
def table(client: Client) -> Table:
    """A table of Merv for two people with a link each."""
    return client.make("link", "link", seed=3)


def say(table: Table, seat: int, text: str) -> None:
    said = {"text": text, "key": re.sub(r"\W", "-", text), "seat": seat}
    table.client.http.post(f"{table.path}/chat", json=said, headers=bearer(table.tokens[seat])).raise_for_status()


def badge(page: Page) -> Locator:
    """The number of lines that were not read, wherever the page shows it."""
    return page.locator("header .unread, #tab-chat .new").filter(visible=True)


def open_chat(page: Page) -> None:
    page.locator("header .chat, #tab-chat").filter(visible=True).first.click()


# --- chat -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", SIZES)
def test_what_others_say_is_counted_until_it_is_read(visit: Visit, table: Table, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.sit(table, 0)
    expect(badge(page)).to_have_count(0)
    say(table, 0, "my own line")
    say(table, 1, "good evening")
    expect(badge(page)).to_have_text("1")
    expect(page.locator(".bubble")).to_contain_text("good evening")
    assert page.locator(".bubble").get_attribute("data-seconds") == "6"
    say(table, 1, "your turn")
    expect(badge(page)).to_have_text("2")
    expect(page.locator(".bubble")).to_contain_text("your turn")

    open_chat(page)

    expect(page.locator(".chat .said")).to_have_count(3)
    expect(badge(page)).to_have_count(0)
    expect(page.locator(".bubble")).to_have_count(0)
    page.reload()
    page.locator(".bar").wait_for()
    expect(badge(page)).to_have_count(0)
    expect(page.locator(".bubble")).to_have_count(0)  # what is old is no news


def test_the_bubble_opens_the_chat(visit: Visit, table: Table) -> None:
    visitor = visit(**PHONE)
    page = visitor.sit(table, 0)
    say(table, 1, "hello")
    expect(page.locator(".bubble")).to_be_visible()
    page.locator(".bubble").focus()  # whoever is at it keeps it
    assert visitor.broken_rules_of_access() == []
    page.locator(".bubble").click()

    expect(page.locator(".drawer .chat .said")).to_contain_text("hello")
    expect(badge(page)).to_have_count(0)


# --- somebody is not there ------------------------------------------------------------------------------------------
def test_who_comes_back_to_a_seat_takes_it_again(visit: Visit, table: Table) -> None:
    visitor = visit()
    page = visitor.sit(table, 0)
    expect(page.locator(".stand-in")).to_have_count(0)
    change = {"bot": "easy"}
    table.client.http.patch(f"{table.path}/seats/0", json=change, headers=bearer(table.owner)).raise_for_status()
    expect(page.locator(".stand-in")).to_contain_text("A bot plays for you: Easy.")
    expect(page.locator(".watching")).to_have_count(0)
    page.reload()
    assert visitor.broken_rules_of_access() == []
    page.locator(".stand-in").get_by_role("button", name="Play again myself").click()

    expect(page.locator(".stand-in")).to_have_count(0)
    assert table.info()["seats"][0]["kind"] == "person"


def owner_of(visit: Visit, table: Table, seat: int) -> Visitor:
    """Somebody who has made the table and sits there, and whose clock goes on by six minutes when asked."""
    here, elsewhere = ([{"token": table.tokens[one], "seat": one}] for one in (seat, 1 - seat))
    mine = {
        "table": table.id,
        "seats": here,
        "invites": elsewhere,
        "owner": table.owner,
        "spectator": None,
        "opened": 1,
    }
    visitor = visit(storage={"caravansary.tables": json.dumps({table.id: mine})})
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.page.clock.install()
    return visitor


def test_who_is_waited_for_and_away_can_be_replaced_or_called(visit: Visit, table: Table) -> None:
    asked = table.asked()
    guest = visit()
    guest.sit(table, asked)
    owner = owner_of(visit, table, 1 - asked)
    page = owner.open(f"/t/{table.id}")
    page.locator(".sit button").click()
    page.locator(".bar").wait_for()
    guest.open("/")  # leaves the table
    expect(page.locator("aside .presence:not(.present)")).to_have_count(1)
    expect(page.locator(".away.notice")).to_have_count(0)  # it may only be a page that is loaded again
    page.clock.fast_forward(6 * 60 * 1000)

    expect(page.locator(".away.notice")).to_contain_text(re.compile(r"Guest \d has been away for [56] min\."))
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator(".away.notice")).to_contain_text("Copied")
    assert table.tokens[asked] in page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Let a bot play on").click()
    expect(page.locator(".away.notice")).to_have_count(0)
    seat = table.info()["seats"][asked]
    assert (seat["kind"], seat["bot"], seat["stands_in"]) == ("bot", "medium", True)


# --- the walk -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", first_daily(*GAMES))
def test_the_walk_begins_in_short_and_lights_what_it_names(visit: Visit, game: str) -> None:
    page = visit(storage={f"caravansary.guide.{game}": "{}"}).play_against_bots(game)
    page.locator(".offer .link").click()
    walk = page.locator("dialog.guide")

    expect(walk.locator("h2")).to_have_text("In short")
    expect(walk.locator(".text")).to_contain_text(re.compile("points win"))
    assert walk.locator(".ring").count() == 0
    lights = []
    while walk.locator(".next").inner_text() != "Done":
        walk.locator(".next").click()
        expect(walk.locator(".ring").first).to_be_visible()
        lights.append(walk.locator(".ring").count())
        title = walk.locator("h2").inner_text()
        bubble, screen = walk.locator(".bubble").bounding_box(), page.viewport_size
        assert bubble is not None
        assert screen is not None
        assert bubble["y"] >= 0, title
        assert bubble["y"] + bubble["height"] <= screen["height"], title
    assert len(lights) == 12
    assert sum(count > 1 for count in lights) >= 4  # steps that name several things light each of them


@pytest.mark.parametrize("game", first_daily("marco_polo", "merv"))
def test_on_a_phone_the_walk_speaks_of_tapping(visit: Visit, game: str) -> None:
    texts = []
    for wishes in ({}, {**PHONE, "is_mobile": True}):
        visitor = visit(storage={f"caravansary.guide.{game}": "{}"}, **wishes)
        page = visitor.play_against_bots(game)
        page.locator(".offer .link").click()
        for _ in range(2):
            page.locator("dialog.guide .next").click()
        texts.append(page.locator("dialog.guide .text").inner_text())

    assert "Point at" in texts[0]
    assert "Tap " not in texts[0]
    assert "Tap " in texts[1]
    assert "Point at" not in texts[1]
