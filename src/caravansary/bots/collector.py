"""Python's cyclic collector in processes that think.

A search makes and drops thousands of positions. None is part of a cycle, so each is freed as soon as nobody holds it,
and the collector looks through all of them for nothing: a third of the time of a compiled search in Merv.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SELDOM: Final = (200_000, 50, 50)


def collect_seldom() -> None:
    """From now on the collector looks at what is new only after many new objects."""
    gc.set_threshold(*SELDOM)


@contextmanager
def seldom_collected() -> Iterator[None]:
    """The same for a while, in a process that has other work too."""
    before = gc.get_threshold()
    collect_seldom()
    try:
        yield
    finally:
        gc.set_threshold(*before)
