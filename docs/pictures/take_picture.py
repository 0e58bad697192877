"""Takes the picture of the README: a game of Merv in its second year, at a decision of the person who looks.

uv run python docs/pictures/take_picture.py      needs Chromium; writes docs/pictures/merv.png
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent))

from playwright.sync_api import sync_playwright  # noqa: E402 - after the path

from tests.page.browsing import ARGUMENTS, CHROMIUM, Visitor  # noqa: E402
from tests.server.serving import Client, Table, bearer, serving  # noqa: E402

SEED = 21
YEAR = 2
ROUND = 3


def stand_in(client: Client, table: Table, bot: bool) -> None:
    change = {"bot": "greedy"} if bot else {"person": True}
    client.http.patch(f"{table.path}/seats/0", json=change, headers=bearer(table.owner))


def play_until(client: Client, table: Table) -> None:
    """Bots play for everybody until the person is asked in the year and round that we want."""
    stand_in(client, table, True)
    while True:
        view = table.position()["view"]
        if (view["year"], view["round"]) >= (YEAR, ROUND):
            break
        time.sleep(0.02)
    stand_in(client, table, False)
    while table.position(0)["ask"] is None or table.position(0)["ask"]["kind"] != "choose_slot":
        time.sleep(0.1)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "tables.db") as (server, client):
        table = client.make("here", "greedy", "greedy", seed=SEED)
        play_until(client, table)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            visitor = Visitor(browser, server.address)
            page = visitor.open(f"/t/{table.id}#seat={table.tokens[0]}")
            page.wait_for_selector(".spot.open")
            for close in page.get_by_role("button", name="Close").all():
                close.click()
            page.wait_for_timeout(800)
            page.locator(".spot.open").nth(1).hover()
            page.wait_for_timeout(400)
            page.screenshot(path=str(HERE / "merv.png"))
            browser.close()


if __name__ == "__main__":
    main()
