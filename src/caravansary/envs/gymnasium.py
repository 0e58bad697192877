"""One seat of a game as a Gymnasium environment; bots have the other seats.

    import gymnasium, caravansary.envs.gymnasium
    env = gymnasium.make("caravansary/Merv-v1", players=3, bots="greedy")

An observation is the seat's view as a vector; `info["action_mask"]` and `action_masks()` say which actions are legal.
The bots are asked as everywhere: with a guess at the position from what their seat knows, never with the real one.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final

from caravansary.envs import MissingExtra

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
except ModuleNotFoundError as missing:
    raise MissingExtra("caravansary.envs.gymnasium", "envs") from missing

import numpy as np

from caravansary import bots as all_bots
from caravansary.bots.seated import SeatedBots, seat_bots
from caravansary.core.errors import OptionError, shown
from caravansary.core.events import Event
from caravansary.core.state import State
from caravansary.envs.observation import BOUND, Mask, Vector, action_mask, observation, observation_metadata
from caravansary.envs.picture import RENDER_MODES, check_render_mode, picture_of, rendered
from caravansary.envs.rewards import WORST, reward_named
from caravansary.games import game as game_of
from caravansary.games import list_games

VERSION: Final = 1  # in the ids of the environments; 1: with the observations of version 2
SEEDS: Final = 2**63  # of games, drawn from the environment's generator

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """A game as one seat plays it, from one of its decisions to the next.

    `bots` names the bot of all other seats, or is a list with one name for each of them in seat order. `reward` is
    "rank" or "score" as in `envs.rewards`, given at the end. An illegal action ends the game with the worst reward, and
    `info["illegal"]` says why; agents that use the mask never meet it.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as its base has it

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        bots: str | list[str] = "greedy",
        seat: int = 0,
        reward: str = "rank",
        render_mode: str | None = None,
        edition: Any = None,
        **options: Any,
    ) -> None:
        check_render_mode(render_mode)
        self.game = game_of(game)
        self.game.check_options(players, options)
        if type(seat) is not int or not 0 <= seat < players:
            raise OptionError(f"seat must be from 0 to {players - 1}, got {shown(seat)}")
        self.seat = seat
        self.render_mode = render_mode
        self.metadata = self.metadata | observation_metadata(self.game)
        self.observation_space = Box(-BOUND, BOUND, (self.game.observation_size,), np.float32)
        self.action_space = Discrete(self.game.num_actions)
        self._players = players
        self._edition = edition
        self._options = options
        self._reward = reward_named(reward)
        self._worst = WORST[reward]
        self._names = names_around(bots, players, seat)
        for name in self._names:
            all_bots.make(name, self.game, 0)  # a name that is no bot's is refused now
        self._state: State | None = None
        self._bots: SeatedBots | None = None
        self._log: list[Event] = []  # kept only if it is to be rendered
        self._has_ended = True

    @property
    def position(self) -> State:
        """The real position, what is hidden from the seat included; not for those who learn to play."""
        if self._state is None:
            raise OptionError("the environment has no game yet: call reset() first")
        return self._state

    # --- playing ----------------------------------------------------------------------------------------------------
    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, Info]:
        """A new game, up to the seat's first decision. The generator of Gymnasium gives the seed of the game."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        self._bots = seat_bots(self.game, self._names, drawn)
        self._log = []
        self._state = self.game.new(self._players, drawn, self._edition, self._listener(), **self._options)
        self._has_ended = False
        self._let_bots_play()
        return self._seen(), self._info()

    def step(self, action: int | np.int64) -> tuple[Vector, float, bool, bool, Info]:
        """Play an action and let the bots play until the seat is asked again, or the game is over."""
        state = self.position
        if self._has_ended:
            raise OptionError("the game is over: call reset()")
        played = index(action)
        refusal = state.why_not(played, self.seat)
        if refusal is not None:
            self._has_ended = True
            said = self.game.speaker("en").refusal(refusal, state)
            return self._seen(), self._worst, True, False, {**self._info(), "illegal": said}
        state.play(played, self.seat, self._listener())
        self._let_bots_play()
        self._has_ended = state.is_over
        reward = self._reward(state)[self.seat] if state.is_over else 0.0
        return self._seen(), reward, state.is_over, False, self._info()

    def action_masks(self) -> Mask:
        """The legal actions now; libraries that know masks ask for them by this name."""
        return action_mask(self.game, self.position, self.seat)

    def _let_bots_play(self) -> None:
        """The others decide until it is the seat's turn; in a simultaneous choice they do not wait for it."""
        state = self.position
        assert self._bots is not None  # noqa: S101 - reset() has seated them
        while not state.is_over:
            others = [seat for seat in state.waiting_for if seat != self.seat]
            if not others:
                return
            options = state.options_of(others[0])
            action = options[0] if len(options) == 1 else self._bots.choose(state, others[0])
            state.play(action, others[0], self._listener())

    def _seen(self) -> Vector:
        return observation(self.game, self.position, self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks()}

    def _listener(self) -> list[Event] | None:
        return None if self.render_mode is None else self._log

    # --- looking ----------------------------------------------------------------------------------------------------
    def render(self) -> str | None:
        """A spectator's summary: "ansi" gives text, "svg" a picture, "human" prints the text."""
        return rendered(picture_of(self.game, self.position, self._log), self.render_mode)


def names_around(bots: str | list[str], players: int, seat: int) -> list[str]:
    """The bot of each seat; the own seat has one too, which is never asked."""
    others = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
    if len(others) != players - 1:
        raise OptionError(f"{players} players need {players - 1} bots, or one name for all, got {len(others)}")
    return [*others[:seat], "random", *others[seat:]]


def environment_id(game: str) -> str:
    """ "caravansary/MarcoPolo-v1" for "marco_polo"."""
    return f"caravansary/{game.replace('_', ' ').title().replace(' ', '')}-v{VERSION}"


def register_environments() -> None:
    """Make the games known to `gymnasium.make`; importing this module does it."""
    for name in list_games():
        if environment_id(name) not in gymnasium.registry:
            gymnasium.register(environment_id(name), f"{__name__}:SeatEnv", kwargs={"game": name})


register_environments()
