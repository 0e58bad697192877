"""Copies of a database that are made while people play, as docs/serve/deploy.md says: a server on the copy goes on."""

from __future__ import annotations

import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

import caravansary
from caravansary.core.record import Record
from tests.processes import eventually
from tests.server.databases import NEEDED, new_database, programs
from tests.server.serving import Client, Server, Table
from tests.server.test_processes import Person, moves_of, play_together, two_people

MOVES = 10
HAS_DIED = "has died: its tables are taken over"  # a dump has the process that was running then


def copy_of_file(database: str, copy: Path) -> None:
    tool = shutil.which("sqlite3")
    if tool is None:
        pytest.skip("needs the command sqlite3: apt-get install sqlite3")
    subprocess.run([tool, database, f".backup {copy}"], check=True)


def copy_of_postgres(database: str, copy: Path) -> None:
    folder = programs()
    if folder is None:
        pytest.skip(NEEDED)
    subprocess.run([folder / "pg_dump", "--format=custom", f"--file={copy}", database], check=True)


@contextmanager
def restored(copy: Path, postgres: str) -> Iterator[str]:
    folder = programs()
    assert folder is not None
    with new_database(postgres) as database:
        subprocess.run([folder / "pg_restore", "--no-owner", f"--dbname={database}", copy], check=True)
        yield database


@pytest.mark.long
def test_a_copy_of_a_file_has_every_move_that_was_acknowledged_before(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    table, acknowledged = copied_while_playing(
        str(tmp_path / "tables.db"), lambda database: copy_of_file(database, copy)
    )

    goes_on(str(copy), table, acknowledged)


@pytest.mark.long
def test_a_dump_of_postgresql_has_every_move_that_was_acknowledged_before(postgres: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.dump"

    with new_database(postgres) as database:
        table, acknowledged = copied_while_playing(database, lambda running: copy_of_postgres(running, copy))

    with restored(copy, postgres) as again:
        goes_on(again, table, acknowledged)


def copied_while_playing(database: str, make_copy: Callable[[str], None]) -> tuple[Table, dict[int, str]]:
    """The table, and for each seat the key of its last move that was acknowledged before the copy began."""
    with Server(database) as server, two_people([server]) as (table, people):
        enough = threading.Event()
        playing = threading.Thread(target=play_together, args=(people, enough.is_set))
        playing.start()
        try:
            eventually(lambda: all(len(person.acknowledged) >= MOVES for person in people))
            acknowledged = {person.seat: person.acknowledged[-1] for person in people}
            make_copy(database)
            after = moves_of(people)
            eventually(lambda: moves_of(people) > after)  # nobody had to stop for it
        finally:
            enough.set()
            playing.join()
    return table, acknowledged


def goes_on(database: str, table: Table, acknowledged: dict[int, str]) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(Server(database))
        table.client = client = Client(server.address)
        for seat, key in acknowledged.items():
            again = table.send(seat, "commit", 0, key)
            assert again.json()["repeated"], again.text
        people = [stack.enter_context(Person([server], 0, table, seat)) for seat in (0, 1)]
        play_together(people)
        assert [person.problems for person in people] == [[], []]
        Record.parse(client.get(f"{table.path}/record", table.owner).text, caravansary.game).verify()
        client.close()
        assert [line for line in server.errors if HAS_DIED not in line] == []
