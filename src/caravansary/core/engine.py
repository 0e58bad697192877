"""Plays a game on from decision to decision: one table of steps and decisions a game, one loop for all games.

A game lists every kind of frame once: a `Step` that is done without a choice, or an `Ask` that is put to a seat. A
choice with exactly one option is played by the engine, except one that would turn up something or draw chance, end the
turn, or hand the decision to another seat: the last click before it can still be taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from caravansary.core.decision import Decision, Pick, Refusals
from caravansary.core.errors import PositionError, Unveiled
from caravansary.core.frames import KIND_BITS, Field, FrameForm, read_frame
from caravansary.core.reading import Saved
from caravansary.core.state import State

S = TypeVar("S", bound=State)

NOBODY: Final = -1
# A single option is played by the engine, put to the seat all the same, or tried first: it is put to the seat if
# something would be turned up, or another seat would decide, before the seat decides again
PLAYED: Final = 0
ASKED: Final = 1
TRIED: Final = 2


@final
class Step(Generic[S]):
    """A kind of frame that the engine does by itself: `do(s, seat, arg)`."""

    __slots__ = ("do", "holds", "kind", "name", "of_nobody")

    def __init__(
        self,
        kind: int,
        name: str,
        do: Callable[[S, int, int], None],
        holds: tuple[Field, ...] = (),
        of_nobody: bool = False,
    ) -> None:
        self.kind = kind
        self.name = name
        self.do = do
        self.holds = holds
        self.of_nobody = of_nobody  # no seat belongs to it


@final
class Ask(Generic[S]):
    """A kind of decision: all that is said of it, in one row.

    `options(s, seat, arg, no)` lists the options and, for whoever asks why not, the refusals; `choose(s, seat, arg,
    action)` does one of them. `holds` are the fields of the argument; a question speaks of those that say so, and of
    what `about(s, seat, arg)` gives. `pick(s, seat, arg)` is the set that the choice belongs to. A secret choice is
    made by all `seats(s)` at once. `for_whom(s)` is the automatic opponent for which the seat decides. `window` says
    that the choice is one of the game's windows, beside which the engine offers further options.
    """

    __slots__ = (
        *(
            "about",
            "alone",
            "choose",
            "for_whom",
            "holds",
            "kind",
            "name",
            "options",
            "pick",
            "rule",
            "seats",
            "window",
        ),
    )

    def __init__(
        self,
        kind: int,
        name: str,
        rule: str,
        options: Callable[[S, int, int, Refusals | None], list[int]],
        choose: Callable[[S, int, int, int], None],
        *,
        holds: tuple[Field, ...] = (),
        about: Callable[[S, int, int], dict[str, Any]] | None = None,
        pick: Callable[[S, int, int], Pick | None] | None = None,
        alone: int = PLAYED,
        seats: Callable[[S], Sequence[int]] | None = None,
        for_whom: Callable[[S], int] | None = None,
        window: bool = False,
    ) -> None:
        self.kind = kind
        self.name = name
        self.rule = rule
        self.options = options
        self.choose = choose
        self.holds = holds
        self.about = about
        self.pick = pick
        self.alone = alone
        self.seats = seats
        self.for_whom = for_whom
        self.window = window

    def spoken_of(self, s: S, seat: int, arg: int) -> dict[str, Any]:
        """What the question speaks of."""
        found: dict[str, Any] = {field.asked: field.saved(arg) for field in self.holds if field.asked}
        if self.about is not None:
            found.update(self.about(s, seat, arg))
        return found


def _no_options(s: Any, seat: int, arg: int, no: Refusals | None) -> list[int]:
    return []


@final
class _Row(Generic[S]):
    """What the loop needs of a kind, so that it looks up one thing only."""

    __slots__ = ("is_secret", "is_window", "lister", "step")

    def __init__(self) -> None:
        self.step: Callable[[S, int, int], None] | None = None
        self.lister: Callable[[S, int, int, Refusals | None], list[int]] = _no_options
        self.is_secret = False
        self.is_window = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine(Generic[S]):
    """The table of a game's steps and decisions, and the loop over the stack of frames."""

    def __init__(
        self,
        game: str,
        steps: Sequence[Step[S]],
        asks: Sequence[Ask[S]],
    ) -> None:
        kinds = 1 << KIND_BITS
        self.game = game
        self.asks = {row.kind: row for row in asks}
        self.decision_kinds = tuple(row.name for row in asks)
        self.forms = {row.name: FrameForm(row.kind, row.name, not row.of_nobody, row.holds) for row in steps}
        self.forms.update({row.name: FrameForm(row.kind, row.name, row.seats is None, row.holds) for row in asks})
        self._forms = {form.kind: form for form in self.forms.values()}
        self.alone = [self.asks[kind].alone if kind in self.asks else PLAYED for kind in range(kinds)]
        # By kind, so that nothing is looked up by a key
        self._rows: list[_Row[S]] = [_Row() for _ in range(kinds)]
        self.choosers: list[Callable[[S, int, int, int], None] | None] = [None] * kinds
        for step in steps:
            self._rows[step.kind].step = step.do
        for ask in asks:
            row = self._rows[ask.kind]
            row.lister = ask.options
            row.is_secret = ask.seats is not None
            row.is_window = ask.window
            self.choosers[ask.kind] = ask.choose

    # --- playing ----------------------------------------------------------------------------------------------------
    def apply(self, s: S, action: int, seat: int) -> None:
        """Do the chosen action of the seat and play on."""
        self.do(s, s.stack[-1], seat, action)
        self.advance(s)

    def do(self, s: S, frame: int, seat: int, action: int) -> None:
        """Do an action of the decision on top of the stack."""
        chooser = self.choosers[frame & 63]
        assert chooser is not None  # noqa: S101 - a frame of a decision has one
        chooser(s, seat, frame >> 9, action)

    def list_options(self, s: S, frame: int, seat: int, no: Refusals | None) -> list[int]:
        """The options of a decision; the same function gives the refusals."""
        row = self._rows[frame & 63]
        options = row.lister(s, seat, frame >> 9, no)
        if row.is_window:
            self.add_window_options(s, seat, options, no)
        return options

    def advance(self, s: S, trial_of: int = NOBODY) -> None:
        """Do all steps without a choice; stop where a seat must decide, or at the end of the game.

        In a trial of a seat's forced choice, a further one of that seat ends the trial: asked or not, it decides again.
        """
        stack, rows = s.stack, self._rows
        while stack:
            frame = stack[-1]
            row = rows[frame & 63]
            step = row.step
            if step is not None:
                step(s, frame >> 6 & 7, frame >> 9)
                continue
            seat = self.decider(s, frame) if row.is_secret else frame >> 6 & 7
            options = row.lister(s, seat, frame >> 9, None)  # as `list_options`, without a call
            if row.is_window:
                self.add_window_options(s, seat, options, None)
            count = len(options)
            if count > 1 or (count == 1 and (s.patient or self.is_asked_alone(s, frame, seat, options[0], trial_of))):
                s.decider = seat
                s.options = options
                return
            if count == 1:
                self.do_forced(s, frame, seat, options[0])
            else:
                self.leave_out(s, frame, seat)
        s.decider = NOBODY
        s.options = []

    def decider(self, s: S, frame: int) -> int:
        """The seat that decides; in a secret choice the first that is still choosing."""
        seats = self.asks[frame & 63].seats
        return frame >> 6 & 7 if seats is None else seats(s)[0]

    def add_window_options(self, s: S, seat: int, options: list[int], no: Refusals | None) -> None:
        """Add the options that a seat has at a window, beside those of the question."""

    def do_forced(self, s: S, frame: int, seat: int, action: int) -> None:
        """Play the only option of a seat."""
        self.do(s, frame, seat, action)

    def leave_out(self, s: S, frame: int, seat: int) -> None:
        """A choice without any option."""
        s.stack.pop()

    def is_asked_alone(self, s: S, frame: int, seat: int, action: int, trial_of: int) -> bool:
        """Whether a single option is put to the seat all the same."""
        alone = self.alone[frame & 63]
        if alone != TRIED:
            return alone == ASKED
        return seat == trial_of or self.is_asked_after_trial(s, frame, seat, action)

    def is_asked_after_trial(self, s: S, frame: int, seat: int, action: int) -> bool:
        """Play the only option in a copy and see who is asked next, and whether something is turned up before."""
        trial = s.copy()
        trial.blind = True
        try:
            self.do(trial, frame, seat, action)
            self.advance(trial, seat)
        except Unveiled:
            return True
        return trial.decider != seat

    # --- what a seat is asked ---------------------------------------------------------------------------------------
    def open_ask(self, s: S) -> Ask[S]:
        """The row of the open decision: for whoever needs no options and no reasons."""
        return self.asks[s.stack[-1] & 63]

    def open_pick(self, s: S, seat: int) -> Pick | None:
        """The set that the open decision belongs to."""
        row = self.open_ask(s)
        return None if row.pick is None else row.pick(s, seat, s.stack[-1] >> 9)

    def decision(self, s: S, seat: int) -> Decision:
        """The decision with its refused siblings; the same functions that list the options give the reasons."""
        frame = s.stack[-1]
        row = self.asks[frame & 63]
        arg = frame >> 9
        refusals = Refusals(self.game)
        options = self.list_options(s, frame, seat, refusals)
        return Decision(
            kind=row.name,
            seat=seat,
            rule=row.rule,
            actions=list(options),
            refused=[refusal for action, refusal in sorted(refusals.by_action.items()) if action not in options],
            args=row.spoken_of(s, seat, arg),
            on_behalf_of=None if row.for_whom is None else row.for_whom(s),
            pick=None if row.pick is None else row.pick(s, seat, arg),
            secret=row.seats is not None,
        )

    # --- saved positions --------------------------------------------------------------------------------------------
    def saved_stack(self, s: S, seats: Sequence[str]) -> list[dict[str, object]]:
        """The frames of the stack with the names of kinds, seats and things."""
        return [self._forms[frame & 63].saved(frame, seats) for frame in s.stack]

    def read_stack(self, rows: list[Saved], seats: Sequence[str]) -> list[int]:
        return [read_frame(row, self.forms, seats) for row in rows]

    def ask_again(self, s: S) -> None:
        """Put the decision on top of a stack that was read to its seat."""
        s.decider, s.options = NOBODY, []
        if not s.stack:
            return
        frame = s.stack[-1]
        where = f"pending.{len(s.stack) - 1}"
        if self._rows[frame & 63].step is not None:
            raise PositionError(where, "must be a decision")
        seat = self.decider(s, frame)
        options = self.list_options(s, frame, seat, None)
        if not options:
            raise PositionError(where, f"{self.asks[frame & 63].name} has no options")
        s.decider, s.options = seat, options
