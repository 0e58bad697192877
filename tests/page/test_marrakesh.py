"""Marrakesh in a real browser: the secret choice, the tower, chains of bonuses taken back, whole games."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.browsing import Clicker, Visit, places, spot
from tests.page.test_every_game import EXPANSIONS
from tests.processes import eventually
from tests.server.serving import Client, Table

ALL: dict[str, Any] = dict.fromkeys(EXPANSIONS, True)
# Each takes minutes: half of them where long tests are bounded
WHOLE_GAMES = [(2, "all"), (3, "none"), (4, "all")]
if int(os.environ.get("CARAVANSARY_LONG_GAMES", "100")) >= 100:
    WHOLE_GAMES += [(2, "none"), (3, "all"), (4, "none")]
MOST_NODES = (
    26_000  # with the result, which draws the own board again, 23,500; old boards or the whole log would be 30,000
)


def make(client: Client, *kinds: str, **more: Any) -> Table:
    return client.make(*kinds, game="marrakesh", **more)


# --- the secret choice ----------------------------------------------------------------------------------------------
def pick_three(page: Page) -> set[str]:
    """Pick three keshis behind the screen and fix the choice; gives the picked ones."""
    page.wait_for_selector('.spot.open[data-places*="pick:"]')
    wanted = sorted(places(page, "pick"))[:3]
    for place in wanted:
        spot(page, place).click()
        page.mouse.move(1, 1)  # off the bubble
        expect(page.locator(f'.spot.open[data-places~="{place}"]')).to_have_count(0)
    page.locator(".commit").click()
    page.locator(".commit").wait_for(state="hidden")
    return set(wanted)


def test_all_choose_at_the_same_time_and_nobody_sees_more_than_that_one_has_chosen(
    visit: Visit, client: Client
) -> None:
    table = make(client, "link", "link", "link", seed=3)
    table.play_until("choose_keshis")
    visitors = [visit() for _ in range(3)]
    for seat, visitor in enumerate(visitors):
        visitor.sit(table, seat)
    for visitor in visitors:
        assert len(places(visitor.page, "pick")) == 12
        expect(visitor.page.locator(".bar .pieces")).to_have_text("0 of 3")  # the keshis lie on the board
        expect(visitor.page.locator(".bar .piece-button")).to_have_count(0)

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
    eventually(lambda: table.position(0)["view"]["phase"] != "choosing")


def test_a_ticked_keshi_is_taken_out_by_a_second_click_even_when_all_are_chosen(visit: Visit, client: Client) -> None:
    table = make(client, "link", "link", seed=3)
    table.play_until("choose_keshis")
    page = visit().sit(table, 0)
    page.wait_for_selector('.spot.open[data-places*="pick:"]')
    first, *others = sorted(places(page, "pick"))[:3]
    for place in (first, *others):
        spot(page, place).click()
        expect(page.locator(f'.spot:is(.chosen, .held)[data-places~="{place}"]')).to_have_count(1)
    page.locator(".commit").wait_for()

    page.locator(f'.spot.held[data-places~="{first}"]').click()

    expect(spot(page, first)).to_be_visible()
    expect(page.locator(".commit")).to_have_count(0)
    for place in others:
        expect(page.locator(f'.spot.chosen[data-places~="{place}"]')).to_have_count(1)


def test_at_one_device_the_screen_is_passed_on_closed(visit: Visit, client: Client) -> None:
    table = make(client, "here", "here", seed=5)
    table.play_until("choose_keshis")
    page = visit().sit(table, 0, 1)
    for number in range(2):
        if page.locator(".handover").count():
            assert page.locator(".spot").count() == 0
            page.locator(".handover .primary").click()
        pick_three(page)
        if number == 0:
            page.wait_for_selector(".handover")
    eventually(lambda: table.position(0)["view"]["phase"] != "choosing")


# --- the tower and chains -------------------------------------------------------------------------------------------
def test_the_tower_counts_what_is_known_to_be_stuck(visit: Visit, client: Client) -> None:
    table = make(client, "link", "link", seed=5, options={"floor": "b2"})
    seat = table.play_until("choose_draft")
    inside = sum(table.position(seat)["view"]["tower"].values())
    visitor = visit()
    page = visitor.sit(table, seat)

    assert inside > 0
    expect(page.locator("[data-tower-count]").first).to_have_attribute("data-tower-count", str(inside))
    assert len(places(page, "draft")) == len(table.position(seat)["ask"]["options"])
    visitor.picture("marrakesh-draft")


def test_a_turn_is_taken_back_and_made_again_click_by_click(visit: Visit, client: Client) -> None:
    table = make(client, "link", "link", seed=8)
    seat = table.play_until("choose_draft")
    visitor = visit()
    page = visitor.sit(table, seat)
    page.wait_for_selector(".spot.open")
    before = table.position(seat)["view"]
    clicker = Clicker(visitor, 2)

    def is_whole() -> bool:
        if not table.position(seat)["can_commit"]:
            clicker.click()
            page.wait_for_timeout(200)
        return bool(table.position(seat)["can_commit"])

    def comes_to(wanted: object, key: str) -> bool:
        button = page.locator(f'.bar button[aria-keyshortcuts="{key}"]:not([disabled])')
        if button.count():
            button.first.click()
            page.wait_for_timeout(200)
        return bool(table.position(seat)["view"] == wanted)

    eventually(is_whole)
    after = table.position(seat)["view"]
    expect(page.locator(".ribbon-quiet")).to_have_text("Tower and tray")  # what the next seat decides is not asked yet
    assert after != before
    eventually(lambda: comes_to(before, "U"))  # undo
    eventually(lambda: comes_to(after, "Y"))  # redo


# --- whole games ----------------------------------------------------------------------------------------------------
@pytest.mark.long
@pytest.mark.parametrize(("players", "expansions"), WHOLE_GAMES)
def test_a_whole_game_is_played_by_clicks(visit: Visit, client: Client, players: int, expansions: str) -> None:
    options = {"none": {}, "all": {**ALL, "floor": "b2"}}[expansions]
    table = make(client, *["here"] * players, seed=players, options=options)
    visitor = visit(language=("en", "ru", "de")[players - 2])
    visitor.sit(table, *range(players))
    Clicker(visitor, players).play_to_the_end()

    position = table.position(0)
    assert position["over"]
    assert position["view"]["season"] == 3
    assert visitor.living_nodes() < MOST_NODES
    visitor.picture(f"marrakesh-end-{players}-{expansions}")
