"""The drawn boards as rooms: they fill the window however it is held, their letters can be read, and they rest."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.page.browsing import Visit, Visitor, crossed, first_daily
from tests.processes import eventually
from tests.server.serving import Client

pytestmark = pytest.mark.long  # `pytest -m long`; every day the other pages are enough

GAMES: Final = {"merv": "choose_slot", "marrakesh": "choose_draft", "marco_polo": "choose_action"}
SIZES: Final = {  # the last one is 1440 by 900 at 150 %
    "phone": (390, 844),
    "tablet": (768, 1024),
    "tablet across": (1024, 768),
    "desktop": (1440, 900),
    "large": (1920, 1080),
    "zoomed": (960, 600),
}
RESTFUL: Final = ("merv", "marco_polo")  # Marrakesh was the restless one
LEAST_COVERED: Final = 0.7  # of the frame, by the whole board
SMALLEST: Final = 11.9  # pixels: 12, rounded
MOST_BUSY: Final = 0.03  # of a core
WINDOWS: Final = 5
WINDOW: Final = 2000  # milliseconds

FRAME: Final = ".board-area .frame"
MEASURE: Final = """(smallest) => {
    const frame = document.querySelector('.board-area .frame').getBoundingClientRect();
    const canvas = document.querySelector('.board-area .canvas').getBoundingClientRect();
    const seen = (from, to, start, end) => Math.max(0, Math.min(to, end) - Math.max(from, start));
    const covered = seen(canvas.left, canvas.right, frame.left, frame.right)
        * seen(canvas.top, canvas.bottom, frame.top, frame.bottom) / (frame.width * frame.height);
    const small = [];
    for (const text of document.querySelectorAll('.board-area .canvas text')) {
        const box = text.getBoundingClientRect();
        const inside = box.width > 0 && box.left >= frame.left && box.right <= frame.right
            && box.top >= frame.top && box.bottom <= frame.bottom;
        const pixels = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
        if (inside && pixels < smallest) small.push(`${text.textContent.trim()} ${pixels.toFixed(1)}`);
    }
    const root = document.documentElement;
    const fits = root.scrollWidth <= innerWidth && root.scrollHeight <= innerHeight;
    return { covered, small, fits, transform: document.querySelector('.board-area .canvas').getAttribute('style') };
}"""


def sit_at(visit: Visit, client: Client, game: str, **wishes: Any) -> Visitor:
    """A visitor whose decision it is, in the first rounds of a game."""
    table = client.make("link", "link", game=game, seed=4)
    seat = table.play_until(GAMES[game])
    visitor = visit(**wishes)
    page = visitor.sit(table, seat)
    page.locator(".spot.open").first.wait_for(state="attached")
    return visitor


def settled(page: Page) -> dict[str, Any]:
    """What is measured when the board has come to rest in its place."""
    before: dict[str, Any] = {}
    for _ in range(100):
        now: dict[str, Any] = page.evaluate(MEASURE, SMALLEST)
        if now == before:
            return now
        before = now
        page.wait_for_timeout(100)
    raise AssertionError("the board does not come to rest")


# --- room -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "size"), crossed(GAMES, SIZES))
def test_the_board_fills_its_frame_and_every_tab_shows_its_zone_in_readable_letters(
    visit: Visit, client: Client, game: str, size: str
) -> None:
    width, height = SIZES[size]
    visitor = sit_at(visit, client, game, size=(width, height), has_touch=width < 800)
    page = visitor.page
    tabs = page.locator(".zones .zone")
    settled(page)
    if tabs.count() == 0:
        whole = settled(page)
        assert size in ("desktop", "large")
    else:
        tabs.first.click()
        whole = settled(page)
    assert whole["fits"]
    if size != "zoomed":
        assert whole["covered"] > LEAST_COVERED
    visitor.picture(f"{game}-{size.replace(' ', '-')}")
    for i in range(1, tabs.count()):
        tabs.nth(i).click()
        expect(tabs.nth(i)).to_have_attribute("aria-pressed", "true")
        zone = settled(page)
        assert zone["fits"]
        assert zone["transform"] != whole["transform"]
        assert zone["small"] == [], tabs.nth(i).inner_text()


@pytest.mark.parametrize("size", ["tablet", "tablet across"])
def test_on_a_tablet_the_whole_board_of_marco_polo_has_readable_letters(
    visit: Visit, client: Client, size: str
) -> None:
    page = sit_at(visit, client, "marco_polo", size=SIZES[size]).page

    expect(page.locator('.zone[data-zone=""]')).to_have_attribute("aria-pressed", "true")
    assert settled(page)["small"] == []


@pytest.mark.parametrize("game", first_daily(*GAMES))
def test_a_tablet_that_is_turned_gets_another_arrangement(visit: Visit, client: Client, game: str) -> None:
    level, upright = ("low", "square") if game == "marrakesh" else ("broad", "tall")
    page = sit_at(visit, client, game, size=(1024, 768)).page
    expect(page.locator(FRAME)).to_have_attribute("data-arrangement", level)

    page.set_viewport_size({"width": 768, "height": 1024})

    expect(page.locator(FRAME)).to_have_attribute("data-arrangement", upright)
    eventually(lambda: settled(page)["covered"] > LEAST_COVERED)


# --- rest -----------------------------------------------------------------------------------------------------------
def busy_seconds(session: CDPSession) -> tuple[float, float]:
    """The time that the page's thread has worked, and the browser's clock."""
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return found["TaskDuration"], found["Timestamp"]


@pytest.mark.parametrize("game", ["marrakesh", *(pytest.param(one, marks=pytest.mark.long) for one in RESTFUL)])
def test_a_table_at_which_nothing_happens_rests(visit: Visit, client: Client, game: str) -> None:
    moving = {"motion": "auto", "speed": "normal"}
    visitor = sit_at(visit, client, game, settings=moving, reduced_motion="no-preference")
    page = visitor.page
    page.mouse.move(1, 1)

    endless = page.evaluate(
        "document.getAnimations().filter(one => one.effect.getComputedTiming().endTime === Infinity).length"
    )
    assert endless == 0

    page.wait_for_timeout(2500)  # the rings have breathed
    session = visitor.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "timeTicks"})
    shares = []
    for _ in range(WINDOWS):
        worked, at = busy_seconds(session)
        page.wait_for_timeout(WINDOW)
        worked_then, then = busy_seconds(session)
        shares.append((worked_then - worked) / (then - at))
        if min(shares) < MOST_BUSY:
            break
    assert min(shares) < MOST_BUSY, shares


def test_what_is_built_rises_once_and_what_stood_there_stands(visit: Visit, client: Client) -> None:
    table = client.make("link", "link", game="merv", seed=4)
    seat = table.play_until("choose_slot")
    moving = {"motion": "auto", "speed": "off"}
    page = visit(settings=moving, reduced_motion="no-preference").sit(table, seat)
    page.locator('.spot.open[data-places*="slot:"]').first.click()
    page.locator('.spot.open[data-places*="site:"]').first.wait_for()
    assert page.locator(".rising").count() == 0
    page.locator('.spot.open[data-places*="site:"]').first.click()
    expect(page.locator('[data-places~="active_site"] .rising')).to_have_count(1)
    page.reload()
    page.locator('[data-places~="active_site"]').first.wait_for()
    assert page.locator(".rising").count() == 0
