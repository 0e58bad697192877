"""How the table service bears load: N tables with scripted players on this machine.

    uv run python bench/load.py                 10, 100 and 500 tables, 10 seconds each
    uv run python bench/load.py 100 --seconds 5

Starts a server of its own with a database in a temporary folder and talks to it over loopback only. At every table two
people play by chance over HTTP, and two sockets listen: the time from sending a move until the last of both has heard
of it is the latency "from click to everybody's update". Every player pauses between moves, so that the load is that of
people in a hurry (two moves a second at a table), unless --pause 0 asks for as much as goes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import connect

ROOT: Final = Path(__file__).parent.parent
START_SECONDS: Final = 60


class Line:
    """One kept connection for requests: much cheaper for the measuring side than a whole HTTP library."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        """Send a request; once more on a new connection if the server has closed the idle one."""
        try:
            return await self._post(path, body, token)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close()
            self.reader = self.writer = None
            return await self._post(path, body, token)

    async def _post(self, path: str, body: dict[str, Any], token: str) -> dict[str, Any]:
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-type: application/json\r\n"
        head += f"authorization: Bearer {token}\r\ncontent-length: {len(content)}\r\n\r\n"
        self.writer.write(head.encode() + content)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", answer)
        found = await self.reader.readexactly(int(length[1]) if length else 0)
        if not answer.startswith("HTTP/1.1 2"):
            raise RuntimeError(f"{answer.splitlines()[0]} {found.decode()}")
        parsed: dict[str, Any] = json.loads(found)
        return parsed

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()


class LoadedTable:
    """A table with two seats, two listeners, and the times of its moves."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id: str = made["table"]
        self.tokens: dict[int, str] = {one["seat"]: one["token"] for one in made["seats"]}
        self.positions: dict[int, dict[str, Any]] = {}
        self.heard: dict[int, asyncio.Event] = {seat: asyncio.Event() for seat in self.tokens}

    async def listen(self, port: int, seat: int) -> None:
        """What a page does: hear of every change."""
        async with connect(f"ws://127.0.0.1:{port}/api/socket", max_size=None, compression=None) as socket:
            hello = {"type": "hello", "table": self.id, "tokens": [self.tokens[seat]], "perspective": seat}
            await socket.send(json.dumps(hello))
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "position":
                    self.positions[seat] = message
                    self.heard[seat].set()

    def next_move(self) -> dict[str, Any] | None:
        for seat, position in self.positions.items():
            body = {"seat": seat, "version": position["version"], "key": uuid.uuid4().hex}
            if position["can_commit"]:
                return {**body, "kind": "commit"}
            if position["ask"] is not None:
                options = position["ask"]["options"]
                return {**body, "kind": "play", "action": options[hash(body["key"]) % len(options)]["action"]}
        return None

    async def wait_for(self, version: int) -> None:
        """Until both have heard of the version."""
        for seat, event in self.heard.items():
            while self.positions.get(seat, {}).get("version", -1) < version:
                event.clear()
                await event.wait()

    async def play(self, line: Line, pause: float, until: float, latencies: list[float]) -> None:
        await self.wait_for(0)
        while time.monotonic() < until:
            body = self.next_move()
            if body is None:
                return  # the game is over
            began = time.perf_counter()
            answer = await line.post(f"/api/tables/{self.id}/moves", body, self.tokens[body["seat"]])
            await self.wait_for(answer["version"])
            latencies.append(time.perf_counter() - began)
            await asyncio.sleep(pause)


def memory_of(process: int) -> int:
    """The resident memory in bytes."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) * 1024 if found else 0


async def measure(port: int, process: int, count: int, seconds: float, pause: float) -> dict[str, float]:
    before = memory_of(process)
    lines = [Line(port) for _ in range(count)]
    tables = []
    for line in lines:
        made = await line.post("/api/tables", {"game": "merv", "seats": [{"kind": "here"}, {"kind": "here"}]})
        tables.append(LoadedTable(made))
    listening = [asyncio.create_task(table.listen(port, seat)) for table in tables for seat in table.tokens]
    await asyncio.gather(*(table.wait_for(0) for table in tables))
    latencies: list[float] = []
    began = time.monotonic()
    plays = [table.play(line, pause, began + seconds, latencies) for table, line in zip(tables, lines, strict=True)]
    await asyncio.gather(*plays)
    took = time.monotonic() - began
    grown = memory_of(process) - before
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    for line in lines:
        line.close()
    cuts = statistics.quantiles(latencies, n=100) if len(latencies) > 1 else [0.0] * 99
    return {
        "tables": count,
        "moves": len(latencies),
        "moves_per_second": len(latencies) / took,
        "p50_ms": cuts[49] * 1000,
        "p99_ms": cuts[98] * 1000,
        "memory_per_table_kb": grown / count / 1024,
    }


def start_server(folder: str) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, "-m", "caravansary", "serve", "--port", "0", "--no-limits"]
    command += ["--database", str(Path(folder) / "load.db")]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)  # noqa: S603 - our own
    assert process.stdout is not None  # noqa: S101 - it is a pipe
    for line in process.stdout:
        found = re.search(r"http://\S+:(\d+)", line)
        if found:
            return process, int(found[1])
    raise SystemExit("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the table service under load, on this machine only.")
    parser.add_argument("tables", nargs="*", type=int, default=[10, 100, 500], help="how many tables, several runs")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each run plays")
    parser.add_argument("--pause", type=float, default=0.5, help="seconds between the moves of a table")
    chosen = parser.parse_args()
    if any(not 1 <= count <= 2000 for count in chosen.tables) or not 0 < chosen.seconds <= 600:
        parser.error("1 to 2000 tables, at most 600 seconds")
    print(f"{'tables':>7} {'moves/s':>9} {'p50 ms':>8} {'p99 ms':>8} {'kB/table':>9}")
    for count in chosen.tables:
        with tempfile.TemporaryDirectory() as folder:
            process, port = start_server(folder)
            try:
                found = asyncio.run(measure(port, process.pid, count, chosen.seconds, chosen.pause))
            finally:
                process.terminate()
                process.wait(20)
        print(
            f"{count:>7} {found['moves_per_second']:>9.1f} {found['p50_ms']:>8.1f} {found['p99_ms']:>8.1f} "
            f"{found['memory_per_table_kb']:>9.0f}"
        )


if __name__ == "__main__":
    main()
