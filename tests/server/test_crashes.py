"""A server under load is killed again and again: every acknowledged move is there, and every table goes on."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from caravansary.core.chance import Chance
from tests.server.serving import Client, Server, Table, bearer

KILLS = int(os.environ.get("CARAVANSARY_KILLS", "50"))
TABLES = 4


class Mover:
    """Plays both seats of a table by chance, and remembers what the server has acknowledged."""

    def __init__(self, server: Server, table: Table, seed: int) -> None:
        self.server = server
        self.table = table
        self.chance = Chance.seeded(seed)
        self.acknowledged = 0  # the version of the last acknowledged move
        self.moves = 0
        self.keys = 0
        self.stopping = False
        self.pending: dict[str, Any] | None = None  # sent, and nobody knows whether it was done
        self.problems: list[str] = []

    def run(self) -> None:
        with httpx.Client(timeout=5) as http:
            while not self.stopping:
                try:
                    self._step(http)
                except httpx.HTTPError:
                    time.sleep(0.05)  # the server is being killed or restarted

    def _step(self, http: httpx.Client) -> None:
        body = self.pending or self._next_move(http)
        if body is None:
            time.sleep(0.01)  # the bot decides
            return
        self.pending = body
        token = self.table.tokens[body["seat"]]
        answer = http.post(f"{self.server.address}{self.table.path}/moves", json=body, headers=bearer(token))
        self.pending = None
        if answer.status_code == 200:
            self.acknowledged = max(self.acknowledged, answer.json()["version"])
            self.moves += not answer.json()["repeated"]
        elif answer.status_code not in (409, 503):
            self.problems.append(f"{answer.status_code} {answer.text}")

    def _next_move(self, http: httpx.Client) -> dict[str, Any] | None:
        for seat, token in self.table.tokens.items():
            address = f"{self.server.address}{self.table.path}/position"
            answer = http.get(address, params={"perspective": seat}, headers=bearer(token))
            if answer.status_code != 200:
                self.problems.append(f"{answer.status_code} {answer.text}")
                return None
            position = answer.json()
            if position["version"] < self.acknowledged:
                self.problems.append(f"version {position['version']} after {self.acknowledged} was acknowledged")
            move = self._choice(position, seat)
            if move is not None:
                return move
        return None

    def _choice(self, position: dict[str, Any], seat: int) -> dict[str, Any] | None:
        self.keys += 1
        body = {"seat": seat, "version": position["version"], "key": f"move{self.keys}"}
        if position["can_undo"] and self.chance.below(8) == 0:
            return {**body, "kind": "undo"}
        if position["can_commit"]:
            return {**body, "kind": "commit"}
        if position["ask"] is None:
            return None
        options = position["ask"]["options"]
        return {**body, "kind": "play", "action": options[self.chance.below(len(options))]["action"]}


@pytest.mark.long
def test_a_killed_server_loses_no_acknowledged_move(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    server = Server(tmp_path / "tables.db").start()
    chance = Chance.seeded(2026)
    client = Client(server.address)
    movers = [Mover(server, client.make("here", "here", "random"), seed) for seed in range(TABLES)]
    client.close()
    threads = [threading.Thread(target=mover.run) for mover in movers]
    for thread in threads:
        thread.start()
    try:
        for _ in range(KILLS):
            _let_them_move(movers, 1 + chance.below(20))
            time.sleep(chance.below(50) / 1000)
            server.kill()
            server.start(server.port)
        moves = sum(mover.moves for mover in movers)
        went_on = [_goes_on(server, mover) for mover in movers]
    finally:
        for mover in movers:
            mover.stopping = True
        for thread in threads:
            thread.join()
        server.stop()

    assert [mover.problems for mover in movers] == [[]] * TABLES
    assert went_on == [True] * TABLES
    assert moves > KILLS
    record_property("told", f"killed {KILLS} times, {moves} acknowledged moves, none lost")


def _let_them_move(movers: list[Mover], count: int) -> None:
    """Wait for so many more acknowledged moves, unless all games are over."""
    wanted = sum(mover.moves for mover in movers) + count
    for _ in range(3000):
        if sum(mover.moves for mover in movers) >= wanted:
            return
        time.sleep(0.01)


def _goes_on(server: Server, mover: Mover) -> bool:
    """Whether the table is played on, or its game is over."""
    before = mover.acknowledged
    for _ in range(600):
        if mover.acknowledged > before:
            return True
        address = f"{server.address}{mover.table.path}/position"
        if httpx.get(address, headers=bearer(mover.table.owner), timeout=30).json()["over"]:
            return True
        time.sleep(0.1)
    return False
