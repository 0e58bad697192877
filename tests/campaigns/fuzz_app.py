"""Fuzzed requests and socket messages to the application in this process: each is answered, none with a failure."""

from __future__ import annotations

import json
import logging
from typing import Any, Final
from urllib.parse import quote

from caravansary.core.chance import Chance
from caravansary.server.http.page_files import is_built
from tests.campaigns.app_in_process import Headers, LocalApp, SocketClient, bearer
from tests.campaigns.campaign import Found
from tests.campaigns.fuzz_files import Files
from tests.campaigns.mutations import Mutator

METHODS: Final = ("GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW")
MESSAGES_OF_A_SOCKET: Final = 20
NOT_BUILT: Final = 503  # of the page, where it is not built
KEY: Final = "a-key"


class Errors(logging.Handler):
    """Whatever the server logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(self.format(record))


class Stranger:
    """Somebody who sends anything; he has all tokens of the tables that he has made."""

    def __init__(self, app: LocalApp, chance: Chance, found: Found) -> None:
        self.app = app
        self.found = found
        self.mutator = Mutator(chance)
        self.files = Files(chance, found)
        self.errors = Errors()
        self.table: dict[str, Any] = {}

    async def sit_down(self) -> None:
        """A new table, so that no table becomes too long."""
        game, players = self.mutator.one_of((("merv", 2), ("marrakesh", 2), ("marco_polo", 3)))
        body = {"game": game, "seats": [{"kind": "here"}] * players, "hints": False}
        answer = await self.app.send("POST", "/api/tables", body)
        assert answer.status == 201, answer.body
        self.table = answer.json()

    @property
    def tokens(self) -> list[str]:
        return [self.table["owner"], self.table["spectator"], *(one["token"] for one in self.table["seats"])]

    def check_log(self, what: str) -> None:
        if self.errors.texts:
            self.found.fail(f"logged after {what}: {self.errors.texts[0]}")
            self.errors.texts.clear()

    # --- requests ---------------------------------------------------------------------------------------------------
    def right_request(self) -> tuple[str, str, Any]:
        """A method, an address and a body that are in order."""
        path = f"/api/tables/{self.table['table']}"
        version, seat = self.mutator.chance.below(4), self.mutator.chance.below(3)
        action = self.mutator.chance.below(300)
        move = {"seat": seat, "version": version, "key": KEY, "kind": "play", "action": action}
        requests: list[tuple[str, str, Any]] = [
            *(("GET", address, None) for address in ("/api/games", "/api/tables", "/api/health", "/api/metrics")),
            *(("GET", f"/api/{what}", None) for what in ("texts/en", "games/merv/texts/de", "games/merv/rules/ru")),
            ("GET", path, None),
            ("GET", f"{path}/position?perspective={seat}", None),
            ("GET", f"{path}/positions/{version}?perspective={seat}", None),
            *(("GET", f"{path}/{what}", None) for what in ("scores", "record", "review")),
            ("GET", f"{path}/why-not?seat={seat}&action={action}", None),
            ("GET", "/assets/index.js", None),
            ("GET", "/", None),
            ("POST", "/api/tables/look-up", {"tables": [{"table": self.table["table"], "tokens": self.tokens}]}),
            ("POST", "/api/tables", self.new_table()),
            ("POST", "/api/tables/import", {"record": self.record(), "edition": None, "title": "old"}),
            *[("POST", f"{path}/moves", move)] * 4,
            ("POST", f"{path}/moves", {**move, "kind": "pick", "actions": [action, action + 1]}),
            ("POST", f"{path}/moves", {**move, "kind": "propose", "turns": 1}),
            ("POST", f"{path}/chat", {"text": "hello", "key": KEY, "seat": seat}),
            ("POST", f"{path}/hints", {"seat": seat, "version": version}),
            ("POST", f"{path}/seats/{seat}/join", None),
            ("PATCH", path, {"title": "title", "listed": True, "chat": True}),
            ("PATCH", f"{path}/seats/{seat}", {"name": "Ada", "auto_commit": True}),
        ]
        return self.mutator.one_of(requests)

    def new_table(self) -> dict[str, Any]:
        one = self.mutator.one_of
        kinds: list[dict[str, Any]] = [{"kind": "here", "name": "Ada"}, {"kind": "link"}, {"kind": "open"}]
        body: dict[str, Any] = {
            "game": one(("merv", "marrakesh", "marco_polo")),
            "seats": [one(kinds) for _ in range(2)],
            "options": {},
            "seed": 7,
            "title": "title",
            "minutes": 30,
        }
        if self.mutator.happens(4):
            body["edition"] = self.files.edition(self.files.printed[body["game"]])
        return body

    def record(self) -> str:
        text = self.mutator.one_of(self.files.records)
        return self.mutator.changed_text(text)

    def address(self, address: str) -> str:
        """The address, or one that nobody has thought of."""
        way = self.mutator.chance.below(8)
        if way == 0:
            return quote(self.mutator.changed_text(address), safe="/?=&%", errors="replace")
        if way == 1:
            parts = address.split("/")
            parts[self.mutator.chance.below(len(parts))] = quote(self.mutator.word(), safe="", errors="replace")
            return "/" + "/".join(parts).lstrip("/")
        if way == 2:
            return f"{address}{'&' if '?' in address else '?'}{quote(self.mutator.word(), errors='replace')}=1"
        return address

    def headers(self, has_body: bool) -> Headers:
        tokens = self.tokens if self.mutator.chance.below(3) else [self.mutator.word().strip()]
        encoded = [token.encode("ascii", "replace").replace(b"\n", b"").decode() for token in tokens]
        headers = bearer(encoded)
        if self.mutator.happens(8):
            name = self.mutator.one_of((b"authorization", b"accept", b"accept-encoding", b"content-type", b"origin"))
            headers.append((name, self.mutator.junk_bytes(60)))
        if has_body and self.mutator.happens(10):
            headers.append((b"content-type", self.mutator.one_of((b"text/plain", b"application/x-msgpack", b"a/b"))))
        return headers

    async def request(self) -> None:
        """One request, and its answer."""
        method, right, value = self.right_request()
        if self.mutator.happens(12):
            method = self.mutator.one_of(METHODS)
        address = self.address(right)
        body = b"" if value is None else self.mutator.body(value)
        self.found.count("requests")
        try:
            answer = await self.app.ask(method, address, body, headers=self.headers(bool(body)))
        except Exception as error:
            self.found.fail(f"{error!r} with {method} {address!r} {body[:600]!r}")
            return
        self.found.count("requests taken", answer.status < 400)
        is_no_page = answer.status == NOT_BUILT and not is_built() and not address.startswith("/api/")
        if answer.status >= 500 and not is_no_page:
            self.found.fail(f"{answer.status} {answer.body[:200]!r} with {method} {address!r} {body[:600]!r}")
        self.check_log(f"{method} {address!r} {body[:600]!r}")

    # --- sockets ----------------------------------------------------------------------------------------------------
    async def talk(self) -> int:
        """A socket with some messages; how many."""
        client = self.app.connect(self.origin())
        said: list[str | bytes] = [self.message(self.hello())]
        said += [self.message(self.next_message()) for _ in range(self.mutator.chance.below(MESSAGES_OF_A_SOCKET))]
        for message in said:
            client.say(message)
        self.found.count("messages", len(said))
        await self.hear(client, said)
        return len(said)

    async def hear(self, client: SocketClient, said: list[str | bytes]) -> None:
        """It goes on, or is ended in order."""
        try:
            await client.news()
            self.found.count("sockets that went on", client.closed is None)
            await client.close()
        except Exception as error:
            self.found.fail(f"{error!r} after {said!r}")
        if client.closed is not None and client.closed not in (1000, 1001, 1008, 1012):
            self.found.fail(f"a socket was ended with {client.closed} after {said!r}")
        self.check_log(f"messages {said!r}")

    def origin(self) -> Headers:
        return [(b"origin", self.mutator.junk_bytes(40))] if self.mutator.happens(20) else []

    def hello(self) -> dict[str, Any]:
        seat = self.mutator.chance.below(3)
        more = {"perspective": seat, "seen": self.mutator.chance.below(5), "plays": self.mutator.chance.below(5)}
        return {"type": "hello", "table": self.table["table"], "tokens": self.tokens, "chat_seen": 0, **more}

    def next_message(self) -> dict[str, Any]:
        messages: list[dict[str, Any]] = [
            {"type": "look", "perspective": self.mutator.chance.below(3)},
            {"type": "ping", "number": 5},
            self.hello(),
        ]
        return self.mutator.one_of(messages)

    def message(self, right: dict[str, Any]) -> str | bytes:
        if self.mutator.happens(3):
            return json.dumps(right)
        broken = self.mutator.body(right)
        return broken if self.mutator.happens(4) else broken.decode("utf-8", "replace")
