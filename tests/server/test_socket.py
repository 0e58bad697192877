"""The socket: hello, what is new, reconnecting, several seats, presence, chat, and everything that is wrong."""

from __future__ import annotations

import asyncio
import gc
import json
import uuid
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from caravansary.server.http.position_messages import Position
from tests.campaigns.app_in_process import LocalApp
from tests.server.serving import Client, Server, Table, bearer

SECONDS = 60


class Looker:
    """A connection that looks at a table and remembers what it was told."""

    def __init__(self, server: Server, table: Table, *tokens: str, **hello: Any) -> None:
        self._opened = ExitStack()
        address = f"ws://127.0.0.1:{server.port}/api/socket"
        self.socket: ClientConnection = self._opened.enter_context(connect(address, max_size=None))
        self.send(type="hello", table=table.id, tokens=list(tokens), **hello)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.socket.recv(SECONDS))
        return found

    def wait(self, kind: str) -> dict[str, Any]:
        while True:
            message = self.next()
            if message["type"] == kind:
                return message

    def __enter__(self) -> Looker:
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.close()


def listen_on(socket: ClientConnection) -> None:
    while True:
        socket.recv(SECONDS)


def asked_seat(table: Table) -> int:
    return next(seat for seat in table.tokens if table.position(seat)["ask"] is not None)


def test_hello_is_answered_with_table_and_position(server: Server, client: Client) -> None:
    table = client.make("here", "link")
    seat = asked_seat(table)
    with Looker(server, table, table.tokens[seat], perspective=seat) as looker:
        info, position = looker.wait("table"), looker.wait("position")

    assert info["mine"] == [seat]
    assert info["seats"][seat]["present"]
    assert position["ask"]["seat"] == seat
    assert position["plays_from"] == 0
    assert position["opening"] is not None


def test_everybody_hears_of_a_move_and_sees_the_draft(server: Server, client: Client) -> None:
    table = client.make("here", "link", "link")
    seat = asked_seat(table)
    with Looker(server, table, table.spectator) as watcher:
        watcher.wait("position")
        table.play(seat)
        update = watcher.wait("position")

    assert (update["version"], update["plays_from"], len(update["plays"])) == (1, 0, 1)
    assert (update["committed"], update["drafting"], update["ask"]) == (0, seat, None)


def test_who_comes_back_gets_what_was_missed(server: Server, client: Client) -> None:
    table = client.make("here", "here")
    seat = asked_seat(table)
    for _ in range(2):
        table.play(seat)
    with Looker(server, table, table.tokens[seat], perspective=seat) as looker:
        seen = looker.wait("position")
    plays = len(seen["plays"])
    table.do(seat, "undo")
    table.play(seat)
    again = {"perspective": seat, "seen": seen["version"], "plays": plays}
    with Looker(server, table, table.tokens[seat], **again) as looker:
        missed = looker.wait("position")

    assert missed["plays_from"] == plays - 1
    assert len(missed["plays"]) == 1
    assert missed["version"] == seen["version"] + 2


@pytest.mark.parametrize(("seen", "plays"), [(99999, 5), (0, 99999)])
def test_a_client_that_claims_to_know_more_gets_everything_it_lacks(
    server: Server, client: Client, seen: int, plays: int
) -> None:
    table = client.make("here", "here")
    seat = asked_seat(table)
    table.play(seat)
    with Looker(server, table, table.tokens[seat], perspective=seat, seen=seen, plays=plays) as looker:
        position = looker.wait("position")

    assert (position["plays_from"], len(position["plays"])) == (0, 1)


def test_several_seats_on_one_device(server: Server, client: Client) -> None:
    table = client.make("here", "here", "here")
    seat = asked_seat(table)
    other = next(one for one in table.tokens if one != seat)
    with Looker(server, table, *table.tokens.values(), perspective=other) as looker:
        assert looker.wait("table")["mine"] == [0, 1, 2]
        assert looker.wait("position")["ask"] is None
        looker.send(type="look", perspective=seat)
        position = looker.wait("position")
        assert (position["perspective"], position["ask"]["seat"]) == (seat, seat)
        looker.send(type="look", perspective=None)
        assert looker.wait("position")["ask"] is None
        looker.send(type="look", perspective=7)
        assert looker.wait("failed")["problem"]["code"] == "not_yours"


def test_presence_comes_and_goes(server: Server, client: Client) -> None:
    table = client.make("here", "link")
    with Looker(server, table, table.tokens[0], perspective=0) as first:
        assert not first.wait("table")["seats"][1]["present"]
        with Looker(server, table, table.tokens[1], perspective=1):
            assert first.wait("table")["seats"][1]["present"]
        assert not first.wait("table")["seats"][1]["present"]


def test_the_chat_is_told_once_and_escaped_by_nobody(server: Server, client: Client) -> None:
    table = client.make("here", "link")
    text = "</script><img src=x onerror=alert(1)> Привет"
    body = {"text": text, "seat": 0, "key": uuid.uuid4().hex}
    with Looker(server, table, table.spectator) as watcher:
        for _ in range(2):
            said = client.http.post(f"{table.path}/chat", json=body, headers=bearer(table.tokens[0]))
            assert said.status_code == 204
        chat = watcher.wait("chat")
    with Looker(server, table, table.spectator, chat_seen=0) as later:
        lines = later.wait("chat")["lines"]

    assert [line["text"] for line in chat["lines"]] == [text]
    assert table.get("/chat", table.spectator).json()["lines"] == lines
    assert table.get("/chat", table.spectator, before=0).json()["lines"] == []
    assert [(line["seat"], line["text"]) for line in lines] == [(0, text)]
    unseated = client.http.post(f"{table.path}/chat", json={**body, "key": "new"}, headers=bearer(table.spectator))
    assert unseated.status_code == 403


def test_ping_is_answered(server: Server, client: Client) -> None:
    table = client.make("here", "here")
    with Looker(server, table, table.spectator) as looker:
        looker.send(type="ping", number=7)
        assert looker.wait("pong")["number"] == 7


@pytest.mark.parametrize(
    "message", ["", "{", "[]", "null", '{"type": "cheat"}', '{"type": "look", "seat": 1}', "x" * 9000]
)
def test_a_wrong_message_is_told_and_the_connection_stays(server: Server, client: Client, message: str) -> None:
    table = client.make("here", "here")
    with Looker(server, table, table.spectator) as looker:
        looker.socket.send(message)
        assert looker.wait("failed")["problem"]["message"]
        looker.send(type="ping", number=1)
        looker.wait("pong")


@pytest.mark.parametrize("hello", [{"type": "ping"}, {"type": "hello", "table": "nowhere1"}, {"type": "hello"}, {}])
def test_a_wrong_hello_ends_the_connection(server: Server, hello: dict[str, Any]) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/socket") as socket:
        socket.send(json.dumps(hello))
        with pytest.raises(ConnectionClosed):
            listen_on(socket)


def test_an_unlisted_table_needs_a_token(server: Server, client: Client) -> None:
    table = client.make("here", "here", listed=False)
    with Looker(server, table) as looker:
        assert looker.wait("failed")["problem"]["code"] == "no_such_table"
    with Looker(server, table, table.spectator) as looker:
        assert looker.wait("table")["mine"] == []


@pytest.mark.parametrize("origin", ["http://evil.example", "http://[", "null"])
def test_a_page_of_another_site_cannot_connect(server: Server, origin: str) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(origin)):
        pass

    assert refused.value.response.status_code == 403


def test_a_quiet_connection_holds_on_to_no_position(tmp_path: Path) -> None:
    async def look() -> int:
        async with LocalApp(tmp_path) as house:
            body = {"game": "merv", "seats": [{"kind": "here"}, {"kind": "here"}]}
            made = (await house.send("POST", "/api/tables", body)).json()
            ear = house.connect()
            ear.say({"type": "hello", "table": made["table"], "tokens": [made["owner"]], "perspective": None})
            async with asyncio.timeout(SECONDS):
                while not any('"type":"position"' in text for text in ear.heard):
                    await asyncio.sleep(0.01)
            gc.collect()
            held = sum(isinstance(one, Position) for one in gc.get_objects())
            await ear.close()
            return held

    assert asyncio.run(look()) == 0
