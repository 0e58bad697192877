"""The worlds of `leaks.py` on a real server: its process, its HTTP, its sockets, over loopback.

The tables are put into the database before the server starts. A match of ours goes along with each table, so that we
know what can be played and when something was turned up.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import re
import tempfile
from pathlib import Path
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from caravansary.core.chance import Chance
from caravansary.core.match import Match
from caravansary.core.match_log import read_entry
from caravansary.server.storage.sqlite_store import SqliteStore
from caravansary.server.storage.store import Whole
from tests.campaigns.campaign import Found
from tests.campaigns.leak_pairs import Twins, hello, stored_table, token
from tests.campaigns.leaks import Pair, all_pairs, follow
from tests.server.serving import Server, bearer

STEPS: Final = 20
POSITIONS_OF_A_PAIR: Final = 4  # at least, on average; there are more pairs than are needed
ANSWER_SECONDS: Final = 60.0
TIMES: Final = re.compile(r'"(at|used|since|away_since)":[0-9.e+-]+')


def without_times(text: str, table: str) -> str:
    """What a message says, but for the clock and the table's name: the other world has other ones."""
    return TIMES.sub(r'"\1":0', text).replace(table, "TABLE")


class RealWorld:
    """A table of a real server."""

    def __init__(self, http: httpx.AsyncClient, socket: ClientConnection, table: str, match: Match) -> None:
        self.http = http
        self.socket = socket
        self.table = table
        self.match = match
        self.numbers = itertools.count(1)

    async def move(self, seat: int, kind: str, action: int | None, key: str) -> bytes:
        path, own = f"/api/tables/{self.table}", bearer(token(seat))
        seen = await self.http.get(f"{path}/position", params={"perspective": seat}, headers=own)
        body = {"seat": seat, "version": seen.json()["version"], "key": key, "kind": kind, "action": action}
        answer = await self.http.post(f"{path}/moves", json=body, headers=own)
        assert answer.status_code == 200, answer.text
        if kind == "play" and action is not None:
            self.match.play(seat, action)
        else:
            self.match.take(read_entry({"kind": kind, "seat": seat}))
        return answer.content

    async def get(self, what: str, tokens: list[str]) -> bytes:
        answer = await self.http.get(f"/api/tables/{self.table}{what}", headers=bearer(*tokens))
        return f"{answer.status_code} {without_times(answer.text, self.table)}".encode()

    async def news(self) -> list[str]:
        """Two pings, as in `app_in_process.py`: all that was under way has come when the second one is answered."""
        heard: list[str] = []
        for number in (next(self.numbers), next(self.numbers)):
            await self.socket.send(json.dumps({"type": "ping", "number": number}))
            heard += await asyncio.wait_for(self._until_pong(number), ANSWER_SECONDS)
        return heard

    async def _until_pong(self, number: int) -> list[str]:
        heard: list[str] = []
        while True:
            text = str(await self.socket.recv())
            message = json.loads(text)
            if message["type"] != "pong":
                heard.append(without_times(text, self.table))
            elif message["number"] == number:
                return heard

    async def leave(self) -> None:
        await self.socket.close()


async def compare_on_sockets(seed: int, positions: int) -> Found:
    """Follow worlds on a real server until so many positions were compared."""
    chance, found = Chance.seeded(seed), Found()
    pairs = list(itertools.islice(all_pairs(chance), 30 + positions // POSITIONS_OF_A_PAIR))
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        await _put(database, pairs)
        with Server(database) as server:
            async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
                for number, pair in enumerate(pairs):
                    left = positions - found.counts["positions"]
                    if left > 0:
                        await _compare(server, http, number, pair, chance, found, min(left, STEPS))
            found.check_log(server.errors)
    found.counts["real positions"] = found.counts.pop("positions")
    return found


async def _put(database: Path, pairs: list[Pair]) -> None:
    store = SqliteStore(database)
    await store.open()
    for number, (one, other, _) in enumerate(pairs):
        for name, match in ((f"world-a-{number}", one), (f"world-b-{number}", other)):
            await store.add(Whole(stored_table(name, match)))
    await store.close()


async def _compare(
    server: Server, http: httpx.AsyncClient, number: int, pair: Pair, chance: Chance, found: Found, most: int
) -> None:
    perspective = pair[2]
    async with contextlib.AsyncExitStack() as sockets:
        worlds = []
        for name, match in ((f"world-a-{number}", pair[0]), (f"world-b-{number}", pair[1])):
            address = f"ws://127.0.0.1:{server.port}/api/socket"
            socket = await sockets.enter_async_context(connect(address, max_size=None, compression=None))
            await socket.send(json.dumps(hello(name, perspective)))
            worlds.append(RealWorld(http, socket, name, match))
        await follow(Twins(worlds[0], worlds[1], perspective, chance, found), most)
