"""How the table service bears load: N tables with scripted players on this machine.

    uv run python bench/load.py                                            10, 100 and 500 tables, 10 seconds each
    uv run python bench/load.py 100 --seconds 5
    uv run --extra postgres python bench/load.py 500 --processes 2         two servers on one PostgreSQL database
    uv run python bench/load.py 40 --pause 0 --split                       which parts of the server take how much
    uv run python bench/load.py 40 --pause 0 --rounds 3 --server before=OLD/.venv/bin/python:http --server after=PYTHON
                                                                           installations against each other, by turns

Starts servers of its own, with a database in a temporary folder or a new one in PostgreSQL (that of
CARAVANSARY_TEST_POSTGRES, or a throwaway one where its programs are installed), and talks to them over loopback only.
At every table two people play by chance, each over a socket (--http: over requests, as other clients may); the time
from sending a move until both sockets have heard of it is the latency "from click to everybody's update". With
several processes the two of a table are always at different ones. Every player pauses between moves, half to one and
a half times --pause, so that the load is that of people in a hurry (two moves a second at a table), unless --pause 0
asks for as much as goes.

Before, one table is played for a second, so that what is loaded once does not count, and 5 seconds pass after all have
come. Memory is what the server processes have grown by, without their bot workers: of one process for each table, on
average. "Stolen" is the part of the processors' time that went to other machines on the same hardware.
"ms/move" is the processor time that the servers and their database have spent, divided by the moves: robust where other
programs use the machine too. Of it are the main threads ("loop"), the others ("threads") and the database ("db");
"system" is the part of the servers' own that was spent in the kernel. "script" is what measuring takes itself.
A refused request or an update that does not come ends the run with an error; so does a figure beyond --most-ms (p99) or
--most-kib, after all runs.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.spent import Spent, shares  # noqa: E402 - found from the root

HEAR_SECONDS: Final = 60.0  # an update that takes longer does not come
LARGEST_SEED: Final = 2**63 - 1
WARM_UP: Final = 1.0  # seconds of one table before anything is measured
SETTLE: Final = 5.0  # seconds after all people have come: who looks where is told to everybody first


class Plan(NamedTuple):
    """What is measured."""

    tables: int
    seconds: float
    pause: float
    seed: int
    http: bool = False  # moves are requests


class Installed(NamedTuple):
    """An installation of the server by the Python that has it, and whether its moves are requests."""

    name: str
    python: str
    http: bool


class Served(NamedTuple):
    """A server process and the port on which it listens."""

    process: int
    port: int
    samples: Path | None = None  # written by `look`

    def look(self) -> None:
        """Begin to look at what it does, or write what was seen since."""
        if self.samples is not None:
            os.kill(self.process, signal.SIGUSR1)


class Found(NamedTuple):
    """What was measured."""

    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    memory_per_table_kib: float
    stolen: float = 0.0  # of the processors' time by other machines, from 0 to 1
    spent: Spent = Spent(0.0, 0.0, 0.0, 0.0, 0.0)  # seconds of processor time

    @property
    def ms_per_move(self) -> float:
        """Of processor time, the database's included."""
        return 1000 * self.spent.server / max(1, self.moves)


class Option(msgspec.Struct, gc=False):
    """Something that may be played."""

    action: int


class Asked(msgspec.Struct, gc=False):
    """What a seat is asked."""

    options: list[Option]


class Heard(msgspec.Struct, gc=False):
    """What a player needs of a message; the rest is not read, so that measuring costs little beside the server."""

    type: str
    version: int = -1
    can_commit: bool = False
    ask: Asked | None = None
    can_undo: bool = False
    over: bool = False
    problem: dict[str, Any] | None = None


READER: Final = msgspec.json.Decoder(Heard)


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
    """A table with two seats, each with a line and a listener at a server of its own, and the chance of its players."""

    def __init__(self, made: dict[str, Any], lines: list[Line], chance: Random, http: bool) -> None:
        self.id: str = made["table"]
        self.tokens: dict[int, str] = {one["seat"]: one["token"] for one in made["seats"]}
        self.lines = lines
        self.chance = chance
        self.positions: dict[int, Heard] = {}
        self.heard: dict[int, asyncio.Event] = {seat: asyncio.Event() for seat in self.tokens}
        self.http = http
        self.sockets: dict[int, ClientConnection] = {}
        self.answers: dict[int, asyncio.Future[Heard]] = {}

    async def listen(self, seat: int) -> None:
        """What a page does: hear of every change."""
        address = f"ws://127.0.0.1:{self.lines[seat].port}/api/socket"
        async with connect(address, max_size=None, compression=None) as socket:
            hello = {"type": "hello", "table": self.id, "tokens": [self.tokens[seat]], "perspective": seat}
            await socket.send(json.dumps(hello))
            self.sockets[seat] = socket
            async for text in socket:
                message = READER.decode(text)
                if message.type == "position":
                    self.positions[seat] = message
                    self.heard[seat].set()
                elif message.type in ("moved", "refused"):
                    self.answers.pop(seat).set_result(message)
        raise RuntimeError(f"the server has closed a socket at table {self.id}")

    def next_move(self) -> dict[str, Any] | None:
        for seat, position in self.positions.items():
            body = {"seat": seat, "version": position.version, "key": uuid.uuid4().hex}
            if position.can_commit:
                return {**body, "kind": "commit"}
            if position.ask is not None:
                return {**body, "kind": "play", "action": self.chance.choice(position.ask.options).action}
        return None

    async def move(self, seat: int, body: dict[str, Any]) -> int:
        """Make a move; the version that it has made."""
        if self.http:
            answer = await self.lines[seat].post(f"/api/tables/{self.id}/moves", body, self.tokens[seat])
            return int(answer["version"])
        done: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self.answers[seat] = done
        await self.sockets[seat].send(json.dumps({"type": "move", "move": body}))
        async with asyncio.timeout(HEAR_SECONDS):
            moved = await done
        if moved.problem is not None:
            raise RuntimeError(str(moved.problem))
        return moved.version

    async def wait_for(self, version: int) -> None:
        """Until both have heard of the version."""
        async with asyncio.timeout(HEAR_SECONDS):
            for seat, event in self.heard.items():
                while seat not in self.positions or self.positions[seat].version < version:
                    event.clear()
                    await event.wait()

    async def play(self, pause: float, until: float, latencies: list[float]) -> None:
        await asyncio.sleep(self.chance.uniform(0, pause))  # people do not click all at once
        while time.monotonic() < until:
            body = self.next_move()
            if body is None:
                return  # the game is over
            seat = body["seat"]
            began = time.perf_counter()
            await self.wait_for(await self.move(seat, body))
            latencies.append(time.perf_counter() - began)
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * pause)


def memory_of(process: int) -> int:
    """The resident memory in bytes."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) * 1024 if found else 0


class Run(NamedTuple):
    """A run of tables: how long each move took, how long the whole, the servers' memory at its end, stolen time."""

    latencies: list[float]
    seconds: float
    memory: int
    stolen: float
    spent: Spent


def ticks() -> list[int]:
    """What the processors have done since the machine was started, by kinds; the eighth was given to other machines."""
    return [int(one) for one in Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()[1:9]]


def stolen_since(before: list[int]) -> float:
    spent = [now - old for now, old in zip(ticks(), before, strict=True)]
    return spent[7] / max(1, sum(spent))


async def measure(servers: list[Served], plan: Plan, database: list[int] | None = None) -> Found:
    before = (await run_of(servers, plan._replace(tables=1, seconds=WARM_UP, pause=0.1))).memory  # loaded once
    run = await run_of(servers, plan, database)
    cuts = statistics.quantiles(run.latencies, n=100) if len(run.latencies) > 1 else [0.0] * 99
    return Found(
        moves=len(run.latencies),
        moves_per_second=len(run.latencies) / run.seconds,
        p50_ms=cuts[49] * 1000,
        p99_ms=cuts[98] * 1000,
        memory_per_table_kib=(run.memory - before) / plan.tables / len(servers) / 1024,
        stolen=run.stolen,
        spent=run.spent,
    )


async def run_of(servers: list[Served], plan: Plan, database: list[int] | None = None) -> Run:
    tables = [await make_table(servers, plan, number) for number in range(plan.tables)]
    listening = [asyncio.create_task(table.listen(seat)) for table in tables for seat in table.tokens]
    try:
        await unless_lost(listening, [table.wait_for(0) for table in tables])
        await asyncio.sleep(SETTLE if plan.tables > 1 else 0.0)
        latencies: list[float] = []
        for server in servers:
            server.look()
        began, stolen, before = time.monotonic(), ticks(), Spent.by([one.process for one in servers], database or ())
        await unless_lost(listening, [table.play(plan.pause, began + plan.seconds, latencies) for table in tables])
        spent = Spent.by([one.process for one in servers], database or ()).since(before)
        for server in servers:
            server.look()
        memory = sum(memory_of(server.process) for server in servers)
        return Run(latencies, time.monotonic() - began, memory, stolen_since(stolen), spent)
    finally:
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        for line in (line for table in tables for line in table.lines):
            line.close()


async def make_table(servers: list[Served], plan: Plan, number: int) -> LoadedTable:
    chance = Random(f"{plan.seed} {number}")  # noqa: S311 - not for secrets
    lines = [Line(servers[(number + seat) % len(servers)].port) for seat in range(2)]
    seats = [{"kind": "here"}, {"kind": "here"}]
    made = await lines[0].post("/api/tables", {"game": "merv", "seats": seats, "seed": chance.randint(0, LARGEST_SEED)})
    return LoadedTable(made, lines, chance, plan.http)


async def unless_lost(listening: list[asyncio.Task[None]], works: list[Any]) -> None:
    """Do all the work; a listener that ends, or work that fails, ends it all."""
    working = asyncio.gather(*works)
    either: list[asyncio.Future[Any]] = [working, *listening]
    try:
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        for task in listening:
            if task.done():
                task.result()
        await working
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)


# --- servers --------------------------------------------------------------------------------------------------------
@contextlib.contextmanager
def serving(database: str, count: int, python: str, samples: Path | None) -> Iterator[list[Served]]:
    """So many server processes on the database."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(one_server(database, python, samples)) for _ in range(count)]


@contextlib.contextmanager
def one_server(database: str, python: str = sys.executable, samples: Path | None = None) -> Iterator[Served]:
    sampled = ["-m", "caravansary"] if samples is None else [str(ROOT / "bench" / "sampled_server.py"), str(samples)]
    command = [python, *sampled, "serve", "--port", "0", "--no-limits", "--database", database]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(  # noqa: S603 - our own
        command, stdout=subprocess.PIPE, text=True, env=environment, cwd=tempfile.gettempdir()
    )
    try:
        yield Served(process.pid, port_of(process), samples)
    finally:
        process.terminate()
        process.wait(20)


def port_of(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None  # noqa: S101 - it is a pipe
    for line in process.stdout:
        found = re.search(r"http://\S+:(\d+)", line)
        if found:
            return int(found[1])
    raise SystemExit("the server did not start")


@contextlib.contextmanager
def new_database(in_postgres: bool) -> Iterator[str]:
    if in_postgres:
        from tests.server import databases  # how the tests find or start PostgreSQL

        with databases.postgres_server() as server, databases.new_database(server) as address:
            yield address
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "load.db")


def processes_of(database: str) -> list[int]:
    """PostgreSQL's processes that work for the database, on this machine; none of SQLite."""
    if not database.startswith("postgresql://"):
        return []
    from tests.server import databases

    sql = "SELECT pid FROM pg_stat_activity WHERE datname IS NULL OR datname = current_database()"
    return [pid for (pid,) in databases.do_sql(database, sql)]


# --- telling --------------------------------------------------------------------------------------------------------
HEAD: Final = (
    f"{'tables':>7} {'moves/s':>9} {'p50 ms':>8} {'p99 ms':>8} {'KiB/table':>10} {'stolen %':>9} "
    f"{'ms/move':>8} {'loop':>6} {'threads':>8} {'db':>6} {'system':>7} {'script':>7}"
)


def told(plan: Plan, found: Found) -> str:
    loop, threads, system, database, script = (1000 * part / max(1, found.moves) for part in found.spent)
    return (
        f"{plan.tables:>7} {found.moves_per_second:>9.1f} {found.p50_ms:>8.1f} {found.p99_ms:>8.1f} "
        f"{found.memory_per_table_kib:>10.0f} {found.stolen * 100:>9.1f} "
        f"{found.ms_per_move:>8.3f} {loop:>6.3f} {threads:>8.3f} {database:>6.3f} {system:>7.3f} {script:>7.3f}"
    )


def told_ratios(costs: dict[str, list[float]]) -> list[str]:
    """The processor time a move of each installation, and how it compares with the first."""
    medians = {name: statistics.median(found) for name, found in costs.items()}
    first = next(iter(medians.values()))
    return [
        f"{name}: {median:.3f} ms/move ({min(costs[name]):.3f} to {max(costs[name]):.3f}), "
        f"{median / first:.2f} of the first"
        for name, median in medians.items()
    ]


def told_split(samples: Path, found: Found) -> list[str]:
    """The main thread's time a move by parts of the program."""
    per_move = 1000 * found.spent.loop / max(1, found.moves)
    parts = shares(samples.read_text(encoding="utf-8"))
    return [f"  {part:<16} {share * 100:>5.1f} %  {share * per_move:>6.3f} ms" for part, share in parts]


def beyond(plan: Plan, found: Found, most_ms: float, most_kib: float) -> list[str]:
    """What is more than it may be."""
    problems = []
    if found.moves == 0:
        problems.append(f"{plan.tables} tables: no move was made")
    if found.p99_ms > most_ms:
        problems.append(f"{plan.tables} tables: p99 of {found.p99_ms:.1f} ms is more than {most_ms:g} ms")
    if found.memory_per_table_kib > most_kib:
        problems.append(
            f"{plan.tables} tables: {found.memory_per_table_kib:.0f} KiB a table are more than {most_kib:g} KiB"
        )
    return problems


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the table service under load, on this machine only.")
    parser.add_argument("tables", nargs="*", type=int, default=[10, 100, 500], help="how many tables, several runs")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each run plays")
    parser.add_argument("--pause", type=float, default=0.5, help="seconds between the moves of a table, on average")
    parser.add_argument("--processes", type=int, default=1, help="server processes; several need PostgreSQL")
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL also for one process")
    parser.add_argument("--http", action="store_true", help="moves are requests instead of messages")
    parser.add_argument("--server", action="append", type=installed, help="NAME=PYTHON, with :http after it for --http")
    parser.add_argument("--rounds", type=int, default=1, help="of all servers by turns")
    parser.add_argument("--split", action="store_true", help="also which parts of the program take the time")
    parser.add_argument("--seed", type=int, default=1, help="of the games and the players' choices")
    parser.add_argument("--most-ms", type=float, default=float("inf"), help="p99 beyond this is a failure")
    parser.add_argument("--most-kib", type=float, default=float("inf"), help="memory beyond this is a failure")
    chosen = parser.parse_args()
    if any(not 1 <= count <= 2000 for count in chosen.tables) or not 0 < chosen.seconds <= 600:
        parser.error("1 to 2000 tables, at most 600 seconds")
    if not 1 <= chosen.processes <= 8:
        parser.error("1 to 8 processes")
    return chosen


def installed(text: str) -> Installed:
    name, is_named, python = text.partition("=")
    if not is_named:
        raise argparse.ArgumentTypeError("must be NAME=PYTHON")
    return Installed(name, python.removesuffix(":http"), python.endswith(":http"))


def run(chosen: argparse.Namespace, server: Installed, plan: Plan) -> Found:
    """One run with servers and a database of its own."""
    in_postgres = chosen.postgres or chosen.processes > 1
    with tempfile.TemporaryDirectory() as folder:
        samples = Path(folder) / "samples" if chosen.split else None
        with (
            new_database(in_postgres) as database,
            serving(database, chosen.processes, server.python, samples) as servers,
        ):
            found = asyncio.run(measure(servers, plan, processes_of(database)))
        print(f"{told(plan, found)}  {server.name}", flush=True)
        if samples is not None:
            print("\n".join(told_split(samples, found)), flush=True)
    return found


def main() -> None:
    chosen = asked()
    kind = "PostgreSQL" if chosen.postgres or chosen.processes > 1 else "SQLite"
    servers: list[Installed] = chosen.server or [Installed("", sys.executable, chosen.http)]
    costs: dict[str, list[float]] = {server.name: [] for server in servers}
    problems: list[str] = []
    moves = runs = 0
    print(HEAD)
    for count in chosen.tables:
        for _, server in itertools.product(range(chosen.rounds), servers):
            plan = Plan(count, chosen.seconds, chosen.pause, chosen.seed, server.http)
            found = run(chosen, server, plan)
            costs[server.name].append(found.ms_per_move)
            problems += beyond(plan, found, chosen.most_ms, chosen.most_kib)
            moves, runs = moves + found.moves, runs + 1
    for line in [*(told_ratios(costs) if len(servers) > 1 else []), *problems]:
        print(line)
    how = f"{chosen.processes} processes on {kind}, seed {chosen.seed}"
    print(f"load: {moves} moves in {runs} runs, {how}: {'FAILED' if problems else 'ok'}")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
