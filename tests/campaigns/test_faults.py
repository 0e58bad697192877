"""The campaign `faults.py` in short: one round of every trouble that this machine can make."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import pytest

from tests.campaigns.faults import faults


@pytest.mark.skipif(sys.platform != "linux", reason="disks and limits of files as Linux has them")
@pytest.mark.long
def test_play_goes_on_after_every_trouble(record_property: Callable[[str, object], None]) -> None:
    began = time.monotonic()
    with faults(seed=2026) as campaign:
        campaign.run(rounds=1, tables=2)

    assert campaign.problems == []
    assert set(campaign.done) == set(campaign.troubles())
    assert campaign.bots_alone >= 2
    record_property("told", campaign.summary(time.monotonic() - began))


@pytest.mark.skipif(sys.platform != "linux", reason="disks and limits of files as Linux has them")
@pytest.mark.parametrize(("rounds", "only"), [(1, "mistyped"), (0, "")])
def test_a_campaign_that_tries_nothing_has_a_problem(rounds: int, only: str) -> None:
    with faults(seed=2026) as campaign:
        campaign.run(rounds=rounds, tables=2, only=only)

    assert len(campaign.problems) == 1
    assert campaign.problems[0].startswith("nothing was tried; what can be tried here: no file may grow, locked, ")
