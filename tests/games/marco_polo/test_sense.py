"""What no bot does at Marco Polo, of things that look silly to somebody who knows the game."""

from __future__ import annotations

import pytest

import caravansary
from caravansary.games.marco_polo.pieces import ROUNDS, WILHELM
from caravansary.games.marco_polo.state import State
from tests.bots.sense import Silly, Turn, could_have_more
from tests.bots.watching import EVERY_DAY, check, check_finds

POLO = caravansary.game("marco_polo")
GAINS = ("coins", "camels", "goods", "points")
FOR_ANY_VALUE = ("space coins", "purse")  # where it does not matter what a die shows


def rerolls_a_six(turn: Turn) -> bool:
    """Pays a camel to reroll the best that a die can show."""
    return any(
        step.name.startswith("die ") and step.name.endswith("-6") and _kind(step.state, turn) == "choose_die_to_reroll"
        for step in turn.steps
    )


def _kind(s: State, turn: Turn) -> str:
    return s.decision(turn.seat).kind


def turns_a_die_there_and_back(turn: Turn) -> bool:
    """Pays camels to turn a die up and more camels to turn the same one down again, or the other way round."""
    turned: list[tuple[str, str]] = []
    for before, step in zip(turn.steps, turn.steps[1:], strict=False):
        if step.name in ("up", "down") and before.name.startswith("die "):
            kind, value = before.name[4:].rsplit("-", 1)
            turned.append((kind, f"{value}{step.name}"))
    back = {f"{n}up": f"{n + 1}down" for n in range(1, 6)} | {f"{n}down": f"{n - 1}up" for n in range(2, 7)}
    return any((kind, back.get(how, "")) in turned[place:] for place, (kind, how) in enumerate(turned, 1))


def pays_for_a_value_that_does_not_matter(turn: Turn) -> bool:
    """Turns a die with camels and uses just that one where every value brings the same."""
    shown: set[str] = set()
    names = [step.name for step in turn.steps]
    for place, name in enumerate(names):
        if name in ("up", "down") and names[place - 1].startswith("die "):
            kind, value = names[place - 1].rsplit("-", 1)
            shown.add(f"{kind}-{int(value) + (1 if name == 'up' else -1)}")
        if name in FOR_ANY_VALUE and names[place + 1 : place + 2] and names[place + 1] in shown:
            has = turn.steps[place].state.players[turn.seat]
            return bool(sum(has.dice) > 1)
    return False


def leaves_a_contract(turn: Turn) -> bool:
    """Ends the game with a contract that could be completed: what it costs is worth less than its points."""
    last = turn.steps[-1]
    s: State = last.state
    no_dice = s.round == ROUNDS and not any(s.players[turn.seat].dice)
    return last.name == "end turn" and no_dice and any(other.startswith("complete ") for other in last.others)


def goes_there_and_back(turn: Turn) -> bool:
    """Pays for two steps that lead to where the figure stood, without a post on the way."""
    if turn.steps[0].state.players[turn.seat].character == WILHELM:  # he builds where he passes
        return False
    stood = [step.state.players[turn.seat].figure for step in turn.steps] + [turn.after.players[turn.seat].figure]
    for place, step in enumerate(turn.steps[:-1]):
        then = turn.steps[place + 1]
        both = step.name.startswith("step ") and then.name.startswith("step ")
        if both and step.state.movement and then.state.movement and stood[place] == stood[place + 2]:
            return bool(step.state.players[turn.seat].posts == turn.after.players[turn.seat].posts)
    return False


SILLY: dict[str, Silly] = {
    "could have had the same with more": could_have_more(GAINS),
    "rerolls a six": rerolls_a_six,
    "turns a die there and back": turns_a_die_there_and_back,
    "pays for a value that does not matter": pays_for_a_value_that_does_not_matter,
    "leaves a contract at the end of the game": leaves_a_contract,
    "goes there and back": goes_there_and_back,
}


@pytest.mark.parametrize(("bots", "seeds"), EVERY_DAY)
def test_bots_do_nothing_silly(bots: str, seeds: range) -> None:
    check(POLO, bots, seeds, SILLY)


@pytest.mark.parametrize("what", SILLY)
def test_what_is_silly_is_found(what: str) -> None:
    check_finds(POLO, what, SILLY[what])
