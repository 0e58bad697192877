"""What a seat is rewarded for: its place or its margin at the end, its points as they come, and how it stands.

`by_rank` and `by_margin` judge a finished game. `Rewards` follows one game for environments: it gives a seat what it
has earned since it was last asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caravansary.core.errors import OptionError, shown
from caravansary.core.game import Game
from caravansary.core.state import State

Reward = Callable[[State], list[float]]  # per seat, of a finished game


def by_rank(state: State) -> list[float]:
    """1 for the first place, -1 for the last, evenly between; seats that share places share their worth.

    Automatic opponents that score have a place too, so that a solo game is won or lost. Over all places the sum is 0.
    """
    ranking = state.ranking()
    if len(ranking) == 1:
        return [1.0]
    worth: dict[int, float] = {}
    for rank in ranking:
        sharing = sum(other.place == rank.place for other in ranking)
        middle = rank.place - 1 + (sharing - 1) / 2
        worth[rank.who] = 1.0 - 2.0 * middle / (len(ranking) - 1)
    return [worth[seat] for seat in range(seats_of(state))]


def by_margin(state: State) -> list[float]:
    """The points of a seat minus those of the best other participant: the margin of a win or a loss."""
    totals = totals_of(state)
    margins: list[float] = []
    for seat in range(seats_of(state)):
        others = totals[:seat] + totals[seat + 1 :]
        margins.append(float(totals[seat] - max(others, default=0)))
    return margins


AT_THE_END: Final[dict[str, Reward]] = {"rank": by_rank, "margin": by_margin, "score": by_margin}
POINTS: Final = "points"
WORST: Final = {"rank": -1.0, "margin": -200.0, "score": -200.0, POINTS: -200.0}  # for an agent that does not play on


def reward_named(name: str) -> Reward:
    """A reward of a finished game by its name."""
    if name not in AT_THE_END:
        raise OptionError(f"reward must be one of {', '.join(AT_THE_END)}, got {shown(name)}")
    return AT_THE_END[name]


class Rewarding:
    """How the games of an environment are rewarded: its `reward`, `shaping` and `discount`."""

    def __init__(self, game: Game, reward: str, shaping: float = 0.0, discount: float = 1.0) -> None:
        if reward not in WORST:
            raise OptionError(f"reward must be one of {', '.join(WORST)}, got {shown(reward)}")
        if not 0.0 < discount <= 1.0:
            raise OptionError(f"discount must be above 0 and at most 1, got {shown(discount)}")
        self.at_end = AT_THE_END.get(reward)
        self.worst = WORST[reward]
        self.comes_late = self.at_end is not None and shaping == 0.0  # only with the end
        self._game = game
        self._shaping = shaping
        self._discount = discount

    def begin(self, state: State) -> Rewards:
        """Follow a new game."""
        return Rewards(self, state)

    def points(self, state: State) -> list[int]:
        """The points that have come so far; none are counted if only the end is rewarded."""
        return totals_of(state) if self.at_end is None else []

    def potential(self, state: State, seat: int) -> float:
        """How the seat stands in its own eyes, by the game's `evaluate`; the end has none."""
        return 0.0 if state.is_over or self._shaping == 0.0 else self._shaping * self._game.evaluate(state, seat)

    def gained(self, before: float, after: float) -> float:
        """The part of a reward that is shaped by potentials: it changes no optimal policy."""
        return self._discount * after - before


class Rewards:
    """Of one game: what each seat has earned, from one of its decisions to the next."""

    def __init__(self, rewarding: Rewarding, state: State) -> None:
        self._by = rewarding
        self._points: list[int] = []  # of each seat when it was last asked, if points are rewarded
        self._potentials: list[float] = []
        if not rewarding.comes_late:
            self._points = rewarding.points(state)
            self._potentials = [rewarding.potential(state, seat) for seat in range(seats_of(state))]

    def earned(self, state: State, seat: int) -> float:
        """Since it was last asked; to be called when it is asked again, or when the game is over."""
        by = self._by
        reward = by.at_end(state)[seat] if by.at_end is not None and state.is_over else 0.0
        if by.comes_late:
            return reward
        if by.at_end is None:
            points = by.points(state)[seat]
            reward = float(points - self._points[seat])
            self._points[seat] = points
        potential = by.potential(state, seat)
        reward += by.gained(self._potentials[seat], potential)
        self._potentials[seat] = potential
        return reward

    def copy(self) -> Rewards:
        twin = Rewards.__new__(Rewards)
        twin._by = self._by
        twin._points = self._points[:]
        twin._potentials = self._potentials[:]
        return twin

    def to_dict(self) -> dict[str, list[float]]:
        """What is kept until each seat is asked again, ready for JSON."""
        return {"points": [*self._points], "potentials": self._potentials[:]}

    def take_back(self, kept: Any) -> None:
        """Go on from what `to_dict` has kept of a game that was rewarded in the same way."""
        for name, now in (("points", self._points), ("potentials", self._potentials)):
            numbers = kept.get(name) if isinstance(kept, dict) else None
            if not isinstance(numbers, list) or [type(one) for one in numbers] != [type(one) for one in now]:
                raise OptionError(f"what was earned must have {len(now)} {name} as here, got {shown(numbers)}")
        self._points, self._potentials = kept["points"][:], kept["potentials"][:]


def totals_of(state: State) -> list[int]:
    """The points of every participant that scores: of the seats first."""
    return [score.total for score in state.scores()]


def places_of(state: State) -> list[int]:
    """The place of every participant that scores, in the order of their scores."""
    place_of = {rank.who: rank.place for rank in state.ranking()}
    return [place_of[score.who] for score in state.scores()]


def seats_of(state: State) -> int:
    """How many seats there are; automatic opponents have none."""
    return sum(participant.kind == "seat" for participant in state.participants)
