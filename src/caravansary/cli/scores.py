"""The scores as a table: where the points of each participant come from, and the ranking."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from caravansary.cli.boards import names_of, style_of
from caravansary.cli.output import Words
from caravansary.core.state import State


def scores_dict(state: State) -> dict[str, Any]:
    """For programs: scores by source, those of an end now, and the ranking once the game is over."""
    return {
        "scores": [score.to_dict() for score in state.scores()],
        "prospects": [prospect.to_dict() for prospect in state.prospects()],
        "ranking": [rank.to_dict() for rank in state.ranking()] if state.is_over else None,
    }


def print_scores(out: Console, state: State, words: Words, names: list[str], seat: int | None = None) -> None:
    """The points by source; at the end of the game with the places, best first; before, how an end now would be.

    A seat also sees what its own secret things would add.
    """
    scores = {score.who: score for score in state.scores()}
    places = {rank.who: rank.place for rank in state.ranking()} if state.is_over else {}
    everybody = names_of(state, words, names)
    order = sorted(scores, key=lambda who: (places.get(who, 0), who))
    table = Table(title=words.say("scores-final" if state.is_over else "scores-now"), title_justify="left")
    table.add_column("")
    for who in order:
        table.add_column(everybody[who], justify="right", header_style=style_of(state.participants[who].colour))
    sources = dict.fromkeys(source for score in scores.values() for source in score.by_source)
    for source in sources:
        row = [scores[who].by_source.get(source, 0) for who in order]
        if any(row):
            table.add_row(words.name("source", source), *(str(points or "") for points in row))
    table.add_section()
    table.add_row(words.say("scores-total"), *(str(scores[who].total) for who in order), style="bold")
    if places:
        table.add_row(words.say("scores-place"), *(f"{places[who]}." if who in places else "" for who in order))
        out.print(table)
        out.print(_winner(words, places, everybody), style="bold")
        return
    prospects = {one.who: one for one in state.prospects(seat)}
    table.add_section()
    table.add_row(words.say("scores-if-now"), *(str(prospects[who].total) for who in order))
    table.add_row(words.say("scores-place"), *(f"{prospects[who].place}." for who in order))
    out.print(table)
    for source, points in prospects[seat].secret.items() if seat is not None else ():
        out.print(words.say("scores-secret", source=words.name("source", source), n=points))
    for who in order:
        for danger in prospects[who].dangers:
            out.print(Text(f"{everybody[who]}: {words.speaker.danger(danger, state)}", "yellow"))


def _winner(words: Words, places: dict[int, int], names: list[str]) -> str:
    first = [names[who] for who, place in sorted(places.items()) if place == 1]
    return words.say("scores-winner", who=", ".join(first), n=len(first))
