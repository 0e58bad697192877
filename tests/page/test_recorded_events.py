"""What the page's own tests know of recorded games is what the engine tells."""

from __future__ import annotations

import pytest

from tests.page.recorded_events import KEPT, RECORDS, events_of


@pytest.mark.parametrize("name", RECORDS)
def test_the_kept_events_are_those_of_the_record(name: str) -> None:
    kept = (KEPT / f"{name}.json").read_text(encoding="utf-8")

    assert kept == events_of(name), "uv run python -m tests.page.recorded_events"
