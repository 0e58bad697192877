"""The standing of a tournament: its games are counted in the order of the plan, whichever finished first.

So the decision to stop a pairing, and all that is reported, depends on the seeds only, not on the number of workers.
"""

from __future__ import annotations

import statistics
from typing import Any, NamedTuple, final

from caravansary.arena.intervals import SequentialTest, interval_of_mean, share_of_win, wilson
from caravansary.arena.plan import Pairing, Plan
from caravansary.arena.played_game import PlayedGame
from caravansary.core.errors import CaravansaryError


class Span(NamedTuple):
    """How long something took, many times."""

    times: int = 0
    total: float = 0.0
    longest: float = 0.0

    def with_one(self, seconds: float) -> Span:
        return Span(self.times + 1, self.total + seconds, max(self.longest, seconds))

    def to_dict(self) -> dict[str, Any]:
        mean = self.total / self.times if self.times else 0.0
        return {"count": self.times, "mean_seconds": round(mean, 6), "max_seconds": round(self.longest, 6)}


@final
class Line:
    """How the one bot of a pairing did."""

    def __init__(self, pairing: Pairing, plan: Plan) -> None:
        self.pairing = pairing
        self.test = SequentialTest(plan.against)
        self.stopped = False
        self._plan = plan
        self._shares: list[float] = []
        self._places: list[int] = []
        self._scores: list[int] = []
        self._scores_of_others: list[int] = []

    def count(self, game: PlayedGame, seat: int) -> None:
        self._shares.append(share_of_win(game.places, seat))
        self._places.append(game.places[seat])
        self._scores.append(game.scores[seat])
        self._scores_of_others += [score for other, score in enumerate(game.scores) if other != seat]
        players = self._plan.players
        if len(self._shares) % players == 0:  # a seed has been played from every seat: its mean is tested
            self.test.add(statistics.fmean(self._shares[-players:]))
            self.stopped = self._plan.stop_when_clear and self.test.is_clear

    def to_dict(self) -> dict[str, Any]:
        if not self._shares:
            return {"one": self.pairing.one, "others": self.pairing.others, "games": 0}
        wins = sum(self._shares)
        share = round(wins / len(self._shares), 4)
        interval = self.test.interval() if self._plan.stop_when_clear else wilson(wins, len(self._shares))
        return {
            "one": self.pairing.one,
            "others": self.pairing.others,
            "games": len(self._shares),
            "wins": sum(one == 1 for one in self._shares),
            "ties": sum(0 < one < 1 for one in self._shares),
            "share": share,
            "interval": interval,
            "clear": self._clear(interval),
            "place": round(statistics.fmean(self._places), 4),
            "place_interval": self._place_interval(),
            "score": round(statistics.fmean(self._scores), 2),
            "score_of_others": round(statistics.fmean(self._scores_of_others), 2),
            "stopped": self.stopped,
        }

    def _place_interval(self) -> tuple[float, float] | None:
        """No place is better than the first or worse than the last."""
        found = interval_of_mean(self._by_seed(self._places))
        return found and (max(1.0, found[0]), min(float(self._plan.players), found[1]))

    def _clear(self, interval: tuple[float, float]) -> str:
        low, high = interval
        against = self._plan.against
        if self._plan.stop_when_clear and self.test.is_clear:  # the interval is rounded
            return "above" if self.test.mean > against else "below"
        return "above" if low > against else "below" if high < against else "no"

    def _by_seed(self, values: list[int]) -> list[float]:
        players = self._plan.players
        return [statistics.fmean(values[begin : begin + players]) for begin in range(0, len(values), players)]


@final
class Standing:
    """The games counted so far, and finished ones that wait for an earlier game."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.next = 0  # the first number that is neither counted nor left out
        self.lines = [Line(pairing, plan) for pairing in plan.pairings]
        self.ratings = Ratings(plan.bots)
        self.counted = 0
        self._early: dict[int, PlayedGame] = {}
        self._decisions = dict.fromkeys(plan.bots, Span())
        self._turns = dict.fromkeys(plan.bots, Span())

    def wants(self, number: int) -> bool:
        """Whether this game is still to be played, as far as is known now."""
        return number >= self.next and number not in self._early and not self._is_left_out(number)

    def add(self, game: PlayedGame) -> list[PlayedGame]:
        """Take a finished game; the games that count now, in their order."""
        self._early[game.number] = game
        found: list[PlayedGame] = []
        while self.next < self.plan.total and (self.next in self._early or self._is_left_out(self.next)):
            early = self._early.pop(self.next, None)
            if early is not None and not self._is_left_out(self.next):
                self._count(early)
                found.append(early)
            self.next += 1
        return found

    def _is_left_out(self, number: int) -> bool:
        return self.lines[self.plan.pairing_of(number)].stopped

    def _count(self, game: PlayedGame) -> None:
        self.counted += 1
        self.lines[self.plan.pairing_of(game.number)].count(game, self.plan.seat_of(game.number))
        self.ratings.count(game)
        for (seat, _), options, seconds in zip(game.plays, game.options, game.seconds, strict=True):
            if options > 1:
                self._decisions[game.bots[seat]] = self._decisions[game.bots[seat]].with_one(seconds)
        for seat, seconds in turns(game):
            self._turns[game.bots[seat]] = self._turns[game.bots[seat]].with_one(seconds)

    def to_dict(self) -> dict[str, Any]:
        """The results; all but `thinking` is the same in every run."""
        return {
            **self.plan.to_dict(),
            "pairings": [line.to_dict() for line in self.lines],
            "ratings": self.ratings.to_dict(),
            "thinking": {
                bot: {"turns": self._turns[bot].to_dict(), "decisions": self._decisions[bot].to_dict()}
                for bot in self.plan.bots
            },
        }


def turns(game: PlayedGame) -> list[tuple[int, float]]:
    """The runs of decisions of one seat in which it had a choice: the seat and how long it thought."""
    found: list[tuple[int, float]] = []
    last, seconds, choices = -1, 0.0, 0
    for (seat, _), options, thought in [*zip(game.plays, game.options, game.seconds, strict=True), ((-1, 0), 0, 0.0)]:
        if seat != last:
            if choices:
                found.append((last, seconds))
            last, seconds, choices = seat, 0.0, 0
        choices += options > 1
        seconds += thought
    return found


@final
class Ratings:
    """Openskill ratings (Plackett-Luce).

    A bot on several seats is rated at each of them as if others like it sat there; its rating becomes the mean.
    """

    def __init__(self, bots: list[str]) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            raise CaravansaryError(
                "the arena needs openskill: pip install '.[arena]' in the project's folder"
            ) from None
        self._model = PlackettLuce()
        self._rating = {bot: self._model.rating(name=bot) for bot in bots}

    def count(self, game: PlayedGame) -> None:
        teams = [[self._rating[bot]] for bot in game.bots]
        rated = self._model.rate(teams, ranks=[float(place) for place in game.places])
        for bot in set(game.bots):
            new = [team[0] for team, name in zip(rated, game.bots, strict=True) if name == bot]
            mu, sigma = statistics.fmean(one.mu for one in new), statistics.fmean(one.sigma for one in new)
            self._rating[bot] = self._model.rating(mu=mu, sigma=sigma, name=bot)

    def to_dict(self) -> dict[str, dict[str, float]]:
        return {bot: {"mu": round(one.mu, 3), "sigma": round(one.sigma, 3)} for bot, one in self._rating.items()}
