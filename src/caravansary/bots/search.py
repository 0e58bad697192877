"""Information-set Monte Carlo tree search over plans, with an evaluation at the leaves.

A move in the tree is a whole plan: a run of clicks of one seat, found by the beams of `planner.py`. So the decisions
of a run share one tree, and a dozen simulations see rounds ahead. At the root all plans are simulated equally often,
then the worse half is left out, until one is left; a plan that has been tried often gets a node for the replies to it,
so with few simulations the root is all there is. Every simulation goes through another guess at the hidden things
(`sample_hidden`), never the real ones. The tree is the same for all guesses: its moves are told apart by their clicks,
and a move counts as passed over only in guesses in which it was found. Below the tree every seat follows the best plan
of a narrow beam to the end of a round or a year (a turn more or less than the others have had would count for more than
any plan); then the position is evaluated for every seat, and each node takes the point of view of the seat that decides
there.

A turn has a budget of clicks to try (nearly all of the work is that), so that it takes about as long on every machine
of a kind, however often something turns up in it: the first search of a turn may use half of it, each further one half
of the rest. In simulations every seat errs a little, by chance: where little is hidden they would be copies of each
other otherwise.

A search can be stopped at any moment (`stop`, asked again and again): it then plays what has done best so far. Without
a wish to stop, and without a limit of seconds, the same seed gives the same plan.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final, final

from caravansary.bots.margin import Judge, Learned, seats_of
from caravansary.bots.planner import FollowedPlan, Planner, Step, simulating_planner
from caravansary.core.chance import Chance
from caravansary.core.frames import kind_of
from caravansary.core.game import Game
from caravansary.core.state import State

MOST_PLANS: Final = 8  # of the root, and never more than a fraction of the simulations
SIMULATIONS_A_PLAN: Final = 2
REPLIES: Final = 3  # plans of a node below the root
GROWS: Final = 8  # visits after which a plan gets a node of its own
SCALE: Final = 15.0  # points of margin that make a position clearly won
EXPLORE: Final = 0.3
AT_ONCE: Final = 6.0  # simulations that the margin right after a plan counts for
FIRST: Final = 10.0  # above every worth: untried moves come first
NO_LIMIT: Final = 1 << 60
A_SIMULATION: Final = 20  # clicks that the guess and the judgement at the end are as much work as
LAST: Final = 2  # plans of the last comparison
ERRS: Final = 0x5EED_0E44_0000_0001  # sets the chance of the errors apart from that of the guess

Stop = Callable[[], bool]  # whether it is time to play the best that was found


@final
class _Move:
    """A plan in the tree: its clicks, what simulations through it have brought, what comes after it."""

    __slots__ = ("after", "available", "clicks", "points", "prior", "total", "visits")

    def __init__(self, clicks: tuple[int, ...]) -> None:
        self.clicks = clicks
        self.prior = 0.0  # how good it looks at once, from 0 to 1
        self.visits = 0
        self.available = 0  # simulations in which it could have been chosen
        self.total = 0.0
        self.points = 0.0  # the margins that `total` counts, in points
        self.after: _Node | None = None


@final
class _Node:
    """A run of a seat, with the moves that have been found for it in any guess."""

    __slots__ = ("moves", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.moves: dict[tuple[int, ...], _Move] = {}

    def move_to(self, end: Step) -> _Move:
        """The move that leads to this end; a new one is entered."""
        clicks = tuple(end.actions())
        move = self.moves.get(clicks)
        if move is None:
            move = self.moves[clicks] = _Move(clicks)
        return move


@final
class Contest:
    """Plans of a seat that are compared: each is simulated in the same guesses, so that none is lucky."""

    __slots__ = ("ends", "guesses", "moves", "root", "state")

    def __init__(self, state: State, seat: int, ends: list[Step]) -> None:
        self.state = state
        self.root = _Node(seat)
        self.ends = ends  # the best at first sight comes first
        self.moves = _moves(self.root, ends)
        self.guesses: list[int] = []

    def guess(self, move: _Move, chance: Chance) -> int:
        """The seed of the next simulation of a plan: of the guess at the hidden things, and of the seats' errors."""
        if move.visits == len(self.guesses):
            self.guesses.append(chance.word())
        return self.guesses[move.visits]


@final
class Budget:
    """What a search may use: simulations, clicks that are tried in a turn, seconds; 0: as much as it likes."""

    __slots__ = ("clicks", "seconds", "simulations")

    def __init__(self, simulations: int = 0, clicks: int = 0, seconds: float = 0.0) -> None:
        self.simulations = simulations if simulations > 0 else NO_LIMIT
        self.clicks = clicks if clicks > 0 else NO_LIMIT
        self.seconds = seconds

    def __reduce__(self) -> tuple[Any, ...]:
        return Budget, (self.simulations, self.clicks, self.seconds)


@final
class Search:
    """Plays the plan that does best in simulations."""

    def __init__(
        self,
        game: Game,
        chance: Chance,
        budget: Budget,
        learned: Learned | None = None,
        plan: FollowedPlan | None = None,
        stop: Stop | None = None,
        turn: int = -1,
        left: int = 0,
    ) -> None:
        self._game = game
        self._chance = chance
        self._budget = budget
        self._learned = learned
        self._wide = Planner(game, game.plan_width)
        self._simulating = simulating_planner(game)
        self._plan = plan or FollowedPlan(game)
        self._judge = Judge(game, 1, None)
        self._stop = stop
        self._turn = turn  # in which it has searched last
        self._left = left  # clicks that may be tried in it
        self._simulated = 0

    def __reduce__(self) -> tuple[Any, ...]:  # a wish to stop is of its process, and of this moment
        return Search, (
            *(self._game, self._chance, self._budget, self._learned, self._plan, None, self._turn, self._left),
        )

    def choose(self, state: State, seat: int) -> int:
        """The next click of the plan while the game follows it, otherwise the first click of a new one."""
        return self._plan.follow(state, seat, self._searched)

    def plans(self, state: State, seat: int) -> list[Step]:
        """The ends of different plans, the best at first sight first; `simulate` is for a contest of some of them."""
        seats = seats_of(state)
        self._judge = Judge(self._game, seats, self._learned)
        return self._judge.ranked(self._wide.ends(state, seat), seat)

    def _searched(self, state: State, seat: int) -> Step:
        """The end of the plan that does best."""
        if state.turn_of(seat) != self._turn:
            self._turn = state.turn_of(seat)
            self._left = self._budget.clicks
        tried = self._tried()
        found = self.plans(state, seat)
        if len(found) > 1 and kind_of(state.stack[-1]) not in self._game.trifles:
            most = min(MOST_PLANS, max(2, self._budget.simulations // SIMULATIONS_A_PLAN))
            contest = Contest(state, seat, found[:most])
            best = self._best(contest, tried + self._left // 2)
        else:
            best = found[0]
        self._left -= self._tried() - tried
        return best

    def _best(self, contest: Contest, until: int) -> Step:
        """The end of the plan that does best in simulations, until so many clicks have been tried in all."""
        moves = contest.moves
        began = time.perf_counter()
        first = self._tried()
        simulations = 0
        spent = 0.0
        rivals = moves
        stages = _halvings(len(moves))
        for stage in range(1, stages + 1):
            while spent * stages < stage and not _is_decided(rivals, spent, simulations):
                for move in rivals:
                    if not self.simulate(contest, move):
                        return contest.ends[moves.index(_better_half(rivals, moves)[0])]
                    simulations += 1
                    spent = max(
                        simulations / self._budget.simulations,
                        (self._tried() - first) / max(1, until - first),
                        (time.perf_counter() - began) / self._budget.seconds if self._budget.seconds else 0.0,
                    )
                    if spent >= 1.0:
                        break
            rivals = _better_half(rivals, moves)
        return contest.ends[moves.index(rivals[0])]

    def _tried(self) -> int:
        """The clicks that were tried so far; a simulation is some work even if nobody has anything to decide in it."""
        return self._wide.tried + self._simulating.tried + A_SIMULATION * self._simulated

    def _is_stopped(self) -> bool:
        return self._stop is not None and self._stop()

    # --- a simulation -----------------------------------------------------------------------------------------------
    def simulate(self, contest: Contest, first: _Move) -> bool:
        """Play on after a plan and enter what comes of it; False: there is a wish to stop, and nothing is entered."""
        if self._is_stopped():
            return False
        self._simulated += 1
        root = contest.root
        seed = contest.guess(first, self._chance)
        state = contest.state.sample_hidden(root.seat, seed)
        errors = Chance.seeded(seed ^ ERRS)
        noise = self._game.simulated_noise
        span = self._game.span
        end = (state.rounds_played // span + 1) * span
        for click in first.clicks:
            state.play(click, root.seat)
        movers = [root.seat]
        moves = [first]
        in_tree = True
        while not state.is_over and state.rounds_played < end:
            seat = state.waiting_for[0]
            options = state.options_of(seat)
            if len(options) == 1:
                state.play(options[0], seat)
                continue
            if self._is_stopped():
                return False
            in_tree = in_tree and moves[-1].visits >= GROWS
            if not in_tree:
                state = self._simulating.good(state, seat, noise, errors).state
                continue
            ends = self._judge.ranked(self._simulating.ends(state, seat), seat)[:REPLIES]
            found = _moves(_node_after(moves[-1], seat), ends)
            move = _promising(found)
            state = ends[found.index(move)].state
            movers.append(seat)
            moves.append(move)
        self._enter(movers, moves, state)
        return True

    def _enter(self, movers: list[int], moves: list[_Move], state: State) -> None:
        """Enter what the position at the end is worth into all moves that led there."""
        found = self._judge.margins(state)
        for seat, move in zip(movers, moves, strict=True):
            move.visits += 1
            move.total += worth(found[seat])
            move.points += found[seat]


def _is_decided(rivals: list[_Move], spent: float, simulations: int) -> bool:
    """Whether the last two could not change places any more with the simulations that are left."""
    if len(rivals) != LAST or not simulations:
        return False
    left = simulations * (1.0 - spent) / spent / LAST  # of each, if they take as long as those before
    return abs(rivals[0].total - rivals[1].total) > left


def worth(margin: float) -> float:
    """A margin as a number from 0, lost, to 1, won."""
    return 0.5 + 0.5 * math.tanh(0.5 * margin / SCALE)


def _moves(node: _Node, ends: list[Step]) -> list[_Move]:
    """The moves of a node that lead to these ends, with how good they look at once."""
    moves: list[_Move] = []
    for end in ends:
        move = node.move_to(end)
        move.prior = worth(end.value)
        moves.append(move)
    return moves


def _node_after(move: _Move, seat: int) -> _Node:
    """The seat that decides after a move may depend on hidden things; then the node belongs to the last one."""
    if move.after is None or move.after.seat != seat:
        move.after = _Node(seat)
    return move.after


def _promising(moves: list[_Move]) -> _Move:
    """The move for the next simulation: a good one, or one that was seldom tried when it could have been."""
    best = moves[0]
    most = -1.0
    for move in moves:
        move.available += 1
        if move.visits == 0:
            value = FIRST + move.prior
        else:
            value = move.total / move.visits + EXPLORE * math.sqrt(math.log(move.available) / move.visits)
        if value > most:
            best = move
            most = value
    return best


def _halvings(plans: int) -> int:
    """How often the worse half is left out until one plan is left."""
    return (plans - 1).bit_length()


def _better_half(rivals: list[_Move], moves: list[_Move]) -> list[_Move]:
    """The better ones, best first: how a plan looks at once counts like a simulation, moved to where those are."""
    visits = 0
    moved = 0.0
    for move in moves:
        visits += move.visits
        moved += move.total - move.visits * move.prior
    moved /= max(1, visits)
    found: list[tuple[float, int]] = []
    for place, move in enumerate(rivals):
        mean = (move.total + AT_ONCE * (move.prior + moved)) / (move.visits + AT_ONCE)
        found.append((-mean, place))  # of equal ones the first
    found.sort()
    return [rivals[place] for _, place in found[: (len(rivals) + 1) // 2]]
