"""Campaign: games by chance with every number of players and all options; none raises, loops or has no result.

    python -m tests.campaigns.random_games merv --games 1000000 --seed 1

For the compiled engine take the python of an environment with the compiled wheel (`.ci/compiled` makes one); all cores
are used. Each game is drawn by its number and the seed: players, options, colours, choices, and who decides first where
several may. At its end everybody must have a score and a place, and the invariants of the game must hold. One game in
`--sample` is played once more in the way of the contract: with all invariants after every decision, every
other one with an edition in which rare things happen. Who would not come to an end is stopped. `--first N --games 1`
plays one game again. One line at the end tells the figures; the exit status is 1 if anything was wrong.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

import caravansary
from caravansary.bench.random_play import MASK, play_out
from caravansary.core.bits import COMPILED
from caravansary.core.chance import Chance
from caravansary.core.errors import OptionError
from caravansary.core.game import Game, Option
from caravansary.core.state import State
from caravansary.games.merv import invariants as merv_invariants
from tests.campaigns.campaign import Found, report
from tests.games.marco_polo import invariants as polo_invariants
from tests.games.marco_polo import test_random_games as polo
from tests.games.marrakesh import watching as marrakesh_watching
from tests.games.marrakesh.test_marrakesh import TestMarrakesh
from tests.games.merv.test_merv import TestMerv
from tests.games.playing import MOST_DECISIONS

SAMPLE: Final = 1000  # one game in so many is watched
BATCH: Final = 200  # games that a process plays at a time
BATCH_SECONDS: Final = 900.0  # a process that has not come back after that hangs inside a rule
PROGRESS_SECONDS: Final = 30.0


class Guard(NamedTuple):
    """What holds in a game: at one position, and in a whole game that is played with an edition or without."""

    check: Callable[[Any], None]
    watch: Callable[[int, int, dict[str, Any], Any], None]
    edition: Any  # in which rare things happen; None: the printed one


GUARDS: Final = {
    "marco_polo": Guard(polo_invariants.check, polo.watch_game, polo.RICH),
    "marrakesh": Guard(marrakesh_watching.check, TestMarrakesh().watch_game, TestMarrakesh.rich),
    "merv": Guard(merv_invariants.check, TestMerv().watch_game, TestMerv.rich),
}


class Asked(NamedTuple):
    """What is to be played."""

    game: str
    seed: int
    first: int
    games: int
    sample: int


# --- how a game is set up -------------------------------------------------------------------------------------------
def any_options(game: Game, players: int, chance: Chance) -> dict[str, Any]:
    """Options by chance, as far as the game allows them together."""
    while True:
        options = {option.name: any_value(option, players, chance) for option in game.options}
        try:
            return game.check_options(players, options)
        except OptionError:
            continue


def any_value(option: Option, players: int, chance: Chance) -> Any:
    if option.per_seat:
        order = list(range(len(option.choices)))
        chance.shuffle(order)
        return [option.choices[number] for number in order[:players]]
    choices = [False, True] if isinstance(option.default, bool) else list(option.choices)
    return choices[chance.below(len(choices))] if choices else option.default


# --- one game -------------------------------------------------------------------------------------------------------
def check_result(state: State) -> None:
    """Everybody who scores has a score and a place; the first place is taken, and nobody stands behind a gap."""
    scoring = [one.who for one in state.participants if one.scores]
    ranking = state.ranking()
    places = [rank.place for rank in ranking]
    assert scoring, "nobody scores"
    assert sorted(score.who for score in state.scores()) == scoring, f"scores {state.scores()}"
    assert sorted(rank.who for rank in ranking) == scoring, f"ranking {ranking}"
    assert all(place in (number, places[number - 2]) for number, place in enumerate(places, 1)), f"places {places}"
    assert places[0] == 1, f"places {places}"


def play_batch(asked: Asked) -> tuple[Found, int]:
    """Play some games one after the other: what was found, and the decisions of the longest."""
    game, guard, found, longest = caravansary.game(asked.game), GUARDS[asked.game], Found(), 0
    for number in range(asked.first, asked.first + asked.games):
        seed = (asked.seed << 32) + number
        chance = Chance.seeded(seed)
        players = game.min_players + chance.below(game.max_players - game.min_players + 1)
        options = any_options(game, players, chance)
        found.count("games")
        try:
            state = game.new(players, seed, **options)
            decisions = play_out(state, chance.word() & MASK, MOST_DECISIONS)
            assert decisions >= 0, f"it does not end: {MOST_DECISIONS} decisions"
            check_result(state)
            guard.check(state)
            if number % asked.sample == 0:
                found.count("watched")
                guard.watch(players, seed, options, guard.edition if number // asked.sample % 2 else None)
        except Exception as error:  # each game is for itself: the others are played nevertheless
            where = traceback.extract_tb(error.__traceback__)[-1]
            found.fail(f"game {number}: {players} players, {options}: {error!r} at {where.name}, line {where.lineno}")
            continue
        found.count("decisions", decisions)
        longest = max(longest, decisions)
    return found, longest


# --- all of them ----------------------------------------------------------------------------------------------------
def batches(asked: Asked) -> Iterator[Asked]:
    end = asked.first + asked.games
    for first in range(asked.first, end, BATCH):
        yield asked._replace(first=first, games=min(BATCH, end - first))


def play_in_time(asked: Asked) -> tuple[Found, int]:
    """The same in a process of its own: it ends and says where it was if it hangs."""
    faulthandler.dump_traceback_later(BATCH_SECONDS, exit=True)
    try:
        return play_batch(asked)
    finally:
        faulthandler.cancel_dump_traceback_later()


def play_all(asked: Asked, processes: int) -> tuple[Found, int]:
    """Play in several processes, each with a few batches ahead."""
    found, longest, told = Found(), 0, time.monotonic()
    coming = batches(asked)
    under_way: dict[Future[tuple[Found, int]], Asked] = {}
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        while True:
            while len(under_way) < 2 * processes and (batch := next(coming, None)) is not None:
                under_way[pool.submit(play_in_time, batch)] = batch
            if not under_way:
                return found, longest
            done, _ = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                try:
                    part, most = future.result()
                except BrokenProcessPool:
                    firsts = sorted(batch.first for batch in under_way.values())
                    found.fail(f"a process died or did not come back; under way were the {BATCH} games from {firsts}")
                    return found, longest
                del under_way[future]
                found.add(part)
                longest = max(longest, most)
            if time.monotonic() - told > PROGRESS_SECONDS:
                told = time.monotonic()
                print(f"{found.counts['games']} games, {found.counts['failures']} failures", flush=True)


def summary(asked: Asked, found: Found, longest: int) -> str:
    engine = f"random games of {asked.game}, {'compiled' if COMPILED else 'pure Python'}"
    speed = found.counts["games"] / (time.monotonic() - found.began)
    more = f"longest {longest} decisions, {speed:.0f} games/s"
    return found.summary(engine, asked.seed, ("games", "decisions", "watched"), more)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GUARDS))
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="one game in so many is watched at every decision")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    asked = Asked(given.game, given.seed, given.first, given.games, given.sample)
    found, longest = play_all(asked, given.processes)
    return report(found, summary(asked, found, longest))


if __name__ == "__main__":
    sys.exit(main())
