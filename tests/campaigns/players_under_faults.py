"""People who play on while their server dies or cannot store: the campaigns `kills.py` and `faults.py` share them.

They send again, with the same key, what was not answered; and they remember what was acknowledged and what was refused,
so that it can be compared with what is stored.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.record import Record
from tests.server.databases import do_sql
from tests.server.serving import Server, bearer

PATIENCE: Final = float(os.environ.get("CARAVANSARY_PATIENCE", "120"))  # seconds until a table counts as stuck
PAUSE: Final = 0.02
QUICK_START: Final = {"PYTHONDONTWRITEBYTECODE": ""}  # a server that is started so often need not compile itself anew
PLANS: Final = (("here", "here"), ("here", "here", "random"), ("here", "here", "here"))
ENTRIES: Final = "SELECT seq, request FROM entries WHERE table_id = '{}' ORDER BY seq"

Rows = Sequence[Sequence[Any]]  # the number and the request of each entry of a log


class PlayedTable:
    """A table, and what the players were told about their moves."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id: str = made["table"]
        self.owner: str = made["owner"]
        self.tokens: dict[int, str] = {one["seat"]: one["token"] for one in made["seats"]}
        self.acknowledged: dict[str, int] = {}  # request -> version
        self.refused: set[str] = set()  # requests of which it was said that they are not done
        self.versions: dict[int, int] = {}  # the newest one that each seat was told


class SentMoves:
    """A line to a table over which moves are sent; what else comes is not read."""

    def __init__(self, port: int, table: PlayedTable) -> None:
        self._ending = contextlib.ExitStack()
        self._line = self._ending.enter_context(
            connect(f"ws://127.0.0.1:{port}/api/socket", max_size=None, open_timeout=20, close_timeout=1)
        )
        hello = {"type": "hello", "table": table.id, "tokens": list(table.tokens.values())}
        self._line.send(json.dumps(hello))

    def send(self, move: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """The status and the body that a request would be answered with."""
        self._line.send(json.dumps({"type": "move", "move": move}))
        while True:
            heard: dict[str, Any] = json.loads(self._line.recv(60))
            if heard["type"] == "moved" and heard["key"] == move["key"]:
                return 200, heard
            if heard["type"] == "refused" and heard["key"] == move["key"]:
                return heard["status"], heard["problem"]
            if heard["type"] == "failed":
                return 400, heard["problem"]

    def close(self) -> None:
        with contextlib.suppress(OSError, WebSocketException):
            self._ending.close()


class Player:
    """Plays the people of one table after the other by chance, through whichever server answers."""

    def __init__(self, servers: list[Server], seed: int) -> None:
        self.servers = servers
        self.chance = Chance.seeded(seed)
        self.at = seed % len(servers)
        self.table: PlayedTable | None = None
        self.finished: list[PlayedTable] = []
        self.unsure: dict[str, Any] | None = None  # sent, and nobody knows whether it was done
        self.keys = 0
        self.moves = 0  # acknowledged
        self.resent = 0  # moves whose first answer was lost
        self.found = 0  # those of them that had been stored
        self.refusals: Counter[tuple[int, str]] = Counter()
        self.messages: set[str] = set()  # what people were told when the server could not do its work
        self.problems: list[str] = []
        self.stopping = False
        self.line: SentMoves | None = None

    def play(self) -> None:
        with httpx.Client(timeout=60) as http:
            while not self.stopping and not self.problems:
                try:
                    self._step(http)
                except httpx.HTTPError:  # the server is being killed or restarted
                    self._hang_up()
                    self.at = (self.at + 1) % len(self.servers)
                    time.sleep(PAUSE)
                except Exception as error:  # the campaign goes on with the others and fails in the end
                    self.problems.append(f"{type(error).__name__}: {error}")
                    return

    def _step(self, http: httpx.Client) -> None:
        if self.table is None:
            self._make_table(http)
            return
        move = self.unsure or self._next_move(http, self.table)
        if move is None:
            time.sleep(PAUSE)  # the bot decides
        else:
            self._send(http, self.table, move)

    def _ask(self, http: httpx.Client, way: str, path: str, token: str = "", **more: Any) -> httpx.Response | None:
        """What the server answers; None if it cannot do its work now."""
        address = self.servers[self.at].address + path
        answer = http.request(way, address, headers=bearer(token) if token else {}, **more)
        return self._unless_failing(answer)

    def _unless_failing(self, answer: httpx.Response) -> httpx.Response | None:
        if answer.status_code == 503:
            self.refusals[503, answer.json()["code"]] += 1
            self.messages.add(answer.json()["message"])
            time.sleep(5 * PAUSE)
            return None
        return answer

    # --- tables -----------------------------------------------------------------------------------------------------
    def _make_table(self, http: httpx.Client) -> None:
        games = sorted(caravansary.list_games())
        game, plan = games[self.chance.below(len(games))], PLANS[self.chance.below(len(PLANS))]
        seats = [{"kind": "here"} if kind == "here" else {"kind": "bot", "bot": kind} for kind in plan]
        answer = self._ask(http, "POST", "/api/tables", json={"game": game, "seats": seats})
        if answer is not None and self._is_fine(answer, 201):
            self.table = PlayedTable(answer.json())

    def _finish(self, http: httpx.Client, table: PlayedTable) -> None:
        """The record of a finished game replays to its end: nothing of it is lost, nothing is there twice."""
        answer = self._ask(http, "GET", f"/api/tables/{table.id}/record", table.owner)
        if answer is not None and self._is_fine(answer, 200):
            Record.parse(answer.text, caravansary.game).verify()
            self.finished.append(table)
            self.table = None
            self._hang_up()

    def _is_fine(self, answer: httpx.Response, status: int) -> bool:
        if answer.status_code != status:
            self.problems.append(f"{answer.request.url.path}: {answer.status_code} {answer.text}")
        return answer.status_code == status

    # --- moves ------------------------------------------------------------------------------------------------------
    def _next_move(self, http: httpx.Client, table: PlayedTable) -> dict[str, Any] | None:
        for seat, token in table.tokens.items():
            answer = self._ask(http, "GET", f"/api/tables/{table.id}/position", token, params={"perspective": seat})
            if answer is None or not self._is_fine(answer, 200):
                return None
            position = answer.json()
            if position["version"] < table.versions.get(seat, 0):
                self.problems.append(
                    f"table {table.id} is at {position['version']}, seat {seat} was told {table.versions}"
                )
            if position["over"]:
                self._finish(http, table)
                return None
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

    def _send(self, http: httpx.Client, table: PlayedTable, move: dict[str, Any]) -> None:
        is_again = self.unsure is not None
        self.unsure = move
        answer = self._move(http, table, move)
        if answer is None:
            return  # sent again with the same key
        self.unsure = None
        self.resent += is_again
        if answer.status_code == 409:  # a bot or the own lost move was faster: look again
            self.refusals[409, answer.json()["code"]] += 1
            table.refused.add(_request(move))
        elif self._is_fine(answer, 200):
            self._note(table, move, answer.json(), is_again=is_again)
            if self.chance.below(16) == 0:
                self._repeat(http, table, move)

    def _move(self, http: httpx.Client, table: PlayedTable, move: dict[str, Any]) -> httpx.Response | None:
        """What the move is answered, over a request or a line, whichever way the same move came before."""
        path, token = f"/api/tables/{table.id}/moves", table.tokens[move["seat"]]
        if self.chance.below(2):
            return self._ask(http, "POST", path, token, json=move)
        server = self.servers[self.at]
        try:
            self.line = self.line or SentMoves(server.port, table)
            status, body = self.line.send(move)
        except (OSError, WebSocketException) as error:
            self._hang_up()
            raise httpx.ReadError(f"the line is broken: {error}") from error
        if status == 503:
            self._hang_up()  # the server ends it too
        asked = httpx.Request("POST", server.address + path)
        return self._unless_failing(httpx.Response(status, json=body, request=asked))

    def _hang_up(self) -> None:
        if self.line is not None:
            self.line.close()
        self.line = None

    def _note(self, table: PlayedTable, move: dict[str, Any], done: dict[str, Any], *, is_again: bool) -> None:
        if done["repeated"] and not is_again:
            self.problems.append(f"a new move was taken for a repeated one: {move}")
        self.found += done["repeated"]
        table.acknowledged[_request(move)] = table.versions[move["seat"]] = done["version"]
        self.moves += 1

    def _repeat(self, http: httpx.Client, table: PlayedTable, move: dict[str, Any]) -> None:
        """Somebody clicks twice."""
        answer = self._move(http, table, move)
        if answer is not None and self._is_fine(answer, 200) and not answer.json()["repeated"]:
            self.problems.append(f"done twice: {move}")

    @property
    def progress(self) -> int:
        return self.moves + len(self.finished)


def _request(move: dict[str, Any]) -> str:
    """As the log names it."""
    return f"{move['seat']}:{move['key']}"


# --- all of them ----------------------------------------------------------------------------------------------------
@contextlib.contextmanager
def playing(servers: list[Server], count: int, seed: int) -> Iterator[list[Player]]:
    """So many tables are played at until the end."""
    players = [Player(servers, seed + number) for number in range(count)]
    threads = [threading.Thread(target=player.play) for player in players]
    for thread in threads:
        thread.start()
    try:
        yield players
    finally:
        for player in players:
            player.stopping = True
        for thread in threads:
            thread.join()


def who_is_stuck(players: list[Player], before: list[int], count: int = 1) -> list[str]:
    """Wait until each has done so much more since `before`; the tables at which nothing went on."""

    def behind() -> list[Player]:
        return [player for player, was in zip(players, before, strict=True) if player.progress < was + count]

    until(lambda: not behind() or any(player.problems for player in players))
    return [f"table {player.table and player.table.id} does not go on: {dict(player.refusals)}" for player in behind()]


def until(is_so: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Wait for it; whether it came."""
    began = time.monotonic()
    while not is_so():
        if time.monotonic() - began > seconds:
            return False
        time.sleep(PAUSE)
    return True


# --- what is stored -------------------------------------------------------------------------------------------------
def log_of(database: str, table: str) -> Rows:
    """What is stored of the table's log, read beside the servers."""
    if database.startswith("postgresql:"):
        return do_sql(database, ENTRIES.format(table))
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=60)) as db:
        return db.execute(ENTRIES.format(table)).fetchall()


def is_whole(database: Path) -> bool:
    """Whether SQLite finds nothing wrong with the file."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=60)) as db:
        rows = [*db.execute("PRAGMA integrity_check"), *db.execute("PRAGMA foreign_key_check")]
    return rows == [("ok",)]


def what_is_wrong(table: str, acknowledged: Sequence[str], refused: Sequence[str], rows: Rows) -> list[str]:
    """What the log of a table does not say as the players were told it."""
    stored = Counter(request for _, request in rows if request is not None)
    wrong = []
    if [seq for seq, _ in rows] != list(range(len(rows))):
        wrong.append(f"table {table}: its log has gaps")
    wrong += [f"table {table}: lost {request}" for request in acknowledged if request not in stored]
    wrong += [f"table {table}: stored, but refused: {request}" for request in refused if request in stored]
    wrong += [f"table {table}: {request} is stored {count} times" for request, count in stored.items() if count > 1]
    return wrong


class Ledger:
    """Compares what players were told with what is stored; a finished table is looked at one last time."""

    def __init__(self, database: str, players: list[Player]) -> None:
        self.database = database
        self.players = players
        self._closed = [0] * len(players)  # how many finished tables of each player need no further look

    def check(self) -> list[str]:
        wrong = []
        for number, player in enumerate(self.players):
            finished = player.finished[self._closed[number] :]
            self._closed[number] += len(finished)
            for table in (*finished, player.table):
                if table is not None:
                    told = tuple(table.acknowledged), tuple(table.refused)  # before reading: the player plays on
                    wrong += what_is_wrong(table.id, *told, log_of(self.database, table.id))
        return wrong
