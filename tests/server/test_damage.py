"""One damaged row concerns one table: the others are seen, listed and played on by their bots, and it is told."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from caravansary.server.storage.databases import store_of
from caravansary.server.storage.store import StoreDamage, StoreFailure, Whole
from tests.campaigns.app_in_process import LocalApp
from tests.campaigns.damage import Campaign, Damage, make_tables
from tests.server.stored import a_table, an_entry, opened

OF_ANY = [
    ("entries", "entry", "'{\"kind\": '"),
    ("entries", "entry", '\'{"kind": "play"}\''),
    ("lines", "args", "'no'"),
    ("snapshots", "state", "'['"),
    ("tables", "seats", "'[]'"),
    ("tables", "header", "'7'"),
    ("tables", "game", "'chess'"),
]
OF_SQLITE = [("tables", "title", "CAST(X'ff41' AS TEXT)"), ("tables", "created", "'abc'"), ("entries", "at", "X'ff'")]


@pytest.fixture
def campaign(database: str) -> Campaign:
    return Campaign(database, 1, 0)


@pytest.mark.parametrize(("name", "column", "value"), [*OF_ANY, *OF_SQLITE])
def test_a_damaged_row_hides_its_own_table_only(campaign: Campaign, name: str, column: str, value: str) -> None:
    if campaign.database.startswith("postgresql:") and (name, column, value) in OF_SQLITE:
        pytest.skip("PostgreSQL takes no such value")
    tables = asyncio.run(make_tables(campaign.database, ("merv", "merv")))
    first = next(iter(tables))
    row = f"id = '{first}'" if name == "tables" else f"table_id = '{first}'"

    campaign.suffer(first, tables, Damage(name, row, column, value))

    assert campaign.found.failures == []
    assert campaign.found.counts["hidden"] == 1


def test_many_kinds_of_damage(database: str) -> None:
    campaign = Campaign(database, 2, 6)

    assert not campaign.run().has_failed, campaign.found.failures
    assert campaign.found.counts["cases"] == 6


def test_a_table_that_was_mended_is_there_again(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")

    async def run() -> list[int]:
        tables = await make_tables(database, ("merv",))
        path, tokens = next((f"/api/tables/{table}", tokens) for table, tokens in tables.items())
        statuses = []
        with closing(sqlite3.connect(database, isolation_level=None)) as db:
            (chat,) = db.execute("SELECT args FROM lines").fetchone()
            db.execute("UPDATE lines SET args = 'no'")
            async with LocalApp(database=database) as app:
                statuses.append((await app.ask("GET", path, tokens=tokens)).status)
                db.execute("UPDATE lines SET args = ?", (chat,))
                statuses.append((await app.ask("GET", path, tokens=tokens)).status)
                statuses.append((await app.ask("GET", "/api/health")).json()["unreadable"])
        return statuses

    assert asyncio.run(run()) == [404, 200, 0]


def test_damage_is_another_failure_than_a_store_that_is_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(store_of(str(tmp_path / "t.db"))) as store:
            await store.add(Whole(a_table(), [an_entry(0)]))
            with closing(sqlite3.connect(tmp_path / "t.db", isolation_level=None)) as db:
                db.execute("UPDATE entries SET entry = '{'")
            with pytest.raises(StoreDamage, match=r"table t1: a row of entries is damaged: Input data was truncated"):
                await store.whole("t1")
        with pytest.raises(StoreFailure) as away:
            await store.whole("t1")
        assert not isinstance(away.value, StoreDamage)

    asyncio.run(run())


@pytest.mark.long
def test_damage_of_every_kind(database: str) -> None:
    campaign = Campaign(database, 3, 100)

    assert not campaign.run().has_failed, campaign.found.failures
