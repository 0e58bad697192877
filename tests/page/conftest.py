"""A server and a browser for all tests of the page; without a browser they are skipped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from caravansary.server.http.page_files import is_built
from tests.page.browsing import ARGUMENTS, CHROMIUM, HOW_TO_GET_ONE, THINKING, Visit, Visitor
from tests.server.serving import Client, Server

expect.set_options(timeout=THINKING)  # a busy machine is no failure of the page


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not CHROMIUM:
        pytest.skip(HOW_TO_GET_ONE)
    if not is_built():
        pytest.skip("the page was not built: cd web && npm ci && npm run build")
    with Server(tmp_path_factory.mktemp("page") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole session: Playwright keeps an event loop running, and other tests have their own."""
    if not CHROMIUM:
        pytest.skip(HOW_TO_GET_ONE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    found = Client(server.address)
    yield found
    found.close()


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Visit]:
    """Visitors with a browser context each; at the end no page may have reported an error."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, server.address, **wishes))
        return visitors[-1]

    yield come
    problems = [problem for visitor in visitors for problem in visitor.problems]
    hosts = {host for visitor in visitors for host in visitor.hosts}
    for visitor in visitors:
        visitor.close()
    assert problems == []
    assert hosts <= {server.address.removeprefix("http://")}
