"""A game in the terminal: prompts, numbered options, undo and commit, the log; people and bots around one keyboard."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final, Protocol

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from caravansary.bots.collector import seldom_collected
from caravansary.cli.boards import (
    Marks,
    draw_brief,
    draw_table,
    moment_of,
    names_of,
    option_details,
    printable,
    style_of,
)
from caravansary.cli.files import match_text, write
from caravansary.cli.log import paragraphs
from caravansary.cli.output import Words, print_indented
from caravansary.cli.rules import Reference, print_rule
from caravansary.cli.scores import print_scores
from caravansary.core.decision import Decision, Refusal
from caravansary.core.errors import CaravansaryError, UnknownName
from caravansary.core.match import Match
from caravansary.core.record import Record
from caravansary.core.state import State

ALIKE: Final = 3  # refusals with the same reason that are listed before the rest is only counted


class Bots(Protocol):
    """Decide for the seats without a person."""

    def choose(self, state: State, seat: int) -> int: ...


class LeaveGame(Exception):  # noqa: N818 - nothing is wrong: a person leaves, or the input has ended
    """The person has had enough."""


class Session:
    """A match with the people at the keyboard and the bots."""

    def __init__(self, match: Match, words: Words, bots: Bots, out: Console) -> None:
        self.match = match
        self.words = words
        self.bots = bots
        self.out = out
        self.names = [seat.name for seat in match.seats]
        self._asked: int | None = None  # the person whose turn is on the screen
        self._moment: object = None  # when the table was shown last, as far as its board shows
        self._seen = dict.fromkeys(range(match.players), -1)  # plays up to each person's last turn; -1: none yet
        self._reference: Reference | None = None

    # --- the loop ---------------------------------------------------------------------------------------------------
    def run(self) -> None:
        """Play to the end; raises LeaveGame if a person leaves before."""
        while not self.match.is_over:
            seat = self._next_seat()
            if self._is_bot(seat):
                self._asked = None
                self._let_bot_decide(seat)
            else:
                self._ask(seat)
        self._tell_the_end()

    def _next_seat(self) -> int:
        """Bots first, then people in the order of the seats; a seat that only has to commit comes last."""
        deciders = self.match.deciders
        for seat in deciders:
            if self._is_bot(seat):
                return seat
        if deciders:
            return self._asked if self._asked in deciders else deciders[0]
        return next(seat for seat in range(self.match.players) if self.match.can_commit(seat))

    def _is_bot(self, seat: int) -> bool:
        return self.match.seats[seat].is_bot

    def _let_bot_decide(self, seat: int) -> None:
        with self._thinking(seat), seldom_collected():
            while self.match.may_decide(seat):
                self.match.play(seat, self.bots.choose(self.match.state_for(seat), seat))

    def _thinking(self, seat: int) -> AbstractContextManager[Any]:
        if not self.out.is_terminal:
            return nullcontext()
        return self.out.status(Text(self.words.say("play-thinking", who=self._name(seat))))

    # --- a person's turn --------------------------------------------------------------------------------------------
    def _ask(self, seat: int) -> None:
        moment = moment_of(self.match.state_for(seat), seat)
        if self._asked != seat:
            self._tell_others_turns(seat)
            self._show_situation(seat)
        elif self._moment != moment and self.match.may_decide(seat):
            self._seen[seat] = max(len(self.match.history) - 1, 0)
            self._show_situation(seat)
        self._asked = seat
        if self.match.may_decide(seat):
            self._moment = moment
        decision = self.match.decision(seat)
        if decision is None:
            self._ask_to_commit(seat)
        else:
            self._ask_decision(seat, decision)

    def _tell_others_turns(self, seat: int) -> None:
        lines = self._told(seat, max(self._seen[seat], 0), opening=self._seen[seat] < 0)
        if lines:
            self.out.print()
        for line in lines:
            print_indented(self.out, line, hanging=4)

    def _show_situation(self, seat: int) -> None:
        title = self.words.say("play-your-turn", who=self._name(seat))
        self.out.print()
        self.out.print(Rule(Text(title, f"bold {self._style(seat)}"), style="dim"))
        for part in draw_brief(self.match.state_for(seat), seat, self.words, self.names):
            self.out.print(part)

    def _ask_decision(self, seat: int, decision: Decision) -> None:
        state = self.match.state_for(seat)
        self._print_decision(state, decision)
        while True:
            answer = self._read(f"{self._name(seat)}> ")
            action = self._understood(answer, seat, state, decision)
            if action is not None:
                self._play(seat, action)
                return
            if self.match.state_for(seat) is not state or self._asked != seat:  # undone, or committed
                return

    def _understood(self, answer: str, seat: int, state: State, decision: Decision) -> int | None:
        """The action that the answer stands for; None if it was a command or nothing that could be played."""
        if not answer and len(decision.actions) == 1:
            return decision.actions[0]
        if answer.isascii() and answer.isdigit():
            number = int(answer[:6])
            if 1 <= number <= len(decision.actions):
                return decision.actions[number - 1]
            self._say("play-no-option", n=str(number), last=len(decision.actions))
            return None
        if self._command(answer, seat):
            return None
        try:
            action = state.game.parse_action(answer)
        except UnknownName:
            self._say("play-not-understood", text=printable(answer))
            return None
        refusal = state.why_not(action, seat)
        if refusal is not None:
            self.out.print(self._reason(refusal, state))
            return None
        return action

    def _play(self, seat: int, action: int) -> None:
        events = self.match.play(seat, action)
        for line in paragraphs(events, self.match.state_for(seat), self.words, self.names, seat):
            print_indented(self.out, line, hanging=4)
        if self.match.can_commit(seat) and not self.match.can_undo(seat):
            self.match.commit(seat)
        if not self.match.draft(seat) and self.match.players > 1:  # alone, parts of a turn are committed on the way
            self._end_turn(seat)

    def _end_turn(self, seat: int) -> None:
        self._seen[seat] = self._known_plays(seat)
        self._asked = None

    def _known_plays(self, seat: int) -> int:
        """How many plays the seat has been told; of a secret choice that has just ended, not what all chose."""
        turns = self.match.turns
        if turns and turns[-1].secret and seat in turns[-1].seats and not self.match.draft(seat):
            return turns[-1].start
        return len(self.match.history)

    def _ask_to_commit(self, seat: int) -> None:
        self._say("play-turn-over")
        while self._asked == seat and self.match.decision(seat) is None:
            answer = self._read(f"{self._name(seat)}> ")
            if answer in ("", "c"):
                self._commit(seat)
            elif not self._command(answer, seat):
                self._say("play-turn-over")

    def _commit(self, seat: int) -> None:
        if not self.match.can_commit(seat):
            self._say("play-cannot-commit")
            return
        self.match.commit(seat)
        self._say("play-committed")
        self._end_turn(seat)

    # --- what can be typed ------------------------------------------------------------------------------------------
    def _command(self, answer: str, seat: int) -> bool:
        """Do what a command says; False if it is none."""
        first, _, rest = answer.partition(" ")
        word = first.lower()
        simple: dict[str, Callable[[int], None]] = {
            "?": self._show_refused,
            "b": self._show_table,
            "c": self._commit,
            "h": self._show_help,
            "q": self._quit,
            "s": self._show_scores,
            "u": self._undo,
            "": self._show_decision,
        }
        with_argument: dict[str, Callable[[int, str], None]] = {
            "l": self._show_log,
            "r": self._show_rule,
            "w": self._show_why_not,
            "save": self._save,
        }
        try:
            if word in simple and not rest:
                simple[word](seat)
            elif word in with_argument:
                with_argument[word](seat, rest.strip())
            else:
                return False
        except CaravansaryError as problem:  # of a file that cannot be written, a rule that is not there
            self.out.print(Text(str(problem)), style="red")
        return True

    def _show_decision(self, seat: int) -> None:
        decision = self.match.decision(seat)
        if decision is not None:
            self._print_decision(self.match.state_for(seat), decision)

    def _show_refused(self, seat: int) -> None:
        state = self.match.state_for(seat)
        decision = self.match.decision(seat)
        if decision is None or not decision.refused:
            self._say("play-nothing-refused")
            return
        self._say("play-refused")
        alike: dict[str, int] = {}
        for refusal in decision.refused:
            alike[refusal.code] = alike.get(refusal.code, 0) + 1
            if alike[refusal.code] <= ALIKE:
                told = Text.assemble(
                    self.words.speaker.action(refusal.action, state), ": ", self._reason(refusal, state)
                )
                print_indented(self.out, told, hanging=4)
        more = sum(count - ALIKE for count in alike.values() if count > ALIKE)
        if more:
            print_indented(self.out, Text(self.words.say("play-more-refused", n=more), "dim"))

    def _show_table(self, seat: int) -> None:
        decision = self.match.decision(seat)
        state = self.match.state_for(seat)
        marks = {} if decision is None else marks_of(state, decision)
        for part in draw_table(state, seat, self.words, self.names, marks):
            self.out.print(part)

    def _show_help(self, seat: int) -> None:
        state = self.match.state_for(seat)
        decision = self.match.decision(seat)
        example = state.game.action_name(decision.actions[0]) if decision is not None else "..."
        self.out.print(self.words.say("play-help", example=example))

    def _show_scores(self, seat: int) -> None:
        print_scores(self.out, self.match.state_for(seat), self.words, self.names, seat)

    def _show_log(self, seat: int, which: str) -> None:
        everything = which.casefold() == "all"
        lines = self._told(seat, 0 if everything else max(self._seen[seat], 0), opening=everything)
        for line in lines or [Text(self.words.say("play-nothing-happened"))]:
            print_indented(self.out, line, hanging=4)

    def _show_rule(self, seat: int, asked: str) -> None:
        if self._reference is None:
            self._reference = Reference(self.match.game, self.words.language)
        decision = self.match.decision(seat)
        wanted = asked or (decision.rule if decision is not None else "")
        rule = self._reference.rule(wanted)
        found = [rule] if rule is not None else self._reference.find(wanted)[:ALIKE]
        for one in found:
            print_rule(self.out, self._reference, one)
        if not found:
            self._say("play-not-understood", text=printable(asked))

    def _show_why_not(self, seat: int, name: str) -> None:
        state = self.match.state_for(seat)
        action = state.game.parse_action(name)
        refusal = state.why_not(action, seat)
        if refusal is not None:
            self.out.print(self._reason(refusal, state))
        else:
            self._say("play-possible", n=state.options_of(seat).index(action) + 1)

    def _undo(self, seat: int) -> None:
        if not self.match.can_undo(seat):
            self._say("play-cannot-undo")
            return
        last = self.match.draft(seat)[-1].action
        self.match.undo(seat)
        self._say("play-undone", action=self.words.speaker.action(last, self.match.state_for(seat)))

    def _save(self, seat: int, name: str) -> None:
        if not name:
            self._say("play-save-what")
            return
        path = Path(name).expanduser()
        write(path, match_text(self.match) if path.suffix == ".json" else Record.from_match(self.match).write())
        self._say("play-saved", file=str(path))

    def _quit(self, seat: int) -> None:
        self._say("play-really-quit")
        if self._read("> ", leaving=True).casefold() in self.words.say("play-yes").split():
            raise LeaveGame(self.words.say("play-left"))

    # --- the end ----------------------------------------------------------------------------------------------------
    def _tell_the_end(self) -> None:
        people = [seat for seat in range(self.match.players) if not self._is_bot(seat)]
        reader = people[0] if people else None
        self.out.print()
        for line in self._told(reader, min((max(self._seen[seat], 0) for seat in people), default=0), opening=False):
            print_indented(self.out, line, hanging=4)
        self.out.print()
        print_scores(self.out, self.match.state, self.words, self.names)
        if people and self.match.start is None:
            self._say("play-offer-record")
            name = self._read("> ", leaving=True)
            if name:
                self._command(f"save {name}", people[0])

    # --- saying things ----------------------------------------------------------------------------------------------
    def _print_decision(self, state: State, decision: Decision) -> None:
        question = Text(self.words.speaker.decision(decision, state, self.names), "bold")
        if decision.on_behalf_of is not None:
            other = names_of(state, self.words, self.names)[decision.on_behalf_of]
            question.append(f" {self.words.say('play-for-other', who=other)}", "not bold")
        question.append(f"  {decision.rule}", "dim not bold")
        self.out.print()
        self.out.print(question)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        grid.add_column()
        grid.add_column(style="green")
        details = option_details(state, decision.seat, self.words, self.names, decision.actions)
        for number, (action, detail) in enumerate(zip(decision.actions, details, strict=True), start=1):
            speaker, seat = self.words.speaker, decision.seat
            preview = speaker.preview(state.preview(action, seat), seat)
            brings = speaker.brings(action, state, seat, self.names)
            said = Text(", ".join(part for part in (preview, brings) if part))
            grid.add_row(f"  {number}", Text(speaker.option(action, state, seat, self.names)), detail, said)
        self.out.print(grid)

    def _reason(self, refusal: Refusal, state: State) -> Text:
        reason = self.words.speaker.refusal(refusal, state, self.names)
        return Text.assemble(reason, (f"  {refusal.rule}" if refusal.rule else "", "dim"))

    def _told(self, seat: int | None, since: int, *, opening: bool) -> list[Text]:
        """The events since a play of the history, as far as the seat may know."""
        events = list(self.match.opening) if opening else []
        for played in self.match.history[since:]:
            events += played.events
        return paragraphs(events, self.match.state_for(seat), self.words, self.names, seat)

    def _say(self, message: str, **args: Any) -> None:
        self.out.print(Text(self.words.say(message, **args)), style="dim" if message == "play-committed" else "")

    def _name(self, seat: int) -> str:
        return names_of(self.match.state, self.words, self.names)[seat]

    def _style(self, seat: int) -> str:
        return style_of(self.match.state.participants[seat].colour)

    def _read(self, prompt: str, *, leaving: bool = False) -> str:
        """A line from the keyboard, or from a script; scripted lines are shown as if they had been typed.

        Ctrl-C stands for "q" while the game goes on.
        """
        try:
            if sys.stdin.isatty():
                return input(prompt).strip()
            line = input()
        except KeyboardInterrupt:
            if leaving:
                raise
            self.out.print()
            return "q"
        except EOFError:
            raise LeaveGame(self.words.say("play-input-ended")) from None
        self.out.print(Text(f"{prompt}{line.strip()}"))
        return line.strip()


def marks_of(state: State, decision: Decision) -> Marks:
    """The numbers of the options by the places that they speak of."""
    marks: Marks = {}
    for number, action in enumerate(decision.actions, start=1):
        for kind, value in state.game.describe_action(action).items():
            if kind != "kind":
                marks.setdefault((kind, value), number)
    return marks
