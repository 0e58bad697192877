"""The campaign of fuzzed input, short; and that it finds failures and growth."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from caravansary.server.http import api
from tests.campaigns import fuzz, fuzz_files
from tests.campaigns.campaign import Found
from tests.campaigns.fuzz import Campaign, run


def fuzzed(cases: int) -> Found:
    return asyncio.run(Campaign(seed=1, cases=cases).run())


def test_anything_may_be_sent_and_opened() -> None:
    found = fuzzed(1000)

    assert not found.has_failed, found.failures
    assert all(found.counts[kind] > 25 for kind in ("records", "editions", "positions", "requests", "messages"))
    assert found.counts["files taken"] > 10
    assert found.counts["requests taken"] > 10
    assert found.counts["sockets that went on"] > 1


@pytest.mark.long
def test_anything_may_be_sent_to_a_real_server() -> None:
    found, _ = run(seed=2, cases=6000, real=600)

    assert not found.has_failed, found.failures
    assert found.counts["cases"] >= 6000
    assert found.counts["real cases"] == 600
    assert found.counts["raw answers"] > 100


def fails(*_: object) -> None:
    raise KeyError("a mistake of ours")


@pytest.fixture
def unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    """The memory is not of interest, and measuring it takes longer than the cases."""
    monkeypatch.setattr(fuzz, "resident", lambda: 0)


@pytest.mark.usefixtures("unmeasured")
def test_the_campaign_finds_an_answer_that_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "tokens_of", fails)

    found = fuzzed(100)

    assert any(failure.startswith("500") for failure in found.failures)
    assert any("logged after" in failure for failure in found.failures)


@pytest.mark.usefixtures("unmeasured")
def test_the_campaign_finds_a_file_that_makes_us_stumble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz_files, "unpack", fails)

    assert any("a mistake of ours" in failure for failure in fuzzed(100).failures)


def test_the_campaign_finds_that_the_memory_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = itertools.count(100_000, fuzz.MOST_GROWTH + 1)
    monkeypatch.setattr(fuzz, "resident", lambda: next(sizes))

    assert any("has grown" in failure for failure in fuzzed(50).failures)
