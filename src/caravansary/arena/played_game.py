"""One game of a tournament, with everything that is kept of it."""

from __future__ import annotations

from typing import Any, final

from msgspec import Struct

from caravansary.arena.games import Observer, play_to_end
from caravansary.arena.plan import Job, Plan
from caravansary.bots.seated import seat_bots
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
    state = game.new(job.players, job.seed, job.edition, **job.options)
    noted = _Decisions(job)
    play_to_end(state, seat_bots(game, job.bots, job.seed), noted)
    seats = range(job.players)
    score_of = {score.who: score.total for score in state.scores()}
    place_of = {rank.who: rank.place for rank in state.ranking()}
    noted.game.scores = [score_of[seat] for seat in seats]
    noted.game.places = [1 + sum(place_of[other] < place_of[seat] for other in seats) for seat in seats]
    noted.game.totals = totals(state)
    noted.game.features = b"".join(noted.observations)
    return noted.game


@final
class _Decisions(Observer):
    def __init__(self, job: Job) -> None:
        self.game = PlayedGame(job.number, job.seed, job.bots, [], [], [], [], [], [], [])
        self.observations: list[bytearray] = []
        self._with_features = job.with_features

    def decided(self, state: State, seat: int, action: int, options: int, seconds: float) -> None:
        self.game.plays.append((seat, action))
        self.game.kinds.append(state.decision(seat).kind)
        self.game.options.append(options)
        self.game.seconds.append(seconds)
        if self._with_features and options > 1:
            self.observations.append(state.game.observe_bytes(state, seat))


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
