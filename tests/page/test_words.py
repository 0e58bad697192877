"""The page says what Python says: the log of a whole game, word by word, in every language."""

from __future__ import annotations

import pytest

import caravansary
from caravansary.core.events import Event
from caravansary.core.record import Record
from tests.page.browsing import Visit
from tests.server.playing import RECORDED
from tests.server.serving import Client, Table

HEADINGS = ("turn_started", "turn_ended")  # the page groups its log by turns instead


def told(record: Record, language: str) -> list[str]:
    """Every event of the game as Python tells it."""
    speaker = record.game.speaker(language)
    events: list[Event] = []
    state = record.game.new(record.players, record.seed, events=events, **record.options)
    for seat, action in record.plays:
        assert action is not None
        state.play(action, seat, events)
    names = [seat.name for seat in record.seats]
    lines = [speaker.event(event, state, names) for event in events if event.kind not in HEADINGS]
    return [" ".join(line.split()) for line in lines]  # as it is read from the page


@pytest.mark.parametrize("language", ["en", "ru", "de"])
@pytest.mark.parametrize("name", ["greedy-1", pytest.param("greedy-3", marks=pytest.mark.long)])
def test_the_log_of_a_game_is_the_same_sentence_by_sentence(
    visit: Visit, client: Client, name: str, language: str
) -> None:
    text = (RECORDED / f"{name}.record").read_text(encoding="utf-8")
    page = visit(language=language).watch(Table(client, client.import_record(text).json()))
    page.wait_for_selector(".finished")
    page.locator("[role=log] li").first.wait_for()
    drawn = page.locator("[role=log] li").count()
    while page.locator(".earlier").count():
        page.locator(".earlier").click()
    shown = page.evaluate(
        """() => [...document.querySelectorAll('[role=log] h3, [role=log] li')]
            .map((line) => (line.querySelector('.words') ?? line).textContent.replace(/\\s+/g, ' ').trim())"""
    )

    expected = told(Record.parse(text, caravansary.game), language)
    assert 0 < drawn < 100 < len(expected)  # only the newest turns are drawn before somebody asks for more
    missing = [line for line in expected if line not in set(shown)]
    assert missing == []
