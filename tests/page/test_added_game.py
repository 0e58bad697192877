"""A game that was added by the recipe: in the lobby, on the generic board, against bots, saved, reviewed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from caravansary.games import ELSEWHERE
from caravansary.server.http.page_files import is_built
from tests.page.browsing import Clicker, Visitor
from tests.processes import eventually
from tests.server.serving import Client, Server, Table

pytestmark = pytest.mark.long  # `pytest -m long`; every day the other pages are enough

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not is_built():
        pytest.skip("the page was not built: cd web && npm ci && npm run build")
    server = Server(tmp_path_factory.mktemp("toy") / "tables.db")
    server.environment = {ELSEWHERE: "tests.toy", "PYTHONPATH": str(ROOT)}
    with server:
        yield server


def test_it_is_played_to_the_end_on_the_generic_board(toy_server: Server, browser: Browser) -> None:
    visitor = Visitor(browser, toy_server.address)
    page = visitor.play_against_bots("toy")
    expect(page.locator(".generic")).to_contain_text("djinn")
    expect(page.locator(".question")).to_contain_text("choose 2 colours in secret")

    Clicker(visitor, 1).play_to_the_end()

    expect(page.locator(".finished")).to_be_visible()
    assert visitor.problems == []
    visitor.close()


def test_a_table_of_it_outlives_the_server_and_can_be_reviewed(toy_server: Server) -> None:
    client = Client(toy_server.address)
    table = client.make("here", "random", game="toy", seed=3)
    table.play(0, "pick jade")
    table.play(0, "pick teal")
    before = table.position(0)["view"]
    client.close()
    toy_server.stop()
    toy_server.start(toy_server.port)
    table.client = client = Client(toy_server.address)

    assert table.position(0)["view"] == before
    play_to_the_end(table)
    assert reviewed_plays(table) > 10
    client.close()


def reviewed_plays(table: Table) -> int:
    """How many plays the review has looked at, once it is done."""
    eventually(lambda: table.get("/review", table.owner).json()["review"])
    return int(table.get("/review", table.owner).json()["all"])


def play_to_the_end(table: Table) -> None:
    """The first option of the person, again and again; the bot moves by itself."""

    def is_over() -> bool:
        position = table.position(0)
        if position["can_commit"]:
            table.do(0, "commit")
        elif position["ask"] is not None:
            table.play(0)
        return bool(position["over"])

    eventually(is_over)
