"""Campaign: something that is stored of a table is damaged; the other tables do not notice, and it is told.

    uv run --all-extras python -m tests.campaigns.damage --seed 1 --cases 2000
    uv run --all-extras python -m tests.campaigns.damage --seed 1 --cases 2000 --database postgresql

At the tables of a database it is for bots to move. Then one value of one row is something else (no JSON, JSON of
another kind, no text, nothing, a number), or a row is gone, and the application is started anew. It is a failure if a
bot at another table is not asked, another table cannot be seen or listed, any answer about the damaged one is 500 or
more, or nobody is told: a table that is hidden must be counted by /api/health and named in the log.
"""

# ruff: noqa: S608
# The statements are made of names of our own.

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from caravansary.core.chance import Chance
from caravansary.server.thinking.bot_workers import BotJob, BotMoves
from caravansary.server.thinking.fair_queue import Asker
from caravansary.server.thinking.workers import Halt
from tests.campaigns.app_in_process import LocalApp
from tests.campaigns.campaign import Found, report
from tests.server.databases import do_sql, new_database, postgres_server

GAMES: Final = ("merv", "marrakesh", "marco_polo")
TURNS: Final = 2
PARTS: Final = ("cases", "hidden", "still seen")
KEYS: Final = {"tables": "id", "entries": "table_id", "lines": "table_id", "snapshots": "table_id"}
DOCUMENTS: Final = ("'{\"a\": '", "'null'", "'[]'", "'{}'", "'7'", "'[[]]'", f"'{'[' * 3000}'", "'{\"kind\": 5}'")
TEXTS: Final = ("''", "'x'", "'\U0001f42b'", *DOCUMENTS)
NUMBERS: Final = ("-1", "99", "2147483647")
NO_TEXTS: Final = ("CAST(X'ff41' AS TEXT)", "X'ff'", "5", "-1.5")  # SQLite takes anything anywhere
NO_NUMBERS: Final = ("'abc'", "X'ff'", "''", "1e300")
SECONDS: Final = 20.0  # until bots are asked
UNCHANGED: Final = "id", "table_id"  # whose table would it be?


class Damage(NamedTuple):
    """A row of a table of the database, found by `where`; no column: the row is gone."""

    table: str
    where: str
    column: str | None
    value: str


class Waiting:
    """Bots that are asked and never answer."""

    most_seconds = 20.0

    def __init__(self) -> None:
        self.asked: list[BotJob] = []

    def start(self) -> None:
        pass

    async def actions(self, job: BotJob, halt: Halt, asker: Asker) -> BotMoves:
        self.asked.append(job)
        await asyncio.Event().wait()
        raise AssertionError

    async def close(self) -> None:
        pass

    def is_well(self) -> bool:
        return True


class Heard(logging.Handler):
    """What the server logs."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


# --- the tables -----------------------------------------------------------------------------------------------------
async def make_tables(database: str, games: Sequence[str] = GAMES) -> dict[str, list[str]]:
    """A table of each game with log, chat and snapshot at which a bot is to move; with the tokens of each."""
    made = {}
    async with LocalApp(database=database, bots=Waiting()) as app:
        for game in games:
            answer = await app.send("POST", "/api/tables", {"game": game, "seats": [{"kind": "here"}] * 2})
            new = answer.json()
            tokens = [new["owner"], *(seat["token"] for seat in new["seats"])]
            made[new["table"]] = tokens
            await _play(app, new["table"], tokens)
    return made


async def _play(app: LocalApp, table: str, tokens: list[str]) -> None:
    path, commits = f"/api/tables/{table}", 0
    for number in range(200):
        for seat in range(2):
            position = (await app.ask("GET", f"{path}/position?perspective={seat}", tokens=tokens)).json()
            body = {"seat": seat, "version": position["version"], "key": f"k{number}-{seat}"}
            if position["can_commit"]:
                await app.send("POST", f"{path}/moves", {**body, "kind": "commit"}, tokens)
                commits += 1
            elif position["ask"] is not None:
                action = position["ask"]["options"][0]["action"]
                await app.send("POST", f"{path}/moves", {**body, "kind": "play", "action": action}, tokens)
        if commits >= 2 * TURNS:
            break
    for number in range(3):
        await app.send("POST", f"{path}/chat", {"text": "hello", "key": f"s{number}", "seat": 0}, tokens)
    for seat in range(2):
        await app.send("PATCH", f"{path}/seats/{seat}", {"bot": "random"}, tokens)


# --- the damage -----------------------------------------------------------------------------------------------------
def all_damage(database: str, table: str) -> list[Damage]:
    """Everything that can be wrong with what is stored of a table."""
    found = []
    for name, key in KEYS.items():
        whose = f"{key} = '{table}'"
        rows = [whose]
        for number in {"entries": ("seq",), "lines": ("number",)}.get(name, ()):
            (last,) = do_sql(database, f"SELECT MAX({number}) FROM {name} WHERE {whose}")[0]
            rows = [f"{whose} AND {number} = {one}" for one in (0, last // 2, last)]
        for where in rows:
            found += [Damage(name, where, column, value) for column, value in _values(database, name, where)]
            found += [] if name == "tables" else [Damage(name, where, None, "")]
    return found


def _values(database: str, name: str, where: str) -> Iterator[tuple[str, str]]:
    is_sqlite = not database.startswith("postgresql:")
    for column, now in zip(
        _columns(database, name), do_sql(database, f"SELECT * FROM {name} WHERE {where}")[0], strict=True
    ):
        if column in UNCHANGED or (now is None and not is_sqlite):  # of which kind would it be?
            continue
        if isinstance(now, bool):
            yield column, f"NOT {column}"
        elif isinstance(now, int | float):
            yield from ((column, value) for value in (*NUMBERS, *(NO_NUMBERS if is_sqlite else ())))
        else:
            yield from ((column, value) for value in (*TEXTS, *(NO_TEXTS if is_sqlite else ())))


def _columns(database: str, name: str) -> list[str]:
    if not database.startswith("postgresql:"):
        return [str(row[1]) for row in do_sql(database, f"PRAGMA table_info({name})")]
    here = f"table_schema = current_schema() AND table_name = '{name}'"
    sql = f"SELECT column_name FROM information_schema.columns WHERE {here} ORDER BY ordinal_position"
    return [str(row[0]) for row in do_sql(database, sql)]


@contextlib.contextmanager
def damaged(database: str, table: str, damage: Damage) -> Iterator[None]:
    """The row is damaged, and whole again afterwards."""
    name, whose = damage.table, f"{KEYS[damage.table]} = '{table}'"
    do_sql(database, "DROP TABLE IF EXISTS kept", f"CREATE TABLE kept AS SELECT * FROM {name} WHERE {whose}")
    if damage.column is None:
        do_sql(database, f"DELETE FROM {name} WHERE {damage.where}")
    else:
        do_sql(database, f"UPDATE {name} SET {damage.column} = {damage.value} WHERE {damage.where}")
    try:
        yield
    finally:
        if name == "tables":  # others refer to it
            columns = [column for column in _columns(database, name) if column != "id"]
            again = ", ".join(f"{column} = (SELECT {column} FROM kept)" for column in columns)
            do_sql(database, f"UPDATE tables SET {again} WHERE {whose}")
        else:
            do_sql(database, f"DELETE FROM {name} WHERE {whose}", f"INSERT INTO {name} SELECT * FROM kept")


# --- the cases ------------------------------------------------------------------------------------------------------
class Campaign:
    """Damages one thing after the other."""

    def __init__(self, database: str, seed: int, cases: int) -> None:
        self.database = database
        self.chance = Chance.seeded(seed)
        self.cases = cases
        self.found = Found()

    def run(self) -> Found:
        tables = asyncio.run(make_tables(self.database))
        every = [(table, damage) for table in tables for damage in all_damage(self.database, table)]
        order = list(range(len(every)))
        self.chance.shuffle(order)
        for table, damage in [every[number] for number in order[: self.cases]]:
            self.suffer(table, tables, damage)
        return self.found

    def suffer(self, table: str, tables: dict[str, list[str]], damage: Damage) -> None:
        with damaged(self.database, table, damage):
            asyncio.run(self.look(table, tables, damage))
        self.found.count("cases")

    async def look(self, table: str, tables: dict[str, list[str]], damage: Damage) -> None:
        """Everything but the damaged table is as it was, and somebody is told."""
        bots, heard = Waiting(), Heard()
        log = logging.getLogger("caravansary.server")
        log.addHandler(heard)
        try:
            async with LocalApp(database=self.database, bots=bots) as app:
                await self.compare(app, bots, heard, table, tables, damage)
        except Exception as error:
            self.found.fail(f"{damage}: {type(error).__name__}: {error}")
        finally:
            log.removeHandler(heard)

    async def compare(
        self, app: LocalApp, bots: Waiting, heard: Heard, table: str, tables: dict[str, list[str]], damage: Damage
    ) -> None:
        others = [other for other in tables if other != table]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SECONDS):
                while len(bots.asked) < len(others):
                    await asyncio.sleep(0.01)
        self.expect(
            len(bots.asked) >= len(others), damage, f"bots of {len(bots.asked)} tables were asked: {heard.lines}"
        )
        answer = await app.ask("GET", "/api/tables")
        listed = [line["table"] for line in answer.json()] if answer.status == 200 else [str(answer)]
        self.expect(set(others) <= set(listed), damage, f"the list is {listed}")
        for other in others:
            answer = await app.ask("GET", f"/api/tables/{other}/position", tokens=tables[other])
            self.expect(answer.status == 200, damage, f"another table cannot be seen: {answer}")
        statuses = []
        for what in ("", "/position", "/record"):
            answer = await app.ask("GET", f"/api/tables/{table}{what}", tokens=tables[table])
            statuses.append(answer.status)
            self.expect(answer.status < 500, damage, f"{what}: {answer.body[:300]!r}, {heard.lines}")
        health = (await app.ask("GET", "/api/health")).json()
        self.expect(health["status"] == "ok", damage, f"health is {health}")
        is_hidden = statuses[0] == 404
        self.found.count("hidden" if is_hidden else "still seen")
        if is_hidden:
            self.expect(health["unreadable"] == 1, damage, f"nobody is told: {health}")
            self.expect(any(table in line for line in heard.lines), damage, f"the log says {heard.lines}")

    def expect(self, is_so: bool, damage: Damage, problem: str) -> None:
        if not is_so:
            self.found.fail(f"{damage}: {problem}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=2_000)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    asked = parser.parse_args()
    with database_of(asked.database) as database:
        found = Campaign(database, asked.seed, asked.cases).run()
    return report(found, found.summary(f"damage ({asked.database})", asked.seed, PARTS))


@contextlib.contextmanager
def database_of(kind: str) -> Iterator[str]:
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "tables.db")
    else:
        with postgres_server() as server, new_database(server) as address:
            yield address


if __name__ == "__main__":
    sys.exit(main())
