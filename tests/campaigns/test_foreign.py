"""The campaign of foreign seats, old and repeated moves and wrong tokens, short; and that it finds what is accepted."""

from __future__ import annotations

import asyncio

import pytest

from caravansary.server.tables.table import Holder, Table
from tests.campaigns.foreign import KINDS_OF_TRIES, in_process, run


def test_nothing_foreign_stale_or_repeated_is_accepted() -> None:
    found = asyncio.run(in_process(seed=1, tries=250))

    assert not found.has_failed, found.failures
    assert all(found.counts[kind] > 10 for kind in KINDS_OF_TRIES)
    assert found.counts["real moves"] > 5


@pytest.mark.long
def test_nothing_foreign_stale_or_repeated_is_accepted_by_a_real_server() -> None:
    found = run(seed=2, tries=2000, real=400)

    assert not found.has_failed, found.failures
    assert (found.counts["tries"], found.counts["real tries"]) == (2000, 400)


def opens_everything(table: Table, holder: Holder) -> None:
    holder.seats = frozenset(range(table.match.players))
    holder.owner = holder.watches = True


def is_never_stale(*_: object) -> bool:
    return False


@pytest.mark.parametrize(("name", "broken"), [("recognise", opens_everything), ("is_stale", is_never_stale)])
def test_the_campaign_finds_what_is_accepted(monkeypatch: pytest.MonkeyPatch, name: str, broken: object) -> None:
    monkeypatch.setattr(Table, name, broken)

    found = asyncio.run(in_process(seed=1, tries=120))

    assert any("accepted" in failure for failure in found.failures)
    assert any("has changed" in failure for failure in found.failures)
