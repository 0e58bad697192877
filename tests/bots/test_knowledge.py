"""What a bot may know: a guess at the position from what its seat sees, never the real one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

import caravansary
from caravansary.arena.games import play_game
from caravansary.bots.seated import SeatedBots
from caravansary.core.chance import Chance
from caravansary.core.errors import IllegalAction
from caravansary.core.state import State
from caravansary.games.marco_polo import hidden as polo_hidden
from caravansary.games.marco_polo.state import State as PoloState
from caravansary.games.marrakesh import hidden as marrakesh_hidden
from caravansary.games.marrakesh.state import State as MarrakeshState
from caravansary.games.merv import hidden as merv_hidden
from caravansary.games.merv.state import State as MervState
from tests.bots.bot_games import EVERYTHING, choices_until_something_new, random_positions

MERV = caravansary.game("merv")


def new_merv(players: int) -> MervState:
    return cast(MervState, MERV.new(players, seed=6))


class Spy:
    """Takes the first option and keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[MervState] = []

    def choose(self, state: State, seat: int) -> int:
        self.shown.append(cast(MervState, state))
        return state.options_of(seat)[0]


# --- other hidden things, the same position as far as the seat knows it -----------------------------------------------
def merv_reordered(state: MervState, seat: int, chance: Chance) -> bool:
    before = state.deck[:], state.solo_deck[:]
    merv_hidden.reorder(state, chance)
    return before != (state.deck, state.solo_deck)


def marrakesh_redealt(state: MarrakeshState, seat: int, chance: Chance) -> bool:
    """Stacks, oases, tiles to come, provisions of others, keshis that others have chosen."""
    before = [stack[:] for stack in state.stacks]
    marrakesh_hidden.deal_scrolls(state, chance)
    marrakesh_hidden.deal_luxuries(state, chance)
    marrakesh_hidden.deal_exchanges(state, chance)
    marrakesh_hidden.deal_oases(state, chance)
    marrakesh_hidden.deal_provisions(state, seat, chance)
    marrakesh_hidden.deal_choices(state, seat, chance)
    return before != state.stacks


def polo_redealt(state: PoloState, seat: int, chance: Chance) -> bool:
    """Contracts, goal cards of others, gifts."""
    before = state.piles[:]
    polo_hidden.deal_contracts(state, chance)
    polo_hidden.deal_goals(state, seat, chance)
    chance.shuffle(state.gift_pile)
    return before != state.piles


CHANGES: dict[str, Callable[[Any, int, Chance], bool]] = {
    "merv": merv_reordered,
    "marrakesh": marrakesh_redealt,
    "marco_polo": polo_redealt,
}


@pytest.mark.parametrize(
    ("bot", "name", "players", "options"),
    [
        *((bot, "merv", players, {}) for bot in ("greedy", "random") for players in (1, 2, 3, 4)),
        ("expert@2", "merv", 2, {}),
        *((bot, "marrakesh", 2, {}) for bot in ("greedy", "random")),
        *((bot, "marrakesh", 4, EVERYTHING["marrakesh"]) for bot in ("greedy", "random")),
        *((bot, "marco_polo", 2, {}) for bot in ("greedy", "random")),
        *((bot, "marco_polo", 4, EVERYTHING["marco_polo"]) for bot in ("greedy", "random")),
    ],
)
def test_what_is_hidden_does_not_change_a_choice(bot: str, name: str, players: int, options: dict[str, Any]) -> None:
    compared = 0
    start = caravansary.game(name).new(players, seed=8, **options)
    for state in random_positions(start, seed=8, every=25 * players):
        other: Any = state.copy()
        compared += CHANGES[name](other, state.waiting_for[0], Chance.seeded(77))
        other.chance = Chance.seeded(78)
        assert choices_until_something_new(other, bot) == choices_until_something_new(state, bot)

    assert compared >= 2


def test_greedy_chooses_its_keshis_whatever_the_others_have_chosen() -> None:
    """Also when all others have made their secret choice."""
    state = caravansary.game("marrakesh").new(3, seed=6)
    while len(state.waiting_for) == 1:
        state.play(state.options[0])
    chosen: set[tuple[int, ...]] = set()
    for option in (0, -1):
        table = state.copy()
        for seat in (1, 2):
            for _ in range(3):
                table.play(table.options_of(seat)[option], seat)
        chosen.add(tuple(choices_until_something_new(table, "greedy")))

    assert len(chosen) == 1


def test_a_bot_never_gets_the_real_state() -> None:
    spies = [Spy(), Spy(), Spy()]
    seated = SeatedBots(spies, Chance.seeded(5))
    state = new_merv(3)

    for _ in range(60):
        seat = state.decider
        action = seated.choose(state, seat)
        shown = spies[seat].shown[-1]
        assert shown is not state
        assert shown.chance.to_list() != state.chance.to_list()
        assert shown.deck != state.deck
        assert sorted(shown.deck) == sorted(state.deck)
        assert shown.view(seat) == state.view(seat)
        state.play(action, seat)


def test_what_a_bot_does_to_its_state_does_not_touch_the_game() -> None:
    class Vandal:
        def choose(self, state: State, seat: int) -> int:
            action = state.options_of(seat)[0]
            while not state.is_over:
                state.play(state.options_of(state.waiting_for[0])[0], state.waiting_for[0])
            return action

    state = new_merv(2)
    before = state.to_dict()

    SeatedBots([Vandal(), Vandal()], Chance.seeded(5)).choose(state, state.decider)

    assert state.to_dict() == before


def test_a_run_of_decisions_has_one_guess_and_the_next_run_another() -> None:
    spy = Spy()
    seated = SeatedBots([spy], Chance.seeded(5))
    state = new_merv(1)
    decks: list[list[int]] = []

    while len(decks) < 12:
        known = state.information(0)
        seated.choose(state, 0)
        decks.append(spy.shown[-1].deck)
        state.play(state.options[0], 0)
        seated.choose(state, 0)
        if state.information(0) == known:
            assert spy.shown[-1].deck == decks[-1]

    assert len({tuple(deck) for deck in decks}) > 1


def test_an_illegal_choice_of_a_bot_is_refused_by_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, state: State, seat: int) -> int:
            return next(action for action in range(MERV.num_actions) if action not in state.options_of(seat))

    monkeypatch.setattr("caravansary.bots.seated.make", lambda name, game, seed: Cheat())

    with pytest.raises(IllegalAction):
        play_game(MERV, 2, ["random"], seed=1)
