"""Real server processes on one PostgreSQL database: games across them, kill -9, and a database that is restarted."""

from __future__ import annotations

import contextlib
import json
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from typing import Any, Self

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.record import Record
from tests.processes import PATIENCE, eventually
from tests.server.databases import cluster, do_sql, new_database
from tests.server.serving import Client, Server, Table, bearer


@contextlib.contextmanager
def servers(database: str, count: int = 2) -> Iterator[list[Server]]:
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(Server(database)) for _ in range(count)]


class Person:
    """Plays one seat of a table through one of the servers, by chance; asks another one when that is gone."""

    def __init__(self, all_servers: list[Server], number: int, table: Table, seat: int) -> None:
        self.servers = all_servers
        self.server = number
        self.table = table
        self.seat = seat
        self.chance = Chance.seeded(seat)
        self.http = httpx.Client(timeout=30, headers=bearer(table.tokens[seat]))
        self.acknowledged: list[str] = []  # the keys of moves
        self.unsure: dict[str, Any] | None = None  # sent, and nobody knows whether it was done
        self.refusals: set[tuple[int, str]] = set()
        self.problems: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, way: str, path: str, **more: Any) -> httpx.Response | None:
        address = self.servers[self.server].address + self.table.path + path
        try:
            answer = self.http.request(way, address, **more)
        except httpx.HTTPError:
            self.server = (self.server + 1) % len(self.servers)
            return None
        if answer.status_code != 200:
            self.refusals.add((answer.status_code, answer.json()["code"]))
        return answer

    def position(self) -> dict[str, Any] | None:
        answer = self.ask("GET", "/position", params={"perspective": self.seat})
        return answer.json() if answer is not None and answer.status_code == 200 else None

    def step(self) -> bool:
        """Move if it is for this seat to do so; whether the game is over."""
        body = self.unsure
        if body is None:
            position = self.position()
            if position is None:
                return False
            body = self._choice(position)
            if body is None:
                return bool(position["over"])
        self.unsure = body
        answer = self.ask("POST", "/moves", json=body)
        if answer is None or answer.status_code == 503:
            return False  # sent again with the same key
        self.unsure = None
        if answer.status_code == 200:
            self.acknowledged.append(body["key"])
        elif answer.status_code != 409:
            self.problems.append(f"{answer.status_code} {answer.text}")
        return False

    def _choice(self, position: dict[str, Any]) -> dict[str, Any] | None:
        body = {"seat": self.seat, "version": position["version"], "key": uuid.uuid4().hex}
        if position["ask"] is not None:
            options = position["ask"]["options"]
            return {**body, "kind": "play", "action": options[self.chance.below(len(options))]["action"]}
        return {**body, "kind": "commit"} if position["can_commit"] else None

    def play(self, is_enough: Callable[[], bool]) -> None:
        while not is_enough():
            if self.step():
                return
            time.sleep(0.01)


@contextlib.contextmanager
def two_people(all_servers: list[Server], maker: int = 0, game: str = "merv") -> Iterator[tuple[Table, list[Person]]]:
    """At a new table with a bot, each at a server of their own (where there are two)."""
    with contextlib.ExitStack() as stack:
        client = stack.enter_context(contextlib.closing(Client(all_servers[maker].address)))
        table = client.make("here", "here", "random", game=game)
        last = len(all_servers) - 1
        people = [stack.enter_context(Person(all_servers, min(seat, last), table, seat)) for seat in (0, 1)]
        yield table, people
        assert [person.problems for person in people] == [[], []]


def play_together(people: list[Person], is_enough: Callable[[], bool] = lambda: False) -> None:
    threads = [threading.Thread(target=person.play, args=(is_enough,)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


# --- games ----------------------------------------------------------------------------------------------------------
@pytest.mark.long
def test_two_people_at_different_processes_play_a_game_with_a_bot(postgres_database: str) -> None:
    with servers(postgres_database) as both, two_people(both, game="marco_polo") as (table, people):
        play_together(people)

        records = [httpx.get(f"{server.address}{table.path}/record", headers=bearer(table.owner)) for server in both]
        assert records[0].status_code == 200
        assert records[0].text == records[1].text
        keys = [key for person in people for key in person.acknowledged]
        assert len(keys) == len(set(keys)) > 40
    assert [server.errors for server in both] == [[], []]


def test_live_updates_come_from_the_other_process(postgres_database: str) -> None:
    with servers(postgres_database) as both, contextlib.ExitStack() as stack:
        client = Client(both[0].address)
        table = client.make("here", "link")
        sockets = [
            stack.enter_context(connect(f"ws://127.0.0.1:{server.port}/api/socket", compression=None))
            for server in both
        ]
        for seat, socket in enumerate(sockets):
            hello = {"type": "hello", "table": table.id, "tokens": [table.tokens[seat]], "perspective": seat}
            socket.send(json.dumps(hello))
        infos = [until_told(socket, "table", _everybody_is_there) for socket in sockets]
        assert [info["mine"] for info in infos] == [[0], [1]]

        for seat in (0, 1):
            if table.position(seat)["ask"] is not None:
                assert table.play(seat).status_code == 200

        moved = [until_told(socket, "position", lambda told: told["version"] >= 1) for socket in sockets]
        assert moved[0]["plays"] == moved[1]["plays"]
        sockets[1].close()
        until_told(sockets[0], "table", lambda told: not told["seats"][1]["present"])
        client.close()


def _everybody_is_there(told: dict[str, Any]) -> bool:
    return all(seat["present"] for seat in told["seats"])


def until_told(socket: ClientConnection, kind: str, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if told["type"] == kind and is_it(told):
            return told


# --- deaths ---------------------------------------------------------------------------------------------------------
@pytest.mark.long
def test_when_the_process_that_moves_the_bots_is_killed_the_other_goes_on(postgres_database: str) -> None:
    with servers(postgres_database) as (dying, living):
        there, here = Client(dying.address), Client(living.address)
        table = there.make("greedy", "greedy", "greedy", game="marco_polo")
        table.client = here  # only the other one is asked
        eventually(lambda: table.position()["version"] > 3)
        (lease,) = do_sql(postgres_database, "SELECT process FROM leases")

        dying.kill()

        before = table.position()
        assert not before["over"]
        eventually(lambda: table.position()["version"] > before["version"])
        assert do_sql(postgres_database, "SELECT process FROM leases") not in ([], [lease])
        eventually(lambda: bool(table.position()["over"]))
        record = here.get(f"{table.path}/record", table.owner).text
        Record.parse(record, caravansary.game).verify()
        assert do_sql(postgres_database, "SELECT * FROM leases") == []
        there.close()
        here.close()


def test_people_go_on_at_the_other_process_when_theirs_is_killed(postgres_database: str) -> None:
    with servers(postgres_database) as both, two_people(both, maker=1) as (table, people):
        play_together(people, lambda: moves_of(people) >= 10)

        both[0].kill()
        play_together(people, lambda: moves_of(people) >= 30)

        assert acknowledged_but_lost(postgres_database, table, people) == set()


@pytest.mark.long
def test_people_play_on_while_one_process_after_the_other_is_started_anew(postgres_database: str) -> None:
    with servers(postgres_database) as both, two_people(both) as (table, people):
        playing = threading.Thread(target=play_together, args=(people,), daemon=True)
        playing.start()
        for server in both:
            before = moves_of(people)
            eventually(lambda before=before: moves_of(people) >= before + 5)  # type: ignore[misc]
            server.stop()
            away = moves_of(people)
            eventually(lambda away=away: moves_of(people) >= away + 5)  # type: ignore[misc]
            server.start(server.port)
        eventually(lambda: not playing.is_alive())  # the game is over

        assert acknowledged_but_lost(postgres_database, table, people) == set()
    assert [server.errors for server in both] == [[], []]


def acknowledged_but_lost(database: str, table: Table, people: list[Person]) -> set[str]:
    sql = f"SELECT request FROM entries WHERE table_id = '{table.id}' AND request IS NOT NULL"  # noqa: S608 - our own id
    stored = {request for (request,) in do_sql(database, sql)}
    return {f"{person.seat}:{key}" for person in people for key in person.acknowledged} - stored


# --- the database ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("how", [pytest.param("fast", marks=pytest.mark.long), "immediate"])
def test_a_restart_of_the_database_loses_nothing_and_play_goes_on(how: str) -> None:
    with contextlib.ExitStack() as stack:
        postgres = stack.enter_context(cluster())
        database = stack.enter_context(new_database(postgres.address))
        both = stack.enter_context(servers(database))
        table, people = stack.enter_context(two_people(both))
        enough = threading.Event()
        playing = threading.Thread(target=play_together, args=(people, enough.is_set))
        playing.start()
        eventually(lambda: moves_of(people) >= 5)

        postgres.stop(how)
        eventually(lambda: all(health(server) == (503, "failing") for server in both))
        eventually(lambda: any(refusal[0] == 503 for person in people for refusal in person.refusals))
        before = moves_of(people)
        postgres.start()

        eventually(lambda: all(health(server) == (200, "ok") for server in both))
        eventually(lambda: moves_of(people) >= before + 10)
        enough.set()
        playing.join()
        assert acknowledged_but_lost(database, table, people) == set()
        for server in both:
            eventually(lambda server=server: any("answers again" in line for line in server.errors))  # type: ignore[misc]
            assert any("does not answer" in line for line in server.errors)
            assert "Traceback" not in "".join(server.errors)


def moves_of(people: list[Person]) -> int:
    return sum(len(person.acknowledged) for person in people)


def health(server: Server) -> tuple[int, str]:
    answer = httpx.get(f"{server.address}/api/health", timeout=30)
    return answer.status_code, answer.json()["database"]
