"""A listener at every scenario: what is told, asked and refused there must be whole, whatever the scenario is about.

An event has its own arguments, an actor where its sentence has one, and a rule that is in the book; so has a question,
and so has every refusal; a set of pieces has its name and holds actions. Whatever was heard once is not looked at
again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, final

from caravansary.core.decision import Decision, Refusal
from caravansary.core.events import Event
from caravansary.core.game import Game
from caravansary.core.rules import RuleBook
from caravansary.core.state import State

SET = re.compile("[a-z_]+")  # the name of a set, as the vocabulary writes it
UNSAID = re.compile(r"[{}$]|None")  # an argument that is missing or empty


@final
class Attentive:
    """Hears the scenarios of one game."""

    def __init__(self, game: Game, events: Mapping[str, Iterable[str]]) -> None:
        self._game = game
        self._arguments = {kind: set(names) for kind, names in events.items()}
        self._rules = RuleBook.load(game.folder / "rules", "en").rules
        self._known: set[str] = set()

    def play(self, state: State, heard: list[Event], action: int, seat: int | None) -> None:
        """Play an action and listen; what is told is added to what was heard before."""
        told: list[Event] = []
        state.play(action, seat, told)
        heard += told
        for event in told:
            self._hear_event(state, event)
        for asked in state.waiting_for:
            self._hear_decision(state, state.decision(asked), asked)

    def _hear_event(self, state: State, event: Event) -> None:
        if self._is_new(state, event):
            assert set(event.args) == self._arguments[event.kind], f"{event!r} has other arguments"
            self._hear("event", event, state)

    def _hear_decision(self, state: State, asked: Decision, seat: int) -> None:
        assert asked.seat == seat
        if self._is_new(state, (asked.kind, asked.rule, sorted(asked.args.items()))):
            self._hear("decision", asked, state)
        if asked.pick is not None:
            assert SET.fullmatch(asked.pick.of), f"{asked.kind} picks from {asked.pick.of!r}"
            assert all(self._game.action_name(action) for action in asked.pick.chosen)
        for refusal in asked.refused:
            self._hear_refusal(state, refusal)

    def _hear_refusal(self, state: State, refusal: Refusal) -> None:
        if self._is_new(state, refusal):
            self._hear("refusal", refusal, state)

    def _is_new(self, state: State, thing: object) -> bool:
        key = f"{len(state.participants)} {thing!r}"
        is_new = key not in self._known
        self._known.add(key)
        return is_new

    def _hear(self, way: str, thing: Any, state: State) -> None:
        assert thing.rule in self._rules, f"{thing!r} has a rule that is in no book"
        said = getattr(self._game.speaker("en"), way)(thing, state)
        assert not UNSAID.search(said), f"{thing!r} says {said!r}"
