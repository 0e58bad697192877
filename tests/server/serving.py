"""A real server in a process of its own, and a small client for it."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from tests.processes import eventually

START_SECONDS = 60


class Server:
    """`caravansary serve` on a free port with a database of its own."""

    def __init__(self, database: Path | str, *arguments: str) -> None:
        self.database = database
        self.arguments = arguments
        self.process: subprocess.Popen[str] | None = None
        self.port = 0
        self.errors: list[str] = []
        self.bounded = False  # whether the limits for an address hold
        self.environment: dict[str, str] = {}  # what is different in it
        self.program = "caravansary"  # the module that has the command `serve`

    def start(self, port: int = 0) -> Self:
        command = [sys.executable, "-m", self.program, "serve", "--port", str(port)]
        command += [] if self.bounded else ["--no-limits"]
        command += ["--database", str(self.database), *self.arguments]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **self.environment},
        )
        collecting = threading.Thread(target=self._collect_errors, daemon=True)
        collecting.start()
        try:
            self.port = self._greeting()
        except RuntimeError:
            self.process.kill()
            collecting.join(START_SECONDS)  # it has said everything that it had to say
            self._close()
            raise
        return self

    def _collect_errors(self) -> None:
        process = self.process
        if process is not None and process.stderr is not None:
            with contextlib.suppress(ValueError):
                self.errors.extend(process.stderr)

    def _greeting(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        began = time.monotonic()
        while time.monotonic() - began < START_SECONDS:
            line = self.process.stdout.readline()
            found = re.search(r"http://\S+:(\d+)", line)
            if found:
                return int(found[1])
            if not line and self.process.poll() is not None:
                break
        raise RuntimeError(f"the server did not start: {''.join(self.errors)}")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """kill -9, as a crash would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._close()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        finally:
            self._close()
        return self.process.returncode

    def _close(self) -> None:
        assert self.process is not None
        self.process.wait()
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None:
            self.stop()


class Client:
    """Somebody who talks to the server; tokens are those of a table."""

    def __init__(self, address: str) -> None:
        unused = httpx.Limits(keepalive_expiry=2)  # seconds: the server closes a connection after five
        self.http = httpx.Client(base_url=address, timeout=30, limits=unused)

    def close(self) -> None:
        self.http.close()

    def make(self, *kinds: str, game: str = "merv", **more: Any) -> Table:
        """A table with these seats: "here", "link", "open", or the name of a bot."""
        seats = [
            {"kind": kind} if kind in ("here", "link", "open") else {"kind": "bot", "bot": kind or None}
            for kind in kinds
        ]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())

    def get(self, path: str, *tokens: str, **params: Any) -> httpx.Response:
        return self.http.get(path, headers=bearer(*tokens), params=params)

    def import_record(self, record: str, **more: Any) -> httpx.Response:
        return self.http.post("/api/tables/import", json={"record": record, **more})


def bearer(*tokens: str) -> dict[str, str]:
    return {"authorization": f"Bearer {','.join(tokens)}"} if tokens else {}


class Table:
    """A table as its creator knows it."""

    def __init__(self, client: Client, made: dict[str, Any]) -> None:
        self.client = client
        self.id: str = made["table"]
        self.owner: str = made["owner"]
        self.spectator: str = made["spectator"]
        self.tokens: dict[int, str] = {one["seat"]: one["token"] for one in made["seats"]}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def get(self, path: str = "", *tokens: str, **params: Any) -> httpx.Response:
        return self.client.get(self.path + path, *tokens, **params)

    def post(self, path: str, *tokens: str, **body: Any) -> httpx.Response:
        return self.client.http.post(self.path + path, json=body or None, headers=bearer(*tokens))

    def patch(self, path: str, *tokens: str, **body: Any) -> httpx.Response:
        return self.client.http.patch(self.path + path, json=body, headers=bearer(*tokens))

    def info(self) -> dict[str, Any]:
        """What everybody may know of the table."""
        found: dict[str, Any] = self.get("", self.owner).json()
        return found

    def asked(self, *seats: int) -> int:
        """Which of the seats is asked (or of all); bots move in between."""

        def found() -> list[int]:
            return [seat for seat in seats or self.tokens if self.position(seat)["ask"] is not None]

        eventually(found)
        return found()[0]

    def options(self, seat: int) -> list[int]:
        return [option["action"] for option in self.position(seat)["ask"]["options"]]

    def position(self, seat: int | None = None) -> dict[str, Any]:
        tokens = [self.owner] if seat is None else [self.tokens[seat]]
        params = {} if seat is None else {"perspective": seat}
        answer = self.client.get(f"{self.path}/position", *tokens, **params)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def send(self, seat: int, kind: str, version: int, key: str | None = None, **more: Any) -> httpx.Response:
        body = {"seat": seat, "kind": kind, "version": version, "key": key or uuid.uuid4().hex, **more}
        return self.client.http.post(f"{self.path}/moves", json=body, headers=bearer(self.tokens[seat]))

    def play(self, seat: int, action: int | str | None = None, **more: Any) -> httpx.Response:
        """Play an action by number or name (None: the first option) on the table as it is now."""
        position = self.position(seat)
        if not isinstance(action, int):
            options = position["ask"]["options"]
            action = next(one["action"] for one in options if action in (None, one["name"]))
        return self.send(seat, "play", position["version"], action=action, **more)

    def do(self, seat: int, kind: str, **more: Any) -> httpx.Response:
        return self.send(seat, kind, self.position(seat)["version"], **more)

    def play_turn(self) -> None:
        """Whoever is asked plays the first options and commits."""
        seat = self.asked()
        for _ in range(60):
            if self.position(seat)["can_commit"]:
                assert self.do(seat, "commit").status_code == 200
                return
            assert self.play(seat).status_code == 200
        raise AssertionError("the turn does not end")

    def play_until(self, kind: str) -> int:
        """Everybody plays first options and commits until a seat is asked this; which seat it is."""
        for _ in range(300):
            for seat in self.tokens:
                position = self.position(seat)
                if position["can_commit"]:
                    self.do(seat, "commit")
                elif position["ask"] is None:
                    continue
                elif position["ask"]["kind"] == kind:
                    return seat
                else:
                    self.play(seat)
                break
        raise AssertionError(f"nobody is asked {kind}")


@contextlib.contextmanager
def serving(database: Path | str, *arguments: str) -> Iterator[tuple[Server, Client]]:
    with Server(database, *arguments) as server:
        client = Client(server.address)
        try:
            yield server, client
        finally:
            client.close()
