"""Playing again after a game: the same people with the tokens that they have, one seat on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.processes import eventually
from tests.server.playing import finished_record
from tests.server.serving import Client, Table


@pytest.fixture
def over(client: Client) -> Table:
    """A finished game of two people and a bot; bots have played it for the people."""
    table = client.make("here", "link", "random", title="Evening", listed=False, minutes=30, seed=5)
    table.patch("/seats/1", table.tokens[1], name="Berta")
    for seat in (0, 1):
        table.patch(f"/seats/{seat}", table.owner, bot="random")
    eventually(lambda: table.position()["over"])
    return table


def _chat(table: Table) -> list[dict[str, Any]]:
    """What everybody at the table is sent of its chat."""
    address = str(table.client.http.base_url).replace("http", "ws")
    with connect(f"{address}/api/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "table": table.id, "tokens": [table.spectator]}))
        while True:
            message = json.loads(socket.recv(timeout=30))
            if message["type"] == "chat":
                lines: list[dict[str, Any]] = message["lines"]
                return lines


def test_the_seats_are_turned_and_the_tokens_stay_good(client: Client, over: Table) -> None:
    answer = over.post("/rematch", over.tokens[1])
    assert answer.status_code == 200, answer.text
    new = f"/api/tables/{answer.json()['table']}"

    info = client.get(new, over.owner).json()

    assert info["owner"]
    assert [(seat["place"], seat["kind"], seat["name"], seat["taken"]) for seat in info["seats"]] == [
        ("bot", "bot", "", True),
        ("here", "person", "", True),
        ("link", "person", "Berta", True),
    ]
    assert [seat["colour"] for seat in info["seats"]] == ["yellow", "red", "blue"]  # everybody keeps a colour
    assert (info["title"], info["listed"], info["minutes"]) == ("Evening", False, 30)
    assert info["open_seed"] is None
    assert client.get(new, over.tokens[0]).json()["mine"] == [1]
    assert client.get(new, over.tokens[1]).json()["mine"] == [2]
    assert client.get(new, over.spectator).status_code == 200
    assert client.get(new).status_code == 404


def test_everybody_is_told_and_the_second_one_comes_to_the_same_table(over: Table) -> None:
    first = over.post("/rematch", over.tokens[1]).json()["table"]
    second = over.post("/rematch", over.tokens[0]).json()["table"]

    older = [line for line in _chat(over) if line["kind"] == "rematch"]

    assert second == first
    assert [(line["seat"], line["args"]) for line in older] == [(1, {"table": first})]


def test_only_people_of_a_finished_game_can_ask(client: Client, over: Table) -> None:
    running = client.make("here", "here")
    imported = Table(client, client.import_record(finished_record()).json())

    assert over.post("/rematch", over.spectator).json()["code"] == "not_yours"
    assert running.post("/rematch", running.tokens[0]).json()["code"] == "not_over"
    assert imported.post("/rematch", imported.owner).json()["code"] == "imported"


def test_the_list_says_who_has_won(client: Client, over: Table) -> None:
    known = {"tables": [{"table": over.id, "tokens": [over.tokens[0]]}]}
    line = client.http.post("/api/tables/look-up", json=known).json()[0]
    position = over.position()

    totals = {score["who"]: score["total"] for score in position["scores"]}
    assert [(one["who"], one["place"]) for one in line["result"]] == [
        (rank["who"], rank["place"]) for rank in sorted(position["ranking"], key=lambda rank: rank["place"])
    ]
    assert all(one["total"] == totals[one["who"]] for one in line["result"])
    assert {one["kind"] for one in line["result"]} == {"seat"}
    running = client.make("here", "here")
    known = {"tables": [{"table": running.id, "tokens": [running.owner]}]}
    assert client.http.post("/api/tables/look-up", json=known).json()[0]["result"] == []
