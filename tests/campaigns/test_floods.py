"""The campaign `floods.py` in short: every flood once."""

from __future__ import annotations

import sys

import pytest

from tests.campaigns.floods import run

PATIENCE = 60.0  # seconds: these tests share their machine with others


@pytest.mark.skipif(sys.platform != "linux", reason="two addresses of this machine, and memory as Linux tells it")
@pytest.mark.long
@pytest.mark.parametrize(("arguments", "floods"), [((), 7), (("--behind-proxy",), 2)])
def test_a_flood_of_one_address_is_bounded_and_others_are_served(arguments: tuple[str, ...], floods: int) -> None:
    found = run(2026, 1, PATIENCE, *arguments)

    assert not found.has_failed, found.failures
    assert (found.counts["floods"], found.counts["visits"]) == (floods, 3 * floods)
