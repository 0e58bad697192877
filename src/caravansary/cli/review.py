"""`review`: a finished game as a curve of the margins, its costliest decisions, luck apart from choices."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import caravansary
from caravansary.bots.collector import seldom_collected
from caravansary.bots.review.review import SIMULATIONS, Review, Reviewer
from caravansary.cli.arguments import AsJson, EditionFile, Language, examples
from caravansary.cli.boards import style_of
from caravansary.cli.files import Position, check_writable, edition_of, load_played, write
from caravansary.cli.output import CommandError, Words, console, language_of, print_indented, print_json, progress
from caravansary.cli.positions import Number, chosen_game
from caravansary.cli.review_page import page
from caravansary.cli.review_words import BETWEEN, WORTH_A_MARK, Decision, ReviewWords
from caravansary.core.match import Match
from caravansary.core.record import Record
from caravansary.core.state import State

MOST_SIMULATIONS: Final = 10_000
LEVELS: Final = "▁▂▃▄▅▆▇█"


def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of a finished game; `-`: standard input.")],
    simulations: Annotated[
        int, typer.Option(metavar="N", help="How often each line is played on; more is surer and slower.")
    ] = SIMULATIONS,
    seed: Annotated[int, typer.Option(help="Decides the guesses; the same seed gives the same review.")] = 0,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the review as one HTML file, too.")] = None,
    number: Number = None,
    edition: EditionFile = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Review a finished game: the margins turn by turn, the costliest decisions, luck apart from choices.

    A bot judges every decision by what its seat could know. A game of two takes a minute or two.
    """
    language = language_of(lang)
    if not 1 <= simulations <= MOST_SIMULATIONS:
        raise CommandError(f"--simulations must be 1 to {MOST_SIMULATIONS}, got {simulations}")
    if html is not None:
        check_writable(html)  # better now than after the work
    played = chosen_game(load_played(file, edition), number)
    if isinstance(played, Position):
        raise CommandError(f"{file}: a position, not a record: there is nothing to review")
    values = edition_of(played.game, edition)
    try:
        reviewer = Reviewer(played, simulations, seed, values)
    except (caravansary.RecordError, caravansary.MatchError) as problem:
        raise CommandError(f"{file}: {problem}") from problem
    found = _reviewed(reviewer)
    names = [seat.name for seat in played.seats]
    report = ReviewWords(found, _end(played, values), Words(played.game, language), names)
    if html is not None:
        write(html, page(report))
    if as_json:
        print_json(_as_dict(found, played))
    else:
        _print(console(), report, html)


def _reviewed(reviewer: Reviewer) -> Review:
    with progress() as bar, seldom_collected():
        task = bar.add_task(reviewer.review.game, total=reviewer.total)
        for done in reviewer:
            bar.update(task, completed=done)
    return reviewer.review


def _end(played: Record | Match, edition: Any) -> State:
    return played.replay(edition=edition) if isinstance(played, Record) else played.state


def _as_dict(found: Review, played: Record | Match) -> dict[str, Any]:
    """The review, and the names of the actions that it speaks of."""
    actions = {action for run in found.runs for action in [*run.played, *run.better]}
    return {**found.to_dict(), "actions": {str(one): played.game.action_name(one) for one in sorted(actions)}}


# --- showing --------------------------------------------------------------------------------------------------------
def _print(out: Console, report: ReviewWords, html: Path | None) -> None:
    out.print(Text(report.title, "bold"))
    results = zip(report.names, report.totals(), report.colours, strict=True)
    shown = [Text.assemble((name, style_of(colour)), f" {total}") for name, total, colour in results]
    out.print(Text(BETWEEN).join(shown))
    out.print(Text(report.caution, "dim"))
    _print_curves(out, report)
    _print_decisions(out, report)
    _print_luck(out, report)
    if html is not None:
        out.print()
        out.print(report.say("review-written", file=str(html)))


def _heading(out: Console, text: str) -> None:
    out.print()
    out.print(Text(text, "bold"))


def _print_curves(out: Console, report: ReviewWords) -> None:
    """A line of blocks for every seat, all to the same scale, and below it the marks of luck."""
    _heading(out, f"{report.say('review-curve')}. {report.measure}:")
    curves = [report.curve_of(seat) for seat in range(report.review.players)]
    top = max(abs(margin) for curve in curves for margin in curve)
    bottom = -top if report.review.players > 1 else min(0.0, *curves[0])
    marked = any(abs(luck) >= WORTH_A_MARK for point in report.review.curve for luck in point.luck)
    for seat, curve in enumerate(curves):
        style = style_of(report.colours[seat])
        out.print(Text.assemble("  ", (report.names[seat], style), f": {report.range_of(seat)}"))
        luck = [point.luck[seat] for point in report.review.curve]
        for turns in _rows(len(curve), out.width - 2):
            out.print(Text(f"  {blocks([curve[turn] for turn in turns], bottom, top)}", style))
            if marked:
                out.print(f"  {''.join(_mark(luck[turn]) for turn in turns)}".rstrip())
    if marked:
        out.print(Text(f"  {report.say('review-marks')}", "dim"))


def _rows(length: int, width: int) -> list[range]:
    """The turns of a long game in rows that fit."""
    return [range(start, min(start + width, length)) for start in range(0, length, max(width, 1))]


def blocks(values: list[float], bottom: float, top: float) -> str:
    """The values as blocks of eight heights."""
    reach = max(top - bottom, 1e-9)
    return "".join(LEVELS[min(len(LEVELS) - 1, int((value - bottom) / reach * len(LEVELS)))] for value in values)


def _mark(luck: float) -> str:
    if abs(luck) < WORTH_A_MARK:
        return " "
    return "▲" if luck > 0 else "▼"


def _print_decisions(out: Console, report: ReviewWords) -> None:
    _heading(out, report.say("review-costliest"))
    if not report.review.costliest:
        out.print(f"  {report.say('review-nothing-better')}")
    for number, decision in enumerate(report.decisions(report.review.costliest), start=1):
        out.print(Text(f"{number}. {decision.heading}"))
        _print_decision(out, report, decision)


def _print_decision(out: Console, report: ReviewWords, decision: Decision) -> None:
    parts = (
        ("review-first", decision.first, "dim"),
        ("review-played", decision.played, ""),
        ("review-better", decision.better, "bold"),
        ("review-brings", decision.brings, ""),
    )
    labels = {message: report.say(message) for message, _, _ in parts}
    width = max(map(len, labels.values())) + 2
    for message, words, style in parts:
        if words:
            between = ", " if message == "review-brings" else BETWEEN
            line = Text.assemble((labels[message].ljust(width), "dim"), (between.join(words), style))
            print_indented(out, line, indent=3, hanging=width)


def _print_luck(out: Console, report: ReviewWords) -> None:
    _heading(out, report.say("review-luckiest"))
    for moment in report.moments_of_luck() or [report.say("review-no-luck")]:
        out.print(f"  {moment}")
    _heading(out, report.say("review-seats"))
    table = Table()
    table.add_column("")
    for heading in report.balance_headings():
        table.add_column(heading, justify="right")
    for name, cells in report.balance():
        table.add_row(name, *cells)
    out.print(table)
    print_indented(out, Text(report.say("review-seats-meaning"), "dim"), indent=0)


def add_to(app: typer.Typer) -> None:
    reviewed = ("game.record", "game.record --html review.html --lang de")
    many = "review many.archive --game 3 --simulations 20 --json"
    app.command(epilog=examples(*(f"review {one}" for one in reviewed), many))(review)
