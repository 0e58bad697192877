"""The campaign `kills.py` in short, and that it would notice what it looks for."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import pytest

from tests.campaigns.kills import Kills, on_postgresql, on_sqlite
from tests.campaigns.players_under_faults import what_is_wrong
from tests.server.databases import NEEDED, programs

TABLES = 4
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
Tell = Callable[[str, object], None]


@pytest.mark.long
def test_a_killed_server_loses_no_acknowledged_move(record_property: Tell) -> None:
    with on_sqlite(seed=2026) as campaign:
        check(campaign, 15, record_property)


@pytest.mark.long
def test_killed_servers_and_databases_lose_no_acknowledged_move(record_property: Tell) -> None:
    pytest.importorskip("asyncpg", reason="needs the extra `postgres`")
    if programs() is None:
        pytest.skip(NEEDED)
    with on_postgresql(seed=2026) as campaign:
        check(campaign, 8, record_property)
    assert set(campaign.killed) == {"server", "PostgreSQL"}


def check(campaign: Kills, kills: int, tell: Tell) -> None:
    began = time.monotonic()
    campaign.run(kills, TABLES)

    assert campaign.problems == []
    assert campaign.killed.total() == kills
    assert all(player.moves > 0 for player in campaign.players)
    tell("told", campaign.summary(time.monotonic() - began))


@pytest.mark.parametrize(
    ("rows", "wrong"),
    [
        ([(0, "0:a"), (1, None), (2, "1:b")], []),
        ([(0, "0:a"), (1, "0:new"), (2, "1:b")], []),  # stored, and the answer was lost
        ([(0, "0:a")], ["table t: lost 1:b"]),
        ([(0, "0:a"), (2, "1:b")], ["table t: its log has gaps"]),
        ([(0, "0:a"), (1, "1:b"), (2, "0:a")], ["table t: 0:a is stored 2 times"]),
        ([(0, "0:a"), (1, "1:b"), (2, "1:no")], ["table t: stored, but refused: 1:no"]),
    ],
)
def test_what_is_stored_is_compared_with_what_was_told(rows: list[tuple[int, str | None]], wrong: list[str]) -> None:
    assert what_is_wrong("t", ["0:a", "1:b"], ["1:no"], rows) == wrong
