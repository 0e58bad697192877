"""Texts, rules and printed values: kept for ever under their digest, and under no other."""

from __future__ import annotations

import re

import pytest

import caravansary
from caravansary.server.http import page_files
from caravansary.server.http.contents import contents_digest, printed_of
from tests.server.serving import Client, Server
from tests.server.test_socket import Looker

FOR_EVER = "public, max-age=31536000, immutable"
LASTING = [
    "/api/texts/en",
    "/api/games/merv/texts/ru",
    "/api/games/marrakesh/rules/de",
    "/api/games/marco_polo/in-short/en",
]


@pytest.mark.parametrize("path", LASTING)
def test_what_is_asked_for_with_its_digest_is_kept_for_ever(client: Client, path: str) -> None:
    kept, plain = client.get(path, v=contents_digest()), client.get(path)

    assert kept.text == plain.text
    assert kept.headers.get_list("cache-control") == [FOR_EVER]
    assert plain.headers.get_list("cache-control") == ["no-store"]
    assert client.get(path, v="0123456789abcdef").headers.get_list("cache-control") == ["no-store"]


def test_what_is_refused_is_not_kept(client: Client) -> None:
    answer = client.get("/api/texts/fr", v=contents_digest())

    assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")


@pytest.mark.skipif(not page_files.is_built(), reason="the page was not built")
def test_the_document_names_the_digest_and_is_asked_for_each_time(client: Client) -> None:
    answer = client.get("/")

    assert re.findall(r'<meta name="contents" content="(\w+)"', answer.text) == [contents_digest()]
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", sorted(caravansary.list_games()))
def test_the_printed_values_of_a_game_are_kept_under_their_digest(client: Client, name: str) -> None:
    info = client.make("here", "here", game=name).info()
    answer = client.get(f"/api/games/{name}/printed/{info['printed_digest']}")

    assert answer.json() == info["printed"] == caravansary.game(name).printed()
    assert answer.headers["cache-control"] == FOR_EVER
    assert client.get(f"/api/games/{name}/printed/0123456789abcdef").status_code == 404


@pytest.mark.parametrize("edition", [None, 'name = "mine"\n[contract.k2f-1]\npoints = 11\n'])
def test_the_socket_sends_the_values_of_an_own_edition_once_and_no_others(
    server: Server, client: Client, edition: str | None
) -> None:
    table = client.make("here", "here", edition=edition)
    with Looker(server, table, table.owner) as looker:
        first = looker.wait("table")
        table.patch("", table.owner, title="Another")
        while (again := looker.wait("table"))["title"] != "Another":
            pass

    assert again["printed"] is None
    assert again["printed_digest"] == first["printed_digest"]
    if edition is None:
        assert first["printed"] is None
        assert first["printed_digest"] == printed_of(caravansary.game("merv"), None).digest
    else:
        assert first["printed"]["contract"]["k2f-1"]["points"] == 11
        assert first["printed_digest"] != printed_of(caravansary.game("merv"), None).digest
