"""Fuzzed input to a real server over loopback: requests, bytes that are no HTTP, and sockets with broken frames."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import re
import tempfile
from pathlib import Path
from typing import Any, Final

import httpx

from caravansary.core.chance import Chance
from caravansary.server.http.page_files import is_built
from tests.campaigns.campaign import Found, resident
from tests.campaigns.mutations import Mutator
from tests.server.serving import Server

MOST_GROWTH: Final = 32 * 1024  # KiB
SILENCE: Final = 0.5  # seconds: who says nothing in this time waits for more
STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})")
AT_ONCE: Final = 50  # cases
TABLE: Final = {"game": "merv", "seats": [{"kind": "here"}, {"kind": "here"}], "hints": False}


class RawClient:
    """Somebody who writes bytes."""

    def __init__(self, port: int, table: dict[str, Any], chance: Chance, found: Found) -> None:
        self.port = port
        self.table = table
        self.mutator = Mutator(chance)
        self.found = found

    # --- what is sent -----------------------------------------------------------------------------------------------
    def request(self) -> bytes:
        """A request that was right once, in its lines or in its body."""
        token = self.mutator.one_of([self.table["owner"], *(one["token"] for one in self.table["seats"])])
        path = f"/api/tables/{self.table['table']}"
        move = {"seat": 0, "version": 0, "key": "key", "kind": "play", "action": self.mutator.chance.below(300)}
        method, address, body = self.mutator.one_of(
            (
                ("GET", path, b""),
                ("GET", f"{path}/position", b""),
                ("GET", "/api/games", b""),
                ("POST", f"{path}/moves", self.mutator.body(move)),
                ("POST", "/api/tables/look-up", self.mutator.body({"tables": [{"table": self.table["table"]}]})),
                ("PATCH", path, self.mutator.body({"title": "title"})),
            )
        )
        lines = [f"{method} {address} HTTP/1.1", "host: 127.0.0.1", f"authorization: Bearer {token}"]
        lines += ["content-type: application/json", f"content-length: {len(body)}", "connection: close"]
        head = "\r\n".join(lines)
        if self.mutator.happens(2):
            head = self.mutator.changed_text(head)
        if self.mutator.happens(20):
            head += f"\r\nx-long: {'y' * self.mutator.one_of((1_000, 70_000, 300_000))}"
        return head.encode("utf-8", "surrogatepass") + b"\r\n\r\n" + body

    def upgrade(self) -> bytes:
        """A socket is opened, as it should be, or nearly."""
        key = base64.b64encode(b"0123456789abcdef").decode()
        lines = ["GET /api/socket HTTP/1.1", "host: 127.0.0.1", "upgrade: websocket", "connection: upgrade"]
        head = "\r\n".join([*lines, f"sec-websocket-key: {key}", "sec-websocket-version: 13"])
        if self.mutator.happens(6):
            head = self.mutator.changed_text(head)
        return head.encode("utf-8", "surrogatepass") + b"\r\n\r\n"

    def frames(self) -> bytes:
        """Some frames of a client: right ones, and broken ones."""
        hello = {"type": "hello", "table": self.table["table"], "tokens": [self.table["spectator"]]}
        said = [frame(json.dumps(hello).encode())] if self.mutator.chance.below(4) else []
        for _ in range(self.mutator.chance.below(5)):
            payload = self.mutator.body({"type": "ping", "number": 1})
            opcode = self.mutator.one_of((1, 1, 1, 2, 0, 8, 9, 10, 3, 15))
            right = frame(payload[:30_000], opcode, masked=bool(self.mutator.chance.below(8)))
            said.append(right if self.mutator.chance.below(5) else self.spoilt(right))
        return b"".join(said)

    def spoilt(self, content: bytes) -> bytes:
        at = self.mutator.chance.below(min(8, len(content)))
        return content[:at] + bytes([self.mutator.chance.below(256)]) + content[at + self.mutator.chance.below(2) :]

    def anything(self) -> tuple[str, bytes]:
        way = self.mutator.chance.below(8)
        if way == 0:
            return "raw bytes", self.mutator.junk_bytes(400)
        if way < 3:
            return "raw sockets", self.upgrade() + self.frames()
        return "raw requests", self.request()

    # --- what comes back --------------------------------------------------------------------------------------------
    async def some_cases(self, count: int) -> None:
        """At once: most of the time is spent in waiting for those who say nothing."""
        chosen = [(*self.anything(), self.mutator.happens(2)) for _ in range(count)]
        await asyncio.gather(*(self.one_case(*one) for one in chosen))

    async def one_case(self, kind: str, sent: bytes, says_end: bool) -> None:
        self.found.count("cases")
        self.found.count(kind)
        heard = await self.exchange(sent, says_end)
        codes = [int(code) for code in STATUS.findall(heard)]
        self.found.count("raw answers", len(codes))
        if any(code >= 500 and (code != 503 or is_built()) for code in codes):
            self.found.fail(f"{heard[:300]!r} after {sent[:900]!r}")

    async def exchange(self, sent: bytes, says_end: bool) -> bytes:
        """Send, hear what comes at once, and go."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        heard = b""
        with contextlib.suppress(OSError, TimeoutError):  # the server may end it at any time
            writer.write(sent)
            if says_end:
                writer.write_eof()
            while chunk := await asyncio.wait_for(reader.read(65_536), SILENCE):
                heard += chunk
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
        return heard


def frame(payload: bytes, opcode: int = 1, masked: bool = True) -> bytes:
    """A frame of the WebSocket protocol."""
    mask = 0x80 if masked else 0
    length = len(payload)
    if length < 126:
        head = bytes([0x80 | opcode, mask | length])
    else:
        head = bytes([0x80 | opcode, mask | 126]) + length.to_bytes(2, "big")
    return head + (b"\0\0\0\0" if masked else b"") + payload  # a mask of nothing changes nothing


async def fuzz_server(seed: int, cases: int) -> tuple[Found, str]:
    """So many cases at a new server; what was found, and what to say of its memory."""
    found = Found()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "tables.db") as server:
        memory = await _visit(server, Chance.seeded(seed), cases, found)
        found.check_log(server.errors)
    if memory[1] - memory[0] > MOST_GROWTH:
        found.fail(f"the memory of the server has grown: {memory}")
    found.counts["real cases"] = found.counts.pop("cases")
    return found, f"{memory[0]} KiB after a tenth and {memory[1]} KiB at the end"


async def _visit(server: Server, chance: Chance, cases: int, found: Found) -> tuple[int, int]:
    """All cases; the memory of the server after a tenth of them and at the end."""
    assert server.process is not None
    warm = 0
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        client = RawClient(server.port, (await http.post("/api/tables", json=TABLE)).json(), chance, found)
        while found.counts["cases"] < cases:
            await client.some_cases(min(AT_ONCE, cases - found.counts["cases"]))
            answer = await http.get("/api/health")
            if answer.status_code != 200:
                found.fail(f"the server is not well after {found.counts['cases']} cases: {answer.text}")
            if not warm and found.counts["cases"] * 10 >= cases:
                warm = resident(server.process.pid)
    return warm, resident(server.process.pid)
