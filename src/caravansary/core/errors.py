"""Everything that can be wrong with what somebody gave us, each with a sentence that says what was expected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, Union

if TYPE_CHECKING:
    from caravansary.core.decision import Refusal

T = TypeVar("T")
# An argument from outside, Given[int], whose type is checked by us with a sentence of our own. Declared as a plain int,
# the compiled engine would check it first and raise a TypeError, or take True for 1.
Given = Union[T, Any]  # noqa: UP007 - mypy takes `T | Any` for a type variable


def shown(thing: object, limit: int = 60) -> str:
    """Whatever somebody gave us, short enough for a sentence; a number with thousands of digits has no text at all."""
    try:
        text = repr(thing)
    except Exception:
        text = f"a {type(thing).__name__}"
    return text if len(text) <= limit else f"{text[: limit - 3]}..."


class CaravansaryError(Exception):
    """The root of all errors that this package raises on purpose."""


class IllegalAction(CaravansaryError):  # noqa: N818 - the name is part of the public interface
    """An action that the seat may not play now; nothing was changed.

    `code` is stable ("game.slot.occupied"), `rule` the id of the rule, `args` what the sentence speaks of.
    """

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(f"{sentence} ({refusal.rule})" if refusal.rule else sentence)
        self.sentence = sentence
        self.refusal = refusal
        self.code = refusal.code
        self.rule = refusal.rule
        self.args_of_sentence = refusal.args

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.refusal, self.sentence)


class OptionError(CaravansaryError, ValueError):
    """A game cannot be set up like this: number of players, seed or an option."""


class PositionError(CaravansaryError, ValueError):
    """A saved position that cannot be; the message begins with the field."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return PositionError, (self.field, self.problem)


class ComponentError(CaravansaryError, ValueError):
    """A printed value in a components or edition file that cannot be."""


class RecordError(CaravansaryError, ValueError):
    """A record that cannot be read or does not replay; `line` is the number of the line, from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return RecordError, (self.line, self.problem)


class MatchError(CaravansaryError):
    """Something a match does not allow: a foreign seat, nothing to undo, a draft that waits for its commit."""

    def __init__(self, code: str, problem: str) -> None:
        super().__init__(problem)
        self.code = code
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return MatchError, (self.code, self.problem)


class TextError(CaravansaryError):
    """A message that is missing in a language or could not be formatted."""


class UnknownName(CaravansaryError, ValueError):  # noqa: N818 - says what it is
    """No game, action, bot or language has this name."""


class Unveiled(Exception):  # noqa: N818 - not an error: stops a preview at the first thing that nobody can know
    """Raised inside a blind copy where chance would be drawn or something hidden would be turned up."""


# What rules run into where a position does not hold together: its seal is forged, or the store is damaged
BROKEN = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def broken(error: Exception) -> Exception:
    """The error of a position that does not hold together; what we have said ourselves stays as it is."""
    if isinstance(error, CaravansaryError):
        return error
    return PositionError("position", f"does not hold together: {error!r}")
