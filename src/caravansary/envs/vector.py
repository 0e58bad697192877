"""One seat in each of many games as a vector environment of Gymnasium; opponents have the other seats.

    import gymnasium, caravansary.envs.gymnasium
    env = gymnasium.make_vec("caravansary/Merv-v1", num_envs=64, bots="random")

Game `i` of `reset(seed=7)` is the one that a single environment plays after `reset(seed=7 + i)`. The games of one
process share one object and its arrays; with `processes=2` and more they are dealt out, and all write into arrays in
shared memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caravansary.envs import MissingExtra

try:
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as missing:
    raise MissingExtra("caravansary.envs.vector", "envs") from missing

import numpy as np

from caravansary.core.errors import OptionError
from caravansary.envs.batch import checked_count
from caravansary.envs.observation import observation_metadata
from caravansary.envs.opponents import Opponent, opponents_around, own_seat
from caravansary.envs.rewards import Rewarding
from caravansary.envs.seat_games import AT_ONCE, NEVER, NEXT_STEP, SeatArrays, SeatGames, SeatSettings
from caravansary.envs.spaces import observation_space
from caravansary.envs.workers import SeatWorkers
from caravansary.games import game as game_of

MODES = {
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.SAME_STEP: AT_ONCE,
    AutoresetMode.DISABLED: NEVER,
}


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Games as one seat plays them, from one of its decisions to the next, all at once.

    The settings are those of `SeatEnv`. `autoreset_mode` says when the game after a finished one begins, as in
    Gymnasium: with the next step (default), with the same one (`infos` then has `final_obs` and `final_info`), or when
    `reset(options={"reset_mask": ...})` asks for it. Without `copy` the arrays that are given out are the
    environment's own, and the next step writes over them.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        *,
        bots: Opponent | list[Opponent] = "greedy",
        seat: int | None = 0,
        reward: str = "rank",
        shaping: float = 0.0,
        discount: float = 1.0,
        mask_in_observation: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        processes: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
        edition: Any = None,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            raise OptionError("a vector of games is not drawn: make a single environment")
        self.game = game_of(game)
        self.game.check_options(players, options)
        self.num_envs = checked_count(num_envs)
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": mode, **observation_metadata(self.game)}
        self.single_observation_space = observation_space(self.game, mask_in_observation)
        self.single_action_space = Discrete(self.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._mask_in_observation = mask_in_observation
        self._mode = mode
        self._copy = copy
        scorers = len(self.game.new(players, 0, edition, **options).scores())
        settings = SeatSettings(
            self.game,
            players,
            opponents_around(bots, players),
            own_seat(seat, players),
            Rewarding(self.game, reward, shaping, discount),
            edition,
            options,
            MODES[mode],
        )
        self._games: SeatGames | SeatWorkers
        if checked_count(processes) == 1:
            self._games = SeatGames(settings, SeatArrays(self.game, num_envs, scorers))
        else:
            self._games = SeatWorkers(settings, num_envs, scorers, min(processes, num_envs))
        self._arrays = self._games.arrays

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games in all rows, or in those of `options["reset_mask"]`, up to the seat's first decision."""
        rows = self._rows_of((options or {}).get("reset_mask"))
        seeds = self._seeds_of(seed)
        self._games.reset(rows, [seeds[row] for row in rows])
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play an action in each game; where a game is to begin anew with this step, the action is not looked at."""
        arrays = self._arrays
        arrays.actions[:] = actions
        illegal = self._games.step()
        infos = self._infos()
        if illegal:
            told = infos["illegal"] = np.full(self.num_envs, None, object)
            told[list(illegal)] = list(illegal.values())
            infos["_illegal"] = np.isin(np.arange(self.num_envs), list(illegal))
        if arrays.ended.any():
            self._tell_ends(infos, fairly=arrays.ended & ~infos.get("_illegal", np.False_))
        cut = np.zeros(self.num_envs, np.bool_)
        return self._seen(), arrays.rewards.copy(), arrays.ended.copy(), cut, infos

    def action_masks(self) -> Any:
        """The legal actions in each game, as maskable learners ask for them."""
        return self._arrays.rows.masks.astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes that play, if there are any."""
        if isinstance(self._games, SeatWorkers):
            self._games.close()

    # --- what is given out ------------------------------------------------------------------------------------------
    def _seen(self) -> Any:
        rows = self._arrays.rows
        if self._mask_in_observation:
            return {"observation": self._given(rows.observations), "action_mask": self._given(rows.masks)}
        return self._given(rows.observations)

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._given(self._arrays.rows.masks),
            "_action_mask": everywhere,
            "seat": self._given(self._arrays.seats),
            "_seat": everywhere,
        }

    def _tell_ends(self, infos: dict[str, Any], fairly: Any) -> None:
        """Scores and places of the games that came to their end."""
        arrays = self._arrays
        ends = {"scores": arrays.scores.copy(), "_scores": fairly, "places": arrays.places.copy(), "_places": fairly}
        if self._mode != AutoresetMode.SAME_STEP:
            infos.update(ends)
            return
        infos["final_obs"] = arrays.last_seen.copy()
        infos["final_info"] = ends
        infos["_final_obs"] = infos["_final_info"] = arrays.ended.copy()

    def _given(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    # --- what is given in -------------------------------------------------------------------------------------------
    def _rows_of(self, mask: Any) -> list[int]:
        if mask is None:
            return list(range(self.num_envs))
        if not isinstance(mask, np.ndarray) or mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise OptionError(f"reset_mask must be an array of {self.num_envs} bools")
        return [int(row) for row in np.flatnonzero(mask)]

    def _seeds_of(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int):
            return [seed + row for row in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise OptionError(f"{self.num_envs} games need {self.num_envs} seeds, got {len(seed)}")
        return seed
