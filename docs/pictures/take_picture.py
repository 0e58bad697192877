"""Takes the pictures of the README: a game in the middle, at a decision of the person who looks.

uv run --all-extras python docs/pictures/take_picture.py            needs Chromium; writes docs/pictures/*.png
uv run --all-extras python docs/pictures/take_picture.py merv       only this one
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402 - after the path

from tests.page.browsing import ARGUMENTS, CHROMIUM, Visitor  # noqa: E402
from tests.server.serving import Client, Server, Table, bearer, serving  # noqa: E402


class Shot(NamedTuple):
    """A picture: the game, its file, its seed, until when bots play, the decision, and what the pointer is on."""

    game: str
    file: str
    seed: int
    until: dict[str, int]
    decision: str
    pointer: str


SHOTS: Final = (
    Shot("merv", "merv.png", 21, {"year": 2, "round": 3}, "choose_slot", ".spot.open >> nth=1"),
    Shot("marrakesh", "marrakesh.png", 5, {"season": 2, "round": 2}, "choose_draft", ".spot.open >> nth=0"),
    Shot("marco_polo", "marco-polo.png", 12, {"round": 4}, "choose_action", ".hand-die >> nth=0"),
)


def stand_in(client: Client, table: Table, bot: bool) -> None:
    change = {"bot": "greedy"} if bot else {"person": True}
    client.http.patch(f"{table.path}/seats/0", json=change, headers=bearer(table.owner))


def has_come(view: dict[str, Any], until: dict[str, int]) -> bool:
    return [view[name] for name in until] >= list(until.values())


def play_until(client: Client, table: Table, shot: Shot) -> None:
    """Bots play for everybody until the person is asked where we want it."""
    stand_in(client, table, True)
    while not has_come(table.position()["view"], shot.until):
        time.sleep(0.02)
    stand_in(client, table, False)
    while True:
        position = table.position(0)
        if position["ask"] is not None and position["ask"]["kind"] == shot.decision:
            return
        if position["ask"] is not None:
            table.play(0)
            if table.position(0)["can_commit"]:
                table.do(0, "commit")
        time.sleep(0.1)


def take(browser: Browser, server: Server, client: Client, shot: Shot) -> None:
    table = client.make("here", "greedy", "greedy", game=shot.game, seed=shot.seed)
    play_until(client, table, shot)
    visitor = Visitor(browser, server.address)
    page = visitor.open(f"/t/{table.id}#seat={table.tokens[0]}")
    page.wait_for_selector(".spot.open")
    for close in page.get_by_role("button", name="Close").all():
        close.click()
    page.wait_for_timeout(800)
    page.locator(shot.pointer).hover()
    page.wait_for_timeout(400)
    page.screenshot(path=str(HERE / shot.file))
    visitor.close()


def main() -> None:
    wanted = [shot for shot in SHOTS if shot.game in sys.argv[1:] or len(sys.argv) == 1]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db") as (server, client),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for shot in wanted:
            take(browser, server, client, shot)
        browser.close()


if __name__ == "__main__":
    main()
