"""A table as a few lines of text, or as a small SVG picture: the scores, the decision, the last events.

Both are drawn from what a spectator may see. The whole boards are drawn by the page and by the command line.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from caravansary.core.errors import OptionError, shown
from caravansary.core.events import Event, visible
from caravansary.core.game import Game
from caravansary.core.state import State

RENDER_MODES: Final = ("human", "ansi", "svg")
LAST_LINES: Final = 8  # of the log
WIDTH: Final = 640
MARGIN: Final = 16
LINE: Final = 22
CHARACTERS: Final = 84  # that fit into a line of the picture
BAR: Final = 260  # the longest bar of points
AT_POINTS: Final = 200
AT_BAR: Final = 250
PAINT: Final = {
    "red": "#b3402e",
    "blue": "#2f6690",
    "yellow": "#d9a521",
    "green": "#4f7d4b",
}


class Standing(NamedTuple):
    """A participant as the scoreboard shows it."""

    name: str
    colour: str
    points: int
    is_to_move: bool


class Picture(NamedTuple):
    """The contents of the picture."""

    title: str
    standings: list[Standing]
    question: str
    log: list[str]


def picture_of(game: Game, state: State, events: Sequence[Event]) -> Picture:
    """A spectator's view of a state, and the last of these events."""
    speaker = game.speaker("en")
    names = [speaker.participant(who, state) for who in range(len(state.participants))]
    waiting = state.waiting_for
    standings = [
        Standing(names[one["who"]], one["colour"], one["score"], one["who"] in waiting)
        for one in state.view(None).get("players", [])
    ]
    if state.is_over:
        winners = [names[rank.who] for rank in state.ranking() if rank.place == 1]
        question = f"The game is over. Winner: {', '.join(winners)}."
    elif len(waiting) > 1:
        question = f"{', '.join(names[seat] for seat in waiting)} choose secretly."
    else:
        # the name of the question only: the rest may be for the seat alone
        kind = state.decision(waiting[0]).kind
        question = f"{names[waiting[0]]} decides: {speaker.texts.format(f'decision-{kind}')}."
    log = [speaker.event(event, state) for event in visible(list(events[-4 * LAST_LINES :]), None)]
    return Picture(game.name.replace("_", " ").title(), standings, question, log[-LAST_LINES:])


def rendered(picture: Picture, mode: str) -> str | None:
    """ "ansi" gives text, "svg" a picture, "human" prints the text."""
    if mode == "svg":
        return as_svg(picture)
    if mode == "ansi":
        return as_text(picture)
    print(as_text(picture))
    return None


def checked_mode(mode: str | None) -> str:
    """The mode of an environment that is asked to draw."""
    if mode is None:
        raise OptionError(f"made without a render_mode; there are: {', '.join(RENDER_MODES)}")
    return mode


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(f"render_mode must be one of {', '.join(RENDER_MODES)}, got {shown(mode)}")


# --- as text --------------------------------------------------------------------------------------------------------
def as_text(picture: Picture) -> str:
    """The scoreboard, the question and the log, a line each."""
    width = max((len(one.name) for one in picture.standings), default=0)
    lines = [picture.title]
    for one in picture.standings:
        lines.append(f"{'>' if one.is_to_move else ' '} {one.name:<{width}} {one.points:>4}")
    lines += [picture.question, *(f"  {line}" for line in picture.log)]
    return "\n".join(lines) + "\n"


# --- as SVG ---------------------------------------------------------------------------------------------------------
def as_svg(picture: Picture) -> str:
    """The same as a picture of its own, with a bar for the points of each participant."""
    drawn: list[str] = []
    y = MARGIN + LINE
    drawn.append(_text(MARGIN, y, picture.title, "bold 18px sans-serif"))
    most = max((one.points for one in picture.standings), default=0)
    for one in picture.standings:
        y += LINE
        drawn += _standing(one, y, most)
    y += LINE // 2
    for line in wrap(picture.question, CHARACTERS):
        y += LINE
        drawn.append(_text(MARGIN, y, line, "bold 14px sans-serif"))
    for told in picture.log:
        for line in wrap(told, CHARACTERS):
            y += LINE
            drawn.append(_text(MARGIN, y, line, "14px sans-serif"))
    height = y + MARGIN
    begin = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">'
    paper = f'<rect width="{WIDTH}" height="{height}" fill="#fbf6ea"/>'
    return "\n".join([begin, paper, *drawn, "</svg>"]) + "\n"


def _standing(one: Standing, y: int, most: int) -> list[str]:
    paint = PAINT.get(one.colour, "#777777")
    length = round(BAR * max(one.points, 0) / most) if most > 0 else 0
    mark = "\u25b6 " if one.is_to_move else ""
    return [
        f'<rect x="{AT_BAR}" y="{y - 13}" width="{length}" height="15" fill={quoteattr(paint)}/>',
        _text(MARGIN, y, mark + one.name, "14px sans-serif"),
        _text(AT_POINTS, y, str(one.points), "14px sans-serif"),
    ]


def _text(x: int, y: int, text: str, font: str) -> str:
    return f'<text x="{x}" y="{y}" style="font: {font}" fill="#2b2318">{escape(text)}</text>'
