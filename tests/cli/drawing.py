"""Tables as text for the tests: positions of random games, drawn at the width that they have without a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from caravansary.cli.boards import draw_table
from caravansary.cli.output import WIDTH, Words, console
from caravansary.cli.session import marks_of
from caravansary.core.chance import Chance
from caravansary.core.state import State
from tests.games.playing import random_option


class StrictWords(Words):
    """Every name that the board asks for must be a word of the game."""

    def name(self, kind: str, thing: str, **args: Any) -> str:
        assert self.speaker.texts.has(f"{kind}-{thing}"), f"{self.language}: no word {kind}-{thing}"
        return super().name(kind, thing, **args)


def drawn(parts: list[RenderableType]) -> str:
    out = console()
    out.width = WIDTH
    with out.capture() as captured:
        for part in parts:
            out.print(part)
    return captured.get()


def seen_by(state: State, seat: int | None, language: str = "en") -> str:
    """The table as a seat (None: a spectator) sees it."""
    return drawn(draw_table(state, seat, Words(state.game, language), []))


def asked(state: State, words: Words | None = None) -> str:
    """The table as the seat sees it that is asked now, with its options on their places."""
    seat = state.waiting_for[0]
    marks = marks_of(state, state.decision(seat))
    return drawn(draw_table(state, seat, words or Words(state.game, "en"), [], marks))


def play_on(state: State, steps: int, chance: Chance) -> None:
    for _ in range(steps):
        if not state.is_over:
            seat = state.waiting_for[0]
            state.play(random_option(state, seat, chance), seat)


def play_until(state: State, kind: str, chance: Chance) -> None:
    while state.decision(state.waiting_for[0]).kind != kind:
        play_on(state, 1, chance)


def play(state: State, *names: str) -> None:
    for name in names:
        state.play(state.game.parse_action(name), state.waiting_for[0])
