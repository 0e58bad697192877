"""Our examples for nginx and Caddy, with the real programs in front of a real server, on this machine only.

Each proxy listens without encryption on a free port of the loopback; the rest is as in `deploy/proxy`.
"""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.processes import eventually
from tests.server.serving import Client, Server, Table

pytestmark = pytest.mark.long
PROXIES = Path(__file__).parents[2] / "deploy" / "proxy"
QUIET_SECONDS = 35  # longer than a connection may stand still


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def nginx(folder: Path, port: int, server: int) -> list[str]:
    text = (PROXIES / "nginx.conf").read_text(encoding="utf-8").replace("127.0.0.1:8000;", f"127.0.0.1:{server};")
    text = re.sub(r"server \{\s+listen 80;.*?\n\}\n", "", text, flags=re.DOTALL)  # from http to https
    text = re.sub(r"listen \[::\]:443[^;]*;", "", text)
    text = re.sub(r"listen 443[^;]*;", f"listen 127.0.0.1:{port};", text)
    text = re.sub(r"ssl_\w+ [^;]*;", "", text)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    around = f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}} http {{ access_log off; {temporary}"
    (folder / "nginx.conf").write_text(f"{around}\n{text}}}", encoding="utf-8")
    return ["nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder)]


def caddy(folder: Path, port: int, server: int) -> list[str]:
    text = (PROXIES / "Caddyfile").read_text(encoding="utf-8")
    text = text.replace("{$SITE:games.example.org}", f"http://127.0.0.1:{port}")
    text = text.replace("{$SERVERS:127.0.0.1:8000}", f"127.0.0.1:{server}")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text, encoding="utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


class Fronted:
    """A server with a proxy in front."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port
        self.address = f"http://127.0.0.1:{port}"


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def fronted(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Fronted]:
    making: Callable[[Path, int, int], list[str]] = request.param
    if shutil.which(making.__name__) is None:
        pytest.skip(f"needs {making.__name__}")
    server = Server(tmp_path / "tables.db", "--behind-proxy")
    server.bounded = True
    with server, contextlib.ExitStack() as stack:
        port = free_port()
        command = making(tmp_path, port, server.port)
        environment = {"HOME": str(tmp_path), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        proxy = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        stack.callback(proxy.wait, 20)
        stack.callback(proxy.terminate)
        found = Fronted(server, port)
        eventually(lambda: proxy.poll() is not None or answers(found))
        assert proxy.poll() is None, "the proxy does not start"
        yield found


def answers(fronted: Fronted) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"{fronted.address}/api/health", timeout=5).status_code == 200
    return False


def move(table: Table, key: str) -> dict[str, Any]:
    """The next play of whoever is asked, or its commit."""
    for seat in table.tokens:
        position = table.position(seat)
        body = {"seat": seat, "version": position["version"], "key": key}
        if position["can_commit"]:
            return {**body, "kind": "commit"}
        if position["ask"] is not None:
            return {**body, "kind": "play", "action": position["ask"]["options"][0]["action"]}
    raise AssertionError("nobody is asked")


def test_a_game_is_played_through_it_over_requests_and_over_the_socket(fronted: Fronted) -> None:
    client = Client(fronted.address)
    table = client.make("here", "here")
    with connect(f"ws://127.0.0.1:{fronted.port}/api/socket", origin=None, max_size=None) as line:
        line.send(json.dumps({"type": "hello", "table": table.id, "tokens": list(table.tokens.values())}))
        for number in range(10):
            line.send(json.dumps({"type": "move", "move": move(table, f"k{number}")}))
            while (heard := json.loads(line.recv(20)))["type"] != "moved":
                assert heard["type"] in ("table", "position", "chat"), heard
            assert heard["key"] == f"k{number}"
        quiet = time.monotonic()
        while time.monotonic() - quiet < QUIET_SECONDS:  # a page pings every 20 seconds
            line.send(json.dumps({"type": "ping", "number": 1}))
            while json.loads(line.recv(20))["type"] != "pong":
                pass
            time.sleep(10)
        table.play_turn()
        while json.loads(line.recv(20))["type"] != "position":
            pass
    assert len(client.get(f"{table.path}/record", table.owner).text) > 100
    client.close()
    assert "Traceback" not in "".join(fronted.server.errors)


def test_slow_clients_hold_up_nobody(fronted: Fronted) -> None:
    client = Client(fronted.address)
    table = client.make("here", "here")
    with contextlib.ExitStack() as stack:
        slow = [stack.enter_context(socket.create_connection(("127.0.0.1", fronted.port))) for _ in range(150)]
        lines = [
            "POST /api/tables HTTP/1.1",
            "host: 127.0.0.1",
            "content-type: application/json",
            "content-length: 900",
        ]
        head = "".join(f"{line}\r\n" for line in lines)
        for number, one in enumerate(slow):
            one.sendall((head + "\r\n{" if number % 2 else head).encode())
        for second in range(15):
            for one in slow:
                with contextlib.suppress(OSError):
                    one.sendall(b" " if second % 2 else b"x-slow: 1\r\n")
            began = time.monotonic()
            assert client.get("/api/health").status_code == 200
            assert table.position(0)["version"] >= 0
            assert time.monotonic() - began < 5
            time.sleep(0.5)
        table.play_turn()
    client.close()
    assert "Traceback" not in "".join(fronted.server.errors)


def test_limits_count_the_address_of_the_client_and_not_that_of_the_proxy(fronted: Fronted) -> None:
    def statuses(source: str, many: int) -> list[int]:
        with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=20) as http:
            return [http.get(f"{fronted.address}/api/texts/xx").status_code for _ in range(many)]

    flood = statuses("127.0.0.2", 600)

    assert 429 in flood
    assert 429 not in statuses("127.0.0.3", 20)
