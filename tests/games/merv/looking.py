"""What a table shows, for tests that compare everything: facts, changes, refusals, the log, ways to pay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from caravansary.core.chance import Chance
from caravansary.games.merv.pieces import COLOURS
from caravansary.games.merv.state import State
from tests.games.merv.position import IN_SUPPLY, Table, action_name, game, parse_action, words


def holdings(table: Table, colour: str) -> dict[str, object]:
    """Everything that a participant has; what a rule does not touch must stay."""
    return {thing: value for thing, value in vars(table.player(colour)).items() if thing not in ("piece", "score")}


def facts(table: Table) -> dict[str, Any]:
    """Everything that lies open on the table, by its place: {"red.cubes.tan": 2, "city.r1c1.upgrade": "white"}."""
    view = table.state.view(None)
    todo: list[tuple[str, Any]] = [(player["colour"], player) for player in view.pop("players")]
    todo.append(("", view))
    found: dict[str, Any] = {}
    while todo:
        path, thing = todo.pop()
        if isinstance(thing, dict):
            todo += [(f"{path}.{key}".lstrip("."), value) for key, value in thing.items() if key != "score"]
        elif not path.startswith(IN_SUPPLY):
            found[path] = thing
    return found


def changes(table: Table, before: dict[str, Any]) -> dict[str, Any]:
    """The facts that are not what they were."""
    return {path: now for path, now in facts(table).items() if now != before.get(path)}


def of(colour: str, things: dict[str, Any]) -> dict[str, Any]:
    """Facts of one participant: {"red.favour": 1} of "red" and {"favour": 1}."""
    return {f"{colour}.{thing}": now for thing, now in things.items()}


def refused(table: Table, what: str) -> dict[str, tuple[str, str, dict[str, Any]]]:
    """The refused siblings whose names begin like this, with code, rule and arguments."""
    found = {action_name(refusal.action): refusal for refusal in table.state.decision().refused}
    return {
        name: (refusal.code.removeprefix("merv."), refusal.rule, refusal.args)
        for name, refusal in found.items()
        if name.startswith(what)
    }


def log(table: Table) -> list[tuple[str, str, dict[str, Any]]]:
    """What was told: kind, rule and arguments."""
    return [(event.kind, event.rule, event.args) for event in table.events]


def reason(table: Table, name: str) -> dict[str, Any]:
    refusal = table.state.why_not(parse_action(name))
    assert refusal is not None, f"{name} is possible"
    return refusal.args


def payments(table: Table, action: str) -> list[str]:
    """Every way to pay for an action: the cubes that are gone, and the helps that were used."""
    start = table.state.copy()
    had = start.players[start.decider].cubes[:]
    start.play(parse_action(action))
    return ways_on(start, had)


def ways_on(s: State, had: list[int]) -> list[str]:
    if s.decision().kind not in ("choose_cube", "choose_library_cube"):
        gone = words(COLOURS, [before - now for before, now in zip(had, s.players[s.active].cubes, strict=True)])
        return [" + ".join([gone] * bool(gone) + ["wild"] * s.wild_used + ["discount"] * s.discount_used)]
    found: list[str] = []
    for action in s.options:
        after = s.copy()
        after.play(action)
        found += ways_on(after, had)
    return found


def until_next_turn_of(table: Table, colour: str) -> None:
    """Everybody gains favour and ends the turn, until it is this seat's turn to choose a slot."""
    while not (table.to_move == colour and table.asked == "choose_slot"):
        mover = table.to_move
        assert mover is not None
        options = table.options
        wanted = [option for option in ("gain favour", "end turn") if option in options]
        table.play(mover, (wanted or options)[0])


def random_game(players: int, seed: int, colours: list[str] | None = None) -> Iterator[Table]:
    """A whole game of random choices, decision by decision."""
    table = Table(cast(State, game().new(players=players, seed=seed, colours=colours)))
    choice = Chance.seeded(seed + 1)
    while not table.state.is_over:
        yield table
        options = table.state.options
        table.state.play(options[choice.below(len(options))], events=table.events)
    yield table
