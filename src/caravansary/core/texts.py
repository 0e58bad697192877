"""Sentences in English, Russian and German, from Project Fluent files.

`Texts` formats messages by name. `Speaker` says the decisions, actions, events and refusals of a game: the values of
their arguments are ids, which it replaces by the words of the language ("colour" and "purple" give the message
`colour-purple`). A participant's number becomes a name; the names of people are never read as anything but text.
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from caravansary.core.errors import TextError

if TYPE_CHECKING:
    from caravansary.core.decision import Decision, Refusal
    from caravansary.core.events import Event
    from caravansary.core.game import Game
    from caravansary.core.reasons import Reason
    from caravansary.core.state import Danger, Preview, State

LANGUAGES: Final = ("en", "ru", "de")
PARTICIPANT_ARGS: Final = frozenset({"who", "other", "owner", "winners"})


class Texts:
    """The messages of one language from all `*.<language>.ftl` and `<language>.ftl` files of some folders."""

    def __init__(self, language: str, folders: list[Path]) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # here: it is slow to import, and not all say something

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            for path in sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")]):
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def format(self, message: str, args: dict[str, Any] | None = None) -> str:
        """The message in the language; a missing one or a formatting error is an error of ours."""
        if not self._bundle.has_message(message):
            raise TextError(f"{self.language}: no message {message!r}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise TextError(f"{self.language}: message {message!r} has no value")
        text, errors = self._bundle.format_pattern(pattern, args or {})
        if errors:
            raise TextError(f"{self.language}: message {message!r}: {errors[0]}")
        return str(text)


class Speaker:
    """Says what a game asks and tells."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts

    def decision(self, decision: Decision, state: State, names: list[str] | None = None) -> str:
        """The question put to the seat."""
        args: dict[str, Any] = {"who": decision.seat, **decision.args}
        if decision.pick is not None:
            args["left"] = decision.pick.left
        return self._say(f"ask-{decision.kind}", args, state, names)

    def action(self, action: int, state: State | None = None) -> str:
        """An option, as on a button."""
        described = dict(self.game.describe_action(action))
        return self._say(f"do-{described.pop('kind')}", described, state, None)

    def option(self, action: int, state: State, seat: int, names: list[str] | None = None) -> str:
        """An option of the open decision: what it is in the position (`here-KIND`), where that says more."""
        described = dict(self.game.describe_action(action))
        kind = described.pop("kind")
        about = state.about(action, seat)
        said = self._say(f"here-{kind}" if about else f"do-{kind}", described | about, state, names)
        return said[:1].upper() + said[1:]  # some are only a thing's name

    def brings(self, action: int, state: State, seat: int, names: list[str] | None = None) -> str:
        """What an option leads to beside numbers (`brings-KIND`); empty for most."""
        described = dict(self.game.describe_action(action))
        message = f"brings-{described.pop('kind')}"
        about = state.about(action, seat)
        return self._say(message, described | about, state, names) if about and self.texts.has(message) else ""

    def event(self, event: Event, state: State, names: list[str] | None = None) -> str:
        """A line of the log."""
        args = dict(event.args)
        if event.who is not None:
            args["who"] = event.who
        return self._say(f"event-{event.kind}", args, state, names)

    def refusal(self, refusal: Refusal, state: State, names: list[str] | None = None) -> str:
        """Why an action is not possible."""
        args = dict(refusal.args)
        decision = args.pop("decision", None)
        if decision is not None:
            args["decision"] = self.texts.format(f"decision-{str(decision).split('.', 1)[1]}")
        if refusal.action >= 0:
            args["action"] = self.action(refusal.action, state)
        return self._say(f"no-{refusal.code.split('.', 1)[1].replace('.', '-')}", args, state, names)

    def danger(self, danger: Danger, state: State) -> str:
        """What a participant may still lose."""
        return self._say(f"danger-{danger.kind}", danger.args, state, None)

    def preview(self, preview: Preview, seat: int) -> str:
        """What an option brings and costs the seat, in one short line: "+2 teal, −1 camel, +4 if it ended now".

        An event that numbers do not tell of, such as a boon without effect, has a message `preview-KIND` for it.
        """
        changes = preview.changes.get(seat, {})
        amounts = [*changes.items(), *((thing, -n) for thing, n in preview.cost.items())]
        said = [self._amount(thing, amount) for thing, amount in amounts]
        prospect = preview.prospects.get(seat, 0)
        if prospect not in (0, changes.get("points", 0)):
            said.append(self.texts.format("preview-prospects", {"points": _signed(prospect)}))
        notes = dict.fromkeys(f"preview-{event.kind}" for event in preview.events if event.who == seat)
        return ", ".join(said + [self.texts.format(note) for note in notes if self.texts.has(note)])

    def reason(self, reason: Reason) -> str:
        """What something adds to a position, as a phrase: "goods for the contract"."""
        return self._say(f"why-{reason.kind}", reason.args, None, None)

    def _amount(self, thing: str, amount: int) -> str:
        return f"{_signed(amount)} {self.texts.format(f'thing-{thing}', {'n': abs(amount)})}"

    def participant(self, who: int, state: State | None, names: list[str] | None = None) -> str:
        """The name of a seat (with its colour if others have it too), else its colour; opponents by what they are."""
        name = names[who] if names is not None and 0 <= who < len(names) else ""
        is_unique = names is None or names.count(name) == 1
        if name and (is_unique or state is None):
            return name
        if state is None:
            return str(who)
        participants = state.participants
        if not 0 <= who < len(participants):
            return str(who)
        participant = participants[who]
        if participant.kind != "seat":
            return self.texts.format(f"participant-{participant.kind}")
        colour = self.texts.format(f"seat-{participant.colour}")
        return f"{name} ({colour})" if name else colour

    def _say(self, message: str, args: dict[str, Any], state: State | None, names: list[str] | None) -> str:
        return self.texts.format(message, {name: self._word(name, value, state, names) for name, value in args.items()})

    def _word(self, name: str, value: Any, state: State | None, names: list[str] | None) -> Any:
        if isinstance(value, dict):
            return self._amounts(name, value)
        if isinstance(value, list | tuple):
            return self._list([self._word(name, one, state, names) for one in value])
        if name in PARTICIPANT_ARGS and isinstance(value, int):
            return self.participant(value, state, names)
        if isinstance(value, str) and name in self.game.vocabulary:
            return self.texts.format(f"{name}-{value}")
        return value

    def _list(self, words: list[Any]) -> str:
        """ "grey, 2 × white": words that stand side by side are counted, numbers (such as dice) are not."""
        parts: list[str] = []
        for word, same in groupby(map(str, words)):
            n = len(list(same))
            parts += [f"{n} × {word}"] if n > 1 and not word.isdecimal() else [word] * n
        return ", ".join(parts) if parts else self.texts.format("nothing")

    def _amounts(self, name: str, amounts: dict[str, int]) -> str:
        """ "2 purple, 1 white" from {"purple": 2, "white": 1}."""
        parts = [self.texts.format(f"{name}-{thing}", {"n": n}) for thing, n in amounts.items() if n]
        return ", ".join(parts) if parts else self.texts.format("nothing")


def _signed(amount: int) -> str:
    """A gain or a loss; nothing has no minus."""
    return f"+{amount}" if amount >= 0 else f"\u2212{-amount}"
