"""The words of a review in one language, for the terminal and the HTML file."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final, NamedTuple, final

from caravansary.bots.review.review import CurvePoint, Review, Run
from caravansary.cli.boards import names_of
from caravansary.cli.output import Words
from caravansary.cli.rules import Reference
from caravansary.core.state import State

WORTH_A_MARK: Final = 1.0  # points of luck
MOMENTS: Final = 5  # of luck
MINUS: Final = "\u2212"
BETWEEN: Final = "\u00a0· "  # clicks; a line never begins with the dot


class Decision(NamedTuple):
    """One of the costliest runs in words: its heading, the clicks, and the gains of the better one."""

    heading: str
    first: list[str]  # the clicks before the two part
    played: list[str]
    better: list[str]
    brings: list[str]


@final
class ReviewWords:
    """Says the parts of a review; `end` is the last position of the game."""

    def __init__(self, review: Review, end: State, words: Words, names: list[str]) -> None:
        self.review = review
        self.words = words
        self.end = end
        self.names = names_of(end, words, names)[: review.players]
        self.colours = [participant.colour for participant in end.participants][: review.players]

    def say(self, message: str, **args: Any) -> str:
        return self.words.say(message, **args)

    # --- numbers ----------------------------------------------------------------------------------------------------
    def number(self, value: float) -> str:
        """With one digit after the point, or the comma."""
        text = f"{abs(value):.1f}"
        return text if self.words.language == "en" else text.replace(".", ",")

    def signed(self, value: float) -> str:
        """The same with its sign; a value that is rounded to zero has none."""
        if abs(value) < 0.05:
            return self.number(0)
        return f"{'+' if value > 0 else MINUS}{self.number(value)}"

    # --- the whole --------------------------------------------------------------------------------------------------
    @property
    def title(self) -> str:
        return self.say("review-title", game=Reference(self.words.speaker.game, self.words.language).game_title)

    @property
    def caution(self) -> str:
        return self.say("review-caution", simulations=self.review.simulations, seed=str(self.review.seed))

    @property
    def measure(self) -> str:
        """The quantity on the curve."""
        return self.say("review-curve-alone" if self.review.players == 1 else "review-curve-of")

    def totals(self) -> list[int]:
        """The final scores of the seats."""
        scores = {score.who: score.total for score in self.end.scores()}
        return [scores[seat] for seat in range(self.review.players)]

    def curve_of(self, seat: int) -> list[float]:
        return [point.margins[seat] for point in self.review.curve]

    def range_of(self, seat: int) -> str:
        curve = self.curve_of(seat)
        low, high = self.signed(min(curve)), self.signed(max(curve))
        return self.say("review-range", low=low, high=high, end=self.signed(curve[-1]))

    # --- decisions --------------------------------------------------------------------------------------------------
    def decisions(self, places: list[int]) -> list[Decision]:
        return [self._decision(self.review.runs[place]) for place in places]

    def _decision(self, run: Run) -> Decision:
        parted = 0 if run.departs is None else run.departs - run.start
        heading = self.say("review-decision", turn=run.turn, who=self.names[run.seat], points=self.number(run.cost))
        return Decision(
            heading,
            self._clicks(run.played[:parted]),
            self._clicks(run.played[parted:]),
            self._clicks(run.better[parted:]),
            self._brings(run),
        )

    def _clicks(self, actions: list[int]) -> list[str]:
        """The clicks in words; the same click several times in a row is counted."""
        clicks = [self.words.speaker.action(action, self.end) for action in actions]
        counted = [(click, len(list(same))) for click, same in groupby(clicks)]
        return [click if count == 1 else f"{count} × {click}" for click, count in counted]

    def _brings(self, run: Run) -> list[str]:
        """The points by source and the things that the better run has more, and its expected points later."""
        found: list[str] = []
        for source, amount in run.points.items():
            unit = self.words.name("thing", "points", n=abs(amount))
            found.append(f"{_whole(amount)} {unit} ({self.words.name('source', source)})")
        for thing, amount in run.things.items():
            found.append(f"{_whole(amount)} {self.words.name('thing', thing, n=abs(amount))}")
        later = run.cost - sum(run.points.values())
        if abs(later) >= 0.05:
            found.append(self.say("review-later", points=self.signed(later)))
        return found

    # --- luck -------------------------------------------------------------------------------------------------------
    def moments_of_luck(self) -> list[str]:
        """The turns in which luck changed a margin most, in the order of the game."""
        points = [point for point in self.review.curve if _luck(point) >= WORTH_A_MARK]
        most = sorted(sorted(points, key=_luck, reverse=True)[:MOMENTS], key=lambda point: point.turn)
        return [self.say("review-luck-moment", turn=point.turn, what=self._luck_of(point)) for point in most]

    def _luck_of(self, point: CurvePoint) -> str:
        changes = zip(self.names, point.luck, strict=True)
        return ", ".join(f"{name} {self.signed(luck)}" for name, luck in changes if abs(luck) >= 0.05)

    def balance(self) -> list[tuple[str, list[str]]]:
        """For every seat: how many choices it had, and what has moved its margin."""
        found: list[tuple[str, list[str]]] = []
        for one in self.review.seats:
            curve = self.curve_of(one.seat)
            moved = [-one.cost, one.others, one.luck, one.rest, curve[-1] - curve[0]]
            found.append((self.names[one.seat], [str(one.choices), *map(self.signed, moved)]))
        return found

    def balance_headings(self) -> list[str]:
        names = ("review-choices", "review-cost", "review-others", "review-luck", "review-rest", "review-change")
        return [self.say(name) for name in names]


def _luck(point: CurvePoint) -> float:
    return max(map(abs, point.luck))


def _whole(amount: int) -> str:
    return f"{'+' if amount > 0 else MINUS}{abs(amount)}"
