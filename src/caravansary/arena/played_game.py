"""One game of a tournament, with everything that is kept of it."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Struct

from caravansary.arena.games import SeatedBots, chance_of_bots
from caravansary.arena.plan import Job, Plan
from caravansary.bots import make
from caravansary.core.match import edition_label
from caravansary.core.match_log import BOT, Seat
from caravansary.core.record import Record, totals
from caravansary.core.state import State
from caravansary.games import game as game_of


class PlayedGame(Struct):
    """A finished game; lists without another word are by seat, those of decisions have an entry for each."""

    number: int
    seed: int
    bots: list[str]
    scores: list[int]
    places: list[int]  # among the seats; equal ones share a place
    totals: list[int]  # of every participant that scores, as in records
    plays: list[tuple[int, int]]  # decisions: seat and action
    kinds: list[str]  # decisions
    options: list[int]  # decisions: how many there were
    seconds: list[float]  # decisions: of processor time the bot took; 0 where nothing was to choose
    features: bytes = b""  # 32-bit floats: what the seat observed at each decision with a choice, if asked for


def play(job: Job) -> PlayedGame:
    """Play a game to its end; the same game as anywhere with this seed and these bots."""
    game = game_of(job.game)
    chance = chance_of_bots(job.seed)
    state = game.new(job.players, job.seed, job.edition, **job.options)
    seated = SeatedBots([make(name, game, chance.word()) for name in job.bots], chance)
    played = PlayedGame(job.number, job.seed, job.bots, [], [], [], [], [], [], [])
    observed: list[bytes] = []
    while not state.is_over:
        seat = state.waiting_for[0]
        legal = state.options_of(seat)
        action, seconds = legal[0], 0.0
        if len(legal) > 1:
            if job.with_features:
                import numpy as np  # here: slow to import, and seldom asked for

                observed.append(np.asarray(game.observe(state, seat), dtype="<f4").tobytes())
            begin = time.process_time()  # neither other work nor a pause of the whole machine counts
            action = seated.choose(state, seat)
            seconds = time.process_time() - begin
        played.kinds.append(state.decision(seat).kind)
        played.options.append(len(legal))
        played.seconds.append(seconds)
        played.plays.append((seat, action))
        state.play(action, seat)
    played.features = b"".join(observed)
    _note_the_end(played, state)
    return played


def _note_the_end(played: PlayedGame, state: State) -> None:
    seats = range(len(played.bots))
    score_of = {score.who: score.total for score in state.scores()}
    place_of = {rank.who: rank.place for rank in state.ranking()}
    played.scores = [score_of[seat] for seat in seats]
    played.places = [1 + sum(place_of[other] < place_of[seat] for other in seats) for seat in seats]
    played.totals = totals(state)


def margin(scores: list[int], seat: int) -> int:
    """By how much a seat is ahead of the best other one, or behind it."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def record_of(plan: Plan, played: PlayedGame) -> Record:
    plays: list[Any] = played.plays
    return Record(
        plan.game,
        players=plan.players,
        seed=played.seed,
        plays=plays,
        seats=[Seat(bot, BOT, bot) for bot in played.bots],
        edition=edition_label(plan.game, plan.edition),
        options=plan.options,
        result=played.totals,
        open_seed=True,
    )
