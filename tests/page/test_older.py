"""Tables of Marrakesh of rules 1, which cannot go on: explained, saved, begun anew; and a newcomer's first game."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import caravansary
from caravansary.core.record import Record
from tests.page.browsing import PHONE, Visit, Visitor
from tests.server.serving import Client, Server, Table

pytestmark = pytest.mark.long  # `pytest -m long`; every day the other pages are enough

KEPT = Path(__file__).parent.parent / "server" / "kept" / "02-three-games"


@pytest.fixture(scope="module")
def older_server(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a kept database; the other one is asked for first, as it says whether there is a page at all."""
    database = tmp_path_factory.mktemp("older") / "tables.db"
    shutil.copy(KEPT / "tables.sqlite", database)
    with Server(database) as running:
        yield running


@pytest.fixture
def older_client(older_server: Server) -> Iterator[Client]:
    found = Client(older_server.address)
    yield found
    found.close()


def kept_table(client: Client, name: str) -> Table:
    found: list[dict[str, Any]] = json.loads((KEPT / "tables.json").read_text(encoding="utf-8"))
    made = next(kept["made"] for kept in found if kept["game"] == "marrakesh" and kept["name"] == name)
    return Table(client, made)


@pytest.mark.parametrize(
    ("language", "wishes", "says"),
    [
        ("en", {}, "Marrakesh has its printed tiles now"),
        ("de", PHONE, "Marrakesh hat jetzt seine gedruckten Plättchen"),
        ("ru", {}, "Теперь в «Марракеше» напечатанные жетоны"),
    ],
)
def test_a_table_that_cannot_go_on_says_why_and_shows_what_was_said(
    older_server: Server, older_client: Client, browser: Browser, language: str, wishes: dict[str, Any], says: str
) -> None:
    table = kept_table(older_client, "finished")
    visitor = Visitor(browser, older_server.address, language=language, **wishes)

    page = visitor.open(f"/t/{table.id}#seat={table.tokens[0]}")

    expect(page.locator(".why").first).to_contain_text(says)
    expect(page.locator(".seats li")).to_have_count(3)
    expect(page.locator(".seats .points").last).to_contain_text("169")
    expect(page.locator(".chat .text")).to_have_text(["Good luck!", "Ещё раз?"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visitor.problems == []
    visitor.close()


def test_its_record_is_saved_and_a_new_table_has_its_people_and_options(
    older_server: Server, older_client: Client, browser: Browser
) -> None:
    table = kept_table(older_client, "in a draft")
    visitor = Visitor(browser, older_server.address)
    page = visitor.open(f"/t/{table.id}#seat={table.tokens[0]}")

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    page.get_by_role("button", name="New table, same people").click()
    page.get_by_role("link", name="Go to the table").click()
    page.locator(".bar").wait_for()

    record = Record.parse(Path(saved.value.path()).read_text(encoding="utf-8"), caravansary.game)
    new = page.url.rpartition("/")[2]
    owner = page.evaluate(f"JSON.parse(localStorage['caravansary.tables'])['{new}'].owner")
    info = older_client.get(f"/api/tables/{new}", owner).json()
    assert (record.rules, record.seed) == (1, None)
    assert info["options"] == record.options
    assert [seat["place"] for seat in info["seats"]] == ["here", "link"]
    assert visitor.problems == []
    visitor.close()


def test_a_table_that_cannot_go_on_is_in_the_list_of_this_browser(
    older_server: Server, older_client: Client, browser: Browser
) -> None:
    table = kept_table(older_client, "in a draft")
    visitor = Visitor(browser, older_server.address)
    visitor.open(f"/t/{table.id}#seat={table.tokens[0]}").locator(".older h1").wait_for()

    row = (
        visitor.open("/").locator(".row").filter(has_text="In the middle of a turn").filter(has_text="Marrakesh").first
    )

    expect(row.locator(".older")).to_have_text("Older rules")
    expect(row.get_by_role("link", name="Look")).to_be_visible()
    assert visitor.problems == []
    visitor.close()


@pytest.mark.parametrize("played", [False, True], ids=["a newcomer", "somebody who has played"])
def test_the_quick_game_of_a_newcomer_has_the_first_river_tiles_and_says_so(
    visit: Visit, client: Client, played: bool
) -> None:
    guest = visit(storage={"caravansary.guide.marrakesh": json.dumps({"played": played})})
    card = guest.open().locator("article.card:has(#game-marrakesh)")
    card.wait_for()

    expect(card.locator(".first")).to_have_count(0 if played else 1)
    card.get_by_role("button", name="Play against bots").click()
    guest.page.wait_for_url(re.compile("/t/"))

    table = guest.page.url.rpartition("/")[2]
    owner = guest.page.evaluate(f"JSON.parse(localStorage['caravansary.tables'])['{table}'].owner")
    assert client.get(f"/api/tables/{table}", owner).json()["options"]["first_river_tiles"] is not played
