"""Watches games of bots for what looks silly to somebody who knows the game.

A game's own list of such things is in its `test_sense.py`: each is a question about a whole turn, its decisions, what
was offered and what was chosen. One question is the same for all games: whether the turn without some of its clicks, or
with something in place of a refusal, leads to the same position but for a gain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from caravansary.bots.margin import handed_on
from caravansary.bots.seated import SeatedBots, seat_bots
from caravansary.core.game import Game
from caravansary.core.state import State

REFUSALS = ("decline", "stop", "enough", "finish", "end turn")
LONGEST = 80  # clicks; a turn that was changed and goes on for longer is not followed


class Step(NamedTuple):
    """A decision of a turn: the position in which it was made, and what was chosen."""

    state: Any  # of the game's own class
    action: int
    name: str
    others: tuple[str, ...]  # the names of the other options


class Turn(NamedTuple):
    """A maximal run of decisions by one seat, and the position after it."""

    game: Game
    seat: int
    steps: list[Step]
    after: Any

    @property
    def clicks(self) -> str:
        return ", ".join(step.name for step in self.steps)

    def places(self, name: str) -> list[int]:
        """Where in the turn this was chosen."""
        return [place for place, step in enumerate(self.steps) if step.name == name]


Silly = Callable[[Turn], bool]


class Seen(NamedTuple):
    """Something silly that a bot has done."""

    what: str
    bot: str
    seed: int
    clicks: str


def turns(state: State, seated: SeatedBots) -> Iterator[Turn]:
    """The turns of a game, which is played to its end."""
    game = state.game
    steps: list[Step] = []
    last = -1
    while not state.is_over:
        seat = state.waiting_for[0]
        if seat != last and steps:
            yield Turn(game, last, steps, state)
            steps = []
        last = seat
        options = state.options_of(seat)
        action = options[0] if len(options) == 1 else seated.choose(state, seat)
        others = tuple(game.action_name(option) for option in options if option != action)
        steps.append(Step(state.copy(), action, game.action_name(action), others))
        state.play(action, seat)
    yield Turn(game, last, steps, state)


def watched(
    game: Game, names: Sequence[str], seed: int, watched_for: dict[str, Silly], options: dict[str, Any] | None = None
) -> list[Seen]:
    """What bots have done in a game that is on the list; they have seats in the order of their names."""
    state = game.new(len(names), seed, **(options or {}))
    found: list[Seen] = []
    for turn in turns(state, seat_bots(game, names, seed)):
        if any(step.others for step in turn.steps):
            found += [
                Seen(what, names[turn.seat], seed, turn.clicks)
                for what, is_silly in watched_for.items()
                if is_silly(turn)
            ]
    return found


# --- the same position but for a gain -------------------------------------------------------------------------------
def could_have_more(gains: tuple[str, ...]) -> Silly:
    """Whether clicks of the turn were paid for nothing, or something was refused that costs nothing.

    Then another turn leads to the same position with more of something and less of nothing.

    `gains` are the fields of a player, as `to_dict` writes them, of which more is always better, points last; in the
    last round, when there is nothing left to do with things, only points count.
    """

    def is_silly(turn: Turn) -> bool:
        return any(_more_was_there(turn, run, gains) for run in _runs(turn))

    return is_silly


def _runs(turn: Turn) -> Iterator[tuple[list[Step], Any]]:
    """The parts of a turn in which nothing new becomes known, each with the position after it."""
    first = 0
    for place in range(1, len(turn.steps) + 1):
        after = turn.after if place == len(turn.steps) else turn.steps[place].state
        if place == len(turn.steps) or after.information(turn.seat) != turn.steps[first].state.information(turn.seat):
            yield turn.steps[first:place], after
            first = place


def _more_was_there(turn: Turn, run: tuple[list[Step], Any], gains: tuple[str, ...]) -> bool:
    steps, after = run
    rest, has = _position(handed_on(after, turn.seat), turn.seat, gains)
    counts = -1 if turn.steps[0].state.rounds_played >= turn.game.rounds - 1 else 0  # where the first that counts is
    clicks = [step.action for step in steps]
    for place, step in enumerate(steps):
        for other in step.state.options_of(turn.seat):
            if other == step.action or not (step.name in REFUSALS or other in clicks[place + 1 :]):
                continue
            for then in (clicks[place:], clicks[place + 1 :]):  # added, or in its place
                end = _followed(step.state, turn.seat, other, then)
                if end is None:
                    continue
                other_rest, other_has = _position(end, turn.seat, gains)
                if other_rest == rest and _is_more(other_has[counts:], has[counts:]):
                    return True
    return False


def _is_more(these: list[int], those: list[int]) -> bool:
    return these != those and all(one >= other for one, other in zip(these, those, strict=True))


def _followed(state: State, seat: int, action: int, then: list[int]) -> State | None:
    """The position after another click and as many of the following ones as can be played; None: it is not clear."""
    known = state.information(seat)
    state = state.copy()
    state.play(action, seat)
    rest = list(then)
    for _ in range(LONGEST):
        if state.is_over or seat not in state.waiting_for or state.information(seat) != known:
            return handed_on(state, seat)
        options = state.options_of(seat)
        click = next((one for one in rest if one in options), None)
        if click is not None:
            del rest[: rest.index(click) + 1]
        elif len(options) == 1:
            click = options[0]
        else:
            return None
        state.play(click, seat)
    return None


def _position(state: State, seat: int, gains: tuple[str, ...]) -> tuple[str, list[int]]:
    """The position without the things of which the seat may have more, and how many of them it has."""
    saved = state.to_dict()
    del saved["seal"]
    player = saved["players"][saved["colours"][seat]]
    has: list[int] = []
    for field in gains:
        value = player.pop(field)
        has += [sum(value.values())] if field == "points" else value.values() if isinstance(value, dict) else [value]
    return repr(saved), has
