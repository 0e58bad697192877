"""The events of three recorded games, for the tests of the page's own code (`web/tests/recorded/*.json`).

uv run python -m tests.page.recorded_events     writes them anew after events have changed
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import caravansary
from caravansary.core.events import Event, visible
from caravansary.core.record import Record

ROOT: Final = Path(__file__).parent.parent.parent
RECORDS: Final = {"merv": "greedy-3", "merv-solo": "greedy-1", "marco_polo": "greedy-3", "marrakesh": "greedy-3"}
KEPT: Final = ROOT / "web" / "tests" / "recorded"


def events_of(name: str) -> str:
    """A game as a spectator hears of it: what happened before the first play, then play by play, and the result."""
    game = name.partition("-")[0]
    path = ROOT / "tests" / "games" / game / "recorded" / f"{RECORDS[name]}.record"
    record = Record.parse(path.read_text(encoding="utf-8"), caravansary.game)
    heard: list[Event] = []
    state = record.game.new(record.players, record.seed, None, heard, **record.options)
    told = [_told(None, heard)]
    for seat, action in record.plays:
        heard.clear()
        state.play(action, seat=seat, events=heard)  # type: ignore[arg-type]  # a finished game has no secret plays
        told.append(_told(seat, heard))
    scores = [[score.who, score.total, score.by_source] for score in state.scores()]
    ranking = [[rank.who, rank.place] for rank in state.ranking()]
    head = json.dumps({"scores": scores, "ranking": ranking})
    return head[:-1] + ',\n"plays": [\n' + ",\n".join(told) + "\n]}\n"


def _told(seat: int | None, events: list[Event]) -> str:
    lines = [[event.kind, event.who, event.rule, event.args] for event in visible(events, None)]
    return json.dumps([seat, lines], ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    for name in RECORDS:
        (KEPT / f"{name}.json").write_text(events_of(name), encoding="utf-8")
