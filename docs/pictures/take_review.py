"""Takes the picture of docs/play/review.md: the beginning of a review's HTML file.

uv run --all-extras python docs/pictures/take_review.py            needs Chromium; writes docs/pictures/review.png
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent))

from playwright.sync_api import sync_playwright  # noqa: E402 - after the path

from tests.cli.command import succeeds  # noqa: E402
from tests.page.browsing import ARGUMENTS, CHROMIUM  # noqa: E402

RECORD: Final = HERE.parent.parent / "tests" / "games" / "marrakesh" / "recorded" / "greedy-2.record"
WIDTH: Final = 1000
HEIGHT: Final = 945


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        file = Path(folder) / "review.html"
        succeeds("review", RECORD, "--html", file, "--json")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
        page.goto(file.as_uri())
        page.screenshot(path=str(HERE / "review.png"))
        browser.close()


if __name__ == "__main__":
    main()
