"""The games as environments of the learning libraries: PettingZoo, Gymnasium, OpenSpiel.

`envs.batch` plays many games at once in plain arrays, `envs.vector` shows one seat of them to Gymnasium.
`envs.pettingzoo`, `envs.gymnasium` and `envs.openspiel` need the library that they are named after, an optional
dependency; nothing else in the package imports them. They know games by their interface only.
`docs/study/environments.md` shows their use.
"""

from __future__ import annotations

from caravansary.core.errors import CaravansaryError

__all__ = ["MissingExtra"]


class MissingExtra(CaravansaryError, ImportError):  # noqa: N818 - says what it is
    """The library that an environment is made for is not installed."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__(
            f"{module} needs the extra {extra!r}: pip install '.[{extra}]' in the project's folder", name=module
        )
