"""Marrakesh in a real browser: the secret choice, the tower, chains of bonuses taken back, whole games."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.browsing import Clicker, Visitor
from tests.page.test_table import sit
from tests.server.serving import Client, Table

Visit = Callable[..., Visitor]
EXPANSIONS = ("stair_tiles", "companions", "exchange_tiles", "citizens", "towns")
ALL: dict[str, Any] = dict.fromkeys(EXPANSIONS, True)
# Each takes minutes: half of them where long tests are bounded
WHOLE_GAMES = [(2, "all"), (3, "none"), (4, "all")]
if int(os.environ.get("CARAVANSARY_LONG_GAMES", "100")) >= 100:
    WHOLE_GAMES += [(2, "none"), (3, "all"), (4, "none")]
MOST_NODES = 22_000  # a drawn table has about 14,000; with old boards or the whole log there would be more than 30,000


def make(client: Client, *kinds: str, **more: Any) -> Table:
    return client.make(*kinds, game="marrakesh", **more)


def play_until(table: Table, kind: str) -> int:
    """Plays first options until a seat is asked this; gives the seat."""
    for _ in range(300):
        for seat in table.tokens:
            position = table.position(seat)
            if position["can_commit"]:
                table.do(seat, "commit")
                break
            if position["ask"] is None:
                continue
            if position["ask"]["kind"] == kind:
                return seat
            table.play(seat)
            break
    raise AssertionError(f"nobody is asked {kind}")


def places(page: Page, kind: str) -> set[str]:
    """The places of a kind that can be chosen."""
    found = page.locator(f'.spot.open[data-places*="{kind}:"]')
    words = " ".join(found.evaluate_all("all => all.map(one => one.dataset.places)")).split()
    return {word for word in words if word.startswith(f"{kind}:")}


def test_a_game_against_bots_opens_from_the_lobby(visit: Visit) -> None:
    visitor = visit(language="ru")
    page = visitor.open()
    card = page.locator("article.card:has(#game-marrakesh)")
    card.get_by_role("button", name="Играть против ботов").click()

    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(".spot.open", timeout=30_000)
    visitor.picture("marrakesh-ru")


def test_the_expansions_are_switches_of_the_form(visit: Visit) -> None:
    page = visit().open("/#new=marrakesh")
    for name in ("Stair tiles", "Companions", "More exchange tiles", "Other citizens", "Desert towns"):
        expect(page.get_by_role("checkbox", name=name, exact=True)).not_to_be_checked()


# --- the secret choice ----------------------------------------------------------------------------------------------
def pick_three(page: Page) -> set[str]:
    """Pick three keshis behind the screen and fix the choice; gives the picked ones."""
    page.wait_for_selector('.spot.open[data-places*="pick:"]')
    wanted = sorted(places(page, "pick"))[:3]
    for place in wanted:
        page.locator(f'.spot.open[data-places~="{place}"]').first.click()
        page.mouse.move(1, 1)  # off the bubble
        page.wait_for_timeout(250)
    page.locator(".commit").click()
    page.wait_for_timeout(300)
    return set(wanted)


def test_all_choose_at_the_same_time_and_nobody_sees_more_than_that_one_has_chosen(
    visit: Visit, client: Client
) -> None:
    table = make(client, "link", "link", "link", seed=3)
    play_until(table, "choose_keshis")
    visitors = [visit() for _ in range(3)]
    for seat, visitor in enumerate(visitors):
        sit(visitor, table, seat)
    for visitor in visitors:
        assert len(places(visitor.page, "pick")) == 12

    pick_three(visitors[1].page)

    for seat in (0, 2):
        position = table.position(seat)
        assert position["statuses"] == ["choosing", "chosen", "choosing"]
        assert position["view"]["players"][1]["chosen"] is None
        expect(visitors[seat].page.locator(".chosen-sign")).to_have_count(1)
        assert len(places(visitors[seat].page, "pick")) == 12
    assert table.position(1)["view"]["players"][1]["has_chosen"]
    visitors[0].picture("marrakesh-choosing")

    pick_three(visitors[0].page)
    pick_three(visitors[2].page)
    assert table.position(0)["view"]["phase"] != "choosing"


def test_at_one_device_the_screen_is_passed_on_closed(visit: Visit, client: Client) -> None:
    table = make(client, "here", "here", seed=5)
    play_until(table, "choose_keshis")
    visitor = visit()
    page = sit(visitor, table, 0, 1)
    for number in range(2):
        if page.locator(".handover").count():
            assert page.locator(".spot").count() == 0
            page.locator(".handover .primary").click()
        pick_three(page)
        if number == 0:
            page.wait_for_selector(".handover")
    assert table.position(0)["view"]["phase"] != "choosing"


# --- the tower and chains -------------------------------------------------------------------------------------------
def test_the_tower_counts_what_is_known_to_be_stuck(visit: Visit, client: Client) -> None:
    table = make(client, "link", "link", seed=6, options={"floor": "b2"})
    seat = play_until(table, "choose_draft")
    inside = sum(table.position(seat)["view"]["tower"].values())
    visitor = visit()
    page = sit(visitor, table, seat)

    assert inside > 0
    expect(page.locator("[data-tower-count]").first).to_have_attribute("data-tower-count", str(inside))
    assert len(places(page, "draft")) == len(table.position(seat)["ask"]["options"])
    visitor.picture("marrakesh-draft")


def test_a_turn_is_taken_back_and_made_again_click_by_click(visit: Visit, client: Client) -> None:
    table = make(client, "link", "link", seed=8)
    seat = play_until(table, "choose_draft")
    visitor = visit()
    page = sit(visitor, table, seat)
    page.wait_for_selector(".spot.open")
    before = table.position(seat)["view"]
    clicker = Clicker(visitor, 2)
    for _ in range(25):
        if table.position(seat)["can_commit"] or not clicker.click():
            break
        page.wait_for_timeout(200)
    after = table.position(seat)["view"]
    assert after != before

    for _ in range(30):
        undo = page.locator('.bar button[aria-keyshortcuts="U"]:not([disabled])')
        if not undo.count():
            break
        undo.first.click()
        page.wait_for_timeout(200)
    assert table.position(seat)["view"] == before

    for _ in range(30):
        redo = page.locator('.bar button[aria-keyshortcuts="Y"]:not([disabled])')
        if not redo.count():
            break
        redo.first.click()
        page.wait_for_timeout(200)
    assert table.position(seat)["view"] == after


# --- looks ----------------------------------------------------------------------------------------------------------
@pytest.mark.long
def test_axe_finds_nothing_serious_on_the_boards(visit: Visit, client: Client) -> None:
    table = make(client, "link", "link", seed=4, options=ALL)
    seat = play_until(table, "choose_option")
    for theme in ("light", "dark"):
        visitor = visit(settings={"theme": theme})
        sit(visitor, table, seat)
        visitor.page.wait_for_selector(".bar")
        assert visitor.broken_rules_of_access() == []
        visitor.picture(f"marrakesh-{theme}")


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_a_phone_shows_what_is_asked(visit: Visit, client: Client, language: str) -> None:
    table = make(client, "link", "link", seed=4)
    seat = play_until(table, "choose_draft")
    visitor = visit(language=language, size=(390, 844), has_touch=True)
    page = sit(visitor, table, seat)
    page.wait_for_selector(".spot.open")
    visitor.picture(f"marrakesh-phone-{language}")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


# --- whole games ----------------------------------------------------------------------------------------------------
@pytest.mark.long
@pytest.mark.parametrize(("players", "expansions"), WHOLE_GAMES)
def test_a_whole_game_is_played_by_clicks(visit: Visit, client: Client, players: int, expansions: str) -> None:
    options = {"none": {}, "all": {**ALL, "floor": "b2"}}[expansions]
    table = make(client, *["here"] * players, seed=players, options=options)
    visitor = visit(language=("en", "ru", "de")[players - 2])
    sit(visitor, table, *range(players))
    Clicker(visitor, players).play_to_the_end()

    position = table.position(0)
    assert position["over"]
    assert position["view"]["season"] == 3
    assert visitor.living_nodes() < MOST_NODES
    visitor.picture(f"marrakesh-end-{players}-{expansions}")
