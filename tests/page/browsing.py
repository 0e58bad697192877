"""A real browser on a real server, and somebody who clicks."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import pytest
from _pytest.mark.structures import ParameterSet
from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError

import caravansary
from caravansary.core.chance import Chance
from tests.server.serving import Table

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser") or ""
HOW_TO_GET_ONE: Final = "no chromium here: apt-get install -y --no-install-recommends chromium fonts-dejavu-core"
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--proxy-server=direct://",
]
AXE: Final = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
QUICK: Final = {"speed": "off", "motion": "off", "confirm": False, "sound": False}
SWEEP: Final = 50  # clicks
EFFECT: Final = 8_000  # milliseconds that a click may take on a busy machine
FEW: Final = 12
THINKING: Final = 60_000  # milliseconds that a busy machine may take for bots and hints
PHONE: Final = {"size": (390, 844), "has_touch": True}
LIT: Final = (
    ".spot.open, .choices .choice:not(.refused), .piece-button.open, .commit, .confirm .primary, .handover .primary"
)


def first_daily(*values: Any) -> list[Any]:
    """The first one is tried every day, the others at length."""
    return [values[0], *(pytest.param(value, marks=pytest.mark.long) for value in values[1:])]


def crossed(rows: Iterable[Any], columns: Iterable[Any]) -> list[ParameterSet]:
    """All pairs of two lists: every day each thing once or twice, in the long tests the others."""
    across, down = list(columns), list(rows)
    few = min(len(across), len(down))
    return [
        pytest.param(row, column, marks=[] if i % few == j % few else [pytest.mark.long])
        for i, row in enumerate(down)
        for j, column in enumerate(across)
    ]


def spot(page: Page, place: str) -> Locator:
    """The place of a choice, as soon as it can be chosen."""
    return page.locator(f'.spot.open[data-places~="{place}"]').first


def places(page: Page, kind: str, which: str = ".spot.open") -> set[str]:
    """The places of a kind that can be chosen; `.spot` for all that are drawn. The board comes after the bar."""
    page.locator(".spot").first.wait_for()
    found = page.locator(f'{which}[data-places*="{kind}:"]').evaluate_all("all => all.map(one => one.dataset.places)")
    return {place for place in " ".join(found).split() if place.startswith(f"{kind}:")}


class Visitor:
    """A browser context of its own, with its page; whatever goes wrong in the page is kept."""

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:
        self.address = address
        settings = {**QUICK, "language": wishes.pop("language", "en"), **wishes.pop("settings", {})}
        kept = {
            "caravansary.settings": json.dumps(settings),
            **{f"caravansary.guide.{game}": '{"offered":true}' for game in caravansary.list_games()},
            **wishes.pop("storage", {}),
        }
        size = wishes.pop("size", (1440, 900))
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, **{"reduced_motion": "reduce", **wishes}
        )
        self.context.add_init_script(
            f"for (const [key, value] of Object.entries({json.dumps(kept)}))"
            " if (localStorage.getItem(key) === null) localStorage.setItem(key, value);"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(THINKING)
        self.problems: list[str] = []
        self.hosts: set[str] = set()
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda line: self.problems.append(line.text) if line.type == "error" else None)
        self.page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))

    def open(self, path: str = "/") -> Page:
        self.page.goto(f"{self.address}{path}")
        return self.page

    def close(self) -> None:
        self.context.close()

    def sit(self, table: Table, *seats: int) -> Page:
        """Take the seats of a table by their links.

        It waits by locators: `wait_for_selector` would give a handle, which keeps the whole board of that moment alive.
        """
        for seat in seats:
            page = self.open(f"/t/{table.id}#seat={table.tokens[seat]}")
            page.locator(".bar, .sit, .handover").first.wait_for()
            if page.locator(".sit").count():
                page.locator(".sit input").fill(f"Guest {seat}")
                page.locator(".sit button").click()
        page.locator(".bar, .handover").first.wait_for()  # of several seats at one device another one may be asked
        return page

    def watch(self, table: Table) -> Page:
        """Look at a table by the link for spectators."""
        page = self.open(f"/t/{table.id}#watch={table.spectator}")
        page.locator(".bar, .finished").first.wait_for()
        return page

    def play_against_bots(self, game: str, button: str = "Play against bots") -> Page:
        """From the lobby to a new table where this visitor is asked, by one click."""
        page = self.open()
        page.locator(f"article.card:has(#game-{game})").get_by_role("button", name=button).click()
        page.wait_for_url(re.compile("/t/"))
        page.locator(".bar.acts").wait_for(timeout=THINKING)
        return page

    def lit(self) -> Locator:
        """Everything that can be clicked as a choice now."""
        return self.page.locator(LIT).filter(visible=True)

    def picture(self, name: str) -> None:
        """A picture for the eye; kept where CARAVANSARY_PICTURES says."""
        folder = os.environ.get("CARAVANSARY_PICTURES")
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=str(Path(folder) / f"{name}.png"))

    def living_nodes(self) -> int:
        """The nodes that something still holds, drawn or not; what nobody holds is swept away first."""
        session = self.context.new_cdp_session(self.page)
        session.send("HeapProfiler.collectGarbage")
        nodes: int = session.send("Memory.getDOMCounters")["nodes"]
        session.detach()
        return nodes

    def broken_rules_of_access(self) -> list[str]:
        """What axe-core finds that is serious or critical; what is still fading in or out is at its end first."""
        self.page.evaluate(
            "() => document.getAnimations().forEach((one) => { try { one.finish() } catch { /* it has no end */ } })"
        )
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']})")
        return [
            f"{one['id']} ({one['impact']}): {node['html'][:160]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]


class Clicker:
    """Clicks among what is lit, by chance, until the game is over.

    It clicks faster than the browser tidies up: boards that were handed over would pile up to more than a gigabyte. So
    it has them swept away now and then.
    """

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.chance = Chance.seeded(seed)
        self.clicks = 0
        self.without_effect = 0

    def click(self) -> bool:
        """One click; False where nothing is lit."""
        found = self.visitor.page.evaluate(
            f"""() => [...document.querySelectorAll({json.dumps(LIT)})]
                .map((one, index) => one.getClientRects().length && !one.disabled ? index : -1)
                .filter((index) => index >= 0)"""
        )
        if not found:
            return False
        number = found[self.chance.below(len(found))]
        self.visitor.page.evaluate(
            f"""(number) => {{
                const one = document.querySelectorAll({json.dumps(LIT)})[number];
                if (one) one.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));
            }}""",
            number,
        )
        self.clicks += 1
        return True

    def _wait_for_an_effect(self, version: str) -> None:
        """A click may only prepare another one, such as a die that is taken up; but not many in a game."""
        try:
            self.visitor.page.wait_for_function(
                """(before) => document.querySelector('[data-version]')?.dataset.version !== before
                    || document.querySelector(
                        '.finished, .piece-button.chosen, .confirm, .spot.chosen, .handover') !== null""",
                arg=version,
                timeout=EFFECT,
            )
        except TimeoutError:
            self.without_effect += 1
            assert self.without_effect < FEW, "clicks have no effect"

    def play_to_the_end(self, most: int = 4000) -> None:
        page = self.visitor.page
        for _ in range(most):
            if page.locator(".finished").count():
                return
            version = page.evaluate("() => document.querySelector('[data-version]')?.dataset.version ?? ''")
            if self.click():
                if self.clicks % SWEEP == 0:
                    self.visitor.living_nodes()
                self._wait_for_an_effect(version)
            else:
                page.wait_for_timeout(30)
        raise AssertionError(f"the game is not over after {self.clicks} clicks")


Visit = Callable[..., Visitor]
