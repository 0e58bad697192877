"""Random games with all combinations of options: the invariants, copies, saved states, pickles, illegal actions."""

from __future__ import annotations

import itertools
from typing import Any, cast

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.events import Event
from caravansary.games.marco_polo import components
from caravansary.games.marco_polo.actions import TABLE
from caravansary.games.marco_polo.engine import ENGINE
from caravansary.games.marco_polo.events import KINDS
from caravansary.games.marco_polo.pieces import BEIJING, CITIES, NOBODY, PLACES
from caravansary.games.marco_polo.rounds import TURNS
from caravansary.games.marco_polo.state import State
from tests.games.marco_polo.invariants import check
from tests.games.marco_polo.watching import Watch
from tests.games.playing import MOST_DECISIONS, play_randomly, random_seat

GAME = caravansary.game("marco_polo")
PLAYERS = (2, 3, 4)
SWITCHES = ("random_provinces", "character_draft", "goal_choice")


def combinations() -> list[dict[str, Any]]:
    """All combinations of the variants, and the module with and without the choice of goals."""
    found: list[dict[str, Any]] = [
        dict(zip(SWITCHES, chosen, strict=True)) for chosen in itertools.product((False, True), repeat=len(SWITCHES))
    ]
    return [*found, {"new_characters": True}, {"new_characters": True, "goal_choice": True}]


OPTIONS = combinations()
# The module brings the rarest things, so it is played more often
OFTEN = [*OPTIONS, {"new_characters": True}, {"new_characters": True, "goal_choice": True}]


# Who travels and completes contracts whenever he can, and can pay for it, comes to what is rare: an empty stock
EAGER_KINDS = ("complete", "use", "own_card", "city", "step", "second_step", "pay_pair", "move_post")
EAGER = {
    *(
        TABLE.start(block.kind) + i
        for block in TABLE.blocks
        if block.kind in EAGER_KINDS
        for i in range(len(block.values))
    ),
    TABLE.parse("space travel"),
}
RICH = components.EDITIONS.with_overrides(
    "rich",
    {
        "start": {"coins": [30, 30, 30, 30], "camels": 20},
        "space": {"purse": 9, "khan": {"camels": 9, "coins": 9, "any": 1}},
    },
)


def watch_game(players: int, seed: int, options: dict[str, Any], edition: components.Components | None = None) -> None:
    """A whole random game with every invariant after every decision; with an edition eager ones, half on a full map."""
    opening: list[Event] = []
    s = cast(State, GAME.new(players=players, seed=seed, edition=edition, events=opening, **options))
    chance = Chance.seeded(seed + 1)
    play = play_randomly if edition is None else play_eagerly
    watch = Watch(s)
    watch.see_opening(s, opening)
    for _ in range(MOST_DECISIONS):
        if edition is not None and seed % 2 and s.phase == TURNS and s.round == 1 and not watch.reached:
            crowd(s, chance)
            watch.start_from(s)
        check(s)
        if s.is_over:
            break
        events: list[Event] = []
        play(s, chance, events)
        for event in events:
            assert set(event.args) == set(KINDS[event.kind]), event
        watch.see(s, events)
    assert s.is_over
    watch.finish(s)


def crowd(s: State, chance: Chance) -> None:
    """Put all posts but one of every player on the map, so that posts will have to be moved."""
    for seat, player in enumerate(s.players):
        free = [place for place in range(len(PLACES)) if not player.posts >> place & 1]
        chance.shuffle(free)
        for place in free[: player.stock - 1]:
            player.posts |= 1 << place
            if place == BEIJING:
                s.beijing[s.beijing.index(NOBODY)] = seat
            elif place < len(CITIES):
                s.offices[place] = -1
        player.stock = 1


def play_eagerly(s: State, chance: Chance, events: list[Event] | None = None) -> None:
    """Mostly what leads somewhere: travelling, cards, contracts."""
    seat = random_seat(s, chance)
    eager = [action for action in s.options_of(seat) if action in EAGER]
    if not eager or chance.below(5) == 0:
        eager = s.options_of(seat)
    s.play(eager[chance.below(len(eager))], seat, events)


# --- everything occurs ----------------------------------------------------------------------------------------------
def test_random_games_come_to_every_decision() -> None:
    """A kind of decision that no game here meets would be tested by nothing here."""
    seen: set[str] = set()
    for seed in range(200):
        s = cast(State, GAME.new(players=PLAYERS[seed % 3], seed=seed, edition=RICH, **OFTEN[-1 - seed % 6]))
        chance = Chance.seeded(seed)
        is_crowded = False
        while not s.is_over:
            if not is_crowded and s.phase == TURNS:
                is_crowded = True
                crowd(s, chance)
            seen.add(s.decision(s.waiting_for[0]).kind)
            play_eagerly(s, chance)
        if len(seen) == len(ENGINE.decision_kinds):
            break

    assert seen == set(ENGINE.decision_kinds)
