"""Random games of any game, and everything that was said in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from caravansary.core.chance import Chance
from caravansary.core.decision import Decision, Refusal
from caravansary.core.events import Event
from caravansary.core.game import Game
from caravansary.core.state import Preview, State
from caravansary.core.texts import Speaker

Said = Callable[[Speaker, "list[str] | None"], str]
Choose = Callable[[list[int], Chance], int]


class Heard:
    """Everything different that was asked, refused, told and previewed in some games, each once."""

    def __init__(
        self,
        game: Game,
        games: int,  # for each number of players and each way to play
        choose: Choose,
        never_asked: Callable[[str], int],  # by the kind of decision, an action that it does not ask for
        ways: tuple[dict[str, Any], ...] = ({},),
    ) -> None:
        self.game = game
        self.choose = choose
        self.never_asked = never_asked
        self.decisions: dict[str, tuple[Decision, State]] = {}
        self.refusals: dict[str, tuple[Refusal, State]] = {}
        self.events: dict[str, tuple[Event, State]] = {}
        self.previews: dict[str, tuple[Preview, int]] = {}
        for players in range(game.min_players, game.max_players + 1):
            for seed in range(games):
                for way in ways:
                    self.listen(players, seed, way)

    def listen(self, players: int, seed: int, way: dict[str, Any]) -> None:
        chance = Chance.seeded(1000 * players + seed)
        told: list[Event] = []
        state = self.game.new(players=players, seed=seed, events=told, **way)
        start = state.copy()  # names need the participants only, and those never change
        while not state.is_over:
            seat = state.waiting_for[0]
            asked = state.decision(seat)
            self.decisions.setdefault(
                f"{players} {asked.kind} {asked.args} {asked.pick and asked.pick.left}", (asked, start)
            )
            for refusal in asked.refused:
                self.refusals.setdefault(f"{players} {refusal!r}", (refusal, start))
            if seed == 0:
                self.look_ahead(state, asked, seat)
            state.play(self.choose(asked.actions, chance), seat, events=told)
        for event in told:
            self.events.setdefault(f"{players} {event!r}", (event, start))

    def look_ahead(self, state: State, asked: Decision, seat: int) -> None:
        not_asked = state.why_not(self.never_asked(asked.kind), seat)
        if not_asked is not None:
            self.refusals.setdefault(repr(not_asked), (not_asked, state.copy()))
        for action in asked.actions:
            preview = state.preview(action, seat)
            self.previews.setdefault(f"{preview.changes.get(seat)} {preview.cost}", (preview, seat))

    def sentences(self) -> Iterator[tuple[str, Said]]:
        """What is said about participants: a kind, and the way to say it with some names."""
        for asked, state in self.decisions.values():
            yield asked.kind, partial(_say, "decision", asked, state)
        for refusal, state in self.refusals.values():
            yield refusal.code, partial(_say, "refusal", refusal, state)
        for event, state in self.events.values():
            yield event.kind, partial(_say, "event", event, state)

    def rules(self) -> set[str]:
        return {thing.rule for found in (self.decisions, self.refusals, self.events) for thing, _ in found.values()}


def _say(way: str, thing: Any, state: State, speaker: Speaker, names: list[str] | None) -> str:
    return str(getattr(speaker, way)(thing, state, names))
