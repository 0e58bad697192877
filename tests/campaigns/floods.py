"""Campaign: one address takes what it can get, and another visitor does not notice.

    uv run --all-extras python -m tests.campaigns.floods --rounds 3 --seed 1

A real server with all its limits. From one address of this machine come silent connections, halves of requests, sockets
that read nothing of a full chat, looks and requests without end, tables by the dozen; then, behind a proxy, the same
requests from many addresses of one IPv6 network. Meanwhile a visitor at another address makes a table and looks at it.
It is a failure if the visitor is refused or waits for longer than two seconds (`--patience`), if the flood is let
through beyond its bounds, if the server's memory grows by more than 150 MB or its log by more than 20 kB, if a
connection that stands still is open after 40 seconds, or if the log has a traceback.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import socket
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import httpx

from caravansary.core.chance import Chance
from tests.campaigns.campaign import Found, report, resident
from tests.server.serving import Client, Server, bearer

FLOOD: Final = "127.0.0.1"
VISITOR: Final = "127.0.0.2"
MANY: Final = 600  # connections
STANDS_SECONDS: Final = 40.0  # after which whoever stands still is gone
MOST_GROWTH: Final = 150_000  # KiB
MOST_LOG: Final = 20_000  # characters
PARTS: Final = ("floods", "visits", "slowest visit in ms")
UPGRADE: Final = (
    "GET /api/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def frame(message: object) -> bytes:
    """A masked message of a client, with a mask of zeros."""
    text = json.dumps(message).encode()
    assert len(text) < 65_536
    return b"\x81\xfe" + len(text).to_bytes(2, "big") + bytes(4) + text


class Floods:
    """One run of the campaign."""

    def __init__(self, server: Server, seed: int, patience: float) -> None:
        self.server = server
        self.chance = Chance.seeded(seed)
        self.patience = patience
        self.found = Found()
        self.table = ""  # with a full chat
        self.spectator = ""

    # --- the visitor ------------------------------------------------------------------------------------------------
    def visit(self) -> None:
        """Somebody at another address makes a table and plays a first option."""
        http = httpx.Client(
            base_url=self.server.address, timeout=30, transport=httpx.HTTPTransport(local_address=VISITOR)
        )
        with http:
            began = time.monotonic()
            seats = [{"kind": "here"}, {"kind": "here"}]
            answer = http.post("/api/tables", json={"game": "merv", "seats": seats}, headers=self.forwarded(None))
            if answer.status_code != 201:
                self.found.fail(f"the visitor is refused: {answer.status_code} {answer.text}")
                return
            made = answer.json()
            tokens = bearer(*(one["token"] for one in made["seats"]))
            position = http.get(f"/api/tables/{made['table']}/position", headers={**tokens, **self.forwarded(None)})
            took = time.monotonic() - began
        if position.status_code != 200:
            self.found.fail(f"the visitor sees nothing: {position.status_code}")
        if took > self.patience:
            self.found.fail(f"the visitor has waited for {took:.1f} s")
        self.found.count("visits")
        slowest = "slowest visit in ms"
        self.found.counts[slowest] = max(self.found.counts[slowest], int(took * 1000))

    def forwarded(self, number: int | None) -> dict[str, str]:
        """As a proxy names an address: the visitor's (None), or one of many in a network."""
        if "--behind-proxy" not in self.server.arguments:
            return {}
        return {"x-forwarded-for": "192.0.2.7" if number is None else f"2001:db8:0:1::{number:x}"}

    # --- the floods -------------------------------------------------------------------------------------------------
    def floods(self) -> dict[str, Callable[[], contextlib.AbstractContextManager[None]]]:
        if "--behind-proxy" in self.server.arguments:
            return {"requests of a /64": self.requests, "tables of a /64": self.tables}
        return {
            "silent": lambda: self.standing(b""),
            "half a head": lambda: self.standing(b"POST /api/tables HTTP/1.1\r\nhost: x\r\n"),
            "half a body": lambda: self.standing(
                b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"
            ),
            "unread": self.unread,
            "looks": self.looks,
            "requests": self.requests,
            "tables": self.tables,
        }

    @contextlib.contextmanager
    def standing(self, said: bytes) -> Iterator[None]:
        """Connections that never finish what they say; afterwards they are gone."""
        with contextlib.ExitStack() as stack:
            some = [stack.enter_context(socket.create_connection((FLOOD, self.server.port))) for _ in range(MANY)]
            for one in some:
                with contextlib.suppress(OSError):
                    one.sendall(said)
            yield
            self._expect_gone(some)

    @contextlib.contextmanager
    def unread(self) -> Iterator[None]:
        """Sockets at a table with a full chat that read nothing."""
        with contextlib.ExitStack() as stack:
            some = []
            for _ in range(60):
                one = stack.enter_context(socket.socket())
                one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                one.connect((FLOOD, self.server.port))
                one.sendall(UPGRADE.format(f"{FLOOD}:{self.server.port}").encode())
                one.sendall(frame({"type": "hello", "table": self.table, "tokens": [self.spectator]}))
                some.append(one)
            time.sleep(2)
            yield
            time.sleep(STANDS_SECONDS)
            self._expect_gone(some)

    def _expect_gone(self, some: list[socket.socket]) -> None:
        until, stay = time.monotonic() + STANDS_SECONDS, 0
        for one in some:
            try:
                one.settimeout(max(0.05, until - time.monotonic()))
                while one.recv(1_000_000):
                    pass
            except TimeoutError:
                stay += 1
            except OSError:
                pass
        if stay:
            self.found.fail(f"{stay} connections stay open")

    @contextlib.contextmanager
    def looks(self) -> Iterator[None]:
        """Sockets that ask for the position again and again."""
        with contextlib.ExitStack() as stack, self._without_pause(self._look, stack):
            yield

    def _look(self, number: int, stack: contextlib.ExitStack) -> Callable[[], object]:
        one = stack.enter_context(socket.create_connection((FLOOD, self.server.port)))
        one.sendall(UPGRADE.format(f"{FLOOD}:{self.server.port}").encode())
        one.sendall(frame({"type": "hello", "table": self.table, "tokens": [self.spectator]}))
        one.settimeout(0.05)

        def look() -> None:
            one.sendall(frame({"type": "look", "perspective": None}) * 4)
            with contextlib.suppress(TimeoutError):
                one.recv(1_000_000)

        return look

    @contextlib.contextmanager
    def requests(self) -> Iterator[None]:
        answers: Counter[int] = Counter()

        def asking(number: int, stack: contextlib.ExitStack) -> Callable[[], object]:
            http = stack.enter_context(httpx.Client(base_url=self.server.address, timeout=30))
            address = self.forwarded(number + 1)
            return lambda: answers.update([http.get("/api/tables", headers=address).status_code])

        began = time.monotonic()
        with contextlib.ExitStack() as stack, self._without_pause(asking, stack):
            yield
        most = 200 + 40 * (time.monotonic() - began) + 20
        if answers[200] > most:
            self.found.fail(f"{answers[200]} requests were let through, {most:.0f} are the bound")

    @contextlib.contextmanager
    def tables(self) -> Iterator[None]:
        began, made = time.monotonic(), 0
        body = {"game": "merv", "seats": [{"kind": "bot", "bot": "hard"}] * 2}
        with httpx.Client(base_url=self.server.address, timeout=30) as http:
            for number in range(60):
                made += http.post("/api/tables", json=body, headers=self.forwarded(number + 1)).status_code == 201
        if made > 31 + (time.monotonic() - began) / 10:
            self.found.fail(f"{made} tables were made at once")
        yield

    @contextlib.contextmanager
    def _without_pause(
        self, begin: Callable[[int, contextlib.ExitStack], Callable[[], object]], stack: contextlib.ExitStack
    ) -> Iterator[None]:
        """Eight threads do it as fast as they can."""
        ends = threading.Event()

        def work(do: Callable[[], object]) -> None:
            while not ends.is_set():
                try:
                    do()
                except (OSError, httpx.HTTPError):
                    return

        threads = [threading.Thread(target=work, args=(begin(number, stack),)) for number in range(8)]
        for thread in threads:
            thread.start()
        try:
            time.sleep(1)
            yield
        finally:
            ends.set()
            for thread in threads:
                thread.join()

    # --- the run ----------------------------------------------------------------------------------------------------
    def fill(self) -> None:
        """A table whose chat is as full as it may be."""
        client = Client(self.server.address)
        table = client.make("here", "here")
        self.table, self.spectator = table.id, table.spectator
        said = 0
        while said < 130:
            answer = table.post("/chat", table.tokens[0], text="\N{BACTRIAN CAMEL}" * 490, key=f"s{said}", seat=0)
            said += answer.status_code == 204
            if answer.status_code == 409:
                break
            time.sleep(0.03)
        client.close()

    def run(self, rounds: int) -> Found:
        assert self.server.process is not None
        self.fill()
        before = resident(self.server.process.pid)
        for _ in range(rounds):
            order = list(range(len(self.floods())))
            self.chance.shuffle(order)
            for number in order:
                name, flood = list(self.floods().items())[number]
                failures, said = len(self.found.failures), len("".join(self.server.errors))
                with flood():
                    for _ in range(3):
                        self.visit()
                    growth = resident(self.server.process.pid) - before
                if growth > MOST_GROWTH:
                    self.found.fail(f"memory has grown by {growth / 1024:.0f} MiB")
                if len("".join(self.server.errors)) - said > MOST_LOG:
                    self.found.fail("the log was flooded")
                self.found.failures[failures:] = [f"{name}: {one}" for one in self.found.failures[failures:]]
                self.found.count("floods")
                time.sleep(6)  # the bounds of the address have room again
        self.found.check_log(self.server.errors)
        return self.found


def run(seed: int, rounds: int, patience: float, *arguments: str) -> Found:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db", *arguments)
        server.bounded = True
        with server:
            return Floods(server, seed, patience).run(rounds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=2.0, help="seconds that a visit may take")
    asked = parser.parse_args()
    found = run(asked.seed, asked.rounds, asked.patience)
    found.add(run(asked.seed, asked.rounds, asked.patience, "--behind-proxy"))
    return report(found, found.summary("floods", asked.seed, PARTS))


if __name__ == "__main__":
    sys.exit(main())
