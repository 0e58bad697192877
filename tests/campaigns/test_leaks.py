"""The campaign against leaks, short; and that it finds one."""

from __future__ import annotations

import asyncio

import pytest

from caravansary.server.http import socket
from caravansary.server.http.position_messages import Position
from caravansary.server.tables import present
from caravansary.server.tables.table import Table
from tests.campaigns.leaks import Campaign, run


@pytest.mark.long
def test_what_a_seat_cannot_see_changes_nothing_that_reaches_it() -> None:
    found = run(seed=1, positions=400, real=40)

    assert not found.has_failed, found.failures
    assert (found.counts["positions"], found.counts["real positions"]) == (400, 40)
    assert found.counts["secret choices"] > 0
    assert found.counts["reveals"] > found.counts["reveals alike"] > 0


def test_the_campaign_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table, perspective: int | None, plays_from: int) -> Position:
        position = present.position(table, perspective, plays_from)
        position.view = {"seen": position.view, "luck": table.match.state.to_dict()}
        return position

    monkeypatch.setattr(socket, "position", leaking)

    found = asyncio.run(Campaign(seed=3, positions=60).run())

    assert any("socket differs" in failure for failure in found.failures)
