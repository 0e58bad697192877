"""The games as Python games of OpenSpiel: `pyspiel.load_game("caravansary_merv(players=3)")`.

Importing this module registers them. All chance of a game is decided by its seed, so a game begins with one chance node
that chooses the seed, and is deterministic after it: an explicit stochastic game with as many outcomes as `seeds` says.
No player observes the seed, or its consequences before they are turned up. A search that walks on from a real state
(plain MCTS) would foresee every draw: give it one from `resample_from_infostate`, or use an algorithm that samples.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from caravansary.envs import MissingExtra

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise MissingExtra("caravansary.envs.openspiel", "openspiel") from missing

import numpy as np

from caravansary.core.errors import OptionError
from caravansary.core.events import Event
from caravansary.core.game import Game, Option
from caravansary.core.match import is_secret
from caravansary.core.state import State
from caravansary.envs.observation import Vector, observation
from caravansary.envs.rewards import reward_named
from caravansary.games import game as game_of
from caravansary.games import list_games

SEEDS: Final = 1000  # from which a game is drawn, if nothing else is said
LONGEST: Final = 3000  # decisions; no game comes near it
BEFORE: Final = "before the game"
SEED_LIMIT: Final = 1 << 53  # a sampler's numbers have so many values
MOST_POINTS: Final = 1000.0  # by which a game could be won or lost
NO_SEAT: Final = -1
OBSERVATION: Final = pyspiel.IIGObservationType(perfect_recall=False)  # public, and the secrets of the one seat
NO_TENSOR: Final = "the vector shows what a seat sees now and does not remember: ask for the string"


def short_name(game: str) -> str:
    return f"caravansary_{game}"


def _game_type(game: Game, is_zero_sum: bool) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=f"Caravansary: {game.name.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if is_zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def parameters(game: Game) -> dict[str, Any]:
    """What can be given to `pyspiel.load_game`, with its defaults: our own three, and the options of the game."""
    return {"players": 2, "seeds": SEEDS, "reward": "rank", **{one.name: _as_parameter(one) for one in game.options}}


def _as_parameter(option: Option) -> Any:
    """The default of an option as a parameter; where it is None, no seat or an empty text."""
    if option.default is None:
        return NO_SEAT if option.of_seats else ""
    return option.default


def _from_parameter(option: Option, given: Any) -> Any:
    """The value of an option; one that is a list is given as words, for OpenSpiel knows no lists."""
    if given == _as_parameter(option):
        return option.default
    return given.split() if isinstance(given, str) and option.default is None else given


class Settings:
    """What a game of OpenSpiel was loaded with. It never changes, so that all states share it."""

    def __init__(self, game: Game, given: dict[str, Any]) -> None:
        chosen = parameters(game) | given
        self.game = game
        self.players: int = chosen["players"]
        self.seeds: int = chosen["seeds"]
        self.reward: str = chosen["reward"]
        self.options = {one.name: _from_parameter(one, chosen[one.name]) for one in game.options}
        reward_named(self.reward)
        if self.seeds < 1:
            raise OptionError(f"seeds must be 1 or more, got {self.seeds}")
        game.check_options(self.players, self.options)

    def __deepcopy__(self, memo: dict[int, Any]) -> Settings:
        return self


class SpielGame(pyspiel.Game):
    """A game with a number of players, the seeds that it may be drawn from, a reward by rank or score, and options."""

    name: str  # of the game; there is a class for each, for OpenSpiel makes a game from its class

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = game_of(self.name)
        chosen = self.settings = Settings(game, params or {})
        is_zero_sum = chosen.reward == "rank" and chosen.players > 1  # alone, the magistrate has the rest
        most = 1.0 if chosen.reward == "rank" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=chosen.seeds,
            num_players=chosen.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(game, is_zero_sum), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        """The observer of a type; without one, of what a seat sees now."""
        if params:
            raise OptionError(f"observations have no parameters, got {params}")
        wanted = iig_obs_type or OBSERVATION
        if not wanted.public_info or wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise OptionError("what is observed is public, with the secrets of one player or of none")
        if wanted.private_info == pyspiel.PrivateInfoType.NONE:
            return PublicObserver(wanted.perfect_recall)
        return RecallObserver() if wanted.perfect_recall else SeatObserver(self.settings.game)


Line = tuple[tuple[int, ...] | None, str]  # who knows it (None: everybody), and what it says, as JSON


class Heard:
    """What the seats have done and been told up to a position, line by line. It never changes, so clones share it."""

    __slots__ = ("lines", "position")

    def __init__(self, position: State, lines: list[Line]) -> None:
        self.position = position
        self.lines = lines

    def __deepcopy__(self, memo: dict[int, Any]) -> Heard:
        return self

    def after(self, actions: Iterable[int]) -> Heard:
        """What has been heard once these actions are played, too; a secret choice is known to its seat alone."""
        position, lines = self.position.copy(), self.lines[:]
        name = position.game.action_name
        for action in actions:
            seat = position.waiting_for[0]
            who = (seat,) if is_secret(position) else None
            lines.append((who, json.dumps({"seat": seat, "play": name(action)})))
            told: list[Event] = []
            position.play(action, seat, told)
            lines += lines_of(told)
        return Heard(position, lines)


def is_for(seat: int | None, who: tuple[int, ...] | None) -> bool:
    """Whether a seat (None: a spectator) is among those who know something."""
    return who is None or seat in who


def lines_of(events: list[Event]) -> list[Line]:
    return [(event.audience, _as_json(event.to_dict())) for event in events]


class SpielState(pyspiel.State):
    """A position; before the seed is chosen there is none. OpenSpiel copies all that is kept here with every clone."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.settings: Settings = game.settings
        self.position: State | None = None
        self._heard: Heard | None = None
        self._unheard = array("q")  # actions since then; most players never ask, so they are told only who does

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.position.waiting_for[0]  # in a simultaneous choice one after another, unseen

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.settings.seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position is None else sorted(self.position.options_of(player))

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            told: list[Event] = []
            chosen = self.settings
            position = chosen.game.new(chosen.players, action, events=told, **chosen.options)
            self.begin(position, lines_of(told))
        else:
            self.position.play(action, self.position.waiting_for[0])
            self._unheard.append(action)

    def begin(self, position: State, lines: list[Line]) -> None:
        """Where the history of a state begins: after the choice of the seed, or where it was sampled."""
        self.position = position
        self._heard = Heard(position.copy(), lines)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self.settings.game.action_name(action)

    def returns(self) -> list[float]:
        if self.position is None or not self.position.is_over:
            return [0.0] * self.settings.players
        return reward_named(self.settings.reward)(self.position)

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat sees now, and what it has done and been told since the beginning: perfect recall."""
        if self.position is None:
            return BEFORE
        seat = self.current_player() if player is None else player
        return f"[{seat}, {_as_json(self.position.view(seat))}, [{', '.join(self.heard_by(seat))}]]"

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        raise OptionError(NO_TENSOR)

    def public_string(self, remembers: bool) -> str:
        """What a spectator sees now, and on request what it has seen since the beginning."""
        if self.position is None:
            return BEFORE
        seen = _as_json(self.position.view(None))
        return f"[{seen}, [{', '.join(self.heard_by(None))}]]" if remembers else seen

    def heard_by(self, seat: int | None) -> list[str]:
        """What the seat (None: a spectator) has done and been told."""
        return [line for who, line in self._all_heard().lines if is_for(seat, who)]

    def _all_heard(self) -> Heard:
        """Nothing is told twice, and nothing before somebody asks."""
        assert self._heard is not None  # noqa: S101 - begin() has set it
        if self._unheard:
            self._heard = self._heard.after(self._unheard)
            self._unheard = array("q")
        return self._heard

    def plays(self) -> list[int]:
        """The actions since the beginning; a sampled state has no choice of a seed before them."""
        return [step.action for step in self.full_history() if step.player != pyspiel.PlayerId.CHANCE]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the seat cannot tell from this one. It cannot be serialised: no history leads to it.

        The others have heard there what the seat knows that they have heard; what is theirs alone is new.
        """
        twin = SpielState(self.get_game())
        if self.position is not None:
            seed = int(sampler() * SEED_LIMIT)
            known = [line for line in self._all_heard().lines if is_for(player, line[0])]
            twin.begin(self.position.sample_hidden(player, seed), known)
        return twin

    def __str__(self) -> str:
        return BEFORE if self.position is None else ", ".join(map(self.settings.game.action_name, self.plays()))


class SpielObserver:
    """Of what is observed in a state, as numbers or as text; the numbers are missing where there are none."""

    tensor: Vector | None = None
    dict: Mapping[str, Vector] = MappingProxyType({})

    def set_from(self, state: SpielState, player: int) -> None:
        raise OptionError(NO_TENSOR)

    def string_from(self, state: SpielState, player: int) -> str:
        raise NotImplementedError


class SeatObserver(SpielObserver):
    """What a seat sees now: the game's own vector, or the view as JSON."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.seen: Vector = np.zeros(game.observation_size, np.float32)
        self.tensor = self.seen
        self.dict = {"observation": self.seen}  # in one piece: OpenSpiel copies piece by piece
        self.pieces = {span.name: self.seen[span.offset :][: span.size] for span in game.observation_layout()}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position is None:
            self.seen.fill(0.0)
        else:
            self.seen[:] = observation(self._game, state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return BEFORE if state.position is None else _as_json([player, state.position.view(player)])


class RecallObserver(SpielObserver):
    """What a seat sees now and has done and heard before: its information state."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player)


class PublicObserver(SpielObserver):
    """What everybody sees now, or has seen since the beginning; the secrets of no seat are in it."""

    def __init__(self, remembers: bool) -> None:
        self._remembers = remembers

    def string_from(self, state: SpielState, player: int) -> str:
        return state.public_string(self._remembers)


def _as_json(seen: Any) -> str:
    return json.dumps(seen, sort_keys=True)


def register_games() -> None:
    """Make the games known to `pyspiel.load_game`; importing this module does it."""
    known = pyspiel.registered_names()
    for name in list_games():
        if short_name(name) not in known:
            made_for = type(f"SpielGame_{name}", (SpielGame,), {"name": name})
            pyspiel.register_game(_game_type(game_of(name), is_zero_sum=True), made_for)


register_games()
