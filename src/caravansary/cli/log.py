"""The log as lines: the deeds of one participant after another, each a short paragraph."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from caravansary.cli.boards import names_of, printable, style_of
from caravansary.cli.output import Words
from caravansary.core.events import Event
from caravansary.core.state import State


def sentences(events: Iterable[Event], state: State, words: Words, names: list[str]) -> list[str]:
    """The sentences of what a spectator may know."""
    return [printable(words.speaker.event(event, state, names)) for event in events if event.is_visible_to(None)]


def paragraphs(events: Iterable[Event], state: State, words: Words, names: list[str], seat: int | None) -> list[Text]:
    """What a seat (None: a spectator) may know; all that one participant does in a row stands behind its name."""
    everybody = names_of(state, words, names)
    found: list[Text] = []
    last: int | None = None
    for event in events:
        if not event.is_visible_to(seat):
            continue
        told = printable(words.speaker.event(event, state, names))
        actor = event.who if event.who is not None and 0 <= event.who < len(everybody) else None
        deed = None if actor is None else _without_name(told, everybody[actor])
        if actor is None or deed is None:
            found.append(Text(told, "italic"))
            last = None
        elif actor == last:
            found[-1].append(f" · {deed}")
        else:
            style = f"bold {style_of(state.participants[actor].colour)}"
            found.append(Text.assemble((everybody[actor], style), f" {deed}"))
            last = actor
    return found


def _without_name(told: str, name: str) -> str | None:
    """ "takes slot 3" from "Red takes slot 3."; None if the sentence does not begin with the name."""
    for beginning in (f"{name}: ", f"{name} "):
        if told.startswith(beginning):
            return told.removeprefix(beginning).removesuffix(".")
    return None
