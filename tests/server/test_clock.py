"""A clock that is set while the server runs."""

from __future__ import annotations

import logging
import time

import pytest

from caravansary.server.tables.clock import Clock


@pytest.mark.parametrize(
    ("jump", "told"),
    [(3600.0, "set forward by 3600 seconds"), (-86400.0, "set back by 86400 seconds"), (2.0, ""), (-2.0, "")],
)
def test_the_log_tells_once_that_the_clock_was_set(
    jump: float, told: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    steady, ahead = [1000.0], [1_700_000_000.0]
    monkeypatch.setattr("caravansary.server.tables.clock._steady", lambda: steady[0])
    monkeypatch.setattr(time, "time", lambda: steady[0] + ahead[0])
    clock = Clock()

    with caplog.at_level(logging.WARNING, "caravansary.server"):
        steady[0] += 50_000  # nobody has moved for a while
        before = clock.now()
        ahead[0] += jump
        after = clock.now()
        clock.now()

    assert after - before == jump
    assert [told in record.getMessage() for record in caplog.records] == ([True] if told else [])
