# %% [markdown]
# # A first learner
#
# A small agent learns to play Marco Polo against a random bot: a linear policy, trained by REINFORCE in plain numpy.
# It begins by playing at random itself; after some hundred games it wins nearly always, by a clear margin.
# Run it with `uv run --extra envs python docs/examples/learning.py`, or cell by cell in an editor that knows `# %%`.

# %%
from __future__ import annotations

from pathlib import Path

import gymnasium
import numpy as np

import caravansary.envs.gymnasium  # noqa: F401 - makes the games known to gymnasium

GAMES = 300
BLOCK = 30  # games of which the learning curve shows the mean
LEARNING_RATE = 0.1
MARGIN = 10.0  # points that make a difference in a game of random bots
SEED = 1
PICTURE = Path("learning-curve.svg")  # a browser shows it

# %% [markdown]
# ## The environment
#
# The agent has seat 0. `reward="margin"` gives the margin in points at the end of the game. An observation is a vector,
# and the mask in `info` says which of the fixed actions are legal.

# %%
env = gymnasium.make("caravansary/MarcoPolo-v1", players=2, bots="random", reward="margin")
seen, info = env.reset(seed=SEED)
print(f"{seen.size} numbers are observed, {info['action_mask'].sum()} of {info['action_mask'].size} actions are legal")

# %% [markdown]
# ## The policy
#
# Every action has a weight for every observed number. The legal actions are drawn with probabilities that follow from
# their weighted sums (a softmax); the gradient of the logarithm of that probability is what REINFORCE needs.

# %%
weights = np.zeros((env.action_space.n, seen.size), np.float32)
chance = np.random.default_rng(SEED)


def probabilities(seen: np.ndarray, legal: np.ndarray) -> np.ndarray:
    """How likely the policy takes each of the legal actions."""
    sums = weights[legal] @ seen
    powers = np.exp(sums - sums.max())
    return powers / powers.sum()


def play_one_game() -> tuple[float, list[tuple[np.ndarray, np.ndarray, np.ndarray]]]:
    """The margin, and of every decision what was seen, what was legal, and the gradient for the legal actions."""
    decisions = []
    seen, info = env.reset()
    while True:
        legal = np.flatnonzero(info["action_mask"])
        likely = probabilities(seen, legal)
        chosen = chance.choice(len(legal), p=likely / likely.sum(dtype=np.float64))
        if len(legal) > 1:
            gradient = -likely
            gradient[chosen] += 1.0
            decisions.append((seen, legal, gradient))
        seen, reward, is_over, _, info = env.step(legal[chosen])
        if is_over:
            return float(reward), decisions


# %% [markdown]
# ## Training
#
# A game that went better than usual makes its decisions more likely, one that went worse less likely.

# %%
margins: list[float] = []
usual = 0.0
for _ in range(GAMES):
    margin, decisions = play_one_game()
    better = np.clip((margin - usual) / MARGIN, -2.0, 2.0)
    for seen, legal, gradient in decisions:
        weights[legal] += (LEARNING_RATE * better / seen.sum()) * np.outer(gradient, seen)
    usual += 0.05 * (margin - usual)
    margins.append(margin)

# %% [markdown]
# ## The learning curve
#
# The mean margin of every block of games, as a small picture of its own.

# %%
curve = [float(np.mean(margins[start : start + BLOCK])) for start in range(0, GAMES, BLOCK)]
wins = [float(np.mean([one > 0 for one in margins[start : start + BLOCK]])) for start in range(0, GAMES, BLOCK)]


def svg_of(values: list[float], width: int = 640, height: int = 320, edge: int = 40) -> str:
    """A line through the values, with a line at 0."""
    low, high = min(0.0, *values), max(0.0, *values)

    def y_of(value: float) -> float:
        return height - edge - (value - low) / (high - low) * (height - 2 * edge)

    step = (width - 2 * edge) / (len(values) - 1)
    points = " ".join(f"{edge + number * step:.1f},{y_of(value):.1f}" for number, value in enumerate(values))
    zero = y_of(0.0)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">
<rect width="{width}" height="{height}" fill="#fbf6ea"/>
<line x1="{edge}" x2="{width - edge}" y1="{zero:.1f}" y2="{zero:.1f}" stroke="#bbb08f"/>
<polyline points="{points}" fill="none" stroke="#2f6690" stroke-width="3"/>
<text x="{edge}" y="24" font-family="sans-serif" font-size="14">mean margin in points, {BLOCK} games each: \
from {values[0]:.1f} to {values[-1]:.1f}</text>
</svg>
"""


for number, (mean, won) in enumerate(zip(curve, wins, strict=True)):
    print(f"games {number * BLOCK + 1:>4} to {(number + 1) * BLOCK:>4}: margin {mean:6.1f}, won {won:.0%}")
PICTURE.write_text(svg_of(curve), encoding="utf-8")
print(f"The curve is drawn in {PICTURE.resolve()}.")
