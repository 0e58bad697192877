"""Any of the games as a PettingZoo environment, in which agents take turns (AEC).

An agent is a seat, `seat_0` and so on. It observes its view as a vector and the mask of its legal actions; rewards come
when the game is over. In a secret simultaneous choice the seats are asked one after another, in seat order, and none of
them observes what another has chosen. An environment can be copied, saved and restored at every decision.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import Any, Final

from caravansary.envs import MissingExtra

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ModuleNotFoundError as missing:
    raise MissingExtra("caravansary.envs.pettingzoo", "envs") from missing

import numpy as np

from caravansary.core.chance import Chance
from caravansary.core.errors import OptionError, shown
from caravansary.core.events import Event
from caravansary.core.game import new_seed
from caravansary.core.state import State
from caravansary.envs.observation import BOUND, Mask, Vector, action_mask, observation, observation_metadata
from caravansary.envs.picture import RENDER_MODES, as_svg, check_render_mode, checked_mode, picture_of, rendered
from caravansary.envs.rewards import Rewarding, Rewards, places_of, totals_of
from caravansary.games import game as game_of

SAVED: Final = frozenset({"position", "agents", "selected", "rewards", "cumulative_rewards", "seeds"})
SEEDS_CHANCE: Final = 0x5EED_E475_0000_0001  # sets the seeds of further games apart from the game's own chance

Observation = dict[str, Vector | Mask]


def env(game: str, players: int = 2, **settings: Any) -> CaravansaryEnv:
    """An environment of a game; the settings are those of `CaravansaryEnv`."""
    return CaravansaryEnv(game, players, **settings)


class CaravansaryEnv(AECEnv[str, Observation, int]):
    """A game, seat by seat.

    `reward`, `shaping` and `discount` are those of `envs.rewards`: by "rank" (1 for the first place to -1 for the last)
    or "margin" (own points minus those of the best other) at the end, or "points" as they come.
    `options` are the game's own, such as `goal_choice=True`; `edition` comes from `game.load_edition`.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        reward: str = "rank",
        shaping: float = 0.0,
        discount: float = 1.0,
        render_mode: str | None = None,
        edition: Any = None,
        **options: Any,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.game = game_of(game)
        self.game.check_options(players, options)
        self.metadata = {
            "name": f"{game}_v1",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            **observation_metadata(self.game),
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._players = players
        self._edition = edition
        self._options = options
        self._rewarding = Rewarding(self.game, reward, shaping, discount)
        self._earnings: Rewards | None = None
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.game.num_actions) for agent in self.possible_agents}
        self._seeds: Chance | None = None  # of games whose seed is not given
        self._state: State | None = None
        self._log: list[Event] = []  # of the game so far, kept only if it is to be rendered
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.infos: dict[str, dict[str, Any]] = {}

    def _observation_space(self) -> Dict:
        return Dict(
            {
                "observation": Box(-BOUND, BOUND, (self.game.observation_size,), np.float32),
                "action_mask": Box(0, 1, (self.game.num_actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    @property
    def position(self) -> State:
        """The real position, what is hidden from the seats included; not for those who learn to play."""
        if self._state is None:
            raise OptionError("the environment has no game yet: call reset() first")
        return self._state

    # --- playing ----------------------------------------------------------------------------------------------------
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The seed is the game's own; the seeds of later games without one follow from it.

        The options of PettingZoo are not used: those of the game are given when the environment is made.
        """
        if seed is not None:
            seed = index(seed)
            Chance.seeded(seed)  # refuses what is no seed
            self._seeds = Chance.seeded(seed ^ SEEDS_CHANCE)
        elif self._seeds is None:
            self._seeds = Chance.seeded(new_seed())
            seed = self._seeds.word()
        else:
            seed = self._seeds.word()
        self._log = []
        self._state = self.game.new(self._players, seed, self._edition, self._listener(), **self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._earnings = self._rewarding.begin(self._state)
        self._ask_next(self._state)

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is asked; a finished agent takes its leave with None.

        An illegal action raises `IllegalAction`, which says why, and changes nothing.
        """
        state = self._state or self.position
        if not self.agents:
            raise OptionError("the game is over and all agents have left: call reset()")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise OptionError(f"{agent} is asked for an action, got None")
        state.play(index(action), self._seats[agent], self._listener())
        self._cumulative_rewards[agent] = 0.0
        self.rewards[agent] = 0.0
        self._ask_next(state)

    def observe(self, agent: str) -> Observation:
        """The view of the agent's seat, and its legal actions now (none, if it is not for this seat to decide)."""
        seat = self._seats[agent]
        state = self._state or self.position
        return {
            "observation": observation(self.game, state, seat),
            "action_mask": action_mask(self.game, state, seat),
        }

    def _ask_next(self, state: State) -> None:
        """The seat that decides, the first of them in a simultaneous choice; if there is none, the game is over."""
        waiting = state.waiting_for
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
            self._reward(state, [waiting[0]])
        else:
            self._finish(state)

    def _reward(self, state: State, seats: Iterable[int]) -> None:
        """Seats are given what they have earned since they were last asked."""
        assert self._earnings is not None  # noqa: S101 - reset() has set them
        for seat in seats:
            agent = self.possible_agents[seat]
            self.rewards[agent] = self._earnings.earned(state, seat)
            self._cumulative_rewards[agent] += self.rewards[agent]

    def _finish(self, state: State) -> None:
        self._reward(state, self._seats.values())
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"scores": totals_of(state), "places": places_of(state)} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def _listener(self) -> list[Event] | None:
        return None if self.render_mode is None else self._log

    # --- looking ----------------------------------------------------------------------------------------------------
    def render(self) -> str | None:
        """A spectator's summary: "ansi" gives text, "svg" a picture, "human" prints the text."""
        mode = checked_mode(self.render_mode)
        return rendered(picture_of(self.game, self.position, self._log), mode)

    def _repr_svg_(self) -> str | None:
        """Notebooks show the environment as its picture; before the first game there is none."""
        return None if self._state is None else as_svg(picture_of(self.game, self._state, self._log))

    def close(self) -> None:
        """Nothing is kept open."""

    # --- copying ----------------------------------------------------------------------------------------------------
    def copy(self) -> CaravansaryEnv:
        """An environment of its own at the same decision; both play on alike if the same is played.

        Spaces are shared: they describe, and hold nothing of the game.
        """
        twin = CaravansaryEnv.__new__(CaravansaryEnv)
        twin.__dict__.update(self.__dict__)
        twin._state = None if self._state is None else self._state.copy()
        twin._seeds = None if self._seeds is None else self._seeds.copy()
        twin._log = self._log[:]
        twin._earnings = None if self._earnings is None else self._earnings.copy()
        twin.agents = self.agents[:]
        if self._state is not None:
            for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
                setattr(twin, name, dict(getattr(self, name)))
            twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": self.game.name}  # for pickles: there is one game of a name in a program

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = game_of(kept["game"])

    def save(self) -> dict[str, Any]:
        """The decision at which the game is, ready for JSON, hidden things included; `restore` takes it back."""
        seeds = self._seeds
        return {
            "position": self.position.to_dict(),
            "agents": self.agents[:],
            "selected": self.agent_selection,
            "rewards": dict(self.rewards),
            "cumulative_rewards": dict(self._cumulative_rewards),
            "earned": {} if self._earnings is None else self._earnings.to_dict(),
            "seeds": None if seeds is None else seeds.to_list(),
        }

    def restore(self, saved: dict[str, Any]) -> None:
        """Go back, or on, to a saved decision of the same game and number of seats; the log begins anew."""
        if not isinstance(saved, dict) or not saved.keys() >= SAVED:
            raise OptionError(f"what `save` gave has {', '.join(sorted(SAVED))}, got {shown(saved)}")
        state = self.game.from_dict(saved["position"])
        seats = sum(participant.kind == "seat" for participant in state.participants)
        if seats != self._players:
            raise OptionError(f"this environment has {self._players} seats, the saved position {seats}")
        agents = saved["agents"]
        if not isinstance(agents, list) or any(one not in self.possible_agents for one in (*agents, saved["selected"])):
            raise OptionError(f"the agents are {', '.join(self.possible_agents)}, got {shown(agents)}")
        earnings = self._rewarding.begin(state)
        if "earned" in saved:  # older ones have only rewards that come with the end
            earnings.take_back(saved["earned"])
        self._state = state
        self._earnings = earnings
        self._log = []
        self._seeds = None if saved["seeds"] is None else Chance.from_list("seeds", saved["seeds"])
        self.agents = agents[:]
        self.rewards = dict(saved["rewards"])
        self._cumulative_rewards = dict(saved["cumulative_rewards"])
        self.terminations = dict.fromkeys(self.agents, state.is_over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = saved["selected"]
        self._skip_agent_selection = None
