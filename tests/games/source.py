"""What the source of any game says of its sentences: the events told, the refusals added, the questions asked."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from caravansary.core.engine import Ask, Engine

Assigned = dict[str, list[ast.expr]]
Arguments = dict[str, set[str]]  # of every kind of sentence, those that it is sure to get


# --- expressions ----------------------------------------------------------------------------------------------------
def strings(node: ast.expr, assigned: Assigned) -> set[str]:
    """The strings that an expression can be: a constant, either side of a condition, or a variable of the function."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=body, orelse=orelse):
            return strings(body, assigned) | strings(orelse, assigned)
        case ast.Name(id=name) if name in assigned:
            return {text for value in assigned[name] for text in strings(value, assigned)}
    raise AssertionError(f"cannot tell what {ast.unparse(node)} is (line {node.lineno})")


def assignments(function: ast.FunctionDef) -> Assigned:
    """What is assigned to each variable, also as one of a pair."""
    found: Assigned = {}
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=variable)], value=value):
                found.setdefault(variable, []).append(value)
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=value):
                for at, name in enumerate(names):
                    found.setdefault(ast.unparse(name), []).extend(_parts(value, at))
    return found


def _parts(value: ast.expr, at: int) -> list[ast.expr]:
    match value:
        case ast.Tuple(elts=parts):
            return [parts[at]]
        case ast.IfExp(body=body, orelse=orelse):
            return _parts(body, at) + _parts(orelse, at)
    return [value]


def keywords(call: ast.Call, assigned: Assigned) -> set[str]:
    """The names of the keywords, also of those in a dictionary of the function."""
    found: set[str] = set()
    for keyword in call.keywords:
        match keyword:
            case ast.keyword(arg=str(name)):
                found.add(name)
            case ast.keyword(arg=None, value=ast.Name(id=name)) if name in assigned:
                found |= set.intersection(*(keys_of(value) for value in assigned[name]))
            case _:
                raise AssertionError(f"cannot tell what {ast.unparse(keyword)} is (line {call.lineno})")
    return found


def keys_of(value: ast.expr) -> set[str]:
    assert isinstance(value, ast.Dict), f"{ast.unparse(value)} is not a plain dictionary (line {value.lineno})"
    return {str(key.value) for key in value.keys if isinstance(key, ast.Constant)}


# --- a game ---------------------------------------------------------------------------------------------------------
class Source:
    """The functions of a game, and what they ask and tell."""

    def __init__(
        self,
        folder: Path,
        engine: Engine[Any],
        by_itself: Mapping[str, set[str]] | None = None,
    ) -> None:
        self.folder = folder
        self.engine = engine
        self.by_itself = by_itself or {}  # events that only their owner sees are not told but made by themselves

    @cached_property
    def functions(self) -> list[ast.FunctionDef]:
        paths = sorted(self.folder.rglob("*.py"))
        nodes = (node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        return [node for node in nodes if isinstance(node, ast.FunctionDef)]

    @cached_property
    def by_name(self) -> dict[str, ast.FunctionDef]:
        return {function.name: function for function in self.functions}

    def calls(
        self, is_wanted: Callable[[ast.Attribute], bool], name_at: int
    ) -> Iterator[tuple[str, ast.Call, set[str]]]:
        """The calls of a method, each with every name that it may be called with, and its keywords."""
        for function in self.functions:
            assigned = assignments(function)
            for node in ast.walk(function):
                match node:
                    case ast.Call(func=ast.Attribute() as method) if is_wanted(method):
                        for name in strings(node.args[name_at], assigned):
                            yield name, node, keywords(node, assigned)

    @cached_property
    def events_told(self) -> Arguments:
        """Every kind of event, with the arguments that it always has."""
        found = {kind: set(given) for kind, given in self.by_itself.items()}
        for kind, call, given in self.calls(lambda method: method.attr == "tell", 0):
            nobody = isinstance(call.args[1], ast.Constant) and call.args[1].value is None
            given = given if nobody else given | {"who"}
            found[kind] = found.get(kind, given) & given
        return found

    @cached_property
    def refusals_added(self) -> Arguments:
        """Every code of a refusal, with the arguments that it always has."""
        found: Arguments = {}
        for code, _, given in self.calls(lambda method: method.attr == "add" and ast.unparse(method.value) == "no", 1):
            found[code] = found.get(code, given | {"action"}) & (given | {"action"})
        return found

    @cached_property
    def decisions_asked(self) -> Arguments:
        """Every kind of decision, with the arguments that its question always has."""
        return {ask.name: {"who"} | self.spoken_of(ask) for ask in self.engine.asks.values()}

    def spoken_of(self, ask: Ask[Any]) -> set[str]:
        """What a question speaks of: fields of its argument, what `about` gives, how many pieces are left to pick."""
        found = {field.asked for field in ask.holds if field.asked}
        if ask.about is not None:
            returned = [
                node.value for node in ast.walk(self.by_name[ask.about.__name__]) if isinstance(node, ast.Return)
            ]
            found |= set.intersection(*(keys_of(value) for value in returned if value is not None))
        returned_pick = None if ask.pick is None else self.by_name[ask.pick.__name__].returns
        always_picks = returned_pick is not None and ast.unparse(returned_pick) == "Pick"
        return found | {"left"} if always_picks else found
