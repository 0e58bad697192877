"""Databases for tests: SQLite files, and a real PostgreSQL server.

The server is the one that CARAVANSARY_TEST_POSTGRES names (postgresql://..., by a user who may make databases), or else
a throwaway one on a free port of this machine, where PostgreSQL's programs are installed. Without both these tests are
skipped and say so.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import glob
import os
import pwd
import shutil
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit, urlunsplit

import pytest

from caravansary.server.storage.databases import store_of
from caravansary.server.storage.store import Store

Stores = Callable[[], Store]  # each call gives a new store over the same database
GIVEN = os.environ.get("CARAVANSARY_TEST_POSTGRES", "")
STARTS = 3
NEEDED = "needs PostgreSQL: apt-get install postgresql, or CARAVANSARY_TEST_POSTGRES=postgresql://..."


class Cluster:
    """A throwaway PostgreSQL server with a folder of its own."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="caravansary-postgres-"))
        self.port = 0  # chosen when it is started first
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses root
            nobody = pwd.getpwnam("postgres" if _has_user("postgres") else "nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self.user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        self._run("initdb", "-D", "data", "-U", "caravansary", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")

    def start(self) -> Self:
        """On its port, or first on a free one, which somebody else may take before it does."""
        for port in [self.port] if self.port else [_free_port() for _ in range(STARTS)]:
            settings = f"-p {port} -h 127.0.0.1 -k {self.folder} -c max_connections=60 -c shared_buffers=32MB"
            with contextlib.suppress(subprocess.CalledProcessError):
                self._run("pg_ctl", "start", "-w", "-t", "120", "-D", "data", "-l", "log", "-o", settings)
                self.port = port
                return self
        raise RuntimeError(f"PostgreSQL does not start: {(self.folder / 'log').read_text(encoding='utf-8')}")

    def stop(self, how: str = "fast") -> None:
        """`how` is "fast", or "immediate" as a crash would."""
        self._run("pg_ctl", "stop", "-w", "-D", "data", "-m", how)

    def kill(self) -> None:
        """kill -9 of all its processes, as a crash of the machine would."""
        while processes := self._processes():
            for process in processes:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            time.sleep(0.01)
        for lock in (self.folder / "data" / "postmaster.pid", *self.folder.glob(".s.PGSQL.*.lock")):
            lock.unlink()  # they name a process that may be there for a while, until the machine has cleared it away

    def _processes(self) -> list[int]:
        """All of them work in the folder of the data."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):  # it has just ended
                if (process / "cwd").readlink() == self.folder / "data":
                    found.append(int(process.name))
        return found

    def remove(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def address(self) -> str:
        return f"postgresql://caravansary@127.0.0.1:{self.port}/postgres"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        subprocess.run(
            command, cwd=self.folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self.user
        )


def _has_user(name: str) -> bool:
    return name in {one.pw_name for one in pwd.getpwall()}


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@functools.cache
def programs() -> Path | None:
    """Where PostgreSQL's programs are; Debian keeps them out of the path."""
    folders = [*sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    on_path = shutil.which("initdb")
    folders += [str(Path(on_path).parent)] if on_path else []
    return next((Path(folder) for folder in folders if (Path(folder) / "initdb").exists()), None)


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """A server of one's own, to be stopped and started; skips the test where there can be none."""
    _needs_the_driver()
    found = programs()
    if found is None:
        pytest.skip(NEEDED)
    running = Cluster(found)
    try:
        yield running.start()
    finally:
        running.remove()


@contextlib.contextmanager
def postgres_server() -> Iterator[str]:
    """The address of a server, the given one or a throwaway one."""
    if GIVEN:
        _needs_the_driver()
        yield GIVEN
        return
    with cluster() as running:
        yield running.address


def _needs_the_driver() -> None:
    pytest.importorskip("asyncpg", reason="needs the extra `postgres`")


@contextlib.contextmanager
def new_database(server: str) -> Iterator[str]:
    """The address of a new, empty database on the server."""
    name = f"caravansary_test_{uuid.uuid4().hex[:12]}"
    do_sql(server, f"CREATE DATABASE {name} TEMPLATE template0 ENCODING 'UTF8'")
    parts = urlsplit(server)
    try:
        yield urlunsplit((parts.scheme, parts.netloc, f"/{name}", parts.query, ""))
    finally:
        do_sql(server, f"DROP DATABASE {name} WITH (FORCE)")


def do_sql(address: str, *statements: str) -> list[list[Any]]:
    """The rows of the last statement; the address may be the path of a SQLite file."""
    if not address.startswith("postgresql://"):
        with contextlib.closing(sqlite3.connect(address)) as file, file:
            return [list(row) for row in [file.execute(statement) for statement in statements][-1]]

    import asyncpg

    async def run() -> list[list[Any]]:
        db = await asyncpg.connect(address)
        try:
            rows = [await db.fetch(statement) for statement in statements]
        finally:
            await db.close()
        return [list(row) for row in rows[-1]]

    return asyncio.run(run())


def stores_over(database: str) -> Stores:
    return lambda: store_of(database)
