"""One seat of a game as a Gymnasium environment; bots have the other seats.

    import gymnasium, caravansary.envs.gymnasium
    env = gymnasium.make("caravansary/Merv-v1", players=3, bots="greedy")

An observation is the seat's view as a vector; `info["action_mask"]` and `action_masks()` say which actions are legal.
The bots are asked as everywhere: with a guess at the position from what their seat knows, never with the real one.
`SeatVectorEnv` of `envs.vector` plays many games at once; `gymnasium.make_vec` gives it.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final

from caravansary.envs import MissingExtra

try:
    import gymnasium
    from gymnasium.spaces import Discrete
except ModuleNotFoundError as missing:
    raise MissingExtra("caravansary.envs.gymnasium", "envs") from missing

import numpy as np

from caravansary.core.errors import OptionError
from caravansary.core.events import Event
from caravansary.core.state import State
from caravansary.envs.observation import Mask, action_mask, observation, observation_metadata
from caravansary.envs.opponents import Opponent, OtherSeats, opponents_around, own_seat
from caravansary.envs.picture import RENDER_MODES, as_svg, check_render_mode, checked_mode, picture_of, rendered
from caravansary.envs.rewards import Rewarding, Rewards, places_of, totals_of
from caravansary.envs.spaces import observation_space
from caravansary.games import game as game_of
from caravansary.games import list_games

VERSION: Final = 1  # in the ids of the environments; 1: with the observations of version 2
SEEDS: Final = 2**63  # of games, drawn from the environment's generator

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A game as one seat plays it, from one of its decisions to the next.

    `bots` has the other seats: a bot's name, a policy or a pool (`envs.opponents`), one for all of them or a list in
    seat order. `seat` is the own one; None draws it for every game. `reward`, `shaping` and `discount` are those of
    `envs.rewards`. An illegal action ends the game with the worst reward, and `info["illegal"]` says why; agents that
    use the mask never meet it. With `mask_in_observation` an observation is a dict of vector and mask.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as its base has it

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        bots: Opponent | list[Opponent] = "greedy",
        seat: int | None = 0,
        reward: str = "rank",
        shaping: float = 0.0,
        discount: float = 1.0,
        mask_in_observation: bool = False,
        render_mode: str | None = None,
        edition: Any = None,
        **options: Any,
    ) -> None:
        check_render_mode(render_mode)
        self.game = game_of(game)
        self.game.check_options(players, options)
        self.opponents = opponents_around(bots, players)
        self.seat = own_seat(seat, players) or 0  # in the game that is played
        self.render_mode = render_mode
        self.metadata = self.metadata | observation_metadata(self.game)
        self.observation_space = observation_space(self.game, mask_in_observation)
        self.action_space = Discrete(self.game.num_actions)
        self._players = players
        self._is_seat_drawn = seat is None
        self._edition = edition
        self._options = options
        self._rewarding = Rewarding(self.game, reward, shaping, discount)
        self._mask_in_observation = mask_in_observation
        self._state: State | None = None
        self._others: OtherSeats | None = None
        self._rewards: Rewards | None = None
        self._log: list[Event] = []  # kept only if it is to be rendered
        self._has_ended = True

    @property
    def position(self) -> State:
        """The real position, what is hidden from the seat included; not for those who learn to play."""
        if self._state is None:
            raise OptionError("the environment has no game yet: call reset() first")
        return self._state

    # --- playing ----------------------------------------------------------------------------------------------------
    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """A new game, up to the seat's first decision. The generator of Gymnasium gives the seed of the game."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        if self._is_seat_drawn:
            self.seat = int(self.np_random.integers(self._players))
        self._others = OtherSeats(self.game, self.opponents, self.seat, drawn)
        self._log = []
        self._state = self.game.new(self._players, drawn, self._edition, self._listener(), **self._options)
        self._has_ended = False
        self._let_others_play()
        self._rewards = self._rewarding.begin(self._state)
        mask = self.action_masks()
        return self._seen(mask), self._info(mask)

    def step(self, action: int | np.int64) -> tuple[Any, float, bool, bool, Info]:
        """Play an action and let the others play until the seat is asked again, or the game is over."""
        state = self.position
        if self._has_ended:
            raise OptionError("the game is over: call reset()")
        played = index(action)
        if played not in state.options_of(self.seat):
            return self._illegal(state, played)
        state.play(played, self.seat, self._listener())
        self._let_others_play()
        self._has_ended = state.is_over
        assert self._rewards is not None  # noqa: S101 - reset() has set them
        mask = self.action_masks()
        return self._seen(mask), self._rewards.earned(state, self.seat), state.is_over, False, self._info(mask)

    def _illegal(self, state: State, action: int) -> tuple[Any, float, bool, bool, Info]:
        self._has_ended = True
        refusal = state.why_not(action, self.seat)
        said = self.game.speaker("en").refusal(refusal, state) if refusal is not None else ""
        mask = self.action_masks()
        return self._seen(mask), self._rewarding.worst, True, False, {**self._info(mask), "illegal": said}

    def action_masks(self) -> Mask:
        """The legal actions now; libraries that know masks ask for them by this name. Before a game there are none."""
        if self._state is None:
            return np.zeros(self.game.num_actions, np.int8)
        return action_mask(self.game, self._state, self.seat)

    def _let_others_play(self) -> None:
        """The others decide until it is the seat's turn; a policy is asked with an observation of its seat."""
        state = self.position
        assert self._others is not None  # noqa: S101 - reset() has seated them
        asked = self._others.play_on(state, self._listener())
        while asked is not None:
            seat, policy = asked
            seen, mask = observation(self.game, state, seat), action_mask(self.game, state, seat)
            state.play(index(policy(seen[None], mask[None])[0]), seat, self._listener())
            asked = self._others.play_on(state, self._listener())

    def _seen(self, mask: Mask) -> Any:
        seen = observation(self.game, self.position, self.seat)
        return {"observation": seen, "action_mask": mask} if self._mask_in_observation else seen

    def _info(self, mask: Mask) -> Info:
        info: Info = {"action_mask": mask, "seat": self.seat}
        if self.position.is_over:
            info["scores"] = totals_of(self.position)
            info["places"] = places_of(self.position)
        return info

    def _listener(self) -> list[Event] | None:
        return None if self.render_mode is None else self._log

    # --- looking ----------------------------------------------------------------------------------------------------
    def render(self) -> str | None:
        """A spectator's summary: "ansi" gives text, "svg" a picture, "human" prints the text."""
        return rendered(picture_of(self.game, self.position, self._log), checked_mode(self.render_mode))

    def _repr_svg_(self) -> str | None:
        """Notebooks show the environment as its picture; before the first game there is none."""
        return None if self._state is None else as_svg(picture_of(self.game, self._state, self._log))


def environment_id(game: str) -> str:
    """ "caravansary/MarcoPolo-v1" for "marco_polo"."""
    return f"caravansary/{game.replace('_', ' ').title().replace(' ', '')}-v{VERSION}"


def register_environments() -> None:
    """Make the games known to `gymnasium.make`; importing this module does it."""
    for name in list_games():
        if environment_id(name) not in gymnasium.registry:
            gymnasium.register(
                environment_id(name),
                f"{__name__}:SeatEnv",
                kwargs={"game": name},
                vector_entry_point="caravansary.envs.vector:SeatVectorEnv",
            )


register_environments()
