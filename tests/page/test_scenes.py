"""The moments that matter in a real browser: each comes from its events, can be left, and stands still if it must."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.browsing import Visit, Visitor, first_daily
from tests.page.moments import Moment, before, has
from tests.server.serving import Client

pytestmark = pytest.mark.long  # `pytest -m long`; every day the other pages are enough

MOMENTS = {
    "invasion": ("merv", has("invasion_started"), 0),
    "year": ("merv", has("scoring_started", "courtier_scored"), 0),
    "toss": ("marrakesh", has("keshis_thrown"), 0),
    "season": ("marrakesh", has("season_ended", "provisions_paid"), 0),
    "scoring": ("marco_polo", has("scoring_started"), 0),
    "roll": ("marco_polo", has("dice_rolled"), 0),
    "arrival": ("marco_polo", has("post_built"), 0),
    "contract": ("marco_polo", has("contract_completed"), 0),
}
LONGEST = 6000
# a scene is over before a slow machine has looked at it: it is paused as soon as it is there
PAUSE_AT = """(scene) => new MutationObserver((_, watching) => {
    const pause = document.querySelector('.playing [aria-label="Pause"]');
    if (!document.querySelector(`.scene[data-scene="${scene}"]`) || !pause) return;
    watching.disconnect();
    pause.click();
}).observe(document.body, { subtree: true, childList: true, attributes: true })"""


def moment_of(client: Client, scene: str) -> Moment:
    name, is_it, least = MOMENTS[scene]
    return before(client, name, is_it, least=least)


def look_at(visitor: Visitor, moment: Moment, scene: str) -> tuple[Page, Locator]:
    """The page with the scene, paused."""
    page = visitor.watch(moment.table)
    page.locator(".spot").first.wait_for()
    page.evaluate(PAUSE_AT, scene)
    moment.happen()
    shown = page.locator(f'.scene[data-scene="{scene}"]')
    shown.locator(".scene-stage.paused").wait_for()
    return page, shown


@pytest.mark.parametrize("scene", MOMENTS)
def test_a_scene_comes_from_its_events_and_is_skipped(visit: Visit, client: Client, scene: str) -> None:
    visitor = visit(settings={"speed": "normal", "motion": "auto"}, reduced_motion="no-preference")
    _, shown = look_at(visitor, moment_of(client, scene), scene)

    assert 0 < int(shown.get_attribute("data-ms") or 0) <= LONGEST
    assert shown.get_by_role("status").inner_text()
    visitor.picture(f"scene-{scene}")
    shown.get_by_role("button", name="Skip").click()

    expect(shown).to_have_count(0)


@pytest.mark.parametrize("scene", first_daily("roll", "year", "toss"))
def test_where_nothing_may_move_a_scene_stands_still_with_its_sentence(
    visit: Visit, client: Client, scene: str
) -> None:
    visitor = visit(settings={"speed": "normal"})
    page, shown = look_at(visitor, moment_of(client, scene), scene)

    expect(shown.locator(".scene-stage.still")).to_have_count(1)
    expect(shown.get_by_role("status")).to_be_visible()
    assert shown.locator(".scene-stage").evaluate("one => one.getAnimations({ subtree: true }).length") == 0
    assert visitor.broken_rules_of_access() == []
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_the_last_scoring_is_counted_before_the_result_opens(visit: Visit, client: Client) -> None:
    moment = before(client, "merv", has("game_ended"))
    visitor = visit(settings={"speed": "normal", "motion": "auto"}, reduced_motion="no-preference")
    page, shown = look_at(visitor, moment, "year")

    assert page.get_by_role("dialog").count() == 0
    sources = {event.args["source"] for event in moment.events if event.kind == "points_scored"} - {"palace"}
    assert shown.locator("tbody tr").count() >= len(sources)

    shown.get_by_role("button", name="Skip").click()

    expect(page.get_by_role("dialog").locator(".podium li")).to_have_count(3)
