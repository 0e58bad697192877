"""Databases and records that older versions have written: opened and gone on with by this one.

`kept/` has a folder for each version; its README says how they were made. A game whose rules have not changed since is
as it was, and its record replays. Otherwise a running table goes on from its last stored position under the new rules,
a finished one shows its end, and a record is shown but not replayed. Where the rules of today cannot go on (Marrakesh,
whose tiles were others), a table is listed, explained, and gives its record and its chat.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import caravansary
from caravansary.core.errors import RecordError
from caravansary.core.record import Record
from tests.server.kept.looking import chat_of, facts_of
from tests.server.kept.playing import play_on
from tests.server.serving import Server, Table, bearer, serving

KEPT = Path(__file__).parent / "kept"
FOLDERS = sorted(path.parent for path in KEPT.glob("*/tables.json"))
RECORDS = sorted(KEPT.glob("*/*.record"))
MOVES = 5  # at every running table in the everyday tests
FIRST_RULES = 1  # of all games that are kept

kept_by = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
everywhere = pytest.mark.parametrize(
    ("folder", "database"),
    [
        pytest.param(folder, kind, marks=[pytest.mark.long] if kind == "postgresql" and folder != FOLDERS[0] else [])
        for folder in FOLDERS
        for kind in ("sqlite", "postgresql")
    ],
    ids=lambda one: one if isinstance(one, str) else one.name,
    indirect=["database"],
)


# --- tables ---------------------------------------------------------------------------------------------------------
@everywhere
def test_tables_of_an_older_version_are_as_they_were_and_go_on(folder: Path, database: str, tmp_path: Path) -> None:
    open_copy(folder, database, tmp_path)

    with serving(database) as (server, client):
        for kept in kept_in(folder):
            check_unchanged(server, Table(client, kept["made"]), kept, folder)
        for kept in going_on_in(folder):
            go_on(Table(client, kept["made"]), kept, MOVES)

    assert server.errors == []


def test_running_tables_of_older_rules_are_among_the_kept_ones() -> None:
    """Of Merv and of Marco Polo: what is tested here for them would be tested by nothing otherwise."""
    older = {kept["game"] for folder in FOLDERS for kept in running_in(folder) if is_of_older_rules(kept["game"])}

    assert {"merv", "marco_polo"} <= older


@pytest.mark.long
@kept_by
def test_games_of_an_older_version_are_played_to_their_end(folder: Path, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    open_copy(folder, database, tmp_path)

    with serving(database) as (server, client):
        for kept in going_on_in(folder):
            table = Table(client, kept["made"])
            assert go_on(table, kept, sys.maxsize), f"{kept['name']} of {kept['game']} has not ended"
            if not is_of_older_rules(kept["game"]):
                record = Record.parse(client.get(f"{table.path}/record", table.owner).text, caravansary.game)
                record.verify()

    assert server.errors == []


def open_copy(folder: Path, database: str, tmp_path: Path) -> None:
    """The kept file as this test's database; into PostgreSQL it is moved as anybody would do it."""
    if not database.startswith("postgresql://"):
        shutil.copy(folder / "tables.sqlite", database)
        return
    copy = tmp_path / "copy.db"
    shutil.copy(folder / "tables.sqlite", copy)
    subprocess.run([sys.executable, "-m", "caravansary", "move-database", str(copy), database], check=True)


def kept_in(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((folder / "tables.json").read_text(encoding="utf-8"))
    return found


def running_in(folder: Path) -> list[dict[str, Any]]:
    return [kept for kept in kept_in(folder) if kept.get("status") != "finished"]


def going_on_in(folder: Path) -> list[dict[str, Any]]:
    return [kept for kept in running_in(folder) if can_go_on(kept["game"])]


def check_unchanged(server: Server, table: Table, kept: dict[str, Any], folder: Path) -> None:
    if "facts" not in kept:
        return  # its server was killed before anybody could look
    name = f"{kept['name']} of {kept['game']}"
    older = is_of_older_rules(kept["game"])
    if not can_go_on(kept["game"]) or (older and kept["name"] == "imported"):
        check_explained(table, kept, folder)
        return
    info = table.client.get(table.path, table.owner).json()
    assert info["outdated_rules"] == older, name
    assert info["rules_version"] == FIRST_RULES, name
    assert (info["title"], info["status"]) == (kept["title"], kept["status"]), name
    assert chat_of(server, table) == kept["chat"], name
    if older:
        check_last_position(table, kept, folder)
        return
    assert facts_of(table) == kept["facts"], name
    if kept["status"] == "finished":
        record = table.client.get(f"{table.path}/record", table.owner).text
        assert plays_of(record) == plays_of((folder / f"{kept['game']}.record").read_text(encoding="utf-8")), name


def check_last_position(table: Table, kept: dict[str, Any], folder: Path) -> None:
    """The table stands where its last turn was committed; the plays before are not in force any more."""
    name = f"{kept['name']} of {kept['game']}"
    for seat, facts in facts_of(table).items():
        before = kept["facts"][seat]
        assert facts["version"] == before["version"], name
        assert (facts["own_draft"], facts["can_undo"]) == (0, False), name
        assert facts["plays"] < 5, name  # of a finished game perhaps its last ones
        assert facts["over"] == before["over"], name
        if before["drafting"] is None:  # nothing was played after the last commit
            assert facts["waiting"] == before["waiting"], name
    if kept["status"] == "finished":
        record = Record.parse((folder / f"{kept['game']}.record").read_text(encoding="utf-8"), caravansary.game)
        seen = table.client.get(f"{table.path}/position", table.owner).json()
        assert [score["total"] for score in seen["scores"]] == record.result, name


def check_explained(table: Table, kept: dict[str, Any], folder: Path) -> None:
    """The table cannot be shown, but it is listed, and what is stored of it is there to be read."""
    name = f"{kept['name']} of {kept['game']}"
    refused = table.client.http.get(table.path, headers=bearer(table.owner))
    stranger = table.client.http.get(f"{table.path}/older/record")
    known = {"tables": [{"table": table.id, "tokens": [table.owner]}]}
    listed = table.client.http.post("/api/tables/look-up", json=known).json()
    older = table.client.get(f"{table.path}/older", table.owner).json()

    assert (refused.status_code, refused.json()["code"]) == (410, "other_rules"), name
    assert stranger.status_code == (404 if not older["listed"] else 200), name
    assert listed == [older["line"]], name
    line = older["line"]
    assert (line["title"], line["status"]) == (kept["title"], kept["status"]), name
    assert (line["ended_by_rules"], line["your_turn"]) == (True, False), name
    assert (older["rules_version"], older["rules_now"]) == (FIRST_RULES, 2), name
    assert len(line["seats"]) == len(older["options"]["colours"]), name
    assert [[said["seat"], said["text"]] for said in older["chat"]] == kept["chat"], name
    check_record_of_its_rules(table, kept, folder)


def check_record_of_its_rules(table: Table, kept: dict[str, Any], folder: Path) -> None:
    """By the log alone; of a running game without seed and open turn, of an imported one without result."""
    name = f"{kept['name']} of {kept['game']}"
    record = Record.parse(table.client.get(f"{table.path}/older/record", table.owner).text, caravansary.game)
    whole = Record.parse((folder / f"{kept['game']}.record").read_text(encoding="utf-8"), caravansary.game)

    assert record.rules == FIRST_RULES, name
    assert record.result == table.client.get(f"{table.path}/older", table.owner).json()["result"], name
    assert (record.seed is None) == (kept["status"] != "finished"), name
    if kept["status"] == "finished":
        assert record.plays == whole.plays, name
        assert record.result == (None if kept["name"] == "imported" else whole.result), name
    else:
        assert {len(record.plays)} == {facts["committed"] for facts in kept["facts"].values()}, name


def test_a_table_that_cannot_go_on_leads_to_a_new_one_with_its_options(tmp_path: Path) -> None:
    folder = next(folder for folder in FOLDERS if any(not can_go_on(kept["game"]) for kept in kept_in(folder)))
    kept = next(kept for kept in kept_in(folder) if not can_go_on(kept["game"]) and kept["name"] == "in a draft")
    database = str(tmp_path / "tables.db")
    open_copy(folder, database, tmp_path)

    with serving(database) as (server, client):
        old = Table(client, kept["made"])
        older = old.get("/older", old.owner).json()
        seats = [{"kind": "here", "name": seat["name"]} for seat in older["line"]["seats"]]
        asked = {"game": kept["game"], "seats": seats, "options": older["options"], "title": kept["title"]}
        new = client.http.post("/api/tables", json=asked)

        assert new.status_code == 201, new.text
        assert Table(client, new.json()).info()["options"] == older["options"]
        assert old.get("", old.owner).status_code == 410
    assert server.errors == []


def can_go_on(game: str) -> bool:
    """Whether the rules of today go on with tables of the kept versions."""
    return caravansary.game(game).oldest_rules <= FIRST_RULES


def is_of_older_rules(game: str) -> bool:
    """Whether the rules of the game have changed since the tables were kept."""
    return caravansary.game(game).rules_version > FIRST_RULES


def plays_of(record: str) -> tuple[Any, ...]:
    """A game that was imported has a seed that people know, which a record says."""
    found = Record.parse(record, caravansary.game)
    return found.seed, found.plays, found.result


def go_on(table: Table, kept: dict[str, Any], moves: int) -> bool:
    """Do so many moves, whatever the table was left with; whether the game is over."""
    sit_down(table)
    agree(table)
    left = iter(range(moves))
    return play_on(table, Random(kept["name"]), lambda _: next(left, None) is None)  # noqa: S311 - not for secrets


def sit_down(table: Table) -> None:
    for seat in table.client.get(table.path, table.owner).json()["seats"]:
        if seat["place"] == "open" and not seat["taken"]:
            joined = table.client.http.post(f"{table.path}/seats/{seat['seat']}/join", headers=bearer(table.owner))
            assert joined.status_code == 200, joined.text
            table.tokens[seat["seat"]] = joined.json()["token"]


def agree(table: Table) -> None:
    """To what somebody has proposed."""
    for seat in table.tokens:
        proposal = table.position(seat)["proposal"]
        if proposal is not None and seat in proposal["missing"]:
            assert table.do(seat, "agree").status_code == 200
            assert table.position(seat)["proposal"] is None


# --- records --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_records_of_an_older_version_replay_or_say_why_not(path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"), caravansary.game)
    name, rules = record.game.name, record.game.rules_version

    assert record.is_finished
    if not is_of_older_rules(name):
        record.verify()
        return
    with pytest.raises(RecordError) as refused:
        record.verify()
    assert str(refused.value) == (
        f"line 3: made under rules 1 of {name}, older than the rules {rules} here: it can be shown, not replayed"
    )


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_records_of_an_older_version_are_shown(path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"), caravansary.game)

    shown = subprocess.run(
        [sys.executable, "-m", "caravansary", "show", str(path), "--lang", "en"],
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout

    assert shown
    if is_of_older_rules(record.game.name):
        assert "of older rules: it can be read, not replayed" in shown
        assert shown.count("\n") > len(record.plays)


def test_there_is_something_to_open() -> None:
    names = {kept["name"] for folder in FOLDERS for kept in kept_in(folder)}

    assert len(FOLDERS) >= 2
    assert {"finished", "in a draft", "in a secret choice", "with a proposal", "with bots", "killed"} <= names
    assert {path.stem for path in RECORDS} == set(caravansary.list_games())
