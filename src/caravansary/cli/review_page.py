"""The review as one HTML file that needs nothing else: the template, and the curve drawn as SVG."""

from __future__ import annotations

import math
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from caravansary.cli.review_words import BETWEEN, MINUS, WORTH_A_MARK, Decision, ReviewWords

TEMPLATE: Final = Path(__file__).parent / "templates" / "review.html"
EMBLEMS: Final = {
    "red": '<path d="M12 2l2.9 6.7 7.3.7-5.5 4.8 1.6 7.1L12 17.6l-6.3 3.7 1.6-7.1-5.5-4.8 7.3-.7z"/>',
    "blue": '<path d="M16.6 3.2A9.5 9.5 0 1 0 21 15.6 7.4 7.4 0 0 1 16.6 3.2z"/>',
    "yellow": '<circle class="core" cx="12" cy="12" r="5.2"/><path class="rays" d="M12 1.5v4M12 18.5v4M1.5 12h4M18.5 '
    '12h4M4.6 4.6l2.8 2.8M16.6 16.6l2.8 2.8M19.4 4.6l-2.8 2.8M7.4 16.6l-2.8 2.8"/>',
    "green": '<path d="M20.5 3.5C9 3 3.5 8.5 5 17.2L3 21.5l1.8.8 1.9-4C15 19.5 21 14 20.5 3.5z"/>',
}
DASHES: Final = ("", "7 4", "2 4", "10 4 2 4")  # so that seats differ without colours
# the drawing, in its own units
WIDTH: Final = 960
HEIGHT: Final = 320
LEFT: Final = 52
RIGHT: Final = 36
TOP: Final = 16
BOTTOM: Final = 36
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
LINES: Final = 6  # of the grid, about
DOT: Final = 9  # radius of the number of a costly decision


def page(report: ReviewWords) -> str:
    """The whole file."""
    say = report.say
    parts = {
        "language": report.words.language,
        "title": escape(report.title),
        "seats": _seats(report),
        "caution": escape(report.caution),
        "curve_heading": escape(say("review-curve")),
        "curve": Curve(report).drawn(),
        "measure": escape(report.measure),
        "marks": escape(say("review-marks")) if report.moments_of_luck() else "",
        "decisions_heading": escape(say("review-costliest")),
        "decisions": _decisions(report, report.review.costliest),
        "decisions_of_seats": "".join(_decisions_of(report, seat) for seat in range(report.review.players)),
        "luck_heading": escape(say("review-luckiest")),
        "moments": _moments(report),
        "balance_heading": escape(say("review-seats")),
        "balance": _balance(report),
        "balance_meaning": escape(say("review-seats-meaning")),
        "made_by": escape(say("review-made-by")),
    }
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(parts)


# --- parts of the text ----------------------------------------------------------------------------------------------
def _seats(report: ReviewWords) -> str:
    seats = zip(report.names, report.totals(), report.colours, strict=True)
    return "".join(f"<li>{emblem(colour)}{escape(name)} <b>{total}</b></li>" for name, total, colour in seats)


def emblem(colour: str, size: int = 24) -> str:
    """The colour of a seat with its sign."""
    sign = EMBLEMS.get(colour, "")
    inner = f'<g transform="translate(4.5 4.5) scale(.625)">{sign}</g>'
    return (
        f'<svg class="emblem {escape(colour)}" width="{size}" height="{size}" viewBox="0 0 24 24" aria-hidden="true">'
        f'<circle cx="12" cy="12" r="11.5"/>{inner}</svg>'
    )


def _decisions(report: ReviewWords, places: list[int]) -> str:
    if not places:
        return f"<p>{escape(report.say('review-nothing-better'))}</p>"
    found: list[str] = []
    for number, (place, decision) in enumerate(zip(places, report.decisions(places), strict=True), start=1):
        colour = report.colours[report.review.runs[place].seat]
        heading = f'<h3><span class="place">{number}.</span>{emblem(colour, 20)}{escape(decision.heading)}</h3>'
        found.append(f'<li class="panel">{heading}{_lines(report, decision)}</li>')
    return f'<ol class="decisions">{"".join(found)}</ol>'


def _lines(report: ReviewWords, decision: Decision) -> str:
    rows: list[str] = []
    clicks = (("first", decision.first), ("played", decision.played), ("better", decision.better))
    labels = {"first": "review-first", "played": "review-played", "better": "review-better"}
    for kind, words in clicks:
        if words:
            text = escape(BETWEEN.join(words))
            rows.append(f'<dt>{escape(report.say(labels[kind]))}</dt><dd class="{kind}">{text}</dd>')
    if decision.brings:
        gains = ", ".join(_coloured(gain) for gain in decision.brings)
        rows.append(f"<dt>{escape(report.say('review-brings'))}</dt><dd>{gains}</dd>")
    return f"<dl>{''.join(rows)}</dl>"


def _coloured(gain: str) -> str:
    kind = "minus" if gain.startswith(MINUS) else "plus"
    return f'<span class="{kind}">{escape(gain)}</span>'


def _decisions_of(report: ReviewWords, seat: int) -> str:
    """The list of one seat, folded."""
    places = report.review.seats[seat].costliest
    if not places or report.review.players == 1:
        return ""
    heading = escape(report.say("review-costliest-of", who=report.names[seat]))
    return f"<details><summary>{heading}</summary>{_decisions(report, places)}</details>"


def _moments(report: ReviewWords) -> str:
    moments = report.moments_of_luck()
    if not moments:
        return f"<p>{escape(report.say('review-no-luck'))}</p>"
    return f'<ul class="moments">{"".join(f"<li>{escape(moment)}</li>" for moment in moments)}</ul>'


def _balance(report: ReviewWords) -> str:
    headings = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in report.balance_headings())
    rows: list[str] = []
    for (name, cells), colour in zip(report.balance(), report.colours, strict=True):
        who = f'<td><span class="who">{emblem(colour, 20)}{escape(name)}</span></td>'
        rows.append(f"<tr>{who}{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>")
    return f"<table><thead><tr><td></td>{headings}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


# --- the curve ------------------------------------------------------------------------------------------------------
class Curve:
    """The drawing of the margins: a line for each seat, marks of luck at its foot, numbers of the costliest runs."""

    def __init__(self, report: ReviewWords) -> None:
        self.report = report
        curve = report.review.curve
        margins = [0.0, *(margin for point in curve for margin in point.margins)]  # zero is always in sight
        self.step = _step(max(margins) - min(margins))
        self.low = math.floor(min(margins) / self.step) * self.step
        self.high = math.ceil(max(margins) / self.step) * self.step
        self.last = max(1, curve[-1].turn)

    def drawn(self) -> str:
        label = escape(f"{self.report.say('review-curve')}: {self.report.measure}")
        seats = range(self.report.review.players)
        parts = [self._grid(), *map(self._luck, seats), *map(self._line, seats), self._costly()]
        drawing = f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
        return f"{drawing}{''.join(parts)}</svg>"

    def _x(self, turn: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * turn / self.last, 1)

    def _y(self, margin: float) -> float:
        reach = max(self.high - self.low, 1)
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (self.high - margin) / reach, 1)

    def _grid(self) -> str:
        """Lines for round margins, numbers for round turns."""
        parts: list[str] = []
        for margin in range(self.low, self.high + 1, self.step):
            y = self._y(margin)
            kind = "grid" if margin else "zero"
            parts.append(f'<line class="{kind}" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>')
            sign = MINUS if margin < 0 else "+" if margin else ""
            parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{sign}{abs(margin)}</text>')
        every = _step(self.last)
        for turn in range(every, self.last + 1, every):
            words = self.report.say("review-turn", turn=turn) if turn == every else str(turn)
            parts.append(f'<text x="{self._x(turn)}" y="{HEIGHT - 4}" text-anchor="middle">{escape(words)}</text>')
        return "".join(parts)

    def _line(self, seat: int) -> str:
        points = [(self._x(point.turn), self._y(point.margins[seat])) for point in self.report.review.curve]
        colour = escape(self.report.colours[seat])
        path = " ".join(f"{x},{y}" for x, y in points)
        dashes = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        title = f"<title>{escape(self.report.names[seat])}: {escape(self.report.range_of(seat))}</title>"
        x, y = points[-1]
        sign = f'<g transform="translate({x + 6} {y - 9})">{emblem(colour, 18)}</g>'
        return f'<g class="{colour}"><polyline class="line" points="{path}"{dashes}>{title}</polyline>{sign}</g>'

    def _luck(self, seat: int) -> str:
        """A triangle on the line for every turn in which luck was worth a point or more to the seat."""
        parts: list[str] = []
        for point in self.report.review.curve:
            luck = point.luck[seat]
            if abs(luck) >= WORTH_A_MARK:
                x, y = self._x(point.turn), self._y(point.margins[seat])
                up = -1 if luck > 0 else 1
                words = f"{self.report.say('review-turn', turn=point.turn)}: {self.report.say('review-luck')}"
                title = f"<title>{escape(words)} {escape(self.report.signed(luck))}</title>"
                base = y + 5 * up
                corners = f"{x - 6},{base} {x + 6},{base} {x},{base + 10 * up}"
                parts.append(f'<polygon class="luck" points="{corners}">{title}</polygon>')
        return f'<g class="{escape(self.report.colours[seat])}">{"".join(parts)}</g>'

    def _costly(self) -> str:
        """The numbers of the costliest decisions, on the line of who made them."""
        parts: list[str] = []
        places = self.report.review.costliest
        margins = {point.turn: point.margins for point in self.report.review.curve}
        for number, (place, decision) in enumerate(zip(places, self.report.decisions(places), strict=True), start=1):
            run = self.report.review.runs[place]
            x, y = self._x(run.turn), self._y(margins[run.turn][run.seat])
            title = f"<title>{escape(decision.heading)}</title>"
            dot = f'<circle cx="{x}" cy="{y}" r="{DOT}"/><text x="{x}" y="{y + 4.5}">{number}</text>'
            parts.append(f'<g class="costly {escape(self.report.colours[run.seat])}">{title}{dot}</g>')
        return "".join(parts)


def _step(reach: float) -> int:
    """The round distance between the lines of a grid."""
    return next((step for step in STEPS if reach / step <= LINES), STEPS[-1])
